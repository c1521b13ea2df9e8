"""Non-breaking spaces."""

# These are about letters and signs that look alike.
# ruff: noqa: RUF001

from __future__ import annotations

import pytest

from ludarium.text.typography import NBSP, with_fixed_spaces

# A tilde stands for a non-breaking space; `web/tests/text.test.ts` has the same cases.
CASES = [
    ("cs", "K.~D.~Jamesová a~v~domě s~5~kartami: 40~%, 3~×~3"),
    ("cs", "5.~den~– konec kola 5. Nabídka (v~noci)"),
    ("cs", "Enter: dál, b: zpět. „A~pak?“"),
    ("uk", "Кубик 5~у~b2~— і~все, 2–6~гравців"),
    ("ru", "Он в~игре, и~с~руки~— 3~карты"),
    ("en", "3 × 3: a card of K.D.~James – 5 points"),
]


@pytest.mark.parametrize(("language", "text"), CASES)
def test_a_space_is_fixed_where_a_line_must_not_break(language: str, text: str) -> None:
    assert with_fixed_spaces(text.replace("~", " "), language) == text.replace("~", NBSP)


@pytest.mark.parametrize(("language", "text"), CASES)
def test_fixing_spaces_twice_changes_nothing_more(language: str, text: str) -> None:
    fixed = with_fixed_spaces(text.replace("~", " "), language)
    assert with_fixed_spaces(fixed, language) == fixed
