"""Hints: what a bot would do in a player's place, computed only from what that seat knows."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message
from ludarium.kernel.option import OpenDecision

from ..protocol import Hint, HintData, HintedOption, OptionData
from ..refusal import refused
from ..workers.bots import BotWorkers, RulesetRef
from .commands import open_decision
from .live_table import LiveTable
from .projection import message_data
from .registry import TableRegistry

MAX_OPTIONS: Final = 3  # of a hint
MAX_CACHED_HINTS: Final = 1000


class Hints:
    """Computes hints in worker processes, and caches them."""

    def __init__(self, registry: TableRegistry, workers: BotWorkers) -> None:
        self.registry = registry
        self.workers = workers
        self._cache: dict[tuple[str, int], list[tuple[str, float]]] = {}

    async def hint(self, live: LiveTable, request: Hint) -> HintData:
        """The best options of the seat's open decision, the best first."""
        async with self.registry.reading(live) as table:
            decision = open_decision(table, request.seat)
            assert table.match is not None
            redacted = table.match.redact(request.seat)
            cooperative = table.ruleset.cooperative
        key = (live.table.id, decision.id)
        ranked = self._cache.get(key)
        if ranked is None:
            # Seeded from public ids, so that asking again gives the same hint.
            rules = RulesetRef(live.table.opened.game, live.table.opened.pack)
            ranked = await self.workers.rank_options(rules, f"{key[0]} {key[1]}", redacted, MAX_OPTIONS)
            if ranked is None:
                raise refused(Message("reason-no-hint"))
            self._cache[key] = ranked
            if len(self._cache) > MAX_CACHED_HINTS:
                del self._cache[next(iter(self._cache))]
        return HintData(
            request.ref, request.seat, decision.id, _hinted_options(decision, ranked, cooperative=cooperative)
        )


def _hinted_options(
    decision: OpenDecision, ranked: list[tuple[str, float]], *, cooperative: bool
) -> list[HintedOption]:
    """The options with their reasons: the value of the best one, and how much less the others are worth."""
    options = {option.id: option for option in decision.options}
    best = ranked[0][1]
    hinted: list[HintedOption] = []
    for id_, value in ranked:
        option = options.get(id_)
        if option is None:
            continue
        if cooperative:
            reason = (
                Message("hint-less-chance", percent=round(best - value))
                if hinted
                else Message("hint-chance", percent=min(max(round(value), 0), 100))
            )
        else:
            reason = (
                Message("hint-worse", points=round(best - value))
                if hinted
                else Message("hint-best", points=round(value))
            )
        data = OptionData(option.id, option.touches, message_data(option.message))
        hinted.append(HintedOption(data, value, message_data(reason)))
    return hinted
