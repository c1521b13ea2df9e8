"""A real nginx and a real Caddy with the files of `deploy`: TLS, sockets, and the true address of a client."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from ludarium.cli.commands.serve import network_address
from ludarium.client import Client, SeatConnection
from ludarium.errors import LudariumError
from ludarium.server.doctor import examine_proxy
from ludarium.server.rate_limit import Limits, RateLimit

from .cluster import Cluster
from .proxies import free_port, proxy
from .running import TWO_PEOPLE, process, running

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a server behind this proxy, and the certificate to trust."""
    folder, port = tmp_path_factory.mktemp("site"), free_port()
    address = f"https://localhost:{port}"
    limits = Limits(tables_of_address=RateLimit(3, 0.0001))
    with (
        running(folder / "tables.sqlite", public_url=address, limits=limits) as server,
        proxy(request.param, folder, port, [server.address]) as certificate,
    ):
        yield address, certificate


@pytest.fixture
def address(site: tuple[str, Path], monkeypatch: pytest.MonkeyPatch) -> str:
    """The address, with its certificate trusted by all that this process runs."""
    monkeypatch.setenv("SSL_CERT_FILE", str(site[1]))
    return site[0]


def play_to_the_end(seat: SeatConnection) -> None:
    """Choose the first option of each decision."""
    while decision := seat.wait():
        seat.decide(decision.options[0].id)


def test_a_whole_game_is_played_over_an_encrypted_socket(address: str) -> None:
    with Client(address) as client, client.create("sagrada", name="Ada", bots=["random"]) as seat:
        play_to_the_end(seat)
        assert seat.state.standings


def test_the_server_knows_that_the_connection_is_encrypted(address: str) -> None:
    page = httpx.get(f"{address}/")
    assert "<script" in page.text
    assert "Secure" in page.headers["set-cookie"]
    assert {finding.level for finding in asyncio.run(examine_proxy(address))} == {"ok"}


def test_pages_of_other_sites_change_nothing(address: str) -> None:
    body = {"game": "sagrada", "seats": TWO_PEOPLE}
    for origin, status in ((address, 201), ("https://evil.example", 403)):
        assert httpx.post(f"{address}/api/tables", json=body, headers={"Origin": origin}).status_code == status


def test_metrics_are_not_for_the_public(address: str) -> None:
    assert httpx.get(f"{address}/metrics").status_code == 404


def test_limits_count_the_true_address_of_a_client(address: str, site: tuple[str, Path]) -> None:
    source = network_address()
    if source is None:
        pytest.skip("this machine has no address but its own")
    found = []
    with ExitStack() as devices:
        for number in range(5):  # another device each time, which says that it is another address
            transport = httpx.HTTPTransport(ssl.create_default_context(cafile=site[1]), local_address=source)
            device = devices.enter_context(httpx.Client(base_url=address, transport=transport))
            forged = {"X-Forwarded-For": f"192.0.2.{number}", "X-Real-IP": "127.0.0.1", "Forwarded": "for=127.0.0.1"}
            body = {"game": "sagrada", "seats": TWO_PEOPLE}
            found.append(device.post("/api/tables", json=body, headers=forged).status_code)
    assert found == [201] * 3 + [429] * 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_a_game_goes_on_when_the_process_of_its_socket_is_killed(
    name: str, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, port = postgres.new_database(), free_port()
    with ExitStack() as stack:
        servers = {}
        for folder in (tmp_path / "one", tmp_path / "other"):
            folder.mkdir()
            running_server, server = stack.enter_context(process(folder / "log", "--pace", "0", database=database))
            servers[server] = running_server
        certificate = stack.enter_context(proxy(name, tmp_path, port, list(servers)))
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        client = stack.enter_context(Client(f"https://localhost:{port}"))
        seat = client.create("sagrada", name="Ada", bots=["random"])
        for _ in range(3):
            decision = seat.wait()
            assert decision is not None
            seat.decide(decision.options[0].id)
        (connected,) = (server for server in servers if "ludarium_sockets 1" in httpx.get(f"{server}/metrics").text)
        servers[connected].kill()
        with pytest.raises(LudariumError):
            play_to_the_end(seat)
        seat = stack.enter_context(client.come_back(seat.table, 0))
        play_to_the_end(seat)
        assert seat.state.standings
