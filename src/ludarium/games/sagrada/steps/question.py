"""The base of Sagrada's questions, and the checks that they share.

The checks do not use the masks of `window` on purpose: a law compares the options that both ways give.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.question import Question

from ..placement import check_placement
from ..table import POOL_SLOTS, POOL_TOUCHES, Sagrada, die_args
from ..window import CELLS, EMPTY, cell_number


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceQuestion(Question[Sagrada]):
    """A question about dice."""

    def not_touchable(self, game: Sagrada, frame: object, touches: list[str]) -> Reason:
        return Reason("SG-12", Message("reason-finish-first"))


def slot_touches(game: Sagrada) -> list[str]:
    """The touch ids of the slots of the pool."""
    return POOL_TOUCHES[: len(game.pool)]


def touched_die(game: Sagrada, touch: str) -> int:
    """The die in a slot of the pool."""
    return game.pool[POOL_SLOTS[touch]]


def touched_cell(touch: str) -> int:
    """The number of a cell."""
    return cell_number(touch.partition(":")[2])


def objection_to_slot(game: Sagrada, touch: str) -> Reason | None:
    """Why a slot of the pool cannot be chosen: its die is gone."""
    return Reason("SG-12", Message("reason-slot-empty")) if touched_die(game, touch) == EMPTY else None


def objection_to_cell(game: Sagrada, seat: int, die: int, touch: str) -> Reason | None:
    """The first rule against a die in a cell."""
    window = game.windows[seat]
    return check_placement(window.dice(), window.pattern.grid, die, touched_cell(touch))


def objection_to_taking(game: Sagrada, seat: int, die: int) -> Reason | None:
    """Why a die cannot be taken: it could not be placed (SG-12)."""
    window = game.windows[seat]
    dice = window.dice()
    if any(check_placement(dice, window.pattern.grid, die, cell) is None for cell in range(CELLS)):
        return None
    return Reason("SG-12", Message("reason-no-cell", **die_args(die)))


def objection_to_second_draft(game: Sagrada, tool: str) -> Reason | None:
    """Why a tool for the drafted die cannot be used: the draft is used already (SG-31)."""
    return Reason("SG-31", Message("reason-drafted-before-tool", tool=tool)) if game.drafted else None
