"""The tools that act on the drafted die, between taking and placing it (SG-T1, T5, T6, T9, T10, T11)."""

from __future__ import annotations

import pytest

from tests.games.sagrada.staging import (
    CELLS,
    EDGE,
    after,
    cells,
    checkered,
    choose,
    event_log,
    has_event,
    in_bag,
    in_pool,
    in_window,
    kinds,
    on_track,
    option_ids,
    table,
    uses,
    view,
    whose_turn,
)

pytestmark = pytest.mark.rule("SG-32")

# One cell is free, with green fours around it: it takes no green die and no 4.
NARROW = checkered("G4", "R5", "b3")


# --- SG-T1 Grozing Pliers --------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T1")
@pytest.mark.parametrize(("way", "changed"), [("up", "R4"), ("down", "R2")])
def test_grozing_pliers_change_the_drafted_die_by_one(way: str, changed: str) -> None:
    game = table(tools=["grozing_pliers"], pool="G1 R3 B5")
    choose(game, 0, f"tool:grozing_pliers>pool:1>{way}")
    assert cells(game, 0) == EDGE
    choose(game, 0, "cell:a1")
    assert in_window(game, 0) == {"a1": changed}
    assert in_pool(game) == "G1 .. B5"


@pytest.mark.rule("SG-T1")
def test_grozing_pliers_never_turn_six_to_one_or_one_to_six() -> None:
    game = table(tools=["grozing_pliers"], pool="R6 G1 B2 Y5")
    expected = {"pool:0>down", "pool:1>up", "pool:2>up", "pool:2>down", "pool:3>up", "pool:3>down"}
    assert after(game, 0, "tool:grozing_pliers") == expected


@pytest.mark.rule("SG-T1")
def test_grozing_pliers_are_offered_only_where_the_changed_die_can_be_placed() -> None:
    game = table(tools=["grozing_pliers"], dice=NARROW, pool="R3 G2 B5 Y4")
    assert after(game, 0, "tool:grozing_pliers") == {"pool:0>down", "pool:2>up", "pool:3>up", "pool:3>down"}


@pytest.mark.rule("SG-T1")
def test_a_die_changed_by_grozing_pliers_must_be_placed_by_all_rules() -> None:
    game = table(tools=["grozing_pliers"], window="fractal_drops", dice={"b2": "G6"}, pool="B3")
    choose(game, 0, "tool:grozing_pliers>pool:0>up")
    assert option_ids(game, 0) == {f"cell:{cell}" for cell in ("a1", "a2", "a3", "c1", "c2")}


@pytest.mark.rule("SG-T1")
def test_the_log_shows_what_grozing_pliers_did() -> None:
    game = table(tools=["grozing_pliers"], pool="R3")
    choose(game, 0, "tool:grozing_pliers>pool:0>down", "cell:d5")
    assert kinds(game)[:3] == ["event-pays", "event-changes", "event-places"]
    assert has_event(game, "event-changes", seat=0, colour="colour-red", value=2, slot=0)
    assert has_event(game, "event-places", seat=0, colour="colour-red", value=2, cell="d5", slot=0)


# --- SG-T10 Grinding Stone -------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T10")
@pytest.mark.parametrize(
    ("die", "turned"), [("R1", "R6"), ("Y2", "Y5"), ("G3", "G4"), ("B4", "B3"), ("P5", "P2"), ("R6", "R1")]
)
def test_a_grinding_stone_turns_the_drafted_die_over(die: str, turned: str) -> None:
    game = table(tools=["grinding_stone"], pool=f"Y1 {die}")
    choose(game, 0, "tool:grinding_stone>pool:1", "cell:a1")
    assert in_window(game, 0) == {"a1": turned}
    assert in_pool(game) == "Y1 .."


@pytest.mark.rule("SG-T10")
def test_a_grinding_stone_is_offered_only_where_the_turned_die_can_be_placed() -> None:
    game = table(tools=["grinding_stone"], dice=NARROW, pool="B3 B4 G1 Y1")
    assert after(game, 0, "tool:grinding_stone") == {"pool:1", "pool:3"}


