"""Measures durable appends per second with 1, 50 and 500 concurrent writers, in SQLite and in PostgreSQL.

Each writer has its own table and appends the next entry when the last one is acknowledged, as the server does. Run it
from the project's folder: `python -m bench.storage`. PostgreSQL is started if it is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time

from ludarium.server.storage.base import Storage, Summary, open_storage
from tests.server.cluster import Cluster, cluster

ENTRY = os.urandom(150)
DATA = os.urandom(600)


async def write(storage: Storage, table: str, until: float, times: list[float]) -> None:
    """Append to one table until the time is over; returns the duration of each append."""
    number = 0
    while (start := time.perf_counter()) < until:
        await storage.append(number, ENTRY, Summary(table, "playing", "link", "sagrada", time.time(), DATA))
        times.append(time.perf_counter() - start)
        number += 1


async def measure(title: str, url: str, seconds: float) -> None:
    """Measure one storage, and print a line for each number of writers."""
    storage = await open_storage(url)
    for writers in (1, 50, 500):
        times: list[float] = []
        start = time.perf_counter()
        tables = [f"{writers}-{writer}" for writer in range(writers)]
        await asyncio.gather(*(write(storage, table, start + seconds, times) for table in tables))
        rate = len(times) / (time.perf_counter() - start)
        times.sort()
        middle, slow = times[len(times) // 2] * 1000, times[len(times) * 99 // 100] * 1000
        print(f"{title:12} {writers:8} {rate:12,.0f} {middle:10.2f} {slow:10.2f} {times[-1] * 1000:10.2f}")
    await storage.close()


def main() -> None:
    """Measure both, and print the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long for each line (default: 5)")
    seconds = parser.parse_args().seconds
    print(f"{'':12} {'writers':>8} {'appends/s':>12} {'p50 ms':>10} {'p99 ms':>10} {'max ms':>10}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure("SQLite", f"sqlite:///{folder}/bench.db", seconds))
    with cluster(settings=()) as found:
        if isinstance(found, Cluster):
            asyncio.run(measure("PostgreSQL", found.new_database(), seconds))
        else:
            print(f"PostgreSQL: not measured. {found}.")


if __name__ == "__main__":
    main()
