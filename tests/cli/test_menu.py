"""The menu: many options, a few at a time."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.cli.terminal.menu import Menu, common_words, without_head
from ludarium.kernel.message import Message
from ludarium.kernel.option import Option
from ludarium.kernel.ruleset import GameText


class SameText(GameText):
    """Texts that are the same for every message."""

    def __init__(self, text: str) -> None:
        self.own = text

    def format(self, message: Message, language: str, names: list[str] | None = None, viewer: int | None = None) -> str:
        return self.own


def named(id: str, text: str) -> Option:  # noqa: A002 - its name
    """An option with this text."""
    return Option(SameText(text), Message("option-pass"), id.split(">"))


OPTIONS: list[Option] = [
    named("die:0>cell:a1", "Place the red 3 in a1"),
    named("die:0>cell:b2", "Place the red 3 in b2"),
    named("die:2>cell:a1", "Place the blue 4 in a1"),
    named("tool:brush>die:0>up", "Brush: raise the red 3 for 1"),
    named("tool:brush>die:0>down", "Brush: lower the red 3 for 1"),
    named("pass", "Pass"),
]


@pytest.fixture
def menu() -> Menu:
    return Menu(OPTIONS, "en")


def path(menu: Menu, words: str) -> tuple[str, str]:
    found, stray = menu.follow(words.split())
    return ">".join(found.prefix), stray


def test_a_touch_is_labelled_with_what_its_options_have_in_common(menu: Menu) -> None:
    assert [(entry.touch, entry.label) for entry in menu.items] == [
        ("die:0", "Place the red 3 in …"),
        ("die:2", "Place the blue 4 in a1"),
        ("tool:brush", "Brush: … the red 3 for 1"),
        ("pass", "Pass"),
    ]


def test_the_next_step_only_says_what_differs(menu: Menu) -> None:
    after = menu.after("die:0")
    assert after.head == "Place the red 3 in …"
    assert [entry.label for entry in after.items] == ["a1", "b2"]
    assert [entry.label for entry in menu.after("tool:brush").skip_forced().items] == ["raise", "lower"]


def test_touches_without_an_alternative_are_skipped(menu: Menu) -> None:
    assert menu.after("tool:brush").skip_forced().prefix == ["tool:brush", "die:0"]
    chosen = menu.after("die:2").chosen()
    assert chosen is OPTIONS[2]
    assert menu.chosen() is None


def test_a_single_option_is_not_chosen_without_a_touch() -> None:
    menu = Menu(OPTIONS[-1:], "en").skip_forced()
    assert menu.prefix == []
    assert menu.chosen() is None


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("1", "die:0"),
        ("1 2", "die:0>cell:b2"),
        ("1 b2", "die:0>cell:b2"),
        ("1 B2", "die:0>cell:b2"),
        ("die:0 cell:b2", "die:0>cell:b2"),
        ("die:0>cell:b2", "die:0>cell:b2"),
        ("brush", "tool:brush"),
        ("3 2", "tool:brush>die:0>down"),
        ("tool:brush down", "tool:brush>die:0>down"),
        ("tool:brush die:0 down", "tool:brush>die:0>down"),
        ("pass", "pass"),
        # leads to no option, but there is a rule that says why
        ("die:0 cell:d4", "die:0>cell:d4"),
        ("1 d4", "die:0>cell:d4"),
        ("2 d4", "die:2>cell:d4"),
        ("die:7", "die:7"),
    ],
)
def test_words_lead_through_the_menu(menu: Menu, words: str, expected: str) -> None:
    assert path(menu, words) == (expected, "")


@pytest.mark.parametrize(
    ("words", "stray"), [("0", "0"), ("5", "5"), ("1 3", "3"), ("x", "x"), ("-1", "-1"), ("4 1", "1")]
)
def test_an_unknown_word_is_returned(menu: Menu, words: str, stray: str) -> None:
    assert path(menu, words)[1] == stray


def test_back_goes_to_the_last_choice(menu: Menu) -> None:
    assert menu.after("tool:brush").skip_forced().back().prefix == []
    assert menu.after("die:0").back().prefix == []
    assert menu.back().prefix == []


def test_common_words() -> None:
    assert common_words([]) == ""
    assert common_words(["a b"]) == "a b"
    assert common_words(["a b c", "a d c"]) == "a … c"
    assert common_words(["a a", "a a a"]) == "a a …"
    assert common_words(["x", "y"]) == "…"
    assert without_head("a b c", "a … c") == "b"
    assert without_head("a b c", "") == "a b c"


@pytest.mark.parametrize("language", ["en", "uk", "cs", "ru"])
def test_every_option_of_a_real_turn_can_be_reached_by_numbers(language: str) -> None:
    match = ludarium.new_match("sagrada", 1, 3)
    match.decide(0, match.decisions[0].options[0].id)
    options = match.decisions[0].options
    reached: list[str] = []

    def walk(menu: Menu, numbers: list[str]) -> None:
        for number in range(1, len(menu.items) + 1):
            words = [*numbers, str(number)]
            found, stray = Menu(options, language).follow(words)
            assert not stray
            found = found.skip_forced()
            chosen = found.chosen()
            if chosen is None:
                walk(found, words)
            else:
                reached.append(chosen.id)

    walk(Menu(options, language), [])
    assert sorted(reached) == sorted(option.id for option in options)