@pytest.mark.rule("SG-T10")
def test_a_turned_die_must_be_placed_and_the_log_shows_its_new_value() -> None:
    game = table(tools=["grinding_stone"], dice=NARROW, pool="B4 Y1")
    choose(game, 0, "tool:grinding_stone>pool:0")
    assert option_ids(game, 0) == {"cell:b3"}
    assert has_event(game, "event-changes", seat=0, colour="colour-blue", value=3, slot=0)


# --- SG-T5 Lens Cutter -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T5")
def test_a_lens_cutter_swaps_the_drafted_die_with_one_of_the_round_track() -> None:
    game = table(tools=["lens_cutter"], pool="R3 G4", track={1: "B5 Y1", 2: "P2"}, round_number=3)
    choose(game, 0, "tool:lens_cutter>pool:0>track:1.2", "cell:a1")
    assert in_window(game, 0) == {"a1": "Y1"}
    assert on_track(game) == {1: "B5 R3", 2: "P2"}
    assert in_pool(game) == ".. G4"


@pytest.mark.rule("SG-T5")
def test_any_die_of_the_pool_can_be_swapped_with_any_of_the_track_that_fits() -> None:
    game = table(tools=["lens_cutter"], pool="R3 .. G4", track={1: "B5 Y1", 2: "P2"}, round_number=3)
    expected = {f"pool:{slot}>track:{place}" for slot in (0, 2) for place in ("1.1", "1.2", "2.1")}
    assert after(game, 0, "tool:lens_cutter") == expected


@pytest.mark.rule("SG-T5")
def test_a_lens_cutter_is_offered_only_where_the_die_it_gives_can_be_placed() -> None:
    game = table(tools=["lens_cutter"], dice=NARROW, pool="G4 B2", track={1: "G1 B4 Y2", 2: "P6"}, round_number=3)
    expected = {f"pool:{slot}>track:{place}" for slot in (0, 1) for place in ("1.3", "2.1")}
    assert after(game, 0, "tool:lens_cutter") == expected
    choose(game, 0, "tool:lens_cutter>pool:0>track:1.3")
    assert option_ids(game, 0) == {"cell:b3"}


@pytest.mark.rule("SG-T5")
def test_a_lens_cutter_cannot_be_used_while_the_round_track_is_empty() -> None:
    assert uses(table(tools=["lens_cutter"]), 0, "lens_cutter") == set()
    assert uses(table(tools=["lens_cutter"], track={1: "R1"}, round_number=2), 0, "lens_cutter")


@pytest.mark.rule("SG-T5")
def test_the_log_shows_what_was_swapped_and_where() -> None:
    game = table(tools=["lens_cutter"], pool="R3 G4", track={1: "B5 Y1", 2: "P2"}, round_number=3)
    choose(game, 0, "tool:lens_cutter>pool:1>track:2.1")
    assert has_event(game, "event-swaps", seat=0, colour="colour-purple", value=2, track="2.1", round=2, slot=1)
    assert has_event(game, "event-swaps", given_colour="colour-green", given_value=4)


# --- SG-T6 Flux Brush ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T6")
def test_a_flux_brush_rolls_the_drafted_die_again() -> None:
    seen = set()
    for seed in range(60):
        game = table(tools=["flux_brush"], pool="G4 R3", seed=seed)
        choose(game, 0, "tool:flux_brush>pool:1")
        assert option_ids(game, 0) == {f"cell:{cell}" for cell in EDGE}, "where it fits, it must be placed"
        choose(game, 0, "cell:a1")
        assert in_pool(game) == "G4 .."
        seen.add(in_window(game, 0)["a1"])
    assert seen == {"R1", "R2", "R3", "R4", "R5", "R6"}


@pytest.mark.rule("SG-T6", "SG-31")
def test_a_re_rolled_die_that_fits_nowhere_goes_back_to_the_pool_with_its_new_value() -> None:
    seen = set()
    for seed in range(60):
        game = table(tools=["flux_brush"], dice=NARROW, pool="B1 G3", seed=seed)
        choose(game, 0, "tool:flux_brush>pool:1")
        assert whose_turn(game) == 1, "the draft is used up"
        assert in_window(game, 0) == NARROW
        assert in_pool(game).startswith("B1 G")
        seen.add(in_pool(game)[-1])
        assert kinds(game)[:3] == ["event-pays", "event-rerolls", "event-puts-back"]
        assert event_log(game)[1][1]["value"] == event_log(game)[2][1]["value"] == int(in_pool(game)[-1])
    assert seen == set("123456")


