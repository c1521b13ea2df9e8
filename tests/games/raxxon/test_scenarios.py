"""The five scenarios: decks, events, and every rule that they change."""

from __future__ import annotations

import json

import pytest

from ludarium.errors import BadSetup
from ludarium.games.raxxon.crowd_grid import CELL_NAMES
from ludarium.games.raxxon.ending import BY_MUTATION, OPEN, OUTBREAK, VICTORY
from ludarium.games.raxxon.pack.vocabulary import KINDS
from ludarium.games.raxxon.scenarios import SCENARIOS
from ludarium.games.raxxon.scenarios.scenario import ScenarioTable
from ludarium.games.raxxon.secrets import INFECTED, KNOWN_TO_ALL, KNOWN_TO_NONE
from ludarium.games.raxxon.turn import ACTION_BASE, SLOT_BASE
from ludarium.kernel.message import Message
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE
from tests.games.raxxon.scenario_staging import (
    CALM,
    GHOSTS,
    MUTATION,
    TARGETS,
    UNCERTAINTY,
    crowd,
    pile,
    scenario_table,
    trigger_event,
)
from tests.games.raxxon.staging import (
    CARDS,
    RULESET,
    SIGN,
    act,
    all_pass,
    apply_symbols,
    at,
    citizens,
    deal_game,
    decide,
    deck,
    event_count,
    follow_card,
    is_asked_to_go_on,
    is_choosing_action,
    options,
    prompt,
    raxxon,
    refusal,
)

ALL_SCENARIOS = range(1, len(SCENARIOS) + 1)
GUARDS = CARDS.index("raxxons_guards")


def deal_scenario(number: int, seats: int = 2, seed: int | str = 1) -> ScenarioTable:
    game = deal_game(seats, seed, scenario=number)
    assert isinstance(game, ScenarioTable)
    return game


def count_by_sign(citizens: list[int]) -> str:
    return " ".join(f"{citizens.count(citizen)}{sign}" for citizen, sign in enumerate(SIGN) if citizens.count(citizen))


def population(game: ScenarioTable) -> list[int]:
    """Everybody in the population deck and in the crowd that came from it."""
    return [citizen for citizen in game.cells if citizen >= 0] + game.population


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-90", "RX-91", "RX-92", "RX-93", "RX-94")
def test_a_scenario_is_played_at_the_regular_level() -> None:
    assert RULESET.complete(2, {})["scenario"] == 0
    assert RULESET.complete(2, {"level": 4})["level"] == 4
    for number in ALL_SCENARIOS:
        for chosen in ({}, {"level": 1}, {"level": 2}, {"level": 4}):
            assert RULESET.complete(2, {"scenario": number, **chosen})["level"] == 2
    with pytest.raises(BadSetup):
        RULESET.complete(2, {"scenario": len(SCENARIOS) + 1})


def test_a_pack_without_the_citizens_of_a_scenario_is_refused() -> None:
    data = json.loads(json.dumps(RULESET.content.data))
    data["citizens"]["celebrity"]["number"] = 2
    other = RULESET.with_pack(data)
    with pytest.raises(BadSetup, match="needs 3 of 'celebrity'"):
        other.complete(2, {"scenario": GHOSTS})
    for name in ("chaotic", "carrier", "volatile"):
        data["citizens"][name]["number"] = 5
    data["levels"] = {name: {"infected": 10} for name in ("introductory", "regular", "hard", "expert")}
    data["citizens"]["celebrity"]["number"] = 3
    with pytest.raises(BadSetup, match="needs 18 infected"):
        RULESET.with_pack(data).complete(2, {"scenario": UNCERTAINTY})
    assert RULESET.with_pack(data).complete(2, {"scenario": MUTATION})["level"] == 2
    data["citizens"]["mutant"] = data["citizens"]["celebrity"]
    with pytest.raises(BadSetup, match="'mutant'"):
        RULESET.with_pack(data).complete(2, {"scenario": TARGETS})
    text = json.dumps(RULESET.content.data).replace('"carrier"', '"bearer"')
    other = RULESET.with_pack({**json.loads(text), "texts": {"en": {"citizen-bearer": "Bearer"}}})
    with pytest.raises(BadSetup, match="'carrier'"):
        other.complete(2, {"scenario": UNCERTAINTY})


DECKS = {
    GHOSTS: ("8Ho 3Su 3In 3Fr 3Fa 2Ch 10Ca 2Vo", "8Ch 8Vo", ""),
    MUTATION: ("15Ho 3Su 3Ce 3In 3Fr 3Fa 3Ch 3Ca 10Vo", "7Ch 7Ca", ""),
}


@pytest.mark.rule("RX-90", "RX-91")
@pytest.mark.parametrize("number", [GHOSTS, MUTATION])
def test_the_decks_have_the_citizens_of_the_scenario(number: int) -> None:
    game = deal_scenario(number)
    assert (count_by_sign(population(game)), count_by_sign(game.infection), count_by_sign(game.reserve)) == DECKS[
        number
    ]


@pytest.mark.rule("RX-92")
def test_uncertainty_has_a_check_deck() -> None:
    game = deal_scenario(UNCERTAINTY)
    assert [len(population(game)), len(game.reserve), len(game.infection)] == [27, 18, 12]
    healthy = [citizen for citizen in population(game) if game.is_healthy(citizen)]
    assert count_by_sign(healthy) == "15Ho 3Su"
    assert count_by_sign([citizen for citizen in game.reserve if game.is_healthy(citizen)]) == "3In 3Fr 3Fa"
    infected = [citizen for citizen in population(game) + game.reserve + game.infection if not game.is_healthy(citizen)]
    assert count_by_sign(infected) == "10Ch 10Ca 10Vo"
    others = deal_scenario(UNCERTAINTY, seed=2)
    assert game.reserve != others.reserve


@pytest.mark.rule("RX-93")
def test_calm_the_crowd_has_a_calm_supply() -> None:
    game = deal_scenario(CALM)
    assert [len(population(game)), len(game.reserve), len(game.infection)] == [30, 15, 15]
    assert count_by_sign([citizen for citizen in population(game) if game.is_healthy(citizen)]) == "15Ho"
    assert count_by_sign(game.reserve) == "3Su 3Ce 3In 3Fr 3Fa"
    assert game.reserve != sorted(game.reserve)


@pytest.mark.rule("RX-94")
def test_high_priority_targets_has_all_citizens_and_two_cards_fewer() -> None:
    game = deal_scenario(TARGETS)
    assert (
        count_by_sign([citizen for citizen in population(game) if game.is_healthy(citizen)])
        == "15Ho 3Su 3Ce 3In 3Fr 3Fa"
    )
    assert [len(population(game)), len(game.infection)] == [45, 15]
    assert sorted(set(CARDS) - set(raxxon(game))) == ["spokesperson", "spokesperson_2"]
    world = RULESET.imagine(game.redact(0), seeded(1))
    assert sorted(world.raxxon) == sorted(game.raxxon)


@pytest.mark.rule("RX-90", "RX-91", "RX-92", "RX-93", "RX-94")
@pytest.mark.parametrize(
    ("number", "needed"), [(GHOSTS, 20), (MUTATION, 30), (UNCERTAINTY, 9), (CALM, 15), (TARGETS, 27)]
)
def test_the_number_of_citizens_to_evacuate(number: int, needed: int) -> None:
    game = deal_scenario(number)
    assert game.needed() == needed
    shown = RULESET.view(game.redact(NONE))
    assert shown["needed"] == needed
    assert shown["infection_start"] == len(game.infection)


