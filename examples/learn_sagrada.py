"""Learns to play solo Sagrada better than the bot `greedy`, with the cross-entropy method and numpy alone.

    python examples/learn_sagrada.py --output examples/learn_sagrada.json

The bot judges a position by a formula with a dozen weights, which were tuned for games against rivals. Here they are
learned for the solo game: each generation draws sets of weights around the present ones, plays the same deals with each
set, and moves to the mean of the best. At the end it compares the result with `greedy` on deals that it has never seen.
Afterwards the bot can play like any other (from this folder):

    ludarium lab match sagrada --bots learn_sagrada:Learned,greedy --seats 1 --option tools=3 --games 2000
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from ludarium.bots.greedy import GreedyBot
from ludarium.bots.sagrada.heuristic import heuristic
from ludarium.bots.sagrada.prospect import Weights
from ludarium.games import ruleset
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.ruleset import Ruleset
from ludarium.lab.jobs import Processes
from ludarium.lab.tournament import mean_interval, wilson

NAMES: Final = (
    "tries", "tries_by_time", "tries_by_room", "empty_alone", "line", "line_power", "two_shades", "six_shades",
    "five_colours", "diagonal", "private", "coloured", "target_pip", "tool",
)  # fmt: skip
OPTIONS: Final = {"tools": 3}
SPREAD: Final = 0.25  # of the first generation, as a part of each weight
ELITE: Final = 0.25  # the part of a generation that the next one follows
KEPT: Final = 0.3  # of the mean and the spread before
CLOSE: Final = 8.0  # points by which a game is nearly won: learning needs more than the rare wins
LEARNED: Final = Path(__file__).with_suffix(".json")


def weights_of(values: list[float]) -> Weights:
    """The weights of the formula; those that are not learned stay as they are."""
    weights = Weights()
    for name, value in zip(NAMES, values, strict=True):
        setattr(weights, name, max(0.0, value))
    return weights


def first_values() -> list[float]:
    """The weights of `greedy`."""
    return [float(getattr(Weights(), name)) for name in NAMES]


class Learned(GreedyBot):
    """The bot `greedy` with the learned weights."""

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        found: dict[str, float] = json.loads(LEARNED.read_text(encoding="utf-8"))
        super().__init__(rules, rng, heuristic(weights_of([found[name] for name in NAMES])))


def play(values: list[float], seeds: list[str]) -> list[tuple[int, int]]:
    """In a worker: the points and the target of a solo game of each seed."""
    rules = ruleset("sagrada")
    judge = heuristic(weights_of(values))
    found = []
    for seed in seeds:
        game = rules.deal(1, seeded(seed), rules.complete(1, OPTIONS))
        bot = GreedyBot(rules, seeded(f"{seed} bot"), judge)
        while not game.is_over():
            game.decide(0, bot.decide(game.redact(0)))
        (standing,) = game.standings()
        found.append((standing.total, standing.target or 0))
    return found


def worth(results: list[tuple[int, int]]) -> float:
    """What a set of weights is to maximize: the part of the games that were won, or nearly."""
    return sum(1 / (1 + math.exp((target - points) / CLOSE)) for points, target in results) / len(results)


def learn(
    generations: int,
    population: int,
    games: int,
    seed: str,
    workers: Processes,
    on_generation: Callable[[int, float], None] = lambda *_: None,
) -> list[float]:
    """The learned weights; `on_generation` gets its number and the mean worth of the best of it."""
    rng = np.random.default_rng(list(seed.encode()))
    mean = np.array(first_values())
    spread = SPREAD * mean
    for number in range(generations):
        drawn = np.maximum(0.0, rng.normal(mean, spread, (population, len(NAMES))))
        drawn[0] = mean
        seeds = [f"{seed} {number} {game}" for game in range(games)]  # the same for all, so that none is luckier
        worths = np.array([worth(one) for one in workers.results(play, [(row.tolist(), seeds) for row in drawn])])
        best = drawn[np.argsort(-worths)[: max(2, round(ELITE * population))]]
        mean = KEPT * mean + (1 - KEPT) * best.mean(0)
        spread = KEPT * spread + (1 - KEPT) * best.std(0)
        on_generation(number + 1, float(np.sort(worths)[-len(best) :].mean()))
    return [float(value) for value in mean]


def compare(values: list[float], games: int, workers: Processes) -> str:
    """What the learned weights and those of `greedy` reach in the same deals, which were not learned from."""
    chunks = [[f"held out {game}" for game in range(first, min(first + 20, games))] for first in range(0, games, 20)]
    lines = []
    results = []
    for name, those in (("greedy", first_values()), ("learned", values)):
        found = [one for chunk in workers.results(play, [(those, chunk) for chunk in chunks]) for one in chunk]
        won = sum(points > target for points, target in found)
        low, high = wilson(won, games)
        mean = sum(points for points, _ in found) / games
        lines.append(f"{name}: {100 * won / games:.1f} % won ({100 * low:.1f} to {100 * high:.1f}), {mean:.1f} points")
        results.append([points - target for points, target in found])
    gains = [after - before for before, after in zip(*results, strict=True)]
    low, high = mean_interval(gains)
    lines.append(f"nearer to the target by {sum(gains) / games:.2f} points ({low:.2f} to {high:.2f})")
    return "\n".join(lines)


def main() -> None:
    """Learn, compare, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--games", type=int, default=100, help="for each set of weights")
    parser.add_argument("--held-out", type=int, default=2000, help="games for the comparison")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, help="processes; by default one for each core")
    parser.add_argument("--output", type=Path, help="where the weights go")
    chosen = parser.parse_args()
    workers = Processes(chosen.jobs)
    values = learn(
        chosen.generations,
        chosen.population,
        chosen.games,
        chosen.seed,
        workers,
        lambda number, best: print(f"generation {number}: {best:.3f}", flush=True),
    )
    print(json.dumps(dict(zip(NAMES, values, strict=True))), flush=True)
    if chosen.output:
        chosen.output.write_text(json.dumps(dict(zip(NAMES, values, strict=True)), indent=2) + "\n", encoding="utf-8")
    print(compare(values, chosen.held_out, workers), flush=True)


if __name__ == "__main__":
    main()
