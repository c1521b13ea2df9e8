"""Content packs from clients: validated in a worker process, within limits of time and memory."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from ludarium.errors import BadPack, BadSetup
from ludarium.games import names, ruleset
from ludarium.kernel.message import Message

from ..refusal import refused
from .pool import WorkerFailed, WorkerProcess

LOG: Final = logging.getLogger("ludarium.server")
TIME_LIMIT: Final = 10.0  # seconds: the built-in pack takes a fiftieth of one, but the machine may be busy
MEMORY_LIMIT: Final = 2**30  # bytes, of which the worker itself uses a third


def validate_pack(game: str, text: str) -> bytes:
    """In the worker: the data of a pack as JSON; BadSetup if it is invalid for the game."""
    try:
        return msgspec.json.encode(ruleset(game).with_pack(text).pack)
    except BadPack as error:
        raise BadSetup(str(error)) from None  # which can be pickled


class PackWorker:
    """Reads one pack at a time; one that takes too long or too much memory is refused."""

    def __init__(self, budget: float = TIME_LIMIT) -> None:
        self.worker = WorkerProcess(budget, MEMORY_LIMIT)

    async def read(self, game: str, text: str) -> dict[str, Any]:
        """The data of a pack in YAML; refused with the reason if it is invalid for the game."""
        if game not in names():
            raise refused(Message("reason-no-game", game=game))
        try:
            pack: dict[str, Any] = msgspec.json.decode(await self.worker.run(validate_pack, game, text))
        except BadSetup as error:
            raise refused(Message("reason-bad-pack", detail=str(error))) from error
        except WorkerFailed as error:
            LOG.warning("a content pack exceeded its limits", extra={"game": game})
            raise refused(Message("reason-pack-slow")) from error
        return pack

    def close(self) -> None:
        """End the worker."""
        self.worker.close()