@pytest.mark.rule("RX-90", "RX-91", "RX-92", "RX-93")
@pytest.mark.parametrize("number", [GHOSTS, MUTATION, UNCERTAINTY, CALM])
def test_an_event_replaces_each_card_that_reshuffles_the_untriggered_ones(number: int) -> None:
    names = [name for name, card in zip(CARDS, RULESET.content.compiled.cards, strict=True) if card.reshuffles]
    assert len(names) == 8
    for name in names:
        game = scenario_table(number, "Ho?", raxxon=name, untriggered="convoy riot", power=2, reserve="In In")
        apply_symbols(game, "raxxon")
        while not is_choosing_action(game):
            decide(game, options(game)[0])
        assert event_count(game, "event-happens") == 1
        assert raxxon(game, "triggered") == [name]
        assert game.power == 3
        back = number != UNCERTAINTY or game.past_events != [3]
        assert sorted(raxxon(game)) == (["convoy", "riot"] if back else [])


@pytest.mark.rule("RX-94")
def test_in_high_priority_targets_those_cards_are_as_printed() -> None:
    game = scenario_table(TARGETS, "Ho?", raxxon="raxxons_cordon", untriggered="convoy")
    follow_card(game, 1)
    assert game.ignored_adds == 2
    assert raxxon(game) == ["convoy"]


@pytest.mark.rule("RX-90", "RX-92", "RX-93")
@pytest.mark.parametrize(("number", "events"), [(GHOSTS, 4), (UNCERTAINTY, 4), (CALM, 3)])
def test_the_events_come_twice_each_in_random_order(number: int, events: int) -> None:
    orders = [deal_scenario(number, seed=seed).event_deck for seed in range(6)]
    assert all(sorted(order) == sorted([*range(events), *range(events)]) for order in orders)
    assert len({tuple(order) for order in orders}) > 3
    game = deal_scenario(number)
    assert game.redact(0)["table"]["events"] == [NONE] * 2 * events
    shown = RULESET.view(game.redact(0))["scenario"]
    assert shown["events"] == {f"scene-{number}-{event + 1}": 2 for event in range(events)}
    first = game.next_event()
    assert RULESET.view(game.redact(0))["scenario"]["events"][f"scene-{number}-{first + 1}"] == 1
    world = RULESET.imagine(game.redact(0), seeded(3))
    assert isinstance(world, ScenarioTable)
    assert sorted(world.event_deck) == sorted(game.event_deck)


@pytest.mark.rule("RX-91")
def test_the_events_of_mutation_madness_have_their_order() -> None:
    game = deal_scenario(MUTATION)
    assert list(RULESET.view(game.redact(0))["scenario"]["events"]) == [f"scene-2-{event}" for event in range(1, 9)]
    assert [game.next_event() for _ in range(9)] == [0, 1, 2, 3, 4, 5, 6, 7, NONE]


@pytest.mark.rule("RX-93")
def test_the_third_and_the_fifth_event_of_calm_the_crowd_are_fixed() -> None:
    for seed in range(5):
        game = deal_scenario(CALM, seed=seed)
        came = [game.next_event() for _ in range(8)]
        assert [place for place, event in enumerate(came, 1) if event == 3] == [3, 5]


def test_without_events_left_only_the_steps_after_an_event_apply() -> None:
    game = scenario_table(GHOSTS, "Ho?", raxxon="raxxons_lab", untriggered="riot")
    game.event_deck = []
    apply_symbols(game, "raxxon")
    assert (game.power, raxxon(game), raxxon(game, "triggered")) == (1, ["riot"], ["raxxons_lab"])


@pytest.mark.rule("RX-37", "RX-90")
def test_an_event_that_ends_the_day_raises_no_power() -> None:
    game = scenario_table(CALM, "Ho Ho Ho Ho?", untriggered="riot", evacuated="In")
    trigger_event(game, 3)
    assert (game.day, game.power) == (2, 0)
    assert raxxon(game, "untriggered") == ["riot"]
    assert raxxon(game, "triggered") == ["raxxons_guards"]


# --- RX-90 -----------------------------------------------------------------------------------------------------------

HEALTHY = "8Ho 3Su 3In 3Fr 3Fa"


@pytest.mark.rule("RX-90")
def test_ghosts_is_won_with_all_healthy_evacuated_and_all_carriers_in_quarantine() -> None:
    for uncontained, outcome in (("4Ca", OPEN), ("5Ca", VICTORY)):
        game = scenario_table(
            GHOSTS, "Ho", evacuated="7Ho 3Su 3In 3Fr 3Fa", contained="5Ca", uncontained=uncontained, stage=3
        )
        act(game, "evacuate", "row:c")
        assert (game.saved(), game.outcome) == (20, outcome)


@pytest.mark.rule("RX-90")
def test_quarantining_the_last_carrier_can_win() -> None:
    game = scenario_table(GHOSTS, "Ca", evacuated=HEALTHY, contained="5Ca", uncontained="4Ca", stage=2)
    act(game, "quarantine", "crowd:c3")
    assert game.outcome == VICTORY
    # Stages follow at once, so the tenth went where the third stage sends it only if that had come before.
    assert (pile(game, "uncontained"), game.evacuated[citizens("Ca")[0]]) == ("5Ca", 0)


@pytest.mark.rule("RX-90")
def test_with_four_carriers_in_quarantine_actions_no_longer_contain_them() -> None:
    game = scenario_table(GHOSTS, "Ca Ca Vo", "Ho?", contained="2Ca", uncontained="Ca")
    act(game, "quarantine", "crowd:c3", "crowd:c4")
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("3Ca", "2Ca")
    assert game.stage == 1
    assert event_count(game, "event-haunting-1") == 1


@pytest.mark.rule("RX-90")
def test_after_four_carriers_an_uncontained_carrier_stays_and_other_cards_are_contained() -> None:
    game = scenario_table(GHOSTS, "Ca Vo", "Ho?", contained="Ca", uncontained="Ca Ch", stage=1)
    act(game, "quarantine")
    assert options(game) == ["crowd:c3", "crowd:c4", "done", "uncontained:chaotic"]
    assert refusal(game, "uncontained:carrier").rule == "RX-90"
    decide(game, "uncontained:chaotic", "crowd:c4")
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("Ch Ca Vo", "Ca")


@pytest.mark.rule("RX-90")
def test_a_raxxon_card_still_contains_carriers() -> None:
    game = scenario_table(GHOSTS, "Ca", "Ho?", characters="kd thomas", raxxon="sample_kit", stage=3)
    follow_card(game, 1)
    assert pile(game, "contained") == "Ca"


@pytest.mark.rule("RX-90")
def test_with_six_carriers_all_others_leave_and_only_carriers_are_taken() -> None:
    game = scenario_table(GHOSTS, "Ca Vo", "Ho?", contained="5Ca 2Ch", uncontained="Vo", stage=1)
    act(game, "quarantine", "crowd:c3")
    assert (pile(game, "contained"), pile(game, "uncontained"), pile(game, "discard")) == ("5Ca", "Ca", "2Ch Vo")
    assert len(game.infection) == 10
    assert game.stage == 2
    assert is_choosing_action(game)  # no card is left that could be taken
    decide(game, "pass")
    game = scenario_table(GHOSTS, "Ca Vo Ca", "Ho?", contained="5Ca", stage=2)
    act(game, "quarantine")
    assert options(game) == ["crowd:c3", "crowd:c5", "done"]
    assert refusal(game, "crowd:c4").rule == "RX-90"


@pytest.mark.rule("RX-90")
def test_with_eight_carriers_quarantine_actions_evacuate_them() -> None:
    game = scenario_table(GHOSTS, "Ca Ca", "Ho?", contained="7Ca", evacuated=HEALTHY, stage=2)
    act(game, "quarantine", "crowd:c3")
    assert (game.stage, pile(game, "uncontained")) == (3, "Ca")
    decide(game, "uncontained:carrier", "no")
    assert pile(game, "uncontained") == ""
    assert game.evacuated[citizens("Ca")[0]] == 1
    assert game.saved() == 20
    assert not game.is_over()
    shown = RULESET.view(game.redact(0))
    assert (shown["saved"], shown["evacuated"]["carrier"]) == (20, 1)
    game = scenario_table(GHOSTS, "Ca", contained="7Ca", evacuated=f"{HEALTHY} 2Ca", stage=3)
    act(game, "quarantine", "crowd:c3")
    assert game.outcome == VICTORY


