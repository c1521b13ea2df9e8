"""A small client with which a script sits at a table, alone, against bots or with people.

from ludarium.client import Client

with Client("http://127.0.0.1:8765").create("sagrada", name="Ada", bots=["greedy"]) as place:
    while decision := place.wait():
        place.decide(decision.options[0].id)
    print([standing.total for standing in place.state.standings])
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
from ludarium.kernel.message import loaded_message
from ludarium.server.protocol import (
    Answer,
    Asked,
    Claim,
    Closing,
    Created,
    Creation,
    Decide,
    DecisionData,
    Done,
    Explain,
    Explanation,
    Hint,
    HintData,
    Look,
    MessageData,
    Ping,
    Refusal,
    SeatWish,
    SetStandIn,
    Sit,
    Start,
    State,
    Told,
    Undo,
)
from ludarium.text.speaker import Speaker, speaker

HEARTBEAT: Final = 20.0  # seconds between signs of life
PATIENCE: Final = 30.0  # seconds for an answer
LARGEST: Final = 2**22  # bytes of a state
_TOLD: Final[msgspec.json.Decoder[Answer | Told]] = msgspec.json.Decoder(Answer | Told)


class Client:
    """A device, as the server sees it: all that it sits at is remembered by its cookie."""

    def __init__(self, address: str = "http://127.0.0.1:8765", token: str | None = None) -> None:
        self.address = address.rstrip("/")
        cookies = {"ludarium": token} if token else None
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, cookies=cookies)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Go; all seats stay one's own."""
        self.http.close()

    def create(
        self,
        game: str,
        name: str = "Script",
        bots: list[str] | None = None,
        *,
        open_seats: int = 0,
        **more: Any,  # noqa: ANN401 - as a Creation has them
    ) -> Place:
        """A new table with a seat of one's own first; `more` are further fields of a Creation."""
        seats = [SeatWish("me", name), *(SeatWish("bot", bot=bot) for bot in bots or [])]
        wish = Creation(game, [*seats, *(SeatWish("open") for _ in range(open_seats))], **more)
        created = msgspec.json.decode(self._post("/api/tables", wish), type=Created)
        return Place(self, created.table, 0)

    def sit(self, table: str, name: str = "Script", seat: int | None = None) -> Place:
        """Take an open seat, the first one if none is named."""
        place = Place(self, table, None)
        if seat is None:
            seats = place.state.table.seats
            seat = next((number for number, one in enumerate(seats) if one.kind == "open"), len(seats) - 1)
        place.ask(Sit(0, seat, name))
        place.look(seat)
        return place

    def claim(self, table: str, secret: str) -> Place:
        """Come to the seat of a secret link."""
        seat: int = msgspec.json.decode(self._post(f"/api/tables/{table}/claim", Claim(secret)))["seat"]
        return Place(self, table, seat)

    def come_back(self, table: str, seat: int) -> Place:
        """Come back to a seat of one's own."""
        return Place(self, table, seat)

    def watch(self, table: str) -> Place:
        """Watch a table."""
        return Place(self, table, None)

    def record(self, table: str) -> dict[str, Any]:
        """The record of a game that is over, for `ludarium.replay`."""
        found: dict[str, Any] = msgspec.json.decode(self._checked(self.http.get(f"/api/tables/{table}/record")))
        return found

    def token(self, table: str) -> str:
        """What this device is known by; a visit to the table gets it one."""
        if "ludarium" not in self.http.cookies:
            self._checked(self.http.get(f"/api/tables/{table}"))
        return self.http.cookies["ludarium"]

    def catalogue(self, table: str) -> dict[str, Any]:
        """What never changes at a table, and the texts of its content pack, if it has one."""
        found: dict[str, Any] = msgspec.json.decode(self._checked(self.http.get(f"/api/tables/{table}/catalogue")))
        return found

    def _post(self, path: str, content: object) -> bytes:
        return self._checked(self.http.post(path, content=msgspec.json.encode(content)))

    def _checked(self, response: httpx.Response) -> bytes:
        if response.is_success:
            return response.content
        try:
            answer = msgspec.json.decode(response.content, type=Answer)
        except msgspec.DecodeError:
            answer = None
        if isinstance(answer, Refusal):
            raise refused(answer)
        raise LudariumError(f"{response.request.url} answered {response.status_code}")


