"""Bots in worker processes: they get redacted data only, and a time limit; a worker that dies is replaced."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from ludarium.bots.advice import advise
from ludarium.bots.registry import bot, search
from ludarium.bots.search import Budget
from ludarium.games import ruleset
from ludarium.kernel.plain_data import MessageDict, Redacted
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset

from ..metrics import Metrics
from .pool import kill_pool, new_pool

LOG: Final = logging.getLogger("ludarium.server")
MAX_TRIES: Final = 3
Result = TypeVar("Result")
FALLBACK_BOT: Final = "random"  # decides if the seat's bot could not
FALLBACK_BUDGET: Final = 60.0  # seconds: on a busy machine a new worker starts slowly
HINT_SIMULATIONS: Final = 400
MIN_SEARCH: Final = 0.005  # seconds of a search, however many tables wait


class NoDecision(Exception):
    """No bot reached a decision, not even the fallback."""


class RulesetRef:
    """The name of a game, and as JSON its content pack, if there is one."""

    def __init__(self, game: str, pack: dict[str, Any] | None) -> None:
        self.game = game
        self.pack = b"" if pack is None else msgspec.json.encode(pack)


@functools.lru_cache(maxsize=8)
def cached_ruleset(game: str, pack: bytes) -> Ruleset:
    """The rules of a game, cached in each worker because compiling a pack is slow."""
    return ruleset(game).with_pack(msgspec.json.decode(pack)) if pack else ruleset(game)


def choose_option(rules: RulesetRef, name: str, seed: str, redacted: Redacted, seconds: float) -> str:
    """The id of the option that a bot chooses from what its seat knows; `seconds` limits its search."""
    return bot(name, cached_ruleset(rules.game, rules.pack), seeded(seed), seconds).decide_id(redacted)


class AdviceData(Struct):
    """The `Advice` of a worker as plain data: compiled objects cannot be sent between processes."""

    options: list[str]
    score: float
    reasons: list[MessageDict]


def advise_on(rules: RulesetRef, seed: str, redacted: Redacted, limit: int, seconds: float) -> list[AdviceData]:
    """The best options of a seat's decision, with reasons."""
    rules_in_use = cached_ruleset(rules.game, rules.pack)
    found = advise(search(rules_in_use, seeded(seed), Budget(HINT_SIMULATIONS, seconds)), redacted, limit)
    return [AdviceData(one.options, one.score, [reason.dump() for reason in one.reasons]) for one in found]


class BotWorkers:
    """A few worker processes that decide for bots and compute hints."""

    def __init__(self, budget: float, search: float, metrics: Metrics, workers: int | None = None) -> None:
        self.budget = budget
        self.search = search  # seconds of a search while nothing else waits for a worker
        self.metrics = metrics
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)
        self._jobs = 0  # that run or wait for a worker

    async def choose_option(self, rules: RulesetRef, name: str, redacted: Redacted, seed: str = "") -> str:
        """The id of a bot's option. If the bot fails or exceeds its time, the fallback bot decides, else NoDecision.

        With a `seed`, which makes it decide the same at all tables, it gets the time of the fallback bot.
        """
        patience = max(self.budget, FALLBACK_BUDGET)
        budgets = ((name, patience if seed else self.budget), (FALLBACK_BOT, patience))
        seed = seed or secrets.token_hex(16)
        for bot_name, budget in budgets:
            log_fields = {"game": rules.game, "bot": bot_name}
            option = await self._run(log_fields, budget, choose_option, rules, bot_name, seed, redacted)
            if option is not None:
                return option
        raise NoDecision

    async def advise(self, rules: RulesetRef, seed: str, redacted: Redacted, limit: int) -> list[AdviceData] | None:
        """The best options of a seat's decision, with reasons; None if the search failed."""
        log_fields = {"game": rules.game, "bot": "advice"}
        return await self._run(log_fields, self.budget, advise_on, rules, seed, redacted, limit)

    async def _run(
        self, log_fields: dict[str, str], budget: float, work: Callable[..., Result], *args: object
    ) -> Result | None:
        """The result of `work` in a worker process; None if it failed or took too long.

        `work` gets as last argument the seconds that a search may take: its share of the time of all waiting jobs.
        """
        self._jobs += 1
        try:
            return await self._try(log_fields, budget, work, *args)
        finally:
            self._jobs -= 1

    async def _try(
        self, log_fields: dict[str, str], budget: float, work: Callable[..., Result], *args: object
    ) -> Result | None:
        for _ in range(MAX_TRIES):
            async with self._free:  # so that waiting for a worker does not use up the budget
                began = time.perf_counter()
                pool = self._pool = self._pool or new_pool(self.workers)
                seconds = max(MIN_SEARCH, self.search * min(1.0, self.workers / self._jobs))
                try:
                    # It raises at once if the pool already knows that a worker died.
                    future = asyncio.get_running_loop().run_in_executor(pool, work, *(*args, seconds))
                    result = await asyncio.wait_for(future, budget)
                except BrokenProcessPool:
                    LOG.warning("a bot's worker died", extra=log_fields)
                    self._kill(pool)
                except TimeoutError:
                    LOG.warning("a bot exceeded its time limit", extra=log_fields)
                    self._kill(pool)
                    break
                except Exception:
                    LOG.exception("a bot failed", extra=log_fields)
                    break
                else:
                    self.metrics.thinking.add(time.perf_counter() - began)
                    return result
        return None

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._kill(self._pool)

    def _kill(self, pool: ProcessPoolExecutor) -> None:
        """Kill the processes of a pool; the next call starts another pool."""
        if self._pool is pool:
            self._pool = None
        kill_pool(pool)
