"""Where bots think: in worker processes, on redacted data only, with a time budget; a worker that dies is replaced."""

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

from ludarium.bots.registry import bot, greedy
from ludarium.games import contract
from ludarium.kernel.contract import Contract
from ludarium.kernel.rng import seeded

from .metrics import Metrics
from .worker import kill, new_pool

LOG: Final = logging.getLogger("ludarium.server")
TRIES: Final = 3
Result = TypeVar("Result")
EMERGENCY_BOT: Final = "random"  # decides when the other could not
EMERGENCY_BUDGET: Final = 60.0  # seconds: on a busy machine a new worker takes long to start


class NoThought(Exception):
    """No bot came to a decision, not even by chance."""


class Played:
    """What is played: a game, and as JSON the content pack of somebody's own, if there is one."""

    def __init__(self, game: str, pack: dict[str, Any] | None) -> None:
        self.game = game
        self.pack = b"" if pack is None else msgspec.json.encode(pack)


@functools.lru_cache(maxsize=8)
def rules_with(game: str, pack: bytes) -> Contract:
    """The rules of a game; a worker keeps those with packs for a while, since a bot is asked again and again."""
    return contract(game).with_pack(msgspec.json.decode(pack)) if pack else contract(game)


def think(played: Played, name: str, seed: str, redacted: dict[str, Any]) -> str:
    """The id of the option that a bot takes. It gets what its seat knows, and chance of its own."""
    return bot(name, rules_with(played.game, played.pack), seeded(seed)).decide_id(redacted)


def weigh(played: Played, seed: str, redacted: dict[str, Any], most: int) -> list[tuple[str, float]]:
    """The options that the greedy bot values most, by id, with their values."""
    return greedy(rules_with(played.game, played.pack), seeded(seed)).weigh(redacted)[:most]


class Thinker:
    """A few worker processes that take decisions."""

    def __init__(self, budget: float, metrics: Metrics, workers: int | None = None) -> None:
        self.budget = budget
        self.metrics = metrics
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)

    async def think(self, played: Played, name: str, redacted: dict[str, Any]) -> str:
        """A bot's decision, within the budget; any option rather than none, and NoThought rather than to hang."""
        seed = secrets.token_hex(16)
        for bot_name, budget in ((name, self.budget), (EMERGENCY_BOT, max(self.budget, EMERGENCY_BUDGET))):
            about = {"game": played.game, "bot": bot_name}
            option = await self._work(about, budget, think, played, bot_name, seed, redacted)
            if option is not None:
                return option
        raise NoThought

    async def weigh(
        self, played: Played, seed: str, redacted: dict[str, Any], most: int
    ) -> list[tuple[str, float]] | None:
        """The options that the greedy bot values most, with their values; None where it comes to no end."""
        about = {"game": played.game, "bot": "greedy"}
        return await self._work(about, self.budget, weigh, played, seed, redacted, most)

    async def _work(
        self, about: dict[str, str], budget: float, what: Callable[..., Result], *given: object
    ) -> Result | None:
        """Let a worker do something, within the budget; None where it could not. `about` is for the log."""
        for _ in range(TRIES):
            async with self._free:  # so that the budget is for thinking, not for waiting
                began = time.perf_counter()
                pool = self._pool = self._pool or new_pool(self.workers)
                work = asyncio.get_running_loop().run_in_executor(pool, what, *given)
                try:
                    found = await asyncio.wait_for(work, budget)
                except BrokenProcessPool:
                    LOG.warning("a bot's worker died", extra=about)
                    self._drop(pool)
                except TimeoutError:
                    LOG.warning("a bot thought too long", extra=about)
                    self._drop(pool)
                    break
                except Exception:
                    LOG.exception("a bot failed", extra=about)
                    break
                else:
                    self.metrics.thinking.add(time.perf_counter() - began)
                    return found
        return None

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._drop(self._pool)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Give a pool up, with whatever hangs in it."""
        if self._pool is pool:
            self._pool = None
        kill(pool)