class Place:
    """A seat at a table, or a place to watch from (None), over a socket. `state` is how the table stands."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.state: State
        self.events: list[Any] = []
        self._words: Speaker | None = None  # of a content pack, once they were asked for
        self._ref = 0
        self._version = 0  # of the table, as the last answer told it: an older state may still be on its way
        self._stack = ExitStack()
        self._socket = self._connected()
        self._gone = threading.Event()
        threading.Thread(target=self._live, daemon=True).start()
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
        """Go; the seat stays one's own."""
        self._gone.set()
        self._stack.close()

    def wait(self, timeout: float | None = None) -> DecisionData | None:
        """The next decision to take; None when the game is over."""
        while self.state.table.status != "over":
            if self.state.decisions and self.state.version >= self._version:
                return self.state.decisions[0]
            self._next(timeout)
        return None

    def decide(self, option: str) -> int:
        """Take an option of the open decision: the table's version afterwards. Refused with the reason."""
        if self.seat is None or not self.state.decisions:
            raise LudariumError("there is nothing for this seat to decide now")
        answer = self.ask(Decide(0, self.seat, self.state.decisions[0].id, option))
        assert isinstance(answer, Done)
        return answer.version

    def explain(self, *touches: str) -> Explanation:
        """Why a path of touches is not possible."""
        assert self.seat is not None
        answer = self.ask(Explain(0, self.seat, list(touches)))
        assert isinstance(answer, Explanation)
        return answer

    def hint(self) -> HintData:
        """What a bot would do here, the best first; refused where the table has no hints."""
        assert self.seat is not None
        answer = self.ask(Hint(0, self.seat))
        assert isinstance(answer, HintData)
        return answer

    def undo(self) -> None:
        """Take back the last decision."""
        assert self.seat is not None
        self.ask(Undo(0, self.seat))

    def start(self) -> None:
        """Start the game, as the host."""
        self.ask(Start(0))

    def set_stand_in(self, seconds: int) -> None:
        """Let a bot decide for whoever is absent for so long, as the host; 0 is never."""
        self.ask(SetStandIn(0, seconds))

    def look(self, seat: int | None) -> None:
        """Look with the eyes of a seat of one's own, or as a spectator."""
        self.ask(Look(0, seat))
        self.seat = seat
        self._next(PATIENCE)
        while self.state.viewer != seat:
            self._next(PATIENCE)

    def _speaker(self) -> Speaker:
        """Who says why something is refused here, also in the words of the table's content pack."""
        table = self.state.table
        known = speaker(f"ludarium.games.{table.game}", "en")
        if table.pack is None:
            return known
        if self._words is None:
            self._words = known.with_messages(self.client.catalogue(self.table)["messages"]["en"])
        return self._words

    def ask(self, request: Asked) -> Answer:
        """The answer to any request; a refusal is raised."""
        self._ref += 1
        request.ref = self._ref
        self._send(request)
        while True:
            found = self._receive(PATIENCE)
            if not isinstance(found, Told) and found.ref == self._ref:
                if isinstance(found, Refusal):
                    raise refused(found, self._speaker())
                if isinstance(found, Done):
                    self._version = found.version
                return found

    def _next(self, timeout: float | None) -> None:
        while not isinstance(self._receive(timeout), State):
            pass

    def _send(self, request: Asked) -> None:
        try:
            self._socket.send(msgspec.json.encode(request).decode())
        except ConnectionClosed as error:
            raise closed(error) from error

    def _receive(self, timeout: float | None) -> Answer | Told:
        try:
            found = _TOLD.decode(self._socket.recv(timeout))
        except ConnectionClosed as error:
            raise closed(error) from error
        if isinstance(found, State):
            self.events = self.events[: found.since] + found.events
            self.state = found
        if isinstance(found, Closing):
            raise LudariumError("the server is about to stop; come back in a moment")
        return found

    def _connected(self) -> ClientConnection:
        address = f"{self.client.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"ludarium={self.client.token(self.table)}"}
        opening = connect(address, additional_headers=headers, max_size=LARGEST, compression=None)
        return self._stack.enter_context(opening)

    def _live(self) -> None:
        """Give signs of life, also while the script thinks."""
        while not self._gone.wait(HEARTBEAT):
            try:
                self._send(Ping(0))
            except (LudariumError, OSError):
                return


def closed(error: ConnectionClosed) -> LudariumError:
    """Why the server has closed the line."""
    reason = error.rcvd.reason if error.rcvd else ""
    if reason.startswith("reason-"):
        return refused(Refusal(0, "", MessageData(reason, {})))
    return LudariumError(f"the server has closed the line: {error}")


def refused(refusal: Refusal, known: Speaker | None = None) -> Refused:
    """The refusal of a server as an error that says why; `known` knows the words of the game."""
    message = loaded_message({"id": refusal.message.id, "args": refusal.message.args})
    text = (known or speaker("ludarium.text", "en")).say(message)
    return Refused(text, refusal.rule, message.id, dict(message.args))
