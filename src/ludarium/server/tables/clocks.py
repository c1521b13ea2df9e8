"""The clocks of a table, computed from the times of its entries: every process and every restart finds the same.

The time of a seat runs while the table waits for its person. A bot needs no time.
"""

from __future__ import annotations

from ..protocol import ClockData, PaceData


class Clocks:
    """The time that the players of a table have; times are in seconds since 1970."""

    def __init__(self, pace: PaceData, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * seats  # when the present decision was asked
        self.since: dict[int, float] = {}  # since when the time of these seats runs

    def reset(self) -> None:
        """Give all players the full time."""
        for seat in range(len(self.left)):
            self.restart(seat)

    def run(self, seats: list[int], at: float) -> None:
        """From now on the time of exactly these seats runs."""
        for seat in list(self.since):
            if seat not in seats:
                self._stop(seat, at)
        for seat in seats:
            self.since.setdefault(seat, at)

    def decided(self, seat: int, at: float) -> None:
        """A player has made a decision."""
        if seat in self.since:
            self._stop(seat, at)
            if self.pace.kind == "clock":
                self.left[seat] += self.pace.increment

    def came_back(self, seat: int) -> None:
        """A player is back, and has at least the increment."""
        self.left[seat] = max(self.left[seat], float(self.pace.increment))

    def restart(self, seat: int) -> None:
        """Another person has the seat, with the full time."""
        self.left[seat] = float(self.pace.seconds)
        self.since.pop(seat, None)

    def is_used_up(self, seat: int) -> bool:
        """Whether a player has no time left, and none to come."""
        return self.pace.kind == "clock" and self.left[seat] <= 0 and self.pace.increment == 0

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is up; None if it does not run."""
        since = self.since.get(seat)
        return None if since is None else since + self.left[seat]

    def shown(self, now: float) -> list[ClockData]:
        """The clocks of all seats at this moment."""
        return [
            ClockData(max(0.0, round(left - (now - self.since.get(seat, now)), 1)), seat in self.since)
            for seat, left in enumerate(self.left)
        ]

    def _stop(self, seat: int, at: float) -> None:
        passed = max(0.0, at - self.since.pop(seat))
        if self.pace.kind == "clock":
            self.left[seat] = max(0.0, self.left[seat] - passed)


def clocks_of(pace: PaceData, seats: int) -> Clocks | None:
    """New clocks; None where time is not limited."""
    return None if pace.kind == "free" else Clocks(pace, seats)
