"""The score pad for the page and for programs: sheets are counted in a worker process, with a time budget."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from ludarium.errors import BadSheet
from ludarium.games import contract, names
from ludarium.kernel.message import Message

from .refusal import refused
from .worker import Worker, WorkerFailed

LOG: Final = logging.getLogger("ludarium.server")
BUDGET: Final = 60.0  # seconds: on a busy machine the first sheet of a game waits long for all its names


def counted(game: str, sheet: object) -> dict[str, Any]:
    """In the worker: every point of a sheet."""
    return contract(game).score(sheet)


class Scorer:
    """Counts one sheet after another; one that takes too long is given up (many wildcards in a hand of dozens)."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.worker = Worker(budget)

    async def score(self, game: str, body: bytes) -> dict[str, Any]:
        """The answer to a sheet; refused where it cannot be read or counted."""
        if game not in names():
            raise refused(Message("reason-no-page"))
        try:
            return await self.worker.run(counted, game, read_sheet(body))
        except RecursionError as error:  # nested too deeply to be handed to the worker
            raise refused(Message("reason-malformed", detail=str(error))) from error
        except BadSheet as error:
            raise refused(Message("reason-sheet", detail=str(error))) from error
        except WorkerFailed as error:
            LOG.warning("a sheet was given up", extra={"game": game})
            raise refused(Message("reason-sheet-slow")) from error

    def close(self) -> None:
        """End the worker."""
        self.worker.close()


def read_sheet(body: bytes) -> object:
    """The sheet in a body, whatever it holds."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
