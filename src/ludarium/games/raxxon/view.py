"""What a viewer sees of Raxxon: made from redacted data alone, ready for JSON."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.rng import Rng

from .deal import table as empty_table
from .grid import NAMES, SIDE, cells_of
from .lore import Lore
from .scene import CALM
from .scenes.calm import ITS_TIMES, SET_EVENT
from .table import EVERYBODY, INFECTED, SUSPECT, TAKEOVER
from .thing import AN_ACTION, PASS
from .turn import LAST_DAY, LINE, MOST_SPREADS, SLOT, TakeAction, idle_reasons, is_available
from .words.kill import CENTRE, Cluster

OUTCOMES: Final[list[str | None]] = [None, "victory", "outbreak", "takeover", "mutation", "endless"]


def view(redacted: dict[str, Any], lore: Lore) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; a citizen is its type, or null where the viewer cannot know."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    viewer: int = redacted["viewer"]
    crowd = [_card(table, cell, lore) for cell in range(SIDE * SIDE - 1) if table["crowd"] >> cell & 1]
    level = lore.levels[table["level"]]
    leaving = lore.scene.may_leave()
    return {
        "game": "raxxon",
        "viewer": None if viewer < 0 else viewer,
        "over": not redacted["stack"],
        "outcome": OUTCOMES[table["outcome"]],
        "level": level.name,
        "scenario": _scene(table, lore) if lore.scene.number else None,
        "day": table["day"],
        "first": table["first"],
        "turn": None if table["current"] < 0 else table["current"],
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == -1],
        "power": table["power"],
        "takeover": TAKEOVER,
        "infection": len(table["infection"]),
        "infection_start": sum(_infected(level.citizens, lore)) - level.infected - lore.scene.reserve_infected,
        "population": [_type(lore, citizen) for citizen in table["population"]],
        "raxxon": [None if card < 0 else lore.cards[card].name for card in table["raxxon"]],
        "crowd": crowd,
        "odds": _odds(table, lore),
        "saved": sum(table["evacuated"]) - sum(_infected(table["evacuated"], lore)),
        "needed": sum(number for citizen, number in enumerate(level.citizens) if leaving >> citizen & 1),
        "evacuated": _pile(table["evacuated"], lore),
        "discard": _pile(table["discard"], lore),
        "contained": _pile(table["contained"], lore),
        "uncontained": _pile(table["uncontained"], lore),
        "triggered": [lore.cards[card].name for card in table["triggered"]],
        "untriggered": [lore.cards[card].name for card in table["untriggered"]],
        "followed": [lore.cards[card].name for card in table["followed"]],
        "ignored_adds": table["ignored_adds"],
        "owed": table["owed"],
        "overnight": _overnight(table, crowd, lore),
        "consequence": _consequence(redacted),
        "chosen": _chosen(redacted, lore),
        "idle": _idle(redacted, lore),
        "seats": [_seat(table, seat, seats, lore) for seat in range(seats)],
    }


def _scene(table: dict[str, Any], lore: Lore) -> dict[str, Any]:
    """What a scenario adds: how far it has come, its events, its own deck, and who is out of play.

    `events` are those that may still come, each with how often, and `timed` one that comes at its time, and its numbers
    among all; `reserve` is its face-down deck from bottom to top, and `reserve_healthy` what all know of it.
    """
    scene = lore.scene
    to_come = list(range(len(table["past"]), len(scene.cycle))) if scene.in_order else scene.cycle[:]
    for event in () if scene.in_order else table["past"]:
        if event in to_come:
            to_come.remove(event)
    return {
        "number": scene.number,
        "name": f"scenario-{scene.number}",
        "rule": scene.rule,
        "stage": table["stage"],
        "strict": table["strict"],
        "events": {f"scene-{scene.number}-{event + 1}": to_come.count(event) for event in to_come},
        "timed": _timed(table, scene.number),
        "past": [f"scene-{scene.number}-{event + 1}" for event in table["past"]],
        "reserve": [_type(lore, citizen) for citizen in table["reserve"]],
        "reserve_healthy": _pile(table["reserve_healthy"], lore),
        "aside": _pile(table["aside"], lore),
    }


def _timed(table: dict[str, Any], scene: int) -> dict[str, list[int]]:
    """The event that does not come at random, with the numbers it will have among all."""
    left = [before + 1 for before in ITS_TIMES if before >= len(table["past"])]
    return {f"scene-{scene}-{SET_EVENT + 1}": left} if scene == CALM and left else {}


def _type(lore: Lore, citizen: int) -> str | None:
    return None if citizen < 0 else lore.types[citizen]


def _infected(numbers: list[int], lore: Lore) -> list[int]:
    """The numbers of the infected types."""
    return [number for citizen, number in enumerate(numbers) if not lore.healthy >> citizen & 1]


def _card(table: dict[str, Any], cell: int, lore: Lore) -> dict[str, Any]:
    """A card of the crowd; `key` follows it wherever it goes, and `suspect` is what an interview told."""
    known = table["known"][cell]
    return {
        "id": f"crowd:{NAMES[cell]}",
        "key": table["keys"][cell],
        "row": cell // SIDE,
        "column": cell % SIDE,
        "citizen": _type(lore, table["cells"][cell]),
        "face_up": not table["down"] >> cell & 1,
        "suspect": bool(known & SUSPECT),
        "surely_infected": bool(known & INFECTED),
        "known_to_all": known & EVERYBODY == EVERYBODY,
        "roadblock": dict(table["blocks"]).get(cell, 0),
    }


def _pile(numbers: list[int], lore: Lore) -> dict[str, int]:
    """A pile by type, without those of which there is none."""
    return {lore.types[citizen]: number for citizen, number in enumerate(numbers) if number}


def _unseen(table: dict[str, Any], lore: Lore) -> list[int]:
    """How many of each type lie where the viewer cannot see them: face down in the crowd, or in the two decks.

    Of a scenario's reserve only the infected are among them.
    """
    left: list[int] = lore.levels[table["level"]].citizens[:]
    for citizen in (*table["cells"], *table["population"], *table["infection"]):
        if citizen >= 0:
            left[citizen] -= 1
    for pile in ("discard", "evacuated", "contained", "uncontained", "aside", "reserve_healthy"):
        for citizen, number in enumerate(table.get(pile, [])):
            left[citizen] -= number
    if lore.scene.mutant >= 0 and table["stage"]:
        left[lore.scene.focus] -= 1
        left[lore.scene.mutant] += 1
    return left


def _odds(table: dict[str, Any], lore: Lore) -> dict[str, float]:
    """How likely an unknown card of the population, face down in the crowd or in its deck, is of each type."""
    left = _unseen(table, lore)
    spreading = sum(number for citizen, number in enumerate(left) if lore.scene.spreading >> citizen & 1)
    elsewhere = sum(citizen < 0 for citizen in table["infection"])  # in the infection deck, or in a reserve
    elsewhere += len(table.get("reserve", [])) - sum(table.get("reserve_healthy", []))
    unknown = sum(left) - elsewhere
    if not unknown:
        return {}
    share = (spreading - elsewhere) / spreading if spreading else 0.0
    return {
        lore.types[citizen]: round(number * (share if lore.scene.spreading >> citizen & 1 else 1.0) / unknown, 4)
        for citizen, number in enumerate(left)
        if number
    }


def _overnight(table: dict[str, Any], crowd: list[dict[str, Any]], lore: Lore) -> dict[str, Any]:
    """What would happen if the day ended now: infected cards that are seen, unknown cards, and the most spreads."""
    healthy = {lore.types[citizen] for citizen in range(len(lore.types)) if lore.healthy >> citizen & 1}
    seen = sum(card["citizen"] is not None and card["citizen"] not in healthy for card in crowd)
    unknown = sum(card["citizen"] is None for card in crowd)
    outside = sum(table["uncontained"])
    least = min(seen + outside, MOST_SPREADS)
    most = min(seen + outside + unknown, MOST_SPREADS)
    if table["day"] >= LAST_DAY:
        least = most = len(table["infection"]) + 1
    return {"infected": seen + outside, "unknown": unknown, "least": least, "most": most}


def _consequence(redacted: dict[str, Any]) -> dict[str, int] | None:
    """The symbol of a sheet that is to be applied next: of which action, in which slot."""
    if not redacted["stack"] or redacted["stack"][-1][0] != "turn" or redacted["stack"][-1][2] != 1:
        return None
    action, rest = divmod(redacted["stack"][-1][3], LINE)
    slot, symbol = divmod(rest, SLOT)
    return {"seat": redacted["stack"][-1][1], "action": action, "slot": slot, "symbol": symbol}


def _chosen(redacted: dict[str, Any], lore: Lore) -> list[str]:
    """The cards of the crowd that are chosen already, where several are chosen one after another."""
    if not redacted["stack"]:
        return []
    name, _, at, it, _ = redacted["stack"][-1]
    script = lore.scripts[name]
    if at == 0 or it < 0 or not isinstance(script.steps[at - 1], Cluster):
        return []
    return [f"crowd:{NAMES[cell]}" for cell in cells_of(it // CENTRE)]


def _idle(redacted: dict[str, Any], lore: Lore) -> dict[str, list[dict[str, Any]]]:
    """The actions offered to the viewer that would change nothing now but for their token, each with the reasons."""
    found: dict[str, list[dict[str, Any]]] = {}
    if not redacted["stack"]:
        return found
    name, _, at, _, _ = redacted["stack"][-1]
    if not isinstance(lore.scripts[name].steps[at - 1], TakeAction):
        return found
    for seat, options, _ in redacted["decisions"]:
        if options is None or seat != redacted["viewer"]:
            continue
        game = empty_table(redacted["seats"], Rng(0, 0, 0, 1), lore)
        game.load_table(redacted["table"])  # what the viewer cannot know stays unknown: no reason rests on it
        for option in options:
            if option == PASS:
                continue
            number = option - AN_ACTION
            game.tokens[seat][number] += 1  # it lies on the sheet before the action is performed
            reasons = idle_reasons(game, seat, number)
            game.tokens[seat][number] -= 1
            if reasons:
                found[lore.things[option]] = [
                    {"rule": reason.rule, "message": reason.message.dump()} for reason in reasons
                ]
    return found


def _seat(table: dict[str, Any], seat: int, seats: int, lore: Lore) -> dict[str, Any]:
    """A seat: its character, the tokens on its sheet, and whether it has passed."""
    number = table["characters"][seat]
    actions: list[dict[str, Any]] = []
    if number >= 0:
        for place, action in enumerate(lore.characters[number].actions(seats)):
            tokens = table["tokens"][seat][place]
            slots = action.slots * (tokens + 1) if action.endless else action.slots
            actions.append(
                {
                    "id": f"action:{place}",
                    "name": action.name,
                    "kind": action.kind,
                    "token": f"token:{seat}:{place}",
                    "tokens": tokens,
                    "slots": [[symbol.name.removeprefix("symbol-") for symbol in slot] for slot in slots],
                    "available": is_available(action, tokens),
                }
            )
    return {
        "seat": seat,
        "character": None if number < 0 else lore.characters[number].name,
        "side": "a" if seats <= 2 else "b",  # noqa: PLR2004 - RX-05
        "passed": bool(table["passed"] >> seat & 1),
        "passes": table["passes"],
        "actions": actions,
    }
