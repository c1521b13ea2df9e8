"""A match whose log has kept its positions: reading that log, an undo need not play the whole game again."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.event import Event
from ludarium.kernel.match import Match


class StoredMatch(Match):
    """A match that can go to a position that was kept."""

    def undo_to(self, seat: int, saved: dict[str, Any], story: list[Event], *, agreed: bool) -> None:
        """Take back the seat's last decision, as `undo` does; `saved` and `story` are how the match stood afterwards.

        Whatever the rules say to a position that is not theirs is raised, with nothing changed.
        """
        kept = self._kept_after_undo(seat, agreed=agreed)
        base, before = self._base, self._before
        self._base, self._before = saved["position"], story
        try:
            self.game = self._dealt()
        finally:
            self._base, self._before = base, before
        self._taken = kept
        self.practice = saved["practice"]
        self._asked = saved["asked"]
        self._ids = {pair[0]: pair[1] for pair in saved["ids"]}
        self.entries.append({"seat": seat, "undo": True} | ({"agreed": True} if agreed else {}))
