"""Options and the progress bar that several commands of `ludarium lab` share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ..terminal.screen import new_console

F = TypeVar("F", bound=Callable[..., Any])


def jobs_option(command: F) -> F:
    """The option --jobs: how many processes play."""
    return click.option("--jobs", type=click.IntRange(min=1), help="Processes; by default one for each core.")(command)


def seed_option(command: F) -> F:
    """The option --seed."""
    return click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")(command)


def until_option(stops: str) -> Callable[[F], F]:
    """The option --until; its help is what stops when something is known well enough."""
    return click.option(
        "--until",
        type=click.FloatRange(min=0.0, max=50.0),
        default=0.0,
        metavar="PERCENT",
        help=f"{stops} is known to this many per cent either way.",
    )


def workers_options(command: F) -> F:
    """The options --jobs and --cluster: where the games are played."""
    cluster = click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on this Ray cluster, e.g. 10.0.0.5:6379; local: one that starts here.",
    )
    return jobs_option(cluster(command))


def folder_option(default: str) -> Callable[[F], F]:
    """The option --folder: where games are stored."""
    return click.option(
        "--folder",
        type=click.Path(file_okay=False, path_type=Path),
        default=Path(default),
        show_default=True,
        help="Where the games are; those that are there are not played again.",
    )


@contextmanager
def progress_bars() -> Iterator[Callable[[str, int, int], None]]:
    """Shows on a terminal, with the time left, how much of what is done: a function of its name, done and all."""
    console = new_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tasks: dict[str, TaskID] = {}

        def show(what: str, done: int, whole: int) -> None:
            if what not in tasks:
                tasks[what] = progress.add_task(what, total=whole)
            progress.update(tasks[what], completed=done, total=whole)

        yield show
