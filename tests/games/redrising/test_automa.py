"""The Automa: setup, its turn card by card, abilities against it, its score, the variant."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludarium.errors import BadSetup
from ludarium.games import ruleset
from ludarium.games.redrising.automa.card import luna_shows
from ludarium.games.redrising.card import CARDS, NAMES, NUMBER, VALUE
from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.table import LOCATIONS, RedRising
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE
from tests.games.redrising.staging import (
    asked_seat,
    at,
    automa,
    banished,
    deal_game,
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
    pile,
    prompt,
    redacted,
    table,
    tracks,
)

ITS = automa()
STAY_OUT = ["auctioneer", "eo", "loan_shark", "psychologist", "roque"]

# The 22 cards: deploy, gain, arrow, extra.
ITS_CARDS = {
    1: ("mars", "A", "left", "bonus"),
    2: ("jupiter", "A", "right", "bonus"),
    3: ("A", "A", "left", "banish"),
    4: ("luna", "A", "right", "bonus"),
    5: ("institute", "A", "left", "bonus"),
    6: ("B", "luna", "right", "bonus"),
    7: ("jupiter", "B", "left", "bonus"),
    8: ("luna", "B", "right", "bonus"),
    9: ("C", "B", "left", "banish"),
    10: ("B", "B", "right", "bonus"),
    11: ("institute", "C", "left", "bonus"),
    12: ("A", "luna", "right", "banish"),
    13: ("mars", "D", "left", "bonus"),
    14: ("A", "mars", "right", "none"),
    15: ("A", "jupiter", "left", "none"),
    16: ("B", "institute", "right", "none"),
    17: ("C", "mars", "left", "bonus"),
    18: ("A", "C", "right", "bonus"),
    19: ("B", "jupiter", "left", "bonus"),
    20: ("D", "institute", "right", "bonus"),
    21: ("C", "D", "left", "none"),
    22: ("D", "C", "right", "none"),
}
GAIN = {"jupiter": (0, 1, 0), "mars": (1, 0, 0), "luna": (0, 0, 0), "institute": (0, 0, 1)}
HOME = {"jupiter": "eo", "mars": "lorn", "luna": "aja", "institute": "sevro"}


def prioritise(game: RedRising, letters: str) -> None:
    """Lay the priority cards: a letter for each location, from Jupiter to the Institute."""
    game.priority = ["abcd".index(letter) for letter in letters.lower()]


def automa_plays(game: RedRising, first: int, second: int = 14, letters: str = "abcd") -> RedRising:
    """Run the Automa's turn with these two cards on top of its deck."""
    prioritise(game, letters)
    cards = [card for card in range(1, 23) if card not in (first, second)]
    game.automa_deck = [*cards[4:], second, first]
    game.automa_aside = cards[:4]
    game.automa_discard = []
    game.stack = game.stack[:1]
    game.decisions = []
    game.turn = 0
    game.first = 0
    game.advance()
    return game


def automa_events(game: RedRising, number: int = 1) -> dict[str, dict[str, object]]:
    """The kinds of the events after the Automa's first (second) card was revealed."""
    assert game.events is not None
    starts = [place for place, event in enumerate(game.events) if event.kind == "event-automa-card"]
    start = starts[number - 1]
    end = starts[number] if number < len(starts) else len(game.events)
    return {event.kind: dict(event.args) for event in game.events[start + 1 : end]}


def board(**setting: object) -> RedRising:
    """A game against the Automa with a card on each location."""
    wanted: dict[str, object] = {
        "seats": 1,
        "hand": "judge seer",
        **HOME,
        "deck": "bridge danto holiday trigg lawyer timony nero darrow dancer",
        "pile": "virga pelus",
    } | setting
    return table(**wanted)  # type: ignore[arg-type] # settings are those of `table`


