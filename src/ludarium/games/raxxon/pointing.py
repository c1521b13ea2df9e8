"""What a player can point at on Raxxon's table. The place is named, never the card in it."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import View

from .crowd_grid import CELL_NAMES, SIDE

PILES: Final = ("evacuated", "power", "infection", "contained", "uncontained", "population", "discard", "raxxon")
CHOICES: Final = ("1", "2")  # of a Raxxon card


def point_name(view: View, touch: str, characters: list[str]) -> Message | None:
    """The name of something on the table; None if there is no such thing."""
    kind, _, rest = touch.partition(":")
    name: Message | None = None
    if kind == "crowd" and any(card["id"] == touch for card in view["crowd"]):
        name = Message("point-crowd", cell=rest)
    elif kind in {"row", "column"} and rest in _lines(view, kind):
        name = Message(f"point-{kind}", line=rest)
    elif kind == "sheet":
        name = _action(view, rest)
    elif kind == "choice" and rest in CHOICES and view["followed"]:
        name = Message("point-choice", number=int(rest))
    elif kind == "character" and rest in characters:
        name = Message("point-character", character=f"character-{rest}")
    elif kind == "pile" and rest in PILES:
        name = Message(f"point-{rest}")
    return name


def _lines(view: View, kind: str) -> set[str]:
    """The names of the rows or columns that have cards."""
    cells = [CELL_NAMES[card["row"] * SIDE + card["column"]] for card in view["crowd"]]
    return {cell[0] if kind == "row" else cell[1:] for cell in cells}


def _action(view: View, place: str) -> Message | None:
    """An action of a sheet, by seat and number: "1:3"."""
    for seat in view["seats"]:
        for number, action in enumerate(seat["actions"]):
            if place == f"{seat['seat']}:{number}":
                return Message("point-sheet", seat=seat["seat"], action=action["name"])
    return None
