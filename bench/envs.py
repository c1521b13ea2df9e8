"""Benchmark of the environments: steps a second with masks and observations, on one core, in turns with their peers.

Random legal actions, episodes from start to end, resets included. Raw environments are compared with raw ones, wrapped
with wrapped ones; a game without rules shows what OpenSpiel itself takes. The time for choosing the actions is left out
everywhere. In a vectorised environment a step is one action in one game. Time is that of the processor, so that other
programs disturb little.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import numpy as np
import pyspiel
import rlcard
from open_spiel.python import games as spiel_games
from pettingzoo.classic import connect_four_v3, go_v5, leduc_holdem_v4, tictactoe_v3

from ludarium.envs import pettingzoo
from ludarium.envs.gymnasium import ManyEnv
from ludarium.envs.openspiel import short_name
from ludarium.envs.registry import SPACES

ROWS: Final = 256  # games at once in the vectorised form
Runner = Callable[[float], float]  # steps a second, over at least so many seconds

assert spiel_games is not None  # importing it registers the games


class Stopwatch:
    """Counts steps, and the time without that for choosing actions."""

    def __init__(self) -> None:
        self.steps = 0
        self.choosing = 0.0
        self.started = time.process_time()

    def seconds(self) -> float:
        """The time so far, choosing left out."""
        return time.process_time() - self.started - self.choosing


def aec(make: Callable[[], Any]) -> Runner:
    """An environment with the API of PettingZoo."""
    env = make()
    seeds = itertools.count()
    rng = random.Random(1)

    def run(seconds: float) -> float:
        watch = Stopwatch()
        while watch.seconds() < seconds:
            env.reset(seed=next(seeds))
            while True:
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    break
                began = time.process_time()
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                legal = np.flatnonzero(mask)
                action = int(legal[rng.randrange(len(legal))])
                watch.choosing += time.process_time() - began
                env.step(action)
                watch.steps += 1
        return watch.steps / watch.seconds()

    return run


def vectorised(game: str, seats: int) -> Runner:
    """Many games at once, in place, one caller for all seats."""
    env = ManyEnv(game, ROWS, seats, bots=None, copy=False)
    shown, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        watch = Stopwatch()
        while watch.seconds() < seconds:
            began = time.process_time()
            masks = shown["action_mask"]
            actions = (masks * rng.random(masks.shape, dtype=np.float32)).argmax(1)
            watch.choosing += time.process_time() - began
            env.step(actions)
            watch.steps += ROWS
        return watch.steps / watch.seconds()

    return run


def spiel(game: str) -> Runner:
    """A Python game of OpenSpiel: legal actions and the tensor of the acting player at every decision."""
    loaded = pyspiel.load_game(game)
    rng = random.Random(1)
    has_tensor = loaded.get_type().provides_information_state_tensor

    def run(seconds: float) -> float:
        watch = Stopwatch()
        while watch.seconds() < seconds:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                if not state.is_chance_node():
                    if has_tensor:
                        state.information_state_tensor()
                    else:
                        state.observation_tensor()
                    watch.steps += 1
                began = time.process_time()
                action = legal[rng.randrange(len(legal))]
                watch.choosing += time.process_time() - began
                state.apply_action(action)
        return watch.steps / watch.seconds()

    return run


class EmptyGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game without rules, which shows what OpenSpiel itself costs: a hundred decisions with one tensor."""

    ACTIONS: Final = 165
    LENGTH: Final = 100
    TENSOR: Final = 1345
    KIND: Final = pyspiel.GameType(
        short_name="empty",
        long_name="empty",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={},
    )

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=self.ACTIONS,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.LENGTH,
        )
        super().__init__(self.KIND, info, params or {})
        self.legal = list(range(20))

    def new_initial_state(self) -> EmptyState:
        """The beginning."""
        return EmptyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EmptyObserver:  # noqa: ANN401 - pyspiel's
        """Writes zeros."""
        return EmptyObserver()


