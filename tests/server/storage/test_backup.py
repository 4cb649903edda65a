"""A backup of a running server, restored as the how-to describes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running_server import QUICK, Server, forward, settings
from undercroft.client import Client, Refused

HOW_TO = Path(__file__).parents[3] / "docs" / "how-to" / "run-a-server.md"


async def test_a_backup_of_a_running_server_takes_the_place_of_its_database(tmp_path: Path) -> None:
    """It contains every move acknowledged before it, and nothing later."""
    kept, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    found = re.search(r"python3 -c '(.*?)' tables.sqlite copy.sqlite", HOW_TO.read_text(encoding="utf-8"))
    assert found is not None
    with Server(settings(f"sqlite:///{kept}")) as server:
        async with Client(server.url, name="Olena") as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            async with olena.sit(code) as seat:
                for _ in range(4):
                    assert seat.view is not None
                    await seat.choose(forward(seat.view))
                view = seat.view
                subprocess.run([sys.executable, "-c", found.group(1), kept, copy], check=True)
                assert seat.view is not None
                await seat.choose(forward(seat.view))  # the game goes on after the backup
            later = await olena.make_table("dragon-tower", ["me"], QUICK)
    copy.replace(kept)
    for beside in ("tables.sqlite-wal", "tables.sqlite-shm"):
        (tmp_path / beside).unlink(missing_ok=True)
    with Server(settings(f"sqlite:///{kept}")) as server:
        async with Client(server.url, cookie=olena.cookie) as again:
            with pytest.raises(Refused, match="no-such-table"):
                await again.ask("GET", f"/api/tables/{later}")
            async with again.sit(code) as seat:
                assert again.name == "Olena"
                assert seat.next == 4
                assert seat.view is not None
                assert view is not None
                assert seat.view["zones"] == view["zones"]
                await seat.choose(forward(seat.view))
                assert seat.next == 5
