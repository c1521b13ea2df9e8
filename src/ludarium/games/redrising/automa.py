"""The Automa's turn, card by card and step by step, each of them told with its why (RA-20 to RA-32)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Frame, Script, Step

from .table import AUTOMA, AUTOMA_CARDS, LOCATIONS, LUNA, MOST, RedRising, card_name
from .tally import FLEET, HELIUM, INFLUENCE
from .words.deck import banish_top
from .words.power import SOVEREIGN

# A part of an Automa card names a location, or the location with a priority card (RA-30).
A: Final = 4
B: Final = 5
C: Final = 6
D: Final = 7
LETTERS: Final = "abcd"

LEFT: Final = -1
RIGHT: Final = 1

NOTHING: Final = 0
BONUS: Final = 1
BANISH: Final = 2
EXTRAS: Final[list[str]] = ["none", "bonus", "banish"]

SET_ASIDE: Final = 4
TRACK_OF: Final[list[int]] = [FLEET, HELIUM, NONE, INFLUENCE]  # the bonus of each location; Luna's is the token


class AutomaCard:
    """One of its cards."""

    def __init__(self, number: int, deploy: int, gain: int, arrow: int, extra: int) -> None:
        self.number = number
        self.deploy = deploy
        self.gain = gain
        self.arrow = arrow
        self.extra = extra


# --- what the companion of a physical table knows too ----------------------------------------------------------------


def place_named(priority: list[int], part: int) -> int:
    """The location that a part of a card means (RA-30)."""
    return part if part < A else priority.index(part - A)


def luna_shows(priority: list[int]) -> int:
    """The location on the Luna bonus card: A and D are a pair, B and C (RA-03)."""
    return priority.index(3 - priority[LUNA])


def along(location: int, arrow: int, fits: list[bool]) -> int:
    """The first location that fits, from this one in the arrow's direction round the ends of the board; NONE."""
    for _ in range(len(LOCATIONS)):
        if fits[location]:
            return location
        location = (location + arrow) % len(LOCATIONS)
    return NONE


def to_be_had(helium: int, fleet: int, influence: int) -> list[bool]:
    """For each location, whether the Automa can get its bonus: it has ten of none; the token it always can (RA-32)."""
    return [fleet < MOST, helium < MOST, True, influence < MOST]


def but_luna(fits: list[bool]) -> list[bool]:
    """The same, Luna passed over: what the Luna bonus card can lead to (RA-32)."""
    return [fits[location] and location != LUNA for location in range(len(LOCATIONS))]


def parity_shown(even: int, cards: int) -> int:
    """The parity card, 0 for even and 1 for odd, with so many even ones among the cards; a tie is even (RA-06)."""
    return 0 if even >= cards - even else 1


def shuffled(rng: Rng) -> list[int]:
    """All of the Automa's cards in random order; the last four are those that are set aside (RA-01, RA-20)."""
    cards = list(range(1, AUTOMA_CARDS + 1))
    rng.shuffle(cards)
    return cards


def part_args(priority: list[int], part: int) -> dict[str, Argument]:
    """A part of a card as arguments: what it shows, and the location that this means."""
    shown = f"location-{LOCATIONS[part]}" if part < A else f"priority-{LETTERS[part - A]}"
    return {"shown": shown, "location": f"location-{LOCATIONS[place_named(priority, part)]}"}


def arrow_name(arrow: int) -> str:
    """The id of an arrow's name in the texts."""
    return "arrow-left" if arrow == LEFT else "arrow-right"


# --- its turn ------------------------------------------------------------------------------------------------------


class AutomaStep(Step[RedRising]):
    """A step of the Automa's: "it" is the number of its card, "that" the location from which it gained."""

    def __init__(self, cards: list[AutomaCard]) -> None:
        self.cards = cards

    def card(self, frame: Frame) -> AutomaCard:
        """The card that is being carried out."""
        return self.cards[frame.it - 1]


