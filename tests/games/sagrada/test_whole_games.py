"""Whole random games, scored a second time by the slow scorer from the final view alone."""

from __future__ import annotations

import pytest

from ludarium.games import ruleset
from ludarium.kernel.playout import playout
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE
from tests.games.sagrada import slow_scorer
from tests.games.sagrada.staging import deal_game, view

LETTER = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}


@pytest.mark.rule("SG-45", "SG-57")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("games", [150, pytest.param(10_000, marks=pytest.mark.soak)])
def test_the_standings_are_those_of_the_slow_scorer(seats: int, games: int) -> None:
    for seed in range(games):
        game = ruleset("sagrada").deal(seats, seeded(seed), {"tools": 5} if seats == 1 else {})
        playout(game, seeded(f"play {seed}"))
        end = view(game.redact(NONE))
        public = [goal["id"] for goal in end["public"]]
        results = []
        for seat in end["seats"]:
            rows = [[die or ".." for die in row] for row in seat["dice"]]
            private = [LETTER[goal["colour"]] for goal in seat["private"]]
            total = slow_scorer.total(rows, public, private, seat["tokens"], solo=seats == 1)
            mine = sum(slow_scorer.private_points(rows, colour) for colour in private)
            # First turns go clockwise from the first player of the last round.
            results.append((total, mine, seat["tokens"], (seat["seat"] - end["first"]) % seats))
        standings = game.standings()
        assert [standing.total for standing in standings] == [result[0] for result in results]
        won = [standing.seat for standing in standings if standing.won]
        if seats == 1:
            target = slow_scorer.target([die["die"] for die in end["track"]])
            assert won == ([0] if results[0][0] > target else [])
        else:
            assert won == slow_scorer.winners(results)


@pytest.mark.rule("SG-45")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_when_all_else_is_equal_the_later_first_turn_in_the_last_round_wins(first: int) -> None:
    game = deal_game(3)
    data = game.dump()
    # No player has a die or a token, so that only the order decides.
    data["table"] |= {"first": first, "round": 10, "cards": [], "tokens": [0, 0, 0], "patterns": [0, 2, 4]}
    data |= {"stack": [], "decisions": []}
    standings = ruleset("sagrada").load(data).standings()
    assert len({standing.total for standing in standings}) == 1
    assert [standing.rank for standing in standings] == [3 - (seat - first) % 3 for seat in range(3)]
