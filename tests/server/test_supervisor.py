"""Background tasks: one that fails is logged and restarted, one that returns is not."""

from __future__ import annotations

import asyncio
import logging

import pytest

from ludarium.server.supervisor import Supervisor


def test_a_background_task_that_fails_is_logged_and_restarted(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise ZeroDivisionError

    async def run() -> None:
        supervisor = Supervisor()
        await asyncio.wait_for(supervisor.run_forever("counting", work), 20)
        await supervisor.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert tries == [0, 1, 2]
    assert [getattr(record, "task", "") for record in caplog.records] == ["counting", "counting"]
    assert "ZeroDivisionError" in caplog.text


def test_the_failure_of_a_task_that_runs_once_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        raise ZeroDivisionError

    async def run() -> None:
        await asyncio.wait_for(Supervisor().run_once("counting", work), 20)

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert "ZeroDivisionError" in caplog.text


def test_closing_a_supervisor_cancels_its_tasks() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("work")

    async def run() -> None:
        supervisor = Supervisor()
        supervisor.run_forever("sleeping", work)
        await asyncio.sleep(0)
        await supervisor.close()

    asyncio.run(run())
    assert ended == ["work"]
