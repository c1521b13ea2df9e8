"""The preview of an option: the seat's points now and afterwards, from what the seat knows."""

from __future__ import annotations

import pytest

from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.preview import preview
from ludarium.kernel.rng import seeded

DECISIONS = 60


@pytest.mark.parametrize(("game", "seats"), [("sagrada", 2), ("sagrada", 1), ("redrising", 2), ("redrising", 3)])
def test_a_preview_is_what_the_view_shows_after_the_option(game: str, seats: int) -> None:
    match = Match(ruleset(game), seats, "preview", {})
    rng = seeded(3)
    compared = 0
    for _ in range(DECISIONS):
        if match.over:
            break
        decision = match.decisions[0]
        option = decision.options[rng.below(len(decision.options))]
        points = preview(match, decision.seat, option.id)
        before = match.view(decision.seat)["seats"][decision.seat]["score"]["total"]
        revealed = match.game.reveals, match.game.rng.counter
        match.decide(decision.seat, option.id)
        if points is None or (match.game.reveals, match.game.rng.counter) != revealed:
            continue
        after = match.view(decision.seat)["seats"][decision.seat]["score"]["total"]
        assert points == (before, after), option.id
        compared += 1
    assert compared >= 10


def test_an_option_that_rolls_or_draws_has_no_preview() -> None:
    match = Match(ruleset("redrising"), 2, "preview", {})
    scout = next(option for option in match.decisions[0].options if option.id.startswith("deck"))
    assert preview(match, match.decisions[0].seat, scout.id) is None


def test_a_game_without_points_has_no_preview() -> None:
    match = Match(ruleset("raxxon"), 2, "preview", {})
    decision = match.decisions[0]
    assert preview(match, decision.seat, decision.options[0].id) is None


def test_an_unknown_option_has_no_preview() -> None:
    match = Match(ruleset("sagrada"), 2, "preview", {})
    assert preview(match, 0, "pool:99") is None
