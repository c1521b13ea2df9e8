"""The kernel's promises, each on a position of the toy game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.errors import Refused
from ludarium.kernel.match import Match
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import HIDDEN, NONE, Script, scripts_by_name
from tests.kernel.burrow import KINDS, OWL, RULESET, Burrow, Gather, kind


def card(name: str, number: int = 0) -> int:
    """The first or second card of a kind."""
    return KINDS.index(name) + number * len(KINDS)


def table(*hands: list[int], deck: list[int] | None = None, acorns: list[int] | None = None) -> Burrow:
    """A game at the first turn of seat 0, with these hands; the other cards are out of play."""
    game = RULESET.deal(len(hands), seeded(0), {})
    data = game.dump()
    data["table"]["hands"] = [list(hand) for hand in hands]
    data["table"]["deck"] = list(deck or [])
    held = [card for hand in hands for card in hand] + (deck or [])
    data["table"]["pile"] = [card for card in range(12) if card not in held]
    data["table"]["seen"] = [sum(1 << seat for seat, hand in enumerate(hands) if n in hand) for n in range(12)]
    data["table"]["acorns"] = list(acorns or [0] * len(hands))
    data["decisions"] = []
    game = RULESET.load(data)
    game.advance()
    return game


def choose(game: Burrow, seat: int, *touches: str) -> None:
    """Decide by name."""
    frame = game.stack[-1]
    decision = game.decision(seat)
    assert decision is not None
    for option in decision.options:
        if frame.step().touches(game, frame, option) == list(touches):
            game.decide(seat, option)
            return
    raise AssertionError(touches)


def play(game: Burrow, seat: int, name: str, number: int = 0) -> None:
    """Play a card by name."""
    choose(game, seat, f"card:{card(name, number)}")


def test_a_card_runs_its_steps_in_order() -> None:
    game = table([card("acorn"), card("guard")], [card("guard", 1)])
    play(game, 0, "acorn")
    assert game.acorns == [2, 0]  # twice one acorn; then not poor any more, so not five more


def test_a_condition_is_asked_when_its_step_is_reached() -> None:
    game = table([card("guard"), card("acorn")], [card("guard", 1)])
    play(game, 0, "guard")
    assert game.acorns == [3, 0]


def test_a_card_is_played_inside_a_card_inside_a_card() -> None:
    game = table([card("nest"), card("nest", 1), card("acorn")], [card("guard")])
    play(game, 0, "nest")
    choose(game, 0, "yes")
    play(game, 0, "nest", 1)
    choose(game, 0, "yes")
    assert len(game.stack) == 6  # main, turn, nest, its choice, nest, its choice
    play(game, 0, "acorn")
    assert game.acorns == [4, 0]  # two of the acorn, then one from each nest, from the inside out
    assert [decision.seat for decision in game.decisions] == [1]


def test_an_optional_effect_can_be_declined() -> None:
    game = table([card("nest"), card("acorn")], [card("guard")])
    play(game, 0, "nest")
    choose(game, 0, "no")
    assert game.acorns == [0, 0]
    assert [decision.seat for decision in game.decisions] == [1]


def test_a_turn_inside_a_turn_returns_to_the_turn_around_it() -> None:
    game = table([card("guest"), card("owl")], [card("acorn"), card("guard")], deck=[card("thief"), card("owl", 1)])
    play(game, 0, "guest")
    assert [decision.seat for decision in game.decisions] == [1]
    play(game, 1, "acorn")
    assert game.acorns == [1, 2]
    assert card("owl", 1) in game.hands[1]  # the guest drew at the end of the inner turn
    assert card("thief") in game.hands[0]  # and the host at the end of the outer one
    assert [decision.seat for decision in game.decisions] == [1]


def test_every_possible_reaction_is_asked_so_that_the_question_reveals_nothing() -> None:
    for guard in (True, False):
        other = card("guard") if guard else card("acorn")
        game = table([card("thief"), card("nest")], [other], acorns=[0, 2])
        play(game, 0, "thief")
        assert [decision.seat for decision in game.decisions] == [1]
        seen = game.redact(0)["decisions"]
        assert seen == [[1, None, NONE]]  # the same to the thief, guard or no guard
        choose(game, 1, "decline")
        assert game.acorns == [1, 1]


def test_a_reaction_can_stop_what_it_reacts_to() -> None:
    game = table([card("thief"), card("nest")], [card("guard"), card("nest", 1)], acorns=[0, 2])
    play(game, 0, "thief")
    choose(game, 1, f"card:{card('guard')}")
    assert game.acorns == [0, 2]
    assert card("guard") in game.pile


def test_a_private_look_is_known_to_its_seat_alone() -> None:
    top = card("acorn", 1)
    game = table([card("owl"), card("guard")], [card("nest")], deck=[card("thief"), top])
    play(game, 0, "owl")
    assert game.stack[-1].it == top
    mine, theirs, nobodys = game.redact(0), game.redact(1), game.redact(NONE)
    assert mine["table"]["deck"] == [HIDDEN, top]
    assert mine["stack"][-1][3] == top
    for redacted in (theirs, nobodys):
        assert redacted["table"]["deck"] == [HIDDEN, HIDDEN]
        assert redacted["stack"][-1][3:] == [HIDDEN, HIDDEN]
        assert "rng" not in redacted


def test_what_was_seen_stays_known_when_it_is_left_where_it_was() -> None:
    top = card("acorn", 1)
    game = table(
        [card("owl"), card("guard")], [card("nest"), card("nest", 1)], deck=[card("thief"), top, card("owl", 1)]
    )
    play(game, 0, "owl")
    choose(game, 0, "leave")
    assert game.redact(0)["table"]["hands"][0] == [card("guard"), card("owl", 1)]
    assert top not in [card for hand in game.redact(1)["table"]["hands"] for card in hand]


def test_an_unknown_hand_is_imagined_in_the_middle_of_a_card() -> None:
    top = card("acorn", 1)
    game = table(
        [card("owl"), card("guard")], [card("nest"), card("nest", 1)], deck=[card("thief"), card("thief", 1), top]
    )
    play(game, 0, "owl")
    worlds = [RULESET.imagine(game.redact(1), seeded(n)) for n in range(40)]
    tops = {world.deck[-1] for world in worlds}
    assert len(tops) > 1  # the other animal does not know the card
    for world in worlds:
        frame = world.stack[-1]
        assert frame.script is OWL
        assert frame.it == world.deck[-1]  # the open card refers to the world it is in
        choose(world, 0, f"card:{frame.it}")
        assert frame.it in world.hands[0]
    for n in range(10):
        mine = RULESET.imagine(game.redact(0), seeded(n))
        assert mine.deck[-1] == top  # a seat that has looked still knows the card


def test_answers_at_the_same_time_are_sealed_until_all_are_in() -> None:
    match = Match(RULESET, 3, "sealed", {})
    first = match.decisions[1]
    before = match.view(0)
    match.decide(1, first.options[0].id)
    assert match.view(0) == before
    assert match.redact(0)["decisions"][1] == [1, None, HIDDEN]
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert not [event for event in match.log(0) if event.kind == "passed"]


def test_a_sealed_answer_can_be_withdrawn_until_all_are_in() -> None:
    match = Match(RULESET, 3, "sealed", {})
    match.decide(1, match.decisions[1].options[0].id)
    match.decide(2, match.decisions[1].options[0].id)
    untouched, withdrawn = match.decisions[0].id, 2
    match.undo(1)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    assert match.decisions[0].id == untouched
    assert match.decisions[1].id > withdrawn
    match.decide(1, match.decisions[1].options[1].id)
    match.decide(0, match.decisions[0].options[0].id)
    with pytest.raises(Refused) as refused:
        match.undo(1)
    assert refused.value.message_id == "reason-undo-revealed"


def test_undo_stops_at_the_last_reveal() -> None:
    match = started([card("nest"), card("acorn")], [card("guard")])
    match.decide(0, f"card:{card('nest')}")
    match.decide(0, "yes")
    assert match.undo_reach(0) == 2
    match.undo(0)
    match.undo(0)
    assert f"card:{card('nest')}" in [option.id for option in match.decisions[0].options]
    assert match.undo_reach(0) == 0
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.message_id == "reason-undo-revealed"


def started(*hands: list[int]) -> Match:
    """A match past its sealed beginning, whose hands hold these cards and whose deck is empty."""
    for seed in range(10_000):
        match = Match(RULESET, 4, str(seed), {})
        while len(match.decisions) > 1 or "pass" in match.decisions[0].options[0].message.id:
            match.decide(match.decisions[0].seat, match.decisions[0].options[0].id)
        game = match.game
        assert isinstance(game, Burrow)
        if all(set(hand) <= set(game.hands[seat]) for seat, hand in enumerate(hands)):
            return match
    raise AssertionError(hands)


def test_undo_stops_at_another_persons_decision_but_not_at_a_bots() -> None:
    for bot in (False, True):
        match = started([card("acorn")], [card("guard")])
        match.decide(0, f"card:{card('acorn')}")
        match.decide(1, f"card:{card('guard')}", bot=bot)
        if bot:
            match.undo(0)
            assert [decision.seat for decision in match.decisions] == [0]
        else:
            with pytest.raises(Refused) as refused:
                match.undo(0)
            assert refused.value.message_id == "reason-undo-other"


def test_an_agreed_undo_passes_the_boundary_and_marks_the_match_as_practice() -> None:
    match = started([card("acorn")], [card("guard")])
    match.decide(0, f"card:{card('acorn')}")
    match.decide(1, f"card:{card('guard')}")
    before = match.practice
    match.undo(0, agreed=True)
    assert (before, match.practice) == (False, True)
    assert [decision.seat for decision in match.decisions] == [0]


def test_a_decision_id_is_never_reused() -> None:
    match = started([card("acorn")], [card("guard")])
    old = match.decisions[0]
    match.decide(0, f"card:{card('acorn')}", decision=old.id)
    match.undo(0)
    assert match.decisions[0].id > old.id
    with pytest.raises(Refused) as refused:
        match.decide(0, f"card:{card('acorn')}", decision=old.id)
    assert refused.value.message_id == "reason-stale"


def test_a_decision_reopened_after_an_undo_has_a_new_id() -> None:
    match = started([card("acorn")], [card("guard")])
    seen: list[int] = []
    for _ in range(3):
        match.decide(0, f"card:{card('acorn')}")
        (rival,) = match.decisions
        assert rival.seat == 1
        assert rival.id not in seen
        seen += [rival.id]
        match.undo(0)
        assert match.decisions[0].id not in seen
        seen += [match.decisions[0].id]


def test_events_reach_only_those_who_may_know() -> None:
    match = Match(RULESET, 2, "events", {})
    private = ("drew", "looked")
    for _ in range(6):
        match.decide(match.decisions[0].seat, match.decisions[0].options[0].id)
    for viewer in (0, 1, None):
        heard = [event for event in match.log(viewer) if event.kind in private]
        assert all(event.args["seat"] == viewer for event in heard)
        assert bool(heard) == (viewer is not None)
    while match.decisions:
        match.decide(match.decisions[0].seat, match.decisions[0].options[0].id)
    assert [event for event in match.log(None) if event.kind in private]  # at the end everything may be known


def test_a_game_is_plain_data_in_the_middle_of_a_card() -> None:
    game = table([card("nest"), card("nest", 1), card("acorn")], [card("guard")])
    play(game, 0, "nest")
    choose(game, 0, "yes")
    text = json.dumps(game.dump())
    loaded = RULESET.load(json.loads(text))
    play(loaded, 0, "acorn")
    assert loaded.acorns == [3, 0]
    assert json.dumps(game.dump()) == text


def test_scripts_inside_scripts_are_found_by_their_place() -> None:
    names = set(scripts_by_name(OWL, Script("twice", [Gather(1)])))
    assert names == {"owl", "twice"}
    with pytest.raises(ValueError, match="two scripts are called 'owl'"):
        scripts_by_name(OWL, Script("owl", []))


def test_kinds_repeat_every_six_cards() -> None:
    assert [kind(number) for number in range(6)] == [kind(number + 6) for number in range(6)]


def test_a_seat_that_does_not_exist_is_refused() -> None:
    match = Match(RULESET, 2, "seat", {})
    wrong: list[Any] = [2, -1, True, "0", None]
    for seat in wrong:
        with pytest.raises(Refused):
            match.decide(seat, "card:0")
    for seat in (2, -1):
        with pytest.raises(Refused):
            match.view(seat)
