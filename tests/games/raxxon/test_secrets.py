"""Hidden things: what one player saw reaches no other player, to the byte."""

from __future__ import annotations

import json

import pytest

from ludarium.games.raxxon.crowd_grid import CELL_NAMES
from ludarium.games.raxxon.pack.vocabulary import KINDS
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.match import Match
from ludarium.kernel.question import Path
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.script import NONE
from tests.games.raxxon.staging import (
    CHARACTERS,
    RULESET,
    SIGN,
    act,
    all_pass,
    apply_symbols,
    asked_seat,
    at,
    bytes_sent_to,
    deal_game,
    decide,
    deck,
    follow_card,
    knows,
    options,
    raxxon,
    table,
    viewers,
)
from tests.laws.games import pieces


def assert_same_for(one: Raxxon, other: Raxxon, *to: int) -> None:
    """Both tables reach these viewers as the same bytes."""
    for viewer in to:
        assert bytes_sent_to(one, viewer) == bytes_sent_to(other, viewer)


def assert_different_for(one: Raxxon, other: Raxxon, *to: int) -> None:
    """Both tables reach these viewers differently."""
    for viewer in to:
        assert bytes_sent_to(one, viewer) != bytes_sent_to(other, viewer)


# --- what no one has seen --------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-71")
def test_a_face_down_card_looks_the_same_to_all_viewers() -> None:
    for signs in (["Ca?", "Su?"], ["Ho?", "Vo?"]):
        one, other = (table(f"{sign} Ho In?") for sign in signs)
        assert_same_for(one, other, *viewers(one))


@pytest.mark.rule("RX-71")
def test_the_order_of_the_decks_is_hidden_from_all_viewers() -> None:
    one = table("Ho?", population="Su In Ca", infection="Vo Ch", raxxon="riot mercy fever")
    other = table("Ho?", population="Ca Su In", infection="Ch Vo", raxxon="fever riot mercy")
    assert_same_for(one, other, *viewers(one))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_what_an_action_offers_and_refuses_does_not_depend_on_face_down_cards(character: str, kind: str) -> None:
    partner = "thomas" if character != "thomas" else "brian"
    tables = [
        table(
            f"{hidden} Ho Ca",
            f"Su {hidden} {hidden}",
            "In Vo Fr",
            characters=f"{character} {partner}",
            contained="Ch",
            uncontained="Vo",
            population="Fa Fa Fa",
            tokens={1: "kill:1"},
        )
        for hidden in ("Ca?", "Ho?", "Ch?")
    ]
    for game in tables:
        act(game, kind)
    for other in tables[1:]:
        assert_same_for(tables[0], other, *viewers(other))
        step = other.stack[-1].step()
        path = step.path(other, other.stack[-1], 0)
        for touch in path.touchable([]):
            reasons = [
                None if (offered := path_of(game).check([touch])) is None else (offered.rule, offered.message.dump())
                for game in (tables[0], other)
            ]
            assert reasons[0] == reasons[1]


def path_of(game: Raxxon) -> Path:
    return game.stack[-1].step().path(game, game.stack[-1], game.decisions[0].seat)


def test_an_added_card_is_hidden_from_all_viewers() -> None:
    one, other = (apply_symbols(table("Ho Ho", "Ho", population=f"Su {sign}"), "add") for sign in ("Ca", "Vo"))
    assert at(one, "d4") != at(other, "d4")
    assert_same_for(one, other, *viewers(one))


# --- interviews ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("Ca", "Vo"), ("Ch", "Ho"), ("Vo", "Ho")])
def test_the_card_of_an_interview_is_hidden_from_other_viewers(first: str, second: str) -> None:
    one, other = (table(f"{sign}? Su? In", seats=3, characters="meryl kd thomas") for sign in (first, second))
    for game in (one, other):
        act(game, "special", "crowd:c3")
    assert_different_for(one, other, 0)
    assert_same_for(one, other, NONE, 1, 2)
    for game in (one, other):
        decide(game, "pass", "pass", "go", "crowd:c4")
    assert_different_for(one, other, 0)
    assert_same_for(one, other, NONE, 1, 2)


@pytest.mark.rule("RX-71")
def test_all_viewers_learn_that_the_card_is_infected_or_hostile() -> None:
    game = table("Ca? Su? In", characters="meryl kd")
    act(game, "special", "crowd:c3")
    for viewer in (NONE, 1):
        card = next(card for card in RULESET.view(game.redact(viewer))["crowd"] if card["id"] == "crowd:c3")
        assert (card["citizen"], card["suspect"], card["face_up"]) == (None, True, False)
        for seed in range(20):
            world = RULESET.imagine(game.redact(viewer), seeded(seed))
            assert SIGN[world.cells[CELL_NAMES.index("c3")]] in ("Ho", "Ch", "Ca", "Vo")
    own = next(card for card in RULESET.view(game.redact(0))["crowd"] if card["id"] == "crowd:c3")
    assert own["citizen"] == "carrier"


