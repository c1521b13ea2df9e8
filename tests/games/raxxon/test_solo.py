"""Alone: a sheet for each day, two passes, and K.D. James's resources."""

from __future__ import annotations

import pytest

from tests.games.raxxon.staging import (
    CHARACTERS,
    act,
    acting,
    asked,
    crowd,
    dealt,
    decide,
    happen,
    options,
    pile,
    raxxon,
    stopping,
    table,
    times,
    tokens,
)

SHEETS = sorted(f"character:{name}" for name in CHARACTERS)


@pytest.mark.rule("RX-80", "RX-05")
def test_a_sheet_is_chosen_at_the_start_of_each_day_the_same_or_another() -> None:
    game = dealt(1)
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
    assert acting(game)


@pytest.mark.rule("RX-81", "RX-54")
def test_the_day_ends_after_the_second_pass_and_tokens_leave_at_the_first() -> None:
    game = table("Ho? Su?", "In?", seats=1, characters="thomas")
    act(game, "kill", "crowd:d3", "done")
    assert tokens(game) == "kill:1"
    assert stopping(game)
    decide(game, "pass")
    assert tokens(game) == ""
    assert (game.day, acting(game)) == (1, True)
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
def test_one_turn_is_passed_once_however_often_it_is_forced() -> None:
    game = table("Fr? Fr?", "In?", seats=1, characters="thomas", raxxon="")
    act(game, "kill", "crowd:c3", "crowd:c4", "done")
    assert (game.passes, game.day) == (1, 1)
    game = table("Fr? In? Ho?", seats=1, characters="meryl", power=2, raxxon="off_the_record")
    act(game, "kill", "row:c", "choice:1")
    assert (game.passes, game.day, game.power) == (1, 1, 1)


@pytest.mark.rule("RX-81", "RX-37")
def test_the_end_of_day_still_ends_it_at_once() -> None:
    game = happen(table("Ho? Su?", seats=1, characters="thomas"), "end")
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
    assert asked(game) == 1


@pytest.mark.rule("RX-82", "RX-61")
def test_to_raise_the_power_to_eight_is_the_defeat_also_here() -> None:
    game = table("Ho? Su?", seats=1, characters="kd", card="riot", power=7)
    act(game, "special", "done", "power")
    assert game.is_over()


@pytest.mark.rule("RX-80")
def test_which_character_is_in_play_is_asked_of_the_day() -> None:
    game = table("Ho? Su?", seats=1, characters="meryl", card="exclusive")
    happen(game, "raxxon")
    assert raxxon(game, "followed") == ["exclusive"]
    game = table("Ho? Su?", seats=1, characters="brian", card="exclusive")
    happen(game, "raxxon")
    assert raxxon(game, "untriggered") == ["exclusive"]
    assert times(game, "event-triggered") == 0
    assert pile(game, "discard") == ""
