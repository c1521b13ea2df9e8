"""The command `ludarium`: finds the command that is meant, and says in one line what went wrong."""

from __future__ import annotations

import importlib
import io
import sys
from typing import Any, Final

import click

from ludarium.errors import LudariumError

COMMANDS: Final = ("games", "serve", "play", "sim", "bench", "score", "replay", "rules", "cards", "content")
REFUSED: Final = 1
INTERRUPTED: Final = 130  # as shells have it


class Commands(click.Group):
    """The commands, each in a module of its name that is imported only when it is wanted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = importlib.import_module(f"ludarium.cli.{cmd_name}").command
        return found

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 - as click has it
        """Run, and end with 0, with 1 for what was refused, with 2 for what was not understood."""
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except click.ClickException as error:
            fail(error.format_message(), error.exit_code)
        except LudariumError as error:
            fail(str(error), REFUSED)
        except click.Abort:
            fail("interrupted", INTERRUPTED)
        except OSError as error:  # nowhere to write to
            fail(error.strerror or str(error), REFUSED)
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str, code: int) -> None:
    """Say in one line what was wrong, and end."""
    click.echo(f"ludarium: {' '.join(message.split())}", err=True)
    sys.exit(code)


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version and end, if that is what is wanted."""
    if not wanted:
        return
    import ludarium  # noqa: PLC0415 - slow, and seldom wanted
    from ludarium.lab.measure import is_compiled  # noqa: PLC0415 - the same

    click.echo(f"ludarium {ludarium.__version__} ({'compiled' if is_compiled() else 'pure Python'})")
    ctx.exit()


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=show_version, help="Print the version."
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Board games with exact rules: play them, let bots play them, count their points, read their rules."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """What the shell runs."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal has not is no reason to stop
    command.main(prog_name="ludarium")
