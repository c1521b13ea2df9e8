"""An open decision: one seat, and what it may answer."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from .script import NONE


# Created and dropped with every choice; it cannot be part of a reference cycle (see Frame).
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat. If several seats are asked at once, no answer is shown until all have answered."""

    def __init__(self, seat: int, options: list[int], answer: int) -> None:
        self.seat = seat
        self.options = options
        self.answer = answer

    def is_open(self) -> bool:
        """Whether the seat has yet to answer."""
        return self.answer == NONE

    def copy(self) -> Decision:
        """The same question for a copied game; the options never change, so they are shared."""
        return Decision(self.seat, self.options, self.answer)

    def dump(self) -> list[Any]:
        """As plain data."""
        return [self.seat, list(self.options), self.answer]
