"""The prose of code and documents stays plain, and old names stay gone."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MAX_PER_THOUSAND = 2.0

# Turns that make a sentence hard to read; a few remain where they are the plain word ("the players told the server").
AVOIDED = re.compile(
    r"\b(whoever|whatever|somebody|nobody|tell|tells|told|telling|one's own|of (?:its|their|one's) own|anew|for ever|"
    r"once more|so many|is none|reckon\w*|hear|hears|heard|wish\w*|mend\w*|whom)\b",
    re.IGNORECASE,
)

# Names that were replaced; stored data may still have them, so their readers are listed.
OLD_NAMES = re.compile(
    r"\b(Contract|RaxxonContract|SagradaContract|RedRisingContract|Speaker|Hub|LiveHub|Desk|Visit|Watcher|Caretaker|Thinker|"
    r"Sweeper|Scorer|Happened|Keeping|Wished|Parcels|Neighbours|Pen|Spoken|Lore|doubtful|_happen|hide_table|"
    r"deal_hidden|dead_end|written_decision|loaded_frame|loaded_event|loaded_message|loaded_rng|answer_to|take_up|retell|"
    r"look_after|_put_to_sleep|FOR_EVER|ASK_FIRST|at_work|MENTIONED|LOOKS_AT|Voice|Keeper|Person)\b"
)
READERS_OF_OLD_DATA = {"src/ludarium/games/redrising/view_types.py"}  # a key of the view


def python_files() -> list[Path]:
    folders = ("src", "tests", "scripts", "bench")
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))] + [ROOT / "setup.py"]


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def prose(path: Path) -> str:
    """The docstrings and comments of a module, or a whole document."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.sub(r"`[^`]*`", "", text)
    comments = [
        token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT
    ]
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    return "\n".join(comments + docstrings)


def names(path: Path) -> Iterator[str]:
    """The identifiers of a module."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.NAME:
            yield token.string


def folder_of(path: Path) -> str:
    """The folder that a file's prose is counted in: a package of `src`, a game, a folder of tests."""
    parts = path.relative_to(ROOT).parts
    depth = 4 if parts[:3] == ("src", "ludarium", "games") else 3 if parts[0] == "src" else 2
    return "/".join(parts[: min(depth, len(parts) - 1)]) or "."


def test_the_prose_of_every_folder_is_plain() -> None:
    words: dict[str, int] = defaultdict(int)
    hits: dict[str, list[str]] = defaultdict(list)
    for path in [*python_files(), *documents()]:
        text = prose(path)
        words[folder_of(path)] += len(text.split())
        hits[folder_of(path)] += [f"{path.name}: {match[0]}" for match in AVOIDED.finditer(text)]
    bad = {
        folder: found for folder, found in hits.items() if len(found) > max(1, MAX_PER_THOUSAND * words[folder] / 1000)
    }
    assert not bad


def test_old_names_are_gone() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in python_files()
        if path != Path(__file__) and str(path.relative_to(ROOT)) not in READERS_OF_OLD_DATA
        for name in names(path)
        if OLD_NAMES.fullmatch(name)
    }
    assert not found


def test_no_class_name_has_two_meanings() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(ROOT)))
    assert not {name: paths for name, paths in places.items() if len(paths) > 1 and not are_of_games(paths)}


def are_of_games(paths: list[str]) -> bool:
    """Whether each of these modules belongs to another game: the same part of two games may have the same name."""
    owners = [re.search(r"(?:games|bots)/(\w+)", path) for path in paths]
    return len({owner[1] if owner else "" for owner in owners}) == len(paths) and all(owners)