@pytest.mark.rule("SG-T6")
def test_a_re_rolled_die_is_placed_or_put_back_by_its_new_value_alone() -> None:
    placed = set()
    for seed in range(60):
        game = table(tools=["flux_brush"], dice=NARROW, pool="B4 P1", seed=seed)
        choose(game, 0, "tool:flux_brush>pool:0")
        value = event_log(game)[1][1]["value"]
        if whose_turn(game) == 1:
            assert value == 4
            assert in_pool(game) == "B4 P1"
        else:
            assert value != 4
            assert option_ids(game, 0) == {"cell:b3"}
        placed.add(value)
    assert placed == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SG-T6", "SG-12")
def test_a_flux_brush_is_offered_for_a_die_that_fits_nowhere_too() -> None:
    game = table(tools=["flux_brush"], dice=NARROW, pool="G3 .. B4")
    assert option_ids(game, 0) == {"tool:flux_brush>pool:0", "tool:flux_brush>pool:2", "pass"}


# --- SG-T9 Cork-backed Straightedge ----------------------------------------------------------------------------------


@pytest.mark.rule("SG-T9")
@pytest.mark.parametrize(
    ("lying", "touched"),
    [
        ("a1", "a1 a2 b1 b2"),
        ("b3", "a2 a3 a4 b2 b3 b4 c2 c3 c4"),
        ("c5", "b4 b5 c4 c5 d4 d5"),
    ],
)
def test_a_straightedge_places_the_drafted_die_where_it_touches_none(lying: str, touched: str) -> None:
    game = table(tools=["cork_backed_straightedge"], dice={lying: "R1"}, pool="G2 R1")
    for slot in (0, 1):
        assert cells(game, 0, "tool:cork_backed_straightedge", f"pool:{slot}") == set(CELLS) - set(touched.split())


@pytest.mark.rule("SG-T9")
def test_a_straightedge_does_not_lift_the_cells_own_restriction() -> None:
    game = table(tools=["cork_backed_straightedge"], window="fractal_drops", dice={"d5": "B1"}, pool="Y2")
    expected = {"a1", "a3", "a4", "b2", "b3", "b4", "b5", "c1", "c2", "d2", "d3"}
    assert cells(game, 0, "tool:cork_backed_straightedge", "pool:0") == expected


@pytest.mark.rule("SG-T9", "SG-20")
def test_a_straightedge_does_not_lift_the_rule_of_the_first_die() -> None:
    game = table(tools=["cork_backed_straightedge"], pool="Y2")
    assert cells(game, 0, "tool:cork_backed_straightedge", "pool:0") == EDGE


@pytest.mark.rule("SG-T9")
def test_a_straightedge_is_not_offered_where_every_cell_touches_a_die() -> None:
    game = table(tools=["cork_backed_straightedge"], dice={"b2": "R1", "c4": "G2", "a5": "B3", "d1": "Y4"}, pool="P5")
    assert uses(game, 0, "cork_backed_straightedge") == set()


@pytest.mark.rule("SG-T9")
def test_a_die_placed_by_a_straightedge_stays_there_and_is_logged() -> None:
    game = table(tools=["cork_backed_straightedge"], dice={"a1": "R1"}, pool="R1 Y2")
    choose(game, 0, "tool:cork_backed_straightedge>pool:0>cell:d5")
    assert in_window(game, 0) == {"a1": "R1", "d5": "R1"}
    assert in_pool(game) == ".. Y2"
    assert kinds(game) == ["event-pays", "event-places"]


# --- SG-T11 Flux Remover ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SG-T11")
def test_a_flux_remover_puts_the_die_into_the_bag_before_another_is_drawn() -> None:
    game = table(tools=["flux_remover"], pool="G4 R3", bag={})
    choose(game, 0, "tool:flux_remover>pool:1")
    assert has_event(game, "event-redraws", seat=0, colour="colour-red", slot=1)
    assert in_bag(game) == {}
    assert in_pool(game) == "G4 .."


