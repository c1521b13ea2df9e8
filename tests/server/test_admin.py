"""The page of the operator: signing in, the state of the server, and what the operator does with tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.errors import LudariumError
from ludarium.server.admin.access import AdminAccess, checked_token, session_cookie
from ludarium.server.admin.switches import Switched, Switches
from ludarium.server.metrics import Metrics
from ludarium.server.routes.admin import backup
from ludarium.server.storage.base import open_storage
from ludarium.server.storage.sqlite_backup import check
from ludarium.server.tables.registry import TableRegistry

from .running import AGAINST_A_BOT, TWO_BOTS, TWO_PEOPLE, RunningServer, process, running, url_of
from .test_bots import status, wait_until

TOKEN = "correct horse battery"  # noqa: S105 - of these tests only
SESSION = "/api/admin/session"


def signed_in(server: RunningServer, token: str = TOKEN) -> httpx.Client:
    """A browser of the operator."""
    browser = server.device()
    assert browser.post(SESSION, json={"token": token}).status_code == 200
    return browser


def reason(response: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    return response.status_code, response.json()["message"]["id"]


@pytest.fixture(scope="module")
def server(module_url: str) -> Iterator[RunningServer]:
    with running(module_url, admin_token=TOKEN) as found:
        yield found


@pytest.fixture
def operator(server: RunningServer) -> httpx.Client:
    server.app.limiter._buckets.clear()
    return signed_in(server)


# --- signing in --------------------------------------------------------------------------------------------------


def test_without_a_token_there_is_no_admin_page(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        assert reason(device.post(SESSION, json={"token": ""})) == (404, "reason-no-page")
        forged = session_cookie(AdminAccess("").sign_in(""), secure=False).partition(";")[0]
        assert reason(device.get("/api/admin", headers={"cookie": forged})) == (404, "reason-no-page")


def test_nothing_is_shown_or_done_without_a_session(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, TWO_PEOPLE)
    addresses = ["", "/tables", f"/tables/{table}", "/backup"]
    for address in addresses:
        assert reason(device.get(f"/api/admin{address}")) == (401, "reason-signed-out")
    for address in (f"/tables/{table}/close", f"/tables/{table}/free/0", "/notice", "/read-only"):
        assert reason(device.post(f"/api/admin{address}", json={})) == (401, "reason-signed-out")
    assert reason(device.delete(f"/api/admin/tables/{table}")) == (401, "reason-signed-out")
    assert device.get(f"/api/tables/{table}").json()["table"]["status"] == "lobby"


def test_a_session_is_a_strict_cookie_that_scripts_cannot_read(server: RunningServer) -> None:
    server.app.limiter._buckets.clear()
    cookie = server.device().post(SESSION, json={"token": TOKEN}).headers["set-cookie"]
    assert "HttpOnly; SameSite=Strict" in cookie
    assert "Path=/api/admin;" in cookie
    assert TOKEN not in cookie


@pytest.mark.parametrize("value", ["", "x", "x.y", "9999999999.", "9999999999.0000", "9999999999.й", ".", "-1.0"])
def test_a_forged_session_is_refused(server: RunningServer, value: str) -> None:
    headers = {"cookie": f"ludarium-admin={value}".encode()}
    assert server.device().get("/api/admin", headers=headers).status_code == 401  # type: ignore[arg-type] # bytes too


def test_a_session_ends_and_belongs_to_its_token(monkeypatch: pytest.MonkeyPatch) -> None:
    access = AdminAccess(TOKEN)
    session = f"ludarium-admin={access.sign_in(TOKEN)}".encode()
    access.check([(b"cookie", session)])
    with pytest.raises(LudariumError):
        AdminAccess("another long token").check([(b"cookie", session)])
    later = time.time() + 13 * 3600
    monkeypatch.setattr("time.time", lambda: later)
    with pytest.raises(LudariumError):
        access.check([(b"cookie", session)])


def test_signing_out_ends_the_session_of_the_browser(operator: httpx.Client) -> None:
    assert operator.get("/api/admin").status_code == 200
    assert operator.delete(SESSION).status_code == 200
    assert operator.get("/api/admin").status_code == 401


def test_attempts_to_sign_in_are_limited_also_from_this_machine(server: RunningServer) -> None:
    server.app.limiter._buckets.clear()
    device = server.device()
    wrong = [reason(device.post(SESSION, json={"token": f"guess number {number}"})) for number in range(6)]
    assert wrong == [(403, "reason-wrong-token")] * 5 + [(429, "reason-too-fast")]
    assert reason(device.post(SESSION, json={"token": TOKEN})) == (429, "reason-too-fast")
    server.app.limiter._buckets.clear()


def test_cookies_of_other_sites_on_the_host_hide_none_of_ours(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", admin_token=TOKEN, invitation="word") as server:
        operator, device = signed_in(server), server.device()
        device.post("/api/invitation", json={"word": "word"})
        table = server.create(device, TWO_PEOPLE)
        ours = "; ".join(f"{name}={value}" for jar in (operator, device) for name, value in jar.cookies.items())
        cookies = {"cookie": f'prefs={{"size": 1, "a": [2]}}; {ours}; other="x'}
        with httpx.Client(base_url=server.address, headers=cookies) as browser:
            assert browser.get(f"/api/tables/{table}").json()["mine"] == [0]
            assert browser.get("/api/tables").status_code == 200
            assert browser.get("/api/admin").status_code == 200


def test_other_pages_cannot_use_the_session(server: RunningServer, operator: httpx.Client) -> None:
    table = server.create(server.device(), TWO_PEOPLE)
    address = f"/api/admin/tables/{table}/close"
    foreign = {"origin": "https://evil.example"}
    assert reason(operator.post(address, json={}, headers=foreign)) == (403, "reason-foreign")
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert reason(operator.post(address, content=b"", headers=form)) == (403, "reason-foreign")
    plain = {"content-type": "text/plain"}
    assert reason(operator.post(SESSION, content=b'{"token": ""}', headers=plain)) == (403, "reason-foreign")


def test_a_short_token_is_refused_without_being_repeated() -> None:
    with pytest.raises(LudariumError, match="expected at least 16") as error:
        checked_token("swordfish")
    assert "swordfish" not in str(error.value)
    assert checked_token("") == ""


def test_the_token_is_in_no_log(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    server.app.limiter._buckets.clear()
    caplog.set_level("DEBUG")
    device = server.device()
    device.post(SESSION, json={"token": "a wrong long token"})
    device.post(SESSION, json={"token": TOKEN})
    text = "\n".join(str(vars(record)) for record in caplog.records)
    assert SESSION in text
    assert TOKEN not in text
    assert "a wrong long token" not in text


# --- what the operator sees --------------------------------------------------------------------------------------


def test_the_overview_counts_tables_and_names_versions(server: RunningServer, operator: httpx.Client) -> None:
    before: dict[str, Any] = operator.get("/api/admin").json()
    server.create(server.device(), TWO_PEOPLE)
    after = operator.get("/api/admin").json()
    assert after["tables"]["lobby"] == before["tables"].get("lobby", 0) + 1
    assert after["database"].split()[0] in {"SQLite", "PostgreSQL"}
    assert after["memory"] > 1 << 20
    assert after["database_size"] > 1000
    assert after["compiled"] in {True, False}
    assert (after["disk_free"] is not None) == after["backup"] == (not after["shared"])


def test_a_table_is_found_by_address_game_status_or_player(server: RunningServer, operator: httpx.Client) -> None:
    device = server.device()
    table = server.create(device, [{"kind": "me", "name": "Wilhelmina"}, {"kind": "open"}])

    def found(**search: str) -> list[str]:
        return [one["id"] for one in operator.get("/api/admin/tables", params=search).json()]

    assert found()[0] == table
    for search in (table, table[:6], f"https://games.example/t/{table}/12#secret", "wilhel"):
        assert found(search=search) == [table]
    assert table in found(search="sagrada", status="lobby")
    assert table not in found(search="sagrada", status="over")
    assert found(search="nowhere%") == []


def test_a_table_shows_its_seats_connections_and_size(server: RunningServer, operator: httpx.Client) -> None:
    device = server.device()
    table = server.create(device, TWO_PEOPLE)
    with server.connect(device, table) as socket:
        socket.look(0)
        socket.ask("rename", seat=0, name="Grace")
        shown = operator.get(f"/api/admin/tables/{table}").json()
        assert shown["seats"][0] == {"kind": "person", "name": "Grace", "bot": "", "connected": True}
        assert shown["seats"][1]["kind"] == "open"
        assert (shown["entries"], shown["connections"], shown["loaded"]) == (2, 1, True)
    assert shown["size"] > 200
    assert time.time() - 60 < shown["changed"] <= time.time()
    assert reason(operator.get("/api/admin/tables/nowhere")) == (404, "reason-no-table")
    assert reason(operator.get("/api/admin/tables/key:deals")) == (404, "reason-no-table")


# --- what the operator does --------------------------------------------------------------------------------------


def test_a_closed_table_can_be_seen_but_not_played(server: RunningServer, operator: httpx.Client) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    with server.connect(device, table) as socket:
        before = socket.look(0)
        closed = operator.post(f"/api/admin/tables/{table}/close", json={})
        assert closed.json()["status"] == "closed"
        while not (state := socket.state())["table"]["stopped"]:
            pass
        assert state["table"]["status"] == "closed"
        assert state["view"] is not None
        (decision,) = before["decisions"] or state["decisions"] or [{"id": 1, "options": [{"id": "x"}]}]
        answer = socket.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
        assert answer["message"]["id"] == "reason-stopped"
    assert operator.post(f"/api/admin/tables/{table}/close", json={}).status_code == 200  # again changes nothing
    assert operator.get(f"/api/admin/tables/{table}").json()["entries"] == closed.json()["entries"]


def test_a_finished_game_cannot_be_closed(server: RunningServer, operator: httpx.Client) -> None:
    device = server.device()
    table = server.create(device, TWO_BOTS)
    wait_until(lambda: status(device, table) == "over")
    assert reason(operator.post(f"/api/admin/tables/{table}/close", json={})) == (409, "reason-over")


def test_a_freed_seat_is_played_by_a_bot_and_its_person_is_a_stranger(
    server: RunningServer, operator: httpx.Client
) -> None:
    ada, bob = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE)
    bob.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Bob"})
    ada.post(f"/api/tables/{table}", json={"type": "start", "ref": 1})
    assert bob.get(f"/api/tables/{table}").json()["mine"] == [1]
    freed = operator.post(f"/api/admin/tables/{table}/free/1", json={})
    assert freed.json()["seats"][1]["kind"] == "bot"
    state = bob.get(f"/api/tables/{table}").json()
    assert state["mine"] == []
    assert state["table"]["seats"][1]["offered"]
    assert [note["kind"] for note in state["notes"]] == ["freed-by-operator"]
    assert reason(operator.post(f"/api/admin/tables/{table}/free/1", json={})) == (409, "reason-no-person")
    assert reason(operator.post(f"/api/admin/tables/{table}/free/9", json={})) == (409, "reason-no-seat")


def test_a_removed_table_is_gone(server: RunningServer, operator: httpx.Client) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    with server.connect(device, table) as socket:
        socket.look(0)
        assert operator.delete(f"/api/admin/tables/{table}").status_code == 200
        while not socket.state()["table"]["stopped"]:
            pass
        assert socket.ask("look", seat=0)["message"]["id"] == "reason-no-table"
    assert reason(device.get(f"/api/tables/{table}")) == (404, "reason-no-table")
    assert reason(operator.delete(f"/api/admin/tables/{table}")) == (404, "reason-no-table")
    assert reason(operator.delete("/api/admin/tables/key:deals")) == (404, "reason-no-table")


async def append_garbage(url: str, table: str) -> None:
    """Store an entry that cannot be decoded."""
    storage = await open_storage(url)
    try:
        (summary,) = [one for one in await storage.summaries() if one.table == table]
        await storage.append(1, b"garbage", summary)
    finally:
        await storage.close()


def test_a_table_that_cannot_be_read_can_be_removed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as before:
        table = before.create(before.device(), TWO_PEOPLE)
    asyncio.run(append_garbage(url_of(file), table))
    with running(file, admin_token=TOKEN) as server:
        operator = signed_in(server)
        assert server.device().get(f"/api/tables/{table}").status_code == 500
        assert operator.delete(f"/api/admin/tables/{table}").status_code == 200
        assert server.device().get(f"/api/tables/{table}").status_code == 404


# --- notice, read-only mode, backup --------------------------------------------------------------------------------


def test_a_notice_reaches_every_page(server: RunningServer, operator: httpx.Client) -> None:
    device = server.device()
    table = server.create(device, TWO_PEOPLE)
    with server.connect(device, table) as socket:
        socket.look(None)
        for text in ("We restart at ten.", ""):
            operator.post("/api/admin/notice", json={"text": text})
            while (message := socket.receive())["type"] != "notice":
                pass
            assert message["text"] == text
            assert device.get("/api/notice").json()["text"] == text
    assert reason(operator.post("/api/admin/notice", json={"text": "x" * 301})) == (409, "reason-chat-too-long")


def test_in_read_only_mode_nothing_changes_and_everything_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file, admin_token=TOKEN) as server:
        operator, device = signed_in(server), server.device()
        table = server.create(device, TWO_PEOPLE)
        assert operator.post("/api/admin/read-only", json={"on": True}).json()["read_only"]
        assert device.get("/health").json() == {"ready": True, "read_only": True}
        assert device.get("/health").status_code == 200
        entries = stored_entries(file)
        name = {"name": "Ada"}
        refused: list[httpx.Response] = [
            device.post("/api/tables", json={"game": "sagrada", "seats": TWO_PEOPLE}),
            device.post(f"/api/tables/{table}", json={"type": "start", "ref": 1}),
            device.post(f"/api/tables/{table}/link/0", json={}),
            device.post("/api/daily/sagrada", json=name),
            device.post("/api/records", content=b"{}"),
            device.post("/api/my/link", json={}),
            operator.post(f"/api/admin/tables/{table}/close", json={}),
            operator.delete(f"/api/admin/tables/{table}"),
        ]
        assert {reason(one) for one in refused} == {(503, "reason-read-only")}
        assert device.get(f"/api/tables/{table}").json()["mine"] == [0]
        with server.connect(device, table) as socket:
            assert socket.look(0)["table"]["status"] == "lobby"
            assert socket.ask("start")["message"]["id"] == "reason-read-only"
            assert stored_entries(file) == entries
            operator.post("/api/admin/read-only", json={"on": False})
            assert device.get("/health").json() == {"ready": True}
            assert socket.ask("start")["type"] == "done"


def stored_entries(file: Path) -> int:
    """How many entries the file holds."""
    with sqlite3.connect(file) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM entry").fetchall()
    connection.close()
    return int(count)


def test_bots_stop_in_read_only_mode_and_go_on_afterwards(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file, admin_token=TOKEN) as server:
        operator, device = signed_in(server), server.device()
        operator.post("/api/admin/read-only", json={"on": True})
        operator.post("/api/admin/read-only", json={"on": False})
        table = server.create(device, TWO_BOTS)
        operator.post("/api/admin/read-only", json={"on": True})
        before = stored_entries(file)
        for _ in range(20):
            device.get(f"/api/tables/{table}")
        assert stored_entries(file) == before
        operator.post("/api/admin/read-only", json={"on": False})
        wait_until(lambda: status(device, table) == "over")


def test_a_backup_is_complete_and_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with running(folder / "tables.sqlite", admin_token=TOKEN) as server:
        operator = signed_in(server)
        for _ in range(3):
            server.create(server.device(), TWO_PEOPLE)
        response = operator.get("/api/admin/backup")
        assert 'filename="ludarium-' in response.headers["content-disposition"]
        copy = tmp_path / "copy.sqlite"
        copy.write_bytes(response.content)
        assert check(copy).tables == 3
        assert not list(folder.glob(".backup-*"))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # Python closes the file
def test_a_backup_that_nobody_reads_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with running(folder / "tables.sqlite", admin_token=TOKEN) as server:

        async def download() -> Any:  # noqa: ANN401 - a response
            return await backup.fn(server.app._requests.state.admin)

        assert int(asyncio.run(download()).headers["content-length"]) > 1000
        assert not list(folder.glob(".backup-*"))


def test_the_later_switch_holds_even_if_the_clock_was_set_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def switch() -> tuple[Switched, Switched]:
        storage = await open_storage(url_of(tmp_path / "tables.sqlite"))
        try:
            switches = Switches(TableRegistry(storage, Metrics()))
            await switches.set_read_only(on=True)
            before = switches.now
            monkeypatch.setattr("ludarium.server.admin.switches.time.time", lambda: before.at - 3600)
            await switches.set_notice("Back at ten")
            return before, switches.now
        finally:
            await storage.close()

    before, now = asyncio.run(switch())
    assert now.at > before.at
    assert (now.notice, now.read_only) == ("Back at ten", True)


def test_token_and_invitation_word_are_read_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARIUM_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("LUDARIUM_INVITATION", "word")
    with process(tmp_path / "tables.sqlite", "--log", "info") as (_, address):
        assert httpx.post(f"{address}{SESSION}", json={"token": TOKEN}).status_code == 200
        assert httpx.get(f"{address}/api/tables").status_code == 403
    log = (tmp_path / "log").read_text()
    assert SESSION in log
    assert TOKEN not in log
