"""Guests: signed cookies, the server's secret, and cleaning of their texts."""

from __future__ import annotations

import contextlib
import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

from undercroft.server.config import Config, data_folder

COOKIE = "undercroft"
YEAR = 365 * 24 * 3600
ID_BYTES = 16
SCAN_FACTOR = 8
"""Texts are cut to this multiple of their maximum length before they are cleaned."""


class GuestCookies:
    """Signs and verifies the cookies of guests."""

    def __init__(self, config: Config) -> None:
        self._serializer = URLSafeSerializer(secret_of(config), salt="guest")

    def new_guest_id(self) -> str:
        """Return a random id."""
        return secrets.token_urlsafe(ID_BYTES)

    def cookie(self, guest: str) -> str:
        """Return the signed form of a guest's id."""
        return str(self._serializer.dumps(guest))

    def guest_of(self, cookie: str | None) -> str | None:
        """Return the id in a cookie, or None if this server did not sign it."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def secret_of(config: Config) -> str:
    """Return the secret that cookies are signed with."""
    return config.secret or stored_secret()


def stored_secret() -> str:
    """Return the secret in the data folder; create it if there is none, readable by its owner only."""
    path = data_folder() / "secret"
    if not path.exists():
        draft = path.with_name(f"secret-{secrets.token_hex(8)}")
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(32), encoding="utf-8")
        with contextlib.suppress(FileExistsError):  # another process was faster: its secret counts
            path.hardlink_to(draft)  # atomic: no process reads half a secret
        draft.unlink()
    return path.read_text(encoding="utf-8").strip()


def clean_text(text: str, longest: int) -> str:
    """Remove control characters from a guest's text, collapse spaces, and cut it; clients escape it."""
    text = text[: longest * SCAN_FACTOR]
    shown = "".join(" " if sign in "\t\n\r" else sign for sign in text if sign in "\t\n\r" or _printable(sign))
    return " ".join(shown.split())[:longest].strip()


def _printable(sign: str) -> bool:
    """Return False for control characters and for those that change the direction of writing."""
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or sign == "\u200d"
