"""Measures the server: beside boardgame.io, how soon a move shows, and with 1,000 tables at once.

Servers run in processes of their own and keep their tables on the project's disk; everything goes over real sockets of
this machine. One and the same light client plays all servers, and the share of a core that it takes is printed, since
what it takes the server lacks. boardgame.io comes from npm, into .build, the first time; it plays a small game, and the
same one once more while it shows its players as much as ours get to see. It keeps matches in memory, Ludarium
acknowledges a move when it is on the disk.
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
PATIENCE: Final = 30.0  # seconds for an answer, before something is wrong
WARM: Final = 3.0  # seconds of play before anything is measured: Node.js compiles what runs often
TABLES: Final = 1000
RATE: Final = 1000  # decisions a second offered to them
SHORT: Final = 126  # from this length on a frame has a longer header
GAMES: Final = 10  # played for how soon a move shows


# --- lines -----------------------------------------------------------------------------------------------------------


class Line:
    """A WebSocket with little more than `send` and `recv` of the socket below it, so that it costs next to nothing."""

    def __init__(self, port: int, path: str, *headers: str) -> None:
        self.socket = socket.create_connection((HOST, port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wish = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        lines = (f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}", *wish, key, *headers, "", "")
        self.socket.sendall("\r\n".join(lines).encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self._more()
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def send(self, text: bytes, kind: int = 0x81) -> None:
        """Send a message of less than 64 KB. It is masked, as it must be, with zeros."""
        length = len(text)
        header = struct.pack("!BB", kind, 0x80 | length) if length < SHORT else struct.pack("!BBH", kind, 0xFE, length)
        self.socket.sendall(header + b"\0\0\0\0" + text)

    def receive(self) -> list[bytes]:
        """The messages that have come whole; waits only where nothing has come."""
        data = self.rest + self._more()
        messages = []
        start = 0
        while len(data) - start >= 2:
            kind, length = data[start], data[start + 1]
            body = start + 2
            if length >= SHORT:
                size = 2 if length == SHORT else 8
                length = int.from_bytes(data[body : body + size], "big")
                body += size
            if len(data) < body + length:
                break
            start = body + length
            if kind == 0x81:
                messages.append(data[body:start])
            elif kind == 0x89:
                self.send(data[body:start], 0x8A)  # a ping wants its pong
            else:
                raise ConnectionError(f"the server closed the line: {data[body:start]!r}")
        self.rest = data[start:]
        return messages

    def _more(self) -> bytes:
        found = self.socket.recv(1 << 16)
        if not found:
            raise ConnectionError("the server has gone")
        return found


# --- players ---------------------------------------------------------------------------------------------------------


class Player(ABC):
    """Somebody at a table, who takes the first thing that can be done.

    `move` is what it would send now, `sent` when the move was sent that is not yet acknowledged, `took` how long the
    last one took; `shown` is when the last news of the table came, which `version` counts.
    """

    def __init__(self, line: Line) -> None:
        self.line = line
        self.move: bytes | None = None
        self.sent = self.took = self.shown = 0.0
        self.version = 0
        self.over = False
        self.bytes = 0

    def decide(self, at: float) -> None:
        """Send the move; `at` is the time that counts."""
        assert self.move is not None
        move, self.move = self.move, None
        self.sent = at
        self.line.send(move)

    def listen(self) -> bool:
        """Take what has come; whether the move was acknowledged."""
        sent = self.sent
        for message in self.line.receive():
            self.bytes += len(message)
            self.hear(message)
        return sent > 0 and not self.sent

    def acknowledged(self, now: float) -> None:
        """The move is made."""
        self.took = now - self.sent
        self.sent = 0.0

    def wait(self, version: int = 1) -> None:
        """Listen until the table has come so far."""
        while self.version < version:
            self.listen()

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Understand one message."""


class Option(Struct):
    """An option of Ludarium's."""

    id: str


class Decision(Struct):
    """A decision of Ludarium's."""

    id: int
    options: list[Option]


class Table(Struct):
    """A table of Ludarium's."""

    status: str


class State(Struct):
    """What Ludarium shows, as far as a player needs it; the rest is skipped."""

    version: int
    table: Table
    decisions: list[Decision]


