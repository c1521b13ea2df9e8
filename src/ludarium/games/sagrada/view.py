"""What a viewer sees of Sagrada: made from redacted data alone, ready for JSON.

A table is looked at after every move by all who sit there, and little of it has changed: each part of it is written
once, and then shared by all views of the table until it changes.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Raw
from mypy_extensions import mypyc_attr

from ludarium.kernel.part import Parts, part

from .content.objectives import OBJECTIVES
from .content.patterns import PATTERNS, UNCHOSEN
from .content.tools import TOOLS
from .scoring import PRIVATE_RULE, own_lines, public_lines
from .table import POOL_TOUCHES, ROUNDS, windows_on
from .window import CELLS, COLOURS, COLUMNS, EMPTY, FACES, LETTERS, die_name, window
from .words import ChooseShade, Take, Tool

# The name of every die; EMPTY is -1 and so finds the last.
NAMES: Final[list[str | None]] = [*(die_name(die) for die in range(len(COLOURS) * FACES)), None]
SLOTS: Final = [[part({"id": slot, "die": name}) for name in NAMES] for slot in POOL_TOUCHES]


SEATS: Final = [f"seat {seat}" for seat in range(4)]


def view(redacted: dict[str, Any], parts: Parts) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; dice are "R3", a place without one is null."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    solo = seats == 1
    viewer: int = redacted["viewer"]
    frames = redacted["stack"]
    public = table["public"]
    return {
        "game": "sagrada",
        "viewer": None if viewer < 0 else viewer,
        "over": not frames,
        "round": table["round"],
        "rounds": ROUNDS,
        "first": table["first"],
        "turn": _turn(table, seats),
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == EMPTY],
        "bag": parts.get("bag", table["bag"], _bag),
        "pool": parts.get("pool", table["pool"], _pool),
        "hand": _hand(frames[-1]) if frames else None,
        "track": parts.get("track", table["track"], _track),
        "tools": parts.get("tools", (table["tools"], table["paid"], solo), _tools),
        "public": parts.get("public", public, _goals),
        "choices": [_pattern(side) for side in windows_on(table["cards"][viewer])]
        if table["cards"] and viewer >= 0
        else [],
        "seats": [_seat(table, seat, solo, parts) for seat in range(seats)],
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
    return {"die": f"{die_name(die)[0]}?" if is_open else die_name(die), "from": POOL_TOUCHES[slot]}


def _turn(table: dict[str, Any], seats: int) -> int | None:
    """Which of their two turns of the round the player has, 1 or 2."""
    if not table["round"] or not 0 <= table["turn"] < 2 * seats:
        return None
    return 1 if table["turn"] < seats else 2


def _bag(bag: list[int]) -> Raw:
    return part(dict(zip(LETTERS, bag, strict=True)))


def _pool(pool: list[int]) -> Raw:
    return part([SLOTS[slot][die] for slot, die in enumerate(pool)])


def _track(track: list[int]) -> Raw:
    """The dice of the round track, which are named by their round and their number there."""
    found: list[dict[str, Any]] = []
    last = number = 0
    for die in track:
        this_round = die // 32 + 1
        number = number + 1 if this_round == last else 1
        last = this_round
        found.append({"id": f"track:{this_round}.{number}", "round": this_round, "die": NAMES[die % 32]})
    return part(found)


def _goals(public: list[int]) -> Raw:
    goals = [OBJECTIVES[number] for number in public]
    return part([{"id": goal.name, "rule": goal.rule, "points": goal.points} for goal in goals])


def _tools(data: tuple[list[int], list[int], bool]) -> Raw:
    tools, paid, solo = data
    return part([_tool(TOOLS[number], price, solo) for number, price in zip(tools, paid, strict=True)])


def _tool(tool: Tool, paid: int, solo: bool) -> dict[str, Any]:
    return {
        "id": tool.touch,
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


@mypyc_attr(acyclic=True)
class Board:
    """A window with its dice, and what it is worth to everybody: the same to all who look at it."""

    def __init__(self, chosen: int, dice: list[int], public: list[int]) -> None:
        self.pattern = None if chosen < 0 else _window(chosen)
        self.window = window(UNCHOSEN if chosen < 0 else PATTERNS[chosen], dice)
        self.dice = part([[NAMES[die] for die in dice[row : row + COLUMNS]] for row in range(0, CELLS, COLUMNS)])
        self.lines = public_lines(self.window, public)
        self.seats: dict[tuple[int, ...], Raw] = {}  # its seat as it is shown, by all else that is shown of it


def _seat(table: dict[str, Any], seat: int, solo: bool, parts: Parts) -> Raw:
    """A seat's window and what it scores now, as far as the viewer knows the objectives."""
    board: Board = parts.get(SEATS[seat], (table["patterns"][seat], table["windows"][seat], table["public"]), _board)
    tokens: int = table["tokens"][seat]
    skips = bool(table["skipping"] >> seat & 1)
    private: list[int] = table["private"] if solo else [table["private"][seat]]
    key = (tokens, skips, *private)
    found = board.seats.get(key)
    if found is None:
        found = board.seats[key] = _seat_part(seat, board, tokens, skips, [c for c in private if c >= 0], solo)
    return found


def _board(data: tuple[int, list[int], list[int]]) -> Board:
    chosen, dice, public = data
    return Board(chosen, dice, public)


def _seat_part(seat: int, board: Board, tokens: int, skips: bool, private: list[int], solo: bool) -> Raw:
    lines = board.lines + own_lines(board.window, private, tokens, solo=solo)
    return part(
        {
            "seat": seat,
            "window": board.pattern,
            "dice": board.dice,
            "tokens": tokens,
            "skips": skips,
            "private": [_private(colour) for colour in private],
            "score": {"total": sum([line.points for line in lines]), "ledger": [line.written() for line in lines]},
        }
    )


@cache
def _window(number: int) -> Raw:
    return part(_pattern(number))


@cache
def _private(colour: int) -> Raw:
    return part({"colour": COLOURS[colour], "rule": PRIVATE_RULE[colour]})
