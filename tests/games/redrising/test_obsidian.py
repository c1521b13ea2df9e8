"""The seven obsidian characters: they gain each other, and banish other cards."""

from __future__ import annotations

import pytest

from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    decide,
    deploy,
    events,
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

# --- Alfrun and Jopho ------------------------------------------------------------------------------------------------

FRIENDS = [("alfrun", "jopho"), ("jopho", "alfrun")]


@pytest.mark.rule("RR-15")
@pytest.mark.parametrize(("card", "friend"), FRIENDS)
@pytest.mark.parametrize("gained", ["friend", "nero"])
def test_alfrun_and_jopho_may_gain_each_other_or_nero_return_and_end_the_turn(
    card: str, friend: str, gained: str
) -> None:
    game = table(hand=f"{card} eo", mars=f"nero {friend} judge", luna="lorn", deck="seer aja")
    deploy(game, card, "mars")
    assert options(game) == sorted(["card:nero", f"card:{friend}", "no"])
    assert refusal(game, "card:judge").rule == "RR-11"
    assert refusal(game, f"card:{card}").message.id == "reason-itself"
    assert refusal(game, "card:lorn").rule == "RR-11"
    fetched = friend if gained == "friend" else gained
    decide(game, f"card:{fetched}")
    assert sorted(hand(game)) == sorted(["eo", fetched, card])
    assert is_known_to_all(game, fetched)
    assert is_known_to_all(game, card)
    assert card not in at(game, "mars")
    assert len(at(game, "mars")) == 2
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-turn-empty"


@pytest.mark.parametrize(("card", "friend"), FRIENDS)
def test_alfrun_and_jopho_may_gain_nothing_and_then_stay_and_the_turn_continues(card: str, friend: str) -> None:
    game = table(hand=f"{card} eo", mars=friend, luna="lorn", deck="seer aja")
    deploy(game, card, "mars")
    assert options(game) == [f"card:{friend}", "no"]
    decide(game, "no")
    assert at(game, "mars") == [friend, card]
    assert hand(game) == ["eo"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(("card", "friend"), FRIENDS)
def test_alfrun_and_jopho_gain_no_card_from_elsewhere(card: str, friend: str) -> None:
    game = table(hand=f"{card} eo", mars="judge", luna=f"nero {friend}", deck="seer aja")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["judge", card]


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize(("card", "friend"), FRIENDS)
def test_alfrun_and_jopho_gain_no_face_down_card(card: str, friend: str) -> None:
    game = table(hand=card, mars=f"?nero ?{friend}", luna="lorn", deck="seer aja")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)


