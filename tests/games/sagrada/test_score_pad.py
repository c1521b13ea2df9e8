"""The score pad: its answer, the breaches it reports, its refusals, and its panels."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.errors import BadSheet
from ludarium.games.sagrada import RULESET, score_pad
from ludarium.games.sagrada.content.objectives import PUBLIC
from ludarium.games.sagrada.content.patterns import PATTERNS
from ludarium.games.sagrada.correction import conflicts
from ludarium.games.sagrada.score_pad import PATTERN_NAMES, PRIVATE_NAMES, PUBLIC_NAMES
from ludarium.games.sagrada.window import COLOURS, LETTERS
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES
from ludarium.text.sheet import KnownNames
from tests.games.sagrada import slow_scorer
from tests.games.sheets import (
    anything,
    check_answered_or_refused,
    check_drawn,
    check_refused,
    drawn_panels,
    leaves,
    mostly_right,
)

GAME = "sagrada"

EMPTY_ROW = [".."] * 5
EXAMPLE = [
    ["..", "G4", "R2", "Y5", "P6"],
    ["R3", "B1", "..", "G1", "Y2"],
    ["P5", "G6", "..", "P6", "R3"],
    ["B4", "Y3", "G4", "B2", "G4"],
]
GOALS = ["column_color_variety", "light_shades", "color_variety"]


def rows(*given_rows: str) -> list[list[str]]:
    """These rows from the top; the others are empty."""
    return [*(row.split() for row in given_rows), *[EMPTY_ROW] * (4 - len(given_rows))]


def window(*given_rows: str, **more: object) -> dict[str, Any]:
    return {"dice": rows(*given_rows), **more}


def example(**more: object) -> dict[str, Any]:
    """The rulebook's example as a sheet."""
    return {"windows": [{"dice": EXAMPLE, "private": ["purple"]}], "public": GOALS, **more}


def score_of(*windows: dict[str, Any], **more: object) -> Mapping[str, Any]:
    return RULESET.score({"windows": list(windows), **more})


def breaches_of(answer: Mapping[str, Any]) -> list[tuple[str, list[str], bool]]:
    """The breaches of the first window."""
    return [(breach["rule"], breach["cells"], breach["certain"]) for breach in answer["windows"][0]["breaches"]]


@pytest.mark.rule("SG-04")
def test_more_tokens_than_a_window_gives_are_counted_and_reported() -> None:
    for pattern, most in ((None, 6), ("Fractal Drops", 3)):
        assert breaches_of(score_of(window(pattern=pattern, favor_tokens=most))) == []
        answer = score_of(window(pattern=pattern, favor_tokens=most + 1))
        assert breaches_of(answer) == [("SG-04", [], True)]
        assert answer["windows"][0]["favor_tokens"] == most + 1


# --- the answer --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-46")
def test_the_example_of_the_rulebook_scores_forty() -> None:
    answer = RULESET.score(example())
    mine = answer["windows"][0]
    assert mine["public"] == {"column_color_variety": 10, "light_shades": 4, "color_variety": 12}
    assert (mine["private"], mine["favor_tokens"], mine["empty_cells"], mine["total"]) == (17, 0, -3, 40)
    assert [(line["rule"], line["points"]) for line in mine["ledger"]] == [
        ("SG-P2", 10),
        ("SG-P5", 4),
        ("SG-P10", 12),
        ("SG-V5", 17),
        ("SG-42", 0),
        ("SG-43", -3),
    ]
    assert answer["winners"] == [0]
    assert answer["breaches"] == []


def test_a_sheet_needs_only_dice() -> None:
    mine = score_of(window())["windows"][0]
    assert (mine["public"], mine["private"], mine["favor_tokens"], mine["total"]) == ({}, 0, 0, -20)


