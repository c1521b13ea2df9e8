"""A table is the fold of its entries: who may do what, what undo does to the log, and what viewers see."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from ludarium.errors import Refused
from ludarium.server.identity import Caller
from ludarium.server.protocol import (
    Agree,
    Chat,
    Creation,
    Decide,
    FillSeat,
    Leave,
    Look,
    Rematch,
    Rename,
    Request,
    SeatRequest,
    SetStandIn,
    Sit,
    Start,
    State,
    Undo,
)
from ludarium.server.tables.commands import opening_entry, rematch_entry, to_entry
from ludarium.server.tables.entry import Decided, Entry, encode_entry
from ludarium.server.tables.live_table import LiveTable, known_events
from ludarium.server.tables.projection import for_viewer
from ludarium.server.tables.seat import UndoRequest
from ludarium.server.tables.snapshot import fold
from ludarium.server.tables.subscriber import Subscriber
from ludarium.server.tables.table import Table


def person(name: str) -> Caller:
    """A person with a device."""
    key = hashlib.sha256(name.encode()).hexdigest()
    return Caller(frozenset([key]), key, "192.0.2.7")


ADA = person("ada")
BEN = person("ben")
EVE = person("eve")
ME = SeatRequest("me", "Ada")
OPEN = SeatRequest("open")
BOT = SeatRequest("bot", bot="random")


class PlayedTable:
    """A table with its stored entries."""

    def __init__(self, *seats: SeatRequest, **more: object) -> None:
        fields = {"game": "sagrada", "seed": "glass", **more, "seats": [msgspec.to_builtins(seat) for seat in seats]}
        wish = msgspec.convert(fields, Creation)
        self.entries: list[bytes] = []
        first = opening_entry(wish, ADA, {n: f"secret {n}" for n, seat in enumerate(seats) if seat.kind == "me"}, 1.0)
        self.table = fold("table", [encode_entry(first)])
        self.entries.append(encode_entry(first))

    def apply(self, entry: Entry | None) -> None:
        """Apply an entry."""
        assert entry is not None
        self.table.apply(entry)
        self.entries.append(encode_entry(entry))

    def ask(self, caller: Caller, request: Request) -> None:
        """Carry out a request that makes an entry."""
        self.apply(to_entry(self.table, caller, request, 2.0))

    def decide(self, caller: Caller, seat: int, nth: int = 0) -> None:
        """Choose the n-th option of a seat's decision."""
        assert self.table.match is not None
        (decision,) = [one for one in self.table.match.decisions if one.seat == seat]
        options = decision.options
        self.ask(caller, Decide(1, seat, decision.id, options[nth % len(options)].id))

    def bot_decides(self) -> None:
        """Let a bot choose the first option."""
        found = self.table.bot_to_move()
        assert found is not None
        decision, _ = found
        self.apply(Decided(2.0, decision.seat, decision.id, decision.options[0].id, bot=True))

    def folded_again(self) -> Table:
        """The table as another process would fold it."""
        return fold("table", self.entries)


def two_people(**more: object) -> PlayedTable:
    """Ada and Ben, with their windows chosen."""
    played = PlayedTable(ME, OPEN, **more)
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(ADA, Start(1))
    played.decide(ADA, 0)
    played.decide(BEN, 1)
    return played


def has_decided_nothing(played: PlayedTable) -> bool:
    """Whether Ada has nothing to undo."""
    return played.table.undo_objection(0).id == "reason-undo-nothing"


def is_practice(played: PlayedTable) -> bool:
    """Whether the table is marked as practice."""
    return played.table.practice


def undo_request(played: PlayedTable) -> UndoRequest | None:
    """The pending undo request."""
    return played.table.undo_request


def refusal(played: PlayedTable, caller: Caller, request: Request) -> str:
    """The id of the reason why a request is refused."""
    version = played.table.version
    with pytest.raises(Refused) as refused:
        played.ask(caller, request)
    assert played.table.version == version
    return refused.value.message_id


def shown(table: Table, caller: Caller, viewer: int | None) -> bytes:
    """The state of a viewer as JSON."""
    return msgspec.json.encode(for_viewer(table, LiveTable(table).encoded_table(), caller, viewer, 0))


