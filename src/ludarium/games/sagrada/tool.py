"""A tool card, and the first step of its script.

The first step of a tool is a question whose options the turn offers among its own (the tool, then the tool's options);
it also says whether the tool can be used now (`is_usable`).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Reason
from ludarium.kernel.script import Frame, Script, Step

from .steps.question import DiceQuestion
from .table import Sagrada


class Tool:
    """A tool card: its number, the colour of the die that pays for it in solo, and its script."""

    def __init__(self, number: int, name: str, colour: int, first: FirstStep, then: list[Step[Sagrada]]) -> None:
        self.number = number
        self.name = name
        self.colour = colour
        self.first = first
        self.script = Script(name, [first, *then])
        self.touch = f"tool:{name}"

    @property
    def rule(self) -> str:
        """The number of the tool's rule."""
        return f"SG-T{self.number}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstStep(DiceQuestion):
    """The first step of a tool: a question that is asked as part of the turn's question."""

    def __init__(self) -> None:
        super().__init__("", "", "SG-12")

    def is_usable(self, game: Sagrada) -> bool:
        """Whether the tool can be used at this point of the turn."""
        raise NotImplementedError

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        """Why the tool, by the id of its name, cannot be used at this point of the turn."""
        return None

    def run(self, game: Sagrada, frame: Frame) -> None:
        message = "the first step of a tool is answered before its script runs"
        raise AssertionError(message)