# --- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-01")
def test_a_solo_game_is_set_up_as_for_two_with_18_automa_cards_and_four_set_aside() -> None:
    game = deal_game(1, variant=0, house_1=HOUSES.index("apollo") + 1)
    assert all(len(cards) == 2 for cards in game.locations)
    assert game.neutral == 3
    assert (len(game.automa_deck), len(game.automa_aside), game.automa_discard) == (18, 4, [])
    every = sorted(game.automa_deck + game.automa_aside + game.automa_discard)
    assert every == list(range(1, 23))


@pytest.mark.rule("RA-01")
def test_apollo_begins_and_without_apollo_either_may() -> None:
    apollo = HOUSES.index("apollo") + 1
    assert {deal_game(1, seed, house_1=apollo).first for seed in range(20)} == {0}
    firsts = {deal_game(1, seed, house_1=apollo + 1).first for seed in range(40)}
    assert firsts == {0, ITS}


@pytest.mark.rule("RA-01")
def test_where_the_automa_begins_it_has_played_before_the_first_question() -> None:
    game = next(game for seed in range(40) if (game := deal_game(1, seed, house_1=3)).first == ITS)
    assert len(game.automa_discard) == 2
    assert asked_seat(game) == 0


@pytest.mark.rule("RA-02")
def test_each_location_has_one_of_the_priority_cards() -> None:
    games = [deal_game(1, seed) for seed in range(40)]
    assert all(sorted(game.priority) == [0, 1, 2, 3] for game in games)
    assert {game.priority[2] for game in games} == {0, 1, 2, 3}


@pytest.mark.rule("RA-03")
@pytest.mark.parametrize(
    ("letters", "shown"), [("dbac", "jupiter"), ("abdc", "jupiter"), ("acbd", "mars"), ("adcb", "institute")]
)
def test_the_luna_bonus_card_shows_the_partner_of_lunas_priority(letters: str, shown: str) -> None:
    game = board()
    prioritise(game, letters)
    assert LOCATIONS[luna_shows(game.priority)] == shown


@pytest.mark.rule("RA-04")
def test_five_characters_stay_in_the_box() -> None:
    for seed in range(10):
        game = deal_game(1, seed, variant=0)
        piles = [*game.hands, *game.locations, game.deck, game.pile, game.banished]
        inside = {NAMES[card] for cards in piles for card in cards}
        assert sorted(set(NAMES) - inside) == STAY_OUT


@pytest.mark.rule("RA-05")
def test_the_automa_starts_with_two_unknown_cards_and_without_a_house() -> None:
    game = next(game for seed in range(40) if (game := deal_game(1, seed, house_1=3)).first == 0)
    assert len(game.pile) == 2
    assert game.houses[ITS] == NONE
    assert redacted(game, 0)["table"]["pile"] == [NONE, NONE]


@pytest.mark.rule("RA-06")
def test_the_parity_card_follows_from_the_board_and_a_tie_is_even() -> None:
    seen = set()
    for seed in range(150):
        game = deal_game(1, seed, house_1=1)  # Apollo: nothing has happened yet
        odd = sum(VALUE[card] % 2 for cards in game.locations for card in cards)
        assert game.parity == (1 if odd > 4 else 0)
        seen.add(odd > 4 if odd != 4 else "tie")
    assert seen == {True, False, "tie"}


@pytest.mark.rule("RA-06")
def test_the_parity_card_never_changes() -> None:
    game = board(jupiter="surgeon", mars="dancer", luna="pelus", institute="virga")
    before = game.parity
    for _ in range(4):
        automa_plays(game, 1, 2)
    assert game.parity == before


# --- its turn --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-20")
def test_an_empty_automa_deck_is_reshuffled_with_all_cards_and_four_are_set_aside() -> None:
    game = board()
    game.automa_deck, game.automa_aside = [], [1, 2, 3, 4]
    game.automa_discard = list(range(5, 23))
    decide(game, "deck", "location:mars")
    assert "event-automa-shuffles" in events(game)
    assert (len(game.automa_deck), len(game.automa_aside), len(game.automa_discard)) == (16, 4, 2)
    assert sorted(game.automa_deck + game.automa_aside + game.automa_discard) == list(range(1, 23))


