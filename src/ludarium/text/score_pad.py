"""A score pad from the functions of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludarium.kernel.ruleset import ScorePad

from .localizer import Localizer, localizer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ludarium.kernel.panel import Panel


class FluentScorePad(ScorePad):
    """The score pad of the game in a package: a function that scores a sheet, and one that draws the answer."""

    def __init__(
        self,
        package: str,
        score: Callable[[object], Mapping[str, Any]],
        panels: Callable[[Any, Localizer], list[Panel]],
    ) -> None:
        self._package = package
        self._score = score
        self._panels = panels

    def score(self, sheet: object) -> Mapping[str, Any]:
        return self._score(sheet)

    def panels(self, answer: Mapping[str, Any], language: str) -> list[Panel]:
        return self._panels(answer, localizer(self._package, language))
