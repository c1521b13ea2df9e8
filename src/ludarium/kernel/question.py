"""Questions: steps that know what can be touched and which rule objects."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .message import Message, Reason
from .path import Path
from .script import Frame, G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step that asks.

    `question` is the message of the prompt, `option_message` that of an option that is not a button, `rule` the rule
    that a refusal quotes by default.
    """

    def __init__(self, question: str, said: str, rule: str) -> None:
        self.question = question
        self.option_message = said
        self.rule = rule

    def asked_seat(self, game: G, frame: Frame) -> int:
        """The seat that has to answer."""
        return frame.actor

    def touchable(self, game: G, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        """What can be touched after these, legal or not."""
        raise NotImplementedError

    def objection(self, game: G, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        """The rule against the last of these touches."""
        return None

    def not_touchable(self, asking: Message) -> Message:
        """Why something cannot be touched at all while this question is open; `asking` is the prompt."""
        raise NotImplementedError

    def no_option_from(self, touches: list[str]) -> Message:
        """Why no option starts with these touches, although each of them is legal."""
        raise NotImplementedError

    def path(self, game: G, frame: Frame, seat: int) -> Path:
        return QuestionPath(self, game, frame, seat)


class QuestionPath(Path):
    """The path of a question: delegates to its step."""

    def __init__(self, step: Question[Any], game: object, frame: Frame, seat: int) -> None:
        self.step = step
        self.game = game
        self.frame = frame
        self.seat = seat

    def touchable(self, touches: list[str]) -> list[str]:
        return self.step.touchable(self.game, self.frame, self.seat, touches)

    def check(self, touches: list[str]) -> Reason | None:
        return self.step.objection(self.game, self.frame, self.seat, touches)

    def not_touchable(self, touches: list[str]) -> Reason:
        return Reason(self.step.rule, self.step.not_touchable(self.step.prompt(self.game, self.frame)))

    def no_option_from(self, touches: list[str]) -> Reason:
        return Reason(self.step.rule, self.step.no_option_from(touches))
