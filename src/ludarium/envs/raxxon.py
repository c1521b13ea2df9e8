"""Raxxon for programs that learn: its actions, and what a seat observes."""

from __future__ import annotations

from typing import Final

from ludarium.games.raxxon import RULESET
from ludarium.games.raxxon.crowd_grid import CELL_NAMES, CELLS, INNER
from ludarium.games.raxxon.option_code import (
    ACTIONS_PER_SEAT,
    PAIR,
    touch_ids,
)
from ludarium.games.raxxon.scenarios import SCENARIOS
from ludarium.games.raxxon.scenarios.compiler import pack_for
from ludarium.games.raxxon.scenarios.scenario import ScenarioTable
from ludarium.games.raxxon.secrets import INFECTED, SUSPECT, viewer_bit
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.script import NONE, Script

from .actions import PairSpace
from .encoding import Encoder, Field, byte, flags, one_hot, question_names
from .touch_game import TouchGame

PACKS: Final = [pack_for(RULESET.content, number) for number in range(len(SCENARIOS) + 1)]
TYPES: Final = max((pack.types for pack in PACKS), key=len)  # with the type that only a scenario has
CARDS: Final = len(PACKS[0].cards)
CHARACTERS: Final = [character.name for character in PACKS[0].characters]
LEVELS: Final = len(PACKS[0].levels)
TOUCH_IDS: Final = touch_ids(TYPES, [card.name for card in PACKS[0].cards], CHARACTERS)
GRID_EDGE: Final = {f"crowd:{CELL_NAMES[cell]}" for cell in range(CELLS) if cell not in INNER}  # never has a card
# Option codes in the order of the actions; a touch that has two codes has the action of the first.
CODES: Final = [
    code for code, touch in enumerate(TOUCH_IDS) if touch and touch not in GRID_EDGE and TOUCH_IDS.index(touch) == code
]
EVENTS: Final = 8  # different events of a scenario
STAGES: Final = 8


def code_table(offset: int) -> list[int]:
    """For each option code plus `offset` its action plus 1, or 0."""
    table = [0] * PAIR
    for action, code in enumerate(CODES):
        table[code + offset] = action + 1
    return table


SPACE: Final = PairSpace([TOUCH_IDS[code] for code in CODES], PAIR, code_table(0), code_table(1))
TYPE_CODES: Final = one_hot(len(TYPES))
CHARACTER_CODES: Final = one_hot(len(CHARACTERS))
LEVEL_CODES: Final = one_hot(LEVELS)
SCENARIO_CODES: Final = one_hot(len(PACKS))
NO_CARD: Final = bytes(len(TYPES) + 5)
FLAGS: Final = flags(4)


def scripts() -> dict[str, Script]:
    """The scripts of the game and of all scenarios."""
    found: dict[str, Script] = {}
    for pack in PACKS:
        found.update({f"{pack.scenario.number} {name}": script for name, script in pack.scripts.items()})
    return found


