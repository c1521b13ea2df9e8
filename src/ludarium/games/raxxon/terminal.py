"""Raxxon's table drawn for a terminal.

A citizen is two letters, in [ ] face up and in ( ) face down. Colours only repeat what these say.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.message import Message
from ludarium.kernel.panel import Panel, Row, Span
from ludarium.text.drawing import TableDrawing

SHADES: Final = {"hostile": "blue", "carrier": "yellow", "chaotic": "purple", "volatile": "red"}
UNKNOWN: Final = "??"
SYMBOLS: Final = {
    "add": "+",
    "flip": "↺",
    "infection": "☣",
    "raxxon": "Rx",
    "power": "▲",
    "hostile": "✊",
    "end": "☾",
    "pass": "»",
}


class RaxxonDrawing(TableDrawing):
    """Draws a view as panels."""

    def panels(self) -> list[Panel]:
        return [self.city(), *(self.sheet(seat) for seat in self.view["seats"] if seat["character"]), self.crowd()]

    def city(self) -> Panel:
        """The panel beside the crowd: goal, power, decks and piles."""
        view = self.view
        lines = [
            [Span(self.format("label-saved", number=view["saved"], most=view["needed"]), bold=True)],
            [Span(self.format("label-power", number=view["power"], most=view["takeover"]))],
            [Span(self.format("label-infection", number=view["infection"]))],
            [Span(self.format("label-decks", population=len(view["population"]), raxxon=len(view["raxxon"])))],
            *self.scenario(),
        ]
        for pile in ("evacuated", "discard", "contained", "uncontained"):
            cards = [Message("label-cards", card=f"citizen-{name}", number=n) for name, n in view[pile].items()]
            text = ", ".join(self.localizer.format(card) for card in cards)
            lines.append([Span(f"{self.format(f'label-{pile}')}: {text or '-'}")])
        night = view["overnight"]
        lines.append([Span(self.format("label-overnight", least=night["least"], most=night["most"]))])
        for card in view["followed"]:
            lines.append([Span(self.format(f"card-{card}"), bold=True)])
            lines.append([Span(self.format(f"story-{card}"))])
        return Panel(self.format("label-day", number=view["day"], level=f"level-{view['level']}"), lines)

    def scenario(self) -> list[Row]:
        """The lines of the scenario."""
        scenario = self.view["scenario"]
        if scenario is None:
            return []
        lines = [[Span(self.format("label-scenario", scenario=scenario["name"]), bold=True)]]
        if scenario["events"]:
            lines.append([Span(self.format("label-events", number=sum(scenario["events"].values())))])
        if scenario["reserve"]:
            lines.append([Span(self.format(f"label-reserve-{scenario['number']}", number=len(scenario["reserve"])))])
        aside = [Message("label-cards", card=f"citizen-{name}", number=n) for name, n in scenario["aside"].items()]
        if aside:
            text = ", ".join(self.localizer.format(card) for card in aside)
            lines.append([Span(f"{self.format('label-aside')}: {text}")])
        return lines

    def sheet(self, seat: dict[str, Any]) -> Panel:
        """A character sheet: actions with their slots; those with a token are in brackets."""
        lines: list[Row] = []
        for number, action in enumerate(seat["actions"]):
            slots = []
            for place, slot in enumerate(action["slots"]):
                signs = "".join(SYMBOLS.get(symbol, "?") for symbol in slot)
                slots.append(f"[{signs}]" if place < action["tokens"] else f" {signs} ")
            lines.append([Span(f"{number} {self.format(action['name'])}  {' '.join(slots)}", bold=action["available"])])
        passed = f" · {self.format('label-passed')}" if seat["passed"] else ""
        title = f"{self.names[seat['seat']]} · {self.format('character-' + seat['character'])}{passed}"
        return Panel(title, lines, "sheets")

    def crowd(self) -> Panel:
        """The crowd in rows, with letters and numbers at the edges."""
        cards = {(card["row"], card["column"]): card for card in self.view["crowd"]}
        if not cards:
            return Panel(self.format("label-crowd"), [])
        rows = range(min(row for row, _ in cards), max(row for row, _ in cards) + 1)
        columns = range(min(column for _, column in cards), max(column for _, column in cards) + 1)
        lines: list[Row] = [[Span("   " + "".join(f"  {column + 1}   " for column in columns))]]
        for row in rows:
            spans = [Span(f" {'abcdefgh'[row]} ")]
            spans += [self.card(cards.get((row, column))) for column in columns]
            lines.append(spans)
        legend = sorted({card["citizen"] for card in self.view["crowd"] if card["citizen"]})
        named = [f"{initials(name)} {self.format(f'citizen-{name}')}" for name in legend]
        return Panel(self.format("label-crowd"), [*lines, [Span("   " + ", ".join(named))]])

    def card(self, card: dict[str, Any] | None) -> Span:
        """A card of the crowd: ( ) face down, [ ] face up."""
        if card is None:
            return Span("      ")
        letters = initials(card["citizen"]) if card["citizen"] else "!?" if card["suspect"] else UNKNOWN
        text = f" [{letters}] " if card["face_up"] else f" ({letters}) "
        return Span(text, SHADES.get(card["citizen"] or "", ""), bold=card["face_up"])


def initials(citizen: str) -> str:
    """Two letters for a type: the first and the last, since several types share the first."""
    return citizen[0].upper() + citizen[-1]
