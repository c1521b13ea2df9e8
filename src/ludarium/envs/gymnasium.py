"""Environments for Gymnasium: a solo game, or one seat against bots; also many of them at once.

    import gymnasium
    import ludarium.envs.gymnasium

    env = gymnasium.make("ludarium/sagrada-v0", seats=2, bots="greedy")
    envs = gymnasium.make_vec("ludarium/sagrada-v0", num_envs=64, vectorization_mode="vector_entry_point", seats=1)

Each step is one touch (see docs/environments.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludarium.bots.bot import Bot
from ludarium.bots.registry import bot
from ludarium.errors import BadSetup, shortened
from ludarium.games import names
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE

from .many_games import ManyGames
from .registry import VERSION, Dealer
from .rewards import check_reward, rewards
from .text import observation_text
from .touch_game import IllegalAction, TouchGame
from .watching import Watchable, Watched, decide_watched, new_watch, step_watched

Mask = Literal["observation", "info"]
RENDER_MODES: Final = ["ansi"]
ILLEGAL: Final = ("end", "raise")
PENALTY: Final = -1.0  # the reward of an illegal action that ends the game


def observation_space(dealer: Dealer, mask: str) -> spaces.Space[Any]:
    """The space of the observations of a game."""
    if mask not in {"observation", "info"}:
        raise BadSetup(f"unknown place of the mask {shortened(mask)}: expected observation or info")
    box = spaces.Box(0, 255, (dealer.encoder.size(),), np.uint8)
    if mask == "info":
        return box
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (len(dealer.space.touches),), np.int8)})


class Opponents:
    """The bots of the other seats: one name for all, or one for each in the order of the seats; solo, none."""

    def __init__(self, dealer: Dealer, seat: int, bots: str | list[str]) -> None:
        if type(seat) is not int or not 0 <= seat < dealer.seats:
            raise BadSetup(f"the game has seats 0 to {dealer.seats - 1}, not {shortened(seat)}")
        given = [bots] * (dealer.seats - 1) if isinstance(bots, str) else list(bots)
        if len(given) != dealer.seats - 1:
            raise BadSetup(f"{len(given)} bots for {dealer.seats - 1} other seats")
        self.dealer = dealer
        self.names: list[str | None] = [*given[:seat], None, *given[seat:]]
        self.bots("check")  # refuses an unknown name

    def bots(self, seed: str) -> list[Bot | None]:
        """The bot of each seat for a new game, None for the learner."""
        rules = self.dealer.ruleset
        return [
            None if name is None else bot(name, rules, seeded(f"{seed} seat {seat}"))
            for seat, name in enumerate(self.names)
        ]


class SeatEnv(Watchable, gymnasium.Env[Any, np.int64]):  # type: ignore[misc] # not looked at: it may not be installed
    """One seat of a game; the others are bots.

    `mask` and `reward` are those of the PettingZoo environment. An illegal action ends the game with a reward of -1,
    or with `illegal="raise"` raises IllegalAction.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 1,
        *,
        seat: int = 0,
        bots: str | list[str] = "greedy",
        options: Mapping[str, int] | None = None,
        mask: Mask = "observation",
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise BadSetup(f"unknown treatment of illegal actions {shortened(illegal)}: expected end or raise")
        if render_mode not in {None, *RENDER_MODES}:
            raise BadSetup(f"unknown render mode {shortened(render_mode)}: expected one of {', '.join(RENDER_MODES)}")
        self.dealer = Dealer(game, seats, options)
        self.opponents = Opponents(self.dealer, seat, bots)
        self.seat = seat
        self.mask_place = mask
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.language = language
        self.observation_space = observation_space(self.dealer, mask)
        self.action_space = spaces.Discrete(len(self.dealer.space.touches))
        self.game: TouchGame | None = None
        self.playing: list[Bot | None] = []
        self.watched: Watched | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a game; the same seed deals the same game with the same bots."""
        super().reset(seed=seed)
        dealt = f"{self.np_random.integers(1 << 62)}"
        self.game = self.dealer.deal(dealt)
        self.playing = self.opponents.bots(dealt)
        if self.watched is not None:
            self.watched.show(self.game)
        self.game = self._play_bots(self.game)
        return self._observe(self.game)

    def _play_bots(self, game: TouchGame) -> TouchGame:
        """Let the bots decide until the seat acts, or the game is over."""
        while game.seat not in {NONE, self.seat}:
            player = self.playing[game.seat]
            assert player is not None
            game = decide_watched(self.watched, game, player)
        return game

    def _observe(self, game: TouchGame) -> tuple[Any, dict[str, Any]]:
        observation = np.frombuffer(self.dealer.encoder.observe(game, self.seat), np.uint8)
        mask = np.frombuffer(game.mask(), np.int8)
        if self.mask_place == "info":
            return observation, {"action_mask": mask}
        return {"observation": observation, "action_mask": mask}, {}

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Touch something; while the game is watched, a person who has taken the seat decides instead."""
        game = self.game
        if game is None:
            raise BadSetup("there is no game: call reset first")
        try:
            game = step_watched(self.watched, game, int(action))
        except IllegalAction:
            if self.illegal == "raise" or game.seat == NONE:
                raise
            observation, info = self._observe(game)
            return observation, PENALTY, True, False, info | {"illegal": True}
        self.game = game = self._play_bots(game)
        over = game.seat == NONE
        earned = 0.0
        if over:
            standings = game.game.standings()
            earned = rewards(standings, self.reward, cooperative=self.dealer.ruleset.cooperative)[self.seat]
        observation, info = self._observe(game)
        return observation, earned, over, False, info

    def render(self) -> str | None:
        """The table as the seat sees it, the question and the possible actions."""
        if self.render_mode is None or self.game is None:
            return None
        players = [f"player_{seat}" for seat in range(self.dealer.seats)]
        return observation_text(self.dealer.ruleset, self.game, self.seat, self.language, players)


