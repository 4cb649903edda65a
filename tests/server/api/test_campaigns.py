"""Campaigns of guests: talents in games, marks after games, export and import."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running_server import Line, Server, forward, record_of_start, settings
from undercroft.client import Client, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "one-deck-dungeon"
OPTIONS: dict[str, Any] = {"team": ["warrior"], "dungeon": "dragons_cave", "tier": "fearless", "campaign": "yes"}
PAIR = OPTIONS | {"team": ["warrior", "mage"]}
TICK = {"hero": "warrior", "talent": "talent_veteran", "colour": "green"}
LEARNED = {"undercroft": "campaign-1", "game": GAME, "kept": {"mage": {"ticked": {"talent_veteran": [6, 0, 0]}}}}


async def sheets(client: Client) -> dict[str, dict[str, Any]]:
    """Return the sheets of a guest by hero."""
    answer = await client.ask("GET", "/api/campaigns")
    return {sheet["hero"]: sheet for sheet in answer[GAME]["sheets"]}


async def play_out(client: Client, code: str) -> int:
    """Play a table of one person to its end; return the marks that it shows."""
    async with client.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))
        assert seat.view is not None
        return int(seat.view["marks"])


async def test_a_finished_game_gives_marks_that_can_be_ticked(server: Server, olena: Client, bartek: Client) -> None:
    assert await sheets(olena) == {}
    marks = await play_out(olena, await olena.make_table(GAME, ["me"], OPTIONS))
    assert marks >= 3, "the bonus of the tier is earned by the lost as well"
    sheet = (await sheets(olena))["warrior"]
    assert sheet["unspent"] == [marks, 0, 0]
    assert sheet["games"] == 1
    answer = await olena.ask("POST", f"/api/campaigns/{GAME}", TICK)
    assert answer["sheets"][0]["unspent"] == [marks - 1, 0, 0]
    assert (await sheets(olena))["warrior"]["talents"][0]["ticked"] == [1, 0, 0]
    again = await play_out(olena, await olena.make_table(GAME, ["me"], OPTIONS))
    assert (await sheets(olena))["warrior"]["unspent"] == [marks - 1 + again, 0, 0]
    assert await sheets(bartek) == {}


async def test_games_outside_a_campaign_and_with_a_known_future_give_nothing(server: Server, olena: Client) -> None:
    await play_out(olena, await olena.make_table(GAME, ["me"], OPTIONS | {"campaign": "no"}))
    record = record_of_start(1, 7, OPTIONS, GAME)
    body = {"game": GAME, "seats": [{"kind": "me"}], "record": record}
    await play_out(olena, (await olena.ask("POST", "/api/tables", body))["id"])
    assert await sheets(olena) == {}


async def test_players_use_the_talents_of_their_own_sheets(server: Server, olena: Client, bartek: Client) -> None:
    """They are read when the last seat is taken; the other processes load the table with them."""
    await bartek.ask("PUT", f"/api/campaigns/{GAME}", LEARNED)
    code = await olena.make_table(GAME, ["me", "open"], PAIR)
    await bartek.change_seat(code, 1, "sit")
    async with Line(server.url, code, bartek) as line:
        view = await line.hear("view")
        assert view["options"]["talents"] == ["1:mage:talent_veteran"]
        assert view["view"]["decision"]["prompt"] == "which_basic_skill"
        assert view["view"]["decision"]["seat"] == 1
    alone = await bartek.make_table(GAME, ["me"], OPTIONS | {"team": ["mage"]})
    async with bartek.sit(alone) as seat:
        assert seat.view is not None
        assert seat.view["decision"]["prompt"] == "which_basic_skill"
    claimed = {"team": ["mage"], "talents": ["0:mage:talent_veteran"]}
    other = await olena.make_table(GAME, ["me"], OPTIONS | claimed)
    async with olena.sit(other) as seat:
        assert seat.view is not None
        assert seat.view["options"]["talents"] == [], "nobody can claim what is not on the sheet"


async def test_a_table_begun_with_talents_is_loaded_with_them(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url, name="Olena") as olena, Client(server.url, name="Bartek") as bartek:
            await bartek.ask("PUT", f"/api/campaigns/{GAME}", LEARNED)
            code = await olena.make_table(GAME, ["me", "open"], PAIR)
            await bartek.change_seat(code, 1, "sit")
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=bartek.cookie) as again, again.sit(code) as seat:
            assert seat.view is not None
            assert seat.view["decision"]["prompt"] == "which_basic_skill"
            await seat.choose(seat.view["decision"]["options"][0]["text"])
            assert "mage" in await sheets(again)


@pytest.mark.both_databases
async def test_export_and_import(server: Server, olena: Client, bartek: Client) -> None:
    await play_out(olena, await olena.make_table(GAME, ["me"], OPTIONS))
    await olena.ask("POST", f"/api/campaigns/{GAME}", TICK)
    exported = await olena.ask("GET", f"/api/campaigns/{GAME}")
    assert exported["undercroft"] == "campaign-1"
    await bartek.ask("PUT", f"/api/campaigns/{GAME}", exported)
    assert await sheets(bartek) == await sheets(olena)
    await olena.ask("PUT", f"/api/campaigns/{GAME}", LEARNED)
    assert list(await sheets(olena)) == ["mage"], "what is imported takes the place of what was there"


@pytest.mark.parametrize(
    ("method", "game", "body", "code"),
    [
        ("PUT", GAME, {"undercroft": "campaign-2", "game": GAME, "kept": {}}, "unreadable-message"),
        ("PUT", GAME, {"undercroft": "campaign-1", "game": "dragon-tower", "kept": {}}, "bad-campaign"),
        ("PUT", GAME, {"undercroft": "campaign-1", "game": GAME, "kept": {"mage": {"games": -3}}}, "bad-campaign"),
        ("PUT", "dragon-tower", LEARNED, "no-campaign"),
        ("POST", GAME, TICK, "bad-value"),
        ("POST", GAME, {"hero": ["warrior"]}, "unreadable-message"),
        ("POST", "chess", TICK, "unknown-game"),
    ],
)
async def test_invalid_decisions_are_rejected_and_change_nothing(
    server: Server, olena: Client, method: str, game: str, body: Any, code: str
) -> None:
    with pytest.raises(Refused, match=code):
        await olena.ask(method, f"/api/campaigns/{game}", body)
    assert await sheets(olena) == {}


@pytest.mark.both_databases
async def test_ticks_at_the_same_time_are_all_kept(server: Server, olena: Client) -> None:
    kept = {"warrior": {"unspent": [6, 0, 0]}}
    await olena.ask("PUT", f"/api/campaigns/{GAME}", {"undercroft": "campaign-1", "game": GAME, "kept": kept})
    await asyncio.gather(*(olena.ask("POST", f"/api/campaigns/{GAME}", TICK) for _ in range(6)))
    sheet = (await sheets(olena))["warrior"]
    assert sheet["unspent"] == [0, 0, 0]
    assert sheet["talents"][0]["learned"]
    with pytest.raises(Refused, match="talent-ticked"):
        await olena.ask("POST", f"/api/campaigns/{GAME}", TICK)
