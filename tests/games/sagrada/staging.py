"""Helpers to set up Sagrada's table, to decide and to inspect it, all by names and ids."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ludarium.games.sagrada import deal
from ludarium.games.sagrada import view as views
from ludarium.games.sagrada.content.patterns import PATTERNS
from ludarium.games.sagrada.content.tools import TOOLS
from ludarium.games.sagrada.table import Sagrada
from ludarium.kernel.json_cache import ViewCache, decoded_view
from ludarium.kernel.message import Reason, dump_args
from ludarium.kernel.plain_data import Dump, Redacted, View
from ludarium.kernel.rng import seeded

CELLS: Final = [row + column for row in "abcd" for column in "12345"]
EDGE: Final = {cell for cell in CELLS if cell[0] in "ad" or cell[1] in "15"}
WINDOWS: Final = [pattern.name for pattern in PATTERNS]
TOOL_NAMES: Final = [tool.name for tool in TOOLS]
BLANK: Final = "blank"  # a window without restrictions


# --- dice ------------------------------------------------------------------------------------------------------------


def die(name: str) -> int:
    """The die of a name such as "R3"; ".." is no die."""
    return -1 if name == ".." else "RYGBP".index(name[0]) * 6 + int(name[1]) - 1


def die_name(number: int) -> str:
    """The name of a die; ".." for no die."""
    return ".." if number < 0 else "RYGBP"[number // 6] + str(number % 6 + 1)


def checkered(even: str, odd: str, *holes: str, **others: str) -> dict[str, str]:
    """A full window: one die on a1, a3, b2, …, the other on a2, b1, …; except for holes and cells with other dice."""
    dice = {cell: odd if ("abcd".index(cell[0]) + int(cell[1]) - 1) % 2 else even for cell in CELLS}
    return {cell: lying for cell, lying in (dice | others).items() if cell not in holes}


# --- tables ----------------------------------------------------------------------------------------------------------


def deal_game(seats: int, seed: int | str = 1, solo_tools: int = 3) -> Sagrada:
    """A new game before the choice of windows, with events."""
    return deal.deal(seats, seeded(seed), solo_tools, with_events=True)


def start_game(seats: int, seed: int | str = 1, solo_tools: int = 3) -> Sagrada:
    """A new game in which all players took the first window on offer."""
    game = deal_game(seats, seed, solo_tools)
    for seat in range(seats):
        game.decide(seat, game.decisions[seat].options[0])
    return game


def seat_at(seats: int, first: int, turn: int) -> int:
    """The seat that has this turn of the round, counted from 0 (SG-11)."""
    order: list[int] = [*range(seats), *reversed(range(seats))]
    return (first + order[turn]) % seats


def table(
    *,
    seats: int = 2,
    window: str = BLANK,
    dice: dict[str, str] | None = None,
    pool: str = "R3 G4 B1 Y5 P6",
    tools: list[str] | None = None,
    tokens: int = 6,
    paid: dict[str, int | str] | None = None,
    track: dict[int, str] | None = None,
    round_number: int = 1,
    turn: int = 0,
    first: int = 0,
    bag: dict[str, int] | None = None,
    private: str | None = None,
    seed: int | str = 1,
) -> Sagrada:
    """A game at the start of a turn, with its decision open; `window` and `dice` belong to the player of the turn.

    `paid` are the tokens on a tool, or in solo the die that paid for it; `turn` counts the turns of the round from 0.
    """
    data = start_game(seats).dump()
    on_table: dict[str, Any] = data["table"]
    seat = seat_at(seats, first, turn)
    lying = [[-1] * 20 for _ in range(seats)]
    for cell, name in (dice or {}).items():
        lying[seat][CELLS.index(cell)] = die(name)
    on_track = [(place - 1) * 32 + die(name) for place, names in (track or {}).items() for name in names.split()]
    on_tools = [(paid or {}).get(name, 0) for name in tools or []]
    in_pool = [die(name) for name in pool.split()]
    seen = Counter(number % 32 // 6 for number in [*in_pool, *on_track, *lying[seat]] if number >= 0)
    on_table |= {
        "patterns": [WINDOWS.index(window) if window != BLANK and other == seat else -1 for other in range(seats)],
        "windows": lying,
        "tokens": [0 if seats == 1 else tokens] * seats,
        "tools": [TOOL_NAMES.index(name) for name in tools or []],
        "paid": [die(lain) + 1 if isinstance(lain, str) else lain for lain in on_tools],
        "bag": [18 - seen[colour] for colour in range(5)] if bag is None else [bag.get(name, 0) for name in "RYGBP"],
        "pool": in_pool,
        "track": on_track,
        "round": round_number,
        "first": first,
        "turn": turn,
    }
    assert min(on_table["bag"]) >= 0, "there are 18 dice of each colour"
    if private is not None:
        on_table["private"] = ["RYGBP".index(name) for name in private]
    data["stack"][-1][1] = seat
    data["rng"] = seeded(seed).dump()
    return ask_again(data)


def change(game: Sagrada, **components: object) -> Sagrada:
    """The same position with some components replaced, and its question asked again."""
    data = game.dump()
    data["table"] |= components
    return ask_again(data)


def ask_again(data: dict[str, Any]) -> Sagrada:
    """The game with these data, with events, in which the last step has asked again."""
    data["stack"][-1][2] -= 1
    data["decisions"] = []
    game = deal.load(Dump(data))
    game.events = []
    game.advance()
    return game


# --- deciding --------------------------------------------------------------------------------------------------------


def option_ids(game: Sagrada, seat: int) -> set[str]:
    """The ids of the seat's options."""
    decision = game.decision(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    frame = game.stack[-1]
    ids = [">".join(frame.step().touches(game, frame, option)) for option in decision.options]
    assert len(ids) == len(set(ids)), "two options have the same id"
    return set(ids)


def after(game: Sagrada, seat: int, *touches: str) -> set[str]:
    """What may follow these touches: the remainders of the ids that start with them."""
    beginning = ">".join(touches) + ">"
    return {name.removeprefix(beginning) for name in option_ids(game, seat) if name.startswith(beginning)}


def cells(game: Sagrada, seat: int, *touches: str) -> set[str]:
    """The cells that may follow these touches, at the end of an id."""
    following = after(game, seat, *touches) if touches else option_ids(game, seat)
    return {name.removeprefix("cell:") for name in following if name.startswith("cell:") and ">" not in name}


def uses(game: Sagrada, seat: int, tool: str) -> set[str]:
    """The ids of the options that use a tool."""
    return {name for name in option_ids(game, seat) if name.split(">")[0] == f"tool:{tool}"}


def drafts(game: Sagrada, seat: int) -> set[str]:
    """The ids of the ordinary drafts."""
    return {name for name in option_ids(game, seat) if name.startswith("pool:")}


def choose(game: Sagrada, seat: int, *ids: str) -> None:
    """Let the seat decide by ids, one after the other."""
    for wanted in ids:
        decision = game.decision(seat)
        assert decision is not None, f"seat {seat} has nothing to decide"
        frame = game.stack[-1]
        found = [o for o in decision.options if ">".join(frame.step().touches(game, frame, o)) == wanted]
        assert found, f"{wanted!r} is not among {sorted(option_ids(game, seat))}"
        game.decide(seat, found[0])


def why_not(game: Sagrada, seat: int, path: str) -> Reason | None:
    """The rule against a path of touches, written like an id."""
    frame = game.stack[-1]
    return frame.step().path(game, frame, seat).objection(path.split(">"))


# --- a way to use each tool -------------------------------------------------------------------------------------------

POOL: Final = "R3 G4 B1 Y5 P6"
TWO: Final = {"a1": "R1", "a2": "G2"}


class ToolUse:
    """A way to use a tool: the position, the decision before it in the turn, the use, and the answers after it."""

    def __init__(self, position: dict[str, Any], use: str, *then: str, before: str = "") -> None:
        self.position = position
        self.use = use
        self.then = then
        self.before = before


# It is seat 0's first turn of the round, or its second if `turn` is 3.
TOOL_USES: Final = {
    "grozing_pliers": ToolUse({}, "tool:grozing_pliers>pool:0>up", "cell:a1"),
    "eglomise_brush": ToolUse({"dice": TWO}, "tool:eglomise_brush>cell:a1>cell:b1"),
    "copper_foil_burnisher": ToolUse({"dice": TWO}, "tool:copper_foil_burnisher>cell:a1>cell:b1"),
    "lathekin": ToolUse({"dice": TWO}, "tool:lathekin>cell:a1>cell:b1", "cell:a2>cell:a1"),
    "lens_cutter": ToolUse({"track": {1: "B5"}, "round_number": 2}, "tool:lens_cutter>pool:0>track:1.1", "cell:a1"),
    "flux_brush": ToolUse({}, "tool:flux_brush>pool:0", "cell:a1"),
    "glazing_hammer": ToolUse({"turn": 3}, "tool:glazing_hammer"),
    "running_pliers": ToolUse({}, "tool:running_pliers>pool:1>cell:a2", before="pool:0>cell:a1"),
    "cork_backed_straightedge": ToolUse({"dice": {"a1": "R1"}}, "tool:cork_backed_straightedge>pool:1>cell:c3"),
    "grinding_stone": ToolUse({}, "tool:grinding_stone>pool:0", "cell:a1"),
    "flux_remover": ToolUse({}, "tool:flux_remover>pool:0", "value:3", "cell:a1"),
    "tap_wheel": ToolUse({"dice": TWO, "track": {1: "R5"}, "round_number": 2}, "tool:tap_wheel>cell:a1>cell:b1"),
}


# --- looking ---------------------------------------------------------------------------------------------------------


def whose_turn(game: Sagrada) -> int:
    """The seat that is asked."""
    assert len(game.decisions) == 1, game.decisions
    return game.decisions[0].seat


def in_window(game: Sagrada, seat: int) -> dict[str, str]:
    """The dice of a seat's window by their cells."""
    return {cell: die_name(lying) for cell, lying in zip(CELLS, game.windows[seat].dice(), strict=True) if lying >= 0}


def in_pool(game: Sagrada) -> str:
    """The draft pool: "R3 .. B1"."""
    return " ".join(die_name(lying) for lying in game.pool)


def on_track(game: Sagrada) -> dict[int, str]:
    """The dice of the round track by round."""
    places: dict[int, list[str]] = {}
    for lying in game.track:
        places.setdefault(lying // 32 + 1, []).append(die_name(lying % 32))
    return {place: " ".join(names) for place, names in places.items()}


def in_bag(game: Sagrada) -> dict[str, int]:
    """The number of dice in the bag by colour, without colours of which no die is left."""
    return {name: number for name, number in zip("RYGBP", game.bag, strict=True) if number}


def event_log(game: Sagrada) -> list[tuple[str, dict[str, Any]]]:
    """The log: for each event its kind and its arguments."""
    return [(event.kind, dump_args(event.args)) for event in game.events or []]


def has_event(game: Sagrada, kind: str, **args: object) -> bool:
    """Whether the log has an event of this kind with these arguments (and maybe others)."""
    return any(
        kind == known and all(known_args.get(key) == arg for key, arg in args.items())
        for known, known_args in event_log(game)
    )


def kinds(game: Sagrada) -> list[str]:
    """The log as the kinds of its events."""
    return [kind for kind, _ in event_log(game)]


def view(redacted: Redacted) -> View:
    """What a viewer sees, as plain data."""
    return decoded_view(View(views.view(redacted, ViewCache())))
