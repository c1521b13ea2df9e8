"""The daily deals: one for each game and day, the same for all players of this server."""

from __future__ import annotations

import datetime as dt
import hashlib
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from ludarium.games import names, ruleset
from ludarium.kernel.message import Message
from ludarium.kernel.ruleset import DailySetup

from ..deal_protocol import Attempt, DailyData, DailyRanking, DailyRow, DailyTable
from ..identity import Caller, new_table_id
from ..protocol import ResultData
from ..refusal import refused
from ..storage.base import EntryExists
from ..tables.checks import clean_name
from ..tables.entry import Linked, SeatPlan, SharedDeal
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.results import Results
from ..tables.seating import DEFAULT_BOT
from ..tables.table import Table
from .attempts import attempt_of, claim_attempt
from .opening import deal_entry
from .scoring import measure_of, ranks, score_of
from .secret import DealSecret

GRACE: Final = 3 * 3600.0  # seconds for games that are running when their day ends
PREFIX: Final = "daily:"  # of the contests of daily deals
OWN_SEAT: Final = 0  # of the person


class DailyDeal(Struct, frozen=True):
    """The deal of a game on a day."""

    game: str
    day: dt.date
    setup: DailySetup

    @property
    def contest(self) -> str:
        """The contest that ranks it."""
        return f"{PREFIX}{self.game}:{self.day.isoformat()}"

    @property
    def ends(self) -> float:
        """When it can no longer be started, in seconds since 1970."""
        midnight = dt.datetime.combine(self.day, dt.time(), dt.UTC)
        return (midnight + dt.timedelta(days=1)).timestamp()

    @property
    def closes(self) -> float:
        """When it is revealed."""
        return self.ends + GRACE


class DailyDeals:
    """Deals, plays and ranks the daily deals. `clock` is the time in seconds since 1970."""

    def __init__(self, registry: TableRegistry, results: Results, secret: DealSecret) -> None:
        self.registry = registry
        self.storage = registry.storage
        self.results = results
        self.secret = secret
        self.clock: Callable[[], float] = time.time

    async def today(self, caller: Caller) -> list[DailyData]:
        """The daily deals of all games."""
        return [await self._data(self._deal(game), caller) for game in names() if ruleset(game).daily]

    async def ranking(self, game: str, day: str, caller: Caller) -> DailyRanking:
        """The deal of a day with its ranking, which is hidden until the caller has played."""
        deal = self._deal(game, day)
        daily = await self._data(deal, caller)
        seed = await self._seed(deal)
        measure = measure_of(daily.seats, 1, cooperative=ruleset(game).cooperative)
        rows = None
        if daily.closed or daily.attempt in {"over", "left"}:
            found = await self._finished(deal)
            scores = [score_of(one, OWN_SEAT, measure) for one in found]
            totals = [one.standings[OWN_SEAT].total for one in found]
            places = ranks([(score.won, score.points, total) for score, total in zip(scores, totals, strict=True)])
            rows = [
                DailyRow(
                    place,
                    one.names[OWN_SEAT],
                    score.won,
                    score.points,
                    total,
                    one.table == daily.table,
                    one.table if daily.closed else "",
                )
                for place, one, score, total in zip(places, found, scores, totals, strict=True)
            ]
            rows.sort(key=lambda row: row.rank)
        seed_hash = hashlib.sha256(seed.encode()).hexdigest()
        return DailyRanking(daily, measure, rows, seed if daily.closed else None, seed_hash)

    async def play(self, game: str, caller: Caller, name: str) -> DailyTable:
        """The table of the caller's first attempt while it is played; after that a new one for practice."""
        deal = self._deal(game)
        name = clean_name(name)
        keys = await self.results.keys_of(caller)
        first = await attempt_of(self.storage, deal.contest, keys)
        if not first:
            table = new_table_id()
            if await claim_attempt(self.storage, deal.contest, keys, table):
                await self._open(table, deal, caller, name, ranked=True)
                return DailyTable(table, ranked=True)
            first = await attempt_of(self.storage, deal.contest, keys)  # another device was faster
        if not await self.storage.versions([first]):  # the server ended before it was created
            await self._open(first, deal, caller, name, ranked=True)
            return DailyTable(first, ranked=True)
        live = await self.registry.load(first)
        if attempt_at(live) == "playing":
            await self._let_in(live, caller, keys)
            return DailyTable(first, ranked=True)
        table = new_table_id()
        await self._open(table, deal, caller, name, ranked=False)
        return DailyTable(table, ranked=False)

    def _deal(self, game: str, day: str = "") -> DailyDeal:
        """The deal of a game on a day, by default today; refused if there is none, or not yet."""
        setups = ruleset(game).daily if game in names() else None
        if not setups:
            raise refused(Message("reason-no-game", game=game))
        today = dt.datetime.fromtimestamp(self.clock(), dt.UTC).date()
        try:
            chosen = dt.date.fromisoformat(day) if day else today
        except ValueError as error:
            raise refused(Message("reason-no-page")) from error
        if chosen > today or (day and chosen.isoformat() != day):
            raise refused(Message("reason-no-page"))
        return DailyDeal(game, chosen, setups[chosen.weekday()])

    async def _seed(self, deal: DailyDeal) -> str:
        return await self.secret.seed(deal.contest)

    async def _finished(self, deal: DailyDeal) -> list[ResultData]:
        """The first attempts that their players have finished in time."""
        found = await self.results.in_contest(deal.contest)
        return [one for one in found if not one.bots[OWN_SEAT] and one.ended <= deal.closes]

    async def _data(self, deal: DailyDeal, caller: Caller) -> DailyData:
        keys = await self.results.keys_of(caller)
        table = await attempt_of(self.storage, deal.contest, keys)
        attempt: Attempt = "none"
        if table and await self.storage.versions([table]):
            attempt = attempt_at(await self.registry.load(table))
        seats = 1 + deal.setup.bots
        return DailyData(
            game=deal.game,
            day=deal.day.isoformat(),
            seats=seats,
            options=dict(deal.setup.options),
            ends=deal.ends,
            closes=deal.closes,
            closed=self.clock() >= deal.closes,
            played=len(await self._finished(deal)),
            attempt=attempt,
            table="" if attempt == "none" else table,
        )

    async def _open(self, table: str, deal: DailyDeal, caller: Caller, name: str, *, ranked: bool) -> None:
        """Create a table of the deal."""
        seats = [SeatPlan("person", name, keys=[caller.key])]
        seats += [SeatPlan("bot", bot=DEFAULT_BOT) for _ in range(deal.setup.bots)]
        shared = SharedDeal(deal.contest, closes=deal.closes, ranked=ranked)
        opened = deal_entry(self.clock(), deal.game, deal.setup.options, seats, await self._seed(deal), shared)
        try:
            await self.registry.create(table, opened)
        except EntryExists:  # another request of the same player created it
            await self.registry.load(table)

    async def _let_in(self, live: LiveTable, caller: Caller, keys: list[str]) -> None:
        """Let another device of the player continue a first attempt."""

        def make_entry(table: Table) -> Linked | None:
            known = table.seats[OWN_SEAT].keys
            is_new = caller.key not in known and not set(keys).isdisjoint(known)
            return Linked(time.time(), OWN_SEAT, caller.key) if is_new else None

        await self.registry.commit(live, make_entry)


def attempt_at(live: LiveTable) -> Attempt:
    """How far the attempt at a table is."""
    if live.table.seats[OWN_SEAT].kind == "bot":
        return "left"
    return "playing" if live.table.status == "playing" else "over"
