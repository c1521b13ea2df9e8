"""Whole games by screen reader: what can be done is known by its name, and all that matters is said aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from ludarium.kernel.match import OpenDecision

from .browsing import said
from .conftest import Devices
from .listener import Heard, Listener
from .steered import Moment, led_to

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


@pytest.mark.exhaustive
def test_red_rising_is_played_by_ear(devices: Devices) -> None:
    ends = {said("en", "web-end-winner", count=1, names=name) for name in ("Ada", "Bot 1")}
    assert played(devices, "redrising", ends, others=1).made > 10


@pytest.mark.exhaustive
def test_raxxon_is_played_by_ear(devices: Devices) -> None:
    ends = {said("en", f"board-end-{outcome}", RAXXON) for outcome in ("victory", "outbreak", "takeover")}
    assert played(devices, "raxxon", ends, others=0).made > 10


@pytest.mark.exhaustive
def test_sagrada_is_played_by_ear(devices: Devices) -> None:
    ends = {said("en", "web-end-winner", count=1, names=name) for name in ("Ada", "Bot 1")}
    assert played(devices, "sagrada", ends, others=1).made > 20


def begins(asked: OpenDecision, kind: str) -> int:
    """With how many things of a kind an answer may begin."""
    return len({option.touches[0] for option in asked.options if option.touches[0].split(":")[0] == kind})


# A seed that leads to a question, what is asked there, and how one knows the answer.
HARD: Final[dict[str, tuple[int, Callable[[OpenDecision], object], Callable[[Heard, str], object]]]] = {
    "a name that a card on the table bears as well": (
        34,
        lambda asked: begins(asked, "name") > 100,
        lambda heard, name: heard.buttons.count(name) > 1,
    ),
    "one of two unknown cards that lie face down": (
        153,
        lambda asked: begins(asked, "face-down") > 1,
        lambda _, name: name.startswith(said("en", "face-down", "ludarium.games.redrising")),
    ),
    "what is gone as soon as it is chosen": (
        976,
        lambda asked: begins(asked, "reveal"),
        lambda _, name: "," not in name,  # all but a card, which is told with its caste and value
    ),
}


@pytest.mark.parametrize(("seed", "is_wanted", "is_answer"), HARD.values(), ids=HARD)
def test_a_hard_question_is_answered_by_ear(
    devices: Devices,
    seed: int,
    is_wanted: Callable[[OpenDecision], object],
    is_answer: Callable[[Heard, str], object],
) -> None:
    moment = Moment(seed, is_wanted)
    with led_to(moment, devices()) as page:
        listener = Listener(page)
        heard = listener.heard(lambda now: moment.question() in " ".join(now.status) and now.choices)
        listener.judge(heard)
        answer = next(name for name in heard.choices if is_answer(heard, name))
        listener.press(answer, heard.roles[answer])
        after = listener.heard(lambda now: not now.is_same(heard))
        assert not after.is_lost
    assert not after.alerts
    assert not listener.faults, "\n".join(listener.faults)