@pytest.mark.rule("SG-41", "SG-42", "SG-43")
def test_several_private_objectives_all_count() -> None:
    mine = score_of(window("R5 Y4 .. .. ..", private=["red", "yellow"], favor_tokens=3))["windows"][0]
    assert (mine["private"], mine["favor_tokens"], mine["empty_cells"], mine["total"]) == (9, 3, -18, -6)


def test_an_empty_cell_may_be_written_in_four_ways() -> None:
    dice = [["R5", "..", ".", "", None], *[EMPTY_ROW] * 3]
    assert score_of({"dice": dice})["windows"][0]["empty_cells"] == -19


def test_the_parts_add_up_to_the_total_and_agree_with_the_slow_scorer() -> None:
    rng = random.Random(46)
    for _ in range(300):
        solo = rng.random() < 0.3
        public = rng.sample(PUBLIC, rng.randint(0, 10))
        windows: list[dict[str, Any]] = []
        for _ in range(1 if solo else rng.randint(1, 4)):
            dice = [[rng.choice(["..", rng.choice(LETTERS) + rng.choice("123456")]) for _ in range(5)] for _ in "1234"]
            private = rng.sample(LETTERS, rng.randint(0, 5))
            windows.append({"dice": dice, "private": private, "favor_tokens": 0 if solo else rng.randint(0, 2)})
        track = [rng.choice(LETTERS) + rng.choice("123456") for _ in range(rng.randint(0, 20))]
        order = rng.sample(range(len(windows)), len(windows))
        data = {"windows": windows, "public": public, "last_round_order": order, "solo": solo}
        answer = RULESET.score(data | ({"round_track": track} if solo else {}))
        standings = []
        for n, (entry, mine) in enumerate(zip(windows, answer["windows"], strict=True)):
            expected = slow_scorer.total(entry["dice"], public, entry["private"], entry["favor_tokens"], solo=solo)
            assert mine["total"] == expected
            parts = [*mine["public"].values(), mine["private"], mine["favor_tokens"], mine["empty_cells"]]
            assert sum(parts) == sum(line["points"] for line in mine["ledger"]) == expected
            standings.append((expected, mine["private"], entry["favor_tokens"], order.index(n)))
        if solo:
            assert answer["target"] == slow_scorer.target(track)
            assert answer["winners"] == ([0] if answer["windows"][0]["total"] > answer["target"] else [])
        else:
            assert answer["winners"] == slow_scorer.winners(standings)


# --- who has won -------------------------------------------------------------------------------------------------

ONE, THREE = "R1 .. .. .. ..", "R3 .. .. .. .."
PRIVATE_TIE = [window(ONE, private=["R"], favor_tokens=3), window(THREE, private=["R"], favor_tokens=1)]
TOKEN_TIE = [window("R3 Y1 .. .. ..", private=["R"], favor_tokens=1), window(THREE, private=["R"], favor_tokens=2)]
FULL_TIE = [window(THREE, private=["R"], favor_tokens=1)] * 3


@pytest.mark.rule("SG-45")
def test_ties_are_broken_by_private_points_then_tokens_then_the_later_first_turn() -> None:
    assert score_of(*PRIVATE_TIE, last_round_order=[1, 0])["winners"] == [1]
    assert score_of(*TOKEN_TIE, last_round_order=[1, 0])["winners"] == [1]
    assert score_of(*FULL_TIE, last_round_order=[2, 0, 1])["winners"] == [1]
    assert score_of(*FULL_TIE, last_round_order=[1, 2, 0])["winners"] == [0]


@pytest.mark.rule("SG-45")
def test_without_the_order_of_the_last_round_a_full_tie_is_shared() -> None:
    assert score_of(*FULL_TIE, window())["winners"] == [0, 1, 2]


