"""The interface of a game: tables, bots and programs use it and import no particular game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludarium.errors import BadSetup, shortened

if TYPE_CHECKING:
    from .game import Game
    from .json_cache import ViewCache
    from .message import Message
    from .rng import Rng


class Setting:
    """A setting of a match: its values, its default, and the numbers of seats it applies to."""

    def __init__(self, name: str, values: list[int], default: int, seats: range) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.seats = seats

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {"name": self.name, "values": self.values, "default": self.default, "seats": list(self.seats)}


class Span:
    """A piece of a line of text with its colour, background (names of the palette) and weight."""

    def __init__(self, text: str, colour: str = "", background: str = "", *, bold: bool = False) -> None:
        self.text = text
        self.colour = colour
        self.background = background
        self.bold = bold


class Panel:
    """A box of text with a heading. Panels of the same group are placed side by side if they fit."""

    def __init__(self, title: str, lines: list[list[Span]], group: str = "") -> None:
        self.title = title
        self.lines = lines
        self.group = group


class Ruleset:
    """The rules of a game: its name, its numbers of seats, and how to deal, load, imagine, view and describe it."""

    def __init__(self, name: str, version: int, seats: range, settings: list[Setting]) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.settings = settings
        self.takes_pack = False  # whether it can be played with a content pack
        self.pack: dict[str, Any] | None = None  # the content pack in use; None: the built-in content
        self.cooperative = False  # whether all win or lose together: bots then estimate chances instead of points

    def with_pack(self, pack: object, name: str = "the pack") -> Ruleset:
        """The same game with a content pack: plain data, or text in the format of the built-in pack.

        Raises BadSetup if the game takes no packs, BadPack for an invalid pack; `name` is the file in error messages.
        """
        raise BadSetup(f"{self.name} takes no content pack")

    def content_counts(self) -> dict[str, int]:
        """How many items of each kind the content pack has; empty if the game takes no packs."""
        return {}

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Game:
        """A new game; the options must be complete (see `complete`)."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> Game:
        """The game that was dumped."""
        raise NotImplementedError

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> Game:
        """A possible game behind redacted data."""
        raise NotImplementedError

    def view(self, redacted: dict[str, Any], cache: ViewCache | None = None) -> dict[str, Any]:
        """What a viewer sees, from redacted data alone; parts may already be encoded (see `decoded_view`).

        `cache` holds the encoded parts of the latest views of the same table, of all viewers.
        """
        raise NotImplementedError

    def point_name(self, view: dict[str, Any], thing: str) -> Message | None:
        """The name of something visible that a player points at; None if there is no such thing.

        The name is the object of a sentence (accusative). Only cooperative games allow pointing.
        """
        return None

    def format(self, message: Message, language: str, names: list[str] | None = None) -> str:
        """A message in a language; `names` are those of the seats."""
        raise NotImplementedError

    def terminal(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        """The view as text panels, for a terminal."""
        raise NotImplementedError

    def rulebook(self, language: str) -> list[tuple[str, str, str]]:
        """The rules in their order: id, title, text; a section's heading has no text."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, Any]:
        """The constant data of the game, for clients that draw it; empty if its views are complete."""
        return {}

    def cards(self, language: str) -> list[tuple[str, str]]:
        """Every card with text: its name, and its text line by line."""
        return []

    def score(self, sheet: object) -> dict[str, Any]:
        """The score pad: compute the points of a physical game from its sheet."""
        raise NotImplementedError

    def companion(self, state: object, answer: object) -> dict[str, Any] | None:
        """One step of the companion, which runs the automated opponent of a physical game; None if there is none.

        It keeps no state: pass the returned state with the next answer.
        """
        return None

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        """The result of `score` as text panels, for a terminal."""
        raise NotImplementedError

    def complete(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        """All options of a match with these seats, defaults included; raises BadSetup for unknown ones."""
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
