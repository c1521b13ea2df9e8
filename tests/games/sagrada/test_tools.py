"""The rules for all tools: price, timing, one in a turn (SG-30 to SG-33)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import Match, new_match
from ludarium.errors import Refused
from ludarium.games.sagrada.table import Sagrada
from tests.games.sagrada.staging import (
    EDGE,
    POOL,
    TOOL_NAMES,
    TOOL_USES,
    TWO,
    cells,
    choose,
    drafts,
    has_event,
    in_window,
    kinds,
    option_ids,
    table,
    uses,
    whose_turn,
)

pytestmark = pytest.mark.rule("SG-32")

ON_DRAFTED = [
    "grozing_pliers",
    "lens_cutter",
    "flux_brush",
    "cork_backed_straightedge",
    "grinding_stone",
    "flux_remover",
]
MOVING = ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]

EVERY_TOOL = pytest.mark.parametrize("tool", TOOL_NAMES)


def ready(tool: str, **more: Any) -> Sagrada:  # noqa: ANN401 - anything that a table takes
    """The position of the tool's use, at the point where it can be used."""
    play = TOOL_USES[tool]
    game = table(**{"tools": [tool], "pool": POOL} | play.position | more)
    if play.before:
        choose(game, 0, play.before)
    return game


# --- SG-30: the price ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-30")
@EVERY_TOOL
def test_an_unused_tool_costs_one_token_and_keeps_it(tool: str) -> None:
    game = ready(tool, tokens=3)
    choose(game, 0, TOOL_USES[tool].use)
    assert game.tokens == [2, 3]
    assert game.paid == [1]
    assert has_event(game, "event-pays", seat=0, tool=f"tool-{tool}", tokens=1)


@pytest.mark.rule("SG-30")
@EVERY_TOOL
@pytest.mark.parametrize("lying", [1, 3])
def test_a_tool_with_tokens_costs_two(tool: str, lying: int) -> None:
    game = ready(tool, tokens=3, paid={tool: lying})
    choose(game, 0, TOOL_USES[tool].use)
    assert game.tokens == [1, 3]
    assert game.paid == [lying + 2]
    assert has_event(game, "event-pays", seat=0, tool=f"tool-{tool}", tokens=2)


