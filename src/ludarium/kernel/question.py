"""Questions: steps that know what can be touched and which rule objects.

A question computes its options twice: `options` is fast, and the touches judged by `objection` can name the rule
that forbids each of them. A law compares the two.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .message import Message, Reason
from .script import Frame, G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step that asks.

    `question` is the message of the prompt, `option_message` that of an option that is not a button, `rule` the rule
    that a refusal quotes by default.
    """

    def __init__(self, question: str, option_message: str, rule: str) -> None:
        self.question = question
        self.option_message = option_message
        self.rule = rule

    def asked_seat(self, game: G, frame: Frame) -> int:
        """The seat that has to answer."""
        return frame.actor

    def prompt(self, game: G, frame: Frame) -> Message:
        return Message(self.question)

    def touchable(self, game: G, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        """What can be touched after these, legal or not; empty if they are a complete path."""
        raise NotImplementedError

    def objection(self, game: G, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        """The rule against the last of these touches; the earlier ones are legal."""
        return None

    def not_touchable(self, game: G, frame: Frame, touches: list[str]) -> Reason:
        """Why the last of these cannot be touched at all while this question is open."""
        return Reason(self.rule, Message("reason-not-asked", question=[self.prompt(game, frame)]))

    def no_option_from(self, game: G, frame: Frame, seat: int, touches: list[str]) -> Reason:
        """Why no option starts with these touches, although each of them is legal."""
        return Reason(self.rule, Message("reason-leads-nowhere"))

    def path(self, game: G, frame: Frame, seat: int) -> Path:
        return Path(self, game, frame, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneTouch(Question[G]):
    """A question that is answered with a single touch."""

    def all_touches(self, game: G, frame: Frame, seat: int) -> list[str]:
        """What can be touched, legal or not."""
        raise NotImplementedError

    def touchable(self, game: G, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else self.all_touches(game, frame, seat)


class Path:
    """The touches that answer an open question. A path is complete when nothing more can be touched."""

    def __init__(self, step: Question[Any], game: object, frame: Frame, seat: int) -> None:
        self.step = step
        self.game = game
        self.frame = frame
        self.seat = seat

    def touchable(self, touches: list[str]) -> list[str]:
        """What can be touched next, legal or not; empty if the path is complete."""
        return self.step.touchable(self.game, self.frame, self.seat, touches)

    def check(self, touches: list[str]) -> Reason | None:
        """The rule against the last of these touches; the earlier ones are legal."""
        return self.step.objection(self.game, self.frame, self.seat, touches)

    def objection(self, touches: list[str]) -> Reason | None:
        """The first rule against these touches; None if they are an option or lead to one."""
        for n in range(len(touches)):
            if touches[n] not in self.touchable(touches[:n]):
                return self.step.not_touchable(self.game, self.frame, touches[: n + 1])
            reason = self.check(touches[: n + 1])
            if reason is not None:
                return reason
        return None if self.is_open(touches) else self.step.no_option_from(self.game, self.frame, self.seat, touches)

    def is_open(self, touches: list[str]) -> bool:
        """Whether these touches, each legal, are an option or lead to one."""
        following = self.touchable(touches)
        return not following or any(
            self.check([*touches, touch]) is None and self.is_open([*touches, touch]) for touch in following
        )

    def complete(self, touches: list[str]) -> list[list[str]]:
        """Every option that starts with these touches, found by the checks alone."""
        following = self.touchable(touches)
        if not following:
            return [touches]
        found: list[list[str]] = []
        for touch in following:
            longer = [*touches, touch]
            if self.check(longer) is None:
                found += self.complete(longer)
        return found
