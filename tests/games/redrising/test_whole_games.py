"""Whole games, also unusual ones, all end, and no card is lost."""

from __future__ import annotations

import pytest

from ludarium.bots.bot import Bot
from ludarium.bots.registry import bot
from ludarium.games import ruleset
from ludarium.games.redrising.card import FACE_DOWN
from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.table import RedRising
from ludarium.kernel.rng import Rng, seeded
from tests.games.redrising.staging import OPTIONS, deal_game, table

RULESET = ruleset("redrising")
MOST_DECISIONS = 2_000


def all_cards(game: RedRising) -> list[int]:
    """All cards of the game."""
    piles = [*game.hands, *game.locations, game.deck, game.banished, game.pile]
    return sorted(card % FACE_DOWN for pile in piles for card in pile)


def play_on(game: RedRising, rng: Rng) -> int:
    """Play at random to the end, counting the cards after every decision; the number of decisions."""
    cards = all_cards(game)
    decisions = 0
    while not game.is_over():
        decision = game.decisions[0]
        assert decision.options
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
        assert all_cards(game) == cards
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert not game.decisions
    return decisions


def play_with(game: RedRising, bots: list[Bot]) -> None:
    """Let bots play to the end, each with its redacted data."""
    cards = all_cards(game)
    for _ in range(MOST_DECISIONS):
        if game.is_over():
            break
        decision = game.decisions[0]
        option = bots[decision.seat].decide(game.redact(decision.seat))
        assert option in decision.options
        game.decide(decision.seat, option)
        assert all_cards(game) == cards
    assert game.is_over()


# --- every house and every number of seats ---------------------------------------------------------------------------


@pytest.mark.rule("RR-01")
@pytest.mark.parametrize("house", range(1, len(HOUSES) + 1))
def test_every_house_plays_in_every_seat(house: int) -> None:
    for seats in range(2, 7):
        for seat in range(seats):
            game = deal_game(seats, seed=f"{house} {seats} {seat}", **{f"house_{seat + 1}": house})
            assert game.houses[seat] == house - 1
            play_on(game, seeded(seat))
            assert len(game.standings()) == seats


@pytest.mark.rule("RA-01")
@pytest.mark.parametrize("variant", [0, 1])
@pytest.mark.parametrize("house", range(1, len(HOUSES) + 1))
def test_every_house_plays_against_the_automa(house: int, variant: int) -> None:
    for seed in range(4):
        game = deal_game(1, seed, house_1=house, variant=variant)
        play_on(game, seeded(seed))
        assert game.standings()[0].target is not None


@pytest.mark.parametrize("option", ["fair", "twice"])
def test_games_with_the_options_of_a_match_end(option: str) -> None:
    for seed in range(5):
        play_on(deal_game(4, seed, **{option: 1}), seeded(seed))


# --- games that run out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_game_with_an_empty_deck_continues_to_its_end(seats: int) -> None:
    for seed in range(8):
        game = deal_game(seats, seed)
        game.banished += game.deck[2:]
        del game.deck[2:]
        play_on(game, seeded(seed))
        assert game.triggered


@pytest.mark.rule("RR-24", "RR-25")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_that_begins_with_empty_hands_and_few_cards_plays_on(seats: int) -> None:
    for seed in range(8):
        game = table(seats=seats, hand="", mars="eo", deck="nero seer orator judge aja", seed=seed)
        assert len(all_cards(game)) == 6
        play_on(game, seeded(seed))


@pytest.mark.rule("RR-52")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_game_ends_if_no_player_can_ever_act_again(seats: int) -> None:
    game = table(seats=seats, hand="", deck="", banished="eo nero")
    assert game.is_over()
    game = table(seats=2, hands={0: "", 1: "judge"}, deck="", banished="eo nero")
    assert not game.triggered  # a player still has a card to play


@pytest.mark.rule("RR-12", "RR-25")
def test_an_empty_board_is_filled_again_by_playing() -> None:
    for seed in range(8):
        game = table(seats=3, hands={0: "judge eo", 1: "seer", 2: "nero"}, seed=seed)
        assert not any(game.locations)
        play_on(game, seeded(seed))


@pytest.mark.rule("RR-24", "RR-51")
def test_six_players_play_on_until_the_end_is_triggered() -> None:
    game = deal_game(6, seed=6)
    rng = seeded("long")
    cards = all_cards(game)
    while game.round < 90:  # the hundredth round would be the last (RR-52)
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
        game.tracks = [[0] * game.player_count for _ in game.tracks]  # what was gained is lost again
        assert all_cards(game) == cards
    assert not game.triggered
    assert len(game.deck) < 10
    game.triggered = True
    play_on(game, rng)


# --- bots ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_random_bots_play_to_an_end(seats: int) -> None:
    for seed in range(2):
        game = RULESET.deal(seats, seeded(seed), OPTIONS)
        assert isinstance(game, RedRising)
        play_with(game, [bot("random", RULESET, seeded(f"{seed} {seat}")) for seat in range(seats)])


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_bots_play_to_an_end_and_score_more_than_random_ones(seats: int) -> None:
    totals = {"greedy": 0, "random": 0}
    for seed in range(6):
        for kind in totals:
            game = RULESET.deal(seats, seeded(seed), OPTIONS)
            assert isinstance(game, RedRising)
            bots = [bot(kind if seat == 0 else "random", RULESET, seeded(f"{seed} {seat}")) for seat in range(seats)]
            play_with(game, bots)
            totals[kind] += game.standings()[0].total
    assert totals["greedy"] > totals["random"]


@pytest.mark.exhaustive
@pytest.mark.slow
def test_four_greedy_bots_play_to_an_end() -> None:
    game = RULESET.deal(4, seeded(9), OPTIONS)
    assert isinstance(game, RedRising)
    play_with(game, [bot("greedy", RULESET, seeded(f"9 {seat}")) for seat in range(4)])