def test_all_viewers_see_a_card_that_an_interview_turned_up() -> None:
    game = table("Su? Ca? In", characters="meryl kd")
    act(game, "special", "crowd:c3")
    assert all(knows(game, "c3", viewer) for viewer in viewers(game))
    decide(game, "crowd:c4")
    assert [knows(game, "c4", viewer) for viewer in viewers(game)] == [False, True, False]


# --- looking ---------------------------------------------------------------------------------------------------------


def test_the_card_that_kd_looks_at_is_hidden_from_other_viewers() -> None:
    one, other = (table(f"{sign}? Su? In", seats=3, characters="kd meryl thomas") for sign in ("Ca", "Fa"))
    for game in (one, other):
        act(game, "control", "crowd:c3>crowd:c4", "crowd:c4")
    assert_different_for(one, other, 0)
    assert_same_for(one, other, NONE, 1, 2)
    for game in (one, other):  # nor later, when others move it
        act(game, "control", "crowd:c4>crowd:c5", "done")
    assert_different_for(one, other, 0)
    assert_same_for(one, other, NONE, 1, 2)
    assert [knows(one, "c5", viewer) for viewer in viewers(one)] == [False, True, False, False]


@pytest.mark.parametrize("card", ["raxxons_scanners", "exclusive"])
def test_cards_looked_at_by_a_raxxon_card_are_hidden_from_other_viewers(card: str) -> None:
    one, other = (table(f"{sign}? {sign}? In?", seats=3, turn=2, card=card) for sign in ("Ca", "Fa"))
    for game in (one, other):
        follow_card(game, 1, "crowd:c3", "crowd:c4")
    assert_different_for(one, other, 2)
    assert_same_for(one, other, NONE, 0, 1)


@pytest.mark.parametrize("others", [["Ho Ca Su", "Ca Ca Ca"], ["Ho Ho Su", "Su Ho Ca"], ["Fa Fa Fa", "Vo Vo Vo"]])
def test_the_cards_of_door_to_door_are_hidden_from_other_viewers(others: list[str]) -> None:
    one, other = (table("Ho? In", seats=3, characters="brian kd thomas", population=f"Fr {top}") for top in others)
    for game in (one, other):
        act(game, "special")
    for _ in range(2):
        assert asked_seat(one) == asked_seat(other) == 0
        assert_different_for(one, other, 0)
        assert_same_for(one, other, NONE, 1, 2)
        for game in (one, other):
            decide(game, options(game)[0])
    assert asked_seat(one) == asked_seat(other) == 1
    assert_same_for(one, other, NONE, 1, 2)


def test_the_new_order_of_the_raxxon_deck_is_hidden_from_other_viewers() -> None:
    one, other = (
        follow_card(table("Ho?", raxxon=f"riot {top} leaked_file_2", triggered="leaked_file"), 1)
        for top in ("mercy fever breach", "convoy rupture stampede")
    )
    assert_different_for(one, other, 0)
    assert_same_for(one, other, NONE, 1)
    for game in (one, other):
        decide(game, options(game)[2], options(game)[0] if options(game)[0] != options(game)[2] else options(game)[1])
    assert_same_for(one, other, NONE, 1)
    assert len(raxxon(one)) == len(raxxon(other)) == 4


def test_ordering_cards_in_a_solo_game_shows_a_spectator_nothing() -> None:
    game = table("Ho Su Ca", seats=1, characters="thomas", population="Vo", evacuated="10Ho", raxxon="empty_streets")
    act(game, "special", "row:c", "citizen:susceptible", "citizen:hostile", "pass")
    assert deck(game) == "Ca Ho Su Vo"
    follow_card(game, 1, "citizen:hostile", "citizen:volatile", "citizen:susceptible")
    # The volatile card was not shown to spectators.
    seen = game.redact(NONE)["table"]
    assert SIGN.index("Vo") not in [*seen["population"], *seen["cells"]]


@pytest.mark.rule("RX-71")
def test_equal_cards_are_asked_about_too_so_that_a_spectator_learns_nothing() -> None:
    one, other = (table("Ho? In", seats=1, characters="brian", population=f"Fr {top}") for top in ("3Ho", "Ho Ca Su"))
    for game in (one, other):
        act(game, "special")
    assert_same_for(one, other, NONE)


