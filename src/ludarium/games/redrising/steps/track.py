"""Steps with the three tracks: helium, fleet, influence."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..content.roster import RED
from ..kind import Kind, a
from ..option_code import A_CARD, A_PLAYER, A_TRACK, NO, YES
from ..table import AUTOMA_CARDS_SEEN, RedRising, card_messages, card_name
from ..tracks import FLEET, HELIUM, INFLUENCE, MAX_TRACK, TRACKS
from .card_context import deployed_at, own_card
from .question import CardQuestion
from .touches import hand_touches, objection_to_kind, player_touches

HERE: Final = -1
RED_KIND: Final = a(RED)


class Get(Step[RedRising]):
    """Go up on a track."""

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        game.change_track(frame.actor, self.track, self.number)


class RivalsGet(Step[RedRising]):
    """Each other player goes up on a track."""

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        for player in game.rivals(frame.actor):
            game.change_track(player, self.track, self.number)


class GetForEach(Step[RedRising]):
    """Go up on a track by one for each card of a kind at a location (by default this one)."""

    def __init__(self, track: int, kind: Kind, location: int = HERE) -> None:
        self.track = track
        self.kind = kind
        self.location = location

    def run(self, game: RedRising, frame: Frame) -> None:
        number = 0
        for placed in game.locations[deployed_at(frame) if self.location == HERE else self.location]:
            if self.kind.fits(placed):
                number += 1
        game.change_track(frame.actor, self.track, number)


class MayPay(CardQuestion):
    """Optionally pay for the steps that follow (RR-22: at most once)."""

    def __init__(self, track: int, number: int) -> None:
        super().__init__("prompt-pay", "", "RR-22")
        self.track = track
        self.number = number

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if game.tracks[self.track][seat] >= self.number and self.is_useful(game, frame) else []

    def is_useful(self, game: RedRising, frame: Frame) -> bool:
        """Whether there is anything to pay for."""
        return True

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            game.change_track(seat, self.track, -self.number)
            frame.it = YES
        else:
            frame.it = NONE

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        track = f"track-{TRACKS[self.track]}"
        return Message(self.question, card=card_name(own_card(frame)), track=track, number=self.number)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["yes", "no"]


class MayPayForCardHere(MayPay):
    """Optionally pay for a card at this location, if there is another card."""

    def is_useful(self, game: RedRising, frame: Frame) -> bool:
        return any(placed not in (own_card(frame), game.untouchable) for placed in game.locations[deployed_at(frame)])


class MayPayForTopCard(MayPay):
    """Optionally pay for the top card of a location, if there is one."""

    def is_useful(self, game: RedRising, frame: Frame) -> bool:
        return any(game.locations)


class MayGet(CardQuestion):
    """Optionally go up on a track by one."""

    def __init__(self, track: int) -> None:
        super().__init__("prompt-may-get", "")
        self.track = track

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if self.track == HELIUM or game.tracks[self.track][seat] < MAX_TRACK else []

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            game.change_track(seat, self.track, 1)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), track=f"track-{TRACKS[self.track]}")

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["yes", "no"]


class RivalMayGet(MayGet):
    """The chosen rival may go up on a track by one; the Automa always does (RA-11)."""

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.is_automa(frame.it):
            game.change_track(frame.it, self.track, 1)
        else:
            super().run(game, frame)


class RivalLoses(Step[RedRising]):
    """The chosen rival goes down on a track, not below 0."""

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE:
            game.change_track(frame.it, self.track, -self.number)


class PickTrack(CardQuestion):
    """Go up by one on a track of choice."""

    def __init__(self) -> None:
        super().__init__("prompt-pick-track", "option-track")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_TRACK + HELIUM, A_TRACK + FLEET, A_TRACK + INFLUENCE]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        game.change_track(seat, option - A_TRACK, 1)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [f"track:{track}" for track in TRACKS]


class RivalPicksTrack(PickTrack):
    """The chosen rival goes up by one on a track of their choice, the actor on the two others."""

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
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
        """Move the rival on the picked track and the actor on the others."""
        if picked != NONE:
            game.change_track(frame.it, picked, 1)
        for track in range(len(TRACKS)):
            if track != picked:
                game.change_track(frame.actor, track, 1)


def roll_for_track(game: RedRising, player: int) -> int:
    """A random track on which the Automa can go up, or NONE (RA-50)."""
    open_tracks = [track for track in range(len(TRACKS)) if game.tracks[track][player] < MAX_TRACK]
    if not open_tracks:
        return NONE
    track = open_tracks[game.rng.below(len(open_tracks))]
    if game.events is not None:
        game.emit("event-rolls", {"seat": player, "face": f"face-{TRACKS[track]}"})
    return track


class TakeFromRichest(CardQuestion):
    """Take 1 helium from the rival who has most; among equals the actor chooses."""

    def __init__(self) -> None:
        super().__init__("prompt-richest", "option-rival")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        helium = game.tracks[HELIUM]
        most = 1
        for player in game.rivals(seat):
            most = max(most, helium[player])
        return [A_PLAYER + player for player in game.rivals(seat) if helium[player] == most]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        game.change_track(option - A_PLAYER, HELIUM, -1)
        game.change_track(seat, HELIUM, 1)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return player_touches(game)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        player = int(touches[-1].split(":")[1])
        helium = game.tracks[HELIUM]
        if player == seat:
            return Reason("RR-11", Message("reason-yourself"))
        if helium[player] < max([1, *(helium[other] for other in game.rivals(seat))]):
            return Reason("RR-11", Message("reason-not-richest", seat=player))
        return None


class RivalsProveRed(CardQuestion):
    """Each rival must show a red card of their hand, or loses 1 helium. "It" counts the rivals who are done.

    A rival with no choice is asked too, so that the question reveals nothing (R20).
    """

    def __init__(self) -> None:
        super().__init__("prompt-show-red", "option-show")
        self.always_ask = True

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return (frame.actor + frame.it) % game.player_count

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it = 1 if frame.it == NONE else frame.it + 1
        if frame.it < game.player_count:
            if game.is_automa(self.asked_seat(game, frame)):
                self.check_automa(game, frame)
                frame.repeat()
            else:
                super().run(game, frame)

    def check_automa(self, game: RedRising, frame: Frame) -> None:
        """Look for a red among the top six cards of the Automa's pile (RA-50)."""
        seen = game.pile[-AUTOMA_CARDS_SEEN:]
        for card in seen:
            game.known[card] |= 1 << frame.actor
        game.reveals += 1
        player = self.asked_seat(game, frame)
        red = any(RED_KIND.fits(card) for card in seen)
        if game.events is not None:
            game.emit("event-looks", {"seat": frame.actor, "rival": player})
            game.emit("event-sees", {"seat": frame.actor, "cards": card_messages(seen)}, [frame.actor])
            game.emit("event-automa-red" if red else "event-shows-none", {"seat": player})
        if not red:
            game.change_track(player, HELIUM, -1)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        reds = [A_CARD + card for card in game.hands[seat] if RED_KIND.fits(card)]
        return reds or [NO]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.repeat()
        if option == NO:
            if game.events is not None:
                game.emit("event-shows-none", {"seat": seat})
            game.change_track(seat, HELIUM, -1)
            return
        game.reveal(option - A_CARD)
        if game.events is not None:
            game.emit("event-shows", {"seat": seat, "card": card_name(option - A_CARD)})

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*hand_touches(game, seat), "no"]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            held = any(RED_KIND.fits(card) for card in game.hands[seat])
            return Reason("RR-26", Message("reason-must-show")) if held else None
        return objection_to_kind(RED_KIND, touches[-1], own_card(frame))
