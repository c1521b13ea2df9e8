"""PettingZoo's own tests, unmodified, and what they leave open.

Its `parallel_seed_test` and `max_cycles_test` choose actions without the mask and do not fit games in which the legal
actions change from turn to turn.
"""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ludarium.envs import pettingzoo
from ludarium.envs.touch_game import IllegalAction
from ludarium.errors import BadSetup
from tests.envs.tables import TABLES_OF_ENVIRONMENTS, each_table

pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo warns of what it only recommends


@each_table
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_the_api_is_pettingzoos(table: tuple[str, int, dict[str, int]], mask: str) -> None:
    game, seats, options = table
    api_test(pettingzoo.env(game, seats=seats, options=options, mask=mask), num_cycles=200)


@each_table
def test_a_seed_gives_the_same_game(table: tuple[str, int, dict[str, int]]) -> None:
    game, seats, options = table
    seed_test(lambda: pettingzoo.env(game, seats=seats, options=options), num_cycles=100)


@each_table
def test_it_renders(table: tuple[str, int, dict[str, int]], capsys: pytest.CaptureFixture[str]) -> None:
    game, seats, options = table
    render_test(lambda render_mode: pettingzoo.env(game, seats=seats, options=options, render_mode=render_mode))
    assert capsys.readouterr().out


def play_on(env: Any) -> dict[str, float]:  # noqa: ANN401 - PettingZoo has no types
    """Play the first legal actions to the end; the rewards by agent."""
    earned: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        mask = info.get("action_mask") if isinstance(observation, dict) is False else observation["action_mask"]
        env.step(None if terminated else int(mask.argmax()))
    return earned


@pytest.mark.parametrize("table", [one for one in TABLES_OF_ENVIRONMENTS if one[1] == 2])
def test_win_rewards_are_one_and_minus_one(table: tuple[str, int, dict[str, int]]) -> None:
    game, seats, options = table
    env = pettingzoo.env(game, seats=seats, options=options)
    env.reset(seed=1)
    earned = play_on(env)
    assert set(earned) == {"player_0", "player_1"}
    assert set(earned.values()) <= {1.0, -1.0}
    if game == "raxxon":
        assert len(set(earned.values())) == 1  # a team


def test_score_rewards_are_the_points_ahead_of_the_mean_rival() -> None:
    env = pettingzoo.env("sagrada", seats=3, reward="score")
    env.reset(seed=2)
    earned = play_on(env)
    totals = [standing.total for standing in env.unwrapped.game.game.standings()]
    assert earned["player_0"] == totals[0] - (totals[1] + totals[2]) / 2
    assert sum(earned.values()) == pytest.approx(0)


def test_rank_rewards_go_from_one_to_minus_one() -> None:
    env = pettingzoo.env("redrising", seats=3, reward="rank")
    env.reset(seed=3)
    earned = play_on(env)
    ranks = [standing.rank for standing in env.unwrapped.game.game.standings()]
    assert [earned[f"player_{seat}"] for seat in range(3)] == [2.0 - rank for rank in ranks]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("sagrada", seats=2)
    env.reset(seed=4)
    assert env.game is not None
    before = env.game.game.dump()
    with pytest.raises(IllegalAction):
        env.step(0)
    assert env.game.game.dump() == before
    assert env.agent_selection == f"player_{env.game.seat}"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"mask": "nowhere"}, "unknown place of the mask 'nowhere': expected observation or info"),
        ({"reward": "fun"}, "unknown reward 'fun': expected one of win, rank, score"),
        ({"render_mode": "rgb_array"}, "unknown render mode 'rgb_array'"),
        ({"options": {"tools": 3}}, "sagrada with 2 seats has no option 'tools'"),
        ({"seats": 7}, "sagrada has 1 to 4 seats, not 7"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        pettingzoo.env("sagrada", **settings)


def test_a_watched_game_goes_on_as_an_unwatched_one() -> None:
    watched, plain = pettingzoo.env("sagrada"), pettingzoo.env("sagrada")
    watched.reset(seed=6)
    plain.reset(seed=6)
    assert watched.watch(open_browser=False) == watched.watch(open_browser=False)
    try:
        assert play_on(watched) == play_on(plain)
        assert watched.unwrapped.game.game.dump() == plain.unwrapped.game.game.dump()
        address = watched.unwrapped.watched.address
        watched.reset(seed=7)
        assert watched.unwrapped.watched.address != address
    finally:
        watched.close()
    assert watched.unwrapped.watched is None


@pytest.mark.parametrize("language", ["en", "uk", "cs", "ru"])
def test_the_text_observation_has_the_question_and_every_action(language: str) -> None:
    env = pettingzoo.env("raxxon", seats=1, render_mode="ansi", language=language)
    env.reset(seed=5)
    text = env.render()
    observation, *_ = env.last()
    numbers = [line.split()[0] for line in text.splitlines() if line[:4].strip().isdecimal()]
    for action in observation["action_mask"].nonzero()[0]:
        assert str(action) in numbers
