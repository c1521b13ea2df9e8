"""How turns, days and the game end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .table import Raxxon

TAKEOVER: Final = 8  # Raxxon power that loses the game (RX-36)
SOLO_PASSES: Final = 2  # RX-81
DAY_DEPTH: Final = 2  # the frames of the game and of its day; those above lapse when the day ends (RX-37)

# How a game ends.
OPEN: Final = 0
VICTORY: Final = 1  # RX-60
OUTBREAK: Final = 2  # RX-61
BY_RAXXON: Final = 3  # RX-61
BY_MUTATION: Final = 4  # RX-91
ENDLESS: Final = 5

ENDING_EVENTS: Final = ["", "event-victory", "event-outbreak", "event-takeover", "event-mutation"]


def pass_seat(game: Raxxon, seat: int) -> None:
    """Let a seat pass, by choice or by an effect; only once a turn (RX-20, RX-81)."""
    if game.passed >> seat & 1 or (seat == game.current and game.turn_over):
        return
    if game.events is not None:
        game.emit("event-passes", {"seat": seat})
    if seat == game.current:
        game.turn_over = True
    if not game.solo:
        game.passed |= 1 << seat
        return
    game.passes += 1
    if game.passes < SOLO_PASSES:
        clear_tokens(game)
    else:
        game.passed = 1


def clear_tokens(game: Raxxon) -> None:
    """Remove all tokens from the sheets (RX-54, RX-81)."""
    for seat in range(game.seats):
        game.tokens[seat] = [0] * len(game.tokens[seat])


def end_day(game: Raxxon) -> None:
    """End the action phase at once; all effects in progress lapse (RX-37)."""
    game.day_over = True
    game.draw_owed = False
    game.triggered += game.followed
    game.followed = []
    del game.stack[DAY_DEPTH:]
    if game.events is not None:
        game.emit("event-day-ends", {})


def end_game(game: Raxxon, outcome: int) -> None:
    """End the game at once (RX-60, RX-61)."""
    game.outcome = outcome
    game.stack.clear()
    if game.events is not None:
        game.emit(ENDING_EVENTS[outcome], {"number": game.saved()})


def change_power(game: Raxxon, by: int) -> None:
    """Change Raxxon's power; at the end of its track the game is lost (RX-36)."""
    power = max(0, game.power + by)
    if power == game.power:
        return
    game.power = power
    if game.events is not None:
        game.emit("event-power", {"number": power})
    if power >= TAKEOVER:
        end_game(game, BY_RAXXON)
