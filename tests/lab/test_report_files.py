"""Reports with charts and Parquet files."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from pyarrow import parquet

from ludarium.lab.pages import Bar, Chart, Page, Section, html
from tests.cli.run import run

pytestmark = pytest.mark.exhaustive


def test_a_page_needs_no_other_file_and_has_its_charts() -> None:
    charts = [
        Chart("Bars & more", "%", [Bar("a < b", 40.0, 30.0, 50.0)], even=50.0),
        Chart("Lines", "points", series={"one": [1, 2, 2, 9], "two": [5, 5, 5, 6]}),
    ]
    page = html(Page("Title", ["Text."], [Section("Part", ["More."], ["", "n"], [["row", "1"]], charts)]))
    assert page == html(Page("Title", ["Text."], [Section("Part", ["More."], ["", "n"], [["row", "1"]], charts)]))
    assert page.count("<svg") == 2
    assert 'aria-label="Bars &amp; more"' in page
    assert "a &lt; b" in page
    assert not re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?(?!#)[^"\'#\s>]', page.replace("xlink:href", "href"))
    assert "<script" not in page


def test_the_command_writes_all_formats(tmp_path: Path) -> None:
    folder = str(tmp_path)
    assert run("lab", "match", "sagrada", "--bots", "greedy,random", "--games", "4", "--folder", folder).exit_code == 0
    result = run("lab", "report", "--folder", folder, "--output", folder)
    assert result.exit_code == 0, result.output
    with (tmp_path / "report.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = parquet.read_table(tmp_path / "report.parquet").to_pylist()
    assert len(table) == len(rows) == 8
    assert [str(row["points"]) for row in table] == [row["points"] for row in rows]
    assert {type(row["won"]) for row in table} == {bool}
    assert (tmp_path / "report.html").read_text(encoding="utf-8").count("<svg") == 3
