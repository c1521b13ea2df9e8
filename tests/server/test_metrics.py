"""The metrics in the OpenMetrics format, and the dashboard of them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludarium.server.metrics import COUNTERS, Metrics

from .running import AGAINST_A_BOT, TWO_BOTS, RunningServer, running

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
HEAD = re.compile(r"# (TYPE|UNIT|HELP) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)")
SAMPLE = re.compile(r'([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{((?:\w+="[^"\\\n]*"(?:,(?!\}))?)+)\})? (\S+)')
# What the names of samples end with, for each type of metric.
SUFFIXES = {
    "gauge": {""},
    "counter": {"_total"},
    "histogram": {"_bucket", "_sum", "_count"},
    "info": {"_info"},
}


class Family(NamedTuple):
    """A metric: its type, unit and help, and its samples by name and labels."""

    described: dict[str, str]
    samples: dict[tuple[str, str], float]


def parsed(text: str) -> dict[str, Family]:
    """The metrics of a text; fails where it is not OpenMetrics."""
    *lines, end, rest = text.split("\n")
    assert (end, rest) == ("# EOF", "")
    families: dict[str, Family] = {}
    name = ""
    for line in lines:
        if head := HEAD.fullmatch(line):
            kind, found, value = head.groups()
            if found != name:
                assert found not in families, f"{found} is interleaved"
                name = found
                families[name] = Family({}, {})
            assert kind not in families[name].described
            assert not families[name].samples, "described after its samples"
            families[name].described[kind] = value
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample is not None, line
        key = (sample[1], sample[2] or "")
        family = families[name]
        assert sample[1].removeprefix(name) in SUFFIXES[family.described["TYPE"]], line
        assert key not in family.samples, line
        family.samples[key] = float(sample[3])
    return families


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def text(server: RunningServer) -> str:
    """The metrics after a finished game and a refused request."""
    device = server.device()
    table = server.create(device, TWO_BOTS)
    while device.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        pass
    second = server.create(device, AGAINST_A_BOT)
    device.post(f"/api/tables/{second}", json={"type": "start", "ref": 1})
    return device.get("/metrics").text


def test_the_content_type_is_that_of_openmetrics(server: RunningServer) -> None:
    kind = server.device().get("/metrics").headers["content-type"]
    assert kind == "application/openmetrics-text; version=1.0.0; charset=utf-8"


def test_every_metric_has_a_type_and_a_description(text: str) -> None:
    families = parsed(text)
    assert len(families) >= 12
    for name, family in families.items():
        assert family.described["TYPE"] in SUFFIXES, name
        assert family.described["HELP"].endswith("."), name
        unit = family.described.get("UNIT")
        assert (unit is None) == (not name.endswith(("_seconds", "_bytes"))), name
        assert unit is None or name.endswith(unit)


def test_a_finished_game_is_counted(text: str) -> None:
    families = parsed(text)
    assert families["ludarium_decisions"].samples["ludarium_decisions_total", 'by="bot"'] > 10
    assert families["ludarium_tables"].samples["ludarium_tables_total", 'game="sagrada"'] == 2
    assert families["ludarium_refusals"].samples["ludarium_refusals_total", ""] == 1
    assert families["ludarium_memory_bytes"].samples["ludarium_memory_bytes", ""] > 1 << 20
    assert families["ludarium_read_only"].samples["ludarium_read_only", ""] == 0


def test_the_buckets_of_a_histogram_grow_to_its_count(text: str) -> None:
    for name, family in parsed(text).items():
        if family.described["TYPE"] == "histogram":
            counts = [count for (sample, _), count in family.samples.items() if sample.endswith("_bucket")]
            assert counts == sorted(counts)
            assert counts[-1] == family.samples[f"{name}_count", ""]


def test_every_counter_is_described_before_it_counts() -> None:
    families = parsed(Metrics().text())
    assert {f"ludarium_{name}" for name in COUNTERS} <= families.keys()


def test_a_pause_of_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    now = [0.0]

    async def sleep(seconds: float) -> None:
        if sum(metrics.loop_delay.counts) == 2:
            raise asyncio.CancelledError
        now[0] += seconds + 0.3

    monkeypatch.setattr("ludarium.server.metrics.time.perf_counter", lambda: now[0])
    monkeypatch.setattr("ludarium.server.metrics.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(metrics.measure_loop())
    assert metrics.loop_delay.longest == pytest.approx(0.3)
    assert sum(metrics.loop_delay.counts) == 2


def test_the_dashboard_shows_only_metrics_that_exist_and_all_of_them(text: str) -> None:
    dashboard: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    expressions += [one["query"]["query"] for one in dashboard["templating"]["list"] if one["type"] == "query"]
    shown = {name for expression in expressions for name in re.findall(r"ludarium_\w+", expression)}
    families = parsed(text)
    known = {name + suffix: name for name, family in families.items() for suffix in SUFFIXES[family.described["TYPE"]]}
    assert shown <= known.keys()
    assert {known[name] for name in shown} == families.keys()
