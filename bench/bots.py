"""Measures a server whose bots search at many tables at once: how long players and other requests wait.

Run it from the project's folder: `PYTHONPATH=. .venv/bin/python -m bench.bots`. At each table one player decides at
random, after some seconds of thought, against an expert bot. The table that is printed has the time from a player's
move to the next own decision, which includes all moves of the bot in between, and the time for the list of tables,
which another visitor asks for meanwhile.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import httpx

from ludarium.client import Client
from tests.server.running import process

THOUGHT: Final = 8.0  # mean seconds before a player decides
PAUSE: Final = 0.05  # seconds between two requests of the visitor
STARTING: Final = 5.0  # seconds in which the tables begin


class Times:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.replies: list[float] = []
        self.states: list[float] = []


def play(address: str, game: str, number: int, end: float, times: Times) -> None:
    """Play at new tables until the end."""
    chance = random.Random(number)
    time.sleep(STARTING * chance.random())
    with Client(address) as client:
        while time.monotonic() < end:
            with client.create(game, "Ada", ["expert"]) as seat:
                while time.monotonic() < end and (decision := seat.wait(60.0)):
                    time.sleep(chance.expovariate(1 / THOUGHT))
                    began = time.monotonic()
                    seat.decide(chance.choice(decision.options).id)
                    if seat.wait(60.0):
                        times.replies.append(time.monotonic() - began)


def ask(address: str, end: float, times: Times) -> None:
    """Ask for the list of tables, as the home page does."""
    with httpx.Client(base_url=address, timeout=60.0) as other:
        while time.monotonic() < end:
            began = time.monotonic()
            other.get("/api/tables").raise_for_status()
            times.states.append(time.monotonic() - began)
            time.sleep(PAUSE)


def measure(game: str, tables: int, seconds: float) -> Times:
    """Play at this many tables of a new server."""
    times = Times()
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "tables.sqlite", "--pace", "0") as (_, address),
    ):
        end = time.monotonic() + STARTING + seconds
        with ThreadPoolExecutor(tables) as pool:
            asking = threading.Thread(target=ask, args=(address, end, times))
            asking.start()
            for played in [pool.submit(play, address, game, number, end, times) for number in range(tables)]:
                played.result()
            asking.join()
    return times


def main() -> None:
    """Measure each number of tables and print the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50, 200])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="sagrada")
    chosen = parser.parse_args()
    print("tables  moves  reply p50     p95     max  others p50     p99     max  ms")
    for tables in chosen.tables:
        times = measure(chosen.game, tables, chosen.seconds)
        replies, states = times.replies, times.states
        print(
            f"{tables:6} {len(replies):6} {1000 * median(replies):10.0f} {1000 * quantiles(replies, n=20)[-1]:7.0f} "
            f"{1000 * max(replies):7.0f} {1000 * median(states):11.1f} {1000 * quantiles(states, n=100)[-1]:7.1f} "
            f"{1000 * max(states):7.1f}"
        )


if __name__ == "__main__":
    main()
