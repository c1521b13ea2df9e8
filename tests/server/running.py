"""A real server on this machine, in a thread or in a process of its own, and a bare line to it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludarium.server.app import App, Settings
from ludarium.server.caretaker import Pace
from ludarium.server.listening import Server, listen

AT_ONCE = Pace(bots=0.0)
PATIENCE = 20.0
RUN = "from ludarium.cli.main import main; main()"
TWO_PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
AGAINST_A_BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
TWO_BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class Running:
    """A server that runs in a thread of the test."""

    def __init__(self, app: App, address: str) -> None:
        self.app = app
        self.address = address
        self.stack = ExitStack()

    def device(self) -> httpx.Client:
        """A new device."""
        return self.stack.enter_context(httpx.Client(base_url=self.address, timeout=PATIENCE))

    def create(self, device: httpx.Client, seats: list[dict[str, Any]], **more: Any) -> str:  # noqa: ANN401 - fields
        """A new table of a device."""
        response = device.post("/api/tables", json={"game": "sagrada", "seats": seats, **more})
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    def line(self, device: httpx.Client, table: str, **headers: str) -> Line:
        """A socket of a device."""
        return Line(self.address, table, device.cookies.get("ludarium") or "", headers)


class Line:
    """A bare socket: what is sent and received is plain data, and every frame is kept."""

    def __init__(self, address: str, table: str, token: str, headers: dict[str, str]) -> None:
        cookie = {"Cookie": f"ludarium={token}"} if token else {}
        address = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.stack = ExitStack()
        opening = connect(
            address, additional_headers=cookie | headers, compression=None, max_size=2**22, close_timeout=1
        )
        self.socket = self.stack.enter_context(opening)
        self.frames: list[str] = []
        self.ref = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def receive(self, timeout: float = PATIENCE) -> Any:  # noqa: ANN401 - plain data
        """The next frame."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        return msgspec.json.decode(frame)

    def send(self, type: str, **fields: Any) -> int:  # noqa: A002, ANN401 - the protocol's word; fields of any kind
        """Send a request; its number."""
        self.ref += 1
        self.socket.send(msgspec.json.encode({"type": type, "ref": self.ref, **fields}).decode())
        return self.ref

    def answer(self, ref: int) -> Any:  # noqa: ANN401 - plain data
        """The answer to a request."""
        while True:
            found = self.receive()
            if found.get("ref") == ref:
                return found

    def ask(self, type: str, **fields: Any) -> Any:  # noqa: A002, ANN401 - as above
        """The answer to a request that is sent."""
        return self.answer(self.send(type, **fields))

    def state(self, timeout: float = PATIENCE) -> Any:  # noqa: ANN401 - plain data
        """The next state."""
        while True:
            found = self.receive(timeout)
            if found["type"] == "state":
                return found

    def look(self, seat: int | None, since: int = 0) -> Any:  # noqa: ANN401 - plain data
        """Look with the eyes of a seat: the state."""
        assert self.ask("look", seat=seat, since=since)["type"] == "done"
        return self.state()

    def read_on(self) -> None:
        """Read for as long as there is something."""
        while True:
            self.receive()

    def closed(self) -> tuple[int, str]:
        """Why the server has closed this line."""
        with pytest.raises(ConnectionClosed) as error:
            self.read_on()
        assert error.value.rcvd is not None
        return error.value.rcvd.code, error.value.rcvd.reason


@contextmanager
def running(place: Path | str, **settings: Any) -> Iterator[Running]:  # noqa: ANN401 - settings of any kind
    """A server in a thread, with its tables in this file or database."""
    listening = listen("127.0.0.1", 0)
    usual: dict[str, Any] = {"pace": AT_ONCE, "workers": 1}
    app = App(Settings(url_of(place), **(usual | settings)))
    server = Server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        assert server.began.wait(PATIENCE), "the server did not start"
        found = Running(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
        with found.stack:
            yield found
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


def url_of(place: Path | str) -> str:
    """The address of a database: SQLite's of a file."""
    return place if isinstance(place, str) else f"sqlite:///{place}"


@contextmanager
def process(file: Path, *arguments: str, database: str | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address. Its log is beside the file."""
    command = [sys.executable, "-c", RUN, "serve", "--host", "127.0.0.1", "--port", "0", "--language", "en"]
    command += ["--database", database or url_of(file), *arguments]
    with (
        (file.parent / "log").open("a") as log,
        subprocess.Popen(  # noqa: S603 - our own words
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        ) as server,
    ):
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            yield server, address
        finally:
            server.kill()
