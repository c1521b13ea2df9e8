"""`ludarium sim`: tournaments between bots."""

from __future__ import annotations

from time import perf_counter

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ludarium.lab.jobs import Processes
from ludarium.lab.tournament import Interval, Tournament, run

from ..options import game_argument, json_option, names, options_option
from ..terminal.screen import grid, new_console, print_json, to_plain_data
from .lab_options import jobs_option, seed_option


@click.command("sim")
@game_argument
@click.option(
    "--seats",
    callback=names,
    metavar="NAME,NAME,…",
    required=True,
    help="The bots, e.g. greedy,random; one bot plays solo.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="The number of games in all, rounded up so that every deal is played once in each rotation of the seats.",
)
@seed_option
@options_option
@jobs_option
@json_option
def command(
    game: str,
    seats: list[str],
    games: int,
    seed: str,
    options: dict[str, int],
    jobs: int | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other and count wins and points, each with its 95 % interval."""
    if not seats:
        raise click.UsageError("--seats names no bot: expected for example greedy,random")
    tournament = Tournament(game, seats, games, seed, options)
    started = perf_counter()
    console = new_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=tournament.total_games)
        results = run(tournament, Processes(jobs), lambda played: progress.advance(task, played))
    seconds = perf_counter() - started
    if as_json:
        settings = {**to_plain_data(tournament), "games": tournament.total_games}
        print_json({**settings, "bots": to_plain_data(results), "seconds": seconds})
        return
    table = grid("bot", "games", "wins", "win %", "95 %", "mean", "95 %", "min", "max", numbers=tuple(range(1, 9)))
    for result in results:
        table.add_row(
            f"{result.seat_order + 1} {result.bot}",
            str(result.games),
            str(result.wins),
            f"{100 * result.win_rate:.1f}",
            _range(result.win_interval, 100, 1),
            f"{result.mean:.1f}",
            _range(result.mean_interval, 1, 1),
            str(result.min),
            str(result.max),
        )
    new_console().print(table)
    click.echo(f"{tournament.total_games} games of {game}, seed {seed}, in {seconds:.1f} s")


def _range(interval: Interval, factor: int, digits: int) -> str:
    return "–".join(f"{factor * end:.{digits}f}" for end in interval)  # noqa: RUF001 - from, to
