"""Games touch by touch: the actions reach every option, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.envs.registry import SPACES, VERSION, Dealer, environment_id
from ludarium.envs.touch_game import IllegalAction, TouchGame
from ludarium.errors import BadSetup
from ludarium.kernel.script import NONE
from tests.envs.tables import Table, each_game, each_table, play

RECORDED = Path(__file__).parent / "recorded-v0.json"


def recorded(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RECORDED.read_text(encoding="utf-8"))[game]
    return found


@each_game
def test_the_numbers_of_actions_stay_within_a_version(game: str) -> None:
    assert VERSION == "v0"
    assert environment_id(game) == f"ludarium/{game}_v0"
    assert SPACES[game].touches == recorded(game)["actions"]


@each_game
def test_the_fields_of_observations_stay_within_a_version(game: str) -> None:
    for seats, fields in recorded(game)["fields"].items():
        encoder = Dealer(game, int(seats)).encoder
        assert [[field.name, field.size] for field in encoder.all_fields()] == fields
        assert all(field.meaning for field in encoder.all_fields())


@each_table
def test_the_mask_allows_exactly_the_touches_that_lead_to_an_option(table: Table) -> None:
    for dealer, game, _ in play(table, 1):
        touched = game.space.touches_of(game.touched)
        wanted = set()
        if game.seat != NONE:
            decision = game.game.decision(game.seat)
            assert decision is not None
            frame = game.game.stack[-1]
            for option in decision.options:
                touches = frame.step().touches(game.game, frame, option)
                if touches[: len(touched)] == touched:
                    wanted.add(game.space.numbers[touches[len(touched)]])
        assert {action for action, allowed in enumerate(game.mask()) if allowed} == wanted
        assert len(game.mask()) == len(dealer.space.touches)


@each_table
def test_touches_play_the_same_game_as_decisions(table: Table) -> None:
    name, seats, options = table
    match = ludarium.new_match(name, seats, seed=2, options=options)
    for _, game, _ in play(table, 2):
        if game.touched or game.seat == NONE:
            continue
        assert game.game.dump() == match.game.dump()
        follower = game.copy()
        action = min(follower.legal())
        path = [action]
        while not follower.step(action):
            action = min(follower.legal())
            path.append(action)
        twin = ludarium.replay(match.record())
        twin.decide(game.seat, ">".join(game.space.touches[action] for action in path))
        assert twin.game.dump() == follower.game.dump()
        break


@each_table
def test_the_same_seed_deals_the_same_game_as_a_match(table: Table) -> None:
    name, seats, options = table
    game = Dealer(name, seats, options).deal(3)
    assert game.game.dump() == ludarium.new_match(name, seats, seed=3, options=options).game.dump()


@pytest.mark.parametrize("game", ["sagrada", "redrising"])
def test_a_copy_is_independent_and_keeps_the_touches(game: str) -> None:
    first = next(one for _, one, _ in play((game, 2, {}), 4) if one.touched)
    other = first.copy()
    assert (other.touched, other.mask()) == (first.touched, first.mask())
    before = (first.game.dump(), first.touched)
    while not other.step(other.legal()[0]):
        pass
    assert (first.game.dump(), first.touched) == before
    assert other.game.dump() != before[0]


@each_game
@pytest.mark.parametrize("action", [-1, 100_000])
def test_an_action_that_does_not_exist_is_refused(game: str, action: int) -> None:
    played = Dealer(game, 2).deal(5)
    before = played.game.dump()
    with pytest.raises(IllegalAction, match=f"action {action} is not possible now: expected one of"):
        played.step(action)
    assert played.game.dump() == before
    assert played.touched == 0


def test_an_action_that_the_mask_forbids_is_refused() -> None:
    game = Dealer("sagrada", 2).deal(6)
    forbidden = game.space.numbers["pool:0"]  # while windows are chosen
    with pytest.raises(IllegalAction):
        game.step(forbidden)


def test_after_the_end_no_action_is_taken() -> None:
    game: TouchGame | None = None
    for _, game, _ in play(("sagrada", 1, {}), 7):  # noqa: B007 - the last one is meant
        pass
    assert game is not None
    assert not any(game.mask())
    with pytest.raises(IllegalAction, match="the game is over"):
        game.step(0)


def test_unknown_games_and_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="unknown game 'chess': expected one of"):
        Dealer("chess", 2)
    with pytest.raises(BadSetup, match="sagrada has 1 to 4 seats, not 5"):
        Dealer("sagrada", 5)