@pytest.mark.rule("RA-20")
def test_the_automa_plays_after_the_player_and_then_the_player_again() -> None:
    game = board()
    decide(game, "deck", "location:mars")
    assert events(game).count("event-automa-card") == 2
    assert "event-automa-shuffles" not in events(game)
    assert (asked_seat(game), game.round) == (0, 2)


@pytest.mark.rule("RA-21", "RA-25")
def test_two_cards_are_turned_up_one_after_the_other_and_discarded() -> None:
    game = automa_plays(board(), 15, 16)
    kinds = [kind for kind in events(game) if kind.startswith("event-automa")]
    assert kinds == ["event-automa-card", "event-automa-deploys", "event-automa-gains"] * 2
    assert game.automa_discard == [15, 16]
    assert redacted(game, 0)["table"]["automa_discard"] == [15, 16]


@pytest.mark.rule("RA-21")
def test_both_cards_are_carried_out_though_the_first_triggers_the_end() -> None:
    game = automa_plays(board(helium=[0, 6], fleet=[0, 7]), 17, 19, "abcd")
    assert "event-triggers" in automa_events(game, 1)
    assert tracks(game, ITS) == (7, 8, 0)
    assert game.automa_discard == [17, 19]


@pytest.mark.rule("RA-22")
def test_it_deploys_the_top_card_of_the_deck_without_any_ability() -> None:
    game = automa_plays(board(deck="bridge danto holiday trigg eo uncle_narol", jupiter=""), 16, 14, "bacd")
    assert automa_events(game)["event-automa-deploys"] == {
        "card": "character-uncle_narol",
        "shown": "priority-b",
        "location": "location-jupiter",
    }
    assert at(game, "jupiter") == ["uncle_narol"]
    assert helium(game, ITS) == 0


@pytest.mark.rule("RA-22", "RA-24")
def test_with_an_empty_deck_nothing_is_deployed_or_banished_and_it_is_said() -> None:
    game = automa_plays(board(deck="", jupiter="dancer eo", mars="nero lorn"), 12, 3, "abcd")
    assert automa_events(game, 1)["event-automa-no-card"] == {"part": "banish"}
    assert events(game).count("event-automa-no-card") == 4
    assert "event-automa-deploys" not in events(game)
    assert banished(game) == []
    assert pile(game) == ["virga", "pelus", "aja", "eo"]


@pytest.mark.rule("RA-23")
def test_it_takes_the_top_card_of_a_location_onto_its_pile() -> None:
    game = automa_plays(board(jupiter="dancer eo"), 15, 16, "dabc")
    assert pile(game)[:3] == ["virga", "pelus", "eo"]
    assert at(game, "jupiter") == ["dancer"]
    assert is_known_to_all(game, "eo")


@pytest.mark.rule("RA-22", "RA-23", "RA-24", "RA-30")
@pytest.mark.parametrize("letters", ["abcd", "dcba", "cdab", "bdac"])
@pytest.mark.parametrize("number", ITS_CARDS)
def test_each_card_does_what_is_printed_on_it(number: int, letters: str) -> None:
    deploys, gains, _, extra = ITS_CARDS[number]
    where = {name: name for name in LOCATIONS} | {
        letter.upper(): name for letter, name in zip(letters, LOCATIONS, strict=True)
    }
    partner = {"a": "D", "d": "A", "b": "C", "c": "B"}[letters[2]]
    game = automa_plays(board(), number, 14 if number != 14 else 15, letters)
    first = automa_events(game)
    assert first["event-automa-deploys"]["card"] == "character-dancer"
    assert first["event-automa-deploys"]["location"] == f"location-{where[deploys]}"
    taken = "dancer" if where[deploys] == where[gains] else HOME[where[gains]]
    assert first["event-automa-gains"]["card"] == f"character-{taken}"
    assert first["event-automa-gains"]["location"] == f"location-{where[gains]}"
    assert pile(game)[2] == taken
    assert ("event-banishes-top" in first) == (extra == "banish")
    assert banished(game) == (["darrow"] if extra == "banish" else [])
    assert ("event-automa-bonus" in first) == (extra == "bonus")
    luna = extra == "bonus" and where[gains] == "luna"
    assert game.sovereign == (ITS if luna else NONE)
    assert ("event-automa-luna" in first) == luna
    source = where[partner] if luna else where[gains]
    assert tracks(game, ITS) == (GAIN[source] if extra == "bonus" else (0, 0, 0))


