"""Setting Raxxon's table by name, deciding at it by name, and looking at it by name."""

from __future__ import annotations

import json
from typing import Final

from ludarium.games import ruleset
from ludarium.games.raxxon import RaxxonRuleset
from ludarium.games.raxxon.crowd_grid import CELL_NAMES, SIDE, cells_of
from ludarium.games.raxxon.pack.vocabulary import KINDS, SYMBOL_SCRIPTS
from ludarium.games.raxxon.secrets import KNOWN_TO_ALL, KNOWN_TO_NONE
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import ApplyConsequences, TakeAction
from ludarium.kernel.message import Message, Reason
from ludarium.kernel.rng import seeded
from ludarium.kernel.script import NONE, Step

RAXXON = ruleset("raxxon")
assert isinstance(RAXXON, RaxxonRuleset)
RULESET: Final[RaxxonRuleset] = RAXXON
PACK: Final = RULESET.content.compiled
CARDS: Final = [card.name for card in PACK.cards]
CHARACTERS: Final = [character.name for character in PACK.characters]

# How a citizen is written, in the order of the pack; then the mutant of a scenario.
SIGNS: Final = {
    "Ho": "hostile",
    "Su": "susceptible",
    "Ce": "celebrity",
    "In": "innocent",
    "Fr": "familiar",
    "Fa": "family",
    "Ch": "chaotic",
    "Ca": "carrier",
    "Vo": "volatile",
}
SIGN: Final = [*(next(sign for sign, name in SIGNS.items() if name == kind) for kind in PACK.types), "Mu"]

INTRODUCTORY, REGULAR, HARD, EXPERT = 1, 2, 3, 4
ONE_ROW: Final = "Ho? Ho? Ho?"


def deal_game(seats: int = 2, seed: int | str = 1, **options: int) -> Raxxon:
    """A new game that collects events; options as in a match (`level=2`, `character_1=3`, ...)."""
    return RULESET.deal(seats, seeded(seed), RULESET.complete(seats, options), with_events=True)


def table(
    *crowd: str,
    seats: int = 2,
    characters: str = "",
    level: int = REGULAR,
    at: str = "c3",
    population: str | None = None,
    infection: str | None = None,
    discard: str = "",
    evacuated: str = "",
    contained: str = "",
    uncontained: str = "",
    card: str = "",
    raxxon: str | None = None,
    triggered: str = "",
    untriggered: str = "",
    tokens: dict[int, str] | None = None,
    power: int = 0,
    turn: int = 0,
    first: int = 0,
    passed: str = "",
    day: int = 1,
    roadblock: dict[str, int] | None = None,
    seed: int | str = 1,
) -> Raxxon:
    """A table set by name; it is the turn of seat `turn`.

    The crowd is written row by row, its first card at `at`: "Ho" face up, "Ho?" face down and unknown to all, "Ho?0"
    known to seat 0, "Ho?*" known to all, "." a gap. Piles are signs ("Ho Su", "3Ho"); decks the same from bottom to
    top. With `population` left out, all citizens that are nowhere else are in it; with `infection` left out, ten
    infected ones are in that. `card` is the top Raxxon card, `raxxon` the whole deck. Characters by default: thomas,
    meryl, brian, gabriel. Tokens by kind: {0: "kill:2 quarantine:1"}.
    """
    sheets = [CHARACTERS.index(name) for name in characters.split()] or list(range(seats))
    fixed = {f"character_{seat + 1}": sheet + 1 for seat, sheet in enumerate(sheets)} if seats > 1 else {}
    game = deal_game(seats, seed, level=level, **fixed)
    if seats == 1:
        decide(game, f"character:{CHARACTERS[sheets[0]]}")
    game.stack = game.stack[:2]
    game.stack[1].at = 2  # the turns are next
    game.decisions = []
    clear_crowd(game)
    put_crowd(game, list(crowd), at)
    game.discard, game.evacuated = numbers(discard), numbers(evacuated)
    game.contained, game.uncontained = numbers(contained), numbers(uncontained)
    fill_decks(game, population, infection, seed)
    game.triggered = [CARDS.index(name) for name in triggered.split()]
    game.untriggered = [CARDS.index(name) for name in untriggered.split()]
    game.followed = []
    fill_raxxon(game, card, raxxon, seed)
    for seat, line in (tokens or {}).items():
        for entry in line.split():
            kind, number = entry.split(":")
            game.tokens[seat][line_of(game, kind, seat)] = int(number)
    game.roadblocks = {CELL_NAMES.index(cell): number for cell, number in (roadblock or {}).items()}
    game.power = power
    game.day = day
    game.first = first
    game.last = NONE
    game.turns = 0
    game.current = (turn - 1) % seats
    game.passed = sum(1 << int(seat) for seat in passed.split())
    assert game.events is not None
    game.events.clear()
    game.advance()
    return game


def clear_crowd(game: Raxxon) -> None:
    """Take every card out of the crowd."""
    for cell in cells_of(game.crowd):
        game.take(cell)
    game.next_key = 0


