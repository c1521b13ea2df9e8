"""The crowd: cards in cells, face up or face down, who knows them, and the roadblocks on them."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .crowd_grid import BIT, CELLS, INSIDE, SIDE, cells_of, first_cell, size
from .secrets import KNOWN_TO_ALL, KNOWN_TO_NONE


class Crowd(Game):
    """The crowd of a position.

    `crowd` are its cells as a mask, `down` those with face-down cards. `cells` has the type of the card in each cell,
    `keys` a number that follows the card when it moves, `known` a mask of the viewers that know it; `roadblocks` are
    the tokens on cells.
    """

    # Set by the table's `deal`, `load_table` and `copy`.
    cells: list[int]
    keys: list[int]
    known: list[int]
    roadblocks: dict[int, int]

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.crowd: i64 = 0
        self.down: i64 = 0
        self.next_key = 0

    def is_face_up(self, cell: int, kinds: i64) -> bool:
        """Whether a card of one of these kinds lies face up in a cell."""
        bit = BIT[cell]
        return bool(self.crowd & ~self.down & bit) and bool(kinds >> self.cells[cell] & 1)

    def face_up_mask(self, kinds: i64, among: i64) -> i64:
        """Those of these cells that have a face-up card of these kinds."""
        left = among & self.crowd & ~self.down
        cells = self.cells
        matching: i64 = 0
        while left:
            if kinds >> cells[first_cell(left)] & 1:
                matching |= left & -left
            left &= left - 1
        return matching

    def face_up_cells(self, kinds: i64) -> list[int]:
        """The cells of the face-up cards of these kinds."""
        return cells_of(self.face_up_mask(kinds, self.crowd))

    def face_up_count(self, kinds: i64) -> int:
        """The number of face-up cards of these kinds."""
        return size(self.face_up_mask(kinds, self.crowd))

    def cell_of(self, key: int) -> int:
        """The cell of the card with a key; NONE if it has left the crowd."""
        return self.keys.index(key) if key in self.keys else NONE

    def put(self, cell: int, citizen: int, *, up: bool, known: int) -> int:
        """Put a card into the crowd. Returns its cell, another one if the crowd had to be shifted inwards."""
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
        """Shift the whole crowd by a number of cells; adjacent cards stay adjacent."""
        occupied = cells_of(self.crowd)
        down = self.down
        cells = self.cells
        keys = self.keys
        known = self.known
        roadblocks = {cell + by: tokens for cell, tokens in self.roadblocks.items()}
        self.clear_crowd()
        for cell in occupied:
            to = cell + by
            self.crowd |= BIT[to]
            if down >> cell & 1:
                self.down |= BIT[to]
            self.cells[to] = cells[cell]
            self.keys[to] = keys[cell]
            self.known[to] = known[cell]
        self.roadblocks = roadblocks

    def take(self, cell: int) -> int:
        """Take a card out of the crowd."""
        bit = ~(BIT[cell])
        self.crowd &= bit
        self.down &= bit
        citizen = self.cells[cell]
        self.cells[cell] = NONE
        self.keys[cell] = NONE
        self.known[cell] = KNOWN_TO_NONE
        if self.roadblocks and cell in self.roadblocks:
            del self.roadblocks[cell]
        return citizen

    def clear_crowd(self) -> None:
        """Take all cards out of the crowd."""
        self.crowd = 0
        self.down = 0
        self.cells = [NONE] * CELLS
        self.keys = [NONE] * CELLS
        self.known = [KNOWN_TO_NONE] * CELLS
        self.roadblocks.clear()

    def swap(self, a: int, b: int) -> None:
        """Swap two cards of the crowd; roadblocks on them are removed."""
        cells = self.cells
        keys = self.keys
        known = self.known
        cells[a], cells[b] = cells[b], cells[a]
        keys[a], keys[b] = keys[b], keys[a]
        known[a], known[b] = known[b], known[a]
        if (self.down >> a & 1) != (self.down >> b & 1):
            self.down ^= BIT[a] | BIT[b]
        for cell in (a, b):
            if cell in self.roadblocks:
                del self.roadblocks[cell]

    def turn_up(self, cell: int) -> None:
        """Turn a card face up, without its effect."""
        self.down &= ~(BIT[cell])
        self.known[cell] = KNOWN_TO_ALL
        self.reveals += 1

    def turn_down(self, cell: int) -> None:
        """Turn a card face down; all viewers know it."""
        self.down |= BIT[cell]
        self.known[cell] = KNOWN_TO_ALL
