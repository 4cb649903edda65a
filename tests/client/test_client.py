"""The client that ships with Undercroft, and the example bot that uses it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

import undercroft
from tests.server.running_server import PATIENCE, QUICK, Server, dealt, forward, settings
from undercroft.client import Client, Refused, Seat
from undercroft.client import seat as seat_of_client
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Callable

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def test_making_and_playing_a_table(server: Server) -> None:
    async with Client(server.url, name="Olena") as client:
        code = await client.make_table("dragon-tower", ["me", "random"], QUICK)
        async with client.sit(code) as seat:
            moves = 0
            async for view in seat:
                assert view["decision"]["seat"] == seat.seat == 0
                await seat.choose(forward(view))
                moves += 1
            assert moves > 3
            assert seat.view is not None
            assert seat.view["result"]["reason"]
            assert not seat.is_asked
        assert undercroft.replay(await client.record(code)).result is not None


async def test_the_view_has_the_form_of_a_tables_own(server: Server, olena: Client) -> None:
    code = await dealt(olena, [{"kind": "me"}])
    async with olena.sit(code) as seat:
        await seat.say("yes")
        while not seat.talk:
            await seat._receive()
        assert seat.view is not None
        table = undercroft.new("dragon-tower", seats=1, seed=7, options=QUICK, names=("Olena",))
        table.say(0, "yes")
        assert seat.view == table.view(0)


async def test_refusals_are_raised(server: Server, olena: Client) -> None:
    code = await dealt(olena, [{"kind": "me"}])
    async with olena.sit(code) as seat:
        with pytest.raises(Refused, match="unknown-verb") as refused:
            await seat.choose("fly")
        assert refused.value.details == {"verb": "fly"}
        assert refused.value.entry == 0
        with pytest.raises(Refused, match="undo-start"):
            await seat.undo()
        with pytest.raises(Refused, match="not-over"):
            await olena.record(code)
    with pytest.raises(Refused, match="no-such-table"):
        async with olena.sit("AAAAA"):
            pass
    with pytest.raises(Refused, match="no-such-table"):
        async with olena.spectate("AAAAA"):
            pass
    with pytest.raises(httpx.HTTPStatusError):
        await olena.ask("DELETE", "/api/tables")


async def test_taking_back_and_talking(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], {"team": "choose", "skills": "none"})
    async with olena.sit(code) as seat:
        assert seat.view is not None
        before = seat.view
        await seat.choose(forward(before))
        assert seat.undo_refusal is None
        await seat.undo()
        assert seat.view == before
        await seat.chat("hello")
        while not seat.talk:
            await seat._receive()
        assert seat.talk[0]["text"] == "hello"


async def test_the_same_guest_again(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], QUICK)
    async with Client(server.url, cookie=olena.cookie) as again:
        assert again.name == "Olena"
        assert code in [line["id"] for line in (await again.tables())["mine"]]
        async with again.sit(code) as seat:
            assert seat.is_asked


async def test_too_fast_is_waited_out(make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_of_client, "RETRY_DELAY", 0.01)
    limits = Limits(messages_a_second=50, burst=3)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url) as client:
            code = await dealt(client, [{"kind": "me"}])
            async with client.sit(code) as seat, asyncio.timeout(PATIENCE):
                for number in range(8):
                    assert seat.view is not None
                    await seat.choose(forward(seat.view))
                    assert seat.next == number + 1


async def test_giving_up_on_a_server_that_is_not_there() -> None:
    with pytest.raises(OSError, match="Connect call failed"):
        await Seat("http://127.0.0.1:9", "AAAAA", None, None, patience=0.0).__aenter__()


async def test_a_connection_that_comes_and_goes(make_database: Callable[[], str]) -> None:
    """The game continues although the connection is cut every few moves without a close frame."""
    with Server(settings(make_database())) as server:
        async with Client(server.url) as client:
            code = await client.make_table("dragon-tower", ["me", "random"], QUICK)
            async with client.sit(code) as seat:
                cuts = 0
                async for view in seat:
                    if seat.next % 3 == 0:
                        assert seat._socket is not None
                        seat._socket.transport.abort()
                        cuts += 1
                    await seat.choose(forward(view))
                assert cuts > 1
                events = seat.events
            table = undercroft.replay(await client.record(code), upto=0)
            expected = table.game.tell(table.opening, 0, 0)
            for made in undercroft.replay(await client.record(code)).moves:
                expected += table.game.tell(table.apply(made.option), 0, len(table.moves))
            assert events == expected


async def test_the_example_bot_joins_a_table_and_plays_it(server: Server, olena: Client) -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60
    code = await olena.make_table("dragon-tower", ["open", "open"], QUICK)
    bots = [
        await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), server.url, code, "--name", name, stdout=asyncio.subprocess.PIPE
        )
        for name in ("Golem", "Homunculus")
    ]

    async def ending(bot: asyncio.subprocess.Process) -> str:
        """Return the output of a bot after its end; if it failed, kill the other, which would wait for ever."""
        printed, _ = await bot.communicate()
        for other in bots if bot.returncode else ():
            if other.returncode is None:
                other.kill()
        return printed.decode().strip()

    async with asyncio.timeout(2 * PATIENCE):
        said = await asyncio.gather(*map(ending, bots))
    assert [bot.returncode for bot in bots] == [0, 0]
    table = undercroft.replay(await olena.record(code))
    assert table.result is not None
    assert said == [table.result.reason] * 2
    assert set(table.names) == {"Golem", "Homunculus"}
    assert len(table.moves) > 20


async def test_advice_is_given_to_the_seat_that_is_asked(server: Server, olena: Client) -> None:
    options = {"team": ["warrior"], "dungeon": "dragons_cave"}
    code = await olena.make_table("one-deck-dungeon", ["me"], options)
    async with olena.sit(code) as seat:
        assert await seat.advice() == []
        for _ in range(20):
            assert seat.view is not None
            if seat.view["decision"]["prompt"] == "how_to_place":
                break
            await seat.choose(seat.view["decision"]["options"][0]["text"])
        advice = await seat.advice()
        assert seat.view is not None
        offered = [option["text"] for option in seat.view["decision"]["options"]]
        assert all(suggestion["texts"][0] in offered for suggestion in advice)
        assert all({"hearts", "time", "poison"} <= set(suggestion["notes"]) for suggestion in advice)
    code = await olena.make_table("one-deck-dungeon", ["me", "open"], options | {"team": ["warrior", "mage"]})
    async with olena.sit(code) as seat:
        with pytest.raises(Refused, match="not-begun"):
            await seat.advice()
