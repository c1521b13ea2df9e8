"""Results for other programs: JSON, and a table of all seats of all games as CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from .extras import extra_module
from .played import PlayedGame, Stored

Games = list[tuple[Stored, list[PlayedGame]]]
FORMATS: Final = ("html", "json", "csv", "parquet", "md")


def rows(found: Games) -> Iterator[dict[str, Any]]:
    """A flat row for each seat of each game."""
    for stored, games in found:
        tournament = stored.tournament
        for game in games:
            for row in game.seats:
                yield {
                    "experiment": stored.name,
                    "game": tournament.game,
                    "rules": stored.version,
                    "seats": len(tournament.seats),
                    "options": " ".join(f"{name}={value}" for name, value in sorted(tournament.options.items())),
                    "seed": tournament.seed,
                    "deal": game.number // len(tournament.seats),
                    "number": game.number,
                    **{name: getattr(row, name) for name in row.__struct_fields__ if name != "cards"},
                    "cards": " ".join(f"{card}={worth}" for card, worth in row.cards.items()),
                }


def write_json(path: Path, summary: object, found: Games) -> None:
    """Write a summary and all games with their settings."""
    games = [{"settings": stored, "games": games} for stored, games in found]
    path.write_bytes(msgspec.json.encode({"summary": summary, "experiments": games}) + b"\n")


def write_csv(path: Path, found: Games) -> None:
    """Write a row for each seat of each game."""
    every = list(rows(found))
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(every[0]) if every else [])
        writer.writeheader()
        writer.writerows(every)


def write_parquet(path: Path, found: Games) -> None:
    """The same as a Parquet file."""
    arrow = extra_module("pyarrow", "lab", "a Parquet file")
    parquet = extra_module("pyarrow.parquet", "lab", "a Parquet file")
    texts = ("experiment", "game", "options", "seed", "bot", "way", "cards")
    special = {**dict.fromkeys(texts, arrow.string()), "won": arrow.bool_(), "luck": arrow.float64()}
    every = list(rows(found))
    names = list(every[0]) if every else []
    schema = arrow.schema([(name, special.get(name, arrow.int64())) for name in names])
    parquet.write_table(arrow.Table.from_pylist(every, schema=schema), path)
