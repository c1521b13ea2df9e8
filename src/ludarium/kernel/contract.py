"""What every game fulfils, so that tables, bots and programs need to know no game in particular."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludarium.errors import BadSetup, shortened

if TYPE_CHECKING:
    from .game import Game
    from .message import Message
    from .part import Parts
    from .rng import Rng


class Setting:
    """An option of a match: the values it may have, the one it has by default, and the numbers of seats it is for."""

    def __init__(self, name: str, values: list[int], default: int, seats: range) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.seats = seats

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {"name": self.name, "values": self.values, "default": self.default, "seats": list(self.seats)}


class Span:
    """A piece of a drawn line: its text, its colour and ground (names of the palette), and whether it stands out."""

    def __init__(self, text: str, colour: str = "", ground: str = "", *, bold: bool = False) -> None:
        self.text = text
        self.colour = colour
        self.ground = ground
        self.bold = bold


class Panel:
    """A drawn part of the table: a heading, lines of spans. Panels of a group stand side by side if there is room."""

    def __init__(self, title: str, lines: list[list[Span]], group: str = "") -> None:
        self.title = title
        self.lines = lines
        self.group = group


class Contract:
    """A game: what it is called, how many may play, and how its positions are made, saved, shown and spoken of."""

    def __init__(self, name: str, version: int, seats: range, settings: list[Setting]) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.settings = settings
        self.takes_pack = False  # whether it can be played with a content pack
        self.pack: dict[str, Any] | None = None  # the content of one's own that it is played with
        self.cooperative = False  # whether all win or lose together: bots then reckon with chances, not with points

    def with_pack(self, pack: object, name: str = "the pack") -> Contract:
        """The same game with content of one's own: data, or a text in the form of the game's own pack.

        Refused where a game has none, or the pack does not fit; `name` is the file, for whoever must mend it.
        """
        raise BadSetup(f"{self.name} takes no content pack")

    def content_counts(self) -> dict[str, int]:
        """How many things of each kind the content pack has, for a game that takes one."""
        return {}

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> Game:
        """A new game; the options are complete (see `complete`)."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> Game:
        """The game that was dumped."""
        raise NotImplementedError

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> Game:
        """A possible game behind redacted data."""
        raise NotImplementedError

    def view(self, redacted: dict[str, Any], parts: Parts | None = None) -> dict[str, Any]:
        """What a viewer sees, made from redacted data alone; parts may be written already (`plain` reads them).

        `parts` are those of the last views of the same table, by whoever looked.
        """
        raise NotImplementedError

    def pointed(self, view: dict[str, Any], thing: str) -> Message | None:
        """How a thing that lies open on the table is called when somebody points at it; None if there is no such thing.

        The name goes where it is said at whom one points: in the accusative. In games against each other nobody points.
        """
        return None

    def say(self, message: Message, language: str, names: list[str] | None = None) -> str:
        """A message in a language; `names` are those of the seats."""
        raise NotImplementedError

    def sketch(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        """The table drawn with letters, for a terminal."""
        raise NotImplementedError

    def rules(self, language: str) -> list[tuple[str, str, str]]:
        """The rules in their order: id, title, text; a section's heading has no text."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, Any]:
        """What of the game never changes, for those who draw it; empty where its views say it all."""
        return {}

    def cards(self, language: str) -> list[tuple[str, str]]:
        """Every card that has a text of its own: its name, and what is printed on it, line by line."""
        return []

    def score(self, sheet: object) -> dict[str, Any]:
        """The score pad: from a sheet of the physical table to every window's or hand's points."""
        raise NotImplementedError

    def companion(self, state: object, answer: object) -> dict[str, Any] | None:
        """A step of the companion that runs the game's own player for a physical table; None if it has no such player.

        It has no memory: the state that comes out goes in again with the next answer.
        """
        return None

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        """The answer of the score pad, drawn for a terminal."""
        raise NotImplementedError

    def complete(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        """All options of a match with these seats, the missing ones by default; refuses what does not exist."""
        if type(seats) is not int or seats not in self.seats:
            message = f"{self.name} has {self.seats[0]} to {self.seats[-1]} seats, not {shortened(seats)}"
            raise BadSetup(message)
        known = {setting.name: setting for setting in self.settings if seats in setting.seats}
        for name, value in options.items():
            if name not in known:
                expected = ", ".join(known) or "none"
                message = f"{self.name} with {seats} seats has no option {shortened(name)}: expected {expected}"
                raise BadSetup(message)
            if type(value) is not int or value not in known[name].values:
                expected = ", ".join(map(str, known[name].values))
                message = (
                    f"option {shortened(name)} of {self.name} cannot be {shortened(value)}: expected one of {expected}"
                )
                raise BadSetup(message)
        return {name: options.get(name, setting.default) for name, setting in known.items()}
