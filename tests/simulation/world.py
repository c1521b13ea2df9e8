"""A run of the simulated world: two servers on one database, people at tables, faults, and the verdict."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from ludarium.errors import LudariumError
from ludarium.server import app as application
from ludarium.server.identity import Caller, key_of
from ludarium.server.protocol import Creation, SeatRequest
from ludarium.server.workers.bots import NoDecision
from tests.faults.checker import problems
from tests.faults.observed import Observed, Sent
from tests.faults.player import Connection, ConnectionLost, Player

from .database import Database
from .faults import Faults
from .loop import Process, SimulatedLoop
from .network import SimulatedConnection
from .server import SimulatedServer, workers_of

START = 1_800_000_000.0  # the wall clock at the start
PLAY_SECONDS = 20.0  # in which faults happen
SETTLE_SECONDS = 120.0  # without faults, until all clients must have the last version
REQUESTS = 14  # of each player
NAMES = ("Ada", "Ben", "Cyd")


class Verdict(Struct):
    """What a run has shown."""

    seed: int
    problems: list[str]
    faults: list[str]
    counts: Counter[str]
    requests: Counter[str]  # by outcome
    entries: int
    views: int
    starts: int  # of processes
    steps: int
    trace: int


class World:
    """Two servers, a database and people, all in one event loop."""

    def __init__(self, seed: int, only: frozenset[str] | None = None, *, early: bool = False) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.faults = Faults(seed, only)
        self.loop = SimulatedLoop(random.Random(f"{seed} order"))
        self.loop.before_callback = self._before_callback
        self.database = Database(self.loop, random.Random(f"{seed} database"), self.faults, early=early)
        self.servers = [
            SimulatedServer(name, self.loop, random.Random(f"{seed} {name}"), self.faults, self.database)
            for name in ("one", "two")
        ]
        self.observed = Observed()
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []  # of the players
        self.logged: list[str] = []  # unexpected failures

    def run(self) -> Verdict:
        """Run until all is settled; return what is wrong."""
        with simulated(self):
            for server in self.servers:
                server.start()
            self.loop.run_until(lambda: False, self.loop.now + 1.0)
            found = [*self._play(), *self.logged]
            found += [f"a player failed: {task.exception()!r}" for task in self.tasks if task.done()]
            found += [f"a callback failed: {context}" for context in self.loop.errors]
            logs = {table: log for table, log in self.database.entries.items() if ":" not in table}
            self.loop.close()
        found += problems(self.observed, logs)
        return Verdict(
            self.seed,
            found,
            self.faults.happened,
            self.faults.counts(),
            Counter(sent.outcome for sent in self.observed.sent),
            sum(len(log) for log in logs.values()),
            len(self.observed.seen),
            sum(server.starts for server in self.servers),
            self.loop.steps,
            self.loop.trace,
        )

    def _play(self) -> list[str]:
        """Let people play while faults happen, then without; what has not settled."""
        loop = self.loop
        for number, (people, bots) in enumerate([(2, 0), (1, 1)]):
            loop.run_task(loop.outside, self._open_table(number, people, bots))
        until = loop.now + PLAY_SECONDS
        loop.run_until(lambda: bool(self.players) and all(self._has_played(player) for player in self.players), until)
        self.faults.active = False
        for player in self.players:
            player.stopped = True
        loop.run_until(lambda: False, loop.now + 8.0)  # the servers start again, late news arrive
        if not loop.run_until(self._is_settled, loop.now + SETTLE_SECONDS):
            return [f"not settled: {self._unsettled()}"]
        return []

    def _has_played(self, player: Player) -> bool:
        return player.requests >= REQUESTS or player.is_over

    def _unsettled(self) -> list[str]:
        """Players who have another version than the database, or whose bots do not move."""
        entries = self.database.entries
        found = [
            f"{player.name} has version {player.version} of {len(entries[player.table])}"
            for player in self.players
            if player.version != len(entries[player.table])
        ]
        for player in self.players:
            waiting = player.state.get("waiting", [])
            if any(player.state["table"]["seats"][seat]["kind"] == "bot" for seat in waiting) and not player.is_over:
                found.append(f"the bots of {player.table} do not move")
        return found

    def _is_settled(self) -> bool:
        return not self._unsettled()

    async def _open_table(self, number: int, people: int, bots: int) -> None:
        """Create a table, again until that is acknowledged, and let its players and a spectator come."""
        seats = [SeatRequest("me", NAMES[seat]) for seat in range(people)] + [SeatRequest("bot", bot="random")] * bots
        creator = Caller(frozenset([key_of("creator")]), key_of("creator"), "127.0.0.1")
        done = self.loop.create_future()
        self._create(number, Creation("sagrada", seats, stand_in=5), creator, done)
        table, secrets = await done
        for seat in range(people):
            self._add_player(NAMES[seat], table, seat, secrets[seat])
        self._add_player("Eve", table, None, "a-spectator-of-all")

    def _create(self, number: int, creation: Creation, creator: Caller, done: Any) -> None:  # noqa: ANN401 - a future
        """Ask a server for a table; ask again later if it does not answer."""
        server = self.servers[number % 2]
        app, process = server.app, server.process
        loop = self.loop

        async def ask() -> None:
            assert app is not None
            try:
                created = await app.service().create(creation, creator)
            except LudariumError:
                return
            loop.call_in(loop.outside, loop.now, answered, created)

        def answered(created: Any) -> None:  # noqa: ANN401 - a `Created`
            if not done.done():
                sent = Sent("creator", created.table, ("opened",), {"game": creation.game}, loop.now)
                sent.outcome, sent.answered, sent.version = "done", loop.now, 1
                self.observed.sent.append(sent)
                done.set_result((created.table, created.secrets))

        def retry() -> None:
            if not done.done():
                self._create(number + 1, creation, creator, done)

        if app is not None:
            loop.run_task(process, ask())
        loop.call_in(loop.outside, loop.now + 5.0, retry)

    def _add_player(self, name: str, table: str, seat: int | None, secret: str) -> None:
        chance = random.Random(f"{self.seed} {name} {table}")
        player = Player(name, table, seat, secret, self.observed, chance, self._connect)
        self.players.append(player)
        self.tasks.append(self.loop.run_task(self.loop.outside, player.run()))

    async def _connect(self, player: Player) -> Connection:
        """A connection to a random server."""
        link = player.chance.choice(self.servers).connect(self.chance)
        if link is None:
            raise ConnectionLost
        # In lower case, as the server's HTTP parser passes them on.
        headers = {"authorization": f"Bearer {player.secret}"}
        if player.seat is None:
            headers = {"cookie": f"ludarium={player.secret}"}
        connection = SimulatedConnection(link, player.table, headers)
        if not await connection.opened:
            raise ConnectionLost
        return connection

    def _before_callback(self, process: Process) -> None:
        """Let faults happen that do not wait for an occasion."""
        if process is self.loop.outside:
            return
        if self.faults.happens("power-cut"):
            for server in self.servers:
                if server.process.alive:
                    server.kill()
            self.database.cut_power()
        elif self.faults.happens("crash"):
            for server in self.servers:
                if server.process is process:
                    server.kill()
        elif jump := self.faults.happens("clock-jump"):
            process.clock_offset += jump.choice([-86400.0, -3600.0, 60.0, 3600.0])


class UnexpectedErrors(logging.Handler):
    """Collects logged failures, except those of the storage and of workers, which the simulation causes."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.WARNING)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, LudariumError | NoDecision):
            self.found.append(f"{record.getMessage().strip()}: {error!r}")


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Time, random numbers, workers and the log of the simulated world in place of the real ones."""
    loop, secret = world.loop, random.Random(f"{world.seed} secret")
    logs = [logging.getLogger(name) for name in ("ludarium.server", "uvicorn.error")]
    handler = UnexpectedErrors(world.logged)
    before = [(log.propagate, log.level) for log in logs]
    for log in logs:
        log.addHandler(handler)
        log.propagate = False
    patches: list[AbstractContextManager[Any]] = [
        patch.object(time, "time", lambda: START + loop.now + loop.current.clock_offset),
        patch.object(time, "monotonic", lambda: loop.now),
        patch.object(time, "perf_counter", lambda: loop.now),
        patch.object(random, "_urandom", secret.randbytes),
        patch.object(random, "getrandbits", secret.getrandbits),
        patch.object(application, "BotWorkers", workers_of(world.faults)),
    ]
    try:
        with ExitStack() as stack:
            for one in patches:
                stack.enter_context(one)
            yield
    finally:
        for log, (propagate, level) in zip(logs, before, strict=True):
            log.removeHandler(handler)
            log.propagate, log.level = propagate, level
