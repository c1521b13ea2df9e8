"""Words for the cards that lie on locations: gain, banish, move, deploy them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..kind import ANY, Kind
from ..roster import COLOURLESS, FACE_DOWN, GOLD, colour_of
from ..table import LOCATIONS, RedRising, card_messages, card_name
from ..tally import INFLUENCE
from ..thing import A_LOCATION, NO, PAIR, location_of, lying, place_of
from .asking import (
    Ask,
    against_elsewhere,
    against_empty,
    against_here,
    against_itself,
    against_kind,
    against_untouchable,
    at_work,
    board_things,
    card_touched,
    card_under,
    first_of,
    here,
    location_things,
    location_touched,
    own_card,
    told,
)

HERE: Final = -1
ANYWHERE: Final = -2


# --- what happens to a card ----------------------------------------------------------------------------------------


def gain_from(game: RedRising, seat: int, location: int, place: int) -> int:
    """Take a card of a location into the hand; the card, or FACE_DOWN."""
    entry = game.locations[location].pop(place)
    told(game, "event-gains", seat, entry, location)
    if entry >= FACE_DOWN and game.story is not None and not game.is_automa(seat):
        game.tell("event-drawn", {"seat": seat, "cards": card_messages([entry % FACE_DOWN])}, [seat])
    return game.take_entry(seat, entry)


def banish_from(game: RedRising, seat: int, location: int, place: int) -> int:
    """Banish a card of a location; the card, or FACE_DOWN if it lay so: banished it is seen by all."""
    entry = game.locations[location].pop(place)
    card = entry % FACE_DOWN
    game.banish(card)
    if entry >= FACE_DOWN:
        game.reveals += 1
    told(game, "event-banishes", seat, card, location)
    return min(FACE_DOWN, entry)


def move_to(game: RedRising, seat: int, location: int, place: int, target: int) -> int:
    """Move a card on top of another location (RR-20); the card, or FACE_DOWN."""
    entry = game.locations[location].pop(place)
    game.locations[target].append(entry)
    told(game, "event-moves", seat, entry, target)
    return min(FACE_DOWN, entry)


def move_under(game: RedRising, frame: Frame, location: int, place: int) -> int:
    """Move a card directly beneath the card at work; the card, or FACE_DOWN."""
    entry = game.locations[location].pop(place)
    target = here(frame)
    pile = game.locations[target]
    pile.insert(pile.index(own_card(frame)), entry)
    if game.story is not None:
        args: dict[str, Argument] = {"seat": frame.actor, "card": card_name(entry), "under": card_name(own_card(frame))}
        game.tell("event-moves-under", {**args, "location": f"location-{LOCATIONS[target]}"})
    return min(FACE_DOWN, entry)


def deploy(game: RedRising, seat: int, card: int, location: int) -> None:
    """Deploy a card: on top of a location, which is barred from now on; then its ability happens (RR-11, RR-18)."""
    pile = game.locations[location]
    under = int(colour_of(pile[-1])) if pile else NONE
    pile.append(card)
    game.barred |= 1 << location
    told(game, "event-deploys", seat, card, location)
    script = game.lore.deploys[card]
    if script.steps:
        game.push(script, seat, NONE, at_work(card, location, under))


# --- choosing a card on the board ----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(Ask):
    """Choose a card that lies on a location, at any depth, never the card at work itself."""

    def __init__(self, question: str, said: str, kind: Kind, reach: int, *, may: bool = False) -> None:
        super().__init__(question, said)
        self.kind = kind
        self.reach = reach
        self.may = may

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        if self.reach == ANYWHERE:
            for location in range(len(LOCATIONS)):
                self.add(game, frame, location, found)
        else:
            self.add(game, frame, here(frame) if self.reach == HERE else self.reach, found)
        if found and self.may:
            found.append(NO)
        return found

    def add(self, game: RedRising, frame: Frame, location: int, found: list[int]) -> None:
        """Add the cards of a location."""
        card = own_card(frame)
        pile = game.locations[location]
        for place in range(len(pile)):
            entry = pile[place]
            if entry not in (card, game.untouchable) and self.kind.fits(entry):
                found.append(lying(location, place, entry))

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == NO:
            frame.it = NONE
        else:
            self.deed(game, frame, location_of(game, option), place_of(game, option))

    def deed(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        """What happens to the card chosen."""
        raise NotImplementedError

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return [*board_things(game), "no"] if self.may else board_things(game)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        thing = touches[-1]
        if thing == "no":
            return None
        card = own_card(frame)
        location = here(frame) if self.reach == HERE else self.reach
        return first_of(
            against_itself(thing, card),
            against_untouchable(game, thing),
            None if self.reach == ANYWHERE else against_elsewhere(game, thing, location, card),
            against_kind(self.kind, thing, card),
        )


class GainHere(PickCard):
    """Gain a card of this location."""

    def __init__(self, kind: Kind, *, may: bool = False) -> None:
        super().__init__("prompt-may-gain" if may else "prompt-gain", "option-gain", kind, HERE, may=may)

    def deed(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = gain_from(game, frame.actor, location, place)


class GainAt(PickCard):
    """Gain a card of a location that is named."""

    def __init__(self, location: int) -> None:
        super().__init__("prompt-gain", "option-gain", ANY, location)

    def deed(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = gain_from(game, frame.actor, location, place)


class BanishHere(PickCard):
    """Banish a card of this location."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-banish", "option-banish", kind, HERE)

    def add(self, game: RedRising, frame: Frame, location: int, found: list[int]) -> None:
        add_all(game, frame, self.kind, location, found)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        return first_of(
            against_itself(touches[-1], card),
            against_elsewhere(game, touches[-1], here(frame), card),
            against_kind(self.kind, touches[-1], card),
        )

    def deed(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = banish_from(game, frame.actor, location, place)


def add_all(game: RedRising, frame: Frame, kind: Kind, location: int, found: list[int]) -> None:
    """Add the cards of a kind at a location, but for the card at work: one that may not be gained may be moved."""
    card = own_card(frame)
    pile = game.locations[location]
    found += [
        lying(location, place, pile[place])
        for place in range(len(pile))
        if pile[place] != card and kind.fits(pile[place])
    ]


class MoveUnderThis(PickCard):
    """Move a card of any location directly beneath this one."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-move-under", "option-move-under", kind, ANYWHERE)

    def add(self, game: RedRising, frame: Frame, location: int, found: list[int]) -> None:
        add_all(game, frame, self.kind, location, found)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        return first_of(against_itself(touches[-1], card), against_kind(self.kind, touches[-1], card))

    def deed(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = move_under(game, frame, location, place)


class GainMoved(Step[RedRising]):
    """Gain the card that was moved."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = game.where(frame.it)
        if location != NONE and frame.it != game.untouchable:
            gain_from(game, frame.actor, location, game.locations[location].index(frame.it))


class MayGainMoved(Ask):
    """One may gain the card that was moved."""

    def __init__(self) -> None:
        super().__init__("prompt-may-gain-moved", "option-gain")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [] if frame.it in (NONE, game.untouchable) else [1 + frame.it, NO]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == NO:
            frame.it = NONE
        else:
            location = game.where(frame.it)
            gain_from(game, seat, location, game.locations[location].index(frame.it))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), moved=card_name(frame.it))

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*board_things(game), "no"]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no" or card_touched(touches[-1]) == frame.it:
            return None
        return Reason("RR-11", Message("reason-moved", card=card_name(frame.it), by=card_name(own_card(frame))))


