"""The course of a game: players choose windows, then play ten rounds of two turns each."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step, scripts_by_name

from .content.patterns import PATTERNS
from .content.tools import TOOLS
from .steps.draft import (
    add_placements,
    can_place,
    draft,
    no_cell,
    objection_to_placement,
    place_prompt,
    place_text,
    place_touches,
    placement_touches,
)
from .steps.question import DiceQuestion, objection_to_slot, slot_touches, touched_die
from .table import POOL_SLOTS, POOL_TOUCHES, ROUNDS, Sagrada, colour_name, dice_messages, die_args, windows_on
from .tool import Tool
from .window import COLOURS, EMPTY, FACES, window

# The options of a turn: slot * 20 + cell; END; or from TOOL on: tool * TOOL_STRIDE + slot of the die that pays in solo
# * PAY_STRIDE + the option of the tool's first question.
END: Final = 180
TOOL: Final = 256
TOOL_STRIDE: Final = 1 << 16
PAY_STRIDE: Final = 1 << 12

# Created once: nearly every turn uses them.
PASS: Final = Message("option-pass")
END_TURN: Final = Message("option-end-turn")
DRAFT_OR_TOOL: Final = Message("prompt-turn")
SECOND_TURN: Final = Message("prompt-second-turn")
TOOL_OR_END: Final = Message("prompt-tool-or-end")
DRAFT_OR_END: Final = Message("prompt-draft-or-end")
CONFIRM_PASS: Final = Message("confirm-pass")
USE_PROMPTS: Final = [Message(f"prompt-use-{tool.name}") for tool in TOOLS]


class ChooseWindows(DiceQuestion):
    """All players choose a window at the same time (SG-03). An option is the pattern."""

    def __init__(self) -> None:
        super().__init__("prompt-window", "option-window", "SG-03")

    def run(self, game: Sagrada, frame: Frame) -> None:
        for seat in range(game.seats):
            game.ask(seat, self.options(game, frame, seat))

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return windows_on(game.cards[seat])

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        chosen = PATTERNS[option]
        game.patterns = [option if other == seat else game.patterns[other] for other in range(game.seats)]
        game.windows[seat] = window(chosen)
        if not game.solo:
            game.tokens[seat] = chosen.difficulty
        game.reveals += 1
        if game.events is not None:
            tokens = game.tokens[seat]
            game.emit("event-chooses", {"seat": seat, "window": f"window-{chosen.name}", "tokens": tokens})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [f"window:{PATTERNS[option].name}"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        chosen = PATTERNS[option]
        return Message(self.option_message, window=f"window-{chosen.name}", difficulty=chosen.difficulty)

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"window:{PATTERNS[side].name}" for side in windows_on(game.cards[seat])]

    def not_touchable(self, game: Sagrada, frame: object, touches: list[str]) -> Reason:
        return Reason(self.rule, Message("reason-window"))


class PlayRounds(Step[Sagrada]):
    """Ten rounds (SG-10, SG-16)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        if game.round == 0:
            game.cards = []  # the cards not chosen leave the game
        if game.round < ROUNDS:
            game.round += 1
            frame.repeat()
            game.push(ROUND, frame.actor)
        elif game.events is not None:
            game.emit("event-ends", {})


class RollDice(Step[Sagrada]):
    """The first player draws and rolls the dice of the round (SG-10, SG-52)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        if game.round > 1:
            game.first = (game.first + 1) % game.seats  # SG-15
        game.turn = -1
        game.skipping = 0
        game.fill_pool()
        if game.events is not None:
            dice = dice_messages(game.pool)
            game.emit("event-round", {"round": int(game.round), "seat": int(game.first), "dice": dice})


class TakeTurns(Step[Sagrada]):
    """Give each player two turns, clockwise and then back (SG-11)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        game.turn += 1
        if game.turn == 2 * game.seats:
            return
        frame.repeat()
        seat = int(game.seat_of_turn(game.turn))
        if not game.is_first_turn() and game.skipping >> seat & 1:
            if game.events is not None:
                game.emit("event-skips", {"seat": seat})
            return
        game.drafted = False
        game.tooled = False
        game.push(TURN, seat)


