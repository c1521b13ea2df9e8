"""Learns to value positions of Sagrada with numpy alone, and beats the bot `greedy` at two seats.

    python examples/learn_sagrada.py --output examples/learn_sagrada.json

Games of `greedy` against itself give the first position of each round with the points that followed. Ridge regression
finds the weight of each feature of a position. The bot plays the rest of a round a few times with other dice, as the
strong bots do, and judges what it reaches by the learned weights. At the end both bots play the same deals, which were
not learned from, from both seats. Afterwards the bot can play like any other (from this folder):

    ludarium lab match sagrada --bots learn_sagrada:Learned,greedy --games 400
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from ludarium.bots.bot import Bot
from ludarium.bots.network import Network, load_network, packed
from ludarium.bots.registry import bot, greedy, learner
from ludarium.bots.sagrada import HEURISTIC
from ludarium.bots.sagrada.lookahead import SagradaLookahead
from ludarium.bots.search import Budget, SearchBot
from ludarium.bots.training import play_samples
from ludarium.games import ruleset
from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.ruleset import Ruleset
from ludarium.lab.comparison import Compared, Comparison, compare
from ludarium.lab.jobs import Processes

SEATS: Final = 2
SIMULATIONS: Final = 60  # for each decision
RIDGE: Final = 3.0  # how strongly weights are drawn to 0
CHUNK: Final = 10  # games of a task
LEARNED: Final = Path(__file__).with_suffix(".json")


class Learned(Bot):
    """The search with the learned value."""

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        super().__init__(rules, rng)
        network = load_network(json.loads(LEARNED.read_text(encoding="utf-8")))
        lookahead = SagradaLookahead(greedy(rules, rng), HEURISTIC, network)
        self.search = SearchBot(rules, rng, lookahead, Budget(SIMULATIONS))

    def decide(self, redacted: Redacted) -> int:
        return self.search.decide(redacted)

    def decide_id(self, redacted: Redacted) -> str:
        return self.search.decide_id(redacted)


def play(seeds: list[str]) -> list[tuple[list[float], float]]:
    """In a worker: the features and the later points (in tens) of the positions of these games."""
    rules = ruleset("sagrada")
    found = []
    for seed in seeds:
        bots = [bot("greedy", rules, seeded(f"{seed} seat {seat}")) for seat in range(SEATS)]
        game = rules.deal(SEATS, seeded(seed), rules.complete(SEATS, {}))
        found += [(one.features, one.target) for one in play_samples(game, bots, learner("sagrada"), seeded(seed))]
    return found


def learn(games: int, seed: str, workers: Processes) -> tuple[Network, float]:
    """The learned weights, and how far they are from the points of games that were left out, in points."""
    names = [f"{seed} {number}" for number in range(games)]
    tasks = [(names[first : first + CHUNK],) for first in range(0, games, CHUNK)]
    samples = [one for chunk in workers.results(play, tasks) for one in chunk]
    inputs = np.array([[1.0, *features] for features, _ in samples])
    points = np.array([target for _, target in samples])
    half = len(samples) * 4 // 5
    tried = fit(inputs[:half], points[:half])
    error = float(np.sqrt(np.mean((inputs[half:] @ tried - points[half:]) ** 2)))
    constant, *linear = (float(weight) for weight in fit(inputs, points))
    network = Network(len(linear), 0)
    network.linear = packed(linear)
    network.constant = constant
    return network, error * learner("sagrada").scale()


def fit(inputs: np.ndarray, points: np.ndarray) -> np.ndarray:
    """The weights with the least squared error, drawn to 0."""
    found: np.ndarray = np.linalg.solve(inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1]), inputs.T @ points)
    return found


def held_out(games: int, folder: Path, workers: Processes, name: str) -> Compared:
    """The learned bot, by its name, and `greedy` in deals that were not learned from."""
    return compare(Comparison("sagrada", [name, "greedy"], games, seed="held out"), folder, workers)


def main() -> None:
    """Learn, write the weights, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="to learn from")
    parser.add_argument("--held-out", type=int, default=200, help="games for the comparison")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, help="processes; by default one for each core")
    parser.add_argument("--output", type=Path, default=LEARNED, help="where the weights go")
    chosen = parser.parse_args()
    workers = Processes(chosen.jobs)
    network, error = learn(chosen.games, chosen.seed, workers)
    chosen.output.write_text(json.dumps(network.dump()) + "\n", encoding="utf-8")
    print(f"{chosen.games} games, error {error:.1f} points: {chosen.output}", flush=True)
    if chosen.output != LEARNED:
        return  # the bot reads its weights beside this file
    with TemporaryDirectory() as folder:
        found = held_out(chosen.held_out, Path(folder), workers, "learn_sagrada:Learned")
    low, high = found.share_interval
    print(f"{100 * found.share:.1f} % of the wins ({100 * low:.1f} to {100 * high:.1f}) in {found.games} games")
    low, high = found.lead_interval
    print(f"{found.lead:+.1f} points ahead ({low:+.1f} to {high:+.1f})")


if __name__ == "__main__":
    main()
