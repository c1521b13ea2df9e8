"""A TCP proxy between a browser and its server, to cut and restore the connection."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class TcpProxy:
    """Forwards bytes in both directions between its `address` and a server."""

    def __init__(self, server: str) -> None:
        found = urlsplit(server)
        assert found.hostname
        assert found.port
        self.server = (found.hostname, found.port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.disconnected = False
        self.ends: set[socket.socket] = set()
        self.threads = [threading.Thread(target=self._listen)]
        self.threads[0].start()

    def disconnect(self) -> None:
        """Close all connections and refuse new ones."""
        self.disconnected = True
        for end in list(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def reconnect(self) -> None:
        """Accept connections again."""
        self.disconnected = False

    def close(self) -> None:
        """Stop the proxy."""
        self.disconnect()
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
            if self.disconnected:
                near.close()
                continue
            thread = threading.Thread(target=self._forward, args=(near,))
            self.threads.append(thread)
            thread.start()

    def _forward(self, near: socket.socket) -> None:
        with near, socket.create_connection(self.server) as far:
            self.ends |= {near, far}
            back = threading.Thread(target=_copy, args=(far, near))
            back.start()
            _copy(near, far)
            back.join()
            self.ends -= {near, far}


def _copy(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def tcp_proxy(server: str) -> Iterator[TcpProxy]:
    """A proxy for this server."""
    made = TcpProxy(server)
    try:
        yield made
    finally:
        made.close()
