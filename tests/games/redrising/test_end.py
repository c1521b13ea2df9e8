"""The end: what triggers it, the last turns, the abilities before scoring, the wildcards, the score."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.card import NUMBER
from ludarium.games.redrising.table import LUNA, MARS, RedRising
from ludarium.games.redrising.tracks import FLEET, HELIUM
from ludarium.kernel.script import NONE
from tests.games.redrising.staging import (
    asked_seat,
    banished,
    decide,
    deploy,
    endgame,
    events,
    hand,
    helium,
    is_known_to_all,
    options,
    prompt,
    redacted,
    refusal,
    table,
)


def total(game: RedRising, seat: int = 0) -> int:
    """The points of a seat."""
    return game.standings()[seat].total


def mars_for(game: RedRising) -> RedRising:
    """Seat 0 deploys the Judge to the Institute and gains a card of Mars with 1 helium."""
    return deploy(game, "judge", "institute", "location:mars")


# --- what triggers it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-50")
@pytest.mark.parametrize(
    ("helium_", "fleet", "influence", "triggers"),
    [
        ([6, 0, 0], [7, 0, 0], [0, 0, 0], True),  # two conditions by one player
        ([6, 0, 0], [0, 7, 0], [0, 7, 0], True),  # by another player
        ([6, 0, 0], [0, 7, 0], [0, 0, 7], True),  # all three across the players
        ([6, 0, 0], [0, 7, 0], [0, 0, 0], False),  # two conditions by two players
        ([6, 7, 0], [0, 0, 0], [0, 0, 0], False),  # one condition by two players
        ([6, 0, 0], [6, 0, 0], [6, 0, 0], False),  # seven of one, six of the others
        ([5, 0, 0], [7, 0, 0], [0, 0, 0], False),  # one short
        ([9, 0, 0], [0, 0, 10], [0, 7, 0], True),  # seven or more
    ],
)
def test_the_end_is_triggered_by_two_conditions_of_one_player_or_all_three_together(
    helium_: list[int], fleet: list[int], influence: list[int], triggers: bool
) -> None:
    game = table(
        seats=3, hand="judge", mars="lorn", jupiter="eo", helium=helium_, fleet=fleet, influence=influence, deck="seer"
    )
    mars_for(game)
    assert game.triggered == triggers
    assert ("event-triggers" in events(game)) == triggers


@pytest.mark.rule("RR-50")
def test_the_end_is_checked_in_the_middle_of_a_turn() -> None:
    game = table(hand="uncle_narol", helium=[6, 0], fleet=[7, 0], mars="lorn", jupiter="eo", deck="seer orator")
    deploy(game, "uncle_narol", "mars")
    assert game.triggered


@pytest.mark.rule("RR-50")
def test_what_another_player_gains_in_a_turn_counts_too() -> None:
    game = table(hand="auctioneer", influence=[0, 6], fleet=[0, 7], mars="lorn", jupiter="eo", deck="seer orator")
    deploy(game, "auctioneer", "mars", "track:influence")
    assert game.triggered


@pytest.mark.rule("RR-50")
def test_a_condition_that_was_lost_again_before_the_others_were_met_does_not_count() -> None:
    game = table(hand="judge", helium=[6, 0], fleet=[6, 0])
    game.change_track(0, HELIUM, 1)
    game.change_track(0, HELIUM, -1)
    game.change_track(0, FLEET, 1)
    assert not game.triggered
    game.change_track(0, HELIUM, 1)
    assert game.triggered


@pytest.mark.rule("RR-52")
def test_the_neutral_house_does_not_trigger_the_end() -> None:
    game = table(hand="judge", mars="lorn", jupiter="eo", helium=[6, 0], fleet=[0, 7], influence=[0, 0], deck="seer")
    game.neutral = 7
    assert not mars_for(game).triggered


@pytest.mark.rule("RR-52")
def test_the_end_stays_triggered_when_a_player_drops_below_seven() -> None:
    game = table(
        hands={0: "judge", 1: "quicksilver"},
        mars="lorn",
        jupiter="eo",
        luna="aja",
        helium=[6, 0],
        fleet=[7, 0],
        deck="seer orator",
    )
    mars_for(game)
    assert game.triggered
    deploy(game, "quicksilver", "luna")
    assert helium(game) == 6
    assert game.triggered
    decide(game, "location:jupiter")
    assert game.scoring_start != NONE


@pytest.mark.rule("RR-01", "RR-52")
def test_a_game_in_which_players_collect_only_helium_still_ends() -> None:
    game = table(hands={0: "judge", 1: "seer"}, mars="lorn ceo", luna="eo orator", deck="")
    while game.scoring_start == NONE:
        mars, luna = game.locations[MARS], game.locations[LUNA]
        order = ["location:mars", "location:luna"] if len(mars) < len(luna) else ["location:luna", "location:mars"]
        if prompt(game).id != "prompt-turn":
            order.reverse()  # the card is deployed where there are fewer, and another gained where there are more
        offered = options(game)
        decide(game, next((option for end in order for option in offered if option.endswith(end)), "no"))
    assert game.round == 100
    assert events(game).count("event-last-round") == 1
    assert max(game.tracks[HELIUM]) > 60  # more than there are tokens in the box


# --- the last turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-51")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_play_continues_until_all_players_have_had_the_same_number_of_turns(turn: int) -> None:
    hands = {seat: name for seat, name in enumerate(("ceo", "seer", "orator")) if seat != turn}
    game = table(
        seats=3,
        hand="judge",
        hands=hands,
        turn=turn,
        mars="lorn",
        jupiter="eo",
        helium=[6, 6, 6],
        fleet=[7, 7, 7],
        deck="nero",
    )
    mars_for(game)
    for seat in range(turn + 1, 3):
        assert asked_seat(game) == seat
        decide(game, next(option for option in options(game) if option.endswith("location:luna")))
        if game.decisions and asked_seat(game) == seat:
            decide(game, options(game)[-1])
        while game.decisions and asked_seat(game) == seat:
            decide(game, options(game)[0])
    assert game.scoring_start != NONE


@pytest.mark.rule("RR-51", "RR-52")
def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    game = table(hands={1: "judge"}, turn=1, mars="lorn", jupiter="eo", helium=[0, 6], fleet=[0, 7], deck="nero")
    deploy(game, "judge", "institute", "location:mars")
    assert game.is_over()


@pytest.mark.rule("RR-51")
def test_the_round_counts_from_the_first_player() -> None:
    game = table(
        seats=3, first=1, turn=0, hand="judge", mars="lorn", jupiter="eo", helium=[6, 0, 0], fleet=[7, 0, 0], deck="aja"
    )
    mars_for(game)  # seat 0 is the last of the round
    assert game.is_over()


@pytest.mark.rule("RR-40", "RR-51")
@pytest.mark.parametrize("turn", [0, 1])
def test_apollo_takes_one_extra_last_turn(turn: int) -> None:
    other = {1 - turn: "seer"}
    game = table(
        houses="apollo mars",
        hand="judge",
        hands=other,
        turn=turn,
        mars="lorn",
        jupiter="eo",
        helium=[6, 6],
        fleet=[7, 7],
        deck="nero orator magistrate priestess",
    )
    mars_for(game)
    if turn == 0:
        assert asked_seat(game) == 1  # the other players have their last turn of the round first (R11)
        decide(game, "deck", "location:mars")
    assert (asked_seat(game), prompt(game).id.startswith("prompt-turn")) == (0, True)
    assert "event-extra-turn" in events(game)
    assert game.scoring_start == NONE
    decide(game, "deck", "location:mars")
    assert game.is_over()
    assert events(game).count("event-extra-turn") == 1


@pytest.mark.rule("RR-51")
def test_a_turn_bought_from_the_loan_shark_is_no_turn_of_the_round() -> None:
    game = table(
        hands={0: "loan_shark", 1: "judge"},
        helium=[0, 8],
        influence=[0, 7],
        jupiter="eo",
        mars="lorn",
        luna="aja",
        deck="nero seer orator",
        triggered=True,
    )
    deploy(game, "loan_shark", "mars", "buy")
    deploy(game, "judge", "luna", "location:jupiter")
    decide(game, "location:luna")
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-turn"


# --- before scoring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("viewer", [0, 1, NONE])
def test_hands_are_laid_open_when_scoring_begins(viewer: int) -> None:
    game = table(hands={0: "auctioneer seer", 1: "judge nero"}, deck="eo aja")
    before = redacted(game, viewer)["table"]["hands"]
    assert before != game.hands
    endgame(game)
    assert prompt(game).id == "prompt-pick-track"
    assert redacted(game, viewer)["table"]["hands"] == game.hands


@pytest.mark.rule("RR-08")
def test_cards_drawn_during_scoring_are_seen_by_all() -> None:
    game = endgame(table(hands={0: "hypnotist seer", 1: "auctioneer nero"}, deck="eo aja"))
    assert (asked_seat(game), hand(game)) == (1, ["aja", "hypnotist"])
    assert redacted(game, 1)["table"]["hands"][0] == game.hands[0]
    assert game.events is not None
    assert [event.audience for event in game.events if event.kind == "event-drawn"] == [None]


@pytest.mark.rule("RR-60")
def test_the_first_player_uses_all_abilities_then_the_others_clockwise() -> None:
    game = table(
        seats=3, first=1, hands={0: "auctioneer", 1: "investor banker", 2: "hacker"}, mars="eo", deck="aja nero"
    )
    endgame(game)
    assert asked_seat(game) == 1
    assert options(game) == ["card:banker", "card:investor"]
    decide(game, "card:investor", "colour:red")
    assert helium(game, 1) == 1
    assert asked_seat(game) == 0  # the Hacker of seat 2 asks nothing, and the Banker has too little helium
    assert events(game).index("event-points") > events(game).index("event-uses")
    assert game.extra == [0, 0, 25]
    decide(game, "track:helium")
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_the_owner_chooses_the_order_and_uses_each_ability_once() -> None:
    game = endgame(table(hands={0: "auctioneer banker", 1: ""}, helium=[2, 0], mars="eo", deck="aja"))
    assert options(game) == ["card:auctioneer", "card:banker"]
    decide(game, "card:auctioneer", "track:helium")
    assert prompt(game).id == "prompt-pay"  # the 3 helium are there now
    decide(game, "yes")
    assert hand(game) == ["eo", "auctioneer", "banker"]
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_a_card_without_a_usable_ability_is_refused() -> None:
    game = endgame(table(hands={0: "auctioneer banker justice seer", 1: ""}, mars="eo", deck="aja"))
    assert refusal(game, "card:seer").message.id == "reason-no-ability"
    assert refusal(game, "card:justice").message.id == "reason-not-now"
    decide(game, "card:auctioneer")
    decide(game, "track:fleet")
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_the_banker_names_the_top_card_that_he_offers() -> None:
    game = endgame(table(hands={0: "banker", 1: ""}, helium=[3, 0], mars="eo", jupiter="?1lorn", deck="aja"))
    decide(game, "yes")
    frame = game.stack[-1]
    texts = [frame.step().text(game, frame, option) for option in game.decisions[0].options]
    assert [(text.id, text.args["card"]) for text in texts] == [
        ("option-gain-top", "face-down"),
        ("option-gain-top", "character-eo"),
    ]


@pytest.mark.rule("RR-41")
def test_ceres_banishes_after_all_abilities_and_before_the_wildcards() -> None:
    game = endgame(
        table(houses="ceres mars", hands={0: "seer orator bridge", 1: "auctioneer"}, mars="eo", deck="aja nero")
    )
    assert (asked_seat(game), prompt(game).id) == (1, "prompt-pick-track")
    decide(game, "track:helium")
    assert (asked_seat(game), prompt(game).id) == (0, "prompt-ceres-end")
    decide(game, "card:seer")
    assert banished(game) == ["seer"]
    assert prompt(game).id == "prompt-wilds"


@pytest.mark.rule("RR-41")
def test_ceres_with_an_empty_hand_banishes_nothing() -> None:
    game = endgame(table(houses="ceres mars", hands={0: "", 1: "judge"}, deck="aja"))
    assert game.is_over()
    assert banished(game) == []


@pytest.mark.rule("RR-41", "RR-64")
def test_what_ceres_banishes_at_the_end_is_no_part_of_the_count_at_the_beginning() -> None:
    game = endgame(table(houses="ceres mars", hands={0: "seer orator", 1: "pathologist"}, banished="eo", deck="aja"))
    decide(game, "card:seer")
    assert game.scoring_start == 1
    assert banished(game) == ["eo", "seer"]


# --- wildcards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-61", "RR-62")
def test_a_player_with_wildcards_leaves_them_to_the_score_pad_or_chooses_by_hand() -> None:
    game = endgame(table(hands={0: "bridge eo deanna", 1: "judge"}, deck="aja"))
    assert options(game) == ["best", "by-hand"]
    best = total(decide(game, "best"))
    assert game.is_over()
    game = endgame(table(hands={0: "bridge eo deanna", 1: "judge"}, deck="aja"))
    decide(game, "by-hand")
    assert prompt(game).id == "prompt-wild-colour"
    assert refusal(game, "colour:gray").message.id == "reason-gray-already"
    assert len(options(game)) == 14  # thirteen other colours, and none
    decide(game, "colour:red")
    assert game.is_over()
    assert total(game) == best
    assert game.wilds == {NUMBER["bridge"]: 0}


@pytest.mark.rule("RR-62")
def test_what_is_chosen_by_hand_counts_also_where_it_is_worse() -> None:
    game = endgame(table(hands={0: "bridge eo deanna", 1: "judge"}, deck="aja"))
    better = total(decide(game, "best"))
    game = endgame(table(hands={0: "bridge eo deanna", 1: "judge"}, deck="aja"))
    decide(game, "by-hand", "no")
    assert game.wilds == {}
    assert total(game) < better


@pytest.mark.rule("RR-61")
def test_an_orange_gets_any_name_by_hand() -> None:
    game = endgame(table(hands={0: "artificer the_howlers", 1: "judge"}, deck="aja"))
    decide(game, "by-hand")
    assert prompt(game).id == "prompt-wild-name"
    assert len(options(game)) == 113
    decide(game, "name:sevro")
    assert total(game) == 10 + 20 + 15 + 0  # the Howlers with a Sevro
    assert "event-wild-name" in events(game)


@pytest.mark.rule("RR-61", "RR-62")
def test_several_wildcards_are_chosen_one_after_another() -> None:
    game = endgame(table(hands={0: "bridge artificer", 1: "judge"}, deck="aja"))
    decide(game, "by-hand", "colour:red")
    assert prompt(game).id == "prompt-wild-name"
    decide(game, "no")
    assert game.is_over()


@pytest.mark.rule("RR-61")
def test_without_wildcards_nothing_is_asked() -> None:
    game = endgame(table(hands={0: "judge", 1: "seer"}, deck="aja"))
    assert game.is_over()
    assert is_known_to_all(game, "judge")


# --- the score through the game --------------------------------------------------------------------------------------


@pytest.mark.rule("RR-65", "RR-66", "RR-67", "RR-68", "RR-69", "RR-70")
def test_a_game_is_scored_from_the_table() -> None:
    eight = "uncle_narol lorn pelus judge lawyer mustang orator bondilus"
    game = endgame(
        table(hands={0: eight, 1: ""}, helium=[2, 0], fleet=[4, 10], influence=[2, 4], sovereign=1, deck="aja")
    )
    assert game.is_over()
    winner, loser = sorted(game.standings(), key=lambda standing: standing.rank)
    assert (winner.seat, loser.seat) == (0, 1)
    assert total(game, 1) == 43 + 10 + 4 * 4
    points = {line.message.id: line.points for line in game.standings()[0].lines()}
    assert points["ledger-fleet"] == 10
    assert points["ledger-helium"] == 6
    assert points["ledger-influence"] == 2  # behind the neutral three
