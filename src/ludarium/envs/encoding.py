"""Observations as bytes: what a seat knows of a position, in fields of fixed sizes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.script import NONE, Script

from .actions import BITS, MASK
from .touch_game import TouchGame

MAX_BYTE: Final = 255


class Field:
    """A part of an observation: its name, how many bytes it has, and what they mean."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.size})"


def one_hot(size: int) -> list[bytes]:
    """The one-hot codes of 0 to `size` - 1, and last, where the index -1 leads, zeros."""
    return [bytes(int(place == number) for place in range(size)) for number in range(size + 1)]


def flags(size: int) -> list[bytes]:
    """The bits of the numbers 0 to 2 ** `size` - 1 as bytes, the lowest first."""
    return [bytes(number >> place & 1 for place in range(size)) for number in range(1 << size)]


def byte(value: int) -> int:
    """A number as it fits into a byte."""
    return 0 if value < 0 else min(value, MAX_BYTE)


def mark(numbers: list[int], zeros: bytes, out: BytesWriter) -> None:
    """Write these zeros with a 1 at each of the numbers."""
    start = i64(len(out))
    out.write(zeros)
    for number in numbers:
        out[start + number] = 1


def question_names(scripts: dict[str, Script]) -> list[str]:
    """The messages of all questions that these scripts ask, sorted."""
    found = {getattr(step, "question", "") for script in scripts.values() for step in script.steps}
    return sorted(found - {""})


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat knows of a position of one game with a number of seats.

    It reads the true position, because a redacted copy for each step would cost more than the game. A law compares
    the observations of positions that differ only in what the seat cannot know: they must be the same bytes. Seats
    are counted from the observer clockwise, so that seat 0 of an observation is always the observer.
    """

    def __init__(self, seats: int, questions: list[str], actions: int) -> None:
        self.seats = seats
        self.actions = actions
        self.question_codes = one_hot(len(questions))
        self.question_numbers = {question: number for number, question in enumerate(questions)}
        self.seat_codes = one_hot(seats)

    def head(self) -> list[Field]:
        """The fields that every game has."""
        return [
            Field("to_act", self.seats, "one-hot: the seat that acts; zeros when the game is over"),
            Field("question", len(self.question_codes[0]), "one-hot: what the observer is asked; zeros while waiting"),
        ]

    def fields(self) -> list[Field]:
        """The fields of a position in their order, without the touches of the open decision."""
        raise NotImplementedError

    def size(self) -> int:
        """The number of bytes of an observation."""
        return sum([field.size for field in self.all_fields()])

    def all_fields(self) -> list[Field]:
        """The fields of an observation in their order."""
        return [*self.fields(), Field("touched", self.actions, "1: touched in the open decision by the observer")]

    def write_head(self, touch_game: TouchGame, viewer: int, out: BytesWriter) -> None:
        """Write the fields that every game has."""
        actor = touch_game.seat
        out.write(self.seat_codes[NONE if actor == NONE else (actor - viewer) % self.seats])
        question = NONE
        if actor == viewer:
            stack = touch_game.game.stack
            # Questions are steps with this attribute; a step without it asks the same in all its games.
            text: str = getattr(stack[-1].step(), "question", "")
            question = self.question_numbers.get(text, NONE)
        out.write(self.question_codes[question])

    def write(self, touch_game: TouchGame, viewer: int, out: BytesWriter) -> None:
        """Write the other fields."""
        raise NotImplementedError

    def write_position(self, touch_game: TouchGame, viewer: int, out: BytesWriter) -> None:
        """Write what the seat knows of the position; it changes only with a decision."""
        self.write_head(touch_game, viewer, out)
        self.write(touch_game, viewer, out)

    def position(self, touch_game: TouchGame, viewer: int) -> bytes:
        """What the seat knows of the position."""
        out = BytesWriter()
        self.write_position(touch_game, viewer, out)
        return out.getvalue()

    def touches(self, touch_game: TouchGame, viewer: int) -> bytes:
        """A byte for each action: 1 if the observer has touched it in the open decision."""
        touched = bytearray(self.actions)
        path = touch_game.touched if touch_game.seat == viewer else 0
        while path:
            touched[(path & MASK) - 1] = 1
            path >>= BITS
        return bytes(touched)

    def observe(self, touch_game: TouchGame, viewer: int) -> bytes:
        """The whole observation: the position, then the touches."""
        return self.position(touch_game, viewer) + self.touches(touch_game, viewer)
