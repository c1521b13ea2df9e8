"""The population deck and the infection deck: drawing, refilling, spreading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ending import OUTBREAK, end_game
from .secrets import KNOWN_TO_NONE

if TYPE_CHECKING:
    from .table import Raxxon


def has_population(game: Raxxon) -> bool:
    """Whether a citizen can be drawn."""
    return bool(game.population) or sum(game.discard) > 0


def draw(game: Raxxon) -> tuple[int, int]:
    """Draw the top citizen, and the viewers who know it; an empty deck is refilled first (RX-39)."""
    if not game.population:
        shuffle_discard_in(game)
    game.reveals += 1
    return game.population.pop(), game.population_known.pop()


def shuffle_discard_in(game: Raxxon) -> None:
    """Shuffle the discard pile into the population deck."""
    for citizen in range(len(game.discard)):
        game.population += [citizen] * game.discard[citizen]
        game.discard[citizen] = 0
    shuffle_population(game)
    if game.events is not None:
        game.emit("event-shuffles-population", {"number": len(game.population)})


def shuffle_population(game: Raxxon) -> None:
    """Shuffle the population deck: no viewer knows its cards."""
    game.rng.shuffle(game.population)
    game.population_known = [KNOWN_TO_NONE] * len(game.population)


def spread(game: Raxxon) -> None:
    """Move the top infection card to the discard pile; with an empty deck the game is lost (RX-32)."""
    if not game.infection:
        end_game(game, OUTBREAK)
        return
    citizen = game.infection.pop()
    game.infection_known.pop()
    game.discard[citizen] += 1
    game.reveals += 1
    if game.events is not None:
        game.emit("event-spreads", {"card": game.citizen_name(citizen), "left": len(game.infection)})
