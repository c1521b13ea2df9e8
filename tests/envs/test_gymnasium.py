"""Gymnasium's own check, unmodified, and many games at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ludarium.client import Client
from ludarium.envs.gymnasium import ManyEnv, SeatEnv
from ludarium.envs.touch_game import IllegalAction
from ludarium.errors import BadSetup
from ludarium.games import names
from tests.envs.tables import TABLES_OF_ENVIRONMENTS

pytestmark = pytest.mark.filterwarnings("ignore")  # Gymnasium warns of what it only recommends

SOLO = [table for table in TABLES_OF_ENVIRONMENTS if table[1] == 1]


@pytest.mark.parametrize("mask", ["observation", "info"])
@pytest.mark.parametrize("table", [*SOLO, ("sagrada", 2, {}), ("redrising", 3, {}), ("raxxon", 2, {})])
def test_gymnasiums_check_passes(table: tuple[str, int, dict[str, int]], mask: str) -> None:
    game, seats, options = table
    env = gymnasium.make(f"ludarium/{game}-v0", seats=seats, options=options, mask=mask, bots="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", names())
def test_a_seat_plays_against_bots_to_the_end(game: str) -> None:
    env = SeatEnv(game, 2, seat=1, bots="greedy", reward="win")
    observation, _ = env.reset(seed=1)
    ended = False
    while not ended:
        observation, earned, ended, _, _ = env.step(int(observation["action_mask"].argmax()))
        assert env.game is not None
        assert env.game.seat in {1, -1}
    assert earned in {1.0, -1.0}


def test_a_watched_game_goes_on_as_an_unwatched_one() -> None:
    results = []
    for watched in (True, False):
        env = SeatEnv("sagrada", 2, bots="random")
        observation, _ = env.reset(seed=3)
        if watched:
            assert env.watch(open_browser=False).startswith("http://127.0.0.1:")
        ended = False
        while not ended:
            observation, _, ended, _, _ = env.step(int(observation["action_mask"].argmax()))
        assert env.game is not None
        results.append(env.game.game.dump())
        env.close()
    assert results[0] == results[1]


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = SeatEnv("sagrada")
    env.reset(seed=2)
    _, earned, ended, _, info = env.step(0)
    assert (earned, ended, info) == (-1.0, True, {"illegal": True})
    strict = SeatEnv("sagrada", illegal="raise")
    strict.reset(seed=2)
    with pytest.raises(IllegalAction):
        strict.step(0)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 2, "seat": 2}, "the game has seats 0 to 1, not 2"),
        ({"seats": 3, "bots": ["greedy"]}, "1 bots for 2 other seats"),
        ({"seats": 2, "bots": "magnus"}, "unknown bot 'magnus'"),
        ({"illegal": "ignore"}, "unknown treatment of illegal actions 'ignore': expected end or raise"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        SeatEnv("sagrada", **settings)


def chosen(masks: Any, rng: Any) -> Any:  # noqa: ANN401 - arrays
    """A random legal action for each row."""
    return (masks * rng.random(masks.shape)).argmax(1)


@pytest.mark.parametrize("bots", ["random", None])
@pytest.mark.parametrize("game", names())
def test_many_games_are_the_games_that_one_environment_plays(game: str, bots: str | None) -> None:
    """Each row is what a single game with the same touches shows, through several episodes."""
    many = ManyEnv(game, 3, 2, bots=bots, autoreset_mode=AutoresetMode.SAME_STEP, reward="score")
    rng = np.random.default_rng(3)
    shown, _ = many.reset(seed=4)
    twins = [many.dealer.deal(f"{many.seed} {number} 0") for number in range(3)]
    for _ in range(150):
        actions = chosen(shown["action_mask"], rng)
        shown, earned, ended, _, infos = many.step(actions)
        for number, twin in enumerate(twins):
            if bots is not None:
                continue  # only without bots are all decisions known here
            twin.step(int(actions[number]))
            if ended[number]:
                assert twin.seat == -1
                assert earned[number] in infos["rewards"][number]
                last = infos["final_obs"]["observation"][number].tobytes()
                assert last in {many.dealer.encoder.observe(twin, seat) for seat in range(2)}
                twins[number] = many.dealer.deal(f"{many.seed} {number} {many.games.episodes[number]}")
            now = twins[number]
            assert shown["observation"][number].tobytes() == many.dealer.encoder.observe(now, now.seat)
            assert shown["action_mask"][number].tobytes() == bytes(now.mask())
            assert infos["seat"][number] == now.seat
    assert many.games.episodes != [0, 0, 0] or game != "sagrada"


def test_the_next_step_deals_again_and_ignores_its_action() -> None:
    many = ManyEnv("sagrada", 2, 1, autoreset_mode=AutoresetMode.NEXT_STEP)
    rng = np.random.default_rng(5)
    shown, _ = many.reset(seed=6)
    ended = np.zeros(2, bool)
    for _ in range(300):
        before = ended.copy()
        shown, earned, ended, _, _ = many.step(chosen(shown["action_mask"], rng))
        assert not (before & ended).any()
        assert not earned[~ended].any()
    assert min(many.games.episodes) > 0


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_one_of_many_games_is_watched_and_goes_on_as_an_unwatched_one(mode: AutoresetMode) -> None:
    seen = []
    for watched in (True, False):
        many = ManyEnv("sagrada", 2, 2, bots="random", autoreset_mode=mode)
        shown, _ = many.reset(seed=8)
        if watched:
            first = many.watch(1, open_browser=False)
        while many.games.episodes[1] == 0:
            shown, *_ = many.step(shown["action_mask"].argmax(1))
        if watched:
            assert many.watch(1, open_browser=False) != first
            with Client(first.rpartition("/table/")[0]).watch(first.rpartition("/")[2]) as table:
                assert table.state.table.status == "over"
        seen.append(shown["observation"].tobytes())
        many.close()
    assert seen[0] == seen[1]


def test_a_person_takes_a_seat_of_one_of_many_games() -> None:
    many = ManyEnv("sagrada", 2, 2, bots=None)
    shown, _ = many.reset(seed=8)
    address = many.watch(1, open_browser=False)
    server, _, table = address.rpartition("/table/")
    seat = many.games.games[1].seat
    with Client(server) as client, client.sit(table, "Ada", seat=seat) as ada, ThreadPoolExecutor(1) as other:
        stepping = other.submit(many.step, shown["action_mask"].argmax(1))
        decision = ada.wait(20)
        assert decision is not None
        ada.decide(decision.options[-1].id)
        stepping.result(20)
        assert many.games.games[1].seat != seat
        assert many.games.games[0].touched == 0
    many.close()


def test_a_game_that_is_not_there_cannot_be_watched() -> None:
    many = ManyEnv("sagrada", 2, 2)
    with pytest.raises(BadSetup, match="call reset first"):
        many.watch(open_browser=False)
    many.reset(seed=1)
    with pytest.raises(BadSetup, match="there is no game 2: expected 0 to 1"):
        many.watch(2, open_browser=False)


def test_the_arrays_are_written_in_place() -> None:
    many = ManyEnv("raxxon", 4, 1, copy=False)
    shown, _ = many.reset(seed=7)
    assert shown["observation"] is many.observations
    before = many.observations.copy()
    again, earned, ended, _, _ = many.step(many.masks.argmax(1))
    assert again["observation"] is many.observations
    assert earned is many.rewards
    assert ended is many.terminals
    assert (before != many.observations).any()


def test_copies_are_independent_of_the_next_step() -> None:
    many = ManyEnv("sagrada", 4, 1)
    shown, _ = many.reset(seed=8)
    kept = shown["observation"].copy()
    many.step(shown["action_mask"].argmax(1))
    assert (shown["observation"] == kept).all()


def test_the_same_seed_gives_the_same_games() -> None:
    rows = []
    for _ in range(2):
        many = ManyEnv("redrising", 2, 2, bots="random")
        rng = np.random.default_rng(9)
        shown, _ = many.reset(seed=10)
        for _ in range(100):
            shown, *_ = many.step(chosen(shown["action_mask"], rng))
        rows.append(shown["observation"].tobytes())
    assert rows[0] == rows[1]


def test_it_is_made_by_its_id() -> None:
    many = gymnasium.make_vec("ludarium/sagrada-v0", num_envs=2, vectorization_mode="vector_entry_point", seats=1)
    assert many.num_envs == 2
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    with pytest.raises(BadSetup, match="unknown autoreset mode"):
        ManyEnv("sagrada", 2, autoreset_mode=AutoresetMode.DISABLED)
