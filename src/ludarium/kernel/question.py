"""Questions whose step is its own judge: it knows what could be touched, and what speaks against it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .message import Message, Reason
from .path import Path
from .script import Frame, G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step that asks.

    `question` is the prompt's message, `said` the message of an option that is no button, `rule` what a refusal quotes.
    """

    def __init__(self, question: str, said: str, rule: str) -> None:
        self.question = question
        self.said = said
        self.rule = rule

    def asked(self, game: G, frame: Frame) -> int:
        """Who has to answer."""
        return frame.actor

    def things(self, game: G, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        """What could be touched after these, allowed or not."""
        raise NotImplementedError

    def against(self, game: G, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        """The rule against the last of these touches."""
        return None

    def stranger(self, asking: Message) -> Message:
        """Why something is nothing that could be touched now, while this is asked."""
        raise NotImplementedError

    def dead_end(self, touches: list[str]) -> Message:
        """Why no option begins with these touches, though nothing is wrong with each of them."""
        raise NotImplementedError

    def path(self, game: G, frame: Frame, seat: int) -> Path:
        return QuestionPath(self, game, frame, seat)


class QuestionPath(Path):
    """The path of a question, as the step that asks judges it."""

    def __init__(self, step: Question[Any], game: object, frame: Frame, seat: int) -> None:
        self.step = step
        self.game = game
        self.frame = frame
        self.seat = seat

    def things(self, touches: list[str]) -> list[str]:
        return self.step.things(self.game, self.frame, self.seat, touches)

    def check(self, touches: list[str]) -> Reason | None:
        return self.step.against(self.game, self.frame, self.seat, touches)

    def stranger(self, touches: list[str]) -> Reason:
        return Reason(self.step.rule, self.step.stranger(self.step.prompt(self.game, self.frame)))

    def dead_end(self, touches: list[str]) -> Reason:
        return Reason(self.step.rule, self.step.dead_end(touches))