@pytest.mark.rule("RX-90")
def test_a_stage_stays_when_carriers_leave() -> None:
    game = scenario_table(GHOSTS, "Ca Ho?", uncontained="4Ca", stage=1)
    all_pass(game)
    assert pile(game, "uncontained") == ""
    assert game.stage == 1


@pytest.mark.rule("RX-90")
def test_a_carrier_never_leaves_play() -> None:
    game = scenario_table(GHOSTS, "Ho?", characters="liaison thomas", contained="Ca Vo")
    act(game, "special", "contained:carrier")
    assert (pile(game, "discard"), pile(game, "contained"), len(game.infection)) == ("Ca", "Vo", 10)
    act(scenario_table(GHOSTS, "Ho?", characters="liaison thomas", contained="Vo"), "special")
    game = scenario_table(GHOSTS, "Ho?", characters="liaison thomas", contained="Vo")
    act(game, "special")
    assert deck(game, "infection").startswith("Vo")


@pytest.mark.rule("RX-90")
def test_event_1_of_ghosts_contains_up_to_two_carriers() -> None:
    game = scenario_table(GHOSTS, "Ho?", uncontained="3Ca Vo")
    trigger_event(game, 1)
    assert options(game) == ["done", "uncontained:carrier"]
    assert refusal(game, "uncontained:volatile").rule == "RX-90"
    decide(game, "uncontained:carrier", "uncontained:carrier")
    assert (pile(game, "contained"), pile(game, "uncontained"), game.power) == ("2Ca", "Ca Vo", 1)
    game = scenario_table(GHOSTS, "Ho?", uncontained="3Ca")
    trigger_event(game, 1, "done")
    assert pile(game, "uncontained") == "3Ca"


@pytest.mark.rule("RX-90")
def test_event_2_of_ghosts_moves_a_carrier_to_the_uncontained_quarantine() -> None:
    game = scenario_table(GHOSTS, "Ho?", contained="2Ca Vo")
    trigger_event(game, 2)
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("Ca Vo", "Ca")


@pytest.mark.rule("RX-90")
@pytest.mark.parametrize(("before", "after"), [("2Ca", "Ca"), ("", "")])
def test_event_3_of_ghosts_discards_a_carrier_and_spreads(before: str, after: str) -> None:
    game = scenario_table(GHOSTS, "Ho?", uncontained=before)
    trigger_event(game, 3)
    assert pile(game, "uncontained") == after
    assert len(game.infection) == 9


@pytest.mark.rule("RX-90")
def test_event_4_of_ghosts_gathers_the_carriers_of_the_crowd() -> None:
    game = scenario_table(GHOSTS, "Ca Ho Ca", "Ca?", contained="3Ca")
    trigger_event(game, 4, "yes")
    assert (pile(game, "contained"), pile(game, "uncontained"), crowd(game)) == ("5Ca", "", ". Ho / Ca? .")
    assert game.stage == 1
    game = scenario_table(GHOSTS, "Ca Ho Ca", "Ca?", stage=1)
    trigger_event(game, 4, "yes")
    assert (pile(game, "contained"), pile(game, "uncontained")) == ("", "2Ca")
    game = scenario_table(GHOSTS, "Ca Ho Ca", "Ca?")
    trigger_event(game, 4, "no")
    assert crowd(game) == "Ca Ho Ca / Ca? . ."


# --- RX-91 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-91")
def test_the_first_mutation_kills_the_healthy_beside_volatile_cards_without_their_effects() -> None:
    game = scenario_table(MUTATION, "Su Vo Ho", "In Ch Ho?")
    trigger_event(game, 1)
    assert crowd(game) == ". Vo . / In Ch Ho?"
    assert pile(game, "discard") == "Ho Su"
    assert len(game.infection) == 10  # neither the susceptible card nor the first mutation spreads


@pytest.mark.rule("RX-91")
def test_before_the_first_mutation_no_card_is_killed() -> None:
    game = scenario_table(MUTATION, "Ho Vo")
    assert crowd(game) == "Ho Vo"


@pytest.mark.rule("RX-91")
def test_volatile_cards_lose_their_effects() -> None:
    game = scenario_table(MUTATION, "Vo Vo?", stage=1)
    act(game, "investigate")
    assert len(game.infection) == 10
    game = scenario_table(MUTATION, "Vo Vo?")
    act(game, "investigate")
    assert len(game.infection) == 9


@pytest.mark.rule("RX-91")
def test_a_revealed_volatile_card_kills_at_once() -> None:
    game = scenario_table(MUTATION, "Ho Vo? In", "Ho? Ho? Ho?", stage=1)
    act(game, "investigate", "crowd:c4")
    assert crowd(game) == ". Vo . / Ho? Ho? Ho?"


@pytest.mark.rule("RX-91")
def test_a_card_revealed_beside_a_volatile_one_counts_and_is_killed() -> None:
    game = scenario_table(MUTATION, "Vo Ho? . Ho", "Ch? . . .", stage=1)
    act(game, "investigate", "crowd:c4")
    assert pile(game, "discard") == "Ho"
    assert at(game, "d3") == "Ch"  # it was the second hostile card: another card was revealed


@pytest.mark.rule("RX-91")
def test_cards_turned_up_by_a_clinical_air_strike_are_killed_before_it() -> None:
    game = scenario_table(MUTATION, "Vo? Su?", "Ho? Ho?", characters="kd thomas", stage=1)
    act(game, "kill", "row:c")
    assert crowd(game) == "Ho? Ho?"
    assert pile(game, "discard") == "Su Vo"
    assert len(game.infection) == 10  # the susceptible card died without its effect
    game = scenario_table(MUTATION, "Vo? Su?", "Ho? Ho?", characters="kd thomas")
    act(game, "kill", "row:c")
    assert crowd(game) == ". Su / Ho? Ho?"


@pytest.mark.rule("RX-91")
def test_a_replacement_of_a_killed_card_is_not_killed_by_the_air_strike() -> None:
    game = scenario_table(MUTATION, "Vo? Su?", "Ho? Ho?", characters="kd thomas", infection="2Ca", stage=5)
    act(game, "kill", "row:c")
    assert crowd(game) == ". Ca / Ho? Ho?"


@pytest.mark.rule("RX-91")
def test_a_swap_beside_a_volatile_card_kills() -> None:
    game = scenario_table(MUTATION, "Vo Ch Ho", "Ho? Ho? Ho?", stage=1)
    act(game, "control", "crowd:c4>crowd:c5", "no")
    assert crowd(game) == "Vo . Ch / Ho? Ho? Ho?"


@pytest.mark.rule("RX-91")
def test_a_moved_volatile_card_kills() -> None:
    game = scenario_table(MUTATION, "Vo Ch Ho", "Ho? Ho? Ho?", characters="gabriel thomas", stage=1)
    act(game, "control", "crowd:c3>place:b5")
    assert pile(game, "discard") == "Ho"


@pytest.mark.rule("RX-91")
def test_a_volatile_card_that_breaks_out_kills() -> None:
    game = scenario_table(MUTATION, "Ho Ho?", uncontained="2Vo", raxxon="breach", population="", stage=1)
    decide(apply_symbols(game, "raxxon"), "choice:2")
    decide(game, next(option for option in options(game) if option.endswith(("c2", "b3", "d3"))))
    assert pile(game, "discard") == "Ho"


@pytest.mark.rule("RX-91")
def test_volatile_cards_kill_no_card_at_the_end_of_the_day() -> None:
    game = scenario_table(MUTATION, "Ho? Vo", infection="9Ch", stage=2)
    all_pass(game)
    assert event_count(game, "event-burns") == 0
    assert len(game.infection) == 8  # overnight, for the volatile card alone