def put_crowd(game: Raxxon, rows: list[str], at: str) -> None:
    """Put a crowd that is written row by row."""
    start = CELL_NAMES.index(at)
    for row, line in enumerate(rows):
        for column, card in enumerate(line.split()):
            if card == ".":
                continue
            sign, down, who = card.partition("?")
            known = KNOWN_TO_ALL if not down or who == "*" else 1 << int(who) if who else KNOWN_TO_NONE
            game.put(start + SIDE * row + column, SIGN.index(sign), up=not down, known=known)


def citizens(signs: str) -> list[int]:
    """Citizens by their signs: "Ho 2Su" is one hostile and two susceptible."""
    numbers: list[int] = []
    for term in signs.split():
        sign = term.lstrip("0123456789")
        numbers += [SIGN.index(sign)] * int(term.removesuffix(sign) or 1)
    return numbers


def numbers(signs: str) -> list[int]:
    """The same as numbers by type."""
    drawn = citizens(signs)
    return [drawn.count(citizen) for citizen in range(len(PACK.types))]


def fill_decks(game: Raxxon, population: str | None, infection: str | None, seed: int | str) -> None:
    """Fill the two decks of citizens, with what is left where nothing is said."""
    left = PACK.levels[game.level].citizens[:]
    for cell in cells_of(game.crowd):
        left[game.cells[cell]] -= 1
    for pile in (game.discard, game.evacuated, game.contained, game.uncontained):
        for citizen in range(len(left)):
            left[citizen] -= pile[citizen]
    for citizen in citizens((population or "") + " " + (infection or "")):
        left[citizen] -= 1
    assert min(left) >= 0, f"there are not so many: {dict(zip(SIGN, left, strict=False))}"
    rest = [citizen for citizen in range(len(left)) for _ in range(left[citizen])]
    seeded(f"decks {seed}").shuffle(rest)
    if infection is None:
        game.infection = [citizen for citizen in rest if not game.is_healthy(citizen)][:10]
        for citizen in game.infection:
            rest.remove(citizen)
    else:
        game.infection = citizens(infection)
    game.population = rest if population is None else citizens(population)
    game.infection_known = [KNOWN_TO_NONE] * len(game.infection)
    game.population_known = [KNOWN_TO_NONE] * len(game.population)


def fill_raxxon(game: Raxxon, card: str, raxxon: str | None, seed: int | str) -> None:
    """Fill the Raxxon deck: with these cards, or with all that lie nowhere else, `card` on top."""
    if raxxon is None:
        placed = [*game.triggered, *game.untriggered, *(CARDS.index(name) for name in card.split())]
        game.raxxon = [number for number in range(len(CARDS)) if number not in placed]
        seeded(f"raxxon {seed}").shuffle(game.raxxon)
    else:
        game.raxxon = [CARDS.index(name) for name in raxxon.split()]
    game.raxxon += [CARDS.index(name) for name in card.split()]
    game.raxxon_known = [KNOWN_TO_NONE] * len(game.raxxon)


# --- deciding --------------------------------------------------------------------------------------------------------


def asked_seat(game: Raxxon) -> int:
    """Whose decision is open."""
    return game.decisions[0].seat


def prompt(game: Raxxon) -> Message:
    """The open question."""
    return step(game).prompt(game, game.stack[-1])


def step(game: Raxxon) -> Step[Raxxon]:
    """The step that asks."""
    return game.stack[-1].step()


def is_choosing_action(game: Raxxon) -> bool:
    """Whether the question is which action to take."""
    return bool(game.decisions) and isinstance(step(game), TakeAction)


def is_asked_to_go_on(game: Raxxon) -> bool:
    """Whether the question is about continuing with the consequences."""
    return bool(game.decisions) and isinstance(step(game), ApplyConsequences)


def options(game: Raxxon) -> list[str]:
    """The ids of the options of the open decision, each checked against the named checks; sorted."""
    frame = game.stack[-1]
    ids = sorted(">".join(step(game).touches(game, frame, option)) for option in game.decisions[0].options)
    path = step(game).path(game, frame, game.decisions[0].seat)
    assert ids == sorted(">".join(touches) for touches in path.complete([]))
    return ids


def decide(game: Raxxon, *ids: str) -> Raxxon:
    """Answer one decision after another with the options of these ids: `decide(game, "crowd:c3>crowd:c4")`."""
    for id_ in ids:
        frame = game.stack[-1]
        decision = game.decisions[0]
        known = {">".join(frame.step().touches(game, frame, option)): option for option in decision.options}
        assert id_ in known, f"{id_} is none of {sorted(known)}"
        game.decide(decision.seat, known[id_])
    return game


def act(game: Raxxon, kind: str, *answers: str) -> Raxxon:
    """Take the action of a kind and answer what it asks."""
    return decide(game, f"action:{line_of(game, kind, asked_seat(game))}", *answers)


