"""The points of a seat before and after an option, from what the seat knows."""

from __future__ import annotations

from .game import Game
from .json_cache import decoded_view
from .match import Match
from .rng import seeded
from .ruleset import Ruleset


def preview(match: Match, seat: int, option_id: str) -> tuple[int, int] | None:
    """The points that a seat has now and would have after an option.

    None if the option does not exist, if it reveals something (a roll, a draw, a hidden card), or if the view of the
    game has no points. The position is imagined from what the seat knows, so nothing else can be learned from it.
    """
    world = match.ruleset.imagine(match.redact(seat), seeded(0))
    decision = world.decision(seat)
    if decision is None:
        return None
    frame = world.stack[-1]
    for option in decision.options:
        if ">".join(frame.step().touches(world, frame, option)) == option_id:
            return _difference(match.ruleset, world, seat, option)
    return None


def _difference(ruleset: Ruleset, world: Game, seat: int, option: int) -> tuple[int, int] | None:
    """The points before and after an option, before other players act."""
    now = points_in_view(ruleset, world, seat)
    if now is None:
        return None
    known = (world.rng.counter, world.reveals)
    world.play_script(seat, option)
    after = points_in_view(ruleset, world, seat) if (world.rng.counter, world.reveals) == known else None
    return None if after is None else (now, after)


def points_in_view(ruleset: Ruleset, world: Game, seat: int) -> int | None:
    """The total of a seat in its own view; None if the game shows none."""
    seats = decoded_view(ruleset.view(world.redact(seat)))["seats"]
    score = seats[seat].get("score")
    total: int | None = score["total"] if score else None
    return total
