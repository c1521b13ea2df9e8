"""Two bots on the same deals: paired, resumable, stopped by the interval, the same result on any workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.errors import BadSetup, LudariumError
from ludarium.lab.comparison import (
    LOOK,
    Comparison,
    Deal,
    compare,
    expected_games,
    is_enough,
    luck_of_first,
    played_deals,
    share_interval,
    share_of,
)
from ludarium.lab.extras import extra_module
from ludarium.lab.jobs import Processes
from ludarium.lab.played import SeatRow, play_games
from ludarium.lab.tournament import wilson
from tests.cli.run import refusal, run, run_json

HERE = Processes(1)
FIRST = "tests.lab.quick_bots:First"
TWO = Comparison("sagrada", ["random", FIRST], 8)
CLOSE = Comparison("sagrada", ["random", FIRST], 400, width=0.4)


def row(seat: int, *, won: bool, points: int = 0, luck: float | None = None) -> SeatRow:
    """A row of a result."""
    return SeatRow("bot", 0, seat, 0, points, 1, won, luck=luck)


WON: Deal = [(row(0, won=True), row(1, won=False))] * 2
LOST: Deal = [(row(0, won=False), row(1, won=True))] * 2
SHARED: Deal = [WON[0], LOST[0]]


def test_each_deal_is_played_from_both_seats(tmp_path: Path) -> None:
    compare(TWO, tmp_path, HERE)
    deals = played_deals(TWO, tmp_path)
    assert len(deals) == 4
    for deal in deals:
        assert [[one.seat for one in pair] for pair in deal] == [[0, 1], [1, 0]]
        # The windows of a seat belong to the deal, but each bot chooses among them: only who began is the same.
        assert len({(pair[0].seat - pair[0].after_first) % 2 for pair in deal}) == 1


def test_bots_that_play_alone_get_the_same_deals(tmp_path: Path) -> None:
    alone = Comparison("redrising", ["random", FIRST], 6, seats=1, options={"house_1": 2})
    found = compare(alone, tmp_path, HERE)
    assert (found.deals, found.games) == (3, 6)
    for ((first, second),) in played_deals(alone, tmp_path):
        assert first.way == second.way
        assert (first.bot, second.bot) == ("random", FIRST)


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    assert compare(TWO, tmp_path / "one", HERE) == compare(TWO, tmp_path / "two", Processes(2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_comparison_continues_where_it_was(tmp_path: Path, jobs: int) -> None:
    def interrupt(done: int, _: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compare(TWO, tmp_path / "stopped", Processes(jobs), interrupt)
    assert len(played_deals(TWO, tmp_path / "stopped")) == 2
    (file,) = (tmp_path / "stopped").glob("*.jsonl")
    file.write_bytes(file.read_bytes()[:-5])  # as if it had been stopped while a game was written
    told: list[int] = []
    resumed = compare(TWO, tmp_path / "stopped", HERE, lambda done, _: told.append(done))
    assert told == [2, 4, 6, 8, 8]
    assert resumed == compare(TWO, tmp_path / "whole", HERE)


def test_it_stops_at_a_look_when_the_interval_is_narrow_enough(tmp_path: Path) -> None:
    found = compare(CLOSE, tmp_path, HERE)
    assert found.deals == LOOK
    low, high = found.share_interval
    assert (high - low) / 2 <= CLOSE.width


def test_more_games_in_the_folder_change_nothing(tmp_path: Path) -> None:
    alone = compare(CLOSE, tmp_path / "alone", HERE)
    compare(Comparison("sagrada", ["random", FIRST], 2 * LOOK + 4), tmp_path / "both", HERE)
    assert compare(CLOSE, tmp_path / "both", HERE) == alone


def test_the_share_is_that_of_the_wins() -> None:
    assert [share_of(deal) for deal in (WON, LOST, SHARED)] == [1.0, 0.0, 0.5]
    both: Deal = [(row(0, won=True), row(1, won=True))]
    assert share_of(both) == 0.5


def test_games_of_a_deal_that_go_alike_count_as_one() -> None:
    alike, (low, high) = share_interval([WON, LOST] * 50)
    assert alike == 0.5
    assert (low, high) == pytest.approx(wilson(50, 100), abs=0.003)
    mixed, narrow = share_interval([SHARED] * 100)
    assert mixed == 0.5
    assert narrow == pytest.approx(wilson(100, 200))
    assert share_interval([WON] * 10)[1] == pytest.approx(wilson(20, 20))


def test_the_number_of_games_is_foreseen() -> None:
    limited = Comparison("sagrada", ["greedy", "random"], 2000, width=0.05)
    deals = [WON, LOST] * 10
    low, high = share_interval(deals)[1]
    needed = 20 * ((high - low) / 2 / 0.05) ** 2
    assert needed <= expected_games(limited, deals) / 2 <= needed + LOOK
    assert expected_games(limited, deals[:2]) == 2000
    assert not is_enough(limited, deals)
    assert is_enough(limited, [WON] * 60)


@pytest.mark.exhaustive
def test_luck_is_subtracted_from_the_lead(tmp_path: Path) -> None:
    found = compare(Comparison("sagrada", ["random", FIRST], 4, simulations=1), tmp_path, HERE)
    lucks = [
        luck_of_first(deal) or 0.0
        for deal in played_deals(Comparison("sagrada", ["random", FIRST], 4, simulations=1), tmp_path)
    ]
    assert found.adjusted == pytest.approx(found.lead - sum(lucks) / 2)
    assert any(lucks)


@pytest.mark.exhaustive
def test_luck_is_analysed_without_changing_the_games() -> None:
    tournament = TWO.tournaments()[0]
    (plain,) = play_games(tournament, [1], 0)
    (analysed,) = play_games(tournament, [1], 1)
    assert [one.points for one in analysed.seats] == [one.points for one in plain.seats]
    lucks = [one.luck for one in analysed.seats]
    assert lucks[0] is not None
    assert lucks[1] is not None
    assert lucks[0] != 0.0
    assert lucks[0] == pytest.approx(-lucks[1])  # of two seats one's lead is the other's loss


def test_the_luck_of_a_lead_is_counted_once() -> None:
    against: Deal = [(row(0, won=True, luck=3.0), row(1, won=False, luck=-3.0))]
    apart: Deal = [(row(0, won=True, luck=3.0), row(0, won=False, luck=1.0))]
    assert luck_of_first(against) == 3.0
    assert luck_of_first(apart) == 2.0
    assert luck_of_first(WON) is None


def test_the_command_says_what_the_match_showed(tmp_path: Path) -> None:
    arguments = ("lab", "match", "sagrada", "--bots", f"random,{FIRST}", "--games", "6", "--jobs", "1")
    result = run(*arguments, "--folder", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert f"of the wins against {FIRST}" in result.output
    found = run_json(*arguments, "--folder", str(tmp_path))
    assert found["deals"] == 3
    assert found["adjusted"] is None


@pytest.mark.parametrize(
    ("comparison", "words"),
    [
        (Comparison("sagrada", ["greedy"], 2), "two different bots"),
        (Comparison("sagrada", ["greedy", "greedy"], 2), "two different bots"),
        (Comparison("sagrada", ["greedy", "random"], 2, seats=3), "compared in 1 seat or 2, not 3"),
        (Comparison("sagrada", ["greedy", "hal"], 2), "unknown bot 'hal'"),
        (Comparison("raxxon", ["greedy", "random"], 2, simulations=5), "luck in raxxon is a chance to win"),
    ],
)
def test_impossible_comparisons_are_refused(tmp_path: Path, comparison: Comparison, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        compare(comparison, tmp_path, HERE)


def test_a_missing_library_names_its_extra() -> None:
    with pytest.raises(LudariumError, match=r"a chart needs no_such_library: pip install 'ludarium\[lab\]'"):
        extra_module("no_such_library.part", "lab", "a chart")


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    assert "no matches and ladders" in refusal("lab", "report", "--folder", str(tmp_path), "--formats", "md")
