"""The speed of a game on one core: decisions, whole games, copies and imagined games per second."""

from __future__ import annotations

import platform
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from ludarium.games import ruleset
from ludarium.kernel import game as kernel_game
from ludarium.kernel.game import Game
from ludarium.kernel.playout import playout
from ludarium.kernel.rng import Rng, seeded

SLICES: Final = 5
KINDS: Final = 4  # of measurements, which share the time
COPIES: Final = 100  # per reading of the clock


class Throughput(msgspec.Struct, frozen=True):
    """Runs per second: the median, the slowest and the fastest time slice."""

    median: float
    slowest: float
    fastest: float


class Speed(msgspec.Struct, frozen=True):
    """The speed of a game."""

    decisions: Throughput
    games: Throughput
    clones: Throughput
    imagined_playouts: Throughput
    compiled: bool
    python: str


def measure(name: str, seats: int, options: dict[str, int], seconds: float) -> Speed:
    """Measure a game for this many seconds in total."""
    rules = ruleset(name)
    complete = rules.complete(seats, options)
    rng = seeded("bench")

    def deal() -> Game:
        return rules.deal(seats, rng.fork(), complete)

    def decide() -> tuple[int, float]:
        game = deal()
        started = perf_counter()
        return playout(game, rng), perf_counter() - started

    def play() -> tuple[int, float]:
        started = perf_counter()
        game = deal()
        playout(game, rng)
        game.standings()
        return 1, perf_counter() - started

    def clone() -> tuple[int, float]:
        game = midway(deal(), rng)
        started = perf_counter()
        for _ in range(COPIES):
            game.copy()
        return COPIES, perf_counter() - started

    opening = deal()

    def imagine() -> tuple[int, float]:
        started = perf_counter()
        playout(rules.imagine(opening.redact(0), rng.fork()), rng)
        return 1, perf_counter() - started

    each = seconds / KINDS / SLICES
    return Speed(
        decisions=throughput(decide, each),
        games=throughput(play, each),
        clones=throughput(clone, each),
        imagined_playouts=throughput(imagine, each),
        compiled=is_compiled(),
        python=platform.python_version(),
    )


def throughput(work: Callable[[], tuple[int, float]], seconds: float) -> Throughput:
    """Measure `work`, which returns how many times it ran and how long that took."""
    work()  # warm up
    rates: list[float] = []
    for _ in range(SLICES):
        times, spent = 0, 0.0
        ending = perf_counter() + seconds
        while not times or perf_counter() < ending:
            more, longer = work()
            times += more
            spent += longer
        rates.append(times / spent)
    return Throughput(median(rates), min(rates), max(rates))


def midway(game: Game, rng: Rng) -> Game:
    """The position after half of a random game's decisions."""
    for _ in range(playout(game.copy(), rng) // 2):
        decision = next((decision for decision in game.decisions if decision.is_open()), None)
        if decision is None:
            break
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    return game


def is_compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    return not str(kernel_game.__file__).endswith(".py")
