"""The greedy bot of Raxxon: for each option it plays several rollouts to the next morning and compares the means."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ludarium.games.raxxon.crowd_grid import cells_of
from ludarium.games.raxxon.ending import OPEN, VICTORY
from ludarium.games.raxxon.option_code import AN_ACTION, PASS
from ludarium.games.raxxon.steps.symbol import Add, Flip
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import ChooseCharacter, TakeAction
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng

from ..bot import options_of
from ..greedy import GreedyBot, Heuristic, quantize
from .day import policy_choice
from .estimates import action_value
from .odds import CrowdOdds
from .scenarios import goals_left, scenario_penalty

WON: Final = 100.0  # the value of a position is its chance of victory in percent ...
SAVED: Final = 0.1  # ... plus a little for each evacuated citizen, which decides when the chance is 0

ROLLOUTS: Final = 8  # for each option
ROLLOUTS_PER_CHECK: Final = 4  # after as many rollouts, options that are too far behind are dropped
MAX_GAP: Final = 16.0  # how far behind an option may be, divided by the root of the number of rollouts
REQUIRED_LEAD: Final = 8.0  # how much better than the policy's option another one must be
MAX_OPTIONS: Final = 6  # questions with more options are left to the policy
MAX_DECISIONS: Final = 400  # in a rollout


def morning_value(world: Raxxon) -> float:
    """The value of a position in the morning: the chance of victory, from public information.

    The weights are a logistic regression over games that the rollout policy played.
    """
    saved = world.saved()
    if world.outcome == VICTORY:
        return WON + SAVED * saved
    if world.outcome != OPEN:
        return SAVED * saved
    odds = (
        6.2
        - 1.04 * sqrt(max(0.0, world.needed() - saved + goals_left(world)))
        - 0.24 * infected_at_large(world)
        - 0.14 * sum(world.uncontained)
        + 0.47 * sqrt(len(world.infection))
        - 0.39 * world.power
        + 0.7 * (world.seats - 2)
        - scenario_penalty(world)
    )
    return WON / (1.0 + exp(-odds)) + SAVED * saved


def infected_at_large(world: Raxxon) -> int:
    """The number of infected cards in the population deck and the crowd."""
    infected = 0
    for citizen in world.population:
        if not world.is_healthy(citizen):
            infected += 1
    for cell in cells_of(world.crowd):
        if not world.is_healthy(world.cells[cell]):
            infected += 1
    return infected


def play_day(world: Raxxon, rng: Rng) -> None:
    """Let the policy play until the next morning or the end of the game, at most MAX_DECISIONS."""
    day = world.day
    for _ in range(MAX_DECISIONS):
        if not world.stack or world.day != day:
            return
        for decision in world.decisions:
            if decision.is_open():
                world.decide(decision.seat, policy_choice(world, decision.seat, decision.options, rng))
                break


class RolloutBot(GreedyBot):
    """Takes the option with the best mean value in rollouts.

    All options get the same imagined cards and the same generator in each rollout.
    """

    def choose(self, world: Game, seat: int) -> int:
        options = self.shortlist(world, seat)
        return options[0] if len(options) == 1 else self.ranked_by_rollouts(world, seat, options)[0][0]

    def ranked(self, world: Game, seat: int) -> list[tuple[int, int]]:
        return self.ranked_by_rollouts(world, seat, self.shortlist(world, seat))

    def ranked_by_rollouts(self, world: Game, seat: int, options: list[int]) -> list[tuple[int, int]]:
        """The options with the quantized means of their rollouts; the option that the bot takes is first.

        The first of `options` is the policy's. Another one is taken only if it leads by more than chance would explain;
        otherwise its value is reported as no better.
        """
        assert isinstance(world, Raxxon)
        means = self.rollout_means(world, seat, options)
        best = 0
        best_value = quantize(means[0] + REQUIRED_LEAD * openness(means[0]))
        for place in range(1, len(options)):
            if quantize(means[place]) > best_value:
                best_value = quantize(means[place])
                best = place
        others = [(-quantize(means[place]), place) for place in range(len(options)) if place != best]
        others.sort()
        value = quantize(means[best])
        return [(options[best], value)] + [(options[place], min(value, -less)) for less, place in others]

    def shortlist(self, world: Game, seat: int, length: int = MAX_OPTIONS) -> list[int]:
        """The policy's option, then the others to compare it with."""
        assert isinstance(world, Raxxon)
        options = options_of(world, seat)
        policy_option = self.policy_option(world, seat)
        step = world.stack[-1].step()
        if isinstance(step, TakeAction):
            odds = CrowdOdds(world)
            actions = world.actions(seat)
            options = [n for n in options if n == PASS or action_value(world, actions[n - AN_ACTION], odds) > 0.0]
        elif isinstance(step, Flip | Add | ChooseCharacter) or len(options) > length:
            options = []
        return [policy_option] + [option for option in options if option != policy_option]

    def policy_option(self, world: Raxxon, seat: int) -> int:
        """The option that the policy takes."""
        return policy_choice(world, seat, options_of(world, seat), world.rng.copy())

    def rollout_means(self, world: Raxxon, seat: int, options: list[int]) -> list[float]:
        """The mean value of each option's rollouts; options that fall behind get no more of them."""
        rng = world.rng.copy()
        totals = [0.0] * len(options)
        means = [0.0] * len(options)
        running = list(range(len(options)))
        for rollout in range(1, ROLLOUTS + 1):
            imagined = world.copy()
            imagined.rng = rng.fork()
            imagined.reshuffle_unknown(seat, rng)
            for place in running:
                after = imagined.copy()
                after.decide(seat, options[place])
                play_day(after, after.rng.copy())
                totals[place] += morning_value(after)
                means[place] = totals[place] / rollout
            if rollout % ROLLOUTS_PER_CHECK == 0 and len(options) > 1:
                best = max([means[place] for place in running])
                gap = MAX_GAP / sqrt(rollout) * openness(best)
                running = [place for place in running if means[place] >= best - gap or place == 0]
                if len(running) == 1:
                    break
        return means


def openness(value: float) -> float:
    """How open a game is: 1 at even chances, less the nearer it is to won or lost."""
    share = min(max(value / WON, 0.03), 0.97)
    return 4.0 * share * (1.0 - share)


class RaxxonHeuristic(Heuristic):
    """The team's chance of victory; the same for all seats."""

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Raxxon)
        return morning_value(world)