@pytest.mark.rule("SG-45")
@pytest.mark.parametrize(
    ("windows", "order", "message"),
    [
        pytest.param(PRIVATE_TIE, [1, 0], "sheet-tie-private", id="private"),
        pytest.param(TOKEN_TIE, [1, 0], "sheet-tie-tokens", id="tokens"),
        pytest.param(FULL_TIE, [2, 0, 1], "sheet-tie-order", id="order"),
        pytest.param(FULL_TIE, None, "sheet-tie-open", id="open"),
    ],
)
def test_the_outcome_says_what_decided_a_tie(windows: list[Any], order: list[int] | None, message: str) -> None:
    outcome = score_of(*windows, last_round_order=order)["outcome"]
    assert outcome == {"rule": "SG-45", "message": {"id": message, "args": {}}, "open": order is None}


@pytest.mark.rule("SG-57")
def test_the_outcome_is_the_target_in_solo_and_nothing_where_totals_differ() -> None:
    lost = score_of(window(), solo=True, round_track=["R6"])["outcome"]
    assert (lost["rule"], lost["message"]["id"], lost["open"]) == ("SG-57", "sheet-lost", False)
    assert score_of(window(ONE, private=["R"]), window())["outcome"] is None


@pytest.mark.rule("SG-50", "SG-57")
@pytest.mark.parametrize(
    ("track", "winners"), [(["R6"] * 5 + ["G3"], [0]), (["R6"] * 5 + ["G4"], []), (["R6"] * 6, [])]
)
def test_a_solo_score_has_to_exceed_the_round_track(track: list[str], winners: list[int]) -> None:
    answer = RULESET.score(example(solo=True, round_track=track))
    assert answer["windows"][0]["total"] == 34
    assert answer["target"] == sum(int(die[1]) for die in track)
    assert answer["winners"] == winners


@pytest.mark.rule("SG-55")
def test_only_the_dice_on_the_round_track_make_the_target() -> None:
    # The window's dice do not count, nor do those that paid for tools and left the game.
    assert RULESET.score(example(solo=True, round_track=[]))["target"] == 0
    assert RULESET.score(example(solo=True, round_track=["R1", "..", "B6"]))["target"] == 7


@pytest.mark.rule("SG-56")
def test_in_solo_the_best_private_objective_counts_and_empty_cells_cost_three() -> None:
    mine = window("R5 .. Y4 .. R1", private=["yellow", "red", "blue"])
    answer = score_of(mine, solo=True, round_track=[])["windows"][0]
    assert (answer["private"], answer["empty_cells"], answer["total"]) == (6, -51, -45)
    assert [line["rule"] for line in answer["ledger"]] == ["SG-V1", "SG-56"]


# --- breaches ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-26")
def test_equal_colours_side_by_side_are_a_certain_breach_and_still_score() -> None:
    answer = score_of(window("R5 R4 .. .. ..", private=["red"]))
    assert breaches_of(answer) == [("SG-23", ["a1", "a2"], True)]
    assert answer["windows"][0]["total"] == 9 - 18


@pytest.mark.rule("SG-26")
def test_equal_shades_one_above_the_other_are_a_certain_breach() -> None:
    assert breaches_of(score_of(window(".. R5 .. .. ..", ".. Y5 .. .. .."))) == [("SG-24", ["a2", "b2"], True)]


@pytest.mark.rule("SG-26")
def test_a_die_like_its_neighbour_in_both_breaks_both_rules() -> None:
    answer = score_of(window(".. .. .. R5 R5"))
    assert breaches_of(answer) == [("SG-23", ["a4", "a5"], True), ("SG-24", ["a4", "a5"], True)]


@pytest.mark.rule("SG-26")
def test_dice_that_match_only_diagonally_or_across_rows_break_no_rule() -> None:
    assert breaches_of(score_of(window("R5 Y1 P4 G2 B6", "Y3 R5 .. .. ..", ".. .. R5 .. .."))) == []
    assert breaches_of(score_of(window("Y4 G3 Y4 G3 R5", "R5 Y4 G3 Y4 G3"))) == []


