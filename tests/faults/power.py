"""Power cuts on SQLite: every state of the disk that the syncs of a recorded run allow, at random points of it.

`python -m tests.faults.power --points 1000` records with strace all writes, syncs, truncations, creations and
removals of files by a server's storage, together with its acknowledgements. At a point of the record, what was synced
is on the disk; of what came after the last sync of its file or folder any part may be, and of the last write any part
of its sectors. From each state the database is opened as at a start of the server, and must have all entries that were
acknowledged until then.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct, field

from ludarium.errors import LudariumError
from ludarium.server.storage.sqlite_schema import open_connections

from .append_large import entry_of
from .report import end
from .syscalls import Acknowledgement, Call, Creation, Removal, Sync, Truncation, Write, calls_of

ROOT = Path(__file__).parent.parent.parent
NAME = "tables.sqlite"
SECTOR = 512  # bytes that a disk writes whole
TRACED = "openat,pwrite64,write,fsync,fdatasync,ftruncate,unlink,rename"


class File:
    """A file: its synced content, and what was done with it since."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.pending: list[Write | Truncation] = []

    def sync(self) -> None:
        """Put on the disk what is pending."""
        for change in self.pending:
            apply(self.synced, change)
        self.pending.clear()

    def after_power_cut(self, chance: random.Random) -> bytes:
        """A content that the disk may have."""
        content = bytearray(self.synced)
        share = chance.choice([0.0, 0.5, 0.9, 1.0])
        kept = [change for change in self.pending if chance.random() < share]
        if chance.random() < 0.3:  # in order: a prefix
            kept = self.pending[: chance.randrange(len(self.pending) + 1)]
        for change in kept:
            apply(content, torn(change, chance) if change is kept[-1] else change)
        return bytes(content)


class Disk:
    """The files of a folder, and the changes of its list of names since that was synced."""

    def __init__(self, *, ignores_syncs: bool = False) -> None:
        self.ignores_syncs = ignores_syncs
        self.names: dict[str, File] = {}
        self.synced: dict[str, File] = {}
        self.pending: list[tuple[str, File | None]] = []

    def do(self, call: Call) -> None:
        """Carry out a call."""
        match call:
            case Creation(name):
                if name not in self.names:
                    self.names[name] = File()
                    self.pending.append((name, self.names[name]))
            case Removal(name):
                if self.names.pop(name, None) is not None:
                    self.pending.append((name, None))
            case Write(name) | Truncation(name):
                self.names[name].pending.append(call)
            case Sync(name) if self.ignores_syncs:
                pass
            case Sync(""):
                self.synced = dict(self.names)
                self.pending.clear()
            case Sync(name) if name in self.names:
                self.names[name].sync()

    def after_power_cut(self, chance: random.Random) -> dict[str, bytes]:
        """Files that the disk may have."""
        names = dict(self.synced)
        for name, file in self.pending[: chance.randrange(len(self.pending) + 1)]:
            if file is None:
                names.pop(name, None)
            else:
                names[name] = file
        return {name: file.after_power_cut(chance) for name, file in names.items()}


class Results(Struct):
    """What a run has shown."""

    points: int = 0
    acknowledged: int = 0  # at the last point
    checked: int = 0  # acknowledged entries, over all points
    calls: Counter[str] = field(default_factory=Counter)
    checkpoints: int = 0  # syncs of the database itself while entries were appended
    unsynced: int = 0  # points at which something was not synced
    problems: list[str] = []


def apply(content: bytearray, change: Write | Truncation) -> None:
    """Change the content of a file."""
    size = change.size if isinstance(change, Truncation) else change.offset
    if size > len(content):
        content.extend(bytes(size - len(content)))
    if isinstance(change, Truncation):
        del content[size:]
    else:
        content[size : size + len(change.data)] = change.data


