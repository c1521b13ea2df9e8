"""The base of all questions of Red Rising."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.question import OneTouch
from ludarium.kernel.script import NONE, Frame

from ..option_code import A_BUTTON, A_NAME, PAIR, message_argument, touch_id, touched_argument
from ..table import LOCATIONS, RedRising, card_name
from .card_context import own_card


def emit_card_event(game: RedRising, kind: str, seat: int, placed: int, location: int) -> None:
    """Emit an event about a card at a location."""
    if game.events is not None:
        args: dict[str, Argument] = {"seat": seat, "card": card_name(placed)}
        game.emit(kind, {**args, "location": f"location-{LOCATIONS[location]}"})


@mypyc_attr(allow_interpreted_subclasses=True)
class CardQuestion(OneTouch[RedRising]):
    """A question of a card or a turn, by default answered with one touch.

    A single option is taken without asking, unless that reveals something (R20).
    """

    def __init__(self, question: str, option_message: str, rule: str = "RR-11") -> None:
        super().__init__(question, option_message, rule)
        self.always_ask = False

    def run(self, game: RedRising, frame: Frame) -> None:
        seat = self.asked_seat(game, frame)
        options = self.options(game, frame, seat)
        if not options:
            self.on_no_option(game, frame)
        elif len(options) == 1 and not self.always_ask:
            self.answer(game, frame, seat, options[0])
        else:
            game.ask(seat, options)

    def on_no_option(self, game: RedRising, frame: Frame) -> None:
        """Called instead of asking if there is no option (RR-19)."""
        frame.it = NONE

    def no_option_from(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason:
        kind, _, name = touches[-1].partition(":") if touches else ("", "", "")
        if kind not in ("card", "face-down"):
            return super().no_option_from(game, frame, seat, touches)
        card = f"character-{name}" if kind == "card" else kind
        return Reason(self.rule, Message("reason-card-leads-nowhere", card=card))

    def touches(self, game: RedRising, frame: Frame, option: int) -> list[str]:
        second, first = divmod(option, PAIR)
        return [touch_id(first), touch_id(second)] if second else [touch_id(first)]

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if A_BUTTON <= first < A_NAME and not second:
            return Message(f"option-{touch_id(first)}")
        args: dict[str, Argument] = message_argument(first)
        if second:
            args.update(message_argument(second))
        return Message(self.option_message, **args)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)))

    def prompt_after(self, game: RedRising, frame: Frame, touches: list[str]) -> Message:
        asked = self.prompt(game, frame)
        return Message(f"{asked.id}-then", **{**asked.args, **touched_argument(touches[0])})
