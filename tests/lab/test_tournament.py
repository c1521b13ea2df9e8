"""A tournament: fair seats, honest intervals, the same result on any number of processes."""

from __future__ import annotations

import pytest

from ludarium.errors import BadSetup, UnknownGame
from ludarium.lab.jobs import Processes
from ludarium.lab.tournament import Tournament, mean_interval, play, run, wilson

HERE = Processes(1)


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    tournament = Tournament("sagrada", ["random", "greedy"], 6, "a seed")
    assert run(tournament, Processes(1)) == run(tournament, Processes(2))


def test_another_seed_gives_other_games() -> None:
    assert run(Tournament("sagrada", ["random"], 4, "1"), HERE) != run(Tournament("sagrada", ["random"], 4, "2"), HERE)


def test_games_are_rounded_up_to_whole_rotations() -> None:
    tournament = Tournament("sagrada", ["random", "random", "random"], 4, "1")
    assert tournament.total_games == 6
    assert [result.games for result in run(tournament, HERE)] == [6, 6, 6]


def test_bots_of_one_name_stay_apart() -> None:
    results = run(Tournament("sagrada", ["random", "random"], 4, "1"), HERE)
    assert [(result.bot, result.seat_order) for result in results] == [("random", 0), ("random", 1)]
    assert results[0].mean != results[1].mean


def test_every_game_has_a_winner_and_progress_is_reported() -> None:
    told: list[int] = []
    results = run(Tournament("sagrada", ["random", "random"], 10, "1"), HERE, told.append)
    assert sum(told) == 10
    assert sum(result.wins for result in results) >= 10


def test_a_game_depends_only_on_its_number() -> None:
    tournament = Tournament("sagrada", ["random", "random"], 4, "1")
    assert play(tournament, range(4))[2:] == play(tournament, range(2, 4))


def test_solo_counts_wins_against_the_target() -> None:
    (result,) = run(Tournament("sagrada", ["random"], 5, "1", {"tools": 1}), HERE)
    assert result.games == 5
    assert 0 <= result.wins <= 5


@pytest.mark.parametrize(
    ("tournament", "error"),
    [
        (Tournament("nim", ["random"], 1, "1"), UnknownGame),
        (Tournament("sagrada", ["hal"], 1, "1"), BadSetup),
        (Tournament("sagrada", ["random"] * 5, 1, "1"), BadSetup),
        (Tournament("sagrada", ["random"], 1, "1", {"tools": 9}), BadSetup),
    ],
)
def test_unknown_names_are_refused_before_a_game_is_played(tournament: Tournament, error: type[Exception]) -> None:
    with pytest.raises(error):
        run(tournament)


def test_wilson_agrees_with_known_intervals() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.6141, 4.3859), abs=1e-4)
    assert mean_interval([7]) == (7, 7)
    assert mean_interval([7, 7, 7]) == (7, 7)
