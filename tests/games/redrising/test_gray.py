"""The seven gray characters: each moves a card of its colours beneath itself, and has a second colour at the end."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.card import COLOURS
from tests.games.redrising.staging import (
    asked_seat,
    at,
    decide,
    deploy,
    endgame,
    events,
    hand,
    is_finishing_lead,
    is_known_to_all,
    options,
    prompt,
    refusal,
    table,
    tracks,
)

# Each gray, and a card of each colour that it can move.
CALLING = [
    ("bridge", "matteo", "musician"),
    ("colonel_valentin", "aja", "lorn"),
    ("danto", "judge", "timony"),
    ("holiday", "cyther", "orion"),
    ("sun_hwa", "hacker", "ragnar"),
    ("trigg", "danto", "surgeon"),
    ("ugly_dan", "deanna", "modjob"),
]


@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_moves_a_card_of_its_colours_from_any_depth_of_any_location_beneath_itself(
    card: str, one: str, other: str
) -> None:
    game = table(hand=card, mars=f"{one} banker", luna=f"ceo {other} sponsor", institute="investor", deck="quicksilver")
    deploy(game, card, "institute")
    assert options(game) == sorted([f"card:{one}", f"card:{other}"])
    assert refusal(game, "card:sponsor").rule == "RR-11"
    assert refusal(game, f"card:{card}").rule == "RR-11"
    decide(game, f"card:{other}")
    assert at(game, "institute") == ["investor", other, card]
    assert at(game, "luna") == ["ceo", "sponsor"]
    assert options(game) == sorted([f"card:{other}", "no"])
    assert refusal(game, f"card:{one}").message.id == "reason-moved"


@pytest.mark.rule("RR-15")
@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_may_have_the_card_gained_and_this_ends_the_turn(card: str, one: str, other: str) -> None:
    game = table(hand=card, mars=f"{one} banker", luna=f"{other} sponsor", deck="quicksilver")
    deploy(game, card, "institute", f"card:{one}", f"card:{one}")
    assert hand(game) == [one]
    assert is_known_to_all(game, one)
    assert at(game, "institute") == [card]
    assert "event-ends-turn" in events(game)
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-turn-empty"


@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_may_leave_the_card_beneath_and_the_turn_continues(card: str, one: str, other: str) -> None:
    game = table(hand=card, mars=f"{one} banker", luna=f"{other} sponsor", deck="quicksilver")
    deploy(game, card, "institute", f"card:{one}", "no")
    assert hand(game) == []
    assert at(game, "institute") == [one, card]
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:luna", "location:mars"]


@pytest.mark.rule("RR-11")
@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_must_move_the_only_card_that_fits_but_need_not_gain_it(card: str, one: str, other: str) -> None:
    game = table(hand=f"{card} {other}", mars=f"{one} banker", luna="sponsor", deck="quicksilver")
    deploy(game, card, "institute")
    assert at(game, "institute") == [one, card]
    assert options(game) == sorted([f"card:{one}", "no"])


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_does_nothing_where_no_card_fits(card: str, one: str, other: str) -> None:
    game = table(hand=f"{card} {one}", mars="banker", luna="sponsor", banished=other, deck="quicksilver")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["banker", card]


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_moves_no_face_down_card(card: str, one: str, other: str) -> None:
    game = table(hand=card, mars=f"?{one}", luna=f"sponsor ?{other}", deck="quicksilver")
    deploy(game, card, "institute")
    assert is_finishing_lead(game)
    assert at(game, "institute") == [card]


@pytest.mark.rule("RR-08")
def test_the_reason_against_moving_a_face_down_card_to_a_gray() -> None:
    game = table(hand="bridge", mars="?evey matteo", luna="musician", deck="quicksilver")
    deploy(game, "bridge", "institute")
    assert refusal(game, "face-down:mars:0").rule == "RR-08"


@pytest.mark.parametrize(("card", "one", "other"), CALLING)
def test_a_gray_can_move_a_card_of_its_own_pile(card: str, one: str, other: str) -> None:
    game = table(hand=card, institute=f"{one} {other} banker", mars="ceo", deck="quicksilver")
    deploy(game, card, "institute", f"card:{one}", "no")
    assert at(game, "institute") == [other, "banker", one, card]


@pytest.mark.rule("RR-20")
def test_a_card_that_ugly_dan_moves_is_not_deployed() -> None:
    game = table(hand="ugly_dan", mars="uncle_narol", luna="sponsor", deck="quicksilver")
    deploy(game, "ugly_dan", "institute", "no")
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-14")
def test_a_card_gained_by_bridge_gives_no_bonus() -> None:
    game = table(hand="bridge", institute="matteo", luna="sponsor", deck="quicksilver")
    deploy(game, "bridge", "institute", "card:matteo")
    assert hand(game) == ["matteo"]
    assert tracks(game) == (0, 0, 0)


def test_trigg_moves_another_gray_and_never_himself() -> None:
    game = table(hand="trigg", mars="danto", luna="surgeon", deck="quicksilver")
    deploy(game, "trigg", "institute")
    assert options(game) == ["card:danto", "card:surgeon"]
    assert refusal(game, "card:trigg").message.id == "reason-itself"


# --- at the end of the game ------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-62")
@pytest.mark.parametrize("card", [card for card, _, _ in CALLING])
def test_a_gray_may_have_any_one_colour_beside_its_own(card: str) -> None:
    game = endgame(table(hand=f"{card} deanna", hands={1: "eo"}))
    assert options(game) == ["best", "by-hand"]
    decide(game, "by-hand")
    assert options(game) == sorted([f"colour:{colour}" for colour in COLOURS if colour != "gray"] + ["no"])
    assert refusal(game, "colour:gray").rule == "RR-62"
    decide(game, "colour:red")
    assert game.is_over()
    assert "event-wild-colour" in events(game)


@pytest.mark.rule("RR-62")
@pytest.mark.parametrize(
    ("answers", "points"),
    [
        (["best"], 10 + 9 + 26),
        (["by-hand", "colour:red"], 10 + 9 + 26),
        (["by-hand", "colour:blue"], 10 + 9),
        (["by-hand", "no"], 10 + 9),
    ],
)
def test_danto_as_a_red_gives_deanna_her_bonus(answers: list[str], points: int) -> None:
    game = endgame(table(hand="danto deanna", hands={1: "eo"}))
    decide(game, *answers)
    assert game.standings()[0].total == points


@pytest.mark.rule("RR-62")
def test_a_gray_stays_gray_beside_its_second_colour() -> None:
    game = endgame(table(hand="danto dancer", hands={1: "eo"}))
    decide(game, "by-hand", "colour:red")
    assert game.standings()[0].total == 10 + 8 + 11  # the Dancer is not without a gray


@pytest.mark.rule("RR-62")
def test_of_several_grays_each_has_a_colour_of_its_own() -> None:
    game = endgame(table(hand="danto trigg orion", hands={1: "eo"}))
    decide(game, "by-hand")
    assert prompt(game).args == {"card": "character-danto"}
    decide(game, "colour:pink")
    assert prompt(game).args == {"card": "character-trigg"}
    decide(game, "no")
    assert game.is_over()


@pytest.mark.rule("RR-64")
def test_colonel_valentin_counts_the_golds_on_all_locations_and_not_those_in_hand() -> None:
    game = endgame(table(hand="colonel_valentin cassius", mars="aja eo lorn", luna="nero ?roque", hands={1: "eo"}))
    decide(game, "best")
    assert game.standings()[0].total == 10 + 3 * 5 + 25
