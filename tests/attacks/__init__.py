"""Texts that are designed to hang or crash their reader: short ones are files, long ones are generated here."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ENDLESS_PACK: Final = (FOLDER / "endless-pack.yaml").read_text(encoding="utf-8")

# By name: the text, and a word of its error message.
BOMBS: Final[dict[str, tuple[str, str]]] = {
    "merge keys that multiply": ((FOLDER / "merge-keys.yaml").read_text(encoding="utf-8"), "references"),
    "aliases that multiply": ((FOLDER / "nested-aliases.yaml").read_text(encoding="utf-8"), "references"),
    "a long text in many places": (f"a: &a {'x' * 50_000}\nb: [{'*a, ' * 4_000}x]\n", "references"),
    "a merge key": ("a: {<<: {b: 1}}", "merge keys"),
    "a list of very many": (f"[{'a, ' * 60_000}a]", "more than"),
    "deep nesting": ("[" * 50_000, "deep"),
    "deep nesting in JSON": ('{"a": ' * 20_000 + "1" + "}" * 20_000, "deep"),
    "sexagesimal digits": (f"pack: {':'.join(['1'] * 90_000)}", "missing"),  # text, not a number; not a valid pack
    "a set": (f"!!set {{{', '.join(f'a{n}' for n in range(9_000))}}}", "tag"),
    "a tag that does not fit its value": ("number: !!bool x", "tag"),
    "a time that is none": ("number: !!timestamp x", "tag"),
    "a tag of a program's": ("number: !!python/object/apply:os.getcwd []", "tag"),
    "a number of many digits": (f"number: {'9' * 100_000}", "number"),
    "a number of many digits in JSON": (f'{{"number": {"9" * 100_000}}}', "number"),
    "a hexadecimal number of many digits": (f"pack: 0x{'f' * 100_000}", "missing"),
    "half a character": ('pack: "\\ud800"', ""),
    "a key given twice": ("pack: a\npack: b\n", "given twice"),
    "a key given twice in JSON": ('{"pack": "a", "pack": "b"}', "given twice"),
    "a very long line": ("pack: " + "x" * 150_000, "missing"),
}
