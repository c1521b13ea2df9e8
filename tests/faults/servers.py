"""Real server processes on one database that are killed and started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

from tests.server.running import RUN

WRITER = b"sqlite_writer.py"
START_TIMEOUT = 60.0  # seconds
ATTEMPTS = 100  # of finding a child to kill


class ServerProcess:
    """A server; `address` is empty while it is not running."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.address = ""
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the server; return once it answers."""
        command = [sys.executable, "-c", RUN, "serve", "--host", "127.0.0.1", "--port", "0", "--language", "en"]
        command += ["--database", self.database, "--pace", "0", "--log", "error"]
        with self.log.open("a") as log:
            self.process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), START_TIMEOUT)
        assert line, f"the server did not start: {self.log.read_text()[-2000:]}"
        self.address = line.decode().split()[-1].rstrip("/")

    async def kill(self) -> None:
        """Kill the server."""
        assert self.process is not None
        self.address = ""
        self.process.kill()
        await self.process.wait()

    def kill_writer(self) -> bool:
        """Kill the process that writes the SQLite file; return whether there was one."""
        return self._kill_one([pid for pid in self._children() if WRITER in command_of(pid)])

    def kill_worker(self, chance: random.Random) -> bool:
        """Kill a worker of the bots; return whether there was one."""
        workers = [pid for child in self._children() for pid in children_of(child)]
        return self._kill_one([chance.choice(workers)] if workers else [])

    def _children(self) -> list[int]:
        assert self.process is not None
        return children_of(self.process.pid)

    def _kill_one(self, pids: list[int]) -> bool:
        for pid in pids[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                return True
        return False


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(path.parent.name))
    return found


def command_of(pid: int) -> bytes:
    """The command line of a process."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def kill_often(servers: list[ServerProcess], kills: int, chance: random.Random, counts: Counter[str]) -> None:
    """Kill a server, or the writer or a worker of one, again and again; restart the servers."""
    writes_itself = servers[0].database.startswith("postgresql")
    while counts.total() < kills:
        await asyncio.sleep(chance.uniform(0.1, 0.8))
        server, target = chance.choice(servers), chance.random()
        if target < 0.2 and not writes_itself:
            counts["writer"] += server.kill_writer()
        elif target < 0.35:
            counts["worker"] += server.kill_worker(chance)
        else:
            await server.kill()
            counts["server"] += 1
            await server.start()
