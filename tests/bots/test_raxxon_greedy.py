"""The greedy bot at Raxxon: its first actions, its reaction to danger, its last turn, its results."""

from __future__ import annotations

from ludarium.bots.greedy import quantize
from ludarium.bots.raxxon import player
from ludarium.bots.raxxon.day import policy_choice
from ludarium.bots.raxxon.estimates import action_value
from ludarium.bots.raxxon.odds import CrowdOdds
from ludarium.bots.raxxon.rollouts import RolloutBot, morning_value
from ludarium.bots.registry import bot
from ludarium.games import ruleset
from ludarium.games.raxxon.ending import VICTORY
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.rng import seeded
from tests.games.raxxon.scenario_staging import CALM, GHOSTS, MUTATION, TARGETS, UNCERTAINTY, scenario_table
from tests.games.raxxon.staging import decide, table

RAXXON = ruleset("raxxon")

MAX_DECISIONS = 3000  # decisions; far more than a game of the plain rules needs


def answer(game: Raxxon, seat: int = 0) -> str:
    """The id of the option that the greedy bot chooses."""
    return bot("greedy", RAXXON, seeded(1)).decide_id(game.redact(seat))


def policy_answer(game: Raxxon) -> str:
    """The id of the option that the plain rules choose."""
    seat = game.decisions[0].seat
    frame = game.stack[-1]
    option = policy_choice(game, seat, game.decisions[0].options, seeded(1))
    return ">".join(frame.step().touches(game, frame, option))


def test_a_day_starts_with_investigating() -> None:
    assert answer(table("Ho? Su? In?", "Ca? Vo? Ho?", "Fa? Ho? Ch?")) == "action:0"


def test_the_last_citizens_are_evacuated_at_once() -> None:
    healthy = "15Ho 3Su 3Ce 1In 3Fr 3Fa"
    assert answer(table("In In Ca?", "Vo", evacuated=healthy, characters="gabriel thomas")) == "action:1"


def test_a_line_is_evacuated_before_a_fourth_hostile_card_could_end_the_day() -> None:
    assert policy_answer(table("Ho Ho Ho", "Ho? Su? Ho?", population="6Ho")) == "action:1"


def test_the_policy_passes_with_nothing_to_gain() -> None:
    assert policy_answer(table("", tokens={0: "evacuate:1"})) == "pass"


def test_the_value_falls_with_power_and_with_the_infection_deck() -> None:
    good = morning_value(table("Su", infection="9Vo"))
    assert good > morning_value(table("Su", infection="9Vo", power=5))
    assert good > morning_value(table("Su", infection="3Vo"))


def test_a_hint_starts_with_the_option_the_bot_takes_and_its_expected_value() -> None:
    planner = player(RAXXON, seeded(1))
    assert isinstance(planner, RolloutBot)
    taken: set[int] = set()
    for seed in range(6):
        game = table("Ho Su? In", "Ca Vo? Ho", "Fa? Ho Ch?", seed=seed)
        options = planner.shortlist(game, 0)
        ranked = planner.ranked(game, 0)
        assert ranked[0][0] == planner.choose(game, 0)
        means = planner.rollout_means(game, 0, options)
        assert ranked[0][1] == quantize(means[options.index(ranked[0][0])])
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)
        assert sorted(option for option, _ in ranked) == sorted(options)
        taken.add(options.index(ranked[0][0]))
    assert 0 in taken
    assert len(taken) > 1


# --- scenarios -----------------------------------------------------------------------------------------------------


def policy_answer_in(game: Raxxon, action: str) -> str:
    """The answer of the plain rules to the first question of an action."""
    decide(game, action)
    return policy_answer(game)


def test_a_suspect_is_checked_where_a_healthy_card_is_most_valuable() -> None:
    game = scenario_table(UNCERTAINTY, "Fr Fr Ho", "Ca? Ho Ca?", reserve="5In 2Ca")
    assert policy_answer(game) == "action:6"
    assert policy_answer_in(game, "action:6") == "crowd:c5"


def test_no_suspect_is_checked_if_only_infected_cards_would_come() -> None:
    assert policy_answer(scenario_table(UNCERTAINTY, "Fr Fr Ho", reserve="7Ca")) != "action:6"


def test_a_hostile_card_is_calmed_instead_of_using_crowd_control() -> None:
    game = scenario_table(CALM, "Fr Fr Ho", "Ca? Ho Ca?", reserve="5In")
    assert policy_answer(game) == "action:5"
    assert policy_answer_in(game, "action:5") == "crowd:c5"


def test_a_celebrity_is_brought_in() -> None:
    game = scenario_table(TARGETS, "Ce Ca", population="9Ho 2Ce")
    assert policy_answer(game) == "action:4"
    assert policy_answer_in(game, "action:4") == "crowd:c3"


def test_the_mutant_is_given_an_infected_card_to_kill() -> None:
    game = scenario_table(TARGETS, "Ho Mu Ca", ". Ho? .", aside="Ce", stage=2)
    decide(game, "action:0")
    assert game.stack[-1].step().prompt(game, game.stack[-1]).id == "prompt-mutant"
    assert policy_answer(game) == "crowd:c5"


def test_no_card_is_revealed_only_to_be_killed_by_a_volatile_card() -> None:
    def looking(*crowd: str, stage: int) -> float:
        game = scenario_table(MUTATION, *crowd, stage=stage)
        return action_value(game, game.actions(0)[0], CrowdOdds(game))

    assert looking("Vo Ho? .", "Ho? . .", stage=0) > 0
    assert looking("Vo Ho? .", "Ho? . .", stage=1) == 0  # it could be repeated without end
    assert looking("Vo Ho? Ho?", stage=1) > 0
    assert policy_answer_in(scenario_table(MUTATION, "Vo Ho? Ho?", stage=1), "action:0") == "crowd:c5"


def test_the_value_rises_with_progress_towards_the_scenarios_goal() -> None:
    assert morning_value(scenario_table(GHOSTS, "Su", contained="3Ca")) > morning_value(scenario_table(GHOSTS, "Su"))
    assert morning_value(scenario_table(TARGETS, "Su", stage=2)) > morning_value(scenario_table(TARGETS, "Su"))
    assert morning_value(scenario_table(CALM, "Fr", reserve="5In")) > morning_value(
        scenario_table(CALM, "Ho", reserve="6In")
    )


def test_the_team_evacuates_citizens_even_if_none_can_be_at_first() -> None:
    for scenario in (UNCERTAINTY, CALM):
        saved = 0
        for seed in range(10):
            game = play_game({"scenario": scenario}, seed)
            saved += game.saved()
        assert saved > 15


# --- whole games ---------------------------------------------------------------------------------------------------


def play_game(options: dict[str, int], seed: int) -> Raxxon:
    """A game of two that the plain rules played to its end."""
    game = RAXXON.deal(2, seeded(f"plain {seed}"), RAXXON.complete(2, options))
    assert isinstance(game, Raxxon)
    luck = seeded(f"luck {seed}")
    for _ in range(MAX_DECISIONS):
        if game.is_over():
            break
        decision = next(decision for decision in game.decisions if decision.is_open())
        game.decide(decision.seat, policy_choice(game, decision.seat, decision.options, luck))
    assert game.is_over()
    return game


def test_the_policy_alone_wins_many_games_of_the_introductory_level() -> None:
    assert sum(play_game({"level": 1}, seed).outcome == VICTORY for seed in range(30)) > 10
