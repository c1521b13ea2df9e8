"""What the tests of every score pad share: sheets that are nearly right, and the answer as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import strategies as st

from ludarium.errors import BadSheet
from ludarium.games import ruleset

Strategy = st.SearchStrategy[Any]


def leaves(*values: str) -> Strategy:
    """Any value without parts, often one of these."""
    return st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.sampled_from(values)


def anything(values: Strategy, *keys: str) -> Strategy:
    """Any plain data of these values, often with these keys."""
    return st.recursive(
        values,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=4) | st.sampled_from(keys), inner),
        max_leaves=20,
    )


def mostly_right(wrong: Strategy, times: int) -> Callable[[Strategy], Strategy]:
    """Makes of a valid strategy one that is wrong once in so many times."""
    return lambda right: st.integers(1, times).flatmap(lambda n: right if n > 1 else wrong)


def check_answered_or_refused(game: str, data: object, *parts: str) -> None:
    """Any input gets an answer with these parts, or is refused with what was expected."""
    try:
        answer = ruleset(game).score(data)
    except BadSheet as refused:
        assert ": expected" in str(refused) or "missing required field" in str(refused)  # noqa: PT017 - either is right
    else:
        assert set(parts) <= set(answer)


def check_refused(game: str, data: object, text: str) -> None:
    """The input is refused with this text."""
    with pytest.raises(BadSheet) as refused:
        ruleset(game).score(data)
    assert str(refused.value) == text


def drawn_panels(game: str, answer: Mapping[str, Any], language: str = "en") -> list[list[str]]:
    """The panels of an answer as text, each with its title first."""
    pad = ruleset(game).score_pad
    assert pad is not None
    panels = pad.panels(answer, language)
    return [[panel.title, *("".join(span.text for span in line) for line in panel.lines)] for panel in panels]


def check_drawn(game: str, answers: list[Mapping[str, Any]], language: str) -> None:
    """Every answer can be drawn in a language, without an unfilled variable."""
    texts = [line for answer in answers for panel in drawn_panels(game, answer, language) for line in panel]
    assert texts
    assert not any("$" in text or "{" in text for text in texts)
