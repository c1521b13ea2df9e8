"""`ludarium bench`: how fast a game runs on one core."""

from __future__ import annotations

from math import isnan

import click

from ludarium.games import ruleset
from ludarium.lab.speed import Throughput, measure

from ..moments import Moments, measure_moments
from ..options import game_argument, json_option, options_option
from ..terminal.screen import grid, new_console, print_json, to_plain_data

DEFAULT_SEATS = 2


@click.command("bench")
@game_argument
@click.option("--seats", type=click.IntRange(min=1), help="How many seats; by default two.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True, max=3600),
    default=8.0,
    show_default=True,
    help="How long to measure in all.",
)
@click.option("--moments", is_flag=True, help="Measure how fast a server opens moments of a table with 500 decisions.")
@options_option
@json_option
def command(
    game: str, seats: int | None, seconds: float, moments: bool, options: dict[str, int], as_json: bool
) -> None:
    """Measure GAME on one core with random legal choices. The result is the median of several time slices."""
    if isnan(seconds):
        raise click.UsageError("--seconds is not a number")
    seats = seats or max(DEFAULT_SEATS, ruleset(game).seats[0])
    if moments:
        show_moments(game, measure_moments(game, seats, options, seconds), as_json=as_json)
        return
    found = measure(game, seats, options, seconds)
    rates: dict[str, Throughput] = {
        "decisions_per_second": found.decisions,
        "games_per_second": found.games,
        "clones_per_second": found.clones,
        "imagined_playouts_per_second": found.imagined_playouts,
    }
    if as_json:
        about = {"game": game, "seats": seats, "seconds": seconds, "compiled": found.compiled, "python": found.python}
        medians = {name: rate.median for name, rate in rates.items()}
        print_json({**about, **medians, "spread": {name: to_plain_data(rate) for name, rate in rates.items()}})
        return
    table = grid("in a second", "median", "slowest slice", "fastest slice", numbers=(1, 2, 3))
    for name, rate in rates.items():
        what = name.removesuffix("_per_second").replace("_", " ")
        table.add_row(what, *(f"{number:,.0f}" for number in (rate.median, rate.slowest, rate.fastest)))
    new_console().print(table)
    kind = "compiled" if found.compiled else "interpreted"
    click.echo(f"{game}, {seats} seats, {kind}, Python {found.python}, one core")


def show_moments(game: str, found: Moments, *, as_json: bool) -> None:
    """Print how fast moments of a table were opened."""
    if as_json:
        print_json({"game": game} | {name: getattr(found, name) for name in found.__struct_fields__})
        return
    click.echo(
        f"{game}: {found.opened} moments of a table with {found.entries} entries; "
        f"median {found.median:.1f} ms, p95 {found.p95:.1f} ms, slowest {found.slowest:.1f} ms"
    )
