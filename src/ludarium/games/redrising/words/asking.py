"""What all questions have in common: whom they ask, when nothing needs to be asked, and how an option is spoken of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.question import Question
from ludarium.kernel.script import NONE, Frame

from ..kind import Kind
from ..roster import COLOURLESS, FACE_DOWN, NAMES, NUMBER, colour_of
from ..table import LOCATIONS, RedRising, card_name
from ..thing import A_BUTTON, A_NAME, PAIR, argument, touch, touch_of_entry

# A card at work keeps in its frame's "that" who it is, where it was deployed, and the colour of the card that it was
# put upon, as it was at that moment.
CARD_BITS: Final = 7
HERE_BITS: Final = 2


def at_work(card: int, here: int, under: int) -> int:
    """The "that" of a card's frame; `under` is a colour, or NONE."""
    return card | here << CARD_BITS | (under + 1) << (CARD_BITS + HERE_BITS)


def own_card(frame: Frame) -> int:
    """The card whose ability this is."""
    return frame.that & ((1 << CARD_BITS) - 1)


def here(frame: Frame) -> int:
    """The location to which the card was deployed (RR-16)."""
    return frame.that >> CARD_BITS & ((1 << HERE_BITS) - 1)


def under(frame: Frame) -> int:
    """The colour of the card that it was put upon; NONE if the location was empty."""
    return (frame.that >> (CARD_BITS + HERE_BITS)) - 1


def card_under(game: RedRising, frame: Frame) -> int:
    """The place of the card directly beneath this one; NONE if there is none."""
    pile = game.locations[here(frame)]
    card = own_card(frame)
    return pile.index(card) - 1 if card in pile else NONE


def told(game: RedRising, kind: str, seat: int, entry: int, location: int) -> None:
    """Tell what happened to a card at a location."""
    if game.story is not None:
        args: dict[str, Argument] = {"seat": seat, "card": card_name(entry)}
        game.tell(kind, {**args, "location": f"location-{LOCATIONS[location]}"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question[RedRising]):
    """A question. With no option nothing happens; with one alone it is not asked, unless that would be a tell (R20)."""

    def __init__(self, question: str, said: str, rule: str = "RR-11") -> None:
        super().__init__(question, said, rule)
        self.always = False

    def run(self, game: RedRising, frame: Frame) -> None:
        seat = self.asked(game, frame)
        options = self.options(game, frame, seat)
        if not options:
            self.nothing(game, frame)
        elif len(options) == 1 and not self.always:
            self.answer(game, frame, seat, options[0])
        else:
            game.ask(seat, options)

    def nothing(self, game: RedRising, frame: Frame) -> None:
        """What follows when there is nothing to choose (RR-19)."""
        frame.it = NONE

    def stranger(self, asking: Message) -> Message:
        return Message("reason-not-asked", question=[asking])

    def dead_end(self, touches: list[str]) -> Message:
        kind, _, name = touches[-1].partition(":") if touches else ("", "", "")
        if kind not in ("card", "face-down"):
            return Message("reason-leads-nowhere")
        return Message("reason-card-leads-nowhere", card=f"character-{name}" if kind == "card" else kind)

    def touches(self, game: RedRising, frame: Frame, option: int) -> list[str]:
        second, first = divmod(option, PAIR)
        return [touch(first), touch(second)] if second else [touch(first)]

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if A_BUTTON <= first < A_NAME and not second:
            return Message(f"option-{touch(first)}")
        args: dict[str, Argument] = argument(first)
        if second:
            args.update(argument(second))
        return Message(self.said, **args)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)))


# --- what named checks are made of ---------------------------------------------------------------------------------


def board_things(game: RedRising) -> list[str]:
    """Every card that lies on a location."""
    return [
        touch_of_entry(location, place, game.locations[location][place])
        for location in range(len(LOCATIONS))
        for place in range(len(game.locations[location]))
    ]


def hand_things(game: RedRising, seat: int) -> list[str]:
    """Every card in a hand."""
    return [f"card:{NAMES[card]}" for card in game.hands[seat]]


def banished_things(game: RedRising) -> list[str]:
    """Every banished card."""
    return [f"card:{NAMES[card]}" for card in game.banished]


def location_things() -> list[str]:
    """The four locations."""
    return [f"location:{name}" for name in LOCATIONS]


def party_things(game: RedRising) -> list[str]:
    """Everybody who plays."""
    return [f"seat:{party}" for party in range(game.parties)]


def card_touched(thing: str) -> int:
    """The card of a touch; a face-down one as such."""
    return NUMBER[thing.removeprefix("card:")] if thing.startswith("card:") else FACE_DOWN


def location_touched(thing: str) -> int:
    """The location of a touch: of a location, or of a face-down card's place."""
    return LOCATIONS.index(thing.split(":")[1])


def lies_at(game: RedRising, thing: str) -> int:
    """The location at which a touched card lies."""
    return game.where(card_touched(thing)) if thing.startswith("card:") else location_touched(thing)


def against_kind(kind: Kind, thing: str, by: int) -> Reason | None:
    """Why the ability of a card does not reach this one."""
    card = card_touched(thing)
    if kind.fits(card):
        return None
    if colour_of(card) == COLOURLESS:
        return Reason("RR-08", Message("reason-face-down", by=card_name(by)))
    return Reason("RR-11", Message("reason-kind", card=card_name(card), by=card_name(by)))


def against_itself(thing: str, by: int) -> Reason | None:
    """Why a card may not choose itself."""
    if card_touched(thing) == by:
        return Reason("RR-11", Message("reason-itself", card=card_name(by)))
    return None


def against_elsewhere(game: RedRising, thing: str, location: int, by: int) -> Reason | None:
    """Why a card on another location is out of reach."""
    if lies_at(game, thing) == location:
        return None
    args: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}", "by": card_name(by)}
    return Reason("RR-11", Message("reason-elsewhere", **args))


def against_here(thing: str, location: int, by: int) -> Reason | None:
    """Why "another location" is not this one (RR-17)."""
    if location_touched(thing) != location:
        return None
    return Reason("RR-17", Message("reason-another", location=f"location-{LOCATIONS[location]}", by=card_name(by)))


def against_empty(game: RedRising, thing: str, rule: str) -> Reason | None:
    """Why nothing can be had of a location without cards."""
    location = location_touched(thing)
    if game.locations[location]:
        return None
    return Reason(rule, Message("reason-empty", location=f"location-{LOCATIONS[location]}"))


def against_untouchable(game: RedRising, thing: str) -> Reason | None:
    """Why the Loan Shark cannot be gained in a turn bought from it."""
    if thing.startswith("card:") and card_touched(thing) == game.untouchable:
        return Reason("RR-12", Message("reason-untouchable", card=card_name(game.untouchable)))
    return None


def first_of(*found: Reason | None) -> Reason | None:
    """The first reason that there is."""
    for reason in found:
        if reason is not None:
            return reason
    return None
