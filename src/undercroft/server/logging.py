"""The log of a server: one line an event, as JSON or as key=value, with time, table and guest, and never a secret."""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Literal

import msgspec

LogForm = Literal["line", "json"]
asking: ContextVar[dict[str, str]] = ContextVar("asking", default={})  # noqa: B039  # nobody changes it
"""What is known of the request that is being served: its table and its guest."""


def tag_of(guest: str) -> str:
    """What a guest is called in logs and lists: nobody can become that guest by it."""
    return blake2b(guest.encode(), digest_size=5).hexdigest()


def bind_context(*, table: str = "", guest: str = "") -> None:
    """Remember for the log whom the present task serves; of a table's address only its code."""
    known = {"table": table.partition("-")[0][:16], "guest": tag_of(guest) if guest else ""}
    asking.set({name: value for name, value in known.items() if value})


class StructuredFormatter(logging.Formatter):
    """Writes a line with its parts named."""

    def __init__(self, form: LogForm) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        parts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            **asking.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            parts["exception"] = self.formatException(record.exc_info)
        if self._form == "json":
            return msgspec.json.encode(parts).decode()
        return " ".join(f"{name}={_value(value)}" for name, value in parts.items())


def _value(value: str) -> str:
    """A value in a line: quoted where it would not end at the next space."""
    plain = value.isascii() and value.isprintable() and not set(value) & set(' "=')
    return value if plain and value else msgspec.json.encode(value).decode()


def set_up(form: LogForm) -> None:
    """Write the log of this process to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(StructuredFormatter(form))
    for name in ("undercroft", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
    logging.getLogger("undercroft").setLevel(logging.INFO)
