"""A turn: consequences, stopping, actions and their tokens, passing, and who is next."""

from __future__ import annotations

import pytest

from ludarium.errors import Refused
from ludarium.games.raxxon.pack.vocabulary import KINDS
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.match import Match
from tests.games.raxxon.staging import (
    PACK,
    RULESET,
    act,
    apply_symbols,
    asked_seat,
    crowd,
    decide,
    event_count,
    events,
    is_asked_to_go_on,
    is_choosing_action,
    kinds_of,
    options,
    pile,
    raxxon,
    refusal,
    table,
    tokens,
)


def ask_again(game: Raxxon) -> None:
    """Ask again which action is taken, after tokens have been put by hand."""
    game.decisions = []
    game.stack[-1].repeat()
    game.advance()


# --- whose turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-20")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = table("Ho? Ho? Su? In? Fr? Fa?", seats=4, first=2, turn=2, at="c2")
    for seat, cell in ((2, "c3"), (3, "c4"), (0, "c5"), (1, "c6"), (2, "c7")):
        assert asked_seat(game) == seat
        act(game, "investigate", f"crowd:{cell}")
    assert asked_seat(game) == 3


@pytest.mark.rule("RX-20")
def test_a_player_who_has_passed_takes_no_more_turns_that_day() -> None:
    game = table("Su? In? Fr? Fa?", seats=3)
    decide(game, "pass")
    for seat, cell in ((1, "c3"), (2, "c4"), (1, "c5"), (2, "")):
        assert asked_seat(game) == seat
        act(game, "investigate", *([f"crowd:{cell}"] if cell else []))
    assert game.day == 1
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-20")
def test_a_forced_pass_counts_the_same() -> None:
    game = table("Fr Ho?", seats=3)
    act(game, "kill", "crowd:c3", "done")
    assert event_count(game, "event-passes") == 1
    assert game.passed == 1
    assert asked_seat(game) == 1
    decide(game, "pass", "action:0")
    assert asked_seat(game) == 2


@pytest.mark.rule("RX-20", "RX-37")
def test_a_pass_that_a_card_forces_on_another_player_counts_the_same() -> None:
    game = table("Ho? Ho", seats=3, characters="thomas meryl brian", power=3, card="off_the_record")
    decide(apply_symbols(game, "raxxon"), "choice:1")
    assert game.passed == 2
    assert is_choosing_action(game)
    assert asked_seat(game) == 0
    act(game, "investigate")
    assert asked_seat(game) == 2


@pytest.mark.rule("RX-20")
def test_a_pass_may_be_chosen_instead_of_a_turn_with_or_without_consequences() -> None:
    game = table("Ho? Ho", seats=3, tokens={0: "control:1"})
    assert options(game) == ["go", "pass"]
    decide(game, "pass")
    assert crowd(game) == ["Ho? Ho"]
    assert asked_seat(game) == 1
    assert tokens(game, 0) == "control:1"


@pytest.mark.rule("RX-21")
def test_the_phase_ends_when_all_have_passed() -> None:
    game = table("Su? In?", seats=3, passed="1")
    decide(game, "pass")
    assert game.day == 1
    decide(game, "pass")
    assert game.day == 2


@pytest.mark.rule("RX-21", "RX-37")
def test_the_end_of_day_ends_the_phase_although_players_have_not_passed() -> None:
    game = table("Su? In?", seats=4)
    apply_symbols(game, "end")
    assert game.day == 2
    assert is_choosing_action(game)
    assert game.passed == 0


@pytest.mark.rule("RX-21")
def test_the_last_player_who_is_forced_to_pass_finishes_the_action() -> None:
    game = table("Fr Ce Ho?", population="4Ho", passed="1", raxxon="")
    act(game, "kill", "crowd:c3", "crowd:c4")
    # The celebrity still adds a card and turns one up.
    assert game.day == 1
    assert options(game) == ["place:b5", "place:c4", "place:c6", "place:d5"]
    decide(game, "place:c4", "crowd:c4")
    assert game.day == 2


