"""The command `ludarium`: runs a subcommand, and reports an error in one line."""

from __future__ import annotations

import importlib
import io
import sys
from typing import Any, Final

import click

from ludarium.errors import LudariumError

COMMANDS: Final = (
    "games",
    "serve",
    "play",
    "sim",
    "bench",
    "score",
    "replay",
    "analyse",
    "rules",
    "cards",
    "content",
    "lessons",
    "lab",
    "backup",
    "restore",
    "export",
    "import",
    "doctor",
)
# Commands that share a module: its name, and the name of the command in it.
SHARED_MODULES: Final = {"export": ("transfer", "export_command"), "import": ("transfer", "import_command")}
REFUSED: Final = 1
INTERRUPTED: Final = 130  # as shells have it


class Commands(click.Group):
    """The commands, each in a module of its name, which is imported on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = SHARED_MODULES.get(cmd_name, (cmd_name, "command"))
        command: click.Command = getattr(importlib.import_module(f"ludarium.cli.commands.{module}"), name)
        return command

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 - as click has it
        """Run; the exit code is 0, 1 for an error, 2 for a wrong usage."""
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
    """Print an error in one line and exit."""
    click.echo(f"ludarium: {' '.join(message.split())}", err=True)
    sys.exit(code)


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version and exit, if the option was given."""
    if not wanted:
        return
    import ludarium  # noqa: PLC0415 - slow, and rarely needed
    from ludarium.lab.speed import is_compiled  # noqa: PLC0415 - the same

    click.echo(f"ludarium {ludarium.__version__} ({'compiled' if is_compiled() else 'pure Python'})")
    ctx.exit()


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=show_version, help="Print the version."
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Board games with exact rules: play them, let bots play them, count their points, read their rules.

    Without a command it starts the server and opens the page in the browser, as `serve --open` does.
    """
    if ctx.invoked_subcommand is None:
        serve = command.get_command(ctx, "serve")
        assert serve is not None
        with serve.make_context("serve", ["--open"], parent=ctx) as serving:
            serve.invoke(serving)


def main() -> None:
    """The entry point of the shell command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack some characters
    command.main(prog_name="ludarium")
