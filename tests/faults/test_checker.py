"""The checker finds each kind of fault in what clients saw, and nothing in a history that is right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludarium.kernel.json_cache import JsonBuffer
from ludarium.server.identity import Caller, key_of
from ludarium.server.protocol import Creation, Decide, SeatRequest
from ludarium.server.tables.commands import opening_entry, to_entry
from ludarium.server.tables.entry import Entry, Said, encode_entry
from ludarium.server.tables.live_table import LiveTable
from ludarium.server.tables.projection import for_viewer
from ludarium.server.tables.snapshot import add_snapshot
from ludarium.server.tables.table import Table

from .checker import problems
from .observed import Observed, Seen, Sent

ADA = Caller(frozenset([key_of("ada")]), key_of("ada"), "")
BUFFER = JsonBuffer()


class History:
    """A table at which Ada plays alone and chats, and what she sees of it; all is right until a test changes it."""

    def __init__(self) -> None:
        opened = opening_entry(
            Creation("sagrada", [SeatRequest("me", "Ada"), SeatRequest("me", "Ann")], seed="7"), ADA, {}, 1.0
        )
        self.table = Table("t", opened)
        self.log: list[bytes] = []
        self.observed = Observed([], [])
        self.events = 0
        self.commit(opened, ("opened",), {"game": "sagrada"})
        for number in range(3):
            decision = self.match.decisions[0]
            option = decision.options[0].id
            entry = to_entry(self.table, ADA, Decide(1, decision.seat, decision.id, option), float(number))
            assert entry is not None
            self.commit(entry, ("decided",), {"seat": decision.seat, "decision": decision.id, "option": option})
            self.commit(Said(float(number), 0, f"line {number}"), ("said",), {"seat": 0, "text": f"line {number}"})

    @property
    def match(self) -> Any:  # noqa: ANN401 - of a table that plays
        return self.table.match

    @property
    def sent(self) -> list[Sent]:
        return self.observed.sent

    @property
    def seen(self) -> list[Seen]:
        return self.observed.seen

    def commit(self, entry: Entry, types: tuple[str, ...], fields: dict[str, Any]) -> None:
        """Store an entry that Ada has asked for, acknowledge it, and show her the table."""
        at = 10.0 * len(self.log)
        self.table.apply(entry)
        add_snapshot(self.table, entry)
        self.log.append(encode_entry(entry))
        version = self.table.version
        self.sent.append(Sent("Ada", "t", types, fields, at, answered=at + 1, outcome="done", version=version))
        state = for_viewer(self.table, LiveTable(self.table).encoded_table(), ADA, 0, self.events)
        self.seen.append(Seen("Ada", "t", ADA.keys, 1, msgspec.json.decode(BUFFER.encode(state)), version))
        self.events += len(state.events)

    def problems(self) -> list[str]:
        """What the checker finds."""
        return problems(self.observed, {"t": self.log})


@pytest.fixture
def history() -> History:
    return History()


def test_a_right_history_has_no_problems(history: History) -> None:
    assert history.problems() == []


def test_a_lost_table_is_found(history: History) -> None:
    assert problems(history.observed, {}) == ["t: the table is lost"]


def test_a_lost_entry_is_found(history: History) -> None:
    del history.log[-1]
    assert any("line 2 of Ada at 60.000 was acknowledged and is lost" in one for one in history.problems())


def test_an_entry_that_is_stored_twice_is_found(history: History) -> None:
    history.log.append(history.log[-1])
    assert any("is stored 2 times" in one for one in history.problems())


def test_a_decision_that_is_answered_twice_is_found(history: History) -> None:
    history.log.append(history.log[-2])
    assert any("is answered twice, the second time by entry 7" in one for one in history.problems())


def test_another_number_than_the_acknowledged_one_is_found(history: History) -> None:
    history.sent[-1].version += 1
    assert history.problems() == [
        "t: said seat=0 text=line 2 of Ada at 60.000 was acknowledged as entry 7 and is entry 6"
    ]


def test_entries_in_another_order_than_that_of_the_clock_are_found(history: History) -> None:
    first, second = history.sent[2], history.sent[4]
    first.at, second.at = second.at, first.at
    first.answered, second.answered = second.answered, first.answered
    assert any("was sent after the answer to" in one for one in history.problems())


def test_a_refused_request_that_is_stored_is_found(history: History) -> None:
    history.sent[-1].outcome = "refused"
    assert any("was refused and is stored" in one for one in history.problems())


def test_an_entry_that_was_not_asked_for_is_found(history: History) -> None:
    del history.sent[-1]
    assert history.problems() == ["t: entry 6 (said) was not sent by a client"]


def test_an_unanswered_request_may_be_stored_or_not(history: History) -> None:
    history.sent[-1].outcome = "unknown"
    history.sent.append(Sent("Ada", "t", ("said",), {"seat": 0, "text": "never stored"}, 90.0))
    assert history.problems() == []


def test_a_view_that_differs_from_the_log_is_found(history: History) -> None:
    history.seen[-1].state["chat"] = []
    assert history.problems() == ["t: Ada received version 7 with another chat"]


def test_a_view_of_an_entry_that_is_not_stored_is_found(history: History) -> None:
    history.seen[-1].state["version"] = 8
    assert history.problems() == ["t: Ada received version 8 of 7"]


def test_a_version_that_goes_back_is_found(history: History) -> None:
    history.seen.append(history.seen[-2])
    assert "t: Ada received version 6 after 7" in history.problems()


def test_a_view_older_than_an_acknowledgement_before_it_is_found(history: History) -> None:
    history.seen[-2].known = 7
    assert "t: Ada received version 6 after 7" in history.problems()


def test_missing_events_are_found(history: History) -> None:
    with_events = next(one for one in history.seen if one.state["events"])
    with_events.state["events"] = with_events.state["events"][:-1]
    assert any("with another events" in one or "and has" in one for one in history.problems())
