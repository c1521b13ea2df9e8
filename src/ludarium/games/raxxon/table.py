"""A position of Raxxon: crowd, decks, piles, quarantines and sheets, and which viewers know each card of a deck."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Script
from ludarium.kernel.standing import Standing

from . import secrets
from .compiled_pack import Action, CompiledPack
from .crowd import Crowd
from .crowd_grid import BIT, CELL_NAMES
from .effect_source import citizen_source
from .ending import ENDLESS, OPEN, VICTORY, end_game
from .scoring import standings
from .secrets import KNOWN_TO_ALL


class Raxxon(Crowd):
    """A position of Raxxon.

    A citizen is the number of its type. Decks run from bottom to top; `..._known` have a mask of viewers for each card.
    Piles, whose order does not matter (RX-70), are numbers of cards by type. `tokens` are the tokens on each seat's
    sheet by action.
    """

    # Set by `deal`, `load_table` and `copy`: lists made in `__init__` would only be thrown away.
    population: list[int]
    population_known: list[int]
    infection: list[int]
    infection_known: list[int]
    raxxon: list[int]
    raxxon_known: list[int]
    discard: list[int]
    evacuated: list[int]
    contained: list[int]
    uncontained: list[int]
    triggered: list[int]
    untriggered: list[int]
    followed: list[int]
    characters: list[int]
    tokens: list[list[int]]

    def __init__(self, seats: int, rng: Rng, pack: CompiledPack) -> None:
        super().__init__(seats, rng)
        self.pack = pack
        self.solo = seats == 1
        self.level = 0
        self.power = 0
        self.day = 0
        self.first = 0
        self.current = NONE
        self.last = NONE  # the seat that last took a turn, or part of one, today (RX-55)
        self.passed = 0  # the seats that have passed, as a mask
        self.passes = 0  # in the solo game: the number of passes today (RX-81)
        self.turn_over = False
        self.day_over = False
        self.draw_owed = False  # a Raxxon card is drawn after the action (RX-35)
        self.ignored_adds = 0
        self.turns = 0  # started today (RX-21)
        self.outcome = OPEN

    # --- queries -------------------------------------------------------------------------------------------------

    def waiting_rule(self) -> str:
        return "RX-20" if self.day else "RX-05"

    def actions(self, seat: int) -> list[Action]:
        """The actions of a seat's sheet."""
        return self.pack.characters[self.characters[seat]].actions(self.seats)

    def is_healthy(self, citizen: int) -> bool:
        """Whether a citizen is healthy."""
        return bool(self.pack.healthy >> citizen & 1)

    def needed(self) -> int:
        """The number of cards to evacuate for the victory (RX-60)."""
        citizens = self.pack.levels[self.level].citizens
        leaving = self.pack.scenario.evacuated_types()
        return sum(citizens[citizen] for citizen in range(len(citizens)) if leaving >> citizen & 1)

    def saved(self) -> int:
        """The number of cards evacuated that count for the victory."""
        return sum(self.evacuated)

    # --- what a scenario may change -------------------------------------------------------------------------------

    def is_won(self) -> bool:
        """Whether all cards that must be evacuated are (RX-60)."""
        return self.saved() >= self.needed()

    def immune_cells(self) -> i64:
        """The cells of cards that cannot be killed, moved, turned down or quarantined (RX-94)."""
        return 0

    def count_scripts(self, citizen: int) -> list[Script]:
        """The effects of revealing a card of a type, by the number of them face up (RX-41)."""
        return self.pack.count_scripts[citizen]

    def contain_objection(self, code: int, *, by_action: bool) -> Reason | None:
        """The rule of a scenario against containing a card (RX-90)."""
        return None

    def contain(self, citizen: int, *, by_action: bool) -> None:
        """Put a card into the contained quarantine."""
        self.contained[citizen] += 1
        if self.events is not None:
            self.emit_deed("event-contains", {"card": self.citizen_name(citizen)})

    def return_hostile(self) -> None:
        """Return a hostile card from the evacuation pile to the discard pile (RX-38)."""
        hostile = self.pack.hostile
        if self.evacuated[hostile]:
            self.evacuated[hostile] -= 1
            self.discard[hostile] += 1
            if self.events is not None:
                self.emit("event-returns", {"card": self.citizen_name(hostile)})

    # --- cards and the end ---------------------------------------------------------------------------------------

    def reveal(self, cell: int) -> None:
        """Turn a card up, with the effect of its type for the number now face up (RX-41)."""
        self.turn_up(cell)
        citizen = self.cells[cell]
        if self.events is not None:
            self.emit_deed("event-reveals", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})
        counts = self.count_scripts(citizen)
        if counts:
            number = self.face_up_count(BIT[citizen])
            if number < len(counts) and counts[number].steps:
                if self.events is not None:
                    self.emit("event-count", {"card": self.citizen_name(citizen), "number": number})
                self.push(counts[number], self.current, NONE, citizen_source(citizen))

    def evacuate(self, cell: int) -> None:
        """Evacuate a card of the crowd; the last one needed wins the game (RX-60)."""
        citizen = self.take(cell)
        self.evacuated[citizen] += 1
        if self.events is not None:
            self.emit_deed("event-evacuates", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})
        if self.is_won():
            end_game(self, VICTORY)

    def bury(self, citizen: int) -> None:
        """Put a card under the infection deck; all viewers know it."""
        self.infection.insert(0, citizen)
        self.infection_known.insert(0, KNOWN_TO_ALL)
        if self.events is not None:
            self.emit_deed("event-buries", {"card": self.citizen_name(citizen)})

    def end_endless(self) -> None:
        self.outcome = ENDLESS
        super().end_endless()

    def emit_deed(self, kind: str, args: dict[str, Argument]) -> None:
        """Append an event that tells what the current player does."""
        self.emit(kind, args if self.current == NONE else {"seat": self.current, **args})

    # --- names ---------------------------------------------------------------------------------------------------

    def citizen_name(self, citizen: int) -> str:
        """The id of a type's name; of an unknown card, the id of "face down"."""
        return "face-down" if citizen < 0 else f"citizen-{self.pack.types[citizen]}"

    def citizen_messages(self, citizens: list[int]) -> list[Message]:
        """The names of several cards."""
        return [Message(self.citizen_name(citizen)) for citizen in citizens]

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Raxxon:
        other = Raxxon(self.seats, self.rng.copy(), self.pack)
        self.copy_table(other)
        return other

    def copy_table(self, other: Raxxon) -> None:
        """Copy the position to another table."""
        other.copy_run(self)
        other.cells = self.cells[:]
        other.keys = self.keys[:]
        other.known = self.known[:]
        other.population = self.population[:]
        other.population_known = self.population_known[:]
        other.infection = self.infection[:]
        other.infection_known = self.infection_known[:]
        other.raxxon = self.raxxon[:]
        other.raxxon_known = self.raxxon_known[:]
        other.discard = self.discard[:]
        other.evacuated = self.evacuated[:]
        other.contained = self.contained[:]
        other.uncontained = self.uncontained[:]
        other.triggered = self.triggered[:]
        other.untriggered = self.untriggered[:]
        other.followed = self.followed[:]
        other.characters = self.characters[:]
        other.tokens = [tokens[:] for tokens in self.tokens]
        other.roadblocks = self.roadblocks.copy()
        other.level = self.level
        other.crowd = self.crowd
        other.down = self.down
        other.next_key = self.next_key
        other.power = self.power
        other.day = self.day
        other.first = self.first
        other.current = self.current
        other.last = self.last
        other.passed = self.passed
        other.passes = self.passes
        other.turn_over = self.turn_over
        other.day_over = self.day_over
        other.draw_owed = self.draw_owed
        other.ignored_adds = self.ignored_adds
        other.turns = self.turns
        other.outcome = self.outcome

    def dump_table(self) -> dict[str, Any]:
        return {
            "cells": self.cells[:],
            "keys": self.keys[:],
            "known": self.known[:],
            "population": self.population[:],
            "population_known": self.population_known[:],
            "infection": self.infection[:],
            "infection_known": self.infection_known[:],
            "raxxon": self.raxxon[:],
            "raxxon_known": self.raxxon_known[:],
            "discard": self.discard[:],
            "evacuated": self.evacuated[:],
            "contained": self.contained[:],
            "uncontained": self.uncontained[:],
            "triggered": self.triggered[:],
            "untriggered": self.untriggered[:],
            "followed": self.followed[:],
            "characters": self.characters[:],
            "tokens": [tokens[:] for tokens in self.tokens],
            "blocks": [[cell, self.roadblocks[cell]] for cell in sorted(self.roadblocks)],
            "level": self.level,
            "crowd": int(self.crowd),
            "down": int(self.down),
            "next_key": self.next_key,
            "power": self.power,
            "day": self.day,
            "first": self.first,
            "current": self.current,
            "last": self.last,
            "passed": self.passed,
            "passes": self.passes,
            "turn_over": self.turn_over,
            "day_over": self.day_over,
            "owed": self.draw_owed,
            "ignored_adds": self.ignored_adds,
            "turns": self.turns,
            "outcome": self.outcome,
        }

    def load_table(self, table: dict[str, Any]) -> None:
        self.cells = list(table["cells"])
        self.keys = list(table["keys"])
        self.known = list(table["known"])
        self.population = list(table["population"])
        self.population_known = list(table["population_known"])
        self.infection = list(table["infection"])
        self.infection_known = list(table["infection_known"])
        self.raxxon = list(table["raxxon"])
        self.raxxon_known = list(table["raxxon_known"])
        self.discard = list(table["discard"])
        self.evacuated = list(table["evacuated"])
        self.contained = list(table["contained"])
        self.uncontained = list(table["uncontained"])
        self.triggered = list(table["triggered"])
        self.untriggered = list(table["untriggered"])
        self.followed = list(table["followed"])
        self.characters = list(table["characters"])
        self.tokens = [list(tokens) for tokens in table["tokens"]]
        self.roadblocks = dict(table["blocks"])
        self.level = table["level"]
        self.crowd = table["crowd"]
        self.down = table["down"]
        self.next_key = table["next_key"]
        self.power = table["power"]
        self.day = table["day"]
        self.first = table["first"]
        self.current = table["current"]
        self.last = table["last"]
        self.passed = table["passed"]
        self.passes = table["passes"]
        self.turn_over = table["turn_over"]
        self.day_over = table["day_over"]
        self.draw_owed = table["owed"]
        self.ignored_adds = table["ignored_adds"]
        self.turns = table.get("turns", 0)  # missing in positions of version 2
        self.outcome = table["outcome"]

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        secrets.hide(self, table, viewer)

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.deal_unknown(self, rng)

    def unseen_counts(self) -> list[int]:
        """The number of hidden citizens by type, in a table with hidden cards."""
        return secrets.unseen_counts(self)

    def has_deck(self) -> bool:
        return True

    def reshuffle_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.reshuffle_unknown(self, viewer, rng)

    # --- the end -------------------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        return standings(self.seats, self.pack.types, self.evacuated, won=self.outcome == VICTORY)
