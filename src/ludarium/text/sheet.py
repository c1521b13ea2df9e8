"""Reading the sheets of score pads: their shape, names in any language, and breaches of rules."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from ludarium.errors import BadSheet, shortened
from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import BreachDict

from .localizer import LANGUAGES, localizer

S = TypeVar("S")


def read_sheet(data: object, shape: type[S], expected: Callable[[str], str]) -> S:
    """The sheet with its shape checked; `expected` lists the keys or values that are allowed in a place."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadSheet(shape_error(str(error), expected)) from None
    except UnicodeEncodeError as error:  # a key with a lone surrogate, which JSON allows
        raise BadSheet(f"the sheet: broken key {shortened(error.object)}: expected whole characters") from None


def shape_error(text: str, expected: Callable[[str], str]) -> str:
    """An error of msgspec rewritten: the place, the error, what was expected."""
    wrong, _, place = text.rpartition(" - at `") if " - at `" in text else (text, "", "$`")
    place = place.replace("`", "").replace("$.", "").replace("$", "the sheet")
    if "unknown field" in wrong or wrong.startswith("Invalid enum value"):
        wrong += f": expected one of {expected(place)}"
    return f"{place}: {wrong[0].lower()}{wrong[1:]}"


class KnownNames:
    """The names of one kind of thing: ids in order, the prefixes of their message ids, and other names by number."""

    def __init__(
        self, package: str, kind: str, ids: Sequence[str], prefixes: list[str], others: dict[str, int] | None = None
    ) -> None:
        self.package = package
        self.kind = kind
        self.ids = ids
        self.prefixes = prefixes
        self.others = others or {}

    def read(self, name: str, place: str) -> int:
        """The number of this name, in any language; raises BadSheet if there is none."""
        number = self.numbers.get(normalized(name))
        if number is None:
            raise BadSheet(f"{place}: unknown {self.kind} {shortened(name)}: expected one of {', '.join(self.ids)}")
        return number

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each normalized name."""
        numbers = {normalized(id_): n for n, id_ in enumerate(self.ids)}
        numbers |= {normalized(name): n for name, n in self.others.items()}
        for language in LANGUAGES:
            texts = localizer(self.package, language)
            numbers |= {
                normalized(texts.format(Message(prefix + id_))): n
                for prefix in self.prefixes
                for n, id_ in enumerate(self.ids)
            }
        return numbers


def breach(rule: str, message: Message, *, certain: bool) -> BreachDict:
    """A breach of a rule on a sheet."""
    return {"rule": rule, "certain": certain, "message": message.dump()}


def normalized(name: str) -> str:
    """A name without differences in capitals, accents, apostrophes and spaces."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())
