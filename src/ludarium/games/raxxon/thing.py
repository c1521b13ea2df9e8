"""The things that a player touches, as numbers for the engine and as names for everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .grid import NAMES, SIDE

if TYPE_CHECKING:
    from ludarium.kernel.message import Argument

    from .lore import Lore

# An option is one thing, or a first and a second: first + second * PAIR. Each sort of things has numbers of its own.
PAIR: Final = 1024
A_CELL: Final = 0
A_PLACE: Final = 64
A_LINE: Final = 128
A_CITIZEN: Final = 144
AN_ACTION: Final = 176
A_CHARACTER: Final = 192
A_CARD: Final = 208
AN_EVACUATED: Final = 320
A_CONTAINED: Final = 352
AN_UNCONTAINED: Final = 384
A_TOKEN: Final = 416  # of an action of a seat: seat * TOKENS + action
TOKENS: Final = 8
A_BUTTON: Final = 480

MOST_TYPES: Final = 32
MOST_CARDS: Final = AN_EVACUATED - A_CARD
MOST_CHARACTERS: Final = 16

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


def things(types: list[str], cards: list[str], characters: list[str]) -> list[str]:
    """What every thing is called by those who touch it, by its number."""
    found = [""] * (A_BUTTON + len(BUTTONS))
    sorts: list[tuple[int, str, list[str]]] = [
        (A_CELL, "crowd:", NAMES),
        (A_PLACE, "place:", NAMES),
        (A_LINE, "row:", list("abcdefgh")),
        (A_LINE + SIDE, "column:", list("12345678")),
        (A_CITIZEN, "citizen:", types),
        (AN_ACTION, "action:", list("01234567")),
        (A_CHARACTER, "character:", characters),
        (A_CARD, "card:", cards),
        (AN_EVACUATED, "evacuated:", types),
        (A_CONTAINED, "contained:", types),
        (AN_UNCONTAINED, "uncontained:", types),
        (A_TOKEN, "token:", [f"{seat}:{action}" for seat in range(4) for action in range(TOKENS)]),
        (A_BUTTON, "", BUTTONS),
    ]
    for first, sort, names in sorts:
        found[first : first + len(names)] = [sort + name for name in names]
    return found


def argument(lore: Lore, cells: list[int], thing: int) -> dict[str, Argument]:
    """A thing as an argument of a message; a crowd card is named by its type, if it is not NONE in `cells`."""
    sort, _, name = lore.things[thing].partition(":")
    if sort == "crowd":
        kind = cells[thing]
        return {"card": "face-down" if kind < 0 else f"citizen-{lore.types[kind]}", "cell": name}
    if sort == "place":
        return {"place": name}
    if sort in ("card", "character"):
        return {sort: f"{sort}-{name}"}
    return {"card": f"citizen-{name}"}
