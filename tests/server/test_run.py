"""A server process prints its URL, and stops without output on a signal."""

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


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_stops_on_a_signal_without_output_and_processes(tmp_path: Path, number: int) -> None:
    port, output = free_port(), tmp_path / "output"
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
    with output.open("wb") as errors:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    wait_for_page(port, process, output)
    async with Client(f"http://{HOST}:{port}") as olena:
        await olena.make_table("dragon-tower", ["me", "greedy"])  # starts worker processes for bots
    process.send_signal(number)
    assert process.wait(PATIENCE) == 0
    assert output.read_text(encoding="utf-8") == ""