@pytest.mark.rule("RA-25")
def test_it_may_gain_what_it_has_just_deployed() -> None:
    game = automa_plays(board(), 10, 14, "abcd")
    assert pile(game)[2] == "dancer"
    assert at(game, "mars") == []  # and card 14 takes what lay beneath


@pytest.mark.rule("RA-25")
def test_it_never_scouts() -> None:
    game = board()
    for _ in range(3):
        decide(game, "deck", "location:mars")
    scouted = [event for event in game.events or [] if event.kind in ("event-places", "event-reveals-top")]
    assert all(event.args["seat"] == 0 for event in scouted)


# --- the arrow -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-31")
@pytest.mark.parametrize(
    ("number", "empty", "source"),
    [
        (14, "mars", "luna"),  # to the right
        (14, "mars luna", "institute"),
        (14, "mars luna institute", "jupiter"),  # round the end
        (17, "mars", "jupiter"),  # to the left
        (17, "mars jupiter", "institute"),
        (17, "mars jupiter institute", "luna"),
    ],
)
def test_where_there_is_no_card_the_arrow_leads_to_the_first_location_that_has_one(
    number: int, empty: str, source: str
) -> None:
    game = board(**dict.fromkeys(empty.split(), ""), deck="")
    automa_plays(game, number, 15)
    first = automa_events(game)
    assert "event-automa-gains" not in first
    assert first["event-automa-gains-along"]["from"] == f"location-{source}"
    assert first["event-automa-gains-along"]["location"] == "location-mars"
    assert pile(game)[2] == HOME[source]


@pytest.mark.rule("RA-31", "RA-32")
@pytest.mark.parametrize(("fleet", "after"), [(0, (0, 1, 0)), (10, (1, 10, 0))])
def test_the_example_of_the_rulebook_with_luna_and_the_institute_empty(fleet: int, after: tuple[int, int, int]) -> None:
    game = board(luna="", institute="", deck="", fleet=[0, fleet])
    automa_plays(game, 8, 16, "acbd")
    assert automa_events(game)["event-automa-gains-along"]["from"] == "location-jupiter"
    assert pile(game)[2] == "eo"
    assert tracks(game, ITS) == after


@pytest.mark.rule("RA-23", "RA-24", "RA-31")
def test_with_no_card_anywhere_it_gains_nothing_and_gets_no_bonus() -> None:
    game = board(jupiter="", mars="", luna="", institute="", deck="")
    automa_plays(game, 1, 2)
    assert events(game).count("event-automa-no-gain") == 2
    assert "event-automa-bonus" not in events(game)
    assert tracks(game, ITS) == (0, 0, 0)
    assert pile(game) == ["virga", "pelus"]