@pytest.mark.rule("RX-21")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_day_has_at_most_sixty_turns(seats: int) -> None:
    game = table("Ho", seats=seats, infection="9Vo")
    for _ in range(59):
        assert game.day == 1
        act(game, "investigate")
    assert event_count(game, "event-no-more-turns") == 0
    act(game, "investigate")
    assert game.day == 2
    assert event_count(game, "event-no-more-turns") == 1
    assert game.turns == 1  # the next day counts from zero


@pytest.mark.rule("RX-05", "RX-20")
def test_a_decision_of_another_seat_is_refused_with_the_rule() -> None:
    match = Match(RULESET, 3, "turns", {})
    first = match.decisions[0].seat
    with pytest.raises(Refused) as error:
        match.decide((first + 1) % 3, "character:kd")
    assert error.value.rule == "RX-05"
    for name in ("kd", "brian", "thomas"):
        match.decide(match.decisions[0].seat, f"character:{name}")
    with pytest.raises(Refused) as error:
        match.decide((first + 1) % 3, "action:0")
    assert error.value.rule == "RX-20"


# --- consequences ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-22")
def test_a_turn_is_consequences_then_an_action() -> None:
    game = table("Su? In? Fr?", tokens={0: "control:1"})
    assert is_asked_to_go_on(game)
    decide(game, "go", "crowd:c3")
    assert crowd(game) == ["Su In? Fr?"]
    assert is_choosing_action(game)
    act(game, "investigate", "crowd:c4")
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-22")
def test_without_tokens_the_action_is_asked_at_once() -> None:
    game = table("Su? In? Fr?")
    assert is_choosing_action(game)


@pytest.mark.rule("RX-23", "RX-26")
def test_thomas_with_two_on_the_air_strike_and_one_on_quarantine() -> None:
    game = table(
        "Su? In? Fa?",
        seats=3,
        tokens={0: "kill:2 quarantine:1"},
        population="4Ho",
        card="raxxons_buses",
    )
    applied = []
    while is_asked_to_go_on(game):
        applied.append(game.stack[-1].step().prompt(game, game.stack[-1]).args["symbol"])
        decide(game, "go")
        while game.stack[-1].script.name != "turn":
            decide(game, "choice:2" if "choice:2" in options(game) else options(game)[0])
    assert applied == ["symbol-add", "symbol-add", "symbol-flip", "symbol-raxxon"]
    assert is_choosing_action(game)
    assert [event_count(game, kind) for kind in ("event-adds", "event-reveals", "event-triggered")] == [2, 1, 1]
    assert tokens(game, 0) == "kill:2 quarantine:1"  # the tokens stay
    act(game, "kill", "crowd:c3", "done")
    assert tokens(game, 0) == "kill:3 quarantine:1"
    assert event_count(game, "event-adds") == 2  # the token of the action that he takes is not applied
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-23")
def test_an_action_with_several_symbols_applies_them_from_left_to_right() -> None:
    game = table(
        "Su? In? Fa?",
        "Fr?",
        seats=3,
        characters="gabriel thomas brian",
        tokens={0: "evacuate:1 quarantine:1"},
        evacuated="3Ho",
        population="4Vo",
        raxxon="stampede",
    )
    decide(game, "go")
    assert (pile(game, "evacuated"), event_count(game, "event-adds")) == ("Ho Ho", 0)
    decide(game, "go")
    assert event_count(game, "event-adds") == 1
    decide(game, "go")
    assert (event_count(game, "event-adds"), event_count(game, "event-untriggered")) == (2, 0)
    decide(game, "go")
    assert is_choosing_action(game)
    assert (event_count(game, "event-adds"), event_count(game, "event-untriggered")) == (2, 1)


