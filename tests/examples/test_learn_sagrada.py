"""The example that learns: in a short form, and its learned weights against `greedy` in deals they never saw."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from ludarium.lab.jobs import Processes

pytestmark = pytest.mark.exhaustive

FILE = Path(__file__).parents[2] / "examples" / "learn_sagrada.py"
HERE = Processes(1)


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The example as a module, as from its folder."""
    monkeypatch.syspath_prepend(str(FILE.parent))
    yield importlib.import_module("learn_sagrada")
    sys.modules.pop("learn_sagrada")


def test_it_learns_and_a_seed_gives_the_same_weights(example: ModuleType) -> None:
    network, error = example.learn(20, "short", HERE)
    assert 0 < error < 40
    assert any(network.linear)
    again, _ = example.learn(20, "short", HERE)
    assert again.dump() == network.dump()


def test_the_weights_are_those_of_the_least_squared_error(example: ModuleType) -> None:
    inputs = example.np.array([[1.0, float(number % 7), float(number % 11)] for number in range(2000)])
    found = example.fit(inputs, inputs @ example.np.array([5.0, -2.0, 0.5]))
    assert found == pytest.approx([5.0, -2.0, 0.5], abs=0.05)


def test_the_learned_bot_beats_greedy_in_deals_it_never_saw(example: ModuleType, tmp_path: Path) -> None:
    found = example.held_out(4, tmp_path, HERE, "learn_sagrada:Learned")
    assert found.bots[0].bot == "learn_sagrada:Learned"
    assert found.lead > 0
