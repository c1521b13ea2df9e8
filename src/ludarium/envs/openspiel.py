"""Games for OpenSpiel with explicit chance: import this module, then `pyspiel.load_game("ludarium_sagrada")`.

Whatever a game draws, rolls or shuffles is a series of chance nodes, also the deal. Each action of a player is one
touch (see docs/environments.md). Parameters: `players`, `options` such as "tools:3", and `reward`.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import numpy as np
import pyspiel

from ludarium.errors import BadSetup, shortened
from ludarium.kernel.chance import scripted
from ludarium.kernel.game import Game
from ludarium.kernel.plain_data import Dump
from ludarium.kernel.rng import ChanceNeeded, Rng
from ludarium.kernel.script import NONE

from .registry import Dealer
from .rewards import check_reward, rewards
from .text import observation_text
from .touch_game import TouchGame

MAX_CHANCE: Final = 128  # outcomes of a chance node: the largest deck has 112 cards
MAX_LENGTH: Final = 20_000  # of a game, chance included
MAX_POINTS: Final = 1000.0  # bounds of the reward `score`
LANGUAGE: Final = "en"


def parsed_options(text: str) -> dict[str, int]:
    """The options of a game string, such as "tools:3 level:2"."""
    options: dict[str, int] = {}
    for part in text.split():
        name, _, value = part.partition(":")
        if not value.lstrip("-").isdecimal():
            raise BadSetup(f"options are names with values, such as tools:3, not {shortened(part)}")
        options[name] = int(value)
    return options


class LudariumGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its number of players, options and reward."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", 2)
        self.reward = given.get("reward", "win")
        check_reward(self.reward)
        self.dealer = Dealer(name, players, parsed_options(given.get("options", "")))
        self.encoder = self.dealer.encoder
        bound = MAX_POINTS if self.reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.dealer.space.touches),
            max_chance_outcomes=MAX_CHANCE,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> LudariumState:
        """The state before the deal."""
        return LudariumState(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> LudariumGame:
        """The same game: copies of its states share it."""
        return self

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudariumObserver:  # noqa: ANN401 - pyspiel's
        """Writes what a player knows."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return LudariumObserver(self)


