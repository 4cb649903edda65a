"""Output errors: one line if the output cannot be written, nothing if the reader has closed its end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.terminal.profile.profile import FOLDER_VARIABLE

FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("games", "--json"),
        ("--help",),
        ("simulate", "dragon-tower", "--games", "2", "--bots", "random"),
        ("play", "dragon-tower", "--plain"),
    ],
    ids=" ".join,
)
def test_a_full_disk_is_told_in_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "undercroft", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env=os.environ | {FOLDER_VARIABLE: str(tmp_path), "LC_ALL": "C"},
        )
    assert done.stderr == "undercroft: The output cannot be written: No space left on device.\n"
    assert done.returncode == 1


def test_a_reader_that_has_had_enough_hears_nothing(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", "games"],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
        env=os.environ | {FOLDER_VARIABLE: str(tmp_path), "LC_ALL": "C"},
    )
    os.close(writing)
    assert (done.stderr, done.returncode) == (b"", 1)
