"""The receiver's side of Web Push, written from the standards, without the libraries that the server uses."""

from __future__ import annotations

from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from undercroft.server.notifications.webpush import CURVE, decoded, public_bytes


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive key material from a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def decrypted(body: bytes, private: ec.EllipticCurvePrivateKey, auth_secret: bytes) -> bytes:
    """Decrypt a message of one record, as a browser does (RFC 8291, section 3.4; RFC 8188, section 2)."""
    salt, sender, content = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    secret = derived(shared, auth_secret, b"WebPush: info\0" + public_bytes(private) + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    plain = AESGCM(key).decrypt(nonce, content, None)
    assert plain.endswith(b"\x02"), "the delimiter of the last record"
    return plain[:-1]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """Verify an `Authorization` header signed with a key; return its claims (RFC 8292, section 3)."""
    scheme, _, parameters = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    assert msgspec.json.decode(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    number = decoded(signature)
    halves = encode_dss_signature(int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big"))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    signer.verify(halves, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = msgspec.json.decode(decoded(claims))
    return found
