"""What a viewer sees of Sagrada: made from redacted data alone, ready for JSON.

A table is looked at after every move by all who sit there, and little of it has changed: dice, cards and the rows of
ledgers are made once and then shared by all views.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from ludarium.kernel.standing import Line

from .content.objectives import OBJECTIVES
from .content.patterns import PATTERNS, UNCHOSEN
from .content.tools import TOOLS
from .scoring import LINES_KEPT, PRIVATE_RULE, ledger
from .table import ROUNDS, windows_on
from .window import CELLS, COLOURS, COLUMNS, EMPTY, FACES, LETTERS, Window, die_name, window
from .words import ChooseShade, Take

MOST_DICE: Final = 9  # in the pool: four players draw so many (SG-10)

# The name of every die; EMPTY is -1 and so finds the last.
NAMES: Final[list[str | None]] = [*(die_name(die) for die in range(len(COLOURS) * FACES)), None]
SLOTS: Final = [[{"id": f"pool:{slot}", "die": name} for name in NAMES] for slot in range(MOST_DICE)]


def view(redacted: dict[str, Any]) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; dice are "R3", a place without one is null."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    solo = seats == 1
    patterns = [UNCHOSEN if chosen < 0 else PATTERNS[chosen] for chosen in table["patterns"]]
    windows = [window(pattern, dice) for pattern, dice in zip(patterns, table["windows"], strict=True)]
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
        "seats": [_seat(table, windows[seat], seat, solo=solo) for seat in range(seats)],
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
def _goal(number: int) -> dict[str, Any]:
    goal = OBJECTIVES[number]
    return {"id": goal.name, "rule": goal.rule, "points": goal.points}


@cache
def _tool(number: int, paid: int, solo: bool) -> dict[str, Any]:
    tool = TOOLS[number]
    return {
        "id": f"tool:{tool.name}",
        "name": tool.name,
        "number": tool.number,
        "rule": tool.rule,
        "colour": COLOURS[tool.colour],
        "tokens": 0 if solo else paid,
        "price": None if solo else 1 if paid == 0 else 2,
        "paid_with": die_name(paid - 1) if solo and paid else None,
    }


@cache
def _pattern(number: int) -> dict[str, Any]:
    pattern = PATTERNS[number]
    return {
        "id": f"window:{pattern.name}",
        "name": pattern.name,
        "difficulty": pattern.difficulty,
        "grid": [pattern.grid[row : row + COLUMNS] for row in range(0, CELLS, COLUMNS)],
    }


def _seat(table: dict[str, Any], mine: Window, seat: int, *, solo: bool) -> dict[str, Any]:
    """A seat's window and what it scores now, as far as the viewer knows the objectives."""
    private = [colour for colour in (table["private"] if solo else [table["private"][seat]]) if colour >= 0]
    lines = ledger(mine, table["public"], private, table["tokens"][seat], solo=solo)
    chosen = table["patterns"][seat]
    dice: list[int] = table["windows"][seat]
    return {
        "seat": seat,
        "window": None if chosen < 0 else _pattern(chosen),
        "dice": [[NAMES[die] for die in dice[row : row + COLUMNS]] for row in range(0, CELLS, COLUMNS)],
        "tokens": table["tokens"][seat],
        "skips": bool(table["skipping"] >> seat & 1),
        "private": [_private(colour) for colour in private],
        "score": {"total": sum(line.points for line in lines), "ledger": [_row(line) for line in lines]},
    }


@cache
def _private(colour: int) -> dict[str, Any]:
    return {"colour": COLOURS[colour], "rule": PRIVATE_RULE[colour]}


@lru_cache(LINES_KEPT * 4)
def _row(line: Line) -> dict[str, Any]:
    """A row of a ledger, whose lines are shared too."""
    return line.dump()
