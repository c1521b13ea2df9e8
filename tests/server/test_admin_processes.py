"""The operator of several processes on one database."""

from __future__ import annotations

import httpx
import pytest

from .cluster import Cluster
from .running import TWO_PEOPLE, running
from .test_admin import TOKEN, reason, signed_in


@pytest.mark.exhaustive
def test_the_operator_reaches_tables_of_another_process(postgres: Cluster) -> None:
    database = postgres.new_database()
    with running(database, admin_token=TOKEN) as one, running(database, admin_token=TOKEN) as other:
        operator, device = signed_in(one), other.device()
        table, doomed = other.create(device, TWO_PEOPLE), other.create(device, TWO_PEOPLE)
        with other.connect(device, table) as socket, other.connect(device, doomed) as second:
            socket.look(0)
            second.look(0)
            operator.post("/api/admin/notice", json={"text": "Hello"})
            while (message := socket.receive())["type"] != "notice":
                pass
            assert message["text"] == "Hello"
            operator.post(f"/api/admin/tables/{table}/free/0", json={})
            while socket.state()["mine"] != []:
                pass
            operator.post(f"/api/admin/tables/{table}/close", json={})
            while not socket.state()["table"]["stopped"]:
                pass
            operator.delete(f"/api/admin/tables/{doomed}")
            while not second.state()["table"]["stopped"]:
                pass
            assert second.ask("start")["type"] == "refused"
        operator.post("/api/admin/read-only", json={"on": True})
        while "read_only" not in device.get("/health").json():
            pass
        with running(database) as third:  # it asks the others at its start
            while "read_only" not in third.device().get("/health").json():
                pass
        assert reason(operator.get("/api/admin/backup")) == (409, "reason-no-backup")
        session = operator.cookies.get("ludarium-admin")
        shared = httpx.get(f"{other.address}/api/admin", headers={"cookie": f"ludarium-admin={session}"})
        assert shared.json()["read_only"]
