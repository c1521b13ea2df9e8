"""The solo game (SG-50 to SG-57)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludarium import new_match
from ludarium.errors import BadSetup
from ludarium.games.sagrada.table import Sagrada
from tests.games.sagrada.staging import (
    CELLS,
    TOOL_NAMES,
    TOOL_USES,
    TWO,
    after,
    checkered,
    choose,
    deal_game,
    drafts,
    has_event,
    in_bag,
    in_pool,
    in_window,
    kinds,
    on_track,
    option_ids,
    start_game,
    table,
    uses,
    view,
)

# The colour of the die that pays for each tool.
COLOUR = {
    "grozing_pliers": "P",
    "eglomise_brush": "B",
    "copper_foil_burnisher": "R",
    "lathekin": "Y",
    "lens_cutter": "G",
    "flux_brush": "P",
    "glazing_hammer": "B",
    "running_pliers": "R",
    "cork_backed_straightedge": "Y",
    "grinding_stone": "G",
    "flux_remover": "P",
    "tap_wheel": "B",
}
EVERY_TOOL = pytest.mark.parametrize("tool", TOOL_NAMES)


def ready(tool: str, pool: str, **more: Any) -> Sagrada:  # noqa: ANN401 - anything that a table takes
    """The position of the tool's use, in solo, at the point where the tool can be used."""
    play = TOOL_USES[tool]
    turn = 1 if "turn" in play.position else 0
    game = table(**play.position | {"seats": 1, "tools": [tool], "pool": pool, "turn": turn} | more)
    if play.before:
        choose(game, 0, play.before)
    return game


def paid_use(tool: str, slot: int) -> str:
    """The id of the tool's use when the die of this slot pays for it."""
    first, *rest = TOOL_USES[tool].use.split(">")
    return ">".join([first, f"pool:{slot}", *rest])


# --- SG-51 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-51")
def test_there_are_two_public_and_two_private_objectives_and_no_tokens() -> None:
    seen: set[int] = set()
    for seed in range(30):
        game = start_game(1, seed)
        assert len(set(game.public)) == len(game.public) == 2
        assert len(set(game.private)) == len(game.private) == 2
        assert game.tokens == [0]
        seen |= set(game.private)
    assert seen == {0, 1, 2, 3, 4}


@pytest.mark.rule("SG-51")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_there_are_one_to_five_tools_by_difficulty(number: int) -> None:
    match = new_match("sagrada", seats=1, seed=1, options={"tools": number})
    assert len({tool["name"] for tool in match.view(0)["tools"]}) == number


@pytest.mark.rule("SG-51")
@pytest.mark.parametrize("number", [0, 6])
def test_there_are_not_fewer_than_one_tool_nor_more_than_five(number: int) -> None:
    with pytest.raises(BadSetup):
        new_match("sagrada", seats=1, seed=1, options={"tools": number})


@pytest.mark.rule("SG-51")
def test_the_number_of_tools_is_a_setting_of_solo_games() -> None:
    with pytest.raises(BadSetup):
        new_match("sagrada", seats=2, seed=1, options={"tools": 5})


@pytest.mark.rule("SG-51")
def test_the_objectives_lie_face_up() -> None:
    match = new_match("sagrada", seats=1, seed=1)
    assert len(match.view(None)["seats"][0]["private"]) == 2
    assert "event-solo-private" in [event.kind for event in match.log(None)]


@pytest.mark.rule("SG-51", "SG-03")
def test_the_window_is_one_of_four_and_gives_no_tokens() -> None:
    game = deal_game(1)
    assert len(option_ids(game, 0)) == 4
    choose(game, 0, min(option_ids(game, 0)))
    assert game.tokens == [0]
    assert game.round == 1


# --- SG-52 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-52")
def test_there_are_ten_rounds_of_four_dice_and_two_turns() -> None:
    game = start_game(1)
    for number in range(1, 11):
        assert game.round == number
        assert len(in_pool(game).split()) == 4
        assert sum(in_bag(game).values()) == 90 - 4 * number
        choose(game, 0, "pass")
        assert game.round == number
        choose(game, 0, "pass")
    assert game.is_over()


@pytest.mark.rule("SG-52")
def test_each_turn_has_the_ordinary_choices() -> None:
    game = table(seats=1, pool="R3 G4 B1 Y5")
    choose(game, 0, "pool:0>cell:a1")
    assert "pass" in option_ids(game, 0)
    choose(game, 0, "pool:1>cell:a2")
    assert in_window(game, 0) == {"a1": "R3", "a2": "G4"}
    assert game.round == 2


# --- SG-53 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-53")
@EVERY_TOOL
def test_a_tool_is_paid_for_with_a_die_of_its_colour(tool: str) -> None:
    game = ready(tool, "G4 G2 R3 Y5 B1 P6 R2 B2 P2")
    payers = {after_tool.split(">")[0] for after_tool in after(game, 0, f"tool:{tool}")}
    dice = in_pool(game).split()
    assert payers == {f"pool:{slot}" for slot in range(9) if dice[slot][0] == COLOUR[tool]}


