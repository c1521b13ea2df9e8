"""The tools for the pool and for an extra draft (SG-T7, SG-T8)."""

from __future__ import annotations

import pytest

from tests.games.sagrada.staging import (
    cells,
    choose,
    drafts,
    event_log,
    in_pool,
    in_window,
    kinds,
    option_ids,
    seat_at,
    table,
    uses,
    whose_turn,
)

pytestmark = pytest.mark.rule("SG-32")

# --- SG-T7 Glazing Hammer --------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T7")
def test_a_glazing_hammer_rolls_every_die_of_the_pool_again() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        game = table(tools=["glazing_hammer"], pool="R1 .. G2 B3", turn=3, seed=seed)
        choose(game, 0, "tool:glazing_hammer")
        names = in_pool(game).split()
        assert [name[0] for name in names] == ["R", ".", "G", "B"]
        for place, name in enumerate(name for name in names if name != ".."):
            seen[place].add(name[1])
        kind, args = event_log(game)[-1]
        assert kind == "event-rerolls-pool"
        assert [str(die["args"]["value"]) for die in args["dice"]] == [name[1] for name in names if name != ".."]
    assert seen == [set("123456")] * 3


@pytest.mark.rule("SG-T7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_glazing_hammer_is_for_the_second_turn_of_the_round(seats: int) -> None:
    for turn in range(2 * seats):
        game = table(seats=seats, tools=["glazing_hammer"], turn=turn)
        expected = set() if turn < seats else {"tool:glazing_hammer"}
        assert uses(game, seat_at(seats, 0, turn), "glazing_hammer") == expected


@pytest.mark.rule("SG-T7")
def test_a_glazing_hammer_is_for_before_drafting() -> None:
    game = table(tools=["glazing_hammer", "eglomise_brush"], turn=3)
    choose(game, 0, "pool:0>cell:a1")
    assert uses(game, 0, "eglomise_brush")
    assert uses(game, 0, "glazing_hammer") == set()


@pytest.mark.rule("SG-T7")
def test_after_a_glazing_hammer_a_rolled_die_may_be_drafted() -> None:
    game = table(tools=["glazing_hammer"], pool="R1 .. G2 B3", turn=3)
    choose(game, 0, "tool:glazing_hammer")
    rolled = in_pool(game).split()
    assert {name.split(">")[0] for name in drafts(game, 0)} == {"pool:0", "pool:2", "pool:3"}
    choose(game, 0, "pool:2>cell:a1")
    assert in_window(game, 0) == {"a1": rolled[2]}


# --- SG-T8 Running Pliers --------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T8")
def test_running_pliers_draft_and_place_another_die_at_once() -> None:
    game = table(tools=["running_pliers"], pool="R3 G4 B1 R5 P3")
    choose(game, 0, "pool:0>cell:a1")
    # by all rules: no red and no 3 beside the red 3
    assert cells(game, 0, "tool:running_pliers", "pool:1") == {"a2", "b1", "b2"}
    assert cells(game, 0, "tool:running_pliers", "pool:3") == {"b2"}
    assert cells(game, 0, "tool:running_pliers", "pool:4") == {"b2"}
    assert uses(game, 0, "running_pliers") | {"pass"} == option_ids(game, 0)
    choose(game, 0, "tool:running_pliers>pool:1>cell:a2")
    assert in_window(game, 0) == {"a1": "R3", "a2": "G4"}
    assert in_pool(game) == ".. .. B1 R5 P3"
    assert kinds(game) == ["event-places", "event-pays", "event-places"]


@pytest.mark.rule("SG-T8")
def test_running_pliers_are_for_after_drafting() -> None:
    game = table(tools=["running_pliers"])
    assert uses(game, 0, "running_pliers") == set()


@pytest.mark.rule("SG-T8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_running_pliers_are_for_the_first_turn_of_the_round(seats: int) -> None:
    for turn in range(2 * seats):
        game = table(seats=seats, tools=["running_pliers", "eglomise_brush"], turn=turn)
        seat = seat_at(seats, 0, turn)
        choose(game, seat, "pool:0>cell:a1")
        assert bool(uses(game, seat, "running_pliers")) is (turn < seats)


@pytest.mark.rule("SG-T8", "SG-11")
@pytest.mark.parametrize(
    ("user", "rest"),
    [(0, [1, 2, 2, 1]), (1, [2, 2, 0]), (2, [1, 0])],
)
def test_using_running_pliers_skips_the_second_turn_of_this_round(user: int, rest: list[int]) -> None:
    game = table(seats=3, tools=["running_pliers"], pool="R3 G4 B1 Y5 P6 R2 G1", turn=user)
    choose(game, user, "pool:0>cell:a1", "tool:running_pliers>pool:1>cell:a2")
    turns = []
    while game.round == 1:
        turns.append(whose_turn(game))
        choose(game, turns[-1], "pass")
    assert turns == rest
    assert [args for kind, args in event_log(game) if kind == "event-skips"] == [{"seat": user}]


@pytest.mark.rule("SG-T8")
def test_in_the_next_round_there_are_two_turns_again() -> None:
    game = table(tools=["running_pliers"])
    choose(game, 0, "pool:0>cell:a1", "tool:running_pliers>pool:1>cell:a2")
    choose(game, 1, "pass", "pass")
    assert game.round == 2
    turns = []
    while game.round == 2:
        turns.append(whose_turn(game))
        choose(game, turns[-1], "pass")
    assert turns == [1, 0, 0, 1]


@pytest.mark.rule("SG-T8", "SG-31")
def test_no_other_tool_can_be_used_for_the_extra_die() -> None:
    game = table(tools=["running_pliers", "grinding_stone", "eglomise_brush"])
    choose(game, 0, "pool:0>cell:a1", "tool:running_pliers>pool:1>cell:a2")
    assert whose_turn(game) == 1


@pytest.mark.rule("SG-T8")
def test_without_running_pliers_the_second_turn_is_kept() -> None:
    game = table(tools=["running_pliers"])
    choose(game, 0, "pool:0>cell:a1", "pass")
    choose(game, 1, "pass", "pass")
    assert whose_turn(game) == 0
    assert game.round == 1
