"""The answer of the score pad, drawn with letters for a terminal."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from ludarium.kernel.contract import Panel, Span
from ludarium.kernel.message import Message, loaded_message
from ludarium.text.speaker import Speaker

from .scoring import solo_result

WIDEST: Final = 61  # so that a ledger fits into 80 columns


def panels(answer: dict[str, Any], speaker: Speaker) -> list[Panel]:
    """The answer drawn for a terminal: a panel for every player and the Automa, and one for the result."""
    found = [
        ledger_panel(mine, player_title(mine, number, speaker), speaker)
        for number, mine in enumerate(answer["players"], start=1)
    ]
    if "automa" in answer:
        found.append(ledger_panel(answer["automa"], speaker.say(Message("sheet-automa")), speaker))
    lines = solo_lines(answer, speaker) if "automa" in answer else winner_lines(answer, speaker)
    lines += [breach_line(entry, speaker) for entry in answer["breaches"]]
    return [*found, Panel(speaker.say(Message("sheet-result")), lines)]


def player_title(mine: dict[str, Any], number: int, speaker: Speaker) -> str:
    """A player's number, and the house if it is known."""
    if "house" in mine:
        return speaker.say(Message("sheet-player-house", number=number, house=f"house-{mine['house']}"))
    return speaker.say(Message("sheet-player", number=number))


def ledger_panel(mine: dict[str, Any], title: str, speaker: Speaker) -> Panel:
    """A ledger and its total."""
    rows = [(line["rule"], speaker.say(loaded_message(line["message"])), line["points"]) for line in mine["ledger"]]
    rows.append(("", speaker.say(Message("sheet-total")), mine["total"]))
    width = min(WIDEST, max(len(text) for _, text, _ in rows))
    lines: list[list[Span]] = []
    for rule, text, points in rows:
        *above, last = wrap(text, width)
        lines += [[Span(f"{rule if not n else '':8}"), Span(part)] for n, part in enumerate(above)]
        start = "" if above else rule
        lines.append(
            [Span(f"{start:8}"), Span(f"{last:{width}}", bold=not rule), Span(f"{signed(points):>5}", bold=True)]
        )
    return Panel(title, lines, "players")


def winner_lines(answer: dict[str, Any], speaker: Speaker) -> list[list[Span]]:
    """Who has won, and what decided between equal totals (RR-70)."""
    winners = answer["winners"]
    numbers = ", ".join(str(winner + 1) for winner in winners)
    lines = [[Span(speaker.say(Message("sheet-winner", count=len(winners), players=numbers)), bold=True)]]
    best = max(mine["total"] for mine in answer["players"])
    tied = [mine for mine in answer["players"] if mine["total"] == best]
    if len(tied) > 1:
        decided = "sheet-tie-token" if len(winners) == 1 else "sheet-tie-shared"
        lines.append([Span("RR-70   "), Span(speaker.say(Message(decided)))])
    return lines


def solo_lines(answer: dict[str, Any], speaker: Speaker) -> list[list[Span]]:
    """Whether the player has beaten the Automa, and how (RR-70)."""
    mine, automa = answer["players"][0], answer["automa"]
    said = solo_result(mine["total"], automa["total"], bool(mine["sovereign"]), bool(automa["sovereign"]))
    return [[Span("RR-70   "), Span(speaker.say(Message(said)), bold=True)]]


def breach_line(entry: dict[str, Any], speaker: Speaker) -> list[Span]:
    """A breach: its rule, what it is, and whether the variant may have allowed it."""
    colour = "red" if entry["certain"] else "yellow"
    line = [Span(f"{entry['rule']:8}", colour), Span(speaker.say(loaded_message(entry["message"])), colour)]
    return line if entry["certain"] else [*line, Span(" " + speaker.say(Message("sheet-possible")))]


def signed(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")