@pytest.mark.rule("SG-26")
def test_dice_without_one_on_the_edge_are_a_possible_breach() -> None:
    answer = score_of(window(" ".join(EMPTY_ROW), ".. R1 Y2 .. .."))
    assert breaches_of(answer) == [("SG-20", ["b2", "b3"], False)]


@pytest.mark.rule("SG-26")
def test_a_die_without_a_neighbour_is_a_possible_breach() -> None:
    assert breaches_of(score_of(window("R1 Y2 .. R3 .."))) == [("SG-21", ["a4"], False)]
    assert breaches_of(score_of(window("R1 .. .. .. .."))) == []


@pytest.mark.rule("SG-26")
def test_a_group_apart_from_the_largest_is_a_possible_breach() -> None:
    answer = score_of(window("R1 Y2 G3 .. ..", *[" ".join(EMPTY_ROW)] * 2, "B5 .. .. P4 G6"))
    assert breaches_of(answer) == [("SG-21", ["d4", "d5"], False), ("SG-21", ["d1"], False)]


@pytest.mark.rule("SG-51")
def test_tokens_in_a_solo_game_count_nothing_and_are_reported() -> None:
    answer = score_of(window(favor_tokens=2), solo=True, round_track=[])
    assert breaches_of(answer) == [("SG-51", [], True)]
    assert (answer["windows"][0]["favor_tokens"], answer["windows"][0]["total"]) == (0, -60)


def test_empty_values_are_the_same_as_missing_ones() -> None:
    assert score_of(window(), round_track=[], last_round_order=[]) == score_of(window())


@pytest.mark.rule("SG-26")
def test_a_die_against_its_cells_restriction_is_a_possible_breach() -> None:
    dice = ["R1 Y5 .. .. ..", "Y2 .. .. .. .."]
    assert breaches_of(score_of(window(*dice))) == []
    answer = score_of(window(*dice, pattern="fractal_drops"))
    assert breaches_of(answer) == [("SG-22", ["a2"], False), ("SG-22", ["b1"], False)]
    assert [breach["message"] for breach in answer["windows"][0]["breaches"]] == [
        {"id": "breach-cell-shade", "args": {"cell": "a2", "wanted": 4, "value": 5}},
        {"id": "breach-cell-colour", "args": {"cell": "b1", "wanted": "colour-red", "colour": "colour-yellow"}},
    ]


@pytest.mark.rule("SG-26")
def test_certain_breaches_come_first() -> None:
    answer = score_of(window("R1 .. .. .. ..", " ".join(EMPTY_ROW), ".. .. R1 R2 .."))
    assert [breach[0] for breach in breaches_of(answer)] == ["SG-23", "SG-21"]


@pytest.mark.rule("SG-01")
def test_more_dice_of_a_colour_than_the_box_has_are_reported() -> None:
    reds = [["R1", "R2", "R3", "R4", "R5"]] * 3 + [["R1", "R2", "R3", "..", ".."]]
    assert score_of({"dice": reds})["breaches"] == []
    breaches = score_of({"dice": reds}, window("R1 .. .. .. .."))["breaches"]
    assert [(breach["rule"], breach["message"]["args"]) for breach in breaches] == [
        ("SG-01", {"colour": "colour-red", "dice": 19, "most": 18})
    ]


@pytest.mark.rule("SG-01")
def test_the_dice_of_the_round_track_count_towards_the_box() -> None:
    reds = [["R1", "R2", "R3", "R4", "R5"]] * 3 + [["R1", "R2", "..", "..", ".."]]
    assert score_of({"dice": reds}, solo=True, round_track=["R1"])["breaches"] == []
    assert len(score_of({"dice": reds}, solo=True, round_track=["R1", "R1"])["breaches"]) == 1


# --- the best correction (SG-26) ---------------------------------------------------------------------------------


def test_a_window_that_breaks_no_rule_needs_no_correction() -> None:
    answer = score_of({"dice": EXAMPLE})
    assert answer["windows"][0]["correction"] is None
    assert "corrected_winners" not in answer


