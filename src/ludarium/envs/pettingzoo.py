"""Environments for PettingZoo (AEC): every game with every number of seats.

    from ludarium.envs import pettingzoo

    env = pettingzoo.env("sagrada", seats=2)

Each step is one touch (see docs/environments.md). `raw_env` is the same without PettingZoo's order-checking wrapper.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludarium.errors import BadSetup, shortened
from ludarium.kernel.script import NONE

from .registry import Dealer, environment_id
from .rewards import check_reward, rewards
from .text import observation_text
from .touch_game import TouchGame
from .watching import Watchable, Watched, step_watched

Mask = Literal["observation", "info"]
RENDER_MODES: Final = ["ansi", "human"]


def env(game: str, **settings: Any) -> AECEnv:  # noqa: ANN401 - those of `raw_env`
    """The environment of a game, which refuses calls in the wrong order; `settings` as for `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


class raw_env(Watchable, AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's name; it has no types
    """The environment of a game.

    `options` are the options of the match. `mask="observation"` makes observations a dict with `observation` and
    `action_mask`; with `mask="info"` they are arrays, and the mask is in the info. `reward` is one of `win`, `rank` and
    `score` (see `rewards`), given at the end of the game.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        options: Mapping[str, int] | None = None,
        mask: Mask = "observation",
        reward: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        check_reward(reward)
        if mask not in {"observation", "info"}:
            raise BadSetup(f"unknown place of the mask {shortened(mask)}: expected observation or info")
        if render_mode not in {None, *RENDER_MODES}:
            raise BadSetup(f"unknown render mode {shortened(render_mode)}: expected one of {', '.join(RENDER_MODES)}")
        self.metadata = {
            "name": environment_id(game),
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.dealer = Dealer(game, seats, options)
        self.mask_place = mask
        self.reward = reward
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.encoder = self.dealer.encoder
        actions = len(self.dealer.space.touches)
        self.size = self.encoder.size()
        box = spaces.Box(0, 255, (self.size,), np.uint8)
        shown: spaces.Space[Any] = box
        if mask == "observation":
            shown = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(actions))
        self._no_mask = np.zeros(actions, np.int8)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.game: TouchGame | None = None
        self.watched: Watched | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; all agents have the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions; all agents have the same."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game; the same seed deals the same game, without a seed the next one of the last seed."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
            dealt: int | str = seed
        else:
            dealt = str(self._random.integers(1 << 62))
        self.game = self.dealer.deal(dealt)
        if self.watched is not None:
            self.watched.show(self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the agent that acts."""
        assert self.game is not None
        seat = self.game.seat
        self.agent_selection = self.possible_agents[max(seat, 0)]
        if self.mask_place == "info" and seat != NONE:
            self.infos[self.agent_selection] = {"action_mask": self._mask()}

    def _mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        assert self.game is not None
        return np.frombuffer(self.game.mask(), np.int8)

    def observe(self, agent: str) -> Any:  # noqa: ANN401 - an array or a dict
        """What an agent knows now; its mask is empty unless it acts."""
        assert self.game is not None
        seat = self._seat_of[agent]
        observation = np.frombuffer(self.encoder.observe(self.game, seat), np.uint8)
        if self.mask_place == "info":
            return observation
        return {"observation": observation, "action_mask": self._mask() if seat == self.game.seat else self._no_mask}

    def step(self, action: int | None) -> None:
        """Touch something as the selected agent.

        While the game is watched, the decision of a person who has taken the seat replaces the action.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        assert game is not None
        if action is None:
            raise BadSetup("the action is None, but the game is not over: expected a number of the mask")
        self.game = game = step_watched(self.watched, game, int(action))
        self._cumulative_rewards[agent] = 0.0
        if game.seat == NONE:
            found = rewards(game.game.standings(), self.reward, cooperative=self.dealer.ruleset.cooperative)
            self.rewards = dict(zip(self.possible_agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table as the acting seat sees it, and its possible actions; in the mode `human` it is printed."""
        if self.render_mode is None:
            return None
        assert self.game is not None
        game, rules = self.game, self.dealer.ruleset
        text = observation_text(rules, game, game.seat, self.language, self.possible_agents)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - what this mode is for
            return None
        return text
