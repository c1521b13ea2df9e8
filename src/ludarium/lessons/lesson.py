"""A lesson as data: a match with a fixed seed, its decisions, and a text for each step.

The files are `lessons/*.yaml` of each game, their texts `lessons.ftl` of its locale.
"""

from __future__ import annotations

import functools
from importlib import resources

import msgspec

from ludarium.errors import BadLesson, shortened
from ludarium.games import names
from ludarium.kernel.document import read

LEARNER = 0  # the seat of the learner


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One text of a lesson.

    `play` are decisions made before the text is shown: a seat and an option each. `say` is the text's id, `show` are
    the things to highlight on the board. `do` is the option that the text asks the learner to choose ("": the learner
    only reads); if they choose another, `otherwise` says why the lesson suggests this one.
    """

    say: str
    show: list[str] = []
    play: list[tuple[int, str]] = []
    do: str = ""
    otherwise: str = ""


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The content of a lesson's file."""

    seats: int
    seed: str
    steps: list[LessonStep]
    options: dict[str, int] = {}


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: str, name: str, file: LessonFile) -> None:
        self.game = game
        self.name = name
        self.seats = file.seats
        self.seed = file.seed
        self.options = file.options
        self.steps = file.steps

    def message_id(self, text: str) -> str:
        """The id of the message of a step's text."""
        return f"lesson-{self.name}-{text}"


def lesson_names(game: str) -> list[str]:
    """The names of the lessons of a game."""
    folder = resources.files(f"ludarium.games.{game}") / "lessons"
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".yaml") for file in folder.iterdir() if file.name.endswith(".yaml"))


def all_lessons() -> list[Lesson]:
    """Every lesson of every game."""
    return [lesson(game, name) for game in names() for name in lesson_names(game)]


@functools.cache
def lesson(game: str, name: str) -> Lesson:
    """The lesson of a game with this name; raises BadLesson if there is none."""
    if game not in names() or name not in lesson_names(game):
        raise BadLesson(f"there is no lesson {shortened(name)} of {shortened(game)}")
    file = resources.files(f"ludarium.games.{game}") / "lessons" / f"{name}.yaml"
    return read_lesson(game, name, file.read_text(encoding="utf-8"))


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """The lesson in a YAML text."""
    data = read(text, f"{name}.yaml of {game}").data
    try:
        return Lesson(game, name, msgspec.convert(data, LessonFile))
    except msgspec.ValidationError as error:
        raise BadLesson(f"the lesson {name} of {game} is not valid: {error}") from error
