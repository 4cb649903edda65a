"""A server as people start it: it says where it is, and ends without a word when it is told to."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.server.served import COMMAND, HOST, free_port, wait_for_page
from tests.server.running_server import PATIENCE
from undercroft.client import Client

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_told_to_end_leaves_nothing_and_says_nothing(tmp_path: Path, told: int) -> None:
    port, said = free_port(), tmp_path / "said"
    command = [
        sys.executable,
        "-c",
        COMMAND,
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{tmp_path}/t.sqlite",
    ]
    with said.open("wb") as errors:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    wait_for_page(port, process, said)
    async with Client(f"http://{HOST}:{port}") as olena:
        await olena.make_table("dragon-tower", ["me", "greedy"])  # so that there are processes in which bots think
    process.send_signal(told)
    assert process.wait(PATIENCE) == 0
    assert said.read_text(encoding="utf-8") == ""
