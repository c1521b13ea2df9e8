"""A table: the fold of its entries. The same entries make the same table, in every process and at any time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from ludarium.errors import LudariumError
from ludarium.games import contract
from ludarium.kernel.event import Event
from ludarium.kernel.match import Match, OpenDecision
from ludarium.kernel.message import Message

from .entry import (
    Agreed,
    CameBack,
    Decided,
    Entry,
    Filled,
    Left,
    Linked,
    Opened,
    Rematched,
    Renamed,
    Said,
    Sat,
    SeatPlan,
    Started,
    StoodIn,
    Undone,
    Wished,
    decoded,
)
from .protocol import ChatLine, EventData, Status

CHAT_KEPT: Final = 100  # lines of chat that are told; all of them stay in the log


class OldRules(LudariumError):
    """A table that was begun with other rules than those there are now, and cannot go on with them."""


class Seat:
    """A place at the table. `keys` are the hashes of what opens it: devices and links."""

    def __init__(self, plan: SeatPlan) -> None:
        self.kind = plan.kind
        self.name = plan.name
        self.bot = plan.bot
        self.keys = list(plan.keys)
        self.stand_in = ""  # the bot that decides for this person at the moment

    def mover(self) -> str:
        """The bot that decides here now; "" where a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Wish:
    """A wish to undo beyond the reach, and who has to agree to it."""

    def __init__(self, seat: int, needed: list[int]) -> None:
        self.seat = seat
        self.needed = needed
        self.agreed: list[int] = []


class Told:
    """An event of the story, as it is told to those who may know of it."""

    def __init__(self, event: Event, entry: int) -> None:
        dump = event.dump()
        self.event = event
        self.data = EventData(dump["kind"], dump["args"], entry)

    def is_same(self, event: Event) -> bool:
        """Whether another telling of the story has the same event here."""
        dump = event.dump()
        return (self.data.kind, self.data.args, self.event.audience) == (dump["kind"], dump["args"], dump["audience"])