@pytest.mark.rule("RX-91")
@pytest.mark.parametrize(("stage", "spreads"), [(1, 0), (2, 1), (3, 2)])
def test_the_next_mutations_spread_the_infection(stage: int, spreads: int) -> None:
    game = scenario_table(MUTATION, "Ho Vo? Ho", "Ch? Ch? Ch?", stage=stage)
    act(game, "investigate", "crowd:c4")
    assert len(game.infection) == 10 - spreads
    assert pile(game, "discard").startswith("2Ho")


@pytest.mark.rule("RX-91")
def test_later_mutations_replace_killed_cards_by_face_down_infected_ones() -> None:
    game = scenario_table(MUTATION, "Ho Vo? Ho", "Ho? Ho? Ho?", infection="Ca Ch Ca", stage=4)
    act(game, "investigate", "crowd:c4")
    assert crowd(game) == "Ca? Vo Ch? / Ho? Ho? Ho?"
    assert (pile(game, "discard"), deck(game, "infection")) == ("2Ho", "Ca")


@pytest.mark.rule("RX-91")
def test_replacements_are_hidden_but_known_to_be_infected() -> None:
    game = deal_scenario(MUTATION)
    game.stack = game.stack[:2]
    for cell in (CELL_NAMES.index("b2"), CELL_NAMES.index("b4")):
        citizen = game.infection.pop()
        game.infection_known.pop()
        game.put(cell, citizen, up=False, known=INFECTED)
    for seed in range(20):
        redacted = game.redact(0)
        assert redacted["table"]["cells"][CELL_NAMES.index("b2")] == NONE
        world = RULESET.imagine(redacted, seeded(seed))
        assert not world.is_healthy(world.cells[CELL_NAMES.index("b2")])
        assert world.redact(0) == redacted
    card = next(card for card in RULESET.view(game.redact(0))["crowd"] if card["id"] == "crowd:b2")
    assert (card["citizen"], card["surely_infected"]) == (None, True)


@pytest.mark.rule("RX-91")
def test_the_last_mutation_replaces_killed_cards_face_up() -> None:
    game = scenario_table(MUTATION, "Vo? Ho In Ch", "Ho? Ho? Ho? Ho?", infection="Ca Ca Vo", stage=5)
    act(game, "investigate", "crowd:c3")
    assert crowd(game) == "Vo Vo Ca Ch / Ho? Ho? Ho? Ho?"
    assert pile(game, "discard") == "Ho In"


@pytest.mark.rule("RX-91")
@pytest.mark.parametrize("stage", [2, 4, 5])
def test_a_replacement_with_an_empty_infection_deck_is_an_outbreak(stage: int) -> None:
    game = scenario_table(MUTATION, "Vo? Ho", "Ho? Ho?", infection="", stage=stage)
    act(game, "investigate", "crowd:c3")
    assert game.outcome == OUTBREAK


@pytest.mark.rule("RX-91")
@pytest.mark.parametrize("event", [6, 7])
def test_two_events_of_mutation_contain_volatile_cards(event: int) -> None:
    game = scenario_table(MUTATION, "Vo Ch Vo", "Vo?", uncontained="Vo Ca", stage=5)
    trigger_event(game, event)
    assert options(game) == ["crowd:c3", "crowd:c5", "done", "uncontained:volatile"]
    assert refusal(game, "crowd:c4").rule == "RX-91"
    assert refusal(game, "crowd:d3").rule == "RX-91"
    decide(game, "crowd:c3", "uncontained:volatile", "done")
    assert (pile(game, "contained"), pile(game, "uncontained"), crowd(game)) == ("2Vo", "Ca", ". Ch Vo / Vo? . .")


@pytest.mark.rule("RX-91")
def test_the_eighth_event_is_a_takeover() -> None:
    game = scenario_table(MUTATION, "Ho?", stage=5)
    trigger_event(game, 8)
    assert game.outcome == BY_MUTATION
    assert RULESET.view(game.redact(0))["outcome"] == "mutation"
    story = game.events or []
    assert RULESET.text.format(Message(story[-1].kind, **story[-1].args), "en").startswith("Takeover: ")
    assert event_count(game, "event-mutation") == 1


@pytest.mark.rule("RX-91")
def test_each_mutation_raises_the_stage_and_power() -> None:
    game = scenario_table(MUTATION, "Ho?")
    for event in range(1, 6):
        trigger_event(game, event)
        assert (game.stage, game.power) == (event, event)


# --- RX-92 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-92")
def test_hostile_and_susceptible_cards_are_not_evacuated() -> None:
    game = scenario_table(UNCERTAINTY, "In In", "In Ho", "In Su")
    act(game, "evacuate")
    assert options(game) == ["column:3", "row:c"]
    for line in ("row:d", "row:e", "column:4"):
        assert refusal(game, line).rule == "RX-92"
    game = scenario_table(UNCERTAINTY, "In Su Ho", characters="gabriel thomas")
    act(game, "evacuate")  # only one card could be chosen
    assert pile(game, "evacuated") == "In"
    game = scenario_table(UNCERTAINTY, "In In Ho", characters="gabriel thomas")
    act(game, "evacuate")
    assert refusal(game, "crowd:c5").rule == "RX-92"
    game = scenario_table(UNCERTAINTY, "Su Su", raxxon="fever")
    follow_card(game, 1)
    assert crowd(game) == "Su Su"


@pytest.mark.rule("RX-92")
def test_nine_evacuated_win() -> None:
    game = scenario_table(UNCERTAINTY, "In", evacuated="2In 3Fr 2Fa")
    act(game, "evacuate", "row:c")
    assert not game.is_over()
    game = scenario_table(UNCERTAINTY, "In", evacuated="2In 3Fr 3Fa")
    act(game, "evacuate", "row:c")
    assert game.outcome == VICTORY


@pytest.mark.rule("RX-92")
def test_a_check_replaces_a_suspect_from_the_check_deck() -> None:
    game = scenario_table(UNCERTAINTY, "Ho Su Ch", "Ho?", reserve="Fr In")
    decide(game, "action:6")
    assert options(game) == ["crowd:c3", "crowd:c4"]
    assert refusal(game, "crowd:c5").rule == "RX-92"
    assert refusal(game, "crowd:d3").rule == "RX-92"
    decide(game, "crowd:c3")
    assert (crowd(game), pile(game, "aside"), deck(game, "reserve")) == ("In Su Ch / Ho? . .", "Ho", "Fr")


@pytest.mark.rule("RX-92")
def test_the_replacement_of_a_checked_card_is_revealed() -> None:
    game = scenario_table(UNCERTAINTY, "Ho Ca Ca", reserve="In Ca")
    decide(game, "action:6")
    assert game.day == 2  # the third carrier ended the day


@pytest.mark.rule("RX-92")
def test_the_check_action_takes_any_number_of_tokens_each_with_a_reveal() -> None:
    game = scenario_table(UNCERTAINTY, "Ho?", seats=1, reserve="")
    for tokens in range(20):
        assert game.tokens[0] == [0, 0, 0, 0, 0, 0, tokens]
        for number in range(tokens):
            assert prompt(game).args["symbol"] == "symbol-flip"
            assert prompt(game).args["action"] == "action-check"
            assert game.stack[-1].it == 6 * ACTION_BASE + number * SLOT_BASE
            decide(game, "go")
        decide(game, "action:6")
        game.turn_down(CELL_NAMES.index("c3"))
    actions = RULESET.view(game.redact(0))["seats"][0]["actions"]
    assert [action["kind"] for action in actions] == [*KINDS, "check"]
    assert (actions[6]["tokens"], len(actions[6]["slots"]), actions[6]["available"]) == (20, 21, True)


@pytest.mark.rule("RX-01", "RX-21")
def test_the_check_action_is_available_in_every_turn() -> None:
    game = scenario_table(UNCERTAINTY, "Ho", seats=1, reserve="", infection="9Ch")
    most = 0
    while not event_count(game, "event-no-more-turns"):
        decide(game, "go" if is_asked_to_go_on(game) else "action:6")
        most = max(most, *game.tokens[0])
    assert most == 59  # the sixtieth leaves the sheet as the day ends


