"""`ludarium play`: a match at the terminal, alone, against bots, or with others at the same keyboard."""

from __future__ import annotations

import shlex

import click
from rich.console import Console
from rich.text import Text

import ludarium
from ludarium.bots.bot import Bot
from ludarium.bots.registry import bot
from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.rng import seeded

from ..files import read_text
from ..options import game_argument, language_option, names, options_option, pack_option
from ..terminal.ledger import print_standings
from ..terminal.localized import LocalizedText
from ..terminal.player import PlayerLeft, TerminalPlayer
from ..terminal.record_file import RecordFile
from ..terminal.screen import new_console, print_panels

DEFAULT_BOT = "greedy"
NO_BOTS = "none"
DEFAULT_SEATS = 2


@click.command("play")
@game_argument
@click.option("--seats", type=click.IntRange(min=1), help="How many seats, yours included.")
@click.option(
    "--bots",
    callback=names,
    metavar="NAME,NAME,…",
    help="The bots of the last seats, e.g. greedy,random; the other seats are people at this terminal. "
    f"By default {DEFAULT_BOT} bots sit in all seats but yours; {NO_BOTS} for people only.",
)
@click.option("--seed", help="A number or text: the same seed deals the same game.")
@language_option
@options_option
@pack_option
@click.option("--record", "file", type=click.Path(), help="Save the record of the match to this file.")
@click.option("--continue", "begun", metavar="FILE", help="Continue the match saved in this file.")
def command(
    game: str,
    seats: int | None,
    bots: list[str] | None,
    seed: str | None,
    language: str,
    options: dict[str, int],
    pack: str | None,
    file: str | None,
    begun: str | None,
) -> None:
    """Play GAME in the terminal: you have the first seat. `?` shows the commands."""
    rules = ruleset(game)
    named = [] if bots == [NO_BOTS] else bots
    if begun is not None:
        if seats or seed or options or pack:
            raise click.UsageError("--continue takes seats, seed, options and pack from its file")
        match = _continued(game, begun)
    else:
        seats = seats or max(DEFAULT_SEATS, rules.seats[0], 1 + len(named or []))
        match = ludarium.new_match(game, seats, seed, options, pack)
    rules = match.ruleset
    kinds = _kinds(match.seats, named)
    # Separate generators: a bot must not be able to predict the dice.
    players = {seat: bot(kind, rules, seeded(f"{match.seed} bot {seat}")) for seat, kind in kinds.items()}
    texts = LocalizedText(rules, language, set(kinds), match.seats)
    people = [seat for seat in range(match.seats) if seat not in kinds]
    record_file = RecordFile(match, begun)
    try:
        if file is not None:
            record_file.save_as(file)
    except FileExistsError as error:
        raise click.ClickException(f"{file} exists already: expected the name of a new file") from error
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {error.strerror}") from error
    person = TerminalPlayer(match, texts, new_console(), people, record_file)
    try:
        _greet(person, kinds)
        _run(match, players, person)
    except (PlayerLeft, KeyboardInterrupt):
        _goodbye(person, kinds)


def _kinds(seats: int, named: list[str] | None) -> dict[int, str]:
    """The bots by seat: they get the last seats."""
    if named is None:
        named = [DEFAULT_BOT] * (seats - 1)
    if len(named) > seats:
        raise click.UsageError(f"{len(named)} bots are too many for {seats} seats")
    return dict(enumerate(named, seats - len(named)))


def _continued(game: str, file: str) -> Match:
    match = ludarium.replay(read_text(file))
    if match.ruleset.name != game:
        raise click.ClickException(f"{file} is a match of {match.ruleset.name}, not of {game}")
    return match


def _greet(person: TerminalPlayer, kinds: dict[int, str]) -> None:
    """Print who has which seat, and how to get help."""
    for seat in range(person.match.seats):
        kind = kinds.get(seat) or person.texts.message_text("cli-person")
        person.print(person.texts.message_text("cli-sits", seat=seat, kind=kind), "dim")
    person.print(person.texts.message_text("cli-hint"), "dim")


def _run(match: Match, players: dict[int, Bot], person: TerminalPlayer) -> None:
    """Play the match to its end, then print the result."""
    while not match.over:
        decision = next((open_one for open_one in match.decisions if open_one.seat in players), match.decisions[0])
        if decision.seat in players:
            option = players[decision.seat].decide_id(match.redact(decision.seat))
            match.decide(decision.seat, option, bot=True)
            person.save()
        else:
            person.ask(decision)
    person.show_log(max(person.events_shown.values(), default=0))
    print_end(person.console, match, person.texts)
    if person.record_file.file is not None:
        person.print(person.texts.message_text("cli-saved", file=person.record_file.file), "dim")


def print_end(console: Console, match: Match, texts: LocalizedText) -> None:
    """Print the final table, the points, the winner."""
    console.print()
    print_panels(console, match.ruleset.text.table_panels(match.view(None), texts.language, texts.names))
    print_standings(console, texts, match.standings)
    if match.practice:
        console.print(Text(texts.message_text("cli-practice")))
    console.print(Text(texts.message_text("cli-seed", seed=match.seed), "dim"))


def _goodbye(person: TerminalPlayer, kinds: dict[int, str]) -> None:
    """Print how to continue the match later."""
    say = person.texts.message_text
    person.print(say("cli-left"))
    if person.record_file.file is not None:
        game, file = person.match.ruleset.name, shlex.quote(person.record_file.file)
        bots = ",".join(kinds.values()) or NO_BOTS
        person.print(say("cli-saved", file=person.record_file.file))
        person.print(say("cli-continue", command=f"ludarium play {game} --bots {bots} --continue {file}"))
        person.print(say("cli-replay", command=f"ludarium replay {file}"))
