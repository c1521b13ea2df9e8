"""The analysis of a decision in a finished game: what it cost, and how lucky its outcome was."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.game import Game
from ludarium.kernel.message import Message
from ludarium.kernel.rng import Rng

from .advice import option_id, reasons_for, weigh
from .bot import options_of
from .greedy import used_chance
from .search import SearchBot, distinct

MIN_LUCK_SAMPLES: Final = 4  # other outcomes of chance that the actual one is compared with
MAX_LUCK_SAMPLES: Final = 48
SIMULATIONS_PER_SAMPLE: Final = 4
SURE: Final = 2.0  # standard errors that a better option must lead by


class Review:
    """One decision: what each seat could expect before it, its skill and its luck.

    `results` are what the seats play for: the points ahead of the mean rival, one's own points alone, or the team's
    chance to win. `skill` is the change of each seat's result by the option that was chosen instead of the best one,
    `luck` the change by the actual outcome of chance instead of the mean one; both are 0 where there was none.
    """

    def __init__(self, seat: int, option: str, expected: list[float], results: list[float]) -> None:
        self.seat = seat
        self.option = option
        self.expected = expected
        self.results = results
        self.skill = [0.0] * len(results)
        self.luck = [0.0] * len(results)
        self.best = ""
        self.reasons: list[Message] = []


def results_of(bot: SearchBot, expected: list[float]) -> list[float]:
    """What the seats play for, from what each can expect."""
    seats = len(expected)
    if seats == 1 or bot.ruleset.cooperative:
        return expected
    total = sum(expected)
    return [points - (total - points) / (seats - 1) for points in expected]


def review(bot: SearchBot, game: Game, seat: int, option: int, rng: Rng) -> Review:
    """The review of a decision in the actual position before it; the seat is judged by what it knew."""
    expected = bot.lookahead.estimate(game, rng)
    found = Review(seat, option_id(game, option), expected, results_of(bot, expected))
    if bot.lookahead.is_settled(game):
        if len(options_of(game, seat)) > 1:
            judge_skill(bot, game, option, found)
        judge_luck(bot, game, option, found, rng)
    return found


def judge_skill(bot: SearchBot, game: Game, option: int, found: Review) -> None:
    """Compare the chosen option with the best one, in worlds that agree with what the seat knew.

    The best one counts only if it leads by more than chance explains.
    """
    seat = found.seat
    world = bot.ruleset.imagine(game.redact(seat), bot.rng.fork())
    weighed = weigh(bot, world, seat, distinct(world, [option, *bot.lookahead.candidates(world, seat)]))
    chosen = weighed[0]
    best = chosen
    for one in weighed:
        if one.value > best.value and one.value > chosen.value + SURE * one.error:
            best = one
    if best is chosen:
        return
    found.best = option_id(world, best.option)
    found.reasons = reasons_for(bot, seat, best, chosen)
    cost = best.value - chosen.value
    together = bot.ruleset.cooperative
    rivals = max(1, len(found.skill) - 1)
    found.skill = [-cost if together or other == seat else cost / rivals for other in range(len(found.skill))]


def judge_luck(bot: SearchBot, game: Game, option: int, found: Review, rng: Rng) -> None:
    """Compare the actual outcome of chance with the mean of others."""
    after = game.copy()
    after.decide(found.seat, option)
    if not used_chance(game, after):
        return
    actual = results_of(bot, bot.lookahead.estimate(after, rng))
    means = [0.0] * len(actual)
    samples = min(max(bot.budget.simulations // SIMULATIONS_PER_SAMPLE, MIN_LUCK_SAMPLES), MAX_LUCK_SAMPLES)
    for _ in range(samples):
        other = game.copy()
        other.rng = rng.fork()
        other.reshuffle_unknown(found.seat, other.rng)
        other.decide(found.seat, option)
        results = results_of(bot, bot.lookahead.estimate(other, rng))
        means = [means[place] + results[place] / samples for place in range(len(means))]
    found.luck = [actual[place] - means[place] for place in range(len(actual))]
