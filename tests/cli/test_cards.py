"""`ludarium cards`: by a name in any language, in every language."""

from __future__ import annotations

import pytest

from ludarium.games import ruleset
from ludarium.text.localizer import LANGUAGES
from ludarium.text.typography import NBSP

from .run import refusal, run, run_json


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_printed(language: str) -> None:
    answer = run_json("cards", "redrising", "--language", language)
    assert [(card["name"], card["text"]) for card in answer["cards"]] == ruleset("redrising").text.cards(language)


def test_a_card_is_found_by_its_name_in_any_language() -> None:
    told = run("cards", "redrising", "deanna").stdout
    lines = [line.rstrip() for line in told.splitlines()]
    assert lines == ["Deanna", "    Red, value 9", "    Deploy: Gain 1 helium.", "    Bonus: 26 if with a Red"]
    assert run("cards", "redrising", "діанна").stdout == told
    (card,) = run_json("cards", "redrising", "DEANNA", "--language", "cs")["cards"]
    assert f"Nasazení: Získejte 1{NBSP}žeton helia." in card["text"]


@pytest.mark.rule("RA-04")
def test_a_card_is_found_by_the_other_name_of_a_printed_edition() -> None:
    told = run("cards", "redrising", "Пройдисвіт", "--language", "uk").stdout
    assert told.startswith("Рок (Пройдисвіт)\n")
    assert run("cards", "redrising", "пройдисвіт").stdout.startswith("Roque\n")


def test_an_unknown_card_is_refused() -> None:
    assert "zebra" in refusal("cards", "redrising", "zebra")
    assert "ludarium rules sagrada" in refusal("cards", "sagrada")
    assert "unknown game" in refusal("cards", "nim")
