"""Checks of a machine that a server runs on, or is to run on: each finding says what was found and what to do."""

from __future__ import annotations

import asyncio
import locale
import os
import platform
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Final, Literal

import httpx
from msgspec import Struct

from ludarium.errors import LudariumError
from ludarium.kernel import game

from .sockets.connection import RESERVED_FILES, raise_file_limit
from .storage.base import open_storage
from .storage.sqlite_backup import check

OK: Final = "ok"
WARN: Final = "warning"
FAIL: Final = "error"
FREE_WARN: Final = 1 << 30  # bytes of free disk space
FREE_FAIL: Final = 64 << 20
FEW_FILES: Final = 2048
CLOCK_SECONDS: Final = 60.0  # that a clock may be behind what is stored
SQLITE: Final = "sqlite:///"
TIMEOUT: Final = 10.0


class Finding(Struct, frozen=True):
    """What one check has found."""

    level: Literal["ok", "warning", "error"]
    name: str
    text: str


async def examine(database: str, public_url: str) -> list[Finding]:
    """All findings, in the order in which problems are best solved."""
    found = await asyncio.to_thread(examine_machine, database)
    if not (found and found[-1].name == "database"):
        found += await examine_storage(database)
    if public_url:
        found += await examine_proxy(public_url)
    return found


def examine_machine(database: str) -> list[Finding]:
    """What can be checked without opening the database as a server does."""
    found = [engine(), text_encoding(), open_files()]
    if database.startswith(SQLITE):
        path = Path(database.removeprefix(SQLITE))
        exists = path.exists()
        found += [disk(path), rights(path)]
        found.append(integrity(path) if exists else Finding(OK, "database", f"{path} will be made by the first start"))
    return found


def finding(name: str, *, bad: bool, text: str, advice: str, level: Literal["warning", "error"] = WARN) -> Finding:
    """A finding that is good, or a problem with advice."""
    return Finding(level, name, f"{text}: {advice}") if bad else Finding(OK, name, text)


def engine() -> Finding:
    """Whether the engines are compiled."""
    compiled = not game.__file__.endswith(".py")
    version = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, "
    return finding(
        "engine",
        bad=not compiled,
        text=version + ("compiled" if compiled else "pure Python"),
        advice="with a C compiler, `make setup` makes it about fifteen times faster",
    )


def text_encoding() -> Finding:
    """Whether texts of all languages can be printed."""
    encoding = locale.getpreferredencoding(do_setlocale=False)
    return finding(
        "encoding",
        bad=encoding.lower().replace("-", "") != "utf8",
        text=f"text is {encoding}",
        advice="set LANG to a UTF-8 locale such as C.UTF-8",
    )


def open_files() -> Finding:
    """How many connections the process may have."""
    files = raise_file_limit()
    return finding(
        "connections",
        bad=files < FEW_FILES,
        text=f"the process may open {files} files, so {max(files - RESERVED_FILES, files // 2)} connections",
        advice="raise its hard limit (ulimit -Hn, LimitNOFILE= of systemd)",
    )


def disk(path: Path) -> Finding:
    """Whether the disk of the database has room."""
    folder = next(folder for folder in (path.absolute().parent, *path.absolute().parents) if folder.exists())
    free = shutil.disk_usage(folder).free
    return finding(
        "disk",
        bad=free < FREE_WARN,
        text=f"{free / (1 << 30):.1f} GB free for {path}",
        advice="a finished table takes up to 400 KB; a full disk refuses every move",
        level=FAIL if free < FREE_FAIL else WARN,
    )


def rights(path: Path) -> Finding:
    """Whether the file can be written, and by whom it can be read."""
    target = path if path.exists() else next(folder for folder in path.absolute().parents if folder.exists())
    if not os.access(target, os.W_OK):
        return Finding(FAIL, "rights", f"{target} cannot be written: change its owner or choose another --database")
    others = path.exists() and os.name == "posix" and path.stat().st_mode & 0o077
    return finding(
        "rights",
        bad=bool(others),
        text=f"{target} can be written",
        advice="others can read it too, and it holds the seeds of running games: chmod 600",
    )


def integrity(path: Path) -> Finding:
    """Whether every page of the file is sound."""
    try:
        found = check(path)
    except LudariumError as error:
        return Finding(FAIL, "integrity", f"{error}: restore a backup with `ludarium restore`")
    return Finding(OK, "integrity", f"{found.tables} tables, {found.entries} entries, all pages sound")


async def examine_storage(database: str) -> list[Finding]:
    """Whether the storage can be opened, and the clock is not behind what it holds."""
    try:
        opened = await open_storage(database)
    except LudariumError as error:
        return [Finding(FAIL, "database", str(error))]
    try:
        summaries = await opened.summaries()
        ready = await opened.ready()
    except LudariumError as error:
        return [Finding(FAIL, "database", str(error))]
    finally:
        await opened.close()
    latest = max((summary.updated for summary in summaries if summary.visibility != "record"), default=0.0)
    behind = latest - time.time()
    return [
        finding("database", bad=not ready, text=f"{len(summaries)} logs", advice="it does not answer", level=FAIL),
        finding(
            "clock",
            bad=behind > CLOCK_SECONDS,
            text="the clock is not behind the last move"
            if behind <= CLOCK_SECONDS
            else f"the clock is {behind:.0f} seconds behind the last move",
            advice="set it; clocks of games and absences go by it",
            level=FAIL,
        ),
    ]


async def examine_proxy(public_url: str) -> list[Finding]:
    """Whether the server answers at its public address, with the headers that it needs from a proxy."""
    address = public_url.rstrip("/")
    try:
        async with httpx.AsyncClient(timeout=TIMEOUT) as client:
            health = await client.get(f"{address}/health")
            page = await client.get(f"{address}/", headers={"Origin": address})
            created = await client.post(f"{address}/api/tables", content=b"{}", headers={"Origin": address})
    except httpx.HTTPError as error:
        return [Finding(FAIL, "proxy", f"{address} does not answer: {str(error) or type(error).__name__}")]
    secure = "secure" in page.headers.get("set-cookie", "").lower()
    checks: list[tuple[bool, str, str]] = [
        (health.status_code == httpx.codes.OK, f"{address}/health says {health.status_code}", "is the server running?"),
        (
            "reason-foreign" not in created.text,
            "the address that browsers see reaches the server",
            "the proxy must pass Host unchanged",
        ),
        (
            secure or not address.startswith("https://"),
            "the server knows that the connection is encrypted",
            "the proxy must set X-Forwarded-Proto, and its address must be trusted",
        ),
    ]
    return [finding("proxy", bad=not good, text=text, advice=advice, level=FAIL) for good, text, advice in checks]
