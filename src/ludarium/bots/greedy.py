"""The greedy bot: looks one decision ahead and takes the option with the highest heuristic value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset

from .bot import Bot, options_of

SHORTLIST: Final = 4  # the number of options that get a careful value
QUICK_SAMPLES: Final = 2  # samples of an option with chance, for the shortlist
SAMPLES: Final = 4  # the same for a careful value
PRECISION: Final = 1_000_000  # values closer than a millionth are equal


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The value of a position for a seat, in points at the end of the game; each game has one."""

    def value(self, world: Game, seat: int) -> float:
        """The value of a position; higher is better."""
        raise NotImplementedError

    def quick_value(self, world: Game, seat: int) -> float:
        """A faster, rougher value; also used in the middle of a script, while the seat has another question."""
        return self.value(world, seat)


class GreedyBot(Bot):
    """Tries all options in the imagined world, evaluates the most promising carefully, and takes the best.

    An option is evaluated when the script that asked has ended or asks the same again, before other players act.
    Questions of a tool or card in between are answered by the quick value; rolls and draws are sampled and averaged.
    """

    def __init__(self, ruleset: Ruleset, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(ruleset, rng)
        self.heuristic = heuristic

    def choose(self, world: Game, seat: int) -> int:
        return self.ranked(world, seat)[0][0]

    def careful_value(self, world: Game, seat: int, option: int) -> int:
        """The careful value of an option."""
        after = world.copy()
        after.play_script(seat, option)
        if used_chance(world, after):
            return quantize(self.sample_value(world, seat, option, SAMPLES, careful=True))
        return quantize(self.value_after_answers(after, seat, careful=True))

    def ranked(self, world: Game, seat: int) -> list[tuple[int, int]]:
        """The shortlisted options with their quantized values; the option that the bot takes is first."""
        ranked: list[tuple[int, int, int]] = []
        for option in self.shortlist(world, seat):
            ranked.append((-self.careful_value(world, seat, option), len(ranked), option))
        ranked.sort()
        return [(option, -value) for value, _, option in ranked]

    def shortlist(self, world: Game, seat: int, length: int = SHORTLIST) -> list[int]:
        """The options with the best quick values, always including the best one without further questions."""
        ranked: list[tuple[int, int]] = []
        final_option = -1
        final_value = 0
        for option in options_of(world, seat):
            after = world.copy()
            after.play_script(seat, option)
            if used_chance(world, after):
                value = quantize(self.sample_value(world, seat, option, QUICK_SAMPLES, careful=False))
            else:
                value = quantize(self.heuristic.quick_value(after, seat))
                if after.decision(seat) is None and (final_option == -1 or value > final_value):
                    final_option = option
                    final_value = value
            ranked.append((-value, option))
        ranked.sort()
        options = [option for _, option in ranked[:length]]
        if final_option != -1 and final_option not in options:
            options.append(final_option)
        return options

    def sample_value(self, world: Game, seat: int, option: int, samples: int, *, careful: bool) -> float:
        """The mean value of an option with rolls or draws."""
        total = 0.0
        rng = world.rng.copy()  # the same for all options, so that none is luckier
        for _ in range(samples):
            after = world.copy()
            after.rng = rng.fork()
            after.reshuffle_unknown(seat, rng)
            after.play_script(seat, option)
            after.advance(len(world.stack))  # continue with the result
            total += self.value_after_answers(after, seat, careful=careful)
        return total / samples

    def value_after_answers(self, world: Game, seat: int, *, careful: bool) -> float:
        """The value of a position after the seat has answered its further questions by the quick value."""
        while world.decision(seat) is not None:
            world.play_script(seat, self.quick_choice(world, seat))
        return self.heuristic.value(world, seat) if careful else self.heuristic.quick_value(world, seat)

    def quick_choice(self, world: Game, seat: int) -> int:
        """The option with the best quick value."""
        best_option = -1
        best_value = 0
        for option in options_of(world, seat):
            after = world.copy()
            after.play_script(seat, option)
            value = quantize(self.heuristic.quick_value(after, seat))
            if best_option == -1 or value > best_value:
                best_option = option
                best_value = value
        return best_option


def quantize(value: float) -> int:
    """A value as an int, because the last digits of a float differ between machines, and between pure and compiled."""
    return int(value * PRECISION)


def used_chance(before: Game, after: Game) -> bool:
    """Whether something was rolled or drawn between two positions."""
    return after.rng.counter != before.rng.counter or (after.reveals != before.reveals and before.has_deck())
