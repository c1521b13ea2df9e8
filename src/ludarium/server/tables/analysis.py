"""The analysis of finished tables: made on request in worker processes, with its progress, and remembered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct

from ludarium.errors import BadRecord
from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import MessageDict
from ludarium.lab.analysis import DecisionAnalysis, replay, summarize

from ..identity import Caller
from ..json_log import shorten_id
from ..protocol import AnalysedDecision, AnalysisData, AnalysisResult, MessageData
from ..refusal import refused
from ..supervisor import Supervisor
from ..workers.analysis import AnalysisWorkers
from .checks import check_may_watch, check_revealed
from .entry import decode_entry, decode_snapshot
from .registry import TableRegistry

LOG: Final = logging.getLogger("ludarium.server")
MAX_CACHED: Final = 64  # finished games change no more
MAX_WAITING: Final = 8  # games that are analysed or wait for it
PATIENCE: Final = 60.0  # seconds without a request for the progress, after which an analysis stops


class Job(Struct):
    """An analysis in progress. `asked_at` is when its progress was last requested."""

    asked_at: float
    done: int = 0
    count: int = 0
    result: AnalysisResult | None = None
    failed: str = ""  # the id of the message that says why


class Analyses:
    """Analyses finished tables, one after another, and remembers the last results."""

    def __init__(self, registry: TableRegistry, workers: AnalysisWorkers) -> None:
        self.registry = registry
        self.workers = workers
        self.supervisor = Supervisor()
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    async def start(self, table: str, caller: Caller) -> AnalysisData:
        """Start the analysis of a finished table unless it was started before; its progress or result."""
        record = await self._record(table, caller)
        job = self._jobs.get(table)
        if job is None or job.failed:
            if sum(one.result is None and not one.failed for one in self._jobs.values()) >= MAX_WAITING:
                raise refused(Message("reason-analysis-busy"))
            job = self._jobs[table] = Job(time.monotonic())
            self.supervisor.run_once("analysis", lambda: self._analyse(table, record, job))
            self._forget_old()
        return self._data(job)

    async def progress(self, table: str, caller: Caller) -> AnalysisData:
        """The progress or the result of an analysis; refused if it failed."""
        await self._record(table, caller)
        job = self._jobs.get(table)
        return AnalysisData() if job is None else self._data(job)

    async def close(self) -> None:
        """Stop all analyses."""
        await self.supervisor.close()
        self.workers.close()

    async def _record(self, table: str, caller: Caller) -> dict[str, Any]:
        """The record of the table; refused before its end, since the analysis reveals secrets."""
        async with self.registry.reading(await self.registry.load(table)) as now:
            check_may_watch(now, caller)
            if now.status != "over":
                raise refused(Message("reason-not-over"))
            check_revealed(now)
            assert now.match is not None
            return now.match.record()

    def _data(self, job: Job) -> AnalysisData:
        job.asked_at = time.monotonic()
        if job.failed:
            raise refused(Message(job.failed))
        return AnalysisData(started=True, done=job.done, count=job.count, result=job.result)

    def _forget_old(self) -> None:
        while len(self._jobs) > MAX_CACHED:
            oldest = next(table for table, job in self._jobs.items() if job.result is not None or job.failed)
            del self._jobs[oldest]

    async def _analyse(self, table: str, record: dict[str, Any], job: Job) -> None:
        try:
            job.result = await self._result(table, record, job)
        except BadRecord:  # of older rules
            job.failed = "reason-old-rules"
        except Exception:
            LOG.exception("an analysis failed", extra={"table": shorten_id(table)})
            job.failed = "reason-analysis-failed"
        if job.result is None and not job.failed:  # nobody waits for it
            del self._jobs[table]

    async def _result(self, table: str, record: dict[str, Any], job: Job) -> AnalysisResult | None:
        """The analysis of a record; None if it was stopped because nothing asked for it any more."""
        entries = await self.registry.storage.read(table)
        text = msgspec.json.encode(record)
        match = await asyncio.to_thread(replay, text)
        numbers = await asyncio.to_thread(table_entries, entries)
        job.count = len(match.played)

        def on_progress(done: int) -> bool:
            job.done = done
            return time.monotonic() - job.asked_at < PATIENCE

        decisions = await self.workers.analyse(match.ruleset.name, text, job.count, on_progress)
        job.done = len(decisions)
        if job.done < job.count:
            return None
        found = summarize(match, decisions)
        return AnalysisResult(
            unit=found.unit,
            start=found.start,
            luck=found.luck,
            skill=found.skill,
            residual=found.residual,
            final=found.final,
            turning_points=found.turning_points,
            decisions=[_decision_data(one, numbers[one.entry]) for one in decisions],
        )


def table_entries(entries: list[bytes]) -> dict[int, int]:
    """For each entry of the match the number of the table's entry that made it."""
    found: dict[int, int] = {}
    for number, data in enumerate(entries, 1):
        snapshot = decode_entry(data).snapshot
        if snapshot is not UNSET:
            saved = decode_snapshot(snapshot)
            for place in range(len(saved.entries)):
                found.setdefault(saved.entries_before + place, number)
    return found


def _decision_data(one: DecisionAnalysis, entry: int) -> AnalysedDecision:
    return AnalysedDecision(
        entry=entry,
        seat=one.seat,
        message=_message_data(one.message),
        expected=one.expected,
        luck=one.luck,
        cost=one.cost,
        best=None if one.best_message is None else _message_data(one.best_message),
        reasons=[_message_data(reason) for reason in one.reasons],
    )


def _message_data(message: MessageDict) -> MessageData:
    return MessageData(message["id"], message["args"])
