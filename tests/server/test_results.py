"""The finished games of a player: an index by key that is made from the entries, and moves by a private link."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.server.storage.base import open_storage
from ludarium.server.storage.results import StoredResult

from .running import AGAINST_A_BOT, running
from .test_app import refused
from .test_branch import play_to_the_end, state_of
from .test_records import played, upload


def games_of(device: httpx.Client) -> Any:  # noqa: ANN401 - plain data
    """The finished games of a device, and averages."""
    return device.get("/api/my/games").json()


def test_finished_games_are_listed_with_results_also_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        running_table = server.create(ada, AGAINST_A_BOT)
        end = play_to_the_end(ada, table)
        other = server.device()
        other_table = server.create(other, AGAINST_A_BOT)
        play_to_the_end(other, other_table)
        found = games_of(ada)
        assert [game["table"] for game in found["games"]] == [table] != [running_table]
        (game,) = found["games"]
        assert game["mine"] == [0]
        assert game["names"][0] == "Ada"
        assert [one["total"] for one in game["standings"]] == [one["total"] for one in end["standings"]]
        assert sum(game["standings"][0]["points"].values()) == game["standings"][0]["total"]
        assert games_of(server.device())["games"] == []
    with running(database) as server:
        again = server.device()
        again.cookies.update(ada.cookies)
        assert games_of(again)["games"] == found["games"]


def test_points_are_compared_with_the_tables_of_others(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben = server.device(), server.device()
        mine = play_to_the_end(ada, server.create(ada, AGAINST_A_BOT))
        alone = games_of(ada)["averages"]["sagrada"]
        assert {line["others"] for line in alone} == {None}
        theirs = play_to_the_end(ben, server.create(ben, AGAINST_A_BOT))
        games_of(ben)  # their table is in the index now
        empty = next(line for line in games_of(ada)["averages"]["sagrada"] if line["rule"] == "SG-43")

        def points(standing: Any) -> int:  # noqa: ANN401 - plain data
            return sum(line["points"] for line in standing["ledger"] if line["rule"] == "SG-43")

        assert empty["mine"] == points(mine["standings"][0])
        assert empty["games"] == 1
        assert empty["others"] == sum(map(points, theirs["standings"])) / 2


def test_a_private_link_shows_the_games_on_another_device(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        ada, phone, third = server.device(), server.device(), server.device()
        play_to_the_end(ada, server.create(ada, AGAINST_A_BOT))
        secret = ada.post("/api/my/link").json()["secret"]
        assert refused(phone.post("/api/my/claim", json={"secret": "x" * 22}), 403) == "reason-wrong-games-link"
        assert phone.post("/api/my/claim", json={"secret": secret}).json() == games_of(ada)
        play_to_the_end(ada, server.create(ada, AGAINST_A_BOT))
        assert len(games_of(phone)["games"]) == 2, "also what is finished later"
        onward = phone.post("/api/my/link").json()["secret"]
        assert len(third.post("/api/my/claim", json={"secret": onward}).json()["games"]) == 2
    assert (
        secret.encode() not in database.read_bytes() + Path(f"{database}-wal").read_bytes()
        if (Path(f"{database}-wal").exists())
        else secret.encode() not in database.read_bytes()
    )


def test_records_from_files_are_nobodys_games(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        table = upload(device, played("sagrada", 2).record()).json()["table"]
        assert state_of(device, table, None)["table"]["status"] == "over"
        assert games_of(device) == {"games": [], "averages": {}}


def test_both_databases_hold_results_and_holders(url: str) -> None:
    async def check() -> None:
        storage = await open_storage(url)
        try:
            for n in range(3):
                result = StoredResult(f"t{n}", "sagrada", float(n), b"{}", {"a" * 8: 0, f"b{n}": 1})
                await storage.add_result(result)
                await storage.add_result(result)
            assert [one.table for one in await storage.results_of(["a" * 8], 2)] == ["t2", "t1"]
            assert [(one.table, one.seats) for one in await storage.results_of(["b1"], 9)] == [("t1", {"b1": 1})]
            assert len(await storage.results_in("sagrada", 9)) == 3
            assert await storage.results_in("raxxon", 9) == []
            await storage.add_holder("c", "d")
            await storage.add_holder("c", "d")
            assert await storage.held_keys(["c", "x"]) == ["d"]
            assert await storage.unindexed(5) == []
        finally:
            await storage.close()

    asyncio.run(check())


@pytest.mark.parametrize("path", ["/api/my/claim"])
def test_a_malformed_claim_is_refused(tmp_path: Path, path: str) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        assert refused(server.device().post(path, json={"secrets": 1}), 400) == "reason-malformed"
