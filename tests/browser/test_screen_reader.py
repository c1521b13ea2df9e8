"""Whole games with a screen reader: every option has a name, and everything important is announced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from ludarium.kernel.option import OpenDecision

from .conftest import Devices
from .device import message_text
from .players.screen_reader import AccessibleState, ScreenReaderPlayer
from .seeded_match import SeededMatch, open_in_browser

A_BOT: Final = {"kind": "bot", "bot": "random"}
RAXXON: Final = "ludarium.games.raxxon"


def played(devices: Devices, game: str, ends: set[str], others: int, seed: int = 1) -> ScreenReaderPlayer:
    """A game that was played to its end with a screen reader."""
    device = devices()
    page = device.page(device.create(*[A_BOT] * others, game=game, seed="by ear"))
    listener = ScreenReaderPlayer(page, seed=seed)
    said_last = listener.play(ends)
    assert any(one.startswith(end) for one in said_last for end in ends), said_last
    assert not listener.faults, "\n".join(dict.fromkeys(listener.faults))
    assert listener.news > listener.made // 4, "events are announced"
    return listener


@pytest.mark.exhaustive
def test_red_rising_is_played_with_a_screen_reader(devices: Devices) -> None:
    ends = {message_text("en", "web-end-winner", count=1, names=name) for name in ("Ada", "Vega")}
    assert played(devices, "redrising", ends, others=1).made > 10


@pytest.mark.exhaustive
def test_raxxon_is_played_with_a_screen_reader(devices: Devices) -> None:
    ends = {message_text("en", f"board-end-{outcome}", RAXXON) for outcome in ("victory", "outbreak", "takeover")}
    assert played(devices, "raxxon", ends, others=0).made > 10


@pytest.mark.exhaustive
def test_sagrada_is_played_with_a_screen_reader(devices: Devices) -> None:
    ends = {message_text("en", "web-end-winner", count=1, names=name) for name in ("Ada", "Livia")}
    assert played(devices, "sagrada", ends, others=1).made > 20


def begins(asked: OpenDecision, kind: str) -> int:
    """The number of touches of a kind that an answer may start with."""
    return len({option.touches[0] for option in asked.options if option.touches[0].split(":")[0] == kind})


# A seed that leads to a question, the question, and how to recognize the answer.
HARD: Final[dict[str, tuple[int, Callable[[OpenDecision], object], Callable[[AccessibleState, str], object]]]] = {
    "a name that a card on the table bears as well": (
        34,
        lambda asked: begins(asked, "name") > 100,
        lambda heard, name: heard.buttons.count(name) > 1,
    ),
    "one of two unknown cards that lie face down": (
        153,
        lambda asked: begins(asked, "face-down") > 1,
        lambda _, name: name.startswith(message_text("en", "face-down", "ludarium.games.redrising")),
    ),
    "what is gone as soon as it is chosen": (
        976,
        lambda asked: begins(asked, "reveal"),
        lambda _, name: "," not in name,  # all except cards, which are announced with caste and value
    ),
}


@pytest.mark.parametrize(("seed", "is_wanted", "is_answer"), HARD.values(), ids=HARD)
def test_a_hard_question_is_answered_with_a_screen_reader(
    devices: Devices,
    seed: int,
    is_wanted: Callable[[OpenDecision], object],
    is_answer: Callable[[AccessibleState, str], object],
) -> None:
    moment = SeededMatch(seed, is_wanted)
    with open_in_browser(moment, devices()) as page:
        listener = ScreenReaderPlayer(page)
        heard = listener.wait_for(lambda now: moment.question() in " ".join(now.status) and now.choices)
        listener.check(heard)
        answer = next(name for name in heard.choices if is_answer(heard, name))
        listener.press(answer, heard.roles[answer])
        after = listener.wait_for(lambda now: not now.is_same(heard))
        assert not after.focus_is_lost
    assert not after.alerts
    assert not listener.faults, "\n".join(listener.faults)
