"""What strangers, broken disks and odd texts cannot do."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import httpx
import pytest

from ludarium.cli.commands.serve import checked_networks
from ludarium.errors import LudariumError, Refused
from ludarium.games.raxxon import RULESET
from ludarium.games.raxxon.pack.texts import fluent_texts
from ludarium.server import static_files
from ludarium.server.json_log import log_to_stderr
from ludarium.server.middleware import is_foreign_host
from ludarium.server.storage.base import EntryExists, Gap, open_storage
from ludarium.server.storage.sqlite import SqliteStorage
from ludarium.server.tables.checks import clean_name, visible_text

from .running import TWO_PEOPLE, running
from .test_storage import run_async, store, summary

# --- texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("abc\u202edef\u2066g\u200bh", "abcdefgh"),
        ("\u200b\u202e", ""),
        ("👩\u200d👩\u200d👧 ok", "👩\u200d👩\u200d👧 ok"),
        ("\u200d \u200c", ""),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("two\nlines\x07", "two\nlines"),
        ("\ud800x", "x"),
    ],
)
def test_invisible_characters_are_left_out_but_joiners_stay(typed: str, kept: str) -> None:
    assert visible_text(typed) == kept


def test_names_are_one_visible_line() -> None:
    assert clean_name(" Ada\n\u202eLovelace\u200b ") == "Ada Lovelace"
    assert clean_name("👩\u200d🚀") == "👩\u200d🚀"
    with pytest.raises(Refused):
        clean_name("\u200b\u2066")


def test_a_pack_replaces_no_text_of_the_page() -> None:
    data = {**RULESET.content.data, "texts": {"en": {"web-leave": "Pay here", "card-riot": "Unrest"}}}
    found = fluent_texts(data, "en")
    assert "card-riot = Unrest" in found
    assert "web-leave" not in found


# --- files and hosts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/C:/secret.txt", "/c:secret.txt", "/assets/..\\x.js", "/.env", "/a\0b.js"])
def test_no_file_outside_the_folder_is_sent(path: str) -> None:
    with pytest.raises(Refused):
        static_files.page(path)


@pytest.mark.parametrize(
    ("host", "foreign"),
    [
        ("games.example", False),
        ("GAMES.example:443", False),
        ("evil.example", True),
        ("evil.example:8765", True),
        ("games.example.evil.example", True),
        ("192.168.1.5:8765", False),
        ("[::1]:8765", False),
        ("localhost:8765", False),
        ("pi.local", False),
        ("", False),
    ],
)
def test_a_site_that_leads_to_this_address_is_foreign(host: str, foreign: bool) -> None:
    scope = {"headers": [(b"host", host.encode())]}
    assert is_foreign_host(scope, "games.example") is foreign
    assert not is_foreign_host(scope, "")


def test_foreign_hosts_and_cross_site_requests_are_refused(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", public_url="https://games.example") as server:
        device = server.device()
        assert device.get("/health").status_code == 200
        answer = device.get("/health", headers={"Host": "evil.example"})
        assert answer.status_code == 421
        assert answer.json()["message"]["id"] == "reason-host"
        body = {"game": "sagrada", "seats": TWO_PEOPLE}
        refused = device.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "cross-site"})
        assert refused.status_code == 403
        assert device.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 201


def test_forwarded_addresses_count_only_from_trusted_proxies(tmp_path: Path) -> None:
    for trusted, secure in (("127.0.0.1", True), ("192.0.2.0/24", False)):
        with running(tmp_path / "tables.sqlite", trusted_proxies=trusted) as server:
            forwarded = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
            page = httpx.get(f"{server.address}/", headers=forwarded)
            assert ("Secure" in page.headers["set-cookie"]) is secure


@pytest.mark.parametrize("networks", ["proxy.example", "10.0.0.0/33", ""])
def test_trusted_proxies_are_addresses(networks: str) -> None:
    with pytest.raises(LudariumError, match="is no address and no network"):
        checked_networks(networks)
    assert checked_networks("10.0.0.0/8, ::1") == "10.0.0.0/8, ::1"


# --- the log ---------------------------------------------------------------------------------------------------------


def test_the_log_has_no_whole_address_of_a_table() -> None:
    table = "2nmanpurtra7y"
    assert table not in str(EntryExists(table, 3))
    assert table not in str(Gap(table, 3))
    logger = logging.getLogger("uvicorn")
    before = logger.handlers, logger.propagate, logger.level
    try:
        log_to_stderr("info")
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)  # it logs the paths of sockets
    finally:
        logger.handlers, logger.propagate = before[0], before[1]
        logger.setLevel(before[2])


# --- the disk --------------------------------------------------------------------------------------------------------


@run_async
async def test_a_deleted_file_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    storage = await open_storage(f"sqlite:///{path}")
    try:
        await store(storage, "ash", 0)
        assert await storage.ready()
        path.unlink()
        end = time.monotonic() + 10
        while await storage.ready():
            assert time.monotonic() < end
        with pytest.raises(LudariumError, match="deleted or replaced while the server was running"):
            await storage.append(1, b"1", summary("ash"))
    finally:
        await storage.close()


@run_async
async def test_a_full_disk_is_not_ready_until_it_has_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = await open_storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert isinstance(storage, SqliteStorage)
    has_room = False
    monkeypatch.setattr("ludarium.server.storage.sqlite.can_write", lambda _: has_room)
    try:
        storage._writer.has_failed = True
        assert not await storage.ready()
        has_room = True
        assert await storage.ready()
    finally:
        await storage.close()