# --- folding -----------------------------------------------------------------------------------------------------


def test_the_same_entries_make_the_same_table() -> None:
    played = two_people()
    played.decide(ADA, played.table.waiting_for()[0])
    played.ask(ADA, Chat(1, 0, "hello"))
    played.ask(ADA, Undo(1, 0))
    for caller, viewer in ((ADA, 0), (BEN, 1), (EVE, None)):
        assert shown(played.folded_again(), caller, viewer) == shown(played.table, caller, viewer)


def test_a_table_without_open_seats_starts_at_once() -> None:
    assert PlayedTable(ME, BOT).table.status == "playing"
    assert PlayedTable(ME, OPEN).table.status == "lobby"


# --- seats -------------------------------------------------------------------------------------------------------


def test_a_seat_can_be_taken_only_once() -> None:
    played = PlayedTable(ME, OPEN, OPEN)
    played.ask(BEN, Sit(1, 1, "  Ben \n B. "))
    assert played.table.seats[1].name == "Ben B."
    assert refusal(played, EVE, Sit(1, 1, "Eve")) == "reason-seat-taken"
    assert refusal(played, EVE, Sit(1, 2, " \u200b ")) == "reason-name-missing"
    assert refusal(played, EVE, Sit(1, 3, "Eve")) == "reason-no-seat"
    played.ask(EVE, Sit(1, 2, "Eve"))
    assert refusal(played, person("late"), Sit(1, 0, "Late")) == "reason-table-full"
    assert [played.table.held_by(who.keys) for who in (ADA, BEN, EVE)] == [[0], [1], [2]]


def test_only_the_host_fills_seats_and_starts() -> None:
    played = PlayedTable(ME, OPEN)
    assert refusal(played, BEN, Start(1)) == "reason-not-host"
    assert refusal(played, BEN, FillSeat(1, 1, "greedy")) == "reason-not-host"
    assert refusal(played, ADA, FillSeat(1, 0, "greedy")) == "reason-seat-taken"
    assert refusal(played, ADA, FillSeat(1, 1, "genius")) == "reason-no-bot"
    played.ask(ADA, FillSeat(1, 1, "random"))
    assert played.table.seats[1].bot == "random"
    played.ask(ADA, FillSeat(1, 1, ""))
    assert played.table.status == "lobby"
    played.ask(ADA, Start(1))
    assert (played.table.status, played.table.seats[1].bot) == ("playing", "hard")
    assert refusal(played, ADA, Start(1)) == "reason-started"


def test_requests_for_another_players_seat_are_refused() -> None:
    played = two_people()
    (decision, *_) = played.table.match.decisions if played.table.match else []
    assert refusal(played, EVE, Decide(1, decision.seat, decision.id, decision.options[0].id)) == "reason-not-your-seat"
    for request in (
        Look(1, 0),
        Undo(1, 0),
        Leave(1, 0),
        Rename(1, 0, "Eve"),
        Chat(1, 0, "I am Ada"),
        Agree(1, 0, True),
    ):
        assert refusal(played, EVE, request) == "reason-not-your-seat"
    assert refusal(played, EVE, Rematch(1)) == "reason-not-seated"


def test_leaving_frees_the_seat_before_the_start_and_gives_it_to_a_bot_later() -> None:
    played = PlayedTable(ME, OPEN)
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(BEN, Leave(1, 1))
    assert played.table.seats[1].kind == "open"
    played = two_people()
    played.ask(BEN, Leave(1, 1))
    assert (played.table.seats[1].kind, played.table.seats[1].name, played.table.held_by(BEN.keys)) == (
        "bot",
        "Ben",
        [],
    )


