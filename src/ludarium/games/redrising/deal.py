"""New games, loaded games, imagined games."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.plain_data import Dump, Redacted
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Script, scripts_by_name

from .automa.card import parity_card
from .automa.turn import LUNA_CARD_BONUS, automa_turn, shuffle_automa
from .card import CARDS, VALUE, excluded_cards
from .character import CardScripts
from .content.automa import AUTOMA
from .content.characters import CHARACTERS
from .content.houses import APOLLO, CERES, HOUSES
from .content.powers import HOUSE_POWERS
from .ending import ABILITIES, BY_HAND_SCRIPT, CERES_END, WILDS, BeginScoring, EndGame, ForEachSeat
from .secrets import KNOWN_TO_NONE
from .steps.die import CHOOSE_FACE, DIE_SCRIPTS, ROLL_DIE
from .steps.loan import RESUME
from .steps.token import LOCATION_BONUSES
from .table import HAND_SIZE, LOCATIONS, RedRising
from .tracks import TRACKS
from .turn import SCOUT, TURN, PlayTurns

CARDS_PER_LOCATION: Final = 2  # RR-02
NEUTRAL_INFLUENCE: Final = 3  # RR-05
AUTOMA_HAND_SIZE: Final = 2  # RA-05

CARD_SCRIPTS: Final = CardScripts(
    [character.script for character in CHARACTERS],
    [character.end_script for character in CHARACTERS],
    [character.defence for character in CHARACTERS],
    HOUSE_POWERS,
)

AUTOMA_TURN: Final = automa_turn(AUTOMA)

GAME: Final = Script(
    "game",
    [
        PlayTurns(AUTOMA_TURN),
        BeginScoring(),
        ForEachSeat(ABILITIES),
        ForEachSeat(CERES_END),
        ForEachSeat(WILDS),
        EndGame(),
    ],
)

SCRIPTS: Final = scripts_by_name(
    GAME,
    TURN,
    SCOUT,
    RESUME,
    ABILITIES,
    CERES_END,
    WILDS,
    BY_HAND_SCRIPT,
    AUTOMA_TURN,
    LUNA_CARD_BONUS,
    *LOCATION_BONUSES,
    *(script for script in DIE_SCRIPTS if script not in LOCATION_BONUSES),
    ROLL_DIE,
    CHOOSE_FACE,
    *HOUSE_POWERS,
    *(script for script in CARD_SCRIPTS.deploy_scripts if script.steps),
    *(script for script in CARD_SCRIPTS.end_scripts if script.steps),
)


def deal(seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> RedRising:
    """A new game, run to its first decision (RR-02 to RR-07, RA-01 to RA-06)."""
    game = RedRising(seats, rng, CARD_SCRIPTS)
    game.fair = bool(options["fair"]) if "fair" in options else False
    game.twice = bool(options["twice"])
    game.variant = bool(options["variant"]) if game.solo else False
    game.level = options["level"] if game.solo else 0
    if with_events:
        game.events = []
    out = excluded_cards(solo=game.solo, variant=game.variant)
    game.deck = [card for card in range(CARDS) if card not in out]
    rng.shuffle(game.deck)
    game.known = [KNOWN_TO_NONE] * CARDS
    game.banished = []
    game.locations = [[game.deck.pop() for _ in range(CARDS_PER_LOCATION)] for _ in LOCATIONS]
    game.houses = draw_houses(seats, rng, options)
    game.hands = [[] for _ in range(seats)]
    for seat in range(seats):
        for _ in range(HAND_SIZE + 1 if game.houses[seat] == CERES else HAND_SIZE):
            game.add_to_hand(seat, game.deck.pop(), KNOWN_TO_NONE)
    game.tracks = [[0] * game.player_count for _ in TRACKS]
    game.extra = [0] * seats
    game.used = []
    game.wilds = {}
    game.neutral = NEUTRAL_INFLUENCE if game.is_duel() else 0
    deal_automa(game)
    game.first = game.houses.index(APOLLO) if APOLLO in game.houses else int(rng.below(game.player_count))
    game.round = 1
    emit_deal(game)
    game.push(GAME, 0)
    game.advance()
    return game


def draw_houses(seats: int, rng: Rng, options: dict[str, int]) -> list[int]:
    """A house for each seat: that of its setting (1 to 6), else a random one of the rest."""
    fixed = [options.get(f"house_{seat + 1}", 0) - 1 for seat in range(seats)]
    left = [house for house in range(len(HOUSES)) if house not in fixed]
    rng.shuffle(left)
    return [left.pop() if house == NONE else house for house in fixed]


def deal_automa(game: RedRising) -> None:
    """Deal the Automa's two cards, its deck, the priority cards and the parity card (RA-01 to RA-06)."""
    game.pile = []
    game.automa_deck = []
    game.automa_aside = []
    game.automa_discard = []
    game.priority = []
    if not game.solo:
        return
    game.houses = [*game.houses, NONE]
    game.pile = [game.deck.pop() for _ in range(AUTOMA_HAND_SIZE)]
    shuffle_automa(game)
    game.priority = list(range(len(LOCATIONS)))
    game.rng.shuffle(game.priority)
    on_board = [card for pile in game.locations for card in pile]
    game.parity = parity_card(sum(1 - VALUE[card] % 2 for card in on_board), len(on_board))


def emit_deal(game: RedRising) -> None:
    """Emit the houses and the first player."""
    if game.events is None:
        return
    for seat in range(game.seats):
        game.emit("event-house", {"seat": seat, "house": f"house-{HOUSES[game.houses[seat]]}"})
    if game.solo:
        game.emit("event-parity", {"parity": "parity-odd" if game.parity else "parity-even"})
    game.emit("event-first", {"seat": game.first})


def load(data: Dump) -> RedRising:
    """The game with this dump."""
    game = RedRising(data["seats"], Rng(0, 0, 0, 1), CARD_SCRIPTS)
    game.load(data, SCRIPTS)
    return game


def imagine(redacted: Redacted, rng: Rng) -> RedRising:
    """A random game that agrees with what a viewer knows; it uses this generator."""
    game = RedRising(redacted["seats"], rng, CARD_SCRIPTS)
    game.imagine(redacted, SCRIPTS, rng)
    return game
