"""Option codes and sources, which saved games have."""

from __future__ import annotations

from ludarium.games.raxxon import option_code as code
from ludarium.games.raxxon.effect_source import ACTION_SOURCES, CITIZEN_SOURCES, action_source
from tests.games.raxxon.staging import PACK


def test_the_ranges_of_codes_are_those_of_saved_games() -> None:
    firsts = {
        "crowd:a1": code.A_CELL,
        "place:a1": code.A_PLACE,
        "row:a": code.A_LINE,
        "citizen:hostile": code.A_CITIZEN,
        "action:0": code.AN_ACTION,
        "character:thomas": code.A_CHARACTER,
        "evacuated:hostile": code.AN_EVACUATED,
        "contained:hostile": code.A_CONTAINED,
        "uncontained:hostile": code.AN_UNCONTAINED,
        "token:0:0": code.A_TOKEN,
        "go": code.A_BUTTON,
    }
    assert list(firsts.values()) == [0, 64, 128, 144, 176, 192, 320, 352, 384, 416, 480], (
        "saved games have these codes: give a new kind of touch a range after the buttons"
    )
    assert {touch: PACK.option_codes[touch] for touch in firsts} == firsts


def test_every_button_has_its_code() -> None:
    codes = [code.GO, code.PASS, code.DONE, code.YES, code.NO, code.CHOICE, code.CHOICE + 1, code.RAXXON, code.POWER]
    assert [PACK.touch_ids[button] for button in (*codes, code.IN_ORDER)] == code.BUTTONS, (
        "add a button at the end of BUTTONS, with a constant for its code"
    )


def test_two_codes_fit_into_an_option() -> None:
    assert len(PACK.touch_ids) < code.PAIR


def test_cards_actions_and_citizens_are_different_sources() -> None:
    last_action = action_source(code.MAX_CHARACTERS - 1, code.ACTIONS_PER_SEAT - 1)
    assert code.MAX_CARDS <= ACTION_SOURCES < last_action < CITIZEN_SOURCES