@pytest.mark.rule("RA-32")
@pytest.mark.parametrize(
    ("number", "full", "goes_up"),
    [
        (17, "mars", "jupiter"),  # to the left
        (17, "mars jupiter", "institute"),
        (19, "jupiter", "institute"),
        (20, "institute", "jupiter"),  # to the right, round the end
        (20, "institute jupiter", "mars"),
    ],
)
def test_a_bonus_of_a_full_track_moves_on_along_the_arrow(number: int, full: str, goes_up: str) -> None:
    tens = {name: 10 if name in full.split() else 0 for name in LOCATIONS}
    game = board(helium=[0, tens["mars"]], fleet=[0, tens["jupiter"]], influence=[0, tens["institute"]])
    before = tracks(game, ITS)
    automa_plays(game, number, 14, "cbda")
    first = automa_events(game)
    assert first["event-automa-bonus-along"]["location"] == f"location-{goes_up}"
    assert "event-automa-bonus" not in first
    gained = ITS_CARDS[number][1]
    assert first["event-automa-gains"]["location"] == f"location-{gained}"  # the card is gained from the first
    assert tracks(game, ITS) == tuple(now + more for now, more in zip(before, GAIN[goes_up], strict=True))


@pytest.mark.rule("RA-13", "RA-32")
def test_along_the_arrow_luna_gives_the_token_and_the_bonus_on_its_card() -> None:
    game = board(helium=[0, 0], fleet=[0, 0], influence=[0, 10])
    automa_plays(game, 11, 14, "adbc")  # gains at C, the Institute, full; to the left is Luna; its card shows C too
    assert game.sovereign == ITS
    # The Institute is full, and the arrow leads from there to the left, past Luna, to Mars.
    assert tracks(game, ITS) == (1, 0, 10)


@pytest.mark.rule("RA-32")
@pytest.mark.parametrize("number", [6, 11, 17, 19, 20])
def test_with_ten_of_everything_only_the_token_is_left_and_nothing_loops(number: int) -> None:
    game = board(helium=[0, 10], fleet=[0, 10], influence=[0, 10])
    automa_plays(game, number, 14, "abcd")
    assert game.sovereign == ITS
    assert tracks(game, ITS) == (10, 10, 10)
    assert "event-automa-luna" not in events(game)


@pytest.mark.rule("RA-32")
@pytest.mark.parametrize(
    ("number", "letters", "goes_up"),
    [(6, "acbd", "institute"), (4, "dcab", "mars"), (2, "dcab", "mars"), (5, "dcab", "institute")],
)
def test_a_full_track_on_the_luna_card_moves_the_bonus_along_the_arrow_past_luna(
    number: int, letters: str, goes_up: str
) -> None:
    game = board(helium=[0, 10 if letters == "acbd" else 0], fleet=[0, 10 if letters == "dcab" else 0])
    before = tracks(game, ITS)
    automa_plays(game, number, 14 if letters == "dcab" else 15, letters)
    assert game.sovereign == ITS
    assert automa_events(game)["event-automa-bonus-along"]["location"] == f"location-{goes_up}"
    assert tracks(game, ITS) == tuple(now + more for now, more in zip(before, GAIN[goes_up], strict=True))


# --- the token -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-13")
def test_the_luna_bonus_gives_the_token_and_the_bonus_on_its_card() -> None:
    game = automa_plays(board(), 6, 15, "bdac")  # Luna has A, Mars D
    assert game.sovereign == ITS
    assert automa_events(game)["event-automa-luna"] == {"location": "location-mars"}
    assert tracks(game, ITS) == (1, 0, 0)
    assert "event-power" not in events(game)  # it has no house


@pytest.mark.rule("RA-13")
def test_if_the_token_is_defended_the_automa_still_gets_the_other_bonus() -> None:
    game = automa_plays(board(hand="justice seer", sovereign=0), 6, 15, "bdac")
    assert (asked_seat(game), prompt(game).id) == (0, "prompt-lose-token")
    decide(game, "card:justice")
    assert game.sovereign == 0
    assert tracks(game, ITS) == (1, 0, 0)
    assert banished(game) == ["justice"]


@pytest.mark.rule("RA-13")
def test_it_keeps_the_token_and_gets_the_other_bonus_again() -> None:
    game = automa_plays(board(sovereign=ITS), 6, 15, "bdac")
    assert "event-keeps-token" in events(game)
    assert tracks(game, ITS) == (1, 0, 0)