@pytest.mark.rule("RX-92")
def test_with_an_empty_check_deck_no_card_is_removed() -> None:
    game = scenario_table(UNCERTAINTY, "Ho Su", reserve="")
    decide(game, "action:6")
    assert crowd(game) == "Ho Su"


@pytest.mark.rule("RX-92")
def test_the_check_deck_is_hidden_but_its_healthy_cards_are_counted() -> None:
    game = deal_scenario(UNCERTAINTY)
    for viewer in range(NONE, 2):
        redacted = game.redact(viewer)
        assert redacted["table"]["reserve"] == [NONE] * 18
        world = RULESET.imagine(redacted, seeded(1))
        assert isinstance(world, ScenarioTable)
        assert count_by_sign([citizen for citizen in world.reserve if world.is_healthy(citizen)]) == "3In 3Fr 3Fa"
        assert count_by_sign([citizen for citizen in population(world) if world.is_healthy(citizen)]) == "15Ho 3Su"
        assert world.reserve != game.reserve


@pytest.mark.rule("RX-92")
def test_event_1_of_uncertainty_brings_the_first_infected_card() -> None:
    game = scenario_table(UNCERTAINTY, "Ho Su", reserve="Ca Vo Ch In Fr")
    trigger_event(game, 1, "crowd:c4", "place:c2")
    assert crowd(game).split()[:3] == ["Ho?", "Ho", "Ch"]  # chaotic: a card was added
    assert sorted(deck(game, "reserve").split()) == ["Ca", "Fr", "In", "Vo"]
    assert pile(game, "aside") == "Su"
    game = scenario_table(UNCERTAINTY, "Ho Su", reserve="In Fr")
    trigger_event(game, 1)
    assert (crowd(game), deck(game, "reserve")) == ("Ho Su", "In Fr")


@pytest.mark.rule("RX-92")
def test_event_2_of_uncertainty_trades_a_carrier_for_a_hostile_card() -> None:
    game = scenario_table(
        UNCERTAINTY, "Ch", aside="2Ho Su", contained="Ca", uncontained="Ca", population="3Vo", reserve="In"
    )
    trigger_event(game, 2)
    assert options(game) == ["contained:carrier", "uncontained:carrier"]
    decide(game, "uncontained:carrier")
    assert (pile(game, "aside"), pile(game, "contained"), pile(game, "uncontained")) == ("Ho Su", "Ca", "")
    assert sorted(deck(game, "population").split()) == ["Ho", "Vo", "Vo", "Vo"]
    assert sorted(deck(game, "reserve").split()) == ["Ca", "In"]


@pytest.mark.rule("RX-92")
def test_the_healthy_before_the_first_infected_card_are_shuffled_back() -> None:
    game = scenario_table(UNCERTAINTY, "Ho Su", reserve="3Ca 9In 9Fr")
    trigger_event(game, 1, "crowd:c4")
    left = deck(game, "reserve").split()
    assert sorted(left) == ["Ca"] * 2 + ["Fr"] * 9 + ["In"] * 9
    assert left != ["Ca"] * 2 + ["In"] * 9 + ["Fr"] * 9
    assert game.redact(0)["table"]["reserve"] == [NONE] * 20


@pytest.mark.rule("RX-92")
def test_a_card_shuffled_into_a_deck_can_be_anywhere_in_it() -> None:
    places = set()
    for seed in range(8):
        game = scenario_table(UNCERTAINTY, "Ch", aside="Ho", contained="Ca", population="9Vo", reserve="9In")
        game.rng = seeded(f"trade {seed}")
        trigger_event(game, 2)
        places.add((deck(game, "reserve").split().index("Ca"), deck(game, "population").split().index("Ho")))
    assert len({carrier for carrier, _ in places}) > 2
    assert len({hostile for _, hostile in places}) > 2


@pytest.mark.rule("RX-92")
@pytest.mark.parametrize(("aside", "contained"), [("Su", "Ca"), ("Ho", "Vo")])
def test_event_2_of_uncertainty_needs_both(aside: str, contained: str) -> None:
    game = scenario_table(UNCERTAINTY, "Ch", aside=aside, contained=contained, reserve="In")
    trigger_event(game, 2)
    assert (pile(game, "aside"), pile(game, "contained"), deck(game, "reserve")) == (aside, contained, "In")


@pytest.mark.rule("RX-92")
@pytest.mark.parametrize(
    ("cards", "rows"), [(3, [3]), (9, [4, 4, 1]), (17, [4, 4, 4, 4, 1]), (24, [4] * 6), (25, [5] * 5), (36, [6] * 6)]
)
def test_event_3_of_uncertainty_deals_the_crowd_again(cards: int, rows: list[int]) -> None:
    game = scenario_table(UNCERTAINTY)
    signs = ["Ho", "Su", "Ch", "Vo?"] * 9
    for number, sign in enumerate(signs[:cards]):
        row, column = divmod(number, 6)
        kind, down, _ = sign.partition("?")
        cell = 8 * (row + 1) + column + 1
        game.put(cell, SIGN.index(kind), up=not down, known=0 if down else KNOWN_TO_ALL)
    game.roadblocks = {9: 3}
    before = [citizen for citizen in game.cells if citizen >= 0]
    trigger_event(game, 3)
    assert [len(line.replace(".", "").split()) for line in crowd(game).split(" / ")] == rows
    after = [citizen for citizen in game.cells if citizen >= 0]
    assert sorted(after) == sorted(before)
    assert cards == 3 or after != before
    assert game.down == game.crowd
    assert not any(game.known)
    assert game.roadblocks == {}


@pytest.mark.rule("RX-92")
def test_event_4_of_uncertainty_reveals_around_a_suspect_and_reshuffles_nothing() -> None:
    game = scenario_table(UNCERTAINTY, ". Vo? .", "In? Ho Ch?", ". Ch? .", ". . Su", untriggered="riot")
    trigger_event(game, 4)
    assert options(game) == ["crowd:d4", "crowd:f5"]
    assert refusal(game, "crowd:d3").rule == "RX-92"
    decide(game, "crowd:d4")
    assert options(game) == ["crowd:c4", "crowd:d3", "crowd:d5", "crowd:e4"]
    assert refusal(game, "crowd:f5").rule == "RX-12"
    decide(game, "crowd:d5")
    assert event_count(game, "event-adds") == 1  # each with its effect: chaotic
    while not is_choosing_action(game):
        decide(game, options(game)[0])
    assert event_count(game, "event-reveals") == 4
    assert event_count(game, "event-adds") == 3
    assert (raxxon(game), raxxon(game, "untriggered")) == ([], ["riot"])
    assert game.power == 1


@pytest.mark.rule("RX-92")
def test_a_card_added_beside_the_suspect_during_the_event_is_not_revealed() -> None:
    game = scenario_table(UNCERTAINTY, "Ch? Ho Vo?", "Vo? . .", population="Ho")
    trigger_event(game, 4)
    assert options(game) == ["crowd:c3", "crowd:c5"]
    decide(game, "crowd:c3")
    assert crowd(game) == "Ch Ho Vo / Vo? Ho? ."
    game = scenario_table(UNCERTAINTY, "Ch? Ho Vo?", ". In? .", "Vo? . .", population="")
    trigger_event(game, 4, "crowd:c3")
    game.put(CELL_NAMES.index("b4"), SIGN.index("Ch"), up=False, known=KNOWN_TO_NONE)
    assert refusal(game, "crowd:b4").rule == "RX-92"


# --- RX-93 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-93")
def test_crowd_control_may_calm_a_hostile_card_instead() -> None:
    game = scenario_table(CALM, "Ho Ch", "Ho?", reserve="Fr In")
    act(game, "control")
    assert options(game) == ["crowd:c3", "no"]
    assert refusal(game, "crowd:c4").rule == "RX-93"
    decide(game, "crowd:c3")
    assert (crowd(game), pile(game, "aside"), deck(game, "reserve")) == ("In Ch / Ho? .", "Ho", "Fr")
    assert is_choosing_action(game)  # neither the swap nor the optional effect
    assert game.current == 1


