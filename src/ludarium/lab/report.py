"""Reports: the comparisons and ladders of a folder, or the statistics of games, written in several formats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from ludarium.errors import BadSetup, shortened

from .comparison import Comparison, Deal, comparisons, evaluate, lead_of, played_deals
from .export import FORMATS, Games, write_csv, write_json, write_parquet
from .ladder import SEED as LADDER_SEED
from .ladder import ladders, ranked
from .pages import Bar, Chart, Page, Section, html, markdown
from .statistics import TITLES, per_cent, win_bar
from .tournament import Interval

NAME: Final = "report"


def folder_page(folder: Path) -> Page:
    """The page of the matches and ladders in a folder, also of unfinished ones."""
    sections = list(_ladder_sections(folder))
    matches = [one for one in comparisons(folder) if one.seed != LADDER_SEED]
    found = [(one, deals) for one in matches if (deals := played_deals(one, folder))]
    sections += [_match_section(comparison, deals) for comparison, deals in found]
    if not sections:
        raise BadSetup(f"there are no matches and ladders in {folder}: play some, or name another --folder")
    text = "Each deal was played by both bots, from both seats or apart. Intervals are 95 %, over deals."
    return Page("Matches of bots", [text], sections)


def _ladder_sections(folder: Path) -> Iterator[Section]:
    for ladder in ladders(folder):
        found = ranked(ladder, folder)
        bars = [Bar(one.bot, one.rating, one.low, one.high) for one in found.ratings]
        rows = [
            [
                one.bot,
                f"{one.rating:+.0f} ({one.low:+.0f} to {one.high:+.0f})",
                str(one.games),
                f"{100 * one.score:.1f}",
            ]
            for one in found.ratings
        ]
        title = f"Ladder of {TITLES[ladder.game]}{options_text(ladder.options)}"
        text = f"{ladder.bots[0]} is rated 0; 400 points more are ten wins for each loss."
        yield Section(title, [text], ["bot", "rating", "games", "score %"], rows, [Chart(title, "rating", bars)])
        rows = [
            [f"{pair.first}, {pair.second}", str(pair.games), per_cent(pair.score, pair.interval)]
            for pair in found.pairs
        ]
        yield Section(f"{title}: the pairs", ["The score is that of the first."], ["bots", "games", "score %"], rows)


def _match_section(comparison: Comparison, deals: list[Deal]) -> Section:
    found = evaluate(comparison, deals)
    first, second = comparison.bots
    rows = [
        ["share of the wins %", per_cent(found.share, found.share_interval)],
        ["mean lead in points", _number(found.lead, found.lead_interval)],
    ]
    if found.adjusted is not None and found.adjusted_interval is not None:
        rows.append(["mean lead less luck", _number(found.adjusted, found.adjusted_interval)])
    rows += [[f"wins of {one.bot} %", per_cent(one.win_rate, one.win_interval)] for one in found.bots]
    rows += [[f"mean points of {one.bot}", _number(one.mean, one.mean_interval)] for one in found.bots]
    seats = "alone" if comparison.seats == 1 else f"{comparison.seats} seats"
    title = f"{first} and {second} in {TITLES[comparison.game]}, {seats}{options_text(comparison.options)}"
    text = f"{found.games} games, {found.deals} deals, seed {comparison.seed}. Shares and leads are those of {first}."
    points = {bot: [pair[order].points for deal in deals for pair in deal] for order, bot in enumerate(comparison.bots)}
    charts = [
        Chart("Wins", "%", [win_bar(one.bot, one.wins, one.games) for one in found.bots]),
        Chart("Points", "points", series=points),
        Chart(
            f"Lead of {first} in a deal", "points", series={first: [round(lead_of(deal)) for deal in deals]}, even=0.0
        ),
    ]
    return Section(title, [text], ["", "95 %"], rows, charts)


def options_text(options: dict[str, int]) -> str:
    """Options as they stand in a title."""
    return "".join(f", {name}={value}" for name, value in sorted(options.items()))


def _number(value: float, interval: Interval) -> str:
    return f"{value:.2f} ({interval[0]:.2f} to {interval[1]:.2f})"


def check_formats(formats: list[str]) -> None:
    """Raise an error for a format that does not exist."""
    for one in formats:
        if one not in FORMATS:
            raise BadSetup(f"unknown format {shortened(one)}: expected one of {', '.join(FORMATS)}")


def write_report(page: Page, games: Games, folder: Path, formats: list[str], name: str = NAME) -> list[Path]:
    """Write a page and its games in these formats; the files."""
    writers: dict[str, Callable[[Path], object]] = {
        "html": lambda path: path.write_text(html(page), encoding="utf-8"),
        "md": lambda path: path.write_text(markdown(page), encoding="utf-8"),
        "json": lambda path: write_json(path, page, games),
        "csv": lambda path: write_csv(path, games),
        "parquet": lambda path: write_parquet(path, games),
    }
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{name}.{one}" for one in formats]
    for one, path in zip(formats, files, strict=True):
        writers[one](path)
    return files
