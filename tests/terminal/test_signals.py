"""Ctrl-C and SIGTERM in a real process at a real terminal: the screen is restored, and the exit code is right."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

LEAVES_THE_SCREEN = b"\x1b[?1049l"
SHOWS_THE_CURSOR = b"\x1b[?25h"
PATIENCE = 90.0
GAME = ("play", "dragon-tower", "--option", "team=deal", "--seed", "1")


class Terminal:
    """A process with a terminal of its own."""

    def __init__(self, folder: Path, *args: str) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "UNDERCROFT_DATA": str(folder), "TERM": "xterm-256color"}
        environment |= {"COLUMNS": "120", "LINES": "40"}
        command = [
            sys.executable,
            "-c",
            "from undercroft.cli import main; main()",
            *GAME,
            *args,
        ]
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C is a signal
        )
        os.close(slave)
        self.seen = b""

    def read_until(self, text: bytes) -> None:
        """Read what it writes until a text comes."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, self.seen[-400:]
            if not self._read(1.0) and self.process.poll() is not None:
                break
        assert text in self.seen, self.seen[-400:]

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], seconds)
        if not ready:
            return False
        try:
            self.seen += os.read(self._master, 65536)
        except OSError:  # the other end is closed
            return False
        return True

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._master, keys)

    def end(self) -> tuple[int, bytes]:
        """Wait for its end; return the exit code and everything that it wrote."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self._read(0.2)
        while self._read(0.2):
            pass
        os.close(self._master)
        return self.process.wait(1), self.seen


@pytest.fixture(params=["ctrl-c", "sigterm"])
def how(request: pytest.FixtureRequest) -> str:
    """The way in which a game is told to end."""
    return str(request.param)


def tell_to_end(terminal: Terminal, how: str) -> int:
    """End a game; the exit code expected."""
    if how == "ctrl-c":
        terminal.type(b"\x03")
        return 130
    os.kill(terminal.process.pid, signal.SIGTERM)
    return 143


def test_the_app_restores_the_screen_and_says_how_to_go_on(tmp_path: Path, how: str) -> None:
    terminal = Terminal(tmp_path, "--lang", "uk")
    terminal.read_until("Що можна зробити".encode())
    while not list(tmp_path.glob("games/*.seats.json")):
        terminal.type(b"1")  # a key that comes before the screen listens is lost
        terminal._read(0.2)
    expected = tell_to_end(terminal, how)
    code, seen = terminal.end()
    assert code == expected
    assert LEAVES_THE_SCREEN in seen
    assert SHOWS_THE_CURSOR in seen
    after = seen.rpartition(LEAVES_THE_SCREEN)[2].decode()
    assert "Гру збережено" in after
    assert "Traceback" not in after


def test_the_plain_mode_says_it_too(tmp_path: Path, how: str) -> None:
    terminal = Terminal(tmp_path, "--lang", "ru", "--plain")
    terminal.read_until(b"\n2. ")
    terminal.type(b"1\n")
    while not list(tmp_path.glob("games/*.seats.json")):
        terminal._read(0.2)
    expected = tell_to_end(terminal, how)
    code, seen = terminal.end()
    assert code == expected
    assert "Игра сохранена" in seen.decode()
    assert "Traceback" not in seen.decode()
