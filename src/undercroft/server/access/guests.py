"""Guests: a signed cookie that cannot be made up, and a name."""

from __future__ import annotations

import contextlib
import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

from undercroft.server.config import Config, data_folder

COOKIE = "undercroft"
YEAR = 365 * 24 * 3600
ID_BYTES = 16
SPARE = 8
"""How many times the length of a text may be wasted on signs that are taken out."""


class GuestCookies:
    """Makes and checks the cookies of guests."""

    def __init__(self, config: Config) -> None:
        self._serializer = URLSafeSerializer(secret_of(config), salt="guest")

    def new_guest_id(self) -> str:
        """An id that nobody can guess."""
        return secrets.token_urlsafe(ID_BYTES)

    def cookie(self, guest: str) -> str:
        """The signed form of a guest's id."""
        return str(self._serializer.dumps(guest))

    def guest_of(self, cookie: str | None) -> str | None:
        """The guest whom a cookie names, if we signed it."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def secret_of(config: Config) -> str:
    """What this server alone knows."""
    return config.secret or stored_secret()


def stored_secret() -> str:
    """The secret kept in the data folder; made once, readable by its owner only."""
    path = data_folder() / "secret"
    if not path.exists():
        draft = path.with_name(f"secret-{secrets.token_hex(8)}")
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(32), encoding="utf-8")
        with contextlib.suppress(FileExistsError):  # another process was faster: then that one counts
            path.hardlink_to(draft)  # all at once: nobody ever reads half a secret
        draft.unlink()
    return path.read_text(encoding="utf-8").strip()


def clean_text(text: str, longest: int) -> str:
    """Text of a guest: without control characters, spaces folded, not too long; screens escape it."""
    text = text[: longest * SPARE]  # no more is looked at than could be shown
    shown = "".join(" " if sign in "\t\n\r" else sign for sign in text if sign in "\t\n\r" or _printable(sign))
    return " ".join(shown.split())[:longest].strip()


def _printable(sign: str) -> bool:
    """Neither control characters nor those that turn the direction of writing."""
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or sign == "\u200d"
