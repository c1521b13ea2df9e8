"""A turn: lead or scout; and the order of turns until the end is triggered and the round complete."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import Frame, Script, Step

from .content.houses import APOLLO
from .option_code import A_CARD, A_LOCATION, LEAD, PAIR, THE_DECK
from .steps.board import deploy, gain_from, with_bonus
from .steps.deck import Scout
from .steps.die import ROLL_DIE
from .steps.question import CardQuestion
from .steps.token import GainLocationBonus, push_location_bonus
from .steps.touches import hand_touches, location_touches, objection_to_empty, touched_location
from .table import INSTITUTE, LOCATIONS, LUNA, MARS, RedRising, card_name

MAX_ROUNDS: Final = 100  # RR-52: the game always ends
LEADS: Final = 0
SCOUTS: Final = 1


class PlayTurns(Step[RedRising]):
    """Turns, clockwise from the first player, until the end; then Apollo's extra turn (RR-51)."""

    def __init__(self, automa: Script) -> None:
        self.automa = automa

    def run(self, game: RedRising, frame: Frame) -> None:
        game.turn += 1
        if game.turn == game.player_count and not game.triggered:
            game.turn = 0
            game.round += 1
            if game.round >= MAX_ROUNDS:
                game.triggered = True
                if game.events is not None:
                    game.emit("event-last-round", {"number": game.round})
        player = (game.first + game.turn) % game.player_count
        if game.turn == game.player_count:
            if APOLLO not in game.houses:
                return
            player = game.houses.index(APOLLO)
            if game.events is not None:
                game.emit("event-extra-turn", {"seat": player})
        elif game.turn > game.player_count:
            return
        frame.repeat()
        game.barred = 0
        game.ended = False
        game.push(self.automa if game.is_automa(player) else TURN, player)


class ChooseAction(CardQuestion):
    """Lead by deploying a card, or scout (RR-10). With an empty hand a player leads without deploying (RR-25)."""

    def __init__(self) -> None:
        super().__init__("prompt-turn", "option-deploy", "RR-10")

    def run(self, game: RedRising, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if options:
            game.ask(frame.actor, options)
        else:
            frame.it = SCOUTS
            if game.events is not None:
                game.emit("event-cannot-act", {"seat": frame.actor})
            if not any(game.hands):  # RR-52: no player can ever act again
                game.triggered = True

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for card in game.hands[seat]:
            first = A_CARD + card + A_LOCATION * PAIR
            options += [first, first + MARS * PAIR, first + LUNA * PAIR, first + INSTITUTE * PAIR]
        if not options and (game.deck or any(game.locations)):
            options.append(LEAD)
        if game.deck:
            options.append(THE_DECK)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = LEADS
        if option == THE_DECK:
            frame.it = SCOUTS
            game.push(SCOUT, seat)
        elif option != LEAD:
            second, first = divmod(option, PAIR)
            card = first - A_CARD
            game.hands[seat].remove(card)
            deploy(game, seat, card, second - A_LOCATION)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message("option-scout") if option == THE_DECK else super().text(game, frame, option)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question if game.hands[frame.actor] else "prompt-turn-empty")

    def confirmation(self, game: RedRising, frame: Frame, option: int) -> Message | None:
        return Message("confirm-scout") if option == THE_DECK else None

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*hand_touches(game, seat), "lead", "deck"]
        return location_touches() if len(touches) == 1 and touches[0].startswith("card:") else []

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "lead" and game.hands[seat]:
            return Reason("RR-11", Message("reason-deploy-first"))
        if touches[-1] == "lead" and not game.deck and not any(game.locations):
            return Reason("RR-12", Message("reason-nothing-to-gain"))
        if touches[-1] == "deck" and not game.deck:
            return Reason("RR-24", Message("reason-deck-empty"))
        return None


class FinishLead(CardQuestion):
    """The second step of lead: gain a top card and its location's bonus, or draw a card and roll the die (RR-12)."""

    def __init__(self) -> None:
        super().__init__("prompt-finish", "option-gain-bonus", "RR-12")

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == LEADS and not game.ended:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for location in range(len(LOCATIONS)):
            pile = game.locations[location]
            if pile and not game.barred >> location & 1 and pile[-1] != game.untouchable:
                options.append(A_LOCATION + location)
        if game.deck:
            options.append(THE_DECK)
        return options

    def on_no_option(self, game: RedRising, frame: Frame) -> None:
        if game.events is not None:
            game.emit("event-cannot-gain", {"seat": frame.actor})

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == THE_DECK:
            game.draw(seat, 1)
            game.push(ROLL_DIE, seat)
        else:
            location = option - A_LOCATION
            gain_from(game, seat, location, len(game.locations[location]) - 1)
            push_location_bonus(game, seat, location)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        if option == THE_DECK:
            return Message("option-draw-and-roll")
        location = option - A_LOCATION
        args = with_bonus(location)
        args["card"] = card_name(game.locations[location][-1])
        return Message(self.option_message, **args)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def confirmation(self, game: RedRising, frame: Frame, option: int) -> Message | None:
        return Message("confirm-draw") if option == THE_DECK else None

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*location_touches(), "deck"]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "deck":
            return None if game.deck else Reason("RR-24", Message("reason-deck-empty"))
        location = touched_location(touches[-1])
        where: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}"}
        reason = objection_to_empty(game, touches[-1], "RR-12")
        if reason is None and game.barred >> location & 1:
            reason = Reason("RR-12", Message("reason-barred", **where))
        if reason is None and game.locations[location][-1] == game.untouchable:
            reason = Reason("RR-12", Message("reason-untouchable", card=card_name(game.untouchable)))
        return reason


TURN: Final = Script("turn", [ChooseAction(), FinishLead()])
SCOUT: Final = Script("scout", [Scout(), GainLocationBonus()])
