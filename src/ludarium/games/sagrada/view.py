"""What a viewer sees of Sagrada: made from redacted data alone, ready for JSON.

A table is looked at after every move by all who sit there, and little of it has changed: cards, and seats with their
ledgers, are written once and then shared by all views.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Raw

from ludarium.kernel.part import part
from ludarium.kernel.standing import Line

from .content.objectives import OBJECTIVES
from .content.patterns import PATTERNS, UNCHOSEN
from .content.tools import TOOLS
from .scoring import LINES_KEPT, PRIVATE_RULE, ledger
from .table import ROUNDS, windows_on
from .window import CELLS, COLOURS, COLUMNS, EMPTY, FACES, LETTERS, die_name, window
from .words import ChooseShade, Take

MOST_DICE: Final = 9  # in the pool: four players draw so many (SG-10)
SEATS_KEPT: Final = 8000  # as their viewers saw them last: a kilobyte each

# The name of every die; EMPTY is -1 and so finds the last.
NAMES: Final[list[str | None]] = [*(die_name(die) for die in range(len(COLOURS) * FACES)), None]
SLOTS: Final = [[{"id": f"pool:{slot}", "die": name} for name in NAMES] for slot in range(MOST_DICE)]


def view(redacted: dict[str, Any]) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; dice are "R3", a place without one is null."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    solo = seats == 1
    viewer: int = redacted["viewer"]
    frames = redacted["stack"]
    return {
        "game": "sagrada",
        "viewer": None if viewer < 0 else viewer,
        "over": not frames,
        "round": table["round"],
        "rounds": ROUNDS,
        "first": table["first"],
        "turn": _turn(table, seats),
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == EMPTY],
        "bag": dict(zip(LETTERS, table["bag"], strict=True)),
        "pool": [SLOTS[slot][die] for slot, die in enumerate(table["pool"])],
        "hand": _hand(frames[-1]) if frames else None,
        "track": _track(table["track"]),
        "tools": [_tool(number, paid, solo) for number, paid in zip(table["tools"], table["paid"], strict=True)],
        "public": [_goal(number) for number in table["public"]],
        "choices": [_pattern(side) for side in windows_on(table["cards"][viewer])]
        if table["cards"] and viewer >= 0
        else [],
        "seats": [_seat(table, seat, solo=solo) for seat in range(seats)],
        "target": sum(die % 32 % FACES + 1 for die in table["track"]) if solo else None,
    }


def printed() -> dict[str, Any]:
    """What never changes: the windows, and the objectives by id, public and private."""
    return {
        "windows": {pattern.name: _pattern(number) for number, pattern in enumerate(PATTERNS)},
        "public": {goal.name: {"rule": goal.rule, "points": goal.points} for goal in OBJECTIVES},
        "private": COLOURS,
    }


# The scripts that have a die in hand while they ask.
_TAKING = {tool.name: tool.script for tool in TOOLS if isinstance(tool.first, Take)}


def _hand(frame: list[Any]) -> dict[str, Any] | None:
    """The die between the pool and the window; "R?" while its shade is yet to be chosen (SG-T11)."""
    name, _, at, die, slot = frame
    if name not in _TAKING or die < 0:
        return None
    is_open = isinstance(_TAKING[name].steps[at - 1], ChooseShade)
    return {"die": f"{die_name(die)[0]}?" if is_open else die_name(die), "from": f"pool:{slot}"}


def _turn(table: dict[str, Any], seats: int) -> int | None:
    """Which of their two turns of the round the player has, 1 or 2."""
    if not table["round"] or not 0 <= table["turn"] < 2 * seats:
        return None
    return 1 if table["turn"] < seats else 2


def _track(track: list[int]) -> list[dict[str, Any]]:
    """The dice of the round track, which are named by their round and their number there."""
    found: list[dict[str, Any]] = []
    last = number = 0
    for die in track:
        this_round = die // 32 + 1
        number = number + 1 if this_round == last else 1
        last = this_round
        found.append(_lying(this_round, number, die % 32))
    return found


@cache
def _lying(this_round: int, number: int, die: int) -> dict[str, Any]:
    return {"id": f"track:{this_round}.{number}", "round": this_round, "die": NAMES[die]}


@cache
def _goal(number: int) -> Raw:
    goal = OBJECTIVES[number]
    return part({"id": goal.name, "rule": goal.rule, "points": goal.points})


@cache
def _tool(number: int, paid: int, solo: bool) -> Raw:
    tool = TOOLS[number]
    return part(
        {
            "id": f"tool:{tool.name}",
            "name": tool.name,
            "number": tool.number,
            "rule": tool.rule,
            "colour": COLOURS[tool.colour],
            "tokens": 0 if solo else paid,
            "price": None if solo else 1 if paid == 0 else 2,
            "paid_with": die_name(paid - 1) if solo and paid else None,
        }
    )


@cache
def _pattern(number: int) -> dict[str, Any]:
    pattern = PATTERNS[number]
    return {
        "id": f"window:{pattern.name}",
        "name": pattern.name,
        "difficulty": pattern.difficulty,
        "grid": [pattern.grid[row : row + COLUMNS] for row in range(0, CELLS, COLUMNS)],
    }


def _seat(table: dict[str, Any], seat: int, *, solo: bool) -> Raw:
    """A seat's window and what it scores now, as far as the viewer knows the objectives."""
    private = table["private"] if solo else [table["private"][seat]]
    return _seat_part(
        seat,
        table["patterns"][seat],
        tuple(table["windows"][seat]),
        table["tokens"][seat],
        bool(table["skipping"] >> seat & 1),
        tuple([colour for colour in private if colour >= 0]),
        tuple(table["public"]),
        solo,
    )


@lru_cache(SEATS_KEPT)
def _seat_part(
    seat: int,
    chosen: int,
    dice: tuple[int, ...],
    tokens: int,
    skips: bool,
    private: tuple[int, ...],
    public: tuple[int, ...],
    solo: bool,
) -> Raw:
    mine = window(UNCHOSEN if chosen < 0 else PATTERNS[chosen], list(dice))
    lines = ledger(mine, list(public), list(private), tokens, solo=solo)
    return part(
        {
            "seat": seat,
            "window": None if chosen < 0 else _window(chosen),
            "dice": [[NAMES[die] for die in dice[row : row + COLUMNS]] for row in range(0, CELLS, COLUMNS)],
            "tokens": tokens,
            "skips": skips,
            "private": [_private(colour) for colour in private],
            "score": {"total": sum(line.points for line in lines), "ledger": [_row(line) for line in lines]},
        }
    )


@cache
def _window(number: int) -> Raw:
    return part(_pattern(number))


@cache
def _private(colour: int) -> dict[str, Any]:
    return {"colour": COLOURS[colour], "rule": PRIVATE_RULE[colour]}


@lru_cache(LINES_KEPT * 4)
def _row(line: Line) -> Raw:
    """A row of a ledger, whose lines are shared too."""
    return part(line.dump())
