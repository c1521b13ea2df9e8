"""Sagrada's table drawn with letters: windows, dice and cards as a terminal can show them.

A die is its colour's sign, its letter and its shade, "▲R3"; an empty cell shows what it asks for: a sign, a shade, or
nothing in particular. Colours only repeat what the signs say.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from ludarium.kernel.contract import Panel, Span
from ludarium.kernel.message import Message
from ludarium.text.speaker import Speaker

from .window import COLOURS, COLUMNS, LETTERS

SIGNS: Final = dict(zip(LETTERS, "▲☼♣☾♦", strict=True))  # flame, sun, leaf, moon, gem
NAMES: Final = dict(zip(LETTERS, COLOURS, strict=True))
NO_SHADE: Final = "·"
BETWEEN: Final = Span("  ")
GONE: Final = Span(" – ", "dim")  # noqa: RUF001 - no die any more
LONGEST: Final = 24  # pieces in a line of the round track

Row = list[Span]


def sketch(view: dict[str, Any], speaker: Speaker, names: list[str]) -> list[Panel]:
    """The table as a viewer sees it; while windows are chosen, the cards with all their words."""
    return Sketch(view, speaker, names).panels()


class Sketch:
    """A view on its way to the terminal."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, names: list[str]) -> None:
        self.view = view
        self.speaker = speaker
        self.names = names
        self.choosing = bool(view["choices"])

    def panels(self) -> list[Panel]:
        """Everything there is to see, what a player looks at most coming last."""
        cards = [self.tools(), self.objectives()]
        if self.choosing:
            return [*cards, *(self.choice(choice) for choice in self.view["choices"])]
        pool = [self.pool()] if self.view["pool"] else []
        return [*cards, *(self.seat(seat) for seat in self.view["seats"]), *pool, self.rounds()]

    def say(self, label: str, **args: int | str) -> str:
        """A label in the player's language."""
        return self.speaker.say(Message(label, **args))

    # --- windows ---------------------------------------------------------------------------------------------------

    def choice(self, choice: dict[str, Any]) -> Panel:
        """A window that may be chosen."""
        lines = [*grid(choice["grid"], None), [Span(self.say("label-difficulty", difficulty=choice["difficulty"]))]]
        return Panel(self.say(f"window-{choice['name']}"), lines, "windows")

    def seat(self, seat: dict[str, Any]) -> Panel:
        """A seat's window and what belongs to it."""
        number: int = seat["seat"]
        mark = "▶ " if number in self.view["waiting"] else ""
        window = seat["window"]
        if window is None:
            return Panel(mark + self.names[number], [[Span(self.say("label-window-not-chosen"), "dim")]], "windows")
        lines: list[Row] = [[Span(self.say(f"window-{window['name']}"), "dim")], *grid(window["grid"], seat["dice"])]
        solo = self.view["target"] is not None
        if not solo:
            lines.append([Span(self.say("label-tokens", tokens=seat["tokens"]))])
        if not solo or self.view["viewer"] is None:
            lines += [self.private(goal["colour"]) for goal in seat["private"]] or [
                [Span(self.say("label-hidden"), "dim")]
            ]
        total = str(seat["score"]["total"]).replace("-", "−")  # noqa: RUF001 - the real minus
        lines.append([Span(self.say("label-score", points=total), bold=True)])
        if not seat["private"]:
            lines[-1].append(Span(" + ?", "dim"))
        return Panel(mark + self.names[number], lines, "windows")

    def private(self, colour: str) -> Row:
        """A private objective with its sign."""
        letter = LETTERS[COLOURS.index(colour)]
        return [Span(SIGNS[letter], colour, bold=True), Span(" " + self.say(f"objective-private-{colour}"))]

    # --- the middle of the table -----------------------------------------------------------------------------------

    def pool(self) -> Panel:
        """The dice of the round in their places, with what these are called, and the die in hand."""
        places = self.view["pool"]
        hand = self.view["hand"]
        lines: list[Row] = [
            [span for place in places for span in (BETWEEN, die(place["die"]) if place["die"] else GONE, BETWEEN)],
            [Span(f"{place['id']:^7}", "dim") for place in places],
        ]
        if hand:
            lines.append([Span(self.say("label-hand") + ": "), die(hand["die"]), BETWEEN, Span(hand["from"], "dim")])
        return Panel(self.say("label-pool"), lines, "windows")

    def rounds(self) -> Panel:
        """The round, who began it, the dice that earlier rounds left, and the bag."""
        view = self.view
        solo = view["target"] is not None
        labels = [self.say("label-track"), self.say("label-bag")]
        wide = max(map(len, labels)) + 2
        track, bag = (Span(f"{label:{wide}}", "dim") for label in labels)
        lines: list[Row] = [[track if first else Span(" " * wide), *row] for first, row in self.track()]
        lines.append([bag, *(Span(f"{SIGNS[letter]}{left:<4}", NAMES[letter]) for letter, left in view["bag"].items())])
        if solo:
            lines.append([Span(self.say("label-target", points=view["target"]), bold=True)])
        title = self.say("label-round", round=view["round"], rounds=view["rounds"])
        if not solo and not view["over"]:
            title += f" · {self.say('label-first-player')}: {self.names[view['first']]}"
        return Panel(title, lines, "windows")

    def track(self) -> list[tuple[bool, Row]]:
        """The dice of the round track after the numbers of their rounds, in lines; and whether a line is the first."""
        lines: list[Row] = [[]]
        for number, lying in groupby(self.view["track"], key=lambda place: place["round"]):
            dice = [span for place in lying for span in (Span(" "), die(place["die"]))]
            if len(lines[-1]) + len(dice) > LONGEST:
                lines.append([])
            lines[-1] += [Span(f"{number}:", "dim"), *dice, BETWEEN]
        if not lines[0]:
            lines = [[GONE]]
        return [(line is lines[0], line) for line in lines]

    # --- cards -----------------------------------------------------------------------------------------------------

    def tools(self) -> Panel:
        """The tools with their price and what lies on them."""
        lines: list[Row] = []
        for tool in self.view["tools"]:
            line = [Span(f"{tool['rule']:7}", "dim"), Span(self.say(f"tool-{tool['name']}"))]
            if tool["paid_with"]:
                line += [Span(f" · {self.say('label-paid-with')} "), die(tool["paid_with"])]
            elif tool["price"] is None:
                letter = LETTERS[COLOURS.index(tool["colour"])]
                line += [Span(" · "), Span(SIGNS[letter] + letter, tool["colour"], bold=True)]
            else:
                line.append(Span(" · " + self.say("label-price", tokens=tool["price"])))
            lines.append(line)
            if self.choosing:
                lines.append([Span(self.speaker.attribute(f"tool-{tool['name']}", "effect"), "dim")])
        return Panel(self.say("label-tools"), lines, "" if self.choosing else "cards")

    def objectives(self) -> Panel:
        """What gives points, and how many it gives the viewer now."""
        view = self.view
        mine = [] if view["viewer"] is None else view["seats"][view["viewer"]]["score"]["ledger"]
        now = {line["rule"]: line["points"] for line in mine}
        goals = [(goal["rule"], f"objective-{goal['id']}", "") for goal in view["public"]]
        if view["viewer"] is not None:
            private = view["seats"][view["viewer"]]["private"]
            goals += [(goal["rule"], f"objective-private-{goal['colour']}", goal["colour"]) for goal in private]
        names = [self.say(name) for _, name, _ in goals]
        wide = max(map(len, names))
        lines: list[Row] = []
        for (rule, name, colour), said in zip(goals, names, strict=True):
            sign = SIGNS[LETTERS[COLOURS.index(colour)]] if colour else " "
            line = [Span(f"{rule:7}", "dim"), Span(sign, colour, bold=True), Span(f" {said:{wide}}")]
            if rule in now and not self.choosing:
                line.append(Span(f"{now[rule]:4}", bold=True))
            lines.append(line)
            if self.choosing:
                lines.append([Span(self.speaker.attribute(name, "effect"), "dim")])
        title = self.say("label-public") + (
            f" · {self.say('label-private')}" if len(goals) > len(view["public"]) else ""
        )
        return Panel(title, lines, "" if self.choosing else "cards")


def grid(asked: list[str], dice: list[list[str | None]] | None) -> list[Row]:
    """A window with the letters of its rows and the numbers of its columns."""
    lines: list[Row] = [[Span("   " + "".join(f"{column + 1:<4}" for column in range(COLUMNS)), "dim")]]
    for row, cells in enumerate(asked):
        line = [Span("abcd"[row] + " ", "dim")]
        for column, cell in enumerate(cells):
            lying = dice[row][column] if dice else None
            line += [die(lying) if lying else restriction(cell), Span(" ")]
        lines.append(line[:-1])
    return lines


def die(name: str) -> Span:
    """A die: "R3"."""
    return Span(SIGNS[name[0]] + name, NAMES[name[0]], NAMES[name[0]], bold=True)


def restriction(cell: str) -> Span:
    """What an empty cell asks for: the sign of a colour, a shade, or nothing."""
    if cell in SIGNS:
        return Span(f" {SIGNS[cell]} ", NAMES[cell])
    return Span(f" {NO_SHADE if cell == '.' else cell} ", "dim")
