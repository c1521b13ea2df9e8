"""`ludarium lab report`: pages, tables and charts of results."""

from __future__ import annotations

from pathlib import Path

import click

from ludarium.games import ruleset
from ludarium.lab.export import FORMATS
from ludarium.lab.jobs import workers
from ludarium.lab.played import stored_games
from ludarium.lab.report import NAME, check_formats, folder_page, write_report
from ludarium.lab.statistics import statistics_document, statistics_page
from ludarium.lab.studies import play_studies, studied_games

from ..options import names
from .lab_options import folder_option, progress_bars, workers_options


def counts(_ctx: click.Context, _param: click.Parameter, value: str) -> list[int]:
    """Numbers of games separated by commas."""
    try:
        found = [int(number) for number in value.split(",")]
    except ValueError as error:
        raise click.BadParameter(f"{value} is no list of numbers: expected for example 400") from error
    if min(found) < 2:  # noqa: PLR2004 - one game has no interval
        raise click.BadParameter(f"{min(found)} is too few games: expected 2 or more")
    return found


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
    "--games",
    "numbers",
    callback=counts,
    default="400",
    show_default=True,
    metavar="NUMBER,NUMBER,…",
    help="Games of each kind, for each GAME or for all.",
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
@click.option(
    "--document",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Also write the statistics of all the games as one Markdown document, such as docs/statistics.md.",
)
@workers_options
def command(
    games: list[str] | None,
    bot: str,
    numbers: list[int],
    folder: Path,
    output: Path,
    formats: list[str],
    document: Path | None,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Write the results of matches and ladders, or statistics of games, as a page with charts and as tables."""
    check_formats(formats)
    if not games:
        files = write_report(folder_page(folder), stored_games(folder), output, formats, NAME)
    else:
        for game in games:
            ruleset(game)  # refuses an unknown name before a game is played
        files = []
        pages = []
        if len(numbers) not in {1, len(games)}:
            raise click.UsageError(f"--games has {len(numbers)} numbers for {len(games)} games")
        each = numbers * len(games) if len(numbers) == 1 else numbers
        for game, number in zip(games, each, strict=True):
            with progress_bars() as show:
                found = play_studies(game, bot, number, folder / "statistics", workers(jobs, cluster), show)
            pages.append(statistics_page(game, bot, found))
            files += write_report(pages[-1], studied_games(game, bot, found), output, formats, game)
        if document is not None:
            document.write_text(statistics_document(pages, games, numbers), encoding="utf-8")
            files.append(document)
    for file in files:
        click.echo(file)
