"""What one can point at on Raxxon's table. A place is named, never who lies there."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.message import Message

from .grid import NAMES, SIDE

PILES: Final = ("evacuated", "power", "infection", "contained", "uncontained", "population", "discard", "raxxon")
CHOICES: Final = ("1", "2")  # of a Raxxon card


def pointed(view: dict[str, Any], thing: str, characters: list[str]) -> Message | None:
    """How a thing is called; None where there is no such thing on the table."""
    kind, _, rest = thing.partition(":")
    found: Message | None = None
    if kind == "crowd" and any(card["id"] == thing for card in view["crowd"]):
        found = Message("point-crowd", cell=rest)
    elif kind in {"row", "column"} and rest in _lines(view, kind):
        found = Message(f"point-{kind}", line=rest)
    elif kind == "sheet":
        found = _action(view, rest)
    elif kind == "choice" and rest in CHOICES and view["followed"]:
        found = Message("point-choice", number=int(rest))
    elif kind == "character" and rest in characters:
        found = Message("point-character", character=f"character-{rest}")
    elif kind == "pile" and rest in PILES:
        found = Message(f"point-{rest}")
    return found


def _lines(view: dict[str, Any], kind: str) -> set[str]:
    """The names of the rows or the columns in which cards stand."""
    cells = [NAMES[card["row"] * SIDE + card["column"]] for card in view["crowd"]]
    return {cell[0] if kind == "row" else cell[1:] for cell in cells}


def _action(view: dict[str, Any], place: str) -> Message | None:
    """An action of somebody's sheet, by the seat and its number there: "1:3"."""
    for seat in view["seats"]:
        for number, action in enumerate(seat["actions"]):
            if place == f"{seat['seat']}:{number}":
                return Message("point-sheet", seat=seat["seat"], action=action["name"])
    return None
