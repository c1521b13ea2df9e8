"""`ludarium rules`: by number, by word, in every language."""

from __future__ import annotations

import pytest

from ludarium.games import ruleset
from ludarium.text.localizer import LANGUAGES

from .run import refusal, run, run_json


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_printed_with_their_sections(language: str) -> None:
    result = run("rules", "sagrada", "--language", language)
    assert result.exit_code == 0
    for rule, title, text in ruleset("sagrada").text.rulebook(language):
        assert (f"{rule:7}{title}" if text else title.upper()) in result.stdout


def test_one_rule_by_its_number() -> None:
    assert "Restriction of the cell" in run("rules", "sagrada", "sg-22").stdout
    answer = run_json("rules", "sagrada", "SG-22")
    assert answer["game"] == "sagrada"
    (rule,) = answer["rules"]
    assert sorted(rule) == ["id", "section", "text", "title"]
    assert rule["id"] == "SG-22"


def test_a_word_is_searched_in_titles_and_texts() -> None:
    found = run_json("rules", "sagrada", "--search", "FLUX brush")["rules"]
    assert "SG-T6" in [rule["id"] for rule in found]
    assert len(found) < 10


def test_an_unknown_rule_is_refused() -> None:
    assert "SG-99" in refusal("rules", "sagrada", "SG-99")
    assert "zebra" in refusal("rules", "sagrada", "--search", "zebra")
    assert "unknown game" in refusal("rules", "nim")
    assert "unknown language" in refusal("rules", "sagrada", "--language", "xx")
