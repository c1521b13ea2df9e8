"""What a viewer sees of Sagrada: made from redacted data alone, ready for JSON.

A table is looked at after every move by all who sit there, and little of it has changed: each part of it is written
once and then shared by all views in which it is the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Raw
from mypy_extensions import mypyc_attr

from ludarium.kernel.part import part

from .content.objectives import OBJECTIVES
from .content.patterns import PATTERNS, UNCHOSEN
from .content.tools import TOOLS
from .scoring import PRIVATE_RULE, own_lines, public_lines
from .table import POOL_TOUCHES, ROUNDS, windows_on
from .window import CELLS, COLOURS, COLUMNS, EMPTY, FACES, LETTERS, die_name, window
from .words import ChooseShade, Take, Tool

BOARDS_KEPT: Final = 8000  # with their seats as viewers saw them: some three kilobytes each
PARTS_KEPT: Final = 4000  # of each other kind

# The name of every die; EMPTY is -1 and so finds the last.
NAMES: Final[list[str | None]] = [*(die_name(die) for die in range(len(COLOURS) * FACES)), None]
SLOTS: Final = [[part({"id": slot, "die": name}) for name in NAMES] for slot in POOL_TOUCHES]


def view(redacted: dict[str, Any]) -> dict[str, Any]:
    """Everything on the table as this viewer sees it; dice are "R3", a place without one is null."""
    table = redacted["table"]
    seats: int = redacted["seats"]
    solo = seats == 1
    viewer: int = redacted["viewer"]
    frames = redacted["stack"]
    public = tuple(table["public"])
    return {
        "game": "sagrada",
        "viewer": None if viewer < 0 else viewer,
        "over": not frames,
        "round": table["round"],
        "rounds": ROUNDS,
        "first": table["first"],
        "turn": _turn(table, seats),
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == EMPTY],
        "bag": _bag(tuple(table["bag"])),
        "pool": [SLOTS[slot][die] for slot, die in enumerate(table["pool"])],
        "hand": _hand(frames[-1]) if frames else None,
        "track": _track(tuple(table["track"])),
        "tools": _tools(tuple(table["tools"]), tuple(table["paid"]), solo),
        "public": _goals(public),
        "choices": [_pattern(side) for side in windows_on(table["cards"][viewer])]
        if table["cards"] and viewer >= 0
        else [],
        "seats": [_seat(table, seat, public, solo) for seat in range(seats)],
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


@lru_cache(PARTS_KEPT)
def _bag(bag: tuple[int, ...]) -> Raw:
    return part(dict(zip(LETTERS, bag, strict=True)))


@lru_cache(PARTS_KEPT)
def _track(track: tuple[int, ...]) -> Raw:
    """The dice of the round track, which are named by their round and their number there."""
    found: list[dict[str, Any]] = []
    last = number = 0
    for die in track:
        this_round = die // 32 + 1
        number = number + 1 if this_round == last else 1
        last = this_round
        found.append({"id": f"track:{this_round}.{number}", "round": this_round, "die": NAMES[die % 32]})
    return part(found)


@lru_cache(PARTS_KEPT)
def _goals(public: tuple[int, ...]) -> Raw:
    goals = [OBJECTIVES[number] for number in public]
    return part([{"id": goal.name, "rule": goal.rule, "points": goal.points} for goal in goals])


@lru_cache(PARTS_KEPT)
def _tools(tools: tuple[int, ...], paid: tuple[int, ...], solo: bool) -> Raw:
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

    def __init__(self, chosen: int, dice: tuple[int, ...], public: tuple[int, ...]) -> None:
        self.pattern = None if chosen < 0 else _window(chosen)
        self.window = window(UNCHOSEN if chosen < 0 else PATTERNS[chosen], list(dice))
        self.dice = part([[NAMES[die] for die in dice[row : row + COLUMNS]] for row in range(0, CELLS, COLUMNS)])
        self.lines = public_lines(self.window, list(public))
        self.seats: dict[
            tuple[int, ...], Raw
        ] = {}  # as they are shown with this board, by all else that is shown of them


def _seat(table: dict[str, Any], seat: int, public: tuple[int, ...], solo: bool) -> Raw:
    """A seat's window and what it scores now, as far as the viewer knows the objectives."""
    board = _board(table["patterns"][seat], tuple(table["windows"][seat]), public)
    tokens: int = table["tokens"][seat]
    skips = bool(table["skipping"] >> seat & 1)
    private: list[int] = table["private"] if solo else [table["private"][seat]]
    key = (seat, tokens, skips, solo, *private)
    found = board.seats.get(key)
    if found is None:
        found = board.seats[key] = _seat_part(seat, board, tokens, skips, [c for c in private if c >= 0], solo)
    return found


@lru_cache(BOARDS_KEPT)
def _board(chosen: int, dice: tuple[int, ...], public: tuple[int, ...]) -> Board:
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