@pytest.mark.rule("RX-23")
def test_a_consequence_without_effect_asks_nothing() -> None:
    game = table("Su In", seats=3, tokens={0: "evacuate:1 control:1"})
    decide(game, "go", "go")  # no hostile to return, no card to turn up
    assert is_choosing_action(game)
    assert pile(game, "discard") == ""


@pytest.mark.rule("RX-24")
def test_a_player_may_pass_after_each_symbol_also_within_a_slot() -> None:
    game = table(
        "Su? In? Fa?",
        "Fr?",
        seats=3,
        characters="gabriel thomas brian",
        tokens={0: "evacuate:1"},
        evacuated="3Ho",
    )
    decide(game, "go")
    assert options(game) == ["go", "pass"]
    decide(game, "pass")
    assert pile(game, "evacuated") == "Ho Ho"
    assert event_count(game, "event-adds") == 0
    assert game.passed == 1
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-24")
def test_a_player_may_pass_after_the_last_symbol() -> None:
    game = table("Su? In? Fa?", tokens={0: "evacuate:1"})
    decide(game, "go")
    assert "pass" in options(game)
    decide(game, "pass")
    assert game.passed == 1


@pytest.mark.rule("RX-24")
def test_a_forced_pass_among_the_consequences_ends_the_turn() -> None:
    game = table("Fr Ho?", characters="liaison thomas", tokens={0: "quarantine:2"}, card="known_face")
    decide(game, "go", "choice:1")
    assert pile(game, "evacuated") == "Fr"
    assert game.passed == 1
    assert asked_seat(game) == 1
    assert event_count(game, "event-triggered") == 1


# --- actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-25")
def test_to_investigate_needs_no_token_and_is_always_available() -> None:
    game = table("Su? In?")
    game.tokens[0] = [len(action.slots) for action in game.actions(0)]
    ask_again(game)
    assert options(game) == ["action:0", "pass"]
    act(game, "investigate", "crowd:c3")
    assert tokens(game, 0) == "evacuate:1 kill:1 special:3 quarantine:3 control:1"
    assert crowd(game) == ["Su In?"]


@pytest.mark.rule("RX-25")
@pytest.mark.parametrize("kind", KINDS[1:])
def test_an_action_is_available_while_it_has_an_empty_slot(kind: str) -> None:
    number = KINDS.index(kind)
    slots = len(PACK.characters[0].side_b[number].slots)
    for placed in range(slots + 1):
        game = table(seats=3)
        game.tokens[0][number] = placed
        ask_again(game)
        assert (f"action:{number}" in options(game)) == (placed < slots)
        shown = RULESET.view(game.redact(0))["seats"][0]["actions"][number]
        assert (shown["available"], shown["tokens"]) == (placed < slots, placed)
        if placed == slots:
            assert refusal(game, f"action:{number}").rule == "RX-25"
        else:
            act(game, kind)
            assert tokens(game, 0) == f"{kind}:{placed + 1}"