@pytest.mark.rule("SG-30")
@EVERY_TOOL
@pytest.mark.parametrize(("tokens", "lying", "usable"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
def test_a_tool_is_offered_only_to_players_who_can_pay(tool: str, tokens: int, lying: int, usable: bool) -> None:
    rich = ready(tool, paid={tool: lying})
    game = ready(tool, tokens=tokens, paid={tool: lying})
    if usable:
        assert uses(game, 0, tool) == uses(rich, 0, tool)
    elif whose_turn(game) == 0:  # after a draft, a player without further options is not asked
        assert uses(game, 0, tool) == set()
    else:
        assert TOOL_USES[tool].before
    assert TOOL_USES[tool].use in uses(rich, 0, tool)


@pytest.mark.rule("SG-30")
def test_each_tool_has_its_price_which_rises_for_all_players() -> None:
    game = table(dice=TWO, tools=["eglomise_brush", "grozing_pliers"], tokens=3)
    choose(game, 0, "tool:eglomise_brush>cell:a1>cell:b1", "pass")
    assert [game.price(0), game.price(1)] == [2, 1]
    choose(game, 1, "tool:grozing_pliers>pool:0>up", "cell:a1")
    assert game.tokens == [2, 2]
    choose(game, 1, "tool:eglomise_brush>cell:a1>cell:a2", "pass")
    assert game.tokens == [2, 0]
    assert game.paid == [3, 1]


@pytest.mark.rule("SG-30")
@EVERY_TOOL
def test_a_tool_is_paid_for_when_it_takes_effect(tool: str) -> None:
    game = ready(tool)
    assert game.tokens == [6, 6]
    choose(game, 0, TOOL_USES[tool].use)
    assert game.tokens == [5, 6]
    choose(game, 0, *TOOL_USES[tool].then)
    assert game.tokens == [5, 6]
    assert kinds(game).count("event-pays") == 1


# --- SG-31: one in a turn, and when ----------------------------------------------------------------------------------


@pytest.mark.rule("SG-31")
@EVERY_TOOL
def test_using_a_tool_is_optional(tool: str) -> None:
    game = ready(tool)
    assert "pass" in option_ids(game, 0)


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", [*MOVING, "glazing_hammer"])
def test_a_second_tool_is_not_offered_in_the_same_turn(tool: str) -> None:
    others = ["flux_brush", "grinding_stone", "running_pliers"]
    game = ready(tool, tools=[tool, *others])
    assert uses(game, 0, "flux_brush")
    choose(game, 0, TOOL_USES[tool].use, *TOOL_USES[tool].then)
    assert drafts(game, 0)
    assert not any(name.startswith("tool:") for name in option_ids(game, 0))
    choose(game, 0, min(drafts(game, 0)))
    assert whose_turn(game) == 1 or game.round != TOOL_USES[tool].position.get("round_number", 1)


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", [*ON_DRAFTED, "running_pliers"])
def test_no_tool_follows_one_that_placed_the_drafted_die(tool: str) -> None:
    game = ready(tool, tools=[tool, "eglomise_brush"])
    choose(game, 0, TOOL_USES[tool].use, *TOOL_USES[tool].then)
    assert whose_turn(game) == 1


@pytest.mark.rule("SG-31")
def test_the_same_player_may_use_a_tool_again_in_another_turn() -> None:
    game = table(dice=TWO, tools=["eglomise_brush"], turn=0)
    choose(game, 0, "tool:eglomise_brush>cell:a1>cell:b1", "pass")
    choose(game, 1, "pass", "pass")
    choose(game, 0, "tool:eglomise_brush>cell:b1>cell:a1", "pass")
    assert game.tokens == [3, 6]


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", ON_DRAFTED)
def test_a_tool_for_the_drafted_die_is_a_draft_and_needs_one_not_used_yet(tool: str) -> None:
    game = ready(tool, tools=[tool, "running_pliers"])
    assert uses(game, 0, tool)
    choose(game, 0, "pool:1>cell:b2" if "dice" in TOOL_USES[tool].position else "pool:1>cell:a1")
    assert uses(game, 0, "running_pliers")
    assert uses(game, 0, tool) == set()


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", ON_DRAFTED)
def test_a_tool_for_the_drafted_die_uses_up_the_draft(tool: str) -> None:
    game = ready(tool)
    choose(game, 0, TOOL_USES[tool].use, *TOOL_USES[tool].then)
    assert whose_turn(game) == 1
    assert len(in_window(game, 0)) == len(TOOL_USES[tool].position.get("dice", {})) + 1


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", MOVING)
def test_dice_are_moved_before_drafting_or_after_it(tool: str) -> None:
    game = ready(tool)
    choose(game, 0, TOOL_USES[tool].use, *TOOL_USES[tool].then)
    assert drafts(game, 0)
    game = ready(tool)
    choose(game, 0, "pool:2>cell:b3")
    assert drafts(game, 0) == set()
    choose(game, 0, TOOL_USES[tool].use, *TOOL_USES[tool].then)
    assert in_window(game, 0)["b3"] == "B1"


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", MOVING)
def test_moving_dice_is_possible_on_either_turn_of_the_round(tool: str) -> None:
    for turn in (0, 3):
        assert TOOL_USES[tool].use in uses(ready(tool, turn=turn), 0, tool)


@pytest.mark.rule("SG-31")
@pytest.mark.parametrize("tool", ON_DRAFTED)
def test_changing_the_drafted_die_is_possible_on_either_turn_of_the_round(tool: str) -> None:
    for turn in (0, 3):
        assert TOOL_USES[tool].use in uses(ready(tool, turn=turn), 0, tool)


# --- SG-33: rules that a tool does not lift still hold ---------------------------------------------------------------

# Fractal Drops:   a  .  4  .  Y  6
#                  b  R  .  2  .  .
#                  c  .  .  R  P  1
#                  d  B  Y  .  .  .
# The die of a1 moves; b2 stays. Around b2 lie a1, a2 (4), a3, b1 (red), b3 (2), c1, c2, c3 (red).
MOVED = {
    # different in colour and shade: only the printed restrictions matter
    ("G5", "B3", "eglomise_brush"): "a3 b1 c1 c2 c3",
    ("G5", "B3", "copper_foil_burnisher"): "a2 a3 b3 c1 c2",
    ("G5", "B3", "lathekin"): "a3 c1 c2",
    ("G5", "B3", "tap_wheel"): "a3 c1 c2",
    # the same colour: the cells beside b2 are out, with any tool
    ("B5", "B3", "eglomise_brush"): "a3 c1 c3",
    ("B5", "B3", "copper_foil_burnisher"): "a3 c1",
    ("B5", "B3", "lathekin"): "a3",  # from c1 no second move would be left
    ("B5", "B3", "tap_wheel"): "a3 c1",
    # the same shade: likewise
    ("G3", "B3", "eglomise_brush"): "a3 c1 c3",
    ("G3", "B3", "copper_foil_burnisher"): "a3 c1",
    ("G3", "B3", "lathekin"): "a3",
    ("G3", "B3", "tap_wheel"): "a3 c1",
    # of the cells' own colour and shade
    ("R4", "B3", "eglomise_brush"): "a2 a3 b1 c1 c2 c3",
    ("R4", "B3", "copper_foil_burnisher"): "a2 a3 b1 b3 c1 c2 c3",
    ("R4", "B3", "lathekin"): "a2 a3 b1 c1 c2 c3",
    ("R4", "B3", "tap_wheel"): "a2 a3 b1 c1 c2 c3",
}


@pytest.mark.rule("SG-33", "SG-T2", "SG-T3", "SG-T4", "SG-T12")
@pytest.mark.parametrize(("moving", "staying", "tool"), MOVED)
def test_a_moved_die_obeys_every_rule_that_its_tool_does_not_lift(moving: str, staying: str, tool: str) -> None:
    game = table(
        window="fractal_drops",
        dice={"a1": moving, "b2": staying},
        tools=[tool],
        track={1: "R1 G1 B1"},
        round_number=2,
    )
    assert cells(game, 0, f"tool:{tool}", "cell:a1") == set(MOVED[moving, staying, tool].split())


@pytest.mark.rule("SG-33", "SG-21")
@pytest.mark.parametrize("tool", MOVING)
def test_a_moved_die_is_lifted_first_and_is_not_its_own_neighbour(tool: str) -> None:
    game = table(dice=TWO, tools=[tool], track={1: "R1"}, round_number=2)
    assert cells(game, 0, f"tool:{tool}", "cell:a1") == {"a3", "b1", "b2", "b3"}


@pytest.mark.rule("SG-33", "SG-20")
@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher", "tap_wheel"])
def test_the_only_die_of_a_window_is_a_first_die_again_when_it_moves(tool: str) -> None:
    game = table(dice={"a1": "R1"}, tools=[tool], track={1: "R1"}, round_number=2)
    assert cells(game, 0, f"tool:{tool}", "cell:a1") == EDGE - {"a1"}


@pytest.mark.rule("SG-33")
@pytest.mark.parametrize("tool", MOVING)
def test_dice_left_without_a_neighbour_may_stay(tool: str) -> None:
    game = table(dice={"a1": "R1", "a2": "G2", "a3": "B3"}, tools=[tool], track={1: "G1"}, round_number=2)
    choose(game, 0, f"tool:{tool}>cell:a2>cell:b4")
    assert in_window(game, 0) == {"a1": "R1", "a3": "B3", "b4": "G2"}


@pytest.mark.rule("SG-33")
@pytest.mark.parametrize("tool", MOVING)
def test_a_moved_die_goes_to_an_empty_cell_of_the_same_window(tool: str) -> None:
    game = table(dice=TWO, tools=[tool], track={1: "R1 G1"}, round_number=2)
    for name in uses(game, 0, tool):
        _, origin, target = name.split(">")
        assert origin in {"cell:a1", "cell:a2"}
        assert target not in {"cell:a1", "cell:a2"}
    choose(game, 0, "pass")
    assert uses(game, 1, tool) == set(), "seat 1 has no die to move"


@pytest.mark.rule("SG-33", "SG-T2", "SG-T3")
@pytest.mark.parametrize(("tool", "target"), [("eglomise_brush", "c3"), ("copper_foil_burnisher", "b3")])
def test_a_die_placed_against_a_restriction_stays(tool: str, target: str) -> None:
    game = table(window="fractal_drops", dice={"a1": "G5", "b2": "B3"}, tools=[tool], pool="Y1 Y2")
    choose(game, 0, f"tool:{tool}>cell:a1>cell:{target}", "pass")
    choose(game, 1, "pass", "pass")
    choose(game, 0, "pass")
    assert in_window(game, 0) == {"b2": "B3", target: "G5"}


# --- undo ------------------------------------------------------------------------------------------------------------


def match_with(tool: str) -> tuple[Match, int]:
    """A match of two with this tool, at its first turn, and the seat that has the turn."""
    place = TOOL_NAMES.index(tool)
    for seed in range(200):
        match = new_match("sagrada", seats=2, seed=seed)
        assert isinstance(match.game, Sagrada)
        if place in match.game.tools:
            for seat in (0, 1):
                match.decide(seat, match.decisions[0].options[0].id)
            return match, match.decisions[0].seat
    raise AssertionError(tool)


def ids_of(match: Match, beginning: str) -> list[str]:
    """The ids of the open decision with this prefix."""
    return [option.id for option in match.decisions[0].options if option.id.startswith(beginning)]


def refused_undo(match: Match, seat: int) -> str:
    """The message that refuses an undo; checks that nothing changed."""
    before = match.game.dump()
    assert match.undo_reach(seat) == 0
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert match.game.dump() == before
    return refused.value.message_id


@pytest.mark.rule("SG-T6", "SG-T11", "SG-30")
@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover"])
def test_a_roll_or_a_draw_cannot_be_undone(tool: str) -> None:
    match, seat = match_with(tool)
    match.decide(seat, f"tool:{tool}>pool:0")
    assert refused_undo(match, seat) == "reason-undo-revealed"


@pytest.mark.rule("SG-T7")
def test_rolling_the_pool_cannot_be_undone() -> None:
    match, seat = match_with("glazing_hammer")
    for player in (seat, 1 - seat, 1 - seat):
        match.decide(player, "pass")
    match.decide(seat, "tool:glazing_hammer")
    assert refused_undo(match, seat) == "reason-undo-revealed"


@pytest.mark.rule("SG-T11")
def test_decisions_after_a_draw_can_be_undone_back_to_it() -> None:
    match, seat = match_with("flux_remover")
    match.decide(seat, "tool:flux_remover>pool:0")
    drawn = match.game.dump()
    match.decide(seat, "value:4")
    match.decide(seat, "pool:0")
    assert match.undo_reach(seat) == 2
    match.undo(seat)
    match.undo(seat)
    assert match.game.dump() == drawn
    assert refused_undo(match, seat) == "reason-undo-revealed"


@pytest.mark.rule("SG-T1", "SG-T10", "SG-30")
@pytest.mark.parametrize("tool", ["grozing_pliers", "grinding_stone", "cork_backed_straightedge"])
def test_undoing_a_tool_without_randomness_returns_its_tokens(tool: str) -> None:
    match, seat = match_with(tool)
    before = match.game.dump()
    match.decide(seat, ids_of(match, f"tool:{tool}>")[0])
    assert match.game.dump()["table"]["tokens"] != before["table"]["tokens"]
    match.undo(seat)
    assert match.game.dump() == before
