"""The greedy bot: looks one decision ahead and takes what its game's heuristic values most."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng

from .bot import Bot, options_of

SHORTLIST: Final = 4  # how many options are judged with care
GLANCES: Final = 2  # how often a gamble is tried before the short list is drawn up
SAMPLES: Final = 4  # how often it is tried on the short list
FINENESS: Final = 1_000_000  # values closer than a millionth are equal


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What a position is worth to a seat, in points at the end of the game; each game has one."""

    def value(self, world: Game, seat: int) -> float:
        """The worth of a position, the more the better."""
        raise NotImplementedError

    def glance(self, world: Game, seat: int) -> float:
        """The same, quicker and rougher; also in the middle of a script, where the seat is asked on."""
        return self.value(world, seat)


class GreedyBot(Bot):
    """Tries every option in the imagined world, judges the most promising with care, and takes the best.

    An option is judged when the script that asked is done or asks the same again, before anybody else acts. What a tool
    or a card asks in between is answered at a glance; what it rolls or draws is tried several times and averaged.
    """

    def __init__(self, contract: Contract, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(contract, rng)
        self.heuristic = heuristic

    def choose(self, world: Game, seat: int) -> int:
        return self.ranked(world, seat)[0][0]

    def judged(self, world: Game, seat: int, option: int) -> int:
        """What an option is worth, with care."""
        after = world.copy()
        take(after, seat, option)
        if has_gambled(world, after):
            return whole(self.gamble(world, seat, option, SAMPLES, with_care=True))
        return whole(self.outcome(after, seat, with_care=True))

    def weigh(self, redacted: dict[str, Any]) -> list[tuple[str, float]]:
        """The options that it judges with care, by id, with what they are worth; the one it takes comes first."""
        world = self.contract.imagine(redacted, self.rng.fork())
        seat: int = redacted["viewer"]
        frame = world.stack[-1]
        found: list[tuple[str, float]] = []
        for option, value in self.ranked(world, seat):
            found.append((">".join(frame.step().touches(world, frame, option)), value / FINENESS))
        return found

    def ranked(self, world: Game, seat: int) -> list[tuple[int, int]]:
        """The options that it judges with care, and what they are worth; the one it takes comes first."""
        judged: list[tuple[int, int, int]] = []
        for option in self.shortlist(world, seat):
            judged.append((-self.judged(world, seat, option), len(judged), option))
        judged.sort()
        return [(option, -value) for value, _, option in judged]

    def shortlist(self, world: Game, seat: int) -> list[int]:
        """The most promising options, and in any case the best of those after which nothing more is asked."""
        glances: list[tuple[int, int]] = []
        sure_option = -1
        sure_value = 0
        for option in options_of(world, seat):
            after = world.copy()
            take(after, seat, option)
            if has_gambled(world, after):
                value = whole(self.gamble(world, seat, option, GLANCES, with_care=False))
            else:
                value = whole(self.heuristic.glance(after, seat))
                if after.decision(seat) is None and (sure_option == -1 or value > sure_value):
                    sure_option = option
                    sure_value = value
            glances.append((-value, option))
        glances.sort()
        found = [option for _, option in glances[:SHORTLIST]]
        if sure_option != -1 and sure_option not in found:
            found.append(sure_option)
        return found

    def gamble(self, world: Game, seat: int, option: int, samples: int, *, with_care: bool) -> float:
        """What an option is worth on average in which something is rolled or drawn."""
        total = 0.0
        luck = world.rng.copy()  # the same for every option, so that none is luckier than another
        for _ in range(samples):
            after = world.copy()
            after.rng = luck.fork()
            after.stir(seat, luck)
            take(after, seat, option)
            after.advance(len(world.stack))  # whoever has gambled goes on with what came of it
            total += self.outcome(after, seat, with_care=with_care)
        return total / samples

    def outcome(self, world: Game, seat: int, *, with_care: bool) -> float:
        """What a position is worth once the seat has answered at a glance whatever else it is asked."""
        while world.decision(seat) is not None:
            take(world, seat, self.at_a_glance(world, seat))
        return self.heuristic.value(world, seat) if with_care else self.heuristic.glance(world, seat)

    def at_a_glance(self, world: Game, seat: int) -> int:
        """The option that looks best."""
        best_option = -1
        best_value = 0
        for option in options_of(world, seat):
            after = world.copy()
            take(after, seat, option)
            value = whole(self.heuristic.glance(after, seat))
            if best_option == -1 or value > best_value:
                best_option = option
                best_value = value
        return best_option


def whole(value: float) -> int:
    """A value as a whole number: the last digits of a fraction are not the same on every machine, pure and compiled."""
    return int(value * FINENESS)


def has_gambled(before: Game, after: Game) -> bool:
    """Whether something was rolled or drawn on the way."""
    return after.rng.counter != before.rng.counter or (after.reveals != before.reveals and before.has_deck())


def take(world: Game, seat: int, option: int) -> None:
    """Take an option and let the script that asked go on, until it is done, asks something else, or asks again."""
    sealed = len(world.decisions) > 1
    world.decisions = []
    depth = len(world.stack)
    frame = world.stack[-1]
    at = frame.at
    frame.step().answer(world, frame, seat, option)
    if not sealed:  # what others choose at the same time is not known yet
        asks_again = frame.at < at
        world.advance(depth + 1 if asks_again else depth)
