"""The environments of the games: their versions, actions, encoders and deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.errors import BadSetup, shortened
from ludarium.games import names, ruleset
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset

from . import raxxon, redrising, sagrada
from .actions import ActionSpace
from .encoding import Encoder
from .touch_game import TouchGame

VERSION: Final = "v0"  # of all action numbers and observations: it changes with any of them

SPACES: Final[dict[str, ActionSpace]] = {
    "sagrada": sagrada.SPACE,
    "redrising": redrising.SPACE,
    "raxxon": raxxon.SPACE,
}


def environment_id(game: str) -> str:
    """The versioned id of a game's environment, such as "ludarium/sagrada_v0"."""
    return f"ludarium/{game}_{VERSION}"


def encoder(game: str, seats: int) -> Encoder:
    """What a seat observes of a game."""
    if game == "sagrada":
        return sagrada.SagradaEncoder(seats)
    if game == "redrising":
        return redrising.RedRisingEncoder(seats)
    return raxxon.RaxxonEncoder(seats)


class Dealer:
    """Deals games of one kind: a game with its number of seats and its options."""

    def __init__(self, game: str, seats: int, options: Mapping[str, int] | None = None) -> None:
        if game not in SPACES:
            raise BadSetup(f"unknown game {shortened(game)}: expected one of {', '.join(names())}")
        self.ruleset: Ruleset = ruleset(game)
        self.options = self.ruleset.complete(seats, dict(options or {}))
        self.seats = seats
        self.space = SPACES[game]
        self.encoder = encoder(game, seats)

    def deal(self, seed: int | str) -> TouchGame:
        """The game of a seed: the same as `ludarium.new_match` deals for it."""
        return TouchGame(self.ruleset.deal(self.seats, seeded(seed), self.options), self.space)
