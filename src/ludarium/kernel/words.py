"""The words that scripts of every game are composed with: conditions, choices to make or leave, repetition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from .message import Message
from .path import Buttons, Path
from .script import G, Script, Step

if TYPE_CHECKING:
    from .game import Game
    from .script import Frame

LEAVE: Final = 0
TAKE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[G]):
    """Something that holds or does not, at the moment a script comes to it."""

    def holds(self, game: G, frame: Frame) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


class When(Step["Game"]):
    """Run these steps if a condition holds."""

    def __init__(self, condition: Condition[Any], *steps: Step[Any]) -> None:
        self.condition = condition
        self.script = Script("", list(steps))

    def run(self, game: Game, frame: Frame) -> None:
        if self.condition.holds(game, frame):
            game.push(self.script, frame.actor, frame.it, frame.that)

    def inner(self) -> list[Script]:
        return [self.script]


class YouMay(Step["Game"]):
    """Let the actor choose whether to run these steps."""

    def __init__(self, question: str, *steps: Step[Any]) -> None:
        self.question = question
        self.script = Script("", list(steps))

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Game, frame: Frame, seat: int) -> list[int]:
        return [LEAVE, TAKE]

    def answer(self, game: Game, frame: Frame, seat: int, option: int) -> None:
        if option == TAKE:
            game.push(self.script, frame.actor, frame.it, frame.that)

    def touches(self, game: Game, frame: Frame, option: int) -> list[str]:
        return ["yes" if option == TAKE else "no"]

    def text(self, game: Game, frame: Frame, option: int) -> Message:
        return Message("option-yes" if option == TAKE else "option-no")

    def prompt(self, game: Game, frame: Frame) -> Message:
        return Message(self.question)

    def path(self, game: Game, frame: Frame, seat: int) -> Path:
        return Buttons(["yes", "no"])

    def inner(self) -> list[Script]:
        return [self.script]


class Repeat(Step["Game"]):
    """Run these steps a number of times."""

    def __init__(self, times: int, *steps: Step[Any]) -> None:
        self.times = times
        self.script = Script("", list(steps))

    def run(self, game: Game, frame: Frame) -> None:
        for _ in range(self.times):
            game.push(self.script, frame.actor, frame.it, frame.that)

    def inner(self) -> list[Script]:
        return [self.script]
