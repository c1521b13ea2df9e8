"""What Web Push needs of cryptography: encrypted messages (RFC 8291) and signed requests (VAPID, RFC 8292).

Imported only if the package `cryptography` is installed.
"""

from __future__ import annotations

import base64
import os
import time
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
KEY_SIZE: Final = 32  # bytes of a private key, and of each half of a signature
RECORD_SIZE: Final = 4096  # bytes: a message is one record
LAST_RECORD: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 3600


def new_private_key() -> bytes:
    """A new private key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_SIZE, "big")


def private_key(data: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key of these bytes."""
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key, as browsers take it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    message: bytes, receiver: bytes, secret: bytes, sender: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for the public key and the secret of a subscription; ValueError for an invalid key.

    `sender` and `salt` are new for each message, except in a test.
    """
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own = public_bytes(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    seed = _derive(shared, secret, b"WebPush: info\0" + receiver + own, 32)
    key = _derive(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def authorization(key: ec.EllipticCurvePrivateKey, origin: str, subject: str) -> str:
    """The header that shows a push service at this origin who sends; `subject` is how its operator is reached."""
    claims = {"aud": origin, "exp": int(time.time()) + TOKEN_SECONDS, "sub": subject}
    content = ".".join(to_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    first, second = decode_dss_signature(key.sign(content.encode(), ec.ECDSA(hashes.SHA256())))
    signature = first.to_bytes(KEY_SIZE, "big") + second.to_bytes(KEY_SIZE, "big")
    return f"vapid t={content}.{to_base64(signature)}, k={to_base64(public_bytes(key))}"


def to_base64(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """The bytes of base64 for URLs; ValueError for other text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
