"""Secrets: what each viewer sees, and that an imagined game agrees with everything its viewer knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.games.redrising import deal
from ludarium.games.redrising.card import FACE_DOWN, NAMES, NUMBER
from ludarium.games.redrising.secrets import KNOWN_TO_ALL
from ludarium.games.redrising.table import LOCATIONS, RedRising
from ludarium.kernel.event import Event
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE
from tests.games.redrising.staging import (
    asked_seat,
    at,
    deal_game,
    decide,
    deck,
    deploy,
    endgame,
    events,
    hand,
    is_known_to_all,
    known_to,
    options,
    pile,
    prompt,
    redacted,
    table,
)

WATCHER = NONE


def full_table(top: str = "", **setting: Any) -> RedRising:  # noqa: ANN401 - the settings of `table`
    """A table with all cards: the deck has those that are nowhere else, with these on top."""
    game = table(**setting)
    for name in top.split():
        game.deck.remove(NUMBER[name])
        game.deck.append(NUMBER[name])
    return game


def hand_seen(game: RedRising, seat: int, viewer: int) -> list[str]:
    """A hand as a viewer sees it: the known cards, then a question mark for each other card."""
    return ["?" if card == NONE else NAMES[card] for card in redacted(game, viewer)["table"]["hands"][seat]]


def deck_seen(game: RedRising, viewer: int) -> list[str]:
    """The deck as a viewer sees it, from bottom to top."""
    return ["?" if card == NONE else NAMES[card] for card in redacted(game, viewer)["table"]["deck"]]


def location_seen(game: RedRising, location: str, viewer: int) -> list[str]:
    """A location as a viewer sees it, from bottom to top."""
    entries = redacted(game, viewer)["table"]["locations"][LOCATIONS.index(location)]
    return ["?" if placed % FACE_DOWN == FACE_DOWN - 1 else NAMES[placed % FACE_DOWN] for placed in entries]


def events_for(game: RedRising, viewer: int) -> list[Event]:
    """The events for a viewer."""
    return [event for event in game.events or [] if event.audience is None or viewer in event.audience]


def mentions(game: RedRising, viewer: int, card: str) -> bool:
    """Whether a viewer's events or data name a card."""
    named = f"character-{card}'" in repr([(event.kind, event.args) for event in events_for(game, viewer)])
    given = redacted(game, viewer)["table"]
    piles = [*given["hands"], given["deck"], given["pile"], given["banished"], *given["locations"]]
    return named or any(placed % FACE_DOWN == NUMBER[card] for entries in piles for placed in entries if placed != NONE)


def worlds_agree(game: RedRising) -> None:
    """Check that imagined games look the same to the viewer, ask the same, and can be played to the end."""
    cards = all_cards(game)
    for viewer in range(NONE, game.seats):
        known = json.loads(json.dumps(redacted(game, viewer)))
        differ = set()
        for seed in range(6):
            world = deal.imagine(json.loads(json.dumps(known)), seeded(f"{viewer} {seed}"))
            assert json.loads(json.dumps(world.redact(viewer))) == known
            assert all_cards(world) == cards
            assert [decision.seat for decision in world.decisions] == [decision.seat for decision in game.decisions]
            if viewer != NONE and (mine := game.decision(viewer)) is not None:
                imagined = world.decision(viewer)
                assert imagined is not None
                assert imagined.options == mine.options
            differ.add(json.dumps([world.hands, world.deck, world.pile, world.locations]))
            rng = seeded(seed)
            while not world.is_over():
                decision = world.decisions[0]
                world.decide(decision.seat, decision.options[rng.below(len(decision.options))])
            assert all_cards(world) == cards
        assert len(differ) > 1 or "?" not in "".join(deck_seen(game, viewer))


def all_cards(game: RedRising) -> list[int]:
    """All cards of the game."""
    piles = [*game.hands, *game.locations, game.deck, game.banished, game.pile]
    return sorted(card % FACE_DOWN for cards in piles for card in cards)


def make_known(game: RedRising, *names: str) -> None:
    """Make known to all where these cards are."""
    for name in names:
        game.known[NUMBER[name]] = KNOWN_TO_ALL


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08")
def test_only_the_player_who_draws_a_card_sees_it() -> None:
    game = full_table(seats=3, hand="lysander", luna="eo", mars="aja", top="seer")
    deploy(game, "lysander", "luna")
    assert hand(game) == ["seer"]
    assert hand_seen(game, 0, 0) == ["seer"]
    for viewer in (1, 2, WATCHER):
        assert hand_seen(game, 0, viewer) == ["?"]
        assert not mentions(game, viewer, "seer")
    assert mentions(game, 0, "seer")
    assert "event-draws" in [event.kind for event in events_for(game, WATCHER)]
    worlds_agree(game)


