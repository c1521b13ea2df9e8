"""Settings of a command from the environment and from a TOML file, besides its options."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import click

from ludarium.errors import shortened

from .files import read_text

PREFIX: Final = "LUDARIUM_"


def name_of(option: click.Option) -> str:
    """The long name of an option without its dashes, such as `public-url`."""
    return max(option.opts, key=len).lstrip("-")


def settings_of(command: click.Command) -> dict[str, click.Option]:
    """The options of a command that may be set elsewhere, by their long names."""
    return {
        name_of(option): option
        for option in command.params
        if isinstance(option, click.Option) and option.name != "config"
    }


def configurable(command: click.Command) -> click.Command:
    """Let every option of a command also be set by LUDARIUM_NAME, and by `name = value` in the file of --config.

    The command line wins over the environment, and that over the file.
    """
    for name, option in settings_of(command).items():
        option.envvar = PREFIX + name.upper().replace("-", "_")
    command.params.append(
        click.Option(
            ["--config"],
            metavar="FILE",
            is_eager=True,
            expose_value=False,
            envvar=f"{PREFIX}CONFIG",
            callback=_read,
            help=f"Options as a TOML file: port = 8765. Each is also read from {PREFIX}PORT and so on.",
        )
    )
    return command


def _read(ctx: click.Context, _: click.Parameter, file: str | None) -> None:
    """Take the defaults of the command from a TOML file."""
    if file is None:
        return
    try:
        found = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise click.ClickException(f"{file} is not TOML: {error}") from error
    known = settings_of(ctx.command)
    defaults: dict[str, Any] = {}
    for key, value in found.items():
        option = known.get(key.replace("_", "-"))
        if option is None:
            raise click.ClickException(f"{file}: unknown setting {shortened(key)}: expected one of {', '.join(known)}")
        if isinstance(value, dict | list) or (option.is_flag and not isinstance(value, bool)):
            expected = "true or false" if option.is_flag else "a single value"
            raise click.ClickException(f"{file}: {key} is {shortened(value)}: expected {expected}")
        assert option.name is not None
        defaults[option.name] = value
    ctx.default_map = {**(ctx.default_map or {}), **defaults}