class RaxxonEncoder(Encoder):
    """What a seat observes of Raxxon; the parts of scenarios are zeros in the game without one."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, question_names(scripts()), len(SPACE.touches))
        self.no_types = bytes(len(TYPES))

    def fields(self) -> list[Field]:
        types = f"for each type ({', '.join(TYPES)})"
        card = "one-hot its type if the observer knows it, a card lies here, face down, suspect, infected, roadblocks"
        found = [
            *self.head(),
            Field("level", LEVELS, "one-hot: the level"),
            Field("scenario", len(PACKS), "one-hot: the scenario, the first is none"),
            Field("power", 1, "Raxxon's power"),
            Field("day", 1, "the day"),
            Field("turns", 1, "turns started today"),
            Field("passes", 1, "alone: passes of today"),
            Field("state", 4, "the turn is over; the day is over; a Raxxon card is owed; the scenario's stricter day"),
            Field("ignored_adds", 1, "cards that will not be added to the crowd"),
            Field("crowd", len(INNER) * len(NO_CARD), f"for each cell b2 to g7 {card}"),
            *[
                Field(pile, len(TYPES), f"{types} its cards")
                for pile in ("discard", "evacuated", "contained", "uncontained", "aside", "reserve_healthy")
            ],
            *[
                Field(f"{deck}_deck", 1 + len(TYPES), f"its cards; {types} those in it that the observer knows")
                for deck in ("population", "infection", "reserve")
            ],
            Field("top_of_population", len(TYPES), "one-hot: the top card of the population deck if it is known"),
            Field("raxxon_deck", 1, "Raxxon cards in the deck"),
            Field("next_raxxon", CARDS, "one-hot: the next Raxxon card if the observer knows it"),
            *[Field(f"{pile}_cards", CARDS, f"1: {pile}") for pile in ("triggered", "untriggered", "followed")],
            Field("past_events", EVENTS, "how often each event of the scenario has happened"),
            Field("stage", 1, "the progress of the scenario"),
        ]
        for seat in range(self.seats):
            found += [
                Field(f"character_{seat}", len(CHARACTERS), "one-hot: the character"),
                Field(f"tokens_{seat}", ACTIONS_PER_SEAT, "tokens on each action of the sheet"),
                Field(f"day_{seat}", 4, "first player; takes the turn; took the last turn; has passed"),
            ]
        return found

    def write(self, touch_game: TouchGame, viewer: int, parts: list[bytes]) -> None:
        game = touch_game.game
        assert isinstance(game, Raxxon)
        bit = viewer_bit(viewer)
        over = game.is_over()  # then everything is open
        scenario = game if isinstance(game, ScenarioTable) else None
        parts.append(LEVEL_CODES[game.level])
        parts.append(SCENARIO_CODES[game.pack.scenario.number])
        parts.append(bytes([byte(game.power), byte(game.day), byte(game.turns), byte(game.passes)]))
        strict = scenario is not None and scenario.strict
        parts.append(FLAGS[game.turn_over + 2 * game.day_over + 4 * game.draw_owed + 8 * strict])
        parts.append(bytes([byte(game.ignored_adds)]))
        write_crowd(game, bit, parts, over=over)
        piles = [game.discard, game.evacuated, game.contained, game.uncontained]
        if scenario is not None:
            piles += [scenario.aside, scenario.count_healthy_reserve()]
        for pile in piles:
            parts.append(bytes([byte(number) for number in pile]))
            parts.append(bytes(len(TYPES) - len(pile)))
        parts.append(bytes(len(TYPES) * (6 - len(piles))))
        write_deck(game.population, game.population_known, bit, parts, over=over)
        write_deck(game.infection, game.infection_known, bit, parts, over=over)
        if scenario is None:
            parts.append(bytes(1 + len(TYPES)))
        else:
            write_deck(scenario.reserve, scenario.reserve_known, bit, parts, over=over)
        top = game.population[-1] if game.population and (over or game.population_known[-1] & bit) else NONE
        parts.append(TYPE_CODES[top])
        parts.append(bytes([len(game.raxxon)]))
        known = bool(game.raxxon) and (over or bool(game.raxxon_known[-1] & bit))
        parts.append(marked([game.raxxon[-1]] if known else []))
        parts += [marked(game.triggered), marked(game.untriggered), marked(game.followed)]
        events = bytearray(EVENTS + 1)
        if scenario is not None:
            for event in scenario.past_events:
                events[event] += 1
            events[EVENTS] = byte(scenario.stage)
        parts.append(bytes(events))
        for place in range(self.seats):
            self.write_seat(game, (viewer + place) % self.seats, parts)

    def write_seat(self, game: Raxxon, seat: int, parts: list[bytes]) -> None:
        """Write a character sheet."""
        characters = game.characters
        parts.append(CHARACTER_CODES[characters[seat] if seat < len(characters) else NONE])
        tokens = game.tokens[seat] if seat < len(game.tokens) else []
        parts.append(bytes([byte(number) for number in tokens]))
        parts.append(bytes(ACTIONS_PER_SEAT - len(tokens)))
        day = [game.first == seat, game.current == seat, game.last == seat, bool(game.passed >> seat & 1)]
        parts.append(bytes([int(flag) for flag in day]))


def write_crowd(game: Raxxon, bit: int, parts: list[bytes], *, over: bool) -> None:
    """Write the cards of the crowd."""
    for cell in INNER:
        if not game.crowd >> cell & 1:
            parts.append(NO_CARD)
            continue
        down = bool(game.down >> cell & 1)
        known = game.known[cell]
        parts.append(TYPE_CODES[game.cells[cell] if over or not down or known & bit else NONE])
        suspect, infected = int(known & SUSPECT != 0), int(known & INFECTED != 0)
        parts.append(bytes([1, int(down), suspect, infected, byte(game.roadblocks.get(cell, 0))]))


def write_deck(deck: list[int], known: list[int], bit: int, parts: list[bytes], *, over: bool) -> None:
    """Write how many cards a deck has, and those that the observer knows by type."""
    counts = bytearray(1 + len(TYPES))
    counts[0] = byte(len(deck))
    for place in range(len(deck)):
        if over or known[place] & bit:
            counts[1 + deck[place]] += 1
    parts.append(bytes(counts))


def marked(cards: list[int]) -> bytes:
    """A byte for each Raxxon card: 1 if it is among these."""
    places = bytearray(CARDS)
    for card in cards:
        places[card] = 1
    return bytes(places)
