"""A character card: its abilities and its bonus, made of words, so that text and behaviour agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.script import Script

from .roster import NUMBER

if TYPE_CHECKING:
    from ludarium.kernel.script import Step

    from .clause import Clause

# What a defence ability prevents (RR-27).
NO_DEFENCE: Final = 0
SAVES_CARDS: Final = 1  # a card stolen or banished out of one's hand
SAVES_TOKEN: Final = 2  # the sovereign token lost


class Lore:
    """What the course of the game needs to know of each card, by its number."""

    def __init__(self, deploys: list[Script], endings: list[Script], defences: list[int]) -> None:
        self.deploys = deploys
        self.endings = endings
        self.defences = defences


class Ability:
    """What a card does: the steps, and the family of sentences that says so; the steps fill its places."""

    def __init__(self, family: str, *steps: Step[Any]) -> None:
        self.family = family
        self.steps = list(steps)


class Character:
    """A card: what happens when it is deployed and at the end of the game, what it prevents, its bonus points.

    Its name, colour and core value are in the roll.
    """

    def __init__(
        self,
        name: str,
        *,
        deploy: Ability | None = None,
        at_end: Ability | None = None,
        defence: int = NO_DEFENCE,
        bonus: list[Clause] | None = None,
    ) -> None:
        self.name = name
        self.number = NUMBER[name]
        self.deploy = deploy
        self.at_end = at_end
        self.defence = defence
        self.bonus = bonus or []
        self.script = Script(name, deploy.steps if deploy else [])
        self.end_script = Script(f"{name}-end", at_end.steps if at_end else [])
