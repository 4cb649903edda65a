"""Ctrl+C in a terminal: it reaches every process of a command, and only one line is printed."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.terminal.profile.profile import FOLDER_VARIABLE

if sys.platform == "win32":
    pytest.skip("there are no groups of processes", allow_module_level=True)
if not Path("/proc/self/status").exists():
    pytest.skip("looks for processes in /proc", allow_module_level=True)

SIMULATE = ("simulate", "boss-monster", "--seats", "2", "--bots", "greedy", "--games", "90000", "--workers", "2")
ARENA = ("arena", "boss-monster", "--bots", "greedy,random", "--seeds", "90000", "--workers", "2")
SOME_ARE_DONE = re.compile(rb"[1-9][0-9]*/[0-9]+")


def read(terminal: int) -> bytes:
    """Read the next output; empty once every process at the other end has exited."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def workers_of(process: int) -> list[int]:
    """The worker processes of a command."""
    started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(one) for one in started if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def has_heard(worker: int) -> bool:
    """True once a worker has exited and its output is complete, or if it ignores SIGINT."""
    try:
        told = dict(line.split(":\t", 1) for line in Path(f"/proc/{worker}/status").read_text().splitlines())
    except FileNotFoundError:
        return True
    return told["State"].startswith("Z") or bool(int(told["SigIgn"], 16) >> (signal.SIGINT - 1) & 1)


@pytest.fixture(autouse=True)
def _heard() -> Iterator[None]:
    """Restore SIGINT: tests that run in the background ignore it, and child processes would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("arguments", [SIMULATE, ARENA], ids=["simulate", "arena"])
def test_an_interruption_is_one_line_whatever_the_workers_do(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    terminal, stderr = os.openpty()  # the progress bar that shows when workers play is drawn in a terminal only
    process = subprocess.Popen(
        [sys.executable, "-m", "undercroft", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=stderr,
        start_new_session=True,
        env=os.environ | {FOLDER_VARIABLE: str(tmp_path), "LC_ALL": "C", "TERM": "xterm"},
    )
    os.close(stderr)
    try:
        said = b""
        while not SOME_ARE_DONE.search(said):
            more = read(terminal)
            assert more, said
            said += more
        # The parent waits, so that it does not end its workers before they can print anything.
        os.kill(process.pid, signal.SIGSTOP)
        workers = workers_of(process.pid)
        assert len(workers) == 2
        os.killpg(process.pid, signal.SIGINT)
        said = b""
        while not all(map(has_heard, workers)) or select.select([terminal], [], [], 0)[0]:
            if select.select([terminal], [], [], 0.01)[0]:
                said += read(terminal)
        os.kill(process.pid, signal.SIGCONT)
        while more := read(terminal):
            said += more
        assert process.wait() == 130
    finally:
        with contextlib.suppress(ProcessLookupError):  # no process is left
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        os.close(terminal)
    assert b"Traceback" not in said
    assert said.splitlines()[-1] == b"undercroft: Interrupted."
