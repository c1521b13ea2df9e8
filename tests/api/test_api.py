"""The public Python API, used as programs use it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import ludarium
from ludarium.errors import BadRecord, BadSetup, Refused, UnknownGame
from ludarium.kernel.record import Record, hash_of


def played(seats: int = 2, seed: int = 7) -> ludarium.Match:
    """A match in which every player chooses the first option."""
    match = ludarium.new_match("sagrada", seats=seats, seed=seed)
    while not match.over:
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[0].id)
    return match


def test_the_games_are_listed_with_seats_options_and_languages() -> None:
    sagrada, redrising, raxxon = ludarium.list_games()
    assert sagrada["name"] == "sagrada"
    assert sagrada["seats"] == [1, 2, 3, 4]
    assert sagrada["options"] == [{"name": "tools", "values": [1, 2, 3, 4, 5], "default": 3, "seats": [1]}]
    assert sagrada["languages"] == ["en", "uk", "cs", "ru"]
    assert redrising["name"] == "redrising"
    assert redrising["seats"] == [1, 2, 3, 4, 5, 6]
    assert {"name": "level", "values": [1, 2, 3, 4, 5, 6], "default": 2, "seats": [1]} in redrising["options"]
    assert raxxon["name"] == "raxxon"
    assert raxxon["seats"] == [1, 2, 3, 4]
    assert {"name": "level", "values": [1, 2, 3, 4], "default": 1, "seats": [1, 2, 3, 4]} in raxxon["options"]


def test_a_match_is_played_by_ids() -> None:
    match = ludarium.new_match("sagrada", seats=2, seed=7, options={})
    decision = match.decisions[0]
    assert decision.seat == 0
    assert decision.options[0].touches == decision.options[0].id.split(">")
    for language in ("en", "uk", "cs", "ru"):
        assert decision.prompt.text(language)
        assert decision.options[0].text(language)
    assert decision.options[0].text("uk") != decision.options[0].text("en")


def test_the_standings_come_at_the_end_with_every_point() -> None:
    match = ludarium.new_match("sagrada", seats=2, seed=7)
    assert match.standings == []
    match = played()
    assert [standing.seat for standing in match.standings] == [0, 1]
    assert sorted(standing.rank for standing in match.standings) == [1, 2]
    for standing in match.standings:
        assert standing.total == sum(line.points for line in standing.ledger)
        assert all(line.rule.startswith("SG-") for line in standing.ledger)


def test_a_view_is_plain_data_and_hides_what_is_secret() -> None:
    match = played_to_round_two()
    mine, theirs, nobodys = match.view(0), match.view(1), match.view(None)
    json.dumps([mine, theirs, nobodys])
    assert len(mine["seats"][0]["private"]) == 1
    assert mine["seats"][1]["private"] == theirs["seats"][0]["private"] == nobodys["seats"][0]["private"] == []


def played_to_round_two() -> ludarium.Match:
    """A match in its second round."""
    match = ludarium.new_match("sagrada", seats=2, seed=7)
    while match.view(None)["round"] < 2:
        match.decide(match.decisions[0].seat, match.decisions[0].options[0].id)
    return match


def test_an_explanation_names_the_rule_in_every_language() -> None:
    match = played_to_round_two()
    seat = match.decisions[0].seat
    for language in ("en", "uk", "cs", "ru"):
        waiting = match.explain(1 - seat, ["pool:0"], language)
        assert waiting is not None
        assert waiting.rule == "SG-11"
    taken = next(
        f"cell:{'abcd'[row]}{column + 1}"
        for row in range(4)
        for column in range(5)
        if match.view(None)["seats"][seat]["dice"][row][column]
    )
    slot = next(place["id"] for place in match.view(None)["pool"] if place["die"])
    explanation = match.explain(seat, [slot, taken], "cs")
    assert explanation is not None
    assert explanation.rule == "SG-25"
    assert match.explain(seat, match.decisions[0].options[0].touches, "en") is None


def test_a_refused_decision_names_its_rule_and_changes_nothing() -> None:
    match = played_to_round_two()
    before = match.record()
    seat = match.decisions[0].seat
    with pytest.raises(Refused) as out_of_turn:
        match.decide(1 - seat, "pass")
    assert out_of_turn.value.rule == "SG-11"
    with pytest.raises(Refused):
        match.decide(seat, "window:fractal_drops")
    with pytest.raises(Refused):
        match.decide(seat, match.decisions[0].options[0].id, decision=1)
    assert match.record() == before


def test_a_record_replays_anywhere() -> None:
    match = played()
    for record in (match.record(), json.dumps(match.record()), json.dumps(match.record()).encode()):
        again = ludarium.replay(record)
        assert again.record() == match.record()
        assert [standing.total for standing in again.standings] == [standing.total for standing in match.standings]


CIRCLE: list[Any] = []
CIRCLE.append(CIRCLE)


def altered(**changes: object) -> dict[str, Any]:
    """A record with something changed."""
    return {**played().record(), **changes}


@pytest.mark.parametrize(
    ("record", "what"),
    [
        ("", "not a whole record"),
        (json.dumps(played().record())[:5000], "not a whole record"),
        (b"\xff\xfe", "not a whole record"),
        ([], "not a whole record"),
        ({}, "not a whole record"),
        ({"format": 1}, "not a whole record"),
        (altered(extra=1), "not a whole record"),
        (altered(format=2), "the record has format 2: expected 1"),
        (altered(version=1), "version 1 of sagrada: expected 2"),
        (altered(entries=played().record()["entries"][:10]), "cut or altered"),
        (altered(seed="8"), "cut or altered"),
        (altered(events=[]), "cut or altered"),
        (altered(dump={}), "cut or altered"),
        (json.dumps(altered(dump={"x": 0})).replace('"x": 0', '"x": ' + "[" * 1000 + "]" * 1000), "nested too deeply"),
        (altered(dump={"x": CIRCLE}), "cut or altered"),
    ],
)
def test_a_bad_record_is_refused_with_what_is_wrong(record: object, what: str) -> None:
    with pytest.raises(BadRecord, match=what):
        ludarium.replay(record)


def test_a_record_of_another_version_is_refused_by_its_number() -> None:
    match = played()
    match.ruleset.version = 3
    try:
        record = ludarium.new_match("sagrada", seats=2, seed=7).record()
    finally:
        match.ruleset.version = 2
    with pytest.raises(BadRecord, match="version 3 of sagrada: expected 2"):
        ludarium.replay(record)


def forged(record: dict[str, Any]) -> dict[str, Any]:
    """The record with a matching hash, as if it had been recorded so."""
    return {**record, "hash": hash_of(msgspec.convert(record, Record))}


def test_an_entry_that_cannot_be_played_is_named() -> None:
    record = played().record()
    record["entries"][5] = {"seat": 0, "option": "pool:77>cell:a1"}
    with pytest.raises(BadRecord, match="entry 6 of the record cannot be played"):
        ludarium.replay(forged(record))


def test_a_record_with_another_end_is_refused() -> None:
    record = played().record()
    record["dump"]["table"]["tokens"] = [99, 99]
    with pytest.raises(BadRecord, match="another position"):
        ludarium.replay(forged(record))


@pytest.mark.parametrize(
    ("setup", "what"),
    [
        ({"seats": 5}, "1 to 4 seats, not 5"),
        ({"seats": 0}, "1 to 4 seats, not 0"),
        ({"seats": True}, "1 to 4 seats, not True"),
        ({"seats": 2, "options": {"tools": 3}}, "has no option 'tools'"),
        ({"seats": 1, "options": {"tools": 6}}, "cannot be 6: expected one of 1, 2, 3, 4, 5"),
        ({"seats": 1, "options": {"tools": "3"}}, "cannot be '3'"),
        ({"seats": 1, "options": {"lights": 1}}, "has no option 'lights'"),
        ({"seats": 2, "options": 5}, "options are names with values"),
        ({"seed": 1.5}, "a seed is a number or a word"),
        ({"seed": 10**5000}, "a seed is a number or a word, not <a number of 16610 bits>"),
        ({"seats": 10**5000}, "1 to 4 seats, not <a number of 16610 bits>"),
        ({"seats": 1, "options": {"tools": 10**5000}}, "cannot be <a number of 16610 bits>"),
        ({"seats": 1, "options": {"x" * 5000: 1}}, "has no option 'xxx"),
        ({"seed": "\ud800"}, "a seed is a number or a word"),
    ],
)
def test_a_bad_set_up_is_refused_with_what_was_expected(setup: dict[str, Any], what: str) -> None:
    with pytest.raises(BadSetup, match=what) as found:
        ludarium.new_match("sagrada", **setup)
    assert len(str(found.value)) < 200


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess': expected one of sagrada"):
        ludarium.new_match("chess")


def test_a_record_is_a_copy_that_cannot_change_the_match() -> None:
    match = played_to_round_two()
    before = json.dumps(match.record())
    record = match.record()
    record["entries"][0]["option"] = "forged"
    record["options"]["forged"] = 1
    assert json.dumps(match.record()) == before


ODD: list[Any] = [
    None,
    True,
    -1,
    10**30,
    10**5000,
    CIRCLE,
    1.5,
    "",
    "x" * 5000,
    "\ud800",
    b"\xff",
    [],
    [None],
    [[]],
    {},
    object(),
]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_any_bad_argument_raises_an_error_of_ludarium(odd: Any) -> None:  # noqa: ANN401 - anything
    match = played_to_round_two()
    before = json.dumps(match.record())
    seat = match.decisions[0].seat
    option = match.decisions[0].options[0].id
    tries: list[Callable[[], object]] = [
        lambda: match.decide(odd, option),
        lambda: match.decide(seat, odd),
        lambda: match.decide(1 - seat, option, decision=odd),
        lambda: match.explain(odd, ["pool:0"]),
        lambda: match.explain(seat, odd),
        lambda: match.explain(seat, [odd, "cell:a1"]),
        lambda: match.explain(seat, ["pool:0", "cell:a1", odd]),
        lambda: match.explain(seat, ["pool:0"], odd),
        lambda: match.touchable(seat, [odd, odd]),
        lambda: match.undo(odd),
        lambda: match.view(odd),
        lambda: ludarium.new_match(odd),
        lambda: ludarium.new_match("sagrada", odd, 1),
        lambda: ludarium.new_match("sagrada", 1, 1, {"tools": odd}),
        lambda: ludarium.new_match("sagrada", 1, 1, odd),
        lambda: ludarium.replay(odd),
        lambda: ludarium.replay({**match.record(), "dump": odd}),
    ]
    for attempt in tries:
        with contextlib.suppress(ludarium.LudariumError):
            attempt()
    assert json.dumps(match.record()) == before


def test_without_a_seed_a_match_gets_an_unguessable_one() -> None:
    seeds = {ludarium.new_match("sagrada").seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)  # 128 bits


def test_undo_stops_at_a_roll() -> None:
    match = ludarium.new_match("sagrada", seats=1, seed=3)
    match.decide(0, match.decisions[0].options[0].id)  # the window; then the first dice are rolled
    with pytest.raises(Refused):
        match.undo(0)
    before = match.view(0)
    match.decide(0, next(option.id for option in match.decisions[0].options if option.id.startswith("pool")))
    match.undo(0)
    assert match.view(0) == before
