"""Red Rising's table drawn with letters: locations, hands, tracks and the Automa as a terminal can show them.

A card is its colour's sign of two letters, its core value and its name. Colours only repeat what the signs say.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.contract import Panel, Span
from ludarium.kernel.message import Message
from ludarium.text.speaker import Speaker

from .roster import COLOUR, COLOURS, NUMBER, VALUE

# The sign of each colour, as in chemistry where it has one, and the nearest colour that a terminal has.
SIGNS: Final = ["Re", "Au", "Bl", "Br", "Cu", "Gy", "Gn", "Ob", "Or", "Pi", "Ag", "Vi", "Wh", "Ye"]
SHADES: Final = {
    "red": "red",
    "gold": "yellow",
    "blue": "blue",
    "green": "green",
    "pink": "purple",
    "violet": "purple",
    "yellow": "yellow",
}
UNKNOWN: Final = "??"

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
        viewer = self.view["viewer"]
        found = [self.seat(seat) for seat in self.view["seats"]]
        if self.view["automa"]:
            found.append(self.automa(self.view["automa"]))
        found.append(self.middle())
        found += [self.location(location) for location in self.view["locations"]]
        shown = [seat for seat in self.view["seats"] if seat["seat"] == viewer or self.view["over"]]
        return [*found, *(self.hand(seat) for seat in shown)]

    def say(self, label: str, **args: int | str) -> str:
        """A label in the player's language."""
        return self.speaker.say(Message(label, **args))

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> Row:
        """A card's sign, value and name."""
        number = NUMBER[name]
        colour = COLOUR[number]
        shade = SHADES.get(COLOURS[colour], "")
        return [
            Span(SIGNS[colour], shade, bold=True),
            Span(f" {VALUE[number]:>2} ", shade),
            Span(self.say(f"character-{name}")),
        ]

    def location(self, location: dict[str, Any]) -> Panel:
        """A location, its top card first."""
        lines: list[Row] = []
        for card in reversed(location["cards"]):
            if card["face_down"]:
                known = [Span(" "), *self.card(card["card"])] if card["card"] else []
                lines.append([Span(UNKNOWN, "dim"), *known])
            else:
                lines.append(self.card(card["card"]))
        title = self.say(f"location-{location['name']}")
        if location["barred"]:
            title += f" ({self.say('label-barred')})"
        return Panel(title, lines or [[Span("–", "dim")]], "locations")  # noqa: RUF001 - nothing there

    def hand(self, seat: dict[str, Any]) -> Panel:
        """A hand with what each card gives now."""
        scores = {entry["card"]: entry for entry in seat["score"]["cards"]}
        lines: list[Row] = []
        for held in seat["hand"]:
            entry = scores[held["card"]]
            row = self.card(held["card"])
            row.append(Span(f"  {entry['value'] + entry['bonus']}", bold=True))
            if entry["as"]:
                kind = "colour" if entry["as"] in COLOURS else "character"
                row.append(Span(f" = {self.say(f'{kind}-' + entry['as'])}", "dim"))
            lines.append(row)
        total = str(seat["score"]["total"]).replace("-", "−")  # noqa: RUF001 - the real minus
        lines.append([Span(self.say("label-score", points=total), bold=True)])
        return Panel(f"{self.say('label-hand')}: {self.names[seat['seat']]}", lines, "hand")

    # --- who plays -------------------------------------------------------------------------------------------------

    def seat(self, seat: dict[str, Any]) -> Panel:
        """A seat's house, tracks and number of cards."""
        number: int = seat["seat"]
        mark = "▶ " if number in self.view["waiting"] else ""
        house = self.say(f"house-{seat['house']}")
        first = f", {self.say('label-first')}" if number == self.view["first"] else ""
        unknown = sum(held["card"] is None for held in seat["hand"])
        lines: list[Row] = [[Span(house + first, "dim")], *self.tracks(seat)]
        if number != self.view["viewer"]:
            lines += [self.card(held["card"]) for held in seat["hand"] if held["card"] and not self.view["over"]]
            lines.append([Span(self.say("label-unknown", number=unknown), "dim")])
        return Panel(mark + self.names[number], lines, "seats")

    def tracks(self, party: dict[str, Any]) -> list[Row]:
        """Helium, fleet, influence and the token of a party."""
        rows: list[Row] = [
            [Span(f"{self.say(f'track-{track}')} "), Span(str(party[track]), bold=True)]
            for track in ("helium", "fleet", "influence")
        ]
        if party["sovereign"]:
            rows.append([Span("♛ " + self.say("label-token"), bold=True)])
        return rows

    def automa(self, automa: dict[str, Any]) -> Panel:
        """The Automa's tracks, pile and cards."""
        letters = " ".join(self.say(f"priority-{letter}") for letter in automa["priority"])
        known = [card for card in automa["pile"] if card]
        lines: list[Row] = [
            [Span(self.say(f"level-{automa['level']}"), "dim")],
            *self.tracks(automa),
            [Span(f"{self.say('label-parity')}: {self.say('parity-' + automa['parity'])}")],
            [Span(f"{self.say('label-priority')}: {letters}")],
            [Span(f"{self.say('label-luna-shows')}: {self.say('location-' + automa['luna_shows'])}")],
            [Span(self.say("label-automa-pile", number=len(automa["pile"])))],
            *(self.card(card) for card in reversed(known[-3:])),
        ]
        return Panel(self.say("automa"), lines, "seats")

    def middle(self) -> Panel:
        """The round, the deck, the banished and the neutral house."""
        view = self.view
        lines: list[Row] = [
            [Span(self.say("label-round", number=view["round"]))],
            [Span(self.say("label-deck", number=len(view["deck"])))],
            [Span(self.say("label-banished", number=len(view["banished"])))],
            *(self.card(card) for card in view["banished"][-3:]),
        ]
        if view["deck"] and view["deck"][-1]:
            lines.insert(2, self.card(view["deck"][-1]))
        if view["neutral"]:
            lines.append([Span(self.say("label-neutral", number=view["neutral"]), "dim")])
        return Panel(self.say("label-tracks"), lines, "seats")
