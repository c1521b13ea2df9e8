"""The recorded playthroughs are told the same, word for word."""

from __future__ import annotations

import pytest

from tests.playthroughs.telling import FILES, FOLDER, tell


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_is_told_as_it_was(name: str) -> None:
    assert tell(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_file_has_its_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(FILES)
