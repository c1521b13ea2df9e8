"""What a viewer sees of Sagrada: built from redacted data alone, ready for JSON.

Every move is shown to all viewers and changes little: each part is encoded once and shared by all views until it
changes.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Raw
from mypy_extensions import mypyc_attr

from ludarium.kernel.json_cache import ViewCache, encode
from ludarium.kernel.plain_data import Redacted

from .content.objectives import OBJECTIVES
from .content.patterns import PATTERNS, UNCHOSEN
from .content.tools import TOOLS
from .scoring import PRIVATE_RULE, counted_private, own_lines, private_values, public_lines
from .steps.hand import ChooseShade
from .steps.take import Take
from .table import POOL_TOUCHES, ROUNDS, seat_of_turn, windows_on
from .tool import Tool
from .view_types import Catalogue, HandDie, PatternView, PrivateObjective, SagradaView, SeatView, ToolView, TrackDie
from .window import CELLS, COLOURS, COLUMNS, EMPTY, FACES, LETTERS, Window, die_name, window

# The name of every die; the index EMPTY (-1) is the last one.
NAMES: Final[list[str | None]] = [*(die_name(die) for die in range(len(COLOURS) * FACES)), None]
SLOTS: Final = [[encode({"id": slot, "die": name}) for name in NAMES] for slot in POOL_TOUCHES]


SEAT_KEYS: Final = [f"seat {seat}" for seat in range(4)]


def view(redacted: Redacted, cache: ViewCache) -> SagradaView:
    """Everything on the table as this viewer sees it; dice are "R3", an empty place is null."""
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
        "next": _next(table, seats),
        "waiting": [seat for seat, _, answer in redacted["decisions"] if answer == EMPTY],
        "bag": cache.get("bag", table["bag"], _bag),
        "pool": cache.get("pool", table["pool"], _pool),
        "hand": _hand(frames[-1]) if frames else None,
        "track": cache.get("track", table["track"], _track),
        "tools": cache.get("tools", (table["tools"], table["paid"], solo), _tools),
        "public": cache.get("public", public, _objectives),
        "choices": [_pattern(side) for side in windows_on(table["cards"][viewer])]
        if table["cards"] and viewer >= 0
        else [],
        "seats": [_seat(table, seat, solo, cache) for seat in range(seats)],
        "target": sum(die % 32 % FACES + 1 for die in table["track"]) if solo else None,
    }


def catalogue() -> Catalogue:
    """What never changes: the windows, and the public and private objectives by id."""
    return {
        "windows": {pattern.name: _pattern(number) for number, pattern in enumerate(PATTERNS)},
        "public": {objective.name: {"rule": objective.rule, "points": objective.points} for objective in OBJECTIVES},
        "private": list(COLOURS),
    }


# The scripts that hold a die in hand while they ask.
_TAKING_SCRIPTS = {tool.name: tool.script for tool in TOOLS if isinstance(tool.first, Take)}


def _hand(frame: list[Any]) -> HandDie | None:
    """The die in hand; "R?" until its shade is chosen (SG-T11)."""
    name, _, at, die, slot = frame
    if name not in _TAKING_SCRIPTS or die < 0:
        return None
    is_open = isinstance(_TAKING_SCRIPTS[name].steps[at - 1], ChooseShade)
    return {"die": f"{die_name(die)[0]}?" if is_open else die_name(die), "from": POOL_TOUCHES[slot]}


def _turn(table: dict[str, Any], seats: int) -> int | None:
    """The player's turn of this round, 1 or 2."""
    if not table["round"] or not 0 <= table["turn"] < 2 * seats:
        return None
    return 1 if table["turn"] < seats else 2


def _next(table: dict[str, Any], seats: int) -> int | None:
    """The seat that has the next turn of this round (SG-11); None at its end and in a solo game."""
    if seats == 1 or not table["round"]:
        return None
    for turn in range(table["turn"] + 1, 2 * seats):
        seat = int(seat_of_turn(table["first"], turn, seats))
        if turn < seats or not table["skipping"] >> seat & 1:
            return seat
    return None


