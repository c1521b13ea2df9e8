"""`ludarium lab`: experiments with the bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ludarium.lab.strength import Experiment, Measured, experiments, measure
from ludarium.lab.train import train

from ..terminal.screen import new_console


@click.group("lab")
def command() -> None:
    """Measure the bots."""


@command.command("strength")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--games", type=click.IntRange(min=1), help="Games of each experiment; by default as many as it needs.")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(".build/strength"),
    show_default=True,
    help="Where the results are; games that are there are not played again.",
)
def strength(names: tuple[str, ...], games: int | None, folder: Path) -> None:
    """Measure how strong the bots are. NAME is the beginning of an experiment's name; without one, all are run."""
    chosen = [one for one in experiments() if not names or one.name.startswith(names)]
    if not chosen:
        known = ", ".join(one.name for one in experiments())
        raise click.UsageError(f"no experiment is called {' or '.join(names)}: expected one of {known}")
    click.echo("| experiment | seats | games | wins (95 %) | mean (95 %) | best rival | ms a decision |")
    click.echo("|---|---|---|---|---|---|---|")
    console = new_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    for one in chosen:
        number = games or one.games
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            found = measure(one, number, folder, _shown(progress, one.name, number))
        click.echo(_row(one, found))


@command.command("train")
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="Games of self-play.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same weights.")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(".build/train"),
    show_default=True,
    help="Where the games are; those that are there are not played again.",
)
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("value.json"),
    show_default=True,
    help="Where the weights go.",
)
def train_value(game: str, games: int, seed: str, folder: Path, output: Path) -> None:
    """Train the learned value of a GAME, by which its bots that search judge a position."""
    console = new_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tasks: dict[str, TaskID] = {}

        def show(what: str, done: int, whole: int) -> None:
            if what not in tasks:
                tasks[what] = progress.add_task(what, total=whole)
            progress.update(tasks[what], completed=done)

        trained = train(game, games, seed, folder, show)
    output.write_bytes(msgspec.json.encode(trained.weights) + b"\n")
    click.echo(f"{trained.samples:,} positions, error {trained.error:.2f} points: {output}")


def _shown(progress: Progress, name: str, games: int) -> Callable[[int], None]:
    """Shows the number of games played so far."""
    task = progress.add_task(name, total=games)
    return lambda done: progress.update(task, completed=done)


def _row(experiment: Experiment, found: Measured) -> str:
    first = found.bots[0]
    wins = f"{100 * first.win_rate:.1f} % ({100 * first.win_interval[0]:.1f} to {100 * first.win_interval[1]:.1f})"
    mean = f"{first.mean:.1f} ({first.mean_interval[0]:.1f} to {first.mean_interval[1]:.1f})"
    rival = max((f"{other.mean:.1f}" for other in found.bots[1:]), default="")
    seats = ", ".join(experiment.seats)
    return f"| {experiment.name} | {seats} | {first.games} | {wins} | {mean} | {rival} | {found.milliseconds:.1f} |"