@pytest.mark.rule("SG-26")
def test_of_two_equal_neighbours_the_one_worth_less_is_removed() -> None:
    answer = score_of(window("R1 R6 .. .. ..", private=["red"]))
    assert answer["windows"][0]["total"] == 7 - 18
    assert answer["windows"][0]["correction"]["cells"] == ["a1"]
    assert answer["windows"][0]["correction"]["total"] == 6 - 19


@pytest.mark.rule("SG-26")
def test_removing_one_die_is_preferred_to_removing_two() -> None:
    correction = score_of(window("R1 R2 R3 .. .."))["windows"][0]["correction"]
    assert (correction["cells"], correction["total"]) == (["a2"], -18)
    dear = score_of(window("R1 R6 R3 .. ..", private=["red"]))["windows"][0][
        "correction"
    ]  # 6 are worth more than 1 and 3
    assert (dear["cells"], dear["total"]) == (["a1", "a3"], 6 - 19)


@pytest.mark.rule("SG-26")
def test_no_other_correction_leaves_more_points() -> None:
    rng = random.Random(26)
    for _ in range(12):
        dice = [[".."] * 5 for _ in range(4)]
        for cell in rng.sample(range(20), 8):
            dice[cell // 5][cell % 5] = rng.choice(LETTERS[:2]) + str(rng.randint(1, 3))
        public = rng.sample(PUBLIC, 3)
        entry = {"private": ["red"], "favor_tokens": 1}
        answer = score_of({"dice": dice, **entry}, public=public)["windows"][0]
        full = [(row, column) for row in range(4) for column in range(5) if dice[row][column] != ".."]
        totals = []
        for kept in range(2 ** len(full)):
            left = [[".."] * 5 for _ in range(4)]
            for n, (row, column) in enumerate(full):
                if kept >> n & 1:
                    left[row][column] = dice[row][column]
            if not any(conflicts(score_pad.read_window(score_pad.WindowSheet([[*row] for row in left]), "").dice())):
                totals.append(score_of({"dice": left, **entry}, public=public)["windows"][0]["total"])
        best = answer["total"] if answer["correction"] is None else answer["correction"]["total"]
        assert best == max(totals)


@pytest.mark.rule("SG-26")
def test_a_correction_may_change_who_has_won() -> None:
    answer = score_of(window("R6 R5 R4 R3 R2", private=["red"]), window("R6 .. B6 .. B5", private=["blue"]))
    assert answer["winners"] == [0]
    assert answer["corrected_winners"] == [0]
    answer = score_of(window("R1 R2 R3 .. .."), window("R1 .. B2 .. .."))
    assert (answer["winners"], answer["corrected_winners"]) == ([0], [0, 1])


@pytest.mark.rule("SG-26")
def test_the_drawing_shows_the_correction_and_the_winner_after_it() -> None:
    answer = score_of(window("R1 R2 R3 .. ..", private=["red"]), window("R1 .. B5 .. ..", private=["blue"]))
    texts = [line for panel in drawn_panels(GAME, answer) for line in panel]
    assert "SG-26   Remove the die in a2 so that no rule is broken. This keeps the most points: −14" in texts  # noqa: RUF001
    assert "SG-26   After the correction the winner is window 2." in texts


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_accepted_in_every_language(language: str) -> None:
    def say(prefix: str, name: str) -> str:
        return RULESET.text.format(Message(prefix + name), language)

    for number, pattern in enumerate(PATTERNS):
        assert PATTERN_NAMES.read(say("window-", pattern.name), "") == number
    for number, objective in enumerate(PUBLIC):
        assert PUBLIC_NAMES.read(say("objective-", objective), "") == number
    for number, colour in enumerate(COLOURS):
        assert PRIVATE_NAMES.read(say("colour-", colour), "") == number


@pytest.mark.parametrize(
    ("name", "names", "id_"),
    [
        ("SUN'S GLORY", PATTERN_NAMES, "suns_glory"),
        ("suns  glory", PATTERN_NAMES, "suns_glory"),
        ("zivá Voda", PATTERN_NAMES, "water_of_life"),
        ("Благолепие-цвета", PATTERN_NAMES, "chromatic_splendor"),
        ("Світле скло", PUBLIC_NAMES, "light_shades"),
        ("Светлые стекла", PUBLIC_NAMES, "light_shades"),
        ("p", PRIVATE_NAMES, "purple"),
        ("зеленый", PRIVATE_NAMES, "green"),
        ("Odstíny modré", PRIVATE_NAMES, "blue"),
    ],
)
def test_capitals_accents_apostrophes_and_spaces_make_no_difference(name: str, names: KnownNames, id_: str) -> None:
    assert names.ids[names.read(name, "")] == id_


def test_dice_may_be_written_in_small_letters() -> None:
    assert score_of(window("r5 .. .. .. ..", private=["R"]))["windows"][0]["private"] == 5


# --- refusals ----------------------------------------------------------------------------------------------------


def with_die(die: object) -> dict[str, Any]:
    return {"windows": [{"dice": [EMPTY_ROW, EMPTY_ROW, ["..", "..", "..", die, ".."], EMPTY_ROW]}]}


def with_window(**more: object) -> dict[str, Any]:
    return {"windows": [window(**more)]}


KEYS = "windows, public, last_round_order, solo, round_track"
SEVEN = ["red", "yellow", "green", "blue", "purple", "pink", "black"]


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (None, "the sheet: expected `object`, got `null`"),
        ([], "the sheet: expected `object`, got `array`"),
        ({}, "the sheet: object missing required field `windows`"),
        ({1: 2}, "key in the sheet: expected `str`"),
        (
            {"tools": []},
            f"the sheet: object contains unknown field `tools`: expected one of {KEYS}",
        ),
        (
            {"\ud800": 1},
            r"the sheet: broken key '\ud800': expected whole characters",
        ),
        (
            with_window(tokens=1),
            "windows[0]: object contains unknown field `tokens`: expected one of dice, pattern, private, favor_tokens",
        ),
        ({"windows": []}, "windows: 0 of them: expected 1 to 4"),
        ({"windows": [window()] * 5}, "windows: 5 of them: expected 1 to 4"),
        ({"windows": [{}]}, "windows[0]: object missing required field `dice`"),
        ({"windows": [window(), {"dice": [EMPTY_ROW] * 3}]}, "windows[1].dice: 3 rows: expected 4"),
        ({"windows": [{"dice": [*[EMPTY_ROW] * 3, EMPTY_ROW * 2]}]}, "windows[0].dice[3]: 10 cells: expected 5"),
        ({"windows": [{"dice": ["....."] * 4}]}, "windows[0].dice[0]: expected `array`, got `str`"),
        (with_die("X4"), "windows[0].dice[2][3]: unknown colour 'X' in 'X4': expected one of R, Y, G, B, P"),
        (with_die("R0"), "windows[0].dice[2][3]: unknown shade '0' in 'R0': expected one of 1, 2, 3, 4, 5, 6"),
        (with_die("R7"), "windows[0].dice[2][3]: unknown shade '7' in 'R7': expected one of 1, 2, 3, 4, 5, 6"),
        (with_die("R٣"), "windows[0].dice[2][3]: unknown shade '٣' in 'R٣': expected one of 1, 2, 3, 4, 5, 6"),
        (
            with_die("red"),
            "windows[0].dice[2][3]: 'red' is no die: expected a colour and a shade such as R3, or .. for none",
        ),
        (with_die(4), "windows[0].dice[2][3]: expected `str | null`, got `int`"),
        (with_window(pattern=4), "windows[0].pattern: expected `str | null`, got `int`"),
        (with_window(private="red"), "windows[0].private: expected `array`, got `str`"),
        (
            with_window(private=SEVEN),
            "windows[0].private[5]: unknown private objective 'pink': expected one of red, yellow, green, blue, purple",
        ),
        (
            with_window(private=["red", "Красный"]),
            "windows[0].private[1]: 'Красный' is there already: expected each private objective at most once",
        ),
        (with_window(favor_tokens=-1), "windows[0].favor_tokens: expected `int` >= 0"),
        (with_window(favor_tokens=25), "windows[0].favor_tokens: expected `int` <= 24"),
        (with_window(favor_tokens=16**9999), "windows[0].favor_tokens: expected `int` <= 24"),
        (with_window(favor_tokens=True), "windows[0].favor_tokens: expected `int`, got `bool`"),
        (with_window(favor_tokens=1.5), "windows[0].favor_tokens: expected `int`, got `float`"),
        (
            example(public=["light_shades", "Light Shades"]),
            "public[1]: 'Light Shades' is there already: expected each public objective at most once",
        ),
        (example(last_round_order=[0, 1]), "last_round_order: [0, 1]: expected the numbers 0 to 0, each of them once"),
        (
            {"windows": [window()] * 3, "last_round_order": [2, 0, 2]},
            "last_round_order: [2, 0, 2]: expected the numbers 0 to 2, each of them once",
        ),
        (example(last_round_order=[4]), "last_round_order[0]: expected `int` <= 3"),
        (example(solo="yes"), "solo: expected `bool`, got `str`"),
        (
            {"windows": [window()] * 2, "solo": True, "round_track": []},
            "windows: 2 of them in a solo game: expected 1",
        ),
        (
            example(solo=True),
            "round_track: missing in a solo game: expected its dice, such as R3; they make the target",
        ),
        (
            example(round_track=["R3"]),
            "round_track: given, but the game is not solo: expected it only together with solo: true",
        ),
        (
            example(solo=True, round_track=["R3", "Q1"]),
            "round_track[1]: unknown colour 'Q' in 'Q1': expected one of R, Y, G, B, P",
        ),
    ],
)
def test_a_sheet_that_cannot_be_read_is_refused_with_the_place_and_what_was_expected(data: object, text: str) -> None:
    check_refused(GAME, data, text)


