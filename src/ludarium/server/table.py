"""A table: the fold of its entries. The same entries make the same table, in every process and at any time."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from msgspec import UNSET, Raw, UnsetType
from mypy_extensions import mypyc_attr

from ludarium.errors import LudariumError, Refused, UnknownGame
from ludarium.games import contract
from ludarium.kernel.contract import Contract
from ludarium.kernel.event import Event, loaded_event
from ludarium.kernel.match import OpenDecision
from ludarium.kernel.message import Message, written_args
from ludarium.kernel.part import Parts, part

from .entry import (
    Agreed,
    CameBack,
    Decided,
    Entry,
    Failed,
    Filled,
    Hinted,
    Kept,
    Left,
    Linked,
    Opened,
    Pointed,
    Rematched,
    Renamed,
    Resumed,
    Said,
    Sat,
    SeatPlan,
    StandInChanged,
    Started,
    StoodIn,
    Undone,
    Wished,
    decoded_kept,
)
from .protocol import ChatLine, EventData, MessageData, Status
from .stored import StoredMatch

CHAT_KEPT: Final = 100  # lines of chat that are told; all of them stay in the log
NOTES_KEPT: Final = 100
HELD_KEPT: Final = 256  # callers whose seats are remembered: one with a seat's secret may send any cookie beside it
# Entries that nobody waits for.
ASIDE: Final[frozenset[type]] = frozenset((Said, Pointed, Renamed, Linked, Hinted, StandInChanged))


class OldRules(LudariumError):
    """A table that is played by newer rules than those there are here."""


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


@mypyc_attr(acyclic=True)
class Told:
    """An event of the story, as it is told to those who may know of it: its arguments are written once."""

    def __init__(self, event: Event, entry: int) -> None:
        self.event = event
        self.args = part(written_args(event.args))
        args: Any = self.args
        self.data = EventData(event.kind, args, entry)

    def kept(self) -> tuple[dict[str, Any], int]:
        """As it is kept in the log."""
        event = self.event
        return {"kind": event.kind, "args": self.args, "audience": event.audience}, self.data.entry

    def is_same(self, event: Event) -> bool:
        """Whether another telling of the story has the same event here."""
        return self.event.dump() == event.dump()


class Table:
    """A table with its seats, its match once that has started, and what was said."""

    def __init__(self, id: str, opened: Opened) -> None:  # noqa: A002 - its name
        self.id = id
        self.opened = opened
        self.version = 0
        self.revision = 0  # counts what changed the table itself, as decisions in the midst of a game do not
        self.seats = [Seat(plan) for plan in opened.seats]  # another list whenever other keys open a seat
        self._held: dict[frozenset[str], list[int]] = {}  # of those who have asked for theirs
        self.hosts = set(opened.hosts)
        self.stand_in = opened.stand_in  # seconds until a bot decides for somebody who is absent; 0 is never
        self.match: StoredMatch | None = None
        self.packed: Contract | None = None  # the rules with a content pack of one's own
        self.wish: Wish | None = None
        self.declined: tuple[int, int] | None = None  # whose wish to undo was declined last, and by whom
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.moved = opened.at  # when the last thing happened that somebody may wait for
        self.answered: dict[int, tuple[int, str]] = {}  # the decisions that were taken, for those who ask twice
        self.story: list[Told] = []
        # What each viewer may know of the story: a list to which more is added, or another one.
        self._logs: dict[int | None, list[EventData]] = {}
        self.firm: int | None = None  # how much of the story no undo has ever changed; None: all of it
        self.seed_hash = hashlib.sha256(opened.seed.encode()).hexdigest()
        self.notes: list[EventData] = []  # what happened at the table, not in the game
        self.hinted: set[int] = set()  # the decisions for which a hint was taken
        self.begun = False
        self.closed = False  # whether the rules there are now can make nothing of its match, or the server failed at it
        self.failed = False
        self.skims = False  # while entries pass that are not played
        self.behind = False  # whether it has to be resumed by newer rules
        self.lost = 0  # decisions that those could not play
        self.kept_entries = -1  # how much of the match's entries and events the log has kept
        self.kept_events = 0
        self._position: dict[str, Any] | None = None
        self.parts = Parts()  # of its views

    @property
    def contract(self) -> Contract:
        """The rules there are now, with the content that the table was created with."""
        if self.opened.pack is None:
            return contract(self.opened.game)
        if self.packed is None:
            self.packed = contract(self.opened.game).with_pack(self.opened.pack)
        return self.packed

    @property
    def status(self) -> Status:
        """How far it is."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def practice(self) -> bool:
        """Whether somebody knew or took back more than a player may."""
        return self.opened.practice or (self.match is not None and self.match.practice)

    def position(self) -> dict[str, Any]:
        """The match's position as plain data: made once for the log and all who look, none of whom may change it."""
        if self._position is None:
            assert self.match is not None
            self._position = self.match.game.dump()
        return self._position

    def forget_position(self) -> None:
        """Nobody looks at it for the time being: Python's garbage collector shall not either."""
        self._position = None

    def held_by(self, keys: frozenset[str]) -> list[int]:
        """The seats that these keys open."""
        found = self._held.get(keys)
        if found is None:
            found = [number for number, seat in enumerate(self.seats) if not keys.isdisjoint(seat.keys)]
            if found:  # strangers are not remembered: there may be any number
                if len(self._held) >= HELD_KEPT:
                    self._held = {}
                self._held[keys] = found
        return found

    def is_host(self, keys: frozenset[str]) -> bool:
        """Whether these keys are the host's."""
        return not keys.isdisjoint(self.hosts)

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def log(self, viewer: int | None) -> list[EventData]:
        """The events that a viewer may know of, in their order; while it is the same list, it only grows."""
        found = self._logs.get(viewer)
        if found is None:
            found = self._logs[viewer] = self._seen(self.story, viewer)
        return found

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
        if self.match is None or self.closed:
            return []
        return [decision.seat for decision in self.match.game.decisions if decision.is_open()]

    def undo_objection(self, number: int) -> Message:
        """Why a seat that has no reach cannot undo by itself."""
        found = None if self.match is None or self.match.over else self.match.undo_objection(number)
        return found or Message("reason-over")

    # --- what happens ----------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:  # noqa: C901, PLR0912, PLR0915 - a case for each kind of entry
        """Let an entry happen. What the rules of the game forbid is Refused, with nothing changed."""
        match entry:
            case Decided():  # the first, since nearly all are
                self._decide(entry)
            case Opened():
                self._begin_if_full()
            case Sat(seat=seat, name=name, key=key):
                self._reseat(seat, SeatPlan("person", name, keys=[key]))
            case Linked(seat=seat, key=key):
                self._link(seat, key)
            case Left(seat=seat, bot=bot):
                self._leave(seat, bot, entry.kept)
            case Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case Filled(seat=seat, bot=bot):
                self._reseat(seat, SeatPlan("bot", bot=bot) if bot else SeatPlan("open"))
            case Started(bot=bot):
                self._start(bot)
            case Undone(seat=seat, free=free):
                self._undo(seat, entry.kept, agreed=free)
            case Wished(seat=seat, needed=needed):
                self.wish = Wish(seat, list(needed))
                self.declined = None
            case Agreed(seat=seat, yes=yes):
                self._agree(seat, entry.kept, yes=yes)
            case StoodIn(seat=seat, bot=bot):
                self.seats[seat].stand_in = bot
            case CameBack(seat=seat):
                self.seats[seat].stand_in = ""
            case Said(at=at, seat=seat, text=text, phrase=phrase):
                self.chat = [*self.chat, ChatLine(seat, text, phrase, at)][-CHAT_KEPT:]
            case Pointed(at=at, seat=seat, thing=thing, id=id_, args=args):
                called = MessageData(id_, args)
                self.chat = [*self.chat, ChatLine(seat, "", "", at, thing, called)][-CHAT_KEPT:]
            case Failed():
                self.failed = True
                self.close()
            case StandInChanged(seconds=seconds):
                self.stand_in = seconds
            case Hinted(seat=seat, decision=decision):
                self.hinted.add(decision)
                self.note("hint", seat=seat)
            case Rematched(table=table):
                self.rematch = table
            case Resumed(lost=lost):
                self.behind = False
                self.note("resumed", lost=lost)
        if type(entry) not in ASIDE:
            self.moved = entry.at
        self.version += 1
        self.revision += type(entry) is not Decided or self.status == "over"
        self._position = None
        self._tell()
        if entry.kept is not UNSET:
            self.has_kept()

    def note(self, kind: str, **args: int) -> None:
        """Let everybody read of something that happened at the table, not in the game."""
        self.notes = [*self.notes, EventData(kind, args, self.version + 1)][-NOTES_KEPT:]

    def has_kept(self) -> None:
        """The log has kept the match as it stands."""
        if self.match is not None:
            self.kept_entries = len(self.match.entries)
            self.kept_events = len(self.story)

    def take_up(self, saved: dict[str, Any], entries: list[dict[str, Any]], events: list[tuple[Any, int]]) -> None:
        """Go on with a match as it was kept. A log that somebody had before may be another one."""
        self.match = StoredMatch(self.contract, len(self.seats), self.opened.seed, self.opened.options)
        self.match.resume(saved, entries, [event for event, _ in events])
        self._position = None
        self.retell(events)
        self.has_kept()

    def retell(self, events: list[tuple[Any, int]]) -> None:
        """Tell the story as it was kept."""
        self.story = [Told(loaded_event(event), entry) for event, entry in events]
        self.firm = 0

    def declined_by(self, seat: int) -> int | None:
        """Who declined this seat's last wish to undo, until it decides something else."""
        return self.declined[1] if self.declined is not None and self.declined[0] == seat else None

    def close(self) -> None:
        """Nothing more can be decided here."""
        self.closed = True
        self.wish = None

    def _reseat(self, number: int, plan: SeatPlan) -> None:
        self.seats = [*self.seats[:number], Seat(plan), *self.seats[number + 1 :]]
        self._held = {}

    def _link(self, number: int, key: str) -> None:
        seat = self.seats[number]
        if not self.hosts.isdisjoint(seat.keys):
            self.hosts.add(key)  # the host on another device is the host
        seat.keys.append(key)
        self.seats = self.seats[:]
        self._held = {}

    def _leave(self, number: int, bot: str, kept: Raw | UnsetType) -> None:
        seat = self.seats[number]
        self._reseat(number, SeatPlan("open") if not self.begun else SeatPlan("bot", seat.name, bot))
        if self.wish is not None and self.wish.seat == number:
            self.wish = None
        elif self.wish is not None and number in self.wish.needed:
            self._agree(number, kept, yes=True)  # whoever has left has no say

    def _start(self, bot: str) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                self._reseat(number, SeatPlan("bot", bot=bot))
        self._begin_if_full()

    def _begin_if_full(self) -> None:
        if not any(seat.kind == "open" for seat in self.seats):
            opened = self.opened
            self.begun = True
            if not self.skims:
                self.match = StoredMatch(self.contract, len(self.seats), opened.seed, opened.options)

    def _decide(self, entry: Decided) -> None:
        if not self.skims:
            assert self.match is not None
            self.match.decide(entry.seat, entry.option, decision=entry.decision, bot=entry.bot)
        self.answered[entry.decision] = (entry.seat, entry.option)
        if self.declined is not None and self.declined[0] == entry.seat:
            self.declined = None  # it has been heard
        if (self.match is not None and self.match.over) or (self.wish is not None and self.wish.seat == entry.seat):
            self.wish = None  # its last decision is another one now

    def _agree(self, number: int, kept: Raw | UnsetType, *, yes: bool) -> None:
        wish = self.wish
        assert wish is not None
        if not yes:
            self.wish = None
            self.declined = (wish.seat, number)
            self.note("declined", seat=number)
            return
        wish.agreed.append(number)
        if set(wish.needed) <= set(wish.agreed):
            self._undo(wish.seat, kept, agreed=True)

    def _undo(self, number: int, kept: Raw | UnsetType, *, agreed: bool) -> None:
        self.declined = None
        if self.skims:
            self.wish = None
            return
        assert self.match is not None
        if kept is UNSET or not self._undo_to(number, decoded_kept(kept), agreed=agreed):
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
        self.kept_events = min(self.kept_events, same)

    def _undo_to(self, number: int, kept: Kept, *, agreed: bool) -> bool:
        """Undo by the position that the log kept afterwards; False, with nothing changed, where it does not load."""
        assert self.match is not None
        story = [told.event for told in self.story[: kept.events_before]]
        story += [loaded_event(event) for event, _ in kept.events]
        try:
            self.match.undo_to(number, kept.saved, story, agreed=agreed)
        except Refused:
            raise
        except Exception:  # noqa: BLE001 - what rules say to data that are not theirs can be anything
            return False
        return True

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


def rules_of(game: str) -> int:
    """The version of a game's rules there are now; -1 where there are none."""
    try:
        return contract(game).version
    except UnknownGame:
        return -1
