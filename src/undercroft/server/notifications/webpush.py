"""Web Push as its standards say: messages only the browser can read (RFC 8291), signed by this server (RFC 8292).

Both are a few lines on top of `cryptography`; who sends them, and where to, is not known here.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final, Self

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from collections.abc import Mapping

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""The size of a record: a message is one record and smaller."""
TOKEN_LASTS: Final = 12 * 3600
"""Seconds; the standard allows a day."""


class BadKey(ValueError):
    """A key that is none."""


class PushKey:
    """The key of this server: by it a push service knows that it is the same that a browser subscribed to."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private

    @classmethod
    def new(cls) -> Self:
        """A key of its own."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, text: str) -> Self:
        """A key from its text form."""
        number = decoded(text)
        if len(number) != 32:
            raise BadKey(text[:8])
        try:
            return cls(ec.derive_private_key(int.from_bytes(number, "big"), CURVE))
        except ValueError as error:
            raise BadKey(text[:8]) from error

    @property
    def text(self) -> str:
        """The secret, in a line of text."""
        return encoded(self._private.private_numbers().private_value.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        """What browsers are told when they subscribe."""
        return encoded(point(self._private.public_key()))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header by which a push service at this origin knows us, and whom to write to."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + TOKEN_LASTS, "sub": contact}
        token = f"{_told({'typ': 'JWT', 'alg': 'ES256'})}.{_told(claims)}"
        one, other = decode_dss_signature(self._private.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(one.to_bytes(32, "big") + other.to_bytes(32, "big"))
        return f"vapid t={token}.{signature}, k={self.public}"


def sealed(
    message: bytes,
    receiver: bytes,
    shared: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with this public key and shared secret can open.

    The sender's key and the salt are new for every message; only tests bring their own.
    """
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver)
    except ValueError as error:
        raise BadKey("receiver") from error
    ours = point(sender.public_key())
    agreed = derived(sender.exchange(ec.ECDH(), theirs), shared, b"WebPush: info\0" + receiver + ours, 32)
    key = derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(agreed, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2 ends the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + body


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Key material from a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the 65 bytes that browsers speak of."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(content: bytes) -> str:
    """Bytes as text for addresses and headers, without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes from such a text, or from one with padding."""
    try:
        return urlsafe_b64decode(text.strip().rstrip("=") + "=" * (-len(text.strip().rstrip("=")) % 4))
    except ValueError as error:
        raise BadKey(text[:8]) from error


def _told(part: Mapping[str, str | int]) -> str:
    return encoded(msgspec.json.encode(part))
