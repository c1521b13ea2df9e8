"""The examples in the documents work, and what the documents name exists."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest
import yaml

from ludarium.bots.custom import bot_class
from ludarium.cli.main import COMMANDS
from ludarium.games import names, ruleset
from tests.server.running import running

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


def blocks(language: str) -> list[str]:
    """The code of a language in the README."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_programs_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("python")
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102 - our own text
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)


def test_the_program_of_the_api_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "python-api.md").read_text("utf-8"), re.DOTALL)
    exec(compile(program, "python-api.md", "exec"), {})  # noqa: S102 - our own text
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)


def test_the_programs_of_the_bot_guide_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    bot, client = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "my_bots.py").write_text(bot)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bot_class("my_bots:First")
    with running(tmp_path / "tables.sqlite") as server:
        exec(compile(client, "bots.md", "exec"), {"ADDRESS": server.address})  # noqa: S102 - our own text
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)


def test_the_sheet_of_the_readme_comes_to_forty() -> None:
    (sheet,) = blocks("yaml")
    assert ruleset("sagrada").score(yaml.safe_load(sheet))["windows"][0]["total"] == 40


def test_the_readme_names_the_two_commands_and_only_real_ones() -> None:
    assert "make play" in README
    assert "make test" in README
    shown = re.findall(r"^ludarium (\w+)", README, re.MULTILINE)
    assert shown
    assert set(shown) <= set(COMMANDS)


@each_document
def test_every_link_has_a_target(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


@each_document
def test_every_source_file_that_is_named_exists(document: Path) -> None:
    package = ROOT / "src" / "ludarium"
    folders = (ROOT, package, package / "games" / "sagrada", ROOT / "web" / "src", document.parent)
    named = re.findall(
        r"`((?:\w[\w.-]*/)+(?:[\w-]+\.(?:py|ts|svelte|css|md|ftl|toml|yaml))?)`", document.read_text("utf-8")
    )
    assert not [path for path in named if not any((folder / path).exists() for folder in folders)]


@each_document
def test_every_test_that_is_named_exists(document: Path) -> None:
    named = set(re.findall(r"`(test_\w+)`", document.read_text(encoding="utf-8")))
    assert named <= names_of_tests()


@functools.cache
def names_of_tests() -> set[str]:
    """The names of all tests."""
    return {
        node.name
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


def rulings(game: str) -> list[list[str]]:
    """The rows of a game's table of rulings, cell by cell."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {TITLES[game]}\n")[1].split("\n## ")[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]


TITLES = {"sagrada": "Sagrada", "redrising": "Red Rising", "raxxon": "Raxxon"}


@pytest.mark.parametrize("game", names())
def test_every_ruling_names_its_test(game: str) -> None:
    assert len(rulings(game)) > 15
    assert all("`test_" in row[-1] for row in rulings(game))


@pytest.mark.parametrize("game", names())
def test_a_rule_that_holds_a_ruling_of_ours_says_so(game: str) -> None:
    named = {rule for row in rulings(game) for rule in row[1].split(", ")}
    for language, word in {
        "en": "our ruling",
        "uk": "наше рішення",
        "cs": "naše rozhodnutí",
        "ru": "наше решение",
    }.items():
        told = {rule for rule, _, text in ruleset(game).text.rulebook(language) if word in text}
        assert told == named
