"""The texts of a game from its Fluent files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.kernel.ruleset import GameText

from .localizer import Localizer, localizer
from .rulebook import rulebook

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ludarium.kernel.message import Message
    from ludarium.kernel.panel import Panel
    from ludarium.kernel.plain_data import View

    from .drawing import TableDrawing


class FluentText(GameText):
    """The texts of the game in a package, its rules by section, those with a ruling of ours, and its drawing."""

    def __init__(
        self,
        package: str,
        sections: Mapping[str, Collection[str]],
        ours: Collection[str],
        drawing: type[TableDrawing],
    ) -> None:
        self.package = package
        self.sections = sections
        self.ours = ours
        self.drawing = drawing

    def localizer(self, language: str) -> Localizer:
        """The localizer of a language."""
        return localizer(self.package, language)

    def format(self, message: Message, language: str, names: list[str] | None = None, viewer: int | None = None) -> str:
        return self.localizer(language).format(message, names, viewer)

    def rulebook(self, language: str) -> list[tuple[str, str, str]]:
        return rulebook(self.sections, self.ours, localizer(self.package, language))

    def cards(self, language: str) -> list[tuple[str, str]]:
        return []

    def table_panels(self, view: View, language: str, names: list[str]) -> list[Panel]:
        return self.drawing(view, self.localizer(language), names).panels()
