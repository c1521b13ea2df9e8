"""Hints: what a bot would do, for the player who has to decide, if the table allows it, and visible to all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.client import Client
from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message, load_message
from ludarium.server.rate_limit import Limits, RateLimit
from ludarium.server.workers.bots import AdviceData, RulesetRef, advise_on
from ludarium.text.localizer import LANGUAGES

from .running import AGAINST_A_BOT, AT_ONCE, TWO_PEOPLE, RunningServer, SocketClient, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def start_table(server: RunningServer, **more: Any) -> tuple[SocketClient, SocketClient, str]:  # noqa: ANN401 - fields of any kind
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    ben.get(f"/api/tables/{table}")
    first, second = server.connect(ada, table), server.connect(ben, table)
    assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
    assert first.ask("hint", seat=0)["message"]["id"] == "reason-not-started"
    assert first.ask("start")["type"] == "done"
    return first, second, table


def test_alone_among_bots_a_player_gets_the_best_options_and_reasons(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    with server.connect(ada, table) as client:
        state = client.look(0)
        asked: set[int] = set()
        while state["table"]["status"] == "playing" and state["version"] < 12:
            for decision in state["decisions"]:
                asked.add(decision["id"])
                hint = client.ask("hint", seat=0)
                assert (hint["type"], hint["seat"], hint["decision"]) == ("hint", 0, decision["id"])
                assert 1 <= len(hint["options"]) <= 3
                shown = [option for one in hint["options"] for option in (one["option"], *one["same"])]
                assert all(option in decision["options"] for option in shown)
                texts = [str(one["option"]["message"]) for one in hint["options"]]
                assert len(set(texts)) == len(texts), "options that do the same are one"
                values = [one["value"] for one in hint["options"]]
                assert values == sorted(values, reverse=True)
                reasons = [one["reason"]["id"] for one in hint["options"]]
                assert reasons == ["hint-best", *["hint-worse"] * (len(values) - 1)]
                assert client.ask("hint", seat=0)["options"] == hint["options"], "a repeated request gets the same hint"
                option = hint["options"][0]["option"]["id"]
                assert client.ask("decide", seat=0, decision=decision["id"], option=option)["type"] == "done"
            state = client.state()
        assert not state["table"]["practice"]
        notes = [note["args"] for note in client.look(0)["notes"] if note["kind"] == "hint"]
        assert asked
        assert notes == [{"seat": 0}] * len(asked), "one for each decision"


def test_with_others_there_are_hints_only_if_the_host_allows_them(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
    with ada, ben:
        assert not ada.look(0)["table"]["hints"]
        assert ada.ask("hint", seat=0)["message"]["id"] == "reason-no-hints"


def test_the_others_see_that_a_hint_was_taken_but_not_which(server: RunningServer) -> None:
    ada, ben, table = start_table(server, hints=True)
    with ada, ben:
        ben.look(1)
        hint = ada.ask("hint", seat=0)
        assert hint["type"] == "hint"
        state = ben.state()
        assert [(note["kind"], note["args"]) for note in state["notes"]] == [("hint", {"seat": 0})]
        for one in hint["options"]:
            assert one["option"]["id"] not in "".join(ben.frames)
        assert ada.ask("hint", seat=0)["type"] == "hint"
        assert len(ben.look(1)["notes"]) == 1
        assert ben.ask("hint", seat=0)["message"]["id"] == "reason-not-your-seat"
        decision = ada.look(0)["decisions"][0]
        ada.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
        refused = ada.ask("hint", seat=0)
        assert (refused["message"]["id"], refused["rule"] != "") == ("reason-not-your-turn", True)
        assert len(ben.look(1)["notes"]) == 1
        assert table


def test_programs_get_hints_over_http(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    answer = ada.post(f"/api/tables/{table}", json={"type": "hint", "ref": 3, "seat": 0})
    assert answer.status_code == 200
    assert (answer.json()["type"], answer.json()["ref"]) == ("hint", 3)
    with Client(server.address) as client, client.create("sagrada", bots=["random"]) as place:
        assert place.wait() is not None
        place.decide(place.hint().options[0].option.id)


def test_a_rematch_has_hints_if_the_table_had(server: RunningServer) -> None:
    ada = server.device()
    for hints in (False, True):
        table = server.create(ada, AGAINST_A_BOT, hints=hints)
        with server.connect(ada, table) as client:
            assert client.ask("hint", seat=0)["type"] == ("hint" if hints else "refused")
            assert client.ask("leave", seat=0)["type"] == "done"
            state = client.look(None)
            while state["table"]["status"] != "over":
                state = client.state()
            again = client.ask("rematch")["table"]
        assert ada.get(f"/api/tables/{again}").json()["table"]["hints"] is hints


def test_hints_are_limited(tmp_path: Path) -> None:
    limits = Limits(hints=RateLimit(0.01, 0.000001))  # 200 times as much for this machine
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.connect(ada, table) as client:
            answers = [client.ask("hint", seat=0) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["hint", "hint", "refused"]
        assert answers[-1]["message"]["id"] == "reason-too-fast"
        assert ada.post(f"/api/tables/{table}", json={"type": "hint", "ref": 3, "seat": 0}).status_code == 429


def test_a_hint_is_refused_if_the_bot_is_too_slow(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, thinking=0.0001)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.connect(ada, table) as client:
            assert client.ask("hint", seat=0)["message"]["id"] == "reason-no-hint"


@pytest.mark.parametrize("decisions", [*(pytest.param(n, marks=pytest.mark.exhaustive) for n in (0, 4)), 9])
def test_a_hint_uses_only_what_its_seat_knows(decisions: int) -> None:
    match = Match(ruleset("sagrada"), 2, "hidden", {})
    for _ in range(decisions):
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[-1].id)
    seat = match.decisions[0].seat
    before = advice(match, seat)
    game: Any = match.game
    game.private[1 - seat] = next(colour for colour in range(5) if colour not in game.private)
    assert advice(match, seat) == before


def advice(match: Match, seat: int) -> list[AdviceData]:
    """The advice for a seat."""
    return advise_on(RulesetRef("sagrada", None), "seed", match.redact(seat), 3, 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [0, 1, 3, 25, -2])
def test_reasons_have_texts_in_every_language(language: str, points: int) -> None:
    chances = Message("hint-chance", percent=points), Message("hint-less-chance", percent=points)
    for message in (Message("hint-best", points=points), Message("hint-worse", points=points), *chances):
        assert ruleset("sagrada").text.format(load_message(message.dump()), language)


def test_in_a_cooperative_game_a_hint_gives_the_chance_of_winning(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT, game="raxxon", options={"character_1": 1, "character_2": 2})
    with server.connect(ada, table) as client:
        state = client.look(0)
        while not state["decisions"]:
            state = client.state()
        best, *others = client.ask("hint", seat=0)["options"]
    assert best["reason"]["id"] == "hint-chance"
    assert 0 <= best["reason"]["args"]["percent"] <= 100
    assert {one["reason"]["id"] for one in others} <= {"hint-less-chance"}


def test_a_player_sees_what_an_option_would_score(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    with server.connect(ada, table) as client:
        state = client.look(0)
        option = state["decisions"][0]["options"][0]["id"]
        answer = client.ask("preview", seat=0, option=option)
        assert answer["type"] == "preview"
        assert client.ask("preview", seat=0, option="no:such>option") | {"ref": 0} == {
            "type": "preview",
            "ref": 0,
            "now": None,
            "after": None,
        }
        assert client.ask("preview", seat=1, option=option)["message"]["id"] == "reason-not-your-seat"
