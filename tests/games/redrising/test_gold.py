"""The twenty-one gold characters, deployed one by one."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.secrets import SPECTATOR
from ludarium.games.redrising.table import RedRising
from tests.games.redrising.staging import (
    asked_seat,
    at,
    automa,
    banished,
    bonus,
    decide,
    deck,
    deploy,
    events,
    fleet,
    hand,
    helium,
    influence,
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

FIVE = "eo judge seer orator martyr"
SIX = "deanna ragnar sefi helga stained trigg"


def hit_by_roque(game: RedRising, named: str) -> bool:
    """Deploy Roque against a hand of several cards and name one; True if it is drawn."""
    deploy(game, "roque", "mars", f"card:{named}")
    return prompt(game).id == "prompt-accept"


def audience_of(game: RedRising, kind: str) -> list[list[int] | None]:
    """The audiences of the events of a kind; None is all."""
    assert game.events is not None
    return [event.audience for event in game.events if event.kind == kind]


# --- Aja and Antonia -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["aja", "antonia"])
def test_a_chosen_rival_banishes_a_card_of_their_choice_and_the_attacker_is_banished(card: str) -> None:
    game = table(seats=3, hand=card, hands={1: "eo judge", 2: "ragnar"}, luna="seer")
    deploy(game, card, "mars")
    assert options(game) == ["seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    assert refusal(game, "no").rule == "RR-11"
    decide(game, "seat:1")
    assert asked_seat(game) == 1
    assert options(game) == ["card:eo", "card:judge", "reveal>card:judge"]
    decide(game, "card:eo")
    assert banished(game) == ["eo", card]
    assert hand(game, 1) == ["judge"]
    assert at(game, "mars") == []
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("card", ["aja", "antonia"])
@pytest.mark.parametrize("defence", ["judge", "pax_au_telemanus", "the_howlers"])
def test_a_defence_prevents_the_loss_but_the_attacker_is_still_banished(card: str, defence: str) -> None:
    game = table(hand=card, hands={1: f"eo {defence}"}, luna="seer")
    deploy(game, card, "mars")
    assert refusal(game, "reveal", "card:eo").rule == "RR-27"
    decide(game, f"reveal>card:{defence}")
    assert hand(game, 1) == ["eo", defence]
    assert is_known_to_all(game, defence)
    assert not known_to(game, "eo", 0)
    assert banished(game) == [card]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
def test_a_player_with_a_single_card_and_no_defence_is_still_asked() -> None:
    game = table(hand="aja", hands={1: "eo"}, luna="seer")
    deploy(game, "aja", "mars")
    assert asked_seat(game) == 1
    assert options(game) == ["card:eo"]
    assert refusal(game, "reveal").rule == "RR-27"
    decide(game, "card:eo")
    assert banished(game) == ["eo", "aja"]


def test_a_defence_is_optional_and_may_itself_be_what_is_lost() -> None:
    game = table(hand="antonia", hands={1: "eo the_howlers"}, luna="seer")
    deploy(game, "antonia", "mars", "card:the_howlers")
    assert banished(game) == ["the_howlers", "antonia"]
    assert hand(game, 1) == ["eo"]


@pytest.mark.rule("RR-27")
def test_the_defences_of_the_token_do_not_save_a_card() -> None:
    game = table(hand="aja", hands={1: "justice martyr"}, luna="seer", sovereign=1)
    deploy(game, "aja", "mars")
    assert options(game) == ["card:justice", "card:martyr"]
    assert refusal(game, "reveal", "card:justice").rule == "RR-27"


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("card", ["aja", "antonia"])
def test_where_no_rival_has_a_card_only_the_attacker_is_banished(card: str) -> None:
    game = table(seats=3, hand=card, luna="seer")
    deploy(game, card, "mars")
    assert banished(game) == [card]
    assert is_finishing_lead(game)


def test_a_rival_without_cards_cannot_be_chosen() -> None:
    game = table(seats=4, hand="aja", hands={1: "eo", 3: "judge"}, luna="seer")
    deploy(game, "aja", "mars")
    assert options(game) == ["seat:1", "seat:3"]
    assert refusal(game, "seat:2").message.id == "reason-no-cards"
    assert refusal(game, "seat:2").rule == "RR-11"


@pytest.mark.rule("RR-28")
@pytest.mark.parametrize("card", ["aja", "antonia"])
def test_in_the_fair_variant_only_a_hand_that_has_grown_can_be_hit(card: str) -> None:
    grown = "nero lorn karnus cassius mustang octavia romulus"
    game = table(seats=4, hand=card, hands={1: SIX, 2: FIVE, 3: grown}, luna="dancer", fair=1)
    deploy(game, card, "mars")
    assert options(game) == ["seat:1", "seat:3"]
    assert refusal(game, "seat:2").rule == "RR-28"
    game = table(hand=card, hands={1: FIVE}, luna="dancer", fair=1)
    deploy(game, card, "mars")
    assert hand(game, 1) == ["eo", "judge", "martyr", "orator", "seer"]
    assert banished(game) == [card]
    game = table(hand=card, hands={1: SIX}, houses="diana ceres", luna="dancer", fair=1)
    assert len(hand(deploy(game, card, "mars"), 1)) == 6
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-10")
@pytest.mark.parametrize("card", ["aja", "antonia"])
def test_the_automa_loses_the_bottom_card_of_its_pile(card: str) -> None:
    game = table(seats=1, hand=card, pile="eo judge seer", luna="ragnar")
    deploy(game, card, "mars")
    assert pile(game) == ["judge", "seer"]
    assert banished(game) == ["eo", card]
    assert is_finishing_lead(game)


# --- Ash Lord --------------------------------------------------------------------------------------------------------


def test_ash_lord_banishes_all_blues_of_his_location_and_returns_for_two() -> None:
    game = table(hand="ash_lord", jupiter="virga", mars="orion aja pelus", luna="seer")
    deploy(game, "ash_lord", "mars")
    assert sorted(banished(game)) == ["orion", "pelus"]
    assert at(game, "mars") == ["aja"]
    assert at(game, "jupiter") == ["virga"]
    assert hand(game) == ["ash_lord"]
    assert is_known_to_all(game, "ash_lord")
    assert events(game) == ["event-deploys", "event-banishes", "event-banishes", "event-gains"]


@pytest.mark.rule("RR-12")
def test_the_turn_continues_after_ash_lord_has_returned_and_his_location_stays_barred() -> None:
    game = table(hand="ash_lord", mars="orion aja pelus", luna="seer")
    deploy(game, "ash_lord", "mars")
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:luna"]
    assert refusal(game, "location:mars").rule == "RR-12"


def test_ash_lord_stays_after_a_single_blue() -> None:
    game = table(hand="ash_lord", mars="orion aja", luna="seer")
    deploy(game, "ash_lord", "mars")
    assert banished(game) == ["orion"]
    assert at(game, "mars") == ["aja", "ash_lord"]
    assert hand(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_ash_lord_does_nothing_without_a_blue() -> None:
    game = table(hand="ash_lord", mars="aja eo", luna="seer")
    deploy(game, "ash_lord", "mars")
    assert banished(game) == []
    assert at(game, "mars") == ["aja", "eo", "ash_lord"]
    assert is_finishing_lead(game)


def test_ash_lord_does_not_count_a_face_down_blue() -> None:
    game = table(hand="ash_lord", mars="?1orion pelus", luna="seer")
    deploy(game, "ash_lord", "mars")
    assert banished(game) == ["pelus"]
    assert at(game, "mars") == ["?orion", "ash_lord"]


# --- Boneriders and The Jackal ---------------------------------------------------------------------------------------


@pytest.mark.rule("RR-32", "RR-35")
@pytest.mark.parametrize("card", ["boneriders", "the_jackal"])
@pytest.mark.parametrize("location", ["jupiter", "mars", "luna", "institute"])
def test_they_take_the_token_and_with_it_the_power_of_the_house(card: str, location: str) -> None:
    game = table(hand=card, jupiter="eo", mars="aja", luna="seer", institute="judge", houses="diana jupiter")
    deploy(game, card, location)
    assert game.sovereign == 0
    assert tracks(game) == (0, 0, 1)
    assert at(game, location)[-1] == card
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-35")
@pytest.mark.parametrize("card", ["boneriders", "the_jackal"])
def test_the_holder_of_the_token_keeps_it_and_the_power_happens_again(card: str) -> None:
    game = table(hand=card, luna="seer", houses="mars jupiter", sovereign=0)
    deploy(game, card, "mars")
    assert game.sovereign == 0
    assert tracks(game) == (1, 0, 0)
    assert "event-keeps-token" in events(game)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("card", ["boneriders", "the_jackal"])
def test_the_player_who_loses_the_token_is_always_asked(card: str) -> None:
    game = table(hand=card, hands={1: "eo judge"}, luna="seer", houses="jupiter diana", sovereign=1)
    deploy(game, card, "mars")
    assert asked_seat(game) == 1
    assert options(game) == ["accept"]
    assert refusal(game, "card:judge").rule == "RR-27"
    decide(game, "accept")
    assert game.sovereign == 0
    assert fleet(game) == 1
    assert influence(game, 1) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("card", ["boneriders", "the_jackal"])
@pytest.mark.parametrize("defence", ["justice", "martyr"])
def test_banishing_justice_or_martyr_keeps_the_token_and_no_power_happens(card: str, defence: str) -> None:
    game = table(hand=card, hands={1: defence}, luna="seer", sovereign=1, deck="ragnar eo")
    deploy(game, card, "mars")
    assert options(game) == ["accept", f"card:{defence}"]
    decide(game, f"card:{defence}")
    assert game.sovereign == 1
    assert (tracks(game), tracks(game, 1)) == ((0, 0, 0), (0, 0, 0))
    assert banished(game) == [defence]
    assert hand(game, 1) == ["eo"]
    assert at(game, "mars") == [card]
    assert is_finishing_lead(game)


def test_the_automa_gives_the_token_up_unasked() -> None:
    game = table(seats=1, hand="the_jackal", pile="justice", luna="seer", sovereign=1)
    deploy(game, "the_jackal", "mars")
    assert game.sovereign == 0
    assert pile(game) == ["justice"]
    assert influence(game) == 1


# --- Cassius ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-14")
def test_cassius_gains_the_card_beneath_him_and_is_banished() -> None:
    game = table(hand="cassius", mars="aja eo", luna="seer")
    deploy(game, "cassius", "mars")
    assert hand(game) == ["eo"]
    assert at(game, "mars") == ["aja"]
    assert banished(game) == ["cassius"]
    assert tracks(game) == (0, 0, 0)
    assert is_known_to_all(game, "eo")
    assert events(game) == ["event-deploys", "event-gains", "event-banishes"]
    assert is_finishing_lead(game)


def test_cassius_stays_when_he_gains_a_gold() -> None:
    game = table(hand="cassius", mars="eo aja", luna="seer")
    deploy(game, "cassius", "mars")
    assert hand(game) == ["aja"]
    assert at(game, "mars") == ["eo", "cassius"]
    assert banished(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_cassius_on_an_empty_location_is_banished_for_nothing() -> None:
    game = table(hand="cassius", jupiter="eo", luna="seer")
    deploy(game, "cassius", "mars")
    assert (hand(game), at(game, "mars"), banished(game)) == ([], [], ["cassius"])
    assert is_finishing_lead(game)


def test_cassius_does_not_count_a_face_down_gold_as_gold() -> None:
    game = table(hand="cassius", mars="?1aja", luna="seer")
    deploy(game, "cassius", "mars")
    assert hand(game) == ["aja"]
    assert banished(game) == ["cassius"]
    assert not known_to(game, "aja", SPECTATOR)


# --- Fitchner --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("location", "number"), [("jupiter", 0), ("mars", 0), ("luna", 0), ("institute", 1)])
def test_fitchner_gives_one_influence_on_the_institute_only(location: str, number: int) -> None:
    game = table(hand="fitchner", jupiter="eo", mars="judge", luna="seer", institute="aja")
    deploy(game, "fitchner", location)
    assert tracks(game) == (0, 0, number)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-33")
def test_fitchner_gives_nothing_beyond_ten_influence() -> None:
    game = table(hand="fitchner", luna="seer", influence=[10, 0])
    deploy(game, "fitchner", "institute")
    assert influence(game) == 10
    assert is_finishing_lead(game)


# --- Karnus ----------------------------------------------------------------------------------------------------------


def test_karnus_banishes_the_card_beneath_him_and_stays() -> None:
    game = table(hand="karnus", hands={1: "ragnar"}, mars="aja eo", luna="seer")
    deploy(game, "karnus", "mars")
    assert banished(game) == ["eo"]
    assert at(game, "mars") == ["aja", "karnus"]
    assert hand(game, 1) == ["ragnar"]
    assert is_finishing_lead(game)


@pytest.mark.parametrize("enemy", ["mustang", "the_jackal", "nero"])
def test_karnus_on_an_enemy_lets_a_rival_banish_a_card(enemy: str) -> None:
    game = table(seats=3, hand="karnus", hands={1: "eo judge", 2: "ragnar"}, mars=enemy, luna="seer")
    deploy(game, "karnus", "mars")
    assert banished(game) == [enemy]
    assert options(game) == ["no", "seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    decide(game, "seat:1")
    assert asked_seat(game) == 1
    assert options(game) == ["card:eo", "card:judge", "reveal>card:judge"]
    decide(game, "card:eo")
    assert banished(game) == [enemy, "eo"]
    assert at(game, "mars") == ["karnus"]
    assert is_finishing_lead(game)


def test_karnus_need_not_be_used_against_a_rival() -> None:
    game = table(hand="karnus", hands={1: "eo"}, mars="nero", luna="seer")
    deploy(game, "karnus", "mars")
    assert options(game) == ["no", "seat:1"]
    decide(game, "no")
    assert hand(game, 1) == ["eo"]
    assert banished(game) == ["nero"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
def test_a_defence_stops_karnus_too() -> None:
    game = table(hand="karnus", hands={1: "eo the_howlers"}, mars="nero", luna="seer")
    deploy(game, "karnus", "mars", "seat:1", "reveal>card:the_howlers")
    assert hand(game, 1) == ["eo", "the_howlers"]
    assert banished(game) == ["nero"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_karnus_on_an_empty_location_does_nothing() -> None:
    game = table(hand="karnus", hands={1: "eo"}, luna="seer")
    deploy(game, "karnus", "mars")
    assert banished(game) == []
    assert at(game, "mars") == ["karnus"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_karnus_on_an_enemy_asks_nothing_where_rivals_have_no_cards_or_are_spared() -> None:
    assert is_finishing_lead(deploy(table(hand="karnus", mars="nero", luna="seer"), "karnus", "mars"))
    game = table(hand="karnus", hands={1: FIVE}, mars="nero", luna="dancer", fair=1)
    assert is_finishing_lead(deploy(game, "karnus", "mars"))
    assert banished(game) == ["nero"]
    game = table(hand="karnus", hands={1: SIX}, mars="nero", luna="dancer", fair=1)
    assert not is_finishing_lead(deploy(game, "karnus", "mars"))


@pytest.mark.rule("RR-08")
def test_karnus_treats_a_face_down_enemy_as_any_other_card() -> None:
    game = table(hand="karnus", hands={1: "eo"}, mars="?1nero", luna="seer")
    deploy(game, "karnus", "mars")
    assert banished(game) == ["nero"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-10")
def test_karnus_costs_the_automa_the_bottom_card_of_its_pile() -> None:
    game = table(seats=1, hand="karnus", pile="eo judge", mars="mustang", luna="seer")
    deploy(game, "karnus", "mars", "seat:1")
    assert banished(game) == ["mustang", "eo"]
    assert pile(game) == ["judge"]


# --- Lorn ------------------------------------------------------------------------------------------------------------


def test_lorn_banishes_the_gold_beneath_him() -> None:
    game = table(hand="lorn", mars="nero aja", luna="seer")
    deploy(game, "lorn", "mars")
    assert banished(game) == ["aja"]
    assert at(game, "mars") == ["nero", "lorn"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("beneath", ["", "aja eo", "?1aja"])
def test_lorn_banishes_nothing_but_a_gold_directly_beneath(beneath: str) -> None:
    game = table(hand="lorn", mars=beneath, luna="seer")
    deploy(game, "lorn", "mars")
    assert banished(game) == []
    assert len(at(game, "mars")) == len(beneath.split()) + 1
    assert is_finishing_lead(game)


# --- Lysander --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["jupiter", "mars", "institute"])
def test_lysander_draws_a_card_and_is_banished(location: str) -> None:
    game = table(hand="lysander", jupiter="eo", mars="judge", luna="seer", institute="aja", deck="ragnar sefi")
    deploy(game, "lysander", location)
    assert hand(game) == ["sefi"]
    assert deck(game) == ["ragnar"]
    assert not known_to(game, "sefi", 1)
    assert banished(game) == ["lysander"]
    assert tracks(game) == (0, 0, 0)
    assert audience_of(game, "event-drawn") == [[0]]
    assert "event-rolls" not in events(game)
    assert is_finishing_lead(game)


def test_lysander_stays_on_luna() -> None:
    game = table(hand="lysander", mars="judge", luna="seer", deck="ragnar sefi")
    deploy(game, "lysander", "luna")
    assert hand(game) == ["sefi"]
    assert at(game, "luna") == ["seer", "lysander"]
    assert banished(game) == []
    assert game.sovereign == -1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-24")
def test_lysander_draws_nothing_from_an_empty_deck_and_is_still_banished() -> None:
    game = table(hand="lysander", jupiter="judge", luna="seer", deck="")
    deploy(game, "lysander", "mars")
    assert hand(game) == []
    assert banished(game) == ["lysander"]
    assert options(game) == ["location:jupiter", "location:luna"]
    assert refusal(game, "deck").rule == "RR-24"


# --- Mustang ---------------------------------------------------------------------------------------------------------


def test_mustang_gains_a_banished_card_and_is_banished_unless_it_is_gold() -> None:
    game = table(hand="mustang", luna="seer", banished="aja eo judge", mars="ragnar")
    deploy(game, "mustang", "mars")
    assert options(game) == ["card:aja", "card:eo", "card:judge"]
    assert refusal(game, "card:ragnar").rule == "RR-11"
    assert refusal(game, "no").rule == "RR-11"
    decide(game, "card:eo")
    assert hand(game) == ["eo"]
    assert is_known_to_all(game, "eo")
    assert banished(game) == ["aja", "judge", "mustang"]
    assert at(game, "mars") == ["ragnar"]
    assert is_finishing_lead(game)


def test_mustang_stays_for_a_gold() -> None:
    game = table(hand="mustang", luna="seer", banished="aja eo")
    deploy(game, "mustang", "mars", "card:aja")
    assert hand(game) == ["aja"]
    assert banished(game) == ["eo"]
    assert at(game, "mars") == ["mustang"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_mustang_stays_without_banished_cards() -> None:
    game = table(hand="mustang", luna="seer")
    deploy(game, "mustang", "mars")
    assert (hand(game), banished(game), at(game, "mars")) == ([], [], ["mustang"])
    assert is_finishing_lead(game)


# --- Nero ------------------------------------------------------------------------------------------------------------


def test_nero_gives_one_helium_for_each_red_of_his_location() -> None:
    game = table(hand="nero", jupiter="arlus", mars="eo aja deanna judge", luna="seer")
    deploy(game, "nero", "mars")
    assert tracks(game) == (2, 0, 0)
    assert at(game, "mars") == ["eo", "aja", "deanna", "judge", "nero"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("beneath", ["", "judge", "?1eo"])
def test_nero_gives_nothing_without_a_face_up_red(beneath: str) -> None:
    game = table(hand="nero", jupiter="arlus", mars=beneath, luna="seer")
    deploy(game, "nero", "mars")
    assert helium(game) == 0
    assert is_finishing_lead(game)


# --- Octavia ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["jupiter", "mars", "luna", "institute"])
def test_octavia_with_the_token_gains_the_bottom_card_of_luna_and_is_banished(location: str) -> None:
    game = table(hand="octavia", jupiter="ragnar", mars="judge", luna="eo aja", institute="sefi", sovereign=0)
    deploy(game, "octavia", location)
    assert hand(game) == ["eo"]
    assert at(game, "luna") == ["aja"]
    assert banished(game) == ["octavia"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


def test_octavia_stays_when_the_bottom_card_was_gold() -> None:
    game = table(hand="octavia", jupiter="ragnar", luna="aja eo", sovereign=0)
    deploy(game, "octavia", "mars")
    assert hand(game) == ["aja"]
    assert at(game, "luna") == ["eo"]
    assert at(game, "mars") == ["octavia"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("sovereign", [-1, 1])
def test_octavia_stays_and_gains_nothing_without_the_token(sovereign: int) -> None:
    game = table(hand="octavia", luna="eo aja", sovereign=sovereign)
    deploy(game, "octavia", "mars")
    assert (hand(game), banished(game), at(game, "mars")) == ([], [], ["octavia"])
    assert at(game, "luna") == ["eo", "aja"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("location", ["mars", "luna"])
def test_octavia_with_the_token_is_banished_where_luna_has_no_other_card(location: str) -> None:
    game = table(hand="octavia", jupiter="eo", sovereign=0)
    deploy(game, "octavia", location)
    assert hand(game) == []
    assert banished(game) == ["octavia"]
    assert is_finishing_lead(game)


def test_octavia_does_not_count_a_face_down_gold_as_gold() -> None:
    game = table(hand="octavia", jupiter="ragnar", luna="?1aja eo", sovereign=0)
    deploy(game, "octavia", "mars")
    assert hand(game) == ["aja"]
    assert banished(game) == ["octavia"]


# --- Pax au Telemanus and The Howlers --------------------------------------------------------------------------------


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("card", ["pax_au_telemanus", "the_howlers"])
def test_deployed_they_do_nothing(card: str) -> None:
    game = table(hand=card, hands={1: "eo"}, mars="aja", luna="seer")
    deploy(game, card, "mars")
    assert events(game) == ["event-deploys"]
    assert at(game, "mars") == ["aja", card]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("card", ["pax_au_telemanus", "the_howlers"])
def test_a_defence_stays_in_the_hand_and_helps_again(card: str) -> None:
    game = table(seats=2, hand="aja antonia", hands={1: f"lorn {card}"}, luna="seer ragnar", mars="judge")
    deploy(game, "aja", "jupiter", f"reveal>card:{card}", "location:mars")
    assert asked_seat(game) == 1
    deploy(game, "lorn", "institute", "location:luna")
    deploy(game, "antonia", "jupiter", f"reveal>card:{card}")
    assert card in hand(game, 1)
    assert banished(game) == ["aja", "antonia"]


# --- Romulus ---------------------------------------------------------------------------------------------------------


def test_romulus_gains_a_blue_of_his_location_and_is_banished() -> None:
    game = table(hand="romulus", jupiter="virga", mars="orion pelus eo", luna="seer")
    deploy(game, "romulus", "mars")
    assert options(game) == ["card:orion", "card:pelus"]
    assert refusal(game, "card:eo").rule == "RR-11"
    assert refusal(game, "card:virga").rule == "RR-11"
    assert refusal(game, "card:romulus").rule == "RR-11"
    decide(game, "card:orion")
    assert hand(game) == ["orion"]
    assert at(game, "mars") == ["pelus", "eo"]
    assert banished(game) == ["romulus"]
    assert is_finishing_lead(game)


def test_romulus_on_a_gold_stays() -> None:
    game = table(hand="romulus", mars="orion aja", luna="seer")
    deploy(game, "romulus", "mars")
    assert hand(game) == ["orion"]
    assert at(game, "mars") == ["aja", "romulus"]
    assert banished(game) == []


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(
    ("beneath", "gone"), [("", ["romulus"]), ("eo", ["romulus"]), ("?1orion", ["romulus"]), ("aja", [])]
)
def test_romulus_without_a_blue_gains_nothing_and_is_banished_unless_on_a_gold(beneath: str, gone: list[str]) -> None:
    game = table(hand="romulus", mars=beneath, luna="seer")
    deploy(game, "romulus", "mars")
    assert hand(game) == []
    assert banished(game) == gone
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-08")
def test_romulus_cannot_gain_a_face_down_card() -> None:
    game = table(hand="romulus", mars="orion pelus ?1virga", luna="seer")
    deploy(game, "romulus", "mars")
    assert refusal(game, "face-down:mars:2").rule == "RR-08"


# --- Roque -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08", "RR-27")
def test_only_the_actor_sees_the_hand_that_roque_looks_at() -> None:
    game = table(seats=3, hand="roque", hands={1: "eo judge", 2: "ragnar"}, luna="seer")
    deploy(game, "roque", "mars")
    assert options(game) == ["seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    decide(game, "seat:1")
    assert asked_seat(game) == 0
    assert options(game) == ["card:eo", "card:judge"]
    assert [known_to(game, "eo", viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
    assert not known_to(game, "ragnar", 0)
    assert audience_of(game, "event-sees") == [[0]]


def test_roque_and_the_card_that_was_named_and_drawn_are_banished() -> None:
    game = table(hand="roque", hands={1: "eo"}, mars="aja", luna="seer")
    deploy(game, "roque", "mars")
    assert (asked_seat(game), prompt(game).id) == (1, "prompt-accept")
    assert options(game) == ["accept"]
    assert refusal(game, "card:eo").rule == "RR-27"
    decide(game, "accept")
    assert sorted(banished(game)) == ["eo", "roque"]
    assert hand(game, 1) == []
    assert at(game, "mars") == ["aja"]
    assert is_finishing_lead(game)


def test_roque_and_the_hand_stay_when_another_card_is_drawn() -> None:
    seen = set()
    for seed in range(20):
        game = table(hand="roque", hands={1: "eo judge"}, luna="seer", seed=seed)
        hit = hit_by_roque(game, "eo")
        seen.add(hit)
        if hit:
            decide(game, "accept")
            assert (hand(game, 1), at(game, "mars")) == (["judge"], [])
        else:
            assert (hand(game, 1), at(game, "mars")) == (["eo", "judge"], ["roque"])
            assert is_known_to_all(game, "judge")
            assert not is_known_to_all(game, "eo")
            assert banished(game) == []
        assert is_finishing_lead(game)
    assert seen == {True, False}


@pytest.mark.rule("RR-27")
def test_a_defence_saves_the_card_from_roque_who_is_banished_for_the_hit() -> None:
    game = table(hand="roque", hands={1: "the_howlers"}, luna="seer")
    deploy(game, "roque", "mars")
    assert options(game) == ["accept", "card:the_howlers"]
    decide(game, "card:the_howlers")
    assert hand(game, 1) == ["the_howlers"]
    assert banished(game) == ["roque"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_roque_does_nothing_where_rivals_have_no_cards_or_are_spared() -> None:
    game = deploy(table(hand="roque", luna="seer"), "roque", "mars")
    assert at(game, "mars") == ["roque"]
    assert is_finishing_lead(game)
    game = deploy(table(hand="roque", hands={1: FIVE}, luna="dancer", fair=1), "roque", "mars")
    assert not known_to(game, "eo", 0)
    assert is_finishing_lead(game)
    game = deploy(table(hand="roque", hands={1: SIX}, luna="dancer", fair=1), "roque", "mars")
    assert known_to(game, "deanna", 0)


@pytest.mark.rule("RA-50")
def test_roque_sees_the_top_six_cards_of_the_automas_pile_and_they_are_shuffled() -> None:
    seen = set()
    for seed in range(40):
        game = table(seats=1, hand="roque", pile=f"dancer {SIX}", luna="seer", seed=seed)
        deploy(game, "roque", "mars")
        assert options(game) == sorted(f"card:{card}" for card in SIX.split())
        assert not known_to(game, "dancer", 0)
        decide(game, "card:sefi")
        hit = "sefi" in banished(game)
        assert sorted(banished(game)) == (["roque", "sefi"] if hit else [])
        assert pile(game)[0] == "dancer"
        assert sorted([*pile(game)[1:], *(["sefi"] if hit else [])]) == sorted(SIX.split())
        if not hit:
            assert [card for card in pile(game) if known_to(game, card, 0)] == pile(game)[-1:]
        seen.add(hit)
    assert seen == {True, False}


# --- Sevro -----------------------------------------------------------------------------------------------------------


def test_sevro_banishes_the_card_beneath_him_and_stays() -> None:
    game = table(hand="sevro eo", mars="aja judge", luna="seer")
    deploy(game, "sevro", "mars")
    assert options(game) == ["no"]
    decide(game, "no")
    assert banished(game) == ["judge"]
    assert at(game, "mars") == ["aja", "sevro"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-26")
def test_showing_the_howlers_gains_the_card_beneath_sevro_instead() -> None:
    game = table(hand="sevro the_howlers eo", mars="aja judge", luna="seer")
    deploy(game, "sevro", "mars")
    assert options(game) == ["card:the_howlers", "no"]
    assert refusal(game, "card:eo").rule == "RR-11"
    decide(game, "card:the_howlers")
    assert hand(game) == ["eo", "the_howlers", "judge"]
    assert at(game, "mars") == ["aja", "sevro"]
    assert banished(game) == []
    assert is_known_to_all(game, "the_howlers")
    assert is_finishing_lead(game)


def test_the_howlers_need_not_be_shown_for_sevro() -> None:
    game = table(hand="sevro the_howlers", mars="aja judge", luna="seer")
    deploy(game, "sevro", "mars", "no")
    assert hand(game) == ["the_howlers"]
    assert banished(game) == ["judge"]
    assert not known_to(game, "the_howlers", 1)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("cards", ["sevro", "sevro the_howlers"])
def test_sevro_on_an_empty_location_does_nothing(cards: str) -> None:
    game = table(hand=cards, luna="seer")
    deploy(game, "sevro", "mars")
    assert banished(game) == []
    assert at(game, "mars") == ["sevro"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-26")
def test_what_lay_face_down_beneath_sevro_is_seen_by_all_when_banished_and_by_one_when_gained() -> None:
    game = deploy(table(hand="sevro", mars="?1judge", luna="seer"), "sevro", "mars", "no")
    assert banished(game) == ["judge"]
    game = table(hand="sevro the_howlers", mars="?1judge", luna="seer")
    deploy(game, "sevro", "mars", "card:the_howlers")
    assert hand(game) == ["the_howlers", "judge"]
    assert [known_to(game, "judge", viewer) for viewer in (0, 1, SPECTATOR)] == [True, True, False]


def test_against_the_automa_one_still_chooses_whether_sevro_banishes_or_gains() -> None:
    game = table(seats=1, hand="sevro the_howlers", mars="judge", luna="seer")
    deploy(game, "sevro", "mars", "no")
    assert banished(game) == ["judge"]
    game = table(seats=1, hand="sevro", mars="judge", luna="seer")
    deploy(game, "sevro", "mars")
    assert banished(game) == ["judge"]


# --- Tactus ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-15")
def test_tactus_steals_a_card_of_the_rivals_choice_is_banished_and_ends_the_turn() -> None:
    game = table(seats=3, hand="tactus", hands={1: "eo judge", 2: "ragnar"}, luna="seer", mars="sefi")
    deploy(game, "tactus", "jupiter")
    assert options(game) == ["no", "seat:1", "seat:2"]
    assert refusal(game, "seat:0").rule == "RR-11"
    decide(game, "seat:1")
    assert asked_seat(game) == 1
    assert options(game) == ["card:eo", "card:judge", "reveal>card:judge"]
    decide(game, "card:eo")
    assert hand(game) == ["eo"]
    assert hand(game, 1) == ["judge"]
    assert banished(game) == ["tactus"]
    assert [known_to(game, "eo", viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
    assert sorted(audience_of(game, "event-stolen")[0] or []) == [0, 1]
    assert (asked_seat(game), prompt(game).id) == (1, "prompt-turn")


@pytest.mark.rule("RR-15", "RR-18")
def test_tactus_ends_the_turn_also_when_another_card_has_deployed_him() -> None:
    game = table(hand="calliope", hands={1: "eo judge"}, luna="seer", institute="sefi", deck="ragnar tactus")
    deploy(game, "calliope", "mars", "location:jupiter", "seat:1", "card:eo")
    assert hand(game) == ["eo"]
    assert at(game, "mars") == ["calliope"]
    assert banished(game) == ["tactus"]
    assert (asked_seat(game), prompt(game).id) == (1, "prompt-turn")


def test_after_tactus_steals_other_players_forget_what_they_knew_of_that_hand() -> None:
    game = table(seats=3, hand="tactus", hands={1: "eo judge"}, luna="seer")
    game.reveal(game.hands[1][0])
    game.reveal(game.hands[1][1])
    deploy(game, "tactus", "jupiter", "seat:1", "card:eo")
    assert [known_to(game, "judge", viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
    assert [known_to(game, "eo", viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, False, False]


@pytest.mark.rule("RR-15")
def test_tactus_need_not_steal() -> None:
    game = table(hand="tactus", hands={1: "eo"}, luna="seer")
    deploy(game, "tactus", "mars")
    assert options(game) == ["no", "seat:1"]
    decide(game, "no")
    assert at(game, "mars") == ["tactus"]
    assert hand(game, 1) == ["eo"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-15", "RR-27")
@pytest.mark.parametrize("defence", ["judge", "pax_au_telemanus", "the_howlers"])
def test_a_defence_keeps_the_card_from_tactus_who_stays_and_the_turn_continues(defence: str) -> None:
    game = table(hand="tactus", hands={1: f"eo {defence}"}, luna="seer")
    deploy(game, "tactus", "mars", "seat:1", f"reveal>card:{defence}")
    assert hand(game) == []
    assert hand(game, 1) == ["eo", defence]
    assert at(game, "mars") == ["tactus"]
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_tactus_steals_nothing_where_rivals_have_no_cards_or_are_spared() -> None:
    game = deploy(table(hand="tactus", luna="seer"), "tactus", "mars")
    assert at(game, "mars") == ["tactus"]
    assert is_finishing_lead(game)
    game = deploy(table(hand="tactus", hands={1: FIVE}, luna="dancer", fair=1), "tactus", "mars")
    assert at(game, "mars") == ["tactus"]
    assert is_finishing_lead(game)
    game = table(seats=3, hand="tactus", hands={1: FIVE, 2: SIX}, luna="dancer", fair=1)
    deploy(game, "tactus", "mars")
    assert options(game) == ["no", "seat:2"]
    assert refusal(game, "seat:1").rule == "RR-28"


@pytest.mark.rule("RA-10")
def test_tactus_steals_the_bottom_card_of_the_automas_pile() -> None:
    game = table(seats=1, hand="tactus", pile="ragnar judge", luna="seer", mars="sefi")
    deploy(game, "tactus", "jupiter", f"seat:{automa()}")
    assert "ragnar" in hand(game)
    assert "ragnar" not in pile(game)
    assert "tactus" in banished(game)
    assert "event-ends-turn" in events(game)


# --- The Telemanuses -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-17", "RR-20")
def test_the_telemanuses_move_all_cards_beneath_onto_another_location_in_their_order() -> None:
    game = table(hand="the_telemanuses", jupiter="aja", mars="eo ?1judge uncle_narol", luna="seer")
    deploy(game, "the_telemanuses", "mars")
    assert options(game) == ["location:institute", "location:jupiter", "location:luna"]
    assert refusal(game, "location:mars").rule == "RR-17"
    decide(game, "location:jupiter")
    assert at(game, "jupiter") == ["aja", "eo", "?judge", "uncle_narol"]
    assert at(game, "mars") == ["the_telemanuses"]
    assert helium(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-12")
def test_only_the_location_of_the_telemanuses_is_barred_after_they_moved_the_cards() -> None:
    game = table(hand="the_telemanuses", mars="eo", luna="seer")
    deploy(game, "the_telemanuses", "mars", "location:institute")
    assert options(game) == ["deck", "location:institute", "location:luna"]


@pytest.mark.rule("RR-19")
def test_the_telemanuses_ask_nothing_on_an_empty_location() -> None:
    game = table(hand="the_telemanuses", luna="seer")
    deploy(game, "the_telemanuses", "mars")
    assert at(game, "mars") == ["the_telemanuses"]
    assert at(game, "luna") == ["seer"]
    assert is_finishing_lead(game)


# --- Victra ----------------------------------------------------------------------------------------------------------


def test_victra_gains_the_bottom_card_of_her_location_and_is_banished() -> None:
    game = table(hand="victra", mars="aja eo judge", luna="seer")
    deploy(game, "victra", "mars")
    assert hand(game) == ["aja"]
    assert at(game, "mars") == ["eo", "judge"]
    assert banished(game) == ["victra"]
    assert is_finishing_lead(game)


@pytest.mark.parametrize(("beneath", "gained"), [("eo aja", "eo"), ("aja", "aja")])
def test_victra_on_a_gold_stays_even_when_she_gains_that_gold(beneath: str, gained: str) -> None:
    game = table(hand="victra", mars=beneath, luna="seer")
    deploy(game, "victra", "mars")
    assert hand(game) == [gained]
    assert at(game, "mars")[-1] == "victra"
    assert banished(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_victra_on_an_empty_location_is_banished_for_nothing() -> None:
    game = table(hand="victra", luna="seer", jupiter="eo")
    deploy(game, "victra", "mars")
    assert (hand(game), at(game, "mars"), banished(game)) == ([], [], ["victra"])
    assert is_finishing_lead(game)


def test_victra_does_not_count_a_face_down_gold_as_gold() -> None:
    game = table(hand="victra", mars="eo ?1aja", luna="seer")
    deploy(game, "victra", "mars")
    assert hand(game) == ["eo"]
    assert at(game, "mars") == ["?aja"]
    assert banished(game) == ["victra"]


# --- undo ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "mars", "answers"),
    [
        ("aja", "", ["card:eo"]),
        ("aja", "", ["reveal>card:judge"]),
        ("karnus", "?1seer", []),
        ("cassius", "?1seer", []),
        ("lysander", "", []),
        ("roque", "", []),
        ("tactus", "", ["seat:1", "card:eo"]),
    ],
)
def test_every_reveal_of_a_hidden_card_is_counted(card: str, mars: str, answers: list[str]) -> None:
    game = table(hand=card, hands={1: "eo judge"}, mars=mars, luna="ragnar")
    game.reveal(game.hands[0][0])
    before = game.reveals
    deploy(game, card, "mars", *answers)
    assert game.reveals > before


def test_a_card_that_saves_the_token_is_seen_by_all() -> None:
    game = table(hand="boneriders", hands={1: "justice"}, luna="ragnar", sovereign=1, deck="")
    game.reveal(game.hands[0][0])
    before = game.reveals
    deploy(game, "boneriders", "mars", "card:justice")
    assert banished(game) == ["justice"]
    assert hand(game, 1) == []
    assert game.reveals > before


@pytest.mark.parametrize(("card", "mars"), [("karnus", "seer"), ("cassius", "seer"), ("lorn", "nero")])
def test_visible_cards_are_not_counted_as_reveals(card: str, mars: str) -> None:
    game = table(hand=card, hands={1: "eo judge"}, mars=mars, luna="ragnar")
    game.reveal(game.hands[0][0])
    before = game.reveals
    deploy(game, card, "mars")
    assert game.reveals == before


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-63")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("aja", "octavia", 15),
        ("aja", "eo", 0),
        ("antonia", "the_jackal", 15),
        ("antonia", "aja lorn", 15),
        ("antonia", "aja", 0),
        ("antonia", "sevro", -10),
        ("ash_lord", "orion pelus", 10),
        ("ash_lord", "eo", 0),
        ("boneriders", "danto", 15),
        ("boneriders", "eo", 0),
        ("cassius", "mustang darrow", 40),
        ("cassius", "darrow", -20),
        ("cassius", "mustang", 0),
        ("fitchner", "eo sevro", 20),
        ("fitchner", "aja", 0),
        ("karnus", "cassius", 30),
        ("karnus", "mustang nero", -15),
        ("karnus", "aja", 0),
        ("lorn", "eo", 15),
        ("lorn", "aja", 0),
        ("lysander", "cassius", 20),
        ("lysander", "eo", 0),
        ("mustang", "aja eo judge", 15),
        ("mustang", "", 5),
        ("nero", "cassius octavia", -10),
        ("nero", "eo", 0),
        ("octavia", "eo", -30),
        ("octavia", "lysander", 0),
        ("pax_au_telemanus", "ragnar", 20),
        ("pax_au_telemanus", "eo", 0),
        ("romulus", "roque", -25),
        ("romulus", "orion", 0),
        ("roque", "orion pelus", 10),
        ("roque", "eo", 0),
        ("sevro", "victra", 20),
        ("sevro", "aja", 0),
        ("tactus", "evey", 20),
        ("tactus", "eo", 0),
        ("the_howlers", "sevro", 15),
        ("the_howlers", "eo", 0),
        ("the_jackal", "darrow", -30),
        ("the_jackal", "eo", 0),
        ("the_telemanuses", "the_pax", 15),
        ("the_telemanuses", "eo", 0),
        ("victra", "the_howlers darrow", 20),
        ("victra", "eo", 0),
    ],
)
def test_the_bonus_of_a_gold(card: str, others: str, points: int) -> None:
    assert bonus(table(hand=f"{card} {others}"), card) == points


@pytest.mark.rule("RR-63")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("lysander", "cassius", 20),
        ("nero", "", 10),
        ("octavia", "", 0),
        ("romulus", "orion", 15),
        ("the_jackal", "", 30),
    ],
)
def test_the_bonus_of_a_gold_with_the_token(card: str, others: str, points: int) -> None:
    assert bonus(table(hand=f"{card} {others}", sovereign=0), card) == points


@pytest.mark.rule("RR-64")
def test_the_bonus_of_ash_lord_counts_the_banished_blues() -> None:
    assert bonus(table(hand="ash_lord orion", banished="pelus virga eo"), "ash_lord") == 15
