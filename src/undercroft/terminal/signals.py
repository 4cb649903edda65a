"""Orderly exit on SIGINT and SIGTERM."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

END_CODES: Final = {signal.SIGINT: 130, signal.SIGTERM: 143}
"""The exit code after each signal."""


class Terminated(BaseException):
    """Raised by a signal; a BaseException, so that no handler of errors stops it."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def signals_as_exceptions() -> Iterator[None]:
    """Raise Terminated on SIGINT and SIGTERM, so that open files can be closed."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        raise Terminated(END_CODES[signal.Signals(number)])

    before = {number: signal.signal(number, end) for number in END_CODES}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