class EndRound(Step[Sagrada]):
    """Move the dice left in the pool to the round track (SG-14, SG-54)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        if game.events is not None:
            dice = dice_messages(game.pool)
            kind = "event-leftover" if dice else "event-no-leftover"
            game.emit(kind, {"round": int(game.round), "dice": dice, "number": len(dice)})
        game.clear_pool()


class Act(DiceQuestion):
    """A turn: draft a die and use a tool, in either order; both are optional (SG-12, SG-13, SG-31)."""

    def __init__(self, tools: list[Tool]) -> None:
        super().__init__("prompt-turn", "option-place", "SG-12")
        self.tools = tools

    def run(self, game: Sagrada, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if len(options) > 1:
            game.ask(frame.actor, options)
        elif game.events is not None and not game.drafted and not game.tooled:
            game.emit("event-cannot-act", {"seat": frame.actor})

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if not game.drafted:
            add_placements(game, seat, options)
        if not game.tooled:
            if game.solo:
                self.add_solo_tools(game, frame, seat, options)
            else:
                self.add_tools(game, frame, seat, options)
        options.append(END)
        return options

    def add_tools(self, game: Sagrada, frame: Frame, seat: int, options: list[int]) -> None:
        """Add the uses of the tools that the seat can pay for (SG-30)."""
        tokens = game.tokens[seat]
        if tokens == 0:
            return
        for place in range(len(game.tools)):
            first = self.tools[game.tools[place]].first
            if tokens >= game.price(place) and first.is_usable(game):
                base = TOOL + place * TOOL_STRIDE
                options += [base + option for option in first.options(game, frame, seat)]

    def add_solo_tools(self, game: Sagrada, frame: Frame, seat: int, options: list[int]) -> None:
        """Add the uses of each unused tool with each die that can pay for it (SG-53)."""
        for place in range(len(game.tools)):
            tool = self.tools[game.tools[place]]
            if game.paid[place] or not tool.first.is_usable(game):
                continue
            for slot in range(len(game.pool)):
                die = game.pool[slot]
                if die == EMPTY or die // FACES != tool.colour:
                    continue
                base = TOOL + place * TOOL_STRIDE + slot * PAY_STRIDE
                game.pool[slot] = EMPTY
                options += [base + option for option in tool.first.options(game, frame, seat)]
                game.pool[slot] = die

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        if option == END:
            if game.events is not None and not game.drafted and not game.tooled:
                game.emit("event-passes", {"seat": seat})
            return
        frame.repeat()
        if option < END:
            draft(game, seat, option)
            return
        where, slot, rest = tool_option(option)
        tool = self.tools[game.tools[where]]
        self.pay(game, seat, where, slot, tool)
        game.tooled = True
        tool_frame = game.push(tool.script, seat)
        tool_frame.at = 1
        tool.first.answer(game, tool_frame, seat, rest)

    def pay(self, game: Sagrada, seat: int, where: int, slot: int, tool: Tool) -> None:
        """Pay for a tool: favor tokens, or in solo a die, which leaves the game with the tool."""
        if game.solo:
            die = game.pool[slot]
            game.pool[slot] = EMPTY
            game.paid[where] = die + 1
            if game.events is not None:
                game.emit("event-pays-die", {"seat": seat, "tool": f"tool-{tool.name}", **die_args(die), "slot": slot})
            return
        price = game.price(where)
        game.tokens[seat] -= price
        game.paid[where] += price
        if game.events is not None:
            game.emit("event-pays", {"seat": seat, "tool": f"tool-{tool.name}", "tokens": price})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        if option == END:
            return ["pass"]
        if option < END:
            return place_touches(option)
        where, slot, rest = tool_option(option)
        tool = self.tools[game.tools[where]]
        first = tool.first.touches(game, frame, rest)
        return [tool.touch, POOL_TOUCHES[slot], *first] if game.solo else [tool.touch, *first]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        if option == END:
            return END_TURN if game.drafted or game.tooled else PASS
        if option < END:
            return place_text(game, option)
        where, slot, rest = tool_option(option)
        tool = self.tools[game.tools[where]]
        name, doing = f"tool-{tool.name}", [tool.first.text(game, frame, rest)]
        if game.solo:
            return Message("option-tool-solo", tool=name, doing=doing, **die_args(game.pool[slot]))
        return Message("option-tool", tool=name, doing=doing, tokens=game.price(where))

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        if game.drafted:
            return TOOL_OR_END
        if game.tooled:
            return DRAFT_OR_END
        return DRAFT_OR_TOOL if game.is_first_turn() or game.solo else SECOND_TURN

    def prompt_after(self, game: Sagrada, frame: Frame, touches: list[str]) -> Message:
        if touches[0] in POOL_SLOTS:
            return place_prompt(touched_die(game, touches[0]))
        place = self.place_of_tool(game, touches[0])
        tool = self.tools[game.tools[place]]
        if game.solo and len(touches) == 1:
            return Message("prompt-pay", tool=f"tool-{tool.name}", colour=f"colour-{COLOURS[tool.colour]}")
        rest = tool_touches(game, touches)
        return tool.first.prompt_after(game, frame, rest) if rest else USE_PROMPTS[game.tools[place]]

    def confirmation(self, game: Sagrada, frame: Frame, option: int) -> Message | None:
        if option == END:
            return CONFIRM_PASS if not game.drafted and can_place(game, frame.actor) else None
        if option < TOOL or game.solo:
            return None
        where, _, _ = tool_option(option)
        tool = self.tools[game.tools[where]]
        if tool.first.touches(game, frame, 0):
            return None
        return Message("confirm-reroll-pool", tool=f"tool-{tool.name}", tokens=game.price(where))

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*slot_touches(game), *[self.tools[tool].touch for tool in game.tools], "pass"]
        if touches[0] == "pass":
            return []
        place = self.place_of_tool(game, touches[0])
        if place == NONE:
            return placement_touches(game, touches)
        if game.solo and len(touches) == 1:
            return slot_touches(game)
        first = self.tools[game.tools[place]].first
        return first.touchable(after_payment(game, touches), frame, seat, tool_touches(game, touches))

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[0] == "pass":
            return None
        place = self.place_of_tool(game, touches[0])
        if place == NONE:
            if len(touches) == 1 and game.drafted:
                return Reason("SG-12", Message("reason-drafted"))
            return objection_to_placement(game, seat, touches)
        if len(touches) == 1:
            return self.objection_to_tool(game, seat, place)
        tool = self.tools[game.tools[place]]
        if game.solo and len(touches) == 2:  # noqa: PLR2004 - the tool, then the die that pays
            return objection_to_payment(game, tool, touches[1])
        return tool.first.objection(after_payment(game, touches), frame, seat, tool_touches(game, touches))

    def objection_to_tool(self, game: Sagrada, seat: int, place: int) -> Reason | None:
        """Why a tool cannot be used: a second one (SG-31), the price (SG-30, SG-53), or the timing."""
        tool = self.tools[game.tools[place]]
        if game.tooled:
            return Reason("SG-31", Message("reason-one-tool"))
        args = {"tool": f"tool-{tool.name}"}
        if game.solo and game.paid[place]:
            return Reason("SG-53", Message("reason-tool-spent", **args))
        if not game.solo and game.tokens[seat] < game.price(place):
            price, tokens = game.price(place), game.tokens[seat]
            return Reason("SG-30", Message("reason-tokens", **args, price=price, tokens=tokens))
        timing = tool.first.objection_to_timing(game, f"tool-{tool.name}")
        if timing is not None:
            return timing
        if game.solo and all(objection_to_payment(game, tool, slot) is not None for slot in slot_touches(game)):
            return Reason("SG-53", Message("reason-no-payment", **args, colour=f"colour-{COLOURS[tool.colour]}"))
        return None

    def not_touchable(self, game: Sagrada, frame: object, touches: list[str]) -> Reason:
        place = self.place_of_tool(game, touches[0])
        if place != NONE and len(touches) > 1:
            tool = self.tools[game.tools[place]]
            return Reason(tool.rule, Message("reason-not-for-tool", tool=f"tool-{tool.name}"))
        if touches[0].startswith("tool:"):
            return Reason("SG-05", Message("reason-tool-not-here"))
        return Reason("SG-12", Message("reason-die-or-tool-first"))

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        place = self.place_of_tool(game, touches[0]) if touches else NONE
        if place == NONE:
            return no_cell(game, touches)
        tool = self.tools[game.tools[place]]
        rest = tool_touches(game, touches)
        paid = after_payment(game, touches)
        if rest and not tool.first.path(paid, frame, seat).is_open(rest):
            return tool.first.no_option_from(paid, frame, seat, rest)
        return Reason(tool.rule, Message("reason-no-use", tool=f"tool-{tool.name}"))

    def place_of_tool(self, game: Sagrada, touch: str) -> int:
        """The place of a touched tool; NONE if the touch is not one of the tools on the table."""
        for place in range(len(game.tools)):
            if self.tools[game.tools[place]].touch == touch:
                return place
        return NONE


def after_payment(game: Sagrada, touches: list[str]) -> Sagrada:
    """The game without the die that pays for a tool in solo, if one was touched after the tool."""
    if not game.solo or len(touches) == 1:
        return game
    paid = game.copy()
    paid.pool[POOL_SLOTS[touches[1]]] = EMPTY
    return paid


def tool_touches(game: Sagrada, touches: list[str]) -> list[str]:
    """The touches that belong to the tool's first question."""
    return touches[2 if game.solo else 1 :]


def objection_to_payment(game: Sagrada, tool: Tool, slot: str) -> Reason | None:
    """Why a die cannot pay for a tool: in solo it must have the tool's colour (SG-53)."""
    reason = objection_to_slot(game, slot)
    die = touched_die(game, slot)
    if reason is None and die // FACES != tool.colour:
        dice = {"wanted": f"colour-{COLOURS[tool.colour]}", "colour": colour_name(die)}
        return Reason("SG-53", Message("reason-payment", tool=f"tool-{tool.name}", **dice))
    return reason


def tool_option(option: int) -> tuple[int, int, int]:
    """The tool's place, the slot of the die that pays in solo, and the option of the tool's first question."""
    rest = option - TOOL
    return rest // TOOL_STRIDE, rest % TOOL_STRIDE // PAY_STRIDE, rest % PAY_STRIDE


TURN: Final = Script("turn", [Act(TOOLS)])
ROUND: Final = Script("round", [RollDice(), TakeTurns(), EndRound()])
MAIN: Final = Script("main", [ChooseWindows(), PlayRounds()])

SCRIPTS: Final = scripts_by_name(MAIN, ROUND, TURN, *[tool.script for tool in TOOLS])
