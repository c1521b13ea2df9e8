"""The games that the laws test, with the pieces of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludarium.games import ruleset
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.redrising.card import FACE_DOWN
from ludarium.games.redrising.table import RedRising
from ludarium.games.sagrada.window import EMPTY, FACES
from ludarium.kernel.decision import Decision
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.ruleset import Ruleset
from tests.kernel import burrow

SAGRADA = ruleset("sagrada")
REDRISING = ruleset("redrising")
RAXXON = ruleset("raxxon")

# Each kind of table: the game, its seats, its options.
TABLES: list[tuple[Ruleset, int, dict[str, int]]] = [
    (burrow.RULESET, 2, {}),
    (burrow.RULESET, 3, {}),
    (burrow.RULESET, 4, {}),
    (SAGRADA, 1, {"tools": 1}),
    (SAGRADA, 1, {"tools": 5}),
    (SAGRADA, 2, {}),
    (SAGRADA, 3, {}),
    (SAGRADA, 4, {}),
    (REDRISING, 1, {}),
    (REDRISING, 1, {"variant": 1, "level": 6}),
    (REDRISING, 2, {}),
    (REDRISING, 3, {"fair": 1}),
    (REDRISING, 4, {"twice": 1}),
    (REDRISING, 6, {}),
    (RAXXON, 1, {}),
    (RAXXON, 1, {"level": 4}),
    (RAXXON, 2, {"level": 2}),
    (RAXXON, 3, {"level": 3, "character_1": 6, "character_2": 5, "character_3": 4}),
    (RAXXON, 4, {"level": 4}),
    (RAXXON, 2, {"scenario": 1}),
    (RAXXON, 3, {"scenario": 2}),
    (RAXXON, 1, {"scenario": 3}),
    (RAXXON, 4, {"scenario": 4}),
    (RAXXON, 2, {"scenario": 5}),
]


def name(table: tuple[Ruleset, int, dict[str, int]]) -> str:
    """A table's name in the list of tests."""
    return f"{table[0].name}-{table[1]}" + "".join(f"-{key}{value}" for key, value in table[2].items())


def new_game(table: tuple[Ruleset, int, dict[str, int]], seed: int) -> Game:
    """A game at a table, dealt from a seed."""
    return table[0].deal(table[1], seeded(seed), table[0].complete(table[1], table[2]))


def next_open(game: Game) -> Decision:
    """The first decision that waits for an answer."""
    return next(decision for decision in game.decisions if decision.is_open())


def positions(game: Game, rng: Rng) -> Iterator[Game]:
    """Play at random; yield the game at every decision and at its end."""
    while not game.is_over():
        yield game
        decision = next_open(game)
        game.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    yield game


def pieces(game: Game) -> list[Any]:
    """Every card or die of the game, sorted."""
    table = game.dump_table()
    if isinstance(game, burrow.Burrow):
        return sorted(card for place in (*table["hands"], table["deck"], table["pile"]) for card in place)
    if isinstance(game, RedRising):
        piles = [*table["hands"], *table["locations"], table["deck"], table["banished"], table["pile"]]
        automa = sorted(table["automa_deck"] + table["automa_aside"] + table["automa_discard"])
        return [sorted(card % FACE_DOWN for pile in piles for card in pile), automa]
    if isinstance(game, Raxxon):
        cards = sorted(table["raxxon"] + table["triggered"] + table["untriggered"] + table["followed"])
        decks = [table["cells"], table["population"], table["infection"], table.get("reserve", [])]
        piles = [table[name] for name in ("discard", "evacuated", "contained", "uncontained", "aside") if name in table]
        citizens = [citizen for deck in decks for citizen in deck if citizen >= 0]
        citizens += [kind for pile in piles for kind, number in enumerate(pile) for _ in range(number)]
        born = {game.pack.scenario.mutant: game.pack.scenario.focus}  # the mutant was a celebrity
        return [cards, sorted(born.get(citizen, citizen) for citizen in citizens)]
    dice = [die for window in table["windows"] for die in window if die != EMPTY]
    dice += [die for die in table["pool"] if die != EMPTY] + [die % 32 for die in table["track"]]
    dice += [paid - 1 for paid in table["paid"] if paid] if game.seats == 1 else []
    dice += [frame.it for frame in game.stack if frame.script.name in IN_HAND and frame.it >= 0]
    return [sum(die // FACES == colour for die in dice) + table["bag"][colour] for colour in range(5)]


# While these tools ask further, the drafted die is in a frame.
IN_HAND = ("grozing_pliers", "lens_cutter", "flux_brush", "grinding_stone", "flux_remover")
