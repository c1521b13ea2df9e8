"""What a server must keep while it gets random input: no error in its log, a running event loop, bounded memory."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludarium.server.jobs.pace import Pace
from ludarium.server.metrics import resident_memory
from tests.server.running import RunningServer

LOG = logging.getLogger(__name__)
FORGETFUL = Pace(bots=0.0, idle=2.0)  # tables are unloaded soon, so that memory does not grow with their number
MAX_GROWTH = 150 << 20  # bytes: far above what the tables of a test take, far below what a leak would in a long one


@contextmanager
def watched(server: RunningServer, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if the server logs an error, stops to answer, or takes much more memory; report its longest delay.

    The delay is logged and not compared: it also depends on what else the machine does.
    """
    caplog.set_level(logging.WARNING)
    before = resident_memory()
    yield
    assert server.device().get("/health").json() == {"ready": True}
    grown = resident_memory() - before
    delay = server.app.metrics.loop_delay
    LOG.warning("longest delay of the event loop: %.3f s; memory: %+.0f MB", delay.longest, grown / 1e6)
    assert sum(delay.counts) > 0, "the event loop was not measured"
    assert grown < MAX_GROWTH
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, [(record.message, record.exc_info) for record in errors][:3]
