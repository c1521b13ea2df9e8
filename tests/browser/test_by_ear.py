"""Whole games by screen reader: what can be done is known by its name, and all that matters is said aloud."""

from __future__ import annotations

from typing import Final

import pytest

from .browsing import said
from .conftest import Devices
from .listener import Listener

A_BOT: Final = {"kind": "bot", "bot": "random"}
RAXXON: Final = "ludarium.games.raxxon"


def played(devices: Devices, game: str, ends: set[str], others: int, seed: int = 1) -> Listener:
    """A game that was played to its end by ear."""
    device = devices()
    page = device.page(device.create(*[A_BOT] * others, game=game, seed="by ear"))
    listener = Listener(page, seed=seed)
    said_last = listener.play(ends)
    assert any(one.startswith(end) for one in said_last for end in ends), said_last
    assert not listener.faults, "\n".join(dict.fromkeys(listener.faults))
    assert listener.news > listener.made // 4, "what happens is told"
    return listener


@pytest.mark.slow
def test_red_rising_is_played_by_ear(devices: Devices) -> None:
    ends = {said("en", "web-end-winner", count=1, names=name) for name in ("Ada", "Bot 1")}
    assert played(devices, "redrising", ends, others=1).made > 10


@pytest.mark.slow
def test_raxxon_is_played_by_ear(devices: Devices) -> None:
    ends = {said("en", f"board-end-{outcome}", RAXXON) for outcome in ("victory", "outbreak", "takeover")}
    assert played(devices, "raxxon", ends, others=0).made > 10


@pytest.mark.slow
def test_sagrada_is_played_by_ear(devices: Devices) -> None:
    ends = {said("en", "web-end-winner", count=1, names=name) for name in ("Ada", "Bot 1")}
    assert played(devices, "sagrada", ends, others=1).made > 20