def test_an_unknown_pattern_or_objective_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSheet, match=r"windows\[0\]\.pattern: unknown pattern 'Nowhere': .* kaleidoscopic_dream, "):
        RULESET.score(with_window(pattern="Nowhere"))
    with pytest.raises(BadSheet, match=r"public\[0\]: unknown public objective '': .* row_color_variety, "):
        RULESET.score(example(public=[""]))


LEAVES = leaves("R3", "..", "P6", "red", "X1", "light_shades", "Fractal Drops")
ANYTHING = anything(LEAVES, "windows", "dice")
mostly = mostly_right(ANYTHING, times=10)
DIE = st.sampled_from([colour + shade for colour in LETTERS for shade in "123456"] + ["..", ".", ""]) | st.none()
ROW = st.lists(st.integers(0, 99).flatmap(lambda n: DIE if n else LEAVES), min_size=5, max_size=5)
NEARLY_A_WINDOW = st.fixed_dictionaries(
    {"dice": mostly(st.lists(ROW, min_size=4, max_size=4))},
    optional={
        "pattern": mostly(st.sampled_from([pattern.name for pattern in PATTERNS]) | st.none()),
        "private": mostly(st.lists(st.sampled_from(COLOURS), unique=True)),
        "favor_tokens": mostly(st.integers(0, 6)),
    },
)
NEARLY_A_SHEET = st.fixed_dictionaries(
    {"windows": mostly(st.lists(NEARLY_A_WINDOW, min_size=1, max_size=2))},
    optional={
        "public": mostly(st.lists(st.sampled_from(PUBLIC), unique=True)),
        "last_round_order": mostly(st.permutations([0, 1])),
        "solo": mostly(st.booleans()),
        "round_track": mostly(st.lists(DIE)),
    },
)


