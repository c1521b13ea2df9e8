"""Alone: a sheet for each day, two passes, and K.D. James's resources."""

from __future__ import annotations

import pytest

from tests.games.raxxon.staging import (
    CHARACTERS,
    act,
    apply_symbols,
    asked_seat,
    crowd,
    deal_game,
    decide,
    event_count,
    is_asked_to_go_on,
    is_choosing_action,
    options,
    pile,
    raxxon,
    table,
    tokens,
)

SHEETS = sorted(f"character:{name}" for name in CHARACTERS)


@pytest.mark.rule("RX-80", "RX-05")
def test_a_solo_player_chooses_a_character_at_the_start_of_each_day() -> None:
    game = deal_game(1)
    assert options(game) == SHEETS
    assert crowd(game) == []
    decide(game, "character:brian")
    assert len(crowd(game)) == 3
    decide(game, "pass", "pass")
    assert (game.day, options(game)) == (1, SHEETS)
    decide(game, "character:brian")
    assert game.day == 2
    decide(game, "pass", "pass", "character:kd")
    assert (game.day, CHARACTERS[game.characters[0]]) == (3, "kd")
    assert is_choosing_action(game)


@pytest.mark.rule("RX-81", "RX-54")
def test_the_first_pass_clears_the_tokens_and_the_second_ends_the_day() -> None:
    game = table("Ho? Su?", "In?", seats=1, characters="thomas")
    act(game, "kill", "crowd:d3", "done")
    assert tokens(game) == "kill:1"
    assert is_asked_to_go_on(game)
    decide(game, "pass")
    assert tokens(game) == ""
    assert (game.day, is_choosing_action(game)) == (1, True)
    assert crowd(game) == ["Ho? Su?"]
    act(game, "investigate", "crowd:c3")
    act(game, "control", "crowd:c3>crowd:c4", "no")
    assert tokens(game) == "control:1"
    decide(game, "pass")
    assert options(game) == SHEETS
    assert tokens(game) == ""


@pytest.mark.rule("RX-81")
def test_a_forced_pass_counts_as_one() -> None:
    game = table("Fr? Ho?", "Fr", seats=1, characters="thomas")
    act(game, "kill", "crowd:d3", "done")
    assert (game.passes, game.day, tokens(game)) == (1, 1, "")
    act(game, "kill", "crowd:c3", "done")
    assert options(game) == SHEETS


@pytest.mark.rule("RX-81")
def test_several_forced_passes_in_a_turn_count_as_one() -> None:
    game = table("Fr? Fr?", "In?", seats=1, characters="thomas", raxxon="")
    act(game, "kill", "crowd:c3", "crowd:c4", "done")
    assert (game.passes, game.day) == (1, 1)
    game = table("Fr? In? Ho?", seats=1, characters="meryl", power=2, raxxon="off_the_record")
    act(game, "kill", "row:c", "choice:1")
    assert (game.passes, game.day, game.power) == (1, 1, 1)


@pytest.mark.rule("RX-81", "RX-37")
def test_the_end_of_day_still_ends_the_day_at_once() -> None:
    game = apply_symbols(table("Ho? Su?", seats=1, characters="thomas"), "end")
    assert options(game) == SHEETS
    assert game.passes == 0


@pytest.mark.rule("RX-82")
def test_raxxon_resources_may_raise_the_power_instead_of_drawing() -> None:
    game = table("Ho? Su?", seats=1, characters="kd", card="riot")
    act(game, "special", "done")
    assert options(game) == ["power", "raxxon"]
    decide(game, "power")
    assert (game.power, raxxon(game)[-1]) == (1, "riot")
    game = table("Ho? Su?", seats=1, characters="kd", card="riot")
    act(game, "special", "done", "raxxon")
    assert (game.power, raxxon(game, "untriggered")) == (0, ["riot"])


@pytest.mark.rule("RX-82")
def test_with_others_raxxon_resources_always_draws() -> None:
    game = table("Ho? Su?", characters="kd thomas", card="riot")
    act(game, "special", "done")
    assert (game.power, raxxon(game, "untriggered")) == (0, ["riot"])
    assert asked_seat(game) == 1


@pytest.mark.rule("RX-82", "RX-61")
def test_raising_the_power_to_eight_loses_the_game() -> None:
    game = table("Ho? Su?", seats=1, characters="kd", card="riot", power=7)
    act(game, "special", "done", "power")
    assert game.is_over()


@pytest.mark.rule("RX-80")
def test_a_condition_on_a_character_refers_to_the_current_day() -> None:
    game = table("Ho? Su?", seats=1, characters="meryl", card="exclusive")
    apply_symbols(game, "raxxon")
    assert raxxon(game, "followed") == ["exclusive"]
    game = table("Ho? Su?", seats=1, characters="brian", card="exclusive")
    apply_symbols(game, "raxxon")
    assert raxxon(game, "untriggered") == ["exclusive"]
    assert event_count(game, "event-triggered") == 0
    assert pile(game, "discard") == ""
