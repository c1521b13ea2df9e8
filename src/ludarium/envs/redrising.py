"""Red Rising for programs that learn: its actions, and what a seat observes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludarium.games.redrising.card import CARDS, FACE_DOWN, NUMBER, OWNER
from ludarium.games.redrising.content.houses import HOUSES
from ludarium.games.redrising.deal import SCRIPTS
from ludarium.games.redrising.option_code import A_CARD, A_FACE_DOWN, PAIR, PILE_SPAN, RANGES, touch_id
from ludarium.games.redrising.table import LOCATIONS, RedRising
from ludarium.games.redrising.tracks import TRACKS
from ludarium.kernel.script import NONE

from .actions import PairSpace
from .encoding import Encoder, Field, byte, flags, mark, one_hot, question_names
from .touch_game import TouchGame

PLACES: Final = 30  # of a location whose face-down cards have actions; piles grow to 20 in games of random players


def codes() -> list[int]:
    """The option codes that have an action, in the order of the actions."""
    found = [A_CARD + card for card in range(CARDS)]
    for location in range(len(LOCATIONS)):
        found += [A_FACE_DOWN + location * PILE_SPAN + place for place in range(PLACES)]
    for first, _, names in sorted(RANGES):
        found += [first + number for number in range(len(names))]
    return found


def code_table() -> list[int]:
    """For each option code its action plus 1, or 0."""
    table = [0] * PAIR
    for action, code in enumerate(codes()):
        table[code] = action + 1
    return table


SPACE: Final = PairSpace([touch_id(code) for code in codes()], PAIR, code_table(), code_table())
LEVELS: Final = 6
HOUSE_CODES: Final = one_hot(len(HOUSES))
LEVEL_CODES: Final = one_hot(LEVELS)
LOCATION_FLAGS: Final = flags(len(LOCATIONS))
CARD_CODES: Final = one_hot(CARDS)
NO_CARDS: Final = bytes(CARDS)


class RedRisingEncoder(Encoder):
    """What a seat observes of Red Rising."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, question_names(SCRIPTS), len(SPACE.touches))
        self.players = 2 if seats == 1 else seats
        self.player_codes = one_hot(self.players)

    def fields(self) -> list[Field]:
        found = [
            *self.head(),
            Field("card", CARDS, "one-hot: the card whose ability asks the observer"),
            Field("turn", self.players, "one-hot: the player whose turn it is"),
            Field("first", self.players, "one-hot: the first player"),
            Field("sovereign", self.players, "one-hot: the player with the sovereign token"),
            Field("round", 1, "the round, at most 255"),
            Field("barred", len(LOCATIONS), "1: deployed to this location in this turn"),
            Field("end", 2, "the end is triggered; the scoring has begun"),
            Field("deck", 1, "cards in the deck"),
            Field("neutral", 1, "neutral influence at the Institute"),
            Field("options", 2, "the variant that protects small hands; end-of-game abilities count twice"),
            Field("hand", CARDS, "1: in the hand of the observer"),
            Field("used", CARDS, "1: its ability at the end of the game is done"),
            Field("banished", CARDS, "1: banished"),
            Field("in_deck", CARDS, "1: the observer knows that it is in the deck"),
        ]
        found += [
            Field(f"hand_{seat}", CARDS, "1: the observer knows that it is in this seat's hand")
            for seat in range(1, self.seats)
        ]
        for location in LOCATIONS:
            found += [
                Field(
                    f"{location}_cards", CARDS, "its place in the pile from the top, 1 for the top card; 0: elsewhere"
                ),
                Field(f"{location}_pile", 2, "cards in the pile; 1: the top card is face down"),
            ]
        for player in range(self.players):
            found += [
                Field(f"house_{player}", len(HOUSES), "one-hot: the house; zeros for the Automa"),
                Field(f"tracks_{player}", len(TRACKS), "helium, fleet and influence"),
                Field(f"count_{player}", 1, "cards in the hand, or in the Automa's pile"),
            ]
        if self.seats == 1:
            found += [
                Field("level", LEVELS, "one-hot: the level of the Automa"),
                Field("parity", 1, "the parity card of the Automa"),
                Field(
                    "pile", CARDS, "its place in the Automa's pile from the top, if the observer knows it; 0: elsewhere"
                ),
                Field("automa_deck", 2, "Automa cards in its deck, and discarded"),
                Field("priority", len(LOCATIONS), "the locations by the Automa's priority"),
            ]
        return found

    def write(self, touch_game: TouchGame, viewer: int, out: BytesWriter) -> None:
        game = touch_game.game
        assert isinstance(game, RedRising)
        players = self.players
        out.write(CARD_CODES[asking_card(game, viewer)])
        out.write(self.player_code(game.turn, viewer))
        out.write(self.player_code(game.first, viewer))
        out.write(self.player_code(game.sovereign, viewer))
        out.append(byte(game.round))
        out.write(LOCATION_FLAGS[game.barred & (1 << len(LOCATIONS)) - 1])
        out.append(int(game.triggered))
        out.append(int(game.scoring_start != NONE))
        out.append(byte(len(game.deck)))
        out.append(byte(game.neutral))
        out.append(int(game.fair))
        out.append(int(game.twice))
        bit = 1 << (viewer if self.seats > 1 else 0)
        mark(game.hands[viewer], NO_CARDS, out)
        mark(game.used, NO_CARDS, out)
        mark(game.banished, NO_CARDS, out)
        mark(known_cards(game, game.deck, bit), NO_CARDS, out)
        for place in range(1, self.seats):
            mark(known_cards(game, game.hands[(viewer + place) % self.seats], bit), NO_CARDS, out)
        for pile in game.locations:
            write_pile(pile, viewer, out)
        for place in range(players):
            player = (viewer + place) % players
            out.write(HOUSE_CODES[game.houses[player]])
            for track in game.tracks:
                out.append(byte(track[player]))
            out.append(byte(game.card_count(player)))
        if self.seats == 1:
            write_automa(game, bit, out)

    def player_code(self, player: int, viewer: int) -> bytes:
        """A player, counted from the observer; zeros for NONE."""
        return self.player_codes[NONE if player == NONE else (player - viewer) % self.players]


