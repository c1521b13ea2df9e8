"""Load on one process: many live tables with sockets, a database with many stored tables, and games without end.

    python -m bench.load live --tables 5000     5,000 tables with two sockets each, and moves at a steady rate
    python -m bench.load stored --tables 100000 a start with 100,000 stored tables, and tables that are woken
    python -m bench.load soak --seconds 3600    new games every few seconds, and how the memory grows

The server runs in a separate process; its memory and the delays of its event loop are read from /metrics. Run it from
the project's folder.
"""

from __future__ import annotations

import argparse
import http.client
import itertools
import os
import random
import resource
import select
import sqlite3
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.table import (
    BUILD,
    HOST,
    TIMEOUT,
    OurPlayer,
    Player,
    Round,
    ServerProcess,
    offer,
    our_table,
    percentile,
    play,
)
from bench.table import running as running_command
from ludarium.lab.speed import is_compiled
from ludarium.server.identity import new_table_id
from ludarium.server.storage.packed import pack

RUN: Final = "from ludarium.cli.main import main; main()"
MEGABYTE: Final = 1_000_000
PING_SECONDS: Final = 30.0  # the server closes sockets that are silent for longer than a minute
WOKEN: Final = 300  # stored tables that are looked at
SHARES: Final = {"over": 0.7, "waiting": 0.2, "lobby": 0.1}  # of the stored tables
TWO_BOTS: Final = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
AGAINST_A_BOT: Final = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
TWO_PEOPLE: Final = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
GAMES_AT_ONCE: Final = 10  # of the soak
GAMES_SECONDS: Final = 5.0  # between two beginnings: a table stays loaded for five minutes, so some 600 are
COPIED: Final = ("entry", "packed", "summary", "result")


def command(file: Path) -> list[str]:
    """The command that serves this database."""
    options = ["--host", HOST, "--port", "0", "--database", f"sqlite:///{file}", "--log", "error", "--pace", "0"]
    return [sys.executable, "-c", RUN, "serve", *options]


def get(port: int, path: str) -> bytes:
    """The body of an answer."""
    connection = http.client.HTTPConnection(HOST, port, timeout=TIMEOUT)
    connection.request("GET", path)
    body = connection.getresponse().read()
    connection.close()
    return body


def metric(port: int, name: str) -> float:
    """The value of a gauge."""
    lines = get(port, "/metrics").decode().splitlines()
    return float(next(line for line in lines if line.startswith(f"ludarium_{name} ")).split()[1])


def metric_later(port: int, name: str, seconds: float) -> float:
    """The value of a gauge after some seconds."""
    time.sleep(seconds)
    return metric(port, name)


# --- live tables -----------------------------------------------------------------------------------------------------


def open_tables(server: ServerProcess, count: int) -> list[list[Player]]:
    """Tables of two people, each with a socket."""
    tables: list[list[Player]] = []
    poll = select.epoll()
    players: dict[int, Player] = {}
    pinged = time.monotonic()
    for _ in range(count):
        if time.monotonic() > pinged + PING_SECONDS:
            pinged = time.monotonic()
            for player in players.values():
                player.websocket.send(b'{"type": "ping", "ref": 1}')
        for descriptor, _event in poll.poll(0):  # pings of the server
            players[descriptor].receive()
        created = server.post("/api/tables", {"game": "sagrada", "seats": TWO_PEOPLE})
        secrets: dict[str, str] = created["secrets"]
        tables.append([OurPlayer(server.port, created["table"], seat, secrets[str(seat)]) for seat in (0, 1)])
        for player in tables[-1]:
            players[player.websocket.socket.fileno()] = player
            poll.register(player.websocket.socket.fileno(), select.EPOLLIN)
    poll.close()
    return tables


def measure_live(folder: Path, count: int, seconds: float, rate: float) -> None:
    """Open tables, play at a steady rate, print times, delays and memory."""
    with running_command(folder, *command(folder / "load.sqlite")) as server:
        empty = metric(server.port, "memory_bytes")
        began = time.perf_counter()
        tables = open_tables(server, count)
        opened = time.perf_counter() - began
        memory = metric(server.port, "memory_bytes")
        print(f"{count:,} tables and {2 * count:,} sockets were opened in {opened:.0f} s")
        print(f"memory: {empty / MEGABYTE:.0f} MB before, {memory / MEGABYTE:.0f} MB with them", end=", ")
        print(f"{(memory - empty) / count / 1000:.0f} KB for a table with its two sockets")
        print(f"longest delay of the event loop meanwhile: {metric(server.port, 'loop_delay_max_seconds'):.3f} s")
        with ThreadPoolExecutor(1) as executor:
            delay = executor.submit(metric_later, server.port, "loop_delay_max_seconds", seconds - 1)
            played: Round = offer(tables, seconds, rate)
        after = metric(server.port, "memory_bytes")
        times = ", ".join(f"p{share:g} {percentile(share / 100, played.times):.1f} ms" for share in (50, 99, 100))
        print(f"{played.moves:,} moves in {played.seconds:.0f} s: {times}; clients took {played.clients:.0%} of a core")
        print(f"memory: {(after - memory) / played.moves / 1000:.1f} KB more for each move that its tables remember")
        print(f"longest delay of the event loop until then: {delay.result():.3f} s", end=", ")
        print(f"when all clients leave at once: {metric(server.port, 'loop_delay_max_seconds'):.3f} s")


