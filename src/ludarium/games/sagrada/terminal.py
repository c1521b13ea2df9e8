"""Sagrada's table, and the answer of its score pad, drawn for a terminal.

A die is its colour's sign, its letter and its shade, "▲R3"; an empty cell shows its restriction: a sign, a shade, or
a dot. Colours only repeat what the signs say.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from ludarium.kernel.message import Message, load_message
from ludarium.kernel.panel import Panel, Row, Span
from ludarium.kernel.plain_data import View
from ludarium.text.drawing import TableDrawing, breach_row, ledger_rows, outcome_row, seat_numbers, signed, winner_rows
from ludarium.text.localizer import Localizer

from .score_pad_types import Answer, WindowAnswer
from .window import COLOURS, COLUMNS, LETTERS

SIGNS: Final = dict(zip(LETTERS, "▲☼♣☾♦", strict=True))  # flame, sun, leaf, moon, gem
NAMES: Final = dict(zip(LETTERS, COLOURS, strict=True))
POSSIBLE: Final = Message("sheet-possible")
NO_SHADE: Final = "·"
BETWEEN: Final = Span("  ")
GONE: Final = Span(" – ", "dim")  # noqa: RUF001 - the die is taken
MAX_TRACK_SPANS: Final = 24  # in a line of the round track


class SagradaDrawing(TableDrawing):
    """Draws a view as panels."""

    def __init__(self, view: View, localizer: Localizer, names: list[str]) -> None:
        super().__init__(view, localizer, names)
        self.choosing = bool(view["choices"])

    def panels(self) -> list[Panel]:
        cards = [self.tools(), self.objectives()]
        if self.choosing:
            return [*cards, *(self.choice(choice) for choice in self.view["choices"])]
        pool = [self.pool()] if self.view["pool"] else []
        return [*cards, *(self.seat(seat) for seat in self.view["seats"]), *pool, self.rounds()]

    # --- windows ---------------------------------------------------------------------------------------------------

    def choice(self, choice: dict[str, Any]) -> Panel:
        """A window to choose from."""
        lines = [*grid(choice["grid"], None), [Span(self.format("label-difficulty", difficulty=choice["difficulty"]))]]
        return Panel(self.format(f"window-{choice['name']}"), lines, "windows")

    def seat(self, seat: dict[str, Any]) -> Panel:
        """A seat's window, tokens, private objectives and score."""
        number: int = seat["seat"]
        mark = "▶ " if number in self.view["waiting"] else ""
        window = seat["window"]
        if window is None:
            return Panel(mark + self.names[number], [[Span(self.format("label-window-not-chosen"), "dim")]], "windows")
        lines: list[Row] = [[Span(self.format(f"window-{window['name']}"), "dim")], *grid(window["grid"], seat["dice"])]
        solo = self.view["target"] is not None
        if not solo:
            lines.append([Span(self.format("label-tokens", tokens=seat["tokens"]))])
        if not solo or self.view["viewer"] is None:
            lines += [self.private(objective["colour"]) for objective in seat["private"]] or [
                [Span(self.format("label-hidden"), "dim")]
            ]
        lines.append([Span(self.format("label-score", points=signed(seat["score"]["total"])), bold=True)])
        if not seat["private"]:
            lines[-1].append(Span(" + ?", "dim"))
        return Panel(mark + self.names[number], lines, "windows")

    def private(self, colour: str) -> Row:
        """A private objective with its sign."""
        letter = LETTERS[COLOURS.index(colour)]
        return [Span(SIGNS[letter], colour, bold=True), Span(" " + self.format(f"objective-private-{colour}"))]

    # --- the middle of the table -----------------------------------------------------------------------------------

    def pool(self) -> Panel:
        """The dice of the pool with the ids of their slots, and the die in hand."""
        places = self.view["pool"]
        hand = self.view["hand"]
        lines: list[Row] = [
            [span for place in places for span in (BETWEEN, die(place["die"]) if place["die"] else GONE, BETWEEN)],
            [Span(f"{place['id']:^7}", "dim") for place in places],
        ]
        if hand:
            lines.append([Span(self.format("label-hand") + ": "), die(hand["die"]), BETWEEN, Span(hand["from"], "dim")])
        return Panel(self.format("label-pool"), lines, "windows")

    def rounds(self) -> Panel:
        """The round, its first player, the round track, and the bag."""
        view = self.view
        solo = view["target"] is not None
        labels = [self.format("label-track"), self.format("label-bag")]
        wide = max(map(len, labels)) + 2
        track, bag = (Span(f"{label:{wide}}", "dim") for label in labels)
        lines: list[Row] = [[track if first else Span(" " * wide), *row] for first, row in self.track()]
        lines.append([bag, *(Span(f"{SIGNS[letter]}{left:<4}", NAMES[letter]) for letter, left in view["bag"].items())])
        if solo:
            lines.append([Span(self.format("label-target", points=view["target"]), bold=True)])
        title = self.format("label-round", round=view["round"], rounds=view["rounds"])
        if not solo and not view["over"]:
            title += f" · {self.format('label-first-player')}: {self.names[view['first']]}"
        return Panel(title, lines, "windows")

    def track(self) -> list[tuple[bool, Row]]:
        """The round track in lines, each round's number before its dice; True marks the first line."""
        lines: list[Row] = [[]]
        for number, places in groupby(self.view["track"], key=lambda place: place["round"]):
            dice = [span for place in places for span in (Span(" "), die(place["die"]))]
            if len(lines[-1]) + len(dice) > MAX_TRACK_SPANS:
                lines.append([])
            lines[-1] += [Span(f"{number}:", "dim"), *dice, BETWEEN]
        if not lines[0]:
            lines = [[GONE]]
        return [(line is lines[0], line) for line in lines]

    # --- cards -----------------------------------------------------------------------------------------------------

    def tools(self) -> Panel:
        """The tools with their price, or the die that paid for them."""
        lines: list[Row] = []
        for tool in self.view["tools"]:
            line = [Span(f"{tool['rule']:7}", "dim"), Span(self.format(f"tool-{tool['name']}"))]
            if tool["paid_with"]:
                line += [Span(f" · {self.format('label-paid-with')} "), die(tool["paid_with"])]
            elif tool["price"] is None:
                letter = LETTERS[COLOURS.index(tool["colour"])]
                line += [Span(" · "), Span(SIGNS[letter] + letter, tool["colour"], bold=True)]
            else:
                line.append(Span(" · " + self.format("label-price", tokens=tool["price"])))
            lines.append(line)
            if self.choosing:
                lines.append([Span(self.localizer.attribute(f"tool-{tool['name']}", "effect"), "dim")])
        return Panel(self.format("label-tools"), lines, "" if self.choosing else "cards")

    def objectives(self) -> Panel:
        """The objectives, with the viewer's points now."""
        view = self.view
        ledger = [] if view["viewer"] is None else view["seats"][view["viewer"]]["score"]["ledger"]
        now = {line["rule"]: line["points"] for line in ledger}
        objectives = [(objective["rule"], f"objective-{objective['id']}", "") for objective in view["public"]]
        if view["viewer"] is not None:
            private = view["seats"][view["viewer"]]["private"]
            objectives += [
                (objective["rule"], f"objective-private-{objective['colour']}", objective["colour"])
                for objective in private
            ]
        names = [self.format(name) for _, name, _ in objectives]
        wide = max(map(len, names))
        lines: list[Row] = []
        for (rule, name, colour), text in zip(objectives, names, strict=True):
            sign = SIGNS[LETTERS[COLOURS.index(colour)]] if colour else " "
            line = [Span(f"{rule:7}", "dim"), Span(sign, colour, bold=True), Span(f" {text:{wide}}")]
            if rule in now and not self.choosing:
                line.append(Span(f"{now[rule]:4}", bold=True))
            lines.append(line)
            if self.choosing:
                lines.append([Span(self.localizer.attribute(name, "effect"), "dim")])
        title = self.format("label-public") + (
            f" · {self.format('label-private')}" if len(objectives) > len(view["public"]) else ""
        )
        return Panel(title, lines, "" if self.choosing else "cards")


