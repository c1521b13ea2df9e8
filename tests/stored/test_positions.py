"""Positions of an earlier version: those kept in the entries of its tables, and one for every script that asks."""

from __future__ import annotations

import gzip
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from ludarium.games import names, ruleset
from tests.server.running import running

from .frozen import HERE, copied_database, stored_entries

READER: Final = "the-key-of-one-who-reads"
Position = tuple[str, dict[str, Any], dict[str, Any]]  # its name, the first entry of its table, what was kept


def positions() -> list[Position]:
    """Every position that the database has kept, except those that no rules can load."""
    found: list[Position] = []
    opened: dict[str, Any] = {}
    for table, number, entry in stored_entries():
        opened = entry if number == 0 else opened
        if "kept" in entry and "panes" not in entry["kept"]["saved"]["position"]["table"]:
            found.append((f"{table}-{number}", opened, entry["kept"]))
    return found


def test_newer_rules_load_every_position_and_go_on(tmp_path: Path) -> None:
    """Each position becomes a separate table, started by older rules: nothing but the position can open it."""
    file = copied_database(tmp_path)
    key = hashlib.sha256(READER.encode()).hexdigest()
    kept_ones = positions()
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM entry")
        database.execute("DELETE FROM summary")
        for name, opened, kept in kept_ones:
            seats = [{"kind": "person", "name": "Ada", "keys": [key]} for _ in opened["seats"]]
            whole = kept | {"entries_before": 0, "entries": [], "events_before": 0}
            entry = opened | {"rules": 0, "seats": seats, "kept": whole}
            database.execute("INSERT INTO entry VALUES (?, 0, ?)", [name, json.dumps(entry).encode()])
        database.commit()
    with running(file) as server:
        device = server.device()
        device.headers["Authorization"] = f"Bearer {READER}"
        for name, _, kept in kept_ones:
            asked = [one for one in kept["saved"]["position"]["decisions"] if one[2] == -1]
            for seat, options, _ in asked:
                seen = device.get(f"/api/tables/{name}", params={"seat": seat}).json()
                assert seen["table"]["status"] == "playing", name
                assert seat in seen["waiting"], name
                (decision,) = seen["decisions"]
                assert len(decision["options"]) == len(options), name
                request = {"type": "decide", "ref": 1, "seat": seat, "decision": decision["id"]}
                option = decision["options"][0]["id"]
                assert device.post(f"/api/tables/{name}", json=request | {"option": option}).is_success, name
            if not asked:
                assert device.get(f"/api/tables/{name}").json()["table"]["status"] == "over", name


@pytest.mark.parametrize("game", names())
def test_a_position_in_every_script_loads_and_is_dumped_the_same(game: str) -> None:
    with gzip.open(HERE / "positions.json.gz") as file:
        stored = json.load(file)[game]
    assert stored
    for position in stored:
        assert ruleset(game).load(position).dump() == position, position["stack"]
