"""Databases for the tests: a file, and a temporary PostgreSQL server if it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from .cluster import Cluster, cluster

# With PostgreSQL `make test` runs test_processes.py; `make test-all` runs everything with both.
DATABASES: Final = ["sqlite", pytest.param("postgresql", marks=pytest.mark.exhaustive)]


@pytest.fixture(scope="session")
def database_server() -> Iterator[Cluster | str]:
    with cluster() as found:
        yield found


@pytest.fixture(scope="session")
def postgres(database_server: Cluster | str) -> Cluster:
    if isinstance(database_server, str):
        pytest.skip(database_server)
    pytest.importorskip("psycopg", reason="psycopg is not installed here")
    return database_server


@pytest.fixture(scope="module", params=DATABASES)
def module_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database that the tests of a file share."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db"
    found: Cluster = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: Cluster = request.getfixturevalue("postgres")
    return found.new_database()
