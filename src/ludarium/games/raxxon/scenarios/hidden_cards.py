"""What is hidden in a scenario besides: the reserve, and the order of the events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .. import secrets
from ..secrets import INFECTED, SUSPECT, fill_crowd, fill_deck, hide_cards, hide_deck, viewer_bit

if TYPE_CHECKING:
    from .scenario import ScenarioTable


def hide(game: ScenarioTable, table: dict[str, Any], viewer: int) -> None:
    """Replace unknown cards, and the events to come, by NONE."""
    secrets.hide(game, table, viewer)
    hide_deck(table, "reserve", viewer_bit(viewer))
    table["events"] = [NONE] * len(game.event_deck)


def deal_unknown(game: ScenarioTable, rng: Rng) -> None:
    """Deal random cards in place of the hidden ones; what all players know of a deck holds in every deal."""
    rules = game.pack.scenario
    left = game.unseen_counts()
    reserve = take_healthy_reserve(game, left)
    infected: list[int] = []
    suspects: list[int] = []
    rest: list[int] = []
    for citizen in range(len(left)):
        cards = [citizen] * left[citizen]
        if citizen == rules.mutant or (game.is_healthy(citizen) and citizen != game.pack.hostile):
            rest += cards
        elif rules.spreading >> citizen & 1:
            infected += cards
        else:
            suspects += cards
    rng.shuffle(infected)
    fill_deck(game.infection, infected)
    while len(reserve) < game.reserve.count(NONE):
        reserve.append(infected.pop())
    rng.shuffle(reserve)
    fill_deck(game.reserve, reserve)
    fill_crowd(game, INFECTED, infected)
    suspects += infected
    rng.shuffle(suspects)
    fill_crowd(game, SUSPECT, suspects)
    rest += suspects
    rng.shuffle(rest)
    fill_crowd(game, 0, rest)
    fill_deck(game.population, rest)
    secrets.deal_raxxon(game, rng)
    if NONE in game.event_deck:
        deal_events(game, rng)


def take_healthy_reserve(game: ScenarioTable, left: list[int]) -> list[int]:
    """The hidden healthy cards of the reserve, taken out of `left`, the number of hidden cards by type."""
    cards: list[int] = []
    for citizen in range(len(left)):
        number = game.reserve_healthy[citizen]
        if number:
            number -= game.reserve.count(citizen)
            left[citizen] -= number
            cards += [citizen] * number
    return cards


def deal_events(game: ScenarioTable, rng: Rng) -> None:
    """Shuffle the events to come."""
    game.event_deck = game.pack.scenario.event_numbers[:]
    for event in game.past_events:
        if event in game.event_deck:
            game.event_deck.remove(event)
    rng.shuffle(game.event_deck)


def unseen_counts(game: ScenarioTable) -> list[int]:
    """The number of hidden citizens by type."""
    left = secrets.unseen_counts(game)
    for citizen in range(len(left)):
        left[citizen] -= game.aside[citizen]
    for citizen in game.reserve:
        if citizen != NONE:
            left[citizen] -= 1
    return left


def reshuffle_unknown(game: ScenarioTable, viewer: int, rng: Rng) -> None:
    """Deal the cards and events that the viewer does not know again."""
    game.reserve_healthy = game.count_healthy_reserve()
    game.event_deck = [NONE] * len(game.event_deck)
    hide_cards(game.reserve, game.reserve_known, viewer_bit(viewer))
    secrets.reshuffle_unknown(game, viewer, rng)
