"""A position of Red Rising: hands, locations, deck, banished cards, tracks, and who knows which card."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.game import Game
from ludarium.kernel.message import Argument, Message
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import Standing

from . import secrets
from .bonus.tally import BoardCounts
from .card import FACE_DOWN, NAMES, OWNER
from .character import CardScripts
from .content.houses import CERES
from .scoring import AutomaHolding, Holding, standings
from .secrets import KNOWN_TO_ALL
from .tracks import FLEET, HELIUM, INFLUENCE, MAX_TRACK, TRACKS, is_end_triggered
from .view_types import LocationName

LOCATION_NAMES: Final[list[LocationName]] = ["jupiter", "mars", "luna", "institute"]
LOCATIONS: Final[list[str]] = [*LOCATION_NAMES]
JUPITER: Final = 0
MARS: Final = 1
LUNA: Final = 2
INSTITUTE: Final = 3

FACES: Final[list[str]] = ["banish", "place", "sovereign", "helium", "fleet", "influence"]  # of the rising die (RR-34)

HAND_SIZE: Final = 5  # RR-03
DUEL_PLAYERS: Final = 2
ALL_SEATS: Final = 127  # as a mask
AUTOMA: Final = 1  # the Automa's player number in a solo game
AUTOMA_CARDS_SEEN: Final = 6  # the top cards of its pile that count as its hand for some abilities (RA-50)


class RedRising(Game):
    """A position of Red Rising.

    A player is a seat or the Automa. Piles are lists from bottom to top. Hands are sorted in roster order, so that the
    order reveals nothing. `known` has for each card a mask of the seats that know where it is while it is in a hand, in
    the deck or in the Automa's pile. `barred` is a mask of the locations deployed to in this turn (RR-12); `ended` says
    that an ability has ended the turn (RR-15); `untouchable` is the Loan Shark during a turn bought from it. `used` are
    the cards whose end-of-game ability is done, `wilds` the colour or name chosen for a wildcard, and `best` a mask of
    the seats that leave this choice to the score pad.
    """

    # Assigned by `deal`, `load_table` and `copy`: lists created in `__init__` would be thrown away.
    hands: list[list[int]]
    locations: list[list[int]]
    deck: list[int]
    banished: list[int]
    known: list[int]
    houses: list[int]
    tracks: list[list[int]]
    extra: list[int]
    used: list[int]
    wilds: dict[int, int]
    pile: list[int]
    automa_deck: list[int]
    automa_aside: list[int]
    automa_discard: list[int]
    priority: list[int]

    def __init__(self, seats: int, rng: Rng, card_scripts: CardScripts) -> None:
        super().__init__(seats, rng)
        self.card_scripts = card_scripts
        self.solo = seats == 1
        self.player_count = 2 if seats == 1 else seats
        self.fair = False
        self.twice = False
        self.variant = False
        self.level = 0
        self.parity = 0
        self.first = 0
        self.sovereign = NONE
        self.neutral = 0
        self.turn = NONE
        self.round = 0
        self.barred = 0
        self.ended = False
        self.untouchable = NONE
        self.triggered = False
        self.scoring_start = NONE
        self.best = ALL_SEATS

    # --- players -------------------------------------------------------------------------------------------------

    def left(self, player: int) -> int:
        """The next player, to the left (Q15)."""
        return (player + 1) % self.player_count

    def right(self, player: int) -> int:
        """The previous player, to the right (Q15)."""
        return (player - 1) % self.player_count

    def is_duel(self) -> bool:
        """Whether there are two players: two seats, or one and the Automa."""
        return self.player_count == DUEL_PLAYERS

    def rivals(self, player: int) -> list[int]:
        """The other players, clockwise from the left."""
        return [(player + n) % self.player_count for n in range(1, self.player_count)]

    def is_automa(self, player: int) -> bool:
        """Whether this player is the Automa."""
        return self.solo and player == AUTOMA

    def card_count(self, player: int) -> int:
        """The number of a player's cards."""
        return len(self.pile) if self.is_automa(player) else len(self.hands[player])

    def starting_hand_size(self, player: int) -> int:
        """The number of cards that a player started with (RR-03, RR-41, RA-05)."""
        if self.is_automa(player):
            return 2
        return HAND_SIZE + 1 if self.houses[player] == CERES else HAND_SIZE

    def waiting_rule(self) -> str:
        return "RR-60" if self.scoring_start != NONE else "RR-10"

    # --- cards ---------------------------------------------------------------------------------------------------

    def add_to_hand(self, seat: int, card: int, known: int) -> None:
        """Put a card into a hand; `known` is a mask of the other seats that know it."""
        hand = self.hands[seat]
        place = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)
        self.known[card] = known | 1 << seat if self.scoring_start == NONE else KNOWN_TO_ALL

    def give_card(self, player: int, card: int, known: int) -> None:
        """Give a card to a player; the Automa puts it on top of its pile (RA-10)."""
        if self.is_automa(player):
            self.pile.append(card)
            self.known[card] = known
        else:
            self.add_to_hand(player, card, known)

    def take_placed(self, player: int, placed: int) -> int:
        """Give a player a card from a location; only the owner knows a face-down one (Q13). The card, or FACE_DOWN."""
        if placed < FACE_DOWN:
            self.give_card(player, placed, KNOWN_TO_ALL)
            return placed
        self.reveals += 1
        self.give_card(player, placed % FACE_DOWN, 1 << placed // OWNER)
        return FACE_DOWN

    def banish(self, card: int) -> None:
        """Put a card on the banished pile, face up (RR-26)."""
        self.banished.append(card)

    def find_card(self, card: int) -> int:
        """The location where a card lies face up, or NONE."""
        for location in range(len(self.locations)):
            if card in self.locations[location]:
                return location
        return NONE

    def draw(self, seat: int, number: int) -> list[int]:
        """Draw up to `number` cards from the deck; only the seat sees them."""
        drawn: list[int] = []
        while self.deck and len(drawn) < number:
            card = self.deck.pop()
            self.give_card(seat, card, self.known[card])
            drawn.append(card)
        if drawn:
            self.reveals += 1
            if self.events is not None:
                self.emit("event-draws", {"seat": seat, "number": len(drawn)})
                # Hands are public once scoring has begun (RR-08).
                audience = [seat] if self.scoring_start == NONE else None
                self.emit("event-drawn", {"seat": seat, "cards": card_messages(drawn)}, audience)
        return drawn

    def reveal(self, card: int) -> None:
        """Make known to all where a card is."""
        if self.known[card] != KNOWN_TO_ALL:
            self.known[card] = KNOWN_TO_ALL
            self.reveals += 1

    def reveal_hands(self) -> None:
        """Reveal all hands (RR-08)."""
        for hand in self.hands:
            for card in hand:
                self.reveal(card)

    def forget_hand(self, seat: int, knowing: int) -> None:
        """After a card left a hand unseen, only the seats of the mask `knowing` still know the rest of the hand."""
        for card in self.hands[seat]:
            self.known[card] &= knowing | 1 << seat

    # --- tracks --------------------------------------------------------------------------------------------------

    def change_track(self, player: int, track: int, by: int) -> int:
        """Move a player on a track, within its limits; the steps moved (RR-30, RR-31, RR-33)."""
        values = self.tracks[track]
        now = values[player] + by
        if now < 0:
            now = 0
        elif now > MAX_TRACK and track != HELIUM:
            now = MAX_TRACK
        moved = now - values[player]
        if moved != 0:
            values[player] = now
            if self.events is not None:
                kind = "event-gets" if moved > 0 else "event-loses"
                args: dict[str, Argument] = {"seat": player, "track": f"track-{TRACKS[track]}", "number": abs(moved)}
                self.emit(kind, {**args, "now": now})
            if not self.triggered and is_end_triggered(self.tracks):
                self.triggered = True
                if self.events is not None:
                    self.emit("event-triggers", {"seat": player})
        return moved

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> RedRising:
        other = RedRising(self.seats, self.rng.copy(), self.card_scripts)
        other.copy_run(self)
        other.hands = [hand[:] for hand in self.hands]
        other.locations = [pile[:] for pile in self.locations]
        other.deck = self.deck[:]
        other.banished = self.banished[:]
        other.known = self.known[:]
        other.houses = self.houses  # never mutated; nor is `priority`
        other.tracks = [track[:] for track in self.tracks]
        other.extra = self.extra[:]
        other.used = self.used[:]
        other.wilds = self.wilds.copy()
        other.pile = self.pile[:]
        other.automa_deck = self.automa_deck[:]
        other.automa_aside = self.automa_aside[:]
        other.automa_discard = self.automa_discard[:]
        other.priority = self.priority
        other.fair = self.fair
        other.twice = self.twice
        other.variant = self.variant
        other.level = self.level
        other.parity = self.parity
        other.first = self.first
        other.sovereign = self.sovereign
        other.neutral = self.neutral
        other.turn = self.turn
        other.round = self.round
        other.barred = self.barred
        other.ended = self.ended
        other.untouchable = self.untouchable
        other.triggered = self.triggered
        other.scoring_start = self.scoring_start
        other.best = self.best
        return other

    def dump_table(self) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in self.hands],
            "locations": [pile[:] for pile in self.locations],
            "deck": self.deck[:],
            "banished": self.banished[:],
            "known": self.known[:],
            "houses": self.houses[:],
            "tracks": [track[:] for track in self.tracks],
            "extra": self.extra[:],
            "used": self.used[:],
            "wilds": [[card, self.wilds[card]] for card in sorted(self.wilds)],
            "pile": self.pile[:],
            "automa_deck": self.automa_deck[:],
            "automa_aside": self.automa_aside[:],
            "automa_discard": self.automa_discard[:],
            "priority": self.priority[:],
            "fair": self.fair,
            "twice": self.twice,
            "variant": self.variant,
            "level": self.level,
            "parity": self.parity,
            "first": self.first,
            "sovereign": self.sovereign,
            "neutral": self.neutral,
            "turn": self.turn,
            "round": self.round,
            "barred": self.barred,
            "ended": self.ended,
            "untouchable": self.untouchable,
            "triggered": self.triggered,
            "scoring_start": self.scoring_start,
            "best": self.best,
        }

    def load_table(self, table: dict[str, Any]) -> None:
        self.hands = [list(hand) for hand in table["hands"]]
        self.locations = [list(pile) for pile in table["locations"]]
        self.deck = list(table["deck"])
        self.banished = list(table["banished"])
        self.known = list(table["known"])
        self.houses = list(table["houses"])
        self.tracks = [list(track) for track in table["tracks"]]
        self.extra = list(table["extra"])
        self.used = list(table["used"])
        self.wilds = dict(table["wilds"])
        self.pile = list(table["pile"])
        self.automa_deck = list(table["automa_deck"])
        self.automa_aside = list(table["automa_aside"])
        self.automa_discard = list(table["automa_discard"])
        self.priority = list(table["priority"])
        self.fair = table["fair"]
        self.twice = table["twice"]
        self.variant = table["variant"]
        self.level = table["level"]
        self.parity = table["parity"]
        self.first = table["first"]
        self.sovereign = table["sovereign"]
        self.neutral = table["neutral"]
        self.turn = table["turn"]
        self.round = table["round"]
        self.barred = table["barred"]
        self.ended = table["ended"]
        self.untouchable = table["untouchable"]
        self.triggered = table["triggered"]
        self.scoring_start = table["scoring_start"]
        self.best = table["best"]

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        secrets.hide(self, table, viewer)

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.deal_unknown(self, rng)

    def has_deck(self) -> bool:
        return True

    def reshuffle_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.reshuffle_unknown(self, viewer, rng)

    # --- the end -------------------------------------------------------------------------------------------------

    def holding(self, seat: int) -> Holding:
        """Everything that a seat scores."""
        cards = self.hands[seat]
        return Holding(
            cards,
            self.tracks[HELIUM][seat],
            self.tracks[FLEET][seat],
            self.tracks[INFLUENCE][seat],
            self.sovereign == seat,
            self.extra[seat],
            [self.wilds.get(card, NONE) for card in cards],
            bool(self.best >> seat & 1),
        )

    def board(self) -> BoardCounts:
        """The counts of the board that bonuses use."""
        start = len(self.banished) if self.scoring_start == NONE else self.scoring_start
        return BoardCounts(self.locations, self.banished, start)

    def standings(self) -> list[Standing]:
        automa = None
        if self.solo:
            automa = AutomaHolding(
                self.pile,
                self.level,
                self.parity,
                self.tracks[HELIUM][AUTOMA],
                self.tracks[FLEET][AUTOMA],
                self.tracks[INFLUENCE][AUTOMA],
                self.sovereign == AUTOMA,
            )
        return standings(
            [self.holding(seat) for seat in range(self.seats)], self.board(), self.neutral, automa, self.twice
        )


def card_name(placed: int) -> str:
    """The message id of a card's name; the same for all face-down cards."""
    return "face-down" if placed >= FACE_DOWN else f"character-{NAMES[placed]}"


def card_messages(cards: list[int]) -> list[Message]:
    """Cards as messages, to be listed in another message."""
    return [Message("card", card=card_name(card)) for card in cards]