class EmptyState(pyspiel.State):  # type: ignore[misc] # as above
    """How many decisions were made."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.legal = game.legal
        self.made = 0

    def current_player(self) -> int:
        """The players in turns."""
        return self.made % 2 if self.made < EmptyGame.LENGTH else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal

    def _apply_action(self, action: int) -> None:
        self.made += 1

    def is_terminal(self) -> bool:
        """Whether all decisions were made."""
        return self.made == EmptyGame.LENGTH

    def returns(self) -> list[float]:
        """A draw."""
        return [0.0, 0.0]


class EmptyObserver:
    """Zeros."""

    def __init__(self) -> None:
        self.tensor = np.zeros(EmptyGame.TENSOR, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EmptyState, player: int) -> None:
        """Change nothing."""

    def string_from(self, state: EmptyState, player: int) -> str:
        """Nothing."""
        return ""


pyspiel.register_game(EmptyGame.KIND, EmptyGame)


def rl_card(game: str) -> Runner:
    """A game of RLCard."""
    env = rlcard.make(game, config={"seed": 1})
    rng = random.Random(1)

    def run(seconds: float) -> float:
        watch = Stopwatch()
        while watch.seconds() < seconds:
            state, _ = env.reset()
            while not env.is_over():
                began = time.process_time()
                action = rng.choice(list(state["legal_actions"]))
                watch.choosing += time.process_time() - began
                state, _ = env.step(action)
                watch.steps += 1
        return watch.steps / watch.seconds()

    return run


def pettingzoo_games(kind: str, name: str, module: Any) -> tuple[str, str, int, Runner]:  # noqa: ANN401 - a module
    """A raw or wrapped game of PettingZoo."""
    env = module.env()
    actions = int(env.action_space(env.possible_agents[0]).n)
    return kind, f"pettingzoo {name}", actions, aec(module.raw_env if kind == "raw" else module.env)


def runners() -> Iterator[tuple[str, str, int, Runner]]:
    """The kind, the name and the number of actions of each, and how to run it."""
    for game, space in SPACES.items():
        actions = len(space.touches)
        yield "raw", f"ludarium {game}", actions, aec(partial(pettingzoo.raw_env, game))
        yield "wrapped", f"ludarium {game}", actions, aec(partial(pettingzoo.env, game))
        yield "vectorised", f"ludarium {game}", actions, vectorised(game, 2)
        yield "openspiel", f"ludarium {game}", actions, spiel(f"{short_name(game)}(players=2)")
    yield "vectorised", "ludarium sagrada, solo", len(SPACES["sagrada"].touches), vectorised("sagrada", 1)
    classics = {
        "tictactoe": tictactoe_v3,
        "connect four": connect_four_v3,
        "leduc holdem": leduc_holdem_v4,
        "go": go_v5,
    }
    for name, module in classics.items():
        yield pettingzoo_games("raw", name, module)
        yield pettingzoo_games("wrapped", name, module)
    for name in ("uno", "gin-rummy", "mahjong"):
        yield "raw", f"rlcard {name}", int(rlcard.make(name).num_actions), rl_card(name)
    for name in ("python_liars_poker", "python_team_dominoes", "python_block_dominoes", "python_tic_tac_toe", "empty"):
        yield "openspiel", f"open_spiel {name}", pyspiel.load_game(name).num_distinct_actions(), spiel(name)


def main() -> None:
    """Run all in turns, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5, help="how often each runs (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time (default: 2)")
    parser.add_argument("--only", default="", help="only those whose kind and name contain this")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    found = [one for one in runners() if arguments.only in f"{one[0]} {one[1]}"]
    for _, _, _, run in found:
        run(0.2)  # warm up
    rates = [[run(arguments.seconds) for _, _, _, run in found] for _ in range(arguments.turns)]
    title = f"steps a second, median of {arguments.turns}"
    print(f"{'':12}{title:32} {'actions':>8} {'median':>12}  (lowest to highest)")
    for kind in ("raw", "wrapped", "openspiel", "vectorised"):
        for number, (its_kind, name, actions, _) in enumerate(found):
            if its_kind == kind:
                own = [turn[number] for turn in rates]
                spread = f"({min(own):,.0f} to {max(own):,.0f})"
                print(f"{kind:12}{name:32} {actions:8} {statistics.median(own):12,.0f}  {spread}")


if __name__ == "__main__":
    main()
