"""Every step of every decision says what to do, in every language."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.kernel.match import Match
from ludarium.kernel.message import Message, load_message
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset
from ludarium.text.localizer import LANGUAGES

from .games import RAXXON, REDRISING, SAGRADA, TABLES, name

TABLES_WITH_TEXTS = [table for table in TABLES if table[0] in (SAGRADA, REDRISING, RAXXON)]
DECISIONS = 60  # of each table: more than 1,200 in all
COUNT = 3


def messages_of(match: Match, seat: int) -> list[Message]:
    """The prompts and the confirmations of an open decision."""
    encoded = match.encoded_decision(seat)
    assert encoded is not None
    data = msgspec.json.decode(encoded)
    found = [data["prompt"], *data["prompts"].values(), *data["confirmations"].values()]
    beginnings = {
        ">".join(option["touches"][:length])
        for option in data["options"]
        for length in range(1, len(option["touches"]))
    }
    assert set(data["prompts"]) == beginnings
    assert set(data["confirmations"]) <= {option["id"] for option in data["options"]}
    return [load_message(message) for message in found]


@pytest.mark.parametrize("table", TABLES_WITH_TEXTS, ids=name)
def test_every_prompt_says_what_to_do_and_what_follows(table: tuple[Ruleset, int, dict[str, int]]) -> None:
    ruleset, seats, options = table
    match = Match(ruleset, seats, "prompts", options)
    rng = seeded(7)
    seen: dict[tuple[str, str], Message] = {}
    for _ in range(DECISIONS):
        if match.over:
            break
        decision = match.decisions[0]
        for message in messages_of(match, decision.seat):
            shape = (message.id, str(sorted(message.args)))
            seen.setdefault(shape, message)
        match.decide(decision.seat, decision.options[rng.below(len(decision.options))].id)
    assert len(seen) > 1
    for message in seen.values():
        for language in LANGUAGES:
            for part in (message.id, f"{message.id}.help"):
                assert ruleset.text.format(Message(part, **{**message.args, "count": COUNT}), language)
