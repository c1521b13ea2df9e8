"""The points of a window: every objective by hand, and everything against an independent slow scorer."""

import random
from typing import Any

import pytest

from ludarium.games.sagrada.content.objectives import PUBLIC
from ludarium.games.sagrada.content.patterns import UNCHOSEN
from ludarium.games.sagrada.scoring import ledger, points, private_points, public_points, standings
from ludarium.games.sagrada.window import COLOURS, EMPTY, FACES, LETTERS, Window, window
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import Standing, deciding_tie
from tests.games.sagrada import slow_scorer
from tests.games.sagrada.staging import table, view

EMPTY_ROW = ".. .. .. .. .."
EXAMPLE = [".. G4 R2 Y5 P6", "R3 B1 .. G1 Y2", "P5 G6 .. P6 R3", "B4 Y3 G4 B2 G4"]


def window_of(*rows: str) -> Window:
    """A window with these rows from the top; the rest is empty."""
    words = " ".join(rows).split()
    dice = [EMPTY if word == ".." else LETTERS.index(word[0]) * FACES + int(word[1]) - 1 for word in words]
    return window(UNCHOSEN, dice)


def public(objective: str, *rows: str) -> int:
    return public_points(window_of(*rows), PUBLIC.index(objective))


def private(colour: str, *rows: str) -> int:
    return private_points(window_of(*rows), COLOURS.index(colour))


def standings_of(*seats: dict[str, Any]) -> list[Standing]:
    """The standings of these windows with tokens, private colours and places in the last round, without public ones."""
    return standings(
        [window_of(*seat["rows"]) for seat in seats],
        [],
        [[COLOURS.index(seat["private"])] for seat in seats],
        [seat["tokens"] for seat in seats],
        [seat["place"] for seat in seats],
        NONE,
    )


def winners(*seats: dict[str, Any]) -> list[int]:
    """The winners among these windows."""
    return [standing.seat for standing in standings_of(*seats) if standing.won]


# --- public objectives -------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-P1", "SG-40")
def test_each_full_row_of_five_colours_scores_six() -> None:
    assert public("row_color_variety", "R1 Y1 G1 B1 P1", "P1 B1 G1 Y1 R1", "R1 Y2 G1 B1 R5") == 12


@pytest.mark.rule("SG-P1", "SG-40")
def test_a_row_with_a_gap_scores_nothing() -> None:
    assert public("row_color_variety", "R1 Y1 G1 B1 ..") == 0


@pytest.mark.rule("SG-P2", "SG-40")
def test_each_full_column_of_four_colours_scores_five() -> None:
    rows = ["R1 Y1 G1 .. P1", "Y1 R1 G2 B1 B1", "G1 B1 R1 Y1 R1", "B1 P1 B1 R1 Y1"]
    assert public("column_color_variety", *rows) == 15


@pytest.mark.rule("SG-P3", "SG-40")
def test_each_full_row_of_five_shades_scores_five() -> None:
    assert public("row_shade_variety", "R1 R2 R3 R4 R5", "R6 R5 R4 R3 R2", "R1 Y2 G3 B4 P1", "R1 R2 R3 R4 ..") == 10


@pytest.mark.rule("SG-P4", "SG-40")
def test_each_full_column_of_four_shades_scores_four() -> None:
    rows = ["R1 R2 R3 R4 ..", "R2 R3 R3 R5 R2", "R3 R4 R2 R6 R3", "R4 R5 R1 R1 R4"]
    assert public("column_shade_variety", *rows) == 12


@pytest.mark.rule("SG-P5", "SG-44")
def test_light_shades_pair_ones_with_twos() -> None:
    assert public("light_shades", "R1 Y1 G1 B1 P2", "R2 .. .. .. P3") == 4


@pytest.mark.rule("SG-P6", "SG-44")
def test_medium_shades_pair_threes_with_fours() -> None:
    assert public("medium_shades", "R3 Y4 G4 B4 P3", "R3 .. .. .. P4") == 6


@pytest.mark.rule("SG-P7", "SG-44")
def test_deep_shades_pair_fives_with_sixes() -> None:
    assert public("deep_shades", "R5 Y6 G6 B6 P4", "R3 .. .. .. P5") == 4


