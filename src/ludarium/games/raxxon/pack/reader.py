"""Reads a content pack: a YAML or JSON text, or data that a program gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadDocument, BadPack, shortened
from ludarium.kernel.document import read

from .compiler import compile_pack

if TYPE_CHECKING:
    from ..compiled_pack import ContentPack

MAX_VALUES: Final = 8_000  # the built-in pack has 1,251
MAX_TEXT_LENGTH: Final = 200_000  # in characters, of all texts together
MAX_NUMBER: Final = 10**18


def read_pack(text: str, name: str = "the pack") -> ContentPack:
    """The pack in a YAML or JSON text. Raises BadPack with file, line and place."""
    try:
        document = read(text, name)
    except BadDocument as error:
        raise BadPack("", error.reason, _where(name, error.line)) from error
    try:
        return load_pack(document.data)
    except BadPack as error:
        raise BadPack(error.place, error.reason, _where(name, document.line_of(error.place))) from error


def _where(name: str, line: int | None) -> str:
    return f"{name}: " if line is None else f"{name}, line {line}: "


def load_pack(data: object) -> ContentPack:
    """The pack with these data. Raises BadPack."""
    try:
        return compile_pack(JsonCopier().to_json_data(data))
    except RecursionError as error:
        raise BadPack("", "it contains itself, or is nested too deeply") from error


class JsonCopier:
    """Copies the data of a pack as JSON data with text keys, within limits."""

    def __init__(self) -> None:
        self.values_left = MAX_VALUES
        self.characters_left = MAX_TEXT_LENGTH

    def to_json_data(self, data: object) -> Any:  # noqa: ANN401 - the type of the argument
        """A copy of the data. Raises BadPack for data that JSON cannot hold."""
        self.values_left -= 1
        if self.values_left < 0:
            raise BadPack("", f"it has more than {MAX_VALUES} values")
        if isinstance(data, dict):
            return {self._text(key): self.to_json_data(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.to_json_data(value) for value in data]
        if isinstance(data, str):
            return self._text(data)
        if data is None or (isinstance(data, int | float) and abs(data) <= MAX_NUMBER):
            return data
        raise BadPack("", f"{shortened(data)} cannot be in a pack")

    def _text(self, value: object) -> str:
        """A text, counted each time it occurs (YAML aliases can repeat a long text cheaply)."""
        text = value if isinstance(value, str) else shortened(value)
        self.characters_left -= len(text)
        if self.characters_left < 0:
            raise BadPack("", f"its texts have more than {MAX_TEXT_LENGTH} characters in all")
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise BadPack("", f"{shortened(text)} is not valid Unicode text") from error
        return text
