"""Reports of matches, ladders and statistics, in the formats that need no other library."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from ludarium.lab.jobs import Processes
from ludarium.lab.played import PlayedGame, SeatRow
from ludarium.lab.statistics import MIN_HANDS, statistics_page
from ludarium.lab.studies import Study, play_studies, studies
from tests.cli.run import refusal, run

FIRST = "tests.lab.quick_bots:First"


def games_of(*hands: tuple[dict[str, int], int, int]) -> list[PlayedGame]:
    """Games of two seats: the hand and the points of the first, the points of the second."""
    return [
        PlayedGame(
            number,
            [
                SeatRow(
                    "greedy", 0, 0, 0, points, 1 if points >= other else 2, points >= other, way="ceres", cards=hand
                ),
                SeatRow("greedy", 1, 1, 1, other, 1 if other >= points else 2, other >= points, way="mars"),
            ],
        )
        for number, (hand, points, other) in enumerate(hands)
    ]


def test_a_report_has_the_matches_and_the_ladders_of_a_folder(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    played = [
        ("lab", "match", "sagrada", "--bots", f"random,{FIRST}", "--games", "4"),
        ("lab", "match", "redrising", "--bots", f"{FIRST},random", "--games", "4", "--seats", "1"),
        ("lab", "ladder", "sagrada", "--bots", f"random,{FIRST}", "--games", "4"),
    ]
    for arguments in played:
        assert run(*arguments, "--jobs", "1", "--folder", folder).exit_code == 0
    result = run("lab", "report", "--folder", folder, "--output", str(tmp_path / "out"), "--formats", "md,json,csv")
    assert result.exit_code == 0, result.output
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    for title in (
        f"random and {FIRST} in Sagrada, 2 seats",
        f"{FIRST} and random in Red Rising, alone",
        "Ladder of Sagrada",
    ):
        assert f"## {title}" in text
    with (tmp_path / "out" / "report.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4 * 2 + 2 * 2 + 4 * 2  # a row for each seat; alone each bot plays both deals
    summary = json.loads((tmp_path / "out" / "report.json").read_bytes())
    assert sum(len(one["games"]) for one in summary["experiments"]) == 4 + 2 * 2 + 4
    assert str(tmp_path / "out" / "report.md") in result.output


def test_unknown_formats_and_games_are_refused_before_a_game_is_played() -> None:
    assert "unknown format 'pdf'" in refusal("lab", "report", "--formats", "pdf")
    assert "nim" in refusal("lab", "report", "--statistics", "nim", "--formats", "md")
    for games, words in (("1", "expected 2 or more"), ("many", "no list of numbers"), ("2,3", "2 numbers for 1 games")):
        assert words in refusal("lab", "report", "--statistics", "sagrada", "--games", games, "--formats", "md", code=2)


@pytest.mark.parametrize("game", ["sagrada", "redrising"])
def test_the_statistics_of_a_game_come_from_one_command(tmp_path: Path, game: str) -> None:
    result = run(
        "lab", "report", "--statistics", game, "--bot", "random", "--games", "2", "--formats", "md,csv", "--jobs", "1",
        "--folder", str(tmp_path), "--output", str(tmp_path),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    text = (tmp_path / f"{game}.md").read_text(encoding="utf-8")
    assert "The first player's advantage" in text
    assert "| 4 seats, 4. | 2 |" in text
    assert "--statistics" not in text
    again = run(
        "lab", "report", "--statistics", game, "--bot", "random", "--games", "2", "--formats", "md", "--jobs", "1",
        "--folder", str(tmp_path), "--output", str(tmp_path / "again"), "--document", str(tmp_path / "all.md"),
    )  # fmt: skip
    assert again.exit_code == 0
    document = (tmp_path / "all.md").read_text(encoding="utf-8")
    assert f"lab report --statistics {game} --games 2 --document" in document
    assert "### The first player's advantage" in document
    assert (tmp_path / "again" / f"{game}.md").read_text(encoding="utf-8") == text


def test_raxxon_is_studied_by_level_character_and_scenario() -> None:
    found = studies("raxxon")
    names = {topic: [one.name for one in found if one.topic == topic] for topic in ("level", "character", "scenario")}
    assert len(set(names["character"])) == 6
    assert len(names["scenario"]) == 5
    assert [name[0] for name in names["level"]] == ["1", "2", "3", "4"]


def test_deals_are_independent(tmp_path: Path) -> None:
    found = play_studies("sagrada", "random", 3, tmp_path, Processes(1))
    for study, games in found:
        assert [game.number // study.seats for game in games] == [0, 1, 2]


def test_a_character_that_losers_hold_often_is_overrated() -> None:
    study = Study("seats", "2 seats", 2)
    loved, plain = {"darrow": 20}, {"eo": 5}
    games = games_of(*[(loved, 100 - number % 3, 140) for number in range(MIN_HANDS)], *[(plain, 150, 90)] * MIN_HANDS)
    found = [(study, games), (Study("solo", "level 1", 1), games)]
    page = {section.title: section for section in statistics_page("redrising", "greedy", found).sections}
    assert [row[0] for row in page["Which characters win"].rows] == ["Eo", "Darrow"]
    (overrated,) = page["Which characters are overrated"].rows
    assert overrated[0] == "Darrow"
    assert overrated[1] == str(MIN_HANDS)
    assert overrated[3].startswith("-20.")
    assert overrated[4] == "20.0"
    houses = {row[0]: row[2] for row in page["What a house is worth"].rows}
    assert set(houses.values()) == {"50.0 (29.9 to 70.1)"}
