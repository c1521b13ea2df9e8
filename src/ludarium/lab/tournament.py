"""Tournaments: many games between bots on all cores, with the seats rotated, and statistics of the results.

Every deal is played once in each rotation of the seats, so that no bot profits from a better seat. A game depends only
on the seed and its number, so the result does not depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, sqrt
from time import process_time
from typing import Final

import msgspec

from ludarium.bots.bot import Bot
from ludarium.bots.registry import bot
from ludarium.games import ruleset
from ludarium.kernel.game import Game
from ludarium.kernel.rng import seeded

from .jobs import Processes, Workers

Z95: Final = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal distribution
MAX_CHUNK: Final = 32  # games of a task: small enough for a smooth progress bar and an even load
CHUNKS: Final = 32  # of a tournament, unless they would be larger

Interval = tuple[float, float]


class BotResult(msgspec.Struct, frozen=True):
    """The result of one bot; `seat_order` is its position in `Tournament.seats`, from 0.

    A shared win counts as a win. A solo game is won by exceeding the target.
    """

    bot: str
    seat_order: int
    games: int
    wins: int
    win_rate: float
    win_interval: Interval
    mean: float
    mean_interval: Interval
    min: int
    max: int


class Tournament(msgspec.Struct, frozen=True):
    """The settings of a tournament: a game with its options, the bots by seat, the number of games, the seed."""

    game: str
    seats: list[str]
    games: int
    seed: str
    options: dict[str, int] = {}

    @property
    def total_games(self) -> int:
        """The number of games, rounded up to whole rotations."""
        return ceil(self.games / len(self.seats)) * len(self.seats)


# The total of each bot and whether it won, in the order of `Tournament.seats`.
GameResult = list[tuple[int, bool]]


def check(tournament: Tournament) -> None:
    """Raise an error if the game, a bot or an option does not exist."""
    rules = ruleset(tournament.game)
    rules.complete(len(tournament.seats), tournament.options)
    for name in tournament.seats:
        bot(name, rules, seeded(tournament.seed))


def run(
    tournament: Tournament, workers: Workers | None = None, on_progress: Callable[[int], None] | None = None
) -> list[BotResult]:
    """Play the whole tournament; `on_progress` gets the number of games played since its last call."""
    check(tournament)
    outcomes: list[GameResult] = []
    total = tournament.total_games
    size = min(ceil(total / CHUNKS), MAX_CHUNK)
    tasks = [(tournament, range(first, min(first + size, total))) for first in range(0, total, size)]
    for chunk in (workers or Processes()).results(play, tasks):
        outcomes += chunk
        if on_progress is not None:
            on_progress(len(chunk))
    return summarize(tournament, outcomes)


def play(tournament: Tournament, numbers: range) -> list[GameResult]:
    """The results of the games with these numbers."""
    return [play_game(tournament, number, Clock()) for number in numbers]


class Clock:
    """The time that the first bot of a tournament takes for decisions with a choice."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0


class Begun:
    """A game of a tournament before its first decision: its bots by seat, and whose place in `seats` each seat is."""

    def __init__(self, game: Game, bots: list[Bot], order: list[int]) -> None:
        self.game = game
        self.bots = bots
        self.order = order


def deal_seed(tournament: Tournament, number: int) -> str:
    """The seed of the deal of a game, which all rotations of the seats share."""
    return f"{tournament.seed} deal {number // len(tournament.seats)}"


def begin(tournament: Tournament, number: int) -> Begun:
    """Deal a game; in rotation r of a deal, bot s + r sits in seat s."""
    rules = ruleset(tournament.game)
    seats = len(tournament.seats)
    rotation = number % seats
    options = rules.complete(seats, tournament.options)
    game = rules.deal(seats, seeded(deal_seed(tournament, number)), options)
    order = [(seat + rotation) % seats for seat in range(seats)]
    bots = [
        bot(tournament.seats[order[seat]], rules, seeded(f"{tournament.seed} game {number} seat {seat}"))
        for seat in range(seats)
    ]
    return Begun(game, bots, order)


def play_on(begun: Begun, clock: Clock, on_decision: Callable[[Game, int, int], None] | None = None) -> None:
    """Play to the end; `on_decision` gets the game before each decision, the seat and its option."""
    game = begun.game
    while not game.is_over():
        decision = next(decision for decision in game.decisions if decision.is_open())
        seat = decision.seat
        started = process_time()
        option = begun.bots[seat].decide(game.redact(seat))
        if begun.order[seat] == 0 and len(decision.options) > 1:
            clock.seconds += process_time() - started
            clock.decisions += 1
        if on_decision is not None:
            on_decision(game, seat, option)
        game.decide(seat, option)


def play_game(tournament: Tournament, number: int, clock: Clock) -> GameResult:
    """Play one game."""
    begun = begin(tournament, number)
    play_on(begun, clock)
    outcome = [(0, False)] * len(begun.order)
    for standing in begun.game.standings():
        outcome[begun.order[standing.seat]] = (standing.total, standing.won)
    return outcome


def summarize(tournament: Tournament, outcomes: list[GameResult]) -> list[BotResult]:
    """The results of the bots in these games."""
    return [
        bot_result(name, order, [outcome[order] for outcome in outcomes]) for order, name in enumerate(tournament.seats)
    ]


def bot_result(name: str, order: int, scores: list[tuple[int, bool]]) -> BotResult:
    """The result of a bot with these points and wins."""
    games = len(scores)
    wins = sum(won for _, won in scores)
    totals = [total for total, _ in scores]
    return BotResult(
        bot=name,
        seat_order=order,
        games=games,
        wins=wins,
        win_rate=wins / games,
        win_interval=wilson(wins, games),
        mean=sum(totals) / games,
        mean_interval=mean_interval(totals),
        min=min(totals),
        max=max(totals),
    )


def wilson(wins: int, games: int) -> Interval:
    """The 95 % Wilson interval of a proportion, which is also valid for few games and near 0 and 1."""
    return wilson_share(wins / games, games)


def wilson_share(share: float, games: float) -> Interval:
    """The Wilson interval of a share that is known as well as from so many independent games."""
    weight = Z95 * Z95 / games
    centre = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(totals: Sequence[float]) -> Interval:
    """The 95 % interval of a mean; of a single number, the number itself."""
    games = len(totals)
    mean = sum(totals) / games
    if games == 1:
        return mean, mean
    # Integers as long as possible, so that the result does not depend on the order of the sum.
    squares = games * sum(total * total for total in totals) - sum(totals) ** 2
    half = Z95 * sqrt(max(0.0, squares) / (games * (games - 1)) / games)
    return mean - half, mean + half
