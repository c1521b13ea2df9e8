"""Training: self-play gives positions with the points that followed, and Adam fits a network to them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng

from .bot import Bot
from .network import Network, zeros

SLIPS: Final = 3  # random decisions in 100, so that positions vary
BATCH: Final = 64
MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
WEIGHT_DECAY: Final = 0.005
TINY: Final = 1e-8


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """What a game supplies for a learned value: the features of a position, and which positions to learn from."""

    def names(self) -> list[str]:
        """The names of the features."""
        raise NotImplementedError

    def features(self, world: Game, seat: int) -> list[float]:
        """The features of a position for a seat, each near 1 in size."""
        raise NotImplementedError

    def stage(self, world: Game) -> int:
        """A number that grows during the game: whenever it does, the position is one to learn from."""
        raise NotImplementedError

    def scale(self) -> float:
        """The points that the network's output is counted in."""
        raise NotImplementedError


class Sample:
    """The features of a position, and the points at the end divided by the learner's scale."""

    def __init__(self, features: list[float], target: float) -> None:
        self.features = features
        self.target = target


def play_samples(game: Game, bots: list[Bot], learner: Learner, rng: Rng) -> list[Sample]:
    """Play a game to its end with these bots and a few random decisions; its positions with the final points."""
    samples: list[Sample] = []
    owners: list[int] = []
    stage = learner.stage(game)
    while not game.is_over():
        if learner.stage(game) > stage:
            stage = learner.stage(game)
            for seat in range(game.seats):
                samples.append(Sample(learner.features(game, seat), 0.0))
                owners.append(seat)
        for decision in game.decisions:
            if decision.is_open():
                option = decision.options[rng.below(len(decision.options))]
                if rng.below(100) >= SLIPS:
                    option = bots[decision.seat].decide(game.redact(decision.seat))
                game.decide(decision.seat, option)
                break
    totals = [float(standing.total) / learner.scale() for standing in game.standings()]
    for number in range(len(samples)):
        samples[number].target = totals[owners[number]]
    return samples


class Adam:
    """The parameters of a network as one list, with the running means that Adam needs for its steps."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.size = network.inputs * network.hidden + 2 * network.hidden + network.inputs + 1
        self.gradient = zeros(self.size)
        self.mean = zeros(self.size)
        self.square = zeros(self.size)
        self.steps = 0

    def add(self, features: list[float], target: float) -> float:
        """Add the gradient of one sample; returns its squared error."""
        network = self.network
        hidden = network.hidden
        units = vec[float](network.bias)
        output = network.constant
        active: list[int] = []
        for place in range(network.inputs):
            feature = features[place]
            if feature != 0.0:
                active.append(place)
                output += feature * network.linear[place]
                row = network.first[place]
                for unit in range(hidden):
                    units[unit] += feature * row[unit]
        for unit in range(hidden):
            if units[unit] > 0.0:
                output += units[unit] * network.second[unit]
        error = output - target
        gradient = self.gradient
        after_first = network.inputs * hidden
        slopes = zeros(hidden)
        for unit in range(hidden):
            if units[unit] > 0.0:
                slopes[unit] = error * network.second[unit]
                gradient[after_first + unit] += slopes[unit]
                gradient[after_first + hidden + unit] += error * units[unit]
        for place in active:
            feature = features[place]
            start = place * hidden
            for unit in range(hidden):
                gradient[start + unit] += feature * slopes[unit]
            gradient[after_first + 2 * hidden + place] += error * feature
        gradient[self.size - 1] += error
        return error * error

    def step(self, samples: int, rate: float) -> None:
        """Change the weights by the mean gradient of these samples; `rate` is about the size of a change."""
        self.steps += 1
        network = self.network
        correction = rate * (1.0 - SQUARE_DECAY**self.steps) ** 0.5 / (1.0 - MEAN_DECAY**self.steps)
        number = 0
        for place in range(network.inputs):
            row = network.first[place]
            for unit in range(network.hidden):
                row[unit] -= self.change(number, samples, correction) + WEIGHT_DECAY * rate * row[unit]
                number += 1
        for unit in range(network.hidden):
            network.bias[unit] -= self.change(number, samples, correction)
            number += 1
        for unit in range(network.hidden):
            weight = network.second[unit]
            network.second[unit] = weight - self.change(number, samples, correction) - WEIGHT_DECAY * rate * weight
            number += 1
        for place in range(network.inputs):
            network.linear[place] -= self.change(number, samples, correction)
            number += 1
        network.constant -= self.change(number, samples, correction)

    def change(self, number: int, samples: int, correction: float) -> float:
        """The change of a parameter, after which its gradient is 0 again."""
        gradient = self.gradient[number] / samples
        self.gradient[number] = 0.0
        self.mean[number] += (1.0 - MEAN_DECAY) * (gradient - self.mean[number])
        self.square[number] += (1.0 - SQUARE_DECAY) * (gradient * gradient - self.square[number])
        return correction * self.mean[number] / (sqrt(self.square[number]) + TINY)


def run_epoch(adam: Adam, samples: list[Sample], order: list[int], rate: float) -> float:
    """Train with every sample once, in this order; the mean squared error before each step."""
    total = 0.0
    number = 0
    for place in order:
        sample = samples[place]
        total += adam.add(sample.features, sample.target)
        number += 1
        if number % BATCH == 0:
            adam.step(BATCH, rate)
    return total / max(1, number)


def mean_error(network: Network, samples: list[Sample]) -> float:
    """The mean squared error for samples that were not trained with."""
    total = 0.0
    for sample in samples:
        error = network.output(sample.features) - sample.target
        total += error * error
    return total / max(1, len(samples))
