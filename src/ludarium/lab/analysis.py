"""The analysis of a whole match: what each decision cost, and how much of the result was luck and how much skill."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Final, Literal

import msgspec

from ludarium.bots.advice import option_id
from ludarium.bots.analysis import Review, results_of, review
from ludarium.bots.registry import search
from ludarium.bots.search import Budget
from ludarium.errors import BadRecord
from ludarium.games import ruleset
from ludarium.kernel.match import Match, match_of
from ludarium.kernel.plain_data import MessageDict
from ludarium.kernel.record import replay as replay_record
from ludarium.kernel.rng import seeded
from ludarium.kernel.undo import PlayedDecision

SIMULATIONS: Final = {"sagrada": 300, "redrising": 60, "raxxon": 200}  # for each decision
CHUNK: Final = 3  # decisions for a worker at a time
TURNING_POINTS: Final = 3


Unit = Literal["lead", "points", "chance"]


class DecisionAnalysis(msgspec.Struct):
    """A decision: its number among those that stand, what each seat could expect before it, and what it changed.

    `entry` is its number among all entries of the match. `cost` is what the seat lost of its own result by not taking
    the best option, `best` with its `reasons`; `skill` and `luck` are the changes of each seat's result.
    """

    number: int
    entry: int
    seat: int
    option: str
    message: MessageDict
    expected: list[float]
    skill: list[float]
    luck: list[float]
    cost: float
    best: str
    best_message: MessageDict | None
    reasons: list[MessageDict]


class Analysis(msgspec.Struct):
    """The analysis of a match. Results are points ahead of the mean rival, points alone, or the chance to win.

    For each seat: `start`, all its luck, the skill of every seat, and `residual` add up to `final`. `skill` has a row
    for each deciding seat, `turning_points` the numbers of the decisions that cost most.
    """

    game: str
    seats: int
    unit: Unit
    start: list[float]
    luck: list[float]
    skill: list[list[float]]
    residual: list[float]
    final: list[float]
    turning_points: list[int]
    decisions: list[DecisionAnalysis]


def analyse(
    record: object,
    on_progress: Callable[[int, int], None] = lambda *_: None,
    jobs: int | None = None,
    simulations: int | None = None,
) -> Analysis:
    """Analyse a finished match; `on_progress` gets how many of its decisions are done. Raises BadRecord.

    The simulations for each decision are by default as many as take a few seconds for a match.
    """
    text = msgspec.json.encode(record) if not isinstance(record, str | bytes) else record
    match = replay(text)
    if not match.over:
        raise BadRecord("the match of the record is not over: only a finished one can be analysed")
    count = len(match.played)
    found: list[DecisionAnalysis] = []
    starts = chunk_starts(count)
    simulations = simulations or SIMULATIONS[match.ruleset.name]
    for chunk in _chunks(text, starts, min(jobs or os.cpu_count() or 1, len(starts)), simulations):
        found += chunk
        on_progress(len(found), count)
    return summarize(match, found)


def chunk_starts(decisions: int) -> range:
    """The first decision of each call of `analyse_decisions` for a match with this many decisions."""
    return range(0, decisions, CHUNK)


def _chunks(text: str | bytes, starts: range, jobs: int, simulations: int) -> Iterator[list[DecisionAnalysis]]:
    if jobs <= 1:
        yield from map(analyse_decisions, repeat(text), starts, repeat(simulations))
        return
    ignore_interrupt = (signal.SIGINT, signal.SIG_IGN)  # this process stops the workers
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=ignore_interrupt) as pool:
        try:
            yield from pool.map(analyse_decisions, repeat(text), starts, repeat(simulations))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def analyse_decisions(text: str | bytes, first: int, simulations: int) -> list[DecisionAnalysis]:
    """The analysis of the next few decisions of a finished match from number `first` on."""
    played = replay(text).played
    match = replay(text, 0)
    found: list[DecisionAnalysis] = []
    for number, one in enumerate(played[: first + CHUNK]):
        if number >= first:
            found.append(_analyse_one(match, number, one, simulations))
        match.decide(one.seat, one.option, bot=one.bot)
    return found


def _analyse_one(match: Match, number: int, played: PlayedDecision, simulations: int) -> DecisionAnalysis:
    game = match.game
    seat, option = played.seat, played.option
    bot = search(match.ruleset, seeded(f"analysis {number}"), Budget(simulations))
    decision = game.decision(seat)
    assert decision is not None
    codes = {option_id(game, code): code for code in decision.options}
    reviewed: Review = review(bot, game, seat, codes[option], seeded(f"luck {number}"))
    frame = game.stack[-1]
    step = frame.step()
    best = codes.get(reviewed.best)
    return DecisionAnalysis(
        number=number,
        entry=played.entry,
        seat=seat,
        option=option,
        message=step.text(game, frame, codes[option]).dump(),
        expected=reviewed.expected,
        skill=reviewed.skill,
        luck=reviewed.luck,
        cost=max(0.0, -reviewed.skill[seat]),
        best="" if best is None else reviewed.best,
        best_message=None if best is None else step.text(game, frame, best).dump(),
        reasons=[reason.dump() for reason in reviewed.reasons],
    )


def summarize(match: Match, decisions: list[DecisionAnalysis]) -> Analysis:
    """The analysis of a finished match from that of all its decisions."""
    rules = match.ruleset
    seats = match.seats
    bot = search(rules, seeded("analysis"), Budget(1))
    final = results_of(bot, bot.lookahead.expected(match.game))
    first = next((one for one in decisions if any(one.skill) or any(one.luck)), decisions[-1])
    start = results_of(bot, first.expected)
    luck = [sum(one.luck[seat] for one in decisions) for seat in range(seats)]
    skill = [
        [sum(one.skill[seat] for one in decisions if one.seat == decider) for seat in range(seats)]
        for decider in range(seats)
    ]
    explained = [start[seat] + luck[seat] + sum(row[seat] for row in skill) for seat in range(seats)]
    costly = sorted(decisions, key=lambda one: -one.cost)[:TURNING_POINTS]
    return Analysis(
        game=rules.name,
        seats=seats,
        unit="chance" if rules.cooperative else "points" if seats == 1 else "lead",
        start=start,
        luck=luck,
        skill=skill,
        residual=[final[seat] - explained[seat] for seat in range(seats)],
        final=final,
        turning_points=sorted(one.number for one in costly if one.cost > 0.0),
        decisions=decisions,
    )


def replay(text: str | bytes, entries: int | None = None) -> Match:
    """The match of a record at its end, or after this many of its entries."""
    return replay_record(text, ruleset, match_of, entries)
