"""The answer of the score pad, drawn with letters for a terminal."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.contract import Panel, Span
from ludarium.kernel.message import Message, loaded_message
from ludarium.text.speaker import Speaker


def panels(answer: dict[str, Any], speaker: Speaker) -> list[Panel]:
    """The answer drawn for a terminal: a panel for every window, and one for the result."""
    found = [window_panel(mine, number, speaker) for number, mine in enumerate(answer["windows"], start=1)]
    lines = target_lines(answer, speaker) if "target" in answer else winner_lines(answer, speaker)
    if answer.get("corrected_winners", answer["winners"]) != answer["winners"]:
        lines += corrected_lines(answer, speaker)
    lines += [breach_line(entry, speaker) for entry in answer["breaches"]]
    return [*found, Panel(speaker.say(Message("sheet-result")), lines)]


def window_panel(mine: dict[str, Any], number: int, speaker: Speaker) -> Panel:
    """A window's ledger, its total, and what breaks a rule."""
    rows = [(line["rule"], speaker.say(loaded_message(line["message"])), line["points"]) for line in mine["ledger"]]
    rows.append(("", speaker.say(Message("sheet-total")), mine["total"]))
    width = max(len(text) for _, text, _ in rows)
    lines = [
        [Span(f"{rule:8}"), Span(f"{text:{width}}", bold=not rule), Span(f"{signed(points):>5}", bold=True)]
        for rule, text, points in rows
    ]
    lines += [breach_line(entry, speaker) for entry in mine["breaches"]]
    if mine["correction"]:
        said = speaker.say(loaded_message(mine["correction"]["message"]))
        lines.append([Span(f"{mine['correction']['rule']:8}"), Span(said)])
    return Panel(speaker.say(Message("sheet-window", number=number)), lines, "windows")


def winner_lines(answer: dict[str, Any], speaker: Speaker) -> list[list[Span]]:
    """Who has won, and what decided between equal totals."""
    winners = answer["winners"]
    numbers = ", ".join(str(winner + 1) for winner in winners)
    lines = [[Span(speaker.say(Message("sheet-winner", count=len(winners), windows=numbers)), bold=True)]]
    decided = tie_break(answer)
    if decided:
        lines.append([Span("SG-45   "), Span(speaker.say(Message(f"sheet-tie-{decided}")))])
    return lines


def corrected_lines(answer: dict[str, Any], speaker: Speaker) -> list[list[Span]]:
    """Who would win once the windows that break rules are corrected (SG-26)."""
    winners = answer["corrected_winners"]
    numbers = ", ".join(str(winner + 1) for winner in winners)
    message = Message("sheet-corrected-winner", count=len(winners), windows=numbers)
    return [[Span("SG-26   "), Span(speaker.say(message))]]


def tie_break(answer: dict[str, Any]) -> str:
    """What decided between equal totals (SG-45); nothing where they are not equal."""
    tied = answer["windows"]
    for part, name in {"total": "", "private": "private", "favor_tokens": "tokens"}.items():
        best = max(mine[part] for mine in tied)
        tied = [mine for mine in tied if mine[part] == best]
        if len(tied) == 1:
            return name
    return "order" if len(answer["winners"]) == 1 else "open"


def target_lines(answer: dict[str, Any], speaker: Speaker) -> list[list[Span]]:
    """The target of a solo game (SG-50), and whether it was exceeded (SG-57)."""
    return [
        [Span("SG-50   "), Span(speaker.say(Message("sheet-target", target=answer["target"])))],
        [Span("SG-57   "), Span(speaker.say(Message("sheet-won" if answer["winners"] else "sheet-lost")), bold=True)],
    ]


def breach_line(entry: dict[str, Any], speaker: Speaker) -> list[Span]:
    """A breach: its rule, what it is, and whether a tool may have allowed it."""
    colour = "red" if entry["certain"] else "yellow"
    line = [Span(f"{entry['rule']:8}", colour), Span(speaker.say(loaded_message(entry["message"])), colour)]
    return line if entry["certain"] else [*line, Span(" " + speaker.say(Message("sheet-possible")))]


def signed(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")
