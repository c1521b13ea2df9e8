"""The seven orange characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.words import When

from ..character import Ability, Character
from ..clause import Bonus
from ..condition import A, With, WithAll, Without
from ..kind import a
from ..roster import BLUE, GOLD, GRAY, OBSIDIAN, ORANGE
from ..words.condition import DONE
from ..words.itself import EndTurn
from ..words.pile import GainHere

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
