"""A game that is played touch by touch: each step of an environment is one touch."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.errors import LudariumError
from ludarium.kernel.decision import Decision
from ludarium.kernel.game import Game
from ludarium.kernel.script import NONE

from .actions import BITS, MASK, ActionSpace


class IllegalAction(LudariumError):
    """An action that the mask does not allow."""


class Kept:
    """A part of an observation, and the data it was made from."""

    def __init__(self, data: list[int], part: bytes) -> None:
        self.data = data
        self.part = part


class TouchGame:
    """A game, and the touches that its deciding seat has made so far.

    `seat` is the seat that acts, NONE when the game is over. If several seats are asked at once, they act in the order
    of the questions. `touched` is the path so far. Encoders keep parts of observations in `parts`: the constant ones,
    and by `decisions`, which counts those of each seat, what only a seat's own decisions change; in `kept` others.
    """

    def __init__(self, game: Game, space: ActionSpace) -> None:
        self.game = game
        self.space = space
        self.seat = NONE
        self.touched = 0
        self.decisions = [0] * game.seats
        self.parts: dict[int, bytes] = {}
        self.kept: dict[int, Kept] = {}
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
        step = frame.step()
        space = self.space
        paths: list[int] = []
        options: list[int] = []
        for option in decision.options:
            path = space.path(step, game, frame, option)
            if path > 0:
                paths.append(path)
                options.append(option)
        if not paths:
            raise LudariumError(f"none of {len(decision.options)} options has actions")
        self.seat = decision.seat
        self._paths = paths
        self._options = options

    def legal(self) -> list[int]:
        """The actions that are possible now; one that begins several options is in the list once for each."""
        shift = self._shift
        return [((path >> shift) & MASK) - 1 for path in self._paths]

    def mask(self) -> bytearray:
        """A byte for each action: 1 if it is possible now."""
        mask = bytearray(len(self.space.touches))
        if self.seat != NONE:
            shift = self._shift
            last: i64 = NONE
            for path in self._paths:
                action = ((i64(path) >> shift) & MASK) - 1
                if action != last:  # neighbours often begin alike
                    last = action
                    mask[action] = 1
        return mask

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
        self.decisions[self.seat] += 1
        self.game.decide(self.seat, option)
        self._open()

    def _continued(self, action: int) -> list[int]:
        """The places of the options that go on with an action; raises IllegalAction if there are none."""
        if self.seat == NONE:
            raise IllegalAction("the game is over: it takes no action")
        wanted = action + 1
        shift = self._shift
        places: list[int] = []
        if 0 < wanted < MASK:
            paths = self._paths
            places = [place for place in range(len(paths)) if ((paths[place] >> shift) & MASK) == wanted]
        if not places:
            raise IllegalAction(f"action {action} is not possible now: expected one of {sorted(set(self.legal()))}")
        return places

    def option_after(self, action: int) -> int:
        """The option that an action completes; NONE if more touches follow."""
        places = self._continued(action)
        return NONE if self._paths[places[0]] >> (self._shift + BITS) else self._options[places[0]]

    def step(self, action: int) -> bool:
        """Touch something. Return whether that was a decision; raises IllegalAction, having changed nothing."""
        places = self._continued(action)
        shift = self._shift + BITS
        first = self._paths[places[0]]
        if first >> shift == 0:
            self.decide(self._options[places[0]])
            return True
        self.touched = first & ((1 << shift) - 1)
        self._paths = [self._paths[place] for place in places]
        self._options = [self._options[place] for place in places]
        self._shift = shift
        return False
