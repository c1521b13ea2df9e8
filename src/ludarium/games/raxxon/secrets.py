"""What is hidden at Raxxon's table: face-down citizens, and the order of the decks (RX-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .crowd_grid import cells_of

if TYPE_CHECKING:
    from .table import Raxxon

# Which viewers know a card: a mask with a bit for each of four seats and one for spectators, and two public flags.
KNOWN_TO_ALL: Final = 31
KNOWN_TO_NONE: Final = 0
SPECTATOR: Final = 4
SUSPECT: Final = 32  # flag: an interview showed that the card is infected or hostile
INFECTED: Final = 64  # flag: the card came from the infection deck


def viewer_bit(viewer: int) -> int:
    """The bit of a viewer in a mask."""
    return 1 << (SPECTATOR if viewer < 0 else viewer)


def hide(game: Raxxon, table: dict[str, Any], viewer: int) -> None:
    """Replace unknown cards of the crowd and of the decks by NONE."""
    bit = viewer_bit(viewer)
    cells = game.cells[:]
    for cell in cells_of(game.down):
        if not game.known[cell] & bit:
            cells[cell] = NONE
    table["cells"] = cells
    table["known"] = [visible_mask(mask, bit) for mask in game.known]
    for deck in ("population", "infection", "raxxon"):
        hide_deck(table, deck, bit)


def hide_deck(table: dict[str, Any], deck: str, bit: int) -> None:
    """Replace the unknown cards of a deck by NONE."""
    known: list[int] = table[f"{deck}_known"]
    cards: list[int] = table[deck]
    table[deck] = [cards[i] if known[i] & bit else NONE for i in range(len(cards))]
    table[f"{deck}_known"] = [visible_mask(mask, bit) for mask in known]


def visible_mask(mask: int, bit: int) -> int:
    """What a viewer may know of a mask: whether all viewers or this one know the card, and the flags."""
    return mask if mask & KNOWN_TO_ALL == KNOWN_TO_ALL else mask & (bit | SUSPECT | INFECTED)


def deal_unknown(game: Raxxon, rng: Rng) -> None:
    """Deal random cards in place of the hidden ones; the infection deck has only infected ones (RX-04)."""
    left = game.unseen_counts()
    infected: list[int] = []
    hostile: list[int] = []
    rest: list[int] = []
    for citizen in range(len(left)):
        cards = [citizen] * left[citizen]
        if not game.is_healthy(citizen):
            infected += cards
        elif citizen == game.pack.hostile:
            hostile += cards
        else:
            rest += cards
    rng.shuffle(infected)
    fill_deck(game.infection, infected)
    suspects = infected + hostile
    rng.shuffle(suspects)
    fill_crowd(game, SUSPECT, suspects)
    rest = suspects + rest
    rng.shuffle(rest)
    fill_crowd(game, 0, rest)
    fill_deck(game.population, rest)
    deal_raxxon(game, rng)


def deal_raxxon(game: Raxxon, rng: Rng) -> None:
    """Deal random Raxxon cards in place of the hidden ones."""
    seen = game.raxxon + game.triggered + game.untriggered + game.followed
    seen += game.pack.scenario.removed_cards
    cards = [card for card in range(len(game.pack.cards)) if card not in seen]
    rng.shuffle(cards)
    fill_deck(game.raxxon, cards)


def fill_deck(deck: list[int], cards: list[int]) -> None:
    """Put cards in place of the hidden ones of a deck."""
    for place in range(len(deck)):
        if deck[place] == NONE:
            deck[place] = cards.pop()


def fill_crowd(game: Raxxon, flag: int, cards: list[int]) -> None:
    """Put cards in place of the hidden ones of the crowd that have a flag; with 0, of all hidden ones."""
    for cell in cells_of(game.down):
        if game.cells[cell] == NONE and (not flag or game.known[cell] & flag):
            game.cells[cell] = cards.pop()


def unseen_counts(game: Raxxon) -> list[int]:
    """The number of hidden citizens by type."""
    left = game.pack.levels[game.level].citizens[:]
    for cell in cells_of(game.crowd):
        if game.cells[cell] != NONE:
            left[game.cells[cell]] -= 1
    for deck in (game.population, game.infection):
        for citizen in deck:
            if citizen != NONE:
                left[citizen] -= 1
    for citizen in range(len(left)):
        seen = game.discard[citizen] + game.evacuated[citizen]
        left[citizen] -= seen + game.contained[citizen] + game.uncontained[citizen]
    return left


def reshuffle_unknown(game: Raxxon, viewer: int, rng: Rng) -> None:
    """Deal the cards that the viewer does not know again."""
    bit = viewer_bit(viewer)
    for cell in cells_of(game.down):
        if not game.known[cell] & bit:
            game.cells[cell] = NONE
    hide_cards(game.population, game.population_known, bit)
    hide_cards(game.infection, game.infection_known, bit)
    hide_cards(game.raxxon, game.raxxon_known, bit)
    game.deal_unknown(viewer, rng)


def hide_cards(deck: list[int], known: list[int], bit: int) -> None:
    """Replace the cards of a deck that a viewer does not know by NONE."""
    for place in range(len(deck)):
        if not known[place] & bit:
            deck[place] = NONE
