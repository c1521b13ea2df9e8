"""Options and arguments that several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import platformdirs

from ludarium.errors import LudariumError, shortened
from ludarium.text.localizer import LANGUAGES

from .files import read_text

F = TypeVar("F", bound=Callable[..., Any])


def names(_ctx: click.Context, _param: click.Parameter, value: str | None) -> list[str] | None:
    """Names separated by commas, such as `greedy,random`; a bot `my_module:MyBot` may be in the current folder."""
    if value is None:
        return None
    if "" not in sys.path:
        sys.path.insert(0, "")
    return [name.strip() for name in value.split(",") if name.strip()]


def game_argument(command: F) -> F:
    """The argument GAME."""
    return click.argument("game")(command)


def options_option(command: F) -> F:
    """The option --option, which may be repeated."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        callback=_options,
        metavar="NAME=NUMBER",
        help="An option of the match, e.g. tools=3 (see: games).",
    )(command)


def pack_option(command: F) -> F:
    """The option --pack: a content pack."""
    return click.option(
        "--pack", callback=_pack, metavar="FILE", help="Play with your own content pack (see: content check)."
    )(command)


def language_option(command: F) -> F:
    """The option --language."""
    return click.option(
        "--language", callback=_language, metavar="|".join(LANGUAGES), help="By default that of the system."
    )(command)


def json_option(command: F) -> F:
    """The option --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document and nothing else.")(command)


def database_option(command: F) -> F:
    """The option --database: the URL of a storage."""
    return click.option(
        "--database",
        callback=lambda _ctx, _param, value: value or default_database(),
        envvar="LUDARIUM_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; by default a file in your folder.",
    )(command)


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("ludarium", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudariumError(
            f"cannot make the folder {folder}: {error.strerror}; name a file with --database"
        ) from error
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _options(_ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for value in values:
        name, equals, number = value.partition("=")
        try:
            found[name.strip()] = int(number)
        except ValueError as error:
            missing = "is not a whole number" if equals else "has no value"
            raise click.BadParameter(f"{shortened(value)} {missing}: expected for example tools=3") from error
    return found


def _pack(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    return None if value is None else read_text(value)


def _language(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str:
    if value is None:
        return system_language()
    if value not in LANGUAGES:
        message = f"unknown language {shortened(value)}: expected one of {', '.join(LANGUAGES)}"
        raise LudariumError(message)
    return value


def system_language() -> str:
    """The language of the environment if it is supported, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in os.environ.get(variable, "").split(":"):
            language = wanted.partition(".")[0].partition("_")[0].lower()
            if language in LANGUAGES:
                return language
            if language in {"c", "posix"}:
                return "en"
    return "en"
