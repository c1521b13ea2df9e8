"""The finished games of players: an index by player key, made from the entries of the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from ludarium.errors import LudariumError, Refused
from ludarium.games import names
from ludarium.kernel.message import Message

from ..identity import Caller, key_of, new_token
from ..json_log import shorten_id
from ..protocol import MyGames, ResultData, ResultStanding, RuleAverage
from ..refusal import refused
from ..storage.base import Storage
from ..storage.results import StoredResult
from ..supervisor import Supervisor
from .deal import deal_data
from .live_table import LiveTable
from .snapshot import fold
from .table import NewerRules, Table

LOG: Final = logging.getLogger("ludarium.server")
BATCH: Final = 20  # tables that are added to the index at a time
PAUSE: Final = 0.1  # seconds between two batches: the server has more urgent work
MAX_LISTED: Final = 500  # games of a player
MAX_RANKED: Final = 2000  # tables of a contest
MAX_ENDED: Final = 1000
MAX_COMPARED: Final = 1000  # tables of a game that averages are taken of
NO_SEAT: Final = -1  # of a contest, which finds its tables as a player does
_DECODER: Final = msgspec.json.Decoder(ResultData)


class Results:
    """Keeps the index up to date and answers from it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.supervisor = Supervisor()
        self._unreadable: set[str] = set()
        self._lock = asyncio.Lock()
        self._ended: dict[str, bool] = {}  # finished tables of shared deals, and whether they were added to the index

    async def close(self) -> None:
        """Stop; what is not in the index is added after the next start."""
        await self.supervisor.close()

    def check(self, live: LiveTable) -> None:
        """Add a finished table of a shared deal to the index at once, since others may wait for its result."""
        table = live.table
        if table.opened.deal is not None and table.status == "over" and table.id not in self._ended:
            self._ended[table.id] = False
            if len(self._ended) > MAX_ENDED:
                del self._ended[next(iter(self._ended))]
            self.supervisor.run_once("results", self._index_ended)

    async def _index_ended(self) -> None:
        async with self._lock:
            for table in [table for table, is_added in self._ended.items() if not is_added]:
                self._ended[table] = True
                await self._add(table)

    async def index_all(self) -> None:
        """Add all finished tables that are not in the index, such as those of an older database."""
        more = await self.index_some()
        while more:
            await asyncio.sleep(PAUSE)
            more = await self.index_some()

    async def index_some(self) -> int:
        """Add the latest finished tables that are not in the index; how many were added."""
        async with self._lock:
            found = await self.storage.unindexed(BATCH + len(self._unreadable))
            added = 0
            for table in found:
                if table not in self._unreadable:
                    added += await self._add(table)
            return added

    async def _add(self, table: str) -> bool:
        """Add a finished table to the index; return False if it cannot be read."""
        try:
            entries = await self.storage.read(table)
            await self.storage.add_result(await asyncio.to_thread(result_of, table, entries))
        except (LudariumError, msgspec.DecodeError, NewerRules) as error:
            self._unreadable.add(table)
            extra = {"table": shorten_id(table), "reason": str(error)}
            LOG.warning("a table is not in the list of finished games", extra=extra)
            return False
        return True

    async def of(self, caller: Caller) -> MyGames:
        """The finished games of a caller."""
        await self.index_some()
        keys = await self.keys_of(caller)
        games: dict[str, ResultData] = {}
        for stored in await self.storage.results_of(keys, MAX_LISTED):
            game = games.setdefault(stored.table, _DECODER.decode(stored.data))
            game.mine = sorted({*game.mine, *stored.seats.values()})
        averages = {game: await self._averages(game, games) for game in names()}
        return MyGames(list(games.values()), {game: found for game, found in averages.items() if found})

    async def keys_of(self, caller: Caller) -> list[str]:
        """The keys of a caller: of this device, and of those whose games it may list."""
        return sorted({*caller.keys, *await self.storage.held_keys(sorted(caller.keys))})

    async def in_contest(self, contest: str) -> list[ResultData]:
        """The finished tables that a contest ranks."""
        await self._index_ended()
        return [_DECODER.decode(one.data) for one in await self.storage.results_of([contest], MAX_RANKED)]

    async def link(self, caller: Caller) -> str:
        """A new secret with which another device lists the games of the caller; only its hash is stored."""
        secret = new_token()
        for key in await self.keys_of(caller):
            await self.storage.add_holder(key_of(secret), key)
        return secret

    async def claim(self, caller: Caller, secret: str) -> None:
        """Let the caller's device list the games of the device that made this secret."""
        keys = await self.storage.held_keys([key_of(secret)])
        if not keys:
            raise refused(Message("reason-wrong-games-link"))
        for key in keys:
            await self.storage.add_holder(caller.key, key)

    async def _averages(self, game: str, own: dict[str, ResultData]) -> list[RuleAverage]:
        """The average points by rule, of a player's seats and of all seats at the tables of others."""
        mine = [one.standings[seat] for one in own.values() if one.game == game for seat in one.mine]
        if not mine:
            return []
        stored = await self.storage.results_in(game, MAX_COMPARED)
        others = [seat for one in stored if one.table not in own for seat in _DECODER.decode(one.data).standings]
        rules = dict.fromkeys(rule for one in mine for rule in one.points)
        return [
            RuleAverage(rule, _mean(mine, rule) or 0.0, sum(rule in one.points for one in mine), _mean(others, rule))
            for rule in rules
        ]


def result_of(table: str, entries: list[bytes]) -> StoredResult:
    """The result of a finished table."""
    try:
        folded = fold(table, entries)
    except Refused as error:
        raise LudariumError(str(error)) from error
    if folded.match is None or not folded.match.over:
        message = "its match cannot be read by these rules"
        raise LudariumError(message)
    data = ResultData(
        table,
        folded.opened.game,
        folded.last_move_at,
        folded.practice,
        [seat.name for seat in folded.seats],
        [seat.bot if seat.kind == "bot" else "" for seat in folded.seats],
        _standings(folded),
        deal=deal_data(folded),
    )
    origin = folded.opened.origin
    is_variation = origin is not None and origin.variation  # whose players decided for every seat
    seats = {} if is_variation else {key: number for number, seat in enumerate(folded.seats) for key in seat.keys}
    deal = folded.opened.deal
    if deal is not None and deal.ranked:
        seats[deal.contest] = NO_SEAT
    return StoredResult(table, data.game, data.ended, msgspec.json.encode(data), seats)


def _standings(table: Table) -> list[ResultStanding]:
    assert table.match is not None
    found = []
    for one in table.match.standings:
        points: dict[str, int] = {}
        for line in one.ledger:
            source = line.rule or line.message.id
            points[source] = points.get(source, 0) + line.points
        found.append(ResultStanding(one.rank, one.won, one.total, points, one.target))
    return found


def _mean(standings: Iterable[ResultStanding], rule: str) -> float | None:
    """The average points by a rule, of those who could get any."""
    found = [one.points[rule] for one in standings if rule in one.points]
    return sum(found) / len(found) if found else None
