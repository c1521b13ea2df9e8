"""Hidden things: what one player saw reaches nobody else, to the byte."""

from __future__ import annotations

import json

import pytest

from ludarium.games.raxxon.grid import NAMES
from ludarium.games.raxxon.pack import KINDS
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.match import Match
from ludarium.kernel.path import Path
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.script import NONE
from tests.games.raxxon.staging import (
    CHARACTERS,
    CONTRACT,
    SIGN,
    act,
    asked,
    at,
    dealt,
    decide,
    deck,
    everybody_passes,
    follow,
    happen,
    knows,
    options,
    raxxon,
    receives,
    table,
    viewers,
)
from tests.laws.games import pieces


def same(one: Raxxon, other: Raxxon, *to: int) -> None:
    """Both tables reach these viewers as the same bytes."""
    for viewer in to:
        assert receives(one, viewer) == receives(other, viewer)


def differ(one: Raxxon, other: Raxxon, *to: int) -> None:
    """Both tables reach these viewers differently."""
    for viewer in to:
        assert receives(one, viewer) != receives(other, viewer)


# --- what nobody has seen --------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-71")
def test_a_face_down_card_is_the_same_to_all_whatever_it_is() -> None:
    for signs in (["Ca?", "Su?"], ["Ho?", "Vo?"]):
        one, other = (table(f"{sign} Ho In?") for sign in signs)
        same(one, other, *viewers(one))


@pytest.mark.rule("RX-71")
def test_the_order_of_the_decks_reaches_nobody() -> None:
    one = table("Ho?", population="Su In Ca", infection="Vo Ch", raxxon="riot mercy fever")
    other = table("Ho?", population="Ca Su In", infection="Ch Vo", raxxon="fever riot mercy")
    same(one, other, *viewers(one))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_what_an_action_offers_and_refuses_does_not_depend_on_what_lies_face_down(character: str, kind: str) -> None:
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
        same(tables[0], other, *viewers(other))
        step = other.stack[-1].step()
        path = step.path(other, other.stack[-1], 0)
        for thing in path.things([]):
            reasons = [
                None if (found := path_of(game).check([thing])) is None else (found.rule, found.message.dump())
                for game in (tables[0], other)
            ]
            assert reasons[0] == reasons[1]


def path_of(game: Raxxon) -> Path:
    return game.stack[-1].step().path(game, game.stack[-1], game.decisions[0].seat)


def test_a_card_that_is_added_is_seen_by_nobody() -> None:
    one, other = (happen(table("Ho Ho", "Ho", population=f"Su {sign}"), "add") for sign in ("Ca", "Vo"))
    assert at(one, "d4") != at(other, "d4")
    same(one, other, *viewers(one))


# --- interviews ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("Ca", "Vo"), ("Ch", "Ho"), ("Vo", "Ho")])
def test_what_an_interview_showed_reaches_nobody_else(first: str, second: str) -> None:
    one, other = (table(f"{sign}? Su? In", seats=3, characters="meryl kd thomas") for sign in (first, second))
    for game in (one, other):
        act(game, "special", "crowd:c3")
    differ(one, other, 0)
    same(one, other, NONE, 1, 2)
    for game in (one, other):
        decide(game, "pass", "pass", "go", "crowd:c4")
    differ(one, other, 0)
    same(one, other, NONE, 1, 2)


@pytest.mark.rule("RX-71")
def test_all_are_told_that_the_card_is_infected_or_hostile() -> None:
    game = table("Ca? Su? In", characters="meryl kd")
    act(game, "special", "crowd:c3")
    for viewer in (NONE, 1):
        card = next(card for card in CONTRACT.view(game.redact(viewer))["crowd"] if card["id"] == "crowd:c3")
        assert (card["citizen"], card["suspect"], card["face_up"]) == (None, True, False)
        for seed in range(20):
            world = CONTRACT.imagine(game.redact(viewer), seeded(seed))
            assert SIGN[world.cells[NAMES.index("c3")]] in ("Ho", "Ch", "Ca", "Vo")
    mine = next(card for card in CONTRACT.view(game.redact(0))["crowd"] if card["id"] == "crowd:c3")
    assert mine["citizen"] == "carrier"


