"""A real server on this machine, in a thread or in a process, and a plain socket client."""

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
from ludarium.server.jobs.pace import Pace
from ludarium.server.run import Server, listen

AT_ONCE = Pace(bots=0.0)
PATIENCE = 20.0
MONDAY = 1_800_309_600.0  # 18 January 2027, 22:00 UTC
RUN = "from ludarium.cli.main import main; main()"
TWO_PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
AGAINST_A_BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
TWO_BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class RunningServer:
    """A server in a thread of the test."""

    def __init__(self, app: App, address: str) -> None:
        self.app = app
        self.address = address
        self.stack = ExitStack()

    def set_clock(self, at: float) -> None:
        """Let the daily deals believe that this is the time, in seconds since 1970."""
        assert self.app.shared_deals is not None
        self.app.shared_deals.daily.clock = lambda: at

    def device(self) -> httpx.Client:
        """A new device."""
        return self.stack.enter_context(httpx.Client(base_url=self.address, timeout=PATIENCE))

    def create(self, device: httpx.Client, seats: list[dict[str, Any]], **more: Any) -> str:  # noqa: ANN401 - fields
        """A new table of a device."""
        response = device.post("/api/tables", json={"game": "sagrada", "seats": seats, **more})
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    def connect(self, device: httpx.Client, table: str, **headers: str) -> SocketClient:
        """Open a socket of a device to a table."""
        return SocketClient(self.address, table, device.cookies.get("ludarium") or "", headers)


class SocketClient:
    """A socket that sends and receives plain data, and keeps every received frame."""

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

    def send(self, type: str, **fields: Any) -> int:  # noqa: A002, ANN401 - the protocol's name; fields of any kind
        """Send a request; return its `ref`."""
        self.ref += 1
        self.socket.send(msgspec.json.encode({"type": type, "ref": self.ref, **fields}).decode())
        return self.ref

    def answer(self, ref: int) -> Any:  # noqa: ANN401 - plain data
        """The answer to a request."""
        while True:
            message = self.receive()
            if message.get("ref") == ref:
                return message

    def ask(self, type: str, **fields: Any) -> Any:  # noqa: A002, ANN401 - as above
        """Send a request; return its answer."""
        return self.answer(self.send(type, **fields))

    def state(self, timeout: float = PATIENCE) -> Any:  # noqa: ANN401 - plain data
        """The next state."""
        while True:
            message = self.receive(timeout)
            if message["type"] == "state":
                return message

    def look(self, seat: int | None, since: int = 0) -> Any:  # noqa: ANN401 - plain data
        """Look from a seat; return the state."""
        assert self.ask("look", seat=seat, since=since)["type"] == "done"
        return self.state()

    def read_until_closed(self) -> None:
        """Read until the server closes the socket."""
        while True:
            self.receive()

    def close_reason(self) -> tuple[int, str]:
        """The code and reason with which the server closed this socket."""
        with pytest.raises(ConnectionClosed) as error:
            self.read_until_closed()
        assert error.value.rcvd is not None
        return error.value.rcvd.code, error.value.rcvd.reason


@contextmanager
def running(database: Path | str, **settings: Any) -> Iterator[RunningServer]:  # noqa: ANN401 - settings of any kind
    """A server in a thread, with its tables in this file or database."""
    listening = listen("127.0.0.1", 0)
    defaults: dict[str, Any] = {"pace": AT_ONCE, "workers": 1}
    app = App(Settings(url_of(database), **(defaults | settings)))
    server = Server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        assert server.is_ready.wait(PATIENCE), "the server did not start"
        running_server = RunningServer(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
        with running_server.stack:
            yield running_server
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


def url_of(database: Path | str) -> str:
    """The address of a database: SQLite's of a file."""
    return database if isinstance(database, str) else f"sqlite:///{database}"


@contextmanager
def process(file: Path, *arguments: str, database: str | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a separate process, and its address. Its log is beside the file."""
    command = [sys.executable, "-c", RUN, "serve", "--host", "127.0.0.1", "--port", "0", "--language", "en"]
    command += ["--database", database or url_of(file), *arguments]
    with (
        (file.parent / "log").open("a") as log,
        subprocess.Popen(  # noqa: S603 - our own arguments
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        ) as server,
    ):
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            yield server, address
        finally:
            server.kill()
