"""The score pad over HTTP: scores, refusals and limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.errors import Refused
from ludarium.games import ruleset
from ludarium.server.rate_limit import Limits, RateLimit
from ludarium.server.workers import score

from .running import RunningServer, running

RED_RISING = {
    "players": [
        {"hand": ["Darrow", {"card": "ugly_dan", "colour": "blue"}], "fleet": 4},
        {"hand": ["Севро", "razor_designer"], "sovereign": True},
    ],
    "neutral_influence": 3,
}
SAGRADA = {"windows": [{"dice": [["R3", "B1", "..", "", None], *[[".."] * 5] * 3], "private": ["red"]}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def refused(response: httpx.Response, status: int) -> tuple[str, dict[str, Any]]:
    """The id and the arguments of a refusal's reason."""
    assert response.status_code == status, response.text
    message = response.json()["message"]
    return message["id"], message["args"]


@pytest.mark.parametrize(("game", "sheet"), [("redrising", RED_RISING), ("sagrada", SAGRADA)])
def test_a_sheet_is_scored_by_its_game(server: RunningServer, game: str, sheet: dict[str, Any]) -> None:
    response = server.device().post(f"/api/games/{game}/score", json=sheet)
    assert response.status_code == 200, response.text
    assert response.headers["cache-control"] == "no-store"
    assert response.json() == ruleset(game).score(sheet)


def test_a_bad_sheet_is_refused_with_the_reason(server: RunningServer) -> None:
    device = server.device()
    twice = {"players": [{"hand": ["darrow"]}, {"hand": ["darrow"]}]}
    reason, args = refused(device.post("/api/games/redrising/score", json=twice), 400)
    assert reason == "reason-sheet"
    assert args["detail"].startswith("players[1].hand[0]")
    assert "is there already, at players[0].hand[0]" in args["detail"]
    assert refused(device.post("/api/games/sagrada/score", json=[]), 400)[0] == "reason-sheet"
    assert refused(device.post("/api/games/sagrada/score", content="{"), 400)[0] == "reason-malformed"
    assert refused(device.post("/api/games/nim/score", json={}), 404)[0] == "reason-no-page"
    large = device.post("/api/games/sagrada/score", content=b'"' + b"x" * 20_000 + b'"')
    assert refused(large, 413)[0] == "reason-too-large"


def test_sheets_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.rate_limit.LOOPBACK_FACTOR", 1)
    with running(tmp_path / "tables.sqlite", limits=Limits(sheets=RateLimit(2, 0.001))) as server:
        device = server.device()
        answers = [device.post("/api/games/sagrada/score", json=SAGRADA) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert [answer.headers.get("retry-after") for answer in answers] == [None, None, "2"]


def test_a_sheet_that_takes_too_long_is_refused_and_the_next_one_is_scored() -> None:
    async def ask() -> None:
        scorer = score.ScoreWorker(budget=0.0001)  # too short for any sheet
        try:
            with pytest.raises(Refused) as error:
                await scorer.score("sagrada", b"{}", "192.0.2.1")
            assert error.value.message_id == "reason-sheet-slow"
            scorer.worker.budget = 60.0
            with pytest.raises(Refused) as error:
                await scorer.score("sagrada", b"{}", "192.0.2.1")
            assert error.value.message_id == "reason-sheet"
        finally:
            scorer.close()

    asyncio.run(ask())


class FullWorker(score.ScoreWorker):
    """A score pad whose worker is busy until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.released = asyncio.Event()
        self.worker.run = self.wait  # type: ignore[method-assign, assignment] # instead of a process

    async def wait(self, *_: object) -> Any:  # noqa: ANN401 - as the method that it replaces
        """The result of any work, once released."""
        await self.released.wait()
        return {}

    def add(self, address: str, count: int) -> list[asyncio.Task[Any]]:
        """Sheets of an address."""
        return [asyncio.create_task(self.score("sagrada", b"{}", address)) for _ in range(count)]


def test_an_address_leaves_room_for_the_sheets_of_others() -> None:
    async def ask() -> None:
        scorer = FullWorker()
        greedy = scorer.add("192.0.2.1", score.MAX_OF_ADDRESS + 1)
        others = scorer.add("192.0.2.2", 1)
        await asyncio.sleep(0)
        (refusal,) = [task.exception() for task in greedy if task.done()]
        assert isinstance(refusal, Refused)
        assert refusal.message_id == "reason-too-fast"
        scorer.released.set()
        assert await asyncio.gather(*others, *greedy[:-1]) == [{}] * (score.MAX_OF_ADDRESS + 1)

    asyncio.run(ask())


def test_the_queue_of_sheets_is_limited_and_has_room_again() -> None:
    async def ask() -> None:
        scorer = FullWorker()
        waiting = [task for number in range(score.MAX_WAITING) for task in scorer.add(f"192.0.2.{number}", 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await scorer.score("sagrada", b"{}", "198.51.100.1")
        scorer.released.set()
        await asyncio.gather(*waiting)
        assert await scorer.score("sagrada", b"{}", "198.51.100.1") == {}
        assert not scorer._waiting

    asyncio.run(ask())