@pytest.mark.rule("SG-T11")
def test_a_flux_remover_draws_any_die_of_the_bag() -> None:
    seen = set()
    for seed in range(40):
        game = table(tools=["flux_remover"], pool="R3 Y1", bag={"G": 1, "B": 2}, seed=seed)
        choose(game, 0, "tool:flux_remover>pool:0")
        colour = event_log(game)[-1][1]["colour"]
        left = {"R": 1, "G": 1, "B": 2}
        left[{"colour-red": "R", "colour-green": "G", "colour-blue": "B"}[colour]] -= 1
        assert in_bag(game) == {name: number for name, number in left.items() if number}
        seen.add(colour)
    assert seen == {"colour-red", "colour-green", "colour-blue"}


@pytest.mark.rule("SG-T11")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_value_of_the_drawn_die_is_chosen_and_it_is_placed_by_all_rules(value: int) -> None:
    game = table(tools=["flux_remover"], window="fractal_drops", dice={"b2": "G6"}, pool="B3 Y1", bag={})
    choose(game, 0, "tool:flux_remover>pool:0")
    assert option_ids(game, 0) == {f"value:{n}" for n in range(1, 7)}
    choose(game, 0, f"value:{value}")
    beside = set() if value == 6 else {"c2"} | ({"a2"} if value == 4 else set()) | ({"b3"} if value == 2 else set())
    assert option_ids(game, 0) == {f"cell:{cell}" for cell in {"a1", "a3", "c1"} | beside} | {"pool:0"}
    choose(game, 0, "cell:a1")
    assert in_window(game, 0) == {"a1": f"B{value}", "b2": "G6"}
    assert in_pool(game) == ".. Y1"


@pytest.mark.rule("SG-T11")
def test_the_drawn_die_may_go_into_the_pool_and_keeps_the_chosen_value() -> None:
    game = table(tools=["flux_remover"], pool="B3 Y1", bag={})
    choose(game, 0, "tool:flux_remover>pool:0", "value:5", "pool:0")
    assert in_pool(game) == "B5 Y1"
    assert in_window(game, 0) == {}
    assert has_event(game, "event-puts-back", seat=0, colour="colour-blue", value=5, slot=0)
    assert whose_turn(game) == 1, "the draft is used up"
    assert "pool:0>cell:a1" in option_ids(game, 1)


@pytest.mark.rule("SG-T11")
def test_a_drawn_die_that_fits_nowhere_can_only_go_into_the_pool() -> None:
    game = table(tools=["flux_remover"], dice=NARROW, pool="G3 B4", bag={})
    assert uses(game, 0, "flux_remover") == {"tool:flux_remover>pool:0", "tool:flux_remover>pool:1"}
    choose(game, 0, "tool:flux_remover>pool:0", "value:2")
    assert option_ids(game, 0) == {"pool:0"}


@pytest.mark.rule("SG-T11")
def test_all_players_see_the_drawn_colour_before_its_value_is_chosen() -> None:
    game = table(tools=["flux_remover"], pool="R3 Y1", bag={})
    choose(game, 0, "tool:flux_remover>pool:0")
    frame = game.stack[-1]
    prompt = frame.step().prompt(game, frame)
    assert (prompt.id, prompt.args["colour"]) == ("prompt-shade", "colour-red")
    assert kinds(game) == ["event-pays", "event-redraws"]
    assert all(event.is_seen_by(None) for event in game.events or [])


@pytest.mark.rule("SG-T11")
def test_the_view_shows_the_drawn_die_without_a_value_until_it_is_chosen() -> None:
    game = table(tools=["flux_remover"], pool="R3 Y1", bag={})
    choose(game, 0, "tool:flux_remover>pool:0")
    assert view(game.redact(1))["hand"] == {"die": "R?", "from": "pool:0"}
    choose(game, 0, "value:5")
    assert view(game.redact(1))["hand"] == {"die": "R5", "from": "pool:0"}
