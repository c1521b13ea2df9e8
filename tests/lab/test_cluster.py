"""The lab on a Ray cluster of this machine: the same results as in processes, also if a worker is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from ludarium.errors import BadSetup, LudariumError
from ludarium.lab.cluster import LOCAL, Cluster
from ludarium.lab.comparison import Comparison, compare, play_deal, played_deals
from ludarium.lab.jobs import Processes
from ludarium.lab.played import PlayedGame
from ludarium.lab.tournament import Tournament

pytestmark = [pytest.mark.exhaustive, pytest.mark.filterwarnings("ignore")]  # Ray leaves sockets and files open

COMPARISON = Comparison("sagrada", ["greedy", "random"], 24)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster with two workers."""
    yield Cluster(LOCAL, 2)
    ray.shutdown()


def test_the_same_seed_gives_the_same_result_as_on_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    assert compare(COMPARISON, tmp_path / "ray", cluster) == compare(COMPARISON, tmp_path / "here", Processes(1))
    ours, theirs = (next((tmp_path / name).glob("*.jsonl")) for name in ("here", "ray"))
    assert ours.read_bytes() == theirs.read_bytes()
    with pytest.raises(BadSetup, match="unknown bot 'hal'"):  # what a worker raises is raised here
        list(cluster.results(play_deal, [([Tournament("sagrada", ["hal"], 1, "1")], [[0]], 0)]))
    results = cluster.results(lambda number: number**2, [(number,) for number in range(100)])
    assert [next(results) for _ in range(30)] == [number**2 for number in range(30)]
    results.close()


def test_the_games_of_a_killed_worker_are_played_again_and_counted_once(cluster: Cluster, tmp_path: Path) -> None:
    marker = tmp_path / "killed"

    def play_and_die(
        tournaments: list[Tournament], numbers: list[list[int]], simulations: int
    ) -> list[list[PlayedGame]]:
        """Play a deal; the worker that first plays number 10 kills itself between the games of that deal."""
        played = play_deal(tournaments, [numbers[0][:1]], simulations)
        if numbers[0][0] == 10 and not marker.exists():
            marker.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return [played[0] + play_deal(tournaments, [numbers[0][1:]], simulations)[0]]

    class Dying:
        """The cluster, one of whose two workers dies in mid-deal."""

        results = staticmethod(lambda _, tasks: cluster.results(play_and_die, tasks))

    found = compare(COMPARISON, tmp_path / "killed-once", Dying())  # type: ignore[arg-type] # for these tasks
    assert marker.exists()
    assert found == compare(COMPARISON, tmp_path / "undisturbed", Processes(1))
    assert len(played_deals(COMPARISON, tmp_path / "killed-once")) == 12


def test_an_address_without_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)

    def refuse(**_: object) -> None:
        raise ConnectionError("nothing answers")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(LudariumError, match=r"no Ray cluster at 10\.0\.0\.5:6379: nothing answers"):
        Cluster("10.0.0.5:6379")
