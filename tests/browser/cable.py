"""A cable between a browser and its server that can be pulled out and put back."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Cable:
    """Carries bytes both ways between the `address` that a browser is given and a server."""

    def __init__(self, server: str) -> None:
        found = urlsplit(server)
        assert found.hostname
        assert found.port
        self.server = (found.hostname, found.port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.is_out = False
        self.ends: set[socket.socket] = set()
        self.threads = [threading.Thread(target=self._listen)]
        self.threads[0].start()

    def pull(self) -> None:
        """Nothing gets through any more, and what was open breaks off."""
        self.is_out = True
        for end in list(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def put_back(self) -> None:
        """New connections get through again."""
        self.is_out = False

    def close(self) -> None:
        """Throw it away."""
        self.pull()
        with suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        for thread in self.threads:
            thread.join()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if self.is_out:
                near.close()
                continue
            thread = threading.Thread(target=self._carry, args=(near,))
            self.threads.append(thread)
            thread.start()

    def _carry(self, near: socket.socket) -> None:
        with near, socket.create_connection(self.server) as far:
            self.ends |= {near, far}
            back = threading.Thread(target=_pour, args=(far, near))
            back.start()
            _pour(near, far)
            back.join()
            self.ends -= {near, far}


def _pour(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable(server: str) -> Iterator[Cable]:
    """A cable to this server."""
    made = Cable(server)
    try:
        yield made
    finally:
        made.close()
