"""Benchmark of the server: compared with boardgame.io, the time until a move is shown, and 1,000 tables at once.

Servers run in separate processes and store their tables on the project's disk; all messages go over real sockets of
this machine. The same light client plays on all servers; the share of a core that it uses is printed, since the server
cannot use it. boardgame.io is installed from npm into .build the first time. It plays a small game, and again the same
game with as much data to show as ours. It keeps matches in memory; Ludarium acknowledges a move when it is on the disk.
"""

from __future__ import annotations

import argparse
import gc
import http.client
import os
import random
import re
import resource
import select
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

import ludarium

HOME: Final = Path(__file__).resolve().parent
BUILD: Final = HOME.parent / ".build"
RIVAL: Final = BUILD / "boardgame"
HOST: Final = "127.0.0.1"
TIMEOUT: Final = 30.0  # seconds for an answer
WARM_UP: Final = 3.0  # seconds of play before measuring: Node.js compiles what runs often
TABLES: Final = 1000
RATE: Final = 1000  # decisions a second at these tables
LONG_LENGTH: Final = 126  # from this length on a frame has a longer header
GAMES: Final = 10  # for the time until a move is shown


# --- sockets ---------------------------------------------------------------------------------------------------------


class LightWebSocket:
    """A WebSocket with little more than `send` and `recv` of its TCP socket, so that it costs next to nothing."""

    def __init__(self, port: int, path: str, *headers: str) -> None:
        self.socket = socket.create_connection((HOST, port), TIMEOUT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        lines = (f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}", *upgrade, key, *headers, "", "")
        self.socket.sendall("\r\n".join(lines).encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self._read()
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def send(self, text: bytes, kind: int = 0x81) -> None:
        """Send a message of less than 64 KB, masked with zeros."""
        length = len(text)
        is_short = length < LONG_LENGTH
        header = struct.pack("!BB", kind, 0x80 | length) if is_short else struct.pack("!BBH", kind, 0xFE, length)
        self.socket.sendall(header + b"\0\0\0\0" + text)

    def receive(self) -> list[bytes]:
        """The messages received completely; waits only if no data have arrived."""
        data = self.rest + self._read()
        messages = []
        start = 0
        while len(data) - start >= 2:
            kind, length = data[start], data[start + 1]
            body = start + 2
            if length >= LONG_LENGTH:
                size = 2 if length == LONG_LENGTH else 8
                length = int.from_bytes(data[body : body + size], "big")
                body += size
            if len(data) < body + length:
                break
            start = body + length
            if kind == 0x81:
                messages.append(data[body:start])
            elif kind == 0x89:
                self.send(data[body:start], 0x8A)  # a pong
            else:
                raise ConnectionError(f"the server closed the connection: {data[body:start]!r}")
        self.rest = data[start:]
        return messages

    def _read(self) -> bytes:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server closed the connection")
        return data


# --- players ---------------------------------------------------------------------------------------------------------


class Player(ABC):
    """A player at a table who always chooses the first option.

    `move` is the message to send now, `sent` the time of the move that is not yet acknowledged, `took` the duration of
    the last one; `shown` is the time of the last state, whose number is `version`.
    """

    def __init__(self, websocket: LightWebSocket) -> None:
        self.websocket = websocket
        self.move: bytes | None = None
        self.sent = self.took = self.shown = 0.0
        self.version = 0
        self.over = False
        self.bytes = 0

    def decide(self, at: float) -> None:
        """Send the move; its time is measured from `at`."""
        assert self.move is not None
        move, self.move = self.move, None
        self.sent = at
        self.websocket.send(move)

    def receive(self) -> bool:
        """Handle received messages; return whether the move was acknowledged."""
        sent = self.sent
        for message in self.websocket.receive():
            self.bytes += len(message)
            self.handle(message)
        return sent > 0 and not self.sent

    def acknowledged(self, now: float) -> None:
        """Record that the move was acknowledged."""
        self.took = now - self.sent
        self.sent = 0.0

    def wait(self, version: int = 1) -> None:
        """Receive until the table has this version."""
        while self.version < version:
            self.receive()

    @abstractmethod
    def handle(self, message: bytes) -> None:
        """Handle one message."""


class OurOption(Struct):
    """An option in Ludarium's protocol."""

    id: str


class OurDecision(Struct):
    """A decision in Ludarium's protocol."""

    id: int
    options: list[OurOption]


class OurTable(Struct):
    """A table in Ludarium's protocol."""

    status: str


class OurState(Struct):
    """The fields of Ludarium's state that a player needs; the others are skipped."""

    version: int
    table: OurTable
    decisions: list[OurDecision]


class OurPlayer(Player):
    """A player of Sagrada at a Ludarium table."""

    STATE: Final = msgspec.json.Decoder(OurState)

    def __init__(self, port: int, table: str, seat: int, secret: str) -> None:
        super().__init__(LightWebSocket(port, f"/api/tables/{table}/socket", f"Authorization: Bearer {secret}"))
        self.seat = seat
        self.answered = 0
        self.websocket.send(msgspec.json.encode({"type": "look", "ref": 1, "seat": seat}))
        self.wait()

    def handle(self, message: bytes) -> None:
        now = time.perf_counter()
        if message.startswith(b'{"type":"state"'):
            state = self.STATE.decode(message)
            self.shown, self.version, self.over = now, state.version, state.table.status == "over"
            for decision in state.decisions:
                if decision.id != self.answered:  # a state from before the move may arrive after it
                    self.answered = decision.id
                    request = {"type": "decide", "ref": 2, "seat": self.seat, "decision": decision.id}
                    self.move = msgspec.json.encode({**request, "option": decision.options[0].id})
        elif message.startswith(b'{"type":"pong"'):
            return
        elif not message.startswith(b'{"type":"done"'):
            raise ConnectionError(message.decode())
        elif self.sent:
            self.acknowledged(now)


class Context(Struct):
    """The progress of a match in boardgame.io's protocol."""

    currentPlayer: str  # noqa: N815 - its names
    turn: int
    gameover: object = None


class TheirState(Struct, rename={"version": "_stateID"}):
    """The fields of boardgame.io's state that a player needs."""

    ctx: Context
    version: int


class Synced(Struct):
    """The first state of a match."""

    state: TheirState


class Sync(Struct, array_like=True):
    """The message with the first state."""

    kind: str
    match: str
    info: Synced


class Update(Struct, array_like=True):
    """The message after a move."""

    kind: str
    match: str
    state: TheirState


class TheirPlayer(Player):
    """A player of boardgame.io, whose messages are wrapped in those of socket.io and engine.io."""

    EVENT: Final = b"42/window,"
    UPDATE: Final = msgspec.json.Decoder(Update)
    SYNC: Final = msgspec.json.Decoder(Sync)

    def __init__(self, port: int, match: str, seat: int, credentials: str) -> None:
        super().__init__(LightWebSocket(port, "/socket.io/?EIO=4&transport=websocket"))
        self.match, self.seat, self.credentials = match, str(seat), credentials
        self.joined = False
        self.websocket.send(b"40/window,")
        while not self.joined:
            self.receive()
        self.websocket.send(self._event("sync", match, self.seat, credentials, 2))
        self.wait()

    def handle(self, message: bytes) -> None:
        now = time.perf_counter()
        if message.startswith(b'42/window,["update"'):
            self._update(self.UPDATE.decode(message[len(self.EVENT) :]).state, now)
        elif message.startswith(b'42/window,["sync"'):
            self._update(self.SYNC.decode(message[len(self.EVENT) :]).info.state, now)
        elif message.startswith(b"40/window,"):
            self.joined = True
        elif message == b"2":
            self.websocket.send(b"3")  # its heartbeat

    def _update(self, state: TheirState, now: float) -> None:
        if self.sent and state.version >= self.version:
            self.acknowledged(now)
        self.shown, self.version = now, state.version + 1
        self.over = state.ctx.gameover is not None
        if not self.over and state.ctx.currentPlayer == self.seat:
            turn = state.ctx.turn
            payload = {"type": "place", "args": [turn % 9, (turn - 1) // 2], "playerID": self.seat}
            action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": self.credentials}}
            self.move = self._event("update", action, state.version, self.match, self.seat)

    def _event(self, *event: object) -> bytes:
        return self.EVENT + msgspec.json.encode(event)


# --- servers ---------------------------------------------------------------------------------------------------------


class ServerProcess:
    """A server in a separate process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        address = next((match for line in process.stdout if (match := re.search(rf"{HOST}:(\d+)", line))), None)
        if address is None:
            raise ConnectionError("the server did not start")
        self.port = int(address[1])

    def post(self, path: str, content: object) -> Any:  # noqa: ANN401 - what JSON holds
        """The answer to a request."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=TIMEOUT)
        connection.request("POST", path, msgspec.json.encode(content), {"Content-Type": "application/json"})
        response = connection.getresponse()
        body = response.read()
        connection.close()
        if response.status >= 400:
            raise ConnectionError(body.decode())
        return msgspec.json.decode(body)


@contextmanager
def running(folder: Path, *command: str) -> Iterator[ServerProcess]:
    """A server that is terminated at the end."""
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(  # noqa: S603 - our own commands
        command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield ServerProcess(process)
    finally:
        process.terminate()
        process.communicate()


@contextmanager
def ours() -> Iterator[ServerProcess]:
    """Ludarium's server, with a new database on the disk of the project."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        program = str(Path(sys.executable).parent / "ludarium")
        database = f"sqlite:///{folder}/bench.sqlite"
        options = ("--host", HOST, "--port", "0", "--database", database, "--log", "error")
        with running(Path(folder), program, "serve", *options) as server:
            yield server


def node_and_boardgame() -> str | None:
    """The path of Node.js, with boardgame.io installed for it; None without Node.js."""
    path = f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}"
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return None
    RIVAL.mkdir(parents=True, exist_ok=True)
    lock, installed = HOME / "boardgame" / "package-lock.json", RIVAL / "node_modules" / ".installed"
    shutil.copytree(HOME / "boardgame", RIVAL, dirs_exist_ok=True)
    if not installed.exists() or installed.read_text() != lock.read_text():
        print("Installing boardgame.io ...", flush=True)
        subprocess.run([npm, "ci", "--ignore-scripts", "--silent"], cwd=RIVAL, check=True)  # noqa: S603 - npm itself
        installed.write_text(lock.read_text())
    return node


@contextmanager
def boardgame(node: str, *shown: str) -> Iterator[ServerProcess]:
    """The server of boardgame.io; `shown` is a file with additional data to show, if any."""
    with running(RIVAL, node, "server.mjs", *shown) as server:
        yield server


def mid_game() -> str:
    """A file with the views and options of two players in the middle of a game of Ludarium."""
    match = ludarium.new_match("sagrada", seats=2, seed="bench")
    for _ in range(20):
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[0].id)
    options = [
        {"id": option.id, "touches": option.touches, "message": option.message.dump()}
        for option in match.decisions[0].options
    ]
    file = RIVAL / "shown.json"
    file.write_bytes(msgspec.json.encode([{"view": match.view(seat), "options": options} for seat in (0, 1)]))
    return str(file)


def our_table(server: ServerProcess) -> list[Player]:
    """The players of a new game of Sagrada."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    created = server.post("/api/tables", {"game": "sagrada", "seats": seats})
    secrets = created["secrets"]
    return [OurPlayer(server.port, created["table"], seat, secrets[str(seat)]) for seat in (0, 1)]


def their_table(server: ServerProcess) -> list[Player]:
    """The players of a new match of boardgame.io."""
    match = server.post("/games/window/create", {"numPlayers": 2})["matchID"]
    players: list[Player] = []
    for seat in (0, 1):
        joined = server.post(f"/games/window/{match}/join", {"playerID": str(seat), "playerName": f"Player {seat}"})
        players.append(TheirPlayer(server.port, match, seat, joined["playerCredentials"]))
    return players


# --- measuring -------------------------------------------------------------------------------------------------------


class Players:
    """All players, and which of them have received data."""

    def __init__(self, tables: list[list[Player]]) -> None:
        self.players = {player.websocket.socket.fileno(): player for table in tables for player in table}
        self.poll = select.epoll()
        for descriptor in self.players:
            self.poll.register(descriptor, select.EPOLLIN)
        gc.collect()
        gc.disable()  # so that the clients do not pause
        self.cpu = time.process_time()
        self.began = time.perf_counter()

    def ready(self, timeout: float) -> list[Player]:
        """The players with received data."""
        return [self.players[descriptor] for descriptor, _ in self.poll.poll(max(0.0, timeout))]

    def close(self) -> tuple[float, float]:
        """Close all sockets; return the seconds since the start, and the share of a core that the clients used."""
        seconds = time.perf_counter() - self.began
        share = (time.process_time() - self.cpu) / seconds
        gc.enable()
        self.poll.close()
        for player in self.players.values():
            player.websocket.socket.close()
        return seconds, share


class Round(NamedTuple):
    """Matches played at the same time: moves, total seconds, time of each move, cost of the clients, bytes a move."""

    moves: int
    seconds: float
    times: list[float]
    clients: float
    size: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


def decide_one(table: list[Player]) -> None:
    """Let one player of a table decide, unless a move is pending."""
    if not any(player.sent for player in table):
        ready = next((player for player in table if player.move), None)
        if ready is not None:
            ready.decide(time.perf_counter())


def play(tables: list[list[Player]]) -> Round:
    """Play matches to their ends, each as fast as possible, one move at a time."""
    players = Players(tables)
    times: list[float] = []
    playing = len(players.players)
    table_of = {player: table for table in tables for player in table}
    for table in tables:
        for player in table:
            player.bytes = 0
        decide_one(table)
    while playing:
        ready = players.ready(TIMEOUT)
        if not ready:
            raise TimeoutError("a match does not continue")
        for player in ready:
            was_over = player.over
            if player.receive():
                times.append(player.took)
            decide_one(table_of[player])
            playing -= player.over and not was_over
    size = sum(player.bytes for player in players.players.values()) / len(times)
    seconds, share = players.close()
    return Round(len(times), seconds, times, share, size)


def race(rivals: dict[str, Callable[[], list[Player]]], matches: int, seconds: float) -> dict[str, list[Round]]:
    """Let servers play in turns, `matches` at once, until each has played for `seconds`."""
    rounds: dict[str, list[Round]] = {name: [] for name in rivals}
    for least in (WARM_UP, seconds):
        for played in rounds.values():
            played.clear()
        while min(sum(one.seconds for one in played) for played in rounds.values()) < least:
            for name, table in rivals.items():
                rounds[name].append(play([table() for _ in range(matches)]))
    return rounds


def show_times(server: ServerProcess) -> list[float]:
    """The times from sending a move until the other player receives it, one move at a time."""
    times: list[float] = []
    for _ in range(GAMES):
        one, other = our_table(server)
        while not one.over:
            mover, observer = (one, other) if one.move else (other, one)
            version = mover.version + 1
            began = time.perf_counter()
            mover.decide(began)
            observer.wait(version)
            times.append(observer.shown - began)
            mover.wait(version)
    return times


def offer(tables: list[list[Player]], seconds: float, rate: float = RATE) -> Round:
    """Make decisions at random times with a steady rate, not waiting for answers; measured from when each was due."""
    players = Players(tables)
    ready = deque(player for table in tables for player in table if player.move)
    random.Random(1).shuffle(ready)
    gaps = random.Random(2)
    times: list[float] = []
    offered = 0
    due = time.perf_counter()
    end = due + seconds
    while due < end or offered > len(times):
        now = time.perf_counter()
        while due <= now and due < end and ready:
            ready.popleft().decide(due)
            offered += 1
            due += gaps.expovariate(rate)
        for player in players.ready(due - now if due < end and ready else 0.01):
            had = player.move
            if player.receive():
                times.append(player.took)
            if player.move and not had:
                ready.append(player)
        if now > end + TIMEOUT:
            raise TimeoutError(f"{offered - len(times)} decisions were never answered")
    size = sum(player.bytes for player in players.players.values()) / len(times)
    took, share = players.close()
    return Round(len(times), took, times, share, size)


# --- printing --------------------------------------------------------------------------------------------------------


def percentile(share: float, times: list[float]) -> float:
    """A percentile of the times, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def print_race(rounds: dict[str, list[Round]], matches: int) -> None:
    """Print a line for each server."""
    title = f"{matches} matches at once"
    print(f"\n{title:30} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'KB/move':>8} {'clients':>8}")
    slowest = {}
    for name, played in rounds.items():
        times = [taken for one in played for taken in one.times]
        slowest[name] = percentile(0.99, times)
        rate = statistics.median(one.rate for one in played)
        size, clients = (statistics.median(getattr(one, field) for one in played) for field in ("size", "clients"))
        middle = percentile(0.5, times)
        print(f"{name:30} {rate:9,.0f} {middle:8.1f} {slowest[name]:8.1f} {size / 1000:8.1f} {clients:8.0%}")
    first, *others = rounds
    for other in others:
        ratios = [one.rate / two.rate for one, two in zip(rounds[first], rounds[other], strict=True)]
        spread = f"({min(ratios):.2f} to {max(ratios):.2f} in {len(ratios)} turns)"
        longer = f"p99 {slowest[first] / slowest[other]:.2f} times as long"
        print(f"versus {other:30} {statistics.median(ratios):.2f} times as many moves {spread}, {longer}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long for each measurement (default: 10)")
    parser.add_argument("--matches", type=int, default=50, help="matches at once versus boardgame.io (default: 50)")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are terminated too
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = ", ".join(f"{one:.2f}" for one in os.getloadavg())
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, load of the machine before: {load}", flush=True)

    with ExitStack() as stack:
        server = stack.enter_context(ours())
        rivals: dict[str, Callable[[], list[Player]]] = {"Ludarium (on disk)": partial(our_table, server)}
        node = node_and_boardgame()
        if node is None:
            print("boardgame.io: not measured, because Node.js is missing.")
        else:
            small, large = (stack.enter_context(boardgame(node, *shown)) for shown in ((), (mid_game(),)))
            rivals["boardgame.io (in memory)"] = partial(their_table, small)
            rivals["boardgame.io, as much to see"] = partial(their_table, large)
        print_race(race(rivals, arguments.matches, arguments.seconds), arguments.matches)

    with ours() as server:
        show_times(server)  # warm up
        times = show_times(server)
        print(f"\n{'until a move is shown':26} {'moves':>9} {'p50 ms':>8} {'p95 ms':>8} {'max ms':>8}")
        columns = " ".join(f"{percentile(share, times):8.1f}" for share in (0.5, 0.95, 1))
        print(f"{'to the other player':26} {len(times):9,} {columns}   (goal: p95 less than 100)", flush=True)

    with ours() as server:
        steady = offer([our_table(server) for _ in range(TABLES)], arguments.seconds)
        print(f"\n{f'{RATE:,}/s for {TABLES:,} tables':26} {'moves':>9} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>8}")
        columns = " ".join(f"{percentile(share, steady.times):8.1f}" for share in (0.5, 0.99, 1))
        print(f"{'Ludarium (on disk)':26} {steady.moves:9,} {columns}   (goal: p99 less than 50)", flush=True)


if __name__ == "__main__":
    main()
