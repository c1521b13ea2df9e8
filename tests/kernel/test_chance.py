"""Explicit chance: the outcomes of a script are those of the ordinary generator, with their probabilities."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from ludarium.games.raxxon.table import Raxxon
from ludarium.games.redrising.option_code import THE_DECK
from ludarium.games.redrising.steps.die import ROLL_DIE
from ludarium.games.redrising.table import RedRising
from ludarium.games.sagrada.table import Sagrada
from ludarium.kernel import chance
from ludarium.kernel.chance import Act
from ludarium.kernel.game import Game
from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.rng import ChanceNeeded, Rng, seeded
from tests.laws.games import RAXXON, REDRISING, SAGRADA, new_game, next_open, positions

from . import burrow

SAMPLES = 3000
# The chi-square quantile of 99.9 % for n degrees of freedom, by the approximation of Wilson and Hilferty.
Z999 = 3.09


def chi_square_limit(freedom: int) -> float:
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + Z999 * part**0.5) ** 3)


def assert_same_distribution(expected: dict[str, float], act: Act, key: Callable[[Game], str]) -> None:
    """The ordinary generator gives the outcomes as often as their probabilities say; rare ones are pooled."""
    rng = seeded("samples")
    counts = Counter(key(act(rng.fork())) for _ in range(SAMPLES))
    assert set(counts) <= set(expected)
    assert abs(sum(expected.values()) - 1) < 1e-9
    common = [name for name, probability in expected.items() if probability * SAMPLES >= 5]
    rare = 1 - sum(expected[name] for name in common)
    statistic = sum((counts[name] - SAMPLES * expected[name]) ** 2 / (SAMPLES * expected[name]) for name in common)
    if rare * SAMPLES >= 5:
        seen = SAMPLES - sum(counts[name] for name in common)
        statistic += (seen - SAMPLES * rare) ** 2 / (SAMPLES * rare)
    if len(common) > 1:
        assert statistic < chi_square_limit(len(common))


def by_key(found: list[chance.ChanceOutcome] | None, key: Callable[[Game], str]) -> dict[str, float]:
    assert found is not None
    total: dict[str, float] = {}
    for outcome in found:
        total[key(outcome.game)] = total.get(key(outcome.game), 0.0) + outcome.probability
    return total


def seen_by(viewer: int) -> Callable[[Game], str]:
    """What a viewer knows afterwards, as a text."""
    return lambda game: json.dumps(game.redact(viewer))


def test_a_scripted_number_is_given_and_the_next_is_asked_for() -> None:
    rng = chance.scripted({0: 4, 1: 0})
    assert rng.below(6) == 4
    assert rng.below(1) == 0  # no alternative, so no number is used
    assert rng.below(2) == 0
    with pytest.raises(ChanceNeeded) as needed:
        rng.below(7)
    assert needed.value.count == 7


def test_a_scripted_shuffle_reaches_every_order_once() -> None:
    orders: list[str] = []

    def act(rng: Rng) -> Game:
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders.append(str(cards))
        return burrow.Burrow(2, rng)

    found = chance.outcomes(act, 24)
    assert found is not None
    assert len(found) == len(set(orders)) == 24
    assert all(abs(outcome.probability - 1 / 24) < 1e-12 for outcome in found)


def test_too_many_courses_are_not_listed() -> None:
    game = new_game((SAGRADA, 2, {}), 1)
    for decision in game.decisions[:1]:
        game.decide(decision.seat, decision.options[0])
    last = next_open(game)
    assert chance.outcomes(chance.decide(game, last.seat, last.options[0]), 1000) is None


def test_an_act_wants_its_numbers_one_after_another_and_changes_nothing() -> None:
    game = new_game((SAGRADA, 2, {}), 1)
    game.decide(game.decisions[0].seat, game.decisions[0].options[0])
    last = next_open(game)
    before = json.dumps(game.dump())
    act = chance.decide(game, last.seat, last.options[0])
    assert chance.wanted(act, []) == 90  # a die of the bag,
    assert chance.wanted(act, [0]) == 6  # its face,
    assert chance.wanted(act, [0, 5]) == 89  # the next die
    assert chance.wanted(act, [0] * 10) == 0
    assert json.dumps(game.dump()) == before


def test_a_first_die_of_sagrada_is_as_likely_as_the_generator_rolls_it() -> None:
    game = new_game((SAGRADA, 2, {}), 1)
    game.decide(game.decisions[0].seat, game.decisions[0].options[0])
    last = next_open(game)
    act = chance.decide(game, last.seat, last.options[0])

    def first_die(after: Game) -> str:
        assert isinstance(after, Sagrada)
        return str(after.pool[0])

    expected: dict[str, float] = {}
    for drawn in range(90):
        for face in range(6):
            after = act(chance.scripted({0: drawn, 1: face}, seeded("rest")))
            expected[first_die(after)] = expected.get(first_die(after), 0.0) + 1 / 540
    assert len(expected) == 30
    assert_same_distribution(expected, act, first_die)


def imagine_and_decide(redacted: Redacted, option: int) -> Act:
    """Take an option of Burrow in an imagined world."""

    def act(rng: Rng) -> Game:
        world = burrow.RULESET.imagine(redacted, rng)
        world.decide(redacted["viewer"], option)
        return world

    return act


def test_draws_of_burrow_are_as_likely_as_the_generator_deals_them() -> None:
    tried = 0
    for position in positions(new_game((burrow.RULESET, 2, {}), 3), seeded("play")):
        if position.is_over() or len(position.decisions) > 1:
            continue
        decision = next_open(position)
        key = seen_by(decision.seat)
        for option in decision.options:
            act = imagine_and_decide(position.redact(decision.seat), option)
            found = chance.distinct_outcomes(act, key, seeded("probe"), 100)
            if found is not None and len(found) > 1:
                assert_same_distribution(by_key(found, key), act, key)
                tried += 1
    assert tried > 1


def test_a_card_that_a_player_of_red_rising_scouts_is_any_of_the_deck() -> None:
    game = new_game((REDRISING, 2, {}), 3)
    seat = next_open(game).seat
    act = chance.decide(game, seat, THE_DECK, viewer=seat)
    key = seen_by(seat)
    expected = by_key(chance.distinct_outcomes(act, key, seeded("probe"), 200), key)
    assert isinstance(game, RedRising)
    assert len(expected) == len(game.deck)
    assert all(abs(probability * len(game.deck) - 1) < 1e-9 for probability in expected.values())
    assert_same_distribution(expected, act, key)


def test_the_bottom_raxxon_card_is_any_of_the_unknown_ones() -> None:
    game = new_game((RAXXON, 2, {"level": 2}), 3)
    redacted = game.redact(0)

    def act(rng: Rng) -> Game:
        return RAXXON.imagine(redacted, rng)

    def bottom(world: Game) -> str:
        assert isinstance(world, Raxxon)
        return str(world.raxxon[0])

    expected = by_key(chance.distinct_outcomes(act, bottom, seeded("probe"), 200), bottom)
    assert isinstance(game, Raxxon)
    assert len(expected) >= len(game.raxxon) > 1
    assert_same_distribution(expected, act, bottom)


def test_the_die_of_red_rising_has_six_equal_outcomes() -> None:
    game = new_game((REDRISING, 2, {}), 1)
    assert isinstance(game, RedRising)

    def act(rng: Rng) -> Game:
        after = game.copy()
        after.rng = rng
        after.decisions = []
        after.push(ROLL_DIE, 0)
        after.advance()
        return after

    found = chance.outcomes(act, 100)
    assert found is not None
    assert [round(outcome.probability * 6, 9) for outcome in found] == [1.0] * 6


def test_an_expectation_is_exact_where_the_courses_can_be_listed() -> None:
    def act(rng: Rng) -> Game:
        game = burrow.Burrow(2, rng)
        game.acorns[0] = int(rng.below(6)) + int(rng.below(6))
        return game

    def acorns(game: Game) -> float:
        assert isinstance(game, burrow.Burrow)
        return float(game.acorns[0])

    assert abs(chance.expectation(act, acorns, seeded(1), 36, 1) - 5.0) < 1e-12
    assert abs(chance.expectation(act, acorns, seeded(1), 35, 4000) - 5.0) < 0.2


def test_a_morning_of_raxxon_is_dealt_as_by_the_generator() -> None:
    """A whole deal is an act too."""
    options = RAXXON.complete(2, {"level": 1})

    def act(rng: Rng) -> Game:
        return RAXXON.deal(2, rng, options)

    def first(game: Game) -> str:
        assert isinstance(game, Raxxon)
        return str(game.first)

    found = chance.distinct_outcomes(act, first, seeded(2), 50)
    expected = by_key(found, first)
    assert len(expected) == 2
    assert_same_distribution(expected, act, first)
