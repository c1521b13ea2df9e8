"""The interface of a game: tables, bots and programs use it and import no particular game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludarium.errors import BadSetup, BadSheet, shortened

if TYPE_CHECKING:
    from .game import Game
    from .json_cache import ViewCache
    from .message import Message
    from .panel import Panel
    from .plain_data import Dump, Redacted, View
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


class DailySetup:
    """How one person plays a daily deal: against or with how many bots, and the settings that are not the defaults."""

    def __init__(self, bots: int, options: dict[str, int]) -> None:
        self.bots = bots
        self.options = options


class GameText:
    """The texts of a game, in every language."""

    def format(self, message: Message, language: str, names: list[str] | None = None, viewer: int | None = None) -> str:
        """A message in a language; `names` are those of the seats, and the viewer's own seat is "you"."""
        raise NotImplementedError

    def rulebook(self, language: str) -> list[tuple[str, str, str]]:
        """The rules in their order: id, title, text; a section's heading has no text."""
        raise NotImplementedError

    def cards(self, language: str) -> list[tuple[str, str]]:
        """Every card with text: its name, and its text line by line."""
        raise NotImplementedError

    def table_panels(self, view: View, language: str, names: list[str]) -> list[Panel]:
        """The view as text panels, for a terminal."""
        raise NotImplementedError


class ScorePad:
    """Computes the points of a physical game."""

    def score(self, sheet: object) -> Mapping[str, Any]:
        """The points of a sheet, line by line; raises BadSheet for an invalid one."""
        raise NotImplementedError

    def panels(self, answer: Mapping[str, Any], language: str) -> list[Panel]:
        """The result of `score` as text panels, for a terminal."""
        raise NotImplementedError


class Companion:
    """Runs the automated opponent of a physical game."""

    def step(self, state: object, answer: object) -> Mapping[str, Any]:
        """One step. It keeps no state: pass the returned state with the next answer."""
        raise NotImplementedError


class ContentPacks:
    """The content packs of a game: plain data, or text in the format of the built-in pack."""

    def load(self, pack: object, name: str) -> Ruleset:
        """The game with a content pack; raises BadPack for an invalid one, `name` is the file in its message."""
        raise NotImplementedError

    def counts(self) -> dict[str, int]:
        """How many items of each kind the pack in use has."""
        raise NotImplementedError


class Pointing:
    """What players of a cooperative game can point at."""

    def name(self, view: View, touch: str) -> Message | None:
        """The name of something visible as the object of a sentence (accusative); None if there is no such thing."""
        raise NotImplementedError


class Ruleset:
    """The rules of a game: its name, its numbers of seats, and how to deal, load, imagine and view it.

    The parts that not every game has are None where they are missing.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        settings: list[Setting],
        text: GameText,
        *,
        score_pad: ScorePad | None = None,
        companion: Companion | None = None,
        packs: ContentPacks | None = None,
        pointing: Pointing | None = None,
        cooperative: bool = False,
        daily: list[DailySetup] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.settings = settings
        self.text = text
        self.score_pad = score_pad
        self.companion = companion
        self.packs = packs
        self.pointing = pointing
        self.cooperative = cooperative  # all win or lose together: bots then estimate chances instead of points
        self.daily = daily  # of the days of a week, from Monday
        self.pack: dict[str, Any] | None = None  # the content pack in use; None: the built-in content

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Game:
        """A new game; the options must be complete (see `complete`)."""
        raise NotImplementedError

    def load(self, data: Dump) -> Game:
        """The game that was dumped."""
        raise NotImplementedError

    def imagine(self, redacted: Redacted, rng: Rng) -> Game:
        """A possible game behind redacted data."""
        raise NotImplementedError

    def view(self, redacted: Redacted, cache: ViewCache | None = None) -> View:
        """What a viewer sees, from redacted data alone; parts may already be encoded (see `decoded_view`).

        `cache` holds the encoded parts of the latest views of the same table, of all viewers.
        """
        raise NotImplementedError

    def catalogue(self) -> Mapping[str, Any]:
        """The constant data of the game, for clients that draw it."""
        raise NotImplementedError

    def with_pack(self, pack: object, name: str = "the pack") -> Ruleset:
        """The same game with a content pack (see `ContentPacks`); raises BadSetup if the game takes none."""
        if self.packs is None:
            raise BadSetup(f"{self.name} takes no content pack")
        return self.packs.load(pack, name)

    def score(self, sheet: object) -> Mapping[str, Any]:
        """The points of a sheet (see `ScorePad`); raises BadSheet if the game has no score pad."""
        if self.score_pad is None:
            raise BadSheet(f"{self.name} has no score pad: all its players win, or all lose")
        return self.score_pad.score(sheet)

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
