"""`ludarium lab report`: pages, tables and charts of results."""

from __future__ import annotations

from pathlib import Path

import click

from ludarium.games import ruleset
from ludarium.lab.export import FORMATS
from ludarium.lab.jobs import workers
from ludarium.lab.played import stored_games
from ludarium.lab.report import NAME, check_formats, folder_page, write_report
from ludarium.lab.statistics import statistics_page
from ludarium.lab.studies import play_studies, studied_games

from ..options import names
from .lab_options import folder_option, progress_bars, workers_options


@click.command("report")
@click.option(
    "--statistics",
    "games",
    callback=names,
    metavar="GAME,GAME,…",
    help="Play games and report what wins them, instead of the matches in the folder.",
)
@click.option("--bot", default="greedy", show_default=True, help="The bot in all seats, for the statistics.")
@click.option(
    "--games", "number", type=click.IntRange(min=2), default=400, show_default=True, help="Games of each kind."
)
@folder_option(".build/match")
@click.option(
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(".build/report"),
    show_default=True,
    help="Where the files go.",
)
@click.option(
    "--formats",
    callback=names,
    default="html,json,csv,parquet",
    show_default=True,
    metavar="NAME,NAME,…",
    help=f"Which files: {', '.join(FORMATS)}.",
)
@workers_options
def command(
    games: list[str] | None,
    bot: str,
    number: int,
    folder: Path,
    output: Path,
    formats: list[str],
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Write the results of matches and ladders, or statistics of games, as a page with charts and as tables."""
    check_formats(formats)
    if not games:
        files = write_report(folder_page(folder), stored_games(folder), output, formats, NAME)
    else:
        files = []
        for game in games:
            ruleset(game)  # refuses an unknown name before a game is played
        for game in games:
            with progress_bars() as show:
                found = play_studies(game, bot, number, folder / "statistics", workers(jobs, cluster), show)
            page = statistics_page(game, bot, found)
            files += write_report(page, studied_games(game, bot, found), output, formats, game)
    for file in files:
        click.echo(file)
