"""Whole games: long ones, poor ones and strange ones all come to an end, and no card is lost on the way."""

from __future__ import annotations

import pytest

from ludarium.bots.bot import Bot
from ludarium.bots.registry import bot
from ludarium.games import contract
from ludarium.games.redrising.roster import FACE_DOWN
from ludarium.games.redrising.table import HOUSES, RedRising
from ludarium.kernel.rng import Rng, seeded
from tests.games.redrising.staging import OPTIONS, dealt, table

CONTRACT = contract("redrising")
MOST_DECISIONS = 2_000


def all_cards(game: RedRising) -> list[int]:
    """Every card of the game, wherever it lies."""
    piles = [*game.hands, *game.locations, game.deck, game.banished, game.pile]
    return sorted(card % FACE_DOWN for pile in piles for card in pile)


def play_on(game: RedRising, rng: Rng) -> int:
    """Play at random to the end, the cards counted after every decision; how many decisions there were."""
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
    """Let bots play to the end, each from what it may know."""
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
            game = dealt(seats, seed=f"{house} {seats} {seat}", **{f"house_{seat + 1}": house})
            assert game.houses[seat] == house - 1
            play_on(game, seeded(seat))
            assert len(game.standings()) == seats


@pytest.mark.rule("RA-01")
@pytest.mark.parametrize("variant", [0, 1])
@pytest.mark.parametrize("house", range(1, len(HOUSES) + 1))
def test_every_house_plays_against_the_automa(house: int, variant: int) -> None:
    for seed in range(4):
        game = dealt(1, seed, house_1=house, variant=variant)
        play_on(game, seeded(seed))
        assert game.standings()[0].target is not None


@pytest.mark.parametrize("option", ["fair", "twice"])
def test_games_with_the_options_of_a_match_end(option: str) -> None:
    for seed in range(5):
        play_on(dealt(4, seed, **{option: 1}), seeded(seed))


# --- games that run out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_game_whose_deck_has_run_out_goes_on_to_its_end(seats: int) -> None:
    for seed in range(8):
        game = dealt(seats, seed)
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
def test_where_nobody_can_ever_act_again_the_game_is_over(seats: int) -> None:
    game = table(seats=seats, hand="", deck="", banished="eo nero")
    assert game.is_over()
    game = table(seats=2, hands={0: "", 1: "judge"}, deck="", banished="eo nero")
    assert not game.triggered  # somebody still has a card to play


@pytest.mark.rule("RR-12", "RR-25")
def test_an_empty_board_is_filled_again_by_playing() -> None:
    for seed in range(8):
        game = table(seats=3, hands={0: "judge eo", 1: "seer", 2: "nero"}, seed=seed)
        assert not any(game.locations)
        play_on(game, seeded(seed))


@pytest.mark.rule("RR-24", "RR-51")
def test_six_play_on_for_as_long_as_nobody_sets_off_the_end() -> None:
    game = dealt(6, seed=6)
    rng = seeded("long")
    cards = all_cards(game)
    while game.round < 90:  # the hundredth round would be the last (RR-52)
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
        game.tracks = [[0] * game.parties for _ in game.tracks]  # whatever was gained is lost again
        assert all_cards(game) == cards
    assert not game.triggered
    assert len(game.deck) < 10
    game.triggered = True
    play_on(game, rng)


# --- bots ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_random_bots_play_to_an_end(seats: int) -> None:
    for seed in range(2):
        game = CONTRACT.deal(seats, seeded(seed), OPTIONS)
        assert isinstance(game, RedRising)
        play_with(game, [bot("random", CONTRACT, seeded(f"{seed} {seat}")) for seat in range(seats)])


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_bots_play_to_an_end_and_score_more_than_random_ones(seats: int) -> None:
    totals = {"greedy": 0, "random": 0}
    for seed in range(6):
        for kind in totals:
            game = CONTRACT.deal(seats, seeded(seed), OPTIONS)
            assert isinstance(game, RedRising)
            bots = [bot(kind if seat == 0 else "random", CONTRACT, seeded(f"{seed} {seat}")) for seat in range(seats)]
            play_with(game, bots)
            totals[kind] += game.standings()[0].total
    assert totals["greedy"] > totals["random"]


@pytest.mark.slow
def test_four_greedy_bots_play_to_an_end() -> None:
    game = CONTRACT.deal(4, seeded(9), OPTIONS)
    assert isinstance(game, RedRising)
    play_with(game, [bot("greedy", CONTRACT, seeded(f"9 {seat}")) for seat in range(4)])
