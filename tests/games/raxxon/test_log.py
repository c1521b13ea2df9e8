"""The log of Raxxon: its lines begin with the player who acts."""

from __future__ import annotations

import pytest

from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES
from tests.games.raxxon.staging import RULESET, act, decide, table

NAMES = ["Ada", "Ben"]


def log(game: Raxxon, language: str = "en", viewer: int | None = None) -> list[str]:
    """The lines of the log."""
    return [
        RULESET.text.format(Message(event.kind, **event.args), language, NAMES, viewer) for event in game.events or []
    ]


def test_the_log_says_who_reveals_and_what_follows() -> None:
    game = table("Ch? Ho", population="Su Su", raxxon="")
    act(game, "investigate", "place:d3")
    assert log(game)[-4:] == [
        "Ada performs an action: Investigate.",
        "Ada reveals the Chaotic card (c3).",
        "Chaotic cards face up: 1, so the effect happens.",
        "Ada adds a card to the crowd (d3).",
    ]
    assert log(game, viewer=0)[-3] == "You reveal the Chaotic card (c3)."


def test_the_log_says_who_applies_a_consequence_and_who_kills() -> None:
    game = table("Ho Ca Vo", population="", raxxon="", tokens={0: "evacuate:1"}, infection="Ca Vo")
    decide(game, "go")
    assert log(game)[-2:] == ["Ada applies a consequence of Evacuate: Raxxon power.", "Raxxon power: 1."]
    decide(game, "go")
    act(game, "kill", "crowd:c3", "done")
    assert log(game)[-1] == "Ada kills the Hostile card (c3)."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["event-reveals", "event-adds", "event-kills", "event-evacuates", "event-contains"])
def test_a_line_of_an_older_record_names_nobody(kind: str, language: str) -> None:
    args = {"card": "citizen-chaotic", "cell": "c3"}
    text = RULESET.text.format(Message(kind, **args), language, NAMES)
    assert not text.startswith("Ada")
    assert RULESET.text.format(Message(kind, **args, seat=0), language, NAMES).startswith("Ada ")