class OurPlayer(Player):
    """A player of Sagrada at a table of ours."""

    STATE: Final = msgspec.json.Decoder(State)

    def __init__(self, port: int, table: str, seat: int, secret: str) -> None:
        super().__init__(Line(port, f"/api/tables/{table}/socket", f"Authorization: Bearer {secret}"))
        self.seat = seat
        self.answered = 0
        self.line.send(msgspec.json.encode({"type": "look", "ref": 1, "seat": seat}))
        self.wait()

    def hear(self, message: bytes) -> None:
        now = time.perf_counter()
        if message.startswith(b'{"type":"state"'):
            state = self.STATE.decode(message)
            self.shown, self.version, self.over = now, state.version, state.table.status == "over"
            for decision in state.decisions:
                if decision.id != self.answered:  # a state may still be on its way that does not know of the move
                    self.answered = decision.id
                    wish = {"type": "decide", "ref": 2, "seat": self.seat}
                    self.move = msgspec.json.encode({**wish, "decision": decision.id, "option": decision.options[0].id})
        elif not message.startswith(b'{"type":"done"'):
            raise ConnectionError(message.decode())
        elif self.sent:
            self.acknowledged(now)


class Context(Struct):
    """How far a match of boardgame.io is."""

    currentPlayer: str  # noqa: N815 - its names
    turn: int
    gameover: object = None


class TheirState(Struct, rename={"version": "_stateID"}):
    """What boardgame.io shows, as far as a player needs it."""

    ctx: Context
    version: int


class Synced(Struct):
    """What it shows first."""

    state: TheirState


class Sync(Struct, array_like=True):
    """How it tells that."""

    kind: str
    match: str
    info: Synced


class Update(Struct, array_like=True):
    """How it tells of a move."""

    kind: str
    match: str
    state: TheirState


class TheirPlayer(Player):
    """A player at boardgame.io's table: its messages in those of socket.io, in those of engine.io."""

    EVENT: Final = b"42/window,"
    UPDATE: Final = msgspec.json.Decoder(Update)
    SYNC: Final = msgspec.json.Decoder(Sync)

    def __init__(self, port: int, match: str, seat: int, credentials: str) -> None:
        super().__init__(Line(port, "/socket.io/?EIO=4&transport=websocket"))
        self.match, self.seat, self.credentials = match, str(seat), credentials
        self.joined = False
        self.line.send(b"40/window,")
        while not self.joined:
            self.listen()
        self.line.send(self._event("sync", match, self.seat, credentials, 2))
        self.wait()

    def hear(self, message: bytes) -> None:
        now = time.perf_counter()
        if message.startswith(b'42/window,["update"'):
            self._see(self.UPDATE.decode(message[len(self.EVENT) :]).state, now)
        elif message.startswith(b'42/window,["sync"'):
            self._see(self.SYNC.decode(message[len(self.EVENT) :]).info.state, now)
        elif message.startswith(b"40/window,"):
            self.joined = True
        elif message == b"2":
            self.line.send(b"3")  # its heartbeat

    def _see(self, state: TheirState, now: float) -> None:
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


class Server:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        address = next((found for line in process.stdout if (found := re.search(rf"{HOST}:(\d+)", line))), None)
        if address is None:
            raise ConnectionError("the server did not start")
        self.port = int(address[1])

    def post(self, path: str, content: object) -> Any:  # noqa: ANN401 - what JSON holds
        """The answer to a request."""
        line = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        line.request("POST", path, msgspec.json.encode(content), {"Content-Type": "application/json"})
        response = line.getresponse()
        body = response.read()
        line.close()
        if response.status >= 400:
            raise ConnectionError(body.decode())
        return msgspec.json.decode(body)


