"""Red Rising's table, and the answer of its score pad, drawn for a terminal.

A card is its colour's sign of two letters, its core value and its name. Colours only repeat what the signs say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.kernel.message import Message
from ludarium.kernel.panel import Panel, Row, Span
from ludarium.text.drawing import TableDrawing, breach_row, ledger_rows, outcome_row, seat_numbers, signed, winner_rows
from ludarium.text.localizer import Localizer

from .card import COLOUR, COLOURS, NUMBER, VALUE
from .score_pad_types import Answer, PlayerAnswer

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
POSSIBLE: Final = Message("sheet-possible")


class RedRisingDrawing(TableDrawing):
    """Draws a view as panels."""

    def panels(self) -> list[Panel]:
        viewer = self.view["viewer"]
        panels = [self.seat(seat) for seat in self.view["seats"]]
        if self.view["automa"]:
            panels.append(self.automa(self.view["automa"]))
        panels.append(self.middle())
        panels += [self.location(location) for location in self.view["locations"]]
        shown = [seat for seat in self.view["seats"] if seat["seat"] == viewer or self.view["over"]]
        return [*panels, *(self.hand(seat) for seat in shown)]

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> Row:
        """A card's sign, value and name."""
        number = NUMBER[name]
        colour = COLOUR[number]
        shade = SHADES.get(COLOURS[colour], "")
        return [
            Span(SIGNS[colour], shade, bold=True),
            Span(f" {VALUE[number]:>2} ", shade),
            Span(self.format(f"character-{name}")),
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
        title = self.format(f"location-{location['name']}")
        if location["barred"]:
            title += f" ({self.format('label-barred')})"
        return Panel(title, lines or [[Span("–", "dim")]], "locations")  # noqa: RUF001 - nothing there

    def hand(self, seat: dict[str, Any]) -> Panel:
        """A hand with the points of each card now."""
        scores = {score["card"]: score for score in seat["score"]["cards"]}
        lines: list[Row] = []
        for held in seat["hand"]:
            score = scores[held["card"]]
            row = self.card(held["card"])
            row.append(Span(f"  {score['value'] + score['bonus']}", bold=True))
            if score["as"]:
                kind = "colour" if score["as"] in COLOURS else "character"
                row.append(Span(f" = {self.format(f'{kind}-' + score['as'])}", "dim"))
            lines.append(row)
        lines.append([Span(self.format("label-score", points=signed(seat["score"]["total"])), bold=True)])
        return Panel(f"{self.format('label-hand')}: {self.names[seat['seat']]}", lines, "hand")

    # --- players ---------------------------------------------------------------------------------------------------

    def seat(self, seat: dict[str, Any]) -> Panel:
        """A seat's house, tracks and number of cards."""
        number: int = seat["seat"]
        mark = "▶ " if number in self.view["waiting"] else ""
        house = self.format(f"house-{seat['house']}")
        first = f", {self.format('label-first')}" if number == self.view["first"] else ""
        unknown = sum(held["card"] is None for held in seat["hand"])
        lines: list[Row] = [[Span(house + first, "dim")], *self.tracks(seat)]
        if number != self.view["viewer"]:
            lines += [self.card(held["card"]) for held in seat["hand"] if held["card"] and not self.view["over"]]
            lines.append([Span(self.format("label-unknown", number=unknown), "dim")])
        return Panel(mark + self.names[number], lines, "seats")

    def tracks(self, player: dict[str, Any]) -> list[Row]:
        """Helium, fleet, influence and the token of a player."""
        rows: list[Row] = [
            [Span(f"{self.format(f'track-{track}')} "), Span(str(player[track]), bold=True)]
            for track in ("helium", "fleet", "influence")
        ]
        if player["sovereign"]:
            rows.append([Span("♛ " + self.format("label-token"), bold=True)])
        return rows

    def automa(self, automa: dict[str, Any]) -> Panel:
        """The Automa's tracks, pile and cards."""
        letters = " ".join(self.format(f"priority-{letter}") for letter in automa["priority"])
        known = [card for card in automa["pile"] if card]
        lines: list[Row] = [
            [Span(self.format(f"level-{automa['level']}"), "dim")],
            *self.tracks(automa),
            [Span(f"{self.format('label-parity')}: {self.format('parity-' + automa['parity'])}")],
            [Span(f"{self.format('label-priority')}: {letters}")],
            [Span(f"{self.format('label-luna-shows')}: {self.format('location-' + automa['luna_shows'])}")],
            [Span(self.format("label-automa-pile", number=len(automa["pile"])))],
            *(self.card(card) for card in reversed(known[-3:])),
        ]
        return Panel(self.format("automa"), lines, "seats")

    def middle(self) -> Panel:
        """The round, the deck, the banished cards and the neutral house."""
        view = self.view
        lines: list[Row] = [
            [Span(self.format("label-round", number=view["round"]))],
            [Span(self.format("label-deck", number=len(view["deck"])))],
            [Span(self.format("label-banished", number=len(view["banished"])))],
            *(self.card(card) for card in view["banished"][-3:]),
        ]
        if view["deck"] and view["deck"][-1]:
            lines.insert(2, self.card(view["deck"][-1]))
        if view["neutral"]:
            lines.append([Span(self.format("label-neutral", number=view["neutral"]), "dim")])
        return Panel(self.format("label-tracks"), lines, "seats")


# --- the score pad --------------------------------------------------------------------------------------------------


def score_panels(answer: Answer, localizer: Localizer) -> list[Panel]:
    """The answer of the score pad: a panel for every player and the Automa, and one for the result."""
    players = [
        ledger_panel(player, player_title(player, number, localizer), localizer)
        for number, player in enumerate(answer["players"], start=1)
    ]
    if "automa" in answer:
        players.append(ledger_panel(answer["automa"], localizer.format(Message("sheet-automa")), localizer))
    if "automa" in answer and answer["outcome"]:
        lines = [outcome_row(answer["outcome"], localizer, bold=True)]
    else:
        winners = Message("sheet-winner", count=len(answer["winners"]), players=seat_numbers(answer["winners"]))
        lines = winner_rows(winners, answer["outcome"], localizer)
    lines += [breach_row(breach, localizer, POSSIBLE) for breach in answer["breaches"]]
    return [*players, Panel(localizer.format(Message("sheet-result")), lines)]


def player_title(player: PlayerAnswer, number: int, localizer: Localizer) -> str:
    """A player's number, and the house if it is given."""
    if "house" in player:
        return localizer.format(Message("sheet-player-house", number=number, house=f"house-{player['house']}"))
    return localizer.format(Message("sheet-player", number=number))


def ledger_panel(scored: Mapping[str, Any], title: str, localizer: Localizer) -> Panel:
    """A ledger and its total."""
    return Panel(title, ledger_rows(scored, localizer), "players")