@given(ANYTHING | NEARLY_A_SHEET)
@settings(max_examples=500, deadline=None)
def test_any_input_gets_an_answer_or_is_refused(data: object) -> None:
    check_answered_or_refused(GAME, data, "windows", "winners", "breaches")


# --- the drawn answer --------------------------------------------------------------------------------------------


def test_the_drawing_shows_every_line_of_the_ledger_and_the_total() -> None:
    window_lines, result = drawn_panels(GAME, RULESET.score(example()))
    assert window_lines[0] == "Window 1"
    assert [(line.split()[0], line.split()[-1]) for line in window_lines[1:]] == [
        ("SG-P2", "10"),
        ("SG-P5", "4"),
        ("SG-P10", "12"),
        ("SG-V5", "17"),
        ("SG-42", "0"),
        ("SG-43", "−3"),  # noqa: RUF001 - a real minus sign
        ("Total", "40"),
    ]
    assert "2 × 5" in window_lines[1]  # noqa: RUF001 - a real sign of multiplication
    assert result == ["Result", "Winner: window 1"]


def test_the_drawing_shows_breaches_and_what_a_tool_may_explain() -> None:
    lines = drawn_panels(GAME, score_of(window("R1 R2 .. Y1 ..", pattern="firmitas")))[0]
    assert lines[-5:-1] == [
        "SG-23   Same color side by side (a1, a2): red",
        "SG-22   Cell a1 is purple, but its die is red (a tool may explain it)",
        "SG-22   Cell a2 needs shade 6, but its die is a 2 (a tool may explain it)",
        "SG-21   The die in a4 touches no other die (a tool may explain it)",
    ]


