"""The index of finished tables: their results by player, for the lists and statistics of players.

It is made from the entries and can be made again at any time; a storage that lacks a table in it says so (`unindexed`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from msgspec import Struct


class StoredResult(Struct):
    """The result of a finished table; `data` is JSON, `seats` the seat of each key that may list it."""

    table: str
    game: str
    ended: float
    data: bytes
    seats: dict[str, int] = {}


class ResultStorage(ABC):
    """The part of a storage that holds results, and which keys stand for which."""

    @abstractmethod
    async def unindexed(self, limit: int) -> list[str]:
        """Finished tables that are not in the index, the latest first."""

    @abstractmethod
    async def add_result(self, result: StoredResult) -> None:
        """Add a finished table to the index; nothing happens if it is there."""

    @abstractmethod
    async def results_of(self, keys: list[str], limit: int) -> list[StoredResult]:
        """The results of players with these keys, the latest first."""

    @abstractmethod
    async def results_in(self, game: str, limit: int) -> list[StoredResult]:
        """The latest results of a game."""

    @abstractmethod
    async def add_holder(self, holder: str, key: str) -> None:
        """Let a key (of a link, or of another device) stand for this one too."""

    @abstractmethod
    async def held_keys(self, holders: list[str]) -> list[str]:
        """The keys that these stand for."""
