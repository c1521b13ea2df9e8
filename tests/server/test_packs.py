"""A table with a content pack: validated, stored with the table, played by bots, shown with its texts."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from ludarium.errors import Refused
from ludarium.server.workers.packs import MEMORY_LIMIT, PackWorker
from ludarium.server.workers.pool import WorkerFailed, WorkerProcess
from tests.attacks import BOMBS, ENDLESS_PACK

from .running import RunningServer, running

OWN = (resources.files("ludarium.games.raxxon") / "content" / "raxxon.yaml").read_text(encoding="utf-8")
RENAMED = OWN.replace("pack: raxxon", "pack: home_made").replace("\n  riot:", "\n  brawl:")
TEXTS = "texts:\n  en:\n    card-brawl: A brawl\n"
SOON = 1.0  # seconds; on an idle machine it is a hundredth of that, while a bomb in the event loop takes minutes
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_a_table_is_played_with_a_content_pack_and_its_record_contains_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        device = server.device()
        table = server.create(device, BOTS, game="raxxon", pack=RENAMED + TEXTS)
        assert device.get(f"/api/tables/{table}").json()["table"]["pack"] == "home_made"
        catalogue = device.get(f"/api/tables/{table}/catalogue").json()
        assert "brawl" in catalogue["cards"]
        assert "card-brawl = A brawl" in catalogue["messages"]["uk"]
    with running(database) as server:  # another server finds the pack with the table
        device = server.device()
        deadline = time.monotonic() + 60
        while device.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.2)
        record = device.get(f"/api/tables/{table}/record").json()
        assert "brawl" in record["pack"]["cards"]


@pytest.mark.parametrize(
    ("game", "pack", "detail"),
    [
        ("raxxon", RENAMED, "cards.brawl: it has no name"),
        (
            "raxxon",
            OWN.replace("killed: [infection]", "killed: [infektion]"),
            "line 10: citizens.susceptible.killed[0]",
        ),
        ("sagrada", OWN, "sagrada takes no content pack"),
    ],
)
def test_a_bad_pack_is_refused_with_the_place_of_the_error(tmp_path: Path, game: str, pack: str, detail: str) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        answer = server.device().post("/api/tables", json={"game": game, "seats": BOTS, "pack": pack})
        assert answer.status_code == 409
        assert answer.json()["message"]["id"] == "reason-bad-pack"
        assert detail in answer.json()["message"]["args"]["detail"]


ONE_PERSON = [{"kind": "me", "name": "Ada"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


@pytest.mark.parametrize("name", BOMBS)
def test_a_pack_made_to_hang_the_server_is_refused_and_others_are_answered(server: RunningServer, name: str) -> None:
    device, other = server.device(), server.device()
    other.get("/health")
    with ThreadPoolExecutor() as pool:
        wish = msgspec.json.encode({"game": "raxxon", "seats": ONE_PERSON, "pack": ""})
        body = wish.replace(b'"pack":""', b'"pack":' + json.dumps(BOMBS[name][0]).encode())
        attack = pool.submit(device.post, "/api/tables", content=body)
        while not attack.done():
            began = time.perf_counter()
            assert other.get("/health").status_code == 200
            assert time.perf_counter() - began < SOON
            time.sleep(0.01)
    answer = attack.result()
    assert answer.json()["message"]["id"] == "reason-bad-pack", answer.text
    assert len(answer.text) < 600


def test_a_pack_that_takes_too_long_is_refused_and_the_next_one_is_read() -> None:
    async def read() -> None:
        reader = PackWorker(budget=0.0001)  # no pack is read that soon
        try:
            with pytest.raises(Refused) as error:
                await reader.read("raxxon", OWN)
            assert error.value.message_id == "reason-pack-slow"
            reader.worker.budget = 60.0
            assert (await reader.read("raxxon", OWN))["pack"] == "raxxon"
        finally:
            reader.close()

    asyncio.run(read())


def test_work_that_needs_too_much_memory_fails_and_the_next_is_done() -> None:
    async def work() -> None:
        worker = WorkerProcess(60.0, MEMORY_LIMIT)
        try:
            with pytest.raises(WorkerFailed):
                await worker.run(bytearray, 2 * MEMORY_LIMIT)
            assert await worker.run(len, "next") == 4
        finally:
            worker.close()

    asyncio.run(work())


def test_a_game_whose_cards_never_stop_ends_and_others_are_served(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, ONE_PERSON, game="raxxon", pack=ENDLESS_PACK, seed="1")
    turned: set[str] = set()
    with server.connect(device, table) as client:
        state = client.look(0)
        while state["table"]["status"] == "playing":
            decision = state["decisions"][0]
            options = [option["id"] for option in decision["options"]]
            chosen = next(option for option in options if option == "action:0" or option not in turned)
            turned.add(chosen)
            client.send("decide", seat=0, decision=decision["id"], option=chosen)
            state = client.state()
    assert state["view"]["outcome"] == "endless"
    assert other_table_works(server)


def other_table_works(server: RunningServer) -> bool:
    """Whether another device can still create a table."""
    return bool(server.create(server.device(), BOTS, game="sagrada"))


def test_bots_finish_a_game_whose_cards_never_stop(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, BOTS[:1], game="raxxon", pack=ENDLESS_PACK)
    deadline = time.monotonic() + 60
    while device.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
