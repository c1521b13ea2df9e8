"""The stored files of an earlier version, and how the tests read them."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx

HERE: Final = Path(__file__).parent
STATES: Final[dict[str, dict[str, Any]]] = json.loads((HERE / "states.json").read_text(encoding="utf-8"))
LINKS: Final[dict[str, Any]] = json.loads((HERE / "links.json").read_text(encoding="utf-8"))
PRESENCE: Final = ("online", "away", "away_since", "offered")


def copied_database(folder: Path) -> Path:
    """A copy of the stored database, for a server to write to."""
    return Path(shutil.copy(HERE / "tables.sqlite", folder / "tables.sqlite"))


def stored_entries() -> list[tuple[str, int, dict[str, Any]]]:
    """All entries of the database, each with its table and its number."""
    address = f"{(HERE / 'tables.sqlite').as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as database:
        found = database.execute("SELECT table_id, number, entry FROM entry ORDER BY table_id, number").fetchall()
    return [(table, number, json.loads(entry)) for table, number, entry in found]


def profile(address: str) -> dict[str, Any]:
    """The stored browser profile as Playwright's storage state, as if its pages had come from this address."""
    text = (HERE / "browser.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    host = httpx.URL(address).host
    for cookie in found["cookies"]:
        cookie |= {"domain": host, "expires": -1}  # its year may be over
    for origin in found["origins"]:
        origin["origin"] = address
    return found


def secret(name: str, seat: int) -> dict[str, str]:
    """The headers with which a program comes as the person of this seat."""
    return {"Authorization": f"Bearer {LINKS['seats'][name][str(seat)].split('#')[1]}"}


def people(name: str) -> list[int]:
    """The seats of a table that have a link."""
    return [int(seat) for seat in LINKS["seats"].get(name, {})]


def state(device: httpx.Client, name: str, seat: int | None, since: int = 0) -> dict[str, Any]:
    """The table as a seat or a spectator sees it, with the log from `since`; asking changes nothing."""
    headers = {} if seat is None else secret(name, seat)
    params = {"since": since} | ({} if seat is None else {"seat": seat})
    response = device.get(f"/api/tables/{STATES[name]['id']}", params=params, headers=headers)
    assert response.status_code == httpx.codes.OK, response.text
    found: dict[str, Any] = response.json()
    return found


# Fields with defaults that earlier versions did not have.
NEWER_FIELDS: Final = {"newcomers", "spectators", "pace", "webhook", "origin", "expires", "deal", "stopped"}
# Notes that earlier versions did not make of the entries that were stored by then.
NEWER_NOTES: Final = {"stood-in", "came-back", "left", "joined"}


def summary(device: httpx.Client, name: str) -> dict[str, Any]:
    """The parts of a table that neither time nor presence change: what states.json holds."""
    seen = state(device, name, None)
    seats = [{key: value for key, value in seat.items() if key not in PRESENCE} for seat in seen["table"]["seats"]]
    viewers = {str(seat): viewer_summary(state(device, name, seat)) for seat in people(name)}
    return {
        **{key: value for key, value in seen["table"].items() if key not in NEWER_FIELDS},
        "seats": seats,
        "entries": seen["version"],
        "waiting": seen["waiting"],
        "chat": seen["chat"],
        "notes": [note for note in seen["notes"] if note["kind"] not in NEWER_NOTES],
        "standings": [{key: one[key] for key in ("seat", "rank", "won", "total")} for one in seen["standings"]],
        "viewers": {"spectator": viewer_summary(seen)} | viewers,
    }


def viewer_summary(seen: dict[str, Any]) -> dict[str, Any]:
    """The parts of a state that depend on who looks."""
    return {
        "mine": seen["mine"],
        "host": seen["host"],
        "events": len(seen["events"]),
        "undo": seen["undo"],
        "decisions": [
            {
                "id": decision["id"],
                "prompt": decision["prompt"]["id"],
                "options": [option["id"] for option in decision["options"]],
            }
            for decision in seen["decisions"]
        ],
    }
