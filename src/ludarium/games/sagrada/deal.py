"""New games, loaded games, imagined games."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import Dump, Redacted
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .content.objectives import OBJECTIVES
from .content.patterns import CARDS, UNCHOSEN
from .content.tools import TOOLS
from .secrets import CARDS_DEALT
from .table import DICE_OF_A_COLOUR, Sagrada
from .turn import MAIN, SCRIPTS
from .window import COLOURS, window

TOOLS_DEALT: Final = 3
PUBLIC_DEALT: Final = 3
SOLO_OBJECTIVES: Final = 2


def shuffled_cards(number: int, rng: Rng) -> list[int]:
    """The cards 0 to `number` - 1 in random order."""
    deck = list(range(number))
    rng.shuffle(deck)
    return deck


def deal(seats: int, rng: Rng, solo_tools: int, *, with_events: bool = False) -> Sagrada:
    """A new game, run to its first decisions (SG-01 to SG-07, SG-51)."""
    game = Sagrada(seats, rng)
    game.bag = [DICE_OF_A_COLOUR] * len(COLOURS)
    game.first = rng.below(seats)
    game.private = shuffled_cards(len(COLOURS), rng)[: SOLO_OBJECTIVES if game.solo else seats]
    cards = shuffled_cards(CARDS, rng)
    game.cards = [cards[CARDS_DEALT * seat : CARDS_DEALT * (seat + 1)] for seat in range(seats)]
    game.tools = sorted(shuffled_cards(len(TOOLS), rng)[: solo_tools if game.solo else TOOLS_DEALT])
    game.public = sorted(shuffled_cards(len(OBJECTIVES), rng)[: SOLO_OBJECTIVES if game.solo else PUBLIC_DEALT])
    game.patterns = [NONE] * seats
    game.windows = [window(UNCHOSEN) for _ in range(seats)]
    game.tokens = [0] * seats
    game.paid = [0] * len(game.tools)
    game.pool = []
    game.track = []
    if with_events:
        game.events = []
        emit_setup(game)
    game.push(MAIN, NONE)
    game.advance()
    return game


def emit_setup(game: Sagrada) -> None:
    """Emit what was dealt, private objectives only to their owners."""
    game.emit("event-tools", {"tools": [Message(f"tool-{TOOLS[tool].name}") for tool in game.tools]})
    game.emit(
        "event-public",
        {"objectives": [Message(f"objective-{OBJECTIVES[objective].name}") for objective in game.public]},
    )
    names = [f"objective-private-{COLOURS[colour]}" for colour in game.private]
    if game.solo:
        game.emit("event-solo-private", {"objectives": [Message(name) for name in names]})
        return
    for seat, name in enumerate(names):
        game.emit("event-private", {"seat": seat, "objective": name}, [seat])


def load(data: Dump) -> Sagrada:
    """The game with this dump."""
    game = Sagrada(data["seats"], Rng(0, 0, 0, 0))
    game.load(data, SCRIPTS)
    return game


def imagine(redacted: Redacted, rng: Rng) -> Sagrada:
    """A random game that agrees with what a viewer knows; it uses this generator."""
    game = Sagrada(redacted["seats"], rng)
    game.imagine(redacted, SCRIPTS, rng)
    return game
