"""Raxxon's table drawn with letters: the crowd, the piles and the sheets as a terminal can show them.

A citizen is a sign of two letters, healthy or infected told apart by brackets. Colours only repeat what these say.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.contract import Panel, Span
from ludarium.kernel.message import Message
from ludarium.text.speaker import Speaker

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

Row = list[Span]


def sketch(view: dict[str, Any], speaker: Speaker, names: list[str]) -> list[Panel]:
    """The table as a viewer sees it."""
    return Sketch(view, speaker, names).panels()


class Sketch:
    """A view on its way to the terminal."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, names: list[str]) -> None:
        self.view = view
        self.speaker = speaker
        self.names = names

    def panels(self) -> list[Panel]:
        """Everything there is to see, what a player looks at most coming last."""
        return [self.city(), *(self.sheet(seat) for seat in self.view["seats"] if seat["character"]), self.crowd()]

    def say(self, label: str, **args: int | str) -> str:
        """A label in the player's language."""
        return self.speaker.say(Message(label, **args))

    def city(self) -> Panel:
        """What there is beside the crowd."""
        view = self.view
        lines = [
            [Span(self.say("label-saved", number=view["saved"], most=view["needed"]), bold=True)],
            [Span(self.say("label-power", number=view["power"], most=view["takeover"]))],
            [Span(self.say("label-infection", number=view["infection"]))],
            [Span(self.say("label-decks", population=len(view["population"]), raxxon=len(view["raxxon"])))],
        ]
        for pile in ("evacuated", "discard", "contained", "uncontained"):
            cards = [Message("label-cards", card=f"citizen-{name}", number=n) for name, n in view[pile].items()]
            said = ", ".join(self.speaker.say(card) for card in cards)
            lines.append([Span(f"{self.say(f'label-{pile}')}: {said or '-'}")])
        night = view["overnight"]
        lines.append([Span(self.say("label-overnight", least=night["least"], most=night["most"]))])
        for card in view["followed"]:
            lines.append([Span(self.say(f"card-{card}"), bold=True)])
            lines.append([Span(self.say(f"story-{card}"))])
        return Panel(self.say("label-day", number=view["day"], level=f"level-{view['level']}"), lines)

    def sheet(self, seat: dict[str, Any]) -> Panel:
        """A character sheet: actions with their slots, those with a token filled."""
        lines: list[Row] = []
        for number, action in enumerate(seat["actions"]):
            slots = []
            for place, slot in enumerate(action["slots"]):
                signs = "".join(SYMBOLS.get(symbol, "?") for symbol in slot)
                slots.append(f"[{signs}]" if place < action["tokens"] else f" {signs} ")
            lines.append([Span(f"{number} {self.say(action['name'])}  {' '.join(slots)}", bold=action["available"])])
        passed = f" · {self.say('label-passed')}" if seat["passed"] else ""
        title = f"{self.names[seat['seat']]} · {self.say('character-' + seat['character'])}{passed}"
        return Panel(title, lines, "sheets")

    def crowd(self) -> Panel:
        """The crowd in its rows, with letters and numbers at its edges."""
        cards = {(card["row"], card["column"]): card for card in self.view["crowd"]}
        if not cards:
            return Panel(self.say("label-crowd"), [])
        rows = range(min(row for row, _ in cards), max(row for row, _ in cards) + 1)
        columns = range(min(column for _, column in cards), max(column for _, column in cards) + 1)
        lines: list[Row] = [[Span("   " + "".join(f"  {column + 1}   " for column in columns))]]
        for row in rows:
            spans = [Span(f" {'abcdefgh'[row]} ")]
            spans += [self.card(cards.get((row, column))) for column in columns]
            lines.append(spans)
        legend = sorted({card["citizen"] for card in self.view["crowd"] if card["citizen"]})
        named = [f"{sign(name)} {self.say(f'citizen-{name}')}" for name in legend]
        return Panel(self.say("label-crowd"), [*lines, [Span("   " + ", ".join(named))]])

    def card(self, card: dict[str, Any] | None) -> Span:
        """A card of the crowd: ( ) face down, [ ] face up."""
        if card is None:
            return Span("      ")
        letters = sign(card["citizen"]) if card["citizen"] else "!?" if card["suspect"] else UNKNOWN
        text = f" [{letters}] " if card["face_up"] else f" ({letters}) "
        return Span(text, SHADES.get(card["citizen"] or "", ""), bold=card["face_up"])


def sign(citizen: str) -> str:
    """Two letters for a type: its first and its last, since several begin alike."""
    return citizen[0].upper() + citizen[-1]
