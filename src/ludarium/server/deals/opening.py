"""The first entry of a table that plays a shared deal."""

from __future__ import annotations

from ludarium.games import ruleset

from ..tables.entry import Opened, SeatPlan, SharedDeal


def deal_entry(
    now: float, game: str, settings: dict[str, int], seats: list[SeatPlan], seed: str, deal: SharedDeal
) -> Opened:
    """A table without host, hints and spectators, so that all tables of the deal play in the same way."""
    rules = ruleset(game)
    return Opened(
        at=now,
        game=game,
        rules=rules.version,
        seats=seats,
        settings=rules.complete(len(seats), settings),
        visibility="link",
        undo="reach",
        stand_in=0,
        seed=seed,
        hosts=[],
        practice=not deal.ranked,
        newcomers=False,
        spectators=False,
        deal=deal,
    )
