"""A client with which a script plays at a table, alone, against bots or with people.

from ludarium.client import Client

with Client("http://127.0.0.1:8765").create("sagrada", name="Ada", bots=["greedy"]) as seat:
    while decision := seat.wait():
        seat.decide(decision.options[0].id)
    print([standing.total for standing in seat.state.standings])
"""

from __future__ import annotations

import threading
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import load_message
from ludarium.server.protocol import (
    Answer,
    BaseRequest,
    Claim,
    Closing,
    Created,
    Creation,
    Decide,
    DecisionData,
    Done,
    Explain,
    ExplanationData,
    Hint,
    HintData,
    Look,
    MessageData,
    Ping,
    Refusal,
    SeatRequest,
    ServerPush,
    SetStandIn,
    Sit,
    Start,
    State,
    Undo,
)
from ludarium.text.localizer import Localizer, localizer

HEARTBEAT: Final = 20.0  # seconds between pings
TIMEOUT: Final = 30.0  # seconds for an answer
MAX_STATE: Final = 2**22  # bytes of a state
_DECODER: Final[msgspec.json.Decoder[Answer | ServerPush]] = msgspec.json.Decoder(Answer | ServerPush)


class Client:
    """A device: the server recognizes its seats by its cookie."""

    def __init__(self, address: str = "http://127.0.0.1:8765", token: str | None = None) -> None:
        self.address = address.rstrip("/")
        cookies = {"ludarium": token} if token else None
        self.http = httpx.Client(base_url=self.address, timeout=TIMEOUT, cookies=cookies)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the HTTP connection; the seats remain this device's."""
        self.http.close()

    def create(
        self,
        game: str,
        name: str = "Script",
        bots: list[str] | None = None,
        *,
        open_seats: int = 0,
        **more: Any,  # noqa: ANN401 - fields of a Creation
    ) -> SeatConnection:
        """Create a table whose first seat is this device's; `more` are further fields of a Creation."""
        seats = [SeatRequest("me", name), *(SeatRequest("bot", bot=bot) for bot in bots or [])]
        creation = Creation(game, [*seats, *(SeatRequest("open") for _ in range(open_seats))], **more)
        created = msgspec.json.decode(self._post("/api/tables", creation), type=Created)
        return SeatConnection(self, created.table, 0)

    def sit(self, table: str, name: str = "Script", seat: int | None = None) -> SeatConnection:
        """Take an open seat, by default the first."""
        connection = SeatConnection(self, table, None)
        if seat is None:
            seats = connection.state.table.seats
            seat = next((number for number, one in enumerate(seats) if one.kind == "open"), len(seats) - 1)
        connection.ask(Sit(0, seat, name))
        connection.look(seat)
        return connection

    def claim(self, table: str, secret: str) -> SeatConnection:
        """Take the seat of a secret link."""
        seat: int = msgspec.json.decode(self._post(f"/api/tables/{table}/claim", Claim(secret)))["seat"]
        return SeatConnection(self, table, seat)

    def come_back(self, table: str, seat: int) -> SeatConnection:
        """Connect again to a seat of this device."""
        return SeatConnection(self, table, seat)

    def watch(self, table: str) -> SeatConnection:
        """Watch a table."""
        return SeatConnection(self, table, None)

    def record(self, table: str) -> dict[str, Any]:
        """The record of a game that is over, for `ludarium.replay`."""
        record: dict[str, Any] = msgspec.json.decode(self._content(self.http.get(f"/api/tables/{table}/record")))
        return record

    def token(self, table: str) -> str:
        """The token in this device's cookie, requested from the server if it has no cookie yet."""
        if "ludarium" not in self.http.cookies:
            self._content(self.http.get(f"/api/tables/{table}"))
        return self.http.cookies["ludarium"]

    def catalogue(self, table: str) -> dict[str, Any]:
        """The constant data of a table's game, with the texts of its content pack, if it has one."""
        catalogue: dict[str, Any] = msgspec.json.decode(self._content(self.http.get(f"/api/tables/{table}/catalogue")))
        return catalogue

    def _post(self, path: str, content: object) -> bytes:
        return self._content(self.http.post(path, content=msgspec.json.encode(content)))

    def _content(self, response: httpx.Response) -> bytes:
        if response.is_success:
            return response.content
        try:
            answer = msgspec.json.decode(response.content, type=Answer)
        except msgspec.DecodeError:
            answer = None
        if isinstance(answer, Refusal):
            raise refusal_error(answer)
        raise LudariumError(f"{response.request.url} answered {response.status_code}")


