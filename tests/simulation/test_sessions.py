"""Sessions of one table that wait for it to be committed."""

from __future__ import annotations

import random
from typing import Any

from ludarium.server.identity import Caller, key_of
from ludarium.server.protocol import Creation, SeatRequest
from ludarium.server.sockets.session import Session

from .database import Database, SimulatedStorage
from .faults import Faults
from .loop import SimulatedLoop
from .server import SimulatedApp

WATCHERS = 5
ADA = Caller(frozenset([key_of("ada")]), key_of("ada"), "127.0.0.1")


class ReadySocket:
    """A socket that takes everything at once."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def is_write_paused(self) -> bool:
        return False

    def send_texts(self, texts: list[bytes]) -> None:
        self.sent += texts

    def pause_reading(self, *, on: bool) -> None:
        """Nothing arrives."""


def test_all_sessions_that_waited_for_a_commit_get_the_state_once() -> None:
    loop = SimulatedLoop(random.Random(0))
    app = SimulatedApp(SimulatedStorage(Database(loop, random.Random(0), Faults(0, frozenset())), loop.outside))
    sockets = [ReadySocket() for _ in range(WATCHERS)]

    async def run() -> None:
        async with app.lifespan():
            registry: Any = app.registry
            creation = Creation("sagrada", [SeatRequest("me", "Ada"), SeatRequest("open")])
            live = await registry.load((await app.service().create(creation, ADA)).table)
            sessions = [Session(registry, app.service(), app.limiter, live, ADA, socket) for socket in sockets]
            await live.lock.acquire()  # as while an entry is being stored
            for session in sessions:
                live.subscribe(session.subscriber)
                session.subscriber.look(None, live.table.log(None), 0)
            await loop.run_in_executor(None, lambda: None)
            assert not any(socket.sent for socket in sockets)
            live.lock.release()
            await loop.run_in_executor(None, lambda: None)
            for session in sessions:
                session.close()

    done = loop.run_task(loop.outside, run())
    assert loop.run_until(done.done, 60.0)
    done.result()
    loop.close()
    assert [len(socket.sent) for socket in sockets] == [1] * WATCHERS
