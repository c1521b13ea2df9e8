"""Content packs that people send: read and checked in a worker process, within limits of time and memory."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from ludarium.errors import BadPack, BadSetup
from ludarium.games import contract, names
from ludarium.kernel.message import Message

from .refusal import refused
from .worker import Worker, WorkerFailed

LOG: Final = logging.getLogger("ludarium.server")
BUDGET: Final = 10.0  # seconds: reading our own pack takes a fiftieth of one, but the machine may be busy
MEMORY: Final = 2**30  # bytes, of which the worker itself takes a third


def checked(game: str, text: str) -> bytes:
    """In the worker: the data of a pack, as JSON; BadSetup where it does not fit the game."""
    try:
        return msgspec.json.encode(contract(game).with_pack(text).pack)
    except BadPack as error:
        raise BadSetup(str(error)) from None  # which can be sent from process to process


class PackReader:
    """Reads one pack after another; one that takes too long, or too much memory, is refused."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.worker = Worker(budget, MEMORY)

    async def read(self, game: str, text: str) -> dict[str, Any]:
        """The data of the pack in a YAML text; refused with the reason where it does not fit the game."""
        if game not in names():
            raise refused(Message("reason-no-game", game=game))
        try:
            found: dict[str, Any] = msgspec.json.decode(await self.worker.run(checked, game, text))
        except BadSetup as error:
            raise refused(Message("reason-bad-pack", detail=str(error))) from error
        except WorkerFailed as error:
            LOG.warning("a content pack was given up", extra={"game": game})
            raise refused(Message("reason-pack-slow")) from error
        return found

    def close(self) -> None:
        """End the worker."""
        self.worker.close()
