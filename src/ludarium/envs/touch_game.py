"""A game that is played touch by touch: each step of an environment is one touch."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludarium.errors import LudariumError
from ludarium.kernel.decision import Decision
from ludarium.kernel.game import Game
from ludarium.kernel.script import NONE

from .actions import BITS, MASK, UNREACHABLE, ActionSpace


class IllegalAction(LudariumError):
    """An action that the mask does not allow."""


class TouchGame:
    """A game, and the touches that its deciding seat has made so far.

    `seat` is the seat that acts, NONE when the game is over. If several seats are asked at once, they act in the order
    of the questions. `touched` is the path so far.
    """

    def __init__(self, game: Game, space: ActionSpace) -> None:
        self.game = game
        self.space = space
        self.seat = NONE
        self.touched = 0
        self._shift: i64 = 0
        self._options: list[int] = []
        self._paths: list[int] = []
        self._open()

    def _open(self) -> None:
        """Prepare the next decision."""
        self.touched = 0
        self._shift = 0
        self.seat = NONE
        for decision in self.game.decisions:
            if decision.is_open():
                self._offer(decision)
                return

    def _offer(self, decision: Decision) -> None:
        """Translate the options of a decision to paths; an option with a touch that has no number is left out."""
        game = self.game
        frame = game.stack[-1]
        options = decision.options
        paths = self.space.paths(frame.step(), game, frame, options)
        if UNREACHABLE in paths:
            options = [options[place] for place in range(len(paths)) if paths[place] != UNREACHABLE]
            paths = [path for path in paths if path != UNREACHABLE]
        if not paths:
            raise LudariumError(f"none of {len(decision.options)} options has actions")
        self.seat = decision.seat
        self._paths = paths
        self._options = options

    def legal(self) -> list[int]:
        """The actions that are possible now; one that begins several options is in the list once for each."""
        shift = self._shift
        return [((path >> shift) & MASK) - 1 for path in self._paths]

    def mask(self) -> bytes:
        """A byte for each action: 1 if it is possible now."""
        out = BytesWriter()
        self.write_mask(out)
        return out.getvalue()

    def write_mask(self, out: BytesWriter) -> None:
        """Write the mask."""
        start = i64(len(out))
        out.write(self.space.no_actions)
        if self.seat != NONE:
            shift = self._shift
            for path in self._paths:
                out[start + ((i64(path) >> shift) & MASK) - 1] = 1

    def options_left(self) -> list[int]:
        """The options of the game that begin with the touches so far."""
        return self._options

    def __deepcopy__(self, memo: dict[int, object]) -> TouchGame:
        """A copy, for libraries that copy with the module `copy`."""
        return self.copy()

    def actions_so_far(self) -> list[int]:
        """The actions of the touches so far."""
        return [((self.touched >> (place * BITS)) & MASK) - 1 for place in range(self._shift // BITS)]

    def copy(self) -> TouchGame:
        """An independent game at the same position, with the same touches."""
        other = TouchGame(self.game.copy(), self.space)
        for action in self.actions_so_far():
            other.step(action)
        return other

    def decide(self, option: int) -> None:
        """Take an option of the acting seat at once, without its touches."""
        self.game.decide(self.seat, option)
        self._open()

    def _first_place(self, action: int) -> int:
        """The place of the first option that goes on with an action; raises IllegalAction if there is none."""
        if self.seat == NONE:
            raise IllegalAction("the game is over: it takes no action")
        if 0 <= action < len(self.space.touches):
            wanted: i64 = action + 1
            shift = self._shift
            paths = self._paths
            for place in range(len(paths)):
                if (i64(paths[place]) >> shift) & MASK == wanted:
                    return place
        raise IllegalAction(f"action {action} is not possible now: expected one of {sorted(set(self.legal()))}")

    def option_after(self, action: int) -> int:
        """The option that an action completes; NONE if more touches follow."""
        place = self._first_place(action)
        return NONE if i64(self._paths[place]) >> (self._shift + BITS) else self._options[place]

    def step(self, action: int) -> bool:
        """Touch something. Return whether that was a decision; raises IllegalAction, having changed nothing."""
        first = self._first_place(action)
        after = self._shift + BITS
        path: i64 = self._paths[first]
        if path >> after == 0:
            self.decide(self._options[first])
            return True
        self.touched = path & ((1 << after) - 1)
        paths: list[int] = []
        options: list[int] = []
        for place in range(first, len(self._paths)):
            if i64(self._paths[place]) & ((1 << after) - 1) == self.touched:
                paths.append(self._paths[place])
                options.append(self._options[place])
        self._paths = paths
        self._options = options
        self._shift = after
        return False
