"""A table outlives a change of its game's rules: it goes on from the newest position that the new ones can load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.errors import Refused
from ludarium.games import contract as known
from ludarium.kernel import record
from ludarium.kernel.contract import Contract
from ludarium.kernel.match import Match
from ludarium.kernel.part import Parts
from ludarium.kernel.rng import Rng
from ludarium.server import table
from ludarium.server.asking import answer_to
from ludarium.server.device import Caller
from ludarium.server.entry import Decided, Entry, Opened, Rematched, Said, SeatPlan, Undone, encoded
from ludarium.server.keeping import folded, keep, resumed
from ludarium.server.live import Live
from ludarium.server.protocol import Decide, Leave, Rematch, State
from ludarium.server.showing import state
from ludarium.server.table import OldRules, Table
from tests.kernel.burrow import Burrow, BurrowContract

from .running import TWO_PEOPLE, running

ADA = Caller(frozenset(["ada"]), "ada", "192.0.2.7")


class Rules(BurrowContract):
    """Burrow by rules of some version, which may deal in another way, and load only positions with a small pile."""

    def __init__(self, version: int, *, turned: bool = False, most: int = 99) -> None:
        super().__init__()
        self.version = version
        self.turned = turned
        self.most = most

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> Burrow:
        if self.turned:
            rng.below(7)
        return super().deal(seats, rng, options, telling=telling)

    def load(self, data: dict[str, Any]) -> Burrow:
        if len(data["table"]["pile"]) > self.most:
            raise KeyError("pile")
        return super().load(data)


class Log:
    """A table of Burrow with its entries, written as the hub writes them."""

    def __init__(self, *, keeps: bool = True) -> None:
        self.keeps = keeps
        seats = [SeatPlan("person", "Ada", keys=["ada"]), SeatPlan("person", "Ben", keys=["ben"])]
        first = Opened(1.0, "burrow", 1, seats, {}, "link", "agreed", 0, "seed", ["ada"])
        self.entries: list[bytes] = []
        self.table = Table("table", first)
        self.write(first)

    def write(self, entry: Entry) -> None:
        self.table.apply(entry)
        if self.keeps:
            keep(self.table, entry)
        self.entries.append(encoded(entry))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def decide(self, nth: int = 0) -> None:
        decision = self.match.decisions[0]
        option = decision.options[nth % len(decision.options)].id
        self.write(Decided(2.0, decision.seat, decision.id, option))

    def restart(self) -> None:
        """Read the table by the rules there are now, and write what the hub then writes."""
        self.table = folded("table", self.entries)
        if self.table.behind:
            self.write(resumed(self.table, 3.0))

    def shown(self, viewer: int | None) -> State:
        told = state(self.table, Live(self.table).written(), ADA, viewer, 0)
        return msgspec.json.decode(msgspec.json.encode(told), type=State)


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> dict[str, Contract]:
    """The rules there are now; to be changed at will."""
    now: dict[str, Contract] = {"burrow": Rules(1)}
    monkeypatch.setattr(table, "contract", lambda name: now[name])
    return now


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 6, 9])
@pytest.mark.parametrize("turned", [False, True])
def test_a_table_goes_on_from_where_it_stood(rules: dict[str, Contract], decisions: int, turned: bool) -> None:
    log = Log()
    for n in range(decisions):
        log.decide(n)
    log.write(Said(2.0, 0, "hello"))
    before = [log.shown(viewer) for viewer in (0, 1, None)]
    position = log.match.game.dump()
    rules["burrow"] = Rules(2, turned=turned)
    log.restart()
    assert log.match.game.dump() == position
    for viewer, was in zip((0, 1, None), before, strict=True):
        now = log.shown(viewer)
        assert (now.view, now.decisions, now.events, now.chat) == (was.view, was.decisions, was.events, was.chat)
        assert [note.kind for note in now.notes] == ["resumed"]
    while not log.match.over:
        log.decide(1)
    end = log.match.record()
    assert end["version"] == 1, "it was begun by those rules, so no others replay it"
    record.check(record.read(end))
    log.restart()
    assert log.match.record() == end


def test_undo_reaches_back_to_where_it_went_on(rules: dict[str, Contract]) -> None:
    log = Log()
    log.decide()
    rules["burrow"] = Rules(2)
    log.restart()
    assert log.match.undo_reach(0) == 0
    with pytest.raises(Refused, match="undo-nothing"):
        log.match.undo(0, agreed=True)
    log.decide()
    position = log.match.game.dump()
    seat = log.match.decisions[0].seat
    log.decide()
    log.write(Undone(4.0, seat, free=True))
    assert log.match.game.dump() == position
    events = log.shown(0).events
    log.restart()
    assert log.match.game.dump() == position
    assert log.shown(0).events == events


def test_a_position_that_does_not_load_is_left_for_the_one_before(rules: dict[str, Contract]) -> None:
    log = Log()
    while len(log.match.game.dump()["table"]["pile"]) < 3:
        log.decide()
    taken = sum(b'"decided"' in entry for entry in log.entries)

    class Broken(Rules):
        def view(self, redacted: dict[str, Any], parts: Parts | None = None) -> dict[str, Any]:
            assert len(redacted["table"]["pile"]) <= self.most
            return super().view(redacted, parts)

    rules["burrow"] = Broken(2, most=1)
    log.restart()
    assert len(log.match.game.dump()["table"]["pile"]) == 1
    (note,) = log.table.notes
    assert 0 < note.args["lost"] < taken
    assert sum(b'"decided"' in entry for entry in log.entries) == taken, "nothing is taken out of the log"
    rules["burrow"] = Rules(2)
    position = log.match.game.dump()
    log.restart()
    assert log.match.game.dump() == position, "what was left out stays so"
    log.decide()
    assert folded("table", log.entries).status == "playing"


def test_a_table_that_no_rules_can_load_is_closed_and_still_tells_what_happened(rules: dict[str, Contract]) -> None:
    log = Log()
    for _ in range(4):
        log.decide()
    log.write(Said(2.0, 0, "hello"))
    before = {viewer: log.shown(viewer) for viewer in (0, 1, None)}
    stored = list(log.entries)
    rules["burrow"] = Rules(2, most=-1)
    log.restart()
    assert log.entries == stored
    assert log.table.status == "closed"
    for viewer, was in before.items():
        now = log.shown(viewer)
        assert (now.events, now.chat) == (was.events, was.chat)
        assert (now.view, now.decisions, now.table.seed) == (None, [], None)
    for request in (Decide(1, 0, 1, "card:1"), Leave(1, 0)):
        with pytest.raises(Refused, match="older rules"):
            answer_to(log.table, ADA, request, 3.0)
    assert answer_to(log.table, ADA, Rematch(1), 3.0) is None
    log.write(Rematched(3.0, "new"))
    assert folded("table", log.entries).rematch == "new"
    rules["burrow"] = Rules(3)
    log.restart()
    assert not log.table.closed
    assert log.match.decisions


def test_a_table_that_kept_no_position_is_played_again(rules: dict[str, Contract]) -> None:
    log = Log(keeps=False)
    for _ in range(4):
        log.decide()
    position = log.match.game.dump()
    rules["burrow"] = Rules(2)
    log.restart()
    assert log.match.game.dump() == position


def test_a_table_of_newer_rules_is_not_touched(rules: dict[str, Contract]) -> None:
    log = Log()
    rules["burrow"] = Rules(2)
    log.restart()
    rules["burrow"] = Rules(1)
    with pytest.raises(OldRules, match="newer than 1"):
        folded("table", log.entries)


def test_a_broken_entry_ends_nothing(rules: dict[str, Contract]) -> None:
    log = Log()
    log.decide()
    position = log.match.game.dump()
    log.entries.append(encoded(Decided(2.0, 0, 77, "card:none")))
    log.restart()
    assert log.match.game.dump() == position
    assert log.table.notes[0].args == {"lost": 1}
    assert rules["burrow"].version == 1


def test_what_is_kept_is_small(rules: dict[str, Contract]) -> None:
    log = Log()
    while not log.match.over:
        log.decide()
    assert max(map(len, log.entries)) < 3000
    assert rules["burrow"].version == 1


def test_a_live_table_outlives_a_change_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ada, ben = server.device(), server.device()
        table_id = server.create(ada, TWO_PEOPLE, seed="rules")
        lobby = server.create(ada, TWO_PEOPLE)
        ben.post(f"/api/tables/{table_id}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
        with server.line(ada, table_id) as line, server.line(ben, table_id) as other:
            assert line.ask("start")["type"] == "done"
            for seat, its in ((0, line), (1, other)):
                (decision,) = its.look(seat)["decisions"]
                option = decision["options"][0]["id"]
                assert its.ask("decide", seat=seat, decision=decision["id"], option=option)["type"] == "done"
            before = {seat: its.look(seat) for seat, its in ((0, line), (1, other))}
    monkeypatch.setattr(known("sagrada"), "version", known("sagrada").version + 1)
    with running(file) as server:
        devices = []
        for device in (ada, ben):
            again = server.device()
            again.cookies.update(device.cookies)
            devices.append(again)
        for seat, device in enumerate(devices):
            with server.line(device, table_id) as line:
                now = line.look(seat, since=len(before[seat]["events"]))
                assert now["since"] == 0, "the whole log is told again"
                for part in ("view", "decisions", "events"):
                    assert now[part] == before[seat][part]
                assert [note["kind"] for note in now["notes"]] == ["resumed"]
        for seat in now["view"]["waiting"]:
            with server.line(devices[seat], table_id) as line:
                (decision,) = line.look(seat)["decisions"]
                option = decision["options"][0]["id"]
                assert line.ask("decide", seat=seat, decision=decision["id"], option=option)["type"] == "done"
        with server.line(devices[0], lobby) as line:
            assert line.ask("start")["type"] == "done"
            assert line.look(0)["table"]["status"] == "playing"
