"""Scripts: a card, a turn, a whole game as a list of steps, run on an explicit stack of frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .message import Message
    from .path import Path

G = TypeVar("G")
NONE: Final = -1
HIDDEN: Final = -2  # stands in redacted data where a frame refers to what the viewer may not know


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One thing that a script does, or one question that it asks; the step that asked takes the answer.

    Every step has `run`. A step that asks also has `options` and `answer`, and, for people, `touches`, `text`,
    `prompt` and `path`. Options are numbers with a meaning of the step's own; everything that people see
    of them is made only when somebody looks.
    """

    def run(self, game: G, frame: Frame) -> None:
        """Do it, or ask: called once each time the frame comes to this step."""
        raise NotImplementedError

    def options(self, game: G, frame: Frame, seat: int) -> list[int]:
        """What this seat may answer now."""
        raise NotImplementedError

    def answer(self, game: G, frame: Frame, seat: int, option: int) -> None:
        """Take the answer of a seat and do what follows from it."""
        raise NotImplementedError

    def touches(self, game: G, frame: Frame, option: int) -> list[str]:
        """The path of things that a player touches to choose this option."""
        raise NotImplementedError

    def text(self, game: G, frame: Frame, option: int) -> Message:
        """What the option does, in words."""
        raise NotImplementedError

    def prompt(self, game: G, frame: Frame) -> Message:
        """The question, in words."""
        raise NotImplementedError

    def path(self, game: G, frame: Frame, seat: int) -> Path:
        """The same options by named checks: what may be touched, and the rule against each thing that may not."""
        raise NotImplementedError

    def inner(self) -> list[Script]:
        """The scripts inside this step (a condition's, a loop's)."""
        return []


class Script:
    """A named list of steps. The name is how a saved game finds it again."""

    def __init__(self, name: str, steps: list[Step[Any]]) -> None:
        self.name = name
        self.steps = steps

    def __repr__(self) -> str:
        return f"Script({self.name!r})"


# A frame is made and dropped with every script: it can be in no cycle, so Python need not look for one.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A script at work: whose, at which step, and the two things that its text calls "it" and "that"."""

    def __init__(self, script: Script, actor: int, at: int, it: int, that: int) -> None:
        self.script = script
        self.actor = actor
        self.at = at
        self.it = it
        self.that = that

    def step(self) -> Step[Any]:
        """The step that ran last: the one that asked, while a decision is open."""
        return self.script.steps[self.at - 1]

    def again(self) -> None:
        """Run the present step once more when the frame comes back."""
        self.at -= 1

    def copy(self) -> Frame:
        """A frame of its own at the same place."""
        return Frame(self.script, self.actor, self.at, self.it, self.that)

    def dump(self) -> list[int | str]:
        """As plain data."""
        return [self.script.name, self.actor, self.at, self.it, self.that]


def library(*scripts: Script) -> dict[str, Script]:
    """All these scripts by name, with those inside their steps, which are named after their place."""
    found: dict[str, Script] = {}
    for script in scripts:
        if script.name in found:
            message = f"two scripts are called {script.name!r}"
            raise ValueError(message)
        found[script.name] = script
        for place, step in enumerate(script.steps):
            for number, within in enumerate(step.inner()):
                within.name = f"{script.name}/{place}.{number}"
                found.update(library(within))
    return found


def loaded_frame(data: list[Any], scripts: dict[str, Script]) -> Frame:
    """The frame with these data."""
    return Frame(scripts[data[0]], data[1], data[2], data[3], data[4])
