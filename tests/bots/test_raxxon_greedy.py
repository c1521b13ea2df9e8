"""The greedy bot at Raxxon: how it begins a day, what it does in danger, how it ends a game, what its rules win."""

from __future__ import annotations

from ludarium.bots.raxxon import prospects
from ludarium.bots.raxxon_day import plain
from ludarium.bots.registry import bot
from ludarium.games import contract
from ludarium.games.raxxon.table import VICTORY, Raxxon
from ludarium.kernel.rng import seeded

from ..games.raxxon.staging import table

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


def test_the_plain_rules_alone_win_many_games_of_the_introductory_level() -> None:
    won = 0
    for seed in range(30):
        game = RAXXON.deal(2, seeded(f"plain {seed}"), RAXXON.complete(2, {"level": 1}))
        assert isinstance(game, Raxxon)
        luck = seeded(f"luck {seed}")
        for _ in range(FAR_TOO_LONG):
            if game.is_over():
                break
            decision = next(decision for decision in game.decisions if decision.is_open())
            game.decide(decision.seat, plain(game, decision.seat, decision.options, luck))
        assert game.is_over()
        won += game.outcome == VICTORY
    assert won > 10
