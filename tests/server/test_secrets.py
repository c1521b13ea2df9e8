"""Nothing hidden leaks: all bytes that a viewer receives are equal if only hidden information is changed."""

from __future__ import annotations

import hashlib
import io
import logging
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.identity import Caller
from ludarium.server.json_log import JsonFormatter
from ludarium.server.middleware import shorten_path
from ludarium.server.tables.entry import Decided, Opened, SeatPlan, encode_entry
from ludarium.server.tables.live_table import LiveTable
from ludarium.server.tables.snapshot import fold
from ludarium.server.tables.subscriber import Subscriber
from ludarium.server.tables.table import Table

from .running import TWO_PEOPLE, running


def person(name: str) -> Caller:
    """A person with a device."""
    key = hashlib.sha256(name.encode()).hexdigest()
    return Caller(frozenset([key]), key, "192.0.2.7")


ADA, BEN, EVE = person("ada"), person("ben"), person("eve")


def new_table(seed: str) -> Table:
    """Ada and Ben at a table that has just started."""
    seats = [SeatPlan("person", "Ada", keys=[ADA.key]), SeatPlan("person", "Ben", keys=[BEN.key])]
    entry = Opened(1.0, "sagrada", 1, seats, {}, "link", "agreed", 0, seed, [ADA.key])
    return fold("table", [encode_entry(entry)])


def frames(table: Table, caller: Caller, viewer: int | None, swap: Any = None) -> list[bytes]:  # noqa: ANN401 - a function
    """All states that a viewer receives during a part of a game, each encoded after Ben's."""
    assert table.match is not None
    if swap is not None:
        swap(table.match.game)
    live, subscriber, ben = LiveTable(table), Subscriber(caller), Subscriber(BEN)
    for one, eyes in ((ben, 1), (subscriber, viewer)):
        one.look(eyes, [], 0)
        live.subscribe(one)
    found = [live.encode_state(one) for one in (ben, subscriber)][1:]
    for turn in range(14):
        decision = table.match.decisions[0]
        # The options do not depend on what is swapped.
        option = decision.options[turn % len(decision.options)].id
        table.apply(Decided(2.0, decision.seat, decision.id, option))
        live.encode_state(ben)
        found.append(live.encode_state(subscriber))
    return found


def swap_private(game: Any) -> None:  # noqa: ANN401 - of any game
    """Give Ben another private objective."""
    game.private = [game.private[0], next(c for c in range(5) if c not in game.private)]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_rivals_private_objective_changes_no_byte_that_others_receive(seed: str) -> None:
    for caller, viewer in ((ADA, 0), (EVE, None), (BEN, None)):
        assert frames(new_table(seed), caller, viewer) == frames(new_table(seed), caller, viewer, swap_private)
    assert frames(new_table(seed), BEN, 1) != frames(new_table(seed), BEN, 1, swap_private)


def test_a_rivals_window_cards_change_no_byte_that_others_receive() -> None:
    def first(caller: Caller, viewer: int | None, *, swapped: bool) -> bytes:
        table = new_table("7")
        assert table.match is not None
        game: Any = table.match.game
        if swapped:
            held = [card for hand in game.cards for card in hand]
            game.cards = [game.cards[0], [card for card in range(12) if card not in held][: len(game.cards[1])]]
        subscriber = Subscriber(caller)
        subscriber.look(viewer, [], 0)
        return LiveTable(table).encode_state(subscriber)

    for caller, viewer in ((ADA, 0), (EVE, None)):
        assert first(caller, viewer, swapped=False) == first(caller, viewer, swapped=True)
    assert first(BEN, 1, swapped=False) != first(BEN, 1, swapped=True)


def test_sealed_answers_look_alike() -> None:
    seen: dict[int, list[bytes]] = {}
    for nth in (0, 1, 2):
        table = new_table("5")
        assert table.match is not None
        live, subscriber = LiveTable(table), Subscriber(ADA)
        subscriber.look(0, [], 0)
        live.subscribe(subscriber)
        decision = next(one for one in table.match.decisions if one.seat == 1)
        table.apply(Decided(2.0, 1, decision.id, decision.options[nth].id))
        seen[nth] = [live.encode_state(subscriber)]
    assert seen[0] == seen[1] == seen[2]


def test_the_log_of_the_server_holds_no_secret(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("ludarium")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        with running(tmp_path / "tables.sqlite") as server:
            ada = server.device()
            created = ada.post("/api/tables", json={"game": "sagrada", "seats": TWO_PEOPLE, "seed": "a-very-odd-seed"})
            table, secret = created.json()["table"], created.json()["secrets"]["0"]
            bearer = {"Authorization": f"Bearer {secret}"}
            server.device().get(f"/api/tables/{table}?seat=0", headers=bearer)
            server.device().post(f"/api/tables/{table}/claim", json={"secret": secret})
            server.device().post(f"/api/tables/{table}/claim", json={"secret": secret[:-2]})
            with server.connect(ada, table) as client:
                client.look(0)
                client.ask("chat", seat=0, text="between us")
            token = ada.cookies["ludarium"]
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    log = written.getvalue()
    assert '"what":"request"' in log
    assert '"what":"socket"' in log
    for hidden in (secret, secret[:-2], token, table, "a-very-odd-seed", "between us"):
        assert hidden not in log


def test_a_table_id_is_shortened_in_the_log() -> None:
    assert shorten_path("/api/tables/abcdefgh/socket") == "/api/tables/abc…/socket"
    assert shorten_path("/t/abcdefgh") == "/t/abc…"
    assert shorten_path("/api/games") == "/api/games"


def test_only_hashes_are_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ada = server.device()
        created = ada.post("/api/tables", json={"game": "sagrada", "seats": TWO_PEOPLE}).json()
        link = ada.post(f"/api/tables/{created['table']}/link/0").json()["secret"]
        token = ada.cookies["ludarium"]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert created["table"].encode() in stored
    for hidden in (token, link, created["secrets"]["0"]):
        assert hidden.encode() not in stored
        assert hashlib.sha256(hidden.encode()).hexdigest().encode() in stored
