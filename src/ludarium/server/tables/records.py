"""Records from clients: replayed in a worker process, within limits of time and memory."""

from __future__ import annotations

import logging
import time
from typing import Final

from msgspec import Struct

from ludarium.errors import BadRecord
from ludarium.kernel.message import Message

from ..identity import new_table_id
from ..protocol import Uploaded
from ..refusal import refused
from ..storage.base import Storage, Summary
from ..workers.pool import WorkerFailed, WorkerProcess
from .entry import Opened, decode_entry
from .uploaded import entries_of_record

LOG: Final = logging.getLogger("ludarium.server")
TIME_LIMIT: Final = 20.0  # seconds: the longest games take one, but the machine may be busy
MEMORY_LIMIT: Final = 2**30  # bytes, of which the worker itself uses a third
MAX_RECORD: Final = 4_000_000  # bytes of a record: the longest games have a tenth of that
DAY: Final = 24 * 3600


class RecordPolicy(Struct, frozen=True):
    """How long records from files are stored, and how many; 0: none can be opened."""

    days: float = 30.0
    most: int = 1000


class RecordWorker:
    """Opens one record at a time; one that takes too long or too much memory is refused."""

    def __init__(self, storage: Storage, policy: RecordPolicy, budget: float = TIME_LIMIT) -> None:
        self.storage = storage
        self.policy = policy
        self.worker = WorkerProcess(budget, MEMORY_LIMIT)

    async def open(self, text: bytes) -> Uploaded:
        """Store a record as a table that is over; refused with the reason if it is invalid."""
        if len(text) > MAX_RECORD:
            raise refused(Message("reason-too-large"))
        if not self.policy.days or await self.storage.count_records() >= self.policy.most:
            raise refused(Message("reason-no-records"))
        now = time.time()
        expires = now + self.policy.days * DAY
        try:
            entries = await self.worker.run(entries_of_record, text, now, expires)
        except BadRecord as error:
            raise refused(Message("reason-bad-record", detail=str(error))) from error
        except WorkerFailed as error:
            LOG.warning("a record exceeded its limits")
            raise refused(Message("reason-record-slow")) from error
        opened = decode_entry(entries[0])
        assert isinstance(opened, Opened), opened
        summary = Summary(new_table_id(), "over", "record", opened.game, expires, b"")
        for number, entry in enumerate(entries):
            await self.storage.append(number, entry, summary)
        return Uploaded(summary.table, expires)

    async def delete_expired(self) -> None:
        """Delete the records whose time is over."""
        expired = await self.storage.older("record", time.time())
        await self.storage.delete(expired)
        for table in expired:
            LOG.info("a record was deleted", extra={"table": table[:4]})

    def close(self) -> None:
        """End the worker."""
        self.worker.close()
