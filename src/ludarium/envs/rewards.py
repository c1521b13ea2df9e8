"""Rewards at the end of a game, by seat."""

from __future__ import annotations

from typing import Final

from ludarium.errors import BadSetup, shortened
from ludarium.kernel.standing import Standing

REWARDS: Final = ("win", "rank", "score")


def check_reward(name: str) -> None:
    """Raise an error if there is no such reward."""
    if name not in REWARDS:
        raise BadSetup(f"unknown reward {shortened(name)}: expected one of {', '.join(REWARDS)}")


def rewards(standings: list[Standing], name: str, *, cooperative: bool) -> list[float]:
    """The reward of each seat, in seat order.

    `win`: 1 for a win, also a shared one, otherwise -1. `rank`: from 1 for the first place to -1 for the last; alone
    and in cooperative games the same as `win`. `score`: the points ahead of the mean of the rivals; alone the points
    ahead of the target, if there is one; in cooperative games the points of the team.
    """
    seats = len(standings)
    if name == "win" or (name == "rank" and (seats == 1 or cooperative)):
        return [1.0 if standing.won else -1.0 for standing in standings]
    if name == "rank":
        return [1.0 - 2.0 * (standing.rank - 1) / (seats - 1) for standing in standings]
    if cooperative:
        return [float(standing.total) for standing in standings]
    if seats == 1:
        target = standings[0].target
        return [float(standings[0].total - (target or 0))]
    total = sum([standing.total for standing in standings])
    return [standing.total - (total - standing.total) / (seats - 1) for standing in standings]
