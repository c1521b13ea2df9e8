"""What is hidden at Sagrada's table: private objectives and, until windows are chosen, pattern cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .content.patterns import CARDS
from .window import COLOURS

if TYPE_CHECKING:
    from .table import Sagrada

CARDS_DEALT: Final = 2  # pattern cards for each seat


def hide(game: Sagrada, table: dict[str, Any], viewer: int) -> None:
    """Hide the other seats' private objectives (SG-02) and pattern cards (SG-03); solo has no secrets."""
    if game.solo:
        return
    table["private"] = [colour if seat == viewer else NONE for seat, colour in enumerate(game.private)]
    table["cards"] = [cards[:] if seat == viewer else [] for seat, cards in enumerate(game.cards)]


def deal_unknown(game: Sagrada, rng: Rng) -> None:
    """Deal random private objectives and pattern cards in place of the hidden ones."""
    if game.solo:
        return
    colours = [colour for colour in range(len(COLOURS)) if colour not in game.private]
    rng.shuffle(colours)
    known = [card for cards in game.cards for card in cards]
    unknown = [card for card in range(CARDS) if card not in known]
    rng.shuffle(unknown)
    for seat in range(game.seats):
        if game.private[seat] == NONE:
            game.private[seat] = colours.pop()
        if game.cards and not game.cards[seat]:
            game.cards[seat] = [unknown.pop() for _ in range(CARDS_DEALT)]
