"""Ladders between bots, and bots from other modules."""

from __future__ import annotations

import csv
import math
from pathlib import Path

import pytest

from ludarium.errors import BadSetup
from ludarium.lab.jobs import Processes
from ludarium.lab.ladder import Ladder, fit, pair_of, points, rank, run
from ludarium.server.tables.checks import check_bot
from tests.cli.run import refusal, run_json
from tests.cli.run import run as run_command

MINE = """
from ludarium.bots.bot import Bot, options_of

class First(Bot):
    def choose(self, world, seat):
        return options_of(world, seat)[0]

class Odd:
    pass
"""
BOTH, FIRST, SECOND = [(9, True), (9, True)], [(9, True), (1, False)], [(1, False), (9, True)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module that has a bot."""
    (tmp_path / "my_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_shared_win_is_half_a_point() -> None:
    assert [points(result) for result in (BOTH, FIRST, SECOND)] == [0.5, 1.0, 0.0]
    assert pair_of("a", "b", [BOTH, FIRST, FIRST, SECOND]).score == 0.625


def test_ratings_are_those_of_bradley_and_terry() -> None:
    # Ten wins for each loss are 400 points; the drawn game that each pair is given moves 1000 and 100 to 1000.5, 100.5.
    ratings = fit(["weak", "strong"], {("weak", "strong"): [0.0] * 1000 + [1.0] * 100})
    assert ratings["weak"] == 0.0
    assert ratings["strong"] == pytest.approx(400 * math.log10(1000.5 / 100.5))


def test_ratings_add_up_over_a_chain_of_bots() -> None:
    shares = {
        ("a", "b"): [1.0] * 25 + [0.0] * 75,
        ("b", "c"): [1.0] * 25 + [0.0] * 75,
        ("a", "c"): [1.0] * 10 + [0.0] * 90,
    }
    ratings = fit(["a", "b", "c"], shares)
    assert 0 < ratings["b"] < ratings["c"]
    assert ratings["c"] == pytest.approx(2 * ratings["b"], rel=0.05)


def test_intervals_shrink_with_the_number_of_deals() -> None:
    ladder = Ladder("sagrada", ["a", "b"], 1000)
    widths = []
    for deals in (10, 250):
        games = [FIRST, SECOND, SECOND, SECOND] * deals
        best = rank(ladder, {("a", "b"): games}).ratings[0]
        assert best.bot == "b"
        assert best.low < best.rating < best.high
        widths.append(best.high - best.low)
    assert widths[1] < widths[0] / 3


def test_greedy_is_above_random_and_games_are_not_played_twice(tmp_path: Path) -> None:
    ladder = Ladder("sagrada", ["random", "greedy"], 8)
    found = run(ladder, tmp_path, Processes(1))
    assert [one.bot for one in found.ratings] == ["greedy", "random"]
    assert found.ratings[0].low > 0
    (file,) = tmp_path.glob("*.jsonl")
    before = file.read_bytes()
    assert before.count(b"\n") == 1 + 8
    file.write_bytes(before[:-10])  # as if it had been stopped while the last game was written
    assert run(ladder, tmp_path, Processes(1)) == found
    assert len(file.read_bytes().splitlines()) == 1 + 8


def test_a_pair_stops_when_its_interval_is_narrow_enough(tmp_path: Path) -> None:
    found = run(Ladder("sagrada", ["random", "tests.lab.quick_bots:First"], 100, width=0.25), tmp_path, Processes(1))
    assert found.pairs[0].games == 20


@pytest.mark.parametrize(
    ("game", "bots", "words"),
    [
        ("sagrada", ["greedy"], "needs two different bots"),
        ("sagrada", ["greedy", "greedy"], "needs two different bots"),
        ("raxxon", ["greedy", "random"], "raxxon is cooperative"),
        ("sagrada", ["greedy", "hal"], "unknown bot 'hal'"),
    ],
)
def test_impossible_ladders_are_refused(tmp_path: Path, game: str, bots: list[str], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        run(Ladder(game, bots, 2), tmp_path, Processes(1))


def test_an_own_bot_plays_in_tournaments_and_ladders(folder: Path) -> None:
    found = run_json("sim", "sagrada", "--seats", "my_bots:First,random", "--games", "2", "--jobs", "1")
    assert [bot["bot"] for bot in found["bots"]] == ["my_bots:First", "random"]
    result = run_command(
        "lab", "ladder", "sagrada", "--bots", "random,my_bots:First", "--games", "2", "--folder", str(folder / "games"),
        "--csv", str(folder / "pairs.csv"),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "my_bots:First" in result.output
    with (folder / "pairs.csv").open(newline="") as file:
        assert [row["games"] for row in csv.DictReader(file)] == ["2"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("my_bots:Odd", "expected a subclass of ludarium.bots.bot.Bot"),
        ("my_bots:Missing", "expected a subclass of ludarium.bots.bot.Bot"),
        ("no_such_module:Bot", "cannot be imported: No module named"),
        (":Bot", "expected my_module:MyBot"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_is_no_bot_is_refused(name: str, words: str) -> None:
    assert words in refusal("sim", "sagrada", "--seats", f"{name},random", "--games", "2", "--jobs", "1")


def test_a_table_takes_no_bot_from_a_module() -> None:
    with pytest.raises(Exception, match="my_bots:First"):
        check_bot("my_bots:First")
