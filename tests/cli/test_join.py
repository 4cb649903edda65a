"""`undercroft join URL --bot`: local bots at a table of a real server on loopback."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

import undercroft
from tests.cli.runner import refused, run
from tests.server.running_server import PATIENCE, QUICK, Server, settings
from undercroft.client import Client

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

COMMAND = (sys.executable, "-c", "from undercroft.cli import main; main()", "join")
BOT = """
from undercroft.bots.random_bot import RandomBot

class Moth(RandomBot):
    pass
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose guests are those of these tests, below a path of its host."""
    database = tmp_path_factory.mktemp("joined") / "tables.sqlite"
    with Server(settings(f"sqlite:///{database}", base_path="/games/undercroft")) as running:
        yield running


async def test_a_level_and_a_bot_of_ones_own_play_a_game(server: Server, tmp_path: Path) -> None:
    (tmp_path / "moth.py").write_text(BOT, encoding="utf-8")
    async with Client(server.url, name="Olena") as olena, asyncio.timeout(2 * PATIENCE):
        code = await olena.make_table("dragon-tower", ["open", "open"], QUICK)
        bots = [
            await asyncio.create_subprocess_exec(
                *COMMAND, f"{server.url}/t/{code}", "--bot", who, *more, stdout=asyncio.subprocess.PIPE
            )
            for who, more in (("rat", ["--name", "Baba"]), (f"{tmp_path / 'moth.py'}:Moth", []))
        ]
        said = [(await bot.communicate())[0].decode().splitlines() for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0]
        table = undercroft.replay(await olena.record(code))
    assert set(table.names) == {"Baba", "Moth"}
    assert table.result is not None
    assert said[0][0] == f"Baba plays at {server.url}/t/{code}."
    assert said[0][1:] == said[1][1:]
    assert len(said[0]) > 1


def test_what_cannot_be_joined_is_said_in_a_sentence(server: Server, folder: Path) -> None:
    table = f"{server.url}/t/ABCDE"
    assert "is not the address of a table" in refused(run("join", server.url, "--bot", "witch"))
    assert "The bot gone.py:Moth cannot be used" in refused(run("join", table, "--bot", "gone.py:Moth"))
    assert "No Undercroft server answers" in refused(run("join", "http://127.0.0.1:9/t/ABCDE", "--bot", "witch"))
    assert "ABCDE" in refused(run("join", table, "--bot", "witch"))
