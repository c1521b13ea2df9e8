"""A PostgreSQL connection that is reopened when it is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ludarium.errors import LudariumError

FRESH_SECONDS: Final = 5.0  # for which an idle connection is assumed to be alive

# A broken connection is noticed within about 20 seconds, unless the URL sets other values.
CONNECTION_DEFAULTS: Final[dict[str, str | int]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "ludarium",
    "client_encoding": "utf8",
}

# Commits survive a power cut, also if the server's default is asynchronous. Sequential scans are off, because a plan
# made while the tables were small would still scan them completely when they have grown.
SESSION_SETUP: Final = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
UNION ALL SELECT set_config('enable_seqscan', 'off', false)
"""

Connection: TypeAlias = AsyncConnection[tuple[Any, ...]]
Result = TypeVar("Result")


class PgConnection:
    """A connection that is opened when needed, and opened again when it was lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Connection | None = None
        self.answered_at = 0.0

    async def open(self) -> Connection:
        """The connection, opened if it is not open."""
        if self.connection is None or self.connection.closed:
            chosen = conninfo_to_dict(self.url)
            self.connection = await AsyncConnection.connect(
                make_conninfo(
                    self.url, **{name: value for name, value in CONNECTION_DEFAULTS.items() if name not in chosen}
                ),
                autocommit=True,
            )
            await self.connection.execute(SESSION_SETUP)
        return self.connection

    async def close(self) -> None:
        """Close the connection; its locks are released."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()

    @property
    def pid(self) -> int | None:
        """The process id of this connection at the database server."""
        if self.connection is None or self.connection.closed:
            return None
        return self.connection.info.backend_pid

    @property
    def is_fresh(self) -> bool:
        """Whether the database has answered within the last seconds."""
        return self.pid is not None and time.monotonic() - self.answered_at < FRESH_SECONDS

    async def run(self, work: Callable[[Connection, bool], Awaitable[Result]]) -> Result:
        """Run `work`; if the connection is lost, reconnect and retry once with `retry=True`."""
        retry = False
        while True:
            is_new = self.connection is None or self.connection.closed
            try:
                result = await work(await self.open(), retry)
            except psycopg.OperationalError as error:  # also a deadlock
                await self.close()
                if retry or is_new:
                    message = f"the database did not answer: {one_line(error)}"
                    raise LudariumError(message) from error
                retry = True
            except psycopg.Error as error:
                message = f"the database refused this: {one_line(error)}"
                raise LudariumError(message) from error
            except asyncio.CancelledError:  # perhaps in the middle of a result
                await self.close()
                raise
            else:
                self.answered_at = time.monotonic()
                return result


def one_line(error: Exception) -> str:
    """The message of an error in one line."""
    return " ".join(str(error).split())
