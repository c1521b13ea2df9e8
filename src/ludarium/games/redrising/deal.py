"""New games, saved games, imagined games."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Script, library

from .automa import LUNA_SHOWN, automa_turn, parity_shown, shuffle_automa
from .character import Lore
from .content.automa import AUTOMA
from .content.characters import CHARACTERS
from .roster import CARDS, VALUE
from .table import APOLLO, CERES, HAND, HOUSES, LOCATIONS, NOBODY, RedRising, left_out
from .tally import TRACKS
from .turn import (
    ABILITIES,
    BY_HAND_SCRIPT,
    CERES_END,
    RESUME,
    SCOUT,
    TURN,
    WILDS,
    BeginScoring,
    EachSeat,
    EndGame,
    PlayTurns,
)
from .words.power import BONUSES, CHOICE_OF_FACE, DIE, POWERS, ROLL

AT_A_LOCATION: Final = 2  # RR-02
NEUTRAL: Final = 3  # RR-05
AUTOMA_HAND: Final = 2  # RA-05

LORE: Final = Lore(
    [character.script for character in CHARACTERS],
    [character.end_script for character in CHARACTERS],
    [character.defence for character in CHARACTERS],
)

AUTOMA_TURN: Final = automa_turn(AUTOMA)

GAME: Final = Script(
    "game",
    [PlayTurns(AUTOMA_TURN), BeginScoring(), EachSeat(ABILITIES), EachSeat(CERES_END), EachSeat(WILDS), EndGame()],
)

SCRIPTS: Final = library(
    GAME,
    TURN,
    SCOUT,
    RESUME,
    ABILITIES,
    CERES_END,
    WILDS,
    BY_HAND_SCRIPT,
    AUTOMA_TURN,
    LUNA_SHOWN,
    *BONUSES,
    *(script for script in DIE if script not in BONUSES),
    ROLL,
    CHOICE_OF_FACE,
    *POWERS,
    *(script for script in LORE.deploys if script.steps),
    *(script for script in LORE.endings if script.steps),
)


def deal(seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> RedRising:
    """A new game (RR-02 to RR-07, RA-01 to RA-06); a house that no option fixes is drawn."""
    game = RedRising(seats, rng, LORE)
    game.fair = bool(options["fair"]) if "fair" in options else False
    game.twice = bool(options["twice"])
    game.variant = bool(options["variant"]) if game.solo else False
    game.level = options["level"] if game.solo else 0
    if telling:
        game.story = []
    out = left_out(solo=game.solo, variant=game.variant)
    game.deck = [card for card in range(CARDS) if card not in out]
    rng.shuffle(game.deck)
    game.known = [NOBODY] * CARDS
    game.banished = []
    game.locations = [[game.deck.pop() for _ in range(AT_A_LOCATION)] for _ in LOCATIONS]
    game.houses = draw_houses(seats, rng, options)
    game.hands = [[] for _ in range(seats)]
    for seat in range(seats):
        for _ in range(HAND + 1 if game.houses[seat] == CERES else HAND):
            game.keep(seat, game.deck.pop(), NOBODY)
    game.tracks = [[0] * game.parties for _ in TRACKS]
    game.extra = [0] * seats
    game.used = []
    game.wilds = {}
    game.neutral = NEUTRAL if game.is_duel() else 0
    deal_automa(game)
    game.first = game.houses.index(APOLLO) if APOLLO in game.houses else int(rng.below(game.parties))
    game.round = 1
    tell_deal(game)
    game.push(GAME, 0)
    game.advance()
    return game


def draw_houses(seats: int, rng: Rng, options: dict[str, int]) -> list[int]:
    """A house for each seat: the one that its option names (1 to 6), else one of those that are left."""
    fixed = [options.get(f"house_{seat + 1}", 0) - 1 for seat in range(seats)]
    left = [house for house in range(len(HOUSES)) if house not in fixed]
    rng.shuffle(left)
    return [left.pop() if house == NONE else house for house in fixed]


def deal_automa(game: RedRising) -> None:
    """The Automa's two cards, its deck, the priority cards and the parity card (RA-01 to RA-06)."""
    game.pile = []
    game.automa_deck = []
    game.automa_aside = []
    game.automa_discard = []
    game.priority = []
    if not game.solo:
        return
    game.houses = [*game.houses, NONE]
    game.pile = [game.deck.pop() for _ in range(AUTOMA_HAND)]
    shuffle_automa(game)
    game.priority = list(range(len(LOCATIONS)))
    game.rng.shuffle(game.priority)
    on_board = [card for pile in game.locations for card in pile]
    game.parity = parity_shown(sum(1 - VALUE[card] % 2 for card in on_board), len(on_board))


def tell_deal(game: RedRising) -> None:
    """Say who has which house, and who begins."""
    if game.story is None:
        return
    for seat in range(game.seats):
        game.tell("event-house", {"seat": seat, "house": f"house-{HOUSES[game.houses[seat]]}"})
    if game.solo:
        game.tell("event-parity", {"parity": "parity-odd" if game.parity else "parity-even"})
    game.tell("event-first", {"seat": game.first})


def load(data: dict[str, Any]) -> RedRising:
    """The game that was dumped."""
    game = RedRising(data["seats"], Rng(0, 0, 0, 1), LORE)
    game.load(data, SCRIPTS)
    return game


def imagine(redacted: dict[str, Any], rng: Rng) -> RedRising:
    """A possible game behind redacted data."""
    game = RedRising(redacted["seats"], rng, LORE)
    game.imagine(redacted, SCRIPTS, rng)
    return game