# --- abilities against it --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-10")
def test_what_is_banished_or_stolen_is_the_bottom_card_of_its_pile() -> None:
    game = board(hand="aja seer", pile="virga pelus quietus")
    deploy(game, "aja", "mars")
    assert banished(game) == ["virga", "aja"]
    assert pile(game) == ["pelus", "quietus"]
    game = board(hand="tactus seer", pile="virga pelus quietus")
    deploy(game, "tactus", "mars", "seat:1")
    assert "virga" in hand(game)


@pytest.mark.rule("RA-10")
@pytest.mark.parametrize(
    ("bottom", "after", "gone"),
    [("nero", ["pelus"], ["nero"]), ("deanna", ["pelus", "deanna"], ["arlus"]), ("quietus", ["pelus", "quietus"], [])],
)
def test_the_automa_shows_arlus_its_bottom_card_and_puts_it_back_on_top(
    bottom: str, after: list[str], gone: list[str]
) -> None:
    game = board(hand="arlus seer", pile=f"{bottom} pelus", deck="bridge danto holiday trigg lawyer timony")
    deploy(game, "arlus", "mars")
    assert pile(game) == after
    assert banished(game) == gone
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-11")
def test_the_automa_takes_what_it_is_offered_for_free() -> None:
    game = board(hand="diplomat seer")
    deploy(game, "diplomat", "mars", "no")
    assert tracks(game, ITS) == (0, 0, 1)
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-12")
def test_against_the_automa_having_the_cards_is_enough_instead_of_revealing_them() -> None:
    game = board(hand="dancer harmony deanna", deck="bridge danto holiday trigg lawyer timony")
    deploy(game, "dancer", "mars")
    assert options(game) == ["no", "yes"]
    decide(game, "yes")
    assert helium(game) == 3
    assert not is_known_to_all(game, "harmony")


@pytest.mark.rule("RA-12", "RR-26")
def test_against_the_automa_a_player_with_too_few_cards_to_reveal_is_not_asked() -> None:
    game = board(hand="dancer harmony", deck="bridge danto holiday trigg lawyer timony")
    deploy(game, "dancer", "mars")
    assert helium(game) == 1
    assert is_finishing_lead(game)


# --- its score -------------------------------------------------------------------------------------------------------


def target(game: RedRising) -> int:
    """The Automa's total."""
    found = game.standings()[0].target
    assert found is not None
    return found


@pytest.mark.rule("RA-40")
def test_the_automa_scores_seventy_its_tracks_and_its_cards_but_no_card_texts() -> None:
    game = board(pile="quicksilver octavia", helium=[5, 2], fleet=[0, 3], influence=[1, 4], sovereign=ITS)
    game.parity = 0
    endgame(game)
    assert game.is_over()
    assert target(game) == 70 + 2 * 3 + 6 + 10 + 4 * 4 + 6 + 6


@pytest.mark.rule("RA-40")
def test_at_the_end_the_view_shows_the_automas_ledger() -> None:
    match, chance = Match(ruleset("redrising"), 1, "ledger", {}), random.Random(1)
    assert match.view(0)["automa"]["ledger"] == []
    while match.decisions:
        match.decide(0, chance.choice(match.decisions[0].options).id)
    for viewer in (0, None):
        ledger = match.view(viewer)["automa"]["ledger"]
        assert ledger[0]["points"] == 70
        assert sum(line["points"] for line in ledger) == match.standings[0].target


@pytest.mark.rule("RA-40")
def test_its_influence_is_ranked_with_the_neutral_house() -> None:
    game = board(pile="", influence=[0, 2])
    assert target(endgame(game)) == 70 + 2 * 2


