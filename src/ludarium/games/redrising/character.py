"""A character card: its abilities as steps and its bonus as clauses, from which its text is made too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.script import Script

from .card import NUMBER

if TYPE_CHECKING:
    from ludarium.kernel.script import Step

    from .bonus.clause import Clause

# What a defence ability prevents (RR-27).
NO_DEFENCE: Final = 0
SAVES_CARDS: Final = 1  # the loss of a card from the hand
SAVES_TOKEN: Final = 2  # the loss of the sovereign token


class CardScripts:
    """The scripts and defences of all cards, by card number; and the powers of the houses."""

    def __init__(
        self,
        deploy_scripts: list[Script],
        end_scripts: list[Script],
        defences: list[int],
        house_powers: list[Script],
    ) -> None:
        self.deploy_scripts = deploy_scripts
        self.end_scripts = end_scripts
        self.defences = defences
        self.house_powers = house_powers


class Ability:
    """What a card does: its steps, and the message (`family`) that says so; the steps fill the message's arguments."""

    def __init__(self, family: str, *steps: Step[Any]) -> None:
        self.family = family
        self.steps = list(steps)


class Character:
    """A card: its deploy ability, its end-of-game ability, its defence, its bonus.

    Its colour and core value are in the roster.
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
