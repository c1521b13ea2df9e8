"""Which of the offered actions would change nothing now: the view says so, and why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.message import load_message
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE
from tests.games.raxxon.scenario_staging import CALM, TARGETS, UNCERTAINTY, scenario_table
from tests.games.raxxon.staging import RULESET, apply_symbols, asked_seat, deal_game, decide, is_choosing_action, table


def idle_actions(game: Raxxon, viewer: int = 0) -> dict[str, list[str]]:
    """The idle actions of a viewer by kind, each with its rules and messages: {"kill": ["RX-30 idle-crowd"]}."""
    shown: dict[str, list[dict[str, Any]]] = RULESET.view(game.redact(viewer))["idle"]
    kinds = [action.kind for action in game.actions(viewer)] if viewer >= 0 else []
    return {
        kinds[int(action.removeprefix("action:"))]: [f"{one['rule']} {one['message']['id']}" for one in reasons]
        for action, reasons in shown.items()
    }


def test_without_face_up_cards_most_actions_of_thomas_are_idle() -> None:
    game = table("Ho? Su? In?", "Ca? Vo? Fr?", characters="thomas meryl")
    assert idle_actions(game) == {
        "evacuate": ["RX-27 idle-evacuate-line"],
        "special": ["RX-27 idle-stand-down"],
        "quarantine": ["RX-27 idle-contain"],
    }


def test_an_action_is_no_longer_idle_once_it_has_a_target() -> None:
    game = table("Ho", characters="thomas meryl")
    assert "evacuate" not in idle_actions(game)
    assert "special" not in idle_actions(game)
    assert idle_actions(game)["investigate"] == ["RX-40 idle-face-down"]
    assert "quarantine" not in idle_actions(table("Ca Su?"))
    assert "quarantine" not in idle_actions(table("Su?", uncontained="Ca"))


def test_the_view_has_the_targets_of_the_actions_that_are_not_idle() -> None:
    game = table("Ho Su?", "Ca Vo?", characters="gabriel meryl")
    shown: dict[str, list[str]] = RULESET.view(game.redact(0))["targets"]
    kinds = [action.kind for action in game.actions(0)]
    found = {kinds[int(action.removeprefix("action:"))]: len(targets) for action, targets in shown.items()}
    assert found["investigate"] == 2  # the face-down cards
    assert found["evacuate"] == 1  # the healthy one
    assert found["quarantine"] == 1  # the infected one
    assert not set(shown) & set(RULESET.view(game.redact(0))["idle"])
    assert RULESET.view(game.redact(1))["targets"] == {}


@pytest.mark.parametrize(
    ("character", "crowd", "kind", "reasons"),
    [
        ("gabriel", "Ho? Ca", "evacuate", ["RX-27 idle-evacuate"]),
        ("meryl", "Ho Ca?", "kill", []),
        ("meryl", "Ho", "kill", ["RX-13 idle-kill-line"]),
        ("brian", "", "kill", ["RX-13 idle-crowd"]),
        ("liaison", "Ho Su?", "kill", ["RX-30 idle-face-up"]),
        ("gabriel", "", "special", ["RX-27 idle-crowd"]),
        ("liaison", "Ca", "special", ["RX-27 idle-quarantine"]),
        ("meryl", "Ca", "special", ["RX-27 idle-face-down"]),
        ("thomas", "Ho?", "control", ["RX-27 idle-swap", "RX-27 idle-face-up"]),
        ("thomas", "Ho", "control", []),
        ("kd", "Ho?0", "control", ["RX-27 idle-swap", "RX-27 idle-look"]),
        ("kd", "Ho?1", "control", []),
        ("liaison", "Ho?", "control", ["RX-27 idle-swap"]),
    ],
)
def test_each_reason_matches_the_action(character: str, crowd: str, kind: str, reasons: list[str]) -> None:
    partner = "thomas" if character != "thomas" else "brian"
    game = table(crowd, characters=f"{character} {partner}")
    assert idle_actions(game).get(kind, []) == reasons


def test_ordering_the_top_of_an_empty_deck_is_idle() -> None:
    assert idle_actions(table("Ho", characters="brian kd", population=""))["special"] == ["RX-27 idle-deck"]
    assert "special" not in idle_actions(table("Ho", characters="brian kd", population="Ho"))


def test_the_token_of_the_action_itself_can_be_removed() -> None:
    assert "special" not in idle_actions(table("Ho?", characters="kd thomas", raxxon=""))


def test_an_action_is_not_idle_if_a_scenario_adds_an_effect() -> None:
    assert "control" not in idle_actions(scenario_table(CALM, "Ho", reserve="Su"))
    assert idle_actions(scenario_table(CALM, "Ca", "", characters="gabriel kd"))["control"] == [
        "RX-93 idle-calm",
        "RX-27 idle-swap",
    ]
    assert idle_actions(scenario_table(TARGETS, "Su"))["quarantine"] == ["RX-94 idle-bring-in", "RX-27 idle-contain"]
    assert "quarantine" not in idle_actions(scenario_table(TARGETS, "Ce"))
    assert idle_actions(scenario_table(UNCERTAINTY, "In"))["check"] == ["RX-92 idle-check"]
    assert idle_actions(scenario_table(UNCERTAINTY, "Ho", reserve=""))["check"] == ["RX-92 idle-check"]
    assert "check" not in idle_actions(scenario_table(UNCERTAINTY, "Ho", reserve="Ca"))


def test_only_the_player_who_chooses_an_action_sees_idle_actions() -> None:
    game = table("Ho? Ho?")
    assert idle_actions(game, 0)
    assert idle_actions(game, 1) == idle_actions(game, NONE) == {}
    apply_symbols(game, "flip")
    assert not is_choosing_action(game)
    assert idle_actions(game, 0) == {}


TABLES = [
    (1, {"level": 1}),
    (2, {"level": 2}),
    (3, {"level": 2, "character_1": 6, "character_2": 5, "character_3": 4}),
    (4, {"level": 4}),
    *((seats, {"scenario": number}) for number, seats in enumerate((2, 3, 1, 4, 2), start=1)),
]


def public_state(game: Raxxon) -> str:
    """All but tokens and whose turn it is: crowd, what is known of it, decks, piles, power."""
    dumped = game.dump_table()
    for name in ("tokens", "current", "last", "turn_over"):
        del dumped[name]
    return json.dumps(dumped)


def does_something(game: Raxxon, action: int) -> bool:
    """Whether an action asks, emits or changes anything beyond its token, before the turn goes on."""
    copy = game.copy()
    copy.events = []
    turn = copy.stack[-1]
    seat = asked_seat(copy)
    before = public_state(copy)
    copy.decisions = []
    turn.step().answer(copy, turn, seat, action)
    while copy.stack and copy.stack[-1] is not turn and not copy.decisions:
        frame = copy.stack[-1]
        if frame.at == len(frame.script.steps):
            copy.stack.pop()
        else:
            frame.at += 1
            frame.step().run(copy, frame)
    events = [event.kind for event in copy.events]
    return bool(copy.decisions) or events != ["event-acts"] or public_state(copy) != before


@pytest.mark.parametrize(("seats", "given"), TABLES)
def test_an_action_is_shown_as_idle_exactly_if_it_does_nothing(seats: int, given: dict[str, int]) -> None:
    met = 0
    for seed in range(12):
        game = deal_game(seats, f"idle {seed}", **given)
        rng = seeded(f"idle {seed}")
        while not game.is_over():
            if is_choosing_action(game):
                shown = RULESET.view(game.redact(asked_seat(game)))["idle"]
                actions = game.decisions[0].options[:-1]
                assert [game.pack.touch_ids[one] for one in actions if not does_something(game, one)] == list(shown)
                met += len(shown)
            decision = game.decisions[0]
            game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert met > 20


def test_taking_an_idle_action_costs_its_token_and_the_turn() -> None:
    game = decide(table("Ho? Ho?", characters="thomas meryl"), "action:1")
    assert (game.tokens[0][1], asked_seat(game)) == (1, 1)


def test_idle_reasons_have_a_text_in_every_language() -> None:
    shown = RULESET.view(table("Ho?", characters="thomas meryl").redact(0))["idle"]
    reason = load_message(shown["action:1"][0]["message"])
    texts = [RULESET.text.format(reason, language) for language in ("en", "uk", "cs", "ru")]
    assert texts[0] == "No row or column has only face-up healthy cards."
    assert len(set(texts)) == 4
