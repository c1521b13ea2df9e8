"""Random commands at a table, as a state machine: a refusal changes nothing, and the entries make the same table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from ludarium.errors import Refused
from ludarium.server import protocol
from ludarium.server.identity import Caller
from ludarium.server.tables.commands import opening_entry, to_entry
from ludarium.server.tables.entry import Decided, Entry, Stopped, encode_entry
from ludarium.server.tables.projection import for_viewer, table_data
from ludarium.server.tables.snapshot import add_snapshot, fold
from ludarium.server.tables.table import Table

from .values import Values

NOW: Final = 1_800_000_000.0
CALLERS: Final = [Caller(frozenset({key}), key, "127.0.0.1") for key in ("host", "ben", "cleo", "stranger")]
BY_SERVICE: Final = (  # carried out by the service, not by an entry of a command
    *(protocol.SetWebhook, protocol.ShowStep, protocol.HandLead, protocol.TryVariation, protocol.PointInReplay),
    protocol.SetPush,
)
REQUESTS: Any = protocol.Request
KINDS: Final = [kind for kind in REQUESTS.__args__ if kind not in BY_SERVICE]


def seen(table: Table, caller: Caller) -> list[Any]:
    """Everything that this caller may see, from each seat of theirs and as a spectator."""
    public: Any = table_data(table, frozenset(), {})
    viewers = [None, *table.held_by(caller.keys)]
    states = [msgspec.json.encode(for_viewer(table, public, caller, viewer, 0)) for viewer in viewers]
    return [msgspec.json.decode(state) | {"clocks": []} for state in states]  # clocks run by themselves


class TableMachine(RuleBasedStateMachine):
    """A table for three, with people who do anything."""

    def __init__(self) -> None:
        super().__init__()
        seats = [
            protocol.SeatRequest("me", "Ada"),
            protocol.SeatRequest("open"),
            protocol.SeatRequest("bot", "", "random"),
        ]
        creation = protocol.Creation("sagrada", seats, seed="machine", undo="agreed", hints=True)
        opened = opening_entry(creation, CALLERS[0], {}, NOW)
        self.entries: list[bytes] = [encode_entry(opened)]
        self.table = fold("table", self.entries)
        self.seconds = 0

    def apply(self, entry: Entry) -> None:
        """Apply and record an entry."""
        self.table.apply(entry)
        add_snapshot(self.table, entry)
        self.entries.append(encode_entry(entry))

    def attempt(self, caller: Caller, request: protocol.Request) -> None:
        """Carry out a request, or see that a refusal changes nothing."""
        self.seconds += 1
        before = [seen(self.table, one) for one in CALLERS]
        version = self.table.version
        try:
            entry = to_entry(self.table, caller, request, NOW + self.seconds)
            if entry is not None:
                self.apply(entry)
        except Refused:
            assert [seen(self.table, one) for one in CALLERS] == before
        assert self.table.version in {version, version + 1}
        assert self.table.version == len(self.entries)

    @rule(caller=st.sampled_from(CALLERS), seed=st.integers(0, 10**6))
    def send_anything(self, caller: Caller, seed: int) -> None:
        body = Values(seed, 0.0).body(*KINDS)
        try:
            request: protocol.Request = msgspec.convert(body, REQUESTS)
        except msgspec.ValidationError:
            return
        self.attempt(caller, request)

    @rule(caller=st.sampled_from(CALLERS), seat=st.integers(0, 2))
    def sit(self, caller: Caller, seat: int) -> None:
        self.attempt(caller, protocol.Sit(1, seat, "Ben"))

    @rule(caller=st.sampled_from(CALLERS))
    def start(self, caller: Caller) -> None:
        self.attempt(caller, protocol.Start(1))

    @precondition(lambda self: self.table.waiting_for())
    @rule(caller=st.sampled_from(CALLERS), choice=st.integers(0, 10**6))
    def decide(self, caller: Caller, choice: int) -> None:
        match = self.table.match
        assert match is not None
        decision = match.decisions[choice % len(match.decisions)]
        option = decision.options[choice % len(decision.options)].id
        self.attempt(caller, protocol.Decide(1, decision.seat, decision.id, option))

    @precondition(lambda self: self.table.bot_to_move())
    @rule(choice=st.integers(0, 10**6))
    def let_the_bot_decide(self, choice: int) -> None:
        to_move = self.table.bot_to_move()
        assert to_move is not None
        decision, _ = to_move
        self.seconds += 1
        option = decision.options[choice % len(decision.options)].id
        self.apply(Decided(NOW + self.seconds, decision.seat, decision.id, option, bot=True))

    @rule(caller=st.sampled_from(CALLERS), seat=st.integers(0, 2))
    def undo(self, caller: Caller, seat: int) -> None:
        self.attempt(caller, protocol.Undo(1, seat))

    @precondition(lambda self: self.seconds > 30 and not self.table.stopped)
    @rule()
    def the_operator_closes_it(self) -> None:
        self.seconds += 1
        self.apply(Stopped(NOW + self.seconds))
        assert self.table.status == "closed"

    @invariant()
    def another_process_sees_the_same_table(self) -> None:
        folded = fold("table", self.entries)
        for caller in CALLERS:
            assert seen(folded, caller) == seen(self.table, caller)

    @invariant()
    def strangers_have_no_seat_and_no_secret(self) -> None:
        for state in seen(self.table, CALLERS[3])[:1]:
            assert state["decisions"] == []
            assert state["table"]["seed"] is None or state["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("examples", "steps"),
    [
        (4, 25),
        pytest.param(12, 40, marks=pytest.mark.exhaustive),
        pytest.param(1500, 100, marks=pytest.mark.soak),
    ],
)
def test_commands_in_any_order_keep_the_table_sound(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        TableMachine,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, derandomize=True, deadline=None, database=None
        ),
    )