def _bag(bag: list[int]) -> Raw:
    return encode(dict(zip(LETTERS, bag, strict=True)))


def _pool(pool: list[int]) -> Raw:
    return encode([SLOTS[slot][die] for slot, die in enumerate(pool)])


def _track(track: list[int]) -> Raw:
    """The dice of the round track, named by round and number."""
    dice: list[TrackDie] = []
    last = number = 0
    for die in track:
        this_round = die // 32 + 1
        number = number + 1 if this_round == last else 1
        last = this_round
        dice.append({"id": f"track:{this_round}.{number}", "round": this_round, "die": die_name(die % 32)})
    return encode(dice)


def _objectives(public: list[int]) -> Raw:
    objectives = [OBJECTIVES[number] for number in public]
    return encode(
        [{"id": objective.name, "rule": objective.rule, "points": objective.points} for objective in objectives]
    )


def _tools(data: tuple[list[int], list[int], bool]) -> Raw:
    tools, paid, solo = data
    return encode([_tool(TOOLS[number], price, solo) for number, price in zip(tools, paid, strict=True)])


def _tool(tool: Tool, paid: int, solo: bool) -> ToolView:
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
def _pattern(number: int) -> PatternView:
    pattern = PATTERNS[number]
    return {
        "id": f"window:{pattern.name}",
        "name": pattern.name,
        "difficulty": pattern.difficulty,
        "grid": [pattern.grid[row : row + COLUMNS] for row in range(0, CELLS, COLUMNS)],
    }


@mypyc_attr(acyclic=True)
class WindowView:
    """A window with its dice and its public points: the same for all viewers."""

    def __init__(self, chosen: int, dice: list[int], public: list[int]) -> None:
        self.pattern = None if chosen < 0 else _window(chosen)
        self.window = window(UNCHOSEN if chosen < 0 else PATTERNS[chosen], dice)
        self.dice = encode([[NAMES[die] for die in dice[row : row + COLUMNS]] for row in range(0, CELLS, COLUMNS)])
        self.lines = public_lines(self.window, public)
        self.seats: dict[tuple[int, ...], Raw] = {}  # the encoded seat, by tokens, skipping and private objectives


def _seat(table: dict[str, Any], seat: int, solo: bool, cache: ViewCache) -> Raw:
    """A seat's window and its points now, as far as the viewer knows the objectives."""
    shown: WindowView = cache.get(
        SEAT_KEYS[seat], (table["patterns"][seat], table["windows"][seat], table["public"]), _window_view
    )
    tokens: int = table["tokens"][seat]
    skips = bool(table["skipping"] >> seat & 1)
    private: list[int] = table["private"] if solo else [table["private"][seat]]
    key = (tokens, skips, *private)
    encoded = shown.seats.get(key)
    if encoded is None:
        encoded = shown.seats[key] = _encode_seat(seat, shown, tokens, skips, [c for c in private if c >= 0], solo)
    return encoded


def _window_view(data: tuple[int, list[int], list[int]]) -> WindowView:
    chosen, dice, public = data
    return WindowView(chosen, dice, public)


def _encode_seat(seat: int, shown: WindowView, tokens: int, skips: bool, private: list[int], solo: bool) -> Raw:
    counted = counted_private(shown.window, private, solo=solo)
    lines = shown.lines + own_lines(shown.window, private, tokens, solo=solo)
    data: SeatView = {
        "seat": seat,
        "window": shown.pattern,
        "dice": shown.dice,
        "tokens": tokens,
        "skips": skips,
        "private": [_private(colour, shown.window, colour in counted) for colour in private],
        "score": {"total": sum([line.points for line in lines]), "ledger": [line.encoded() for line in lines]},
    }
    return encode(data)


@cache
def _window(number: int) -> Raw:
    return encode(_pattern(number))


def _private(colour: int, window: Window, counts: bool) -> PrivateObjective:
    values = private_values(window, colour)
    return {
        "colour": COLOURS[colour],
        "rule": PRIVATE_RULE[colour],
        "values": values,
        "points": sum(values),
        "counts": counts,
    }
