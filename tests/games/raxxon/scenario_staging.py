"""Setting the tables of Raxxon's scenarios by name, and looking at them."""

from __future__ import annotations

from ludarium.games.raxxon.scenarios.scenario import ScenarioTable
from ludarium.games.raxxon.secrets import KNOWN_TO_NONE
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.script import NONE
from tests.games.raxxon import staging
from tests.games.raxxon.staging import (
    CARDS,
    CHARACTERS,
    SIGN,
    apply_symbols,
    citizens,
    clear_crowd,
    deal_game,
    decide,
    is_choosing_action,
    put_crowd,
)

GHOSTS, MUTATION, UNCERTAINTY, CALM, TARGETS = 1, 2, 3, 4, 5


def scenario_table(
    number: int,
    *rows: str,
    seats: int = 2,
    characters: str = "",
    population: str = "9Ho",
    infection: str = "5Ch 5Ca",
    reserve: str | None = None,
    aside: str = "",
    evacuated: str = "",
    contained: str = "",
    uncontained: str = "",
    raxxon: str = "",
    untriggered: str = "",
    stage: int = 0,
    power: int = 0,
) -> ScenarioTable:
    """A table of a scenario set by name, as `staging.table` sets others; it is the first seat's turn."""
    sheets = [CHARACTERS.index(name) for name in characters.split()] or list(range(seats))
    fixed = {f"character_{seat + 1}": sheet + 1 for seat, sheet in enumerate(sheets)} if seats > 1 else {}
    game = deal_game(seats, 1, scenario=number, **fixed)
    assert isinstance(game, ScenarioTable)
    if seats == 1:
        decide(game, f"character:{CHARACTERS[sheets[0]]}")
    game.stack = game.stack[:2]
    game.stack[1].at = 2  # the turns are next
    game.decisions = []
    clear_crowd(game)
    put_crowd(game, list(rows), "c3")
    game.population, game.infection = citizens(population), citizens(infection)
    game.population_known = [KNOWN_TO_NONE] * len(game.population)
    game.infection_known = [KNOWN_TO_NONE] * len(game.infection)
    if reserve is not None:
        game.reserve = citizens(reserve)
        game.reserve_known = [KNOWN_TO_NONE] * len(game.reserve)
    types = range(len(game.pack.types))
    game.aside, game.evacuated, game.contained, game.uncontained = (
        [citizens(signs).count(citizen) for citizen in types] for signs in (aside, evacuated, contained, uncontained)
    )
    game.discard = [0 for _ in types]
    game.raxxon = [CARDS.index(name) for name in raxxon.split()]
    game.raxxon_known = [KNOWN_TO_NONE] * len(game.raxxon)
    game.untriggered = [CARDS.index(name) for name in untriggered.split()]
    game.stage = stage
    game.power = power
    game.first = 0
    game.last = NONE
    game.turns = 0
    game.current = seats - 1
    assert game.events is not None
    game.events.clear()
    game.advance()
    return game


def trigger_event(game: ScenarioTable, event: int, *answers: str) -> ScenarioTable:
    """Draw a "Raxxon's ..." card, in whose place an event happens, and answer what it asks."""
    if game.pack.scenario.in_order:
        game.past_events = list(range(event - 1))
    else:
        game.event_deck.append(event - 1)
    game.raxxon.append(CARDS.index("raxxons_guards"))
    game.raxxon_known.append(KNOWN_TO_NONE)
    assert is_choosing_action(game)
    decide(apply_symbols(game, "raxxon"), *answers)
    return game


def crowd(game: Raxxon) -> str:
    """The crowd row by row from its first card, rows apart by a stroke: "Ho Ca? / . Ho"."""
    return " / ".join(staging.crowd(game))


def pile(game: Raxxon, name: str) -> str:
    """A pile of citizens by sign: "2Ca Vo"."""
    counts: list[int] = getattr(game, name)
    return " ".join(f"{n if n > 1 else ''}{SIGN[citizen]}" for citizen, n in enumerate(counts) if n)
