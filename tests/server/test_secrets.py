"""Nothing hidden leaks: all bytes that a viewer receives are equal when only what it must not know is swapped."""

from __future__ import annotations

import hashlib
import io
import logging
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.device import Caller
from ludarium.server.entry import Decided, Opened, SeatPlan, encoded
from ludarium.server.keeping import folded
from ludarium.server.live import Live
from ludarium.server.log import JsonLines
from ludarium.server.security import shown_path
from ludarium.server.table import Table
from ludarium.server.watcher import Watcher

from .running import TWO_PEOPLE, running


def somebody(name: str) -> Caller:
    """Somebody with a device."""
    key = hashlib.sha256(name.encode()).hexdigest()
    return Caller(frozenset([key]), key, "192.0.2.7")


ADA, BEN, EVE = somebody("ada"), somebody("ben"), somebody("eve")


def dealt(seed: str) -> Table:
    """Ada and Ben at a table that has just started."""
    seats = [SeatPlan("person", "Ada", keys=[ADA.key]), SeatPlan("person", "Ben", keys=[BEN.key])]
    entry = Opened(1.0, "sagrada", 1, seats, {}, "link", "agreed", 0, seed, [ADA.key])
    return folded("table", [encoded(entry)])


def frames(table: Table, caller: Caller, viewer: int | None, swap: Any = None) -> list[bytes]:  # noqa: ANN401 - a function
    """All that a viewer is told while some of a game is played, always after Ben has looked."""
    assert table.match is not None
    if swap is not None:
        swap(table.match.game)
    live, watcher, ben = Live(table), Watcher(caller), Watcher(BEN)
    for one, eyes in ((ben, 1), (watcher, viewer)):
        one.look(eyes, [], 0)
        live.enter(one)
    found = [live.show(one) for one in (ben, watcher)][1:]
    for turn in range(14):
        decision = table.match.decisions[0]
        # What Ben decides here does not hang on what is swapped: where it did, it would not be hidden.
        option = decision.options[turn % len(decision.options)].id
        table.apply(Decided(2.0, decision.seat, decision.id, option))
        live.show(ben)
        found.append(live.show(watcher))
    return found


def swap_private(game: Any) -> None:  # noqa: ANN401 - of any game
    """Give Ben another private objective."""
    game.private = [game.private[0], next(c for c in range(5) if c not in game.private)]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_rivals_private_objective_changes_no_byte_that_others_receive(seed: str) -> None:
    for caller, viewer in ((ADA, 0), (EVE, None), (BEN, None)):
        assert frames(dealt(seed), caller, viewer) == frames(dealt(seed), caller, viewer, swap_private)
    assert frames(dealt(seed), BEN, 1) != frames(dealt(seed), BEN, 1, swap_private)


def test_a_rivals_window_cards_change_no_byte_that_others_receive() -> None:
    def first(caller: Caller, viewer: int | None, *, swapped: bool) -> bytes:
        table = dealt("7")
        assert table.match is not None
        game: Any = table.match.game
        if swapped:
            held = [card for hand in game.cards for card in hand]
            game.cards = [game.cards[0], [card for card in range(12) if card not in held][: len(game.cards[1])]]
        watcher = Watcher(caller)
        watcher.look(viewer, [], 0)
        return Live(table).show(watcher)

    for caller, viewer in ((ADA, 0), (EVE, None)):
        assert first(caller, viewer, swapped=False) == first(caller, viewer, swapped=True)
    assert first(BEN, 1, swapped=False) != first(BEN, 1, swapped=True)


def test_sealed_answers_look_alike() -> None:
    seen: dict[int, list[bytes]] = {}
    for nth in (0, 1, 2):
        table = dealt("5")
        assert table.match is not None
        live, watcher = Live(table), Watcher(ADA)
        watcher.look(0, [], 0)
        live.enter(watcher)
        decision = next(one for one in table.match.decisions if one.seat == 1)
        table.apply(Decided(2.0, 1, decision.id, decision.options[nth].id))
        seen[nth] = [live.show(watcher)]
    assert seen[0] == seen[1] == seen[2]


def test_the_log_of_the_server_holds_no_secret(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
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
            with server.line(ada, table) as line:
                line.look(0)
                line.ask("chat", seat=0, text="between us")
            token = ada.cookies["ludarium"]
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    log = written.getvalue()
    assert '"what":"request"' in log
    assert '"what":"socket"' in log
    for hidden in (secret, secret[:-2], token, table, "a-very-odd-seed", "between us"):
        assert hidden not in log


def test_an_address_is_cut_short_in_the_log() -> None:
    assert shown_path("/api/tables/abcdefgh/socket") == "/api/tables/abc…/socket"
    assert shown_path("/t/abcdefgh") == "/t/abc…"
    assert shown_path("/api/games") == "/api/games"


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
