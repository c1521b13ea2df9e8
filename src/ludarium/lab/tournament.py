"""Tournaments: many games between bots on all cores, with the seats rotated, and what they show.

Every deal is played once in each rotation of the seats, so that nobody owes anything to a better place. A game depends
on the seed and its number alone, so the result is the same whatever the number of processes.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import ceil, sqrt
from typing import Final

import msgspec

from ludarium.bots.registry import bot
from ludarium.games import contract
from ludarium.kernel.rng import seeded

Z95: Final = 1.959963984540054  # the normal distribution has 95 % within so many deviations
CHUNKS_FOR_EACH_JOB: Final = 16
LARGEST_CHUNK: Final = 32  # so that progress is seen and an end is not waited for

Interval = tuple[float, float]


class Result(msgspec.Struct, frozen=True):
    """How one of the bots fared; `seat_order` is its place among those that were named, from 0.

    A shared win counts as a win. Without rivals a win is to exceed the target.
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
    """What is to be played: a game with its options, the bots in their seats, how many games, and the seed."""

    game: str
    seats: list[str]
    games: int
    seed: str
    options: dict[str, int] = {}

    @property
    def whole(self) -> int:
        """The number of games in all, rounded up to whole rotations."""
        return ceil(self.games / len(self.seats)) * len(self.seats)


# The total of each bot and whether it won, in the order of `Tournament.seats`.
Outcome = list[tuple[int, bool]]


def check(tournament: Tournament) -> None:
    """Refuse a tournament whose game, bots or options there are none."""
    rules = contract(tournament.game)
    rules.complete(len(tournament.seats), tournament.options)
    for name in tournament.seats:
        bot(name, rules, seeded(tournament.seed))


def hold(tournament: Tournament, jobs: int | None = None, told: Callable[[int], None] | None = None) -> list[Result]:
    """Play the whole tournament; `told` hears how many games have been played since it was last told."""
    check(tournament)
    outcomes: list[Outcome] = []
    for chunk in _chunks(tournament, jobs or os.cpu_count() or 1):
        outcomes += chunk
        if told is not None:
            told(len(chunk))
    return [
        _result(name, order, [outcome[order] for outcome in outcomes]) for order, name in enumerate(tournament.seats)
    ]


def _chunks(tournament: Tournament, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of all games in their order, some at a time."""
    size = min(ceil(tournament.whole / (jobs * CHUNKS_FOR_EACH_JOB)), LARGEST_CHUNK)
    numbers = [range(first, min(first + size, tournament.whole)) for first in range(0, tournament.whole, size)]
    if jobs == 1:
        yield from map(play, repeat(tournament), numbers)
        return
    # Ctrl-C reaches the whole group of processes; the one that waits here ends the others.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield from pool.map(play, repeat(tournament), numbers)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play(tournament: Tournament, numbers: range) -> list[Outcome]:
    """The outcomes of the games of these numbers."""
    return [_played(tournament, number) for number in numbers]


def _played(tournament: Tournament, number: int) -> Outcome:
    """One game. Its deal is that of its rotation group; in rotation r, seat s is taken by the bot named as s + r."""
    rules = contract(tournament.game)
    seats = len(tournament.seats)
    deal, rotation = divmod(number, seats)
    game = rules.deal(seats, seeded(f"{tournament.seed} deal {deal}"), rules.complete(seats, tournament.options))
    order = [(seat + rotation) % seats for seat in range(seats)]
    bots = [
        bot(tournament.seats[order[seat]], rules, seeded(f"{tournament.seed} game {number} seat {seat}"))
        for seat in range(seats)
    ]
    while not game.is_over():
        seat = next(decision.seat for decision in game.decisions if decision.is_open())
        game.decide(seat, bots[seat].decide(game.redact(seat)))
    outcome = [(0, False)] * seats
    for standing in game.standings():
        outcome[order[standing.seat]] = (standing.total, standing.won)
    return outcome


def _result(name: str, order: int, scores: list[tuple[int, bool]]) -> Result:
    games = len(scores)
    wins = sum(won for _, won in scores)
    totals = [total for total, _ in scores]
    return Result(
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
    """The 95 % interval of a share, by Wilson: sound also for few games and for shares near 0 and 1."""
    share = wins / games
    weight = Z95 * Z95 / games
    centre = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(totals: list[int]) -> Interval:
    """The 95 % interval of a mean; that of a single number is the number itself, which says nothing."""
    games = len(totals)
    mean = sum(totals) / games
    if games == 1:
        return mean, mean
    # In whole numbers as long as possible: the order of adding up does not matter then.
    squares = games * sum(total * total for total in totals) - sum(totals) ** 2
    half = Z95 * sqrt(squares / (games * (games - 1)) / games)
    return mean - half, mean + half
