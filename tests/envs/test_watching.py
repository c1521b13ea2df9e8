"""A watched environment: its game is seen live at a real server, and a person can take a seat and take back."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ludarium.client import Client
from ludarium.envs.registry import Dealer
from ludarium.envs.touch_game import IllegalAction, TouchGame
from ludarium.envs.watching import decide_watched, step_watched
from ludarium.kernel.json_cache import decoded_view
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.script import NONE
from ludarium.watch import Watch
from tests.lab.quick_bots import First

NAMES = ["player_0", "player_1"]


class Watching:
    """A watched game, played by random touches."""

    def __init__(self) -> None:
        self.dealer = Dealer("sagrada", 2)
        self.watch = Watch(self.dealer, NAMES)
        self.client = Client(self.watch.server)
        self.rng: Rng = seeded("watching")
        self.game = self.dealer.deal(1)
        self.watch.show(self.game)

    def step(self) -> None:
        """A random touch of the acting seat."""
        legal = sorted(set(self.game.legal()))
        self.game = step_watched(self.watch, self.game, legal[self.rng.below(len(legal))])

    def play_until(self, seat: int) -> None:
        """Step until the seat has to act with no touch made."""
        while self.game.seat != seat or self.game.touched:
            self.step()


@pytest.fixture
def watching() -> Iterator[Watching]:
    found = Watching()
    yield found
    found.client.close()
    found.watch.close()


def public_view(game: TouchGame) -> Any:  # noqa: ANN401 - plain data
    """What a spectator sees."""
    return decoded_view(Dealer("sagrada", 2).ruleset.view(game.game.redact(NONE)))


def test_a_spectator_sees_every_decision_up_to_the_end(watching: Watching) -> None:
    with watching.client.watch(watching.watch.table) as seen:
        assert [seat.name for seat in seen.state.table.seats] == NAMES
        while watching.game.seat != NONE:
            watching.step()
        assert seen.wait(20) is None
        assert seen.state.table.status == "over"
        assert seen.state.view == public_view(watching.game)


def test_a_person_takes_a_seat_and_the_environment_follows(watching: Watching) -> None:
    watching.play_until(1)
    with watching.client.sit(watching.watch.table, "Ada", seat=1) as ada, ThreadPoolExecutor(1) as other:
        stepping = other.submit(watching.step)
        decision = ada.wait(20)
        assert decision is not None
        chosen = decision.options[-1].id
        ada.decide(chosen)
        stepping.result(20)
        with watching.client.watch(watching.watch.table) as seen:
            assert seen.state.view == public_view(watching.game)
            assert [seat.kind for seat in seen.state.table.seats] == ["bot", "person"]
            assert seen.state.table.seats[1].name == "Ada"


def test_what_a_person_takes_back_is_taken_back_in_the_environment(watching: Watching) -> None:
    watching.play_until(1)
    with watching.client.sit(watching.watch.table, "Ada", seat=1) as ada, ThreadPoolExecutor(1) as other:
        before = watching.game.game.dump()
        stepping = other.submit(watching.step)
        decision = ada.wait(20)
        assert decision is not None
        ada.decide(decision.options[0].id)
        stepping.result(20)
        assert watching.game.game.dump() != before
        ada.undo()
        followed = watching.watch.followed(watching.game.seat)
        assert followed is not None
        assert followed.game.dump() == before
        assert followed.seat == 1


def test_a_new_game_is_a_new_table_to_which_the_old_one_leads(watching: Watching) -> None:
    first = watching.watch.table
    watching.watch.show(watching.dealer.deal(2))
    assert watching.watch.table != first
    with watching.client.watch(first) as seen:
        assert seen.state.table.rematch == watching.watch.table


def test_an_illegal_action_is_refused_before_it_is_shown(watching: Watching) -> None:
    with pytest.raises(IllegalAction):
        step_watched(watching.watch, watching.game, next(n for n in range(99) if n not in watching.game.legal()))
    assert watching.watch.followed(watching.game.seat) is None


def test_bots_of_an_environment_are_shown_too(watching: Watching) -> None:
    seat = watching.game.seat
    game = decide_watched(watching.watch, watching.game, First(watching.dealer.ruleset, seeded(1)))
    assert game.seat != seat
    with watching.client.watch(watching.watch.table) as seen:
        assert seen.state.view == public_view(game)
