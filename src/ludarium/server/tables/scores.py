"""The course of the scores of a finished game, from the positions of its snapshots."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from msgspec import UNSET

from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import Dump
from ludarium.kernel.preview import points_in_view

from ..identity import Caller
from ..protocol import ScoresData
from ..refusal import refused
from .checks import check_may_watch
from .entry import Opened, decode_entry, decode_snapshot
from .registry import TableRegistry
from .table import Table

LOG: Final = logging.getLogger("ludarium.server")
MAX_POINTS: Final = 120  # positions that are counted, evenly spread over the game
MAX_CACHED: Final = 64  # finished games change no more


class Scores:
    """Counts the points of finished games, and remembers the last ones."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._cache: OrderedDict[str, ScoresData] = OrderedDict()

    async def of(self, table: str, caller: Caller) -> ScoresData:
        """The points of every seat after some of the entries; refused before the end, since they reveal secrets."""
        async with self.registry.reading(await self.registry.load(table)) as now:
            check_may_watch(now, caller)
            if now.status != "over":
                raise refused(Message("reason-not-over"))
        found = self._cache.get(table)
        if found is None:
            entries = await self.registry.storage.read(table)
            found = self._cache[table] = await asyncio.to_thread(scores_of, table, entries)
            if len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return found


def scores_of(table: str, entries: list[bytes]) -> ScoresData:
    """The points of every seat after some of these entries; empty if the game has none, or had older rules."""
    opened = decode_entry(entries[0])
    assert isinstance(opened, Opened), opened
    rules = Table(table, opened).ruleset
    scores = ScoresData([], [])
    moved = [number for number, data in enumerate(entries, 1) if decode_entry(data).snapshot is not UNSET]
    for number in _spread(moved):
        snapshot = decode_entry(entries[number - 1]).snapshot
        assert snapshot is not UNSET
        try:
            game = rules.load(Dump(decode_snapshot(snapshot).saved["position"]))
            totals = [points_in_view(rules, game, seat) for seat in range(game.seats)]
        except Exception as error:  # noqa: BLE001 - rules may raise anything for data of other rules
            LOG.warning("the rules cannot count a snapshot", extra={"reason": repr(error)})
            continue
        if None not in totals:
            scores.entries.append(number)
            scores.totals.append([total for total in totals if total is not None])
    return scores


def _spread(numbers: list[int]) -> list[int]:
    """At most MAX_POINTS of these numbers, evenly spread, with the first and the last."""
    last = len(numbers) - 1
    if last < MAX_POINTS:
        return numbers
    return [numbers[round(n * last / (MAX_POINTS - 1))] for n in range(MAX_POINTS)]
