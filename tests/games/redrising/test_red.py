"""The seven red characters, deployed one by one."""

from __future__ import annotations

import pytest

from tests.games.redrising.staging import (
    asked_seat,
    at,
    automa,
    banished,
    bonus,
    decide,
    deploy,
    events,
    hand,
    helium,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    pile,
    prompt,
    refusal,
    table,
    tracks,
)

# --- Arlus -----------------------------------------------------------------------------------------------------------


def test_arlus_lets_a_gold_that_a_neighbour_shows_be_banished() -> None:
    game = table(hand="arlus", hands={1: "aja"}, luna="judge")
    deploy(game, "arlus", "mars")
    assert asked_seat(game) == 1
    assert options(game) == ["accept"]
    decide(game, "accept")
    assert banished(game) == ["aja"]
    assert hand(game, 1) == []
    assert at(game, "mars") == ["arlus"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
def test_the_neighbour_is_asked_with_any_hand_but_only_a_defence_helps_against_arlus() -> None:
    game = table(hand="arlus", hands={1: "aja the_howlers judge nero"}, luna="seer", seed=3)
    deploy(game, "arlus", "mars")
    assert options(game) == ["accept", "card:judge", "card:the_howlers"]
    assert refusal(game, "card:nero").rule == "RR-27"
    decide(game, "card:judge")
    assert hand(game, 1) == ["aja", "nero", "the_howlers", "judge"]
    assert banished(game) == []
    assert is_known_to_all(game, "judge")
    assert is_finishing_lead(game)


def test_a_gold_with_a_defence_that_is_shown_to_arlus_may_save_itself() -> None:
    game = table(hand="arlus", hands={1: "pax_au_telemanus"}, luna="seer")
    deploy(game, "arlus", "mars")
    assert options(game) == ["accept", "card:pax_au_telemanus"]
    decide(game, "card:pax_au_telemanus")
    assert hand(game, 1) == ["pax_au_telemanus"]
    assert is_known_to_all(game, "pax_au_telemanus")


@pytest.mark.rule("RR-12")
def test_arlus_is_banished_when_a_neighbour_shows_a_red_and_his_location_stays_barred() -> None:
    game = table(hand="arlus", hands={1: "eo"}, mars="aja", luna="seer")
    deploy(game, "arlus", "mars")
    assert banished(game) == ["arlus"]
    assert hand(game, 1) == ["eo"]
    assert is_known_to_all(game, "eo")
    assert options(game) == ["deck", "location:luna"]
    assert refusal(game, "location:mars").rule == "RR-12"


@pytest.mark.rule("RR-26")
def test_any_other_card_shown_to_arlus_returns_to_the_hand() -> None:
    game = table(hand="arlus", hands={1: "judge"}, luna="seer")
    assert not is_known_to_all(game, "judge")
    deploy(game, "arlus", "mars")
    assert hand(game, 1) == ["judge"]
    assert is_known_to_all(game, "judge")
    assert at(game, "mars") == ["arlus"]
    assert banished(game) == []
    assert is_finishing_lead(game)


def test_arlus_affects_both_neighbours_and_no_other_player() -> None:
    game = table(seats=4, hand="arlus", hands={1: "aja", 2: "nero", 3: "eo"}, luna="seer")
    deploy(game, "arlus", "mars", "accept")
    assert banished(game) == ["aja", "arlus"]
    assert [hand(game, seat) for seat in (1, 2, 3)] == [[], ["nero"], ["eo"]]
    assert events(game).count("event-exposes") == 2


def test_arlus_who_is_banished_for_the_first_neighbour_still_hits_the_second() -> None:
    game = table(seats=3, hand="arlus", hands={1: "eo", 2: "aja"}, luna="seer")
    deploy(game, "arlus", "mars")
    assert (asked_seat(game), banished(game)) == (2, ["arlus"])
    decide(game, "accept")
    assert banished(game) == ["arlus", "aja"]


def test_arlus_with_two_players_has_one_neighbour_once() -> None:
    game = table(hand="arlus", hands={1: "aja nero"}, luna="seer")
    deploy(game, "arlus", "mars", "accept")
    assert len(hand(game, 1)) == 1
    assert events(game).count("event-exposes") == 1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_arlus_finds_nothing_in_empty_hands() -> None:
    game = table(seats=3, hand="arlus", luna="seer")
    deploy(game, "arlus", "mars")
    assert at(game, "mars") == ["arlus"]
    assert "event-exposes" not in events(game)
    assert is_finishing_lead(game)


def test_arlus_draws_at_random() -> None:
    shown = set()
    for seed in range(30):
        game = deploy(table(hand="arlus", hands={1: "judge seer orator"}, luna="eo", seed=seed), "arlus", "mars")
        shown |= {card for card in ("judge", "seer", "orator") if is_known_to_all(game, card)}
    assert shown == {"judge", "seer", "orator"}


def test_in_the_fair_variant_arlus_spares_neighbours_with_no_more_than_their_first_hand() -> None:
    five, six = "aja antonia nero lorn karnus", "cassius fitchner mustang octavia romulus sevro"
    game = table(seats=3, hand="arlus", hands={1: five, 2: six}, luna="seer", fair=1)
    deploy(game, "arlus", "mars")
    assert asked_seat(game) == 2
    decide(game, "accept")
    assert len(hand(game, 1)) == 5
    assert len(hand(game, 2)) == 5


def test_in_the_fair_variant_the_first_hand_of_ceres_is_six() -> None:
    six = "cassius fitchner mustang octavia romulus sevro"
    game = table(hand="arlus", hands={1: six}, houses="diana ceres", luna="seer", fair=1)
    deploy(game, "arlus", "mars")
    assert is_finishing_lead(game)
    assert len(hand(game, 1)) == 6


@pytest.mark.rule("RA-10")
def test_arlus_is_shown_the_bottom_card_of_the_automas_pile() -> None:
    game = table(seats=1, hand="arlus", pile="aja eo judge", luna="seer")
    deploy(game, "arlus", "mars")
    assert banished(game) == ["aja"]
    assert pile(game) == ["eo", "judge"]
    game = table(seats=1, hand="arlus", pile="judge eo aja", luna="seer")
    deploy(game, "arlus", "mars")
    assert banished(game) == []
    assert pile(game) == ["eo", "aja", "judge"]
    game = table(seats=1, hand="arlus", pile="eo judge", luna="seer")
    deploy(game, "arlus", "mars")
    assert banished(game) == ["arlus"]
    assert pile(game) == ["judge", "eo"]


# --- Dancer ----------------------------------------------------------------------------------------------------------


def test_dancer_gives_one_helium_without_two_more_reds() -> None:
    game = table(hand="dancer eo judge", luna="seer")
    deploy(game, "dancer", "mars")
    assert options(game) == ["no"]
    assert refusal(game, "card:eo").rule == "RR-26"
    decide(game, "no")
    assert tracks(game) == (1, 0, 0)
    assert is_finishing_lead(game)
    assert not is_known_to_all(game, "eo")


@pytest.mark.rule("RR-26")
def test_dancer_gives_three_helium_for_showing_two_more_reds() -> None:
    game = table(hand="dancer eo harmony judge", luna="seer")
    deploy(game, "dancer", "mars")
    assert helium(game) == 1
    assert options(game) == ["card:eo>card:harmony", "card:harmony>card:eo", "no"]
    assert refusal(game, "card:judge").rule == "RR-11"
    assert refusal(game, "card:eo", "card:eo").rule == "RR-26"
    assert refusal(game, "card:eo", "card:judge").rule == "RR-11"
    decide(game, "card:eo>card:harmony")
    assert tracks(game) == (3, 0, 0)
    assert hand(game) == ["eo", "harmony", "judge"]
    assert is_known_to_all(game, "eo")
    assert is_known_to_all(game, "harmony")
    assert not known_to(game, "judge", 1)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-26")
def test_dancer_need_not_be_followed_by_a_proof() -> None:
    game = table(hand="dancer eo harmony", luna="seer")
    deploy(game, "dancer", "mars", "no")
    assert helium(game) == 1
    assert not known_to(game, "eo", 1)
    assert is_finishing_lead(game)


def test_of_three_further_reds_two_are_shown_for_dancer() -> None:
    game = table(hand="dancer arlus eo harmony", luna="seer")
    deploy(game, "dancer", "mars", "card:harmony>card:arlus")
    assert helium(game) == 3
    assert not known_to(game, "eo", 1)


@pytest.mark.rule("RA-12")
def test_dancer_needs_no_proof_against_the_automa() -> None:
    game = table(seats=1, hand="dancer arlus harmony", luna="seer")
    deploy(game, "dancer", "mars")
    assert options(game) == ["no", "yes"]
    decide(game, "yes")
    assert helium(game) == 3
    assert is_finishing_lead(game)
    assert "event-proves" not in events(game)
    assert helium(deploy(table(seats=1, hand="dancer arlus harmony", luna="seer"), "dancer", "mars", "no")) == 1
    game = table(seats=1, hand="dancer arlus", luna="seer")
    deploy(game, "dancer", "mars")
    assert helium(game) == 1
    assert is_finishing_lead(game)


# --- Darrow ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-11")
def test_darrow_gains_a_card_that_is_not_gold_from_any_depth_and_is_banished() -> None:
    game = table(hand="darrow", jupiter="ragnar", mars="eo aja judge", luna="seer")
    deploy(game, "darrow", "mars")
    assert options(game) == ["card:eo", "card:judge"]
    assert refusal(game, "card:aja").rule == "RR-11"
    assert refusal(game, "card:ragnar").rule == "RR-11"
    assert refusal(game, "card:darrow").message.id == "reason-itself"
    assert refusal(game, "no").rule == "RR-11"
    decide(game, "card:eo")
    assert hand(game) == ["eo"]
    assert at(game, "mars") == ["aja", "judge"]
    assert banished(game) == ["darrow"]
    assert is_known_to_all(game, "eo")
    assert is_finishing_lead(game)


def test_darrow_on_a_gold_stays() -> None:
    game = table(hand="darrow", mars="eo aja", luna="seer")
    deploy(game, "darrow", "mars")
    assert hand(game) == ["eo"]
    assert at(game, "mars") == ["aja", "darrow"]
    assert banished(game) == []


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(("before", "after", "gone"), [("", [], ["darrow"]), ("aja", ["aja", "darrow"], [])])
def test_darrow_with_nothing_to_gain_is_banished_unless_on_a_gold(
    before: str, after: list[str], gone: list[str]
) -> None:
    game = table(hand="darrow", mars=before, luna="seer")
    deploy(game, "darrow", "mars")
    assert hand(game) == []
    assert at(game, "mars") == after
    assert banished(game) == gone
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-08")
def test_darrow_counts_any_face_down_card_as_not_gold() -> None:
    game = table(hand="darrow", mars="?1aja", luna="seer")
    deploy(game, "darrow", "mars")
    assert hand(game) == ["aja"]
    assert banished(game) == ["darrow"]
    assert known_to(game, "aja", 1)
    game = table(seats=3, hand="darrow", mars="eo ?1aja", luna="seer")
    deploy(game, "darrow", "mars")
    assert options(game) == ["card:eo", "face-down:mars:1"]
    decide(game, "face-down:mars:1")
    assert hand(game) == ["aja"]
    assert not known_to(game, "aja", 2)


@pytest.mark.rule("RR-14")
def test_a_card_that_darrow_gains_gives_no_bonus_of_the_location() -> None:
    game = table(hand="darrow", mars="eo", luna="seer")
    deploy(game, "darrow", "mars")
    assert hand(game) == ["eo"]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-18")
def test_darrow_deployed_by_another_card_gains_from_his_own_location() -> None:
    game = table(hand="modjob", mars="judge darrow", luna="eo aja", institute="seer")
    deploy(game, "modjob", "mars", "location:luna")
    assert hand(game) == ["eo"]
    assert at(game, "luna") == ["aja", "darrow"]
    assert at(game, "mars") == ["judge", "modjob"]
    assert options(game) == ["deck", "location:institute"]


# --- Deanna and Uncle Narol ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["jupiter", "mars", "luna", "institute"])
@pytest.mark.parametrize(("card", "number"), [("deanna", 1), ("uncle_narol", 2)])
def test_deanna_gives_one_helium_and_uncle_narol_two_at_any_location(card: str, number: int, location: str) -> None:
    game = table(hand=card, jupiter="eo", mars="aja", luna="seer", institute="judge", helium=[9, 0])
    deploy(game, card, location)
    assert tracks(game) == (9 + number, 0, 0)
    assert tracks(game, 1) == (0, 0, 0)
    assert at(game, location)[-1] == card
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-50")
def test_the_helium_of_uncle_narol_can_trigger_the_end() -> None:
    game = table(hand="uncle_narol", luna="seer", helium=[5, 0], fleet=[7, 0])
    deploy(game, "uncle_narol", "mars")
    assert game.triggered
    assert not deploy(table(hand="uncle_narol", luna="seer", helium=[5, 0]), "uncle_narol", "mars").triggered


# --- Eo --------------------------------------------------------------------------------------------------------------


def test_eo_costs_one_helium_for_rivals_who_show_no_red() -> None:
    game = table(seats=3, hand="eo", hands={1: "aja", 2: "deanna"}, luna="seer", helium=[2, 2, 2])
    deploy(game, "eo", "mars")
    assert (asked_seat(game), options(game)) == (1, ["no"])
    assert refusal(game, "card:aja").rule == "RR-11"
    decide(game, "no")
    assert (asked_seat(game), options(game)) == (2, ["card:deanna"])
    decide(game, "card:deanna")
    assert [helium(game, seat) for seat in range(3)] == [2, 1, 2]
    assert is_known_to_all(game, "deanna")
    assert hand(game, 2) == ["deanna"]
    assert not known_to(game, "aja", 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-26")
def test_a_rival_who_has_several_reds_chooses_which_one_eo_is_shown() -> None:
    game = table(hand="eo", hands={1: "arlus deanna judge"}, luna="seer", helium=[0, 2])
    deploy(game, "eo", "mars")
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-show-red"
    assert options(game) == ["card:arlus", "card:deanna"]
    assert refusal(game, "card:judge").rule == "RR-11"
    assert refusal(game, "no").rule == "RR-26"
    decide(game, "card:deanna")
    assert helium(game, 1) == 2
    assert is_known_to_all(game, "deanna")
    assert not known_to(game, "arlus", 0)
    assert is_finishing_lead(game)


def test_all_rivals_answer_eo_clockwise() -> None:
    game = table(seats=3, turn=1, hand="eo", hands={0: "arlus deanna", 2: "harmony dancer"}, luna="seer")
    deploy(game, "eo", "mars")
    assert asked_seat(game) == 2
    decide(game, "card:harmony")
    assert asked_seat(game) == 0
    decide(game, "card:arlus")
    assert asked_seat(game) == 1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_eo_takes_nothing_from_a_rival_without_helium() -> None:
    game = table(hand="eo", luna="seer")
    deploy(game, "eo", "mars", "no")
    assert helium(game, 1) == 0
    assert "event-loses" not in events(game)
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-50")
def test_eo_sees_the_top_six_cards_of_the_automas_pile() -> None:
    six = "judge seer orator martyr justice magistrate"
    game = table(seats=1, hand="eo", pile=f"deanna {six}", luna="aja", helium=[0, 2])
    deploy(game, "eo", "mars")
    assert helium(game, automa()) == 1
    assert pile(game) == ["deanna", *six.split()]
    assert known_to(game, "judge", 0)
    assert not known_to(game, "deanna", 0)
    game = table(seats=1, hand="eo", pile=f"judge deanna {six}".removesuffix(" magistrate"), luna="aja", helium=[0, 2])
    deploy(game, "eo", "mars")
    assert helium(game, automa()) == 2


# --- Harmony ---------------------------------------------------------------------------------------------------------


def test_harmony_costs_a_chosen_rival_one_helium() -> None:
    game = table(seats=3, hand="harmony", luna="seer", helium=[3, 3, 3])
    deploy(game, "harmony", "mars")
    assert options(game) == ["seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    assert refusal(game, "no").rule == "RR-11"
    decide(game, "seat:2")
    assert [helium(game, seat) for seat in range(3)] == [3, 3, 2]
    assert is_finishing_lead(game)


def test_harmony_asks_nothing_where_there_is_one_rival() -> None:
    game = table(hand="harmony", luna="seer", helium=[3, 3])
    deploy(game, "harmony", "mars")
    assert (helium(game), helium(game, 1)) == (3, 2)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_harmony_takes_nothing_from_a_rival_without_helium() -> None:
    game = table(hand="harmony", luna="seer")
    deploy(game, "harmony", "mars")
    assert helium(game, 1) == 0
    assert at(game, "mars") == ["harmony"]
    assert is_finishing_lead(game)


def test_no_defence_helps_against_harmony() -> None:
    game = table(hand="harmony", hands={1: "judge the_howlers"}, luna="seer", helium=[0, 2])
    deploy(game, "harmony", "mars")
    assert helium(game, 1) == 1
    assert is_finishing_lead(game)


def test_harmony_costs_the_automa_one_helium() -> None:
    game = table(seats=1, hand="harmony", luna="seer", helium=[0, 2])
    deploy(game, "harmony", "mars")
    assert helium(game, automa()) == 1


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-63")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("arlus", "eo", 25),
        ("arlus", "eo aja", 0),
        ("dancer", "eo", 22),
        ("dancer", "eo aja", 11),
        ("dancer", "danto aja", 0),
        ("darrow", "aja eo judge seer orator martyr", 30),
        ("darrow", "aja eo judge seer orator", 0),
        ("deanna", "eo", 26),
        ("deanna", "aja", 0),
        ("eo", "arlus dancer", 20),
        ("eo", "aja danto holiday", 10),
        ("harmony", "eo nanny evey ragnar", 33),
        ("harmony", "eo aja", 0),
        ("uncle_narol", "eo lysander surgeon", 40),
        ("uncle_narol", "aja", 0),
    ],
)
def test_the_bonus_of_a_red(card: str, others: str, points: int) -> None:
    assert bonus(table(hand=f"{card} {others}"), card) == points