class PickledGame:
    """A position between two chance nodes: copied and pickled as its game requires it."""

    def __init__(self, dealer: Dealer, game: TouchGame) -> None:
        self.dealer = dealer
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> PickledGame:
        return PickledGame(self.dealer, self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        dealer = self.dealer
        actions = self.game.actions_so_far()
        return unpickled, (dealer.ruleset.name, dealer.seats, dealer.options, self.game.game.dump(), actions)


def unpickled(name: str, seats: int, options: dict[str, int], dump: Dump, actions: list[int]) -> PickledGame:
    """The position with these data."""
    dealer = Dealer(name, seats, options)
    game = TouchGame(dealer.ruleset.load(dump), dealer.space)
    for action in actions:
        game.step(action)
    return PickledGame(dealer, game)


class LudariumState(pyspiel.State):  # type: ignore[misc] # as above
    """A position, or a chance node on the way to the next one.

    The deal, or `option` of `position`, leads to the next position with the random `numbers` so far; while it wants
    another number, this is a chance node with `pending` outcomes. `history_hashes` identify all that each player has
    observed. OpenSpiel copies and pickles all attributes.
    """

    def __init__(self, game: LudariumGame) -> None:
        super().__init__(game)
        self.position: PickledGame | None = None
        self.option = NONE
        self.history_hashes = [b""] * game.num_players()
        self.numbers: list[int] = []
        self.pending = 0
        self._resolve()

    @property
    def rules(self) -> LudariumGame:
        """The game of this state; not an attribute, because it would be pickled with the state."""
        found: LudariumGame = self.get_game()
        return found

    @property
    def game(self) -> TouchGame | None:
        """The game at the position; None before the deal."""
        return None if self.position is None else self.position.game

    def _act(self, rng: Rng) -> Game:
        """Deal, or take the option, with these random numbers."""
        dealer = self.rules.dealer
        if self.position is None:
            return dealer.ruleset.deal(dealer.seats, rng, dealer.options)
        before = self.position.game
        after = before.game.copy()
        after.rng = rng
        after.decide(before.seat, self.option)
        return after

    def _resolve(self) -> None:
        """Go to the next position, or to the next chance node before it."""
        try:
            game = self._act(scripted(dict(enumerate(self.numbers))))
        except ChanceNeeded as needed:
            self.pending = needed.count
            return
        self.pending = 0
        self.numbers = []
        touch_game = TouchGame(game, self.rules.dealer.space)
        self.position = PickledGame(self.rules.dealer, touch_game)
        for player in range(self.num_players()):
            seen = self.rules.encoder.position(touch_game, player)
            self.history_hashes[player] = hashlib.blake2b(self.history_hashes[player] + seen, digest_size=16).digest()

    # --- what OpenSpiel asks --------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The player who acts, or chance, or the end."""
        assert self.pending or self.game is not None
        player: int = pyspiel.PlayerId.CHANCE if self.pending else pyspiel.PlayerId.TERMINAL
        return player if self.pending or self.game is None or self.game.seat == NONE else self.game.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(set(self.game.legal())) if player == self.game.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of this chance node, equally likely."""
        return [(number, 1.0 / self.pending) for number in range(self.pending)]

    def _apply_action(self, action: int) -> None:
        if self.pending:
            self.numbers.append(action)
            self._resolve()
            return
        assert self.game is not None
        self.option = self.game.option_after(action)
        if self.option == NONE:
            self.game.step(action)
        else:
            self._resolve()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action}" if player == pyspiel.PlayerId.CHANCE else self.rules.dealer.space.touches[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.pending and self.game is not None and self.game.seat == NONE

    def returns(self) -> list[float]:
        """The reward of each player at the end, zeros before it."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        assert self.game is not None
        dealer = self.rules.dealer
        return rewards(self.game.game.standings(), self.rules.reward, cooperative=dealer.ruleset.cooperative)

    def __str__(self) -> str:
        if self.game is None:
            return f"deal {self.numbers}"
        return f"{self.text(self.game.seat)}\nchance {self.numbers}" if self.pending else self.text(self.game.seat)

    def text(self, player: int) -> str:
        """The text observation of a player."""
        if self.game is None:
            return ""
        players = [f"player_{seat}" for seat in range(self.num_players())]
        return observation_text(self.rules.dealer.ruleset, self.game, player, LANGUAGE, players)


class LudariumObserver:
    """Writes observations and information states of a player: the tensor is the observation in both."""

    def __init__(self, game: LudariumGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.encoder.size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudariumState, player: int) -> None:
        """Write the tensor."""
        if state.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.game.encoder.observe(state.game, player), np.uint8)

    def string_from(self, state: LudariumState, player: int) -> str:
        """What the player knows, with a hash of all that was observed before."""
        touched = "" if state.game is None else " ".join(state.game.space.touches_of(state.game.touched))
        return f"{state.text(player)}\nhistory {state.history_hashes[player].hex()} {touched}".rstrip()


def short_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"ludarium_{name}"


def game_type(name: str) -> Any:  # noqa: ANN401 - pyspiel has no types
    """What OpenSpiel wants to know of a game."""
    seats = list(Dealer(name, 2).ruleset.seats)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Ludarium {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "options": "", "reward": "win"},
    )


class SagradaGame(LudariumGame):
    """Sagrada; a class of its own, since OpenSpiel pickles games by their class."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("sagrada", params)


class RedRisingGame(LudariumGame):
    """Red Rising."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("redrising", params)


class RaxxonGame(LudariumGame):
    """Raxxon."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("raxxon", params)


for _name, _game in (("sagrada", SagradaGame), ("redrising", RedRisingGame), ("raxxon", RaxxonGame)):
    pyspiel.register_game(game_type(_name), _game)
