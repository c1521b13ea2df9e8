"""Power cuts lose no acknowledged entry of a SQLite file: the short form of `python -m tests.faults.power`."""

from __future__ import annotations

from pathlib import Path

import pytest

from .power import Results, can_record, check_points, record
from .syscalls import Acknowledgement, Creation, Sync, Truncation, Write, calls_of

POINTS = 100
MANY_POINTS = 1000
ENTRIES = 400  # of each table: enough for checkpoints


STRACE = pytest.mark.skipif(not can_record(), reason="strace is not installed here")


def check(folder: Path, points: int) -> None:
    calls = record(folder, ENTRIES)
    results: Results = check_points(calls, points, 1, folder)
    assert not results.problems
    assert results.points == points
    assert results.checkpoints > 0
    assert results.unsynced > points / 10
    found = check_points(calls, 20, 1, folder, ignores_syncs=True).problems
    assert found, "a disk that ignores syncs must lose something"


@STRACE
@pytest.mark.exhaustive
def test_power_cuts_lose_no_acknowledged_entry(tmp_path: Path) -> None:
    check(tmp_path, POINTS)


@STRACE
@pytest.mark.soak
def test_a_thousand_power_cuts_lose_no_acknowledged_entry(tmp_path: Path) -> None:
    check(tmp_path, MANY_POINTS)


def test_a_record_is_read() -> None:
    path, pipe = r"\x2f\x64\x2f\x61", r"\x70\x69\x70\x65\x3a\x5b\x31\x5d"
    lines = [
        f'7 openat(AT_FDCWD, "{path}", O_RDWR|O_CREAT, 0600) = 3<{path}>',
        f'7 pwrite64(3<{path}>, "\\x41\\x42", 2, 512) = 2',
        f"7 fdatasync(3<{path}> <unfinished ...>",
        f'8 pwrite64(3<{path}>, "\\x43", 1, 9 <unfinished ...>',
        "7 <... fdatasync resumed>) = 0",
        f"7 ftruncate(3<{path}>, 100) = 0",
        r"7 fsync(4<\x2f\x64>) = 0",
        f'7 openat(AT_FDCWD, "{path}", O_RDONLY) = -1 ENOENT (No such file or directory)',
        f'7 write(1<{pipe}>, "\\x74\\x33\\x20\\x31\\x32\\x0a", 6) = 6',
    ]
    assert list(calls_of(lines, Path("/d"))) == [
        Creation("a"), Write("a", 512, b"AB"), Write("a", 9, b"C"), Sync("a"), Truncation("a", 100), Sync(""),
        Acknowledgement("t3", 12),
    ]  # fmt: skip