def test_whom_an_interview_turned_up_all_see() -> None:
    game = table("Su? Ca? In", characters="meryl kd")
    act(game, "special", "crowd:c3")
    assert all(knows(game, "c3", viewer) for viewer in viewers(game))
    decide(game, "crowd:c4")
    assert [knows(game, "c4", viewer) for viewer in viewers(game)] == [False, True, False]


# --- looking ---------------------------------------------------------------------------------------------------------


def test_what_kd_looks_at_reaches_nobody_else() -> None:
    one, other = (table(f"{sign}? Su? In", seats=3, characters="kd meryl thomas") for sign in ("Ca", "Fa"))
    for game in (one, other):
        act(game, "control", "crowd:c3>crowd:c4", "crowd:c4")
    differ(one, other, 0)
    same(one, other, NONE, 1, 2)
    for game in (one, other):  # nor later, when others move it
        act(game, "control", "crowd:c4>crowd:c5", "done")
    differ(one, other, 0)
    same(one, other, NONE, 1, 2)
    assert [knows(one, "c5", viewer) for viewer in viewers(one)] == [False, True, False, False]


@pytest.mark.parametrize("card", ["raxxons_scanners", "exclusive"])
def test_what_a_card_lets_one_look_at_reaches_nobody_else(card: str) -> None:
    one, other = (table(f"{sign}? {sign}? In?", seats=3, turn=2, card=card) for sign in ("Ca", "Fa"))
    for game in (one, other):
        follow(game, 1, "crowd:c3", "crowd:c4")
    differ(one, other, 2)
    same(one, other, NONE, 0, 1)


@pytest.mark.parametrize("others", [["Ho Ca Su", "Ca Ca Ca"], ["Ho Ho Su", "Su Ho Ca"], ["Fa Fa Fa", "Vo Vo Vo"]])
def test_what_brian_finds_from_door_to_door_reaches_nobody_else(others: list[str]) -> None:
    one, other = (table("Ho? In", seats=3, characters="brian kd thomas", population=f"Fr {top}") for top in others)
    for game in (one, other):
        act(game, "special")
    for _ in range(2):
        assert asked(one) == asked(other) == 0
        differ(one, other, 0)
        same(one, other, NONE, 1, 2)
        for game in (one, other):
            decide(game, options(game)[0])
    assert asked(one) == asked(other) == 1
    same(one, other, NONE, 1, 2)


def test_how_the_top_of_the_raxxon_deck_was_ordered_reaches_nobody_else() -> None:
    one, other = (
        follow(table("Ho?", raxxon=f"riot {top} leaked_file_2", triggered="leaked_file"), 1)
        for top in ("mercy fever breach", "convoy rupture stampede")
    )
    differ(one, other, 0)
    same(one, other, NONE, 1)
    for game in (one, other):
        decide(game, options(game)[2], options(game)[0] if options(game)[0] != options(game)[2] else options(game)[1])
    same(one, other, NONE, 1)
    assert len(raxxon(one)) == len(raxxon(other)) == 4


def test_arranging_alone_shows_a_spectator_nothing() -> None:
    game = table("Ho Su Ca", seats=1, characters="thomas", population="Vo", evacuated="10Ho", raxxon="empty_streets")
    act(game, "special", "row:c", "citizen:susceptible", "citizen:hostile", "pass")
    assert deck(game) == "Ca Ho Su Vo"
    follow(game, 1, "citizen:hostile", "citizen:volatile", "citizen:susceptible")
    # The volatile card was shown to nobody who watches.
    seen = game.redact(NONE)["table"]
    assert SIGN.index("Vo") not in [*seen["population"], *seen["cells"]]


@pytest.mark.rule("RX-71")
def test_a_spectator_is_not_told_that_cards_are_alike_by_not_being_asked() -> None:
    one, other = (table("Ho? In", seats=1, characters="brian", population=f"Fr {top}") for top in ("3Ho", "Ho Ca Su"))
    for game in (one, other):
        act(game, "special")
    same(one, other, NONE)


# --- what all know, and what is forgotten ----------------------------------------------------------------------------