@pytest.mark.rule("SG-P8", "SG-44")
def test_shade_variety_counts_whole_sets_of_six() -> None:
    two_sets = ["R1 R2 R3 R4 R5", "R6 R6 R5 R4 R3", "R2 R1 R1 R1 R1"]
    assert public("shade_variety", *two_sets) == 10
    assert public("shade_variety", "R1 R2 R3 R4 R5", "R5 R4 R3 R2 R1") == 0


@pytest.mark.rule("SG-P9")
def test_a_die_scores_once_for_any_number_of_diagonal_neighbours_of_its_colour() -> None:
    assert public("color_diagonals", "R1 .. R2 .. ..", ".. R3 .. .. ..", "R4 .. .. R5 ..") == 4


@pytest.mark.rule("SG-P9")
def test_diagonals_do_not_wrap_around_the_window() -> None:
    assert public("color_diagonals", "R1 .. .. .. R1", EMPTY_ROW, "R1 .. .. .. R1") == 0
    assert public("color_diagonals", ".. .. .. .. R1", EMPTY_ROW, "R1 .. .. .. ..") == 0
    assert public("color_diagonals", "R1 R1 .. .. ..", "Y1 .. .. .. R1") == 0


@pytest.mark.rule("SG-P10", "SG-44")
def test_color_variety_counts_whole_sets_of_five() -> None:
    assert public("color_variety", "R1 R1 Y1 Y1 G1", "G1 B1 B1 P1 P1", "R1 R1 R1 Y1 ..") == 8
    assert public("color_variety", "R1 Y1 G1 B1 B1") == 0


@pytest.mark.rule("SG-40")
def test_an_empty_window_scores_no_public_objective() -> None:
    assert [public(objective, EMPTY_ROW) for objective in PUBLIC] == [0] * 10


# --- private objectives ------------------------------------------------------------------------------------------

MOTLEY = ["R1 Y2 G3 B4 P5", "Y6 R6 .. P1 B1", "P3 .. Y5 G4 R2"]


@pytest.mark.parametrize(
    ("colour", "sum_of_values"),
    [
        pytest.param("red", 9, marks=pytest.mark.rule("SG-V1", "SG-41")),
        pytest.param("green", 7, marks=pytest.mark.rule("SG-V2", "SG-41")),
        pytest.param("blue", 5, marks=pytest.mark.rule("SG-V3", "SG-41")),
        pytest.param("yellow", 13, marks=pytest.mark.rule("SG-V4", "SG-41")),
        pytest.param("purple", 9, marks=pytest.mark.rule("SG-V5", "SG-41")),
    ],
)
def test_a_private_objective_is_the_sum_of_its_colour(colour: str, sum_of_values: int) -> None:
    assert private(colour, *MOTLEY) == sum_of_values


@pytest.mark.parametrize(
    ("colour", "rule"),
    [
        pytest.param("red", "SG-V1", marks=pytest.mark.rule("SG-V1")),
        pytest.param("green", "SG-V2", marks=pytest.mark.rule("SG-V2")),
        pytest.param("blue", "SG-V3", marks=pytest.mark.rule("SG-V3")),
        pytest.param("yellow", "SG-V4", marks=pytest.mark.rule("SG-V4")),
        pytest.param("purple", "SG-V5", marks=pytest.mark.rule("SG-V5")),
    ],
)
def test_the_ledger_names_the_rule_of_the_private_objective(colour: str, rule: str) -> None:
    assert ledger(window_of(*MOTLEY), [], [COLOURS.index(colour)], 0, solo=False)[0].rule == rule


# --- tokens, empty cells, the whole ------------------------------------------------------------------------------


@pytest.mark.rule("SG-42")
def test_each_token_left_is_a_point() -> None:
    mine = window_of(*EXAMPLE)
    assert points(mine, [], [], 5, solo=False) - points(mine, [], [], 0, solo=False) == 5


@pytest.mark.rule("SG-43")
def test_each_empty_cell_costs_a_point() -> None:
    assert points(window_of(EMPTY_ROW), [], [], 0, solo=False) == -20
    assert points(window_of(*EXAMPLE), [], [], 0, solo=False) == -3