@pytest.mark.rule("RA-06", "RA-41")
@pytest.mark.parametrize(("level", "points"), [(1, 5 + 2), (2, 6 + 3), (3, 12), (4, 15), (5, 18), (6, 21)])
@pytest.mark.parametrize("parity", [0, 1])
def test_its_cards_score_by_the_parity_card_and_the_level(level: int, points: int, parity: int) -> None:
    game = board(pile="pelus virga", level=level)  # 5 and 10
    game.parity = parity
    assert target(endgame(game)) == 70 + points


@pytest.mark.rule("RA-41")
def test_beyond_twenty_cards_the_unfavourable_ones_are_dropped_first() -> None:
    even = [card for card in range(CARDS) if VALUE[card] % 2 == 0 and NAMES[card] not in STAY_OUT]
    odd = [card for card in range(CARDS) if VALUE[card] % 2 and NAMES[card] not in STAY_OUT]
    game = board()
    game.parity = 0
    for cards, points in ((even[:18] + odd[:7], 18 * 6 + 2 * 3), (even[:22] + odd[:3], 20 * 6)):
        game.pile = cards
        assert target(game) == 70 + points


@pytest.mark.rule("RA-40", "RR-70")
@pytest.mark.parametrize(
    ("helium_", "fleet", "influence", "sovereign", "won"),
    [
        (21, 4, 0, NONE, True),  # 73 against 70
        (20, 4, 0, NONE, True),  # 70 against 70: shared
        (20, 3, 0, NONE, False),  # 66 against 70
        (26, 0, 1, 1, False),  # 80 against 80, and the Automa has the token
        (27, 0, 1, 1, True),
    ],
)
def test_the_player_wins_with_more_and_with_as_much_unless_the_automa_has_the_token(
    helium_: int, fleet: int, influence: int, sovereign: int, won: bool
) -> None:
    wanted = {"helium": [helium_, 0], "fleet": [fleet, 0], "influence": [influence, 0]}
    game = endgame(board(hand="", pile="", sovereign=sovereign, **wanted))
    assert target(game) == (80 if sovereign == ITS else 70)
    assert game.standings()[0].won == won


@pytest.mark.rule("RR-50")
def test_the_automa_counts_for_the_end_of_the_game() -> None:
    game = automa_plays(board(helium=[7, 6], fleet=[0, 0], influence=[0, 7]), 17, 15, "abcd")
    assert game.triggered
    assert game.scoring_start != NONE  # it was the last of the round


# --- the variant -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-50")
def test_in_the_variant_only_the_loan_shark_stays_in_the_box() -> None:
    game = deal_game(1, variant=1)
    piles = [*game.hands, *game.locations, game.deck, game.pile, game.banished]
    assert {NAMES[card] for cards in piles for card in cards} == set(NAMES) - {"loan_shark"}


@pytest.mark.rule("RA-50")
def test_the_variant_is_an_option_of_a_solo_match() -> None:
    game = Match(ruleset("redrising"), 1, "1", {"variant": 1, "level": 6}).game
    assert isinstance(game, RedRising)
    assert (game.variant, game.level) == (True, 6)
    with pytest.raises(BadSetup):
        Match(ruleset("redrising"), 1, "1", {"level": 7})


@pytest.mark.rule("RA-50")
def test_the_die_chooses_for_the_automa_at_the_auctioneer_what_it_can_still_get() -> None:
    picked: Counter[tuple[int, int, int]] = Counter()
    for seed in range(60):
        game = board(hand="auctioneer seer", fleet=[0, 10], seed=seed)
        deploy(game, "auctioneer", "mars")
        picked[tracks(game, ITS)] += 1
        assert sum(tracks(game)) == 2
        assert "event-rolls" in events(game)
    assert set(picked) == {(1, 10, 0), (0, 10, 1)}
    assert min(picked.values()) > 12


@pytest.mark.rule("RA-50")
def test_with_all_at_ten_the_automa_gets_nothing_from_the_auctioneer() -> None:
    game = board(hand="auctioneer seer", helium=[0, 10], fleet=[0, 10], influence=[0, 10])
    deploy(game, "auctioneer", "mars")
    assert tracks(game, ITS) == (10, 10, 10)


