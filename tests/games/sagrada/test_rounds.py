"""Rounds and turns (SG-10 to SG-16)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludarium import new_match
from ludarium.games.sagrada.table import Sagrada
from tests.games.sagrada.staging import (
    change,
    checkered,
    choose,
    deal_game,
    drafts,
    event_log,
    has_event,
    in_bag,
    in_pool,
    in_window,
    kinds,
    on_track,
    option_ids,
    seat_at,
    start_game,
    table,
    uses,
    view,
    whose_turn,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def turns_of_round(game: Sagrada) -> list[int]:
    """The seats that have the turns of this round, if all players pass."""
    number, found = game.round, []
    while not game.is_over() and game.round == number:
        found.append(whose_turn(game))
        choose(game, found[-1], "pass")
    return found


def dice_by_colour(game: Sagrada) -> dict[str, int]:
    """The number of dice in the game, by colour."""
    found = Counter(in_bag(game))
    names = " ".join([in_pool(game), *on_track(game).values()]).split()
    for seat in range(game.seats):
        names += in_window(game, seat).values()
    if game.solo:
        names += ["RYGBP"[(paid - 1) // 6] for paid in game.paid if paid]
    found.update(name[0] for name in names if name != "..")
    return dict(found)


# --- SG-10 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-10")
@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_a_round_begins_with_two_dice_for_each_player_and_one_more(seats: int, dice: int) -> None:
    game = start_game(seats)
    for number in range(1, 11):
        assert game.round == number
        assert len(in_pool(game).split()) == dice
        assert ".." not in in_pool(game)
        assert sum(in_bag(game).values()) == 90 - number * dice
        turns_of_round(game)


@pytest.mark.rule("SG-10")
def test_the_dice_are_drawn_and_rolled_at_random() -> None:
    pools = [in_pool(start_game(2, seed)).split() for seed in range(60)]
    for place in range(5):
        assert {pool[place][0] for pool in pools} == set("RYGBP")
        assert {pool[place][1] for pool in pools} == set("123456")


@pytest.mark.rule("SG-10")
def test_a_die_is_drawn_as_likely_as_its_colour_is_left_in_the_bag() -> None:
    game = table(bag={"G": 5}, pool="R1", turn=3)
    choose(game, 0, "pass")
    assert {name[0] for name in in_pool(game).split()} == {"G"}
    assert in_bag(game) == {}


@pytest.mark.rule("SG-10")
def test_the_log_shows_who_rolled_which_dice() -> None:
    game = start_game(3, 5)
    kind, args = event_log(game)[-1]
    assert kind == "event-round"
    assert (args["round"], args["seat"]) == (1, game.first)
    assert [die["args"]["value"] for die in args["dice"]] == [int(name[1]) for name in in_pool(game).split()]


@pytest.mark.rule("SG-01", "SG-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_number_of_dice_never_changes(seats: int) -> None:
    everything = {"R": 18, "Y": 18, "G": 18, "B": 18, "P": 18}
    for seed in range(6):
        chance = random.Random(seed)
        game = start_game(seats, seed, solo_tools=5)
        while not game.is_over():
            if len(game.stack) == 3:  # no die is in hand
                assert dice_by_colour(game) == everything
            decision = game.decisions[0]
            game.decide(decision.seat, chance.choice(decision.options))
        assert dice_by_colour(game) == everything


# --- SG-11 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-11")
@pytest.mark.parametrize(
    ("seats", "first", "turns"),
    [
        (2, 0, [0, 1, 1, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (3, 2, [2, 0, 1, 1, 0, 2]),
        (4, 1, [1, 2, 3, 0, 0, 3, 2, 1]),
    ],
)
def test_turns_go_clockwise_and_then_back(seats: int, first: int, turns: list[int]) -> None:
    assert turns_of_round(table(seats=seats, first=first)) == turns


@pytest.mark.rule("SG-11")
def test_a_second_turn_is_a_whole_turn() -> None:
    game = table(pool="R3 G4 B1 Y5 P6")
    for seat, die, cell in [(0, 0, "a1"), (1, 1, "a1"), (1, 2, "a2"), (0, 3, "a2")]:
        assert whose_turn(game) == seat
        choose(game, seat, f"pool:{die}>cell:{cell}")
    assert in_window(game, 0) == {"a1": "R3", "a2": "Y5"}
    assert in_window(game, 1) == {"a1": "G4", "a2": "B1"}


@pytest.mark.rule("SG-11")
@SEATS
def test_a_view_names_the_seat_of_the_next_turn(seats: int) -> None:
    game = start_game(seats)
    for _ in range(2):
        following: list[int | None] = []
        taken: list[int] = []
        number = game.round
        while game.round == number:
            following.append(view(game.redact(0))["next"])
            taken.append(whose_turn(game))
            choose(game, taken[-1], "pass")
        assert following == [*taken[1:], None]


@pytest.mark.rule("SG-11", "SG-T8")
def test_a_view_passes_over_a_seat_that_skips_its_second_turn() -> None:
    game = change(table(seats=3, first=1, turn=3), skipping=1 << 2)
    assert (whose_turn(game), view(game.redact(0))["next"]) == (0, 1)


def test_a_view_names_no_next_turn_in_a_solo_game_or_before_the_first_round() -> None:
    assert view(start_game(1).redact(0))["next"] is None
    assert view(deal_game(2).redact(0))["next"] is None


# --- SG-12, SG-13 ----------------------------------------------------------------------------------------------------


def late() -> Sagrada:
    """A turn in which a die can be drafted and a die can be moved."""
    return table(dice={"a1": "R1", "a2": "G2"}, tools=["eglomise_brush"], pool="B3 Y4 P5")


@pytest.mark.rule("SG-12")
def test_a_drafted_die_leaves_the_pool_and_lies_in_the_window() -> None:
    game = late()
    choose(game, 0, "pool:1>cell:b1")
    assert in_pool(game) == "B3 .. P5"
    assert in_window(game, 0) == {"a1": "R1", "a2": "G2", "b1": "Y4"}
    assert has_event(game, "event-places", seat=0, colour="colour-yellow", value=4, cell="b1", slot=1)


@pytest.mark.rule("SG-12")
def test_after_drafting_a_tool_may_be_used_but_no_second_die_drafted() -> None:
    game = late()
    choose(game, 0, "pool:1>cell:b1")
    assert drafts(game, 0) == set()
    assert uses(game, 0, "eglomise_brush")
    choose(game, 0, "tool:eglomise_brush>cell:b1>cell:b2")
    assert whose_turn(game) == 1


@pytest.mark.rule("SG-12")
def test_after_a_tool_a_die_may_be_drafted() -> None:
    game = late()
    choose(game, 0, "tool:eglomise_brush>cell:a1>cell:b1")
    assert {name.split(">")[0] for name in drafts(game, 0)} == {"pool:0", "pool:1", "pool:2"}
    choose(game, 0, "pool:0>cell:a1")
    assert whose_turn(game) == 1
    assert in_window(game, 0) == {"a1": "B3", "a2": "G2", "b1": "R1"}


@pytest.mark.rule("SG-12")
def test_the_other_player_drafts_into_their_own_window_from_what_is_left() -> None:
    game = late()
    choose(game, 0, "pool:1>cell:b1", "pass")
    assert {name.split(">")[0] for name in drafts(game, 1)} == {"pool:0", "pool:2"}
    choose(game, 1, "pool:0>cell:d5")
    assert in_window(game, 1) == {"d5": "B3"}
    assert in_window(game, 0) == {"a1": "R1", "a2": "G2", "b1": "Y4"}


@pytest.mark.rule("SG-12")
def test_a_die_that_fits_nowhere_is_not_offered() -> None:
    game = table(dice=checkered("G4", "R5", "b3"), pool="G1 B4 B3")
    assert option_ids(game, 0) == {"pool:2>cell:b3", "pass"}


@pytest.mark.rule("SG-12", "SG-13")
def test_a_player_without_options_is_not_asked_and_the_log_shows_it() -> None:
    game = table(dice=checkered("G4", "R5", "b3"), pool="G1 B4 P4")
    assert whose_turn(game) == 1
    assert kinds(game) == ["event-cannot-act"]
    assert has_event(game, "event-cannot-act", seat=0)


@pytest.mark.rule("SG-13")
def test_drafting_and_using_a_tool_are_optional() -> None:
    game = late()
    before = (in_pool(game), in_window(game, 0), list(game.tokens))
    assert "pass" in option_ids(game, 0)
    choose(game, 0, "pass")
    assert whose_turn(game) == 1
    assert (in_pool(game), in_window(game, 0), list(game.tokens)) == before
    assert kinds(game) == ["event-passes"]
    assert has_event(game, "event-passes", seat=0)


@pytest.mark.rule("SG-13")
@pytest.mark.parametrize("done", ["pool:1>cell:b1", "tool:eglomise_brush>cell:a1>cell:b1"])
def test_a_turn_may_end_after_a_draft_or_a_tool(done: str) -> None:
    game = late()
    choose(game, 0, done)
    assert "pass" in option_ids(game, 0)
    choose(game, 0, "pass")
    assert whose_turn(game) == 1
    assert "event-passes" not in kinds(game)


# --- SG-14, SG-15, SG-16 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-14")
def test_every_leftover_die_goes_to_the_space_of_its_round() -> None:
    game = table(pool="R3 .. B1 Y5 P6", round_number=4, turn=3, track={1: "R1", 3: "G2 G3"})
    choose(game, 0, "pool:2>cell:a1")
    assert on_track(game) == {1: "R1", 3: "G2 G3", 4: "R3 Y5 P6"}
    assert game.round == 5
    assert has_event(game, "event-leftover", round=4, number=3)


@pytest.mark.rule("SG-14")
def test_dice_go_to_the_track_only_at_the_end_of_the_round() -> None:
    game = table(pool="R3 G4 B1 Y5 P6")
    for turn in range(4):
        assert on_track(game) == {}
        choose(game, seat_at(2, 0, turn), "pass")
    assert on_track(game) == {1: "R3 G4 B1 Y5 P6"}


@pytest.mark.rule("SG-15")
@SEATS
def test_the_bag_passes_clockwise(seats: int) -> None:
    game = start_game(seats, 3)
    first = game.first
    for number in range(10):
        turns = turns_of_round(game)
        assert turns[0] == turns[-1] == (first + number) % seats


@pytest.mark.rule("SG-16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_ends_after_ten_rounds_and_is_scored(seats: int) -> None:
    match = new_match("sagrada", seats=seats, seed=2)
    game = match.game
    assert isinstance(game, Sagrada)
    for seat in range(seats):
        choose(game, seat, min(option_ids(game, seat)))
    rounds = 0
    while not game.is_over():
        assert match.standings == []
        assert len(turns_of_round(game)) == 2 * seats
        rounds += 1
    assert rounds == 10
    assert kinds(game)[-1] == "event-ends"
    assert len(on_track(game)) == 10
    assert [standing.seat for standing in match.standings] == list(range(seats))
    assert game.decisions == []
