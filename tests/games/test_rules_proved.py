"""Each numbered rule is proved by a test that carries its number."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludarium.games import contract, names

TESTS = Path(__file__).parent.parent


def marked() -> set[str]:
    """The ids in every `pytest.mark.rule(...)` of the tests."""
    found: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                found |= {
                    word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
                }
    return found


@pytest.mark.parametrize("game", names())
def test_every_rule_is_proved_by_a_test(game: str) -> None:
    rules = [rule for rule, _, text in contract(game).rules("en") if text]
    assert len(rules) > 40
    proved = marked()
    assert [rule for rule in rules if rule not in proved] == []


@pytest.mark.parametrize("game", names())
def test_every_rule_has_words_in_every_language(game: str) -> None:
    ids = [rule for rule, _, _ in contract(game).rules("en")]
    for language in ("uk", "cs", "ru"):
        told = contract(game).rules(language)
        assert [rule for rule, _, _ in told] == ids
        assert all(title for _, title, _ in told)