@pytest.mark.rule("RR-08")
def test_a_known_card_that_is_drawn_stays_known() -> None:
    game = full_table(seats=3, hand="lysander", luna="eo", mars="aja", top="seer")
    make_known(game, "seer")
    deploy(game, "lysander", "luna")
    for viewer in (1, 2, WATCHER):
        assert hand_seen(game, 0, viewer) == ["seer"]


@pytest.mark.rule("RR-08")
def test_a_card_gained_from_a_location_is_known_to_all_while_it_is_in_the_hand() -> None:
    game = full_table(seats=3, hand="judge magistrate", mars="aja", luna="eo")
    deploy(game, "judge", "jupiter", "location:mars")
    for viewer in (1, 2, WATCHER):
        assert hand_seen(game, 0, viewer) == ["aja", "?"]
    worlds_agree(game)


# --- stealing and looking --------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08")
def test_only_thief_and_victim_know_the_card_that_tactus_steals() -> None:
    game = full_table(seats=3, hands={0: "tactus", 1: "seer nero", 2: "judge"}, mars="aja")
    deploy(game, "tactus", "mars", "seat:1")
    worlds_agree(game)
    decide(game, "card:seer")
    assert hand(game) == ["seer"]
    assert hand_seen(game, 0, 1) == ["seer"]
    for viewer in (2, WATCHER):
        assert hand_seen(game, 0, viewer) == ["?"]
        assert hand_seen(game, 1, viewer) == ["?"]
        assert not mentions(game, viewer, "seer")
    assert [event.audience for event in game.events or [] if event.kind == "event-stolen"] == [[0, 1]]
    worlds_agree(game)


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("stolen", ["eo", "seer"])
def test_after_a_theft_the_others_no_longer_know_what_is_left_of_the_hand(stolen: str) -> None:
    game = full_table(seats=3, hands={0: "tactus", 1: "eo seer"}, mars="aja")
    make_known(game, "eo")
    assert hand_seen(game, 1, 2) == ["eo", "?"]
    deploy(game, "tactus", "mars", "seat:1", f"card:{stolen}")
    assert hand_seen(game, 1, 2) == ["?"]
    assert hand_seen(game, 0, 2) == ["?"]
    assert hand_seen(game, 1, 0) == (["?"] if stolen == "eo" else ["eo"])  # the thief saw which card came
    worlds_agree(game)


@pytest.mark.rule("RR-08")
def test_only_the_actor_sees_the_hand_for_roque_and_only_the_drawn_card_is_shown() -> None:
    game = full_table(seats=3, hands={0: "roque", 1: "seer nero lorn"}, mars="aja")
    deploy(game, "roque", "mars")
    assert prompt(game).id == "prompt-name-card"
    assert options(game) == ["card:lorn", "card:nero", "card:seer"]
    assert hand_seen(game, 1, 0) == ["lorn", "nero", "seer"]
    for viewer in (2, WATCHER):
        assert hand_seen(game, 1, viewer) == ["?", "?", "?"]
        assert not any(mentions(game, viewer, name) for name in ("seer", "nero", "lorn"))
    worlds_agree(game)
    decide(game, "card:seer")
    shown = next(event for event in game.events or [] if event.kind == "event-exposes").args["card"]
    others = [name for name in ("seer", "nero", "lorn") if f"character-{name}" != shown]
    assert mentions(game, 2, str(shown).removeprefix("character-"))
    assert not any(known_to(game, name, 2) for name in others)
    worlds_agree(game)


@pytest.mark.rule("RR-27")
def test_a_defence_question_does_not_reveal_who_holds_a_defence() -> None:
    for held in ("judge seer", "nero seer"):
        game = full_table(seats=3, hands={0: "aja", 1: held}, mars="lorn")
        deploy(game, "aja", "mars")
        for viewer in (0, 2, WATCHER):
            assert redacted(game, viewer)["decisions"] == [[1, None, NONE]]
            assert hand_seen(game, 1, viewer) == ["?", "?"]
        assert redacted(game, 1)["decisions"][0][1] is not None
        worlds_agree(game)


