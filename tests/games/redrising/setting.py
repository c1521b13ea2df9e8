"""Hands and tables of the tests, said with ids, for the real scorer and for the slow one."""

import random
from typing import Any

from ludarium.games.redrising.roster import COLOURS, FACE_DOWN, NAMES, NUMBER
from ludarium.games.redrising.scoring import Holding
from ludarium.games.redrising.tally import Board
from ludarium.kernel.script import NONE
from tests.games.redrising.slow_scorer import Hand, Table


def wild(taken_for: str) -> int:
    """What a wildcard is taken for, as a number."""
    if not taken_for:
        return NONE
    return COLOURS.index(taken_for) if taken_for in COLOURS else NUMBER[taken_for]


def holding(hand: Hand, here: Table, *, best: bool = False, extra: int = 0) -> Holding:
    """The hand as the real scorer knows it."""
    return Holding(
        [NUMBER[id_] for id_, _ in hand],
        here["helium"],
        here["fleet"],
        here["influence"],
        here["sovereign"],
        extra,
        [wild(taken_for) for _, taken_for in hand],
        best,
    )


def board(here: Table) -> Board:
    """The board as the real scorer knows it; None is a card that lies face down."""
    locations = [[FACE_DOWN if id_ is None else NUMBER[id_] for id_ in pile] for pile in here["locations"]]
    return Board(locations, [NUMBER[id_] for id_ in here["banished"]], here["banished_at_start"])


def rivals(here: Table) -> list[list[int]]:
    """The tracks of the others."""
    return [[rival["helium"], rival["fleet"], rival["influence"]] for rival in here["rivals"]]


def random_deal(rng: random.Random, size: int, wildcards: float = 0.2) -> tuple[list[str], Table]:
    """A hand of this size and a table, as at the end of some game; of the hand a part are surely wildcards."""
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
