"""Records: a whole match as plain data, with a hash that detects truncated or altered records."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from ludarium.errors import BadRecord, LudariumError

if TYPE_CHECKING:
    from collections.abc import Callable

    from .match import Match
    from .ruleset import Ruleset

FORMAT = 1
ENCODER = msgspec.json.Encoder(order="sorted")


class RecordEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A decision or an undo."""

    seat: int
    option: str = ""
    bot: bool = False
    undo: bool = False
    agreed: bool = False


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a record."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, int]
    seed: str
    entries: list[RecordEntry]
    events: list[dict[str, Any]]
    dump: dict[str, Any]
    hash: str
    pack: dict[str, Any] | None = None  # the whole content pack, if one was used
    start: dict[str, Any] | None = None  # the position at which it began, if it was not dealt
    names: list[str] | None = None  # of the players; not part of the hash


def initial_hash(
    game: str,
    version: int,
    seats: int,
    seed: str,
    options: dict[str, int],
    pack: dict[str, Any] | None,
    start: dict[str, Any] | None = None,
) -> str:
    """The first hash of the chain: of the settings of the match."""
    begun: list[Any] = [FORMAT, game, version, seats, seed, options]
    if pack is not None or start is not None:
        begun.append(pack)
    if start is not None:
        begun.append(start)
    return hashlib.sha256(ENCODER.encode(begun)).hexdigest()


def final_hash(begun: str, entries: list[dict[str, Any]], events: list[dict[str, Any]], dump: dict[str, Any]) -> str:
    """The hash of a whole record: a chain over each entry and then over the events and the last position."""
    found = begun
    for part in (*entries, {"events": events, "dump": dump}):
        found = hashlib.sha256(found.encode() + ENCODER.encode(part)).hexdigest()
    return found


def hash_of(record: Record) -> str:
    """The hash of a record with this content."""
    begun = initial_hash(
        record.game, record.version, record.seats, record.seed, record.options, record.pack, record.start
    )
    return final_hash(begun, msgspec.to_builtins(record.entries), record.events, record.dump)


def read(data: object) -> Record:
    """The record in plain data or JSON text; `check` verifies its hash."""
    try:
        if isinstance(data, str | bytes):
            record = msgspec.json.decode(data, type=Record)
        else:
            record = msgspec.convert(data, Record)
    except (msgspec.DecodeError, UnicodeError) as error:
        message = f"this is not a whole record: {error}"
        raise BadRecord(message) from error
    except RecursionError as error:
        raise BadRecord("this is not a whole record: it is nested too deeply") from error
    if record.format != FORMAT:
        message = f"the record has format {record.format}: expected {FORMAT}"
        raise BadRecord(message)
    return record


def check(record: Record) -> None:
    """Refuse a record that was cut or altered."""
    try:
        whole = hash_of(record) == record.hash
    except (TypeError, UnicodeError, RecursionError):  # not representable in JSON
        whole = False
    if not whole:
        raise BadRecord("the record was cut or altered: its content does not match its hash")


def ruleset_of(record: Record, known: Callable[[str], Ruleset]) -> Ruleset:
    """The game of a record, with the content pack that it was played with."""
    return known(record.game) if record.pack is None else known(record.game).with_pack(record.pack)


def _at_start(record: Record, known: Callable[[str], Ruleset], new_match: Callable[[Ruleset, Record], Match]) -> Match:
    """The match of a record before its first entry."""
    try:
        return new_match(ruleset_of(record, known), record)
    except LudariumError:
        raise
    except Exception as error:
        if record.start is None:
            raise
        raise BadRecord("the record's starting position does not fit the rules") from error  # it may be anything


def replay(
    data: object,
    known: Callable[[str], Ruleset],
    new_match: Callable[[Ruleset, Record], Match],
    entries: int | None = None,
) -> Match:
    """Replay a record from its seed: to the end, verifying the result, or only the first `entries` entries."""
    record = read(data)
    version = known(record.game).version
    if record.version != version:
        message = f"the record was played by version {record.version} of {record.game}: expected {version}"
        raise BadRecord(message)
    check(record)
    match = _at_start(record, known, new_match)
    for number, entry in enumerate(record.entries[:entries], 1):
        try:
            if entry.undo:
                match.undo(entry.seat, agreed=entry.agreed)
            else:
                match.decide(entry.seat, entry.option, bot=entry.bot)
        except LudariumError as error:
            message = f"entry {number} of the record cannot be played: {error}"
            raise BadRecord(message) from error
    if entries is not None:
        return match
    if match.game.dump() != record.dump:
        raise BadRecord("the record's entries lead to another position than the recorded one")
    if match.record()["events"] != record.events:
        raise BadRecord("the record's entries produce other events than the recorded ones")
    return match
