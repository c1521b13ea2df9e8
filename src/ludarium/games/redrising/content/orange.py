"""The seven orange characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, With, WithAll, Without
from ..character import Ability, Character
from ..kind import a
from ..steps.condition import DONE
from ..steps.gain import GainHere
from ..steps.itself import EndTurn
from .roster import BLUE, GOLD, GRAY, OBSIDIAN, ORANGE

CARDS: Final = [
    Character(
        "aegis_craftsman",
        deploy=Ability("ability-may-gain-end", GainHere(a(GOLD), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(10, With(A(GOLD))), Bonus(10, Without(A(OBSIDIAN)))],
    ),
    Character(
        "artificer",
        deploy=Ability("ability-may-gain-end", GainHere(a(GOLD, ORANGE), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(20, WithAll(A(ORANGE), A(GOLD)))],
    ),
    Character(
        "cyther",
        deploy=Ability("ability-may-gain-end", GainHere(a(BLUE), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(16, With(A(BLUE)))],
    ),
    Character(
        "gravboot_cobbler",
        deploy=Ability("ability-may-gain-end", GainHere(a(GOLD, GRAY), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(14, With(A(GOLD), A(GRAY)))],
    ),
    Character(
        "pulse_armorer",
        deploy=Ability("ability-may-gain-end", GainHere(a(GRAY), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(17, With(A(GRAY)))],
    ),
    Character(
        "pulse_fist_engineer",
        deploy=Ability("ability-may-gain-end", GainHere(a(OBSIDIAN), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(18, With(A(OBSIDIAN)))],
    ),
    Character(
        "razor_designer",
        deploy=Ability("ability-may-gain-end", GainHere(a(GOLD), may=True), When(DONE, EndTurn())),
        bonus=[Bonus(13, With(A(GOLD)), Without(A(OBSIDIAN)))],
    ),
]
