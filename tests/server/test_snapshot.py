"""A table survives a change of its game's rules: it continues from the newest snapshot that they can load."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludarium.errors import Refused
from ludarium.games import ruleset as known
from ludarium.kernel import record
from ludarium.kernel.json_cache import ViewCache
from ludarium.kernel.match import Match
from ludarium.kernel.plain_data import Dump, Redacted, View
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset
from ludarium.server.identity import Caller
from ludarium.server.protocol import Decide, Leave, Rematch, State
from ludarium.server.tables import snapshot, table
from ludarium.server.tables.commands import to_entry
from ludarium.server.tables.entry import (
    Decided,
    Entry,
    Opened,
    Rematched,
    Said,
    SeatPlan,
    Undone,
    encode_entry,
)
from ludarium.server.tables.live_table import LiveTable
from ludarium.server.tables.projection import for_viewer
from ludarium.server.tables.snapshot import add_snapshot, fold, resume_entry
from ludarium.server.tables.table import NewerRules, Table
from tests.kernel.burrow import Burrow, BurrowRuleset

from .running import TWO_PEOPLE, running

ADA = Caller(frozenset(["ada"]), "ada", "192.0.2.7")


class Rules(BurrowRuleset):
    """Rules of Burrow with a version, which may deal differently, and load only positions with a small pile."""

    def __init__(self, version: int, *, turned: bool = False, most: int = 99) -> None:
        super().__init__()
        self.version = version
        self.turned = turned
        self.most = most

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Burrow:
        if self.turned:
            rng.below(7)
        return super().deal(seats, rng, options, with_events=with_events)

    def load(self, data: Dump) -> Burrow:
        if len(data["table"]["pile"]) > self.most:
            raise KeyError("pile")
        return super().load(data)


class Log:
    """A table of Burrow with its entries, as the registry stores them."""

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
            add_snapshot(self.table, entry)
        self.entries.append(encode_entry(entry))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def decide(self, nth: int = 0) -> None:
        decision = self.match.decisions[0]
        option = decision.options[nth % len(decision.options)].id
        self.write(Decided(2.0, decision.seat, decision.id, option))

    def reload(self) -> None:
        """Fold the table under the current rules, and resume it as the registry does."""
        self.table = fold("table", self.entries)
        if self.table.needs_resume:
            self.write(resume_entry(self.table, 3.0))

    def shown(self, viewer: int | None) -> State:
        state = for_viewer(self.table, LiveTable(self.table).encoded_table(), ADA, viewer, 0)
        return msgspec.json.decode(msgspec.json.encode(state), type=State)


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> dict[str, Ruleset]:
    """The current rules, which a test may replace."""
    now: dict[str, Ruleset] = {"burrow": Rules(1)}
    for module in (table, snapshot):
        monkeypatch.setattr(module, "ruleset", lambda name: now[name])
    return now


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 6, 9])
@pytest.mark.parametrize("turned", [False, True])
def test_a_table_continues_from_its_last_position(rules: dict[str, Ruleset], decisions: int, turned: bool) -> None:
    log = Log()
    for n in range(decisions):
        log.decide(n)
    log.write(Said(2.0, 0, "hello"))
    before = [log.shown(viewer) for viewer in (0, 1, None)]
    position = log.match.game.dump()
    rules["burrow"] = Rules(2, turned=turned)
    log.reload()
    assert log.match.game.dump() == position
    for viewer, was in zip((0, 1, None), before, strict=True):
        now = log.shown(viewer)
        assert (now.view, now.decisions, now.events, now.chat) == (was.view, was.decisions, was.events, was.chat)
        assert [note.kind for note in now.notes] == ["resumed"]
    while not log.match.over:
        log.decide(1)
    end = log.match.record()
    assert end["version"] == 1, "the rules with which it began"
    record.check(record.read(end))
    log.reload()
    assert log.match.record() == end


def test_undo_reaches_back_to_where_the_table_was_resumed(rules: dict[str, Ruleset]) -> None:
    log = Log()
    log.decide()
    rules["burrow"] = Rules(2)
    log.reload()
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
    log.reload()
    assert log.match.game.dump() == position
    assert log.shown(0).events == events


def test_if_a_snapshot_does_not_load_the_one_before_is_used(rules: dict[str, Ruleset]) -> None:
    log = Log()
    while len(log.match.game.dump()["table"]["pile"]) < 3:
        log.decide()
    taken = sum(b'"decided"' in entry for entry in log.entries)

    class Broken(Rules):
        def view(self, redacted: Redacted, parts: ViewCache | None = None) -> View:
            assert len(redacted["table"]["pile"]) <= self.most
            return super().view(redacted, parts)

    rules["burrow"] = Broken(2, most=1)
    log.reload()
    assert len(log.match.game.dump()["table"]["pile"]) == 1
    (note,) = log.table.notes
    assert 0 < note.args["lost"] < taken
    assert sum(b'"decided"' in entry for entry in log.entries) == taken, "no entry is removed"
    rules["burrow"] = Rules(2)
    position = log.match.game.dump()
    log.reload()
    assert log.match.game.dump() == position, "skipped decisions stay skipped"
    log.decide()
    assert fold("table", log.entries).status == "playing"


def test_a_table_without_a_loadable_snapshot_is_closed_and_still_shows_its_events(rules: dict[str, Ruleset]) -> None:
    log = Log()
    for _ in range(4):
        log.decide()
    log.write(Said(2.0, 0, "hello"))
    before = {viewer: log.shown(viewer) for viewer in (0, 1, None)}
    stored = list(log.entries)
    rules["burrow"] = Rules(2, most=-1)
    log.reload()
    assert log.entries == stored
    assert log.table.status == "closed"
    for viewer, was in before.items():
        now = log.shown(viewer)
        assert (now.events, now.chat) == (was.events, was.chat)
        assert (now.view, now.decisions, now.table.seed) == (None, [], None)
    for request in (Decide(1, 0, 1, "card:1"), Leave(1, 0)):
        with pytest.raises(Refused, match="older rules"):
            to_entry(log.table, ADA, request, 3.0)
    assert to_entry(log.table, ADA, Rematch(1), 3.0) is None
    log.write(Rematched(3.0, "new"))
    assert fold("table", log.entries).rematch == "new"
    rules["burrow"] = Rules(3)
    log.reload()
    assert not log.table.closed
    assert log.match.decisions


def test_a_table_without_snapshots_is_replayed(rules: dict[str, Ruleset]) -> None:
    log = Log(keeps=False)
    for _ in range(4):
        log.decide()
    position = log.match.game.dump()
    rules["burrow"] = Rules(2)
    log.reload()
    assert log.match.game.dump() == position


def test_a_table_with_newer_rules_is_not_loaded(rules: dict[str, Ruleset]) -> None:
    log = Log()
    rules["burrow"] = Rules(2)
    log.reload()
    rules["burrow"] = Rules(1)
    with pytest.raises(NewerRules, match="newer than 1"):
        fold("table", log.entries)


def test_an_invalid_entry_is_skipped(rules: dict[str, Ruleset]) -> None:
    log = Log()
    log.decide()
    position = log.match.game.dump()
    log.entries.append(encode_entry(Decided(2.0, 0, 77, "card:none")))
    log.reload()
    assert log.match.game.dump() == position
    assert log.table.notes[0].args == {"lost": 1}
    assert rules["burrow"].version == 1


def test_snapshots_are_small(rules: dict[str, Ruleset]) -> None:
    log = Log()
    while not log.match.over:
        log.decide()
    assert max(map(len, log.entries)) < 3000
    assert rules["burrow"].version == 1


def test_a_live_table_survives_a_change_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ada, ben = server.device(), server.device()
        table_id = server.create(ada, TWO_PEOPLE, seed="rules")
        lobby = server.create(ada, TWO_PEOPLE)
        ben.post(f"/api/tables/{table_id}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
        with server.connect(ada, table_id) as client, server.connect(ben, table_id) as other:
            assert client.ask("start")["type"] == "done"
            for seat, its in ((0, client), (1, other)):
                (decision,) = its.look(seat)["decisions"]
                option = decision["options"][0]["id"]
                assert its.ask("decide", seat=seat, decision=decision["id"], option=option)["type"] == "done"
            before = {seat: its.look(seat) for seat, its in ((0, client), (1, other))}
    monkeypatch.setattr(known("sagrada"), "version", known("sagrada").version + 1)
    with running(file) as server:
        devices = []
        for device in (ada, ben):
            again = server.device()
            again.cookies.update(device.cookies)
            devices.append(again)
        for seat, device in enumerate(devices):
            with server.connect(device, table_id) as client:
                now = client.look(seat, since=len(before[seat]["events"]))
                assert now["since"] == 0, "the whole log is sent again"
                for part in ("view", "decisions", "events"):
                    assert now[part] == before[seat][part]
                assert [note["kind"] for note in now["notes"]] == ["resumed"]
        for seat in now["view"]["waiting"]:
            with server.connect(devices[seat], table_id) as client:
                (decision,) = client.look(seat)["decisions"]
                option = decision["options"][0]["id"]
                assert client.ask("decide", seat=seat, decision=decision["id"], option=option)["type"] == "done"
        with server.connect(devices[0], lobby) as client:
            assert client.ask("start")["type"] == "done"
            assert client.look(0)["table"]["status"] == "playing"
