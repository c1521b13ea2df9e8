"""The seven silver characters: helium, and a turn inside a turn."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.table import RedRising
from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    bonus,
    decide,
    deploy,
    endgame,
    events,
    fleet,
    hand,
    helium,
    influence,
    is_finishing_lead,
    options,
    prompt,
    refusal,
    table,
    tracks,
)

# --- Banker ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-14")
def test_the_banker_sells_any_card_of_his_pile_and_is_banished() -> None:
    game = table(hand="banker", mars="arlus nanny ?lorn", luna="judge", helium=[4, 0])
    deploy(game, "banker", "mars", "yes")
    assert helium(game) == 1
    assert options(game) == ["card:arlus", "card:nanny", "face-down:mars:2"]
    assert refusal(game, "card:banker").message.id == "reason-itself"
    assert refusal(game, "card:judge").message.id == "reason-elsewhere"
    decide(game, "card:arlus")
    assert hand(game) == ["arlus"]
    assert at(game, "mars") == ["nanny", "?lorn"]
    assert banished(game) == ["banker"]
    assert helium(game) == 1


@pytest.mark.rule("RR-12")
def test_the_turn_continues_after_the_banker_and_his_location_stays_barred() -> None:
    game = table(hand="banker", mars="arlus nanny", luna="judge", helium=[3, 0])
    deploy(game, "banker", "mars", "yes", "card:arlus")
    assert is_finishing_lead(game)
    assert refusal(game, "location:mars").message.id == "reason-barred"


def test_the_banker_sells_the_only_card_without_asking_which() -> None:
    game = table(hand="banker", mars="arlus", luna="judge", helium=[3, 0])
    deploy(game, "banker", "mars", "yes")
    assert hand(game) == ["arlus"]
    assert banished(game) == ["banker"]


def test_the_banker_may_be_left_unpaid() -> None:
    game = table(hand="banker", mars="arlus", luna="judge", helium=[3, 0])
    deploy(game, "banker", "mars")
    assert options(game) == ["no", "yes"]
    decide(game, "no")
    assert helium(game) == 3
    assert at(game, "mars") == ["arlus", "banker"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(("pile", "money"), [("arlus", 2), ("", 3)])
def test_the_banker_offers_nothing_without_money_or_without_another_card(pile: str, money: int) -> None:
    game = deploy(table(hand="banker", mars=pile, luna="judge", helium=[money, 0]), "banker", "mars")
    assert is_finishing_lead(game)
    assert helium(game) == money
    assert banished(game) == []


@pytest.mark.rule("RR-60")
def test_at_the_end_the_banker_sells_the_top_card_of_a_location() -> None:
    game = endgame(table(hand="banker", jupiter="arlus lorn", luna="judge", helium=[3, 0]))
    assert options(game) == ["no", "yes"]
    decide(game, "yes")
    assert options(game) == ["location:jupiter", "location:luna"]
    empty = refusal(game, "location:mars")
    assert (empty.rule, empty.message.id) == ("RR-60", "reason-empty")
    decide(game, "location:jupiter")
    assert hand(game) == ["lorn", "banker"]
    assert tracks(game) == (0, 0, 0)
    assert banished(game) == []
    assert game.is_over()


def test_at_the_end_the_banker_may_be_left_unpaid() -> None:
    game = decide(endgame(table(hand="banker", luna="judge", helium=[3, 0])), "no")
    assert hand(game) == ["banker"]
    assert helium(game) == 3


@pytest.mark.parametrize(("pile", "money"), [("judge", 2), ("", 3)])
def test_at_the_end_the_banker_offers_nothing_without_money_or_cards(pile: str, money: int) -> None:
    game = endgame(table(hand="banker", luna=pile, helium=[money, 0]))
    assert game.is_over()
    assert (hand(game), helium(game)) == (["banker"], money)


# --- CEO, Sponsor, Stock Broker --------------------------------------------------------------------------------------

TRADES = [("ceo", (0, 1, 0), (2, 0, 0)), ("sponsor", (1, 0, 0), (0, 0, 2)), ("stock_broker", (0, 0, 1), (2, 0, 0))]
EVERY_TRADE = pytest.mark.parametrize(("card", "price", "goods"), TRADES)
EVERY_PRICE = pytest.mark.parametrize(("card", "price"), [(card, price) for card, price, _ in TRADES])


def trading(card: str, *, owned: tuple[int, int, int]) -> RedRising:
    """A trader is deployed by a player with these amounts."""
    have = [[one, 0] for one in owned]
    game = table(hand=card, mars="arlus", luna="judge", helium=have[0], fleet=have[1], influence=have[2])
    return deploy(game, card, "mars")


@pytest.mark.rule("RR-22")
@EVERY_TRADE
def test_a_trade_is_made_once_however_much_one_could_pay(
    card: str, price: tuple[int, int, int], goods: tuple[int, int, int]
) -> None:
    game = decide(trading(card, owned=(3, 3, 3)), "yes")
    assert tracks(game) == tuple(3 - one + two for one, two in zip(price, goods, strict=True))
    assert is_finishing_lead(game)


@EVERY_TRADE
def test_a_trade_takes_the_last_token_too(card: str, price: tuple[int, int, int], goods: tuple[int, int, int]) -> None:
    assert tracks(decide(trading(card, owned=price), "yes")) == goods


@EVERY_PRICE
def test_a_trade_may_be_refused(card: str, price: tuple[int, int, int]) -> None:
    game = trading(card, owned=price)
    assert options(game) == ["no", "yes"]
    decide(game, "no")
    assert tracks(game) == price
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@EVERY_PRICE
def test_without_the_price_there_is_no_trade(card: str, price: tuple[int, int, int]) -> None:
    owned = (0 if price[0] else 5, 0 if price[1] else 5, 0 if price[2] else 5)
    game = trading(card, owned=owned)
    assert is_finishing_lead(game)
    assert tracks(game) == owned


@pytest.mark.rule("RR-33")
def test_the_sponsor_puts_no_more_influence_than_there_is() -> None:
    assert tracks(decide(trading("sponsor", owned=(1, 0, 9)), "yes")) == (0, 0, 10)


# --- Investor --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "got"), [("gold", 2), ("red", 1), ("white", 0), ("gray", 0)])
def test_the_investor_gets_helium_for_each_card_of_a_colour_at_his_location(colour: str, got: int) -> None:
    game = table(hand="investor", mars="lorn arlus aja ?nero banker", luna="judge cassius", institute="seer")
    deploy(game, "investor", "mars", f"colour:{colour}")
    assert tracks(game) == (got, 0, 0)
    assert is_finishing_lead(game)


def test_the_investor_may_name_any_colour_but_silver() -> None:
    game = deploy(table(hand="investor", mars="lorn", luna="judge"), "investor", "mars")
    assert len(options(game)) == 13
    silver = refusal(game, "colour:silver")
    assert (silver.rule, silver.message.id) == ("RR-11", "reason-not-colour")


@pytest.mark.rule("RR-19")
def test_the_investor_alone_gets_nothing() -> None:
    game = deploy(table(hand="investor", luna="judge"), "investor", "mars", "colour:white")
    assert helium(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-60")
def test_at_the_end_the_investor_looks_at_mars() -> None:
    game = endgame(table(hand="investor", jupiter="lorn", mars="aja nero ?roque arlus", luna="cassius"))
    assert refusal(game, "colour:silver").rule == "RR-11"
    decide(game, "colour:gold")
    assert helium(game) == 2
    assert game.is_over()


def test_at_the_end_the_investor_must_name_a_colour_though_mars_is_empty() -> None:
    game = decide(endgame(table(hand="investor", luna="cassius")), "colour:gold")
    assert helium(game) == 0
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_the_investor_counts_mars_as_it_is_when_its_owner_uses_him() -> None:
    first = endgame(table(hand="investor martyr", mars="lorn aja", sovereign=0))
    assert options(first) == ["card:investor", "card:martyr"]
    decide(first, "card:investor", "colour:gold", "card:lorn")
    assert helium(first) == 2
    last = endgame(table(hand="investor martyr", mars="lorn aja", sovereign=0))
    decide(last, "card:martyr", "card:lorn", "colour:gold")
    assert helium(last) == 1
    assert hand(last) == hand(first) == ["lorn", "investor", "martyr"]


@pytest.mark.rule("RR-60")
def test_the_investor_may_earn_what_the_banker_costs() -> None:
    game = endgame(table(hand="banker investor", mars="lorn", luna="judge", helium=[2, 0]))
    decide(game, "card:investor", "colour:gold", "yes", "location:luna")
    assert hand(game) == ["banker", "investor", "judge"]
    assert helium(game) == 0


# --- Loan Shark ------------------------------------------------------------------------------------------------------


def lending(
    *, guest: str = "arlus nanny", money: int = 2, seats: int = 2, triggered: bool = False, **piles: str
) -> RedRising:
    """The Loan Shark has just been deployed to Mars by seat 0; seat 1 has this hand and helium."""
    wealth = [0, money] + [5] * (seats - 2)
    there = {"mars": "judge", "luna": "seer", "institute": "magistrate", "deck": "aja antonia lorn"} | piles
    game = table(
        seats=seats,
        hand="loan_shark uncle_narol",
        hands={1: guest},
        jupiter=there.get("jupiter", ""),
        mars=there["mars"],
        luna=there["luna"],
        institute=there["institute"],
        deck=there["deck"],
        helium=wealth,
        triggered=triggered,
    )
    return deploy(game, "loan_shark", "mars")


def test_the_loan_shark_asks_a_rival_for_one_helium_or_two_for_a_turn() -> None:
    game = lending()
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-lend"
    assert options(game) == ["buy", "no"]
    decide(game, "no")
    assert (helium(game, 0), helium(game, 1)) == (1, 1)
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


def test_a_rival_with_one_helium_gives_it_to_the_loan_shark() -> None:
    game = lending(money=1)
    assert (helium(game, 0), helium(game, 1)) == (1, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_a_rival_without_helium_gives_none_to_the_loan_shark() -> None:
    game = lending(money=0)
    assert (helium(game, 0), helium(game, 1)) == (0, 0)
    assert is_finishing_lead(game)


def test_the_loan_shark_chooses_among_several_rivals() -> None:
    game = lending(seats=3, money=0)
    assert asked_seat(game) == 0
    assert options(game) == ["seat:1", "seat:2"]
    yourself = refusal(game, "seat:0")
    assert (yourself.rule, yourself.message.id) == ("RR-11", "reason-yourself")
    decide(game, "seat:2")
    assert asked_seat(game) == 2
    decide(game, "no")
    assert [helium(game, player) for player in range(3)] == [1, 0, 4]


def test_a_bought_turn_costs_two_and_is_a_whole_turn_before_the_host_continues() -> None:
    game = decide(lending(), "buy")
    assert (helium(game, 0), helium(game, 1)) == (2, 0)
    assert "event-buys-turn" in events(game)
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-turn"
    decide(game, "card:nanny>location:jupiter")
    assert is_finishing_lead(game)
    assert asked_seat(game) == 1
    decide(game, "location:institute")
    assert hand(game, 1) == ["arlus", "magistrate"]
    assert influence(game, 1) == 1
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-12")
def test_what_the_guest_deploys_bars_the_guest_and_not_the_host() -> None:
    game = decide(lending(), "buy", "card:nanny>location:jupiter")
    assert options(game) == ["deck", "location:institute", "location:luna"]
    assert refusal(game, "location:jupiter").message.id == "reason-barred"
    decide(game, "location:institute")
    assert options(game) == ["deck", "location:jupiter", "location:luna"]
    assert refusal(game, "location:mars").message.id == "reason-barred"
    decide(game, "location:jupiter")
    assert hand(game) == ["uncle_narol", "nanny"]
    assert fleet(game) == 1


def test_the_guest_cannot_gain_the_loan_shark_in_the_second_step() -> None:
    game = decide(lending(), "buy", "card:nanny>location:jupiter")
    reason = refusal(game, "location:mars")
    assert (reason.rule, reason.message.id) == ("RR-12", "reason-untouchable")


def test_the_guest_may_gain_a_card_on_top_of_the_loan_shark() -> None:
    game = lending(guest="masseuse")
    decide(game, "buy", "card:masseuse>location:jupiter", "location:luna>location:mars")
    assert is_finishing_lead(game)
    decide(game, "location:mars")
    assert hand(game, 1) == ["seer"]
    assert helium(game, 1) == 1


def test_no_ability_of_the_guest_gains_the_loan_shark() -> None:
    game = decide(lending(guest="romulus banker", money=5, mars="arlus"), "buy", "card:banker>location:mars", "yes")
    assert hand(game, 1) == ["arlus", "romulus"]
    assert at(game, "mars") == ["loan_shark"]
    assert banished(game) == ["banker"]


def test_the_guest_is_not_asked_to_pay_the_banker_for_the_loan_shark() -> None:
    game = decide(lending(guest="arlus banker", money=5, mars=""), "buy", "card:banker>location:mars")
    assert is_finishing_lead(game)
    assert asked_seat(game) == 1
    assert helium(game, 1) == 3


def test_the_guest_may_move_the_loan_shark_and_the_host_may_then_gain_it() -> None:
    game = lending(guest="zanzibar", luna="seer")
    decide(game, "buy", "card:zanzibar>location:mars", "card:loan_shark>location:luna")
    assert refusal(game, "location:luna").message.id == "reason-untouchable"
    decide(game, "location:institute")
    assert asked_seat(game) == 0
    decide(game, "location:luna")
    assert hand(game) == ["uncle_narol", "loan_shark"]


@pytest.mark.rule("RR-15")
def test_when_the_guest_ends_the_turn_the_host_continues() -> None:
    game = lending(guest="arlus cyther", luna="pelus")
    decide(game, "buy", "card:cyther>location:luna", "card:pelus")
    assert hand(game, 1) == ["arlus", "pelus"]
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:institute", "location:luna"]


def test_the_guest_may_scout() -> None:
    game = decide(lending(), "buy", "deck", "location:jupiter")
    assert at(game, "jupiter") == ["lorn"]
    assert fleet(game, 1) == 1
    assert asked_seat(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-51")
def test_a_bought_turn_does_not_count_as_a_turn_of_the_guest() -> None:
    game = decide(lending(triggered=True), "buy", "card:nanny>location:jupiter", "location:institute", "location:luna")
    assert asked_seat(game) == 1
    assert prompt(game).id == "prompt-turn"
    decide(game, "card:magistrate>location:luna", "location:jupiter")
    assert game.is_over()


def test_after_a_bought_turn_no_location_is_barred_and_no_card_untouchable() -> None:
    game = decide(lending(), "buy", "card:nanny>location:jupiter", "location:institute", "location:luna")
    decide(game, "card:magistrate>location:luna")
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:jupiter", "location:mars"]
    decide(game, "location:mars")
    assert "loan_shark" in hand(game, 1)


@pytest.mark.rule("RR-18")
def test_the_loan_shark_of_calliope_keeps_both_locations_barred() -> None:
    game = table(
        hand="calliope",
        hands={1: "justice"},
        jupiter="deanna",
        mars="judge",
        luna="seer",
        institute="magistrate",
        deck="aja loan_shark",
        helium=[0, 2],
    )
    deploy(game, "calliope", "mars", "location:luna")
    decide(game, "buy", "card:justice>location:institute", "location:jupiter")
    assert asked_seat(game) == 0
    assert options(game) == ["deck", "location:institute"]
    assert fleet(game, 1) == 1


def test_a_guest_with_an_empty_hand_may_only_gain_or_scout() -> None:
    game = decide(lending(guest=""), "buy")
    assert options(game) == ["deck", "lead"]
    decide(game, "lead", "location:luna")
    assert hand(game, 1) == ["seer"]
    assert is_finishing_lead(game)


# --- Quicksilver -----------------------------------------------------------------------------------------------------


def test_quicksilver_takes_from_the_richest_rival() -> None:
    game = table(seats=3, hand="quicksilver", mars="arlus", luna="judge", helium=[5, 2, 3])
    deploy(game, "quicksilver", "mars")
    assert [helium(game, player) for player in range(3)] == [6, 2, 2]
    assert is_finishing_lead(game)


def test_quicksilver_chooses_among_rivals_who_are_equally_rich() -> None:
    game = table(seats=4, hand="quicksilver", mars="arlus", luna="judge", helium=[0, 3, 2, 3])
    deploy(game, "quicksilver", "mars")
    assert options(game) == ["seat:1", "seat:3"]
    assert refusal(game, "seat:0").message.id == "reason-yourself"
    poorer = refusal(game, "seat:2")
    assert (poorer.rule, poorer.message.id) == ("RR-11", "reason-not-richest")
    decide(game, "seat:3")
    assert [helium(game, player) for player in range(4)] == [1, 3, 2, 2]


@pytest.mark.rule("RR-19")
def test_quicksilver_takes_nothing_if_no_rival_has_helium() -> None:
    game = table(seats=3, hand="quicksilver", mars="arlus", luna="judge", helium=[4, 0, 0])
    deploy(game, "quicksilver", "mars")
    assert [helium(game, player) for player in range(3)] == [4, 0, 0]
    assert is_finishing_lead(game)


def test_no_card_defends_helium_against_quicksilver() -> None:
    game = table(hand="quicksilver", hands={1: "judge"}, mars="arlus", luna="seer", helium=[0, 1])
    deploy(game, "quicksilver", "mars")
    assert (helium(game, 0), helium(game, 1)) == (1, 0)
    assert is_finishing_lead(game)


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "helium", "influence", "expected"),
    [
        ("banker", 9, 9, 0),
        ("ceo", 5, 0, 18),
        ("ceo", 4, 0, 0),
        ("investor", 9, 9, 0),
        ("quicksilver", 3, 0, 0),
        ("quicksilver", 2, 0, -30),
        ("sponsor", 0, 4, 8),
        ("sponsor", 9, 0, 0),
        ("stock_broker", 4, 0, 20),
        ("stock_broker", 6, 0, 25),
        ("stock_broker", 0, 4, 0),
    ],
)
def test_a_silver_card_scores_with_what_one_owns(card: str, helium: int, influence: int, expected: int) -> None:
    assert bonus(table(hand=card, helium=[helium, 3], influence=[influence, 0]), card) == expected


@pytest.mark.parametrize(("others", "expected"), [("aja arlus nanny judge seer lorn", 7), ("aja arlus nanny judge", 0)])
def test_the_loan_shark_scores_in_a_hand_of_seven(others: str, expected: int) -> None:
    assert bonus(table(hand=f"loan_shark {others}"), "loan_shark") == expected
