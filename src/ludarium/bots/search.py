"""The search bot: tries its candidates in imagined worlds, plays on from each for a while, and compares the means.

All candidates are tried in the same worlds with the same random numbers, so that luck cancels out. By sequential
halving the worse half of the candidates is dropped after each stage, and the rest get the simulations that are left.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.game import Game
from ludarium.kernel.message import Message
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset
from ludarium.kernel.script import NONE

from .bot import Bot, options_of
from .greedy import quantize

MIN_WORLDS: Final = 2  # in each stage, however short the time is
EARLY_WORLDS: Final = 16  # in which the value is estimated at an early point too


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead:
    """What a game supplies for the search: candidates, how far to play on, and the value of what is reached."""

    def candidates(self, world: Game, seat: int) -> list[int]:
        """The options worth trying, the one that needs no search first."""
        raise NotImplementedError

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        """Continue a world in which a candidate was taken in the position `start`, as far as the search looks."""
        raise NotImplementedError

    def value(self, world: Game, seat: int) -> float:
        """The value of what was reached; higher is better."""
        raise NotImplementedError

    def early_weight(self, world: Game) -> float:
        """How many simulations an estimate of their value at an early point counts for; 0: there is none."""
        return 0.0

    def play_early(self, world: Game, start: Game, seat: int) -> None:
        """Continue a world as `play_on` does, up to the early point."""
        raise NotImplementedError

    def early_value(self, world: Game, seat: int) -> float:
        """An estimate of the value at the early point: it is off, but it varies less than what follows."""
        raise NotImplementedError

    def expected(self, world: Game) -> list[float]:
        """What each seat can expect of what was reached: points at the end, or the chance to win in percent."""
        raise NotImplementedError

    def estimate(self, world: Game, rng: Rng) -> list[float]:
        """The same for any position of a game."""
        return self.expected(world)

    def is_settled(self, world: Game) -> bool:
        """Whether the set-up is over, so that the expected points mean something."""
        return True

    def aspects(self, world: Game, seat: int) -> list[Aspect]:
        """The parts of the value, always the same ones in the same order."""
        raise NotImplementedError

    def notes(self, after: Game, other: Game, seat: int) -> list[Message]:
        """What else speaks for the position after an option, compared with that after another option."""
        return []

    def has_blueprint(self) -> bool:
        """Whether the first candidate is what all are assumed to do: it is never dropped, and others must lead."""
        return False

    def required_lead(self, value: float) -> float:
        """How much better than the blueprint, whose value this is, another candidate must be."""
        return 0.0


class Aspect:
    """A part of what a position is worth to a seat, to say why an option is better.

    `what` is the id of its name, or "" for a rival, whose seat is `rival`; `amount` is shown, and `worth` is how much
    it is worth, in points at the end or in percent of the chance to win.
    """

    def __init__(self, what: str, amount: float, worth: float, rival: int = NONE) -> None:
        self.what = what
        self.amount = amount
        self.worth = worth
        self.rival = rival


class Budget:
    """How much a search may do: a number of simulations, and a number of seconds if there is a limit (0: none)."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds


class SearchBot(Bot):
    """Chooses by simulations. Without a limit of time the answer depends only on the seed and their number."""

    def __init__(self, ruleset: Ruleset, rng: Rng, lookahead: Lookahead, budget: Budget) -> None:
        super().__init__(ruleset, rng)
        self.lookahead = lookahead
        self.budget = budget

    def choose(self, world: Game, seat: int) -> int:
        return self.ranked(world, seat)[0][0]

    def ranked(self, world: Game, seat: int) -> list[tuple[int, float]]:
        """The candidates with the mean values of their simulations; the option that the bot takes is first."""
        options = options_of(world, seat)
        candidates = options if len(options) == 1 else distinct(world, self.lookahead.candidates(world, seat))
        if len(candidates) == 1:
            return [(candidates[0], 0.0)]
        return self.compare(world, seat, candidates)

    def compare(self, world: Game, seat: int, candidates: list[int]) -> list[tuple[int, float]]:
        """The candidates with the means of their simulations; the one to take first, those dropped first last."""
        redacted = world.redact(seat)
        started = perf_counter()
        totals = [0.0] * len(candidates)
        early = [0.0] * len(candidates)
        means = [0.0] * len(candidates)
        weight = self.lookahead.early_weight(world)
        running = list(range(len(candidates)))
        dropped: list[int] = []
        worlds = 0
        stages = (len(candidates) - 1).bit_length()
        for stage in range(stages):
            ending = started + self.budget.seconds * (stage + 1) / stages
            for number in range(max(MIN_WORLDS, self.budget.simulations // (stages * len(running)))):
                if self.budget.seconds > 0.0 and number >= MIN_WORLDS and perf_counter() > ending:
                    break
                worlds += 1
                imagined = self.ruleset.imagine(redacted, self.rng.fork())
                for place in running:
                    if weight and worlds <= EARLY_WORLDS:
                        early[place] += self.simulate_early(imagined, seat, candidates[place])
                    totals[place] += self.simulate(imagined, seat, candidates[place])
            for place in running:
                known = early[place] / min(worlds, EARLY_WORLDS)
                means[place] = (totals[place] + weight * known) / (worlds + weight)
            order = by_value(running, means)
            kept = order[: (len(order) + 1) // 2 if stage < stages - 1 else 1]
            if self.lookahead.has_blueprint() and 0 not in kept:
                kept.append(0)
            dropped = [place for place in order if place not in kept] + dropped
            running = kept
        best = running[0]
        if len(running) > 1 and means[best] < means[0] + self.lookahead.required_lead(means[0]):
            running = [0, best]
        return [(candidates[place], means[place]) for place in running + dropped]

    def simulate(self, imagined: Game, seat: int, option: int) -> float:
        """The value that an option leads to in an imagined world."""
        return self.lookahead.value(self.reach(imagined, seat, option), seat)

    def simulate_early(self, imagined: Game, seat: int, option: int) -> float:
        """An estimate of the value that an option leads to in an imagined world."""
        after = imagined.copy()
        after.decide(seat, option)
        self.lookahead.play_early(after, imagined, seat)
        return self.lookahead.early_value(after, seat)

    def reach(self, imagined: Game, seat: int, option: int) -> Game:
        """The position that an option leads to in an imagined world, as far as the search looks."""
        after = imagined.copy()
        after.decide(seat, option)
        self.lookahead.play_on(after, imagined, seat)
        return after


def distinct(world: Game, options: list[int]) -> list[int]:
    """The options without those that do the same as an earlier one, such as taking another die of the same kind."""
    found: list[int] = []
    texts: set[str] = set()
    for option in options:
        text = text_of(world, option)
        if text not in texts:
            texts.add(text)
            found.append(option)
    return found


def text_of(world: Game, option: int) -> str:
    """The text of an option of the open decision, in no particular language."""
    frame = world.stack[-1]
    return repr(frame.step().text(world, frame, option))


def by_value(places: list[int], values: list[float]) -> list[int]:
    """The places in the order of their values, the highest first."""
    order = [(-quantize(values[place]), place) for place in places]
    order.sort()
    return [place for _, place in order]