def torn(change: Write | Truncation, chance: random.Random) -> Write | Truncation:
    """Perhaps only the first sectors of a write."""
    if isinstance(change, Truncation) or chance.random() < 0.5:
        return change
    return Write(change.name, change.offset, change.data[: chance.randrange(len(change.data) + 1) // SECTOR * SECTOR])


def can_record() -> bool:
    """Whether strace is installed here and may be used."""
    try:
        return subprocess.run(["strace", "-o", "/dev/null", "true"], check=False, capture_output=True).returncode == 0  # noqa: S607 - where it is installed
    except OSError:
        return False


def record(folder: Path, entries: int) -> list[Call]:
    """The calls of a storage to which a program appends entries."""
    data, trace = folder / "data", folder / "trace"
    data.mkdir()
    program = [sys.executable, "-m", "tests.faults.append_large", f"sqlite:///{data}/{NAME}", str(entries)]
    strace = ["strace", "-f", "-y", "-xx", "-s", "100000000", "-e", f"trace={TRACED}", "-o", str(trace)]
    subprocess.run([*strace, *program], check=True, stdout=subprocess.PIPE, cwd=ROOT)  # noqa: S603 - our own program
    with trace.open() as lines:
        return list(calls_of(lines, data))


def check_points(
    calls: Sequence[Call], points: int, seed: int, folder: Path, *, ignores_syncs: bool = False
) -> Results:
    """Cut the power at random points of a record, and compare what is then stored with what was acknowledged."""
    chance = random.Random(seed)
    results = Results(calls=Counter(type(call).__name__ for call in calls))
    first = next(number for number, call in enumerate(calls) if isinstance(call, Acknowledgement))
    results.checkpoints = sum(isinstance(call, Sync) and call.name == NAME for call in calls[first:])
    chosen = sorted(chance.randrange(first, len(calls)) for _ in range(points))
    disk, acknowledged = Disk(ignores_syncs=ignores_syncs), Counter[str]()
    for number, call in enumerate(calls):
        disk.do(call)
        if isinstance(call, Acknowledgement):
            acknowledged[call.table] = call.number + 1
        while chosen and chosen[0] == number:
            chosen.pop(0)
            results.points += 1
            results.checked += acknowledged.total()
            results.unsynced += bool(disk.pending) or any(file.pending for file in disk.names.values())
            problem = check_state(disk.after_power_cut(chance), acknowledged, folder / f"point-{results.points}")
            if problem:
                results.problems.append(f"after call {number} of {len(calls)}: {problem}")
    results.acknowledged = acknowledged.total()
    return results


def check_state(files: dict[str, bytes], acknowledged: Counter[str], folder: Path) -> str:
    """What is wrong with a database in this state; "" if nothing is."""
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    try:
        writing, reading = open_connections(folder / NAME)
    except LudariumError as error:
        return str(error)
    with closing(writing), closing(reading):
        try:
            problem = found_in(reading, acknowledged)
        except sqlite3.Error as error:
            problem = str(error)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    return problem


def found_in(connection: sqlite3.Connection, acknowledged: Counter[str]) -> str:
    """What is wrong with the entries in a database."""
    (state,) = connection.execute("PRAGMA integrity_check").fetchone()
    if state != "ok":
        return f"the database is malformed: {state}"
    stored = Counter[str]()
    for table, number, entry in connection.execute(
        "SELECT table_id, number, entry FROM entry ORDER BY table_id, number"
    ):
        if number != stored[table] or entry != entry_of(table, number):
            return f"entry {number} of {table} is not what was written"
        stored[table] += 1
    lost = acknowledged - stored
    return f"{lost.total()} of {acknowledged.total()} acknowledged entries are lost" if lost else ""


def main() -> None:
    """Run what the arguments say, and print the results."""
    parser = argparse.ArgumentParser(description="Cut the power of a simulated disk.")
    parser.add_argument("--points", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=400, help="of each table")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        calls = record(Path(name), arguments.entries)
        results = check_points(calls, arguments.points, arguments.seed, Path(name))
    end(
        results.problems[:20],
        f"{results.points} power cuts in {time.monotonic() - began:.0f} s, {results.unsynced} of them with unsynced "
        f"changes, in a record of {dict(results.calls)} with {results.checkpoints} checkpoints: "
        f"{results.checked} acknowledged entries looked for, {len(results.problems)} problems",
    )


if __name__ == "__main__":
    main()