def grid(printed: list[str], dice: list[list[str | None]] | None) -> list[Row]:
    """A window with row letters and column numbers."""
    lines: list[Row] = [[Span("   " + "".join(f"{column + 1:<4}" for column in range(COLUMNS)), "dim")]]
    for row, cells in enumerate(printed):
        line = [Span("abcd"[row] + " ", "dim")]
        for column, cell in enumerate(cells):
            placed = dice[row][column] if dice else None
            line += [die(placed) if placed else empty_cell(cell), Span(" ")]
        lines.append(line[:-1])
    return lines


def die(name: str) -> Span:
    """A die: "R3"."""
    return Span(SIGNS[name[0]] + name, NAMES[name[0]], NAMES[name[0]], bold=True)


def empty_cell(cell: str) -> Span:
    """The restriction of an empty cell: the sign of a colour, a shade, or a dot."""
    if cell in SIGNS:
        return Span(f" {SIGNS[cell]} ", NAMES[cell])
    return Span(f" {NO_SHADE if cell == '.' else cell} ", "dim")


# --- the score pad --------------------------------------------------------------------------------------------------


def score_panels(answer: Answer, localizer: Localizer) -> list[Panel]:
    """The answer of the score pad: a panel for every window, and one for the result."""
    windows = [window_panel(window, number, localizer) for number, window in enumerate(answer["windows"], start=1)]
    if "target" in answer and answer["outcome"]:
        target = Message("sheet-target", target=answer["target"])  # SG-50, and whether it was exceeded (SG-57)
        lines = [
            [Span("SG-50   "), Span(localizer.format(target))],
            outcome_row(answer["outcome"], localizer, bold=True),
        ]
    else:
        winners = Message("sheet-winner", count=len(answer["winners"]), windows=seat_numbers(answer["winners"]))
        lines = winner_rows(winners, answer["outcome"], localizer)
    if "corrected_result" in answer:
        lines.append(outcome_row(answer["corrected_result"], localizer))
    lines += [breach_row(breach, localizer, POSSIBLE) for breach in answer["breaches"]]
    return [*windows, Panel(localizer.format(Message("sheet-result")), lines)]


def window_panel(window: WindowAnswer, number: int, localizer: Localizer) -> Panel:
    """A window's ledger, its total, and its breaches."""
    lines = ledger_rows(window, localizer)
    lines += [breach_row(breach, localizer, POSSIBLE) for breach in window["breaches"]]
    if window["correction"]:
        text = localizer.format(load_message(window["correction"]["message"]))
        lines.append([Span(f"{window['correction']['rule']:8}"), Span(text)])
    return Panel(localizer.format(Message("sheet-window", number=number)), lines, "windows")