@pytest.mark.rule("RX-93")
def test_crowd_control_can_still_be_used_as_printed() -> None:
    game = scenario_table(CALM, "Ho Ch", "Ho?", reserve="Fr In")
    act(game, "control", "no", "crowd:c3>crowd:c4", "no")
    assert crowd(game) == "Ch Ho / Ho? ."
    game = scenario_table(CALM, "Ho Ch", "Ho?", reserve="")
    act(game, "control", "crowd:c3>crowd:c4", "no")  # with no card to calm, nothing is asked
    assert crowd(game) == "Ch Ho / Ho? ."


@pytest.mark.rule("RX-93")
def test_hostile_cards_are_not_evacuated_in_calm_the_crowd() -> None:
    game = scenario_table(CALM, "In Su", "Fr Ho")
    act(game, "evacuate")
    assert options(game) == ["column:3", "row:c"]
    assert refusal(game, "row:d").rule == "RX-93"
    decide(game, "row:c")
    assert pile(game, "evacuated") == "Su In"


@pytest.mark.rule("RX-93")
def test_fifteen_calm_cards_win() -> None:
    game = scenario_table(CALM, "In", evacuated="3Su 3Ce 2In 3Fr 2Fa")
    act(game, "evacuate", "row:c")
    assert not game.is_over()
    game = scenario_table(CALM, "In", evacuated="3Su 3Ce 2In 3Fr 3Fa")
    act(game, "evacuate", "row:c")
    assert game.outcome == VICTORY


@pytest.mark.rule("RX-93")
def test_at_night_calm_cards_beside_hostile_ones_are_hostile_again() -> None:
    game = scenario_table(CALM, "In Fr Ho?", "Su . .", aside="4Ho", reserve="Fa", infection="9Ch", population="3Vo")
    all_pass(game)
    assert event_count(game, "event-provoked") == 1  # the new hostile card provokes no card
    assert pile(game, "aside") == "3Ho"
    assert deck(game, "reserve") == "Fa Fr"
    assert count_by_sign(population(game)) == "2Ho 1Su 1In 3Vo"
    assert game.redact(1)["table"]["reserve"] == [NONE, SIGN.index("Fr")]


@pytest.mark.rule("RX-93")
@pytest.mark.parametrize(("aside", "provoked"), [("", 0), ("Ho", 1), ("2Ho", 2), ("3Ho", 2)])
def test_the_hostile_supply_limits_how_many_cards_are_hostile_again_at_night(aside: str, provoked: int) -> None:
    game = scenario_table(CALM, "In Ho Fr", aside=aside, reserve="Fa", infection="9Ch", population="3Vo")
    all_pass(game)
    assert event_count(game, "event-provoked") == provoked
    assert min(game.aside) >= 0
    assert count_by_sign(population(game)).startswith(f"{1 + provoked}Ho")


@pytest.mark.rule("RX-93")
def test_hostile_returns_from_the_hostile_supply_for_an_evacuated_card() -> None:
    game = scenario_table(CALM, "Ho?", aside="2Ho", evacuated="In Su", reserve="Fa")
    apply_symbols(game, "hostile")
    assert options(game) == ["evacuated:innocent", "evacuated:susceptible"]
    decide(game, "evacuated:innocent")
    assert (pile(game, "aside"), pile(game, "discard"), pile(game, "evacuated")) == ("Ho", "Ho", "Su")
    assert deck(game, "reserve") == "Fa In"
    for aside, evacuated in (("", "In"), ("Ho", "")):
        game = scenario_table(CALM, "Ho?", aside=aside, evacuated=evacuated)
        apply_symbols(game, "hostile")
        assert (pile(game, "aside"), pile(game, "discard"), pile(game, "evacuated")) == (aside, "", evacuated)


@pytest.mark.rule("RX-93")
def test_event_1_of_calm_turns_hostile_cards_down() -> None:
    game = scenario_table(CALM, "Ho Ho Ch", "Ho?")
    trigger_event(game, 1)
    assert options(game) == ["crowd:c3", "crowd:c4", "done"]
    decide(game, "crowd:c3", "crowd:c4")
    assert crowd(game) == "Ho? Ho? Ch / Ho? . ."


@pytest.mark.rule("RX-93")
def test_event_2_of_calm_calms_one() -> None:
    game = scenario_table(CALM, "Ho Ho", reserve="In Fr")
    trigger_event(game, 2, "crowd:c4")
    assert crowd(game) == "Ho Fr"
    game = scenario_table(CALM, "Ho Ho", reserve="In Fr")
    trigger_event(game, 2, "no")
    assert crowd(game) == "Ho Ho"


@pytest.mark.rule("RX-93")
def test_event_3_of_calm_reveals_a_card() -> None:
    game = scenario_table(CALM, "Ch In?")
    trigger_event(game, 3)
    assert crowd(game) == "Ch In"


@pytest.mark.rule("RX-93")
@pytest.mark.parametrize(("hostile", "ends"), [(1, False), (2, True)])
def test_the_timed_event_makes_three_hostile_cards_end_the_day(hostile: int, *, ends: bool) -> None:
    game = scenario_table(CALM, " ".join(["Ho"] * hostile + ["Ho?", "In?"]), "Ho", infection="9Ch")
    game.past_events = [0, 1]
    trigger_event(game, 0, "crowd:d3")
    assert game.past_events == [0, 1, 3]
    assert game.strict
    apply_symbols(game, "flip")
    decide(game, f"crowd:c{hostile + 3}")
    if not ends:
        decide(game, f"crowd:c{hostile + 4}")  # the second hostile card reveals another
    assert (game.day == 2) is ends
    assert game.strict is not ends  # only for the rest of the day


@pytest.mark.rule("RX-93")
def test_the_timed_event_ends_the_day_at_once_if_three_stay_face_up() -> None:
    for rows, answer, ends in (
        (["Ho Ho Ho"], "done", True),
        (["Ho Ho Ho"], "crowd:c3", False),
        (["Ho Ho"], "done", False),
    ):
        game = scenario_table(CALM, *rows, infection="9Ch")
        game.past_events = [0, 1]
        trigger_event(game, 0, answer)
        assert (game.day == 2) is ends
        assert event_count(game, "event-day-ends") == ends
        assert game.power == (not ends)  # the end of the day cuts the event short


@pytest.mark.rule("RX-93")
def test_on_a_strict_day_three_hostile_cards_end_it_without_a_reveal_too() -> None:
    game = scenario_table(CALM, "Ho Ho", "Ho? Ch?", characters="kd thomas", infection="9Ch")
    game.strict = True
    act(game, "kill", "row:d")  # turned up without any effect
    assert game.day == 2
    game = scenario_table(CALM, "Ho Ho", "Ho? Ch?", characters="kd thomas", infection="9Ch")
    act(game, "kill", "row:d")
    assert game.day == 1


# --- RX-94 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RX-94")
def test_evacuation_leaves_celebrities_where_they_are() -> None:
    game = scenario_table(TARGETS, "Ho Ce In", "Ch . .")
    act(game, "evacuate", "row:c")
    assert crowd(game) == ". Ce / Ch ."
    assert pile(game, "evacuated") == "Ho In"
    game = scenario_table(TARGETS, "Ho Ce", "In .", characters="gabriel thomas")
    act(game, "evacuate", "crowd:c3")
    assert options(game) == ["crowd:d3", "done"]
    assert refusal(game, "crowd:c4").rule == "RX-94"
    decide(game, "done")
    assert pile(game, "evacuated") == "Ho"


@pytest.mark.rule("RX-94")
def test_cards_around_a_celebrity_can_be_evacuated_without_it() -> None:
    game = scenario_table(TARGETS, "Su Ce In", characters="gabriel thomas")
    act(game, "evacuate")
    assert options(game) == ["crowd:c3", "crowd:c4", "crowd:c5"]
    decide(game, "crowd:c4")
    assert options(game) == ["crowd:c3", "crowd:c5"]  # without the others there would be none
    decide(game, "crowd:c3", "crowd:c5")
    assert (crowd(game), pile(game, "evacuated")) == ("Ce", "Su In")


