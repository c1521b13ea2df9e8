"""What the search needs in Raxxon: deviations from a blueprint, the rest of the day, the chance of a victory.

The blueprint is the plain rules of `day`, which all players are assumed to follow after the option that is tried.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.raxxon.option_code import A_CHARACTER
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import ChooseCharacter
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from ..bot import options_of
from ..greedy import GreedyBot
from ..search import Aspect, Lookahead
from .rollouts import WON, infected_at_large, morning_value, play_day

WIDTH: Final = 6  # questions with more options are left to the blueprint
ROLLOUTS: Final = 24  # for an estimate in the middle of a day
LEAD: Final = 5.0  # how much better than the blueprint's option another one must be, at even chances
MIN_SHARE: Final = 0.002  # in nearly lost games small differences count too

# What one of each is worth at even chances, in percent of the chance to win (see `morning_value`).
SAVED_WORTH: Final = 5.0
INFECTED_WORTH: Final = 6.0
LOOSE_WORTH: Final = 3.5
DECK_WORTH: Final = 2.0
POWER_WORTH: Final = 9.8


# The characters from the strongest to the weakest, by the plain rules' victories with each pair (docs/strength.md).
CHARACTERS: Final = ("kd", "liaison", "brian", "thomas", "gabriel", "meryl")


class RaxxonLookahead(Lookahead):
    """Plays on to the next morning."""

    def __init__(self, greedy: GreedyBot) -> None:
        self.greedy = greedy

    def candidates(self, world: Game, seat: int) -> list[int]:
        assert isinstance(world, Raxxon)
        if isinstance(world.stack[-1].step(), ChooseCharacter) and not world.solo:
            return [strongest_character(world, options_of(world, seat))]
        return self.greedy.shortlist(world, seat, WIDTH)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Raxxon)
        play_day(world, world.rng.copy())

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Raxxon)
        return morning_value(world)

    def expected(self, world: Game) -> list[float]:
        assert isinstance(world, Raxxon)
        return [min(morning_value(world), WON)] * world.seats

    def estimate(self, world: Game, rng: Rng) -> list[float]:
        """The mean of several rollouts to the next morning."""
        assert isinstance(world, Raxxon)
        if world.is_over():
            return self.expected(world)
        total = 0.0
        for _ in range(ROLLOUTS):
            imagined = world.copy()
            imagined.rng = rng.fork()
            imagined.reshuffle_unknown(NONE, imagined.rng)
            play_day(imagined, imagined.rng.copy())
            total += min(morning_value(imagined), WON)
        return [total / ROLLOUTS] * world.seats

    def is_settled(self, world: Game) -> bool:
        assert isinstance(world, Raxxon)
        return world.day > 0

    def aspects(self, world: Game, seat: int) -> list[Aspect]:
        assert isinstance(world, Raxxon)
        loose = infected_at_large(world)
        return [
            Aspect("aspect-saved", float(world.saved()), SAVED_WORTH * world.saved()),
            Aspect("aspect-infected", float(loose), -INFECTED_WORTH * loose),
            Aspect("aspect-quarantined", float(sum(world.uncontained)), -LOOSE_WORTH * sum(world.uncontained)),
            Aspect("aspect-infection-deck", float(len(world.infection)), DECK_WORTH * len(world.infection)),
            Aspect("aspect-power", float(world.power), -POWER_WORTH * world.power),
        ]

    def has_blueprint(self) -> bool:
        return True

    def required_lead(self, value: float) -> float:
        share = min(max(value / WON, MIN_SHARE), 1.0 - MIN_SHARE)
        return LEAD * 4.0 * share * (1.0 - share)


def strongest_character(world: Raxxon, options: list[int]) -> int:
    """The character to choose at the start; one of a content pack comes after those of the game."""
    names = [world.pack.characters[option - A_CHARACTER].name for option in options]
    for name in CHARACTERS:
        if name in names:
            return options[names.index(name)]
    return options[0]
