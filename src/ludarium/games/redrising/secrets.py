"""What is hidden at Red Rising's table: hands, deck, face-down cards, the Automa's pile and deck (RR-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .card import CARDS, FACE_DOWN, OWNER, UNKNOWN, excluded_cards

if TYPE_CHECKING:
    from .table import RedRising

# Masks of who knows where a hidden card is: a bit for each of six seats, and one for spectators.
KNOWN_TO_ALL: Final = 127
KNOWN_TO_NONE: Final = 0
SPECTATOR: Final = 6


def hide(game: RedRising, table: dict[str, Any], viewer: int) -> None:
    """Hide the cards that the viewer does not know."""
    if game.solo:
        viewer = 0  # spectators see what the player sees
    bit = 1 << (SPECTATOR if viewer < 0 else viewer)
    known = game.known
    hands: list[list[int]] = []
    for seat, hand in enumerate(game.hands):
        seen = hand[:] if seat == viewer else [card for card in hand if known[card] & bit]
        hands.append(seen + [NONE] * (len(hand) - len(seen)))
    table["hands"] = hands
    table["deck"] = [card if known[card] & bit else NONE for card in game.deck]
    table["pile"] = [card if known[card] & bit else NONE for card in game.pile]
    table["locations"] = [
        [
            placed if placed < FACE_DOWN or placed // OWNER == viewer else placed - placed % FACE_DOWN + UNKNOWN
            for placed in location
        ]
        for location in game.locations
    ]
    # What others know is hidden too: a mask shows only whether the viewer, or all, know the card.
    table["known"] = [mask if mask == KNOWN_TO_ALL else bit if mask & bit else KNOWN_TO_NONE for mask in known]
    visible = {card for pile in table["locations"] for card in pile} | set(game.banished)
    for card in range(CARDS):
        if card in visible:
            table["known"][card] = KNOWN_TO_NONE
    table["automa_deck"] = [NONE] * len(game.automa_deck)
    table["automa_aside"] = [NONE] * len(game.automa_aside)


def deal_unknown(game: RedRising, rng: Rng) -> None:
    """Deal random cards in place of the hidden ones."""
    unknown = unplaced_cards(game)
    rng.shuffle(unknown)
    for pile in [*game.hands, game.deck, game.pile]:
        for place in range(len(pile)):
            if pile[place] == NONE:
                pile[place] = unknown.pop()
                game.known[pile[place]] = KNOWN_TO_NONE
    for pile in game.locations:
        for place in range(len(pile)):
            if pile[place] % FACE_DOWN == UNKNOWN:
                pile[place] += unknown.pop() - UNKNOWN
    for seat in range(game.seats):
        game.hands[seat].sort()
        for card in game.hands[seat]:
            game.known[card] |= 1 << seat
    if NONE in game.automa_aside:
        deal_automa_cards(game, rng)


def deal_automa_cards(game: RedRising, rng: Rng) -> None:
    """Shuffle the Automa's cards that are not discarded."""
    number = len(game.automa_deck) + len(game.automa_aside) + len(game.automa_discard)
    cards = [card for card in range(1, number + 1) if card not in game.automa_discard]
    rng.shuffle(cards)
    for place in range(len(game.automa_deck)):
        game.automa_deck[place] = cards.pop()
    game.automa_aside = cards


def unplaced_cards(game: RedRising) -> list[int]:
    """The cards of this game whose place the viewer does not know."""
    is_placed = [False] * CARDS
    for pile in [*game.hands, game.deck, game.pile, game.banished]:
        for card in pile:
            if card != NONE:
                is_placed[card] = True
    for pile in game.locations:
        for placed in pile:
            if placed % FACE_DOWN != UNKNOWN:
                is_placed[placed % FACE_DOWN] = True
    out = excluded_cards(solo=game.solo, variant=game.variant)
    return [card for card in range(CARDS) if not is_placed[card] and card not in out]


def reshuffle_unknown(game: RedRising, viewer: int, rng: Rng) -> None:
    """Shuffle the cards of the deck that the viewer does not know."""
    bit = 1 << viewer
    places = [place for place in range(len(game.deck)) if not game.known[game.deck[place]] & bit]
    cards = [game.deck[place] for place in places]
    rng.shuffle(cards)
    for n in range(len(places)):
        game.deck[places[n]] = cards[n]
