"""New games, loaded games, imagined games."""

from __future__ import annotations

from ludarium.kernel.plain_data import Dump, Redacted
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .compiled_pack import CompiledPack
from .crowd_grid import CELLS
from .decks import shuffle_population
from .scenarios import SCENARIOS
from .scenarios.scenario import ScenarioTable
from .secrets import KNOWN_TO_NONE
from .table import Raxxon
from .turn import GAME, choose_character


def deal(seats: int, rng: Rng, options: dict[str, int], pack: CompiledPack, *, with_events: bool = False) -> Raxxon:
    """A new game (RX-02 to RX-06)."""
    game = empty_table(seats, rng, pack)
    if with_events:
        game.events = []
    game.level = options["level"] - 1
    types = len(pack.types)
    if isinstance(game, ScenarioTable):
        game.deal_decks()
    else:
        deal_citizens(game)
    game.raxxon = list(range(len(pack.cards)))
    for card in pack.scenario.removed_cards:
        game.raxxon.remove(card)
    rng.shuffle(game.raxxon)
    game.raxxon_known = [KNOWN_TO_NONE] * len(game.raxxon)
    game.discard = [0] * types
    game.evacuated = [0] * types
    game.contained = [0] * types
    game.uncontained = [0] * types
    game.triggered = []
    game.untriggered = []
    game.followed = []
    game.cells = [NONE] * CELLS
    game.keys = [NONE] * CELLS
    game.known = [KNOWN_TO_NONE] * CELLS
    game.characters = [NONE] * seats
    game.tokens = [[] for _ in range(seats)]
    game.roadblocks = {}
    game.first = int(rng.below(seats))
    for seat in range(seats):
        character = options.get(f"character_{seat + 1}", 0)
        if character:
            choose_character(game, seat, character - 1)
    game.push(GAME, game.first)
    game.advance()
    return game


def deal_citizens(game: Raxxon) -> None:
    """Deal the population deck and the infection deck (RX-03, RX-04)."""
    level = game.pack.levels[game.level]
    game.population = []
    infected: list[int] = []
    for citizen in range(len(game.pack.types)):
        deck = game.population if game.is_healthy(citizen) else infected
        deck += [citizen] * level.citizens[citizen]
    game.rng.shuffle(infected)
    game.population += infected[: level.infected]
    shuffle_population(game)
    game.infection = infected[level.infected :]
    game.infection_known = [KNOWN_TO_NONE] * len(game.infection)


def empty_table(seats: int, rng: Rng, pack: CompiledPack) -> Raxxon:
    """An empty table, of a scenario or without one."""
    number = pack.scenario.number
    return SCENARIOS[number - 1].new_table(seats, rng, pack) if number else Raxxon(seats, rng, pack)


def load(data: Dump, pack: CompiledPack) -> Raxxon:
    """The game with this dump."""
    game = empty_table(data["seats"], Rng(0, 0, 0, 1), pack)
    game.load(data, pack.scripts)
    return game


def imagine(redacted: Redacted, rng: Rng, pack: CompiledPack) -> Raxxon:
    """A random game that agrees with what a viewer knows; it uses this generator."""
    game = empty_table(redacted["seats"], rng, pack)
    game.imagine(redacted, pack.scripts, rng)
    return game
