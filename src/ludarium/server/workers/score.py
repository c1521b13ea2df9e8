"""The score pad: sheets are scored in a worker process with a time limit."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ludarium.errors import BadSheet
from ludarium.games import names, ruleset
from ludarium.kernel.message import Message

from ..refusal import refused
from .pool import WorkerFailed, WorkerProcess

LOG: Final = logging.getLogger("ludarium.server")
TIME_LIMIT: Final = 60.0  # seconds: on a busy machine the first sheet of a game loads its names slowly
MAX_WAITING: Final = 32  # sheets that are scored or wait for it
MAX_OF_ADDRESS: Final = 8  # of these, so that no one fills the queue for others: a client may send any cookie


def score_sheet(game: str, sheet: object) -> Mapping[str, Any]:
    """In the worker: the scores of a sheet."""
    return ruleset(game).score(sheet)


class ScoreWorker:
    """Scores one sheet at a time; one that takes too long is refused (a hand of dozens with many wildcards)."""

    def __init__(self, budget: float = TIME_LIMIT) -> None:
        self.worker = WorkerProcess(budget)
        self._waiting: Counter[str] = Counter()  # sheets that are scored or wait for it, by address

    async def score(self, game: str, body: bytes, address: str) -> Mapping[str, Any]:
        """The scores of a sheet in JSON; refused if it cannot be decoded or scored, or if too many wait."""
        if game not in names():
            raise refused(Message("reason-no-page"))
        if self._waiting[address] >= MAX_OF_ADDRESS or self._waiting.total() >= MAX_WAITING:
            raise refused(Message("reason-too-fast"))  # after which the page tries again
        self._waiting[address] += 1
        try:
            return await self.worker.run(score_sheet, game, decode_sheet(body))
        except RecursionError as error:  # nested too deeply to be pickled
            raise refused(Message("reason-malformed", detail=str(error))) from error
        except BadSheet as error:
            raise refused(Message("reason-sheet", detail=str(error))) from error
        except WorkerFailed as error:
            LOG.warning("a score sheet exceeded its time limit", extra={"game": game})
            raise refused(Message("reason-sheet-slow")) from error
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # without those that have no sheet any more

    def close(self) -> None:
        """End the worker."""
        self.worker.close()


def decode_sheet(body: bytes) -> object:
    """The sheet in a body, not validated yet."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