class DeployFromHere(PickCard):
    """Deploy another card of this location to a location that is named (RR-18)."""

    def __init__(self, kind: Kind, target: int) -> None:
        super().__init__("prompt-deploy-other", "option-deploy-other", kind, HERE)
        self.target = target

    def add(self, game: RedRising, frame: Frame, location: int, found: list[int]) -> None:
        add_all(game, frame, self.kind, location, found)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        return first_of(
            against_itself(touches[-1], card),
            against_elsewhere(game, touches[-1], here(frame), card),
            against_kind(self.kind, touches[-1], card),
        )

    def deed(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = game.locations[location].pop(place)
        deploy(game, frame.actor, frame.it, self.target)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), location=f"location-{LOCATIONS[self.target]}")


class MoveHere(Ask):
    """Move a card of this location on top of another; perhaps the card itself, perhaps not where its colour lies."""

    def __init__(self, kind: Kind, *, itself: bool, apart: bool = False) -> None:
        super().__init__("prompt-move", "option-move")
        self.kind = kind
        self.itself = itself
        self.apart = apart

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        location = here(frame)
        pile = game.locations[location]
        card = own_card(frame)
        for place in range(len(pile)):
            entry = pile[place]
            if (self.itself or entry != card) and self.kind.fits(entry):
                thing = lying(location, place, entry)
                colour = int(colour_of(entry)) if self.apart else COLOURLESS
                found += [
                    thing + (A_LOCATION + target) * PAIR
                    for target in range(len(LOCATIONS))
                    if target != location and (colour == COLOURLESS or lacks(game, target, colour))
                ]
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        second, first = divmod(option, PAIR)
        frame.it = move_to(game, seat, location_of(game, first), place_of(game, first), second - A_LOCATION)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return board_things(game)
        return location_things() if len(touches) == 1 else []

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        if len(touches) == 1:
            return first_of(
                None if self.itself else against_itself(touches[0], card),
                against_elsewhere(game, touches[0], here(frame), card),
                against_kind(self.kind, touches[0], card),
            )
        reason = against_here(touches[1], here(frame), card)
        if reason is not None or not self.apart:
            return reason
        colour = int(colour_of(card_touched(touches[0])))
        target = location_touched(touches[1])
        if colour == COLOURLESS or all(int(colour_of(entry)) != colour for entry in game.locations[target]):
            return None
        args: dict[str, Argument] = {"card": card_name(card_touched(touches[0])), "by": card_name(card)}
        return Reason("RR-11", Message("reason-same-colour", location=f"location-{LOCATIONS[target]}", **args))