def card_of(script: str) -> int:
    """The card whose ability this script is, also a part of it; NONE if it belongs to no card."""
    return NUMBER.get(script.partition("/")[0].removesuffix("-end"), NONE)


CARD_OF_SCRIPT: Final = {name: card_of(name) for name in SCRIPTS}


def asking_card(game: RedRising, viewer: int) -> int:
    """The card whose ability asks this seat; NONE if none does."""
    if game.decision(viewer) is None:
        return NONE
    return CARD_OF_SCRIPT[game.stack[-1].script.name]


def known_cards(game: RedRising, cards: list[int], bit: int) -> list[int]:
    """Those of the cards that the observer knows."""
    known = game.known
    return [card for card in cards if known[card] & bit]


def write_pile(pile: list[int], viewer: int, out: BytesWriter) -> None:
    """Write a location: the places of the cards that the observer knows, and the size of the pile."""
    start = i64(len(out))
    out.write(NO_CARDS)
    height = len(pile)
    for place in range(height):
        placed = pile[place]
        if placed < FACE_DOWN or placed // OWNER == viewer:
            out[start + placed % FACE_DOWN] = byte(height - place)
    out.append(byte(height))
    out.append(int(height > 0 and pile[-1] >= FACE_DOWN))


def write_automa(game: RedRising, bit: int, out: BytesWriter) -> None:
    """Write the Automa of a solo game."""
    out.write(LEVEL_CODES[game.level - 1])
    out.append(byte(game.parity))
    start = i64(len(out))
    out.write(NO_CARDS)
    height = len(game.pile)
    for place in range(height):
        card = game.pile[place]
        if game.known[card] & bit:
            out[start + card] = byte(height - place)
    out.append(len(game.automa_deck))
    out.append(len(game.automa_discard))
    for location in game.priority:
        out.append(location)
