"""Owned chance: a small generator whose numbers are the same pure and compiled, on every machine."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

# 32-bit words in 64-bit arithmetic: nothing ever exceeds 2**63, so compiled code cannot wrap where pure code grows.
WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


@final
@mypyc_attr(native_class=True)
class Rng:
    """An sfc32 generator; its four words are its whole state."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        product: i64 = self.word() * n
        if (product & WORD) < n:
            threshold: i64 = (WORD + 1) % n
            while (product & WORD) < threshold:
                product = self.word() * n
        return product >> 32

    def shuffle(self, things: list[Any]) -> None:
        """Put a list into random order, in place."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
            i -= 1

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> Rng:
        """A generator of its own, begun with numbers of this one."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def dump(self) -> list[int]:
        """The state, as plain data."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]


def seeded(seed: int | str) -> Rng:
    """The generator that belongs to a seed; 7 and "7" are the same seed."""
    digest = hashlib.sha256(f"ludarium {seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng


def loaded_rng(data: list[int]) -> Rng:
    """The generator with a dumped state."""
    return Rng(data[0], data[1], data[2], data[3])
