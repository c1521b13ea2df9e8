"""Raxxon for programs that learn: its actions, and what a seat observes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

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
from .encoding import Encoder, Field, byte, flags, mark, one_hot, question_names
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
NO_TYPES: Final = bytes(len(TYPES))
NO_DECK: Final = bytes(1 + len(TYPES))
NO_CARDS: Final = bytes(CARDS)
NO_EVENTS: Final = bytes(EVENTS)
NO_TOKENS: Final = bytes(ACTIONS_PER_SEAT)
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

    def write(self, touch_game: TouchGame, viewer: int, out: BytesWriter) -> None:
        game = touch_game.game
        assert isinstance(game, Raxxon)
        bit = viewer_bit(viewer)
        over = game.is_over()  # then everything is open
        scenario = game if isinstance(game, ScenarioTable) else None
        out.write(LEVEL_CODES[game.level])
        out.write(SCENARIO_CODES[game.pack.scenario.number])
        for number in (game.power, game.day, game.turns, game.passes):
            out.append(byte(number))
        strict = scenario is not None and scenario.strict
        out.write(FLAGS[game.turn_over + 2 * game.day_over + 4 * game.draw_owed + 8 * strict])
        out.append(byte(game.ignored_adds))
        write_crowd(game, bit, out, over=over)
        write_pile(game.discard, out)
        write_pile(game.evacuated, out)
        write_pile(game.contained, out)
        write_pile(game.uncontained, out)
        write_pile([] if scenario is None else scenario.aside, out)
        write_pile([] if scenario is None else scenario.count_healthy_reserve(), out)
        write_deck(game.population, game.population_known, bit, out, over=over)
        write_deck(game.infection, game.infection_known, bit, out, over=over)
        if scenario is None:
            out.write(NO_DECK)
        else:
            write_deck(scenario.reserve, scenario.reserve_known, bit, out, over=over)
        top = game.population[-1] if game.population and (over or game.population_known[-1] & bit) else NONE
        out.write(TYPE_CODES[top])
        out.append(len(game.raxxon))
        known = bool(game.raxxon) and (over or bool(game.raxxon_known[-1] & bit))
        mark([game.raxxon[-1]] if known else [], NO_CARDS, out)
        mark(game.triggered, NO_CARDS, out)
        mark(game.untriggered, NO_CARDS, out)
        mark(game.followed, NO_CARDS, out)
        start = i64(len(out))
        out.write(NO_EVENTS)
        if scenario is not None:
            for event in scenario.past_events:
                out[start + event] += 1
        out.append(byte(scenario.stage) if scenario is not None else 0)
        for place in range(self.seats):
            write_seat(game, (viewer + place) % self.seats, out)


def write_seat(game: Raxxon, seat: int, out: BytesWriter) -> None:
    """Write a character sheet."""
    out.write(CHARACTER_CODES[game.characters[seat] if seat < len(game.characters) else NONE])
    start = i64(len(out))
    out.write(NO_TOKENS)
    if seat < len(game.tokens):
        tokens = game.tokens[seat]
        for action in range(len(tokens)):
            out[start + action] = byte(tokens[action])
    out.append(int(game.first == seat))
    out.append(int(game.current == seat))
    out.append(int(game.last == seat))
    out.append(game.passed >> seat & 1)


def write_crowd(game: Raxxon, bit: int, out: BytesWriter, *, over: bool) -> None:
    """Write the cards of the crowd."""
    for cell in INNER:
        if not game.crowd >> cell & 1:
            out.write(NO_CARD)
            continue
        down = game.down >> cell & 1
        known = game.known[cell]
        out.write(TYPE_CODES[game.cells[cell] if over or not down or known & bit else NONE])
        out.append(1)
        out.append(int(down))
        out.append(int(known & SUSPECT != 0))
        out.append(int(known & INFECTED != 0))
        out.append(byte(game.roadblocks.get(cell, 0)))


def write_pile(pile: list[int], out: BytesWriter) -> None:
    """Write how many cards of each type a pile has."""
    start = i64(len(out))
    out.write(NO_TYPES)
    for place in range(len(pile)):
        out[start + place] = byte(pile[place])


def write_deck(deck: list[int], known: list[int], bit: int, out: BytesWriter, *, over: bool) -> None:
    """Write how many cards a deck has, and those that the observer knows by type."""
    start = i64(len(out))
    out.write(NO_DECK)
    out[start] = byte(len(deck))
    for place in range(len(deck)):
        if over or known[place] & bit:
            out[start + 1 + deck[place]] += 1
