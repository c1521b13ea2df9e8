"""The tools that move dice in the window (SG-T2, T3, T4, T12); their common rules are in `test_tools.py`."""

from __future__ import annotations

import pytest

from tests.games.sagrada.staging import (
    TWO,
    cells,
    checkered,
    choose,
    drafts,
    has_event,
    in_window,
    kinds,
    option_ids,
    table,
    uses,
)

pytestmark = pytest.mark.rule("SG-32")


def origins(names: set[str]) -> set[str]:
    """The cells from which the moves among these ids start."""
    found = set()
    for name in names:
        touches = [touch for touch in name.split(">") if touch.startswith("cell:")]
        if len(touches) == 2:
            found.add(touches[0].removeprefix("cell:"))
    return found


# --- SG-T2, SG-T3 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T2", "SG-T3")
@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher"])
def test_exactly_one_die_moves(tool: str) -> None:
    game = table(dice=TWO, tools=[tool])
    choose(game, 0, f"tool:{tool}>cell:a2>cell:b2")
    assert in_window(game, 0) == {"a1": "R1", "b2": "G2"}
    assert drafts(game, 0), "there is nothing more to move"
    assert kinds(game) == ["event-pays", "event-moves"]
    assert has_event(game, "event-moves", seat=0, colour="colour-green", value=2, origin="a2", cell="b2")


@pytest.mark.rule("SG-T2", "SG-T3", "SG-20")
@pytest.mark.parametrize(
    ("tool", "expected"),
    [
        # the only die, a green 5, on the edge of Fractal Drops: white cells, and coloured or numbered ones
        ("eglomise_brush", "a1 a3 a4 b1 b5 c1 d1 d2 d3 d4"),
        ("copper_foil_burnisher", "a1 a2 a3 a5 b5 c1 c5 d3 d4"),
    ],
)
def test_the_restriction_is_lifted_for_a_first_die_too(tool: str, expected: str) -> None:
    game = table(window="fractal_drops", dice={"d5": "G5"}, tools=[tool])
    assert cells(game, 0, f"tool:{tool}", "cell:d5") == set(expected.split())


@pytest.mark.rule("SG-T2", "SG-T3")
@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher"])
def test_the_restriction_is_lifted_for_the_moved_die_alone(tool: str) -> None:
    game = table(window="fractal_drops", dice={"a1": "G5", "b2": "B3"}, tools=[tool], pool="P6")
    choose(game, 0, f"tool:{tool}>cell:a1>cell:a3")
    assert cells(game, 0, "pool:0") == {"a1", "b4", "c1", "c2"}


# --- SG-T4 Lathekin --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T4")
def test_lathekin_moves_two_dice_one_after_the_other() -> None:
    game = table(dice=TWO, tools=["lathekin"])
    choose(game, 0, "tool:lathekin>cell:a1>cell:b1", "cell:a2>cell:a1")
    assert in_window(game, 0) == {"b1": "R1", "a1": "G2"}
    assert kinds(game) == ["event-pays", "event-moves", "event-moves"]
    assert drafts(game, 0), "there is nothing more to move"


@pytest.mark.rule("SG-T4")
def test_lathekin_moves_exactly_two_different_dice() -> None:
    game = table(dice=TWO, tools=["lathekin"])
    choose(game, 0, "tool:lathekin>cell:a1>cell:b1")
    # the second move is mandatory: there is no end and no pass; and the die that moved stays
    assert option_ids(game, 0) == {f"cell:a2>cell:{cell}" for cell in ("a1", "b2", "c1", "c2")}


@pytest.mark.rule("SG-T4")
def test_each_move_of_lathekin_obeys_the_rules() -> None:
    game = table(dice={"a1": "R1", "b2": "R2", "a3": "G3"}, tools=["lathekin"])
    assert cells(game, 0, "tool:lathekin", "cell:a1") == {"a4", "b4", "c1", "c3"}
    choose(game, 0, "tool:lathekin>cell:a1>cell:c1")
    assert cells(game, 0, "cell:b2") == {"a2", "a4", "b3", "b4", "d2"}


@pytest.mark.rule("SG-T4")
def test_lathekin_needs_two_dice() -> None:
    assert uses(table(dice={"a1": "R1"}, tools=["lathekin"]), 0, "lathekin") == set()
    assert uses(table(tools=["lathekin"]), 0, "lathekin") == set()