@pytest.mark.rule("SG-53")
@EVERY_TOOL
def test_a_tool_cannot_be_used_without_a_die_of_its_colour(tool: str) -> None:
    others = [name for name in "RYGBP" if name != COLOUR[tool]]
    game = ready(tool, " ".join(f"{name}{value}" for value in (1, 5) for name in others))
    assert drafts(game, 0) or TOOL_USES[tool].before
    assert not game.decisions or uses(game, 0, tool) == set()


@pytest.mark.rule("SG-53", "SG-55")
@EVERY_TOOL
def test_the_tool_and_the_die_that_paid_for_it_leave_the_game(tool: str) -> None:
    game = ready(tool, f"R3 G4 {COLOUR[tool]}6 B1 {COLOUR[tool]}5")
    number = TOOL_USES[tool].position.get("round_number", 1)
    choose(game, 0, paid_use(tool, 2))
    assert game.round > number or in_pool(game).split()[2] == ".."
    assert has_event(game, "event-pays-die", seat=0, tool=f"tool-{tool}", value=6, slot=2)
    choose(game, 0, *TOOL_USES[tool].then)
    while game.round == number:
        assert uses(game, 0, tool) == set()
        choose(game, 0, "pass")
    places = [place.split() for place in on_track(game).values()]
    assert f"{COLOUR[tool]}6" not in [name for place in places for name in place] or tool == "glazing_hammer"
    assert f"{COLOUR[tool]}6" not in in_window(game, 0).values()
    assert game.paid == [("RYGBP".index(COLOUR[tool]) * 6 + 5) + 1]


@pytest.mark.rule("SG-53")
@EVERY_TOOL
def test_each_tool_can_be_used_once(tool: str) -> None:
    pool = f"R3 G4 {COLOUR[tool]}6 B1 {COLOUR[tool]}5"
    assert uses(ready(tool, pool), 0, tool)
    game = ready(tool, pool, paid={tool: f"{COLOUR[tool]}1"})
    assert uses(game, 0, tool) == set()
    assert game.turn == 1 or not TOOL_USES[tool].before, "after the draft there was no tool to ask for"


@pytest.mark.rule("SG-53")
def test_paying_is_not_a_draft() -> None:
    game = table(seats=1, tools=["eglomise_brush"], dice=TWO, pool="B3 Y4 P5 B6")
    choose(game, 0, "tool:eglomise_brush>pool:0>cell:a1>cell:b1")
    assert {name.split(">")[0] for name in drafts(game, 0)} == {"pool:1", "pool:2", "pool:3"}
    game = table(seats=1, tools=["eglomise_brush"], dice=TWO, pool="B3 Y4 P5 B6")
    choose(game, 0, "pool:1>cell:b1")
    assert uses(game, 0, "eglomise_brush")


@pytest.mark.rule("SG-53")
@pytest.mark.parametrize("tool", ["grozing_pliers", "lens_cutter", "flux_brush", "grinding_stone", "flux_remover"])
def test_the_die_that_pays_is_not_the_die_that_is_drafted(tool: str) -> None:
    colour = COLOUR[tool]
    game = ready(tool, f"{colour}3 R2 {colour}4")
    for name in after(game, 0, f"tool:{tool}"):
        payer, drafted = name.split(">")[:2]
        assert payer in {"pool:0", "pool:2"}
        assert drafted in {"pool:0", "pool:1", "pool:2"} - {payer}
    assert uses(ready(tool, f"{colour}3"), 0, tool) == set()


@pytest.mark.rule("SG-53")
def test_the_die_that_pays_for_a_straightedge_or_running_pliers_is_not_the_one_placed() -> None:
    game = table(seats=1, tools=["cork_backed_straightedge"], dice={"a1": "R1"}, pool="Y3 G2")
    assert {name.split(">")[1] for name in after(game, 0, "tool:cork_backed_straightedge")} == {"pool:1"}
    game = table(seats=1, tools=["running_pliers"], pool="G1 R3 B2")
    choose(game, 0, "pool:0>cell:a1")
    assert {name.split(">")[1] for name in after(game, 0, "tool:running_pliers")} == {"pool:2"}


@pytest.mark.rule("SG-53", "SG-T7")
def test_a_glazing_hammer_rolls_what_is_left_after_paying() -> None:
    seen = set()
    for seed in range(40):
        game = table(seats=1, tools=["glazing_hammer"], pool="B3 .. R2 G4", turn=1, seed=seed)
        choose(game, 0, "tool:glazing_hammer>pool:0")
        names = in_pool(game).split()
        assert [name[0] for name in names] == [".", ".", "R", "G"]
        seen.add((names[2], names[3]))
    assert len({red for red, _ in seen}) == len({green for _, green in seen}) == 6


@pytest.mark.rule("SG-53", "SG-T7")
def test_a_glazing_hammer_without_a_die_left_to_roll_cannot_be_used() -> None:
    game = table(seats=1, tools=["glazing_hammer"], pool=".. .. .. B6", turn=1)
    assert uses(game, 0, "glazing_hammer") == set()
    game = table(seats=1, tools=["glazing_hammer"], pool=".. B1 .. B6", turn=1)
    assert uses(game, 0, "glazing_hammer") == {"tool:glazing_hammer>pool:1", "tool:glazing_hammer>pool:3"}


