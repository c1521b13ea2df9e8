"""Training of a learned value: self-play in all processes, then a network; resumable, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from ludarium.bots.network import Network, random_network
from ludarium.bots.registry import bot, learner
from ludarium.bots.training import Adam, Sample, mean_error, play_samples, run_epoch
from ludarium.games import ruleset
from ludarium.kernel.rng import seeded

from .jobs import Processes, Workers

SEATS: Final = (2, 3, 2, 4, 1)  # of the games in turn
CHUNK: Final = 100  # games in each file
HIDDEN: Final = 40
EPOCHS: Final = 6
RATE: Final = 0.002  # at the beginning; it falls to nearly 0
LAST_RATE: Final = 0.00002
TEST_SHARE: Final = 10  # one game chunk in ten is for the test


class Trained(msgspec.Struct, frozen=True):
    """A trained network with its root mean squared error in points for games that it was not trained with."""

    weights: dict[str, Any]
    samples: int
    error: float


def train(
    game: str,
    games: int,
    seed: str,
    folder: Path,
    on_progress: Callable[[str, int, int], None] = lambda *_: None,
    workers: Workers | None = None,
) -> Trained:
    """Train a network with this many games of self-play; games in the folder are not played again.

    `on_progress` gets what is done, how much of it, and how much there is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{game}-{seed}-{number}.msgpack" for number in range(-(-games // CHUNK))]
    missing = [number for number, file in enumerate(files) if not file.exists()]
    done = len(files) - len(missing)
    chunks = (workers or Processes()).results(_play_chunk, [(game, seed, number) for number in missing])
    with closing(chunks):
        for number, chunk in zip(missing, chunks, strict=True):
            part = files[number].with_suffix(".part")
            part.write_bytes(chunk)
            part.replace(files[number])  # atomically, so that an interruption leaves no partial file
            done += 1
            on_progress("games", done * CHUNK, len(files) * CHUNK)
    training: list[Sample] = []
    test: list[Sample] = []
    for number, file in enumerate(files):
        target = test if number % TEST_SHARE == TEST_SHARE - 1 else training
        target += [Sample(features, points) for features, points in msgspec.msgpack.decode(file.read_bytes())]
    network = _fit(training, len(learner(game).names()), seed, on_progress)
    error = mean_error(network, test or training) ** 0.5 * learner(game).scale()
    return Trained(network.dump(), len(training), error)


def _play_chunk(game: str, seed: str, number: int) -> bytes:
    """In a worker: play the games of a file; the content of that file, their samples."""
    found: list[tuple[list[float], float]] = []
    for deal in range(number * CHUNK, (number + 1) * CHUNK):
        rules = ruleset(game)
        seats = SEATS[deal % len(SEATS)]
        name = f"{seed} {deal}"
        bots = [bot("greedy", rules, seeded(f"{name} seat {seat}")) for seat in range(seats)]
        dealt = rules.deal(seats, seeded(name), rules.complete(seats, {}))
        samples = play_samples(dealt, bots, learner(game), seeded(f"{name} slips"))
        found += [([round(feature, 4) for feature in sample.features], sample.target) for sample in samples]
    return msgspec.msgpack.encode(found)


def _fit(samples: list[Sample], inputs: int, seed: str, on_progress: Callable[[str, int, int], None]) -> Network:
    rng = seeded(f"{seed} network")
    network = random_network(inputs, HIDDEN, rng)
    network.constant = sum(sample.target for sample in samples) / max(1, len(samples))
    adam = Adam(network)
    order = list(range(len(samples)))
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        run_epoch(adam, samples, order, RATE * (1 - epoch / EPOCHS) + LAST_RATE)
        on_progress("epochs", epoch + 1, EPOCHS)
    return network
