"""Write the browser's types, `web/src/protocol.ts`, from the JSON Schema of the server's protocol."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import msgspec

from ludarium.server import protocol

FILE = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
NAME_OF_REF = len("#/$defs/")
WIDTH = 120
HEAD = "What the server and the browser say to each other. Made by `scripts/typescript.py`: do not edit."
UNIONS = {"Request": protocol.Request, "Answer": protocol.Answer, "Told": protocol.Told}
ALONE = [protocol.Creation, protocol.Created, protocol.Claim]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE.name} is written.")


def text() -> str:
    """The types of all messages, in TypeScript."""
    roots, components = msgspec.json.schema_components([*UNIONS.values(), *ALONE], ref_template="#/$defs/{name}")
    parts = ["\n".join([*_comment(HEAD), ""]), _phrases()]
    parts += [_union(name, root) for name, root in zip(UNIONS, roots, strict=False)]
    parts += [_interface(name, schema) for name, schema in components.items()]
    return "\n".join(parts)


def _phrases() -> str:
    words = ", ".join(f"'{phrase}'" for phrase in protocol.PHRASES)
    return f"export const PHRASES = [{words}] as const\n"


def _union(name: str, schema: dict[str, Any]) -> str:
    members = _type(schema).split(" | ")
    line = f"export type {name} = {' | '.join(members)}\n"
    return line if len(line) <= WIDTH else "\n  | ".join([f"export type {name} =", *members]) + "\n"


def _comment(words: str) -> list[str]:
    """A comment, on one line if it fits."""
    words = " ".join(words.split())
    line = f"/** {words} */"
    if len(line) <= WIDTH:
        return [line]
    return ["/**", *(f" * {part}" for part in textwrap.wrap(words, WIDTH - 3, break_long_words=False)), " */"]


def _interface(name: str, schema: dict[str, Any]) -> str:
    """A struct. What a client sends may leave out what has a default; what the server tells is always whole."""
    is_sent = schema.get("additionalProperties") is False
    required = schema.get("required", [])
    lines = _comment(schema.get("description", name))
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        mark = "?" if is_sent and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(inner)}")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    """The TypeScript of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"])[NAME_OF_REF:]
    if "anyOf" in schema:
        return " | ".join(_type(inner) for inner in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    main()
