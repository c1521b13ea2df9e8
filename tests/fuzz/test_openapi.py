"""The OpenAPI document: it describes every route, and random requests made from it are answered as it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import content_type_conformance, not_a_server_error, response_schema_conformance

from ludarium.server.app import App, Settings
from ludarium.server.openapi import document
from tests.server.running import AGAINST_A_BOT, TWO_BOTS, RunningServer, running
from tests.server.test_bots import status, wait_until

from .watchdog import FORGETFUL

TOKEN = "a long token of the operator"  # noqa: S105 - of these tests only
ROUTES = App(Settings("sqlite:///nowhere"))._requests.routes
DOCUMENT = document(ROUTES)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = [(path, method) for path, methods in DOCUMENT["paths"].items() for method in methods]
# Not described: what is no JSON, and the document itself.
OTHERS = {"/", "/{path}", "/metrics", "/api/admin/backup", "/api/openapi.json"}
CHECKS: Any = [not_a_server_error, content_type_conformance, response_schema_conformance]
MAY_BE_AWAY = 503  # an analysis is running, no record is taken: an answer with a reason


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(
        tmp_path_factory.mktemp("tables") / "tables.sqlite", pace=FORGETFUL, admin_token=TOKEN, simulations=2
    ) as found:
        yield found


@pytest.fixture(scope="module")
def places(server: RunningServer) -> dict[str, list[Any]]:
    """Values of path parameters that exist; a table that is played and one that is over."""
    device = server.device()
    over = server.create(device, TWO_BOTS)
    wait_until(lambda: status(device, over) == "over")
    evening = {"title": "Friday", "game": "sagrada", "people": 2, "bots": 0, "tables": 2, "deals": 1}
    code = device.post("/api/evenings", json=evening).json()["code"]
    return {
        "table": [server.create(device, AGAINST_A_BOT), over],
        "game": ["sagrada", "redrising", "raxxon"],
        "language": ["en", "uk"],
        "name": ["first"],
        "day": ["today"],
        "code": [code],
        "act": ["join", "leave", "start"],
        "seat": [0, 1],
        "entry": [1, 2, 7],
    }


@pytest.fixture
def session(server: RunningServer) -> Iterator[requests.Session]:
    """A client that is signed in as the operator."""
    server.app.limiter._buckets.clear()
    with requests.Session() as found, httpx.Client(base_url=server.address) as operator:
        signed_in = operator.post("/api/admin/session", json={"token": TOKEN})
        found.cookies.update(dict(signed_in.cookies))
        yield found
        operator.post("/api/admin/read-only", json={"on": False})  # a random request may have switched it on
        operator.post("/api/admin/notice", json={"text": ""})


def test_every_route_is_described_once() -> None:
    assert {route.path_format for route in ROUTES} == set(DOCUMENT["paths"]) | OTHERS
    names = [DOCUMENT["paths"][path][method]["operationId"] for path, method in OPERATIONS]
    assert len(set(names)) == len(names)


def test_the_document_is_served(server: RunningServer) -> None:
    assert server.device().get("/api/openapi.json").json() == DOCUMENT


@pytest.mark.parametrize("examples", [3, pytest.param(50, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_random_requests_are_answered_as_described(
    server: RunningServer,
    session: requests.Session,
    places: dict[str, list[Any]],
    path: str,
    method: str,
    examples: int,
) -> None:
    requests_of_route = SCHEMA[path][method.upper()].as_strategy()

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(requests_of_route, st.data())
    def send(case: schemathesis.Case[Any], data: st.DataObject) -> None:
        for name in case.path_parameters if method != "delete" else ():
            case.path_parameters[name] = data.draw(st.sampled_from(places[name]))
        response = case.call(base_url=server.address, session=session)
        if response.status_code == MAY_BE_AWAY:
            assert response.json()["type"] == "refused"
        else:
            case.validate_response(response, checks=CHECKS)

    send()
