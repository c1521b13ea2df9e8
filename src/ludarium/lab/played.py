"""Games of experiments in detail: a row for each seat, played by the tasks of the lab and stored in files."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from ludarium.games import ruleset
from ludarium.kernel.game import Game
from ludarium.kernel.json_cache import decoded_view
from ludarium.kernel.match import Match
from ludarium.kernel.ruleset import Ruleset
from ludarium.kernel.script import NONE

from .analysis import analyse
from .tournament import Begun, Clock, Tournament, begin, deal_seed, play_on

WAYS: Final = ("window", "house", "character")  # what a seat of a game plays with, as its view names it


class SeatRow(msgspec.Struct, frozen=True):
    """What a seat did in a game. `order` is the place of its bot among those of the experiment.

    `after_first` counts the seats from the one that began, `luck` is that of the analysis, None without one. `way` is
    its window, house or character, and `cards` those of its hand at the end with what each was worth.
    """

    bot: str
    order: int
    seat: int
    after_first: int
    points: int
    rank: int
    won: bool
    target: int | None = None
    luck: float | None = None
    way: str = ""
    cards: dict[str, int] = {}


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a tournament: its number, and a row for each seat in the order of the bots."""

    number: int
    seats: list[SeatRow]


def play_games(tournament: Tournament, numbers: list[int], simulations: int) -> list[PlayedGame]:
    """The games with these numbers; with `simulations` each decision is analysed with so many to find the luck."""
    return [_play(tournament, number, simulations) for number in numbers]


def _play(tournament: Tournament, number: int, simulations: int) -> PlayedGame:
    rules = ruleset(tournament.game)
    begun = begin(tournament, number)
    decisions: list[tuple[int, str]] = []

    def remember(game: Game, seat: int, option: int) -> None:
        frame = game.stack[-1]
        decisions.append((seat, ">".join(frame.step().touches(game, frame, option))))

    first: int = decoded_view(rules.view(begun.game.redact(NONE)))["first"]
    play_on(begun, Clock(), remember if simulations else None)
    luck: list[float] | None = None
    if simulations:
        luck = luck_of(rules, tournament, number, decisions, simulations)
    rows = list(_rows(tournament, begun, first, luck))
    return PlayedGame(number, sorted(rows, key=lambda row: row.order))


def luck_of(
    rules: Ruleset, tournament: Tournament, number: int, decisions: list[tuple[int, str]], simulations: int
) -> list[float]:
    """The luck of each seat of a game: what chance changed of its result, zero on average."""
    seats = len(tournament.seats)
    match = Match(rules, seats, deal_seed(tournament, number), rules.complete(seats, tournament.options))
    for seat, option in decisions:
        match.decide(seat, option, bot=True)
    return analyse(match.record(), jobs=1, simulations=simulations).luck


def _rows(tournament: Tournament, begun: Begun, first: int, luck: list[float] | None) -> Iterator[SeatRow]:
    rules = ruleset(tournament.game)
    seats: list[dict[str, Any]] = decoded_view(rules.view(begun.game.redact(NONE)))["seats"]
    for standing in begun.game.standings():
        seat, seen = standing.seat, seats[standing.seat]
        way: Any = next((seen[key] for key in WAYS if key in seen), "")
        worth: list[dict[str, Any]] = (seen.get("score") or {}).get("cards", [])
        yield SeatRow(
            bot=tournament.seats[begun.order[seat]],
            order=begun.order[seat],
            seat=seat,
            after_first=(seat - first) % len(seats),
            points=standing.total,
            rank=standing.rank,
            won=standing.won,
            target=standing.target,
            luck=None if luck is None else luck[seat],
            way=way["name"] if isinstance(way, dict) else way,
            cards={card["card"]: card["worth"] for card in worth},
        )


class Stored(msgspec.Struct, frozen=True):
    """The settings of the games of a file: their tournament, the rules' version, and the simulations for their luck."""

    name: str
    tournament: Tournament
    version: int
    simulations: int = 0

    @property
    def file_name(self) -> str:
        """The name of the file, which changes with everything that the games depend on."""
        facts = msgspec.structs.replace(self, tournament=msgspec.structs.replace(self.tournament, games=0))
        return f"{stem(self.name, facts)}.jsonl"


def stem(name: str, settings: object) -> str:
    """The beginning of a file's name: readable, and different for different settings."""
    readable = "".join(char if char.isalnum() else "-" for char in name)
    return f"{readable}-{hashlib.sha256(repr(settings).encode()).hexdigest()[:8]}"


class GameFile:
    """The games of a tournament in a file, in the order of their numbers; the first line has the settings.

    `group` games belong together. Reading changes nothing; the first games that are added replace an incomplete group
    and a last line that an interruption cut off.
    """

    def __init__(self, folder: Path, stored: Stored, group: int = 1) -> None:
        self.path = folder / stored.file_name
        self.header = msgspec.json.encode(stored) + b"\n"
        lines = whole_lines(self.path)[1:]
        del lines[len(lines) // group * group :]
        self.games = [msgspec.json.decode(line, type=PlayedGame) for line in lines]
        self._size = sum(map(len, lines))

    def append(self, games: list[PlayedGame]) -> None:
        """Add the next games; they are in the file when this returns."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        added = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
        with self.path.open("r+b" if self.path.exists() else "wb") as file:
            file.write(self.header)
            file.seek(self._size, os.SEEK_CUR)
            file.write(added)
            file.truncate()
        self._size += len(added)
        self.games += games


def whole_lines(path: Path) -> list[bytes]:
    """The lines of a file, if it exists, with their ends; without a last one that an interruption cut off."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return lines[:-1] if lines and not lines[-1].endswith(b"\n") else lines


def stored_games(folder: Path) -> list[tuple[Stored, list[PlayedGame]]]:
    """The settings and the games of all files of a folder, by name."""
    found = []
    for path in sorted(folder.glob("*.jsonl")):
        first, *lines = whole_lines(path)
        games = [msgspec.json.decode(line, type=PlayedGame) for line in lines]
        found.append((msgspec.json.decode(first, type=Stored), games))
    return found