def kinds_of(character: str) -> list[str]:
    """The kinds of a character's actions as they are printed, top to bottom: Meryl's interview comes last but one."""
    if character == "meryl":
        return ["investigate", "evacuate", "kill", "quarantine", "special", "control"]
    return KINDS


def line_of(game: Raxxon, kind: str, seat: int = 0) -> int:
    """The number of the action of a kind on a seat's sheet."""
    return [action.kind for action in game.actions(seat)].index(kind)


def apply_symbols(game: Raxxon, *symbols: str) -> Raxxon:
    """Let symbols happen now, to the player whose turn it is; afterwards the turn goes on as if nothing had been."""
    assert is_choosing_action(game)
    game.decisions = []
    game.stack[-1].repeat()
    for symbol in reversed(symbols):
        game.push(SYMBOL_SCRIPTS[symbol], game.current, NONE, NONE)
    game.advance()
    return game


def follow_card(game: Raxxon, choice: int, *answers: str) -> Raxxon:
    """Draw the top Raxxon card, choose one of its options and answer what it asks."""
    return decide(apply_symbols(game, "raxxon"), f"choice:{choice}", *answers)


def refusal(game: Raxxon, *touches: str) -> Reason:
    """Why these touches lead to no option; fails where they do."""
    frame = game.stack[-1]
    reason = frame.step().path(game, frame, game.decisions[0].seat).objection(list(touches))
    assert reason is not None
    return reason


def all_pass(game: Raxxon) -> Raxxon:
    """Let all pass, one after another, until the day is over."""
    day = game.day
    while not game.is_over() and game.day == day:
        decide(game, "pass")
    return game


# --- looking ---------------------------------------------------------------------------------------------------------


def crowd(game: Raxxon) -> list[str]:
    """The crowd row by row, within its outline: "Ho" face up, "Ho?" face down, "." a gap."""
    cells = cells_of(game.crowd)
    if not cells:
        return []
    rows = range(min(cells) // SIDE, max(cells) // SIDE + 1)
    columns = range(min(cell % SIDE for cell in cells), max(cell % SIDE for cell in cells) + 1)
    return [" ".join(cell_text(game, SIDE * row + column) for column in columns) for row in rows]


def cell_text(game: Raxxon, cell: int) -> str:
    """A cell of the crowd."""
    if not game.crowd >> cell & 1:
        return "."
    return SIGN[game.cells[cell]] + "?" * bool(game.down >> cell & 1)


def at(game: Raxxon, cell: str) -> str:
    """What lies in a cell."""
    return cell_text(game, CELL_NAMES.index(cell))


def pile(game: Raxxon, name: str) -> str:
    """A pile of citizens, in the order of the pack."""
    counts: list[int] = getattr(game, name)
    return " ".join(SIGN[citizen] for citizen, number in enumerate(counts) for _ in range(number))


def deck(game: Raxxon, name: str = "population") -> str:
    """A deck of citizens from bottom to top."""
    return " ".join(SIGN[citizen] for citizen in getattr(game, name))


def raxxon(game: Raxxon, name: str = "raxxon") -> list[str]:
    """A deck or pile of Raxxon cards from bottom to top."""
    return [CARDS[card] for card in getattr(game, name)]


def tokens(game: Raxxon, seat: int = 0) -> str:
    """The tokens on a sheet, by kind of action."""
    kinds = [action.kind for action in game.actions(seat)]
    return " ".join(f"{kind}:{number}" for kind, number in zip(kinds, game.tokens[seat], strict=True) if number)


def events(game: Raxxon) -> list[str]:
    """The kinds of what has happened."""
    assert game.events is not None
    return [event.kind for event in game.events]


def event_count(game: Raxxon, kind: str) -> int:
    """How often something has happened."""
    return events(game).count(kind)


def knows(game: Raxxon, cell: str, viewer: int) -> bool:
    """Whether a viewer (NONE: a spectator) is shown what lies in a cell."""
    table_of = game.redact(viewer)["table"]
    return bool(table_of["cells"][CELL_NAMES.index(cell)] != NONE)


def bytes_sent_to(game: Raxxon, viewer: int) -> bytes:
    """Everything that reaches a viewer (NONE: a spectator), to the byte."""
    redacted = game.redact(viewer)
    events = [event.dump() for event in game.events or [] if event.is_seen_by(None if viewer == NONE else viewer)]
    decision = None if viewer == NONE else game.decision(viewer)
    offered: list[object] = []
    if decision is not None:
        frame = game.stack[-1]
        offered = [
            [step(game).touches(game, frame, option), step(game).text(game, frame, option).dump()]
            for option in decision.options
        ]
        offered.append(step(game).prompt(game, frame).dump())
    return json.dumps([redacted, RULESET.view(redacted), events, offered], sort_keys=True).encode()


def viewers(game: Raxxon) -> list[int]:
    """Every seat, and a spectator."""
    return [NONE, *range(game.seats)]