class Table:
    """A table with its seats, its match once that has started, and what was said."""

    def __init__(self, id: str, opened: Opened) -> None:  # noqa: A002 - its name
        self.id = id
        self.opened = opened
        self.version = 0
        self.seats = [Seat(plan) for plan in opened.seats]
        self.hosts = set(opened.hosts)
        self.match: Match | None = None
        self.wish: Wish | None = None
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.moved = opened.at  # when the last thing happened that somebody may wait for
        self.answered: dict[int, tuple[int, str]] = {}  # the decisions that were taken, for those who ask twice
        self.story: list[Told] = []
        self._logs: dict[int | None, list[EventData]] = {}  # what each viewer may know of the story
        self.firm: int | None = None  # how much of the story no undo has ever changed; None: all of it
        self.seed_hash = hashlib.sha256(opened.seed.encode()).hexdigest()

    @property
    def status(self) -> Status:
        """How far it is."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def practice(self) -> bool:
        """Whether somebody knew or took back more than a player may."""
        return self.opened.practice or (self.match is not None and self.match.practice)

    def held_by(self, keys: frozenset[str]) -> list[int]:
        """The seats that these keys open."""
        return [number for number, seat in enumerate(self.seats) if not keys.isdisjoint(seat.keys)]

    def is_host(self, keys: frozenset[str]) -> bool:
        """Whether these keys are the host's."""
        return not keys.isdisjoint(self.hosts)

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def log(self, viewer: int | None) -> list[EventData]:
        """The events that a viewer may know of, in their order."""
        found = self._logs.get(viewer)
        if found is None:
            found = self._logs[viewer] = self._seen(self.story, viewer)
        return found[:]

    def firm_log(self, viewer: int | None) -> int:
        """How many events of the viewer's log have never been other ones: a client that has them need not ask again."""
        firm = len(self.story) if self.firm is None else self.firm
        if self.match is None or not self.match.over:
            return sum(told.event.is_seen_by(viewer) for told in self.story[:firm])
        # At the end everything is told, also what was hidden before: from there on the log is another one.
        hidden = (n for n, told in enumerate(self.story) if not told.event.is_seen_by(viewer))
        return min(firm, next(hidden, firm))

    def bot_to_move(self) -> tuple[OpenDecision, str] | None:
        """An open decision that a bot has to take, and the bot."""
        if self.match is None or not any(seat.mover() for seat in self.seats):
            return None
        return next(
            ((open_one, bot) for open_one in self.match.decisions if (bot := self.seats[open_one.seat].mover())), None
        )

    def waiting_for(self) -> list[int]:
        """The seats that have to decide."""
        if self.match is None:
            return []
        return [decision.seat for decision in self.match.game.decisions if decision.is_open()]

    def undo_objection(self, number: int) -> Message:
        """Why a seat that has no reach cannot undo by itself."""
        found = None if self.match is None or self.match.over else self.match.undo_objection(number)
        return found or Message("reason-over")

    # --- what happens ----------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:  # noqa: C901, PLR0912 - a case for each kind of entry
        """Let an entry happen. What the rules of the game forbid is Refused, with nothing changed."""
        match entry:
            case Opened():
                self._begin_if_full()
            case Sat(seat=seat, name=name, key=key):
                self._reseat(seat, SeatPlan("person", name, keys=[key]))
            case Linked(seat=seat, key=key):
                self._link(seat, key)
            case Left(seat=seat, bot=bot):
                self._leave(seat, bot)
            case Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case Filled(seat=seat, bot=bot):
                self._reseat(seat, SeatPlan("bot", bot=bot) if bot else SeatPlan("open"))
            case Started(bot=bot):
                self._start(bot)
            case Decided():
                self._decide(entry)
            case Undone(seat=seat, free=free):
                self._undo(seat, agreed=free)
            case Wished(seat=seat, needed=needed):
                self.wish = Wish(seat, list(needed))
            case Agreed(seat=seat, yes=yes):
                self._agree(seat, yes=yes)
            case StoodIn(seat=seat, bot=bot):
                self.seats[seat].stand_in = bot
            case CameBack(seat=seat):
                self.seats[seat].stand_in = ""
            case Said(at=at, seat=seat, text=text, phrase=phrase):
                self.chat = [*self.chat, ChatLine(seat, text, phrase, at)][-CHAT_KEPT:]
            case Rematched(table=table):
                self.rematch = table
        if not isinstance(entry, Said | Renamed | Linked):
            self.moved = entry.at
        self.version += 1
        self._tell()

    def _reseat(self, number: int, plan: SeatPlan) -> None:
        self.seats[number] = Seat(plan)

    def _link(self, number: int, key: str) -> None:
        seat = self.seats[number]
        if not self.hosts.isdisjoint(seat.keys):
            self.hosts.add(key)  # the host on another device is the host
        seat.keys.append(key)

    def _leave(self, number: int, bot: str) -> None:
        seat = self.seats[number]
        self._reseat(number, SeatPlan("open") if self.match is None else SeatPlan("bot", seat.name, bot))
        if self.wish is not None and self.wish.seat == number:
            self.wish = None
        elif self.wish is not None and number in self.wish.needed:
            self._agree(number, yes=True)  # whoever has left has no say

    def _start(self, bot: str) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                self._reseat(number, SeatPlan("bot", bot=bot))
        self._begin_if_full()

    def _begin_if_full(self) -> None:
        if not any(seat.kind == "open" for seat in self.seats):
            opened = self.opened
            self.match = Match(contract(opened.game), len(self.seats), opened.seed, opened.options)

    def _decide(self, entry: Decided) -> None:
        assert self.match is not None
        self.match.decide(entry.seat, entry.option, decision=entry.decision, bot=entry.bot)
        self.answered[entry.decision] = (entry.seat, entry.option)
        if self.match.over or (self.wish is not None and self.wish.seat == entry.seat):
            self.wish = None  # its last decision is another one now

    def _agree(self, number: int, *, yes: bool) -> None:
        wish = self.wish
        assert wish is not None
        if not yes:
            self.wish = None
            return
        wish.agreed.append(number)
        if set(wish.needed) <= set(wish.agreed):
            self._undo(wish.seat, agreed=True)

    def _undo(self, number: int, *, agreed: bool) -> None:
        assert self.match is not None
        self.match.undo(number, agreed=agreed)
        self.wish = None
        same = 0
        for told, event in zip(self.story, self.match.game.story or [], strict=False):
            if not told.is_same(event):
                break
            same += 1
        del self.story[same:]
        self._logs.clear()
        self.firm = same if self.firm is None else min(self.firm, same)

    def _tell(self) -> None:
        """Take over what the match has told since the last entry."""
        if self.match is not None and self.match.over:
            self._logs.clear()  # at the end everybody may know everything
        if self.match is not None and self.match.happened > len(self.story):
            new = [Told(event, self.version) for event in (self.match.game.story or [])[len(self.story) :]]
            self.story += new
            for viewer, log in self._logs.items():
                log.extend(self._seen(new, viewer))

    def _seen(self, story: list[Told], viewer: int | None) -> list[EventData]:
        over = self.match is not None and self.match.over
        return [told.data for told in story if over or told.event.is_seen_by(viewer)]


def folded(id: str, entries: Iterable[bytes]) -> Table:  # noqa: A002 - its name
    """The table that these entries make."""
    table: Table | None = None
    try:
        for data in entries:
            entry = decoded(data)
            if table is None:
                table = begun(id, entry)
            table.apply(entry)
    except OldRules:
        raise
    except LudariumError as error:
        version = 0 if table is None else table.version
        message = f"entry {version} of table {id} cannot be played by these rules: {error}"
        raise OldRules(message) from error
    assert table is not None, "a table has at least one entry"
    return table


def begun(id: str, entry: Entry) -> Table:  # noqa: A002 - its name
    """An empty table, which its first entry is yet to be applied to."""
    assert isinstance(entry, Opened), entry
    rules = contract(entry.game).version
    if entry.rules != rules:
        message = f"table {id} was begun by version {entry.rules} of {entry.game}: expected {rules}"
        raise OldRules(message)
    return Table(id, entry)
