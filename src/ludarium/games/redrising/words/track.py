"""Words for the three tracks: helium, fleet, influence."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..kind import Kind, a
from ..roster import RED
from ..table import MOST, RedRising, card_messages, card_name
from ..tally import FLEET, HELIUM, INFLUENCE, TRACKS
from ..thing import A_PARTY, A_TRACK, NO, YES
from .asking import Ask, against_kind, hand_things, here, own_card, party_things

HERE: Final = -1


class Get(Step[RedRising]):
    """Go up on a track."""

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        game.change(frame.actor, self.track, self.number)


class RivalsGet(Step[RedRising]):
    """Each other player goes up on a track."""

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        for party in game.rivals(frame.actor):
            game.change(party, self.track, self.number)


class GetForEach(Step[RedRising]):
    """Go up on a track by one for each card of a kind at a location (HERE: where this card was deployed)."""

    def __init__(self, track: int, kind: Kind, location: int = HERE) -> None:
        self.track = track
        self.kind = kind
        self.location = location

    def run(self, game: RedRising, frame: Frame) -> None:
        number = 0
        for entry in game.locations[here(frame) if self.location == HERE else self.location]:
            if self.kind.fits(entry):
                number += 1
        game.change(frame.actor, self.track, number)


class MayPay(Ask):
    """One may pay for what follows (RR-22: at most once)."""

    def __init__(self, track: int, number: int) -> None:
        super().__init__("prompt-pay", "", "RR-22")
        self.track = track
        self.number = number

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if game.tracks[self.track][seat] >= self.number and self.is_worth(game, frame) else []

    def is_worth(self, game: RedRising, frame: Frame) -> bool:
        """Whether there is anything to pay for."""
        return True

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            game.change(seat, self.track, -self.number)
            frame.it = YES
        else:
            frame.it = NONE

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        track = f"track-{TRACKS[self.track]}"
        return Message(self.question, card=card_name(own_card(frame)), track=track, number=self.number)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["yes", "no"]


class MayPayForCardHere(MayPay):
    """One may pay for a card at this location, if there is another."""

    def is_worth(self, game: RedRising, frame: Frame) -> bool:
        return any(entry not in (own_card(frame), game.untouchable) for entry in game.locations[here(frame)])


class MayPayForTopCard(MayPay):
    """One may pay for the top card of a location, if any has one."""

    def is_worth(self, game: RedRising, frame: Frame) -> bool:
        return any(game.locations)


class MayGet(Ask):
    """One may go up on a track by one."""

    def __init__(self, track: int) -> None:
        super().__init__("prompt-may-get", "")
        self.track = track

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if self.track == HELIUM or game.tracks[self.track][seat] < MOST else []

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            game.change(seat, self.track, 1)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), track=f"track-{TRACKS[self.track]}")

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["yes", "no"]


class RivalMayGet(MayGet):
    """The rival chosen may go up on a track by one; the Automa always does (RA-11)."""

    def asked(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.is_automa(frame.it):
            game.change(frame.it, self.track, 1)
        else:
            super().run(game, frame)


class RivalLoses(Step[RedRising]):
    """The rival chosen goes down on a track, as far as that goes."""

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE:
            game.change(frame.it, self.track, -self.number)


class PickTrack(Ask):
    """Go up by one on a track of one's choice."""

    def __init__(self) -> None:
        super().__init__("prompt-pick-track", "option-track")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_TRACK + HELIUM, A_TRACK + FLEET, A_TRACK + INFLUENCE]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        game.change(seat, option - A_TRACK, 1)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"track:{track}" for track in TRACKS]


class RivalPicksTrack(PickTrack):
    """The rival chosen goes up by one on a track of their choice, the actor on the two others."""

    def asked(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        if game.is_automa(frame.it):
            self.share(game, frame, roll_for_track(game, frame.it))
        else:
            super().run(game, frame)

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        self.share(game, frame, option - A_TRACK)

    def share(self, game: RedRising, frame: Frame, picked: int) -> None:
        """Give one to the rival and the others to the actor."""
        if picked != NONE:
            game.change(frame.it, picked, 1)
        for track in range(len(TRACKS)):
            if track != picked:
                game.change(frame.actor, track, 1)


def roll_for_track(game: RedRising, party: int) -> int:
    """The track that the rising die chooses for the Automa, of those that it can go up on; NONE (RA-50)."""
    open_tracks = [track for track in range(len(TRACKS)) if game.tracks[track][party] < MOST]
    if not open_tracks:
        return NONE
    track = open_tracks[game.rng.below(len(open_tracks))]
    if game.story is not None:
        game.tell("event-rolls", {"seat": party, "face": f"face-{TRACKS[track]}"})
    return track


class TakeFromRichest(Ask):
    """Take 1 helium from the rival who has most; among equals from one of one's choice."""

    def __init__(self) -> None:
        super().__init__("prompt-richest", "option-rival")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        helium = game.tracks[HELIUM]
        most = 1
        for party in game.rivals(seat):
            most = max(most, helium[party])
        return [A_PARTY + party for party in game.rivals(seat) if helium[party] == most]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        game.change(option - A_PARTY, HELIUM, -1)
        game.change(seat, HELIUM, 1)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else party_things(game)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        party = int(touches[-1].split(":")[1])
        helium = game.tracks[HELIUM]
        if party == seat:
            return Reason("RR-11", Message("reason-yourself"))
        if helium[party] < max([1, *(helium[other] for other in game.rivals(seat))]):
            return Reason("RR-11", Message("reason-not-richest", seat=party))
        return None


class RivalsProveRed(Ask):
    """Each rival must show a red card of their hand, or loses 1 helium. Here "it" counts the rivals who are done.

    Whoever has none or one is asked as well: who is asked tells nothing (R20).
    """

    def __init__(self) -> None:
        super().__init__("prompt-show-red", "option-show")
        self.always = True

    def asked(self, game: RedRising, frame: Frame) -> int:
        return (frame.actor + frame.it) % game.parties

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it = 1 if frame.it == NONE else frame.it + 1
        if frame.it < game.parties:
            if game.is_automa(self.asked(game, frame)):
                self.prove_automa(game, frame)
                frame.again()
            else:
                super().run(game, frame)

    def prove_automa(self, game: RedRising, frame: Frame) -> None:
        """Look for a red among the top six cards of the Automa's pile (RA-50)."""
        seen = game.pile[-SIX:]
        for card in seen:
            game.known[card] |= 1 << frame.actor
        game.reveals += 1
        party = self.asked(game, frame)
        red = any(RED_KIND.fits(card) for card in seen)
        if game.story is not None:
            game.tell("event-looks", {"seat": frame.actor, "rival": party})
            game.tell("event-sees", {"seat": frame.actor, "cards": card_messages(seen)}, [frame.actor])
            game.tell("event-automa-red" if red else "event-shows-none", {"seat": party})
        if not red:
            game.change(party, HELIUM, -1)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        reds = [1 + card for card in game.hands[seat] if RED_KIND.fits(card)]
        return reds or [NO]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.again()
        if option == NO:
            if game.story is not None:
                game.tell("event-shows-none", {"seat": seat})
            game.change(seat, HELIUM, -1)
            return
        game.show(option - 1)
        if game.story is not None:
            game.tell("event-shows", {"seat": seat, "card": card_name(option - 1)})

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*hand_things(game, seat), "no"]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            held = any(RED_KIND.fits(card) for card in game.hands[seat])
            return Reason("RR-26", Message("reason-must-show")) if held else None
        return against_kind(RED_KIND, touches[-1], own_card(frame))


SIX: Final = 6
RED_KIND: Final = a(RED)
