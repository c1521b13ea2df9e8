"""Setup: cards, locations, hands, houses, the first player, and the settings of a match."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.errors import BadSetup
from ludarium.games import ruleset
from ludarium.games.redrising.card import CARDS, COLOUR, COLOURS, FACE_DOWN
from ludarium.games.redrising.content.houses import APOLLO, CERES, HOUSES
from ludarium.games.redrising.table import RedRising
from ludarium.kernel.match import Match
from ludarium.kernel.script import NONE
from tests.games.redrising.staging import (
    asked_seat,
    at,
    deal_game,
    deck,
    deploy,
    fleet,
    hand,
    helium,
    influence,
    options,
    redacted,
    refusal,
    table,
)

SEATS = [2, 3, 4, 5, 6]
WATCHER = NONE


def house(name: str) -> int:
    """The number of a house in the settings of a match."""
    return HOUSES.index(name) + 1


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-01")
def test_one_to_six_play_with_112_characters_in_14_colours() -> None:
    assert list(ruleset("redrising").seats) == [1, 2, 3, 4, 5, 6]
    assert CARDS == 112
    assert len(COLOURS) == 14
    numbers = Counter(COLOURS[colour] for colour in COLOUR)
    assert numbers.pop("gold") == 21
    assert set(numbers.values()) == {7}
    assert len(HOUSES) == 6


@pytest.mark.rule("RR-01")
def test_seven_do_not_play() -> None:
    with pytest.raises(BadSetup):
        Match(ruleset("redrising"), 7, "1", {})


@pytest.mark.rule("RR-01", "RR-02", "RR-03")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_dealt_once(seats: int) -> None:
    game = deal_game(seats)
    assert all(len(pile) == 2 for pile in game.locations)
    assert all(card < FACE_DOWN for pile in game.locations for card in pile)
    piles = [*game.hands, *game.locations, game.deck]
    assert sorted(card for pile in piles for card in pile) == list(range(CARDS))
    assert game.banished == []


@pytest.mark.rule("RR-02")
def test_the_cards_are_shuffled() -> None:
    assert deck(deal_game(3, seed=1)) != deck(deal_game(3, seed=2))
    assert deck(deal_game(3, seed=1)) == deck(deal_game(3, seed="1"))
    for seed in range(5):
        cards = deal_game(3, seed).deck
        assert cards != sorted(cards)
        assert cards != sorted(cards, reverse=True)


@pytest.mark.rule("RR-03")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_five_cards_and_a_different_house(seats: int) -> None:
    for seed in range(20):
        game = deal_game(seats, seed)
        assert len(set(game.houses)) == seats
        for seat in range(seats):
            assert len(hand(game, seat)) == (6 if game.houses[seat] == CERES else 5)


@pytest.mark.rule("RR-03")
def test_any_house_may_fall_to_any_seat() -> None:
    for seat in range(2):
        assert {deal_game(2, seed).houses[seat] for seed in range(60)} == set(range(6))


@pytest.mark.rule("RR-04", "RR-07")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tracks_start_at_zero_and_no_player_has_the_token(seats: int) -> None:
    game = deal_game(seats)
    for seat in range(seats):
        assert (helium(game, seat), fleet(game, seat), influence(game, seat)) == (0, 0, 0)
    assert game.sovereign == NONE


@pytest.mark.rule("RR-05")
@pytest.mark.parametrize(("seats", "neutral"), [(1, 3), (2, 3), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_only_where_two_play_does_a_neutral_house_have_three_influence(seats: int, neutral: int) -> None:
    assert deal_game(seats).neutral == neutral


# --- who begins ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-06", "RR-40")
@pytest.mark.parametrize("seat", range(6))
def test_apollo_begins_wherever_it_sits(seat: int) -> None:
    game = deal_game(6, **{f"house_{seat + 1}": house("apollo")})
    assert game.first == seat
    assert asked_seat(game) == seat


@pytest.mark.rule("RR-06")
def test_without_apollo_any_player_may_begin() -> None:
    without = {"house_1": house("ceres"), "house_2": house("diana"), "house_3": house("mars")}
    games = [deal_game(3, seed, **without) for seed in range(30)]
    assert {game.first for game in games} == {0, 1, 2}
    assert all(asked_seat(game) == game.first for game in games)


@pytest.mark.rule("RR-06")
def test_the_first_player_stays_the_same_in_every_round() -> None:
    game = deal_game(3, house_2=house("apollo"))
    rounds = []
    while game.round < 4:
        if game.stack[-1].script.name == "turn" and game.stack[-1].at == 1:
            rounds.append((game.round, asked_seat(game)))
        game.decide(game.decisions[0].seat, game.decisions[0].options[-1])
    starts = {number: next(seat for which, seat in rounds if which == number) for number in (1, 2, 3)}
    assert starts == {1: 1, 2: 1, 3: 1}
    assert game.first == 1


# --- what is visible -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_locations_and_the_banished_are_seen_by_all_and_hands_by_their_owners(viewer: int) -> None:
    game = table(
        seats=3,
        hands={0: "darrow", 1: "sevro", 2: "mustang"},
        jupiter="eo nero",
        mars="?0lorn aja",
        banished="ragnar sefi",
    )
    seen = redacted(game, viewer)["table"]
    assert seen["banished"] == game.banished
    assert seen["locations"][0] == game.locations[0]
    assert seen["locations"][1][1] == game.locations[1][1]
    assert (seen["locations"][1][0] == game.locations[1][0]) == (viewer == 0)
    for seat in range(3):
        assert (seen["hands"][seat] == game.hands[seat]) == (seat == viewer)
    assert set(seen["deck"]) == {NONE}


# --- the settings of a match -----------------------------------------------------------------------------------------


def test_a_house_can_be_fixed_for_each_seat() -> None:
    wanted = ["minerva", "ceres", "mars", "jupiter", "diana", "apollo"]
    fixed = {f"house_{n + 1}": house(name) for n, name in enumerate(wanted)}
    game = Match(ruleset("redrising"), 6, "1", fixed).game
    assert isinstance(game, RedRising)
    assert [HOUSES[number] for number in game.houses] == wanted


def test_a_fixed_house_goes_to_no_other_seat() -> None:
    for seed in range(40):
        game = deal_game(3, seed, house_2=house("mars"))
        assert HOUSES[game.houses[1]] == "mars"
        assert len(set(game.houses)) == 3


def test_two_seats_with_one_house_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"house 5 \(mars\)"):
        Match(ruleset("redrising"), 3, "1", {"house_1": house("mars"), "house_3": house("mars")})
    Match(ruleset("redrising"), 3, "1", {"house_1": 0, "house_3": 0})


def test_an_unused_seat_has_no_house() -> None:
    with pytest.raises(BadSetup):
        Match(ruleset("redrising"), 3, "1", {"house_4": house("mars")})


@pytest.mark.parametrize(("seats", "option"), [(1, "fair"), (2, "level"), (2, "variant")])
def test_a_setting_applies_only_to_its_numbers_of_seats(seats: int, option: str) -> None:
    with pytest.raises(BadSetup):
        Match(ruleset("redrising"), seats, "1", {option: 1})


@pytest.mark.rule("RR-28")
@pytest.mark.parametrize(("fair", "reach"), [(0, ["no", "seat:1", "seat:2", "seat:3"]), (1, ["no", "seat:3"])])
def test_in_the_fair_variant_only_players_with_more_than_their_first_hand_lose_cards(
    fair: int, reach: list[str]
) -> None:
    five, six, more = "eo darrow dancer arlus deanna", "aja nero lorn sevro victra roque", "judge seer orator ceo helga"
    game = table(
        seats=4, houses="diana mars ceres jupiter", hands={0: "tactus", 1: five, 2: six, 3: f"{more} jopho"}, fair=fair
    )
    deploy(game, "tactus", "mars")
    assert options(game) == reach
    if fair:
        assert refusal(game, "seat:1").message.id == "reason-fair"
        assert refusal(game, "seat:2").message.args["number"] == 6


@pytest.mark.rule("RR-63")
def test_a_match_says_whether_a_gray_counts_twice_in_one_for_each() -> None:
    for twice in (0, 1):
        game = Match(ruleset("redrising"), 2, "1", {"twice": twice}).game
        assert isinstance(game, RedRising)
        assert game.twice == bool(twice)


def test_settings_that_are_not_given_have_their_defaults() -> None:
    game = Match(ruleset("redrising"), 2, "1", {}).game
    assert isinstance(game, RedRising)
    assert not game.fair
    assert not game.twice
    assert APOLLO not in game.houses or game.first == game.houses.index(APOLLO)
    assert len(at(game, "mars")) == 2