@pytest.mark.rule("SG-46")
def test_the_worked_example_of_the_rulebook_scores_forty() -> None:
    goals = [PUBLIC.index(name) for name in ("column_color_variety", "light_shades", "color_variety")]
    lines = ledger(window_of(*EXAMPLE), goals, [COLOURS.index("purple")], 0, solo=False)
    assert [(line.rule, line.points) for line in lines] == [
        ("SG-P2", 10),
        ("SG-P5", 4),
        ("SG-P10", 12),
        ("SG-V5", 17),
        ("SG-42", 0),
        ("SG-43", -3),
    ]
    assert points(window_of(*EXAMPLE), goals, [COLOURS.index("purple")], 0, solo=False) == 40


# --- who has won -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-45")
def test_the_highest_total_wins() -> None:
    low = {"rows": ["R6 .. .. .. .."], "private": "red", "tokens": 0, "place": 1}
    high = {"rows": ["R1 .. .. .. .."], "private": "red", "tokens": 6, "place": 0}
    assert winners(low, high) == [1]


@pytest.mark.rule("SG-45")
def test_a_tie_goes_to_more_points_from_the_private_objective() -> None:
    by_dice = {"rows": ["R3 .. .. .. .."], "private": "red", "tokens": 1, "place": 0}
    by_tokens = {"rows": ["R1 .. .. .. .."], "private": "red", "tokens": 3, "place": 1}
    assert winners(by_tokens, by_dice) == [1]


@pytest.mark.rule("SG-45")
def test_a_tie_in_private_points_too_goes_to_more_tokens() -> None:
    few = {"rows": ["R3 Y1 .. .. .."], "private": "red", "tokens": 1, "place": 1}
    more = {"rows": ["R3 .. .. .. .."], "private": "red", "tokens": 2, "place": 0}
    assert winners(few, more) == [1]


@pytest.mark.rule("SG-45")
def test_a_full_tie_goes_to_the_later_first_turn_of_the_last_round() -> None:
    alike = {"rows": ["R3 .. .. .. .."], "private": "red", "tokens": 1}
    assert winners(alike | {"place": 2}, alike | {"place": 0}, alike | {"place": 1}) == [0]


@pytest.mark.rule("SG-45")
def test_a_tie_break_says_what_it_counts_and_by_which_rule() -> None:
    few = {"rows": ["R3 Y1 .. .. .."], "private": "red", "tokens": 1, "place": 1}
    more = {"rows": ["R3 .. .. .. .."], "private": "red", "tokens": 2, "place": 0}
    found = standings_of(few, more)
    ties = [(line.rule, line.message.id, line.points) for line in found[0].ties]
    assert ties == [("SG-45", "tie-private", 3), ("SG-45", "tie-tokens", 1), ("SG-45", "tie-order", 1)]
    assert found[0].dump()["tiebreak"][0] == found[0].ties[0].dump()
    assert deciding_tie(found) == 1
    assert deciding_tie([found[0], found[0]]) is None


@pytest.mark.rule("SG-45")
def test_in_a_tie_of_three_the_tie_break_is_the_one_that_separates_the_first_two() -> None:
    def tied(seat: int, *numbers: int) -> Standing:
        return Standing(seat, 10, list(numbers), None)

    assert deciding_tie([tied(0, 5, 2, 0), tied(1, 5, 1, 1), tied(2, 3, 3, 2)]) == 1
    assert deciding_tie([tied(2, 3, 3, 2), tied(1, 5, 1, 1), tied(0, 5, 1, 1)]) == 0  # two share the first place
    assert deciding_tie([tied(0, 5, 2), tied(1, 5, 2), tied(2, 5, 2)]) is None
    assert deciding_tie([tied(0, 5, 2), Standing(1, 9, [9, 9], None)]) is None


# --- solo --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-56")
def test_in_solo_only_the_better_private_objective_counts() -> None:
    mine = window_of("R1 Y4 R2 .. ..", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW)
    goals = [COLOURS.index("red"), COLOURS.index("yellow")]
    assert points(mine, [], goals, 0, solo=True) == 4 - 3 * 17
    assert points(mine, [], goals, 0, solo=False) == 3 + 4 - 17
    assert [line.rule for line in ledger(mine, [], goals, 0, solo=True)] == ["SG-V4", "SG-56"]


