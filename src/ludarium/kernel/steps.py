"""Steps that scripts of every game use: a condition, and steps that run only if it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from mypy_extensions import mypyc_attr

from .script import G, Script, Step

if TYPE_CHECKING:
    from .game import Game
    from .script import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[G]):
    """A condition that is checked when a script reaches it."""

    def holds(self, game: G, frame: Frame) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


class When(Step["Game"]):
    """Run these steps if a condition holds."""

    def __init__(self, condition: Condition[Any], *steps: Step[Any]) -> None:
        self.condition = condition
        self.script = Script("", list(steps))

    def run(self, game: Game, frame: Frame) -> None:
        if self.condition.holds(game, frame):
            game.push(self.script, frame.actor, frame.it, frame.that)

    def inner(self) -> list[Script]:
        return [self.script]