def test_only_the_host_changes_when_a_bot_stands_in() -> None:
    played = two_people(stand_in=60)
    assert refusal(played, BEN, SetStandIn(1, 0)) == "reason-not-host"
    assert to_entry(played.table, ADA, SetStandIn(1, 60), 3.0) is None
    moved = played.table.last_move_at
    played.ask(ADA, SetStandIn(1, 3600))
    assert played.table.last_move_at == moved, "this is no move"
    assert (played.table.stand_in, played.folded_again().stand_in) == (3600, 3600)
    assert b'"stand_in":3600' in shown(played.table, BEN, 1)
    assert fold("new", [encode_entry(rematch_entry(played.table, 3.0, same_seed=False))]).stand_in == 3600
    while played.table.status != "over":
        seat = played.table.waiting_for()[0]
        played.decide((ADA, BEN)[seat], seat, nth=-1)
    assert refusal(played, ADA, SetStandIn(1, 0)) == "reason-over"


@pytest.mark.parametrize(
    ("seats", "stand_in"),
    [((ME, OPEN), 300), ((OPEN, OPEN), 300), ((ME, BOT, OPEN), 300), ((ME, BOT), 0), ((ME, ME), 0), ((BOT, BOT), 0)],
)
def test_by_default_a_bot_stands_in_after_five_minutes(seats: tuple[SeatRequest, ...], stand_in: int) -> None:
    assert PlayedTable(*seats).table.stand_in == stand_in
    assert PlayedTable(*seats, stand_in=7).table.stand_in == 7


# --- deciding ----------------------------------------------------------------------------------------------------


def test_a_decision_that_is_sent_twice_counts_once() -> None:
    played = two_people()
    assert played.table.match is not None
    (decision,) = played.table.match.decisions
    who = (ADA, BEN)[decision.seat]
    request = Decide(1, decision.seat, decision.id, decision.options[0].id)
    played.ask(who, request)
    assert to_entry(played.table, who, request, 3.0) is None
    other = Decide(2, decision.seat, decision.id, decision.options[1].id)
    assert refusal(played, who, other) in {"reason-stale", "reason-not-your-turn"}


def test_the_decision_that_ended_the_game_may_be_sent_again() -> None:
    played = two_people()
    while played.table.status != "over":
        assert played.table.match is not None
        decision = played.table.match.decisions[0]
        who = (ADA, BEN)[decision.seat]
        request = Decide(1, decision.seat, decision.id, decision.options[-1].id)
        played.ask(who, request)
    assert to_entry(played.table, who, request, 3.0) is None
    assert refusal(played, who, Decide(1, decision.seat, decision.id, "other")) == "reason-over"


def test_decisions_before_the_start_are_refused() -> None:
    played = PlayedTable(ME, OPEN)
    assert refusal(played, ADA, Decide(1, 0, 1, "pass")) == "reason-not-started"


# --- undoing -----------------------------------------------------------------------------------------------------


def test_undo_within_the_limit_is_free_and_no_practice() -> None:
    played = PlayedTable(ME, OPEN, seed="")
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(ADA, Start(1))
    played.decide(ADA, 0)
    played.ask(ADA, Undo(1, 0))
    assert played.table.waiting_for() == [0, 1]
    assert not is_practice(played)


def test_against_bots_undo_is_unlimited_but_makes_it_practice() -> None:
    played = PlayedTable(ME, BOT, seed="")
    while played.table.waiting_for() != [0] or len(played.entries) < 8:
        if played.table.waiting_for() == [0]:
            played.decide(ADA, 0)
        else:
            played.bot_decides()
            if 0 in played.table.waiting_for() and len(played.entries) < 8:
                played.decide(ADA, 0)
    assert not is_practice(played)
    while not has_decided_nothing(played):
        played.ask(ADA, Undo(1, 0))
    assert is_practice(played)
    assert refusal(played, ADA, Undo(1, 0)) == "reason-undo-nothing"


def test_past_the_undo_limit_all_players_have_to_agree() -> None:
    played = two_people()
    before = len(played.table.event_log.events)
    played.ask(ADA, Undo(1, 0))
    asked = undo_request(played)
    assert asked is not None
    assert asked.needed == [1]
    assert refusal(played, ADA, Undo(1, 0)) == "reason-undo-wished"
    assert refusal(played, ADA, Agree(1, 0, True)) == "reason-no-wish"
    played.ask(BEN, Agree(1, 1, False))
    assert undo_request(played) is None
    assert len(played.table.event_log.events) == before
    played.ask(ADA, Undo(1, 0))
    played.ask(BEN, Agree(1, 1, True))
    assert is_practice(played)
    assert len(played.table.event_log.events) < before
    assert shown(played.folded_again(), ADA, 0) == shown(played.table, ADA, 0)