@pytest.mark.rule("RX-94")
def test_celebrities_alone_cannot_be_evacuated() -> None:
    game = scenario_table(TARGETS, "Ce Ch", "Ce In")
    act(game, "evacuate")
    assert pile(game, "evacuated") == "In"  # the only line: row d
    game = scenario_table(TARGETS, "Ce", "In", characters="thomas meryl")
    act(game, "evacuate")
    assert options(game) == ["column:3", "row:d"]
    assert refusal(game, "row:c").rule == "RX-94"
    game = scenario_table(TARGETS, "Ce . In", characters="gabriel thomas")
    act(game, "evacuate")
    assert pile(game, "evacuated") == "In"


@pytest.mark.rule("RX-94")
def test_quarantine_may_bring_in_a_celebrity_instead_of_infected_cards() -> None:
    game = scenario_table(TARGETS, "Ce Ch", "Ce?", population="3Ho")
    act(game, "quarantine")
    assert options(game) == ["crowd:c3", "no"]
    assert refusal(game, "crowd:c4").rule == "RX-94"
    decide(game, "crowd:c3")
    assert crowd(game) == ". Ch / Ce? ."
    assert is_choosing_action(game)
    assert game.current == 1
    game = scenario_table(TARGETS, "Ce Ch", "Ce?")
    act(game, "quarantine", "no", "crowd:c4")
    assert pile(game, "contained") == "Ch"
    act(game, "quarantine", "no")
    assert crowd(game) == "Ce / Ce?"


@pytest.mark.rule("RX-94")
def test_the_first_celebrity_mutates_the_second_leaves_and_the_third_comes_back() -> None:
    game = scenario_table(TARGETS, "Ce Ce Ce", population="3Ho")
    act(game, "quarantine", "crowd:c3")
    assert (game.stage, count_by_sign(game.population)) == (1, "3Ho 1Mu")
    act(game, "quarantine", "crowd:c4")
    assert (game.stage, count_by_sign(game.population), pile(game, "aside")) == (2, "3Ho 1Mu", "Ce")
    decide(game, "go", "pass")
    assert game.current == 1
    game.tokens = [[0] * 6, [0] * 6]
    game.stack, game.decisions = game.stack[:2], []
    game.advance()
    act(game, "quarantine", "crowd:c5")
    assert (game.stage, count_by_sign(game.population), pile(game, "aside")) == (3, "3Ho 1Ce 1Mu", "Ce")
    game = scenario_table(TARGETS, "Ce Ch", stage=3)
    act(game, "quarantine", "crowd:c4")  # the one that came back cannot be brought in again
    assert crowd(game) == "Ce"


@pytest.mark.rule("RX-94")
def test_the_mutant_counts_as_infected() -> None:
    game = scenario_table(TARGETS, "Mu", infection="9Ch", stage=1)
    all_pass(game)
    assert len(game.infection) == 8


@pytest.mark.rule("RX-94")
def test_the_face_up_mutant_is_not_quarantined() -> None:
    game = scenario_table(TARGETS, "Mu Ch Ho?", stage=1)
    act(game, "quarantine")
    assert options(game) == ["crowd:c4", "done"]
    assert refusal(game, "crowd:c3").rule == "RX-94"
    game = scenario_table(TARGETS, "Mu Ho?", stage=1, raxxon="trial_drug")
    follow_card(game, 1)
    assert crowd(game) == "Mu Ho?"


@pytest.mark.rule("RX-94")
def test_the_mutant_and_the_third_celebrity_can_be_anywhere_in_the_deck() -> None:
    for stage, sign in ((0, "Mu"), (2, "Ce")):
        places = set()
        for seed in range(8):
            game = scenario_table(TARGETS, "Ce Ch", population="9Ho", stage=stage)
            game.rng = seeded(f"shuffle {seed}")
            act(game, "quarantine", "crowd:c3")
            places.add(deck(game, "population").split().index(sign))
        assert len(places) > 2


@pytest.mark.rule("RX-94")
def test_the_face_up_mutant_cannot_be_chosen_to_be_killed_or_controlled() -> None:
    game = scenario_table(TARGETS, "Ho Mu Ch", characters="thomas meryl", stage=1)
    act(game, "control")
    assert options(game) == ["crowd:c3>crowd:c5", "crowd:c5>crowd:c3"]
    game = scenario_table(TARGETS, "Ho Mu Ch", characters="gabriel meryl", stage=1)
    act(game, "control")
    assert not [option for option in options(game) if "crowd:c4" in option]
    game = scenario_table(TARGETS, "Ho Mu Ch", characters="thomas meryl", stage=1)
    act(game, "kill")
    assert options(game) == ["crowd:c3", "crowd:c5"]
    game = scenario_table(TARGETS, "Ho Mu", "Ch Ch", characters="thomas meryl", stage=1)
    act(game, "kill", "crowd:d4")
    assert options(game) == ["crowd:d3", "done"]
    game = scenario_table(TARGETS, "Mu Ch Ch", characters="liaison thomas", stage=1)
    act(game, "kill")
    assert options(game) == ["crowd:c4", "crowd:c5", "done"]
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", raxxon="burning_block", characters="gabriel thomas", stage=1)
    decide(apply_symbols(game, "raxxon"), "choice:1")
    assert options(game) == ["crowd:c4>crowd:d4", "crowd:d3>crowd:d4", "crowd:d4>crowd:c4", "crowd:d4>crowd:d3"]


@pytest.mark.rule("RX-94")
def test_the_face_up_mutant_is_not_killed() -> None:
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", stage=1)
    act(game, "kill")
    assert refusal(game, "crowd:c3").rule == "RX-94"
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", characters="brian thomas", stage=1)
    act(game, "kill", "row:c")
    assert at(game, "c3") == "Mu"
    assert at(game, "c4") == "."
    game = scenario_table(TARGETS, "Mu Ch Ch", characters="liaison thomas", stage=1)
    act(game, "kill")
    assert refusal(game, "crowd:c3").rule == "RX-94"
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", raxxon="burning_block", characters="gabriel thomas", stage=1)
    decide(apply_symbols(game, "raxxon"), "choice:1")
    assert refusal(game, "crowd:c3").rule == "RX-94"
    assert refusal(game, "crowd:c4", "crowd:c3").rule == "RX-94"


@pytest.mark.rule("RX-94")
def test_a_face_down_mutant_is_killed_without_an_effect() -> None:
    game = scenario_table(TARGETS, "Mu? Ch", "Ho?", characters="brian thomas", stage=1)
    act(game, "kill", "row:c")
    assert pile(game, "discard") == "Ch Mu"
    assert crowd(game) == "Ho?"


@pytest.mark.rule("RX-94")
def test_a_clinical_air_strike_does_not_kill_the_mutant_it_turns_up() -> None:
    game = scenario_table(TARGETS, "Mu? Ch Ho", "In? . .", characters="kd thomas", stage=1)
    act(game, "kill", "row:c")
    assert at(game, "c3") == "Mu"
    assert "Ch" in pile(game, "discard")


@pytest.mark.rule("RX-94")
def test_crowd_control_does_not_affect_the_face_up_mutant() -> None:
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", stage=1)
    act(game, "control")
    assert refusal(game, "crowd:c3").rule == "RX-94"
    assert refusal(game, "crowd:c4", "crowd:c3").rule == "RX-94"
    decide(game, "crowd:c4>crowd:d3", "yes")
    assert "event-turns-down" in [event.kind for event in game.events or []]
    assert at(game, "c3") == "Mu"
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", characters="brian thomas", stage=1)
    act(game, "control", "crowd:c4>crowd:d3")
    assert options(game) == ["citizen:chaotic", "done"]
    game = scenario_table(TARGETS, "Mu Ch", "Ho? In?", characters="gabriel thomas", stage=1)
    act(game, "control")
    assert refusal(game, "crowd:c3").rule == "RX-94"


