"""The seven violet characters: they move cards and themselves, or are given away."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.table import RedRising
from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    bonus,
    decide,
    deck,
    deploy,
    hand,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    pile,
    refusal,
    table,
)

# --- 4D Painter ------------------------------------------------------------------------------------------------------


def test_the_painter_moves_a_card_to_another_location_without_its_colour() -> None:
    game = table(hand="four_d_painter", jupiter="aja judge", mars="lorn nanny", luna="seer", institute="gardener nero")
    deploy(game, "four_d_painter", "mars")
    assert options(game) == [
        "card:four_d_painter>location:institute",
        "card:four_d_painter>location:jupiter",
        "card:four_d_painter>location:luna",
        "card:lorn>location:luna",
        "card:nanny>location:jupiter",
        "card:nanny>location:luna",
    ]
    decide(game, "card:lorn>location:luna")
    assert at(game, "mars") == ["nanny", "four_d_painter"]
    assert at(game, "luna") == ["seer", "lorn"]
    assert is_finishing_lead(game)


def test_the_painter_names_the_rule_against_a_location() -> None:
    game = table(hand="four_d_painter", jupiter="aja judge", mars="lorn", luna="seer")
    deploy(game, "four_d_painter", "mars")
    same = refusal(game, "card:lorn", "location:jupiter")
    assert (same.rule, same.message.id) == ("RR-11", "reason-same-colour")
    assert refusal(game, "card:lorn", "location:mars").rule == "RR-17"
    assert refusal(game, "card:seer").message.id == "reason-elsewhere"


@pytest.mark.rule("RR-12", "RR-16")
def test_the_painter_may_move_itself_and_was_still_deployed_where_it_was_first() -> None:
    game = table(hand="four_d_painter", mars="lorn", luna="seer")
    deploy(game, "four_d_painter", "mars", "card:four_d_painter>location:luna")
    assert at(game, "luna") == ["seer", "four_d_painter"]
    assert options(game) == ["deck", "location:luna"]
    assert refusal(game, "location:mars").message.id == "reason-barred"
    decide(game, "location:luna")
    assert hand(game) == ["four_d_painter"]


@pytest.mark.rule("RR-08")
def test_a_face_down_card_has_no_colour_for_the_painter() -> None:
    game = table(hand="four_d_painter", jupiter="aja", mars="?lorn", luna="?nero", institute="judge vlogger")
    deploy(game, "four_d_painter", "mars")
    assert [one for one in options(game) if one.startswith("face-down")] == [
        "face-down:mars:0>location:institute",
        "face-down:mars:0>location:jupiter",
        "face-down:mars:0>location:luna",
    ]
    decide(game, "face-down:mars:0>location:jupiter")
    assert at(game, "jupiter") == ["aja", "?lorn"]


def test_a_face_down_card_of_the_same_colour_does_not_keep_the_painter_away() -> None:
    game = table(hand="four_d_painter", mars="lorn", luna="?nero", institute="judge")
    deploy(game, "four_d_painter", "mars")
    assert "card:lorn>location:luna" in options(game)


@pytest.mark.rule("RR-19")
def test_the_painter_moves_nothing_where_every_colour_is_everywhere() -> None:
    game = table(hand="four_d_painter", jupiter="vlogger", luna="reporter", institute="musician")
    deploy(game, "four_d_painter", "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["four_d_painter"]


# --- Musician and Zanzibar -------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-21")
@pytest.mark.parametrize(
    ("card", "values", "others"),
    [("musician", "lorn surgeon", "aja deanna"), ("zanzibar", "aja deanna", "lorn surgeon")],
)
def test_they_move_a_card_of_even_or_odd_value(card: str, values: str, others: str) -> None:
    game = table(hand=card, mars=f"{values} {others}", luna="judge")
    deploy(game, card, "mars")
    assert options(game) == sorted(
        f"card:{one}>location:{location}"
        for one in [*values.split(), card]
        for location in ("institute", "jupiter", "luna")
    )
    for other in others.split():
        reason = refusal(game, f"card:{other}")
        assert (reason.rule, reason.message.id) == ("RR-11", "reason-kind")
    assert refusal(game, "card:judge").message.id == "reason-elsewhere"
    assert refusal(game, f"card:{card}", "location:mars").rule == "RR-17"


@pytest.mark.rule("RR-20")
@pytest.mark.parametrize(("card", "moved"), [("musician", "lorn"), ("zanzibar", "deanna")])
def test_a_card_they_move_goes_on_top_and_is_not_deployed(card: str, moved: str) -> None:
    game = table(hand=card, mars=f"{moved} judge", luna="seer")
    deploy(game, card, "mars", f"card:{moved}>location:luna")
    assert at(game, "mars") == ["judge", card]
    assert at(game, "luna") == ["seer", moved]
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:luna"]


@pytest.mark.rule("RR-12", "RR-16")
@pytest.mark.parametrize("card", ["musician", "zanzibar"])
def test_they_may_move_themselves_and_their_first_location_stays_barred(card: str) -> None:
    game = table(hand=card, mars="arlus", luna="seer")
    deploy(game, card, "mars", f"card:{card}>location:luna")
    assert at(game, "luna") == ["seer", card]
    assert options(game) == ["deck", "location:luna"]


@pytest.mark.parametrize("card", ["musician", "zanzibar"])
def test_alone_they_must_move_themselves(card: str) -> None:
    game = deploy(table(hand=card, luna="seer"), card, "mars")
    assert options(game) == [f"card:{card}>location:{location}" for location in ("institute", "jupiter", "luna")]


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("card", ["musician", "zanzibar"])
def test_a_face_down_card_has_no_value_for_them(card: str) -> None:
    game = deploy(table(hand=card, mars="?lorn ?aja", luna="seer"), card, "mars")
    assert len(options(game)) == 3
    for place in (0, 1):
        reason = refusal(game, f"face-down:mars:{place}")
        assert (reason.rule, reason.message.id) == ("RR-08", "reason-face-down")


# --- Holo Host, Reporter, Vlogger ------------------------------------------------------------------------------------

GIVEN = {"holo_host": "influence", "reporter": "helium", "vlogger": "fleet"}
EVERY_GIVEN = pytest.mark.parametrize("card", list(GIVEN))


def compared(card: str, amounts: list[int], *, cards: str = "lorn arlus nanny") -> RedRising:
    """One of the three is deployed by seat 0, with these values on its track."""
    tracks = {GIVEN[card]: amounts}
    game = table(
        seats=len(amounts),
        hand=f"{card} judge",
        mars="aja",
        luna="seer",
        deck=cards,
        helium=tracks.get("helium"),
        fleet=tracks.get("fleet"),
        influence=tracks.get("influence"),
    )
    return deploy(game, card, "mars")


@pytest.mark.rule("RR-10", "RR-15")
@EVERY_GIVEN
def test_ahead_of_the_right_they_are_given_there_two_cards_are_drawn_and_the_turn_ends(card: str) -> None:
    game = compared(card, [2, 5, 1])
    assert hand(game, 2) == [card]
    assert hand(game) == ["arlus", "nanny", "judge"]
    assert deck(game) == ["lorn"]
    assert at(game, "mars") == ["aja"]
    assert asked_seat(game) == 1


@EVERY_GIVEN
def test_the_others_know_who_was_given_and_not_what_was_drawn(card: str) -> None:
    game = compared(card, [2, 5, 1])
    assert is_known_to_all(game, card)
    assert known_to(game, "nanny", 0)
    assert not known_to(game, "nanny", 1)
    assert not known_to(game, "nanny", 2)


@pytest.mark.rule("RR-19")
@EVERY_GIVEN
@pytest.mark.parametrize("amounts", [[2, 0, 2], [2, 0, 3], [0, 0, 0]])
def test_level_with_the_right_or_behind_they_stay_and_the_turn_continues(card: str, amounts: list[int]) -> None:
    game = compared(card, amounts)
    assert at(game, "mars") == ["aja", card]
    assert hand(game) == ["judge"]
    assert is_finishing_lead(game)


@EVERY_GIVEN
def test_with_two_players_the_right_is_the_rival(card: str) -> None:
    game = compared(card, [1, 0])
    assert hand(game, 1) == [card]
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-24")
@EVERY_GIVEN
@pytest.mark.parametrize(("cards", "mine"), [("nanny", ["nanny", "judge"]), ("", ["judge"])])
def test_a_short_deck_gives_what_it_has_and_the_turn_still_ends(card: str, cards: str, mine: list[str]) -> None:
    game = compared(card, [2, 5, 1], cards=cards)
    assert hand(game) == mine
    assert hand(game, 2) == [card]
    assert asked_seat(game) == 1


@pytest.mark.rule("RA-10")
@EVERY_GIVEN
def test_the_automa_puts_what_it_is_given_on_top_of_its_pile(card: str) -> None:
    tracks = {GIVEN[card]: [1, 0]}
    game = table(
        seats=1,
        hand=f"{card} judge",
        mars="aja",
        luna="seer",
        pile="arlus nanny",
        helium=tracks.get("helium"),
        fleet=tracks.get("fleet"),
        influence=tracks.get("influence"),
    )
    deploy(game, card, "mars")
    assert pile(game)[:3] == ["arlus", "nanny", card]


# --- Mickey the Carver -----------------------------------------------------------------------------------------------


def carving(cards: str, *, others: str = "arlus judge") -> RedRising:
    """Mickey has just been deployed to Mars; the deck has these cards, the last of them on top."""
    game = table(hand=f"mickey_the_carver {others}", mars="nanny", luna="seer", institute="magistrate", deck=cards)
    return deploy(game, "mickey_the_carver", "mars")


def test_mickey_banishes_a_red_and_digs_for_the_first_gold() -> None:
    game = carving("aja pelus lorn orion helga", others="arlus eo judge")
    assert options(game) == ["card:arlus", "card:eo", "no"]
    reason = refusal(game, "card:judge")
    assert (reason.rule, reason.message.id) == ("RR-11", "reason-kind")
    decide(game, "card:arlus")
    assert banished(game) == ["arlus"]
    assert hand(game) == ["eo", "lorn", "judge"]
    assert options(game) == ["card:helga", "card:orion", "done"]
    decide(game, "card:helga")
    assert deck(game) == ["orion", "helga", "aja", "pelus"]
    assert is_finishing_lead(game)


def test_cards_not_ordered_for_mickey_go_beneath_the_deck_in_the_order_revealed() -> None:
    game = decide(carving("aja pelus lorn orion helga sefi"), "card:arlus", "card:helga", "done")
    assert deck(game) == ["orion", "sefi", "helga", "aja", "pelus"]
    assert is_finishing_lead(game)


def test_all_players_know_what_mickey_put_beneath_the_deck() -> None:
    game = decide(carving("aja pelus lorn orion helga"), "card:arlus", "card:orion")
    assert deck(game) == ["helga", "orion", "aja", "pelus"]
    for card in ("helga", "orion", "lorn"):
        assert is_known_to_all(game, card)
    assert not known_to(game, "pelus", 0)


def test_a_gold_on_top_is_all_that_mickey_takes() -> None:
    game = decide(carving("pelus lorn"), "card:arlus")
    assert hand(game) == ["lorn", "judge"]
    assert deck(game) == ["pelus"]
    assert is_finishing_lead(game)


def test_a_single_other_card_is_put_beneath_the_deck_without_a_question() -> None:
    game = decide(carving("helga lorn pelus"), "card:arlus")
    assert hand(game) == ["lorn", "judge"]
    assert deck(game) == ["pelus", "helga"]
    assert is_finishing_lead(game)


def test_without_a_gold_in_the_deck_mickey_shows_it_all_and_gains_nothing() -> None:
    game = decide(carving("pelus orion helga"), "card:arlus", "card:pelus", "card:helga")
    assert hand(game) == ["judge"]
    assert deck(game) == ["orion", "helga", "pelus"]
    assert banished(game) == ["arlus"]
    assert is_finishing_lead(game)


def test_mickey_may_spare_the_red() -> None:
    game = decide(carving("lorn"), "no")
    assert hand(game) == ["arlus", "judge"]
    assert deck(game) == ["lorn"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_without_a_red_mickey_still_asks_and_nothing_can_be_banished() -> None:
    game = carving("lorn", others="judge")
    assert options(game) == ["no"]
    assert refusal(game, "card:judge").message.id == "reason-kind"
    decide(game, "no")
    assert is_finishing_lead(game)
    assert hand(game) == ["judge"]


@pytest.mark.rule("RR-24")
def test_without_a_deck_mickey_asks_nothing() -> None:
    game = carving("")
    assert is_finishing_lead(game)
    assert hand(game) == ["arlus", "judge"]
    assert banished(game) == []


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "others", "expected"),
    [
        ("four_d_painter", "lorn judge arlus", 31),
        ("four_d_painter", "lorn aja", 0),
        ("four_d_painter", "vlogger", 0),
        ("mickey_the_carver", "lorn", 10),
        ("mickey_the_carver", "judge", 0),
        ("musician", "surgeon lorn", 32),
        ("musician", "lorn aja", 0),
        ("zanzibar", "aja deanna", 31),
        ("zanzibar", "aja surgeon", 0),
    ],
)
def test_a_violet_card_scores_with_a_fitting_hand(card: str, others: str, expected: int) -> None:
    assert bonus(table(hand=f"{card} {others}", banished="aegis_craftsman"), card) == expected


def test_mickey_scores_with_a_banished_red() -> None:
    assert bonus(table(hand="mickey_the_carver", banished="judge arlus"), "mickey_the_carver") == 10
    assert bonus(table(hand="mickey_the_carver lorn", banished="arlus"), "mickey_the_carver") == 20


@pytest.mark.parametrize(("card", "points"), [("holo_host", 18), ("reporter", 29), ("vlogger", 23)])
def test_holo_host_reporter_and_vlogger_score_with_the_most_and_ties_count(card: str, points: int) -> None:
    for mine, expected in ((3, points), (2, points), (1, 0)):
        amounts = {GIVEN[card]: [mine, 2]}
        game = table(
            hand=card,
            helium=amounts.get("helium"),
            fleet=amounts.get("fleet"),
            influence=amounts.get("influence"),
        )
        assert bonus(game, card) == expected