@pytest.mark.rule("RR-27")
def test_in_the_middle_of_a_question_about_the_token_all_worlds_agree() -> None:
    game = full_table(seats=3, hands={0: "boneriders", 1: "justice seer"}, sovereign=1, mars="lorn")
    deploy(game, "boneriders", "mars")
    assert asked_seat(game) == 1
    assert redacted(game, 0)["decisions"] == [[1, None, NONE]]
    worlds_agree(game)


@pytest.mark.rule("RR-27")
def test_in_the_middle_of_a_hit_all_worlds_hold_the_card_that_was_drawn() -> None:
    for seed in range(30):
        game = full_table(seats=3, hands={0: "arlus", 1: "nero judge"}, mars="lorn", seed=seed)
        deploy(game, "arlus", "mars")
        if prompt(game).id == "prompt-accept":
            assert hand_seen(game, 1, 2) == ["nero", "?"]
            worlds_agree(game)
            return
    pytest.fail("Arlus never met the gold")


@pytest.mark.rule("RR-26")
def test_eos_question_does_not_reveal_who_has_a_red() -> None:
    for held in ("darrow seer", "nero seer"):
        game = full_table(seats=3, hands={0: "eo", 1: held, 2: "deanna"}, mars="lorn")
        deploy(game, "eo", "mars")
        assert asked_seat(game) == 1
        assert redacted(game, 2)["decisions"] == [[1, None, NONE]]
        worlds_agree(game)


# --- face-down cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08")
def test_only_the_actor_knows_the_face_down_cards_of_firewall_expert_also_half_way() -> None:
    game = full_table(seats=3, hand="firewall_expert", mars="lorn", luna="aja", top="seer nero eo")
    deploy(game, "firewall_expert", "mars")
    assert [name for name in deck_seen(game, 0) if name != "?"] == ["seer", "nero", "eo"]
    for viewer in (1, 2, WATCHER):
        assert set(deck_seen(game, viewer)) == {"?"}
    worlds_agree(game)
    decide(game, "card:nero>location:jupiter")
    assert location_seen(game, "jupiter", 0) == ["nero"]
    for viewer in (1, 2, WATCHER):
        assert location_seen(game, "jupiter", viewer) == ["?"]
        assert not any(mentions(game, viewer, name) for name in ("seer", "nero", "eo"))
    worlds_agree(game)
    decide(game, "card:eo>location:luna")
    worlds_agree(game)
    assert at(game, "institute") == ["?seer"]
    worlds_agree(game)


@pytest.mark.rule("RR-08")
def test_who_knew_the_top_of_the_deck_does_not_know_where_its_cards_went() -> None:
    game = full_table(seats=3, hand="firewall_expert", mars="lorn", luna="aja", top="seer nero eo")
    make_known(game, "eo")
    deploy(game, "firewall_expert", "mars")
    assert deck_seen(game, 1)[-1] == "eo"
    decide(game, "card:nero>location:jupiter")
    assert set(deck_seen(game, 1)) == {"?"}
    assert location_seen(game, "jupiter", 1) == ["?"]
    worlds_agree(game)


@pytest.mark.rule("RR-08")
def test_a_face_down_card_that_is_gained_is_known_to_its_gainer_and_the_player_who_placed_it() -> None:
    game = full_table(seats=3, hand="judge", turn=1, mars="?0seer", luna="aja")
    deploy(game, "judge", "luna", "location:mars")
    assert hand(game, 1) == ["seer"]
    assert hand_seen(game, 1, 0) == ["seer"]
    for viewer in (2, WATCHER):
        assert hand_seen(game, 1, viewer) == ["?"]
        assert not mentions(game, viewer, "seer")
    gained = next(event for event in game.events or [] if event.kind == "event-gains")
    assert gained.args["card"] == "face-down"
    assert [event.audience for event in game.events or [] if event.kind == "event-drawn"] == [[1]]
    worlds_agree(game)


@pytest.mark.rule("RR-08", "RR-26")
def test_a_face_down_card_that_is_banished_is_seen_by_all() -> None:
    game = full_table(hand="boneriders", houses="ceres mars", mars="?1seer", luna="aja")
    deploy(game, "boneriders", "luna", "face-down:mars:0")
    for viewer in (0, 1, WATCHER):
        assert redacted(game, viewer)["table"]["banished"] == [NUMBER["seer"]]