@pytest.mark.rule("SG-45")
def test_the_drawing_says_what_broke_a_tie() -> None:
    assert drawn_panels(GAME, score_of(*PRIVATE_TIE))[-1][1:] == [
        "Winner: window 2",
        "SG-45   The totals are equal; the points for the private objective decide.",
    ]
    assert "favor tokens" in drawn_panels(GAME, score_of(*TOKEN_TIE))[-1][2]
    assert "later first turn" in drawn_panels(GAME, score_of(*FULL_TIE, last_round_order=[0, 1, 2]))[-1][2]
    shared = drawn_panels(GAME, score_of(*FULL_TIE))[-1]
    assert shared[1] == "Winners: windows 1, 2, 3"
    assert "only the turn order" in shared[2]


@pytest.mark.rule("SG-50", "SG-57")
def test_the_drawing_of_a_solo_game_shows_the_target() -> None:
    assert drawn_panels(GAME, RULESET.score(example(solo=True, round_track=["R6"])))[-1] == [
        "Result",
        "SG-50   Target score: 6",
        "SG-57   You win: your score is greater than the target.",
    ]
    assert drawn_panels(GAME, RULESET.score(example(solo=True, round_track=["R6"] * 6)))[-1][2].startswith(
        "SG-57   You lose"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_draw_every_answer(language: str) -> None:
    reds = {"dice": [["R1"] * 5] * 4, "pattern": "firmitas", "private": list(COLOURS)}
    inside = window(" ".join(EMPTY_ROW), ".. R1 .. G1 ..", pattern="firmitas")
    answers = [
        score_of(reds, inside, public=list(PUBLIC)),
        score_of(*PRIVATE_TIE),
        score_of(*TOKEN_TIE),
        score_of(*FULL_TIE),
        score_of(*FULL_TIE, last_round_order=[0, 1, 2]),
        RULESET.score(example(solo=True, round_track=["R6"])),
        RULESET.score(example(solo=True, round_track=["R6"] * 6)),
    ]
    check_drawn(GAME, answers, language)
