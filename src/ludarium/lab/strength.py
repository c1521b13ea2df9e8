"""How strong the bots are: the experiments of docs/strength.md, resumable, with their results in files."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from .played import whole_lines
from .tournament import BotResult, Clock, GameResult, Tournament, check, play_game, summarize

SEED: Final = "strength"
SEARCH_SAGRADA: Final = "search:600"
SEARCH_REDRISING: Final = "search:100"
SEARCH_RAXXON: Final = "search:400"


class Experiment(msgspec.Struct, frozen=True):
    """A question about the strength of a bot, the first in `seats`, and the games that answer it."""

    name: str
    game: str
    seats: list[str]
    games: int
    options: dict[str, int] = {}

    @property
    def tournament(self) -> Tournament:
        """The games to play."""
        return Tournament(self.game, self.seats, self.games, SEED, self.options)


class Played(msgspec.Struct, frozen=True):
    """One game of an experiment: its result, and how long the first bot thought for how many decisions."""

    number: int
    result: GameResult
    seconds: float
    decisions: int


class Measured(msgspec.Struct, frozen=True):
    """What an experiment showed so far: the result of each bot, and the first bot's time for a decision."""

    bots: list[BotResult]
    milliseconds: float


def experiments() -> list[Experiment]:
    """All experiments: the references, the search against them, and each strength against the one below."""
    return [*_references(), *_search(), *_strengths()]


def _references() -> Iterator[Experiment]:
    for name, game, seats, options in _tables():
        yield Experiment(f"{name}-greedy", game, ["greedy"] * seats, 240, options)


def _search() -> Iterator[Experiment]:
    names = {"sagrada": SEARCH_SAGRADA, "redrising": SEARCH_REDRISING, "raxxon": SEARCH_RAXXON}
    for name, game, seats, options in _tables():
        rivals = names[game] if game == "raxxon" else "greedy"
        games = 600 if game == "sagrada" else 300
        yield Experiment(f"{name}-search", game, [names[game], *[rivals] * (seats - 1)], games, options)


def _strengths() -> Iterator[Experiment]:
    for game in ("sagrada", "redrising"):
        for stronger, weaker in (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")):
            yield Experiment(f"{game}-{stronger}", game, [stronger, weaker], 200)
    for strength in ("easy", "medium", "hard", "expert"):
        yield Experiment(f"raxxon-{strength}", "raxxon", [strength, strength], 200, {"level": 1})


def _tables() -> Iterator[tuple[str, str, int, dict[str, int]]]:
    """The tables of the experiments: name, game, seats, options."""
    for seats in (2, 3, 4):
        yield f"sagrada-{seats}", "sagrada", seats, {}
    yield "sagrada-solo", "sagrada", 1, {"tools": 3}
    for seats in (2, 4):
        yield f"redrising-{seats}", "redrising", seats, {}
    for level in range(1, 7):
        yield f"redrising-automa-{level}", "redrising", 1, {"level": level}
    for level in range(1, 5):
        yield f"raxxon-level-{level}", "raxxon", 2, {"level": level}
    for scenario in range(1, 6):
        yield f"raxxon-scenario-{scenario}", "raxxon", 2, {"scenario": scenario}


def measure(
    experiment: Experiment, games: int, folder: Path, on_progress: Callable[[int], None] | None = None
) -> Measured:
    """Play up to this many games that the folder does not have yet, and summarize all of them.

    `on_progress` gets the number of games played so far.
    """
    tournament = experiment.tournament
    check(tournament)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{experiment.name}-{digest(experiment)}.jsonl"
    lines = whole_lines(file)
    played = [msgspec.json.decode(line, type=Played) for line in lines]
    seats = len(experiment.seats)
    whole = -(-games // seats) * seats  # whole rotations of the seats
    with file.open("ab") as stored:
        stored.truncate(sum(map(len, lines)))
        for number in range(len(played), whole):
            clock = Clock()
            result = play_game(tournament, number, clock)
            played.append(Played(number, result, clock.seconds, clock.decisions))
            stored.write(msgspec.json.encode(played[-1]) + b"\n")
            stored.flush()
            if on_progress is not None:
                on_progress(len(played))
    decisions = sum(game.decisions for game in played)
    seconds = sum(game.seconds for game in played)
    return Measured(summarize(tournament, [game.result for game in played]), 1000 * seconds / max(1, decisions))


def digest(experiment: Experiment) -> str:
    """A hash of what the games of an experiment depend on, so that a changed one starts again."""
    facts = (experiment.game, experiment.seats, sorted(experiment.options.items()), SEED)
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:8]
