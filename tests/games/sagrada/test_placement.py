"""The placement of dice (SG-20 to SG-25)."""

from __future__ import annotations

import pytest

from tests.games.sagrada.staging import (
    CELLS,
    EDGE,
    cells,
    checkered,
    choose,
    drafts,
    in_window,
    option_ids,
    table,
)

# Fractal Drops, the window of the rulebook's example:   a  .  4  .  Y  6
#                                                        b  R  .  2  .  .
#                                                        c  .  .  R  P  1
#                                                        d  B  Y  .  .  .


def names(text: str) -> set[str]:
    """A set of cells, written in one line."""
    return set(text.split())


@pytest.mark.rule("SG-20")
def test_a_first_die_goes_on_the_edge() -> None:
    game = table(pool="R3")
    assert cells(game, 0, "pool:0") == EDGE
    assert len(EDGE) == 14


@pytest.mark.rule("SG-20", "SG-22")
def test_a_first_die_must_match_its_cells_restriction() -> None:
    game = table(window="fractal_drops", pool="R3")
    assert cells(game, 0, "pool:0") == names("a1 a3 b1 b5 c1 d3 d4 d5")


@pytest.mark.rule("SG-20")
def test_each_player_has_a_first_die() -> None:
    game = table(pool="R3 G4", dice={"a1": "B1", "b2": "Y2"})
    choose(game, 0, "pool:0>cell:c3")
    assert cells(game, 1, "pool:1") == EDGE


@pytest.mark.rule("SG-21")
@pytest.mark.parametrize(
    ("lying", "expected"),
    [
        ("a1", "a2 b1 b2"),
        ("a5", "a4 b4 b5"),
        ("d1", "d2 c1 c2"),
        ("d5", "d4 c4 c5"),
        ("b1", "a1 a2 b2 c1 c2"),
        ("c5", "b4 b5 c4 d4 d5"),
        ("a3", "a2 a4 b2 b3 b4"),
        ("d3", "d2 d4 c2 c3 c4"),
        ("b3", "a2 a3 a4 b2 b4 c2 c3 c4"),
    ],
)
def test_a_later_die_goes_next_to_another_die(lying: str, expected: str) -> None:
    game = table(dice={lying: "R1"}, pool="G2")
    assert cells(game, 0, "pool:0") == names(expected)


@pytest.mark.rule("SG-21")
def test_any_die_of_the_window_counts_as_a_neighbour() -> None:
    game = table(dice={"a1": "R1", "d5": "B3"}, pool="G2")
    assert cells(game, 0, "pool:0") == names("a2 b1 b2 d4 c4 c5")


@pytest.mark.rule("SG-22")
@pytest.mark.parametrize(
    ("die", "refused"),
    [
        ("R2", "a2"),  # the red cells, the white ones and the 2
        ("R1", "a2 b3"),
        ("R4", "b3"),
        ("R5", "a2 b3"),
        ("B4", "b1 b3 c3"),
        ("B2", "a2 b1 c3"),
        ("B1", "a2 b1 b3 c3"),
        ("P3", "a2 b1 b3 c3"),
    ],
)
def test_a_cell_allows_only_its_colour_or_shade_and_a_white_cell_allows_any_die(die: str, refused: str) -> None:
    around = names("a1 a2 a3 b1 b3 c1 c2 c3")
    game = table(window="fractal_drops", dice={"b2": "G6"}, pool=die)
    assert cells(game, 0, "pool:0") == around - names(refused)


@pytest.mark.rule("SG-22")
@pytest.mark.parametrize("shade", range(1, 7))
@pytest.mark.parametrize(
    ("colour", "cell", "near"), [("Y", "a4", "b5"), ("R", "b1", "a2"), ("P", "c4", "b3"), ("B", "d1", "c2")]
)
def test_a_coloured_cell_allows_its_colour_in_any_shade_and_no_other(
    colour: str, cell: str, near: str, shade: int
) -> None:
    game = table(window="fractal_drops", dice={near: "G6"}, pool=" ".join(f"{c}{shade}" for c in "RYGBP"))
    takers = {"RYGBP"[n] for n in range(5) if cell in cells(game, 0, f"pool:{n}")}
    assert takers == {colour}


