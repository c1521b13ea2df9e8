"""OpenSpiel's own simulation test, unmodified, playthroughs, and the distributions under explicit chance."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from ludarium.games import ruleset
from ludarium.kernel.chance import scripted
from ludarium.kernel.game import Game
from ludarium.kernel.rng import ChanceNeeded, Rng, seeded
from tests.envs.playthrough import GAMES, path_of, playthrough

pytestmark = pytest.mark.filterwarnings("ignore")

DEALS = 4000
# 99.99 % quantiles of the chi-square distribution: the seeds are fixed, so a correct generator passes each time.
CRITICAL = {4: 23.5, 5: 25.7, 11: 37.4}


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_simulation_passes_with_serialization_at_every_state(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_the_recorded_one(game: str) -> None:
    """`python -m tests.envs.playthrough` records them again, to be reviewed as a diff."""
    assert path_of(game).read_text(encoding="utf-8") == playthrough(game)


def test_openspiel_writes_a_playthrough() -> None:
    text = generate_playthrough.playthrough("ludarium_raxxon(players=1)", [0, 0, 0], observation_params_string=None)
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in text


def test_a_state_is_pickled_between_two_touches_and_within_a_deal() -> None:
    state = pyspiel.load_game("ludarium_raxxon(players=2)").new_initial_state()
    rng = random.Random(2)
    while not state.is_terminal():
        twin = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_the_information_state_tells_apart_what_was_observed() -> None:
    game = pyspiel.load_game("ludarium_sagrada(players=2)")
    texts = set()
    for seed in range(3):
        state = game.new_initial_state()
        rng = random.Random(seed)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        texts.add(state.information_state_string(0))
        assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    assert len(texts) == 3


def explicit(act: Callable[[Rng], Game], rng: random.Random) -> Game:
    """One course of an act, with a random outcome at each chance node."""
    numbers: list[int] = []
    while True:
        try:
            return act(scripted(dict(enumerate(numbers))))
        except ChanceNeeded as needed:
            numbers.append(rng.randrange(needed.count))


@pytest.mark.parametrize(
    ("game", "seats", "outcome"),
    [
        pytest.param("sagrada", 2, lambda game: game.private[0], id="a private objective"),
        pytest.param("sagrada", 2, lambda game: min(5, game.tools[0]), id="a tool"),
        pytest.param("redrising", 2, lambda game: game.hands[0][0] % 6, id="a card of a hand"),
        pytest.param("redrising", 2, lambda game: game.houses[0], id="a house"),
        pytest.param("raxxon", 2, lambda game: game.raxxon[-1] % 6, id="the top of a deck"),
    ],
)
def test_explicit_chance_deals_like_the_ordinary_generator(
    game: str, seats: int, outcome: Callable[[Any], int]
) -> None:
    rules = ruleset(game)
    options = rules.complete(seats, {})
    rng = random.Random(3)
    deals = DEALS if game == "sagrada" else DEALS // 8
    ordinary = Counter(outcome(rules.deal(seats, seeded(f"deal {number}"), options)) for number in range(deals))
    scripted_deals = Counter(
        outcome(explicit(lambda chance: rules.deal(seats, chance, options), rng)) for _ in range(deals)
    )
    assert set(ordinary) == set(scripted_deals)
    statistic = sum(
        (ordinary[value] - scripted_deals[value]) ** 2 / (ordinary[value] + scripted_deals[value]) for value in ordinary
    )
    assert statistic < CRITICAL[max(4, len(ordinary) - 1)]
