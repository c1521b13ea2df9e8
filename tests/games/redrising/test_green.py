"""The seven green characters: they use the deck."""

from __future__ import annotations

import pytest

from ludarium.games.redrising import deal
from ludarium.games.redrising.card import CARDS, COLOURS, FACE_DOWN, NAMES
from ludarium.games.redrising.table import LOCATIONS, RedRising
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE
from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    decide,
    deck,
    deploy,
    endgame,
    events,
    hand,
    helium,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    prompt,
    redacted,
    refusal,
    table,
    tracks,
)

WATCHER = NONE


def deck_seen(game: RedRising, viewer: int) -> list[str]:
    """The deck as a viewer knows it, from bottom to top."""
    return ["?" if card == NONE else NAMES[card] for card in redacted(game, viewer)["table"]["deck"]]


def pile_seen(game: RedRising, location: str, viewer: int) -> list[str]:
    """A location as a viewer knows it, from bottom to top."""
    pile = redacted(game, viewer)["table"]["locations"][LOCATIONS.index(location)]
    return ["?" if placed % FACE_DOWN == FACE_DOWN - 1 else NAMES[placed % FACE_DOWN] for placed in pile]


def audience_of(game: RedRising, kind: str) -> list[list[int] | None]:
    """The audiences of the events of a kind; None is all."""
    assert game.events is not None
    return [event.audience for event in game.events if event.kind == kind]


# --- Codebreaker -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bottom", ["eo", "trigg", "judge"])
def test_codebreaker_gains_the_bottom_card_of_the_deck_and_is_banished(bottom: str) -> None:
    game = table(hand="codebreaker", mars="darrow", luna="lorn", deck=f"{bottom} seer nero")
    deploy(game, "codebreaker", "mars")
    assert hand(game) == [bottom]
    assert is_known_to_all(game, bottom)
    assert deck(game) == ["seer", "nero"]
    assert banished(game) == ["codebreaker"]
    assert at(game, "mars") == ["darrow"]
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:luna"]


@pytest.mark.parametrize("bottom", ["aja", "ceo"])
def test_codebreaker_leaves_a_gold_or_silver_at_the_bottom_where_all_have_seen_it(bottom: str) -> None:
    game = table(hand="codebreaker", mars="darrow", luna="lorn", deck=f"{bottom} seer nero")
    deploy(game, "codebreaker", "mars")
    assert hand(game) == []
    assert banished(game) == ["codebreaker"]
    for viewer in (0, 1, WATCHER):
        assert deck_seen(game, viewer) == [bottom, "?", "?"]


@pytest.mark.parametrize("beneath", ["aja", "ceo"])
def test_codebreaker_on_a_gold_or_silver_stays(beneath: str) -> None:
    game = table(hand="codebreaker", mars=f"darrow {beneath}", luna="lorn", deck="eo seer nero")
    deploy(game, "codebreaker", "mars")
    assert hand(game) == ["eo"]
    assert banished(game) == []
    assert at(game, "mars") == ["darrow", beneath, "codebreaker"]


@pytest.mark.parametrize("mars", ["", "?aja", "aja darrow"])
def test_codebreaker_on_another_colour_is_banished(mars: str) -> None:
    game = table(hand="codebreaker", mars=mars, luna="lorn", deck="eo seer nero")
    deploy(game, "codebreaker", "mars")
    assert banished(game) == ["codebreaker"]
    assert at(game, "mars") == mars.split()


@pytest.mark.rule("RR-24")
def test_codebreaker_gains_nothing_from_an_empty_deck() -> None:
    game = table(hand="codebreaker", mars="aja", luna="lorn", jupiter="judge", deck="")
    deploy(game, "codebreaker", "mars")
    assert hand(game) == []
    assert at(game, "mars") == ["aja", "codebreaker"]
    assert is_finishing_lead(game)


# --- Dataport Specialist and Holo Designer ---------------------------------------------------------------------------

HOMES = [("dataport_specialist", "jupiter"), ("holo_designer", "luna")]