@pytest.mark.rule("SG-22")
@pytest.mark.parametrize("colour", "RYGBP")
@pytest.mark.parametrize(
    ("shade", "cell", "near"), [(4, "a2", "b1"), (6, "a5", "b4"), (2, "b3", "c2"), (1, "c5", "d4")]
)
def test_a_numbered_cell_allows_its_shade_in_any_colour_and_no_other(
    shade: int, cell: str, near: str, colour: str
) -> None:
    game = table(window="fractal_drops", dice={near: "G5"}, pool=" ".join(f"{colour}{n}" for n in range(1, 7)))
    takers = {n + 1 for n in range(6) if cell in cells(game, 0, f"pool:{n}")}
    assert takers == {shade}


@pytest.mark.rule("SG-23")
def test_equal_colours_cannot_be_neighbours() -> None:
    game = table(dice={"b3": "R1"}, pool="R2")
    assert cells(game, 0, "pool:0") == names("a2 a4 c2 c4")


@pytest.mark.rule("SG-24")
def test_equal_shades_cannot_be_neighbours() -> None:
    game = table(dice={"b3": "R1"}, pool="G1")
    assert cells(game, 0, "pool:0") == names("a2 a4 c2 c4")


@pytest.mark.rule("SG-23", "SG-24")
@pytest.mark.parametrize("beside", ["a3", "b2", "b4", "c3"])
@pytest.mark.parametrize(("die", "fits"), [("R2", False), ("G1", False), ("G2", True)])
def test_each_of_the_four_sides_counts(beside: str, die: str, fits: bool) -> None:
    game = table(dice={beside: "R1"}, pool=f"{die} P6")
    assert ("b3" in cells(game, 0, "pool:0")) is fits


@pytest.mark.rule("SG-23", "SG-24")
def test_one_equal_neighbour_is_enough_to_forbid_a_cell() -> None:
    game = table(dice={"a3": "R1", "b2": "G2", "c3": "B3"}, pool="B5 P2 Y4")
    assert "b3" not in cells(game, 0, "pool:0") | cells(game, 0, "pool:1")
    assert "b3" in cells(game, 0, "pool:2")


@pytest.mark.rule("SG-23", "SG-24")
@pytest.mark.parametrize("die", ["R3", "P1", "R1"])
def test_the_end_of_a_row_is_not_beside_the_beginning_of_the_next(die: str) -> None:
    game = table(dice={"a5": "R1", "c1": "G2"}, pool=die)
    assert "b1" in cells(game, 0, "pool:0")


@pytest.mark.rule("SG-25")
def test_a_cell_holds_one_die() -> None:
    game = table(dice={"a1": "R1", "b2": "R1", "a2": "G2"}, pool="B3")
    assert cells(game, 0, "pool:0") == names("a3 b1 b3 c1 c2 c3")


@pytest.mark.rule("SG-25")
def test_nothing_can_be_drafted_into_a_full_window() -> None:
    game = table(dice=checkered("G4", "R5"), pool="B1 Y2", tools=["eglomise_brush", "glazing_hammer"], turn=3)
    assert option_ids(game, 0) == {"tool:glazing_hammer", "pass"}


@pytest.mark.rule("SG-25")
def test_diagonal_neighbours_may_match() -> None:
    game = table(dice={"b3": "R1"}, pool="R1")
    assert cells(game, 0, "pool:0") == names("a2 a4 c2 c4")
    choose(game, 0, "pool:0>cell:c4")
    assert in_window(game, 0) == {"b3": "R1", "c4": "R1"}


@pytest.mark.rule("SG-20", "SG-21", "SG-22", "SG-23", "SG-24", "SG-25")
def test_a_rivals_window_does_not_restrict_the_own_window() -> None:
    game = table(dice={"a1": "R1", "a2": "G2", "b3": "B3"}, pool="P5 R1 G2")
    choose(game, 0, "pool:0>cell:b2")
    assert drafts(game, 1) == {f"pool:{n}>cell:{cell}" for n in (1, 2) for cell in CELLS if cell in EDGE}
