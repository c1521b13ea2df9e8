"""Messages to those who are away: to the webhook of a table, and push messages to the devices of its players.

An entry records what was sent, so that only one process sends it, and only once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from ludarium.errors import LudariumError

from ..json_log import shorten_id
from ..outgoing import Outgoing, OutgoingError
from ..push import PushService
from ..supervisor import Supervisor
from ..tables.entry import Alerted, PushSet
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.table import Table
from ..webhook import alert_text, table_link, webhook_request

LOG: Final = logging.getLogger("ludarium.server")
MAX_FAILURES: Final = 5  # in a row, after which the webhook of a table is left alone until the server restarts
GAME_OVER: Final = -1  # in place of a decision
GONE: Final = (404, 410)  # a subscription that has ended


class Alerts:
    """Notifies webhooks and devices. `pause` is how long a turn must last, and between two messages."""

    def __init__(self, registry: TableRegistry, outgoing: Outgoing, push: PushService, pause: float) -> None:
        self.registry = registry
        self.outgoing = outgoing
        self.push = push
        self.pause = pause
        self.supervisor = Supervisor()
        self.pending: set[str] = set()  # tables with a message to come
        self.failures: dict[str, int] = {}
        registry.on_change(self.check)

    async def close(self) -> None:
        """Stop; what was not sent yet is sent after the next start."""
        await self.supervisor.close()

    def check(self, live: LiveTable) -> None:
        """Plan a message if an absent player has to decide, or the game is over."""
        table = live.table
        if not table.receivers.has_any() or table.id in self.pending or not self._may_send() or not unsent(live):
            return
        self.pending.add(table.id)
        self.supervisor.run_once("alerts", partial(self._notify, live))

    def _may_send(self) -> bool:
        return not (self.registry.closing or self.registry.read_only)

    async def _notify(self, live: LiveTable) -> None:
        try:
            await asyncio.sleep(self.pause)
            if not self._may_send():
                return
            found = unsent(live)
            sent: list[int] = []

            def make_entry(table: Table) -> Alerted | None:
                sent[:] = [one for one in found if one not in table.receivers.alerted]
                return Alerted(time.time(), list(sent)) if sent and table.receivers.has_any() else None

            await self.registry.commit(live, make_entry)
            if sent:
                seats = [found[one] for one in sent if one != GAME_OVER]
                await asyncio.gather(self._notify_webhook(live, seats), self._push_all(live, seats))
        finally:
            self.pending.discard(live.table.id)

    async def _notify_webhook(self, live: LiveTable, seats: list[int]) -> None:
        """Notify the webhook of the seats that have to decide, or, without any, of the end of the game."""
        table, hook = live.table, live.table.receivers.webhook
        if hook is None or self.failures.get(table.id, 0) >= MAX_FAILURES:
            return
        names = ", ".join(table.seats[seat].name for seat in seats)
        text = alert_text("turn" if seats else "over", hook.language, table.opened.game, names)
        body, headers = webhook_request(hook.kind, text, table_link(hook.address, table.id))
        try:
            await self.outgoing.post(hook.url, body, headers)
        except OutgoingError as error:
            self.failures[table.id] = self.failures.get(table.id, 0) + 1
            LOG.warning("a webhook was not notified", extra={"table": shorten_id(table.id), "reason": str(error)})
        else:
            self.failures.pop(table.id, None)

    async def _push_all(self, live: LiveTable, seats: list[int]) -> None:
        """Send a message to the devices of these seats; at the end of the game to those of all."""
        keys = {key for seat in seats or live.table.people() for key in live.table.seats[seat].keys}
        wanted = [entry for key, entry in live.table.receivers.pushes.items() if key in keys]
        await asyncio.gather(*(self._push(live, entry, over=not seats) for entry in wanted))

    async def _push(self, live: LiveTable, entry: PushSet, *, over: bool) -> None:
        assert entry.subscription is not None
        table = live.table
        text = alert_text("over" if over else "your-turn", entry.language, table.opened.game, "")
        try:
            await self.push.send(entry.subscription, text, f"/t/{table.id}")
        except OutgoingError as error:
            LOG.warning("a push message was not sent", extra={"table": shorten_id(table.id), "reason": str(error)})
            if error.status in GONE:
                await self._forget(live, entry)

    async def _forget(self, live: LiveTable, entry: PushSet) -> None:
        def make_entry(table: Table) -> PushSet | None:
            return PushSet(time.time(), entry.key) if entry.key in table.receivers.pushes else None

        try:
            await self.registry.commit(live, make_entry)
        except LudariumError:  # the next message tries again
            LOG.warning("a subscription was not removed", extra={"table": shorten_id(live.table.id)})


def unsent(live: LiveTable) -> dict[int, int]:
    """The decisions of absent people without a message so far, with their seats; the end of the game."""
    table = live.table
    if table.status == "over":
        return {} if GAME_OVER in table.receivers.alerted else {GAME_OVER: GAME_OVER}
    if table.match is None or table.closed:
        return {}
    online = live.online()
    return {
        decision.id: decision.seat
        for decision in table.match.decisions
        if decision.id not in table.receivers.alerted
        and decision.seat not in online
        and not table.seats[decision.seat].deciding_bot()
    }
