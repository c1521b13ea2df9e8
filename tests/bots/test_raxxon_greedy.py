"""The greedy bot at Raxxon: how it begins a day, what it does in danger, how it ends a game, what its rules win."""

from __future__ import annotations

from ludarium.bots.greedy import whole
from ludarium.bots.raxxon import Planner, player, prospects
from ludarium.bots.raxxon_day import plain, promise
from ludarium.bots.raxxon_sight import Sight
from ludarium.bots.registry import bot
from ludarium.games import contract
from ludarium.games.raxxon.table import VICTORY, Raxxon
from ludarium.kernel.rng import seeded

from ..games.raxxon.scene_staging import CALM, GHOSTS, MUTATION, TARGETS, UNCERTAINTY, scene
from ..games.raxxon.staging import decide, table

RAXXON = contract("raxxon")

FAR_TOO_LONG = 3000  # decisions; no game of the plain rules has come near so many


def answer(game: Raxxon, seat: int = 0) -> str:
    """What the greedy bot decides, by its id."""
    return bot("greedy", RAXXON, seeded(1)).decide_id(game.redact(seat))


def ruled(game: Raxxon) -> str:
    """What the plain rules decide, by its id."""
    seat = game.decisions[0].seat
    frame = game.stack[-1]
    option = plain(game, seat, game.decisions[0].options, seeded(1))
    return ">".join(frame.step().touches(game, frame, option))


def test_a_day_begins_with_a_look_at_the_crowd() -> None:
    assert answer(table("Ho? Su? In?", "Ca? Vo? Ho?", "Fa? Ho? Ch?")) == "action:0"


def test_the_last_citizens_are_evacuated_at_once() -> None:
    healthy = "15Ho 3Su 3Ce 1In 3Fr 3Fa"
    assert answer(table("In In Ca?", "Vo", evacuated=healthy, characters="gabriel thomas")) == "action:1"


def test_a_line_is_brought_to_safety_before_a_fourth_brawler_may_end_the_day() -> None:
    assert ruled(table("Ho Ho Ho", "Ho? Su? Ho?", population="6Ho")) == "action:1"


def test_with_nothing_to_gain_the_plain_rules_pass() -> None:
    assert ruled(table("", tokens={0: "evacuate:1"})) == "pass"


def test_prospects_fall_with_power_and_with_the_infection_deck() -> None:
    good = prospects(table("Su", infection="9Vo"))
    assert good > prospects(table("Su", infection="9Vo", power=5))
    assert good > prospects(table("Su", infection="3Vo"))


def test_a_hint_begins_with_what_the_bot_does_and_says_of_it_what_it_expects() -> None:
    planner = player(RAXXON, seeded(1))
    assert isinstance(planner, Planner)
    taken: set[int] = set()
    for seed in range(6):
        game = table("Ho Su? In", "Ca Vo? Ho", "Fa? Ho Ch?", seed=seed)
        options = planner.shortlist(game, 0)
        ranked = planner.ranked(game, 0)
        assert ranked[0][0] == planner.choose(game, 0)
        means = planner.race(game, 0, options)
        assert ranked[0][1] == whole(means[options.index(ranked[0][0])])
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)
        assert sorted(option for option, _ in ranked) == sorted(options)
        taken.add(options.index(ranked[0][0]))
    assert 0 in taken
    assert len(taken) > 1


# --- scenarios -----------------------------------------------------------------------------------------------------


def chosen(game: Raxxon, action: str) -> str:
    """What the plain rules answer to what an action asks first."""
    decide(game, action)
    return ruled(game)


def test_a_suspect_is_checked_where_a_healthy_card_then_does_most_good() -> None:
    game = scene(UNCERTAINTY, "Fr Fr Ho", "Ca? Ho Ca?", reserve="5In 2Ca")
    assert ruled(game) == "action:6"
    assert chosen(game, "action:6") == "crowd:c5"


def test_where_none_but_infected_cards_would_come_nobody_is_checked() -> None:
    assert ruled(scene(UNCERTAINTY, "Fr Fr Ho", reserve="7Ca")) != "action:6"


def test_a_hostile_card_is_calmed_in_place_of_what_crowd_control_does() -> None:
    game = scene(CALM, "Fr Fr Ho", "Ca? Ho Ca?", reserve="5In")
    assert ruled(game) == "action:5"
    assert chosen(game, "action:5") == "crowd:c5"


def test_a_celebrity_is_brought_in() -> None:
    game = scene(TARGETS, "Ce Ca", population="9Ho 2Ce")
    assert ruled(game) == "action:4"
    assert chosen(game, "action:4") == "crowd:c3"


def test_the_mutant_is_given_an_infected_card_to_kill() -> None:
    game = scene(TARGETS, "Ho Mu Ca", ". Ho? .", aside="Ce", stage=2)
    decide(game, "action:0")
    assert game.stack[-1].step().prompt(game, game.stack[-1]).id == "prompt-mutant"
    assert ruled(game) == "crowd:c5"


def test_nobody_is_turned_up_only_to_be_killed_by_a_volatile_card() -> None:
    def looking(*crowd: str, stage: int) -> float:
        game = scene(MUTATION, *crowd, stage=stage)
        return promise(game, game.actions(0)[0], Sight(game))

    assert looking("Vo Ho? .", "Ho? . .", stage=0) > 0
    assert looking("Vo Ho? .", "Ho? . .", stage=1) == 0  # else one could go on so for ever
    assert looking("Vo Ho? Ho?", stage=1) > 0
    assert chosen(scene(MUTATION, "Vo Ho? Ho?", stage=1), "action:0") == "crowd:c5"


def test_prospects_rise_with_what_a_scenario_asks_beside_the_saved() -> None:
    assert prospects(scene(GHOSTS, "Su", contained="3Ca")) > prospects(scene(GHOSTS, "Su"))
    assert prospects(scene(TARGETS, "Su", stage=2)) > prospects(scene(TARGETS, "Su"))
    assert prospects(scene(CALM, "Fr", reserve="5In")) > prospects(scene(CALM, "Ho", reserve="6In"))


def test_the_team_saves_citizens_also_where_none_can_be_saved_at_first() -> None:
    for scenario in (UNCERTAINTY, CALM):
        saved = 0
        for seed in range(10):
            game = played({"scenario": scenario}, seed)
            saved += game.saved()
        assert saved > 15


# --- whole games ---------------------------------------------------------------------------------------------------


def played(options: dict[str, int], seed: int) -> Raxxon:
    """A game of two that the plain rules played to its end."""
    game = RAXXON.deal(2, seeded(f"plain {seed}"), RAXXON.complete(2, options))
    assert isinstance(game, Raxxon)
    luck = seeded(f"luck {seed}")
    for _ in range(FAR_TOO_LONG):
        if game.is_over():
            break
        decision = next(decision for decision in game.decisions if decision.is_open())
        game.decide(decision.seat, plain(game, decision.seat, decision.options, luck))
    assert game.is_over()
    return game


def test_the_plain_rules_alone_win_many_games_of_the_introductory_level() -> None:
    assert sum(played({"level": 1}, seed).outcome == VICTORY for seed in range(30)) > 10
