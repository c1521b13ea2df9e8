"""Webhooks: what they are told and when, and where they may not lead."""

from __future__ import annotations

import ipaddress
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ludarium.server.outgoing import is_public
from ludarium.server.rate_limit import LOOPBACK_FACTOR, Limits, RateLimit
from ludarium.server.webhook import webhook_request

from .cluster import Cluster
from .running import AT_ONCE, RunningServer, running
from .test_seating import ask, started

QUICK = msgspec.structs.replace(AT_ONCE, alert=0.2)
PUBLIC = "https://games.example"
SETTINGS: dict[str, Any] = {"pace": QUICK, "private_targets": True, "public_url": PUBLIC}


class Receiver:
    """A local endpoint that keeps what it receives."""

    def __init__(self) -> None:
        self.received: list[tuple[dict[str, str], bytes]] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.received.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"

    def texts(self) -> list[str]:
        """The first lines of the messages."""
        return [body.decode().splitlines()[0] for _, body in self.received]

    def wait(self, count: int) -> None:
        """Wait for this many messages."""
        end = time.monotonic() + 15
        while len(self.received) < count:
            assert time.monotonic() < end, self.received
            time.sleep(0.05)


@contextmanager
def listening() -> Iterator[Receiver]:
    """A receiver that listens."""
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with listening() as found:
        yield found


def hooked(server: RunningServer, receiver: Receiver, kind: str = "ntfy") -> tuple[httpx.Client, httpx.Client, str]:
    """Ada and Ben at a table with a webhook; nobody is connected."""
    ada, ben, table = started(server)
    assert ask(ada, table, "webhook", url=receiver.url, kind=kind)["type"] == "done"
    return ada, ben, table


def decide(device: httpx.Client, table: str, seat: int) -> None:
    """Make the first decision of a seat."""
    (decision,) = device.get(f"/api/tables/{table}?seat={seat}").json()["decisions"]
    fields = {"seat": seat, "decision": decision["id"], "option": decision["options"][0]["id"]}
    assert ask(device, table, "decide", **fields)["type"] == "done"


def test_a_webhook_is_told_once_whose_turn_it_is(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, ben, table = hooked(server, receiver)
        receiver.wait(2)
        assert receiver.texts() == ["Sagrada: messages about this table appear here", "Sagrada: waiting for Ada, Ben"]
        assert receiver.received[1][0]["click"] == f"{PUBLIC}/t/{table}"
        decide(ada, table, 0)
        time.sleep(0.8)
        assert len(receiver.received) == 2  # Ben is known to be waited for
        decide(ben, table, 1)
        receiver.wait(3)
        assert receiver.texts()[2] in {"Sagrada: waiting for Ada", "Sagrada: waiting for Ben"}


def test_a_webhook_is_not_told_of_players_who_are_here(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, ben, table = started(server)
        with server.connect(ada, table) as here:
            here.look(0)
            assert ask(ada, table, "webhook", url=receiver.url)["type"] == "done"
            receiver.wait(2)
            assert receiver.texts()[1] == "Sagrada: waiting for Ben"
        assert ben.get(f"/api/tables/{table}").json()["table"]["webhook"] == "ntfy"


def test_a_webhook_is_told_of_the_end_and_of_nothing_hidden(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, ben, table = hooked(server, receiver, "discord")
        for seat, device in ((0, ada), (1, ben)):
            assert ask(device, table, "leave", seat=seat)["type"] == "done"
        end = time.monotonic() + 60
        while not receiver.received[-1][1].startswith(b'{"content":"Sagrada: the game is over'):
            assert time.monotonic() < end
            time.sleep(0.1)
        for _, body in receiver.received:
            assert json.loads(body)["allowed_mentions"] == {"parse": []}
            assert b"objective" not in body.lower()


def test_a_restart_does_not_repeat_a_message(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        hooked(server, receiver)
        receiver.wait(2)
    with running(tmp_path / "tables.sqlite", **SETTINGS):
        time.sleep(1.5)
    assert len(receiver.received) == 2


def test_two_processes_tell_a_webhook_once(postgres: Cluster, receiver: Receiver) -> None:
    url = postgres.new_database()
    with running(url, **SETTINGS) as one, running(url, **SETTINGS) as other:
        _, ben, table = hooked(one, receiver)
        away = other.device()
        away.cookies = ben.cookies
        away.get(f"/api/tables/{table}")
        receiver.wait(2)
        time.sleep(1)
        assert len(receiver.received) == 2


def test_only_the_host_sets_a_webhook_and_its_address_is_shown_to_nobody(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, ben, table = started(server)
        assert ask(ben, table, "webhook", url=receiver.url)["message"]["id"] == "reason-not-host"
        assert ask(ada, table, "webhook", url=receiver.url)["type"] == "done"
        for device, seat in ((ada, "?seat=0"), (ben, "?seat=1"), (server.device(), "")):
            assert receiver.url not in device.get(f"/api/tables/{table}{seat}").text
        assert ask(ada, table, "webhook", url="")["type"] == "done"
        assert ada.get(f"/api/tables/{table}").json()["table"]["webhook"] == ""


def test_a_webhook_that_does_not_work_is_refused_with_its_reason(tmp_path: Path, receiver: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, _, table = started(server)
        receiver.status = 404
        answer = ask(ada, table, "webhook", url=receiver.url)
        assert answer["message"] == {"id": "reason-webhook", "args": {"detail": "HTTP 404"}}
        receiver.status, receiver.headers = 302, {"location": receiver.url}
        assert ask(ada, table, "webhook", url=receiver.url)["message"]["args"] == {"detail": "HTTP 302"}
        assert len(receiver.received) == 2  # the redirect was not followed
        for bad in ("nonsense", "ftp://x/y", "http://user@127.0.0.1/", "http://127.0.0.1:99999/", "http://[::"):
            assert ask(ada, table, "webhook", url=bad)["message"]["id"] == "reason-webhook"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "10.1.2.3", "169.254.169.254"]
)
def test_a_webhook_can_not_lead_to_a_private_network(tmp_path: Path, host: str) -> None:
    with running(tmp_path / "tables.sqlite", pace=QUICK) as server:
        ada, _, table = started(server)
        answer = ask(ada, table, "webhook", url=f"https://{host}/hook")
        assert answer["message"]["id"] == "reason-private-target"
        assert ask(ada, table, "webhook", url=f"http://{host}/")["message"]["id"] == "reason-webhook"


def test_webhooks_are_limited_by_address(tmp_path: Path, receiver: Receiver) -> None:
    limits = Limits(webhooks=RateLimit(2 / LOOPBACK_FACTOR, 0.00001))
    with running(tmp_path / "tables.sqlite", limits=limits, **SETTINGS) as server:
        ada, _, table = started(server)
        answers = [ask(ada, table, "webhook", url=receiver.url) for _ in range(3)]
        assert [one["type"] for one in answers] == ["done", "done", "refused"]
        with server.connect(ada, table) as client:
            assert client.ask("webhook", url=receiver.url)["message"]["id"] == "reason-too-fast"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001::1", True),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - an address that means this machine
        ("224.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("fd00::1", False),
    ],
)
def test_private_addresses_are_recognized_however_they_are_written(address: str, *, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is public


def test_a_name_can_not_mention_anybody() -> None:
    body, _ = webhook_request("slack", "Sagrada: waiting for <!channel>", PUBLIC)
    assert json.loads(body)["text"] == f"Sagrada: waiting for &lt;!channel&gt;\n{PUBLIC}"
    body, _ = webhook_request("discord", "@everyone", PUBLIC)
    assert json.loads(body)["allowed_mentions"] == {"parse": []}
