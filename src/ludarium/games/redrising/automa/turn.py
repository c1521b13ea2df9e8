"""The Automa's turn; its events give the reasons (RA-20 to RA-32)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..steps.deck import banish_top
from ..steps.token import SOVEREIGN
from ..table import AUTOMA, LOCATIONS, LUNA, RedRising, card_name
from ..tracks import FLEET, HELIUM, INFLUENCE
from .card import (
    BANISH,
    BONUS,
    SET_ASIDE,
    TRACK_OF,
    TURN_CARDS,
    AutomaCard,
    arrow_name,
    available_bonuses,
    first_along,
    luna_shows,
    named_location,
    part_args,
    shuffled_automa_cards,
    without_luna,
)


class AutomaStep(Step[RedRising]):
    """A step of the Automa's turn: "it" is the number of its card, "that" the location where it gained."""

    def __init__(self, cards: list[AutomaCard]) -> None:
        self.cards = cards

    def card(self, frame: Frame) -> AutomaCard:
        """The current card."""
        return self.cards[frame.it - 1]


class RevealAutomaCard(AutomaStep):
    """Reveal the next card; an empty deck is reshuffled with all cards, and four are set aside (RA-20, RA-21)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.automa_deck:
            shuffle_automa(game)
            if game.events is not None:
                game.emit("event-automa-shuffles", {})
        frame.it = game.automa_deck.pop()
        frame.that = NONE
        game.automa_discard.append(frame.it)
        game.reveals += 1
        if game.events is not None:
            game.emit("event-automa-card", {"number": frame.it})


def shuffle_automa(game: RedRising) -> None:
    """Shuffle all Automa cards and set four aside."""
    cards = shuffled_automa_cards(game.rng)
    game.automa_aside = cards[-SET_ASIDE:]
    game.automa_deck = cards[:-SET_ASIDE]
    game.automa_discard = []


class AutomaDeploys(AutomaStep):
    """Deploy the top card of the deck to a location, without its ability (RA-22)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.deck:
            if game.events is not None:
                game.emit("event-automa-no-card", {"part": "deploy"})
            return
        part = self.card(frame).deploy
        card = game.deck.pop()
        game.reveals += 1
        game.locations[named_location(game.priority, part)].append(card)
        if game.events is not None:
            game.emit("event-automa-deploys", {"card": card_name(card), **part_args(game.priority, part)})


class AutomaGains(AutomaStep):
    """Gain the top card of a location, the first along the arrow that has one (RA-23, RA-31)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        card = self.card(frame)
        named = named_location(game.priority, card.gain)
        location = first_along(named, card.arrow, [len(pile) > 0 for pile in game.locations])
        if location == NONE:
            if game.events is not None:
                game.emit("event-automa-no-gain", {})
            return
        placed = game.locations[location].pop()
        game.take_placed(AUTOMA, placed)
        frame.that = location
        if game.events is not None:
            args: dict[str, Argument] = {"card": card_name(placed), **part_args(game.priority, card.gain)}
            if location == named:
                game.emit("event-automa-gains", args)
            else:
                args["from"] = f"location-{LOCATIONS[location]}"
                args["arrow"] = arrow_name(card.arrow)
                game.emit("event-automa-gains-along", args)


class AutomaExtra(AutomaStep):
    """Gain the bonus of the location where a card was gained, or banish the top card of the deck (RA-24)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        card = self.card(frame)
        if card.extra == BANISH:
            if game.deck:
                banish_top(game, AUTOMA)
            elif game.events is not None:
                game.emit("event-automa-no-card", {"part": "banish"})
        elif card.extra == BONUS and frame.that != NONE:
            location = first_along(frame.that, card.arrow, automa_bonuses(game))
            if location == frame.that and game.events is not None:
                game.emit("event-automa-bonus", {"location": f"location-{LOCATIONS[location]}"})
            emit_along(game, frame.that, location, card.arrow)
            if location == LUNA:
                game.push(LUNA_CARD_BONUS, AUTOMA, card.arrow + 1)  # RA-13, after the token
                game.push(SOVEREIGN, AUTOMA)
            else:
                game.change_track(AUTOMA, TRACK_OF[location], 1)


def automa_bonuses(game: RedRising) -> list[bool]:
    """For each location, whether the Automa can get its bonus now (RA-32)."""
    tracks = game.tracks
    return available_bonuses(tracks[HELIUM][AUTOMA], tracks[FLEET][AUTOMA], tracks[INFLUENCE][AUTOMA])


def emit_along(game: RedRising, named: int, location: int, arrow: int) -> None:
    """Emit where the arrow led, if it was followed."""
    if location != named and game.events is not None:
        args: dict[str, Argument] = {"arrow": arrow_name(arrow), "full": f"location-{LOCATIONS[named]}"}
        game.emit("event-automa-bonus-along", {**args, "location": f"location-{LOCATIONS[location]}"})


class LunaCardBonus(Step[RedRising]):
    """Gain the bonus of the location on the Luna bonus card, or the next along the arrow, not Luna (RA-13, RA-32)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        arrow = frame.it - 1
        shown = luna_shows(game.priority)
        location = first_along(shown, arrow, without_luna(automa_bonuses(game)))
        if location == NONE:
            return
        if game.events is not None:
            game.emit("event-automa-luna", {"location": f"location-{LOCATIONS[shown]}"})
        emit_along(game, shown, location, arrow)
        game.change_track(AUTOMA, TRACK_OF[location], 1)


LUNA_CARD_BONUS: Final = Script("automa-luna", [LunaCardBonus()])


def automa_turn(cards: list[AutomaCard]) -> Script:
    """The Automa's turn: two cards (RA-21)."""
    return Script(
        "automa",
        [RevealAutomaCard(cards), AutomaDeploys(cards), AutomaGains(cards), AutomaExtra(cards)] * TURN_CARDS,
    )