class ManyEnv(VectorEnv[Any, Any, Any]):  # type: ignore[misc] # as above
    """Many games at once, in arrays that are written in place and named as in PufferLib.

    With `bots=None` the caller acts for all seats: a row is what the acting seat (`seats`) observes, its reward that
    of the seat that acted last, and `infos["rewards"]` has those of all seats. `copy=False` returns the arrays
    themselves, which the next step changes.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 1,
        *,
        seat: int = 0,
        bots: str | list[str] | None = "greedy",
        options: Mapping[str, int] | None = None,
        mask: Mask = "observation",
        reward: str = "win",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        check_reward(reward)
        if type(num_envs) is not int or num_envs < 1:
            raise BadSetup(f"a number of environments is 1 or more, not {shortened(num_envs)}")
        if autoreset_mode not in {AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP}:
            raise BadSetup(f"unknown autoreset mode {shortened(autoreset_mode)}: expected NEXT_STEP or SAME_STEP")
        self.dealer = Dealer(game, seats, options)
        self.opponents = None if bots is None else Opponents(self.dealer, seat, bots)
        self.num_envs = num_envs
        self.num_agents = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self.mask_place = mask
        self.copy = copy
        self.single_observation_space = observation_space(self.dealer, mask)
        self.single_action_space = spaces.Discrete(len(self.dealer.space.touches))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = ManyGames(
            self.dealer.encoder,
            num_envs,
            self._deal,
            self._bots,
            reward,
            cooperative=self.dealer.ruleset.cooperative,
            same_step=self.same_step,
        )
        games = self.games
        self.observations = np.frombuffer(games.observations, np.uint8).reshape(num_envs, -1)
        self.masks = np.frombuffer(games.masks, np.int8).reshape(num_envs, -1)
        self.actions = np.zeros(num_envs, np.int64)
        self.rewards = np.frombuffer(games.rewards, np.float32)
        self.terminals = np.frombuffer(games.terminals, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.seats = np.frombuffer(games.seats, np.uint8)
        self.all_rewards = np.frombuffer(games.all_rewards, np.float32).reshape(num_envs, seats)
        self.final_observations = np.frombuffer(games.final_observations, np.uint8).reshape(
            num_envs if self.same_step else 0, games.size
        )
        self.watched: Watched | None = None
        self.seed = "0"

    def _deal(self, number: int, episode: int) -> TouchGame:
        return self.dealer.deal(f"{self.seed} {number} {episode}")

    def _bots(self, number: int, episode: int) -> list[Bot | None]:
        if self.opponents is None:
            return [None] * self.dealer.seats
        return self.opponents.bots(f"{self.seed} {number} {episode}")

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games; the same seed deals the same games."""
        super().reset(seed=None if isinstance(seed, list) else seed)
        self.seed = f"{self.np_random.integers(1 << 62)}" if not isinstance(seed, list) else f"{seed}"
        self.games.reset()
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:  # noqa: ANN401 - numbers
        """Take an action in each game."""
        self.actions[:] = actions
        self.games.step(self.actions.tolist())
        infos = self._infos()
        if self.same_step and self.terminals.any():
            infos["final_obs"] = self._shown(self.final_observations, np.zeros_like(self.masks))
            infos["_final_obs"] = self.terminals.copy()
        kept = [self.rewards, self.terminals, self.truncations]
        earned, ended, cut = (array.copy() for array in kept) if self.copy else kept
        return self._observed(), earned, ended, cut, infos

    def watch(self, number: int = 0, port: int = 0, *, open_browser: bool = True) -> str:
        """Show one of the games in the browser, where people can take seats; the address of its table.

        A step waits for the person who has taken the seat that acts there.
        """
        if not self.games.games:
            raise BadSetup("there is no game: call reset first")
        if not 0 <= number < self.num_envs:
            raise BadSetup(f"there is no game {shortened(number)}: expected 0 to {self.num_envs - 1}")
        if self.watched is None:
            self.watched = new_watch(self.dealer, [f"player_{seat}" for seat in range(self.dealer.seats)], port)
        if number != self.games.watched_number:
            self.games.watch(self.watched, number)
        if open_browser:
            self.watched.open()
        return self.watched.address

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401 - of VectorEnv
        """Stop showing the game."""
        if self.watched is not None:
            self.games.watch(None, NONE)
            self.watched.close()
            self.watched = None

    def _observed(self) -> Any:  # noqa: ANN401 - an array or a dict
        return self._shown(self.observations, self.masks)

    def _shown(self, observations: Any, masks: Any) -> Any:  # noqa: ANN401 - arrays
        if self.copy:
            observations, masks = observations.copy(), masks.copy()
        return observations if self.mask_place == "info" else {"observation": observations, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        if self.mask_place == "info":
            infos["action_mask"] = self.masks.copy() if self.copy else self.masks
        if self.opponents is None and self.dealer.seats > 1:
            infos["seat"] = self.seats.copy() if self.copy else self.seats
            infos["rewards"] = self.all_rewards.copy() if self.copy else self.all_rewards
        return infos


for _game in names():
    gymnasium.register(
        id=f"ludarium/{_game}-{VERSION}",
        entry_point="ludarium.envs.gymnasium:SeatEnv",
        vector_entry_point="ludarium.envs.gymnasium:ManyEnv",
        kwargs={"game": _game},
    )
