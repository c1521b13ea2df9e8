"""`ludarium serve` at a terminal."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from ludarium.cli.commands.serve import network_address
from ludarium.cli.options import default_database
from ludarium.errors import LudariumError
from ludarium.server.run import listen

from .running import AGAINST_A_BOT, RUN, process


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_and_stops_cleanly(tmp_path: Path, ending: signal.Signals) -> None:
    with process(tmp_path / "tables.sqlite") as (server, address):
        assert httpx.get(f"{address}/health").json() == {"ready": True}
        with httpx.Client(base_url=address) as ada:
            assert ada.post("/api/tables", json={"game": "sagrada", "seats": AGAINST_A_BOT}).status_code == 201
        server.send_signal(ending)
        rest, _ = server.communicate(timeout=20)
        assert server.returncode == 0
        assert "The server has stopped." in rest
        log = (tmp_path / "log").read_text()
        assert "Traceback" not in log


def test_without_a_command_the_server_starts_and_opens_the_page(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o700)
    settings = {
        "BROWSER": f"{browser} %s",
        "LUDARIUM_PORT": "0",
        "LUDARIUM_HOST": "127.0.0.1",
        "LUDARIUM_DATABASE": f"sqlite:///{tmp_path / 'tables.sqlite'}",
        "LUDARIUM_LANGUAGE": "en",
        "PYTHONUNBUFFERED": "1",
    }
    with subprocess.Popen(  # noqa: S603 - our own arguments
        [sys.executable, "-c", RUN],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | settings,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            assert httpx.get(f"{address}/health").json() == {"ready": True}
            end = time.monotonic() + 20
            while not opened.exists() or not opened.read_text():
                assert time.monotonic() < end
                time.sleep(0.05)
            assert opened.read_text().strip() == f"{address}/"
        finally:
            server.kill()


def test_the_next_free_port_is_used() -> None:
    with listen("127.0.0.1", 0) as first:
        busy = first.getsockname()[1]
        with listen("127.0.0.1", busy) as second:
            assert second.getsockname()[1] != busy


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(LudariumError, match=r"cannot listen at 192\.0\.2\.77 port 8765"):
        listen("192.0.2.77", 8765)


def test_sockets_send_small_messages_at_once() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_the_network_address_is_ipv4_or_none() -> None:
    found = network_address()
    assert found is None or found.count(".") == 3


def test_tables_are_stored_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database().endswith("ludarium/tables.sqlite")


def test_an_invalid_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, but longer than the header of one" * 50)
    for url in ("oracle://x", f"sqlite:///{tmp_path}/file"):
        done = subprocess.run(  # noqa: S603 - our own arguments
            [sys.executable, "-c", RUN, "serve", "--port", "0", "--database", url],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 1, done.stderr
        assert done.stderr.startswith("ludarium: ")
        assert done.stderr.count("\n") == 1
