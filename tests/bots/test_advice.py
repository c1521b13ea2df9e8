"""Advice: the best options with reasons that are true, the same for all who know the same."""

from __future__ import annotations

import pytest

from ludarium.bots.advice import Advice, advise, option_id
from ludarium.bots.registry import search
from ludarium.bots.search import Budget
from ludarium.kernel.game import Game
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset
from ludarium.text.localizer import LANGUAGES
from tests.laws.games import RAXXON, REDRISING, SAGRADA, new_game, next_open, positions

Table = tuple[Ruleset, int, dict[str, int]]
TABLES: list[Table] = [
    (SAGRADA, 1, {"tools": 3}),
    (SAGRADA, 3, {}),
    (REDRISING, 1, {"level": 3}),
    (REDRISING, 2, {}),
    (RAXXON, 2, {"level": 2}),
]
each_table = pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=[] if table[0] is SAGRADA else pytest.mark.exhaustive) for table in TABLES],
    ids=lambda table: f"{table[0].name}-{table[1]}",
)
EVERY = 9  # positions of a random game that are tried
MOST = 4


def tried_positions(table: Table) -> list[Game]:
    """Some positions of a random game in which there is a choice."""
    found = [
        position.copy()
        for number, position in enumerate(positions(new_game(table, 6), seeded("advice")))
        if number % EVERY == 2 and not position.is_over() and len(next_open(position).options) > 1
    ]
    return found[:MOST]


def advice(table: Table, position: Game, seat: int) -> list[Advice]:
    """The advice for a seat, always with the same random numbers."""
    return advise(search(table[0], seeded(3), Budget(12)), position.redact(seat), 3)


@each_table
def test_reasons_have_texts_in_every_language(table: Table) -> None:
    names = ["Ada", "Ben", "Eve"][: table[1]]
    reasons = 0
    for position in tried_positions(table):
        seat = next_open(position).seat
        for one in advice(table, position, seat):
            reasons += len(one.reasons)
            assert len(one.reasons) <= 3
            for language in LANGUAGES:
                for reason in one.reasons:
                    assert table[0].text.format(reason, language, names, seat)
    assert reasons > 0


@each_table
def test_hidden_information_changes_no_advice(table: Table) -> None:
    for position in tried_positions(table):
        seat = next_open(position).seat
        world = table[0].imagine(position.redact(seat), seeded("another world"))
        here, there = advice(table, position, seat), advice(table, world, seat)
        assert [one.options for one in here] == [one.options for one in there]
        assert [[str(reason) for reason in one.reasons] for one in here] == [
            [str(reason) for reason in one.reasons] for one in there
        ]


@each_table
def test_the_options_exist_and_the_best_comes_first(table: Table) -> None:
    for position in tried_positions(table):
        decision = next_open(position)
        found = advice(table, position, decision.seat)
        scores = [one.score for one in found]
        assert scores == sorted(scores, reverse=True)
        ids = {option_id(position, option) for option in decision.options}
        advised = [option for one in found for option in one.options]
        assert set(advised) <= ids
        assert len(set(advised)) == len(advised)


def test_dice_of_the_same_kind_are_one_option() -> None:
    game = new_game((SAGRADA, 2, {}), 1)
    while True:
        decision = next_open(game)
        pool = getattr(game, "pool")  # noqa: B009 - of Sagrada, not of every game
        alike = {slot for slot, die in enumerate(pool) if pool.count(die) > 1}
        if alike and any(option_id(game, option).startswith("pool:") for option in decision.options):
            found = [one for one in advice((SAGRADA, 2, {}), game, decision.seat) if len(one.options) > 1]
            for one in found:
                assert {int(option.split(">")[0].removeprefix("pool:")) for option in one.options} <= alike
            if found:
                return
        game.decide(decision.seat, decision.options[0])
