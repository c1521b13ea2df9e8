"""First attempts: which table is the one of a player that a contest ranks.

An attempt is stored as a separate log for each key of its player, whose only entry is the id of the table. So a key has
one attempt in all processes, also if the table is left or was never created.
"""

from __future__ import annotations

from ..storage.base import EntryExists, Storage
from .secret import log_summary


async def attempt_of(storage: Storage, contest: str, keys: list[str]) -> str:
    """The table of the first attempt of a player with these keys; "" if there was none."""
    for key in keys:
        stored = await storage.read(_log_of(contest, key))
        if stored:
            return stored[0].decode()
    return ""


async def claim_attempt(storage: Storage, contest: str, keys: list[str], table: str) -> bool:
    """Make this table the first attempt of a player with these sorted keys; False if one of them has another."""
    for key in keys:
        log = _log_of(contest, key)
        try:
            await storage.append(0, table.encode(), log_summary(log))
        except EntryExists:
            return False
    return True


def _log_of(contest: str, key: str) -> str:
    return f"attempt:{contest}:{key}"