def measure_soak(folder: Path, seconds: float) -> None:
    """Play games without end; print the memory, and how it grows in the second half of the time."""
    with running_command(folder, *command(folder / "load.sqlite")) as server:
        began = time.monotonic()
        points: list[tuple[float, float]] = []
        for games in itertools.count(GAMES_AT_ONCE, GAMES_AT_ONCE):
            play([our_table(server) for _ in range(GAMES_AT_ONCE)])
            passed = time.monotonic() - began
            points.append((passed, metric(server.port, "memory_bytes") / MEGABYTE))
            if len(points) % 60 == 0 or passed > seconds:
                live = metric(server.port, "tables_live")
                print(
                    f"{passed:5,.0f} s: {games:,} games, {live:.0f} tables in memory, {points[-1][1]:.1f} MB",
                    flush=True,
                )
            if passed > seconds:
                break
            time.sleep(GAMES_SECONDS - passed % GAMES_SECONDS)
        half = [point for point in points if point[0] > seconds / 2]
        slope = statistics.linear_regression(*zip(*half, strict=True)).slope * 3600
        print(f"in the second half it grows by {slope:.1f} MB an hour")
        print(f"longest delay of the event loop: {metric(server.port, 'loop_delay_max_seconds'):.3f} s")


# --- stored tables ---------------------------------------------------------------------------------------------------


def make_templates(folder: Path, file: Path) -> dict[str, str]:
    """A database with one table of each status that is copied; their ids."""
    with running_command(folder, *command(file)) as server:
        seats = {"over": TWO_BOTS, "waiting": AGAINST_A_BOT, "lobby": [AGAINST_A_BOT[0], {"kind": "open"}]}
        tables = {
            status: server.post("/api/tables", {"game": "sagrada", "seats": plan})["table"]
            for status, plan in seats.items()
        }
        wait(lambda: status_of(server.port, tables["over"]) == "over")
        wait(lambda: msgspec.json.decode(get(server.port, f"/api/tables/{tables['waiting']}"))["waiting"] == [0])
    with running_command(folder, *command(file)):  # the index of results is made at the start
        wait(lambda: bool(rows(file, "SELECT 1 FROM result")))
    with closing(sqlite3.connect(file)) as connection, connection:
        over = tables["over"]
        entries = [row[0] for row in rows(file, "SELECT entry FROM entry WHERE table_id = ? ORDER BY number", over)]
        connection.execute("INSERT INTO packed VALUES (?, ?, ?)", (over, len(entries), pack(entries)))
        connection.execute("DELETE FROM entry WHERE table_id = ? AND number < ?", (over, len(entries) - 1))
    return tables


def status_of(port: int, table: str) -> str:
    """The status of a table."""
    status: str = msgspec.json.decode(get(port, f"/api/tables/{table}"))["table"]["status"]
    return status


def rows(file: Path, query: str, *values: Any) -> list[Any]:  # noqa: ANN401 - of any type
    """The rows of a query."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query, values).fetchall()


def wait(condition: Any) -> None:  # noqa: ANN401 - a function without parameters
    """Wait until a condition is true."""
    end = time.monotonic() + TIMEOUT
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


def multiply(file: Path, templates: dict[str, str], count: int) -> list[str]:
    """Copy the tables until there are `count`; the ids of the copies."""
    made: list[str] = []
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("CREATE TEMP TABLE copy (id TEXT, template TEXT)")
        for status, share in SHARES.items():
            ids = [new_table_id() for _ in range(int(count * share))]
            connection.executemany("INSERT INTO copy VALUES (?, ?)", [(id_, templates[status]) for id_ in ids])
            made += ids
        for name in COPIED:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            kept = ", ".join(column for column in columns if column != "table_id")
            connection.execute(
                f"INSERT INTO {name} (table_id, {kept}) SELECT id, {kept} FROM {name} JOIN copy ON table_id = template"  # noqa: S608 - our own names
            )
    return made


def measure_stored(folder: Path, count: int) -> None:
    """Start with many stored tables, wake some, print times, delays and memory."""
    file = folder / "load.sqlite"
    made = multiply(file, make_templates(folder, file), count)
    print(
        f"{len(made):,} stored tables ({', '.join(f'{share:.0%} {name}' for name, share in SHARES.items())})", end=": "
    )
    print(f"{file.stat().st_size / MEGABYTE:,.0f} MB")
    began = time.perf_counter()
    with running_command(folder, *command(file)) as server:
        wait(lambda: b'"ready":true' in get(server.port, "/health"))
        print(f"healthy after {time.perf_counter() - began:.1f} s (goal: 3)")
        time.sleep(5)
        print(f"5 s later: {metric(server.port, 'tables_live'):.0f} tables in memory", end=", ")
        print(f"{metric(server.port, 'memory_bytes') / MEGABYTE:.0f} MB")
        times: list[float] = []
        for table in random.Random(1).sample(made, WOKEN):
            asked = time.perf_counter()
            assert b'"version"' in get(server.port, f"/api/tables/{table}")
            times.append(time.perf_counter() - asked)
        columns = ", ".join(f"p{share:g} {percentile(share / 100, times):.1f} ms" for share in (50, 99, 100))
        print(f"{WOKEN} tables woken: {columns}; {metric(server.port, 'memory_bytes') / MEGABYTE:.0f} MB")
        print(f"longest delay of the event loop: {metric(server.port, 'loop_delay_max_seconds'):.3f} s")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["live", "stored", "soak"])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long moves are made (live, soak)")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second (live)")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = ", ".join(f"{one:.2f}" for one in os.getloadavg())
    built = "compiled" if is_compiled() else "pure Python"
    print(f"{os.cpu_count()} cores, {built}, load of the machine before: {load}", flush=True)
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        if arguments.kind == "live":
            measure_live(Path(folder), arguments.tables, arguments.seconds, arguments.rate)
        elif arguments.kind == "soak":
            measure_soak(Path(folder), arguments.seconds)
        else:
            measure_stored(Path(folder), arguments.tables)


if __name__ == "__main__":
    main()
