"""Functions for workers in tests, in a module that they import quickly."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import ClassVar
from weakref import WeakSet

from undercroft.kernel.errors import Illegal
from undercroft.server.workers.jobs import report


class Body:
    """An argument of a job; counts the instances in this process."""

    alive: ClassVar[WeakSet[Body]] = WeakSet()

    def __init__(self) -> None:
        self.alive.add(self)


def doubled(number: int) -> int:
    return 2 * number


def process_number() -> int:
    return os.getpid()


def wait_for(path: str) -> str:
    """Run until the test creates a file."""
    report(0.5)
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def refuse(*_: object) -> None:
    raise Illegal("game-over")


def fail() -> None:
    raise ZeroDivisionError


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def eat_memory() -> int:
    return len(bytearray(1 << 42))


def hang(*_: object) -> None:
    """Hang, as a broken bot would."""
    while True:
        time.sleep(1)
