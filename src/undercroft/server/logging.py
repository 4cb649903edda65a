"""Structured logs: one line per event, JSON or key=value, with time, table and guest, without secrets."""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Literal

import msgspec

LogForm = Literal["line", "json"]
request_context: ContextVar[dict[str, str]] = ContextVar("request_context", default={})  # noqa: B039  # never mutated
"""The table and the guest of the current request."""


def tag_of(guest: str) -> str:
    """Return the name of a guest in logs and lists; it does not reveal the secret id."""
    return blake2b(guest.encode(), digest_size=5).hexdigest()


def bind_context(*, table: str = "", guest: str = "") -> None:
    """Add a table and a guest to the log lines of the current task; of a table's address only the code is logged."""
    context = {"table": table.partition("-")[0][:16], "guest": tag_of(guest) if guest else ""}
    request_context.set({name: value for name, value in context.items() if value})


class StructuredFormatter(logging.Formatter):
    """Formats a log record as JSON or as key=value pairs."""

    def __init__(self, form: LogForm) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        parts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            **request_context.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            parts["exception"] = self.formatException(record.exc_info)
        if self._form == "json":
            return msgspec.json.encode(parts).decode()
        return " ".join(f"{name}={_value(value)}" for name, value in parts.items())


def _value(value: str) -> str:
    """Quote a value that contains spaces or other special characters."""
    plain = value.isascii() and value.isprintable() and not set(value) & set(' "=')
    return value if plain and value else msgspec.json.encode(value).decode()


def set_up(form: LogForm) -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(StructuredFormatter(form))
    for name in ("undercroft", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
    logging.getLogger("undercroft").setLevel(logging.INFO)
