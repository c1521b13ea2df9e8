"""Formats messages in one language, from the Fluent files of the package and of a game."""

from __future__ import annotations

import functools
from importlib import resources
from typing import TYPE_CHECKING, Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from ludarium.errors import LudariumError, shortened
from ludarium.kernel.message import Message

from .typography import with_fixed_spaces

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "uk", "cs", "ru")


class Localizer:
    """Formats messages in one language."""

    def __init__(self, language: str, resources: list[Resource]) -> None:
        self.language = language
        self.resources = resources
        # Isolation marks would break words in a terminal, and none of the languages is written from right to left.
        self.bundle = FluentBundle([language], functions={"FORM": cast("Any", self._form)}, use_isolating=False)
        for resource in resources:
            self.bundle.add_resource(resource)

    def with_messages(self, source: str) -> Localizer:
        """A localizer with the additional messages of this Fluent text; they override existing ones."""
        other = Localizer(self.language, self.resources)
        other.bundle.add_resource(FluentResource(source), allow_overrides=True)
        return other

    def forms(self, id: str) -> list[str]:  # noqa: A002 - the word of Fluent
        """The grammatical cases that a name has in this language."""
        return list(self.bundle.get_message(id).attributes)

    def format(self, message: Message, names: list[str] | None = None, viewer: int | None = None) -> str:
        """The text of a message; `prompt-turn.help` is an attribute. A seat is named by `names`, or by its number.

        Two more arguments say of the seat and of the rival whether they are the viewer's: you, other or none.
        """
        args: dict[str, Any] = {}
        for key, value in message.args.items():
            if isinstance(value, list):
                args[key] = ", ".join(self.format(part, names, viewer) for part in value)
            else:
                args[key] = f"−{-value}" if isinstance(value, int) and value < 0 else value  # noqa: RUF001 - a true minus
        for key, name, relation in (("seat", "player", "who"), ("rival", "other", "whom")):
            args[relation] = "none"
            if key in args:
                seat = int(args[key])
                args[name] = self._name(seat, names)
                args[relation] = "you" if seat == viewer else "other"
        id, _, attribute = message.id.partition(".")  # noqa: A001 - the word of Fluent
        found = self.bundle.get_message(id)
        return self._format(found.attributes[attribute] if attribute else found.value, args)

    def _name(self, seat: int, names: list[str] | None) -> str:
        """The name of a seat; a number beyond the named seats is the game's automated opponent."""
        if names and seat >= len(names):
            return self.format(Message("own-player"))
        return names[seat] if names else self.format(Message("player", number=seat + 1))

    def attribute(self, id: str, name: str) -> str:  # noqa: A002 - the word of Fluent
        """An attribute of a message."""
        return self._format(self.bundle.get_message(id).attributes[name], {})

    def has(self, id: str) -> bool:  # noqa: A002 - the word of Fluent
        """Whether there is a message with this id."""
        return self.bundle.has_message(id)

    def _format(self, pattern: Any, args: dict[str, Any]) -> str:  # noqa: ANN401 - Fluent does not export its type
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return with_fixed_spaces(str(text), self.language)

    def _form(self, thing: object, case: str = "") -> str:
        """A name in a grammatical case: the attribute of that case."""
        message = self.bundle.get_message(str(thing))
        return self._format(message.attributes[case] if case else message.value, {})


def localizer(package: str, language: str) -> Localizer:
    """The localizer of a package (a game, or `ludarium.text`), with its own and the common messages."""
    if language not in LANGUAGES:
        raise LudariumError(f"unknown language {shortened(language)}: expected one of {', '.join(LANGUAGES)}")
    return _loaded(package, language)


@functools.cache
def _loaded(package: str, language: str) -> Localizer:
    folders = [resources.files(where) / "locale" / language for where in dict.fromkeys(["ludarium.text", package])]
    files = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".ftl")]
    return Localizer(language, [_read(file, language) for file in sorted(files, key=lambda file: file.name)])


def _read(file: Traversable, language: str) -> Resource:
    """The messages of a built-in file; raises an error if one is malformed."""
    found: Resource = FluentResource(file.read_text(encoding="utf-8"))
    junk = [entry for entry in found.body if isinstance(entry, Junk)]
    if junk:
        raise LudariumError(f"{file.name} ({language}) has a malformed message: {junk[0].content!r}")
    return found
