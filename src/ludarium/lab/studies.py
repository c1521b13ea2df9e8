"""The games behind the statistics of each game: many independent deals of the same bot in all seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from math import ceil
from pathlib import Path
from typing import Any, Final

import msgspec

from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message

from .jobs import Workers
from .played import GameFile, PlayedGame, Stored, play_games
from .tournament import Tournament, check

SEED: Final = "statistics"
CHUNK: Final = 5  # games of a task


class Study(msgspec.Struct, frozen=True):
    """Games of one kind, which one question is about; `topic` is the question, `name` the answer's line."""

    topic: str
    name: str
    seats: int
    options: dict[str, int] = {}


def studies(game: str) -> list[Study]:
    """The studies of a game."""
    return list({"sagrada": _sagrada, "redrising": _redrising, "raxxon": _raxxon}[game]())


def _sagrada() -> Iterator[Study]:
    for seats in (2, 3, 4):
        yield Study("seats", f"{seats} seats", seats)
    for tools in range(1, 6):
        yield Study("solo", f"{tools} tools" if tools > 1 else "1 tool", 1, {"tools": tools})


def _redrising() -> Iterator[Study]:
    for seats in (2, 3, 4):
        yield Study("seats", f"{seats} seats", seats)
    for level in range(1, 7):
        yield Study("solo", f"level {level}", 1, {"level": level})


def _raxxon() -> Iterator[Study]:
    for level in range(1, 5):
        yield Study("level", _text("raxxon", f"web-option-raxxon-level-{level}"), 2, {"level": level})
    for seats in (1, 3, 4):
        yield Study("seats", f"{seats} seats" if seats > 1 else "1 seat", seats, {"level": 1})
    for character in range(1, 7):
        options = {"level": 1, "character_1": character}
        match = Match(ruleset("raxxon"), 2, SEED, ruleset("raxxon").complete(2, options))
        name = match.view(None)["seats"][0]["character"]
        yield Study("character", _text("raxxon", f"character-{name}"), 2, options)
    for scenario in range(1, 6):
        yield Study("scenario", _text("raxxon", f"scenario-{scenario}"), 2, {"scenario": scenario})


def _text(game: str, message: str) -> str:
    return ruleset(game).text.format(Message(message), "en")


Found = list[tuple[Study, list[PlayedGame]]]


def stored_of(game: str, bot: str, study: Study, games: int = 0) -> Stored:
    """The settings of the games of a study."""
    tournament = Tournament(game, [bot] * study.seats, games, SEED, study.options)
    return Stored(f"{game} {study.topic} {study.name}", tournament, ruleset(game).version)


def studied_games(game: str, bot: str, found: Found) -> list[tuple[Stored, list[PlayedGame]]]:
    """The games of all studies with their settings."""
    return [(stored_of(game, bot, study, len(games)), games) for study, games in found]


def play_studies(
    game: str,
    bot: str,
    games: int,
    folder: Path,
    workers: Workers,
    on_progress: Callable[[str, int, int], None] = lambda *_: None,
) -> Found:
    """The games of all studies, `games` of each; those in the folder are not played again."""
    found: Found = []
    for study in studies(game):
        stored = stored_of(game, bot, study, games)
        check(stored.tournament)
        file = GameFile(folder, stored)
        # Rotations of equal bots would only repeat the deal, so that each deal is played once.
        numbers = [deal * study.seats for deal in range(len(file.games), games)]
        tasks: list[tuple[Any, ...]] = [
            (stored.tournament, numbers[chunk * CHUNK : (chunk + 1) * CHUNK], 0)
            for chunk in range(ceil(len(numbers) / CHUNK))
        ]
        with closing(workers.results(play_games, tasks)) as results:
            for played in results:
                file.append(played)
                on_progress(f"{game}, {study.name}", len(file.games), games)
        found.append((study, file.games[:games]))
    return found
