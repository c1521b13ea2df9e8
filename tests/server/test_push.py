"""Web Push: encrypted for the browser, signed by the server, to those who are away only."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludarium.server import push
from ludarium.server.push_crypto import encrypt, from_base64, new_private_key, private_key, public_bytes, to_base64

from .cluster import Cluster
from .running import running
from .test_seating import ask, started
from .test_webhook import SETTINGS, Receiver, decide, listening

SECRET = b"sixteen bytes ok"

# The example of RFC 8291, appendix A.
RFC_MESSAGE = b"When I grow up, I want to be a watermelon"
RFC_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RFC_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture
def endpoint() -> Any:  # noqa: ANN401 - a generator of a receiver
    with listening() as found:
        yield found


class Browser:
    """The keys of a browser, which alone decrypt its messages."""

    def __init__(self, receiver: Receiver) -> None:
        self.key = private_key(new_private_key())
        self.receiver = receiver

    def subscription(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {
            "endpoint": self.receiver.url,
            "p256dh": to_base64(public_bytes(self.key)),
            "auth": to_base64(SECRET),
        }

    def decrypt(self, body: bytes) -> Any:  # noqa: ANN401 - plain data
        """The message of a body."""
        salt, sender = body[:16], body[21:86]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        seed = derive(shared, SECRET, b"WebPush: info\0" + public_bytes(self.key) + sender, 32)
        key = derive(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(seed, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, body[86:], None).removesuffix(b"\x02"))


def derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def check_signature(authorization: str, public: str, origin: str) -> None:
    """The request is signed by the server, for this push service."""
    token, key = authorization.removeprefix("vapid t=").split(", k=")
    assert key == public
    content, _, signature = token.rpartition(".")
    claims = json.loads(from_base64(content.split(".")[1]))
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert claims["sub"] == SETTINGS["public_url"]
    raw = from_base64(signature)
    encoded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    verifier.verify(encoded, content.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        verifier.verify(encoded, b"something else", ec.ECDSA(hashes.SHA256()))


def subscribe(device: httpx.Client, table: str, seat: int, browser: Browser, language: str = "en") -> Any:  # noqa: ANN401
    """Subscribe a device; return the answer."""
    return ask(device, table, "push", seat=seat, subscription=browser.subscription(), language=language)


def test_a_message_is_encrypted_as_the_standard_has_it() -> None:
    sender = private_key(from_base64(RFC_SENDER))
    body = encrypt(RFC_MESSAGE, from_base64(RFC_RECEIVER), from_base64(RFC_AUTH), sender, from_base64(RFC_SALT))
    assert to_base64(body) == RFC_BODY


def test_an_absent_player_gets_a_push_message_that_only_their_browser_reads(tmp_path: Path, endpoint: Receiver) -> None:
    browser = Browser(endpoint)
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, ben, table = started(server)
        assert subscribe(ben, table, 1, browser, "cs")["type"] == "done"
        endpoint.wait(1)
        headers, body = endpoint.received[0]
        message = browser.decrypt(body)
        assert message == {"title": "Sagrada: jste na tahu", "body": "", "url": f"/t/{table}", "tag": f"/t/{table}"}
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        public = ada.get("/api/push").json()["key"]
        check_signature(headers["authorization"], public, endpoint.url.removesuffix("/hook"))
        decide(ada, table, 0)
        time.sleep(0.6)
        assert len(endpoint.received) == 1  # nothing new for Ben


def test_a_player_who_is_here_gets_no_push_message(tmp_path: Path, endpoint: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        _, ben, table = started(server)
        with server.connect(ben, table) as here:
            here.look(1)
            assert subscribe(ben, table, 1, Browser(endpoint))["type"] == "done"
            time.sleep(0.8)
        assert endpoint.received == [] or len(endpoint.received) == 1  # 1: told after leaving


def test_a_freed_seat_gets_no_more_push_messages(tmp_path: Path, endpoint: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        ada, ben, table = started(server)
        with server.connect(ben, table) as here:
            here.look(1)
            assert subscribe(ben, table, 1, Browser(endpoint))["type"] == "done"
            assert ask(ada, table, "free", seat=1)["type"] == "done"
        eve = server.device()
        assert ask(eve, table, "sit", seat=1, name="Eve")["type"] == "done"
        time.sleep(0.8)
        assert endpoint.received == []


def test_a_subscription_that_has_ended_is_forgotten(tmp_path: Path, endpoint: Receiver) -> None:
    endpoint.status = 410
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        _, ben, table = started(server)
        assert subscribe(ben, table, 1, Browser(endpoint))["type"] == "done"
        endpoint.wait(1)
        registry = server.app.registry
        assert registry is not None
        end = time.monotonic() + 10
        while registry.live[table].table.receivers.pushes:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_device_ends_its_subscription(tmp_path: Path, endpoint: Receiver) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        _, ben, table = started(server)
        assert subscribe(ben, table, 1, Browser(endpoint))["type"] == "done"
        assert ask(ben, table, "push", seat=1)["type"] == "done"
        time.sleep(0.8)
        assert endpoint.received == []


@pytest.mark.parametrize("field", ["p256dh", "auth"])
def test_a_subscription_without_valid_keys_is_refused(tmp_path: Path, endpoint: Receiver, field: str) -> None:
    with running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        _, ben, table = started(server)
        broken = Browser(endpoint).subscription() | {field: "é"}
        assert ask(ben, table, "push", seat=1, subscription=broken)["message"]["id"] == "reason-malformed"
        assert ask(ben, table, "push", seat=0)["message"]["id"] == "reason-not-your-seat"


def test_the_key_of_the_server_survives_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(tmp_path / "tables.sqlite") as server:
            keys.append(server.device().get("/api/push").json()["key"])
    assert keys[0] == keys[1] != ""


def test_all_processes_have_the_same_key(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        first, second = (server.device().get("/api/push").json() for server in (one, other))
        assert first == second


def test_without_the_package_there_are_no_push_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening() as receiver, running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        monkeypatch.setattr(push, "push_crypto", None)
        _, ben, table = started(server)
        assert ben.get("/api/push").json() == {"key": ""}
        assert subscribe(ben, table, 1, Browser(receiver))["message"]["id"] == "reason-no-push"
