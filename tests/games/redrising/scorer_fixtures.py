"""Hands and tables for the tests, by ids, for the real scorer and for the slow one."""

import random
from typing import Any

from ludarium.games.redrising.bonus.tally import BoardCounts
from ludarium.games.redrising.card import COLOURS, FACE_DOWN, NAMES, NUMBER
from ludarium.games.redrising.scoring import Holding
from ludarium.kernel.script import NONE
from tests.games.redrising.slow_scorer import Hand, Table


def wild_number(taken_for: str) -> int:
    """The colour or name of a wildcard, as a number."""
    if not taken_for:
        return NONE
    return COLOURS.index(taken_for) if taken_for in COLOURS else NUMBER[taken_for]


def holding(hand: Hand, here: Table, *, best: bool = False, extra: int = 0) -> Holding:
    """The hand as input of the real scorer."""
    return Holding(
        [NUMBER[id_] for id_, _ in hand],
        here["helium"],
        here["fleet"],
        here["influence"],
        here["sovereign"],
        extra,
        [wild_number(taken_for) for _, taken_for in hand],
        best,
    )


def board(here: Table) -> BoardCounts:
    """The board as input of the real scorer; None is a face-down card."""
    locations = [[FACE_DOWN if id_ is None else NUMBER[id_] for id_ in pile] for pile in here["locations"]]
    return BoardCounts(locations, [NUMBER[id_] for id_ in here["banished"]], here["banished_at_start"])


def rivals(here: Table) -> list[list[int]]:
    """The tracks of the rivals."""
    return [[rival["helium"], rival["fleet"], rival["influence"]] for rival in here["rivals"]]


def random_deal(rng: random.Random, size: int, wildcards: float = 0.2) -> tuple[list[str], Table]:
    """A random hand of this size and a table, as at the end of a game; at least a part of the hand are wildcards."""
    wilds = list(NAMES[NUMBER["bridge"] : NUMBER["codebreaker"]])
    wilds += NAMES[NUMBER["aegis_craftsman"] : NUMBER["calliope"]]
    surely = rng.sample(wilds, min(len(wilds), round(size * wildcards)))
    deck: list[str] = [name for name in rng.sample(NAMES, len(NAMES)) if name not in surely]
    hand, deck = surely + deck[: size - len(surely)], deck[size - len(surely) :]
    locations: list[list[str | None]] = []
    for _ in range(4):
        lying = rng.randint(0, 7)
        locations.append([None if rng.random() < 0.05 else id_ for id_ in deck[:lying]])
        deck = deck[lying:]
    banished = deck[: rng.randint(0, 12)]

    def tracks() -> dict[str, Any]:
        return {"helium": rng.randint(0, 9), "fleet": rng.randint(0, 10), "influence": rng.randint(0, 10)}

    players = rng.randint(1, 6)
    return hand, {
        **tracks(),
        "sovereign": rng.random() < 0.4,
        "rivals": [tracks() for _ in range(players - 1)],
        "neutral": 3 if players == 2 else 0,
        "locations": locations,
        "banished": banished,
        "banished_at_start": max(0, len(banished) - rng.randint(0, 2)),
        "twice": rng.random() < 0.5,
    }