class TurnUp(AutomaStep):
    """Turn up the next card; an empty deck is shuffled anew with all cards, four of them set aside (RA-20, RA-21)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.automa_deck:
            shuffle_automa(game)
            if game.story is not None:
                game.tell("event-automa-shuffles", {})
        frame.it = game.automa_deck.pop()
        frame.that = NONE
        game.automa_discard.append(frame.it)
        game.reveals += 1
        if game.story is not None:
            game.tell("event-automa-card", {"number": frame.it})


def shuffle_automa(game: RedRising) -> None:
    """Shuffle all of the Automa's cards and set four aside."""
    cards = shuffled(game.rng)
    game.automa_aside = cards[-SET_ASIDE:]
    game.automa_deck = cards[:-SET_ASIDE]
    game.automa_discard = []


class AutomaDeploys(AutomaStep):
    """The top card of the deck goes to a location; no ability happens (RA-22)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.deck:
            if game.story is not None:
                game.tell("event-automa-no-card", {"part": "deploy"})
            return
        part = self.card(frame).deploy
        card = game.deck.pop()
        game.reveals += 1
        game.locations[place_named(game.priority, part)].append(card)
        if game.story is not None:
            game.tell("event-automa-deploys", {"card": card_name(card), **part_args(game.priority, part)})


class AutomaGains(AutomaStep):
    """It takes the top card of a location, the first along the arrow that has one (RA-23, RA-31)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        card = self.card(frame)
        named = place_named(game.priority, card.gain)
        location = along(named, card.arrow, [len(pile) > 0 for pile in game.locations])
        if location == NONE:
            if game.story is not None:
                game.tell("event-automa-no-gain", {})
            return
        entry = game.locations[location].pop()
        game.take_entry(AUTOMA, entry)
        frame.that = location
        if game.story is not None:
            args: dict[str, Argument] = {"card": card_name(entry), **part_args(game.priority, card.gain)}
            if location == named:
                game.tell("event-automa-gains", args)
            else:
                args["from"] = f"location-{LOCATIONS[location]}"
                args["arrow"] = arrow_name(card.arrow)
                game.tell("event-automa-gains-along", args)


class AutomaExtra(AutomaStep):
    """The bonus of the location that it gained from, or the top card of the deck is banished (RA-24)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        card = self.card(frame)
        if card.extra == BANISH:
            if game.deck:
                banish_top(game, AUTOMA)
            elif game.story is not None:
                game.tell("event-automa-no-card", {"part": "banish"})
        elif card.extra == BONUS and frame.that != NONE:
            location = along(frame.that, card.arrow, bonuses(game))
            if location == frame.that and game.story is not None:
                game.tell("event-automa-bonus", {"location": f"location-{LOCATIONS[location]}"})
            tell_along(game, frame.that, location, card.arrow)
            if location == LUNA:
                game.push(LUNA_SHOWN, AUTOMA, card.arrow + 1)  # RA-13, after the token
                game.push(SOVEREIGN, AUTOMA)
            else:
                game.change(AUTOMA, TRACK_OF[location], 1)


def bonuses(game: RedRising) -> list[bool]:
    """For each location, whether it can get the bonus (RA-32)."""
    tracks = game.tracks
    return to_be_had(tracks[HELIUM][AUTOMA], tracks[FLEET][AUTOMA], tracks[INFLUENCE][AUTOMA])


def tell_along(game: RedRising, named: int, location: int, arrow: int) -> None:
    """Tell where the arrow led, if it did."""
    if location != named and game.story is not None:
        args: dict[str, Argument] = {"arrow": arrow_name(arrow), "full": f"location-{LOCATIONS[named]}"}
        game.tell("event-automa-bonus-along", {**args, "location": f"location-{LOCATIONS[location]}"})


class LunaShown(Step[RedRising]):
    """The bonus of the location on the Luna bonus card, or the next along the arrow, Luna apart (RA-13, RA-32)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        arrow = frame.it - 1
        shown = luna_shows(game.priority)
        location = along(shown, arrow, but_luna(bonuses(game)))
        if location == NONE:
            return
        if game.story is not None:
            game.tell("event-automa-luna", {"location": f"location-{LOCATIONS[shown]}"})
        tell_along(game, shown, location, arrow)
        game.change(AUTOMA, TRACK_OF[location], 1)


LUNA_SHOWN: Final = Script("automa-luna", [LunaShown()])


def automa_turn(cards: list[AutomaCard]) -> Script:
    """The Automa's turn: two cards, one after the other (RA-21)."""
    return Script(
        "automa",
        [TurnUp(cards), AutomaDeploys(cards), AutomaGains(cards), AutomaExtra(cards)] * 2,
    )
