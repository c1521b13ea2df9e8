"""Hints: what a bot would do in somebody's place, thought out on what that seat knows and nothing else."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.match import OpenDecision
from ludarium.kernel.message import Message

from .entry import Hinted
from .hub import Hub
from .live import Live
from .protocol import Hint, HintData, HintedOption, OptionData
from .refusal import refused
from .showing import message_data
from .table import Table
from .thinker import Played, Thinker

MOST: Final = 3  # options that a hint names
KEPT: Final = 1000  # hints that are remembered: asked twice, thought once


class Hints:
    """Answers who asks for a hint."""

    def __init__(self, hub: Hub, thinker: Thinker) -> None:
        self.hub = hub
        self.thinker = thinker
        self._known: dict[tuple[str, int], list[tuple[str, float]]] = {}

    async def hint(self, live: Live, request: Hint) -> HintData:
        """The best options of the seat's open decision, the best first."""
        async with self.hub.reading(live) as table:
            decision = _open(table, request.seat)
            assert table.match is not None
            redacted = table.match.redact(request.seat)
            cooperative = table.contract.cooperative
        key = (live.table.id, decision.id)
        found = self._known.get(key)
        if found is None:
            # Its chance hangs on what everybody knows, so that it says the same to whoever asks again.
            played = Played(live.table.opened.game, live.table.opened.pack)
            found = await self.thinker.weigh(played, f"{key[0]} {key[1]}", redacted, MOST)
            if found is None:
                raise refused(Message("reason-no-hint"))
            self._known[key] = found
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return HintData(request.ref, request.seat, decision.id, _said(decision, found, cooperative=cooperative))


def hinted(table: Table, seat: int, now: float) -> Hinted | None:
    """The entry by which everybody learns that a hint was taken; None where they know of it already."""
    if not table.opened.hints:
        raise refused(Message("reason-no-hints"))
    decision = _open(table, seat)
    return None if decision.id in table.hinted else Hinted(now, seat, decision.id)


def _open(table: Table, seat: int) -> OpenDecision:
    """The open decision of a seat."""
    match = table.match
    assert match is not None
    found = next((one for one in match.decisions if one.seat == seat), None)
    if found is None:
        match.things(seat, [])  # refused, by the rule that says whose turn it is
        raise refused(Message("reason-no-hint"))
    return found


def _said(decision: OpenDecision, weighed: list[tuple[str, float]], *, cooperative: bool) -> list[HintedOption]:
    """The options in words: what the bot expects of the best, and how much less of the others."""
    options = {option.id: option for option in decision.options}
    best = weighed[0][1]
    said: list[HintedOption] = []
    for id_, value in weighed:
        option = options.get(id_)
        if option is None:
            continue
        if cooperative:
            reason = (
                Message("hint-less-chance", percent=round(best - value))
                if said
                else Message("hint-chance", percent=min(max(round(value), 0), 100))
            )
        else:
            reason = (
                Message("hint-worse", points=round(best - value)) if said else Message("hint-best", points=round(value))
            )
        data = OptionData(option.id, option.touches, message_data(option.message))
        said.append(HintedOption(data, value, message_data(reason)))
    return said
