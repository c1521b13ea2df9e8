"""A program that appends to a storage until it is killed, and prints each acknowledged entry."""

from __future__ import annotations

import asyncio
import sys

from ludarium.server.storage.base import Storage, Summary, open_storage

TABLES = 20


async def write(storage: Storage, table: str) -> None:
    """Append to a table, starting at its current end."""
    number = len(await storage.read(table))
    while True:
        entry = f"{table} {number}".encode()
        await storage.append(number, entry, Summary(table, "playing", "link", "sagrada", float(number), entry))
        sys.stdout.write(f"{table} {number}\n")
        number += 1


async def main(url: str) -> None:
    """Write to many tables at once."""
    storage = await open_storage(url)
    print("open")  # noqa: T201 - the test waits for it
    await asyncio.gather(*(write(storage, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