# --- what all know, and what is forgotten ----------------------------------------------------------------------------


@pytest.mark.rule("RX-71")
def test_a_card_turned_down_stays_known_to_all_viewers_when_it_moves() -> None:
    game = table("Ho Su? In?", characters="thomas kd", raxxon="")
    act(game, "control", "crowd:c3>crowd:c4", "yes")
    assert all(knows(game, "c4", viewer) for viewer in viewers(game))
    assert not any(knows(game, "c3", viewer) for viewer in viewers(game))


def test_a_card_put_under_the_infection_deck_is_known_to_all_viewers() -> None:
    one = table("Ho?", characters="liaison kd", contained="Ca", infection="Vo Vo Ch")
    act(one, "special")
    for viewer in viewers(one):
        assert one.redact(viewer)["table"]["infection"] == [SIGN.index("Ca"), NONE, NONE, NONE]


def test_known_cards_are_hidden_again_when_the_deck_is_shuffled() -> None:
    game = table("Ho?0 In?*", characters="brian kd", population="Fr Ho Ca Su Fa Fa Fr")
    act(game, "special", "citizen:familiar", "citizen:family")
    all_pass(game)
    for viewer in viewers(game):
        redacted = game.redact(viewer)["table"]
        assert {*redacted["cells"], *redacted["population"]} == {NONE}


def test_the_view_hides_which_other_viewers_know_a_card() -> None:
    one, other = table("Ca?1 Su? In", seats=3), table("Ca? Su? In", seats=3)
    assert_same_for(one, other, NONE, 0, 2)


def test_at_the_end_everything_is_shown() -> None:
    game = apply_symbols(table("Ho? Ca?", power=7), "power")
    assert game.is_over()
    assert NONE not in game.redact(NONE)["table"]["population"]


def test_looking_at_a_card_cannot_be_undone() -> None:
    match = Match(RULESET, 2, "look", {"character_1": 5, "character_2": 2})
    while match.game.decisions[0].seat != 0:
        match.decide(1, "pass")
    match.decide(0, "action:5")
    assert match.undo_reach(0) > 0
    match.decide(0, "crowd:c3>crowd:c4")
    assert match.undo_reach(0) > 0
    match.decide(0, "crowd:c5")
    assert match.undo_reach(0) == 0


# --- two worlds ------------------------------------------------------------------------------------------------------

# The events that show a hidden card to their audience.
REVEALING_EVENTS = {
    "event-reveals",
    "event-kills",
    "event-spreads",
    "event-triggered",
    "event-untriggered",
    "event-sees",
    "event-overnight",
    "event-looks",  # an interview shows that a card is infected or hostile
}


def decide_in_both(one: Raxxon, other: Raxxon, rng: Rng) -> None:
    """Take a decision, and the same in another world, or there any possible decision."""
    decision, there = one.decisions[0], other.decisions[0]
    option = decision.options[rng.below(len(decision.options))]
    one.decide(decision.seat, option)
    other.decide(there.seat, option if option in there.options else there.options[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_decision_in_another_world_sends_a_viewer_the_same_unless_a_card_is_shown(seats: int) -> None:
    compared = 0
    for seed in range(3):
        game = deal_game(seats, f"worlds {seed}", level=1 + seed % 4)
        rng = seeded(f"play {seed}")
        while not game.is_over():
            for viewer in viewers(game):
                here = RULESET.load(json.loads(json.dumps(game.dump())))
                there = RULESET.imagine(game.redact(viewer), seeded(f"{seed}"))
                here.events, there.events = [], []
                decide_in_both(here, there, rng.copy())
                seen = [event.kind for event in here.events if event.is_seen_by(None if viewer == NONE else viewer)]
                if not REVEALING_EVENTS & {*seen} and not here.is_over():
                    assert bytes_sent_to(here, viewer) == bytes_sent_to(there, viewer), seen
                    compared += 1
            decision = game.decisions[0]
            game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert compared > 100


@pytest.mark.parametrize("seats", [1, 3])
def test_reshuffling_unknown_cards_changes_nothing_for_the_viewer(seats: int) -> None:
    game = deal_game(seats, "stir", level=2)
    whole = pieces(game)
    rng = seeded("stir")
    moved = 0
    while not game.is_over():
        for viewer in viewers(game):
            other = game.copy()
            other.reshuffle_unknown(viewer, seeded("spoon"))
            assert other.redact(viewer) == game.redact(viewer)
            assert pieces(other) == whole
            moved += other.population != game.population
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert moved > 10
