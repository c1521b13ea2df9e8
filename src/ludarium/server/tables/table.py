"""A table: the fold of its entries. The same entries make the same table in every process."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from msgspec import UNSET, Raw, UnsetType, structs

from ludarium.errors import LudariumError, Refused
from ludarium.games import ruleset
from ludarium.kernel.event import load_event
from ludarium.kernel.json_cache import ViewCache
from ludarium.kernel.message import Message
from ludarium.kernel.option import OpenDecision
from ludarium.kernel.plain_data import Dump
from ludarium.kernel.ruleset import Ruleset

from ..protocol import ChatLine, EventData, MessageData, Status, VariationData
from .clocks import Clocks, clocks_of
from .entry import (
    CONFIGURABLE,
    NOT_A_MOVE,
    Agreed,
    Alerted,
    CameBack,
    Coded,
    Configured,
    Decided,
    Entry,
    Failed,
    Filled,
    Freed,
    Hinted,
    Left,
    Linked,
    Opened,
    Pointed,
    PushSet,
    Rematched,
    Renamed,
    Resumed,
    Revealed,
    Revoked,
    Said,
    Sat,
    SeatPlan,
    Snapshot,
    StandInChanged,
    Started,
    StoodIn,
    Stopped,
    Undone,
    UndoRequested,
    VariationOpened,
    WatchLinked,
    WatchRevoked,
    WebhookSet,
    decode_snapshot,
)
from .event_log import EventLog
from .receivers import Receivers
from .seat import Seat, UndoRequest
from .seats import Seats
from .stored_match import StoredMatch

MAX_CHAT_LINES: Final = 100  # that are shown; older ones remain in the log
MAX_NOTES: Final = 100


class NewerRules(LudariumError):
    """A table that is played under newer rules than this server has."""


class Table(Seats):
    """A table with its seats, its chat, and its match once that has started."""

    def __init__(self, id: str, opened: Opened) -> None:  # noqa: A002 - its name
        super().__init__([Seat(plan) for plan in opened.seats], opened.hosts)
        self.id = id
        self.opened = opened  # with the settings as the host has changed them
        self.version = 0
        self.revision = 0  # counts changes of the table's public data; ordinary decisions make none
        self.stand_in = opened.stand_in  # seconds until a bot decides for an absent player; 0: never
        self.clocks = clocks_of(opened.pace, len(opened.seats))
        self.sealed = opened.deal is not None  # whether others may still play its deal, so that it must stay secret
        self.match: StoredMatch | None = None
        self._pack_ruleset: Ruleset | None = None  # the rules with the table's content pack
        self.undo_request: UndoRequest | None = None
        self.declined_undo: tuple[int, int] | None = None  # who made the last declined request, and who declined
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.variations: list[VariationData] = []
        self.code = ""  # the short code, once a client has asked for it
        self.receivers = Receivers()
        self.last_move_at = opened.at
        self.answered: dict[int, tuple[int, str]] = {}  # seat and option by decision, for requests sent twice
        self.own_entries: dict[int, int] = {}  # the entry of the last decision that each seat's person made
        self.event_log = EventLog()
        self.seed_hash = hashlib.sha256(opened.seed.encode()).hexdigest()
        self.notes: list[EventData] = []  # events of the table, not of the game
        self.hinted: set[int] = set()  # the decisions for which a hint was taken
        self.started = False
        self.closed = False  # whether the current rules cannot load its match, its bots failed, or it was stopped
        self.failed = False
        self.stopped = False  # by the operator
        self.skip_match = False  # while entries are applied without playing the match
        self.needs_resume = False  # whether it has to be resumed under newer rules
        self.skipped_decisions = 0  # decisions that the newer rules could not play
        self.saved_entries = -1  # how many entries of the match are in snapshots
        self._position: Dump | None = None
        self.view_cache = ViewCache()

    @property
    def ruleset(self) -> Ruleset:
        """The current rules, with the content pack of the table."""
        if self.opened.pack is None:
            return ruleset(self.opened.game)
        if self._pack_ruleset is None:
            self._pack_ruleset = ruleset(self.opened.game).with_pack(self.opened.pack)
        return self._pack_ruleset

    @property
    def status(self) -> Status:
        """Whether it is in the lobby, playing, over or closed."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def practice(self) -> bool:
        """Whether a player knew the seed or undid more than the rules of undo allow."""
        return self.opened.practice or (self.match is not None and self.match.practice)

    def new_match(self) -> StoredMatch:
        """The match at its start: dealt, or at the position that the table continues."""
        opened = self.opened
        start = None if opened.origin is None else Dump(opened.origin.position)
        return StoredMatch(self.ruleset, len(self.seats), opened.seed, opened.settings, start)

    def position(self) -> Dump:
        """The position of the match as plain data, dumped once for the snapshot and all viewers: never change it."""
        if self._position is None:
            assert self.match is not None
            self._position = self.match.game.dump()
        return self._position

    def drop_position(self) -> None:
        """Drop the cached dump once all subscribers are up to date, to spare the garbage collector."""
        self._position = None

    def may_watch(self, keys: frozenset[str]) -> bool:
        """Whether these keys may see the table as a spectator does: a player's and the host's always."""
        return self.opened.spectators or bool(self.held_by(keys) or self.watched_by(keys)) or self.is_host(keys)

    def log(self, viewer: int | None) -> list[EventData]:
        """The visible events of a viewer in order. The list only grows; another list means another log."""
        return self.event_log.for_viewer(viewer, over=self._is_over())

    def stable_log_length(self, viewer: int | None) -> int:
        """How many events of the viewer's log have never changed, so that a client that has them can keep them."""
        return self.event_log.stable_length(viewer, over=self._is_over())

    def bot_to_move(self) -> tuple[OpenDecision, str] | None:
        """An open decision that a bot has to make, and the bot."""
        if self.match is None or self.closed or not any(seat.deciding_bot() for seat in self.seats):
            return None
        return next(
            ((open_one, bot) for open_one in self.match.decisions if (bot := self.seats[open_one.seat].deciding_bot())),
            None,
        )

    def waiting_for(self) -> list[int]:
        """The seats that have to decide."""
        if self.match is None or self.closed:
            return []
        return [decision.seat for decision in self.match.game.decisions if decision.is_open()]

    def undo_reach(self, number: int) -> int:
        """How many decisions a seat can undo now; of a shared deal none that a bot has answered."""
        assert self.match is not None
        reach = self.match.undo_reach(number)
        if self.opened.deal is None or reach == 0:
            return reach
        own = 0
        for played in reversed(self.match.played):
            if played.bot or own == reach:
                break
            own += played.seat == number
        return own

    def undo_objection(self, number: int) -> Message:
        """Why a seat cannot undo without the agreement of others."""
        if self.match is None or self.match.over:
            return Message("reason-over")
        return self.match.undo_objection(number) or Message("reason-undo-other")

    def apply(self, entry: Entry) -> None:  # noqa: C901, PLR0912, PLR0915 - a case for each kind of entry
        """Apply an entry. If the rules of the game forbid it, raise Refused and change nothing."""
        match entry:
            case Decided():  # first, since nearly all entries are
                self._decide(entry)
            case Opened():
                self._start_if_full()
            case Sat(seat=seat, name=name, key=key):
                self.reseat(seat, SeatPlan("person", name, keys=[key]))
                self._note_in_game("joined", seat=seat)
                if self.clocks is not None:
                    self.clocks.restart(seat)
            case Linked(seat=seat, key=key, link=link):
                self.link(seat, key, is_link=link)
            case WatchLinked() | WatchRevoked():
                if self.watch(entry):
                    self.note("watched", seat=entry.seat)
            case Revoked(seat=seat, keys=keys):
                self.revoke(seat, keys)
            case Left(seat=seat, bot=bot):
                self._vacate(seat, SeatPlan("bot", self.seats[seat].name, bot), entry.snapshot)
                self._note_in_game("left", seat=seat)
            case Freed(seat=seat, bot=bot):
                note = "freed-by-operator" if entry.by_operator else "freed"
                self._note_in_game(note, name=self.seats[seat].name)
                self._vacate(seat, SeatPlan("bot", bot=bot), entry.snapshot)
                self.seats[seat].offered = self.started
            case Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case Filled(seat=seat, bot=bot):
                self._fill(seat, bot)
            case Started(bot=bot):
                self._start(bot)
            case Undone(seat=seat, free=free):
                self._undo(seat, entry.snapshot, agreed=free)
            case UndoRequested(seat=seat, needed=needed):
                self.undo_request = UndoRequest(seat, list(needed))
                self.declined_undo = None
            case Agreed(seat=seat, yes=yes):
                self._agree(seat, entry.snapshot, yes=yes)
            case StoodIn(seat=seat, bot=bot, asked_by=asked_by, out_of_time=out_of_time):
                self.seats[seat].stand_in = bot
                if asked_by is None:
                    self.note("time-up" if out_of_time else "stood-in", seat=seat)
                else:
                    self.note("bot-asked", seat=asked_by, rival=seat)
            case CameBack(at=at, seat=seat):
                self.seats[seat].stand_in = ""
                self.note("came-back", seat=seat)
                if self.clocks is not None:
                    self.clocks.came_back(seat)
            case Said(at=at, seat=seat, text=text, phrase=phrase):
                self.chat = [*self.chat, ChatLine(seat, text, phrase, at)][-MAX_CHAT_LINES:]
            case Pointed(at=at, seat=seat, thing=thing, id=id_, args=args):
                called = MessageData(id_, args)
                self.chat = [*self.chat, ChatLine(seat, "", "", at, thing, called)][-MAX_CHAT_LINES:]
            case Failed():
                self.failed = True
                self.close()
            case Stopped():
                self.stop()
            case StandInChanged(seconds=seconds):
                self.stand_in = seconds
            case Configured():
                self._configure(entry)
            case Coded():
                self.code = entry.code
            case WebhookSet() | PushSet() | Alerted():
                self.receivers.apply(entry)
                if isinstance(entry, WebhookSet):
                    self._note_in_game("webhook", value=int(entry.webhook is not None))
            case Hinted(seat=seat, decision=decision):
                self.hinted.add(decision)
                self.note("hint", seat=seat)
            case VariationOpened(seat=seat, entry=number, table=table):
                self.variations = [*self.variations, VariationData(table, number)]
                self.note("variation", seat=seat)
            case Rematched(table=table):
                self.rematch = table
            case Revealed():
                self.sealed = False
                self.opened = structs.replace(self.opened, spectators=True)
            case Resumed(lost=lost):
                self.needs_resume = False
                self.note("resumed", lost=lost)
        if type(entry) not in NOT_A_MOVE:
            self.last_move_at = entry.at
        if self.clocks is not None:
            self._run_clocks(self.clocks, entry)
        self.version += 1
        self.revision += type(entry) is not Decided or self.status == "over"
        self._position = None
        self._collect_events()
        if entry.snapshot is not UNSET:
            self.mark_saved()

    def note(self, kind: str, **args: int | str) -> None:
        """Add an event of the table, such as a hint, to what all viewers see."""
        self.notes = [*self.notes, EventData(kind, args, self.version + 1)][-MAX_NOTES:]

    def _note_in_game(self, kind: str, **args: int | str) -> None:
        """The same once the game has started; before, the lobby shows the change anyway."""
        if self.started:
            self.note(kind, **args)

    def mark_saved(self) -> None:
        """Record that the match so far is in snapshots."""
        if self.match is not None:
            self.saved_entries = len(self.match.entries)
            self.event_log.saved = len(self.event_log.events)

    def restore_match(
        self, saved: dict[str, Any], entries: list[dict[str, Any]], events: list[tuple[Any, int]]
    ) -> None:
        """Restore the match from a snapshot; logs sent earlier become invalid."""
        self.match = self.new_match()
        self.match.resume(saved, entries, [event for event, _ in events])
        self._position = None
        self.event_log.restore(events)
        self.mark_saved()

    def declined_by(self, seat: int) -> int | None:
        """The seat that declined this seat's last undo request; forgotten at its next decision."""
        return self.declined_undo[1] if self.declined_undo is not None and self.declined_undo[0] == seat else None

    def close(self) -> None:
        """Close the table: no more decisions can be made."""
        self.closed = True
        self.undo_request = None

    def stop(self) -> None:
        """Close the table because the operator wants it."""
        self.stopped = True
        self.close()
        self.revision += 1

    def _fill(self, number: int, bot: str) -> None:
        """Put a bot on a seat, or offer the seat to people."""
        if not self.started:
            self.reseat(number, SeatPlan("bot", bot=bot) if bot else SeatPlan("open"))
            return
        self.reseat(number, SeatPlan("bot", self.seats[number].name, bot or self.seats[number].bot))
        self.seats[number].offered = not bot
        self.note("bot-set" if bot else "offered", seat=number, bot=bot)

    def _configure(self, entry: Configured) -> None:
        """Change the settings that an entry names."""
        for name in CONFIGURABLE:
            value = getattr(entry, name)
            if value is not None:
                self.opened = structs.replace(self.opened, **{name: value})
                if name == "pace":
                    self.clocks = clocks_of(value, len(self.seats))
                    self._note_in_game("pace", limit=value.kind)
                if name in ("newcomers", "spectators", "visibility"):
                    self._note_in_game(name, value=int(value not in (False, "link")))

    def _run_clocks(self, clocks: Clocks, entry: Entry) -> None:
        """Let the time of those players run that the table waits for."""
        if isinstance(entry, Resumed):
            clocks.reset()  # the decisions that newer rules cannot play took time that is not known
        elif isinstance(entry, Decided) and not entry.bot:
            clocks.decided(entry.seat, entry.at)
        clocks.run([seat for seat in self.waiting_for() if not self.seats[seat].deciding_bot()], entry.at)

    def _vacate(self, number: int, bot: SeatPlan, snapshot: Raw | UnsetType) -> None:
        """Take a seat from its person: before the start it is open again, afterwards a bot plays."""
        self.reseat(number, bot if self.started else SeatPlan("open"))
        if self.undo_request is not None and self.undo_request.seat == number:
            self.undo_request = None
        elif self.undo_request is not None and number in self.undo_request.needed:
            self._agree(number, snapshot, yes=True)  # a player who leaves does not block the others

    def _start(self, bot: str) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                self.reseat(number, SeatPlan("bot", bot=bot))
        self._start_if_full()

    def _start_if_full(self) -> None:
        if not any(seat.kind == "open" for seat in self.seats):
            self.started = True
            if not self.skip_match:
                self.match = self.new_match()

    def _decide(self, entry: Decided) -> None:
        if not self.skip_match:
            assert self.match is not None
            self.match.decide(entry.seat, entry.option, decision=entry.decision, bot=entry.bot)
        self.answered[entry.decision] = (entry.seat, entry.option)
        if not entry.bot:
            self.own_entries[entry.seat] = self.version + 1
        if self.declined_undo is not None and self.declined_undo[0] == entry.seat:
            self.declined_undo = None  # shown until now
        if (self.match is not None and self.match.over) or (
            self.undo_request is not None and self.undo_request.seat == entry.seat
        ):
            self.undo_request = None  # it was about an earlier decision

    def _agree(self, number: int, snapshot: Raw | UnsetType, *, yes: bool) -> None:
        request = self.undo_request
        assert request is not None
        if not yes:
            self.undo_request = None
            self.declined_undo = (request.seat, number)
            self.note("declined", seat=number)
            return
        request.agreed.append(number)
        if set(request.needed) <= set(request.agreed):
            self._undo(request.seat, snapshot, agreed=True)

    def _undo(self, number: int, snapshot: Raw | UnsetType, *, agreed: bool) -> None:
        self.declined_undo = None
        if self.skip_match:
            self.undo_request = None
            return
        assert self.match is not None
        if snapshot is UNSET or not self._undo_to(number, decode_snapshot(snapshot), agreed=agreed):
            self.match.undo(number, agreed=agreed)
        self.undo_request = None
        self.event_log.truncate(self.match.game.events or [])

    def _undo_to(self, number: int, snapshot: Snapshot, *, agreed: bool) -> bool:
        """Undo by loading the snapshot after it. Return False, having changed nothing, if it does not load."""
        assert self.match is not None
        events = [logged.event for logged in self.event_log.events[: snapshot.events_before]]
        events += [load_event(event) for event, _ in snapshot.events]
        try:
            self.match.undo_to(number, snapshot.saved, events, agreed=agreed)
        except Refused:
            raise
        except Exception:  # noqa: BLE001 - rules may raise anything for data of other rules
            return False
        return True

    def _collect_events(self) -> None:
        """Log the events of the match since the last entry."""
        match = self.match
        if match is not None and (match.over or match.event_count > len(self.event_log.events)):
            new = (match.game.events or [])[len(self.event_log.events) :]
            self.event_log.add(new, self.version, over=match.over)

    def _is_over(self) -> bool:
        return self.match is not None and self.match.over
