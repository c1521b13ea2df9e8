"""A program that appends entries of many sizes to a storage, prints each acknowledged one, and dies at the end."""

from __future__ import annotations

import asyncio
import os
import sys

from ludarium.server.storage.base import Storage, Summary, open_storage

TABLES = 6


def entry_of(table: str, number: int) -> bytes:
    """The entry with this number; some need more than a page of the database."""
    size = 40 + (number * 977 + len(table) * 131) % 6000 if number % 4 == 0 else 40 + number % 500
    return (f"{table} {number} ".encode() * size)[:size]


async def write(storage: Storage, table: str, entries: int) -> None:
    """Append entries to a table, and print their numbers when they are stored."""
    for number in range(entries):
        await storage.append(
            number, entry_of(table, number), Summary(table, "playing", "link", "g", float(number), b"")
        )
        os.write(1, f"{table} {number}\n".encode())


async def main(url: str, entries: int) -> None:
    """Write to all tables at once."""
    storage = await open_storage(url)
    await asyncio.gather(*(write(storage, f"t{number}", entries) for number in range(TABLES)))
    os._exit(0)  # as if it were killed


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
