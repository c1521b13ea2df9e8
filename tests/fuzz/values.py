"""Random values of the protocol's types, valid and broken ones, from a seeded generator."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec.inspect as types

JUNK: Final[list[Any]] = [
    *(None, True, False, 0, -1, 1, 15, 16, 2**31, 2**63, 2**70, -(2**70), 0.5, 1e308, float("1e-300")),
    *("", "x", "x" * 25, "x" * 301, "x" * 3000, "\0", "\u202e", "\U0001f98a", "0" * 400, "%s{}", "../..", "a:b"),
    *([], [[]], [None] * 50, {}, {"": {}}, {"type": "state"}, [[[[[[[[[[]]]]]]]]]]),
]
STRINGS: Final = ("", "Ada", "Bob", "sagrada", "raxxon", "redrising", "greedy", "random", "easy", "en", "link", "uk")
DEPTH: Final = 4


class Values:
    """Makes values. About `share` of the fields have something that their type does not allow."""

    def __init__(self, seed: int, share: float) -> None:
        self.random = random.Random(seed)
        self.share = share

    def body(self, *structs: type) -> Any:  # noqa: ANN401 - plain data
        """A message of one of these types as plain data."""
        chosen = self.random.choice(structs)
        return self.of(types.type_info(chosen), 0)

    def of(self, kind: types.Type, depth: int) -> Any:  # noqa: ANN401, C901, PLR0911 - a case for each kind of type
        """A value of a type as plain data."""
        draw = self.random
        if draw.random() < self.share or depth > DEPTH:
            return draw.choice(JUNK)
        match kind:
            case types.StructType(fields=fields, tag_field=tag_field, tag=tag):
                found = {
                    field.encode_name: self.of(field.type, depth + 1)
                    for field in fields
                    if field.required or draw.random() < 0.6
                }
                return found if tag_field is None else {tag_field: tag, **found}
            case types.UnionType(types=choices):
                return self.of(draw.choice(choices), depth)
            case types.LiteralType(values=values):
                return draw.choice(values)
            case types.IntType():
                return draw.choice([draw.randrange(4), draw.randrange(40), draw.randrange(10**6)])
            case types.FloatType():
                return draw.random()
            case types.BoolType():
                return draw.random() < 0.5
            case types.NoneType():
                return None
            case types.StrType():
                return draw.choice(STRINGS)
            case types.ListType(item_type=item):
                return [self.of(item, depth + 1) for _ in range(draw.randrange(4))]
            case types.DictType(key_type=key, value_type=value):
                return {str(self.of(key, depth + 1)): self.of(value, depth + 1) for _ in range(draw.randrange(3))}
        return draw.choice(JUNK)

    def mangled(self, data: bytes) -> bytes:
        """Bytes, perhaps with some of them changed, cut off, repeated or inserted."""
        draw = self.random
        found = bytearray(data)
        for _ in range(draw.choice([0, 0, 0, 1, 2, 8])):
            at = draw.randrange(len(found) + 1)
            found[at : at + draw.randrange(4)] = draw.randbytes(draw.randrange(4))
        return bytes(found[: draw.randrange(len(found) + 1)] if draw.random() < 0.05 else found)
