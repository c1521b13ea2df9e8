"""Checks of the data of a pack: each returns a valid value or raises BadPack with its place."""

from __future__ import annotations

from typing import Any, Final

from ludarium.errors import BadPack, shortened

NAME_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
MAX_NAME_LENGTH: Final = 40


def mapping(data: object, place: str, expected: list[str], allowed: list[str]) -> dict[str, Any]:
    """A mapping that has all expected keys, and otherwise only allowed ones."""
    known = ", ".join([*expected, *allowed])
    if not isinstance(data, dict):
        raise BadPack(place, f"expected {known}, not {shortened(data)}")
    for key in data:
        if key not in expected and key not in allowed:
            raise BadPack(f"{place}.{key}".removeprefix("."), f"{shortened(key)} is unknown here: expected {known}")
    for key in expected:
        if key not in data:
            raise BadPack(place, f"{shortened(key)} is missing")
    return data


def named_items(data: object, place: str, maximum: int, reserved: list[str]) -> dict[str, Any]:
    """Items by name, at least one; reserved names, which effects use for several items, are refused."""
    if not isinstance(data, dict) or not data:
        raise BadPack(place, f"expected a mapping of names to items, not {shortened(data)}")
    if len(data) > maximum:
        raise BadPack(place, f"there are {len(data)}: expected at most {maximum}")
    for key in data:
        valid_name(key, f"{place}.{key}")
        if key in reserved:
            raise BadPack(f"{place}.{key}", f"{shortened(key)} is reserved: expected another name")
    return data


def valid_name(name: object, place: str) -> str:
    """A name: at most 40 lowercase letters, digits and _."""
    if (
        not isinstance(name, str)
        or not 1 <= len(name) <= MAX_NAME_LENGTH
        or any(letter not in NAME_LETTERS for letter in name)
    ):
        reason = f"{shortened(name)} is not a name: expected 1 to {MAX_NAME_LENGTH} lowercase letters, digits and _"
        raise BadPack(place if len(place) < 2 * MAX_NAME_LENGTH else "", reason)
    return name


def one_of(name: object, expected: list[str], place: str) -> str:
    """The name, which must be one of those expected."""
    if not isinstance(name, str) or name not in expected:
        raise BadPack(place, f"{shortened(name)} is not one of {', '.join(expected)}")
    return name


def whole_number(value: object, minimum: int, maximum: int, place: str) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not minimum <= value <= maximum:
        raise BadPack(place, f"expected a whole number from {minimum} to {maximum}, not {shortened(value)}")
    return value
