"""Conditions of Raxxon cards (RX-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import Frame
from ludarium.kernel.steps import Condition

from ..table import Raxxon


class Always(Condition[Raxxon]):
    """Always holds."""

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return True


class FaceUpCount(Condition[Raxxon]):
    """At least a number of cards of a kind are face up in the crowd."""

    def __init__(self, kinds: i64, number: int) -> None:
        self.kinds = kinds
        self.number = number

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return game.face_up_count(self.kinds) >= self.number


class CardInPile(Condition[Raxxon]):
    """A Raxxon card is in the triggered pile, or in the untriggered one."""

    def __init__(self, card: int, *, triggered: bool) -> None:
        self.card = card
        self.triggered = triggered

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return self.card in (game.triggered if self.triggered else game.untriggered)


class CharacterInPlay(Condition[Raxxon]):
    """A player has a character."""

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        return self.character in game.characters


POWER: Final = 0
UNCONTAINED: Final = 1
INFECTION: Final = 2
EVACUATED: Final = 3


class Threshold(Condition[Raxxon]):
    """A measure of the game is at least, or at most, a number."""

    def __init__(self, measure: int, number: int, *, at_least: bool) -> None:
        self.measure = measure
        self.number = number
        self.at_least = at_least

    def holds(self, game: Raxxon, frame: Frame) -> bool:
        if self.measure == POWER:
            value = game.power
        elif self.measure == UNCONTAINED:
            value = sum(game.uncontained)
        elif self.measure == INFECTION:
            value = len(game.infection)
        else:
            value = sum(game.evacuated)
        return value >= self.number if self.at_least else value <= self.number


ALWAYS: Final = Always()
