"""`ludarium sim` and `ludarium bench`."""

from __future__ import annotations

import pytest

from .run import refusal, run, run_json

SIM = ("sim", "sagrada", "--seats", "greedy,random", "--games", "3", "--seed", "1")


def test_sim_prints_everything_as_json() -> None:
    answer = run_json(*SIM, "--jobs", "1")
    assert answer["games"] == 4
    assert answer["game"] == "sagrada"
    assert answer["seats"] == ["greedy", "random"]
    assert answer["seed"] == "1"
    assert answer["seconds"] > 0
    for order, row in enumerate(answer["bots"]):
        assert row["seat_order"] == order
        assert row["games"] == 4
        assert row["win_interval"][0] <= row["win_rate"] <= row["win_interval"][1]
        assert row["mean_interval"][0] <= row["mean"] <= row["mean_interval"][1]
        assert row["min"] <= row["mean"] <= row["max"]


def test_sim_is_the_same_with_one_job_and_with_two() -> None:
    assert run_json(*SIM, "--jobs", "1")["bots"] == run_json(*SIM, "--jobs", "2")["bots"]


def test_sim_prints_a_table() -> None:
    result = run(*SIM)
    assert result.exit_code == 0
    assert "1 greedy" in result.stdout
    assert "2 random" in result.stdout
    assert "4 games of sagrada, seed 1" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (["nim", "--seats", "random"], 1, "unknown game"),
        (["sagrada"], 2, "--seats"),
        (["sagrada", "--seats", ","], 2, "names no bot"),
        (["sagrada", "--seats", "random,hal"], 1, "unknown bot 'hal'"),
        (["sagrada", "--seats", "random", "--games", "0"], 2, "--games"),
        (["sagrada", "--seats", "random", "--games", "-5"], 2, "--games"),
        (["sagrada", "--seats", "random", "--jobs", "0"], 2, "--jobs"),
        (["sagrada", "--seats", "random,random", "--option", "tools=3"], 1, "no option 'tools'"),
    ],
)
def test_sim_refuses_bad_input(arguments: list[str], code: int, part: str) -> None:
    assert part in refusal("sim", *arguments, code=code)


@pytest.mark.exhaustive
def test_bench_opens_moments_of_a_long_table() -> None:
    answer = run_json("bench", "sagrada", "--seconds", "0.1", "--moments")
    assert answer["entries"] > 900
    assert 0 < answer["median"] <= answer["p95"] <= answer["slowest"]
    assert "p95" in run("bench", "sagrada", "--seconds", "0.1", "--moments").stdout


def test_bench_prints_rates() -> None:
    answer = run_json("bench", "sagrada", "--seconds", "0.2", "--seats", "3")
    for name in ("decisions", "games", "clones", "imagined_playouts"):
        spread = answer["spread"][f"{name}_per_second"]
        assert spread["slowest"] <= answer[f"{name}_per_second"] <= spread["fastest"]
    assert answer["seats"] == 3
    assert answer["compiled"] in {True, False}
    assert answer["python"].startswith("3.")
    assert "imagined playouts" in run("bench", "sagrada", "--seconds", "0.1").stdout


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "soon"])
def test_bench_refuses_an_invalid_duration(seconds: str) -> None:
    assert "--seconds" in refusal("bench", "sagrada", "--seconds", seconds, code=2)


def test_bench_refuses_a_wrong_number_of_seats() -> None:
    assert "seats" in refusal("bench", "sagrada", "--seats", "5")
