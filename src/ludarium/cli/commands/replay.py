"""`ludarium replay`: a recorded match, as text or step by step."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.text import Text

import ludarium
from ludarium.errors import BadRecord
from ludarium.games import ruleset
from ludarium.kernel.event import Event, load_event
from ludarium.kernel.match import Match
from ludarium.kernel.record import Record, check, read, ruleset_of

from ..files import read_text
from ..options import json_option, language_option
from ..terminal.localized import LocalizedText
from ..terminal.screen import new_console, print_json, print_panels, to_plain_data
from .play import print_end


class RecordedEvent(msgspec.Struct):
    """An event in a record."""

    kind: str
    args: dict[str, Any]
    audience: list[int] | None


@click.command("replay")
@click.argument("file")
@language_option
@click.option("--seat", type=click.IntRange(min=0), help="Show what this seat saw, counted from 0.")
@click.option("--step", is_flag=True, help="Decision by decision, with the table.")
@json_option
def command(file: str, language: str, seat: int | None, step: bool, as_json: bool) -> None:
    """Replay the match recorded in FILE; "-" reads the standard input."""
    text = read_text(file)
    record = read(text)
    rules = ruleset_of(record, ruleset)
    if record.seats not in rules.seats:
        raise BadRecord(f"the record has {record.seats} seats: {record.game} has {rules.seats[0]} to {rules.seats[-1]}")
    if seat is not None and seat >= record.seats:
        raise BadRecord(f"the record has no seat {seat}: expected 0 to {record.seats - 1}")
    texts = LocalizedText(rules, language, {entry.seat for entry in record.entries if entry.bot}, record.seats)
    match = ludarium.replay(text) if record.version == rules.version else None
    if match is None:
        check(record)
    seen = _visible(_events(record) if match is None else match.log(seat), seat, over=not record.dump.get("stack"))
    if as_json:
        print_json(_as_data(record, match, seat, [{**event.dump(), "text": texts.event(event)} for event in seen]))
        return
    console = new_console()
    if match is None:
        note = texts.message_text("cli-other-version", version=record.version, here=rules.version)
        console.print(Text(note, "bold"))
    if match is not None and step:
        _step(console, texts, text, record, seat)
        return
    for event in seen:
        console.print(Text(texts.event(event)))
    if match is not None and match.over:
        print_end(console, match, texts)
    elif match is not None:
        print_panels(console, rules.text.table_panels(match.view(seat), language, texts.names))
        console.print(Text(texts.message_text("cli-unfinished"), "bold"))


def _events(record: Record) -> list[Event]:
    """The events stored in a record of another version, which cannot be replayed."""
    try:
        return [load_event(to_plain_data(event)) for event in msgspec.convert(record.events, list[RecordedEvent])]
    except (AttributeError, LookupError, TypeError, msgspec.ValidationError) as error:
        raise BadRecord(f"an event of the record cannot be read: {error}") from error


def _visible(events: list[Event], seat: int | None, *, over: bool) -> list[Event]:
    """What a seat saw during the match; without a seat, all events if it is over, else those of a spectator."""
    return [event for event in events if (over and seat is None) or event.is_seen_by(seat)]


def _as_data(record: Record, match: Match | None, seat: int | None, log: list[dict[str, object]]) -> dict[str, object]:
    """The replay as plain data."""
    return {
        "game": record.game,
        "version": record.version,
        "replayed": match is not None,
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed,
        "entries": len(record.entries),
        "over": None if match is None else match.over,
        "log": log,
        "view": None if match is None else match.view(seat),
        "standings": [] if match is None else [standing.dump() for standing in match.standings],
    }


def _step(console: Console, texts: LocalizedText, text: str, record: Record, seat: int | None) -> None:
    """Step through the decisions; if the input is not a terminal, print all of them."""
    at, shown = 0, 0
    interactive = sys.stdin.isatty()
    entries = len(record.entries)
    while True:
        match = ludarium.replay(text, at)
        log = _visible(match.log(seat), seat, over=match.over)
        console.rule(texts.message_text("cli-entry", number=at, entries=entries))
        for event in log[min(shown, len(log)) :]:
            console.print(Text(texts.event(event)))
        if at and record.entries[at - 1].undo:
            console.print(Text(texts.message_text("cli-takes-back", seat=record.entries[at - 1].seat)))
        shown = len(log)
        if match.over:
            print_end(console, match, texts)
        else:
            print_panels(console, match.ruleset.text.table_panels(match.view(seat), texts.language, texts.names))
        if not interactive:
            if at == entries:
                return
            at += 1
            continue
        try:
            command = input(texts.message_text("cli-step") + " > ").strip().lower()
        except EOFError:
            return
        if command == "q" or (not command and at == entries):
            return
        at = (
            max(0, at - 1)
            if command == "b"
            else min(int(command), entries)
            if command.isdecimal()
            else min(at + 1, entries)
        )
