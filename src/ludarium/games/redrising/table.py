"""Red Rising's table: the hands, the four locations, the deck, the banished, the tracks, and who knows what."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.game import Game
from ludarium.kernel.message import Argument, Message
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import Standing

from .character import Lore
from .roster import CARDS, FACE_DOWN, NAMES, OWNER
from .scoring import AutomaHolding, Holding, standings
from .tally import FLEET, HELIUM, INFLUENCE, TRACKS, Board

LOCATIONS: Final[list[str]] = ["jupiter", "mars", "luna", "institute"]
JUPITER: Final = 0
MARS: Final = 1
LUNA: Final = 2
INSTITUTE: Final = 3

MOST: Final = 10  # of fleet (RR-30) and influence (RR-33); helium has no end (RR-01)
ENOUGH: Final = 7  # of a track, for the end (RR-50)
TWO_OF_THREE: Final = 2
ALL_THREE: Final = 7  # as a mask

HOUSES: Final[list[str]] = ["apollo", "ceres", "diana", "jupiter", "mars", "minerva"]
APOLLO: Final = 0
CERES: Final = 1

HAND: Final = 5  # RR-03
DUEL: Final = 2
AUTOMA: Final = 1  # the party that the Automa is, alone against one player
EVERYBODY: Final = 127  # six seats, and whoever watches
WATCHER: Final = 6
NOBODY: Final = 0

# Alone these stay in the box (RA-04); the last of them in the variant too (RA-50).
EXCLUDED: Final[list[str]] = ["auctioneer", "eo", "psychologist", "roque", "loan_shark"]


def is_end_near(tracks: list[list[int]]) -> bool:
    """Whether all three conditions hold among the parties, or two of them for one (RR-50)."""
    all_met = 0
    for party in range(len(tracks[HELIUM])):
        met = 0
        for track in range(len(TRACKS)):
            if tracks[track][party] >= ENOUGH:
                met += 1
                all_met |= 1 << track
        if met >= TWO_OF_THREE:
            return True
    return all_met == ALL_THREE


class RedRising(Game):
    """A position of Red Rising.

    A party is a seat, or the Automa. Piles run from bottom to top, so the last card of a list is the top one. Hands are
    kept in the order of the roll, so that their order tells nothing. `known` has for each card the set of those, as a
    mask, who know where it is while it is in a hand, in the deck or in the Automa's pile. `barred` is the set of
    locations deployed to in this turn (RR-12); `ended` says that an ability has ended the turn (RR-15); `untouchable`
    is the Loan Shark during a turn bought from it. `used` are the cards whose end-of-game ability is done, `wilds` says
    for a card what it is treated as, and `best` is the set of seats that leave this to the score pad.
    """

    # Set by whoever makes a game (`deal`, `load_table`, `copy`): lists made here would only be thrown away.
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

    def __init__(self, seats: int, rng: Rng, lore: Lore) -> None:
        super().__init__(seats, rng)
        self.lore = lore
        self.solo = seats == 1
        self.parties = 2 if seats == 1 else seats
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
        self.best = EVERYBODY

    # --- who sits where ------------------------------------------------------------------------------------------

    def left(self, party: int) -> int:
        """Whoever plays next (Q15)."""
        return (party + 1) % self.parties

    def right(self, party: int) -> int:
        """Whoever played before (Q15)."""
        return (party - 1) % self.parties

    def is_duel(self) -> bool:
        """Whether two play: two seats, or one and the Automa."""
        return self.parties == DUEL

    def rivals(self, party: int) -> list[int]:
        """The others, clockwise from the left."""
        return [(party + n) % self.parties for n in range(1, self.parties)]

    def is_automa(self, party: int) -> bool:
        """Whether this party is the Automa."""
        return self.solo and party == AUTOMA

    def cards_of(self, party: int) -> int:
        """How many cards a party holds."""
        return len(self.pile) if self.is_automa(party) else len(self.hands[party])

    def starting_hand(self, party: int) -> int:
        """The cards that a party began with (RR-03, RR-41, RA-05)."""
        if self.is_automa(party):
            return 2
        return HAND + 1 if self.houses[party] == CERES else HAND

    def waiting_rule(self) -> str:
        return "RR-60" if self.scoring_start != NONE else "RR-10"

    # --- cards ---------------------------------------------------------------------------------------------------

    def keep(self, seat: int, card: int, known: int) -> None:
        """Put a card into a hand; its owner and these know of it."""
        hand = self.hands[seat]
        place = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)
        self.known[card] = known | 1 << seat if self.scoring_start == NONE else EVERYBODY

    def receive(self, party: int, card: int, known: int) -> None:
        """Give a card to a party; the Automa puts it on top of its pile (RA-10)."""
        if self.is_automa(party):
            self.pile.append(card)
            self.known[card] = known
        else:
            self.keep(party, card, known)

    def take_entry(self, party: int, entry: int) -> int:
        """Give a party a card that lay on a location; what lay face down is known to its owner alone (Q13)."""
        if entry < FACE_DOWN:
            self.receive(party, entry, EVERYBODY)
            return entry
        self.reveals += 1
        self.receive(party, entry % FACE_DOWN, 1 << entry // OWNER)
        return FACE_DOWN

    def banish(self, card: int) -> None:
        """Put a card on the banished pile, face up (RR-26)."""
        self.banished.append(card)

    def where(self, card: int) -> int:
        """The location on which a card lies face up; NONE."""
        for location in range(len(self.locations)):
            if card in self.locations[location]:
                return location
        return NONE

    def draw(self, seat: int, number: int) -> list[int]:
        """Take so many cards from the top of the deck, or what there is; only the seat sees them."""
        drawn: list[int] = []
        while self.deck and len(drawn) < number:
            card = self.deck.pop()
            self.receive(seat, card, self.known[card])
            drawn.append(card)
        if drawn:
            self.reveals += 1
            if self.story is not None:
                self.tell("event-draws", {"seat": seat, "number": len(drawn)})
                # Hands lie open once scoring has begun (RR-08).
                seeing = [seat] if self.scoring_start == NONE else None
                self.tell("event-drawn", {"seat": seat, "cards": card_messages(drawn)}, seeing)
        return drawn

    def show(self, card: int) -> None:
        """Let everybody know where a card is."""
        if self.known[card] != EVERYBODY:
            self.known[card] = EVERYBODY
            self.reveals += 1

    def lay_open(self) -> None:
        """Lay all hands on the table (RR-08)."""
        for hand in self.hands:
            for card in hand:
                self.show(card)

    def blur(self, seat: int, knowing: int) -> None:
        """A card left this hand unseen: only these still know which of its cards are there."""
        for card in self.hands[seat]:
            self.known[card] &= knowing | 1 << seat

    # --- tracks --------------------------------------------------------------------------------------------------

    def change(self, party: int, track: int, by: int) -> int:
        """Move a party on a track, within its ends; how far it went (RR-30, RR-31, RR-33)."""
        values = self.tracks[track]
        now = values[party] + by
        if now < 0:
            now = 0
        elif now > MOST and track != HELIUM:
            now = MOST
        moved = now - values[party]
        if moved != 0:
            values[party] = now
            if self.story is not None:
                kind = "event-gets" if moved > 0 else "event-loses"
                args: dict[str, Argument] = {"seat": party, "track": f"track-{TRACKS[track]}", "number": abs(moved)}
                self.tell(kind, {**args, "now": now})
            if not self.triggered and is_end_near(self.tracks):
                self.triggered = True
                if self.story is not None:
                    self.tell("event-triggers", {"seat": party})
        return moved

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> RedRising:
        other = RedRising(self.seats, self.rng.copy(), self.lore)
        other.copy_run(self)
        other.hands = [hand[:] for hand in self.hands]
        other.locations = [pile[:] for pile in self.locations]
        other.deck = self.deck[:]
        other.banished = self.banished[:]
        other.known = self.known[:]
        other.houses = self.houses  # never changed; so is the priority
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

    def hide_table(self, table: dict[str, Any], viewer: int) -> None:
        """Pool the cards that the viewer cannot place: in hands, in the deck, face down, in the Automa's (RR-08)."""
        if self.solo:
            viewer = 0  # nobody to hide from: who watches sees what the player sees
        bit = 1 << (WATCHER if viewer < 0 else viewer)
        known = self.known
        hands: list[list[int]] = []
        for seat, hand in enumerate(self.hands):
            seen = hand[:] if seat == viewer else [card for card in hand if known[card] & bit]
            hands.append(seen + [NONE] * (len(hand) - len(seen)))
        table["hands"] = hands
        table["deck"] = [card if known[card] & bit else NONE for card in self.deck]
        table["pile"] = [card if known[card] & bit else NONE for card in self.pile]
        table["locations"] = [
            [
                entry if entry < FACE_DOWN or entry // OWNER == viewer else entry - entry % FACE_DOWN + FACE_DOWN - 1
                for entry in location
            ]
            for location in self.locations
        ]
        # What others know is theirs: the mask says only whether the viewer knows, and what everybody knows.
        table["known"] = [mask if mask == EVERYBODY else bit if mask & bit else NOBODY for mask in known]
        placed = {card for pile in table["locations"] for card in pile} | set(self.banished)
        for card in range(CARDS):
            if card in placed:
                table["known"][card] = NOBODY
        table["automa_deck"] = [NONE] * len(self.automa_deck)
        table["automa_aside"] = [NONE] * len(self.automa_aside)

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        unknown = self.unplaced()
        rng.shuffle(unknown)
        for pile in [*self.hands, self.deck, self.pile]:
            for place in range(len(pile)):
                if pile[place] == NONE:
                    pile[place] = unknown.pop()
                    self.known[pile[place]] = NOBODY
        for pile in self.locations:
            for place in range(len(pile)):
                if pile[place] % FACE_DOWN == FACE_DOWN - 1:
                    pile[place] += unknown.pop() - (FACE_DOWN - 1)
        for seat in range(self.seats):
            self.hands[seat].sort()
            for card in self.hands[seat]:
                self.known[card] |= 1 << seat
        if NONE in self.automa_aside:
            self.deal_automa_cards(rng)

    def deal_automa_cards(self, rng: Rng) -> None:
        """Shuffle those of the Automa's cards that are not in the open."""
        cards = [card for card in range(1, AUTOMA_CARDS + 1) if card not in self.automa_discard]
        rng.shuffle(cards)
        for place in range(len(self.automa_deck)):
            self.automa_deck[place] = cards.pop()
        self.automa_aside = cards

    def unplaced(self) -> list[int]:
        """The cards of this game that are nowhere in the open and in no place that the viewer knows."""
        placed = [False] * CARDS
        for pile in [*self.hands, self.deck, self.pile, self.banished]:
            for card in pile:
                if card != NONE:
                    placed[card] = True
        for pile in self.locations:
            for entry in pile:
                if entry % FACE_DOWN != FACE_DOWN - 1:
                    placed[entry % FACE_DOWN] = True
        out = left_out(solo=self.solo, variant=self.variant)
        return [card for card in range(CARDS) if not placed[card] and card not in out]

    def has_deck(self) -> bool:
        return True

    def stir(self, viewer: int, rng: Rng) -> None:
        """Put the cards of the deck that the viewer does not know into another order."""
        bit = 1 << viewer
        places = [place for place in range(len(self.deck)) if not self.known[self.deck[place]] & bit]
        cards = [self.deck[place] for place in places]
        rng.shuffle(cards)
        for n in range(len(places)):
            self.deck[places[n]] = cards[n]

    # --- the end -------------------------------------------------------------------------------------------------

    def holding(self, seat: int) -> Holding:
        """What a seat scores with."""
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

    def board(self) -> Board:
        """What of the table the cards' bonuses look at."""
        start = len(self.banished) if self.scoring_start == NONE else self.scoring_start
        return Board(self.locations, self.banished, start)

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


AUTOMA_CARDS: Final = 22


def left_out(*, solo: bool, variant: bool) -> list[int]:
    """The cards that are not in the game (RA-04, RA-50)."""
    if not solo:
        return []
    names = EXCLUDED[-1:] if variant else EXCLUDED
    return [NAMES.index(name) for name in names]


def card_name(entry: int) -> str:
    """The id of a card's name in the texts; what lies face down has none."""
    return "face-down" if entry >= FACE_DOWN else f"character-{NAMES[entry]}"


def card_messages(cards: list[int]) -> list[Message]:
    """Cards as things to be listed in a message."""
    return [Message("card", card=card_name(card)) for card in cards]