@pytest.mark.rule("RX-94")
def test_an_interview_turns_the_mutant_up_and_ends() -> None:
    game = scenario_table(TARGETS, "Mu? Ho?", characters="meryl thomas", stage=1)
    act(game, "special", "crowd:c3")
    assert at(game, "c3") == "Mu"
    assert at(game, "c4") == "."  # killed at the end of the turn


@pytest.mark.rule("RX-94")
def test_the_mutant_kills_an_adjacent_card_at_the_end_of_each_turn() -> None:
    game = scenario_table(TARGETS, ". Su? .", "Ho Mu Ch", ". . In?", stage=1)
    act(game, "investigate", "crowd:e5")
    assert prompt(game).id == "prompt-mutant"
    assert options(game) == ["crowd:c4", "crowd:d3", "crowd:d5"]
    assert refusal(game, "crowd:e5").rule == "RX-94"
    decide(game, "crowd:c4")
    assert pile(game, "discard").startswith("Su")
    assert len(game.infection) == 9  # with its effect
    assert game.current == 1


@pytest.mark.rule("RX-94")
def test_after_a_pass_the_mutant_does_not_kill() -> None:
    game = scenario_table(TARGETS, "Ho Mu Ch", stage=1)
    decide(game, "pass")
    assert crowd(game) == "Ho Mu Ch"
    assert is_choosing_action(game)
    game = scenario_table(TARGETS, "Ho Mu Ch", stage=1)
    game.tokens[1][KINDS.index("kill")] = 1
    decide(game, "pass", "go", "place:b4", "pass")
    assert prompt(game).id == "prompt-mutant"  # part of a turn was taken


@pytest.mark.rule("RX-94")
def test_the_goal_is_reached_when_a_turn_ends_with_mutant_and_celebrity_adjacent() -> None:
    game = scenario_table(TARGETS, "Mu Ce?", "Ho In", stage=3)
    act(game, "investigate")
    assert crowd(game) == "Ho In"
    assert (game.stage, pile(game, "aside")) == (4, "Ce Mu")
    game = scenario_table(TARGETS, "Mu . Ce", "Ho? In Ch?", stage=3)
    act(game, "investigate", "crowd:d3")
    assert game.stage == 3


@pytest.mark.rule("RX-94")
def test_the_goal_and_27_evacuated_cards_win() -> None:
    others = "15Ho 3Su 3In 3Fr"
    for stage, outcome in ((3, OPEN), (4, VICTORY)):
        game = scenario_table(TARGETS, "Fa", evacuated=f"{others} 2Fa", stage=stage)
        act(game, "evacuate", "row:c")
        assert (game.saved(), game.outcome) == (27, outcome)
    game = scenario_table(TARGETS, "Mu Ce?", evacuated=f"{others} 3Fa", stage=3)
    act(game, "investigate")
    assert game.outcome == VICTORY


@pytest.mark.rule("RX-94")
def test_an_imagined_world_has_one_mutant() -> None:
    game = deal_scenario(TARGETS)
    celebrity = SIGN.index("Ce")
    game.population.remove(celebrity)
    game.stage = 1
    game.shuffle_in(SIGN.index("Mu"))
    for seed in range(10):
        world = RULESET.imagine(game.redact(0), seeded(seed))
        assert isinstance(world, ScenarioTable)
        assert count_by_sign(population(world) + world.infection) == count_by_sign(population(game) + game.infection)
        assert SIGN.index("Mu") in population(world)


# --- whole games -----------------------------------------------------------------------------------------------------


def all_cards(game: ScenarioTable) -> list[int]:
    """All cards, wherever they lie; the mutant as the celebrity that it was."""
    piles = (game.discard, game.evacuated, game.contained, game.uncontained, game.aside)
    cards = population(game) + game.infection + game.reserve
    cards += [citizen for pile_of in piles for citizen, number in enumerate(pile_of) for _ in range(number)]
    focus = game.pack.scenario.focus
    people = sorted(focus if citizen == game.pack.scenario.mutant else citizen for citizen in cards)
    return people + sorted(game.raxxon + game.triggered + game.untriggered + game.followed)


@pytest.mark.rule("RX-90", "RX-91", "RX-92", "RX-93", "RX-94")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", ALL_SCENARIOS)
def test_a_random_game_ends_loses_no_card_and_hides_the_unknown(number: int, seats: int) -> None:
    for seed in range(2):
        game = deal_scenario(number, seats, f"random {seed}")
        rng = seeded(f"play {seed}")
        cards = all_cards(game)
        for turn in range(1000):
            assert all_cards(game) == cards
            if game.is_over():
                break
            viewer = turn % (seats + 1) - 1
            known = game.redact(viewer)
            world = RULESET.imagine(json.loads(json.dumps(known)), seeded(turn))
            assert isinstance(world, ScenarioTable)
            assert all_cards(world) == cards
            assert json.dumps(world.redact(viewer)) == json.dumps(known)
            other = game.copy()
            other.reshuffle_unknown(viewer, seeded(turn))
            assert json.dumps(other.redact(viewer)) == json.dumps(known)
            assert json.dumps(RULESET.load(json.loads(json.dumps(game.dump()))).dump()) == json.dumps(game.dump())
            decision = game.decisions[0]
            options(game)
            game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
        assert game.is_over()
        standings = game.standings()
        assert all(standing.total == sum(line.points for line in standing.ledger) for standing in standings)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("number", ALL_SCENARIOS)
def test_a_game_that_cannot_be_lost_overnight_reaches_every_event_and_loses_no_card(number: int, seats: int) -> None:
    game = deal_scenario(number, seats, "long")
    rng = seeded(f"long {seats}")
    cards = all_cards(game)
    keep_alive(game)
    for turn in range(600):
        if game.is_over():
            break
        if game.day > 1:
            game.day = 1  # there is no last day
            keep_alive(game)
        assert all_cards(game) == cards
        if turn % 5 == 0:
            viewer = turn // 5 % (seats + 1) - 1
            known = game.redact(viewer)
            world = RULESET.imagine(json.loads(json.dumps(known)), seeded(turn))
            assert isinstance(world, ScenarioTable)
            assert all_cards(world) == cards
            assert json.dumps(world.redact(viewer)) == json.dumps(known)
            options(game)
        decision = game.decisions[0]
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert len(game.past_events) > (5 if number != TARGETS else -1)


def keep_alive(game: ScenarioTable) -> None:
    """Take Raxxon's power, give the infection its cards back, and let the next Raxxon cards bring events."""
    game.power = 0
    for place in range(len(game.population) - 1, -1, -1):
        citizen = game.population[place]
        if len(game.infection) < 12 and not game.is_healthy(citizen) and game.pack.scenario.spreading >> citizen & 1:
            game.infection.append(game.population.pop(place))
            game.infection_known.append(game.population_known.pop(place))
    game.raxxon.sort(key=lambda card: RULESET.content.compiled.cards[card].reshuffles)
    game.raxxon_known = [KNOWN_TO_NONE] * len(game.raxxon)


@pytest.mark.parametrize("language", ["en", "uk", "cs", "ru"])
@pytest.mark.parametrize("number", ALL_SCENARIOS)
def test_the_terminal_names_the_scenario(number: int, language: str) -> None:
    game = deal_scenario(number)
    panels = RULESET.text.table_panels(RULESET.view(game.redact(NONE)), language, ["A", "B"])
    drawn = "\n".join(span.text for panel in panels for line in panel.lines for span in line)
    title = next(title for rule, title, _ in RULESET.text.rulebook(language) if rule == SCENARIOS[number - 1].rule)
    assert title in drawn


@pytest.mark.parametrize("number", ALL_SCENARIOS)
def test_the_page_names_the_scenario(number: int) -> None:
    page = RULESET.text.format(Message(f"web-option-raxxon-scenario-{number}"), "en")
    assert page == RULESET.text.format(Message(f"scenario-{number}"), "en")