@pytest.mark.rule("RR-08", "RR-20")
def test_a_face_down_card_that_is_moved_stays_face_down() -> None:
    game = full_table(hand="matteo", mars="?1seer", luna="aja")
    deploy(game, "matteo", "mars", "face-down:mars:0>location:jupiter")
    assert at(game, "jupiter") == ["?seer"]
    assert location_seen(game, "jupiter", 0) == ["?"]
    assert location_seen(game, "jupiter", 1) == ["seer"]
    assert not mentions(game, 0, "seer")
    worlds_agree(game)


# --- known cards in hidden places ------------------------------------------------------------------------------------


@pytest.mark.rule("RR-08")
def test_a_card_given_in_the_open_is_known_to_all_and_what_is_drawn_for_it_is_not() -> None:
    game = full_table(seats=3, hand="vlogger", fleet=[2, 0, 1], mars="aja", top="seer nero")
    deploy(game, "vlogger", "mars")
    assert hand(game, 2) == ["vlogger"]
    for viewer in (1, WATCHER):
        assert hand_seen(game, 2, viewer) == ["vlogger"]
        assert hand_seen(game, 0, viewer) == ["?", "?"]
    worlds_agree(game)


@pytest.mark.rule("RR-08")
def test_what_mickey_puts_beneath_the_deck_is_known_also_half_way() -> None:
    game = full_table(seats=3, hand="mickey_the_carver eo", mars="lorn", luna="judge", top="aja seer orator magistrate")
    deploy(game, "mickey_the_carver", "mars", "card:eo")
    assert hand(game) == ["aja"]
    assert options(game)[:3] == ["card:magistrate", "card:orator", "card:seer"]
    worlds_agree(game)
    decide(game, "card:orator")
    for viewer in (0, 1, 2, WATCHER):
        seen = deck_seen(game, viewer)
        assert seen[0] == "orator"
        assert seen[-2:] == ["seer", "magistrate"]
        assert set(seen[1:-2]) == {"?"}
    worlds_agree(game)
    decide(game, "card:seer")
    assert deck(game)[:3] == ["magistrate", "seer", "orator"]
    worlds_agree(game)


@pytest.mark.rule("RR-26")
def test_a_shown_card_is_known_until_it_leaves_the_hand_unseen() -> None:
    game = full_table(seats=3, hands={0: "politician aja nero seer"}, mars="lorn", luna="judge")
    deploy(game, "politician", "mars", "card:aja>card:nero")
    assert hand_seen(game, 0, 2) == ["aja", "nero", "?"]
    assert is_known_to_all(game, "aja")
    worlds_agree(game)


# --- the Automa, the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-05", "RA-10")
def test_of_the_automas_pile_one_knows_what_it_gained_in_the_open() -> None:
    game = full_table(
        seats=1, hand="judge seer", jupiter="eo", mars="lorn", luna="aja", institute="sevro", pile="virga pelus"
    )
    decide(game, "deck", "location:mars")
    seen = redacted(game, 0)["table"]["pile"]
    assert seen[:2] == [NONE, NONE]
    assert seen[2:] == game.pile[2:]
    assert len(pile(game)) == 4
    worlds_agree(game)


@pytest.mark.rule("RA-10")
def test_a_face_down_card_that_the_automa_gains_is_known_to_the_player_who_placed_it() -> None:
    game = full_table(seats=1, hand="judge seer", mars="?0eo", pile="virga")
    game.priority = [0, 1, 2, 3]
    others = [card for card in range(1, 23) if card not in (14, 15)]
    game.automa_aside, game.automa_deck = others[:4], [*others[4:], 15, 14]  # 14 gains at Mars
    game.automa_discard = []
    decide(game, "deck", "location:institute")
    assert pile(game)[:2] == ["virga", "eo"]
    assert redacted(game, 0)["table"]["pile"][:2] == [NONE, NUMBER["eo"]]
    assert not known_to(game, "eo", 6)  # a spectator
    worlds_agree(game)


@pytest.mark.rule("RR-08")
def test_in_the_middle_of_scoring_all_hands_are_known() -> None:
    game = endgame(full_table(seats=3, hands={0: "seer", 1: "auctioneer nero", 2: "judge"}))
    assert "event-scoring" in events(game)
    for viewer in (0, 1, 2, WATCHER):
        assert [hand_seen(game, seat, viewer) for seat in range(3)] == [hand(game, seat) for seat in range(3)]
    worlds_agree(game)


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_every_decision_of_whole_games_all_worlds_agree(seats: int) -> None:
    game = deal_game(seats, seed=f"secrets {seats}")
    rng = seeded(seats)
    number = 0
    while not game.is_over():
        if number % 9 == 0:
            worlds_agree(game)
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
        number += 1
