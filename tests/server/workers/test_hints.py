"""Hints: requests, rate limits, and tables without hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tests.server.running_server import GENEROUS, Line, Server, settings
from undercroft.client import Client
from undercroft.kernel.game import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "boss-monster"
SEATS = [{"kind": "me"}, {"kind": "open"}]


async def made(client: Client, friend: Client, **more: object) -> str:
    """Create a table of two people."""
    wanted = {"game": GAME, "seats": SEATS, **more}
    code = str((await client.ask("POST", "/api/tables", wanted))["id"])
    await friend.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
    return code


async def test_a_hint_names_options_with_their_results_and_a_reason_that_can_be_put_into_words(
    server: Server, olena: Client, bartek: Client
) -> None:
    code = await made(olena, bartek)
    async with Line(server.url, code, olena) as one, Line(server.url, code, bartek) as two:
        told = await one.hear("view")
        await two.hear("view")
        assert told["hints"] is True
        asked, other = (one, two) if told["view"]["decision"]["seat"] == 0 else (two, one)
        await other.send({"type": "hint", "entry": 0})
        assert (await other.hear("refused"))["code"] == "not-your-turn"
        await asked.send({"type": "hint", "entry": 5})
        assert (await asked.hear("refused"))["code"] == "out-of-order"
        await asked.send({"type": "hint", "entry": 0})
        hint = await asked.hear("hint")
        assert hint["entry"] == 0
        assert hint["unit"] == "chance"
        view = [message for message in asked.heard if message["type"] == "view"][-1]["view"]
        offered = {option["text"] for option in view["decision"]["options"]}
        assert {option["option"] for option in hint["options"]} <= offered
        assert all(0 < option["value"] < 1 for option in hint["options"])
        stakes = {stake.name for stake in find_game(GAME).evaluation_terms}
        assert {change["stake"] for change in hint["changes"]} <= stakes
        await other.send({"type": "ping"})
        await other.hear("pong")
        assert "hint" not in {message["type"] for message in other.heard}


async def test_where_it_was_agreed_there_are_neither_hints_nor_suggestions(
    server: Server, olena: Client, bartek: Client
) -> None:
    code = await made(olena, bartek, hints=False)
    async with Line(server.url, code, olena) as one, Line(server.url, code, bartek) as two:
        told = await one.hear("view")
        assert told["hints"] is False
        asked = one if told["view"]["decision"]["seat"] == 0 else two
        await asked.send({"type": "suggest", "entry": 0})
        await asked.send({"type": "hint", "entry": 0})
        assert (await asked.hear("refused"))["code"] == "hints-off"
        assert server.services.workers.lengths()["advice"] == 0
        assert "suggestion" not in {message["type"] for message in asked.heard}


async def test_a_table_gets_one_hint_at_a_time_and_not_too_many(make_database: Callable[[], str]) -> None:
    limits = replace(GENEROUS, hints_a_second=0.0, hint_burst=1)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url, name="Olena") as olena:
            code = str(
                (await olena.ask("POST", "/api/tables", {"game": "super-boss-monster", "seats": [{"kind": "me"}]}))[
                    "id"
                ]
            )
            async with Line(server.url, code, olena) as line:
                await line.hear("view")
                await line.send({"type": "hint", "entry": 0})
                await line.send({"type": "hint", "entry": 0})
                assert (await line.hear("refused"))["code"] == "hint-busy"
                assert (await line.hear("hint"))["unit"] == "points"
                await line.send({"type": "hint", "entry": 0})
                assert (await line.hear("refused"))["code"] == "too-fast"
