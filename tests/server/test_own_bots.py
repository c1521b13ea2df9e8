"""Bots from other modules at tables: only those that the operator of the server has allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium
from ludarium.client import Client
from ludarium.errors import BadSetup, Refused
from ludarium.server.app import App, Settings
from ludarium.server.tables.checks import allow_bots
from tests.cli.run import refusal
from tests.server.running import running

MINE = """
from ludarium.bots.bot import Bot, options_of

class Last(Bot):
    def choose(self, world, seat):
        return options_of(world, seat)[-1]
"""
NAME = "bots_of_the_operator:Last"


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that allows a bot from a module."""
    (tmp_path / "bots_of_the_operator.py").write_text(MINE)
    monkeypatch.syspath_prepend(str(tmp_path))
    with running(tmp_path / "tables.sqlite", bots=[NAME]) as server:
        yield server.address
    allow_bots([])


def test_a_table_seats_a_bot_that_the_operator_allows(address: str) -> None:
    with Client(address) as client, client.create("sagrada", bots=[NAME], seed="own bots") as seat:
        while decision := seat.wait(30):
            seat.decide(decision.options[0].id)
        record = client.record(seat.table)
        assert seat.state.table.seats[1].bot == NAME
    moves = [entry for entry in record["entries"] if entry["seat"] == 1]
    assert moves
    assert all(entry["bot"] for entry in moves)
    # It took the last of the windows and, where it drafted, of the options; the fallback bot decides at random.
    match = ludarium.replay(record, 0)
    for entry in record["entries"]:
        if entry["seat"] == 1:
            options = next(one for one in match.decisions if one.seat == 1).options
            assert entry["option"] == options[-1].id
        match.decide(entry["seat"], entry["option"], bot=entry.get("bot", False))


def test_others_are_refused(address: str) -> None:
    with Client(address) as client, pytest.raises(Refused, match="bots_of_the_operator:Other"):
        client.create("sagrada", bots=["bots_of_the_operator:Other"])


def test_a_server_does_not_start_with_what_is_no_bot(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be imported"):
        App(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", bots=["no_such_module:Bot"]))
    found = refusal("serve", "--port", "0", "--bots", "no_such_module:Bot", "--database", f"sqlite:///{tmp_path / 'x'}")
    assert "cannot be imported" in found
