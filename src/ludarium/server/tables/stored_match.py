"""A match that can undo by loading the stored position instead of replaying the whole game."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.event import Event
from ludarium.kernel.match import Match


class StoredMatch(Match):
    """A match with an undo to a stored position."""

    def undo_to(self, seat: int, saved: dict[str, Any], events: list[Event], *, agreed: bool) -> None:
        """Undo the seat's last decision as `undo` does; `saved` and `events` are the match after it.

        If these rules cannot load the position, their exception is raised and nothing is changed.
        """
        played = self._kept_after_undo(seat, agreed=agreed)
        start, earlier = self._start_position, self._earlier_events
        self._start_position, self._earlier_events = saved["position"], events
        try:
            self.game = self._new_game()
        finally:
            self._start_position, self._earlier_events = start, earlier
        self._history.played = played
        self.practice = saved["practice"]
        self._decision_count = saved["asked"]
        self._ids = {pair[0]: pair[1] for pair in saved["ids"]}
        self.entries.append({"seat": seat, "undo": True} | ({"agreed": True} if agreed else {}))
