"""Explicit chance: what can come of something random, with the probability of each outcome.

An `Act` changes a copy of a game and returns it; whatever it draws, rolls or shuffles comes from the generator that it
is given. Here that generator follows a script. Where the script ends, the act is stopped and its copy is dropped; then
it starts again with each of the numbers that it wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .game import Game
from .rng import ChanceNeeded, ChanceScript, Rng
from .script import NONE

Act = Callable[[Rng], Game]
Key = Callable[[Game], object]

PROBES: Final = 6  # random courses that must agree before the numbers left open count as irrelevant


class ChanceOutcome:
    """What can come of an act, and how likely that is."""

    def __init__(self, game: Game, probability: float) -> None:
        self.game = game
        self.probability = probability


def decide(game: Game, seat: int, option: int, viewer: int = NONE) -> Act:
    """The act of taking an option; with a viewer, the decks are first shuffled as far as it does not know them."""

    def act(rng: Rng) -> Game:
        after = game.copy()
        after.rng = rng
        if viewer != NONE:
            after.reshuffle_unknown(viewer, rng)
        after.decide(seat, option)
        return after

    return act


def scripted(given: dict[int, int], filler: Rng | None = None) -> Rng:
    """A generator with a script."""
    rng = Rng(0, 0, 0, 1)
    rng.script = ChanceScript(given, filler)
    return rng


def wanted(act: Act, numbers: list[int]) -> int:
    """How many random numbers the act chooses from after these; 0 if it wants no more."""
    try:
        act(scripted(dict(enumerate(numbers))))
    except ChanceNeeded as needed:
        return needed.count
    return 0


def outcomes(act: Act, limit: int) -> list[ChanceOutcome] | None:
    """Every course of an act with its exact probability; None if there are more than `limit`."""
    found: list[ChanceOutcome] = []
    paths: list[tuple[list[int], float]] = [([], 1.0)]
    while paths:
        numbers, probability = paths.pop()
        try:
            game = act(scripted(dict(enumerate(numbers))))
        except ChanceNeeded as needed:
            if len(found) + len(paths) + needed.count > limit:
                return None
            each = probability / needed.count
            paths += [([*numbers, number], each) for number in range(needed.count - 1, -1, -1)]
        else:
            found.append(ChanceOutcome(game, probability))
    return found


def distinct_outcomes(act: Act, key: Key, rng: Rng, limit: int) -> list[ChanceOutcome] | None:
    """The outcomes of an act that differ in their key; None if there are more than `limit` courses.

    A shuffled pile has more orders than can be listed, and nearly all of them differ only in cards that stay unseen. So
    only numbers on which the key depends are branched on: first by trying courses with random numbers, and, if
    their keys differ, by changing one number at a time.
    """
    found: dict[object, ChanceOutcome] = {}
    paths: list[tuple[dict[int, int], float]] = [({}, 1.0)]
    leaves = 0
    while paths:
        fixed, probability = paths.pop()
        branch = deciding_number(act, key, fixed, rng)
        if branch is None:
            leaves += 1
            game = course(act, fixed, rng)[0]
            same = found.setdefault(key(game), ChanceOutcome(game, 0.0))
            same.probability += probability
            continue
        place, count = branch
        if leaves + len(paths) + count > limit:
            return None
        each = probability / count
        paths += [({**fixed, place: number}, each) for number in range(count - 1, -1, -1)]
    return list(found.values())


def deciding_number(act: Act, key: Key, fixed: dict[int, int], rng: Rng) -> tuple[int, int] | None:
    """The place of the first number that changes the key, and how many there are to choose from; None if none does."""
    game, script = course(act, fixed, rng)
    usual = key(game)
    for _ in range(PROBES):
        if key(course(act, fixed, rng)[0]) != usual:
            break
    else:
        return None
    free = [place for place in range(len(script.numbers)) if place not in fixed]
    for place in free:
        given = dict(enumerate(script.numbers))
        count = script.counts[place]
        for _ in range(min(PROBES, count - 1)):
            given[place] = (given[place] + 1) % count
            if key(course(act, given, rng)[0]) != usual:
                return place, count
    return free[0], script.counts[free[0]]


def course(act: Act, given: dict[int, int], rng: Rng) -> tuple[Game, ChanceScript]:
    """One course of an act, and its script; numbers that are not given are random."""
    script = ChanceScript(given, rng)
    generator = Rng(0, 0, 0, 1)
    generator.script = script
    return act(generator), script


def expectation(act: Act, value: Callable[[Game], float], rng: Rng, limit: int, samples: int) -> float:
    """The expected value after an act: exact if it has at most `limit` courses, otherwise the mean of samples."""
    found = outcomes(act, limit)
    if found is not None:
        return sum([outcome.probability * value(outcome.game) for outcome in found])
    total = 0.0
    for _ in range(samples):
        total += value(act(rng.fork()))
    return total / samples
