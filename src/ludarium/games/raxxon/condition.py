"""Conditions of Raxxon cards (RX-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import Frame
from ludarium.kernel.words import Condition

from .table import Raxxon


class Always(Condition[Raxxon]):
    """Nothing is asked."""

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return True


class FaceUp(Condition[Raxxon]):
    """So many cards of a kind are face up in the crowd."""

    def __init__(self, kinds: i64, number: int) -> None:
        self.kinds = kinds
        self.number = number

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return game.count(self.kinds) >= self.number


class Lies(Condition[Raxxon]):
    """A card lies in the triggered pile, or in the untriggered one."""

    def __init__(self, card: int, *, triggered: bool) -> None:
        self.card = card
        self.triggered = triggered

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return self.card in (game.triggered if self.triggered else game.untriggered)


class InPlay(Condition[Raxxon]):
    """Somebody plays a character."""

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return self.character in game.characters


POWER: Final = 0
UNCONTAINED: Final = 1
INFECTION: Final = 2
EVACUATED: Final = 3


class Measure(Condition[Raxxon]):
    """Something has come to a number, from below or from above."""

    def __init__(self, what: int, number: int, *, at_least: bool) -> None:
        self.what = what
        self.number = number
        self.at_least = at_least

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        if self.what == POWER:
            now = game.power
        elif self.what == UNCONTAINED:
            now = sum(game.uncontained)
        elif self.what == INFECTION:
            now = len(game.infection)
        else:
            now = sum(game.evacuated)
        return now >= self.number if self.at_least else now <= self.number


ALWAYS: Final = Always()
