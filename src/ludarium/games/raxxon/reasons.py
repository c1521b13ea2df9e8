"""Why not: the paths that players touch, judged by the named checks of the step that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.path import Path

if TYPE_CHECKING:
    from ludarium.kernel.script import Frame

    from .table import Raxxon
    from .words.asking import Ask


class AskPath(Path):
    """The path of a question: the step that asks knows what could be touched, and what speaks against it."""

    def __init__(self, step: Ask, game: Raxxon, frame: Frame, seat: int) -> None:
        self.step = step
        self.game = game
        self.frame = frame
        self.seat = seat

    def things(self, touches: list[str]) -> list[str]:
        return self.step.things(self.game, self.frame, self.seat, touches)

    def check(self, touches: list[str]) -> Reason | None:
        return self.step.against(self.game, self.frame, self.seat, touches)

    def stranger(self, touches: list[str]) -> Reason:
        asking = self.step.prompt(self.game, self.frame)
        return Reason(self.step.rule, Message("reason-not-asked", question=[asking]))

    def dead_end(self, touches: list[str]) -> Reason:
        return Reason(self.step.rule, Message("reason-leads-nowhere"))
