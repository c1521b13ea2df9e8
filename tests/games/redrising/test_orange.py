"""The seven orange characters: each gains a card of its pile and ends the turn, and has any name at the end."""

from __future__ import annotations

import pytest

from tests.games.redrising.staging import (
    asked_seat,
    at,
    bonus,
    decide,
    deploy,
    endgame,
    hand,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    prompt,
    refusal,
    table,
    tracks,
)

# The cards of these that each of them can gain, beside another orange.
PILE = "lorn pelus bridge helga gardener"
REACH = {
    "aegis_craftsman": ["lorn"],
    "artificer": ["lorn", "cyther"],
    "cyther": ["pelus"],
    "gravboot_cobbler": ["lorn", "bridge"],
    "pulse_armorer": ["bridge"],
    "pulse_fist_engineer": ["helga"],
    "razor_designer": ["lorn"],
}
EVERY_ORANGE = pytest.mark.parametrize("card", list(REACH))


def pile_for(card: str) -> str:
    """A pile with a card of each colour that an orange can gain, and another orange."""
    return f"{PILE} {'artificer' if card == 'cyther' else 'cyther'}"


@pytest.mark.rule("RR-11")
@EVERY_ORANGE
def test_an_orange_card_reaches_the_cards_of_its_colours_at_any_depth(card: str) -> None:
    game = table(hand=card, mars=pile_for(card), luna="aja orion ugly_dan stained razor_designer judge")
    deploy(game, card, "mars")
    assert options(game) == sorted([*(f"card:{one}" for one in REACH[card]), "no"])


@pytest.mark.rule("RR-14", "RR-15")
@pytest.mark.parametrize(("card", "gained"), [(card, gained) for card in REACH for gained in REACH[card]])
def test_an_orange_card_gains_a_card_without_a_bonus_and_ends_the_turn(card: str, gained: str) -> None:
    game = table(hand=card, mars=pile_for(card), luna="judge")
    deploy(game, card, "mars", f"card:{gained}")
    assert hand(game) == [gained]
    assert at(game, "mars") == [one for one in pile_for(card).split() if one != gained] + [card]
    assert tracks(game) == (0, 0, 0)
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-turn-empty"


@EVERY_ORANGE
def test_an_orange_card_may_gain_nothing_and_the_turn_continues(card: str) -> None:
    game = table(hand=card, mars=pile_for(card), luna="judge")
    deploy(game, card, "mars", "no")
    assert is_finishing_lead(game)
    assert asked_seat(game) == 0
    assert hand(game) == []
    assert at(game, "mars") == [*pile_for(card).split(), card]


@pytest.mark.rule("RR-19")
@EVERY_ORANGE
def test_without_a_fitting_card_an_orange_card_asks_nothing(card: str) -> None:
    game = table(hand=card, mars="gardener", luna=pile_for(card))
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["gardener", card]


@EVERY_ORANGE
def test_an_orange_card_alone_does_not_gain_itself(card: str) -> None:
    game = table(hand=card, luna="judge")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == [card]


@EVERY_ORANGE
def test_an_orange_card_does_not_gain_a_face_down_card(card: str) -> None:
    wanted = REACH[card][0]
    game = table(hand=card, mars=f"?{wanted}", luna="judge")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == [f"?{wanted}", card]


@EVERY_ORANGE
def test_what_an_orange_card_gained_is_known_to_all(card: str) -> None:
    wanted = REACH[card][0]
    game = table(hand=card, mars=wanted, luna="judge")
    deploy(game, card, "mars", f"card:{wanted}")
    assert is_known_to_all(game, wanted)
    assert known_to(game, wanted, 1)


def test_the_artificer_names_the_rule_against_every_other_card() -> None:
    game = table(hand="artificer", mars="aja gardener ?lorn", luna="judge cyther")
    deploy(game, "artificer", "mars")
    assert options(game) == ["card:aja", "no"]
    assert refusal(game, "card:artificer").message.id == "reason-itself"
    assert refusal(game, "card:cyther").message.id == "reason-elsewhere"
    kind = refusal(game, "card:gardener")
    assert (kind.rule, kind.message.id) == ("RR-11", "reason-kind")
    hidden = refusal(game, "face-down:mars:2")
    assert (hidden.rule, hidden.message.id) == ("RR-08", "reason-face-down")


# --- at the end: a name (RR-61) --------------------------------------------------------------------------------------


@pytest.mark.rule("RR-61")
@EVERY_ORANGE
def test_an_orange_card_may_be_given_the_name_of_a_character(card: str) -> None:
    game = endgame(table(hand=f"{card} calliope", luna="judge"))
    assert prompt(game).id == "prompt-wilds"
    decide(game, "by-hand", "name:the_jackal")
    assert bonus(game, "calliope") == 20
    assert game.is_over()


@EVERY_ORANGE
def test_an_orange_card_may_keep_its_own_name(card: str) -> None:
    game = endgame(table(hand=f"{card} calliope", luna="judge"))
    decide(game, "by-hand", "no")
    assert bonus(game, "calliope") == 0


@EVERY_ORANGE
def test_the_best_name_is_found_if_it_is_left_to_the_score_pad(card: str) -> None:
    game = endgame(table(hand=f"{card} calliope", luna="judge"))
    assert options(game) == ["best", "by-hand"]
    decide(game, "best")
    assert bonus(game, "calliope") == 20


@pytest.mark.rule("RR-61")
def test_a_new_name_leaves_colour_and_abilities_as_they_are() -> None:
    game = endgame(table(hand="cyther", luna="judge", banished="lorn"))
    decide(game, "by-hand", "name:surgeon")
    assert hand(game) == ["cyther"]
    assert game.is_over()


@pytest.mark.rule("RR-61")
@pytest.mark.parametrize(("name", "expected"), [("karnus", -5), ("octavia", -10)])
def test_two_cards_of_one_name_score_as_one(name: str, expected: int) -> None:
    game = endgame(table(hand="nero karnus cyther", luna="judge"))
    decide(game, "by-hand", f"name:{name}")
    assert bonus(game, "nero") == expected


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "others", "expected"),
    [
        ("aegis_craftsman", "lorn", 20),
        ("aegis_craftsman", "lorn helga", 10),
        ("aegis_craftsman", "helga", 0),
        ("artificer", "lorn cyther", 20),
        ("artificer", "lorn", 0),
        ("cyther", "pelus", 16),
        ("cyther", "lorn", 0),
        ("gravboot_cobbler", "lorn", 14),
        ("gravboot_cobbler", "bridge", 14),
        ("gravboot_cobbler", "pelus", 0),
        ("pulse_armorer", "bridge", 17),
        ("pulse_armorer", "lorn", 0),
        ("pulse_fist_engineer", "helga", 18),
        ("pulse_fist_engineer", "lorn", 0),
        ("razor_designer", "lorn", 13),
        ("razor_designer", "lorn helga", 0),
    ],
)
def test_an_orange_card_scores_with_its_colours(card: str, others: str, expected: int) -> None:
    assert bonus(table(hand=f"{card} {others}"), card) == expected
