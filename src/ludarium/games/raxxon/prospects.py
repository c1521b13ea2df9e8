"""What an action of a sheet would do now: why it would change nothing, and what it could be applied to."""

from __future__ import annotations

from ludarium.kernel.message import Reason
from ludarium.kernel.script import NONE, Frame

from .effect_source import action_source
from .option_code import A_BUTTON, PAIR
from .steps.question import RaxxonQuestion
from .steps.token import DrawOwedCard
from .table import Raxxon


def idle_reasons(game: Raxxon, seat: int, number: int) -> list[Reason]:
    """Why an action would only cost its token now, each reason once; empty if it can change something."""
    frame = _action_frame(game, seat, number)
    reasons: dict[str, Reason] = {}
    for step in frame.script.steps:
        if isinstance(step, DrawOwedCard):
            continue  # no card is owed without an optional effect (RX-35)
        reason = step.idle_reason(game, frame) if isinstance(step, RaxxonQuestion) else None
        if reason is None:
            return []
        reasons[reason.message.id] = reason
    return list(reasons.values())


def targets(game: Raxxon, seat: int, number: int) -> list[str]:
    """The touch ids of what an action could be applied to first: cards, lines, places, piles or tokens."""
    frame = _action_frame(game, seat, number)
    found: dict[str, None] = {}
    for step in frame.script.steps:
        if isinstance(step, RaxxonQuestion):
            codes = [option % PAIR for option in step.targets(game, frame, seat)]
            found.update((game.pack.touch_ids[code], None) for code in codes if code < A_BUTTON)
    return list(found)


def _action_frame(game: Raxxon, seat: int, number: int) -> Frame:
    script = game.actions(seat)[number].script
    return Frame(script, seat, 0, NONE, action_source(game.characters[seat], number))
