"""Scripts: a card, a turn, a whole game as a list of steps, run on an explicit stack of frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .message import Message
    from .question import Path

G = TypeVar("G")
NONE: Final = -1
HIDDEN: Final = -2  # in redacted data: a frame's reference to something hidden from the viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One action or one question of a script; the step that asks also takes the answer.

    Every step has `run`. A step that asks also has `options` and `answer`, and, for people, `touches`, `text`,
    `prompt`, `prompt_after`, `confirmation` and `path`. Options are ints that only their step interprets; their texts
    are created on demand.
    """

    def run(self, game: G, frame: Frame) -> None:
        """Do it, or ask: called each time the frame reaches this step."""
        raise NotImplementedError

    def options(self, game: G, frame: Frame, seat: int) -> list[int]:
        """The legal answers of this seat."""
        raise NotImplementedError

    def answer(self, game: G, frame: Frame, seat: int, option: int) -> None:
        """Apply the answer of a seat."""
        raise NotImplementedError

    def touches(self, game: G, frame: Frame, option: int) -> list[str]:
        """The path of touches by which a player chooses this option."""
        raise NotImplementedError

    def text(self, game: G, frame: Frame, option: int) -> Message:
        """The text of the option: what it does."""
        raise NotImplementedError

    def prompt(self, game: G, frame: Frame) -> Message:
        """The text of the question."""
        raise NotImplementedError

    def prompt_after(self, game: G, frame: Frame, touches: list[str]) -> Message:
        """The text of what to touch next, after the first touches of an option."""
        raise NotImplementedError

    def confirmation(self, game: G, frame: Frame, option: int) -> Message | None:
        """What to ask before an option that one touch takes and that cannot be undone; None for all others."""
        return None

    def path(self, game: G, frame: Frame, seat: int) -> Path:
        """The same options by named checks: what can be touched, and the rule against each illegal touch."""
        raise NotImplementedError

    def inner(self) -> list[Script]:
        """The scripts inside this step (a condition's, a loop's)."""
        return []


class Script:
    """A named list of steps. Saved games refer to it by name."""

    def __init__(self, name: str, steps: list[Step[Any]]) -> None:
        self.name = name
        self.steps = steps

    def __repr__(self) -> str:
        return f"Script({self.name!r})"


# Created and dropped with every script; not part of any reference cycle, so the garbage collector can skip it.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A script in progress: its actor, its next step, and the two objects that its text calls "it" and "that"."""

    def __init__(self, script: Script, actor: int, at: int, it: int, that: int) -> None:
        self.script = script
        self.actor = actor
        self.at = at
        self.it = it
        self.that = that

    def step(self) -> Step[Any]:
        """The step that ran last: while a decision is open, the one that asked."""
        return self.script.steps[self.at - 1]

    def repeat(self) -> None:
        """Run the current step again when the frame continues."""
        self.at -= 1

    def copy(self) -> Frame:
        """An independent frame at the same step."""
        return Frame(self.script, self.actor, self.at, self.it, self.that)

    def dump(self) -> list[int | str]:
        """As plain data."""
        return [self.script.name, self.actor, self.at, self.it, self.that]


def scripts_by_name(*scripts: Script) -> dict[str, Script]:
    """All these scripts by name, including nested ones, which get the name of their position."""
    found: dict[str, Script] = {}
    for script in scripts:
        if script.name in found:
            message = f"two scripts are called {script.name!r}"
            raise ValueError(message)
        found[script.name] = script
        for place, step in enumerate(script.steps):
            for number, within in enumerate(step.inner()):
                within.name = f"{script.name}/{place}.{number}"
                found.update(scripts_by_name(within))
    return found


def load_frame(data: list[Any], scripts: dict[str, Script]) -> Frame:
    """The frame with these data."""
    return Frame(scripts[data[0]], data[1], data[2], data[3], data[4])
