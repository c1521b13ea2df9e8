"""New games, saved games, imagined games."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .grid import CELLS
from .lore import Lore
from .scene import CALM, GHOSTS, MUTATION, UNCERTAINTY, Scene
from .scenes.calm import Calm
from .scenes.ghosts import Ghosts
from .scenes.mutation import Mutation
from .scenes.targets import Targets
from .scenes.uncertainty import Uncertainty
from .table import NOBODY, Raxxon
from .turn import GAME, choose_character


def deal(seats: int, rng: Rng, options: dict[str, int], lore: Lore, *, telling: bool = False) -> Raxxon:
    """A new game (RX-02 to RX-06)."""
    game = table(seats, rng, lore)
    if telling:
        game.story = []
    game.level = options["level"] - 1
    types = len(lore.types)
    if isinstance(game, Scene):
        game.begin()
    else:
        deal_citizens(game)
    game.raxxon = list(range(len(lore.cards)))
    for card in lore.scene.away:
        game.raxxon.remove(card)
    rng.shuffle(game.raxxon)
    game.raxxon_known = [NOBODY] * len(game.raxxon)
    game.discard = [0] * types
    game.evacuated = [0] * types
    game.contained = [0] * types
    game.uncontained = [0] * types
    game.triggered = []
    game.untriggered = []
    game.followed = []
    game.cells = [NONE] * CELLS
    game.keys = [NONE] * CELLS
    game.known = [NOBODY] * CELLS
    game.characters = [NONE] * seats
    game.tokens = [[] for _ in range(seats)]
    game.blocks = {}
    game.first = int(rng.below(seats))
    for seat in range(seats):
        character = options.get(f"character_{seat + 1}", 0)
        if character:
            choose_character(game, seat, character - 1)
    game.push(GAME, game.first)
    game.advance()
    return game


def deal_citizens(game: Raxxon) -> None:
    """The population deck and the infection deck (RX-03, RX-04)."""
    level = game.lore.levels[game.level]
    game.population = []
    infected: list[int] = []
    for citizen in range(len(game.lore.types)):
        deck = game.population if game.is_healthy(citizen) else infected
        deck += [citizen] * level.citizens[citizen]
    game.rng.shuffle(infected)
    game.population += infected[: level.infected]
    game.rng.shuffle(game.population)
    game.population_known = [NOBODY] * len(game.population)
    game.infection = infected[level.infected :]
    game.infection_known = [NOBODY] * len(game.infection)


def table(seats: int, rng: Rng, lore: Lore) -> Raxxon:
    """An empty table, of a scenario or of none."""
    number = lore.scene.number
    if not number:
        return Raxxon(seats, rng, lore)
    if number == GHOSTS:
        return Ghosts(seats, rng, lore)
    if number == MUTATION:
        return Mutation(seats, rng, lore)
    if number == UNCERTAINTY:
        return Uncertainty(seats, rng, lore)
    return Calm(seats, rng, lore) if number == CALM else Targets(seats, rng, lore)


def load(data: dict[str, Any], lore: Lore) -> Raxxon:
    """The game that was dumped."""
    game = table(data["seats"], Rng(0, 0, 0, 1), lore)
    game.load(data, lore.scripts)
    return game


def imagine(redacted: dict[str, Any], rng: Rng, lore: Lore) -> Raxxon:
    """A possible game behind redacted data."""
    game = table(redacted["seats"], rng, lore)
    game.imagine(redacted, lore.scripts, rng)
    return game