@pytest.mark.rule("RX-25")
def test_an_action_without_effect_can_be_taken() -> None:
    game = table("Ca? Vo?")
    act(game, "evacuate")
    assert tokens(game, 0) == "evacuate:1"
    assert crowd(game) == ["Ca? Vo?"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-26")
def test_the_consequence_under_a_new_token_comes_at_the_start_of_the_next_turn() -> None:
    game = table("Su? In? Fr?", population="Ho Ho Ho")
    act(game, "kill", "crowd:c3", "done")
    happened = events(game)
    assert "event-adds" not in happened
    decide(game, "pass")  # the other seat
    assert is_asked_to_go_on(game)
    assert asked_seat(game) == 0
    decide(game, "go")
    assert options(game)[0].startswith("place:")


# --- kinds of actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-27")
@pytest.mark.parametrize("character", range(6))
def test_every_sheet_has_the_actions_by_kind_from_top_to_bottom(character: int) -> None:
    for side in (PACK.characters[character].side_a, PACK.characters[character].side_b):
        assert [action.kind for action in side] == kinds_of(PACK.characters[character].name)
        assert not side[0].slots
        assert all(action.slots for action in side[1:])


@pytest.mark.rule("RX-27")
def test_what_each_kind_does() -> None:
    game = act(table("Ho? Su"), "investigate")
    assert crowd(game) == ["Ho Su"]
    game = act(table("Ho Su", "Ca?"), "evacuate", "row:c")
    assert pile(game, "evacuated") == "Ho Su"
    game = act(table("Ho Su", "Ca?"), "kill", "crowd:d3", "done")
    assert pile(game, "discard") == "Ca"
    game = act(table("Ca Su", uncontained="Vo"), "quarantine", "crowd:c3", "uncontained:volatile")
    assert pile(game, "contained") == "Ca Vo"
    game = act(table("Ca Su"), "control", "crowd:c3>crowd:c4", "yes", "crowd:c3")
    assert crowd(game) == ["Su? Ca"]


@pytest.mark.rule("RX-35")
def test_the_optional_effect_costs_a_card_after_the_action() -> None:
    game = table("Ca Vo", card="trial_drug", untriggered="riot", uncontained="2Ch")
    act(game, "quarantine", "crowd:c3", "uncontained:chaotic")
    assert options(game) == ["no", "yes"]
    assert event_count(game, "event-untriggered") == 0
    decide(game, "yes")
    assert raxxon(game, "untriggered") == ["riot"]
    decide(game, "crowd:c4")
    # The card is drawn after the action: by then no infected card is face up.
    assert raxxon(game, "untriggered") == ["riot", "trial_drug"]
    assert pile(game, "contained") == "Ch Ca Vo"


@pytest.mark.rule("RX-35")
def test_a_player_who_declines_the_optional_effect_draws_no_card() -> None:
    game = table("Ca Vo Ch", card="trial_drug")
    act(game, "quarantine", "crowd:c3", "crowd:c4", "no")
    assert raxxon(game)[-1] == "trial_drug"
    assert crowd(game) == ["Ch"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-35")
def test_a_player_who_uses_the_optional_effect_must_pick_at_least_one_card() -> None:
    game = table("Ca Vo Ho?", characters="thomas meryl", card="trial_drug")
    act(game, "quarantine", "done", "yes")
    assert options(game) == ["crowd:c3", "crowd:c4"]
    assert refusal(game, "done").rule == "RX-27"
    decide(game, "crowd:c3")
    assert pile(game, "contained") == "Ca"


@pytest.mark.rule("RX-35")
def test_after_the_first_of_two_extra_cards_the_liaison_may_stop() -> None:
    game = table("Ca Vo Ho?", characters="liaison meryl", raxxon="riot")
    act(game, "quarantine", "done", "yes", "crowd:c3")
    assert options(game) == ["crowd:c4", "done"]
    decide(game, "done")
    assert (pile(game, "contained"), raxxon(game, "untriggered")) == ("Ca", ["riot"])


@pytest.mark.rule("RX-35")
def test_an_owed_card_is_drawn_only_once() -> None:
    game = table("Ca Vo Ch", "Ca Vo Ch", raxxon="riot mercy")
    act(game, "quarantine", "crowd:c3", "crowd:c4", "yes", "crowd:c5")
    assert raxxon(game, "untriggered") == ["mercy"]
    act(game, "quarantine", "crowd:d3", "crowd:d4", "no")  # the other player
    assert raxxon(game) == ["riot"]


@pytest.mark.rule("RX-35")
def test_an_optional_effect_that_is_not_possible_is_not_offered() -> None:
    game = table("Ca Vo", card="trial_drug")
    act(game, "quarantine", "crowd:c3", "crowd:c4")
    assert asked_seat(game) == 1
    assert raxxon(game)[-1] == "trial_drug"
