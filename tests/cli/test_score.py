"""`ludarium score`: sheets in JSON and YAML, from files and from the standard input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .run import refusal, run, run_json

SHEET = """
windows:
  - dice:
      - ["", G4, R2, Y5, P6]
      - [R3, B1, "", G1, Y2]
      - [P5, G6, "", P6, R3]
      - [B4, Y3, G4, B2, G4]
    private: [purple]
public: [column_color_variety, light_shades, color_variety]
"""


@pytest.mark.rule("SG-46")
def test_a_sheet_in_yaml_and_in_json_scores_alike(tmp_path: Path) -> None:
    in_yaml, in_json = tmp_path / "sheet.yaml", tmp_path / "sheet.json"
    in_yaml.write_text(SHEET)
    answer = run_json("score", "sagrada", str(in_yaml))
    assert answer["windows"][0]["total"] == 40
    sheet = {
        "windows": [
            {
                "dice": [
                    ["", "G4", "R2", "Y5", "P6"],
                    ["R3", "B1", "", "G1", "Y2"],
                    ["P5", "G6", "", "P6", "R3"],
                    ["B4", "Y3", "G4", "B2", "G4"],
                ],
                "private": ["purple"],
            }
        ],
        "public": ["column_color_variety", "light_shades", "color_variety"],
    }
    in_json.write_text(json.dumps(sheet))
    assert run_json("score", "sagrada", str(in_json)) == answer
    assert run_json("score", "sagrada", "-", typed=SHEET) == answer


@pytest.mark.parametrize("language", ["en", "uk", "cs", "ru"])
def test_a_sheet_is_drawn_in_every_language(language: str) -> None:
    result = run("score", "sagrada", "-", "--language", language, typed=SHEET)
    assert result.exit_code == 0
    assert "SG-P2" in result.stdout
    assert "40" in result.stdout


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("", "sheet"),
        ("{}", "windows"),
        ("[1, 2]", "sheet"),
        ('{"windows": [1,\n 2', "line 2"),
        ("windows:\n  - a: [\n", "line"),
        ("a: b: c", "line 1"),
        ("\tx", "line 1"),
        ("a: !!python/object:os.system {}", "line 1"),
        ("a: \x07", "neither JSON nor YAML"),
        ("[" * 100_000, "nested too deeply"),
        ("a\0b", "not text"),
        (b"\xff\xfe\x00", "not text"),
    ],
)
def test_a_broken_sheet_is_refused_with_its_place(typed: str | bytes, part: str) -> None:
    assert part in refusal("score", "sagrada", "-", typed=typed)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in refusal("score", "sagrada", str(tmp_path / "none"))
    assert "Is a directory" in refusal("score", "sagrada", str(tmp_path))
    assert "cannot read" in refusal("score", "sagrada", "a\0b")
    assert "unknown game" in refusal("score", "nim", "-", typed=SHEET)
