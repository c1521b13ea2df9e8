"""`ludarium lab match`: two bots on the same deals."""

from __future__ import annotations

from pathlib import Path

import click

from ludarium.lab.comparison import Compared, Comparison, compare
from ludarium.lab.jobs import workers
from ludarium.lab.tournament import Interval

from ..options import game_argument, json_option, names, options_option
from ..terminal.screen import grid, new_console, print_json, to_plain_data
from .lab_options import folder_option, progress_bars, seed_option, until_option, workers_options


@click.command("match")
@game_argument
@click.option("--bots", callback=names, required=True, metavar="NAME,NAME", help="The two bots.")
@click.option("--games", type=click.IntRange(min=2), default=1000, show_default=True, help="At most.")
@until_option("Stop once the first bot's share of the wins")
@click.option(
    "--seats",
    type=click.IntRange(min=1),
    default=2,
    show_default=True,
    help="1: each bot plays the solo game. In a cooperative game each bot plays all seats.",
)
@click.option(
    "--luck",
    "simulations",
    type=click.IntRange(min=0),
    default=0,
    metavar="SIMULATIONS",
    help="Analyze every decision with so many simulations, e.g. 20, and subtract the luck from the results.",
)
@seed_option
@folder_option(".build/match")
@workers_options
@options_option
@json_option
def command(
    game: str,
    bots: list[str],
    games: int,
    until: float,
    seats: int,
    simulations: int,
    seed: str,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
    options: dict[str, int],
    as_json: bool,
) -> None:
    """Compare two bots in GAME on the same deals, each from both seats. Ctrl-C stops; again continues."""
    comparison = Comparison(game, bots, games, seats, until / 100, seed, options, simulations)
    with progress_bars() as show:
        found = compare(comparison, folder, workers(jobs, cluster), lambda done, whole: show(game, done, whole))
    if as_json:
        print_json({**to_plain_data(comparison), **to_plain_data(found)})
        return
    table = grid("bot", "games", "wins", "mean", "95 %", numbers=(1, 2, 3, 4))
    for result in found.bots:
        mean = f"{result.mean:.1f}"
        table.add_row(result.bot, str(result.games), str(result.wins), mean, _interval(result.mean_interval))
    new_console().print(table)
    for line in sentences(found):
        click.echo(line)


def sentences(found: Compared) -> list[str]:
    """What the comparison showed."""
    first, second = (result.bot for result in found.bots)
    share = "–".join(f"{100 * end:.1f}" for end in found.share_interval)  # noqa: RUF001 - from, to
    lines = [
        f"{first} has {100 * found.share:.1f} % of the wins against {second} (95 %: {share}) in {found.deals} deals",
        f"its mean lead is {found.lead:+.2f} points (95 %: {_interval(found.lead_interval)})",
    ]
    if found.adjusted is not None and found.adjusted_interval is not None:
        lines.append(f"less the luck {found.adjusted:+.2f} (95 %: {_interval(found.adjusted_interval)})")
    return lines


def _interval(interval: Interval) -> str:
    return " to ".join(f"{end:.1f}" for end in interval)
