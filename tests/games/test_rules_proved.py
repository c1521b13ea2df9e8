"""Each numbered rule is proved by a test that carries its number."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from ludarium.games import names, ruleset

TESTS = Path(__file__).parent.parent


def rules_in_tests() -> set[str]:
    """The ids in every `pytest.mark.rule(...)` of the tests."""
    rules: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                rules |= {
                    argument.value
                    for argument in node.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                }
    return rules


def explanations(game: str) -> tuple[str, ...]:
    """The rules of a game that only explain."""
    rules: tuple[str, ...] = import_module(f"ludarium.games.{game}.content.rules").EXPLANATIONS
    return rules


@pytest.mark.parametrize("game", names())
def test_every_rule_that_does_more_than_explain_is_proved_by_a_test(game: str) -> None:
    rules = [rule for rule, _, text in ruleset(game).text.rulebook("en") if text]
    assert len(rules) > 40
    proved = rules_in_tests()
    assert [rule for rule in rules if rule not in proved] == list(explanations(game))


@pytest.mark.parametrize("game", names())
def test_the_goal_of_the_game_comes_first(game: str) -> None:
    goal = next(rule for rule, _, text in ruleset(game).text.rulebook("en") if text)
    assert goal in explanations(game)
    assert goal.endswith("-00")


@pytest.mark.parametrize("game", names())
def test_every_rule_has_a_text_in_every_language(game: str) -> None:
    ids = [rule for rule, _, _ in ruleset(game).text.rulebook("en")]
    for language in ("uk", "cs", "ru"):
        rulebook = ruleset(game).text.rulebook(language)
        assert [rule for rule, _, _ in rulebook] == ids
        assert all(title for _, title, _ in rulebook)