@pytest.mark.parametrize(("card", "home"), HOMES)
@pytest.mark.parametrize(("upper", "lower"), [("nero", "uncle_narol"), ("uncle_narol", "nero")])
def test_at_their_location_they_place_two_cards_beneath_in_an_order_of_choice(
    card: str, home: str, upper: str, lower: str
) -> None:
    game = table(hand=card, jupiter="eo", mars="lorn", luna="judge", deck="seer nero uncle_narol")
    beneath = at(game, home)
    deploy(game, card, home)
    assert options(game) == ["card:nero", "card:uncle_narol"]
    assert is_known_to_all(game, "nero")
    assert is_known_to_all(game, "uncle_narol")
    decide(game, f"card:{upper}")
    assert at(game, home) == [*beneath, lower, upper, card]
    assert deck(game) == ["seer"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize(("card", "home"), HOMES)
@pytest.mark.parametrize("left", ["", "nero"])
def test_they_place_what_there_is(card: str, home: str, left: str) -> None:
    game = table(hand=card, mars="lorn", institute="judge", deck=left)
    deploy(game, card, home)
    assert at(game, home) == [*left.split(), card]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(
    ("card", "location"), [(card, location) for card, home in HOMES for location in LOCATIONS if location != home]
)
def test_elsewhere_they_place_nothing(card: str, location: str) -> None:
    game = table(hand=card, jupiter="lorn", mars="eo", luna="judge", deck="seer nero uncle_narol")
    deploy(game, card, location)
    assert len(deck(game)) == 3
    assert not is_known_to_all(game, "uncle_narol")
    assert is_finishing_lead(game)


# --- Developer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-14", "RR-15")
def test_developer_may_gain_any_other_card_of_the_pile_and_ends_the_turn() -> None:
    game = table(hand="developer", mars="nero eo judge", luna="lorn", deck="seer aja")
    deploy(game, "developer", "mars")
    assert options(game) == ["card:eo", "card:judge", "card:nero", "no"]
    assert refusal(game, "card:developer").message.id == "reason-itself"
    assert refusal(game, "card:lorn").message.id == "reason-elsewhere"
    decide(game, "card:nero")
    assert hand(game) == ["nero"]
    assert is_known_to_all(game, "nero")
    assert at(game, "mars") == ["eo", "judge", "developer"]
    assert helium(game) == 0
    assert asked_seat(game) == 1


def test_developer_may_gain_nothing_and_the_turn_continues() -> None:
    game = table(hand="developer", mars="nero", luna="lorn", deck="seer aja")
    deploy(game, "developer", "mars", "no")
    assert at(game, "mars") == ["nero", "developer"]
    assert hand(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_developer_alone_gains_nothing() -> None:
    game = table(hand="developer", luna="lorn", deck="seer aja")
    deploy(game, "developer", "mars")
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-08")
def test_a_card_gained_from_face_down_is_seen_by_who_gains_it_and_by_who_placed_it() -> None:
    game = table(seats=3, hand="developer", mars="?2nero", luna="lorn", deck="seer aja")
    deploy(game, "developer", "mars", "face-down:mars:0")
    assert hand(game) == ["nero"]
    assert [known_to(game, "nero", viewer) for viewer in range(3)] == [True, False, True]
    assert audience_of(game, "event-drawn") == [[0]]
    assert redacted(game, 1)["table"]["hands"][0] == [NONE]


# --- Firewall Expert -------------------------------------------------------------------------------------------------


def test_firewall_expert_places_one_card_face_down_on_each_other_location() -> None:
    game = table(hand="firewall_expert", mars="eo", luna="lorn", deck="aja judge seer nero")
    deploy(game, "firewall_expert", "mars")
    assert options(game) == ["card:judge>location:jupiter", "card:nero>location:jupiter", "card:seer>location:jupiter"]
    decide(game, "card:nero>location:jupiter")
    assert options(game) == ["card:judge>location:luna", "card:seer>location:luna"]
    decide(game, "card:judge>location:luna")
    assert at(game, "mars") == ["eo", "firewall_expert"]
    assert at(game, "jupiter") == ["?nero"]
    assert at(game, "luna") == ["lorn", "?judge"]
    assert at(game, "institute") == ["?seer"]
    assert deck(game) == ["aja"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-11", "RR-17")
def test_why_firewall_expert_places_no_card_elsewhere() -> None:
    game = table(hand="firewall_expert", deck="aja judge seer nero")
    deploy(game, "firewall_expert", "mars")
    assert refusal(game, "card:nero", "location:mars").rule == "RR-17"
    assert refusal(game, "card:nero", "location:luna").message.id == "reason-first-there"
    assert refusal(game, "card:aja").rule == "RR-11"


@pytest.mark.rule("RR-08")
def test_only_the_actor_sees_what_firewall_expert_looks_at() -> None:
    game = table(seats=3, hand="firewall_expert", deck="aja judge seer nero")
    deploy(game, "firewall_expert", "mars")
    assert deck_seen(game, 0) == ["?", "judge", "seer", "nero"]
    for viewer in (1, 2, WATCHER):
        assert deck_seen(game, viewer) == ["?"] * 4
        assert redacted(game, viewer)["decisions"] == [[0, None, NONE]]
    assert audience_of(game, "event-looks-top") == [None]
    assert audience_of(game, "event-sees") == [[0]]


@pytest.mark.rule("RR-08")
def test_only_who_placed_them_knows_the_cards_of_firewall_expert() -> None:
    game = table(seats=3, hand="firewall_expert", deck="aja judge seer nero")
    deploy(game, "firewall_expert", "mars", "card:nero>location:jupiter")
    assert pile_seen(game, "jupiter", 0) == ["nero"]
    assert deck_seen(game, 0) == ["?", "judge", "seer"]
    for viewer in (1, 2, WATCHER):
        assert pile_seen(game, "jupiter", viewer) == ["?"]
        assert deck_seen(game, viewer) == ["?"] * 3
        assert set(redacted(game, viewer)["table"]["known"]) == {0}
    assert audience_of(game, "event-places-face-down") == [None]
    assert audience_of(game, "event-placed") == [[0]]


@pytest.mark.rule("RR-08")
def test_who_knew_the_top_card_does_not_know_where_firewall_expert_put_it() -> None:
    game = table(seats=3, hand="firewall_expert", luna="lorn", deck="aja judge seer nero")
    game.reveal(NAMES.index("nero"))
    deploy(game, "firewall_expert", "mars")
    assert deck_seen(game, 1) == ["?", "?", "?", "nero"]
    decide(game, "card:seer>location:jupiter")
    assert deck_seen(game, 0) == ["?", "judge", "nero"]
    assert deck_seen(game, 1) == ["?", "?", "?"]
    decide(game, "card:nero>location:luna")
    assert not known_to(game, "nero", 1)
    assert pile_seen(game, "luna", 1) == ["lorn", "?"]


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("placed", [0, 1])
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_in_the_middle_of_firewall_expert_a_possible_world_can_be_imagined(viewer: int, placed: int) -> None:
    game = table(seats=3, hand="firewall_expert lawyer", hands={1: "eo", 2: "judge"}, mars="?1nero aja")
    deploy(game, "firewall_expert", "mars")
    if placed:
        decide(game, options(game)[0])
    world = deal.imagine(redacted(game, viewer), seeded(f"world {viewer}"))
    places = [*world.hands, *world.locations, world.deck, world.banished]
    assert sorted(card % FACE_DOWN for cards in places for card in cards) == list(range(CARDS))
    top = deck(world)[placed - 3 :]
    assert options(world) == sorted(f"card:{card}>location:{['jupiter', 'luna'][placed]}" for card in top)
    if viewer == 0:
        assert deck(world)[placed - 3 :] == deck(game)[placed - 3 :]
        assert at(world, "jupiter") == at(game, "jupiter")
    while not is_finishing_lead(world):
        decide(world, options(world)[0])
    assert [at(world, location)[-1][0] for location in ("jupiter", "luna", "institute")] == ["?"] * 3


def test_what_firewall_expert_looks_at_is_never_more_than_three() -> None:
    game = table(hand="firewall_expert", luna="lorn", deck="aja judge seer nero")
    deploy(game, "firewall_expert", "mars", "card:nero>location:jupiter", "card:judge>location:luna")
    assert not known_to(game, "aja", 0)


@pytest.mark.rule("RR-24")
def test_with_two_cards_left_firewall_expert_leaves_out_a_location_of_choice() -> None:
    game = table(hand="firewall_expert", luna="lorn", institute="eo", deck="judge nero")
    deploy(game, "firewall_expert", "mars")
    assert options(game) == ["card:judge>location:jupiter", "card:nero>location:jupiter", "no"]
    decide(game, "no")
    assert options(game) == ["card:judge>location:luna", "card:nero>location:luna"]
    decide(game, "card:nero>location:luna")
    assert at(game, "jupiter") == []
    assert at(game, "luna") == ["lorn", "?nero"]
    assert at(game, "institute") == ["eo", "?judge"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize(
    ("answers", "location"),
    [
        (["card:nero>location:jupiter"], "jupiter"),
        (["no", "card:nero>location:luna"], "luna"),
        (["no", "no"], "institute"),
    ],
)
def test_firewall_expert_places_the_last_card_of_the_deck_at_a_location_of_choice(
    answers: list[str], location: str
) -> None:
    game = table(hand="firewall_expert", jupiter="aja", luna="lorn", institute="eo", deck="nero")
    deploy(game, "firewall_expert", "mars", *answers)
    assert at(game, location)[-1] == "?nero"
    assert sum(len(at(game, name)) for name in LOCATIONS) == 5
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-24")
def test_firewall_expert_places_nothing_from_an_empty_deck() -> None:
    game = table(hand="firewall_expert", jupiter="aja", luna="lorn", deck="")
    deploy(game, "firewall_expert", "mars")
    assert is_finishing_lead(game)
    assert "event-looks-top" not in events(game)


# --- Hacker ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
def test_hacker_shows_the_top_card_of_the_deck_and_may_banish_it() -> None:
    game = table(hand="hacker", mars="eo", luna="lorn", deck="aja seer lawyer")
    deploy(game, "hacker", "mars")
    assert deck_seen(game, 1) == ["?", "?", "lawyer"]
    assert options(game) == ["banish", "location:institute", "location:jupiter", "location:luna"]
    assert refusal(game, "location:mars").rule == "RR-17"
    decide(game, "banish")
    assert banished(game) == ["lawyer"]
    assert deck(game) == ["aja", "seer"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-20")
def test_hacker_may_place_the_card_on_another_location_where_it_is_not_deployed() -> None:
    game = table(hand="hacker", mars="eo", luna="lorn", deck="aja seer lawyer")
    deploy(game, "hacker", "mars", "location:luna")
    assert at(game, "luna") == ["lorn", "lawyer"]
    assert banished(game) == []
    assert tracks(game) == (0, 0, 0)
    assert options(game) == ["deck", "location:luna"]


@pytest.mark.rule("RR-19", "RR-24")
def test_hacker_does_nothing_with_an_empty_deck() -> None:
    game = table(hand="hacker", jupiter="eo", luna="lorn", deck="")
    deploy(game, "hacker", "mars")
    assert banished(game) == []
    assert options(game) == ["location:jupiter", "location:luna"]


@pytest.mark.rule("RR-60")
def test_hacker_at_the_end_scores_the_value_of_the_top_card_which_stays_there() -> None:
    game = endgame(table(hand="hacker", hands={1: "eo"}, deck="aja seer quicksilver"))
    assert game.is_over()
    assert game.extra == [40, 0]
    assert deck(game) == ["aja", "seer", "quicksilver"]
    assert is_known_to_all(game, "quicksilver")
    assert game.standings()[0].total == 15 + 40


@pytest.mark.rule("RR-24")
def test_hacker_at_the_end_scores_nothing_for_an_empty_deck() -> None:
    game = endgame(table(hand="hacker", hands={1: "eo"}, deck=""))
    assert game.is_over()
    assert game.standings()[0].total == 15


# --- Online Gambler --------------------------------------------------------------------------------------------------

NAMED = ["colour:red", "colour:gold", "colour:white"]


@pytest.mark.parametrize("top", ["eo", "aja", "judge"])
def test_online_gambler_gains_a_card_of_a_named_colour_and_is_banished(top: str) -> None:
    game = table(hand="online_gambler", mars="deanna", luna="lorn", deck=f"seer nero {top}")
    deploy(game, "online_gambler", "mars", *NAMED)
    assert hand(game) == [top]
    assert is_known_to_all(game, top)
    assert banished(game) == ["online_gambler"]
    assert at(game, "mars") == ["deanna"]
    assert is_finishing_lead(game)


def test_online_gambler_banishes_a_card_of_another_colour_and_stays() -> None:
    game = table(hand="online_gambler", mars="deanna", luna="lorn", deck="seer nero trigg")
    deploy(game, "online_gambler", "mars", *NAMED)
    assert hand(game) == []
    assert banished(game) == ["trigg"]
    assert at(game, "mars") == ["deanna", "online_gambler"]
    assert deck(game) == ["seer", "nero"]
    assert is_finishing_lead(game)


def test_online_gambler_names_three_different_colours_before_the_card_is_shown() -> None:
    game = table(hand="online_gambler", luna="lorn", deck="seer nero eo")
    deploy(game, "online_gambler", "mars")
    assert options(game) == sorted(f"colour:{colour}" for colour in COLOURS)
    for left, colour in ((3, "colour:red"), (2, "colour:gold"), (1, "colour:white")):
        assert prompt(game).args["number"] == left
        assert not is_known_to_all(game, "eo")
        decide(game, colour)
        if left > 1:
            assert refusal(game, colour).message.id == "reason-named"
    assert events(game).index("event-reveals-top") > events(game).index("event-names-colour")


@pytest.mark.rule("RR-24")
def test_online_gambler_names_nothing_where_the_deck_is_empty() -> None:
    game = table(hand="online_gambler", jupiter="eo", luna="lorn", deck="")
    deploy(game, "online_gambler", "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["online_gambler"]
    assert banished(game) == []


@pytest.mark.rule("RR-60")
def test_online_gambler_at_the_end_gains_the_cards_of_a_named_colour_among_seven() -> None:
    game = table(
        hand="online_gambler", hands={1: "lorn"}, deck="seer magistrate deanna nero trigg judge eo arlus orion"
    )
    endgame(game)
    assert options(game) == sorted(f"colour:{colour}" for colour in COLOURS if colour != "gold")
    assert refusal(game, "colour:gold").message.id == "reason-not-colour"
    decide(game, "colour:red")
    assert hand(game) == ["arlus", "deanna", "eo", "online_gambler"]
    assert deck(game)[:2] == ["seer", "magistrate"]
    assert sorted(deck(game)[2:]) == ["judge", "nero", "orion", "trigg"]
    assert game.is_over()
    assert (
        game.standings()[0].total == 7 + 10 + 9 + 10 + 25 + 26 + 2 * 10
    )  # Arlus without gold, Deanna, Eo with two reds


def test_the_others_of_the_seven_are_shuffled_back_by_online_gambler() -> None:
    orders = set()
    for seed in range(8):
        game = table(hand="online_gambler", hands={1: "lorn"}, deck="nero aja judge orion", seed=seed)
        decide(endgame(game), "colour:red")
        orders.add(tuple(deck(game)))
        assert all(not known_to(game, card, 1) for card in deck(game))
    assert len(orders) > 1


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize(("left", "gained"), [("nero eo", ["eo"]), ("nero", []), ("", [])])
def test_online_gambler_at_the_end_reveals_what_a_short_deck_has(left: str, gained: list[str]) -> None:
    game = endgame(table(hand="online_gambler", hands={1: "lorn"}, deck=left))
    if left:
        decide(game, "colour:red")
    assert hand(game) == [*gained, "online_gambler"]
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_the_ability_of_a_card_that_online_gambler_gains_at_the_end_can_be_used() -> None:
    game = endgame(table(hand="online_gambler", hands={1: "lorn"}, deck="nero hacker quicksilver"))
    decide(game, "colour:green")
    assert game.is_over()
    assert game.extra[0] in (25, 40)


@pytest.mark.rule("RR-60")
def test_who_has_hacker_and_online_gambler_chooses_their_order() -> None:
    game = endgame(table(hand="hacker online_gambler", hands={1: "lorn"}, deck="nero quicksilver"))
    assert options(game) == ["card:hacker", "card:online_gambler"]
    decide(game, "card:hacker", "colour:silver")
    assert game.extra[0] == 40
    assert hand(game) == ["hacker", "online_gambler", "quicksilver"]
