"""Measures how long other requests wait while content packs that are designed to hang the server are sent to it.

Run it from the project's folder: `PYTHONPATH=src:. python -m bench.attacks`. It prints the median and the slowest
response to a player who asks for the state of a table during each attack.
"""

from __future__ import annotations

import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from tests.attacks import BOMBS
from tests.server.running import RunningServer, running

PAUSE = 0.01  # seconds between two requests
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me", "name": "Ada"}


def waits(server: RunningServer, table: str, pack: str) -> list[float]:
    """The response times of another player while this pack is sent."""
    attacker, other = server.device(), server.device()
    times: list[float] = []
    with ThreadPoolExecutor(1) as pool:
        attack = pool.submit(attacker.post, "/api/tables", json={"game": "raxxon", "seats": [ME], "pack": pack})
        while not attack.done() or not times:
            started = time.perf_counter()
            other.get(f"/api/tables/{table}").raise_for_status()
            times.append(time.perf_counter() - started)
            time.sleep(PAUSE)
    return times


def main() -> None:
    """Send each attack and print the times."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.sqlite") as server:
        table = server.create(server.device(), [ME, BOT])
        print(f"{'attack':32} {'requests':>8} {'median ms':>10} {'slowest ms':>10}")
        for name, (pack, _) in BOMBS.items():
            times = waits(server, table, pack)
            print(f"{name:32} {len(times):8} {1000 * median(times):10.1f} {1000 * max(times):10.1f}")


if __name__ == "__main__":
    main()
