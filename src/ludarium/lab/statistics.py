"""The statistics of a game as a page: who wins, what is worth how much, and how points are distributed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from statistics import median, quantiles
from typing import Final

from ludarium.games import ruleset
from ludarium.kernel.message import Message

from .pages import Bar, Chart, Page, Section, markdown
from .played import PlayedGame, SeatRow
from .studies import Found
from .tournament import Interval, mean_interval, wilson

TITLES: Final = {"sagrada": "Sagrada", "redrising": "Red Rising", "raxxon": "Raxxon"}
WAYS: Final = {"sagrada": "window", "redrising": "house", "raxxon": "character"}
ABOUT: Final = """# Statistics of the games

What wins, measured with bots. This document is written by one command, which also makes a page with charts and the
games as JSON, CSV and Parquet; the same numbers of games give the same document on any machine:

    ludarium lab report --statistics {games} --games {numbers} --document docs/statistics.md
"""
TOP: Final = 12  # characters at each end of a table
MIN_HANDS: Final = 10  # of a character, to say anything about it


def statistics_page(game: str, bot: str, found: Found) -> Page:
    """The page of a game."""
    games = sum(len(played) for _, played in found)
    version = ruleset(game).version
    intro = (
        f"{games:,} games of the bot {bot} in all seats, each a deal of its own, by version {version} of the rules. "
        "Behind each number stands its 95 % interval. People may play otherwise than this bot."
    )
    sections = {"sagrada": _sagrada, "redrising": _redrising, "raxxon": _raxxon}[game](found)
    return Page(TITLES[game], [intro], list(sections))


def statistics_document(pages: list[Page], games: list[str], numbers: list[int]) -> str:
    """The pages of several games as one Markdown document, which says how it was made."""
    about = ABOUT.format(games=",".join(games), numbers=",".join(map(str, numbers)))
    return "\n".join([about, *(markdown(page, level=2) for page in pages)])


def _sagrada(found: Found) -> Iterator[Section]:
    yield first_player(found)
    yield by_way(found, "What a window is worth", "sagrada")
    yield wins("Solo by the number of tools", "A solo game is won with more points than the target.", found, "solo")
    yield distributions(found)


def _redrising(found: Found) -> Iterator[Section]:
    yield from characters(found)
    yield by_way(found, "What a house is worth", "redrising")
    yield wins("The Automa by level", "A win has more points than the Automa.", found, "solo")
    yield first_player(found)
    yield distributions(found)


def _raxxon(found: Found) -> Iterator[Section]:
    team = "A game is won or lost by the whole team."
    yield wins("By level, two seats", team, found, "level")
    yield wins("By number of seats, introductory level", team, found, "seats")
    yield wins("By the first seat's character, two seats, introductory level", team, found, "character")
    yield wins("By scenario, two seats", team, found, "scenario")
    yield distributions(found, "level")


def named(game: str, kind: str, thing: str) -> str:
    """The name of a window, house or character."""
    return ruleset(game).text.format(Message(f"{kind}-{thing}"), "en")


def rows_of(games: Iterable[PlayedGame]) -> list[SeatRow]:
    """The rows of all seats of all games."""
    return [row for game in games for row in game.seats]


def per_cent(share: float, interval: Interval) -> str:
    """A share with its interval."""
    return f"{100 * share:.1f} ({100 * interval[0]:.1f} to {100 * interval[1]:.1f})"


def points(numbers: list[int]) -> str:
    """The mean of points with its interval."""
    low, high = mean_interval(numbers)
    return f"{sum(numbers) / len(numbers):.1f} ({low:.1f} to {high:.1f})"


def win_bar(name: str, won: int, games: int) -> Bar:
    """The share of wins as a bar, in per cent."""
    low, high = wilson(won, games)
    return Bar(name, 100 * won / games, 100 * low, 100 * high)


def wins(title: str, text: str, found: Found, topic: str) -> Section:
    """How often the games of each study of a topic were won, and the points of a seat or a team."""
    lines, bars = [], []
    for study, games in found:
        if study.topic == topic:
            rows = [game.seats[0] for game in games]
            won = sum(row.won for row in rows)
            bars.append(win_bar(study.name, won, len(rows)))
            shown = per_cent(won / len(rows), wilson(won, len(rows)))
            lines.append([study.name, str(len(rows)), shown, points([row.points for row in rows])])
    return Section(title, [text], ["", "games", "won %", "points"], lines, [Chart(title, "won %", bars)])


def first_player(found: Found) -> Section:
    """The wins by the place in the order of the first round."""
    lines, charts = [], []
    for study, games in found:
        if study.topic != "seats":
            continue
        bars = []
        for place in range(study.seats):
            rows = [row for row in rows_of(games) if row.after_first == place]
            won = sum(row.won for row in rows)
            name = f"{study.name}, {place + 1}."
            bars.append(win_bar(name, won, len(rows)))
            shown = per_cent(won / len(rows), wilson(won, len(rows)))
            lines.append([name, str(len(rows)), shown, points([row.points for row in rows])])
        charts.append(Chart(f"First player's advantage, {study.name}", "won %", bars, even=100 / study.seats))
    text = "Wins by the place in the order of the first round: 1. began. A shared win counts for all who share it."
    return Section("The first player's advantage", [text], ["place", "games", "won %", "points"], lines, charts)


def by_way(found: Found, title: str, game: str) -> Section:
    """The wins and the points with each window or house, in games of all numbers of seats."""
    rows = competitive(found)
    groups: dict[str, list[tuple[SeatRow, float]]] = defaultdict(list)
    for row, ahead in rows:
        groups[row.way].append((row, ahead))
    lines, bars = [], []
    for way, own in sorted(groups.items(), key=lambda item: -mean([surplus for _, surplus in item[1]])):
        name = named(game, WAYS[game], way)
        surplus = [value for _, value in own]
        low, high = mean_interval(surplus)
        bars.append(Bar(name, mean(surplus), low, high))
        won = sum(row.won for row, _ in own)
        value = f"{mean(surplus):+.1f} ({low:+.1f} to {high:+.1f})"
        lines.append([name, str(len(own)), per_cent(won / len(own), wilson(won, len(own))), value])
    text = "Points more or less than the mean of the same game, over games of two to four seats together."
    columns = [WAYS[game], "seats", "won %", "points ahead"]
    return Section(title, [text], columns, lines, [Chart(title, "points ahead", bars, even=0.0)])


def competitive(found: Found) -> list[tuple[SeatRow, float]]:
    """The rows of games against each other, each with its points ahead of the game's mean."""
    rows = []
    for study, games in found:
        if study.topic == "seats":
            for game in games:
                level = mean([row.points for row in game.seats])
                rows += [(row, row.points - level) for row in game.seats]
    return rows