@contextmanager
def running(folder: Path, *command: str) -> Iterator[Server]:
    """A server while it is needed."""
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(  # noqa: S603 - our own commands
        command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield Server(process)
    finally:
        process.terminate()
        process.communicate()


@contextmanager
def ours() -> Iterator[Server]:
    """Our server, with a new database on the disk of the project."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        program = str(Path(sys.executable).parent / "ludarium")
        database = f"sqlite:///{folder}/bench.sqlite"
        options = ("--host", HOST, "--port", "0", "--database", database, "--log", "error")
        with running(Path(folder), program, "serve", *options) as server:
            yield server


def node_and_boardgame() -> str | None:
    """Node.js, with boardgame.io installed for it; None where there is no Node.js."""
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
def boardgame(node: str, *shown: str) -> Iterator[Server]:
    """Their server, and the file with what it is to show besides, if any."""
    with running(RIVAL, node, "server.mjs", *shown) as server:
        yield server


def mid_game() -> str:
    """The file with what each of two players of ours sees, and may do, in the midst of a game."""
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


def our_table(server: Server) -> list[Player]:
    """The players of a new game of Sagrada, ready to begin."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    created = server.post("/api/tables", {"game": "sagrada", "seats": seats})
    secrets = created["secrets"]
    return [OurPlayer(server.port, created["table"], seat, secrets[str(seat)]) for seat in (0, 1)]


def their_table(server: Server) -> list[Player]:
    """The players of a new match of boardgame.io, ready to begin."""
    match = server.post("/games/window/create", {"numPlayers": 2})["matchID"]
    players: list[Player] = []
    for seat in (0, 1):
        joined = server.post(f"/games/window/{match}/join", {"playerID": str(seat), "playerName": f"Player {seat}"})
        players.append(TheirPlayer(server.port, match, seat, joined["playerCredentials"]))
    return players


# --- measuring -------------------------------------------------------------------------------------------------------


class Room:
    """Players, and whose line has something to say."""

    def __init__(self, tables: list[list[Player]]) -> None:
        self.players = {player.line.socket.fileno(): player for table in tables for player in table}
        self.poll = select.epoll()
        for line in self.players:
            self.poll.register(line, select.EPOLLIN)
        gc.collect()
        gc.disable()  # the clients shall not pause
        self.cpu = time.process_time()
        self.began = time.perf_counter()

    def heard(self, timeout: float) -> list[Player]:
        """The players to whom something is said now."""
        return [self.players[line] for line, _ in self.poll.poll(max(0.0, timeout))]

    def close(self) -> tuple[float, float]:
        """Send everybody home; how long it took, and the share of a core that the clients had."""
        seconds = time.perf_counter() - self.began
        share = (time.process_time() - self.cpu) / seconds
        gc.enable()
        self.poll.close()
        for player in self.players.values():
            player.line.socket.close()
        return seconds, share


class Round(NamedTuple):
    """Whole matches, played at the same time: the moves, how long all took and each, and what they cost."""

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
    """Let a player decide, unless a move is on its way: where two may decide at once, one waits for the other."""
    if not any(player.sent for player in table):
        ready = next((player for player in table if player.move), None)
        if ready is not None:
            ready.decide(time.perf_counter())


def play(tables: list[list[Player]]) -> Round:
    """Play matches to their ends, each as fast as its server lets it, one move at a time."""
    room = Room(tables)
    times: list[float] = []
    playing = len(room.players)
    beside = {player: table for table in tables for player in table}
    for table in tables:
        for player in table:
            player.bytes = 0
        decide_one(table)
    while playing:
        found = room.heard(PATIENCE)
        if not found:
            raise TimeoutError("a match does not go on")
        for player in found:
            was_over = player.over
            if player.listen():
                times.append(player.took)
            decide_one(beside[player])
            playing -= player.over and not was_over
    size = sum(player.bytes for player in room.players.values()) / len(times)
    seconds, share = room.close()
    return Round(len(times), seconds, times, share, size)


def race(rivals: dict[str, Callable[[], list[Player]]], matches: int, seconds: float) -> dict[str, list[Round]]:
    """Let servers play in turns, so many matches at once, until each has played for so long."""
    rounds: dict[str, list[Round]] = {name: [] for name in rivals}
    for least in (WARM, seconds):
        for played in rounds.values():
            played.clear()
        while min(sum(one.seconds for one in played) for played in rounds.values()) < least:
            for name, table in rivals.items():
                rounds[name].append(play([table() for _ in range(matches)]))
    return rounds


def show_times(server: Server) -> list[float]:
    """From the sending of a move to its sight on the other player's screen, one move at a time."""
    times: list[float] = []
    for _ in range(GAMES):
        one, other = our_table(server)
        while not one.over:
            mover, watcher = (one, other) if one.move else (other, one)
            version = mover.version + 1
            began = time.perf_counter()
            mover.decide(began)
            watcher.wait(version)
            times.append(watcher.shown - began)
            mover.wait(version)
    return times


def offer(tables: list[list[Player]], seconds: float) -> Round:
    """Offer decisions at a steady rate by chance, whatever becomes of them; each counts from when it was due."""
    room = Room(tables)
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
            due += gaps.expovariate(RATE)
        for player in room.heard(due - now if due < end and ready else 0.01):
            had = player.move
            if player.listen():
                times.append(player.took)
            if player.move and not had:
                ready.append(player)
        if now > end + PATIENCE:
            raise TimeoutError(f"{offered - len(times)} decisions were never answered")
    size = sum(player.bytes for player in room.players.values()) / len(times)
    took, share = room.close()
    return Round(len(times), took, times, share, size)


# --- telling ---------------------------------------------------------------------------------------------------------


def at(share: float, times: list[float]) -> float:
    """The time within which this share was done, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def tell_race(rounds: dict[str, list[Round]], matches: int) -> None:
    """Print a line for each server."""
    title = f"{matches} matches at once"
    print(f"\n{title:30} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'KB/move':>8} {'clients':>8}")
    slowest = {}
    for name, played in rounds.items():
        times = [taken for one in played for taken in one.times]
        slowest[name] = at(0.99, times)
        rate = statistics.median(one.rate for one in played)
        size, clients = (statistics.median(getattr(one, field) for one in played) for field in ("size", "clients"))
        print(f"{name:30} {rate:9,.0f} {at(0.5, times):8.1f} {slowest[name]:8.1f} {size / 1000:8.1f} {clients:8.0%}")
    mine, *others = rounds
    for its in others:
        ratios = [one.rate / other.rate for one, other in zip(rounds[mine], rounds[its], strict=True)]
        spread = f"({min(ratios):.2f} to {max(ratios):.2f} in {len(ratios)} turns)"
        longer = f"p99 {slowest[mine] / slowest[its]:.2f} times as long"
        print(f"beside {its:30} {statistics.median(ratios):.2f} times as many moves {spread}, {longer}")


def main() -> None:
    """Measure, and print the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long for each measurement (default: 10)")
    parser.add_argument("--matches", type=int, default=50, help="matches at once beside boardgame.io (default: 50)")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers end too
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = ", ".join(f"{one:.2f}" for one in os.getloadavg())
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, load of the machine before: {load}", flush=True)

    with ExitStack() as stack:
        server = stack.enter_context(ours())
        rivals: dict[str, Callable[[], list[Player]]] = {"Ludarium (on disk)": partial(our_table, server)}
        node = node_and_boardgame()
        if node is None:
            print("boardgame.io: not measured. There is no Node.js.")
        else:
            small, large = (stack.enter_context(boardgame(node, *shown)) for shown in ((), (mid_game(),)))
            rivals["boardgame.io (in memory)"] = partial(their_table, small)
            rivals["boardgame.io, as much to see"] = partial(their_table, large)
        tell_race(race(rivals, arguments.matches, arguments.seconds), arguments.matches)

    with ours() as server:
        show_times(server)  # warm up
        times = show_times(server)
        print(f"\n{'a move shows':26} {'moves':>9} {'p50 ms':>8} {'p95 ms':>8} {'max ms':>8}")
        found = " ".join(f"{taken:8.1f}" for taken in (at(0.5, times), at(0.95, times), at(1, times)))
        print(f"{'at the other screen':26} {len(times):9,} {found}   (wanted: p95 less than 100)", flush=True)

    with ours() as server:
        steady = offer([our_table(server) for _ in range(TABLES)], arguments.seconds)
        print(f"\n{f'{RATE:,}/s for {TABLES:,} tables':26} {'moves':>9} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>8}")
        found = " ".join(
            f"{taken:8.1f}" for taken in (at(0.5, steady.times), at(0.99, steady.times), at(1, steady.times))
        )
        print(f"{'Ludarium (on disk)':26} {steady.moves:9,} {found}   (wanted: p99 less than 50)", flush=True)


if __name__ == "__main__":
    main()
