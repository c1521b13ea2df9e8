"""The companion: runs a game's automatic player at a physical table, without state on the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.errors import BadStep
from ludarium.games import names, ruleset
from ludarium.kernel.message import Message

from .decode import CompanionStep
from .refusal import refused


def companion_reply(game: str, step: CompanionStep) -> Mapping[str, Any]:
    """The companion's reply to a step; refused if the game has no companion or the step is invalid."""
    companion = ruleset(game).companion if game in names() else None
    if companion is None:
        raise refused(Message("reason-no-page"))
    try:
        return companion.step(step.state, step.answer)
    except BadStep as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
