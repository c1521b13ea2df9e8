"""A viewer's view of Raxxon, made from redacted data alone, ready for JSON."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import Step

from .compiled_pack import MAX_SEATS_SIDE_A, Character, CompiledPack, ScenarioRules
from .crowd_grid import CELL_NAMES, SIDE, cells_of, gaps
from .deal import empty_table
from .ending import TAKEOVER
from .option_code import AN_ACTION, PASS
from .prospects import idle_reasons, targets
from .secrets import INFECTED, KNOWN_TO_ALL, SUSPECT
from .steps.kill import MASK_BASE, ClusterQuestion
from .turn import (
    ACTION_BASE,
    LAST_DAY,
    MAX_SPREADS,
    SLOT_BASE,
    ChooseCharacter,
    TakeAction,
    is_available,
)
from .view_types import (
    ActionView,
    Consequence,
    CrowdCard,
    IdleReason,
    Outcome,
    Overnight,
    RaxxonView,
    ScenarioView,
    SeatView,
    Side,
)

OUTCOMES: Final[list[Outcome | None]] = [None, "victory", "outbreak", "takeover", "mutation", "endless"]


def view(redacted: Redacted, pack: CompiledPack) -> RaxxonView:
    """The whole table as the viewer sees it; a citizen is its type, or null if the viewer cannot know it."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    viewer: int = redacted["viewer"]
    crowd = [_card(table, cell, pack) for cell in range(SIDE * SIDE - 1) if table["crowd"] >> cell & 1]
    level = pack.levels[table["level"]]
    leaving = pack.scenario.evacuated_types()
    idle, aimed = _prospects(redacted, pack)
    return {
        "game": "raxxon",
        "viewer": None if viewer < 0 else viewer,
        "over": not redacted["stack"],
        "outcome": OUTCOMES[table["outcome"]],
        "level": level.name,
        "scenario": _scenario(table, pack) if pack.scenario.number else None,
        "day": table["day"],
        "first": table["first"],
        "turn": None if table["current"] < 0 else table["current"],
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == -1],
        "power": table["power"],
        "takeover": TAKEOVER,
        "infection": len(table["infection"]),
        "infection_start": sum(_infected(level.citizens, pack)) - level.infected - pack.scenario.reserve_infected,
        "changes": _changes(table["power"], len(table["infection"])),
        "population": [_type(pack, citizen) for citizen in table["population"]],
        "raxxon": [None if card < 0 else pack.cards[card].name for card in table["raxxon"]],
        "crowd": crowd,
        "gaps": [{"row": cell // SIDE, "column": cell % SIDE} for cell in gaps(table["crowd"])],
        "odds": _odds(table, pack),
        "saved": sum(table["evacuated"]) - sum(_infected(table["evacuated"], pack)),
        "needed": sum(number for citizen, number in enumerate(level.citizens) if leaving >> citizen & 1),
        "evacuated": _pile(table["evacuated"], pack),
        "discard": _pile(table["discard"], pack),
        "contained": _pile(table["contained"], pack),
        "uncontained": _pile(table["uncontained"], pack),
        "triggered": [pack.cards[card].name for card in table["triggered"]],
        "untriggered": [pack.cards[card].name for card in table["untriggered"]],
        "followed": [pack.cards[card].name for card in table["followed"]],
        "ignored_adds": table["ignored_adds"],
        "owed": table["owed"],
        "overnight": _overnight(table, crowd, pack),
        "consequence": _consequence(redacted),
        "chosen": _chosen(redacted, pack),
        "idle": idle,
        "targets": aimed,
        "seats": [_seat(table, seat, seats, pack) for seat in range(seats)],
        "offered": _offered(redacted, pack),
    }


def _changes(power: int, infection: int) -> dict[str, list[int]]:
    """The number before and after an effect that changes the power (RX-36) or spreads (RX-32), by its message."""
    changes = {"does-power": [power, power + 1], "does-power-down": [power, max(0, power - 1)]}
    if infection:
        changes["does-infection"] = [infection, infection - 1]
    return changes


def _scenario(table: dict[str, Any], pack: CompiledPack) -> ScenarioView:
    """The scenario's part of the view.

    `events` are the random events to come, with how often each; `timed` is the event that comes at fixed times, with
    its positions among all events; `reserve` is the scenario's face-down deck from bottom to top, `reserve_healthy`
    its healthy cards, which all players know.
    """
    rules = pack.scenario
    to_come = list(range(len(table["past"]), len(rules.event_numbers))) if rules.in_order else rules.event_numbers[:]
    for event in () if rules.in_order else table["past"]:
        if event in to_come:
            to_come.remove(event)
    return {
        "number": rules.number,
        "name": f"scenario-{rules.number}",
        "rule": rules.rule,
        "stage": table["stage"],
        "strict": table["strict"],
        "events": {rules.events[event].name: to_come.count(event) for event in to_come},
        "timed": _timed(table, rules),
        "past": [rules.events[event].name for event in table["past"]],
        "reserve": [_type(pack, citizen) for citizen in table["reserve"]],
        "reserve_healthy": _pile(table["reserve_healthy"], pack),
        "aside": _pile(table["aside"], pack),
    }


def _timed(table: dict[str, Any], rules: ScenarioRules) -> dict[str, list[int]]:
    """The event that comes at fixed times, with its remaining positions among all events."""
    left = [before + 1 for before in rules.timed_after if before >= len(table["past"])]
    return {rules.events[rules.timed].name: left} if left else {}


def _type(pack: CompiledPack, citizen: int) -> str | None:
    return None if citizen < 0 else pack.types[citizen]


def _infected(numbers: list[int], pack: CompiledPack) -> list[int]:
    """The values of the infected types."""
    return [number for citizen, number in enumerate(numbers) if not pack.healthy >> citizen & 1]


def _card(table: dict[str, Any], cell: int, pack: CompiledPack) -> CrowdCard:
    """A card of the crowd; `key` follows it when it moves, `suspect` is the result of an interview."""
    known = table["known"][cell]
    return {
        "id": f"crowd:{CELL_NAMES[cell]}",
        "key": table["keys"][cell],
        "row": cell // SIDE,
        "column": cell % SIDE,
        "citizen": _type(pack, table["cells"][cell]),
        "face_up": not table["down"] >> cell & 1,
        "suspect": bool(known & SUSPECT),
        "surely_infected": bool(known & INFECTED),
        "known_to_all": known & KNOWN_TO_ALL == KNOWN_TO_ALL,
        "roadblock": dict(table["blocks"]).get(cell, 0),
    }


def _pile(numbers: list[int], pack: CompiledPack) -> dict[str, int]:
    """The number of cards in a pile by type, without zeros."""
    return {pack.types[citizen]: number for citizen, number in enumerate(numbers) if number}


def _unseen(table: dict[str, Any], pack: CompiledPack) -> list[int]:
    """The number of cards of each type that the viewer does not know: face down in the crowd, or in the two decks.

    Of a scenario's reserve only the infected cards are included.
    """
    left: list[int] = pack.levels[table["level"]].citizens[:]
    for citizen in (*table["cells"], *table["population"], *table["infection"]):
        if citizen >= 0:
            left[citizen] -= 1
    for pile in ("discard", "evacuated", "contained", "uncontained", "aside", "reserve_healthy"):
        for citizen, number in enumerate(table.get(pile, [])):
            left[citizen] -= number
    if pack.scenario.mutant >= 0 and table["stage"]:
        left[pack.scenario.focus] -= 1
        left[pack.scenario.mutant] += 1
    return left


def _odds(table: dict[str, Any], pack: CompiledPack) -> dict[str, float]:
    """The probability of each type for an unknown card of the crowd or the population deck."""
    left = _unseen(table, pack)
    spreading = sum(number for citizen, number in enumerate(left) if pack.scenario.spreading >> citizen & 1)
    elsewhere = sum(citizen < 0 for citizen in table["infection"])  # in the infection deck, or in a reserve
    elsewhere += len(table.get("reserve", [])) - sum(table.get("reserve_healthy", []))
    unknown = sum(left) - elsewhere
    if not unknown:
        return {}
    share = (spreading - elsewhere) / spreading if spreading else 0.0
    return {
        pack.types[citizen]: round(number * (share if pack.scenario.spreading >> citizen & 1 else 1.0) / unknown, 4)
        for citizen, number in enumerate(left)
        if number
    }


def _overnight(table: dict[str, Any], crowd: list[CrowdCard], pack: CompiledPack) -> Overnight:
    """The night if the day ended now: known infected cards, unknown cards, and the bounds of the spreads."""
    healthy = {pack.types[citizen] for citizen in range(len(pack.types)) if pack.healthy >> citizen & 1}
    seen = sum(card["citizen"] is not None and card["citizen"] not in healthy for card in crowd)
    unknown = sum(card["citizen"] is None for card in crowd)
    outside = sum(table["uncontained"])
    least = min(seen + outside, MAX_SPREADS)
    most = min(seen + outside + unknown, MAX_SPREADS)
    if table["day"] >= LAST_DAY:
        least = most = len(table["infection"]) + 1
    return {"infected": seen + outside, "unknown": unknown, "least": least, "most": most}


def _consequence(redacted: Redacted) -> Consequence | None:
    """The next symbol of a sheet to apply: its action and slot."""
    if not redacted["stack"] or redacted["stack"][-1][0] != "turn" or redacted["stack"][-1][2] != 1:
        return None
    action, rest = divmod(redacted["stack"][-1][3], ACTION_BASE)
    slot, symbol = divmod(rest, SLOT_BASE)
    return {"seat": redacted["stack"][-1][1], "action": action, "slot": slot, "symbol": symbol}


def _asking_step(redacted: Redacted, pack: CompiledPack) -> Step[Any] | None:
    """The step that asks; None if the game is over."""
    if not redacted["stack"]:
        return None
    name, _, after, _, _ = redacted["stack"][-1]
    return pack.scripts[name].steps[after - 1] if after else None


def _chosen(redacted: Redacted, pack: CompiledPack) -> list[str]:
    """The cards of the crowd chosen so far, while a cluster is chosen card by card."""
    if not isinstance(_asking_step(redacted, pack), ClusterQuestion):
        return []
    it = redacted["stack"][-1][3]
    return [] if it < 0 else [f"crowd:{CELL_NAMES[cell]}" for cell in cells_of(it // MASK_BASE)]


def _prospects(redacted: Redacted, pack: CompiledPack) -> tuple[dict[str, list[IdleReason]], dict[str, list[str]]]:
    """The actions offered to the viewer: why some would only cost their token now, and the targets of the others."""
    idle: dict[str, list[IdleReason]] = {}
    aimed: dict[str, list[str]] = {}
    if not isinstance(_asking_step(redacted, pack), TakeAction):
        return idle, aimed
    for seat, options, _ in redacted["decisions"]:
        if options is None or seat != redacted["viewer"]:
            continue
        game = empty_table(redacted["seats"], Rng(0, 0, 0, 1), pack)
        game.load_table(redacted["table"])  # unknown cards stay unknown: nothing here depends on them
        for option in options:
            if option == PASS:
                continue
            number = option - AN_ACTION
            touch = pack.touch_ids[option]
            game.tokens[seat][number] += 1  # it is on the sheet before the action is performed
            if reasons := idle_reasons(game, seat, number):
                idle[touch] = [{"rule": reason.rule, "message": reason.message.dump()} for reason in reasons]
            else:
                aimed[touch] = targets(game, seat, number)
            game.tokens[seat][number] -= 1
    return idle, aimed


def _seat(table: dict[str, Any], seat: int, seats: int, pack: CompiledPack) -> SeatView:
    """A seat: its character, its sheet with tokens, and whether it has passed."""
    number = table["characters"][seat]
    return {
        "seat": seat,
        "character": None if number < 0 else pack.characters[number].name,
        "side": _side(seats),
        "passed": bool(table["passed"] >> seat & 1),
        "passes": table["passes"],
        "actions": [] if number < 0 else _actions(pack.characters[number], table["tokens"][seat], seat, seats),
    }


def _offered(redacted: Redacted, pack: CompiledPack) -> list[SeatView]:
    """While a character is chosen, each sheet as it would lie before the seat that chooses."""
    if not isinstance(_asking_step(redacted, pack), ChooseCharacter):
        return []
    seat, seats = redacted["stack"][-1][1], redacted["seats"]
    return [
        {
            "seat": seat,
            "character": character.name,
            "side": _side(seats),
            "passed": False,
            "passes": 0,
            "actions": _actions(character, [0] * len(character.actions(seats)), seat, seats),
        }
        for character in pack.characters
    ]


def _side(seats: int) -> Side:
    """The side of the sheets for a number of players (RX-05)."""
    return "a" if seats <= MAX_SEATS_SIDE_A else "b"


def _actions(character: Character, tokens: list[int], seat: int, seats: int) -> list[ActionView]:
    """The actions of a sheet with its tokens; one that takes any number of tokens has a slot more than tokens."""
    return [
        {
            "id": f"action:{place}",
            "name": action.name,
            "kind": action.kind,
            "token": f"token:{seat}:{place}",
            "tokens": tokens[place],
            "slots": [
                [symbol.name.removeprefix("symbol-") for symbol in slot]
                for slot in (action.slots * (tokens[place] + 1) if action.endless else action.slots)
            ],
            "available": is_available(action, tokens[place]),
        }
        for place, action in enumerate(character.actions(seats))
    ]
