"""Log lines in both formats, without secrets."""

from __future__ import annotations

import logging
import shlex
from contextvars import copy_context

import msgspec
import pytest

from undercroft.server.logging import StructuredFormatter, bind_context, tag_of

GUEST = "N0b0dyMayKn0wThis"
ADDRESS = "KRYPT-ABCDEFGHJKLMNPQRST"


def line(form: str, *, failed: bool = False) -> str:
    """Return the log line of an event at a table."""
    record = logging.LogRecord("undercroft.server", logging.ERROR, "", 0, 'it "broke" at %s', ("noon",), None)
    if failed:
        try:
            raise ValueError("of\nthese")
        except ValueError as error:
            record.exc_info = (ValueError, error, error.__traceback__)

    def written() -> str:
        bind_context(table=ADDRESS, guest=GUEST)
        return StructuredFormatter(form).format(record)  # type: ignore[arg-type]  # it is one of the two

    return copy_context().run(written)


def test_json_names_time_table_and_guest() -> None:
    told = msgspec.json.decode(line("json"))
    assert told["table"] == "KRYPT"
    assert told["guest"] == tag_of(GUEST)
    assert told["message"] == 'it "broke" at noon'
    assert told["level"] == "error"
    assert told["time"].endswith("+00:00")


def test_a_line_consists_of_pairs() -> None:
    told = dict(part.split("=", 1) for part in shlex.split(line("line")))
    assert (told["table"], told["guest"], told["message"]) == ("KRYPT", tag_of(GUEST), 'it "broke" at noon')


@pytest.mark.parametrize("form", ["json", "line"])
def test_an_exception_stays_in_its_line_and_no_secret_is_logged(form: str) -> None:
    written = line(form, failed=True)
    assert "\n" not in written
    assert "ValueError" in written
    assert GUEST not in written
    assert ADDRESS not in written
