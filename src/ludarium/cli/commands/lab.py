"""`ludarium lab`: experiments with the bots."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from ludarium.lab.jobs import workers
from ludarium.lab.ladder import Ladder
from ludarium.lab.ladder import run as run_ladder
from ludarium.lab.strength import Experiment, Measured, experiments, measure
from ludarium.lab.train import train

from ..options import json_option, names, options_option
from ..terminal.screen import grid, new_console, print_json, to_plain_data
from . import lab_match, lab_report
from .lab_options import folder_option, progress_bars, until_option, workers_options


@click.group("lab")
def command() -> None:
    """Measure the bots."""


command.add_command(lab_match.command)
command.add_command(lab_report.command)


@command.command("strength")
@click.argument("chosen", nargs=-1, metavar="[NAME]...")
@click.option("--games", type=click.IntRange(min=1), help="Games of each experiment; by default as many as it needs.")
@folder_option(".build/strength")
def strength(chosen: tuple[str, ...], games: int | None, folder: Path) -> None:
    """Measure how strong the bots are. NAME is the beginning of an experiment's name; without one, all are run."""
    found_experiments = [one for one in experiments() if not chosen or one.name.startswith(chosen)]
    if not found_experiments:
        known = ", ".join(one.name for one in experiments())
        raise click.UsageError(f"no experiment is called {' or '.join(chosen)}: expected one of {known}")
    click.echo("| experiment | seats | games | wins (95 %) | mean (95 %) | best rival | ms a decision |")
    click.echo("|---|---|---|---|---|---|---|")
    for one in found_experiments:
        with progress_bars() as show:
            found = measure_with(one, games or one.games, folder, show)
        click.echo(_row(one, found))


@command.command("train")
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="Games of self-play.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same weights.")
@folder_option(".build/train")
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("value.json"),
    show_default=True,
    help="Where the weights go.",
)
@workers_options
def train_value(
    game: str, games: int, seed: str, folder: Path, output: Path, jobs: int | None, cluster: str | None
) -> None:
    """Train the learned value of a GAME, by which its bots that search judge a position."""
    with progress_bars() as show:
        trained = train(game, games, seed, folder, show, workers(jobs, cluster))
    output.write_bytes(msgspec.json.encode(trained.weights) + b"\n")
    click.echo(f"{trained.samples:,} positions, error {trained.error:.2f} points: {output}")


@command.command("ladder")
@click.argument("game")
@click.option("--bots", callback=names, required=True, metavar="NAME,NAME,…", help="The bots, the first is rated 0.")
@click.option("--games", type=click.IntRange(min=2), default=200, show_default=True, help="At most, for each pair.")
@until_option("Stop a pair once its share of wins")
@folder_option(".build/ladder")
@workers_options
@click.option("--csv", "csv_file", type=click.Path(dir_okay=False, path_type=Path), help="Also write the pairs there.")
@options_option
@json_option
def ladder(
    game: str,
    bots: list[str],
    games: int,
    until: float,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
    csv_file: Path | None,
    options: dict[str, int],
    as_json: bool,
) -> None:
    """Let all bots play each other on the same deals, two seats, and rate them. Ctrl-C stops; again continues."""
    settings = Ladder(game, bots, games, until / 100, options)
    with progress_bars() as show:
        found = run_ladder(settings, folder, workers(jobs, cluster), lambda done, whole: show(game, done, whole))
    if csv_file is not None:
        with csv_file.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["first", "second", "games", "score", "low", "high"])
            writer.writerows([pair.first, pair.second, pair.games, pair.score, *pair.interval] for pair in found.pairs)
    if as_json:
        print_json({"game": game, "options": options, **to_plain_data(found)})
        return
    table = grid("bot", "rating", "95 %", "games", "score %", numbers=(1, 2, 3, 4))
    for one in found.ratings:
        interval = f"{one.low:+.0f} to {one.high:+.0f}"
        table.add_row(one.bot, f"{one.rating:+.0f}", interval, str(one.games), f"{100 * one.score:.1f}")
    new_console().print(table)


def measure_with(experiment: Experiment, games: int, folder: Path, show: Callable[[str, int, int], None]) -> Measured:
    """Measure an experiment and show its progress."""
    return measure(experiment, games, folder, lambda done: show(experiment.name, done, games))


def _row(experiment: Experiment, found: Measured) -> str:
    first = found.bots[0]
    wins = f"{100 * first.win_rate:.1f} % ({100 * first.win_interval[0]:.1f} to {100 * first.win_interval[1]:.1f})"
    mean = f"{first.mean:.1f} ({first.mean_interval[0]:.1f} to {first.mean_interval[1]:.1f})"
    rival = max((f"{other.mean:.1f}" for other in found.bots[1:]), default="")
    seats = ", ".join(experiment.seats)
    return f"| {experiment.name} | {seats} | {first.games} | {wins} | {mean} | {rival} | {found.milliseconds:.1f} |"
