"""A small network that estimates a number from features: one hidden layer, whose weights are packed when compiled."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from ludarium.kernel.rng import Rng

SCALE: Final = 1_000_000  # random numbers in millionths


class Network:
    """Weights of one hidden layer (rectified linear units) and one output.

    `first` has the weights of each input to all hidden units, so that inputs that are 0 cost nothing.
    """

    def __init__(self, inputs: int, hidden: int) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.first: list[vec[float]] = [zeros(hidden) for _ in range(inputs)]
        self.bias = zeros(hidden)
        self.second = zeros(hidden)
        self.linear = zeros(inputs)  # straight from the inputs to the output
        self.constant = 0.0

    def output(self, features: list[float]) -> float:
        """The estimate for these features."""
        total = self.constant
        units = vec[float](self.bias)
        for place in range(self.inputs):
            feature = features[place]
            if feature != 0.0:
                total += feature * self.linear[place]
                row = self.first[place]
                for unit in range(self.hidden):
                    units[unit] += feature * row[unit]
        for unit in range(self.hidden):
            if units[unit] > 0.0:
                total += units[unit] * self.second[unit]
        return total

    def dump(self) -> dict[str, Any]:
        """As plain data, with five digits of each weight."""
        return {
            "first": [[round_weight(weight) for weight in row] for row in self.first],
            "bias": [round_weight(weight) for weight in self.bias],
            "second": [round_weight(weight) for weight in self.second],
            "linear": [round_weight(weight) for weight in self.linear],
            "constant": round_weight(self.constant),
        }


def zeros(size: int) -> vec[float]:
    """As many zeros."""
    return vec[float]([0.0] * size)


def round_weight(weight: float) -> float:
    """A weight with five digits, which makes no difference to the estimates."""
    return float(f"{weight:.5g}")


def load_network(data: dict[str, Any]) -> Network:
    """The network with dumped weights."""
    network = Network(len(data["first"]), len(data["bias"]))
    network.first = [packed(row) for row in data["first"]]
    network.bias = packed(data["bias"])
    network.second = packed(data["second"])
    network.linear = packed(data["linear"])
    network.constant = float(data["constant"])
    return network


def packed(weights: list[Any]) -> vec[float]:
    """Weights that were dumped, some of them as whole numbers."""
    return vec[float]([float(weight) for weight in weights])


def random_network(inputs: int, hidden: int, rng: Rng) -> Network:
    """A network with small random weights, to be trained."""
    network = Network(inputs, hidden)
    size = (2.0 / inputs) ** 0.5
    for row in network.first:
        for unit in range(hidden):
            row[unit] = size * (2.0 * float(rng.below(SCALE)) / SCALE - 1.0)
    for unit in range(hidden):
        network.second[unit] = (2.0 * float(rng.below(SCALE)) / SCALE - 1.0) / hidden**0.5
    return network
