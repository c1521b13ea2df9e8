"""The HTTP interface: tables for programs, texts, limits, headers, refusals."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

import ludarium
from ludarium.bots.registry import descriptions
from ludarium.server import static_files
from ludarium.server.protocol import Answer, Refusal
from ludarium.server.rate_limit import Limits, RateLimit

from .running import AGAINST_A_BOT, TWO_BOTS, TWO_PEOPLE, RunningServer, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def refused(response: httpx.Response, status: int) -> str:
    """The id of the reason of a refusal."""
    assert response.status_code == status, response.text
    answer = response.json()
    assert answer["type"] == "refused"
    reason: str = answer["message"]["id"]
    return reason


def ask(device: httpx.Client, table: str, **request: Any) -> httpx.Response:  # noqa: ANN401 - fields of any kind
    """Send a request to a table."""
    return device.post(f"/api/tables/{table}", json={"ref": 7, **request})


# --- playing -----------------------------------------------------------------------------------------------------


def test_two_programs_play_a_whole_game_over_http(server: RunningServer) -> None:
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE)
    assert ask(ben, table, type="sit", seat=1, name="Ben").json() == {"type": "done", "ref": 7, "version": 2}
    assert ask(ada, table, type="start").json()["type"] == "done"
    devices = {0: ada, 1: ben}
    seen: dict[int, Any] = {}
    status = "playing"
    while status == "playing":
        for seat, device in devices.items():
            state = seen[seat] = device.get(f"/api/tables/{table}", params={"seat": seat}).json()
            status = state["table"]["status"]
            for decision in state["decisions"]:
                option = decision["options"][0]["id"]
                answer = ask(device, table, type="decide", seat=seat, decision=decision["id"], option=option)
                assert answer.json()["type"] == "done"
    record = ben.get(f"/api/tables/{table}/record").json()
    match = ludarium.replay(record)
    assert [one.total for one in match.standings] == [one["total"] for one in seen[1]["standings"]]
    again = ask(ada, table, type="rematch").json()
    assert again["type"] == "table"
    assert ask(ben, table, type="rematch").json()["table"] == again["table"]
    assert ben.get(f"/api/tables/{again['table']}").json()["mine"] == [1]


def test_a_secret_link_brings_the_same_player_to_another_device(server: RunningServer) -> None:
    ada, phone, stranger = server.device(), server.device(), server.device()
    created = ada.post("/api/tables", json={"game": "sagrada", "seats": AGAINST_A_BOT}).json()
    table, secret = created["table"], created["secrets"]["0"]
    assert refused(phone.get(f"/api/tables/{table}", params={"seat": 0}), 403) == "reason-not-your-seat"
    assert phone.post(f"/api/tables/{table}/claim", json={"secret": secret}).json() == {"seat": 0}
    state = phone.get(f"/api/tables/{table}", params={"seat": 0}).json()
    assert (state["mine"], state["host"], state["viewer"]) == ([0], True, 0)
    bearer = {"Authorization": f"Bearer {secret}"}
    assert httpx.get(f"{server.address}/api/tables/{table}?seat=0", headers=bearer).json()["mine"] == [0]
    new = phone.post(f"/api/tables/{table}/link/0").json()["secret"]
    assert stranger.post(f"/api/tables/{table}/claim", json={"secret": new}).json() == {"seat": 0}
    wrong = server.device().post(f"/api/tables/{table}/claim", json={"secret": "x" * 22})
    assert refused(wrong, 403) == "reason-wrong-link"
    assert refused(server.device().post(f"/api/tables/{table}/link/0"), 403) == "reason-not-your-seat"


def test_a_running_table_gives_out_neither_seed_nor_record(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    assert ada.get(f"/api/tables/{table}").json()["table"]["seed"] is None
    assert refused(ada.get(f"/api/tables/{table}/record"), 409) == "reason-not-over"


def test_public_tables_are_listed_and_others_are_not(server: RunningServer) -> None:
    ada = server.device()
    public = server.create(ada, TWO_PEOPLE, visibility="public")
    hidden = server.create(ada, TWO_PEOPLE)
    listed = [table["id"] for table in server.device().get("/api/tables").json()]
    assert public in listed
    assert hidden not in listed


# --- refusing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "reason-malformed"),
        (b"{", "reason-malformed"),
        (b"\xff\xfe", "reason-malformed"),
        (b"[" * 9000, "reason-malformed"),
        (b"[]", "reason-malformed"),
        (b'{"game":"sagrada"}', "reason-malformed"),
        (b'{"game":"sagrada","seats":[{"kind":"me"}],"x":1}', "reason-malformed"),
        (b'{"game":"sagrada","seats":[{"kind":"king"}]}', "reason-malformed"),
        (b'{"game":"sagrada","seats":"two"}', "reason-malformed"),
        (b'{"game":"sagrada","seats":[{"kind":"open"}],"stand_in":-1}', "reason-malformed"),
        (b'{"game":"chess","seats":[{"kind":"open"}]}', "reason-no-game"),
        (b'{"game":"../x","seats":[{"kind":"open"}]}', "reason-no-game"),
        (b'{"game":"sagrada","seats":[' + b'{"kind":"open"},' * 4 + b'{"kind":"open"}]}', "reason-seat-count"),
        (b'{"game":"sagrada","seats":[{"kind":"open"}],"options":{"tools":9}}', "reason-no-option"),
        (b'{"game":"sagrada","seats":[{"kind":"bot","bot":"god"}]}', "reason-no-bot"),
    ],
)
def test_an_invalid_table_is_refused_with_the_reason(server: RunningServer, body: bytes, reason: str) -> None:
    assert refused(server.device().post("/api/tables", content=body), 400) == reason


def test_a_players_seat_needs_a_name(server: RunningServer) -> None:
    response = server.device().post("/api/tables", json={"game": "sagrada", "seats": [{"kind": "me", "name": " "}]})
    assert refused(response, 409) == "reason-name-missing"
    long = server.device().post("/api/tables", json={"game": "sagrada", "seats": [{"kind": "me", "name": "x" * 25}]})
    assert refused(long, 409) == "reason-name-too-long"


def test_a_body_that_is_too_large_is_refused(server: RunningServer) -> None:
    body = b'{"game":"sagrada","seats":[],"seed":"' + b"x" * 900_000 + b'"}'
    assert refused(server.device().post("/api/tables", content=body), 413) == "reason-too-large"


def test_an_unknown_table_is_refused(server: RunningServer) -> None:
    device = server.device()
    for response in (
        device.get("/api/tables/nowhere"),
        device.get("/api/tables/nowhere/record"),
        device.post("/api/tables/nowhere", json={"type": "ping", "ref": 1}),
        device.post("/api/tables/nowhere/claim", json={"secret": "x" * 22}),
    ):
        assert refused(response, 404) == "reason-no-table"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/text/sagrada/xx", 404),
        ("/api/text/os/en", 404),
        ("/api/rules/chess/en", 404),
        ("/missing.js", 404),
        ("/../../pyproject.toml", 404),
        ("/%2e%2e/%2e%2e/pyproject.toml", 404),
        ("/.env", 404),
        ("/api/tables/x?seat=king", 400),
    ],
)
def test_an_unknown_path_is_refused(server: RunningServer, path: str, status: int) -> None:
    refused(server.device().get(path), status)


def test_another_site_may_change_nothing(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    body = {"type": "chat", "ref": 1, "seat": 0, "text": "not me"}
    foreign = ada.post(f"/api/tables/{table}", json=body, headers={"Origin": "https://elsewhere.example"})
    assert refused(foreign, 403) == "reason-foreign"
    assert refused(ada.post(f"/api/tables/{table}", json=body, headers={"Origin": "null"}), 403) == "reason-foreign"
    assert ada.post(f"/api/tables/{table}", json=body, headers={"Origin": server.address}).status_code == 200


# --- texts and pages ---------------------------------------------------------------------------------------------


def test_texts_are_compressed_and_cached(server: RunningServer) -> None:
    device = server.device()
    response = device.get("/api/text/sagrada/uk")
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert "tool-lathekin" in response.text
    assert "reason-stale" not in response.text, "the page has its own messages"
    again = device.get("/api/text/sagrada/uk", headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "reason-stale" in device.get("/api/text/common/uk").text


def test_rules_come_in_every_language(server: RunningServer) -> None:
    for language in ("en", "uk", "cs", "ru"):
        rules = server.device().get(f"/api/rules/sagrada/{language}").json()
        assert {"id", "title", "text"} == set(rules[0])
        assert any(rule["id"] == "SG-22" for rule in rules)


def test_the_games_are_those_of_the_package(server: RunningServer) -> None:
    found = server.device().get("/api/games").json()
    assert found == [game | {"bots": descriptions(game["name"])} for game in ludarium.list_games()]
    assert [bot["name"] for bot in found[0]["bots"]] == ["expert", "hard", "medium", "easy"]


def test_a_catalogue_is_cached_until_it_changes(server: RunningServer) -> None:
    device = server.device()
    response = device.get("/api/games/redrising/catalogue")
    cards = response.json()["cards"]
    assert len(cards) == 112
    assert cards["deanna"]["deploy"]["id"] == "ability-get"
    again = device.get("/api/games/redrising/catalogue", headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert len(device.get("/api/games/sagrada/catalogue").json()["windows"]) == 24
    assert device.get("/api/games/nim/catalogue").status_code == 404


def test_a_lesson_has_a_state_for_each_position_and_texts_in_every_language(server: RunningServer) -> None:
    device = server.device()
    response = device.get("/api/games/sagrada/lessons/first")
    lesson = response.json()
    assert max(step["position"] for step in lesson["steps"]) == len(lesson["positions"]) - 1
    for step in lesson["steps"]:
        if step["do"]:
            (decision,) = lesson["positions"][step["position"]]["decisions"]
            assert step["do"] in [option["id"] for option in decision["options"]]
        assert all(f"{step['message']} =" in texts for texts in lesson["messages"].values())
    counts = [len(state["events"]) for state in lesson["positions"]]
    assert [state["since"] for state in lesson["positions"]] == [sum(counts[:n]) for n in range(len(counts))]
    assert "lesson-first-goal" not in device.get("/api/text/sagrada/en").text
    again = device.get("/api/games/sagrada/lessons/first", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304


def test_a_lesson_explains_what_is_not_possible(server: RunningServer) -> None:
    device = server.device()
    address = "/api/games/sagrada/lessons/first/explain"
    answer = device.post(address, json={"position": 2, "touches": ["pool:1", "cell:b3"]}).json()
    assert (answer["type"], answer["rule"], answer["message"]["id"]) == ("explanation", "SG-20", "reason-edge")
    assert device.post(address, json={"position": 2, "touches": ["pool:1", "cell:a3"]}).json()["message"] is None
    assert refused(device.post(address, json={"position": 99, "touches": []}), 400) == "reason-malformed"
    assert refused(device.post(address, json={"position": 2}), 400) == "reason-malformed"
    assert refused(device.post("/api/games/sagrada/lessons/second/explain", json={"position": 0, "touches": []}), 404)
    for path in ("/api/games/sagrada/lessons/second", "/api/games/chess/lessons/first"):
        assert refused(device.get(path), 404) == "reason-no-page"


def test_a_companion_keeps_no_state_on_the_server(server: RunningServer) -> None:
    device = server.device()
    address = "/api/games/redrising/companion"
    begun = device.post(address, json={"answer": {"seed": "7", "level": 3}})
    assert begun.status_code == 200
    assert begun.headers["cache-control"] == "no-store"
    step = begun.json()
    assert [option["id"] for option in step["ask"]["options"]] == ["done"]
    again = server.device().post(address, json={"state": step["state"]}).json()
    assert again == step
    assert device.post(address, json={"state": step["state"], "answer": "done"}).json()["view"]["stage"] == "deal"


def test_a_companion_refuses_an_invalid_answer_or_state(server: RunningServer) -> None:
    device = server.device()
    address = "/api/games/redrising/companion"
    step = device.post(address, json={"answer": {"seed": "7"}}).json()
    answer = device.post(address, json={"state": step["state"], "answer": "even"})
    assert refused(answer, 400) == "reason-malformed"
    assert "expected done" in answer.json()["message"]["args"]["detail"]
    assert refused(device.post(address, json={"state": {}, "answer": "done"}), 400) == "reason-malformed"
    assert refused(device.post(address, json={"state": 3}), 400) == "reason-malformed"
    assert refused(device.post(address, content=b"{"), 400) == "reason-malformed"
    assert refused(device.post(address, content=b"x" * 20_000), 413) == "reason-too-large"
    assert refused(device.post("/api/games/sagrada/companion", json={}), 404) == "reason-no-page"
    assert refused(device.post("/api/games/nim/companion", json={}), 404) == "reason-no-page"


def test_files_have_the_right_cache_headers(tmp_path: Any) -> None:  # noqa: ANN401 - a path
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Ludarium</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("go()" * 400)
    script = static_files.page("/assets/app-1234.js", tmp_path)
    assert (script.media_type, script.cache) == ("text/javascript", static_files.IMMUTABLE)
    assert script.gzipped is not None
    assert gzip.decompress(script.gzipped) == script.content
    for path in ("", "/", "/t/table", "/rules/sagrada"):
        assert static_files.page(path, tmp_path).content == b"<title>Ludarium</title>"
        assert static_files.page(path, tmp_path).cache == static_files.REVALIDATE
    (tmp_path / "index.html").write_text("<title>Built again</title>")
    assert b"again" in static_files.page("/", tmp_path).content


def test_without_built_pages_a_page_explains_how_to_build_them(tmp_path: Any) -> None:  # noqa: ANN401 - a path
    assert b"make setup" in static_files.page("/", tmp_path).content


def test_a_page_gives_a_device_its_token_once(server: RunningServer) -> None:
    device = server.device()
    cookie = device.get("/").headers["set-cookie"]
    assert cookie.startswith("ludarium=")
    assert "HttpOnly; SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in device.get("/").headers
    assert "set-cookie" not in server.device().get("/api/text/common/en").headers


def test_every_response_has_security_headers(server: RunningServer) -> None:
    for path in ("/", "/t/nowhere", "/sw.js", "/icons/icon.svg", "/api/games", "/api/tables/nowhere", "/health"):
        headers = server.device().get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
        if headers["content-type"] == "application/json":
            continue  # never a document
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "same-origin"


# --- operation ---------------------------------------------------------------------------------------------------


def test_health_and_metrics_are_served(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, TWO_BOTS)
    while device.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        pass
    assert device.get("/health").json() == {"ready": True}
    text = device.get("/metrics").text
    assert "# TYPE ludarium_commit_seconds histogram" in text
    assert 'ludarium_decisions_total{by="bot"}' in text
    assert table not in text


def test_requests_and_new_tables_are_limited(tmp_path: Any) -> None:  # noqa: ANN401 - a path
    few = Limits(
        device=RateLimit(1, 0.001), tables_of_device=RateLimit(0.01, 0.00001)
    )  # 200 times as much for this machine
    with running(tmp_path / "tables.sqlite", limits=few) as server:
        device = server.device()
        body = {"game": "sagrada", "seats": TWO_PEOPLE}
        statuses = [device.post("/api/tables", json=body).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert refused(device.post("/api/tables", json=body), 429) == "reason-too-many-tables"
        for _ in range(200):
            last = device.post("/api/tables", content=b"{}")
        assert refused(last, 429) == "reason-too-fast"


def test_a_refusal_is_an_answer_of_the_protocol(server: RunningServer) -> None:
    answer = msgspec.json.decode(server.device().get("/api/tables/nowhere").content, type=Answer)
    assert isinstance(answer, Refusal)
