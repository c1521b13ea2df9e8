"""What a viewer sees of Raxxon: made from redacted data alone, ready for JSON."""

from __future__ import annotations

from typing import Any, Final

from .grid import NAMES, SIDE, cells_of
from .lore import Lore
from .table import EVERYBODY, SUSPECT, TAKEOVER
from .turn import LINE, MOST_SPREADS, SLOT, is_available
from .words.kill import CENTRE, Cluster

OUTCOMES: Final[list[str | None]] = [None, "victory", "outbreak", "takeover"]


def view(redacted: dict[str, Any], lore: Lore) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; a citizen is its type, or null where the viewer cannot know."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    viewer: int = redacted["viewer"]
    crowd = [_card(table, cell, lore) for cell in range(SIDE * SIDE - 1) if table["crowd"] >> cell & 1]
    level = lore.levels[table["level"]]
    return {
        "game": "raxxon",
        "viewer": None if viewer < 0 else viewer,
        "over": not redacted["stack"],
        "outcome": OUTCOMES[table["outcome"]],
        "level": level.name,
        "day": table["day"],
        "first": table["first"],
        "turn": None if table["current"] < 0 else table["current"],
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == -1],
        "power": table["power"],
        "takeover": TAKEOVER,
        "infection": len(table["infection"]),
        "infection_start": sum(_infected(level.citizens, lore)) - level.infected,
        "population": [_type(lore, citizen) for citizen in table["population"]],
        "raxxon": [None if card < 0 else lore.cards[card].name for card in table["raxxon"]],
        "crowd": crowd,
        "odds": _odds(table, lore),
        "saved": sum(table["evacuated"]),
        "needed": sum(level.citizens) - sum(_infected(level.citizens, lore)),
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
        "seats": [_seat(table, seat, seats, lore) for seat in range(seats)],
    }


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
        "known_to_all": known & EVERYBODY == EVERYBODY,
        "roadblock": dict(table["blocks"]).get(cell, 0),
    }


def _pile(numbers: list[int], lore: Lore) -> dict[str, int]:
    """A pile by type, without those of which there is none."""
    return {lore.types[citizen]: number for citizen, number in enumerate(numbers) if number}


def _unseen(table: dict[str, Any], lore: Lore) -> list[int]:
    """How many of each type lie where the viewer cannot see them: face down in the crowd, or in the two decks."""
    left: list[int] = lore.levels[table["level"]].citizens[:]
    for citizen in (*table["cells"], *table["population"], *table["infection"]):
        if citizen >= 0:
            left[citizen] -= 1
    for pile in ("discard", "evacuated", "contained", "uncontained"):
        for citizen, number in enumerate(table[pile]):
            left[citizen] -= number
    return left


def _odds(table: dict[str, Any], lore: Lore) -> dict[str, float]:
    """How likely an unknown card of the population, face down in the crowd or in its deck, is of each type."""
    left = _unseen(table, lore)
    infected = sum(_infected(left, lore))
    among = infected - sum(citizen < 0 for citizen in table["infection"])  # the others are in the infection deck
    unknown = sum(left) - infected + among
    if not unknown:
        return {}
    share = among / infected if infected else 0.0
    return {
        lore.types[citizen]: round(number * (1.0 if lore.healthy >> citizen & 1 else share) / unknown, 4)
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
    return {
        "infected": seen + outside,
        "unknown": unknown,
        "least": least,
        "most": min(seen + outside + unknown, MOST_SPREADS),
    }


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


def _seat(table: dict[str, Any], seat: int, seats: int, lore: Lore) -> dict[str, Any]:
    """A seat: its character, the tokens on its sheet, and whether it has passed."""
    number = table["characters"][seat]
    actions: list[dict[str, Any]] = []
    if number >= 0:
        for place, action in enumerate(lore.characters[number].actions(seats)):
            tokens = table["tokens"][seat][place]
            actions.append(
                {
                    "id": f"action:{place}",
                    "name": f"action-{lore.characters[number].name}-{place}",
                    "kind": action.kind,
                    "token": f"token:{seat}:{place}",
                    "tokens": tokens,
                    "slots": [[symbol.name.removeprefix("symbol-") for symbol in slot] for slot in action.slots],
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
