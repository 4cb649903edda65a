"""`undercroft admin` on the database of a running server."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import undercroft
from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, forward, settings
from undercroft.cli import main
from undercroft.client import Client, Refused

if TYPE_CHECKING:
    from collections.abc import Callable


async def admin(server: Server, *words: str) -> str:
    """Return the output of the command, run in a thread because it has its own event loop."""
    command = ["admin", *words, "--database", server.config.database, "--lang", "en"]
    done = await asyncio.to_thread(CliRunner().invoke, main, command)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.both_databases
async def test_an_administrator_manages_a_running_server(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.admin.commands.INTERVAL", 0.05)
    with Server(settings(make_database())) as server:
        async with Client(server.url, name="Olena") as olena, Client(server.url, name="Bartek") as bartek:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            async with Line(server.url, code, olena) as line:
                view = await line.hear("view")
                await line.ask({"type": "choose", "entry": 0, "option": forward(view["view"])})
                (listed,) = json.loads(await admin(server, "tables", "--json"))
                assert (listed["id"], listed["status"], listed["entries"]) == (code[:5], "playing", 1)
                assert code[:5] in await admin(server, "tables", "--status", "playing")
                looked = json.loads(await admin(server, "table", code[:5], "--json"))
                tag = looked["seats"][0]["guest"]
                assert looked["seats"][0]["name"] == "Olena"
                secret = server.services.guest_cookies.guest_of(olena.cookie)
                assert secret not in json.dumps(looked)
                assert code not in json.dumps(looked)
                assert undercroft.replay(await admin(server, "export", code[:5])).moves

                assert (await bartek.ask("GET", "/api/tables"))["restart"] is None
                await admin(server, "announce", "--minutes", "3")
                told = await line.hear("notice")
                assert (told["code"], told["details"]) == ("restart", {"minutes": 3})
                assert (await bartek.ask("GET", "/api/tables"))["restart"] == 3, "guests without a table see it, too"
                async with Line(server.url, code, bartek) as late:
                    assert (await late.hear("notice"))["code"] == "restart"

                await admin(server, "end", code[:5])
                ended = await line.hear("view")
                assert ended["status"] == "over"
                refused = await line.ask({"type": "choose", "entry": 1, "option": "x"})
                assert refused["code"] == "game-over"
            assert (await olena.ask("GET", f"/api/tables/{code}"))["result"] == "ended"
            again = await asyncio.to_thread(
                CliRunner().invoke, main, ["admin", "end", code[:5], "--database", server.config.database]
            )
            assert again.exit_code == 2

            await admin(server, "block", tag, "--reason", "rude")
            async with asyncio.timeout(PATIENCE):
                while not server.services.admin_commands.is_blocked(secret, ""):
                    await asyncio.sleep(0.02)
            with pytest.raises(Refused, match="blocked"):
                await olena.ask("GET", "/api/me")
            assert (await bartek.ask("GET", "/api/me"))["name"] == "Bartek"
            assert json.loads(await admin(server, "blocked", "--json")) == [tag]
            await admin(server, "unblock", tag)
            async with asyncio.timeout(PATIENCE):
                while server.services.admin_commands.is_blocked(secret, ""):
                    await asyncio.sleep(0.02)
            assert (await olena.ask("GET", "/api/me"))["name"] == "Olena"


async def test_a_process_that_starts_later_knows_the_announced_restart(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        await admin(server, "announce", "--minutes", "1000")
        await admin(server, "announce", "--minutes", "600")
    with Server(settings(database)) as server:
        async with Client(server.url) as olena:
            left = (await olena.ask("GET", "/api/tables"))["restart"]
            assert 500 < left <= 600
        await admin(server, "announce", "--minutes", "0")
    with Server(settings(database)) as server:
        async with Client(server.url) as olena:
            assert (await olena.ask("GET", "/api/tables"))["restart"] is None, "it is over"


async def test_a_blocked_address_stays_out_after_a_start(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        await admin(server, "block", "127.0.0.1")
    server = Server(settings(database))
    with pytest.raises(AssertionError), server:  # its readiness check is rejected
        pass
    assert ask("GET", f"{server.url}/api/me").json()["code"] == "blocked"
    server.__exit__()