@pytest.mark.rule("SG-T7")
def test_in_solo_too_a_glazing_hammer_is_for_the_second_turn() -> None:
    game = table(seats=1, tools=["glazing_hammer"], pool="B3 Y1 R2 G4")
    assert uses(game, 0, "glazing_hammer") == set()
    choose(game, 0, "pass")
    assert uses(game, 0, "glazing_hammer") == {"tool:glazing_hammer>pool:0"}


@pytest.mark.rule("SG-T8")
def test_in_solo_too_running_pliers_skip_the_second_turn() -> None:
    game = table(seats=1, tools=["running_pliers"], pool="G1 R3 B2 Y5")
    choose(game, 0, "pool:0>cell:a1", "tool:running_pliers>pool:1>pool:2>cell:a2")
    assert game.round == 2
    assert on_track(game) == {1: "Y5"}
    assert "event-skips" in kinds(game)


# --- SG-54, SG-50, SG-55 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-54")
def test_leftover_dice_go_onto_the_round_track_with_their_values() -> None:
    game = table(seats=1, pool="G1 R3 .. Y5", turn=1, round_number=3, track={1: "B2"})
    choose(game, 0, "pool:1>cell:a1")
    assert on_track(game) == {1: "B2", 3: "G1 Y5"}
    assert "event-no-leftover" not in kinds(game)


@pytest.mark.rule("SG-54")
def test_a_round_without_leftover_dice_is_marked_and_counts_nothing() -> None:
    game = table(seats=1, pool=".. R3 .. ..", turn=1, round_number=3, track={1: "B2"})
    choose(game, 0, "pool:1>cell:a1")
    assert on_track(game) == {1: "B2"}
    assert game.target() == 2
    assert has_event(game, "event-no-leftover", round=3)


@pytest.mark.rule("SG-50")
def test_the_target_is_the_sum_of_the_dice_on_the_round_track() -> None:
    game = table(seats=1, track={1: "R6 B2", 2: "G1", 9: "P5"}, round_number=10, turn=1, pool="Y4 R3")
    assert game.target() == view(game.redact(0))["target"] == 14
    choose(game, 0, "pass")
    assert game.is_over()
    assert game.standings()[0].target == 21


@pytest.mark.rule("SG-55")
def test_the_target_does_not_count_dice_spent_on_tools() -> None:
    game = table(
        seats=1, tools=["eglomise_brush"], dice=TWO, track={1: "R6"}, round_number=10, turn=1, pool=".. B6 Y2 .."
    )
    choose(game, 0, "tool:eglomise_brush>pool:1>cell:a1>cell:b1", "pass")
    assert game.is_over()
    assert game.standings()[0].target == 8


@pytest.mark.rule("SG-T5", "SG-50")
def test_a_lens_cutter_changes_the_target() -> None:
    game = table(seats=1, tools=["lens_cutter"], track={1: "R6"}, round_number=2, pool="G1 Y2 B3 P4")
    choose(game, 0, "tool:lens_cutter>pool:0>pool:1>track:1.1")
    assert game.target() == 2


@pytest.mark.rule("SG-50")
def test_with_rivals_there_is_no_target() -> None:
    game = table(track={1: "R6"}, round_number=10, turn=3, pool="Y4")
    choose(game, 0, "pass")
    assert [standing.target for standing in game.standings()] == [None, None]


# --- SG-57 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-57")
@pytest.mark.parametrize(("more", "won"), [(1, True), (0, False), (-1, False)])
def test_only_a_score_greater_than_the_target_wins(more: int, won: bool) -> None:
    full = checkered("P6", "Y1", "d5")

    def ended(target: int) -> Sagrada:
        dice = " ".join(["R6"] * (target // 6) + [f"R{target % 6}"] * (target % 6 > 0))
        game = table(seats=1, dice=full, private="PY", track={1: dice}, round_number=10, turn=1, pool="G3 .. .. ..")
        choose(game, 0, "pool:0>cell:d5")
        return game

    total = ended(1).standings()[0].total
    assert total > 20
    standing = ended(total - more).standings()[0]
    assert (standing.total, standing.target, standing.won) == (total, total - more, won)


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-50", "SG-52", "SG-55", "SG-57")
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_is_won_or_lost_against_the_dice_left_over(seed: int) -> None:
    chance = random.Random(seed)
    match = new_match("sagrada", seats=1, seed=seed, options={"tools": 5})
    while not match.over:
        options = match.decisions[0].options
        match.decide(0, chance.choice(options).id)
    seen = match.view(None)
    (standing,) = match.standings
    assert standing.target == sum(int(die["die"][1]) for die in seen["track"])
    assert standing.won is (standing.total > standing.target)
    assert all(tool["tokens"] == 0 for tool in seen["tools"])
    spent = sum(tool["paid_with"] is not None for tool in seen["tools"])
    lying = sum(die is not None for row in seen["seats"][0]["dice"] for die in row)
    assert lying + len(seen["track"]) + spent + sum(seen["bag"].values()) == 90
    assert lying <= len(CELLS)
