"""`ludarium play`: a match at the terminal, against bots, alone, or with others in turn."""

from __future__ import annotations

import shlex

import click
from rich.console import Console
from rich.text import Text

import ludarium
from ludarium.bots.bot import Bot
from ludarium.bots.registry import bot
from ludarium.games import contract
from ludarium.kernel.match import Match
from ludarium.kernel.rng import seeded

from .keeper import Keeper
from .ledger import print_standings
from .person import Left, Person
from .request import game_argument, language_option, names, options_option, pack_option
from .screen import new_console, print_panels
from .source import text_of
from .voice import Voice

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
@click.option("--seed", help="A number or a word: the same seed deals the same game.")
@language_option
@options_option
@pack_option
@click.option("--record", "file", type=click.Path(), help="Keep the record of the match in this file.")
@click.option("--continue", "begun", metavar="FILE", help="Go on with a match that was saved there.")
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
    rules = contract(game)
    named = [] if bots == [NO_BOTS] else bots
    if begun is not None:
        if seats or seed or options or pack:
            raise click.UsageError("--continue takes seats, seed, options and pack from its file")
        match = _continued(game, begun)
    else:
        seats = seats or max(DEFAULT_SEATS, rules.seats[0], 1 + len(named or []))
        match = ludarium.new_match(game, seats, seed, options, pack)
    rules = match.contract
    kinds = _kinds(match.seats, named)
    # Numbers of their own: a bot must not be able to follow the dice.
    players = {seat: bot(kind, rules, seeded(f"{match.seed} bot {seat}")) for seat, kind in kinds.items()}
    voice = Voice(rules, language, set(kinds), match.seats)
    people = [seat for seat in range(match.seats) if seat not in kinds]
    keeper = Keeper(match, begun)
    try:
        if file is not None:
            keeper.save_as(file)
    except FileExistsError as error:
        raise click.ClickException(f"{file} exists already: expected the name of a new file") from error
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {error.strerror}") from error
    person = Person(match, voice, new_console(), people, keeper)
    try:
        _greet(person, kinds)
        _run(match, players, person)
    except (Left, KeyboardInterrupt):
        _part(person, kinds)


def _kinds(seats: int, named: list[str] | None) -> dict[int, str]:
    """The bots by their seats: the last ones."""
    if named is None:
        named = [DEFAULT_BOT] * (seats - 1)
    if len(named) > seats:
        raise click.UsageError(f"{len(named)} bots are too many for {seats} seats")
    return dict(enumerate(named, seats - len(named)))


def _continued(game: str, file: str) -> Match:
    match = ludarium.replay(text_of(file))
    if match.contract.name != game:
        raise click.ClickException(f"{file} is a match of {match.contract.name}, not of {game}")
    return match


def _greet(person: Person, kinds: dict[int, str]) -> None:
    """Who sits where, and how to ask for help."""
    for seat in range(person.match.seats):
        kind = kinds.get(seat) or person.voice.say("cli-person")
        person.print(person.voice.say("cli-sits", seat=seat, kind=kind), "dim")
    person.print(person.voice.say("cli-hint"), "dim")


def _run(match: Match, players: dict[int, Bot], person: Person) -> None:
    """Let everybody decide until the match is over, then show how it ended."""
    while not match.over:
        decision = next((open_one for open_one in match.decisions if open_one.seat in players), match.decisions[0])
        if decision.seat in players:
            option = players[decision.seat].decide_id(match.redact(decision.seat))
            match.decide(decision.seat, option, bot=True)
            person.save()
        else:
            person.ask(decision)
    person.show_log(max(person.told.values(), default=0))
    print_end(person.console, match, person.voice)
    if person.keeper.file is not None:
        person.print(person.voice.say("cli-saved", file=person.keeper.file), "dim")


def print_end(console: Console, match: Match, voice: Voice) -> None:
    """The final table, the points, the winner."""
    console.print()
    print_panels(console, match.contract.sketch(match.view(None), voice.language, voice.names))
    print_standings(console, voice, match.standings)
    if match.practice:
        console.print(Text(voice.say("cli-practice")))
    console.print(Text(voice.say("cli-seed", seed=match.seed), "dim"))


def _part(person: Person, kinds: dict[int, str]) -> None:
    """Say goodbye, and how to come back."""
    say = person.voice.say
    person.print(say("cli-left"))
    if person.keeper.file is not None:
        game, file = person.match.contract.name, shlex.quote(person.keeper.file)
        bots = ",".join(kinds.values()) or NO_BOTS
        person.print(say("cli-saved", file=person.keeper.file))
        person.print(say("cli-continue", command=f"ludarium play {game} --bots {bots} --continue {file}"))
        person.print(say("cli-replay", command=f"ludarium replay {file}"))
