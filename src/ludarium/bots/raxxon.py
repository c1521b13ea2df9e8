"""The greedy bot of Raxxon: plays the day on by plain rules, over and over, and takes what has the best mornings."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ludarium.games.raxxon.grid import cells_of
from ludarium.games.raxxon.table import OPEN, VICTORY, Raxxon
from ludarium.games.raxxon.thing import AN_ACTION, PASS
from ludarium.games.raxxon.turn import ChooseCharacter, TakeAction
from ludarium.games.raxxon.words.symbol import Add, Flip
from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng

from .bot import options_of
from .greedy import GreedyBot, Heuristic, whole
from .raxxon_day import plain, promise
from .raxxon_scenes import goals_left, harder
from .raxxon_sight import Sight

CERTAIN: Final = 100.0  # a position is worth the chance of a victory in percent ...
SAVED: Final = 0.1  # ... and a trifle for each citizen who is safe, for when there is none

ROLLS: Final = 8  # how often the day is played on for each option
LAP: Final = 4  # how many rolls there are between two looks at who has fallen behind
GAP: Final = 16.0  # how far an option may fall behind after a single roll; after more, less
LEAD: Final = 8.0  # by how much another option must look better than what the plain rules take
FEW: Final = 6  # a question with more options than these is left to the plain rules
LONGEST: Final = 400  # decisions of a day


def prospects(world: Raxxon) -> float:
    """What a position is worth in the morning, by what is open to all.

    The chance of a victory, as a logistic regression found it in games that the plain rules played.
    """
    saved = world.saved()
    if world.outcome == VICTORY:
        return CERTAIN + SAVED * saved
    if world.outcome != OPEN:
        return SAVED * saved
    infected = 0
    for citizen in world.population:
        if not world.is_healthy(citizen):
            infected += 1
    for cell in cells_of(world.crowd):
        if not world.is_healthy(world.cells[cell]):
            infected += 1
    odds = (
        6.2
        - 1.04 * sqrt(max(0.0, world.needed() - saved + goals_left(world)))
        - 0.24 * infected
        - 0.14 * sum(world.uncontained)
        + 0.47 * sqrt(len(world.infection))
        - 0.39 * world.power
        + 0.7 * (world.seats - 2)
        - harder(world)
    )
    return CERTAIN / (1.0 + exp(-odds)) + SAVED * saved


def play_day(world: Raxxon, luck: Rng) -> None:
    """Play on by plain rules until the next morning, or the end; a day that does not end is broken off."""
    day = world.day
    for _ in range(LONGEST):
        if not world.stack or world.day != day:
            return
        for decision in world.decisions:
            if decision.is_open():
                world.decide(decision.seat, plain(world, decision.seat, decision.options, luck))
                break


class Planner(GreedyBot):
    """Plays the day on by plain rules from every option that may be worth it, and takes the one with the best mornings.

    All options meet the same luck: the same cards behind what the seat knows, and the same generator.
    """

    def choose(self, world: Game, seat: int) -> int:
        found = self.shortlist(world, seat)
        return found[0] if len(found) == 1 else self.raced(world, seat, found)[0][0]

    def ranked(self, world: Game, seat: int) -> list[tuple[int, int]]:
        return self.raced(world, seat, self.shortlist(world, seat))

    def raced(self, world: Game, seat: int, options: list[int]) -> list[tuple[int, int]]:
        """The options with the means of the mornings after; the one that the bot takes comes first.

        What the plain rules would do is the first of the options, and has a lead: what looks better only by chance is
        said to be no better.
        """
        assert isinstance(world, Raxxon)
        means = self.race(world, seat, options)
        best = 0
        most = whole(means[0] + LEAD * doubt(means[0]))
        for place in range(1, len(options)):
            if whole(means[place]) > most:
                most = whole(means[place])
                best = place
        others = [(-whole(means[place]), place) for place in range(len(options)) if place != best]
        others.sort()
        value = whole(means[best])
        return [(options[best], value)] + [(options[place], min(value, -less)) for less, place in others]

    def shortlist(self, world: Game, seat: int) -> list[int]:
        """What the plain rules would do, first, and what else is to be thought about."""
        assert isinstance(world, Raxxon)
        options = options_of(world, seat)
        favourite = self.favourite(world, seat)
        step = world.stack[-1].step()
        if isinstance(step, TakeAction):
            sight = Sight(world)
            actions = world.actions(seat)
            options = [n for n in options if n == PASS or promise(world, actions[n - AN_ACTION], sight) > 0.0]
        elif isinstance(step, Flip | Add | ChooseCharacter) or len(options) > FEW:
            options = []
        return [favourite] + [option for option in options if option != favourite]

    def favourite(self, world: Raxxon, seat: int) -> int:
        """What the plain rules would do."""
        return plain(world, seat, options_of(world, seat), world.rng.copy())

    def race(self, world: Raxxon, seat: int, options: list[int]) -> list[float]:
        """The mean of the mornings after each option; what falls behind is not thought about any longer."""
        luck = world.rng.copy()
        totals = [0.0] * len(options)
        means = [0.0] * len(options)
        running = list(range(len(options)))
        for roll in range(1, ROLLS + 1):
            behind = world.copy()
            behind.rng = luck.fork()
            behind.stir(seat, luck)
            for place in running:
                after = behind.copy()
                after.decide(seat, options[place])
                play_day(after, after.rng.copy())
                totals[place] += prospects(after)
                means[place] = totals[place] / roll
            if roll % LAP == 0 and len(options) > 1:
                best = max([means[place] for place in running])
                gap = GAP / sqrt(roll) * doubt(best)
                running = [place for place in running if means[place] >= best - gap or place == 0]
                if len(running) == 1:
                    break
        return means


def doubt(value: float) -> float:
    """How open a game is: 1 where its chances are even, less where it is all but won or lost."""
    share = min(max(value / CERTAIN, 0.03), 0.97)
    return 4.0 * share * (1.0 - share)


class RaxxonHeuristic(Heuristic):
    """The team's prospects; every seat has the same."""

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Raxxon)
        return prospects(world)


def player(contract: Contract, rng: Rng) -> GreedyBot:
    """The greedy bot of Raxxon."""
    return Planner(contract, rng, RaxxonHeuristic())
