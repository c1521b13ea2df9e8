"""A turn: lead or scout, and what deploying, placing, moving, banishing, drawing and defending mean."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.table import LOCATIONS
from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
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
    options,
    prompt,
    refusal,
    table,
    tracks,
)

each_location = pytest.mark.parametrize("location", LOCATIONS)


# --- lead or scout ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-10")
def test_a_turn_is_to_deploy_a_card_to_any_location_or_to_scout() -> None:
    game = table(hand="deanna judge", deck="nero seer")
    deploys = [f"card:{card}>location:{location}" for card in ("deanna", "judge") for location in LOCATIONS]
    assert options(game) == sorted([*deploys, "deck"])
    assert prompt(game).id == "prompt-turn"


@pytest.mark.rule("RR-10", "RR-11", "RR-12")
def test_who_has_cards_cannot_lead_without_deploying_one() -> None:
    game = table(hand="deanna", mars="nero")
    reason = refusal(game, "lead")
    assert (reason.rule, reason.message.id) == ("RR-11", "reason-deploy-first")


@pytest.mark.rule("RR-10")
def test_after_a_turn_the_player_to_the_left_is_next() -> None:
    game = table(seats=3, hands={0: "judge", 1: "seer", 2: "orator"}, mars="nero", luna="lorn", deck="eo darrow aja")
    deploy(game, "judge", "jupiter", "location:mars")
    assert asked_seat(game) == 1
    decide(game, "deck", "location:mars")
    assert asked_seat(game) == 2


@pytest.mark.rule("RR-11")
@each_location
def test_a_card_is_deployed_on_top_of_its_stack_and_its_ability_happens(location: str) -> None:
    game = table(hand="deanna", jupiter="eo", mars="nero", luna="lorn", institute="aja", deck="seer orator")
    beneath = at(game, location)
    deploy(game, "deanna", location)
    assert at(game, location) == [*beneath, "deanna"]
    assert hand(game) == []
    assert helium(game) == 1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-11")
def test_an_ability_is_obligatory_unless_it_says_may() -> None:
    game = table(hand="karnus", mars="darrow", deck="seer")
    deploy(game, "karnus", "mars")
    assert "event-banishes" in events(game)
    assert banished(game) == ["darrow"]
    game = table(hand="sponsor", helium=[1, 0], mars="darrow", deck="seer")
    deploy(game, "sponsor", "mars")
    assert options(game) == ["no", "yes"]


# --- the second step of lead -----------------------------------------------------------------------------------------


@pytest.mark.rule("RR-12")
def test_the_top_card_is_gained_from_where_nothing_was_deployed_and_its_bonus_after_it() -> None:
    game = table(hand="judge", jupiter="eo nero", mars="lorn", luna="aja", institute="", deck="seer")
    deploy(game, "judge", "mars")
    assert options(game) == ["deck", "location:jupiter", "location:luna"]
    decide(game, "location:jupiter")
    assert hand(game) == ["nero"]
    assert at(game, "jupiter") == ["eo"]
    assert fleet(game) == 1
    assert is_known_to_all(game, "nero")


@pytest.mark.rule("RR-12")
def test_a_barred_location_and_an_empty_one_are_refused_with_the_reason() -> None:
    game = table(hand="judge", jupiter="eo nero", mars="lorn", deck="seer")
    deploy(game, "judge", "mars")
    assert refusal(game, "location:mars").message.id == "reason-barred"
    assert refusal(game, "location:luna").message.id == "reason-empty"
    assert refusal(game, "location:mars").rule == refusal(game, "location:luna").rule == "RR-12"


@pytest.mark.rule("RR-12")
def test_the_top_card_of_the_deck_comes_with_a_roll_of_the_die() -> None:
    game = table(hand="judge", mars="lorn", jupiter="eo", deck="nero seer")
    deploy(game, "judge", "mars", "deck")
    assert "seer" in hand(game)
    assert deck(game)[0] == "nero"
    assert events(game).index("event-draws") < events(game).index("event-rolls")


@pytest.mark.rule("RR-12")
def test_only_the_player_who_gains_it_sees_the_card_of_the_deck() -> None:
    game = table(hand="judge", mars="lorn", jupiter="eo", deck="nero seer")
    deploy(game, "judge", "mars", "deck")
    assert not is_known_to_all(game, "seer")


@pytest.mark.rule("RR-12", "RR-18")
def test_every_location_deployed_to_is_barred() -> None:
    game = table(hand="calliope", jupiter="eo", mars="lorn", luna="aja", institute="sevro", deck="nero orator judge")
    deploy(game, "calliope", "mars", "location:luna")
    assert at(game, "luna") == ["aja", "judge"]
    assert options(game) == ["deck", "location:institute", "location:jupiter"]
    assert refusal(game, "location:luna").message.id == "reason-barred"


@pytest.mark.rule("RR-12")
@pytest.mark.parametrize(
    ("card", "beneath", "answers"),
    [
        ("lysander", "eo", []),  # banished
        ("zanzibar", "eo", ["card:zanzibar>location:luna"]),  # moved
        ("ash_lord", "pelus virga", []),  # regained
    ],
)
def test_the_bar_stays_where_the_deployed_card_is_gone(card: str, beneath: str, answers: list[str]) -> None:
    game = table(hand=card, mars=f"lorn {beneath}", jupiter="aja", luna="sevro", deck="nero seer orator")
    deploy(game, card, "mars", *answers)
    assert card not in at(game, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars")
    assert refusal(game, "location:mars").message.id == "reason-barred"


@pytest.mark.rule("RR-12", "RR-29")
def test_locations_barred_by_a_guest_are_free_for_the_host() -> None:
    game = table(
        hands={0: "loan_shark", 1: "judge"}, helium=[0, 2], jupiter="eo", mars="lorn", luna="aja", deck="nero seer"
    )
    deploy(game, "loan_shark", "mars", "buy")
    assert asked_seat(game) == 1
    deploy(game, "judge", "luna")
    assert options(game) == ["deck", "location:jupiter"]  # the Loan Shark itself cannot be gained
    decide(game, "location:jupiter")
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:luna"]
    assert refusal(game, "location:mars").message.id == "reason-barred"


@pytest.mark.rule("RR-12")
def test_the_bar_is_lifted_with_the_turn() -> None:
    game = table(hands={0: "judge", 1: "seer"}, jupiter="eo", mars="lorn", luna="aja", deck="nero orator")
    deploy(game, "judge", "mars", "location:jupiter")
    deploy(game, "seer", "luna", "location:mars")
    assert hand(game, 1) == ["judge"]


@pytest.mark.rule("RR-12", "RR-24")
def test_with_nothing_to_gain_the_second_step_is_skipped() -> None:
    game = table(hand="judge", mars="lorn", deck="")
    deploy(game, "judge", "mars")
    assert "event-cannot-gain" in events(game)
    assert asked_seat(game) == 1


# --- scouting --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-13", "RR-20")
@pytest.mark.parametrize(
    ("location", "gains"), [("jupiter", (0, 1, 0)), ("mars", (1, 0, 0)), ("luna", (0, 0, 1)), ("institute", (0, 0, 1))]
)
def test_scouting_places_the_top_card_of_the_deck_and_gives_the_bonus(
    location: str, gains: tuple[int, int, int]
) -> None:
    game = table(hand="judge", mars="lorn", deck="seer uncle_narol")
    decide(game, "deck")
    assert prompt(game).id == "prompt-scout"
    assert is_known_to_all(game, "uncle_narol")
    assert options(game) == sorted(f"location:{name}" for name in LOCATIONS)
    decide(game, f"location:{location}")
    assert at(game, location)[-1] == "uncle_narol"
    assert "event-deploys" not in events(game)
    assert tracks(game) == gains  # Luna: the token, and Diana's power for it
    assert hand(game) == ["judge"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-13", "RR-34", "RR-40")
def test_placing_by_the_die_or_by_apollo_gives_no_bonus() -> None:
    game = table(hand="boneriders", houses="apollo mars", mars="lorn", jupiter="eo", deck="nero seer orator")
    deploy(game, "boneriders", "mars")
    assert prompt(game).id == "prompt-place"
    decide(game, "location:institute")
    assert at(game, "institute") == ["orator"]
    assert tracks(game) == (0, 0, 0)
    for seed in range(60):
        game = table(hand="judge", mars="lorn", jupiter="eo", deck="nero seer orator", seed=seed)
        deploy(game, "judge", "mars", "deck")
        if game.decisions and prompt(game).id == "prompt-place":
            decide(game, "location:institute")
            assert at(game, "institute") == ["seer"]
            assert tracks(game) == (0, 0, 0)
            return
    pytest.fail("the die never showed the face that places a card")


# --- what gives a bonus ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-14")
def test_a_card_gained_by_an_ability_gives_no_bonus() -> None:
    game = table(hand="darrow", mars="eo", jupiter="lorn", deck="seer")
    deploy(game, "darrow", "mars")
    assert hand(game) == ["eo"]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-14")
def test_masseuse_gives_the_bonus_of_the_moved_cards_location() -> None:
    game = table(hand="masseuse", mars="eo", jupiter="lorn", deck="seer")
    deploy(game, "masseuse", "luna", "location:jupiter>location:institute")
    assert at(game, "institute") == ["lorn"]
    assert tracks(game) == (0, 1, 0)


@pytest.mark.rule("RR-14")
def test_a_bonus_is_gained_without_a_question() -> None:
    game = table(hand="judge", mars="eo", jupiter="lorn", helium=[6, 6], fleet=[6, 0], deck="seer")
    deploy(game, "judge", "jupiter", "location:mars")
    assert helium(game) == 7


# --- the end of a turn by an ability ---------------------------------------------------------------------------------


@pytest.mark.rule("RR-15")
def test_an_ability_that_ends_the_turn_leaves_no_second_step() -> None:
    game = table(hand="artificer", mars="aja", jupiter="lorn", luna="eo", institute="nero", deck="seer")
    deploy(game, "artificer", "mars", "card:aja")
    assert "event-ends-turn" in events(game)
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-15")
def test_the_next_turn_is_a_whole_one_again() -> None:
    game = table(
        hands={0: "artificer", 1: "judge"}, mars="aja", jupiter="lorn", luna="eo", institute="nero", deck="seer"
    )
    deploy(game, "artificer", "mars", "card:aja")
    deploy(game, "judge", "mars")
    assert is_finishing_lead(game)
    assert asked_seat(game) == 1


# --- where, and which other location ---------------------------------------------------------------------------------


@pytest.mark.rule("RR-16")
def test_a_card_that_moves_itself_counts_as_deployed_where_it_was_put() -> None:
    game = table(hand="zanzibar", mars="eo", jupiter="lorn", luna="aja", deck="seer")
    deploy(game, "zanzibar", "mars", "card:zanzibar>location:luna")
    assert at(game, "luna") == ["aja", "zanzibar"]
    assert options(game) == ["deck", "location:jupiter", "location:luna"]
    decide(game, "location:luna")
    assert hand(game) == ["zanzibar"]


@pytest.mark.rule("RR-17")
def test_another_location_is_any_but_the_one_deployed_to() -> None:
    game = table(hand="the_telemanuses", mars="eo", jupiter="lorn", luna="aja", deck="seer")
    deploy(game, "the_telemanuses", "mars")
    assert options(game) == ["location:institute", "location:jupiter", "location:luna"]
    reason = refusal(game, "location:mars")
    assert (reason.rule, reason.message.id) == ("RR-17", "reason-another")


# --- deploying inside a deploy ---------------------------------------------------------------------------------------


@pytest.mark.rule("RR-18")
def test_a_card_deployed_by_an_ability_has_its_effect_and_step_two_happens_once() -> None:
    game = table(hand="modjob", mars="eo uncle_narol", jupiter="lorn", luna="aja", institute="nero", deck="seer")
    deploy(game, "modjob", "mars", "location:luna")
    assert at(game, "luna") == ["aja", "uncle_narol"]
    assert at(game, "mars") == ["eo", "modjob"]
    assert helium(game) == 2
    assert options(game) == ["deck", "location:institute", "location:jupiter"]
    decide(game, "location:institute")
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-18")
def test_a_card_is_deployed_to_the_location_that_the_ability_names() -> None:
    game = table(hand="orion", mars="morning_star pelus", jupiter="lorn", luna="aja", deck="seer")
    deploy(game, "orion", "mars")
    asks = prompt(game)
    assert (asks.id, asks.args["location"]) == ("prompt-deploy-other", "location-jupiter")
    decide(game, "card:morning_star")
    assert at(game, "jupiter") == ["lorn", "morning_star"]
    assert refusal(game, "location:jupiter").message.id == "reason-barred"


@pytest.mark.rule("RR-18")
def test_another_location_means_another_than_that_of_the_inner_card() -> None:
    game = table(hand="calliope", mars="eo", jupiter="lorn", luna="aja", deck="seer nero modjob")
    deploy(game, "calliope", "mars", "location:jupiter")
    assert game.stack[-1].script.name != "modjob"  # on a gold it does nothing
    game = table(hand="calliope", mars="eo", jupiter="dancer", luna="aja", deck="seer nero modjob")
    deploy(game, "calliope", "mars", "location:jupiter")
    assert options(game) == ["location:institute", "location:luna", "location:mars"]


# --- texts of questions ----------------------------------------------------------------------------------------------


def test_whether_to_gain_the_moved_card_names_it() -> None:
    game = table(hand="bridge", mars="eo", jupiter="matteo", luna="calliope", deck="seer")
    deploy(game, "bridge", "mars", "card:matteo")
    asks = prompt(game)
    assert (asks.id, asks.args["moved"]) == ("prompt-may-gain-moved", "character-matteo")


def test_the_revealed_card_may_be_banished_by_an_option_that_says_so() -> None:
    game = table(hand="hacker", mars="eo", jupiter="lorn", deck="seer nero")
    deploy(game, "hacker", "mars")
    frame = game.stack[-1]
    texts = [frame.step().text(game, frame, option).id for option in game.decisions[0].options]
    assert texts == ["option-banish-it", "option-onto", "option-onto", "option-onto"]


# --- abilities that cannot be used, moving, numbers ------------------------------------------------------------------


@pytest.mark.rule("RR-19")
def test_a_card_may_be_deployed_though_its_ability_cannot_be_used() -> None:
    game = table(hand="romulus ceo", mars="eo", jupiter="lorn", deck="seer")
    deploy(game, "ceo", "mars")
    assert is_finishing_lead(game)
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-20")
def test_a_card_that_is_moved_or_placed_does_nothing() -> None:
    game = table(hand="matteo", mars="uncle_narol", jupiter="lorn", deck="seer deanna")
    deploy(game, "matteo", "mars", "card:uncle_narol>location:luna")
    assert at(game, "luna") == ["uncle_narol"]
    assert helium(game) == 0
    assert refusal(game, "location:mars").message.id == "reason-barred"
    assert "location:luna" in options(game)  # where it was moved to is not barred


@pytest.mark.rule("RR-21")
def test_zero_is_even() -> None:
    game = table(hand="musician", mars="surgeon pathologist", jupiter="lorn", deck="seer")
    deploy(game, "musician", "mars")
    assert "card:surgeon>location:luna" in options(game)
    assert "card:pathologist>location:luna" not in options(game)


@pytest.mark.rule("RR-22")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("sponsor", (5, 0, 0), (4, 0, 2)),
        ("stock_broker", (0, 0, 5), (2, 0, 4)),
        ("ceo", (0, 5, 0), (2, 4, 0)),
    ],
)
def test_an_exchange_is_made_once_however_much_one_could_pay(
    card: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    game = table(
        hand=card,
        helium=[before[0], 0],
        fleet=[before[1], 0],
        influence=[before[2], 0],
        mars="eo",
        jupiter="lorn",
        deck="seer",
    )
    deploy(game, card, "mars", "yes")
    assert tracks(game) == after
    assert is_finishing_lead(game)


# --- the deck, the hand ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-23")
def test_the_deck_is_no_location() -> None:
    game = table(hand="judge", mars="eo", jupiter="lorn", deck="seer")
    assert refusal(game, "card:judge", "deck").message.id == "reason-not-asked"
    game = table(hand="ragnar", mars="eo", jupiter="lorn", luna="aja", deck="seer")
    deploy(game, "ragnar", "mars")
    assert options(game) == ["location:jupiter", "location:luna"]
    assert refusal(game, "deck").message.id == "reason-not-asked"


@pytest.mark.rule("RR-24")
def test_an_empty_deck_cannot_be_scouted_or_drawn_from() -> None:
    game = table(hand="judge", mars="eo", jupiter="lorn", luna="aja", deck="")
    assert refusal(game, "deck").rule == "RR-24"
    deploy(game, "judge", "mars")
    assert options(game) == ["location:jupiter", "location:luna"]
    assert refusal(game, "deck").rule == "RR-24"


@pytest.mark.rule("RR-24")
def test_the_power_of_apollo_does_nothing_with_an_empty_deck() -> None:
    game = table(hand="boneriders", houses="apollo mars", mars="lorn", jupiter="eo", luna="aja", deck="")
    deploy(game, "boneriders", "mars")
    assert game.sovereign == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-25")
def test_a_player_with_an_empty_hand_leads_without_deploying_or_scouts() -> None:
    game = table(hand="", mars="eo", jupiter="lorn", deck="seer nero")
    assert prompt(game).id == "prompt-turn-empty"
    assert options(game) == ["deck", "lead"]
    decide(game, "lead")
    assert options(game) == ["deck", "location:jupiter", "location:mars"]
    decide(game, "location:mars")
    assert hand(game) == ["eo"]
    assert helium(game) == 1


@pytest.mark.rule("RR-25")
def test_a_player_with_an_empty_hand_may_scout() -> None:
    game = table(hand="", mars="eo", deck="seer nero")
    decide(game, "deck", "location:mars")
    assert at(game, "mars") == ["eo", "nero"]
    assert helium(game) == 1


@pytest.mark.rule("RR-24", "RR-25")
def test_with_nothing_at_all_a_turn_passes() -> None:
    game = table(hands={0: "", 1: "judge"}, deck="")
    assert "event-cannot-act" in events(game)
    assert asked_seat(game) == 1
    assert influence(game) == 0


@pytest.mark.rule("RR-25")
def test_an_empty_hand_with_an_empty_deck_can_only_lead() -> None:
    game = table(hand="", mars="eo", deck="")
    assert options(game) == ["lead"]
    assert refusal(game, "deck").rule == "RR-24"


# --- banishing and revealing -----------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
def test_a_banished_card_is_visible_and_any_player_may_bring_it_back() -> None:
    game = table(hands={0: "karnus", 1: "mustang"}, mars="eo", jupiter="lorn", luna="aja", deck="seer nero")
    deploy(game, "karnus", "mars", "location:jupiter")
    assert banished(game) == ["eo"]
    deploy(game, "mustang", "jupiter")
    assert "eo" in hand(game, 1)
    assert banished(game) == ["mustang"]


@pytest.mark.rule("RR-26")
def test_a_revealed_card_returns_to_the_hand_known_to_all() -> None:
    game = table(hand="politician aja nero seer", mars="eo", jupiter="lorn", deck="orator")
    deploy(game, "politician", "mars", "card:aja>card:nero")
    assert hand(game) == ["aja", "nero", "seer"]
    assert is_known_to_all(game, "aja")
    assert is_known_to_all(game, "nero")
    assert not is_known_to_all(game, "seer")


@pytest.mark.rule("RR-26")
def test_a_first_touch_that_leads_nowhere_is_refused_with_the_cards_name() -> None:
    game = table(hand="politician aja seer", mars="eo", jupiter="lorn", deck="orator")
    deploy(game, "politician", "mars")
    assert options(game) == ["no"]
    reason = refusal(game, "card:aja")
    assert (reason.rule, reason.message.id) == ("RR-26", "reason-card-leads-nowhere")
    assert reason.message.args["card"] == "character-aja"


# --- defending -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("blocker", ["judge", "pax_au_telemanus", "the_howlers"])
def test_a_card_with_a_defence_ability_prevents_a_loss_and_stays_in_the_hand(blocker: str) -> None:
    game = table(hands={0: "aja", 1: f"{blocker} seer"}, mars="eo", jupiter="lorn", deck="orator")
    deploy(game, "aja", "mars")
    assert asked_seat(game) == 1
    assert options(game) == sorted([f"card:{blocker}", "card:seer", f"reveal>card:{blocker}"])
    assert refusal(game, "reveal", "card:seer").message.id == "reason-no-defence"
    decide(game, f"reveal>card:{blocker}")
    assert sorted(hand(game, 1)) == sorted([blocker, "seer"])
    assert is_known_to_all(game, blocker)
    assert banished(game) == ["aja"]


@pytest.mark.rule("RR-27")
def test_defending_is_optional() -> None:
    game = table(hands={0: "aja", 1: "judge seer"}, mars="eo", jupiter="lorn", deck="orator")
    deploy(game, "aja", "mars", "card:judge")
    assert banished(game) == ["judge", "aja"]


@pytest.mark.rule("RR-27")
def test_a_player_without_a_defence_is_asked_the_same_question() -> None:
    game = table(hands={0: "aja", 1: "seer"}, mars="eo", jupiter="lorn", deck="orator")
    deploy(game, "aja", "mars")
    assert asked_seat(game) == 1
    assert options(game) == ["card:seer"]
    assert refusal(game, "reveal").message.id == "reason-leads-nowhere"


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("keeper", ["justice", "martyr"])
def test_justice_and_martyr_keep_the_token_and_are_replaced_from_the_deck(keeper: str) -> None:
    game = table(hands={0: "boneriders", 1: f"{keeper} seer"}, sovereign=1, mars="eo", jupiter="lorn", deck="nero aja")
    deploy(game, "boneriders", "mars")
    assert asked_seat(game) == 1
    assert options(game) == sorted(["accept", f"card:{keeper}"])
    decide(game, f"card:{keeper}")
    assert game.sovereign == 1
    assert banished(game) == [keeper]
    assert hand(game, 1) == ["aja", "seer"]
    assert influence(game) == 0  # without the token no power of Diana


@pytest.mark.rule("RR-27")
def test_the_holder_of_the_token_is_asked_even_without_a_defence() -> None:
    game = table(hands={0: "boneriders", 1: "seer"}, sovereign=1, mars="eo", jupiter="lorn", deck="nero aja")
    deploy(game, "boneriders", "mars")
    assert asked_seat(game) == 1
    assert options(game) == ["accept"]
    decide(game, "accept")
    assert game.sovereign == 0
