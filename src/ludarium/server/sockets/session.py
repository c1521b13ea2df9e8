"""A session: one client's socket at a table. Requests are answered in order, new states are sent.

Messages are received and sent in callbacks of the event loop: waking a task for each would cost more than handling it.
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

from ..decode import decode_request, ref_of
from ..identity import Caller
from ..protocol import Closing, Decide, Request
from ..rate_limit import RateLimiter
from ..refusal import to_refusal
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.service import TableService
from ..tables.subscriber import Subscriber, do_nothing

LOG: Final = logging.getLogger("ludarium.server")
MAX_PENDING_ANSWERS: Final = 32  # while this many are unsent, no further request is handled
MAX_RATE_VIOLATIONS: Final = 200  # before the socket is closed
_ENCODER: Final = msgspec.json.Encoder()

# Close codes of the WebSocket.
TOO_FAST: Final = 4429
SERVICE_RESTART: Final = 1012
INTERNAL_ERROR: Final = 1011

CloseReason = tuple[int, str]


class SessionSocket(Protocol):
    """What a session needs from its WebSocket."""

    def is_write_paused(self) -> bool:
        """Whether the write buffer is full; the socket calls `Session.wake` when it has drained."""

    def send_texts(self, texts: list[bytes]) -> None:
        """Send text messages in one write."""

    def pause_reading(self, *, on: bool) -> None:
        """Stop or resume reading from the client."""


class Session:
    """A client's socket at a table. `ended` gets the reason when the server closes the session, or an exception."""

    def __init__(
        self,
        registry: TableRegistry,
        service: TableService,
        limiter: RateLimiter,
        live: LiveTable,
        caller: Caller,
        socket: SessionSocket,
    ) -> None:
        self.registry = registry
        self.service = service
        self.limiter = limiter
        self.live = live
        self.socket = socket
        self.subscriber = Subscriber(caller, self.wake)
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[CloseReason] = self.loop.create_future()
        self.last_received = time.monotonic()
        self.blocked_since: float | None = None  # since when nothing can be sent, because the client does not read
        self.unread: deque[str | bytes] = deque()  # received messages that are not decoded yet
        self.reading_paused = False
        self.answers: list[bytes] = []  # not sent yet
        self.busy = False  # while a request is handled
        self.request_task: asyncio.Task[None] | None = None  # handles it, if it needs a task
        self.wait_task: asyncio.Task[None] | None = None  # waits for the table to be committed
        self.send_scheduled = False
        self.rate_violations = 0

    def close(self) -> None:
        """The socket is closed. The request in progress is completed: its entry may already be stored."""
        self.ended.cancel()
        self.subscriber.wake = do_nothing  # it refers to this object
        if self.wait_task is not None:
            self.wait_task.cancel()
            self.wait_task = None

    # --- receiving -----------------------------------------------------------------------------------------------

    def receive(self, message: str | bytes) -> None:
        """Handle a message, or queue it while another is handled."""
        self.last_received = time.monotonic()
        self.unread.append(message)
        self._handle_next()
        if self.unread and not self.reading_paused:
            self.reading_paused = True
            self.socket.pause_reading(on=True)

    def _handle_next(self) -> None:
        """Handle queued messages one after another, unless too many answers are pending."""
        while self.unread and not self.busy and len(self.answers) < MAX_PENDING_ANSWERS and not self.ended.done():
            message = self.unread.popleft()
            caller = self.subscriber.caller
            try:
                self.limiter.check("messages", caller.address, caller.address)
                self.limiter.check("device", caller.key, caller.address)
                request = decode_request(message)
                self.limiter.check_request(request, self.live.table, caller)
            except Refused as error:
                self.rate_violations += error.message_id == "reason-too-fast"
                if self.rate_violations > MAX_RATE_VIOLATIONS:
                    self.ended.set_result((TOO_FAST, "too fast"))
                    return
                self._answer(to_refusal(error, ref_of(message)))
            else:
                self._handle(request)
        if self.reading_paused and not self.unread:
            self.reading_paused = False
            self.socket.pause_reading(on=False)

    def _handle(self, request: Request) -> None:
        """Start handling a request."""
        self.busy = True
        if not isinstance(request, Decide) or not self._decide_nowait(request):
            self._start_task(request)

    def _decide_nowait(self, request: Decide) -> bool:
        """Make a decision without a task, as is nearly always possible; return False if it needs one."""
        try:
            return self.service.decide_nowait(
                self.live, self.subscriber.caller, request, partial(self._on_decided, request)
            )
        except Refused as error:
            self.busy = False
            self._answer(to_refusal(error, request.ref))
        except Exception as error:  # noqa: BLE001 - raised where `ended` is awaited
            self._fail(error)
        return True

    def _on_decided(self, request: Request, answer: Any | None) -> None:  # noqa: ANN401 - any of `Answer`
        if answer is None:
            self._start_task(request)
        else:
            self._finish(answer)

    def _start_task(self, request: Request) -> None:
        self.request_task = self.loop.create_task(self._handle_in_task(request))

    async def _handle_in_task(self, request: Request) -> None:
        try:
            answer = await self.service.handle(self.live.table.id, self.subscriber.caller, request, self.subscriber)
        except Exception as error:  # noqa: BLE001 - as above
            self._fail(error)
            return
        self.request_task = None
        self._finish(answer)

    def _finish(self, answer: Any) -> None:  # noqa: ANN401 - any of `Answer`
        self.busy = False
        self._answer(answer)
        self._handle_next()

    def _answer(self, answer: Any) -> None:  # noqa: ANN401 - any of `Answer`
        self.answers.append(_ENCODER.encode(answer))
        self.wake()

    # --- sending -------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Schedule sending: there is something to send, or room to send it."""
        if not self.send_scheduled:
            self.send_scheduled = True
            self.registry.call_soon(self._send)

    def _send(self, *, has_lock: bool = False) -> None:
        """Send what is pending; with the lock of the table it is known to be committed."""
        self.send_scheduled = False
        if self.ended.done():
            return
        if self.socket.is_write_paused():
            if self.blocked_since is None:
                self.blocked_since = time.monotonic()
            return
        self.blocked_since = None
        try:
            self._write(has_lock=has_lock)
        except Exception as error:  # noqa: BLE001 - as above
            self._fail(error)

    def _write(self, *, has_lock: bool) -> None:
        texts = self.answers
        self.answers = []
        if self.subscriber.stale:
            if has_lock or self.live.is_committed():
                texts.append(self.live.encode_state(self.subscriber))  # after the answer to the request that led to it
            elif self.wait_task is None:
                self.wait_task = self.loop.create_task(self._send_when_committed())
        texts += self.subscriber.take_pushes()
        if self.subscriber.closing:
            texts.append(_ENCODER.encode(Closing()))
            self.ended.set_result((SERVICE_RESTART, "the server is about to stop"))
        if texts:
            self.socket.send_texts(texts)
        if self.unread:
            self._handle_next()

    async def _send_when_committed(self) -> None:
        """Send once the table is committed.

        With its lock: after the release another session may have it, and three sessions would wait in turn without end.
        """
        try:
            async with self.registry.reading(self.live):
                self.wait_task = None
                self._send(has_lock=True)
        except LudariumError:
            LOG.exception("a table could not be shown")
            if not self.ended.done():
                self.ended.set_result((INTERNAL_ERROR, "reason-not-saved"))

    def _fail(self, error: Exception) -> None:
        if self.ended.done():
            LOG.error("a request failed after its session had ended", exc_info=error)
        else:
            self.ended.set_exception(error)
