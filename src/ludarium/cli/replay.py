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
from ludarium.games import contract
from ludarium.kernel.event import Event, loaded_event
from ludarium.kernel.match import Match
from ludarium.kernel.record import Record, check, contract_of, read

from .play import print_end
from .request import json_option, language_option
from .screen import new_console, plain, print_json, print_panels
from .source import text_of
from .voice import Voice


class Shape(msgspec.Struct):
    """The shape of an event in a record."""

    kind: str
    args: dict[str, Any]
    audience: list[int] | None


@click.command("replay")
@click.argument("file")
@language_option
@click.option("--seat", type=click.IntRange(min=0), help="Through the eyes of this seat, counted from 0.")
@click.option("--step", is_flag=True, help="Decision by decision, with the table.")
@json_option
def command(file: str, language: str, seat: int | None, step: bool, as_json: bool) -> None:
    """Replay the match recorded in FILE; "-" reads the standard input."""
    text = text_of(file)
    record = read(text)
    rules = contract_of(record, contract)
    if record.seats not in rules.seats:
        raise BadRecord(f"the record has {record.seats} seats: {record.game} has {rules.seats[0]} to {rules.seats[-1]}")
    if seat is not None and seat >= record.seats:
        raise BadRecord(f"the record has no seat {seat}: expected 0 to {record.seats - 1}")
    voice = Voice(rules, language, {entry.seat for entry in record.entries if entry.bot}, record.seats)
    match = ludarium.replay(text) if record.version == rules.version else None
    if match is None:
        check(record)
    seen = _seen(_events(record) if match is None else match.log(seat), seat, over=not record.dump.get("stack"))
    if as_json:
        print_json(_answer(record, match, seat, [{**event.dump(), "text": voice.tell(event)} for event in seen]))
        return
    console = new_console()
    if match is None:
        note = voice.say("cli-other-version", version=record.version, here=rules.version)
        console.print(Text(note, "bold"))
    if match is not None and step:
        _step(console, voice, text, record, seat)
        return
    for event in seen:
        console.print(Text(voice.tell(event)))
    if match is not None and match.over:
        print_end(console, match, voice)
    elif match is not None:
        print_panels(console, rules.sketch(match.view(seat), language, voice.names))
        console.print(Text(voice.say("cli-unfinished"), "bold"))


def _events(record: Record) -> list[Event]:
    """The events that a record holds, for want of a match."""
    try:
        return [loaded_event(plain(event)) for event in msgspec.convert(record.events, list[Shape])]
    except (AttributeError, LookupError, TypeError, msgspec.ValidationError) as error:
        raise BadRecord(f"an event of the record cannot be read: {error}") from error


def _seen(events: list[Event], seat: int | None, *, over: bool) -> list[Event]:
    """What a seat got to know while the match was on; without one, all if it is over, else what a spectator knows."""
    return [event for event in events if (over and seat is None) or event.is_seen_by(seat)]


def _answer(record: Record, match: Match | None, seat: int | None, log: list[dict[str, object]]) -> dict[str, object]:
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


def _step(console: Console, voice: Voice, text: str, record: Record, seat: int | None) -> None:
    """Walk through the decisions; without a keyboard, from the first to the last."""
    at, told = 0, 0
    talking = sys.stdin.isatty()
    entries = len(record.entries)
    while True:
        match = ludarium.replay(text, at)
        log = _seen(match.log(seat), seat, over=match.over)
        console.rule(voice.say("cli-entry", number=at, entries=entries))
        for event in log[min(told, len(log)) :]:
            console.print(Text(voice.tell(event)))
        if at and record.entries[at - 1].undo:
            console.print(Text(voice.say("cli-takes-back", seat=record.entries[at - 1].seat)))
        told = len(log)
        if match.over:
            print_end(console, match, voice)
        else:
            print_panels(console, match.contract.sketch(match.view(seat), voice.language, voice.names))
        if not talking:
            if at == entries:
                return
            at += 1
            continue
        try:
            wish = input(voice.say("cli-step") + " > ").strip().lower()
        except EOFError:
            return
        if wish == "q" or (not wish and at == entries):
            return
        at = max(0, at - 1) if wish == "b" else min(int(wish), entries) if wish.isdecimal() else min(at + 1, entries)
