"""Documents that people write: YAML or JSON, read as plain data within limits.

Only mappings, lists, text, numbers, true, false and null are allowed. Aliases and merge keys (a few lines of which
expand to gigabytes), tags and duplicate keys are refused, each with its line.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final, NoReturn

import yaml

from ludarium.errors import BadDocument, shortened

MAX_CHARACTERS: Final = 1_000_000
MAX_NODES: Final = 20_000
MAX_DEPTH: Final = 50
MAX_DIGITS: Final = 18  # digits
MERGE_KEY: Final = "<<"
LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the one in C, if it is installed

# The constants of YAML 1.2; "no" and "12:30" are text.
CONSTANTS: Final[dict[str, bool | None]] = {
    word: value
    for name, value in {"null": None, "true": True, "false": False}.items()
    for word in (name, name.capitalize(), name.upper())
} | {"": None, "~": None}
WHOLE: Final = re.compile(r"[-+]?[0-9]+")
FRACTION: Final = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


class Document:
    """The data of a document, and the line of each of its places (such as cards.riot.options[0])."""

    def __init__(self, data: object, lines: dict[str, int]) -> None:
        self.data = data
        self.lines = lines

    def line_of(self, place: str) -> int | None:
        """The line of a place; if the place is missing, the line of its parent. None if no line is known."""
        while place and place not in self.lines:
            place = place[: max(place.rfind("."), place.rfind("["), 0)]
        return self.lines.get(place)


def read(text: str, name: str) -> Document:
    """The document in a text; `name` is what an error calls it."""
    if len(text) > MAX_CHARACTERS:
        raise BadDocument(f"it has {len(text)} characters: expected at most {MAX_CHARACTERS}", name)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadDocument("it is not whole text", name) from error
    try:
        return Document(_json(text, name), {})
    except json.JSONDecodeError:
        return _Reader(name).read(text)  # which also reports the line of an error in JSON


def _json(text: str, name: str) -> object:
    """The data in a JSON text; raises JSONDecodeError if it is not JSON."""

    def mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise BadDocument(f"{shortened(key)} is given twice", name)
            found[key] = value
        return found

    def constant(word: str) -> NoReturn:
        raise BadDocument(f"{word} is not a number", name)

    try:
        return json.loads(
            text,
            object_pairs_hook=mapping,
            parse_constant=constant,
            parse_int=lambda digits: _number(digits, name, None),
            parse_float=lambda digits: _number(digits, name, None),
        )
    except RecursionError as error:
        raise BadDocument("it is nested too deeply", name) from error


def _number(digits: str, name: str, line: int | None) -> int | float:
    """The number in these digits; refused if there are too many."""
    if len(digits) <= MAX_DIGITS and WHOLE.fullmatch(digits):
        return int(digits)
    if len(digits) <= 2 * MAX_DIGITS and not WHOLE.fullmatch(digits) and math.isfinite(float(digits)):
        return float(digits)
    raise BadDocument(f"{digits[:MAX_DIGITS]}… is too long or too large for a number", name, line)


class _Reader:
    """Reads YAML event by event, so that forbidden constructs are refused before they are expanded."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[str, int] = {}
        self.parts = 0

    def read(self, text: str) -> Document:
        """The document in a YAML text."""
        try:
            events = iter(yaml.parse(text, Loader=LOADER))
            data: object = None
            documents = 0
            for event in events:
                if isinstance(event, yaml.DocumentStartEvent):
                    documents += 1
                    if documents > 1:
                        self._refuse("a second document begins here: expected one", event)
                    data = self._value(next(events), events, "", 0)
        except yaml.MarkedYAMLError as error:
            # The end of a text may be reported on the line after its last one.
            line = min(error.problem_mark.line, text.count("\n")) + 1 if error.problem_mark else None
            raise BadDocument(f"{error.problem or 'it cannot be read'} (expected YAML)", self.name, line) from error
        except (yaml.YAMLError, ValueError) as error:
            raise BadDocument("it is neither JSON nor YAML", self.name) from error
        return Document(data, self.lines)

    def _refuse(self, reason: str, event: Any) -> NoReturn:  # noqa: ANN401 - yaml's events
        raise BadDocument(reason, self.name, event.start_mark.line + 1)

    def _value(self, event: Any, events: Any, place: str, depth: int) -> object:  # noqa: ANN401 - yaml's events
        """The value that begins with this event."""
        self.lines.setdefault(place, event.start_mark.line + 1)
        self.parts += 1
        if self.parts > MAX_NODES:
            self._refuse(f"it has more than {MAX_NODES} parts", event)
        if depth > MAX_DEPTH:
            self._refuse("it is nested too deeply", event)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            self._refuse("references (& and *) are not allowed: write the value out", event)
        if event.tag is not None:
            self._refuse(f"the tag {shortened(event.tag)} is not allowed", event)
        if isinstance(event, yaml.SequenceStartEvent):
            found: list[object] = []
            while not isinstance(event := next(events), yaml.SequenceEndEvent):
                found.append(self._value(event, events, f"{place}[{len(found)}]", depth + 1))
            return found
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(events, place, depth)
        return self._scalar(event)

    def _mapping(self, events: Any, place: str, depth: int) -> dict[str, object]:  # noqa: ANN401 - yaml's events
        found: dict[str, object] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self._refuse("a key is a word or a number", event)
            self._value(event, events, place, depth + 1)  # a key is refused for the same reasons as a value
            key = event.value
            if key == MERGE_KEY and event.implicit[0]:
                self._refuse("merge keys (<<) are not allowed: write the values out", event)
            if key in found:
                self._refuse(f"{shortened(key)} is given twice", event)
            inner = f"{place}.{key}".removeprefix(".")
            value = next(events)
            first: Any = value if isinstance(value, yaml.ScalarEvent) else event
            self.lines.setdefault(inner, first.start_mark.line + 1)
            found[key] = self._value(value, events, inner, depth + 1)
        return found

    def _scalar(self, event: Any) -> object:  # noqa: ANN401 - yaml's events
        text: str = event.value
        try:
            text.encode()
        except UnicodeEncodeError:
            self._refuse(f"{shortened(text)} is not whole text", event)
        if not event.implicit[0]:  # in quotes
            return text
        if text in CONSTANTS:
            return CONSTANTS[text]
        if FRACTION.fullmatch(text):
            return _number(text, self.name, event.start_mark.line + 1)
        return text
