"""The seven copper characters: they gain and trade influence."""

from __future__ import annotations

import pytest

from tests.games.redrising.staging import (
    asked_seat,
    at,
    automa,
    banished,
    decide,
    deck,
    deploy,
    endgame,
    events,
    hand,
    influence,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    prompt,
    refusal,
    table,
    tracks,
)

TRACKS = ["track:fleet", "track:helium", "track:influence"]


# --- Administrator ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("upper", "lower"), [("lawyer", "nero"), ("nero", "lawyer")])
def test_administrator_at_the_institute_places_two_cards_beneath_in_an_order_of_choice(upper: str, lower: str) -> None:
    game = table(hand="administrator", institute="eo", jupiter="vlogger", deck="aja nero lawyer")
    deploy(game, "administrator", "institute")
    assert options(game) == ["card:lawyer", "card:nero"]
    decide(game, f"card:{upper}")
    assert at(game, "institute") == ["eo", lower, upper, "administrator"]
    assert deck(game) == ["aja"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-20")
def test_what_administrator_places_is_not_deployed() -> None:
    game = table(hand="administrator", jupiter="vlogger", deck="aja lawyer uncle_narol")
    deploy(game, "administrator", "institute", "card:lawyer")
    assert tracks(game) == (0, 0, 0)
    assert events(game).count("event-deploys") == 1


@pytest.mark.rule("RR-26")
def test_administrator_reveals_both_cards_before_the_order_is_chosen() -> None:
    game = table(hand="administrator", jupiter="vlogger", deck="aja nero lawyer")
    deploy(game, "administrator", "institute")
    assert is_known_to_all(game, "nero")
    assert is_known_to_all(game, "lawyer")
    assert not known_to(game, "aja", 0)


@pytest.mark.rule("RR-24")
def test_administrator_places_the_one_card_that_is_left() -> None:
    game = table(hand="administrator", institute="eo", jupiter="vlogger", deck="nero")
    deploy(game, "administrator", "institute")
    assert at(game, "institute") == ["eo", "nero", "administrator"]
    assert deck(game) == []


@pytest.mark.rule("RR-24")
def test_administrator_places_nothing_from_an_empty_deck() -> None:
    game = table(hand="administrator", institute="eo", mars="judge aja", luna="orion", deck="")
    deploy(game, "administrator", "institute")
    assert at(game, "institute") == ["eo", "administrator"]
    assert options(game) == ["location:luna", "location:mars"]


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("location", ["jupiter", "mars", "luna"])
def test_administrator_elsewhere_places_nothing(location: str) -> None:
    game = table(hand="administrator", institute="eo", jupiter="vlogger", deck="aja nero lawyer")
    deploy(game, "administrator", location)
    assert at(game, location)[-1] == "administrator"
    assert len(at(game, location)) == (2 if location == "jupiter" else 1)
    assert len(deck(game)) == 3
    assert is_finishing_lead(game)


# --- Auctioneer ------------------------------------------------------------------------------------------------------


def test_auctioneer_lets_a_chosen_rival_pick_and_takes_the_two_left_over() -> None:
    game = table(seats=3, hand="auctioneer", jupiter="vlogger", deck="aja nero")
    deploy(game, "auctioneer", "mars")
    assert asked_seat(game) == 0
    assert options(game) == ["seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    decide(game, "seat:2")
    assert asked_seat(game) == 2
    assert options(game) == TRACKS
    decide(game, "track:fleet")
    assert tracks(game, 2) == (0, 1, 0)
    assert tracks(game, 0) == (1, 0, 1)
    assert tracks(game, 1) == (0, 0, 0)
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.parametrize(
    ("picked", "theirs", "mine"),
    [
        ("track:helium", (1, 0, 0), (0, 1, 1)),
        ("track:fleet", (0, 1, 0), (1, 0, 1)),
        ("track:influence", (0, 0, 1), (1, 1, 0)),
    ],
)
def test_auctioneer_with_two_players_asks_the_only_rival(
    picked: str, theirs: tuple[int, int, int], mine: tuple[int, int, int]
) -> None:
    game = table(hand="auctioneer", jupiter="vlogger", deck="aja nero")
    deploy(game, "auctioneer", "mars")
    assert asked_seat(game) == 1
    decide(game, picked)
    assert (tracks(game, 1), tracks(game, 0)) == (theirs, mine)


@pytest.mark.rule("RR-30")
def test_a_rival_may_pick_from_auctioneer_what_they_can_no_longer_get() -> None:
    game = table(hand="auctioneer", fleet=[3, 10], jupiter="vlogger", deck="aja nero")
    deploy(game, "auctioneer", "mars", "track:fleet")
    assert tracks(game, 1) == (0, 10, 0)
    assert tracks(game, 0) == (1, 3, 1)


@pytest.mark.rule("RA-50")
def test_the_die_picks_from_auctioneer_for_the_automa_what_it_can_still_get() -> None:
    game = table(
        seats=1, hand="auctioneer", helium=[0, 10], fleet=[0, 10], influence=[0, 5], jupiter="vlogger", deck="aja nero"
    )
    deploy(game, "auctioneer", "mars")
    assert tracks(game, automa()) == (10, 10, 6)
    assert tracks(game) == (1, 1, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-50")
def test_with_all_at_ten_the_automa_gets_nothing_from_auctioneer() -> None:
    game = table(
        seats=1, hand="auctioneer", helium=[0, 10], fleet=[0, 10], influence=[0, 10], jupiter="vlogger", deck="aja nero"
    )
    deploy(game, "auctioneer", "mars")
    assert tracks(game, automa()) == (10, 10, 10)
    assert tracks(game) == (1, 1, 1)


@pytest.mark.rule("RR-60")
@pytest.mark.parametrize(
    ("picked", "mine"), [("track:helium", (1, 0, 0)), ("track:fleet", (0, 1, 0)), ("track:influence", (0, 0, 1))]
)
def test_auctioneer_at_the_end_gets_one_of_choice(picked: str, mine: tuple[int, int, int]) -> None:
    game = endgame(table(hand="auctioneer", hands={1: "eo"}))
    assert asked_seat(game) == 0
    assert options(game) == TRACKS
    decide(game, picked)
    assert tracks(game) == mine
    assert game.is_over()


# --- Bondilus --------------------------------------------------------------------------------------------------------


def test_bondilus_on_mars_banishes_a_card_there_that_is_not_gold() -> None:
    game = table(hand="bondilus", mars="eo nero judge aja", luna="deanna", jupiter="vlogger", deck="lorn")
    deploy(game, "bondilus", "mars")
    assert options(game) == ["card:eo", "card:judge"]
    assert refusal(game, "card:nero").rule == "RR-11"
    assert refusal(game, "card:deanna").rule == "RR-11"
    decide(game, "card:eo")
    assert banished(game) == ["eo"]
    assert at(game, "mars") == ["nero", "judge", "aja", "bondilus"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-08")
def test_bondilus_can_banish_a_face_down_gold() -> None:
    game = table(hand="bondilus", mars="?1nero eo", jupiter="vlogger", deck="lorn")
    deploy(game, "bondilus", "mars")
    assert options(game) == ["card:eo", "face-down:mars:0"]
    decide(game, "face-down:mars:0")
    assert banished(game) == ["nero"]


@pytest.mark.rule("RR-11")
def test_bondilus_must_banish_the_only_card_that_he_can() -> None:
    game = table(hand="bondilus", mars="nero eo", jupiter="vlogger", deck="lorn")
    deploy(game, "bondilus", "mars")
    assert banished(game) == ["eo"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("mars", ["", "nero aja"])
def test_bondilus_never_banishes_himself(mars: str) -> None:
    game = table(hand="bondilus", mars=mars, jupiter="vlogger", deck="lorn")
    deploy(game, "bondilus", "mars")
    assert banished(game) == []
    assert at(game, "mars") == [*mars.split(), "bondilus"]


@pytest.mark.rule("RR-11")
def test_bondilus_is_refused_himself_where_others_can_be_banished() -> None:
    game = table(hand="bondilus", mars="eo judge", jupiter="vlogger", deck="lorn")
    deploy(game, "bondilus", "mars")
    assert refusal(game, "card:bondilus").message.id == "reason-itself"


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("location", ["jupiter", "luna", "institute"])
def test_bondilus_elsewhere_banishes_nothing(location: str) -> None:
    game = table(hand="bondilus", mars="eo judge", luna="deanna", jupiter="vlogger", deck="lorn")
    deploy(game, "bondilus", location)
    assert banished(game) == []
    assert is_finishing_lead(game)


# --- Diplomat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("mine", ["yes", "no"])
@pytest.mark.parametrize("theirs", ["yes", "no"])
def test_with_diplomat_each_side_decides_for_itself(mine: str, theirs: str) -> None:
    game = table(hand="diplomat", jupiter="vlogger", deck="lorn aja")
    deploy(game, "diplomat", "mars")
    assert asked_seat(game) == 0
    assert options(game) == ["no", "yes"]
    decide(game, mine)
    assert asked_seat(game) == 1
    assert options(game) == ["no", "yes"]
    decide(game, theirs)
    assert [influence(game, 0), influence(game, 1)] == [int(mine == "yes"), int(theirs == "yes")]
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_diplomat_picks_one_of_several_rivals() -> None:
    game = table(seats=3, hand="diplomat", jupiter="vlogger", deck="lorn aja")
    deploy(game, "diplomat", "mars", "no")
    assert options(game) == ["seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    decide(game, "seat:2")
    assert asked_seat(game) == 2
    decide(game, "yes")
    assert [influence(game, seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("RR-33")
def test_diplomat_does_not_ask_a_player_without_influence_left_to_place() -> None:
    game = table(hand="diplomat", influence=[10, 10], jupiter="vlogger", deck="lorn aja")
    deploy(game, "diplomat", "mars")
    assert is_finishing_lead(game)
    assert [influence(game, 0), influence(game, 1)] == [10, 10]


@pytest.mark.rule("RA-11")
def test_the_automa_always_takes_what_diplomat_offers() -> None:
    game = table(seats=1, hand="diplomat", jupiter="vlogger", deck="lorn aja")
    deploy(game, "diplomat", "mars", "no")
    assert [influence(game), influence(game, automa())] == [0, 1]
    assert is_finishing_lead(game)


# --- Lawyer ----------------------------------------------------------------------------------------------------------


def test_lawyer_gets_influence_wherever_she_is() -> None:
    game = table(hand="lawyer", jupiter="vlogger", deck="lorn aja")
    deploy(game, "lawyer", "luna")
    assert tracks(game) == (0, 0, 1)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-33")
def test_lawyer_gets_nothing_once_all_ten_influence_are_placed() -> None:
    game = table(hand="lawyer", influence=[10, 0], jupiter="vlogger", deck="lorn aja")
    deploy(game, "lawyer", "luna")
    assert tracks(game) == (0, 0, 10)
    assert "event-gets" not in events(game)


# --- Politician ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
def test_politician_proves_two_golds_for_two_influence_and_keeps_them() -> None:
    game = table(hand="politician nero aja lorn eo", jupiter="vlogger", deck="judge seer")
    deploy(game, "politician", "mars")
    assert refusal(game, "card:eo").rule == "RR-11"
    assert refusal(game, "card:nero", "card:nero").rule == "RR-26"
    assert "card:nero>card:lorn" in options(game)
    decide(game, "card:nero>card:lorn")
    assert tracks(game) == (0, 0, 2)
    assert hand(game) == ["eo", "aja", "lorn", "nero"]
    assert [name for name in hand(game) if is_known_to_all(game, name)] == ["lorn", "nero"]
    assert is_finishing_lead(game)


def test_politician_may_keep_the_golds_secret() -> None:
    game = table(hand="politician nero aja", jupiter="vlogger", deck="judge seer")
    deploy(game, "politician", "mars", "no")
    assert tracks(game) == (0, 0, 0)
    assert not known_to(game, "nero", 1)
    assert not known_to(game, "aja", 1)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19", "RR-26")
@pytest.mark.parametrize("held", ["", "nero eo"])
def test_politician_without_two_golds_is_asked_too_but_can_prove_nothing(held: str) -> None:
    game = table(hand=f"politician {held}", mars="aja lorn", jupiter="vlogger", deck="judge seer")
    deploy(game, "politician", "mars")
    assert options(game) == ["no"]
    decide(game, "no")
    assert is_finishing_lead(game)
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-33")
def test_politician_places_no_more_influence_than_there_is() -> None:
    game = table(hand="politician nero aja", influence=[9, 0], jupiter="vlogger", deck="judge seer")
    deploy(game, "politician", "mars", "card:aja>card:nero")
    assert tracks(game) == (0, 0, 10)


@pytest.mark.rule("RA-12")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 2), ("no", 0)])
def test_against_the_automa_politician_need_only_have_the_golds(answer: str, gained: int) -> None:
    game = table(seats=1, hand="politician nero aja eo", jupiter="vlogger", deck="judge seer")
    deploy(game, "politician", "mars")
    assert options(game) == ["no", "yes"]
    decide(game, answer)
    assert influence(game) == gained
    assert not is_known_to_all(game, "nero")


@pytest.mark.rule("RR-19")
def test_against_the_automa_too_politician_needs_two_golds() -> None:
    game = table(seats=1, hand="politician nero eo", jupiter="vlogger", deck="judge seer")
    deploy(game, "politician", "mars")
    assert prompt(game).id == "prompt-finish"
    assert influence(game) == 0


# --- Timony ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["jupiter", "mars", "luna", "institute"])
def test_timony_gets_influence_for_each_gold_at_the_institute_wherever_she_is(location: str) -> None:
    game = table(hand="timony aja", institute="nero eo lorn", mars="roque", jupiter="vlogger", deck="judge seer")
    deploy(game, "timony", location)
    assert tracks(game) == (0, 0, 2)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-08")
def test_timony_counts_no_face_down_gold() -> None:
    game = table(hand="timony", institute="?nero lorn ?1aja", jupiter="vlogger", deck="judge seer")
    deploy(game, "timony", "institute")
    assert tracks(game) == (0, 0, 1)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("institute", ["", "eo judge"])
def test_timony_gets_nothing_without_a_gold_at_the_institute(institute: str) -> None:
    game = table(hand="timony", institute=institute, mars="nero lorn", jupiter="vlogger", deck="judge seer")
    deploy(game, "timony", "mars")
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-33")
def test_timony_places_no_more_influence_than_there_is() -> None:
    game = table(hand="timony", institute="nero lorn aja", influence=[8, 0], jupiter="vlogger", deck="judge seer")
    deploy(game, "timony", "mars")
    assert tracks(game) == (0, 0, 10)
