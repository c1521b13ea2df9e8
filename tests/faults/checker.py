"""Whether a server has lost, repeated, reordered or invented anything, from what its clients saw and its final logs.

A table is a log with one writer, so that one pass over its requests is enough.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from ludarium.errors import LudariumError
from ludarium.kernel.json_cache import JsonBuffer, encode
from ludarium.server.identity import Caller
from ludarium.server.tables.entry import Opened, decode_entry
from ludarium.server.tables.projection import for_viewer, table_data
from ludarium.server.tables.snapshot import fold
from ludarium.server.tables.table import Table

from .observed import Observed, Seen, Sent

OF_PEOPLE = ("said", "renamed")  # entries that only a request of a client makes, besides decisions
PRESENCE = ("online", "away", "away_since")  # of a seat in a state: not stored


def problems(observed: Observed, logs: dict[str, list[bytes]]) -> list[str]:
    """What is wrong with these final logs of all tables; nothing if all is well."""
    sent: dict[str, list[Sent]] = defaultdict(list)
    seen: dict[str, list[Seen]] = defaultdict(list)
    for request in observed.sent:
        sent[request.table].append(request)
    for one in observed.seen:
        seen[one.table].append(one)
    found: list[str] = []
    for table in sorted({*sent, *seen, *logs}):
        log = logs.get(table, [])
        if not log:
            found.append(f"{table}: the table is lost")
            continue
        stored = [msgspec.json.decode(entry) for entry in log]
        found += [
            f"{table}: {problem}" for problem in (*of_requests(sent[table], stored), *of_log(sent[table], stored))
        ]
        found += [f"{table}: {problem}" for problem in of_views(table, log, seen[table])]
    return found


def matches(request: Sent, entry: dict[str, Any]) -> bool:
    """Whether this entry is what the request asked for; so is the same decision of a bot that stood in."""
    return entry["type"] in request.types and all(entry.get(name) == value for name, value in request.fields.items())


def of_requests(requests: list[Sent], log: list[dict[str, Any]]) -> Iterable[str]:
    """Requests that are not in the log as they were answered, or not in the order of the clock."""
    placed: list[tuple[Sent, int]] = []
    asked = [request for request in requests if request.outcome != "refused"]
    for request in requests:
        numbers = [number for number, entry in enumerate(log) if matches(request, entry)] if request.unique else []
        if len(numbers) > 1:
            yield f"{shown(request)} is stored {len(numbers)} times"
        if request.outcome == "refused":
            if numbers and not any(other.types == request.types and other.fields == request.fields for other in asked):
                yield f"{shown(request)} was refused and is stored"
            continue
        if request.outcome == "done":
            yield from of_acknowledgement(request, numbers, log)
        if numbers and not log[numbers[0]].get("bot"):
            placed.append((request, numbers[0]))
        elif not request.unique and request.outcome == "done":
            placed.append((request, request.version - 1))
    yield from of_order(placed)


def of_acknowledgement(request: Sent, numbers: list[int], log: list[dict[str, Any]]) -> Iterable[str]:
    """What is wrong with an acknowledged request."""
    claimed = request.version - 1
    if not request.unique:
        if not (0 <= claimed < len(log) and matches(request, log[claimed])):
            yield f"{shown(request)} was acknowledged as entry {claimed}, which is another or none"
    elif not numbers:
        yield f"{shown(request)} was acknowledged and is lost"
    elif log[numbers[0]].get("bot"):
        return  # a bot that stood in had decided the same before
    elif numbers[0] > claimed or (request.tries == 1 and numbers[0] != claimed):
        yield f"{shown(request)} was acknowledged as entry {claimed} and is entry {numbers[0]}"


def of_order(placed: list[tuple[Sent, int]]) -> Iterable[str]:
    """Requests that were sent after the answer to another, and are before it in the log."""
    answers = sorted(
        (request.answered, number, shown(request))
        for request, number in placed
        if request.outcome == "done" and request.answered is not None
    )
    last, last_shown, next_answer = -1, "", 0
    for request, number in sorted(placed, key=lambda one: one[0].at):
        while next_answer < len(answers) and answers[next_answer][0] < request.at:
            if answers[next_answer][1] > last:
                _, last, last_shown = answers[next_answer]
            next_answer += 1
        if number < last:
            yield f"{shown(request)} was sent after the answer to {last_shown} (entry {last}), and is entry {number}"


def of_log(requests: list[Sent], log: list[dict[str, Any]]) -> Iterable[str]:
    """Entries of people that no client asked for, and decisions that are answered twice."""
    answered: set[int] = set()
    for number, entry in enumerate(log):
        if entry["type"] == "decided":
            if entry["decision"] in answered:
                yield f"decision {entry['decision']} is answered twice, the second time by entry {number}"
            answered.add(entry["decision"])
        of_person = entry["type"] in OF_PEOPLE or (entry["type"] == "decided" and not entry.get("bot"))
        if of_person and not any(matches(request, entry) for request in requests):
            yield f"entry {number} ({entry['type']}) was not sent by a client"


def of_views(table: str, log: list[bytes], seen: list[Seen]) -> Iterable[str]:
    """States that are not the projection of the log at their version, or do not continue what the client had."""
    wanted: dict[int, list[tuple[Seen, list[Any]]]] = defaultdict(list)
    events: dict[str, list[Any]] = defaultdict(list)  # what each client has of its log
    versions: dict[tuple[str, int], int] = defaultdict(int)
    for one in seen:
        state, place = one.state, (one.client, one.connection)
        version, since = state["version"], state["since"]
        if not 0 < version <= len(log):
            yield f"{one.client} received version {version} of {len(log)}"
            continue
        if version < max(versions[place], one.known):
            yield f"{one.client} received version {version} after {max(versions[place], one.known)}"
        if since > len(events[one.client]):
            yield f"{one.client} received events from {since} on and has {len(events[one.client])}"
        versions[place] = version
        events[one.client] = events[one.client][:since] + state["events"]
        wanted[version].append((one, events[one.client]))
    try:
        fold(table, log)
        yield from compare(table, log, wanted)
    except LudariumError as error:
        yield f"the log cannot be folded: {error}"


def compare(table: str, log: list[bytes], wanted: dict[int, list[tuple[Seen, list[Any]]]]) -> Iterable[str]:
    """The states that differ from what the table shows at their version."""
    opened = decode_entry(log[0])
    assert isinstance(opened, Opened)
    folded, buffer = Table(table, opened), JsonBuffer()
    for data in log[: max(wanted, default=0)]:
        folded.apply(decode_entry(data))
        public = Raw(encode(table_data(folded, frozenset(), {})))
        expected: dict[tuple[frozenset[str], int | None], dict[str, Any]] = {}
        for one, events in wanted.get(folded.version, []):
            key = (one.keys, one.state["viewer"])
            if key not in expected:
                shown_state = for_viewer(folded, public, Caller(one.keys, "", ""), key[1], 0)
                expected[key] = msgspec.json.decode(buffer.encode(shown_state))
            got = one.state | {"events": events, "since": 0}
            differing = [
                name for name in {*got, *expected[key]} if comparable(got, name) != comparable(expected[key], name)
            ]
            if differing:
                yield f"{one.client} received version {folded.version} with another {', '.join(sorted(differing))}"


def comparable(state: dict[str, Any], name: str) -> Any:  # noqa: ANN401 - plain data
    """A field of a state without presence and the time on clocks."""
    value = state.get(name)
    if name == "clocks":
        return None
    if name != "table" or not isinstance(value, dict):
        return value
    seats = [{key: seat[key] for key in seat if key not in PRESENCE} for seat in value["seats"]]
    return value | {"seats": seats}


def shown(request: Sent) -> str:
    """A request as text."""
    fields = " ".join(f"{name}={value}" for name, value in request.fields.items())
    return f"{request.types[0]} {fields} of {request.client} at {request.at:.3f}"
