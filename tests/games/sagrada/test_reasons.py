"""Reasons: each refusal names its rule, and the named checks agree with the options at every position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludarium import new_match
from ludarium.errors import Refused
from ludarium.games.sagrada.table import Sagrada
from tests.games.sagrada.staging import (
    CELLS,
    TOOL_NAMES,
    TWO,
    change,
    checkered,
    choose,
    deal_game,
    option_ids,
    start_game,
    table,
    why_not,
)

NARROW = checkered("G4", "R5", "b3")  # the free cell takes no green die and no 4
REDS = {"a1": "R1", "b2": "R2", "a2": "G3"}
DROPS = {"window": "fractal_drops", "dice": {"b2": "G6"}}
LATER: dict[str, Any] = {"round_number": 2, "track": {1: "B5 R2"}}


class Case:
    """A position, the decisions of seat 0 in it, a path of touches, and the objection to it."""

    def __init__(
        self, position: dict[str, Any], *before: str, path: str, rule: str, message: str, **args: object
    ) -> None:
        self.position = position
        self.before = before
        self.path = path
        self.rule = rule
        self.message = message
        self.args = args


PLACING = [
    Case(
        DROPS | {"pool": "B1"},
        path="pool:0>cell:b2",
        rule="SG-25",
        message="reason-taken",
        cell="b2",
    ),
    Case(
        DROPS | {"pool": "B1"},
        path="pool:0>cell:b1",
        rule="SG-22",
        message="reason-cell-colour",
        cell="b1",
        wanted="colour-red",
        colour="colour-blue",
    ),
    Case(
        DROPS | {"pool": "B1"},
        path="pool:0>cell:a2",
        rule="SG-22",
        message="reason-cell-shade",
        cell="a2",
        wanted=4,
        value=1,
    ),
    Case({"pool": "B1"}, path="pool:0>cell:c3", rule="SG-20", message="reason-edge", cell="c3"),
    Case(
        {"dice": TWO, "pool": "G5"},
        path="pool:0>cell:a3",
        rule="SG-23",
        message="reason-same-colour",
        cell="a3",
        other="a2",
        colour="colour-green",
    ),
    Case(
        {"dice": TWO, "pool": "B2"},
        path="pool:0>cell:a3",
        rule="SG-24",
        message="reason-same-shade",
        cell="a3",
        other="a2",
        value=2,
    ),
    Case({"dice": TWO, "pool": "B3"}, path="pool:0>cell:d5", rule="SG-21", message="reason-alone", cell="d5"),
    Case({"pool": ".. B3"}, path="pool:0", rule="SG-12", message="reason-slot-empty"),
    Case(
        {"dice": NARROW, "pool": "G1 B2"},
        path="pool:0",
        rule="SG-12",
        message="reason-no-cell",
        colour="colour-green",
        value=1,
    ),
    Case({"dice": TWO, "tools": ["lathekin"]}, "pool:0>cell:b2", path="pool:1", rule="SG-12", message="reason-drafted"),
    Case({"pool": "B3"}, path="pool:7", rule="SG-12", message="reason-die-or-tool-first"),
    Case({"pool": "B3"}, path="pool:0>up", rule="SG-12", message="reason-die-or-tool-first"),
    Case({"pool": "B3"}, path="cell:a1", rule="SG-12", message="reason-die-or-tool-first"),
    Case({"pool": "B3"}, path="pass>pass", rule="SG-12", message="reason-die-or-tool-first"),
]

TOOLS_IN_GENERAL = [
    Case({"tools": ["lathekin"]}, path="tool:tap_wheel", rule="SG-05", message="reason-tool-not-here"),
    Case(
        {"tools": ["flux_brush"], "tokens": 1, "paid": {"flux_brush": 1}},
        path="tool:flux_brush",
        rule="SG-30",
        message="reason-tokens",
        tool="tool-flux_brush",
        price=2,
        tokens=1,
    ),
    Case(
        {"tools": ["flux_brush"], "tokens": 0},
        path="tool:flux_brush>pool:0",
        rule="SG-30",
        message="reason-tokens",
        price=1,
        tokens=0,
    ),
    Case(
        {"tools": ["eglomise_brush", "flux_brush"], "dice": TWO},
        "tool:eglomise_brush>cell:a1>cell:b1",
        path="tool:flux_brush>pool:0",
        rule="SG-31",
        message="reason-one-tool",
    ),
    *[
        Case(
            {"tools": [tool, "running_pliers"], **LATER},
            "pool:0>cell:a1",
            path=f"tool:{tool}",
            rule="SG-31",
            message="reason-drafted-before-tool",
        )
        for tool in [
            *["grozing_pliers", "lens_cutter", "flux_brush"],
            *["cork_backed_straightedge", "grinding_stone", "flux_remover"],
        ]
    ],
    *[
        Case(
            {"tools": [tool], "dice": TWO if tool == "tap_wheel" else {}, "round_number": 2, "track": {1: "P1"}},
            path=f"tool:{tool}",
            rule=rule,
            message="reason-no-use",
            tool=f"tool-{tool}",
        )
        for tool, rule in [
            ("eglomise_brush", "SG-T2"),
            ("copper_foil_burnisher", "SG-T3"),
            ("lathekin", "SG-T4"),
            ("tap_wheel", "SG-T12"),
        ]
    ],
    *[
        Case(
            {"tools": [tool], "dice": NARROW, "pool": "G2 B1", "round_number": 2, "track": {1: "G1"}},
            path=f"tool:{tool}",
            rule=rule,
            message="reason-no-use",
            tool=f"tool-{tool}",
        )
        for tool, rule in [("lens_cutter", "SG-T5"), ("cork_backed_straightedge", "SG-T9")]
    ],
]

TOOLS_ONE_BY_ONE = [
    # SG-T1
    Case(
        {"tools": ["grozing_pliers"], "pool": "R6 G1"},
        path="tool:grozing_pliers>pool:0>up",
        rule="SG-T1",
        message="reason-wraps",
        value=6,
    ),
    Case(
        {"tools": ["grozing_pliers"], "pool": "R6 G1"},
        path="tool:grozing_pliers>pool:1>down",
        rule="SG-T1",
        message="reason-wraps",
        value=1,
    ),
    Case(
        {"tools": ["grozing_pliers"], "dice": NARROW, "pool": "B3"},
        path="tool:grozing_pliers>pool:0>up",
        rule="SG-12",
        message="reason-no-cell",
        value=4,
    ),
    Case(
        {"tools": ["grozing_pliers"], "dice": NARROW, "pool": "G2 B1"},
        path="tool:grozing_pliers>pool:0",
        rule="SG-T1",
        message="reason-changed-no-cell",
    ),
    Case(
        {"tools": ["grozing_pliers"], "pool": ".. B1"},
        path="tool:grozing_pliers>pool:0",
        rule="SG-12",
        message="reason-slot-empty",
    ),
    Case(
        {"tools": ["grozing_pliers"]},
        path="tool:grozing_pliers>cell:a1",
        rule="SG-T1",
        message="reason-not-for-tool",
        tool="tool-grozing_pliers",
    ),
    Case(
        {"tools": ["grozing_pliers"], "pool": "R3 G1"},
        "tool:grozing_pliers>pool:0>up",
        path="pool:1",
        rule="SG-12",
        message="reason-finish-first",
    ),
    Case(
        {"tools": ["grozing_pliers"], "pool": "R3 G1"},
        "tool:grozing_pliers>pool:0>up",
        path="pass",
        rule="SG-12",
        message="reason-finish-first",
    ),
    Case(
        {"tools": ["grozing_pliers"], "dice": {"a1": "B4"}, "pool": "R3 G1"},
        "tool:grozing_pliers>pool:0>up",
        path="cell:a2",
        rule="SG-24",
        message="reason-same-shade",
        value=4,
    ),
    # SG-T2, SG-T3
    *[
        Case(
            {"window": "fractal_drops", "dice": {"a1": "G5", "b2": "B3"}, "tools": [tool]},
            path=f"tool:{tool}>cell:a1>cell:{cell}",
            rule=rule,
            message=message,
        )
        for tool, cell, rule, message in [
            ("eglomise_brush", "b3", "SG-22", "reason-cell-shade"),
            ("eglomise_brush", "a1", "SG-33", "reason-same-cell"),
            ("eglomise_brush", "b2", "SG-25", "reason-taken"),
            ("eglomise_brush", "d5", "SG-21", "reason-alone"),
            ("copper_foil_burnisher", "c3", "SG-22", "reason-cell-colour"),
            ("copper_foil_burnisher", "a1", "SG-33", "reason-same-cell"),
        ]
    ],
    Case(
        {"dice": TWO, "tools": ["eglomise_brush"]},
        path="tool:eglomise_brush>cell:d4",
        rule="SG-33",
        message="reason-no-die",
        cell="d4",
    ),
    Case(
        {"dice": NARROW, "tools": ["eglomise_brush"]},
        path="tool:eglomise_brush>cell:a1",
        rule="SG-33",
        message="reason-cannot-move",
        colour="colour-green",
        value=4,
    ),
    Case(
        {"dice": {"a1": "R1"}, "tools": ["eglomise_brush"]},
        path="tool:eglomise_brush>cell:a1>cell:b2",
        rule="SG-20",
        message="reason-edge",
    ),
    # SG-T4
    Case(
        {
            "window": "fractal_drops",
            "dice": checkered("R2", "B3", "c5", a5="G1"),
            "tools": ["lathekin", "eglomise_brush"],
        },
        path="tool:lathekin>cell:a5>cell:c5",
        rule="SG-T4",
        message="reason-no-second-move",
    ),
    Case(
        {"dice": TWO, "tools": ["lathekin"]},
        "tool:lathekin>cell:a1>cell:b1",
        path="cell:b1>cell:a1",
        rule="SG-T4",
        message="reason-same-die",
    ),
    Case(
        {"dice": TWO, "tools": ["lathekin"]},
        "tool:lathekin>cell:a1>cell:b1",
        path="pass",
        rule="SG-12",
        message="reason-finish-first",
    ),
    # SG-T5
    Case({"tools": ["lens_cutter"]}, path="tool:lens_cutter>pool:0", rule="SG-T5", message="reason-track-empty"),
    Case(
        {"tools": ["lens_cutter"], "dice": NARROW, "pool": "B1", "track": {1: "G1 B2"}, "round_number": 2},
        path="tool:lens_cutter>pool:0>track:1.1",
        rule="SG-12",
        message="reason-no-cell",
        colour="colour-green",
        value=1,
    ),
    Case(
        {"tools": ["lens_cutter"], "dice": NARROW, "pool": "B1", "track": {1: "G1 B4"}, "round_number": 2},
        path="tool:lens_cutter>pool:0",
        rule="SG-T5",
        message="reason-track-no-cell",
    ),
    # SG-T6
    Case(
        {"tools": ["flux_brush"], "pool": "B1 .."},
        path="tool:flux_brush>pool:1",
        rule="SG-12",
        message="reason-slot-empty",
    ),
    # SG-T7
    Case({"tools": ["glazing_hammer"]}, path="tool:glazing_hammer", rule="SG-T7", message="reason-second-turn-only"),
    Case(
        {"tools": ["glazing_hammer", "eglomise_brush"], "turn": 3},
        "pool:0>cell:a1",
        path="tool:glazing_hammer",
        rule="SG-T7",
        message="reason-before-draft",
    ),
    # SG-T8
    Case({"tools": ["running_pliers"]}, path="tool:running_pliers", rule="SG-T8", message="reason-after-draft"),
    Case(
        {"tools": ["running_pliers"], "turn": 3},
        path="tool:running_pliers",
        rule="SG-T8",
        message="reason-first-turn-only",
    ),
    Case(
        {"tools": ["running_pliers"], "pool": "R3 R4 B5"},
        "pool:0>cell:a1",
        path="tool:running_pliers>pool:1>cell:a2",
        rule="SG-23",
        message="reason-same-colour",
    ),
    # SG-T9
    Case(
        {"tools": ["cork_backed_straightedge"], "dice": TWO},
        path="tool:cork_backed_straightedge>pool:0>cell:b3",
        rule="SG-T9",
        message="reason-not-apart",
        cell="b3",
        other="a2",
    ),
    Case(
        {"tools": ["cork_backed_straightedge"], **DROPS, "pool": "B1"},
        path="tool:cork_backed_straightedge>pool:0>cell:d2",
        rule="SG-22",
        message="reason-cell-colour",
    ),
    Case(
        {"tools": ["cork_backed_straightedge"]},
        path="tool:cork_backed_straightedge>pool:0>cell:b2",
        rule="SG-20",
        message="reason-edge",
    ),
    Case(
        {"tools": ["cork_backed_straightedge"], "window": "fractal_drops", "dice": {"a1": "R5"}, "pool": "R3 B1"},
        path="tool:cork_backed_straightedge>pool:0>cell:a2",
        rule="SG-22",
        message="reason-cell-shade",
    ),
    Case(
        {
            "tools": ["cork_backed_straightedge"],
            "window": "fractal_drops",
            "dice": {"b2": "G6", "b4": "P3", "d4": "G5"},  # only d1 (blue) and d2 (yellow) touch no die
            "pool": "R2 B1",
        },
        path="tool:cork_backed_straightedge>pool:0",
        rule="SG-T9",
        message="reason-no-cell-apart",
        colour="colour-red",
        value=2,
    ),
    # SG-T10
    Case(
        {"tools": ["grinding_stone"], "pool": "B1 .."},
        path="tool:grinding_stone>pool:1",
        rule="SG-12",
        message="reason-slot-empty",
    ),
    Case(
        {"tools": ["grinding_stone"], "dice": NARROW, "pool": "B3 B1"},
        path="tool:grinding_stone>pool:0",
        rule="SG-12",
        message="reason-no-cell",
        colour="colour-blue",
        value=4,
    ),
    # SG-T11
    Case(
        {"tools": ["flux_remover"]},
        "tool:flux_remover>pool:0",
        path="cell:a1",
        rule="SG-T11",
        message="reason-shade-first",
    ),
    Case(
        {"tools": ["flux_remover"]},
        "tool:flux_remover>pool:0",
        "value:3",
        path="pool:1",
        rule="SG-12",
        message="reason-finish-first",
    ),
    # SG-T12
    Case(
        {"tools": ["tap_wheel"], "dice": TWO},
        path="tool:tap_wheel>cell:a1",
        rule="SG-T12",
        message="reason-track-empty",
    ),
    Case(
        {"tools": ["tap_wheel"], "dice": TWO, **LATER},
        path="tool:tap_wheel>cell:a2",
        rule="SG-T12",
        message="reason-colour-not-on-track",
        colour="colour-green",
    ),
    Case(
        {"tools": ["tap_wheel"], "dice": REDS, **LATER},
        "tool:tap_wheel>cell:a1>cell:a3",
        path="cell:a3>cell:a1",
        rule="SG-T12",
        message="reason-same-die",
    ),
    Case(
        {"tools": ["tap_wheel"], "dice": REDS, **LATER},
        "tool:tap_wheel>cell:a1>cell:a3",
        path="cell:a2>cell:a1",
        rule="SG-T12",
        message="reason-other-colour",
        colour="colour-red",
    ),
    Case(
        {"tools": ["tap_wheel"], "dice": TWO, **LATER},
        path="tool:tap_wheel>done",
        rule="SG-T12",
        message="reason-not-for-tool",
        tool="tool-tap_wheel",
    ),
]

ALONE = [
    Case(
        {"seats": 1, "tools": ["flux_brush"], "paid": {"flux_brush": "P1"}},
        path="tool:flux_brush>pool:4",
        rule="SG-53",
        message="reason-tool-spent",
        tool="tool-flux_brush",
    ),
    Case(
        {"seats": 1, "tools": ["flux_brush"], "pool": "R1 G2"},
        path="tool:flux_brush",
        rule="SG-53",
        message="reason-no-payment",
        tool="tool-flux_brush",
        colour="colour-purple",
    ),
    Case(
        {"seats": 1, "tools": ["flux_brush"], "pool": "R1 P2"},
        path="tool:flux_brush>pool:0",
        rule="SG-53",
        message="reason-payment",
        tool="tool-flux_brush",
        wanted="colour-purple",
    ),
    Case(
        {"seats": 1, "tools": ["flux_brush"], "pool": "R1 P2 .."},
        path="tool:flux_brush>pool:2",
        rule="SG-12",
        message="reason-slot-empty",
    ),
    Case(
        {"seats": 1, "tools": ["flux_brush"], "pool": "R1 P2"},
        path="tool:flux_brush>pool:1>pool:1",
        rule="SG-12",
        message="reason-slot-empty",
    ),
    Case(
        {"seats": 1, "tools": ["flux_brush"], "pool": "P2"},
        path="tool:flux_brush>pool:0",
        rule="SG-T6",
        message="reason-no-use",
        tool="tool-flux_brush",
    ),
    Case(
        {"seats": 1, "tools": ["glazing_hammer"], "pool": "B2 R1"},
        path="tool:glazing_hammer>pool:0",
        rule="SG-T7",
        message="reason-second-turn-only",
    ),
    Case(
        {"seats": 1, "tools": ["glazing_hammer"], "pool": "B6", "turn": 1},
        path="tool:glazing_hammer",
        rule="SG-T7",
        message="reason-no-use",
        tool="tool-glazing_hammer",
    ),
    Case(
        {"seats": 1, "tools": ["grozing_pliers"], "pool": "P6 R6"},
        path="tool:grozing_pliers>pool:0>pool:1>up",
        rule="SG-T1",
        message="reason-wraps",
        value=6,
    ),
]

CASES = [*PLACING, *TOOLS_IN_GENERAL, *TOOLS_ONE_BY_ONE, *ALONE]


def case_game(case: Case) -> Sagrada:
    """The game of a case, after its decisions."""
    game = table(**case.position)
    choose(game, 0, *case.before)
    return game


@pytest.mark.rule("SG-12", "SG-20", "SG-21", "SG-22", "SG-23", "SG-24", "SG-25", "SG-30", "SG-31", "SG-33", "SG-53")
@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.message} {case.path}") for case in CASES])
def test_a_refusal_names_the_rule_and_what_breaks_it(case: Case) -> None:
    game = case_game(case)
    reason = why_not(game, 0, case.path)
    assert reason is not None
    assert (reason.rule, reason.message.id) == (case.rule, case.message)
    assert {key: reason.message.args[key] for key in case.args} == case.args
    assert not any(name == case.path or name.startswith(case.path + ">") for name in option_ids(game, 0))


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.message} {case.path}") for case in CASES])
def test_a_match_explains_a_refusal_and_refuses_with_the_same_rule(case: Case) -> None:
    match = new_match("sagrada", seats=case.position.get("seats", 2), seed=1)
    match.game = case_game(case)
    match._open()
    before = match.game.dump()
    explanation = match.explain(0, case.path.split(">"))
    assert explanation is not None
    assert (explanation.rule, explanation.message.id) == (case.rule, case.message)
    assert explanation.text
    with pytest.raises(Refused) as refused:
        match.decide(0, case.path)
    assert (refused.value.rule, refused.value.message_id) == (case.rule, case.message)
    assert match.game.dump() == before


@pytest.mark.rule("SG-03")
def test_a_window_that_was_not_dealt_is_refused() -> None:
    game = deal_game(2)
    for name in ["window:fractal_drops", "window:virtus", "window:comitas", "window:nonsense", "pass"]:
        reason = why_not(game, 0, name)
        if name in option_ids(game, 0):
            assert reason is None
        else:
            assert reason is not None
            assert (reason.rule, reason.message.id) == ("SG-03", "reason-window")
    assert len(option_ids(game, 0) & {"window:fractal_drops", "window:virtus", "window:comitas"}) < 3


@pytest.mark.rule("SG-11")
def test_a_player_whose_turn_it_is_not_is_refused() -> None:
    match = new_match("sagrada", seats=2, seed=1)
    for seat in (0, 1):
        match.decide(seat, match.decisions[0].options[0].id)
    waiting = 1 - match.decisions[0].seat
    explanation = match.explain(waiting, ["pass"])
    assert explanation is not None
    assert (explanation.rule, explanation.message.id) == ("SG-11", "reason-not-your-turn")
    with pytest.raises(Refused):
        match.decide(waiting, "pass")


# --- the law: the options are exactly the paths to which no check objects --------------------------------------------


def random_paths(chance: random.Random, game: Sagrada, ids: set[str]) -> list[list[str]]:
    """Random paths: some of any touches, some that differ from an option by one touch."""
    words = [f"cell:{cell}" for cell in CELLS] + [f"pool:{slot}" for slot in range(len(game.pool) + 1)]
    words += ["up", "down", "pass", "done", "value:3", "track:1.1", "track:2.1"]
    words += [f"tool:{TOOL_NAMES[tool]}" for tool in game.tools] + [f"tool:{chance.choice(TOOL_NAMES)}", "nonsense", ""]
    found = [[chance.choice(words) for _ in range(chance.randint(1, 4))] for _ in range(10)]
    for name in chance.sample(sorted(ids), min(10, len(ids))):
        touches = name.split(">")
        touches[chance.randrange(len(touches))] = chance.choice(words)
        found += [touches, [*name.split(">"), chance.choice(words)]]
    return found


def check_position(chance: random.Random, game: Sagrada, seat: int) -> None:
    """Compare the options of an open decision with the named checks."""
    frame = game.stack[-1]
    ids = option_ids(game, seat)
    by_checks = [">".join(path) for path in frame.step().path(game, frame, seat).complete([])]
    assert len(by_checks) == len(set(by_checks))
    assert set(by_checks) == ids
    path = frame.step().path(game, frame, seat)
    prefixes = {tuple(name.split(">")[:n]) for name in ids for n in range(1, name.count(">") + 2)}
    for prefix in prefixes:
        assert path.objection(list(prefix)) is None, prefix
    for touches in random_paths(chance, game, ids):
        reason = path.objection(touches)
        assert (reason is None) is (tuple(touches) in prefixes), touches


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_options_are_exactly_the_paths_to_which_no_check_objects(seats: int, seed: int) -> None:
    chance = random.Random(f"{seats} {seed}")
    game = start_game(seats, seed, solo_tools=5)
    while not game.is_over():
        decision = game.decisions[0]
        if len(game.stack) > 3 or chance.random() < 0.5:  # always in the middle of a tool
            check_position(chance, game, decision.seat)
        game.decide(decision.seat, chance.choice(decision.options))


@pytest.mark.parametrize("tool", TOOL_NAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_law_holds_for_each_tool(tool: str, seats: int) -> None:
    used = 0
    for seed in range(3):
        chance = random.Random(f"{tool} {seats} {seed}")
        game = table(seats=seats, window="fractal_drops", tools=[tool], seed=seed, round_number=1)
        while not game.is_over():
            decision = game.decisions[0]
            check_position(chance, game, decision.seat)
            ids = sorted(option_ids(game, decision.seat))
            placing = [name for name in ids if name.startswith("pool:") or not name.startswith("tool:")]
            tooling = [name for name in ids if name.startswith("tool:")]
            chosen = chance.choice(tooling if tooling and chance.random() < 0.3 else placing)
            used += chosen in tooling
            choose(game, decision.seat, chosen)
            if not game.is_over() and game.stack[-1].script.name == "turn":
                # the tool may be used again and again, so that late windows meet it too
                game = change(game, paid=[0], tokens=[0 if seats == 1 else 6] * seats)
    assert used
