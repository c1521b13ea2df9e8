"""A client at a table, from its first message to its last: what it asks is answered in turn, what is new is sent.

Messages come and go in callbacks of the event loop: waking a task for each of them costs more than it does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from ludarium.errors import LudariumError, Refused

from .desk import Desk
from .device import Caller
from .hub import Hub
from .live import Live
from .protocol import Closing, Decide, Request
from .reading import read_request, ref_of
from .refusal import refusal
from .security import Limiter
from .watcher import Watcher

LOG: Final = logging.getLogger("ludarium.server")
ROW: Final = 32  # answers that may wait for a client before nothing more is taken from it
PATIENCE: Final = 200  # refusals for haste, before the line is cut
_ENCODER: Final = msgspec.json.Encoder()

# Why a socket was closed. Browsers reach for these numbers where others would have a status.
TOO_FAST: Final = 4429
GOING: Final = 1012
BROKEN: Final = 1011

Reason = tuple[int, str]


class Wire(Protocol):
    """What a visit needs of its line."""

    def is_full(self) -> bool:
        """Whether the client has not yet taken what was put last; the line wakes the visit when it has."""

    def put(self, texts: list[bytes]) -> None:
        """Send texts, in one go."""

    def hold(self, *, on: bool) -> None:
        """Take nothing more from the client, or go on."""


class Visit:
    """A client and its table. `ended` is done when the server has a reason to close, or with what went wrong."""

    def __init__(self, hub: Hub, desk: Desk, limiter: Limiter, live: Live, caller: Caller, wire: Wire) -> None:
        self.hub = hub
        self.desk = desk
        self.limiter = limiter
        self.live = live
        self.wire = wire
        self.watcher = Watcher(caller, self.wake)
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[Reason] = self.loop.create_future()
        self.heard = time.monotonic()  # the last sign of life
        self.stuck: float | None = None  # since when the client takes nothing, though there is something to send
        self.asked: deque[str | bytes] = deque()  # messages that nobody has read
        self.held = False  # while nothing more is taken from the client
        self.answers: list[bytes] = []
        self.busy = False  # while something is being answered
        self.asking: asyncio.Task[None] | None = None  # the task that does, if there is one
        self.waiting: asyncio.Task[None] | None = None  # for the table to be settled
        self.due = False  # whether something will be sent soon
        self.hasty = 0

    def leave(self) -> None:
        """The client has gone. What it asked for last is done all the same: it may be half stored."""
        self.ended.cancel()
        if self.waiting is not None:
            self.waiting.cancel()

    # --- what comes ----------------------------------------------------------------------------------------------

    def hear(self, message: str | bytes) -> None:
        """Take a message."""
        self.heard = time.monotonic()
        self.asked.append(message)
        self._answer_next()
        if self.asked and not self.held:
            self.held = True
            self.wire.hold(on=True)

    def _answer_next(self) -> None:
        """Answer the messages that wait, one after another, while there is room for answers."""
        while self.asked and not self.busy and len(self.answers) < ROW and not self.ended.done():
            message = self.asked.popleft()
            caller = self.watcher.caller
            try:
                self.limiter.check("messages", caller.address, caller.address)
                self.limiter.check("device", caller.key, caller.address)
                request = read_request(message)
                self.limiter.check_request(request, self.live.table, caller)
            except Refused as error:
                self.hasty += error.message_id == "reason-too-fast"
                if self.hasty > PATIENCE:
                    self.ended.set_result((TOO_FAST, "too fast"))
                    return
                self._answer(refusal(error, ref_of(message)))
            else:
                self._take_up(request)
        if self.held and not self.asked:
            self.held = False
            self.wire.hold(on=False)

    def _take_up(self, request: Request) -> None:
        """Begin to answer a request."""
        self.busy = True
        if not isinstance(request, Decide) or not self._decide(request):
            self._ask(request)

    def _decide(self, request: Decide) -> bool:
        """Take a decision without a task, as nearly all can be; False where it needs one."""
        try:
            return self.desk.decide(self.live, self.watcher.caller, request, partial(self._decided, request))
        except Refused as error:
            self.busy = False
            self._answer(refusal(error, request.ref))
        except Exception as error:  # noqa: BLE001 - it is raised again where the visit is waited for
            self._fail(error)
        return True

    def _decided(self, request: Request, answer: Any | None) -> None:  # noqa: ANN401 - any of `Answer`
        if answer is None:
            self._ask(request)
        else:
            self._answered(answer)

    def _ask(self, request: Request) -> None:
        self.asking = self.loop.create_task(self._wait_for_answer(request))

    async def _wait_for_answer(self, request: Request) -> None:
        try:
            answer = await self.desk.ask(self.live.table.id, self.watcher.caller, request, self.watcher)
        except Exception as error:  # noqa: BLE001 - as above
            self._fail(error)
            return
        self.asking = None
        self._answered(answer)

    def _answered(self, answer: Any) -> None:  # noqa: ANN401 - any of `Answer`
        self.busy = False
        self._answer(answer)
        self._answer_next()

    def _answer(self, answer: Any) -> None:  # noqa: ANN401 - any of `Answer`
        self.answers.append(_ENCODER.encode(answer))
        self.wake()

    # --- what goes -----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """There is something to send, or room to send it."""
        if not self.due:
            self.due = True
            self.hub.soon(self._send)

    def _send(self) -> None:
        self.due = False
        if self.ended.done():
            return
        if self.wire.is_full():
            if self.stuck is None:
                self.stuck = time.monotonic()
            return
        self.stuck = None
        try:
            self._put()
        except Exception as error:  # noqa: BLE001 - as above
            self._fail(error)

    def _put(self) -> None:
        texts = self.answers
        self.answers = []
        if self.watcher.stale:
            if self.live.is_settled():
                texts.append(self.live.show(self.watcher))  # after the answer that it came with
            elif self.waiting is None:
                self.waiting = self.loop.create_task(self._wait())
        if self.watcher.closing:
            texts.append(_ENCODER.encode(Closing()))
            self.ended.set_result((GOING, "the server is about to stop"))
        if texts:
            self.wire.put(texts)
        if self.asked:
            self._answer_next()

    async def _wait(self) -> None:
        """Send once the table has nothing on its way to the storage."""
        try:
            async with self.hub.reading(self.live):
                self.waiting = None
        except LudariumError:
            LOG.exception("a table could not be shown")
            if not self.ended.done():
                self.ended.set_result((BROKEN, "reason-not-saved"))
            return
        self._send()

    def _fail(self, error: Exception) -> None:
        if self.ended.done():
            LOG.error("a request broke, and nobody waits for its answer", exc_info=error)
        else:
            self.ended.set_exception(error)
