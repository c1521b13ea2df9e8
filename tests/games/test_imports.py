"""Modules import each other in one direction, so that each can be the first import of a program."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from ludarium.games import names

SOURCES = Path(__file__).parents[2] / "src"
PACKAGES = ("kernel", "text", "games", "bots")


def module_name(path: Path) -> str:
    """The full name of a module."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for package in PACKAGES for path in (SOURCES / "ludarium" / package).rglob("*.py")}


def imports(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports at any level of a module, except those for type checking."""
    for statement in body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            yield statement
        elif not (isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"):
            for inner in ("body", "orelse", "finalbody", "handlers"):
                yield from imports(getattr(statement, inner, []))


def imported(name: str) -> set[str]:
    """The modules of MODULES that a module imports."""
    path = MODULES[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found: set[str] = set()
    for statement in imports(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(statement, ast.Import):
            found |= {alias.name for alias in statement.names}
        else:
            above = package[: len(package) - statement.level + 1] if statement.level else []
            base = ".".join([*above, *([statement.module] if statement.module else [])])
            found |= {full if (full := f"{base}.{alias.name}") in MODULES else base for alias in statement.names}
    return found & MODULES.keys()


def test_no_module_imports_itself_through_others() -> None:
    try:
        TopologicalSorter({name: imported(name) for name in MODULES}).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(error.args[1]))


@pytest.mark.parametrize("game", names())
def test_a_module_of_a_game_can_be_the_first_import(game: str) -> None:
    program = f"import ludarium.games.{game}.turn as t, ludarium.games.{game}.scoring as s; print(t, s)"
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 - our own text
