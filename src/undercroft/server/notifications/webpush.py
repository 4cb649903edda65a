"""Web Push: messages that only the subscribed browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
TOKEN_SECONDS: Final = 12 * 3600
"""Lifetime of a signature; the standard allows a day."""


class BadKey(ValueError):
    """Raised for a key that is not one of Web Push."""


class BadOrigin(ValueError):
    """Raised for a push service that no signature can be made for."""


class PushKey:
    """VAPID key of this server; browsers subscribe with its public half."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        # Strict mode rejects most `https:` addresses as contacts.
        self._vapid = Vapid02(private, {"no-strict": True})

    @classmethod
    def new(cls) -> Self:
        """Generate a key."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a key from its text form; raise BadKey if it is not valid."""
        number = decoded(text)
        if len(number) != KEY_BYTES:
            raise BadKey(text[:8])
        try:
            return cls(ec.derive_private_key(int.from_bytes(number, "big"), CURVE))
        except ValueError as error:
            raise BadKey(text[:8]) from error

    @property
    def text(self) -> str:
        """The private key as a line of text."""
        return encoded(self._private.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))

    @property
    def public(self) -> str:
        """The public key as text, in the form that browsers subscribe with."""
        return encoded(public_bytes(self._private))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the `Authorization` header for a push service; it may write to the contact."""
        try:
            headers = self._vapid.sign({"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact})
        except VapidException as error:
            raise BadOrigin(origin) from error
        return str(headers["Authorization"])


def encrypt(
    message: bytes,
    receiver: bytes,
    auth_secret: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with this public key and secret; raise BadKey if the key is not valid.

    The sender's key and the salt are new for every message; only tests pass their own.
    """
    private = sender or ec.generate_private_key(CURVE)
    try:
        return bytes(http_ece.encrypt(message, salt, private_key=private, dh=receiver, auth_secret=auth_secret))
    except ValueError as error:
        raise BadKey("receiver") from error


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a key as the 65 bytes of an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(content: bytes) -> str:
    """Encode bytes as URL-safe base64 without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode URL-safe base64 with or without padding; raise BadKey if it is not valid."""
    bare = text.strip().rstrip("=")
    try:
        return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError as error:
        raise BadKey(text[:8]) from error
