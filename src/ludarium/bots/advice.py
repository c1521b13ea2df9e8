"""Advice: the best options, what each is expected to bring, and why it is better or worse than another."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from ludarium.kernel.game import Game
from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.script import NONE

from .bot import options_of
from .search import MIN_WORLDS, Aspect, SearchBot, by_value, distinct, text_of

MAX_REASONS: Final = 3
MIN_WORTH: Final = 0.5  # of an aspect that is worth telling


class Advice:
    """An option with its id and those of options that do the same, the expected score, and the reasons."""

    def __init__(self, options: list[str], score: float, reasons: list[Message]) -> None:
        self.options = options
        self.score = score
        self.reasons = reasons


class Weighed:
    """A candidate after its simulations: the means of its value, of what each seat can expect, and of each aspect.

    `error` is the standard error of the difference between its value and that of the first candidate.
    """

    def __init__(self, option: int, after: Game) -> None:
        self.option = option
        self.after = after
        self.value = 0.0
        self.error = 0.0
        self.expected = [0.0] * after.seats
        self.aspects: list[Aspect] = []

    def add(self, value: float, lead: float, expected: list[float], aspects: list[Aspect]) -> None:
        """Add what a simulation led to; `lead` is that over the first candidate in the same world."""
        self.value += value
        self.error += lead * lead
        for seat in range(len(expected)):
            self.expected[seat] += expected[seat]
        if not self.aspects:
            self.aspects = aspects
            return
        for place in range(len(aspects)):
            self.aspects[place].amount += aspects[place].amount
            self.aspects[place].worth += aspects[place].worth


def advise(bot: SearchBot, redacted: Redacted, limit: int) -> list[Advice]:
    """The best options of the seat's decision, the one that the bot would take first."""
    world = bot.ruleset.imagine(redacted, bot.rng.fork())
    seat: int = redacted["viewer"]
    options = options_of(world, seat)
    candidates = distinct(world, bot.lookahead.candidates(world, seat) if len(options) > 1 else options)
    ranked = ordered(bot, weigh(bot, world, seat, candidates))
    best = ranked[0]
    advice: list[Advice] = []
    for weighed in ranked[:limit]:
        text = text_of(world, weighed.option)
        same = [option for option in options if option != weighed.option and text_of(world, option) == text]
        score = best.expected[seat] - (best.value - weighed.value)
        reasons: list[Message] = []
        if weighed is not best:
            reasons = reasons_for(bot, seat, weighed, best)
        elif len(ranked) > 1:
            reasons = reasons_for(bot, seat, best, ranked[1])
        advice.append(Advice([option_id(world, option) for option in [weighed.option, *same]], score, reasons))
    return advice


def option_id(world: Game, option: int) -> str:
    """The id of an option of the open decision."""
    frame = world.stack[-1]
    return ">".join(frame.step().touches(world, frame, option))


def weigh(bot: SearchBot, world: Game, seat: int, candidates: list[int]) -> list[Weighed]:
    """All candidates, simulated equally often in the same worlds."""
    lookahead = bot.lookahead
    weighed: list[Weighed] = []
    for option in candidates:
        after = world.copy()
        after.play_script(seat, option)
        weighed.append(Weighed(option, after))
    redacted = world.redact(seat)
    budget = bot.budget
    ending = perf_counter() + budget.seconds
    worlds = 0
    for _ in range(max(MIN_WORLDS, budget.simulations // len(candidates))):
        if budget.seconds > 0.0 and worlds >= MIN_WORLDS and perf_counter() > ending:
            break
        worlds += 1
        imagined = bot.ruleset.imagine(redacted, bot.rng.fork())
        first_value = 0.0
        for one in weighed:
            reached = bot.reach(imagined, seat, one.option)
            value = lookahead.value(reached, seat)
            if one is weighed[0]:
                first_value = value
            one.add(value, value - first_value, lookahead.expected(reached), lookahead.aspects(reached, seat))
    for one in weighed:
        one.value /= worlds
        difference_squared = (one.value - weighed[0].value) ** 2
        one.error = sqrt(max(0.0, one.error / worlds - difference_squared) / worlds)
        one.expected = [points / worlds for points in one.expected]
        for aspect in one.aspects:
            aspect.amount /= worlds
            aspect.worth /= worlds
    return weighed


def ordered(bot: SearchBot, weighed: list[Weighed]) -> list[Weighed]:
    """The candidates by value, the best first; a blueprint stays first unless another leads it enough."""
    values = [one.value for one in weighed]
    order = by_value(list(range(len(weighed))), values)
    lookahead = bot.lookahead
    if lookahead.has_blueprint() and values[order[0]] < values[0] + lookahead.required_lead(values[0]):
        order.remove(0)
        order.insert(0, 0)
        for place in order[1:]:  # what does not lead enough is reported as no better
            weighed[place].value = min(weighed[place].value, values[0])
    return [weighed[place] for place in order]


def reasons_for(bot: SearchBot, seat: int, one: Weighed, other: Weighed) -> list[Message]:
    """Why a candidate is better than another, or worse: first what decides, then what speaks against it."""
    sign = 1.0 if one.value >= other.value else -1.0
    places = range(len(one.aspects))
    ranked = [(-sign * (one.aspects[place].worth - other.aspects[place].worth), place) for place in places]
    ranked.sort()
    reasons = bot.lookahead.notes(one.after, other.after, seat)[:1]
    for more, place in ranked:
        message = difference(one.aspects[place], other.aspects[place])
        if message is not None and -more >= MIN_WORTH and len(reasons) < MAX_REASONS:
            reasons.append(message)
    if ranked and len(reasons) < MAX_REASONS:
        more, place = ranked[-1]
        message = difference(one.aspects[place], other.aspects[place])
        if message is not None and more >= MIN_WORTH:
            reasons.append(message)
    return reasons


def difference(one: Aspect, other: Aspect) -> Message | None:
    """How much more or less of something an option brings; None if it is less than one half."""
    amount = one.amount - other.amount
    whole = int(abs(amount) + 0.5)
    if whole == 0:
        return None
    sign = "+" if amount > 0.0 else "−"  # noqa: RUF001 - a true minus
    if one.rival != NONE:
        return Message("hint-rival", sign=sign, amount=whole, rival=one.rival)
    return Message("hint-aspect", sign=sign, amount=whole, what=[Message(one.what)])
