"""Being told to end, by Ctrl-C or by the system: the screen is put back, and the last word is understood."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

END_CODES: Final = {signal.SIGINT: 130, signal.SIGTERM: 143}
"""The exit code of a process that a signal ends."""


class Terminated(BaseException):
    """A signal ends the game; like an interrupt from the keyboard nothing on the way may stop it."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def ending_gently() -> Iterator[None]:
    """Turn the signals that end a process into an exception, so that what is open can be closed."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        raise Terminated(END_CODES[signal.Signals(number)])

    before = {number: signal.signal(number, end) for number in END_CODES}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
