"""Servers that are killed under load lose nothing: the short form of `python -m tests.faults.kills`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.conftest import database_server, postgres, url

from .kills import Results, run

KILLS = 10
MANY_KILLS = 1000
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the processes of a server are found in /proc")
__all__ = ["database_server", "postgres", "url"]  # fixtures


def check(url: str, folder: Path, kills: int, tables: int) -> None:
    results: Results = asyncio.run(run(url, folder, kills, tables, seed=3))
    assert not results.problems
    assert results.kills.total() == kills
    assert results.requests["done"] > 10 * kills


@LINUX
@pytest.mark.exhaustive
def test_ten_kills_lose_nothing(url: str, tmp_path: Path) -> None:
    check(url, tmp_path, KILLS, 4)


@LINUX
@pytest.mark.soak
def test_a_thousand_kills_lose_nothing(url: str, tmp_path: Path) -> None:
    check(url, tmp_path, MANY_KILLS, 6)