@pytest.mark.rule("RA-50")
@pytest.mark.parametrize(
    ("cards", "red"),
    [
        ("pelus virga quietus the_pax invictus orion darrow", True),  # the top six from the right
        ("darrow pelus virga quietus the_pax invictus orion", False),
        ("pelus darrow", True),
        ("pelus", False),
    ],
)
def test_eo_looks_at_the_top_six_of_its_pile_for_a_red(cards: str, red: bool) -> None:
    game = board(hand="eo seer", jupiter="lawyer", deck="bridge danto trigg", pile=cards, helium=[0, 3])
    deploy(game, "eo", "mars")
    assert helium(game, ITS) == (3 if red else 2)
    assert pile(game) == cards.split()
    assert ("event-automa-red" in events(game)) == red
    assert ("event-shows-none" in events(game)) == (not red)
    (seen,) = [event for event in game.events or [] if event.kind == "event-sees"]
    assert seen.audience == [0]
    assert repr(seen.args["cards"]) == repr([Message("card", card=f"character-{name}") for name in cards.split()[-6:]])
    assert [known_to(game, name, 0) for name in cards.split()[-6:]] == [True] * len(cards.split()[-6:])


@pytest.mark.rule("RA-50")
@pytest.mark.parametrize(("held", "gains"), [(2, True), (3, False)])
def test_at_the_psychologist_a_third_of_its_pile_counts_rounded_down(held: int, gains: bool) -> None:
    mine = ["psychologist", "seer", "lawyer"][:held]
    game = board(hand=" ".join(mine), pile="pelus virga quietus the_pax invictus orion arlus deanna", banished="nero")
    game.deck = [NUMBER["bridge"]]
    endgame(game)
    assert ("nero" in hand(game)) == gains


@pytest.mark.rule("RA-50")
def test_at_the_psychologist_its_whole_pile_counts_also_beyond_twenty() -> None:
    mine = ["psychologist", "seer", "lawyer", "danto", "holiday", "trigg", "timony", "dancer"]
    taken = {*mine, *HOME.values(), "nero", "bridge"}
    others = [name for name in NAMES if name not in taken][:24]
    game = board(hand=" ".join(mine), deck="", pile=" ".join(others), banished="nero")
    game.deck = [NUMBER["bridge"]]
    endgame(game)
    assert "nero" in hand(game)  # a third of 24 is 8, as many as in the hand; of 20 it would be 6


@pytest.mark.rule("RA-50")
def test_roque_shuffles_the_top_six_of_its_pile_and_the_new_top_card_is_drawn() -> None:
    six = "pelus virga quietus the_pax invictus orion"
    outcomes: Counter[bool] = Counter()
    for seed in range(60):
        game = board(hand="roque seer", pile=f"darrow nero {six}", deck="bridge danto trigg", seed=seed, luna="")
        game.deck = [card for card in game.deck if NAMES[card] not in ("nero", "darrow")]
        deploy(game, "roque", "luna")
        assert options(game) == sorted(f"card:{name}" for name in six.split())
        decide(game, "card:orion")
        assert game.pile[:2] == [NUMBER["darrow"], NUMBER["nero"]]
        hit = "orion" in banished(game)
        outcomes[hit] += 1
        assert ("roque" in banished(game)) == hit
        assert sorted(pile(game)[2:] + (["orion"] if hit else [])) == sorted(six.split())
    assert 2 < outcomes[True] < 25


@pytest.mark.rule("RA-10")
def test_the_automas_deck_and_the_cards_set_aside_are_hidden() -> None:
    game = board()
    seen = redacted(game, 0)["table"]
    assert set(seen["automa_deck"]) == set(seen["automa_aside"]) == {NONE}
    assert deck(game)[-1] == "dancer"
