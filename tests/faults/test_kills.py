"""Servers that are killed under load lose nothing: the short form of `python -m tests.faults.kills`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.conftest import database_server, postgres, url

from .kills import Results, run

KILLS = 10
__all__ = ["database_server", "postgres", "url"]  # fixtures


@pytest.mark.exhaustive
@pytest.mark.skipif(sys.platform != "linux", reason="the processes of a server are found in /proc")
def test_ten_kills_lose_nothing(url: str, tmp_path: Path) -> None:
    results: Results = asyncio.run(run(url, tmp_path, KILLS, 4, seed=3))
    assert not results.problems
    assert results.kills.total() == KILLS
    assert results.requests["done"] > 100
