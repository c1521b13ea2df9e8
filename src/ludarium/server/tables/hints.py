"""Hints: what a bot would do in a player's place, computed only from what that seat knows."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message
from ludarium.kernel.option import OpenDecision

from ..protocol import Hint, HintData, HintedOption, MessageData, OptionData
from ..refusal import refused
from ..workers.bots import AdviceData, BotWorkers, RulesetRef
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
        self._cache: dict[tuple[str, int], list[AdviceData]] = {}

    async def hint(self, live: LiveTable, request: Hint) -> HintData:
        """The best options of the seat's open decision, the best first."""
        async with self.registry.reading(live) as table:
            decision = open_decision(table, request.seat)
            assert table.match is not None
            redacted = table.match.redact(request.seat)
            cooperative = table.ruleset.cooperative
        key = (live.table.id, decision.id)
        advice = self._cache.get(key)
        if advice is None:
            # Seeded from public ids, so that asking again gives nearly the same hint, also after a restart.
            rules = RulesetRef(live.table.opened.game, live.table.opened.pack)
            advice = await self.workers.advise(rules, f"{key[0]} {key[1]}", redacted, MAX_OPTIONS)
            if advice is None:
                raise refused(Message("reason-no-hint"))
            self._cache[key] = advice
            if len(self._cache) > MAX_CACHED_HINTS:
                del self._cache[next(iter(self._cache))]
        options = _hinted_options(decision, advice, cooperative=cooperative)
        return HintData(request.ref, request.seat, decision.id, options)


def _hinted_options(decision: OpenDecision, advice: list[AdviceData], *, cooperative: bool) -> list[HintedOption]:
    """The options as data: the expected score of the best one, and how much less the others bring."""
    options = {option.id: option for option in decision.options}
    hinted: list[HintedOption] = []
    for one in advice:
        less = round(advice[0].score - one.score)
        if one is not advice[0]:
            result = Message("hint-less-chance", percent=less) if cooperative else Message("hint-worse", points=less)
        elif cooperative:
            result = Message("hint-chance", percent=min(max(round(one.score), 0), 100))
        else:
            result = Message("hint-best", points=round(one.score))
        first, *same = [
            OptionData(option.id, option.touches, message_data(option.message))
            for option in (options[id_] for id_ in one.options)
        ]
        reasons = [MessageData(reason["id"], reason["args"]) for reason in one.reasons]
        hinted.append(HintedOption(first, same, one.score, message_data(result), reasons))
    return hinted
