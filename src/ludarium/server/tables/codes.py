"""Short codes of tables, to be typed or read aloud.

A code is stored as a separate log, whose only entry is the id of its table, so that it is unique in all processes.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from ludarium.kernel.message import Message

from ..refusal import refused
from ..storage.base import EntryExists, Summary
from .entry import Coded
from .registry import TableRegistry
from .table import Table

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without letters and digits that look alike
LENGTH: Final = 5  # 28 million codes; guesses are limited by address


async def code_of(registry: TableRegistry, table: str) -> str:
    """The code of a table; a new one if it has none."""
    live = await registry.load(table)
    if not live.table.code:
        code = await _reserve(registry, table)

        def make_entry(table: Table) -> Coded | None:
            return None if table.code else Coded(time.time(), code)

        await registry.commit(live, make_entry)
    return live.table.code


async def table_of(registry: TableRegistry, typed: str) -> str:
    """The table of a code as a player typed it."""
    code = "".join(char for char in typed.upper() if char.isalnum())
    known = len(code) == LENGTH and set(code) <= set(LETTERS)
    stored = await registry.storage.read(_log_of(code)) if known else []
    if not stored:
        raise refused(Message("reason-no-code", code=typed))
    return stored[0].decode()


async def _reserve(registry: TableRegistry, table: str) -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        try:
            await registry.storage.append(
                0, table.encode(), Summary(_log_of(code), "over", "link", "", time.time(), b"")
            )
        except EntryExists:
            continue
        return code


def _log_of(code: str) -> str:
    return f"code:{code}"