@pytest.mark.rule("SG-56")
def test_in_solo_an_empty_cell_costs_three_points() -> None:
    assert points(window_of(*EXAMPLE), [], [], 0, solo=True) == -9


@pytest.mark.rule("SG-57")
@pytest.mark.parametrize(("target", "won"), [(33, True), (34, False), (35, False)])
def test_in_solo_the_score_has_to_exceed_the_target(target: int, won: bool) -> None:
    goals = [PUBLIC.index(name) for name in ("column_color_variety", "light_shades", "color_variety")]
    mine = standings([window_of(*EXAMPLE)], goals, [[COLOURS.index("purple")]], [0], [0], target)[0]
    assert (mine.total, mine.won) == (34, won)


# --- all of it, against the slow scorer --------------------------------------------------------------------------


def random_rows(rng: random.Random) -> list[list[str]]:
    """A window with any number of dice; few colours or shades make rare objectives likely."""
    colours = rng.sample(LETTERS, rng.randint(1, 5))
    shades = rng.sample("123456", rng.randint(1, 6))
    empty = rng.choice([0, 0, 0.05, 0.2, 0.6, 1])
    return [
        [".." if rng.random() < empty else rng.choice(colours) + rng.choice(shades) for _ in range(5)] for _ in range(4)
    ]


def latin_rows(rng: random.Random) -> list[list[str]]:
    """A full window whose lines have no repeats, except for a few cells: some lines score and some nearly do."""
    colours, shades = rng.sample(LETTERS, 5), rng.sample("123456", 6)
    rows = [[colours[(2 * r + c) % 5] + shades[(r + c) % 6] for c in range(5)] for r in range(4)]
    for _ in range(rng.randint(0, 3)):
        rows[rng.randrange(4)][rng.randrange(5)] = rng.choice(["..", rng.choice(LETTERS) + rng.choice("123456")])
    return rows


@pytest.mark.parametrize("seed", range(8))
def test_the_fast_scorer_agrees_with_the_slow_one(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(500):
        rows = rng.choice([random_rows, latin_rows])(rng)
        mine = window_of(*(" ".join(row) for row in rows))
        for number, objective in enumerate(PUBLIC):
            assert public_points(mine, number) == slow_scorer.public_points(rows, objective), (objective, rows)
        goals = rng.sample(PUBLIC, rng.randint(0, 10))
        colours = rng.sample(LETTERS, rng.randint(0, 5))
        solo = rng.random() < 0.5
        tokens = 0 if solo else rng.randint(0, 6)
        fast = [PUBLIC.index(goal) for goal in goals], [LETTERS.index(colour) for colour in colours], tokens
        expected = slow_scorer.total(rows, goals, colours, tokens, solo=solo)
        assert points(mine, *fast, solo=solo) == expected, (rows, goals, colours, tokens, solo)
        assert sum(line.points for line in ledger(mine, *fast, solo=solo)) == expected


@pytest.mark.rule("SG-41")
def test_a_view_has_the_values_and_the_points_of_a_private_objective() -> None:
    game = table(dice={"a1": "R3", "a2": "Y4", "b1": "R6"}, private="RB")
    own, other = view(game.redact(0))["seats"]
    assert own["private"] == [{"colour": "red", "rule": "SG-V1", "values": [6, 3], "points": 9, "counts": True}]
    assert other["private"] == []


@pytest.mark.rule("SG-56")
def test_in_a_solo_view_only_the_better_private_objective_counts() -> None:
    game = table(seats=1, dice={"a1": "R3", "a2": "Y4", "b1": "R6"}, private="YR")
    private = view(game.redact(0))["seats"][0]["private"]
    assert [(one["points"], one["counts"]) for one in private] == [(4, False), (9, True)]


@pytest.mark.parametrize("seats", [1, 2])
def test_only_the_ledger_lines_of_objectives_name_one(seats: int) -> None:
    seen = view(table(seats=seats, private="YR").redact(0))
    objectives = {objective["rule"] for objective in (*seen["public"], *seen["seats"][0]["private"])}
    for line in seen["seats"][0]["score"]["ledger"]:
        assert ("objective" in line["message"]["args"]) == (line["rule"] in objectives)
