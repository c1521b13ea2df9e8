"""The course of the game: windows are chosen, ten rounds are played, each with two turns for everybody."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message
from ludarium.kernel.path import Path
from ludarium.kernel.script import Frame, Script, Step, library

from . import reasons
from .content.patterns import PATTERNS
from .content.tools import TOOLS
from .table import POOL_TOUCHES, ROUNDS, Sagrada, dice_messages, die_args, windows_on
from .window import EMPTY, FACES, window
from .words import Tool, add_placements, draft, place_text, place_touches

# The options of a turn: place in the pool * 20 + cell; END; or a tool, the die that pays for it in solo, and the
# answer to the tool's first question.
END: Final = 180
TOOL: Final = 256
TOOL_STRIDE: Final = 1 << 16
PAY_STRIDE: Final = 1 << 12

# Said in nearly every turn, and so made, and written, once.
PASS: Final = Message("option-pass")
END_TURN: Final = Message("option-end-turn")
FREE: Final = Message("prompt-turn")
TOOL_OR_END: Final = Message("prompt-tool-or-end")
DRAFT_OR_END: Final = Message("prompt-draft-or-end")


class ChooseWindows(Step[Sagrada]):
    """Everybody chooses a window at the same time (SG-03). An option is the pattern."""

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
        if game.story is not None:
            tokens = game.tokens[seat]
            game.tell("event-chooses", {"seat": seat, "window": f"window-{chosen.name}", "tokens": tokens})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [f"window:{PATTERNS[option].name}"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        chosen = PATTERNS[option]
        return Message("option-window", window=f"window-{chosen.name}", difficulty=chosen.difficulty)

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        return Message("prompt-window")

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.WindowPath([PATTERNS[side] for side in windows_on(game.cards[seat])])


class PlayRounds(Step[Sagrada]):
    """Ten rounds (SG-10, SG-16)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        if game.round == 0:
            game.cards = []  # the cards that nobody chose leave the game
        if game.round < ROUNDS:
            game.round += 1
            frame.again()
            game.push(ROUND, frame.actor)
        elif game.story is not None:
            game.tell("event-ends", {})


class RollDice(Step[Sagrada]):
    """The first player draws and rolls the dice of the round (SG-10, SG-52)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        if game.round > 1:
            game.first = (game.first + 1) % game.seats  # SG-15
        game.turn = -1
        game.skipping = 0
        game.fill_pool()
        if game.story is not None:
            dice = dice_messages(game.pool)
            game.tell("event-round", {"round": int(game.round), "seat": int(game.first), "dice": dice})


class TakeTurns(Step[Sagrada]):
    """Two turns for everybody, one pass round the table and one back (SG-11)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        game.turn += 1
        if game.turn == 2 * game.seats:
            return
        frame.again()
        seat = int(game.seat_of_turn(game.turn))
        if not game.is_first_turn() and game.skipping >> seat & 1:
            if game.story is not None:
                game.tell("event-skips", {"seat": seat})
            return
        game.drafted = False
        game.tooled = False
        game.push(TURN, seat)


class EndRound(Step[Sagrada]):
    """What is left in the pool goes onto the round track (SG-14, SG-54)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        if game.story is not None:
            dice = dice_messages(game.pool)
            kind = "event-leftover" if dice else "event-no-leftover"
            game.tell(kind, {"round": int(game.round), "dice": dice, "number": len(dice)})
        game.clear_pool()


class Act(Step[Sagrada]):
    """A turn: draft a die, use a tool, in either order, one of them or neither (SG-12, SG-13, SG-31)."""

    def __init__(self, tools: list[Tool]) -> None:
        self.tools = tools

    def run(self, game: Sagrada, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if len(options) > 1:
            game.ask(frame.actor, options)
        elif game.story is not None and not game.drafted and not game.tooled:
            game.tell("event-cannot-act", {"seat": frame.actor})

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        if not game.drafted:
            add_placements(game, seat, found)
        if not game.tooled:
            if game.solo:
                self.add_solo_tools(game, frame, seat, found)
            else:
                self.add_tools(game, frame, seat, found)
        found.append(END)
        return found

    def add_tools(self, game: Sagrada, frame: Frame, seat: int, found: list[int]) -> None:
        """Add what can be done with the tools that the seat can pay for (SG-30)."""
        tokens = game.tokens[seat]
        if tokens == 0:
            return
        for place in range(len(game.tools)):
            first = self.tools[game.tools[place]].first
            if tokens >= game.price(place) and first.fits(game):
                base = TOOL + place * TOOL_STRIDE
                found += [base + option for option in first.options(game, frame, seat)]

    def add_solo_tools(self, game: Sagrada, frame: Frame, seat: int, found: list[int]) -> None:
        """Add what can be done with each unused tool and each die that pays for it (SG-53)."""
        for place in range(len(game.tools)):
            tool = self.tools[game.tools[place]]
            if game.paid[place] or not tool.first.fits(game):
                continue
            for slot in range(len(game.pool)):
                die = game.pool[slot]
                if die == EMPTY or die // FACES != tool.colour:
                    continue
                base = TOOL + place * TOOL_STRIDE + slot * PAY_STRIDE
                game.pool[slot] = EMPTY
                found += [base + option for option in tool.first.options(game, frame, seat)]
                game.pool[slot] = die

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        if option == END:
            if game.story is not None and not game.drafted and not game.tooled:
                game.tell("event-passes", {"seat": seat})
            return
        frame.again()
        if option < END:
            draft(game, seat, option)
            return
        where, slot, rest = tool_option(option)
        tool = self.tools[game.tools[where]]
        self.pay(game, seat, where, slot, tool)
        game.tooled = True
        opened = game.push(tool.script, seat)
        opened.at = 1
        tool.first.answer(game, opened, seat, rest)

    def pay(self, game: Sagrada, seat: int, where: int, slot: int, tool: Tool) -> None:
        """Pay for a tool: favor tokens, or in solo a die that leaves the game with it."""
        if game.solo:
            die = game.pool[slot]
            game.pool[slot] = EMPTY
            game.paid[where] = die + 1
            if game.story is not None:
                game.tell("event-pays-die", {"seat": seat, "tool": f"tool-{tool.name}", **die_args(die), "slot": slot})
            return
        price = game.price(where)
        game.tokens[seat] -= price
        game.paid[where] += price
        if game.story is not None:
            game.tell("event-pays", {"seat": seat, "tool": f"tool-{tool.name}", "tokens": price})

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
        return DRAFT_OR_END if game.tooled else FREE

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.TurnPath(game, seat, frame, [self.tools[tool] for tool in game.tools])


def tool_option(option: int) -> tuple[int, int, int]:
    """Which tool by its place, which die of the pool pays in solo, and the answer to the tool's first question."""
    rest = option - TOOL
    return rest // TOOL_STRIDE, rest % TOOL_STRIDE // PAY_STRIDE, rest % PAY_STRIDE


TURN: Final = Script("turn", [Act(TOOLS)])
ROUND: Final = Script("round", [RollDice(), TakeTurns(), EndRound()])
MAIN: Final = Script("main", [ChooseWindows(), PlayRounds()])

SCRIPTS: Final = library(MAIN, ROUND, TURN, *[tool.script for tool in TOOLS])
