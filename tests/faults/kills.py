"""Kills servers under load, and checks what their clients saw: `python -m tests.faults.kills --kills 1000`.

Two servers share one new database: a SQLite file, or with `--postgres` one of a temporary PostgreSQL server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import httpx
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludarium.errors import LudariumError
from ludarium.server.storage.base import Storage, open_storage
from tests.server.cluster import cluster

from .checker import problems
from .observed import Observed, Sent
from .player import Connection, ConnectionLost, Player
from .report import end
from .servers import ServerProcess, kill_often

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
PAUSE = 0.02  # seconds between two requests of a player
SETTLE_TIMEOUT = 60.0  # seconds until all players have the last version
FIRST_ANSWER = 5.0  # seconds until another server is asked


class Results(Struct):
    """What a run has shown."""

    kills: Counter[str] = field(default_factory=Counter)
    requests: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    entries: int = 0
    views: int = 0
    problems: list[str] = []


class RealConnection:
    """A WebSocket to a server."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: bytes) -> None:
        """Send a message."""
        try:
            await self.socket.send(message.decode())
        except (WebSocketException, OSError) as error:
            raise ConnectionLost from error

    async def receive(self) -> bytes:
        """The next message."""
        try:
            return await self.socket.recv(decode=False)
        except (WebSocketException, OSError) as error:
            raise ConnectionLost from error

    def close(self) -> None:
        """Close it without waiting for the server."""
        self.socket.transport.abort()


class Load:
    """People who play at tables of these servers, table after table, until `stopping` is set."""

    def __init__(self, servers: list[ServerProcess], storage: Storage, chance: random.Random) -> None:
        self.servers = servers
        self.storage = storage
        self.chance = chance
        self.results = Results()
        self.stopping = False

    async def play(self) -> None:
        """Play one table after another; check each when its game is over."""
        while not self.stopping:
            table, secrets, created = await self._create()
            observed = Observed([created], [])
            players = [
                Player(name, table, seat, secret, observed, random.Random(self.chance.random()), self._connect, PAUSE)
                for name, seat, secret in (("Ada", 0, secrets["0"]), ("Ben", 1, secrets["1"]), ("Eve", None, table * 2))
            ]
            tasks = [asyncio.create_task(player.run()) for player in players]
            await self._wait_until_over(players, tasks)
            for player in players:
                player.stopped = True
            log = await self._settle(players)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            found = [f"a player failed: {one!r}" for one in ended if not isinstance(one, asyncio.CancelledError)]
            self._count(observed, log, found + await asyncio.to_thread(problems, observed, {table: log}))

    async def _wait_until_over(self, players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
        """Wait for the end of the game or of the run, or until a player fails."""
        for task in tasks:
            task.add_done_callback(lambda _: ended.set())
        ended = asyncio.Event()
        while not (ended.is_set() or self.stopping or any(one.is_over for one in players)):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.05)

    def _count(self, observed: Observed, log: list[bytes], found: list[str]) -> None:
        results = self.results
        results.tables += 1
        results.entries += len(log)
        results.views += len(observed.seen)
        results.requests += Counter(sent.outcome for sent in observed.sent)
        results.problems += found

    async def _settle(self, players: list[Player]) -> list[bytes]:
        """Wait until all players have the last version; the final log."""
        end = time.monotonic() + SETTLE_TIMEOUT
        while True:
            await asyncio.sleep(0.2)
            try:
                log = await self.storage.read(players[0].table)
            except LudariumError:
                continue
            if all(player.version == len(log) and not player.waiting for player in players):
                return log
            if time.monotonic() > end:
                versions = {player.name: player.version for player in players}
                self.results.problems.append(f"{players[0].table}: not settled: {versions} of {len(log)}")
                return log

    async def _create(self) -> tuple[str, dict[str, str], Sent]:
        """Create a table; with another server if one does not answer."""
        while True:
            await asyncio.sleep(0.05)
            address = self.chance.choice(self.servers).address
            if not address:
                continue
            at = asyncio.get_running_loop().time()
            try:
                async with httpx.AsyncClient(base_url=address, timeout=FIRST_ANSWER) as client:
                    response = await client.post("/api/tables", json={"game": "sagrada", "seats": SEATS})
            except httpx.HTTPError:
                continue
            if response.is_success:
                created = response.json()
                sent = Sent("Ada", created["table"], ("opened",), {"game": "sagrada"}, at)
                sent.outcome, sent.answered, sent.version = "done", asyncio.get_running_loop().time(), 1
                return created["table"], created["secrets"], sent

    async def _connect(self, player: Player) -> Connection:
        """A connection to a random server."""
        address = player.chance.choice(self.servers).address
        if not address:
            raise ConnectionLost
        headers = {"Authorization": f"Bearer {player.secret}"}
        if player.seat is None:
            headers = {"Cookie": f"ludarium={player.secret}"}
        try:
            socket = await connect(
                f"{address.replace('http', 'ws', 1)}/api/tables/{player.table}/socket",
                additional_headers=headers, compression=None, max_size=2**22, ping_interval=None,
                open_timeout=FIRST_ANSWER,
            )  # fmt: skip
        except (WebSocketException, OSError, TimeoutError) as error:
            raise ConnectionLost from error
        return RealConnection(socket)


async def run(database: str, folder: Path, kills: int, tables: int, seed: int) -> Results:
    """Kill servers, their writers and their workers `kills` times, while people play at `tables` tables."""
    chance = random.Random(seed)
    servers = [ServerProcess(database, folder / f"log-{number}") for number in range(2)]
    for server in servers:
        await server.start()
    storage = await open_storage(database)
    load = Load(servers, storage, random.Random(seed + 1))
    playing = [asyncio.create_task(load.play()) for _ in range(tables)]
    try:
        await kill_often(servers, kills, chance, load.results.kills)
        load.stopping = True
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        for server in servers:
            await server.kill()
        await storage.close()
    return load.results


def main() -> None:
    """Run what the arguments say, and print the results."""
    parser = argparse.ArgumentParser(description="Kill servers under load.")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=6, help="that are played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        database = f"sqlite:///{name}/tables.sqlite"
        if arguments.postgres:
            server = stack.enter_context(cluster())
            if isinstance(server, str):
                sys.exit(server)
            database = server.new_database()
        results = asyncio.run(run(database, Path(name), arguments.kills, arguments.tables, arguments.seed))
    end(
        results.problems,
        f"{results.kills.total()} kills in {time.monotonic() - began:.0f} s {dict(results.kills)}: "
        f"{results.requests['done']} requests acknowledged, {results.requests['refused']} refused, "
        f"{results.requests['unknown']} without an answer; {results.tables} tables, {results.entries} entries, "
        f"{results.views} states compared; {len(results.problems)} problems",
    )


if __name__ == "__main__":
    main()