# --- Alia Snowsparrow ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
def test_alia_banishes_the_topmost_card_that_is_not_gold_under_any_golds() -> None:
    game = table(hand="alia_snowsparrow", mars="eo judge lorn aja", luna="deanna", institute="orion", deck="seer nero")
    deploy(game, "alia_snowsparrow", "institute")
    assert options(game) == ["location:luna", "location:mars"]
    decide(game, "location:mars")
    assert banished(game) == ["judge"]
    assert at(game, "mars") == ["eo", "lorn", "aja"]
    assert tracks(game) == (1, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.parametrize(("victim", "gained"), [("trigg", 0), ("ragnar", 0), ("eo", 1), ("surgeon", 1)])
def test_alia_gets_helium_unless_the_card_was_gray_or_obsidian(victim: str, gained: int) -> None:
    game = table(hand="alia_snowsparrow", mars=victim, luna="nero", deck="seer aja")
    deploy(game, "alia_snowsparrow", "institute")
    assert banished(game) == [victim]
    assert helium(game) == gained


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("hidden", ["nero", "trigg", "ragnar"])
def test_for_alia_a_face_down_card_is_not_gold_and_gives_helium(hidden: str) -> None:
    game = table(hand="alia_snowsparrow", mars=f"eo ?1{hidden} aja", luna="lorn", deck="seer sevro")
    deploy(game, "alia_snowsparrow", "institute")
    assert banished(game) == [hidden]
    assert at(game, "mars") == ["eo", "aja"]
    assert helium(game) == 1


@pytest.mark.rule("RR-11", "RR-17")
def test_why_alia_may_not_choose_a_location() -> None:
    game = table(hand="alia_snowsparrow deanna", mars="eo", luna="judge", jupiter="nero aja", deck="seer sevro")
    deploy(game, "alia_snowsparrow", "mars")
    assert helium(game) == 1  # Luna alone is open to her
    game = table(hand="alia_snowsparrow", jupiter="eo", luna="judge", mars="nero aja", deck="seer sevro")
    deploy(game, "alia_snowsparrow", "institute")
    assert refusal(game, "location:institute").rule == "RR-17"
    assert refusal(game, "location:mars").message.id == "reason-none-there"
    game = table(hand="alia_snowsparrow", jupiter="eo", luna="judge", deck="seer sevro")
    deploy(game, "alia_snowsparrow", "institute")
    assert refusal(game, "location:mars").message.id == "reason-empty"


@pytest.mark.rule("RR-19")
def test_alia_banishes_nothing_where_all_other_cards_are_gold() -> None:
    game = table(hand="alia_snowsparrow", mars="nero", luna="aja", institute="eo", deck="seer sevro")
    deploy(game, "alia_snowsparrow", "institute")
    assert banished(game) == []
    assert helium(game) == 0
    assert is_finishing_lead(game)


# --- Helga -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("beneath", ["nero", "eo", "?trigg"])
def test_helga_banishes_the_card_beneath_and_gets_helium_if_no_third_card_lay_there(beneath: str) -> None:
    game = table(hand="helga", mars=beneath, luna="lorn", deck="seer sevro")
    deploy(game, "helga", "mars")
    assert banished(game) == [beneath.lstrip("?")]
    assert at(game, "mars") == ["helga"]
    assert helium(game) == 1
    assert is_finishing_lead(game)


def test_helga_gets_no_helium_with_a_third_card_at_the_location() -> None:
    game = table(hand="helga", mars="eo nero", luna="lorn", deck="seer sevro")
    deploy(game, "helga", "mars")
    assert banished(game) == ["nero"]
    assert at(game, "mars") == ["eo", "helga"]
    assert helium(game) == 0


@pytest.mark.rule("RR-19")
def test_helga_at_an_empty_location_banishes_nothing_and_gets_nothing() -> None:
    game = table(hand="helga", luna="lorn", deck="seer sevro")
    deploy(game, "helga", "mars")
    assert banished(game) == []
    assert at(game, "mars") == ["helga"]
    assert helium(game) == 0
    assert is_finishing_lead(game)


# --- Ragnar ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-17")
@pytest.mark.parametrize(("top", "gained"), [("nero", 1), ("trigg", 1), ("eo", 0), ("sefi", 0), ("?nero", 0)])
def test_ragnar_banishes_the_top_card_of_another_location_and_gets_influence_for_gold_or_gray(
    top: str, gained: int
) -> None:
    game = table(hand="ragnar", mars=f"judge {top}", luna="lorn aja", institute="orion", deck="seer sevro")
    deploy(game, "ragnar", "institute")
    assert options(game) == ["location:luna", "location:mars"]
    decide(game, "location:mars")
    assert banished(game) == [top.lstrip("?")]
    assert at(game, "mars") == ["judge"]
    assert at(game, "institute") == ["orion", "ragnar"]
    assert influence(game) == gained
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-11", "RR-17")
def test_why_ragnar_may_not_choose_a_location() -> None:
    game = table(hand="ragnar", mars="judge", luna="lorn aja", institute="orion", deck="seer sevro")
    deploy(game, "ragnar", "institute")
    assert refusal(game, "location:institute").rule == "RR-17"
    assert refusal(game, "location:jupiter").message.id == "reason-empty"


@pytest.mark.rule("RR-19")
def test_ragnar_banishes_nothing_where_all_other_locations_are_empty() -> None:
    game = table(hand="ragnar eo", institute="nero", deck="")
    deploy(game, "ragnar", "institute")
    assert banished(game) == []
    assert influence(game) == 0
    assert "event-cannot-gain" in events(game)
    assert asked_seat(game) == 1


# --- Sefi ------------------------------------------------------------------------------------------------------------


def test_sefi_gains_another_obsidian_of_the_pile_and_the_turn_continues() -> None:
    game = table(hand="sefi", mars="ragnar eo helga", luna="stained", deck="seer sevro")
    deploy(game, "sefi", "mars")
    assert options(game) == ["card:helga", "card:ragnar"]
    assert refusal(game, "card:sefi").message.id == "reason-itself"
    assert refusal(game, "card:eo").rule == "RR-11"
    assert refusal(game, "card:stained").message.id == "reason-elsewhere"
    decide(game, "card:ragnar")
    assert hand(game) == ["ragnar"]
    assert is_known_to_all(game, "ragnar")
    assert at(game, "mars") == ["eo", "helga", "sefi"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-11", "RR-14")
def test_sefi_must_gain_the_only_other_obsidian_which_gives_no_bonus() -> None:
    game = table(hand="sefi", mars="ragnar eo", luna="stained", deck="seer sevro")
    deploy(game, "sefi", "mars")
    assert hand(game) == ["ragnar"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("mars", ["", "eo nero", "?ragnar"])
def test_sefi_gains_nothing_without_another_obsidian(mars: str) -> None:
    game = table(hand="sefi", mars=mars, luna="stained", deck="seer sevro")
    deploy(game, "sefi", "mars")
    assert hand(game) == []
    assert at(game, "mars") == [*mars.split(), "sefi"]
    assert is_finishing_lead(game)


# --- Stained ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("victim", "gained"),
    [("card:ragnar", 1), ("card:nero", 0), ("card:eo", 0), ("face-down:mars:3", 0)],
)
def test_stained_banishes_any_other_card_of_the_pile_and_gets_influence_for_an_obsidian(
    victim: str, gained: int
) -> None:
    game = table(hand="stained", mars="ragnar nero eo ?helga", luna="sefi", deck="seer sevro")
    deploy(game, "stained", "mars")
    assert options(game) == ["card:eo", "card:nero", "card:ragnar", "face-down:mars:3"]
    assert refusal(game, "card:stained").message.id == "reason-itself"
    assert refusal(game, "card:sefi").message.id == "reason-elsewhere"
    decide(game, victim)
    assert banished(game) == ["helga" if victim.startswith("face-down") else victim.removeprefix("card:")]
    assert len(at(game, "mars")) == 4
    assert influence(game) == gained
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-11")
def test_stained_must_banish_the_only_other_card() -> None:
    game = table(hand="stained", mars="alfrun", luna="sefi", deck="seer sevro")
    deploy(game, "stained", "mars")
    assert banished(game) == ["alfrun"]
    assert influence(game) == 1


@pytest.mark.rule("RR-19")
def test_stained_alone_banishes_nothing() -> None:
    game = table(hand="stained", luna="sefi", deck="seer sevro")
    deploy(game, "stained", "mars")
    assert banished(game) == []
    assert at(game, "mars") == ["stained"]
    assert influence(game) == 0
    assert is_finishing_lead(game)
