"""Actions: every touch of a game has a number, and an option is a path of at most four of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.game import Game
from ludarium.kernel.script import Frame, Step

# A path is one number: the actions plus 1, ten bits each, the first touch in the lowest bits. 0 is no touch.
BITS: Final = 10
MASK: Final = 1023
MAX_TOUCHES: Final = 4
UNREACHABLE: Final = -1  # the path of an option with a touch that has no number


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """The touches of a game in a fixed order: an action is the index of one of them.

    The order belongs to the version of the environments: it never changes within a version.
    """

    def __init__(self, touches: list[str]) -> None:
        self.touches = touches
        self.no_actions = bytes(len(touches))
        self.numbers = {touch: number for number, touch in enumerate(touches)}
        if len(self.numbers) != len(touches) or len(touches) >= MASK:
            raise ValueError(f"{len(touches)} touches, {len(self.numbers)} of them different: at most {MASK} fit")

    def paths(self, step: Step[Any], game: Game, frame: Frame, options: list[int]) -> list[int]:
        """The path of each option; a game whose options are made of codes translates them faster."""
        return [self.path_of(step.touches(game, frame, option)) for option in options]

    def path_of(self, touches: list[str]) -> int:
        """The path of these touches."""
        path: i64 = 0
        shift: i64 = 0
        for touch in touches:
            number = self.numbers.get(touch)
            if number is None:
                return UNREACHABLE
            path |= (number + 1) << shift
            shift += BITS
        return path

    def touches_of(self, path: int) -> list[str]:
        """The touches of a path."""
        found: list[str] = []
        while path > 0:
            found.append(self.touches[(path & MASK) - 1])
            path >>= BITS
        return found


class PairSpace(ActionSpace):
    """The actions of a game whose options are one code or two, `first + second * pair`.

    `first` and `second` have for each code its action plus 1, or 0 if the code has no action.
    """

    def __init__(self, touches: list[str], pair: int, first: list[int], second: list[int]) -> None:
        super().__init__(touches)
        self.pair = pair
        self.first = first
        self.second = second

    def paths(self, step: Step[Any], game: Game, frame: Frame, options: list[int]) -> list[int]:
        pair: i64 = self.pair
        paths: list[int] = []
        for option in options:
            code: i64 = option
            path: i64 = self.first[code % pair]
            if code >= pair:
                after: i64 = self.second[code // pair]
                path = path | after << BITS if path and after else 0
            paths.append(path or UNREACHABLE)
        return paths