class SeatConnection:
    """A socket connection to a table from a seat, or as a spectator (None). `state` is the newest state."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.state: State
        self.events: list[Any] = []
        self._pack_localizer: Localizer | None = None  # loaded when needed
        self._ref = 0
        self._version = 0  # of the last answer: the state that follows it may not have arrived yet
        self._stack = ExitStack()
        self._socket = self._connect()
        self._closed = threading.Event()
        threading.Thread(target=self._send_pings, daemon=True).start()
        try:
            self.look(seat)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection; the seat remains this device's."""
        self._closed.set()
        self._stack.close()

    def wait(self, timeout: float | None = None) -> DecisionData | None:
        """The next decision to make; None when the game is over."""
        while self.state.table.status != "over":
            if self.state.decisions and self.state.version >= self._version:
                return self.state.decisions[0]
            self._next(timeout)
        return None

    def decide(self, option: str) -> int:
        """Choose an option of the open decision; return the table's new version. Raises Refused with the reason."""
        if self.seat is None or not self.state.decisions:
            raise LudariumError("this seat has no open decision")
        answer = self.ask(Decide(0, self.seat, self.state.decisions[0].id, option))
        assert isinstance(answer, Done)
        return answer.version

    def explain(self, *touches: str) -> ExplanationData:
        """Why a path of touches is not legal."""
        assert self.seat is not None
        answer = self.ask(Explain(0, self.seat, list(touches)))
        assert isinstance(answer, ExplanationData)
        return answer

    def hint(self) -> HintData:
        """What a bot would do here, the best option first; refused if the table has no hints."""
        assert self.seat is not None
        answer = self.ask(Hint(0, self.seat))
        assert isinstance(answer, HintData)
        return answer

    def undo(self) -> None:
        """Undo the last decision."""
        assert self.seat is not None
        self.ask(Undo(0, self.seat))

    def start(self) -> None:
        """As the host: start the game."""
        self.ask(Start(0))

    def set_stand_in(self, seconds: int) -> None:
        """As the host: set after how many seconds a bot decides for an absent player; 0: never."""
        self.ask(SetStandIn(0, seconds))

    def look(self, seat: int | None) -> None:
        """See the table from a seat of this device, or as a spectator (None)."""
        self.ask(Look(0, seat))
        self.seat = seat
        self._next(TIMEOUT)
        while self.state.viewer != seat:
            self._next(TIMEOUT)

    def _localizer(self) -> Localizer:
        """The localizer of the table's game, with the texts of its content pack."""
        table = self.state.table
        game_localizer = localizer(f"ludarium.games.{table.game}", "en")
        if table.pack is None:
            return game_localizer
        if self._pack_localizer is None:
            self._pack_localizer = game_localizer.with_messages(self.client.catalogue(self.table)["messages"]["en"])
        return self._pack_localizer

    def ask(self, request: BaseRequest) -> Answer:
        """Send a request and return its answer; a refusal is raised."""
        self._ref += 1
        request.ref = self._ref
        self._send(request)
        while True:
            answer = self._receive(TIMEOUT)
            if not isinstance(answer, ServerPush) and answer.ref == self._ref:
                if isinstance(answer, Refusal):
                    raise refusal_error(answer, self._localizer())
                if isinstance(answer, Done):
                    self._version = answer.version
                return answer

    def _next(self, timeout: float | None) -> None:
        while not isinstance(self._receive(timeout), State):
            pass

    def _send(self, request: BaseRequest) -> None:
        try:
            self._socket.send(msgspec.json.encode(request).decode())
        except ConnectionClosed as error:
            raise close_error(error) from error

    def _receive(self, timeout: float | None) -> Answer | ServerPush:
        try:
            message = _DECODER.decode(self._socket.recv(timeout))
        except ConnectionClosed as error:
            raise close_error(error) from error
        if isinstance(message, State):
            self.events = self.events[: message.since] + message.events
            self.state = message
        if isinstance(message, Closing):
            raise LudariumError("the server is about to stop; connect again in a moment")
        return message

    def _connect(self) -> ClientConnection:
        address = f"{self.client.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"ludarium={self.client.token(self.table)}"}
        opening = connect(address, additional_headers=headers, max_size=MAX_STATE, compression=None)
        return self._stack.enter_context(opening)

    def _send_pings(self) -> None:
        """Send pings in a thread, so that the connection stays open while the script computes."""
        while not self._closed.wait(HEARTBEAT):
            try:
                self._send(Ping(0))
            except (LudariumError, OSError):
                return


def close_error(error: ConnectionClosed) -> LudariumError:
    """The error for a connection that the server has closed."""
    reason = error.rcvd.reason if error.rcvd else ""
    if reason.startswith("reason-"):
        return refusal_error(Refusal(0, "", MessageData(reason, {})))
    return LudariumError(f"the server has closed the connection: {error}")


def refusal_error(refusal: Refusal, game_localizer: Localizer | None = None) -> Refused:
    """A refusal of the server as an error; `game_localizer` has the messages of the game."""
    message = load_message({"id": refusal.message.id, "args": refusal.message.args})
    text = (game_localizer or localizer("ludarium.text", "en")).format(message)
    return Refused(text, refusal.rule, message.id, dict(message.args))
