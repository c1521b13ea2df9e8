"""The recorded playthroughs are unchanged, word for word."""

from __future__ import annotations

import pytest

from tests.playthroughs.playthrough import FILES, FOLDER, playthrough_text


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_is_unchanged(name: str) -> None:
    assert playthrough_text(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_file_has_its_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(FILES)
