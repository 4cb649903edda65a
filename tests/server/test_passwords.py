"""The password of a database is never shown to anybody."""

from __future__ import annotations

import logging
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import PATIENCE, settings
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.config import redact_passwords
from undercroft.server.run import serve

if TYPE_CHECKING:
    from pathlib import Path

BAD = [
    "postgresql://olena:hunter2@127.0.0.1:1/undercroft",
    "postgresql://olena:hunter2@127.0.0.1:notaport/undercroft",
    "postgresql://olena:hunter2@127.0.0.1:1/undercroft?password=hunter2",
    "postgresql://127.0.0.1:1/undercroft?user=olena&password=hunter2",
    "postgresql://olena:hunter2%40home@127.0.0.1:1/undercroft",
    "postgresql://olena:hunter2@home@127.0.0.1:1/undercroft",
    "postgresql://olena:hunter2/home@127.0.0.1:1/undercroft",
    "postgresql+nothing://olena:hunter2@127.0.0.1:1/undercroft",
    "nonsense://olena:hunter2@127.0.0.1:1/undercroft",
    "postgresql://olena:hunter2@",
    "olena:hunter2@127.0.0.1/undercroft",
]


@pytest.mark.parametrize("url", BAD)
def test_errors_do_not_show_it(url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), pytest.raises(ImpossibleSetup) as refusal:
        serve(settings(url, port=0), tell=print)
    assert refusal.value.code == "bad-database"
    assert "hunter2" not in str(refusal.value)
    assert "hunter2" not in str(refusal.value.details)
    assert "hunter2" not in caplog.text


def test_the_command_does_not_print_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from undercroft.cli import main; main()", "serve", "--database", BAD[0]]
    environment = {"XDG_DATA_HOME": str(tmp_path), "UNDERCROFT_DATA": str(tmp_path), "PATH": ""}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment)
    assert done.returncode == 2
    assert "postgresql://olena:***@127.0.0.1:1/undercroft" in done.stderr
    assert "hunter2" not in done.stdout + done.stderr


def test_hidden_parts_of_urls() -> None:
    url = "postgresql://olena:p%40ss@host/name"
    assert redact_passwords(url, url) == "postgresql://olena:***@host/name"
    assert (
        redact_passwords("authentication failed for olena with p@ss", url) == "authentication failed for olena with ***"
    )
    assert redact_passwords("sqlite:////srv/tables.sqlite", "sqlite:////srv/tables.sqlite") == (
        "sqlite:////srv/tables.sqlite"
    )
