"""Races the engines against catanatron, the fastest Python engine of a modern board game: random players on one core.

Both play whole games, set-up included, in turns of a few seconds, so that a busy machine slows both alike. Every tick
of catanatron counts as a decision, also those in which there is nothing to choose.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer

from ludarium.games import names, ruleset
from ludarium.kernel.playout import playout
from ludarium.kernel.rng import seeded

TURNS_LIMIT = 1000  # as in catanatron's own Game.play


def catanatron_game(seed: int) -> int:
    """Play a game of catanatron with four random players; the number of decisions."""
    game = Game([RandomPlayer(colour) for colour in Color], seed=seed + 1)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def our_game(name: str, seats: int) -> Callable[[int], int]:
    """Play a game of ours with random players, dealing and final scoring included; the number of decisions."""
    rules = ruleset(name)
    options = rules.complete(seats, {})

    def play(seed: int) -> int:
        game = rules.deal(seats, seeded(seed), options)
        decisions = playout(game, game.rng.fork())
        game.standings()
        return decisions

    return play


def rate(play: Callable[[int], int], seconds: float, seeds: itertools.count[int]) -> tuple[float, float]:
    """Decisions and games per second, over at least this many seconds."""
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(next(seeds))
        games += 1
    return decisions / spent, games / spent


def main() -> None:
    """Race, and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=7, help="how often each engine runs (default: 7)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time (default: 2)")
    arguments = parser.parse_args()
    ours = {f"{name}, {seats} seats": our_game(name, seats) for name in names() for seats in (2, 4)}
    plays = {"catanatron, 4 seats": catanatron_game, **ours}
    seeds = {name: itertools.count() for name in plays}
    for name, play in plays.items():
        rate(play, 0.3, seeds[name])  # warm up
    runs = [
        {name: rate(play, arguments.seconds, seeds[name]) for name, play in plays.items()}
        for _ in range(arguments.turns)
    ]
    title = f"median of {arguments.turns} runs"
    print(f"{title:24} {'decisions/s':>12} {'games/s':>10} {'ratio':>7}  (lowest to highest)")
    for name in plays:
        decisions = statistics.median(run[name][0] for run in runs)
        games = statistics.median(run[name][1] for run in runs)
        ratios = [run[name][0] / run["catanatron, 4 seats"][0] for run in runs]
        spread = f"({min(ratios):.1f} to {max(ratios):.1f})"
        print(f"{name:24} {decisions:12,.0f} {games:10,.1f} {statistics.median(ratios):7.1f}  {spread}")


if __name__ == "__main__":
    main()
