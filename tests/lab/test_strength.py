"""Experiments about strength: resumable, the same games again, and a table of results."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from ludarium.cli.commands.lab import command
from ludarium.lab.strength import Experiment, digest, experiments, measure
from ludarium.lab.tournament import check

EXPERIMENT = Experiment("small", "sagrada", ["greedy", "random"], 4)


def test_a_resumed_experiment_plays_only_the_games_that_are_missing(tmp_path: Path) -> None:
    told: list[int] = []
    measure(EXPERIMENT, 2, tmp_path, told.append)
    resumed = measure(EXPERIMENT, 4, tmp_path, told.append)
    assert told == [1, 2, 3, 4]
    whole = measure(EXPERIMENT, 4, tmp_path / "other")
    assert resumed.bots == whole.bots
    assert resumed.bots[0].games == 4
    assert resumed.milliseconds > 0


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    before = measure(EXPERIMENT, 2, tmp_path)
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes()[:-5])
    assert measure(EXPERIMENT, 2, tmp_path).bots == before.bots


def test_games_are_rounded_up_to_whole_rotations(tmp_path: Path) -> None:
    assert measure(EXPERIMENT, 1, tmp_path).bots[0].games == 2


def test_another_bot_starts_a_new_file() -> None:
    assert digest(EXPERIMENT) != digest(Experiment("small", "sagrada", ["random", "random"], 4))


def test_every_experiment_can_be_run() -> None:
    names = [experiment.name for experiment in experiments()]
    assert len(set(names)) == len(names)
    for experiment in experiments():
        check(experiment.tournament)
        assert experiment.games % len(experiment.seats) == 0


def test_the_command_prints_a_row_for_each_experiment(tmp_path: Path) -> None:
    result = CliRunner().invoke(command, ["strength", "sagrada-easy", "--games", "2", "--folder", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "| sagrada-easy | easy, random | 2 | " in result.output


def test_the_command_names_the_experiments_if_there_is_no_such_one(tmp_path: Path) -> None:
    result = CliRunner().invoke(command, ["strength", "chess", "--folder", str(tmp_path)])
    assert result.exit_code == 2
    assert "sagrada-2-search" in result.output
