"""The example that learns: in a short form, and its learned weights against `greedy` in deals they never saw."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from ludarium.games import ruleset
from ludarium.kernel.rng import seeded
from ludarium.lab.jobs import Processes

pytestmark = pytest.mark.exhaustive

FILE = Path(__file__).parents[2] / "examples" / "learn_sagrada.py"
HERE = Processes(1)
DEALS = 80


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("learn_sagrada", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_in_generations_and_a_seed_gives_the_same_weights(example: ModuleType) -> None:
    told: list[int] = []
    learned = example.learn(2, 5, 2, "short", HERE, lambda number, _: told.append(number))
    assert told == [1, 2]
    assert len(learned) == len(example.NAMES)
    assert learned != example.first_values()
    assert min(learned) >= 0.0
    assert example.learn(2, 5, 2, "short", HERE) == learned


def test_a_win_is_worth_more_than_a_near_miss_and_that_more_than_nothing(example: ModuleType) -> None:
    worths = [example.worth([(points, 40)]) for points in (60, 41, 40, 30, 0)]
    assert worths == sorted(worths, reverse=True)
    assert worths[2] == 0.5


def test_the_learned_weights_come_nearer_to_the_target_than_greedy(example: ModuleType) -> None:
    learned = json.loads(example.LEARNED.read_text(encoding="utf-8"))
    values = [learned[name] for name in example.NAMES]
    seeds = [f"test {number}" for number in range(DEALS)]
    margins = [
        sum(points - target for points, target in example.play(those, seeds))
        for those in (example.first_values(), values)
    ]
    assert margins[1] > margins[0]


def test_the_learned_bot_can_be_seated(example: ModuleType) -> None:
    rules = ruleset("sagrada")
    game = rules.deal(1, seeded("seat"), rules.complete(1, example.OPTIONS))
    bot = example.Learned(rules, seeded("bot"))
    assert bot.decide(game.redact(0)) in game.decisions[0].options