def lacks(game: RedRising, location: int, colour: int) -> bool:
    """Whether no card of a location is of this colour."""
    return all(colour_of(entry) != colour for entry in game.locations[location])


# --- choosing a location -------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PickLocation(Ask):
    """Choose a location."""

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_LOCATION + location for location in range(len(LOCATIONS)) if self.suits(game, frame, location)]

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        """Whether a location may be chosen."""
        return location != here(frame)

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        self.deed(game, frame, option - A_LOCATION)

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        """What happens at the location chosen."""
        raise NotImplementedError

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else location_things()

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_here(touches[-1], here(frame), own_card(frame))


class MoveUnder(PickLocation):
    """Move the card beneath on top of another location."""

    def __init__(self) -> None:
        super().__init__("prompt-move-beneath", "option-onto")

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != here(frame) and card_under(game, frame) != NONE

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_here(touches[-1], here(frame), own_card(frame))

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = move_to(game, frame.actor, here(frame), card_under(game, frame), location)


class DeployUnder(PickLocation):
    """Deploy the card beneath to another location (RR-18)."""

    def __init__(self) -> None:
        super().__init__("prompt-deploy-beneath", "option-onto")

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        card = game.locations[here(frame)].pop(card_under(game, frame))
        deploy(game, frame.actor, card, location)


class MovePile(PickLocation):
    """Move all cards beneath on top of another location, in their order."""

    def __init__(self) -> None:
        super().__init__("prompt-move-pile", "option-onto")

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != here(frame) and card_under(game, frame) != NONE

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        pile = game.locations[here(frame)]
        place = pile.index(own_card(frame))
        number = place
        game.locations[location] += pile[:place]
        del pile[:place]
        if game.story is not None:
            where: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}"}
            game.tell("event-moves-pile", {"seat": frame.actor, "number": number, **where})


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOtherPile(PickLocation):
    """Choose another location that has a card."""

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != here(frame) and len(game.locations[location]) > 0

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return first_of(
            against_here(touches[-1], here(frame), own_card(frame)), against_empty(game, touches[-1], "RR-11")
        )


class MoveTopUnder(PickOtherPile):
    """Move the top card of another location directly beneath this one."""

    def __init__(self) -> None:
        super().__init__("prompt-top-under", "option-top-of")

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = move_under(game, frame, location, len(game.locations[location]) - 1)


class BanishTop(PickOtherPile):
    """Banish the top card of another location."""

    def __init__(self) -> None:
        super().__init__("prompt-banish-top", "option-banish-top")

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = banish_from(game, frame.actor, location, len(game.locations[location]) - 1)


class BanishTopmost(PickLocation):
    """Banish the topmost card of a kind of another location, whatever lies upon it (R8)."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-banish-topmost", "option-banish-topmost")
        self.kind = kind

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != here(frame) and self.topmost(game, location) != NONE

    def topmost(self, game: RedRising, location: int) -> int:
        """The place of the topmost card of the kind; NONE."""
        pile = game.locations[location]
        for place in range(len(pile) - 1, -1, -1):
            if self.kind.fits(pile[place]):
                return place
        return NONE

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = banish_from(game, frame.actor, location, self.topmost(game, location))

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        location = location_touched(touches[-1])
        nothing = not any(self.kind.fits(entry) for entry in game.locations[location])
        where = f"location-{LOCATIONS[location]}"
        return first_of(
            against_here(touches[-1], here(frame), own_card(frame)),
            against_empty(game, touches[-1], "RR-11"),
            Reason("RR-11", Message("reason-none-there", location=where)) if nothing else None,
        )


class MoveTop(Ask):
    """Move the top card of another location on top of any different one; "it" is where it came from (Q7)."""

    def __init__(self) -> None:
        super().__init__("prompt-move-top", "option-move-top")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [
            A_LOCATION + origin + (A_LOCATION + target) * PAIR
            for origin in range(len(LOCATIONS))
            if origin != here(frame) and game.locations[origin]
            for target in range(len(LOCATIONS))
            if target != origin
        ]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        second, first = divmod(option, PAIR)
        origin = first - A_LOCATION
        move_to(game, seat, origin, len(game.locations[origin]) - 1, second - A_LOCATION)
        frame.it = origin

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        args: dict[str, Argument] = {"origin": f"location-{LOCATIONS[first - A_LOCATION]}"}
        card = card_name(game.locations[first - A_LOCATION][-1])
        return Message(self.said, location=f"location-{LOCATIONS[second - A_LOCATION]}", card=card, **args)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if len(touches) > 1 else location_things()

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return first_of(
                against_here(touches[0], here(frame), own_card(frame)), against_empty(game, touches[0], "RR-11")
            )
        if touches[0] == touches[1]:
            return Reason("RR-11", Message("reason-same-location", by=card_name(own_card(frame))))
        return None


class GainTopOfAny(PickLocation):
    """Gain the top card of a location of one's choice."""

    def __init__(self) -> None:
        super().__init__("prompt-gain-top", "option-gain-top")

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return len(game.locations[location]) > 0

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_empty(game, touches[-1], "RR-60")

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        gain_from(game, frame.actor, location, len(game.locations[location]) - 1)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        location = option - A_LOCATION
        args: dict[str, Argument] = {"card": card_name(game.locations[location][-1])}
        return Message(self.said, location=f"location-{LOCATIONS[location]}", **args)


