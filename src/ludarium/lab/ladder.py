"""Ladders: every bot plays every other on the same deals from all seats, and gets a rating with an interval.

Ratings are those of Bradley and Terry on the scale of Elo: 400 points more are ten wins for each loss. Intervals come
from resampling whole deals, since the games of one deal are not independent of each other.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from ludarium.errors import BadSetup
from ludarium.games import ruleset

from .comparison import Comparison, compare, played_deals
from .jobs import Workers
from .played import stem
from .tournament import GameResult, wilson

SEATS: Final = 2
SEED: Final = "ladder"
SETTINGS: Final = ".ladder.json"  # the end of the names of files with the settings of a ladder
ELO: Final = 400.0
SWEEPS: Final = 200  # of the iteration that finds the ratings
RESAMPLES: Final = 200
PRIOR: Final = 0.5  # a drawn game that each pair is given, so that a bot that always wins has a rating


class Ladder(msgspec.Struct, frozen=True):
    """The settings of a ladder: for each pair at most `games`, or fewer if its interval is narrower than `width`."""

    game: str
    bots: list[str]
    games: int
    width: float = 0.0  # half of the 95 % interval of a share of wins
    options: dict[str, int] = {}


class Rating(msgspec.Struct, frozen=True):
    """The rating of a bot, relative to the first of the ladder, and its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    score: float  # the share of its points: 1 for a win, a half for a shared one


class Pair(msgspec.Struct, frozen=True):
    """What two bots did against each other."""

    first: str
    second: str
    games: int
    score: float  # of the first
    interval: tuple[float, float]


class Ranked(msgspec.Struct, frozen=True):
    """The result of a ladder, the best bot first."""

    ratings: list[Rating]
    pairs: list[Pair]


def comparison_of(ladder: Ladder, first: str, second: str) -> Comparison:
    """The games of two bots."""
    return Comparison(ladder.game, [first, second], ladder.games, SEATS, ladder.width, SEED, ladder.options)


def check(ladder: Ladder) -> None:
    """Raise an error if the ladder cannot be played."""
    if len(ladder.bots) < SEATS or len(set(ladder.bots)) < len(ladder.bots):
        raise BadSetup(f"a ladder needs two different bots or more, not {', '.join(ladder.bots) or 'none'}")
    if ruleset(ladder.game).cooperative:
        raise BadSetup(f"{ladder.game} is cooperative: compare teams with `ludarium sim`")


def run(
    ladder: Ladder, folder: Path, workers: Workers, on_progress: Callable[[int, int], None] = lambda *_: None
) -> Ranked:
    """Play the games that the folder does not have yet, one pair after the other, and rate the bots.

    `on_progress` gets the number of games played and how many are expected.
    """
    check(ladder)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{stem(f'{ladder.game}-ladder', ladder)}{SETTINGS}"
    (folder / name).write_bytes(msgspec.json.encode(ladder) + b"\n")
    pairs = pairs_of(ladder)
    before = 0
    for number, pair in enumerate(pairs):
        later = (len(pairs) - number - 1) * ladder.games

        def show(done: int, whole: int, before: int = before, later: int = later) -> None:
            on_progress(before + done, before + whole + later)

        own = compare(comparison_of(ladder, *pair), folder, workers, show)
        before += own.games
    return ranked(ladder, folder)


def pairs_of(ladder: Ladder) -> list[tuple[str, str]]:
    """All pairs of its bots."""
    return list(combinations(ladder.bots, SEATS))


def ranked(ladder: Ladder, folder: Path) -> Ranked:
    """The ratings from the games in the folder."""
    results: dict[tuple[str, str], list[GameResult]] = {}
    for pair in pairs_of(ladder):
        deals = played_deals(comparison_of(ladder, *pair), folder)
        results[pair] = [[(row.points, row.won) for row in rows] for deal in deals for rows in deal]
    return rank(ladder, results)


def ladders(folder: Path) -> list[Ladder]:
    """The ladders whose games are in a folder."""
    return [msgspec.json.decode(path.read_bytes(), type=Ladder) for path in sorted(folder.glob(f"*{SETTINGS}"))]


def points(result: GameResult) -> float:
    """What a game was worth for the first bot: 1, 0, or a half if both won or none."""
    (_, first), (_, second) = result
    return 0.5 if first == second else float(first)


def pair_of(first: str, second: str, results: list[GameResult]) -> Pair:
    """The summary of two bots."""
    total = sum(map(points, results))
    games = len(results)
    share = total / games if games else 0.5
    interval = wilson(round(total), games) if games else (0.0, 1.0)
    return Pair(first, second, games, share, interval)


def rank(ladder: Ladder, results: dict[tuple[str, str], list[GameResult]]) -> Ranked:
    """The ratings of all bots from the results of all pairs."""
    rng = random.Random(1)  # noqa: S311 - not secret; the same results give the same intervals
    ratings = fit(ladder.bots, {pair: list(map(points, games)) for pair, games in results.items()})
    samples = [
        fit(ladder.bots, {pair: resampled(games, rng) for pair, games in results.items()}) for _ in range(RESAMPLES)
    ]
    found = []
    for bot in ladder.bots:
        spread = sorted(sample[bot] for sample in samples)
        low, high = spread[round(0.025 * (RESAMPLES - 1))], spread[round(0.975 * (RESAMPLES - 1))]
        own: list[float] = []
        for pair, games in results.items():
            if bot in pair:
                own += [points(game) if bot == pair[0] else 1 - points(game) for game in games]
        found.append(Rating(bot, ratings[bot], low, high, len(own), sum(own) / max(1, len(own))))
    pairs = [pair_of(*pair, games) for pair, games in results.items()]
    return Ranked(sorted(found, key=lambda one: -one.rating), pairs)


def resampled(games: list[GameResult], rng: random.Random) -> list[float]:
    """As many deals as were played, drawn with replacement, each with the games of all its rotations."""
    deals = [games[start : start + SEATS] for start in range(0, len(games), SEATS)]
    return [points(game) for _ in deals for game in rng.choice(deals)]


def fit(bots: list[str], scores: dict[tuple[str, str], list[float]]) -> dict[str, float]:
    """The most likely ratings, the first bot's at 0 (by minorization-maximization)."""
    strength = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.0)
    for (first, second), given in scores.items():
        won[first] += sum(given) + PRIOR
        won[second] += len(given) - sum(given) + PRIOR
    for _ in range(SWEEPS):
        expected = dict.fromkeys(bots, 0.0)
        for (first, second), given in scores.items():
            share = (len(given) + 2 * PRIOR) / (strength[first] + strength[second])
            expected[first] += share
            expected[second] += share
        strength = {bot: won[bot] / expected[bot] for bot in bots}
    return {bot: ELO * math.log10(strength[bot] / strength[bots[0]]) for bot in bots}
