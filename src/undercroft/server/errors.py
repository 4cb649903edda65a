"""Rejected requests."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.errors import UndercroftError
from undercroft.server.ws_messages import Refused, encode


class ApiError(Exception):
    """A rejected request: a code and the details of its message."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


def refused(error: Exception, entry: int | None = None) -> bytes:
    """Return the WebSocket message for a rejected request."""
    if isinstance(error, UndercroftError):
        details = {name: str(value) for name, value in error.details.items()}
        return encode(Refused(error.code, details, entry))
    if isinstance(error, ApiError):
        return encode(Refused(error.code, error.details, entry))
    return encode(Refused("storage-failed", {}, entry))
