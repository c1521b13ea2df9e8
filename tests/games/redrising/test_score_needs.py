"""The data that the score pad needs: exactly what the points of a card depend on."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.redrising import RULESET
from ludarium.games.redrising.card import NAMES
from ludarium.games.redrising.content.characters import CHARACTERS
from ludarium.games.redrising.score_needs import needs

NEEDING = {card.name: needs(card) for card in CHARACTERS if needs(card)}


def test_some_cards_look_at_the_table() -> None:
    assert NEEDING["bridge"] == ["locations"]
    assert NEEDING["mickey_the_carver"] == ["banished"]
    assert NEEDING["pathologist"] == ["banished_at_scoring_start"]
    assert NEEDING["hacker"] == ["extra_points"]
    assert "darrow" not in NEEDING


def test_the_catalogue_lists_the_needs() -> None:
    cards = RULESET.catalogue()["cards"]
    assert {name: card["needs"] for name, card in cards.items() if card["needs"]} == NEEDING


@pytest.mark.parametrize("card", NAMES)
def test_a_card_that_needs_nothing_scores_the_same_at_any_table(card: str) -> None:
    others = [name for name in NAMES if name != card]
    tables: list[dict[str, Any]] = [
        {"locations": {}, "banished": []},
        {"locations": {name: others[n * 9 : n * 9 + 9] for n, name in enumerate(("jupiter", "mars", "luna"))}},
        {"banished": others[:60]},
        {"locations": {"luna": [*others[40:80], None]}, "banished": others[80:]},
    ]
    found = {RULESET.score({"players": [{"hand": [card]}], **table})["players"][0]["total"] for table in tables}
    if not set(NEEDING.get(card, [])) - {"extra_points"}:
        assert len(found) == 1
