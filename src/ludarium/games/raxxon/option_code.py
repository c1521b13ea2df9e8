"""Option codes: everything that can be touched has an int for the engine and a touch id for players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .crowd_grid import CELL_NAMES, CELLS, SIDE

if TYPE_CHECKING:
    from ludarium.kernel.message import Argument

    from .compiled_pack import CompiledPack

MAX_TYPES: Final = 32
MAX_CARDS: Final = 112
MAX_CHARACTERS: Final = 16
ACTIONS_PER_SEAT: Final = 8

# An option is one code, or two of them: first + (second + 1) * PAIR. Each kind of touch has its own range of codes,
# after the one before it; saved games have the codes, so the ranges keep their sizes.
PAIR: Final = 1024
A_CELL: Final = 0
A_PLACE: Final = A_CELL + CELLS
A_LINE: Final = A_PLACE + CELLS
A_CITIZEN: Final = A_LINE + 2 * SIDE
AN_ACTION: Final = A_CITIZEN + MAX_TYPES
A_CHARACTER: Final = AN_ACTION + 2 * ACTIONS_PER_SEAT
A_CARD: Final = A_CHARACTER + MAX_CHARACTERS
AN_EVACUATED: Final = A_CARD + MAX_CARDS
A_CONTAINED: Final = AN_EVACUATED + MAX_TYPES
AN_UNCONTAINED: Final = A_CONTAINED + MAX_TYPES
A_TOKEN: Final = AN_UNCONTAINED + MAX_TYPES  # on an action of a seat: seat * ACTIONS_PER_SEAT + action
A_BUTTON: Final = A_TOKEN + 8 * ACTIONS_PER_SEAT

# A new button is added at the end, with its code.
BUTTONS: Final[list[str]] = ["go", "pass", "done", "yes", "no", "choice:1", "choice:2", "raxxon", "power", "in-order"]
GO: Final = A_BUTTON
PASS: Final = A_BUTTON + 1
DONE: Final = A_BUTTON + 2
YES: Final = A_BUTTON + 3
NO: Final = A_BUTTON + 4
CHOICE: Final = A_BUTTON + 5  # and the next
RAXXON: Final = A_BUTTON + 7
POWER: Final = A_BUTTON + 8
IN_ORDER: Final = A_BUTTON + 9


def touch_ids(types: list[str], cards: list[str], characters: list[str]) -> list[str]:
    """The touch ids by option code."""
    ids = [""] * (A_BUTTON + len(BUTTONS))
    groups: list[tuple[int, str, list[str]]] = [
        (A_CELL, "crowd:", CELL_NAMES),
        (A_PLACE, "place:", CELL_NAMES),
        (A_LINE, "row:", list("abcdefgh")),
        (A_LINE + SIDE, "column:", list("12345678")),
        (A_CITIZEN, "citizen:", types),
        (AN_ACTION, "action:", list("01234567")),
        (A_CHARACTER, "character:", characters),
        (A_CARD, "card:", cards),
        (AN_EVACUATED, "evacuated:", types),
        (A_CONTAINED, "contained:", types),
        (AN_UNCONTAINED, "uncontained:", types),
        (A_TOKEN, "token:", [f"{seat}:{action}" for seat in range(4) for action in range(ACTIONS_PER_SEAT)]),
        (A_BUTTON, "", BUTTONS),
    ]
    for first, prefix, names in groups:
        ids[first : first + len(names)] = [prefix + name for name in names]
    return ids


def message_args(pack: CompiledPack, cells: list[int], code: int) -> dict[str, Argument]:
    """What a code stands for, as arguments of a message; a crowd card has its type, unless it is NONE in `cells`."""
    kind, _, name = pack.touch_ids[code].partition(":")
    if kind == "crowd":
        citizen = cells[code]
        return {"card": "face-down" if citizen < 0 else f"citizen-{pack.types[citizen]}", "cell": name}
    if kind == "place":
        return {"place": name}
    if kind in ("card", "character"):
        return {kind: f"{kind}-{name}"}
    return {"card": f"citizen-{name}"}
