"""Branches: new tables that continue from a moment of another."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from ludarium.kernel.match import Match
from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import Dump, Redacted
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset

from ..identity import Caller, key_of, new_seed, new_table_id, new_token
from ..protocol import Branch, Created
from ..refusal import refused
from .checks import check_may_watch, check_own_seat, check_revealed
from .commands import default_stand_in, is_alone_with_bots, seat_plan
from .entry import Opened, Origin
from .registry import TableRegistry
from .snapshot import read_match_at
from .table import Table

LOG: Final = logging.getLogger("ludarium.server")


def dealt_again(rules: Ruleset, known: Redacted, seed: str) -> Dump:
    """A position that agrees with what a viewer knows. It depends on nothing else than that and the seed."""
    return rules.imagine(known, seeded(seed)).dump()


async def branch(registry: TableRegistry, table: str, caller: Caller, entry: int, request: Branch) -> Created:
    """Create a table that continues from the position after an entry; its id and the caller's secrets.

    After the end of the game from the true position, before from what the caller's seat knew then.
    """
    async with registry.reading(await registry.load(table)) as now:
        check_may_watch(now, caller)
        check_revealed(now)
        if now.status == "over":
            viewer = None
        elif request.seat is None:
            raise refused(Message("reason-branch-seat"))
        else:
            check_own_seat(now, caller, request.seat)
            viewer = request.seat
        if not 0 < entry <= now.version:
            raise refused(Message("reason-no-page"))
        if len(request.seats) != len(now.seats):
            count = len(now.seats)
            raise refused(Message("reason-seat-count", count=len(request.seats), first=count, last=count))
        before = now.opened
    seed = new_seed()
    then = await read_match_at(registry.storage, table, before, entry)
    rules, position = await asyncio.to_thread(position_of, then, viewer, seed)
    secrets = {number: new_token() for number, seat in enumerate(request.seats) if seat.kind == "me"}
    keys = {number: key_of(secret) for number, secret in secrets.items()}
    opened = Opened(
        at=time.time(),
        game=before.game,
        rules=rules.version,
        seats=[seat_plan(seat, caller, keys.get(number, "")) for number, seat in enumerate(request.seats)],
        settings=before.settings,
        visibility="link",
        undo=before.undo,
        stand_in=default_stand_in(request.seats),
        seed=seed,
        hosts=[caller.key, *keys.values()],
        practice=True,
        hints=is_alone_with_bots(request.seats),
        pack=before.pack,
        origin=Origin(table, entry, position, viewer),
    )
    check_playable(opened)
    new = new_table_id()
    await registry.create(new, opened)
    return Created(new, secrets)


def position_of(then: Match | None, viewer: int | None, seed: str) -> tuple[Ruleset, dict[str, Any]]:
    """The rules, and the position of a match: the true one, or dealt again from what a seat knew."""
    if then is None:
        raise refused(Message("reason-no-page"))
    if then.over:
        raise refused(Message("reason-over"))
    rules = then.ruleset
    return rules, then.game.dump() if viewer is None else dealt_again(rules, then.redact(viewer), seed)


def check_playable(opened: Opened) -> None:
    """Refuse a position of older rules that the current ones cannot continue."""
    try:
        Table("", opened).new_match()
    except Exception as error:
        LOG.warning("the rules cannot continue a position", extra={"reason": repr(error)})
        raise refused(Message("reason-old-rules")) from error