def test_a_table_can_forbid_undo_past_the_limit() -> None:
    played = two_people(undo="reach")
    assert refusal(played, ADA, Undo(1, 0)) == "reason-undo-revealed"


def test_an_undo_request_is_granted_when_the_last_other_player_leaves() -> None:
    played = two_people()
    played.ask(ADA, Undo(1, 0))
    played.ask(BEN, Leave(1, 1))
    assert undo_request(played) is None
    assert is_practice(played)


# --- the log -----------------------------------------------------------------------------------------------------


def test_a_client_that_reconnects_keeps_the_valid_part_of_its_log() -> None:
    played = two_people()
    seat = played.table.waiting_for()[0]
    before = len(played.table.log(seat))
    assert known_events(played.table, seat, before) == before
    played.decide((ADA, BEN)[seat], seat)
    longer = len(played.table.log(seat))
    assert longer > before
    played.ask((ADA, BEN)[seat], Undo(1, seat))
    assert known_events(played.table, seat, longer) == len(played.table.log(seat)) == before
    played.decide((ADA, BEN)[seat], seat, nth=1)
    assert known_events(played.table, seat, longer) == before


def test_a_subscriber_gets_new_events_and_after_an_undo_the_changed_ones() -> None:
    played = two_people()
    seat = played.table.waiting_for()[0]
    subscriber = Subscriber((ADA, BEN)[seat])
    subscriber.look(seat, played.table.log(seat), 0)
    before = len(played.table.log(seat))
    subscriber.mark_sent(played.table.log(seat), before)
    played.decide((ADA, BEN)[seat], seat)
    assert subscriber.sent_of(played.table.log(seat)) == before < len(played.table.log(seat))
    subscriber.mark_sent(played.table.log(seat), len(played.table.log(seat)))
    played.ask((ADA, BEN)[seat], Undo(1, seat))
    assert subscriber.sent_of(played.table.log(seat)) == before == len(played.table.log(seat))
    played.decide((ADA, BEN)[seat], seat, nth=1)
    assert subscriber.sent_of(played.table.log(seat)) == before < len(played.table.log(seat))


# --- what viewers see ----------------------------------------------------------------------------------------------


def test_the_seed_is_revealed_at_the_end_and_matches_its_hash() -> None:
    played = two_people(seed="")
    seed = played.table.opened.seed
    assert len(seed) >= 22
    assert seed.encode() not in shown(played.table, ADA, 0)
    while played.table.status != "over":
        seat = played.table.waiting_for()[0]
        played.decide((ADA, BEN)[seat], seat, nth=-1)
    found = msgspec.json.decode(shown(played.table, EVE, None), type=State)
    assert found.table.seed == seed
    assert found.table.seed_hash == hashlib.sha256(seed.encode()).hexdigest()
    assert [one.seat for one in found.standings] == [0, 1]


def test_no_key_is_ever_shown() -> None:
    played = two_people()
    for caller, viewer in ((ADA, 0), (BEN, 1), (EVE, None)):
        for key in (ADA.key, BEN.key, "secret 0"):
            assert key.encode() not in shown(played.table, caller, viewer)


def test_a_rematch_has_the_same_people_and_another_seed_unless_they_want_the_same() -> None:
    played = two_people(seed="")
    new = fold("new", [encode_entry(rematch_entry(played.table, 3.0, same_seed=False))])
    assert new.held_by(BEN.keys) == [1]
    assert new.is_host(ADA.keys)
    assert (new.status, new.practice) == ("playing", False)
    assert new.opened.seed != played.table.opened.seed
    same = fold("new", [encode_entry(rematch_entry(played.table, 3.0, same_seed=True))])
    assert same.opened.seed == played.table.opened.seed
    assert same.practice