@pytest.mark.rule("SG-T4")
def test_lathekin_cannot_be_used_where_only_one_move_is_possible() -> None:
    # Fractal Drops is full except for c5, which needs a 1; the only 1 is on a5, which needs a 6, and there is no 6
    full = checkered("R2", "B3", "c5", a5="G1")
    game = table(window="fractal_drops", dice=full, tools=["lathekin", "eglomise_brush"])
    assert uses(game, 0, "eglomise_brush") >= {"tool:eglomise_brush>cell:a5>cell:c5"}
    assert uses(game, 0, "lathekin") == set()
    # with a 6 somewhere else there is a second move
    game = table(window="fractal_drops", dice=full | {"d1": "P6"}, tools=["lathekin"])
    assert uses(game, 0, "lathekin") == {"tool:lathekin>cell:a5>cell:c5"}
    choose(game, 0, "tool:lathekin>cell:a5>cell:c5")
    assert option_ids(game, 0) == {"cell:d1>cell:a5"}


# --- SG-T12 Tap Wheel ------------------------------------------------------------------------------------------------

REDS = {"a1": "R1", "b2": "R2", "a2": "G3"}


@pytest.mark.rule("SG-T12")
def test_a_tap_wheel_moves_only_a_die_whose_colour_is_on_the_round_track() -> None:
    for track, expected in [
        ({1: "R5"}, {"a1", "b2"}),
        ({1: "B5", 2: "G6"}, {"a2"}),
        ({1: "R5 G6"}, {"a1", "a2", "b2"}),
        ({1: "P5 B1"}, set()),
    ]:
        game = table(dice=REDS, tools=["tap_wheel"], track=track, round_number=3)
        assert origins(uses(game, 0, "tap_wheel")) == expected


@pytest.mark.rule("SG-T12")
def test_a_tap_wheel_cannot_be_used_while_the_round_track_is_empty() -> None:
    assert uses(table(dice=REDS, tools=["tap_wheel"]), 0, "tap_wheel") == set()


@pytest.mark.rule("SG-T12")
def test_a_tap_wheel_may_move_a_second_die_of_the_same_colour() -> None:
    game = table(dice=REDS, tools=["tap_wheel"], track={1: "R5 G6"}, round_number=2)
    choose(game, 0, "tool:tap_wheel>cell:a1>cell:a3")
    assert origins(option_ids(game, 0)) == {"b2"}
    choose(game, 0, "cell:b2>cell:b4")
    assert in_window(game, 0) == {"a3": "R1", "b4": "R2", "a2": "G3"}
    assert drafts(game, 0), "there is nothing more to move"
    assert kinds(game) == ["event-pays", "event-moves", "event-moves"]


@pytest.mark.rule("SG-T12")
def test_one_move_of_a_tap_wheel_is_enough() -> None:
    game = table(dice=REDS, tools=["tap_wheel"], track={1: "R5"}, round_number=2)
    choose(game, 0, "tool:tap_wheel>cell:a1>cell:a3")
    assert "done" in option_ids(game, 0)
    choose(game, 0, "done")
    assert in_window(game, 0) == {"a3": "R1", "b2": "R2", "a2": "G3"}
    assert drafts(game, 0)
    assert kinds(game) == ["event-pays", "event-moves"]


@pytest.mark.rule("SG-T12")
def test_a_tap_wheel_must_move_at_least_one_die() -> None:
    game = table(dice=REDS, tools=["tap_wheel"], track={1: "R5"}, round_number=2)
    assert all(name.count("cell:") == 2 for name in uses(game, 0, "tap_wheel"))


@pytest.mark.rule("SG-T12")
def test_the_second_move_of_a_tap_wheel_is_another_die_and_obeys_all_rules() -> None:
    game = table(window="fractal_drops", dice=REDS, tools=["tap_wheel"], track={1: "R5"}, round_number=2)
    choose(game, 0, "tool:tap_wheel>cell:a1>cell:c3")
    # not beside the red of c3, nor on its purple and yellow neighbours; b3 would allow a 2, but is beside c3
    assert option_ids(game, 0) == {f"cell:b2>cell:{cell}" for cell in ("a1", "a3", "b1", "b4", "d4")} | {"done"}


@pytest.mark.rule("SG-T12")
def test_without_a_second_die_of_the_colour_nothing_is_asked() -> None:
    game = table(dice=TWO, tools=["tap_wheel"], track={1: "R5 G6"}, round_number=2)
    choose(game, 0, "tool:tap_wheel>cell:a1>cell:b1")
    assert drafts(game, 0)
    assert "done" not in option_ids(game, 0)
