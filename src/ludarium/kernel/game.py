"""A game is a position: its components, a stack of frames, the open decisions. The history belongs to the Match."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .decision import Decision
from .event import Event
from .message import Argument
from .plain_data import Dump, Redacted
from .rng import Rng, load_rng
from .script import HIDDEN, NONE, Frame, Script, load_frame
from .standing import Standing

MAX_STEPS = 1000  # between two decisions; the built-in games need fewer than 50


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position. Each game's subclass adds its components; all of it can be dumped as plain data at any time.

    `reveals` counts how often hidden information was shown; like drawn random numbers, it stops an undo.
    `events` collects the events, or is None in the copies of a search.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: list[Frame] = []
        self.decisions: list[Decision] = []
        self.reveals = 0
        self.events: list[Event] | None = None

    # --- running -------------------------------------------------------------------------------------------------

    def push(self, script: Script, actor: int, it: int = NONE, that: int = NONE) -> Frame:
        """Run a script next, before anything else continues."""
        frame = Frame(script, actor, 0, it, that)
        self.stack.append(frame)
        return frame

    def advance(self, depth: int = 1) -> None:
        """Run steps until a decision is open or the stack is shorter than `depth` (by default: the game is over)."""
        stack = self.stack
        left = MAX_STEPS
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
        """End a game whose cards trigger each other endlessly, as a content pack may."""
        self.stack.clear()
        self.emit("event-endless", {})

    def ask(self, seat: int, options: list[int]) -> None:
        """Open a decision for a seat."""
        self.decisions.append(Decision(seat, options, NONE))

    def decide(self, seat: int, option: int) -> None:
        """Answer the seat's open decision with one of its options. Not checked here: Match.decide checks."""
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
        # The record must not depend on who was faster: simultaneous answers are applied in the order of the questions.
        self.decisions = []
        frame = self.stack[-1]
        step = frame.step()
        for decision in decisions:
            step.answer(self, frame, decision.seat, decision.answer)
        self.advance()

    def play_script(self, seat: int, option: int) -> None:
        """Answer as in `decide`, but run only the script that asked, until it ends or asks something (for searches).

        The answers of other seats to a simultaneous question are not known yet: then nothing runs.
        """
        sealed = len(self.decisions) > 1
        self.decisions = []
        depth = len(self.stack)
        frame = self.stack[-1]
        at = frame.at
        frame.step().answer(self, frame, seat, option)
        if not sealed:
            asks_again = frame.at < at
            self.advance(depth + 1 if asks_again else depth)

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat."""
        for decision in self.decisions:
            if decision.seat == seat and decision.answer == NONE:
                return decision
        return None

    def waiting_rule(self) -> str:
        """The rule that says whose turn it is, quoted to seats that have no decision."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def emit(self, kind: str, args: dict[str, Argument], audience: list[int] | None = None) -> None:
        """Append an event, if events are collected."""
        if self.events is not None:
            self.events.append(Event(kind, args, audience))

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game at the same position that collects no events."""
        raise NotImplementedError

    def copy_run(self, other: Game) -> None:
        """Copy the stack and the decisions of another game (for `copy`)."""
        self.stack = [frame.copy() for frame in other.stack]
        self.decisions = [decision.copy() for decision in other.decisions]
        self.reveals = other.reveals

    def dump_table(self) -> dict[str, Any]:
        """The game's components as plain data."""
        raise NotImplementedError

    def load_table(self, table: dict[str, Any]) -> None:
        """Set the game's components from plain data."""
        raise NotImplementedError

    def dump(self) -> Dump:
        """The whole position as plain data."""
        data: dict[str, Any] = {
            "seats": self.seats,
            "table": self.dump_table(),
            "stack": [frame.dump() for frame in self.stack],
            "decisions": [decision.dump() for decision in self.decisions],
            "reveals": self.reveals,
            "rng": self.rng.dump(),
        }
        return Dump(data)

    def load(self, data: Dump, scripts: dict[str, Script]) -> None:
        """Set the position from a dump."""
        self.load_table(data["table"])
        self.stack = [load_frame(frame, scripts) for frame in data["stack"]]
        self.decisions = [Decision(d[0], d[1], d[2]) for d in data["decisions"]]
        self.reveals = data["reveals"]
        self.rng = load_rng(data["rng"])

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        """Replace what the viewer (NONE: a spectator) may not know in dumped components, pooling hidden cards.

        Replace values, never mutate them: the dump is shared between viewers.
        """
        raise NotImplementedError

    def is_frame_hidden(self, frame: Frame, viewer: int) -> bool:
        """Whether this frame's `it` and `that` are hidden from the viewer."""
        return False

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        """Deal what `hide` pooled at random, also in frames that hold HIDDEN."""
        raise NotImplementedError

    def has_deck(self) -> bool:
        """Whether the game draws cards whose order was fixed when it was dealt or imagined."""
        return False

    def reshuffle_unknown(self, viewer: int, rng: Rng) -> None:
        """Shuffle again what the viewer does not know of the decks, so that a search can sample another order."""

    def redact(self, viewer: int, dumped: dict[str, Any] | None = None) -> Redacted:
        """What a seat (NONE: a spectator) knows, as plain data: nothing else leaves the server.

        To redact one position for several viewers, pass the result of `dump_table`; it is not mutated.
        """
        table = self.dump_table() if dumped is None else dumped.copy()
        if not self.is_over():
            self.hide(table, viewer)
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
        data: dict[str, Any] = {
            "seats": self.seats,
            "viewer": viewer,
            "table": table,
            "stack": stack,
            "decisions": decisions,
            "reveals": self.reveals,
        }
        return Redacted(data)

    def imagine(self, redacted: Redacted, scripts: dict[str, Script], rng: Rng) -> None:
        """Set a random position that agrees with what the viewer knows, using the given generator."""
        viewer: int = redacted["viewer"]
        self.rng = rng
        self.load_table(redacted["table"])
        self.stack = [load_frame(frame, scripts) for frame in redacted["stack"]]
        self.reveals = redacted["reveals"]
        self.deal_unknown(viewer, rng)
        self.decisions = []
        for seat, known, answer in redacted["decisions"]:
            frame = self.stack[-1]
            options: list[int] = frame.step().options(self, frame, seat) if known is None else known
            sealed = options[rng.below(len(options))] if answer == HIDDEN else answer
            self.decisions.append(Decision(seat, options, sealed))

    # --- the end -------------------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        """The standing of each seat, in seat order; final once the game is over."""
        raise NotImplementedError
