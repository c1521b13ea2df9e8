"""Raxxon's table: the crowd, the decks and piles, both quarantines, the sheets, and who knows what lies face down."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.kernel.game import Game
from ludarium.kernel.message import Message, Reason
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Script
from ludarium.kernel.standing import Standing

from .grid import BIT, CELLS, INSIDE, NAMES, SIDE, cells_of, first_cell, size
from .lore import Action, Lore
from .scoring import standings

TAKEOVER: Final = 8  # Raxxon power that loses the game (RX-36)
PASSES_ALONE: Final = 2  # RX-81

# How a game ends.
OPEN: Final = 0
VICTORY: Final = 1  # RX-60
OUTBREAK: Final = 2  # RX-61
BY_RAXXON: Final = 3  # RX-61
BY_MUTATION: Final = 4  # RX-91
ENDLESS: Final = 5

EVERYBODY: Final = 31  # four seats, and whoever watches
WATCHER: Final = 4
NOBODY: Final = 0
SUSPECT: Final = 32  # in a card's mask: an interview told everybody that it is infected or hostile
INFECTED: Final = 64  # in a card's mask: everybody saw it come from the infection deck

ENDINGS: Final = ["", "event-victory", "event-outbreak", "event-takeover", "event-mutation"]
IN_THE_DAY: Final = 2  # frames of the game and of its day; what lies above lapses when the day ends (RX-37)


class Raxxon(Game):
    """A position of Raxxon.

    A citizen is the number of its type. `cells` has the crowd's card of each cell, `down` the cells whose card lies
    face down, `keys` a number for each card of the crowd, so that one can follow it. Decks run from bottom to top;
    `known` and the lists like it have for each card the set of those, as a mask, who know it. Piles, whose order does
    not matter (RX-70), are numbers of cards by type. `tokens` are those on each seat's sheet by action; `blocks` those
    of a roadblock by cell.
    """

    # Set by whoever makes a game (`deal`, `load_table`, `copy`): lists made here would only be thrown away.
    cells: list[int]
    keys: list[int]
    known: list[int]
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
    blocks: dict[int, int]

    def __init__(self, seats: int, rng: Rng, lore: Lore) -> None:
        super().__init__(seats, rng)
        self.lore = lore
        self.solo = seats == 1
        self.level = 0
        self.crowd: i64 = 0
        self.down: i64 = 0
        self.next_key = 0
        self.power = 0
        self.day = 0
        self.first = 0
        self.current = NONE
        self.last = NONE  # who took a turn, or part of one, last in this day (RX-55)
        self.passed = 0  # the seats that have passed, as a mask
        self.passes = 0  # alone: how often (RX-81)
        self.turn_over = False
        self.day_over = False
        self.owed = False  # a Raxxon card is drawn after the action (RX-35)
        self.ignored_adds = 0
        self.turns = 0  # that have begun in this day (RX-21)
        self.outcome = OPEN

    # --- who and what --------------------------------------------------------------------------------------------

    def waiting_rule(self) -> str:
        return "RX-20" if self.day else "RX-05"

    def actions(self, seat: int) -> list[Action]:
        """The actions of a seat's sheet."""
        return self.lore.characters[self.characters[seat]].actions(self.seats)

    def is_face_up(self, cell: int, kinds: i64) -> bool:
        """Whether a card of one of these kinds lies face up in a cell."""
        bit = BIT[cell]
        return bool(self.crowd & ~self.down & bit) and bool(kinds >> self.cells[cell] & 1)

    def up(self, kinds: i64, among: i64) -> i64:
        """Those of some cells in which a card of these kinds lies face up."""
        left = among & self.crowd & ~self.down
        cells = self.cells
        found: i64 = 0
        while left:
            if kinds >> cells[first_cell(left)] & 1:
                found |= left & -left
            left &= left - 1
        return found

    def face_up(self, kinds: i64) -> list[int]:
        """The cells of face-up cards of these kinds."""
        return cells_of(self.up(kinds, self.crowd))

    def count(self, kinds: i64) -> int:
        """How many face-up crowd cards are of these kinds."""
        return size(self.up(kinds, self.crowd))

    def is_healthy(self, citizen: int) -> bool:
        """Whether a citizen is healthy."""
        return bool(self.lore.healthy >> citizen & 1)

    def needed(self) -> int:
        """How many healthy cards there are to save (RX-60)."""
        citizens = self.lore.levels[self.level].citizens
        leaving = self.lore.scene.may_leave()
        return sum(citizens[citizen] for citizen in range(len(citizens)) if leaving >> citizen & 1)

    def saved(self) -> int:
        """How many healthy cards are safe."""
        return sum(self.evacuated)

    # --- what a scenario may change (scenes) ----------------------------------------------------------------------

    def is_won(self) -> bool:
        """Whether all are saved who have to be (RX-60)."""
        return self.saved() >= self.needed()

    def immune(self) -> i64:
        """The cells of cards that are neither killed nor moved nor turned down nor quarantined (RX-94)."""
        return 0

    def counts_of(self, citizen: int) -> list[Script]:
        """What happens when so many of a type are face up, by number (RX-41)."""
        return self.lore.counts[citizen]

    def against_contain(self, thing: int, *, by_action: bool) -> Reason | None:
        """The rule of a scenario against bringing a card into quarantine (RX-90)."""
        return None

    def contain(self, citizen: int, *, by_action: bool) -> None:
        """Put a card into the contained quarantine."""
        self.contained[citizen] += 1
        if self.story is not None:
            self.tell("event-contains", {"card": self.citizen_name(citizen)})

    def hostile_returns(self) -> None:
        """A hostile card leaves the evacuation pile (RX-38)."""
        hostile = self.lore.hostile
        if self.evacuated[hostile]:
            self.evacuated[hostile] -= 1
            self.discard[hostile] += 1
            if self.story is not None:
                self.tell("event-returns", {"card": self.citizen_name(hostile)})

    # --- the crowd -----------------------------------------------------------------------------------------------

    def put(self, cell: int, citizen: int, *, up: bool, known: int) -> int:
        """Put a card into the crowd; the cell that it is in once the crowd stands within its ground again."""
        bit = BIT[cell]
        self.crowd |= bit
        if up:
            self.down &= ~bit
        else:
            self.down |= bit
        self.cells[cell] = citizen
        self.known[cell] = known
        self.keys[cell] = self.next_key
        self.next_key += 1
        if bit & INSIDE:
            return cell
        row = cell // SIDE
        column = cell % SIDE
        by = (SIDE if row == 0 else -SIDE if row == SIDE - 1 else 0) + (
            1 if column == 0 else -1 if column == SIDE - 1 else 0
        )
        self.shift(by)
        return cell + by

    def shift(self, by: int) -> None:
        """Move the whole crowd by so many cells; who is next to whom does not change."""
        down: i64 = 0
        crowd: i64 = 0
        cells = [NONE] * CELLS
        keys = [NONE] * CELLS
        known = [NOBODY] * CELLS
        for cell in range(CELLS - 1):
            if self.crowd >> cell & 1:
                to = cell + by
                crowd |= BIT[to]
                if self.down >> cell & 1:
                    down |= BIT[to]
                cells[to] = self.cells[cell]
                keys[to] = self.keys[cell]
                known[to] = self.known[cell]
        self.crowd = crowd
        self.down = down
        self.cells = cells
        self.keys = keys
        self.known = known
        if self.blocks:
            self.blocks = {cell + by: tokens for cell, tokens in self.blocks.items()}

    def take(self, cell: int) -> int:
        """Take a card out of the crowd."""
        bit = ~(BIT[cell])
        self.crowd &= bit
        self.down &= bit
        citizen = self.cells[cell]
        self.cells[cell] = NONE
        self.keys[cell] = NONE
        self.known[cell] = NOBODY
        if self.blocks and cell in self.blocks:
            del self.blocks[cell]
        return citizen

    def clear(self) -> None:
        """Take all cards out of the crowd."""
        self.crowd = 0
        self.down = 0
        self.cells = [NONE] * CELLS
        self.keys = [NONE] * CELLS
        self.known = [NOBODY] * CELLS
        self.blocks.clear()

    def swap(self, a: int, b: int) -> None:
        """Let two cards of the crowd change places; a roadblock on either goes."""
        cells = self.cells
        keys = self.keys
        known = self.known
        cells[a], cells[b] = cells[b], cells[a]
        keys[a], keys[b] = keys[b], keys[a]
        known[a], known[b] = known[b], known[a]
        if (self.down >> a & 1) != (self.down >> b & 1):
            self.down ^= BIT[a] | BIT[b]
        for cell in (a, b):
            if cell in self.blocks:
                del self.blocks[cell]

    def turn_up(self, cell: int) -> None:
        """Turn a card face up, without its effect."""
        self.down &= ~(BIT[cell])
        self.known[cell] = EVERYBODY
        self.reveals += 1

    def turn_down(self, cell: int) -> None:
        """Turn a face-up card face down: all have seen it."""
        self.down |= BIT[cell]
        self.known[cell] = EVERYBODY

    def reveal(self, cell: int) -> None:
        """Turn a card up, with the effect of its type if just so many of it are now face up (RX-41)."""
        self.turn_up(cell)
        citizen = self.cells[cell]
        if self.story is not None:
            self.tell("event-reveals", {"card": self.citizen_name(citizen), "cell": NAMES[cell]})
        counts = self.counts_of(citizen)
        if counts:
            number = self.count(BIT[citizen])
            if number < len(counts) and counts[number].steps:
                if self.story is not None:
                    self.tell("event-count", {"card": self.citizen_name(citizen), "number": number})
                self.push(counts[number], self.current, NONE, from_citizen(citizen))

    def cell_of(self, key: int) -> int:
        """The cell of a card that one has followed; NONE if it has left."""
        return self.keys.index(key) if key in self.keys else NONE

    # --- decks and piles -----------------------------------------------------------------------------------------

    def has_population(self) -> bool:
        """Whether a citizen could be drawn."""
        return bool(self.population) or sum(self.discard) > 0

    def draw(self) -> tuple[int, int]:
        """The top citizen, and who knows it; the discard pile is shuffled when the deck is empty (RX-39)."""
        if not self.population:
            self.refill()
        self.reveals += 1
        return self.population.pop(), self.population_known.pop()

    def refill(self) -> None:
        """Shuffle the discard pile into the population deck."""
        for citizen in range(len(self.discard)):
            self.population += [citizen] * self.discard[citizen]
            self.discard[citizen] = 0
        self.rng.shuffle(self.population)
        self.population_known = [NOBODY] * len(self.population)
        if self.story is not None:
            self.tell("event-shuffles-population", {"number": len(self.population)})

    def spread(self) -> None:
        """The top infection card goes to the discard pile; without one all is lost (RX-32)."""
        if not self.infection:
            self.end_game(OUTBREAK)
            return
        citizen = self.infection.pop()
        self.infection_known.pop()
        self.discard[citizen] += 1
        self.reveals += 1
        if self.story is not None:
            self.tell("event-spreads", {"card": self.citizen_name(citizen), "left": len(self.infection)})

    def evacuate(self, cell: int) -> None:
        """Bring a card to safety; all of them are the victory (RX-60)."""
        citizen = self.take(cell)
        self.evacuated[citizen] += 1
        if self.story is not None:
            self.tell("event-evacuates", {"card": self.citizen_name(citizen), "cell": NAMES[cell]})
        if self.is_won():
            self.end_game(VICTORY)

    def bury(self, citizen: int) -> None:
        """Put a card to the bottom of the infection deck; all see it."""
        self.infection.insert(0, citizen)
        self.infection_known.insert(0, EVERYBODY)
        if self.story is not None:
            self.tell("event-buries", {"card": self.citizen_name(citizen)})

    # --- the course of the day -----------------------------------------------------------------------------------

    def change_power(self, by: int) -> None:
        """Move the Raxxon token; at the end of its track all is lost (RX-36)."""
        now = max(0, self.power + by)
        if now == self.power:
            return
        self.power = now
        if self.story is not None:
            self.tell("event-power", {"number": now})
        if now >= TAKEOVER:
            self.end_game(BY_RAXXON)

    def pass_seat(self, seat: int) -> None:
        """A seat passes, of its own will or not, once in a turn (RX-20, RX-81)."""
        if self.passed >> seat & 1 or (seat == self.current and self.turn_over):
            return
        if self.story is not None:
            self.tell("event-passes", {"seat": seat})
        if seat == self.current:
            self.turn_over = True
        if not self.solo:
            self.passed |= 1 << seat
            return
        self.passes += 1
        if self.passes < PASSES_ALONE:
            self.clear_tokens()
        else:
            self.passed = 1

    def clear_tokens(self) -> None:
        """All tokens leave the sheets (RX-54, RX-81)."""
        for seat in range(self.seats):
            self.tokens[seat] = [0] * len(self.tokens[seat])

    def end_day(self) -> None:
        """The action phase ends at once, and whatever is under way lapses (RX-37)."""
        self.day_over = True
        self.owed = False
        self.triggered += self.followed
        self.followed = []
        del self.stack[IN_THE_DAY:]
        if self.story is not None:
            self.tell("event-day-ends", {})

    def end_game(self, outcome: int) -> None:
        """The game is over at once (RX-60, RX-61)."""
        self.outcome = outcome
        self.stack.clear()
        if self.story is not None:
            self.tell(ENDINGS[outcome], {"number": self.saved()})

    def end_endless(self) -> None:
        self.outcome = ENDLESS
        super().end_endless()

    # --- names ---------------------------------------------------------------------------------------------------

    def citizen_name(self, citizen: int) -> str:
        """The message that names a type; of a card that is not known, that it lies face down."""
        return "face-down" if citizen < 0 else f"citizen-{self.lore.types[citizen]}"

    def citizen_messages(self, citizens: list[int]) -> list[Message]:
        """Several cards, to be named one after another."""
        return [Message(self.citizen_name(citizen)) for citizen in citizens]

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Raxxon:
        other = Raxxon(self.seats, self.rng.copy(), self.lore)
        self.copy_table(other)
        return other

    def copy_table(self, other: Raxxon) -> None:
        """Let another game be at the same position."""
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
        other.blocks = self.blocks.copy()
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
        other.owed = self.owed
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
            "blocks": [[cell, self.blocks[cell]] for cell in sorted(self.blocks)],
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
            "owed": self.owed,
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
        self.blocks = dict(table["blocks"])
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
        self.owed = table["owed"]
        self.ignored_adds = table["ignored_adds"]
        self.turns = table.get("turns", 0)  # positions of version 2 have none
        self.outcome = table["outcome"]

    def hide_table(self, table: dict[str, Any], viewer: int) -> None:
        """Pool the cards that the viewer cannot know: face down in the crowd, and in the decks (RX-71)."""
        bit = 1 << (WATCHER if viewer < 0 else viewer)
        cells = self.cells[:]
        for cell in cells_of(self.down):
            if not self.known[cell] & bit:
                cells[cell] = NONE
        table["cells"] = cells
        table["known"] = [seen_mask(mask, bit) for mask in self.known]
        for deck in ("population", "infection", "raxxon"):
            known: list[int] = table[f"{deck}_known"]
            cards: list[int] = table[deck]
            table[deck] = [cards[i] if known[i] & bit else NONE for i in range(len(cards))]
            table[f"{deck}_known"] = [seen_mask(mask, bit) for mask in known]

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """Deal the cards that the viewer cannot know anew; the infection deck holds infected cards alone (RX-04)."""
        unseen = self.unseen()
        infected = [citizen for citizen in unseen if not self.is_healthy(citizen)]
        rng.shuffle(infected)
        for place in range(len(self.infection)):
            if self.infection[place] == NONE:
                self.infection[place] = infected.pop()
        suspects = infected + [citizen for citizen in unseen if citizen == self.lore.hostile]
        rng.shuffle(suspects)
        for cell in cells_of(self.down):
            if self.cells[cell] == NONE and self.known[cell] & SUSPECT:
                self.cells[cell] = suspects.pop()
        decent = [citizen for citizen in unseen if self.is_healthy(citizen) and citizen != self.lore.hostile]
        rest = suspects + decent
        rng.shuffle(rest)
        for cell in cells_of(self.down):
            if self.cells[cell] == NONE:
                self.cells[cell] = rest.pop()
        for place in range(len(self.population)):
            if self.population[place] == NONE:
                self.population[place] = rest.pop()
        self.deal_raxxon(rng)

    def deal_raxxon(self, rng: Rng) -> None:
        """Deal the Raxxon cards anew that a redacted table does not show."""
        seen = self.raxxon + self.triggered + self.untriggered + self.followed
        seen += self.lore.scene.away
        cards = [card for card in range(len(self.lore.cards)) if card not in seen]
        rng.shuffle(cards)
        for place in range(len(self.raxxon)):
            if self.raxxon[place] == NONE:
                self.raxxon[place] = cards.pop()

    def unseen(self) -> list[int]:
        """The citizens that lie where the viewer of a redacted table cannot see them, by type."""
        left = self.unseen_numbers()
        return [citizen for citizen in range(len(left)) for _ in range(left[citizen])]

    def unseen_numbers(self) -> list[int]:
        """How many of each type lie where the viewer of a redacted table cannot see them."""
        left = self.lore.levels[self.level].citizens[:]
        for cell in cells_of(self.crowd):
            if self.cells[cell] != NONE:
                left[self.cells[cell]] -= 1
        for deck in (self.population, self.infection):
            for citizen in deck:
                if citizen != NONE:
                    left[citizen] -= 1
        for citizen in range(len(left)):
            seen = self.discard[citizen] + self.evacuated[citizen]
            left[citizen] -= seen + self.contained[citizen] + self.uncontained[citizen]
        return left

    def has_deck(self) -> bool:
        return True

    def stir(self, viewer: int, rng: Rng) -> None:
        """Deal anew what the viewer cannot know."""
        bit = 1 << (WATCHER if viewer < 0 else viewer)
        for cell in cells_of(self.down):
            if not self.known[cell] & bit:
                self.cells[cell] = NONE
        hide(self.population, self.population_known, bit)
        hide(self.infection, self.infection_known, bit)
        hide(self.raxxon, self.raxxon_known, bit)
        self.deal_hidden(viewer, rng)

    # --- the end -------------------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        return standings(self.seats, self.lore.types, self.evacuated, won=self.outcome == VICTORY)


def seen_mask(mask: int, bit: int) -> int:
    """What a viewer may know of who knows a card: everybody, or the viewer, or not the viewer."""
    return mask if mask & EVERYBODY == EVERYBODY else mask & (bit | SUSPECT | INFECTED)


def hide(deck: list[int], known: list[int], bit: int) -> None:
    """Forget the cards of a deck that a viewer does not know."""
    for place in range(len(deck)):
        if not known[place] & bit:
            deck[place] = NONE


# A frame's "that" says what its text stands on: a Raxxon card, an action of a sheet, or a citizen.
AN_ACTION_TEXT: Final = 200
A_CITIZEN_TEXT: Final = 400


def from_action(character: int, action: int) -> int:
    """The "that" of an action's frame."""
    return AN_ACTION_TEXT + character * SIDE + action


def from_citizen(citizen: int) -> int:
    """The "that" of the frame of a citizen's own effect."""
    return A_CITIZEN_TEXT + citizen
