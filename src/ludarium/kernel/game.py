"""A game as a position: a table, a stack of frames, the open decisions. History lives one level up, in a Match."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .decision import Decision
from .event import Event
from .message import Argument
from .rng import Rng, loaded_rng
from .script import HIDDEN, NONE, Frame, Script, loaded_frame
from .standing import Standing

MOST_STEPS = 1000  # between two decisions; no game of ours takes 50


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position of some game. A game's own class adds its table; plain data all of it, at any moment.

    `reveals` counts what can never be taken back by an undo besides the generator's numbers: hidden things shown.
    `story` collects the events while somebody listens; a search's copies have none.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: list[Frame] = []
        self.decisions: list[Decision] = []
        self.reveals = 0
        self.story: list[Event] | None = None

    # --- running -------------------------------------------------------------------------------------------------

    def push(self, script: Script, actor: int, it: int = NONE, that: int = NONE) -> Frame:
        """Let a script run next, before anything else goes on."""
        frame = Frame(script, actor, 0, it, that)
        self.stack.append(frame)
        return frame

    def advance(self, depth: int = 1) -> None:
        """Run steps until a decision is open, or the stack is less deep than this (by default: the game is over)."""
        stack = self.stack
        left = MOST_STEPS
        while len(stack) >= depth and not self.decisions:
            left -= 1
            if left < 0:
                self.end_endless()
                return
            frame = stack[-1]
            steps = frame.script.steps
            at = frame.at
            if at == len(steps):
                stack.pop()
                continue
            frame.at = at + 1
            steps[at].run(self, frame)

    def end_endless(self) -> None:
        """End a game whose cards trigger each other without end, as those of a content pack may."""
        self.stack.clear()
        self.tell("event-endless", {})

    def ask(self, seat: int, options: list[int]) -> None:
        """Open a decision for a seat."""
        self.decisions.append(Decision(seat, options, NONE))

    def decide(self, seat: int, option: int) -> None:
        """Answer the seat's open decision with one of its options: a Match checks that, a search knows it."""
        decisions = self.decisions
        if len(decisions) == 1:
            self.decisions = []
            frame = self.stack[-1]
            frame.step().answer(self, frame, seat, option)
            self.advance()
            return
        waiting = False
        for decision in decisions:
            if decision.seat == seat:
                decision.answer = option
            elif decision.answer == NONE:
                waiting = True
        if waiting:
            return
        # The record must not depend on who was quicker: sealed answers are applied in the order of asking.
        self.decisions = []
        frame = self.stack[-1]
        step = frame.step()
        for decision in decisions:
            step.answer(self, frame, decision.seat, decision.answer)
        self.advance()

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat."""
        for decision in self.decisions:
            if decision.seat == seat and decision.answer == NONE:
                return decision
        return None

    def waiting_rule(self) -> str:
        """The rule that says who has to decide now, for those who do not."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return not self.stack

    def tell(self, kind: str, args: dict[str, Argument], audience: list[int] | None = None) -> None:
        """Put an event into the story, if anybody listens."""
        if self.story is not None:
            self.story.append(Event(kind, args, audience))

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same position, with nobody listening."""
        raise NotImplementedError

    def copy_run(self, other: Game) -> None:
        """Take over the stack and the decisions of another game (for `copy`)."""
        self.stack = [frame.copy() for frame in other.stack]
        self.decisions = [decision.copy() for decision in other.decisions]
        self.reveals = other.reveals

    def dump_table(self) -> dict[str, Any]:
        """The game's own table as plain data."""
        raise NotImplementedError

    def load_table(self, table: dict[str, Any]) -> None:
        """Set the game's own table from plain data."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data."""
        return {
            "seats": self.seats,
            "table": self.dump_table(),
            "stack": [frame.dump() for frame in self.stack],
            "decisions": [decision.dump() for decision in self.decisions],
            "reveals": self.reveals,
            "rng": self.rng.dump(),
        }

    def load(self, data: dict[str, Any], scripts: dict[str, Script]) -> None:
        """Become the position that was dumped."""
        self.load_table(data["table"])
        self.stack = [loaded_frame(frame, scripts) for frame in data["stack"]]
        self.decisions = [Decision(d[0], d[1], d[2]) for d in data["decisions"]]
        self.reveals = data["reveals"]
        self.rng = loaded_rng(data["rng"])

    def hide_table(self, table: dict[str, Any], viewer: int) -> None:
        """Pool in a dumped table what the viewer (NONE: a spectator) may not know.

        What hides something is put into the table in place of what was there, which others use: it stays as it is.
        """
        raise NotImplementedError

    def is_frame_hidden(self, frame: Frame, viewer: int) -> bool:
        """Whether this frame's "it" and "that" are a secret from the viewer."""
        return False

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """Fill what `hide_table` pooled with a possible deal (also in frames that hold HIDDEN)."""
        raise NotImplementedError

    def has_deck(self) -> bool:
        """Whether cards are drawn whose order was settled when the game was dealt or imagined."""
        return False

    def stir(self, viewer: int, rng: Rng) -> None:
        """Put what the viewer cannot know of a deck's order into another: for a search that tries its luck again."""

    def redact(self, viewer: int, dumped: dict[str, Any] | None = None) -> dict[str, Any]:
        """All that a seat (NONE: a spectator) knows, as plain data: nothing else ever leaves the server.

        Whoever redacts a position for several may give its table as it was `dumped`, which stays as it is.
        """
        table = self.dump_table() if dumped is None else dumped.copy()
        if not self.is_over():
            self.hide_table(table, viewer)
        stack = [frame.dump() for frame in self.stack]
        for i in range(len(stack)):
            if self.is_frame_hidden(self.stack[i], viewer):
                stack[i][3] = HIDDEN
                stack[i][4] = HIDDEN
        decisions: list[list[Any]] = []
        for decision in self.decisions:
            if decision.seat == viewer:
                decisions.append(decision.dump())
            else:
                decisions.append([decision.seat, None, NONE if decision.answer == NONE else HIDDEN])
        return {
            "seats": self.seats,
            "viewer": viewer,
            "table": table,
            "stack": stack,
            "decisions": decisions,
            "reveals": self.reveals,
        }

    def imagine(self, redacted: dict[str, Any], scripts: dict[str, Script], rng: Rng) -> None:
        """Become a possible world that agrees with all that the viewer knows, with the given generator as its own."""
        viewer: int = redacted["viewer"]
        self.rng = rng
        self.load_table(redacted["table"])
        self.stack = [loaded_frame(frame, scripts) for frame in redacted["stack"]]
        self.reveals = redacted["reveals"]
        self.deal_hidden(viewer, rng)
        self.decisions = []
        for seat, known, answer in redacted["decisions"]:
            frame = self.stack[-1]
            options: list[int] = frame.step().options(self, frame, seat) if known is None else known
            sealed = options[rng.below(len(options))] if answer == HIDDEN else answer
            self.decisions.append(Decision(seat, options, sealed))

    # --- the end -------------------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        """How the seats stand, one for each seat in seat order; final once the game is over."""
        raise NotImplementedError