def characters(found: Found) -> Iterator[Section]:
    """Which characters of a final hand win, and which are overrated: held often, but by those who lose."""
    groups: dict[str, list[tuple[SeatRow, float]]] = defaultdict(list)
    rows = competitive(found)
    for row, ahead in rows:
        for card in row.cards:
            groups[card].append((row, ahead))
    known = {card: own for card, own in groups.items() if len(own) >= MIN_HANDS}
    bars: dict[str, Bar] = {}
    lines: dict[str, list[str]] = {}
    for card, own in known.items():
        name = named("redrising", "character", card)
        surplus = [value for _, value in own]
        low, high = mean_interval(surplus)
        bars[card] = Bar(name, mean(surplus), low, high)
        won = sum(row.won for row, _ in own)
        worth = mean([row.cards[card] for row, _ in own])
        value = f"{mean(surplus):+.1f} ({low:+.1f} to {high:+.1f})"
        lines[card] = [name, str(len(own)), per_cent(won / len(own), wilson(won, len(own))), value, f"{worth:.1f}"]
    columns = ["character", "final hands", "won %", "points ahead", "its own points"]

    def section(title: str, paragraph: str, chosen: list[str]) -> Section:
        chart = Chart(
            title, "points of the hand's owner ahead of the mean of the game", [bars[card] for card in chosen]
        )
        return Section(title, [paragraph], columns, [lines[card] for card in chosen], [chart])

    by_surplus = sorted(known, key=lambda card: -bars[card].value)
    about = (
        f"Of the {len(known)} characters in at least {MIN_HANDS} final hands, the {TOP} with owners furthest ahead. "
        "That counts the whole hand."
    )
    yield section("Which characters win", about, by_surplus[:TOP])
    often = sorted(known, key=lambda card: -len(known[card]))[: len(known) // 2]
    overrated = sorted((card for card in often if bars[card].high < 0), key=lambda card: bars[card].value)
    paragraph = (
        "Among the half of the characters that are held most often: those whose owners are behind by more than chance "
        f"explains, the worst {TOP}."
    )
    yield section("Which characters are overrated", paragraph, overrated[:TOP])


def distributions(found: Found, topic: str | None = None) -> Section:
    """How the points of a seat, or of a team, are distributed in the games of each study."""
    lines = []
    series: dict[str, dict[str, list[int]]] = defaultdict(dict)
    for study, games in found:
        if topic in {None, study.topic}:
            rows = [game.seats[0] for game in games] if topic else rows_of(games)
            numbers = [row.points for row in rows]
            tenths = quantiles(numbers, n=10, method="inclusive")
            ends = [min(numbers), tenths[0], median(numbers), tenths[-1], max(numbers)]
            lines.append([study.name, str(len(numbers)), *(f"{number:.0f}" for number in ends)])
            series[study.topic][study.name] = numbers
    titles = {"solo": "Points in solo games", "seats": "Points by number of seats", "level": "Saved by level"}
    charts = [Chart(titles[topic], "points", series=group) for topic, group in series.items()]
    columns = ["", "results", "lowest", "10 % are below", "median", "10 % are above", "highest"]
    return Section("Distributions of scores", [], columns, lines, charts)


def mean(numbers: list[float] | list[int]) -> float:
    """The mean of numbers."""
    return sum(numbers) / len(numbers)