@pytest.mark.rule("RX-71")
def test_a_card_turned_down_is_known_to_all_wherever_it_goes() -> None:
    game = table("Ho Su? In?", characters="thomas kd", raxxon="")
    act(game, "control", "crowd:c3>crowd:c4", "yes")
    assert all(knows(game, "c4", viewer) for viewer in viewers(game))
    assert not any(knows(game, "c3", viewer) for viewer in viewers(game))


def test_a_card_put_below_the_infection_deck_is_known_to_all() -> None:
    one = table("Ho?", characters="liaison kd", contained="Ca", infection="Vo Vo Ch")
    act(one, "special")
    for viewer in viewers(one):
        assert one.redact(viewer)["table"]["infection"] == [SIGN.index("Ca"), NONE, NONE, NONE]


def test_what_was_known_is_forgotten_when_the_deck_is_shuffled() -> None:
    game = table("Ho?0 In?*", characters="brian kd", population="Fr Ho Ca Su Fa Fa Fr")
    act(game, "special", "citizen:familiar", "citizen:family")
    everybody_passes(game)
    for viewer in viewers(game):
        redacted = game.redact(viewer)["table"]
        assert {*redacted["cells"], *redacted["population"]} == {NONE}


def test_who_else_knows_a_card_is_not_told() -> None:
    one, other = table("Ca?1 Su? In", seats=3), table("Ca? Su? In", seats=3)
    same(one, other, NONE, 0, 2)


def test_at_the_end_everything_is_shown() -> None:
    game = happen(table("Ho? Ca?", power=7), "power")
    assert game.is_over()
    assert NONE not in game.redact(NONE)["table"]["population"]


def test_to_look_cannot_be_undone() -> None:
    match = Match(CONTRACT, 2, "look", {"character_1": 5, "character_2": 2})
    while match.game.decisions[0].seat != 0:
        match.decide(1, "pass")
    match.decide(0, "action:5")
    assert match.undo_reach(0) > 0
    match.decide(0, "crowd:c3>crowd:c4")
    assert match.undo_reach(0) > 0
    match.decide(0, "crowd:c5")
    assert match.undo_reach(0) == 0


# --- two worlds ------------------------------------------------------------------------------------------------------

# What shows a hidden card to whoever is told of it.
SHOWING = {
    "event-reveals",
    "event-kills",
    "event-spreads",
    "event-triggered",
    "event-untriggered",
    "event-sees",
    "event-overnight",
    "event-looks",  # an interview tells that a card is infected or hostile
}


def taken_in_both(one: Raxxon, other: Raxxon, rng: Rng) -> None:
    """Take a decision, and the same in another world, or there whatever can be decided."""
    decision, there = one.decisions[0], other.decisions[0]
    option = decision.options[rng.below(len(decision.options))]
    one.decide(decision.seat, option)
    other.decide(there.seat, option if option in there.options else there.options[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_another_world_the_same_decision_tells_a_viewer_the_same_unless_it_shows_a_card(seats: int) -> None:
    compared = 0
    for seed in range(3):
        game = dealt(seats, f"worlds {seed}", level=1 + seed % 4)
        rng = seeded(f"play {seed}")
        while not game.is_over():
            for viewer in viewers(game):
                here = CONTRACT.load(json.loads(json.dumps(game.dump())))
                there = CONTRACT.imagine(game.redact(viewer), seeded(f"{seed}"))
                here.story, there.story = [], []
                taken_in_both(here, there, rng.copy())
                told = [event.kind for event in here.story if event.is_seen_by(None if viewer == NONE else viewer)]
                if not SHOWING & {*told} and not here.is_over():
                    assert receives(here, viewer) == receives(there, viewer), told
                    compared += 1
            decision = game.decisions[0]
            game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert compared > 100


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_stirred_for_a_viewer_is_the_same_to_this_viewer_and_another_to_the_rest(seats: int) -> None:
    game = dealt(seats, "stir", level=2)
    whole = pieces(game)
    rng = seeded("stir")
    moved = 0
    while not game.is_over():
        for viewer in viewers(game):
            other = game.copy()
            other.stir(viewer, seeded("spoon"))
            assert other.redact(viewer) == game.redact(viewer)
            assert pieces(other) == whole
            moved += other.population != game.population
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert moved > 10
