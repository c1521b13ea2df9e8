"""A person at a table: plays, chats, undoes, errs, sends again what was not answered, and records what it sees.

It works over any connection, simulated or real.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from ludarium.server.identity import key_of

from .observed import Observed, Seen, Sent

ANSWER_TIMEOUT = 4.0  # seconds until a connection that does not answer is given up
RETRY = 0.2  # seconds before the next connection
HEARTBEAT = 1.0  # seconds between pings while there is nothing to do
NOT_SAVED = "reason-not-saved"  # the request may be stored nevertheless


class ConnectionLost(Exception):
    """The connection is closed; what was sent last may or may not have arrived."""


class Connection(Protocol):
    """A socket at a table."""

    async def send(self, message: bytes) -> None:
        """Send a message."""

    async def receive(self) -> bytes:
        """The next message; ConnectionLost if there will be none."""

    def close(self) -> None:
        """Close it."""


# Opens a socket for the secret of a seat, or for the cookie of a spectator.
Connect = Callable[["Player"], Awaitable[Connection]]


class Player:
    """A person with a seat of a table, or a spectator (None), whose commands are all refused."""

    def __init__(
        self,
        name: str,
        table: str,
        seat: int | None,
        secret: str,
        observed: Observed,
        chance: random.Random,
        connect: Connect,
        pause: float = 0.1,
    ) -> None:
        self.name = name
        self.table = table
        self.seat = seat
        self.secret = secret
        self.observed = observed
        self.chance = chance
        self.connect = connect
        self.pause = pause  # seconds between two requests
        self.stopped = False  # from now on it only watches
        self.version = 0  # the last that it received
        self.is_over = False
        self.state: dict[str, Any] = {}  # the last on this connection
        self.requests = 0
        self.connections = 0
        self.events = 0  # how many it has of its log
        self.known = 0  # the last acknowledged version on this connection
        self.ref = 0
        self.waiting: dict[int, Sent | None] = {}  # by reference; None: no entry is expected
        self.again: Sent | None = None  # a decision that was not answered
        self.decided: set[int] = set()

    async def run(self) -> None:
        """Play until the task is cancelled."""
        while True:
            with suppress(ConnectionLost):
                connection = await self.connect(self)
                try:
                    await self._play(connection)
                finally:
                    connection.close()
            for sent in self.waiting.values():
                self._not_answered(sent)
            self.waiting.clear()
            await asyncio.sleep(RETRY)

    async def _play(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        self.connections += 1
        self.state, self.known = {}, 0
        await self._send(connection, None, type="look", seat=self.seat, since=self.events, version=self.version)
        next_request = pinged = asked = loop.time()
        while True:
            now = loop.time()
            if self.waiting and now >= asked + ANSWER_TIMEOUT:
                raise ConnectionLost
            if not self.waiting and now >= next_request:
                await self._act(connection)
                if not self.waiting and now >= pinged + HEARTBEAT:
                    await self._send(connection, None, type="ping")
                    pinged = now
                next_request, asked = now + self.pause * self.chance.uniform(0.5, 1.5), now
            until = asked + ANSWER_TIMEOUT if self.waiting else next_request
            try:
                message = await asyncio.wait_for(connection.receive(), max(until - now, 0.001))
            except TimeoutError:
                continue
            self._receive(msgspec.json.decode(message), loop.time())

    # --- receiving -----------------------------------------------------------------------------------------------

    def _receive(self, message: dict[str, Any], now: float) -> None:
        """Record a message."""
        if message["type"] == "closing":
            raise ConnectionLost
        if message["type"] == "state":
            self._receive_state(message)
        elif message.get("ref") in self.waiting:
            if message["type"] == "done":
                self.known = max(self.known, message["version"])
            sent = self.waiting.pop(message["ref"])
            if sent is None and message["type"] == "refused":  # it is not shown the table, or has lost the connection
                raise ConnectionLost
            if sent is not None and sent.outcome == "unknown":
                self._receive_answer(sent, message, now)

    def _receive_state(self, state: dict[str, Any]) -> None:
        self.state, self.version = state, state["version"]
        self.events = state["since"] + len(state["events"])
        self.is_over = state["table"]["status"] in {"over", "closed"}
        keys = frozenset([key_of(self.secret)])
        self.observed.seen.append(Seen(self.name, self.table, keys, self.connections, state, self.known))

    def _receive_answer(self, sent: Sent, answer: dict[str, Any], now: float) -> None:
        if answer["type"] == "done":
            sent.outcome, sent.answered, sent.version = "done", now, answer["version"]
        elif answer["message"]["id"] == NOT_SAVED:
            self._not_answered(sent)
        else:
            if "decision" in sent.fields:
                self.decided.discard(sent.fields["decision"])
            if sent.tries == 1:  # otherwise an earlier try may be stored
                sent.outcome, sent.answered = "refused", now

    def _not_answered(self, sent: Sent | None) -> None:
        """Send a decision again: it counts once. A chat line would count twice."""
        if sent is not None and sent.types == ("decided",):
            self.again = sent

    # --- sending -------------------------------------------------------------------------------------------------

    async def _act(self, connection: Connection) -> None:
        """Send a request, unless there is nothing to do."""
        if self.again is not None:
            sent, self.again = self.again, None
            sent.tries += 1
            await self._send(connection, sent, type="decide", **sent.fields)
        elif not self.stopped and self.state:
            await self._choose(connection)

    async def _choose(self, connection: Connection) -> None:
        wild = self.chance.random()
        seat = 0 if self.seat is None else self.seat
        undo = self.state["undo"]
        decisions = [one for one in self.state["decisions"] if one["id"] not in self.decided]
        if undo is not None and undo["wished_by"] not in {None, seat} and seat not in undo["agreed"]:
            sent = self._asks(("agreed",), unique=False, seat=seat, yes=True)
            await self._send(connection, sent, type="agree", seat=seat, yes=True)
        elif self.seat is None or wild < 0.08:
            text = f"{self.name} {self.requests}"
            await self._send(connection, self._asks(("said",), seat=seat, text=text), type="chat", seat=seat, text=text)
        elif wild < 0.12:
            name = f"{self.name} {self.requests}"
            sent = self._asks(("renamed",), seat=seat, name=name)
            await self._send(connection, sent, type="rename", seat=seat, name=name)
        elif wild < 0.16 and undo is not None:
            sent = self._asks(("undone", "wished"), unique=False, seat=seat)
            await self._send(connection, sent, type="undo", seat=seat)
        elif decisions:
            await self._decide(connection, decisions[0], wild)

    async def _decide(self, connection: Connection, decision: dict[str, Any], wild: float) -> None:
        """Decide; sometimes for something illegal, sometimes twice."""
        option = self.chance.choice(decision["options"])["id"] if wild > 0.22 else f"no option {self.requests}"
        sent = self._asks(("decided",), seat=self.seat, decision=decision["id"], option=option)
        self.decided.add(decision["id"])
        await self._send(connection, sent, type="decide", **sent.fields)
        if wild > 0.9:
            sent.tries += 1
            await self._send(connection, sent, type="decide", **sent.fields)

    def _asks(self, types: tuple[str, ...], *, unique: bool = True, **fields: Any) -> Sent:  # noqa: ANN401 - fields
        """Record a request that is about to be sent."""
        self.requests += 1
        sent = Sent(self.name, self.table, types, fields, asyncio.get_running_loop().time(), unique)
        self.observed.sent.append(sent)
        return sent

    async def _send(self, connection: Connection, sent: Sent | None, **fields: Any) -> None:  # noqa: ANN401 - fields
        self.ref += 1
        self.waiting[self.ref] = sent
        await connection.send(msgspec.json.encode({"ref": self.ref, **fields}))