# --- no choice -----------------------------------------------------------------------------------------------------


class GainUnder(Step[RedRising]):
    """Gain the card beneath."""

    def run(self, game: RedRising, frame: Frame) -> None:
        place = card_under(game, frame)
        frame.it = NONE
        if place >= 0 and game.locations[here(frame)][place] != game.untouchable:
            frame.it = gain_from(game, frame.actor, here(frame), place)


class BanishUnder(Step[RedRising]):
    """Banish the card beneath."""

    def run(self, game: RedRising, frame: Frame) -> None:
        place = card_under(game, frame)
        frame.it = NONE if place < 0 else banish_from(game, frame.actor, here(frame), place)


class BanishOnlyCardUnder(Step[RedRising]):
    """Banish the card beneath; "it" is done if there was no third card at the location."""

    def run(self, game: RedRising, frame: Frame) -> None:
        place = card_under(game, frame)
        frame.it = NONE
        if place >= 0:
            banish_from(game, frame.actor, here(frame), place)
            if len(game.locations[here(frame)]) == 1:
                frame.it = 0


class GainBottom(Step[RedRising]):
    """Gain the bottom card of a location (HERE: this one), unless it is this card."""

    def __init__(self, location: int = HERE) -> None:
        self.location = location

    def run(self, game: RedRising, frame: Frame) -> None:
        location = here(frame) if self.location == HERE else self.location
        pile = game.locations[location]
        frame.it = NONE
        if pile and pile[0] != own_card(frame) and pile[0] != game.untouchable:
            frame.it = gain_from(game, frame.actor, location, 0)


class BanishBottom(Step[RedRising]):
    """Banish the bottom card of this location, unless it is this card."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.locations[here(frame)][0] != own_card(frame):
            banish_from(game, frame.actor, here(frame), 0)


class BanishAllHere(Step[RedRising]):
    """Banish all cards of a kind at this location; "it" is how many."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def run(self, game: RedRising, frame: Frame) -> None:
        location = here(frame)
        pile = game.locations[location]
        frame.it = 0
        for place in range(len(pile) - 1, -1, -1):
            if self.kind.fits(pile[place]):
                banish_from(game, frame.actor, location, place)
                frame.it += 1


class BanishPileForInfluence(Step[RedRising]):
    """Banish the whole location with this card, for 1 influence for each gold among them, 3 at most."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = here(frame)
        golds = 0
        for entry in game.locations[location]:
            if colour_of(entry) == GOLD:
                golds += 1
        for place in range(len(game.locations[location]) - 1, -1, -1):
            banish_from(game, frame.actor, location, place)
        game.change(frame.actor, INFLUENCE, min(golds, 3))


class MayRaiseBottom(Ask):
    """One may move the bottom card of this location on top of this one."""

    def __init__(self) -> None:
        super().__init__("prompt-raise", "option-raise")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        pile = game.locations[here(frame)]
        return [] if pile[0] == own_card(frame) else [lying(here(frame), 0, pile[0]), NO]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE
        if option != NO:
            frame.it = move_to(game, seat, here(frame), 0, here(frame))

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*board_things(game), "no"]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        reason = against_elsewhere(game, touches[-1], here(frame), own_card(frame))
        bottom = board_things(game)[sum(len(pile) for pile in game.locations[: here(frame)])]
        if reason is None and touches[-1] != bottom:
            return Reason("RR-11", Message("reason-not-bottom", by=card_name(own_card(frame))))
        return reason
