"""Which faults happen in a run: a seed decides, and each of them can be switched off without changing the others."""

from __future__ import annotations

import random
from collections import Counter

# How probable each fault is, each time that it could happen.
PROBABILITY = {
    "crash": 0.0006,  # of a process, before any callback of its event loop
    "power-cut": 0.0002,  # all processes, and what the database has not synced
    "clock-jump": 0.0002,
    "cut": 0.012,  # of a connection, before any piece of data, without notice to either side
    "delay": 0.02,  # of a piece of data, by seconds
    "split": 0.3,  # a message in pieces
    "duplicate": 0.04,  # a message twice
    "reorder": 0.04,  # a message after the next one
    "stall": 0.01,  # a client that does not read for some seconds
    "slow-write": 0.03,
    "failed-write": 0.02,
    "lost-outcome": 0.02,  # stored, and reported as failed
    "slow-read": 0.05,
    "failed-read": 0.03,
    "lost-news": 0.1,
    "late-news": 0.1,
    "lost-broadcast": 0.1,
    "lost-lease": 0.02,
    "dead-worker": 0.03,
}
WEIGHTS = (0.0, 0.5, 1.0, 3.0)  # runs differ in which faults are frequent


class Faults:
    """The faults of a run. `only` are those that may happen, by name; None: all."""

    def __init__(self, seed: int, only: frozenset[str] | None = None) -> None:
        self.seed = seed
        self.only = only
        self.active = True
        self.happened: list[str] = []  # names such as "crash/812": that the 812th time it could happen
        self._chances = {kind: random.Random(f"{seed} {kind}") for kind in PROBABILITY}
        self._weighted = {kind: PROBABILITY[kind] * chance.choice(WEIGHTS) for kind, chance in self._chances.items()}
        self._asked: Counter[str] = Counter()

    def happens(self, kind: str) -> random.Random | None:
        """Random numbers for the details of the fault if it happens now."""
        self._asked[kind] += 1
        if self._chances[kind].random() >= self._weighted[kind] or not self.active:
            return None
        name = f"{kind}/{self._asked[kind]}"
        if self.only is not None and name not in self.only:
            return None
        self.happened.append(name)
        return random.Random(f"{self.seed} {name}")

    def counts(self) -> Counter[str]:
        """How often each kind of fault happened."""
        return Counter(name.partition("/")[0] for name in self.happened)
