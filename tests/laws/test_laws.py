"""The laws: what must hold for every game, at every table, in every position of many random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.bots.registry import REFERENCES, bot
from ludarium.errors import Refused
from ludarium.kernel.game import Game
from ludarium.kernel.json_cache import ViewCache, decoded_view
from ludarium.kernel.match import Match
from ludarium.kernel.plain_data import Dump
from ludarium.kernel.record import Record, replay
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset
from ludarium.kernel.script import NONE
from ludarium.lab.speed import is_compiled
from ludarium.server.tables.branch import dealt_again
from tests.laws.games import TABLES, name, new_game, next_open, pieces, positions

Table = tuple[Ruleset, int, dict[str, int]]
MAX_DECISIONS = 1000
LENGTHS = {"redrising": 12, "raxxon": 4}

LARGE = {"redrising-6", "redrising-4-twice1", "redrising-3-fair1", "sagrada-4"}

each_table = pytest.mark.parametrize(
    "table",
    [pytest.param(one, marks=pytest.mark.exhaustive if name(one) in LARGE else (), id=name(one)) for one in TABLES],
)


def many(few: int, more: int) -> pytest.MarkDecorator:
    """Numbers of random games: some in every run, many more in a soak."""
    return pytest.mark.parametrize("games", [few, pytest.param(more, marks=pytest.mark.soak)])


def share(table: Table, games: int) -> int:
    """A number of games that takes about the same time at every table, pure or compiled."""
    return max(2, games // LENGTHS.get(table[0].name, 1) // (1 if is_compiled() else 5))


def as_bytes(data: object) -> bytes:
    """Plain data as bytes, for exact comparison."""
    return json.dumps(data, sort_keys=True).encode()


def step_of(game: Game) -> Any:  # noqa: ANN401 - a step of any game
    """The step that asked."""
    return game.stack[-1].step()


@each_table
@many(500, 20_000)
def test_every_game_ends_and_loses_no_piece(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        game = new_game(table, seed)
        whole = pieces(game)
        for number, position in enumerate(positions(game, seeded(f"play {seed}"))):
            assert number < MAX_DECISIONS
            assert pieces(position) == whole
        assert not game.decisions
        standings = game.standings()
        assert [standing.seat for standing in standings] == list(range(table[1]))
        assert all(standing.total == sum(line.points for line in standing.ledger) for standing in standings)
        assert min(standing.rank for standing in standings) == 1


@each_table
@many(40, 2_000)
def test_a_dumped_game_loads_and_continues_the_same(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        game = new_game(table, seed)
        rng = seeded(f"play {seed}")
        for number, position in enumerate(positions(game, rng)):
            dump = position.dump()
            loaded = table[0].load(json.loads(json.dumps(dump)))
            assert as_bytes(loaded.dump()) == as_bytes(dump)
            if number == 7:
                ahead = table[0].load(dump)
                *_, end_of_loaded = positions(ahead, rng.copy())
                *_, end_of_copy = positions(position.copy(), rng.copy())
                assert as_bytes(end_of_loaded.dump()) == as_bytes(end_of_copy.dump())


@each_table
@many(10, 400)
def test_every_option_can_be_played_on_a_copy_without_changing_the_original(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        for position in positions(new_game(table, seed), seeded(f"play {seed}")):
            before = as_bytes(position.dump())
            for decision in position.decisions:
                if decision.is_open():
                    assert len(set(decision.options)) == len(decision.options) > 0
                    for option in decision.options:
                        position.copy().decide(decision.seat, option)
            *_, end = positions(position.copy(), seeded("ahead"))
            assert end.is_over()
            assert as_bytes(position.dump()) == before


@each_table
@many(4, 200)
def test_the_options_are_exactly_the_paths_without_an_objection(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        for position in positions(new_game(table, seed), seeded(f"play {seed}")):
            for decision in position.decisions:
                if not decision.is_open():
                    continue
                frame = position.stack[-1]
                path = step_of(position).path(position, frame, decision.seat)
                offered = [step_of(position).touches(position, frame, option) for option in decision.options]
                assert sorted(path.complete([])) == sorted(offered)
                for touches in offered:
                    for length in range(len(touches) + 1):
                        assert path.objection(touches[:length]) is None
                    refused = path.objection([*touches, "nothing"])
                    assert refused is not None


@each_table
@many(25, 1_000)
def test_hidden_information_changes_nothing_that_a_viewer_gets(table: Table, games: int) -> None:
    ruleset, seats, _ = table
    for seed in range(share(table, games)):
        cache = ViewCache()
        for number, position in enumerate(positions(new_game(table, seed), seeded(f"play {seed}"))):
            dumped = position.dump_table()
            for viewer in range(NONE, seats):
                known = position.redact(viewer)
                assert as_bytes(position.redact(viewer, dumped)) == as_bytes(known)
                assert as_bytes(dumped) == as_bytes(position.dump_table())  # it was not mutated
                other = ruleset.imagine(json.loads(json.dumps(known)), seeded(f"world {number}"))
                assert as_bytes(other.redact(viewer)) == as_bytes(known)
                seen = decoded_view(ruleset.view(known))
                assert decoded_view(ruleset.view(other.redact(viewer))) == seen
                assert (
                    decoded_view(ruleset.view(position.redact(viewer, dumped), cache)) == seen
                )  # with the cache of other viewers
                mine = None if viewer == NONE else position.decision(viewer)
                if mine is not None:
                    imagined = other.decision(viewer)
                    assert imagined is not None
                    assert imagined.options == mine.options


@each_table
@many(3, 100)
def test_an_imagined_world_can_be_played_to_its_end_and_loses_no_piece(table: Table, games: int) -> None:
    ruleset, seats, _ = table
    for seed in range(share(table, games)):
        game = new_game(table, seed)
        whole = pieces(game)
        for position in positions(game, seeded(f"play {seed}")):
            for viewer in range(NONE, seats):
                world = ruleset.imagine(position.redact(viewer), seeded(seed))
                assert pieces(world) == whole
                *_, end = positions(world, seeded("ahead"))
                assert end.is_over()


@each_table
@many(2, 50)
@pytest.mark.parametrize("kind", [*REFERENCES, "easy"])  # for those that search: tests/bots/test_search.py
def test_hidden_information_changes_no_answer_of_a_bot(table: Table, games: int, kind: str) -> None:
    ruleset = table[0]
    if kind != "random" and ruleset.name == "burrow":
        pytest.skip("the toy game has no heuristic")
    for seed in range(share(table, games)):
        for number, position in enumerate(positions(new_game(table, seed), seeded(f"play {seed}"))):
            if position.is_over() or number % 5:
                continue
            seat = next_open(position).seat
            world = ruleset.imagine(position.redact(seat), seeded("another world"))
            here = bot(kind, ruleset, seeded(seed)).decide_id(position.redact(seat))
            there = bot(kind, ruleset, seeded(seed)).decide_id(world.redact(seat))
            assert here == there
            option = bot(kind, ruleset, seeded(seed)).decide(position.redact(seat))
            assert option in next_open(position).options


def played(table: Table, seed: int, most: int = MAX_DECISIONS) -> Match:
    """A match played at random, with an undo now and then."""
    match = Match(table[0], table[1], str(seed), table[2])
    rng = seeded(f"match {seed}")
    for _ in range(most):
        if match.over:
            break
        decision = match.decisions[rng.below(len(match.decisions))]
        option = decision.options[rng.below(len(decision.options))]
        match.decide(decision.seat, option.id, decision=decision.id, bot=rng.below(4) == 0)
        if rng.below(6) == 0 and match.undo_reach(decision.seat):
            match.undo(decision.seat)
    return match


def match_of(rules: Ruleset, read: Record) -> Match:
    """The match of a record at its start."""
    return Match(rules, read.seats, read.seed, read.options, None if read.start is None else Dump(read.start))


@each_table
@many(5, 200)
def test_a_record_is_the_same_match_again(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        match = played(table, seed)
        if table[1] > 1:  # the end reveals everything, so it cannot be undone
            assert all(match.undo_reach(seat) == 0 for seat in range(table[1]))
        text = json.dumps(match.record())
        again = replay(text, lambda _: table[0], match_of)
        assert as_bytes(again.record()) == as_bytes(match.record())
        assert [event.dump() for event in again.log(None)] == [event.dump() for event in match.log(None)]


@each_table
@many(2, 40)
def test_a_table_that_continues_from_what_a_seat_knew_depends_on_nothing_else(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        for number, position in enumerate(positions(new_game(table, seed), seeded(f"play {seed}"))):
            if position.is_over() or number % 3:
                continue
            for viewer in range(table[1]):
                known = position.redact(viewer)
                start = dealt_again(table[0], known, "secret")
                world = table[0].imagine(known, seeded(f"world {number}"))  # other hidden cards and dice
                assert as_bytes(dealt_again(table[0], world.redact(viewer), "secret")) == as_bytes(start)
                assert as_bytes(table[0].load(start).redact(viewer)) == as_bytes(known)


@each_table
@many(2, 60)
def test_a_match_that_begins_at_a_position_undoes_and_its_record_is_the_same_match_again(
    table: Table, games: int
) -> None:
    for seed in range(share(table, games)):
        before = played(table, seed, most=9)
        if before.over:
            continue
        for start in (before.game.dump(), dealt_again(table[0], before.redact(0), "secret")):
            match = Match(table[0], table[1], "another", table[2], start)
            assert match.practice
            rng = seeded(f"from {seed}")
            assert all(match.undo_reach(seat) == 0 for seat in range(table[1]))
            while not match.over:
                decision = match.decisions[rng.below(len(match.decisions))]
                option = decision.options[rng.below(len(decision.options))].id
                here = as_bytes(match.game.dump())
                match.decide(decision.seat, option)
                if match.undo_reach(decision.seat) and rng.below(3) == 0:
                    match.undo(decision.seat)
                    assert as_bytes(match.game.dump()) == here
            again = replay(json.dumps(match.record()), lambda _: table[0], match_of)
            assert as_bytes(again.record()) == as_bytes(match.record())


@each_table
@many(5, 200)
def test_undo_and_the_same_decision_give_the_same_state(table: Table, games: int) -> None:
    undone = 0
    for seed in range(share(table, games)):
        match = Match(table[0], table[1], str(seed), table[2])
        rng = seeded(f"undo {seed}")
        while not match.over:
            decision = match.decisions[0]
            option = decision.options[rng.below(len(decision.options))].id
            before = as_bytes(match.game.dump())
            match.decide(decision.seat, option)
            after = as_bytes(match.game.dump())
            if match.undo_reach(decision.seat):
                match.undo(decision.seat)
                assert as_bytes(match.game.dump()) == before
                match.decide(decision.seat, option)
                assert as_bytes(match.game.dump()) == after
                undone += 1
    assert undone > 0


@each_table
@many(3, 100)
def test_an_illegal_option_is_refused_and_changes_nothing(table: Table, games: int) -> None:
    for seed in range(share(table, games)):
        match = Match(table[0], table[1], str(seed), table[2])
        rng = seeded(f"refuse {seed}")
        old: list[str] = []
        while not match.over:
            before = as_bytes(match.record())
            for seat in range(table[1]):
                mine = [decision for decision in match.decisions if decision.seat == seat]
                offered = [option.id for decision in mine for option in decision.options]
                for wrong in [*old, "", "nothing", "pool:99>cell:z9", ">"]:
                    if wrong not in offered:
                        with pytest.raises(Refused):
                            match.decide(seat, wrong)
                for decision in mine:
                    with pytest.raises(Refused):
                        match.decide(seat, offered[0], decision=decision.id - 1)
            assert as_bytes(match.record()) == before
            decision = match.decisions[0]
            old = [option.id for option in decision.options[:3]]
            match.decide(decision.seat, decision.options[rng.below(len(decision.options))].id)


@each_table
def test_the_order_of_sealed_answers_does_not_matter(table: Table) -> None:
    if table[1] == 1 or table[0].name in ("redrising", "raxxon"):
        pytest.skip("nobody decides at the same time as anybody else")
    ends = set()
    for order in (1, -1):
        match = Match(table[0], table[1], "sealed", table[2])
        seats = [decision.seat for decision in match.decisions]
        assert len(seats) == table[1]
        for seat in seats[::order]:
            mine = next(decision for decision in match.decisions if decision.seat == seat)
            match.decide(seat, mine.options[1].id)
        ends.add(as_bytes(match.game.dump()))
    assert len(ends) == 1
