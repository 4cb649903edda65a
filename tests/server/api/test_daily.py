"""The daily challenge: one try a day, equal for all guests, with results after the try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running_server import Line, forward
from undercroft.client import Client, Refused
from undercroft.kernel.features.daily import daily, daily_games
from undercroft.server.api import daily as daily_pages
from undercroft.server.lobby import creation as making_module
from undercroft.server.lobby import registry as tables_module
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from tests.server.running_server import Server

GAME = "dragon-tower"


@pytest.fixture
def day(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A different day for each test, because they share a server."""
    number = 1 + sum(request.node.name.encode()) % 28
    return _on(monkeypatch, f"2031-01-{number:02}")


def _on(monkeypatch: pytest.MonkeyPatch, day: str) -> str:
    for module in (tables_module, making_module, daily_pages):
        monkeypatch.setattr(module, "today", lambda: day)
    return day


async def page(client: Client, query: str = "") -> dict[str, Any]:
    """Return the day's challenge of Dragon Tower as a guest sees it."""
    answer = await client.ask("GET", "/api/daily" + query)
    assert [one["game"] for one in answer["games"]] == daily_games()
    return next(one for one in answer["games"] if one["game"] == GAME)


async def begin(client: Client) -> str:
    """Begin a try; return its table."""
    return str((await client.ask("POST", f"/api/daily/{GAME}", {}))["id"])


async def play_out(server: Server, client: Client, code: str) -> None:
    async with Line(server.url, code, client) as line:
        message = await line.hear("view")
        view = message["view"]
        while message["status"] != "over":
            message = await line.ask({"type": "choose", "entry": message["entry"], "option": forward(view)})
            view = {**view, **message["changes"]}


@pytest.mark.both_databases
async def test_everybody_plays_the_same_game_and_once(server: Server, olena: Client, bartek: Client, day: str) -> None:
    first = await begin(olena)
    assert await begin(olena) == first, "one try a day"
    second = await begin(bartek)
    store = Store(server.config.database_url())  # of this loop
    rows = [await store.table(code) for code in (first, second)]
    await store.close()
    setups = [{key: row.setup[key] for key in ("seed", "options", "daily")} for row in rows if row is not None]
    assert setups[0] == setups[1]
    assert setups[0]["daily"] == day
    assert int(setups[0]["seed"]) == daily(GAME, day, server.services.tables.secret).seed
    assert int(setups[0]["seed"]) != daily(GAME, day, "another server").seed


@pytest.mark.both_databases
async def test_results_are_shown_after_the_try(server: Server, olena: Client, bartek: Client, day: str) -> None:
    mine = await begin(olena)
    assert await page(bartek) == {
        "game": GAME, "bot": None, "table": None, "played": False, "shown": False, "results": [], "best": None
    }  # fmt: skip
    await play_out(server, olena, mine)
    answer = await page(olena)
    assert answer["played"]
    assert answer["best"][:5] == mine
    assert [(one["name"], one["mine"]) for one in answer["results"]] == [("Olena", True)]
    assert answer["results"][0]["score"] >= 0
    with pytest.raises(Refused, match="daily-first"):
        await bartek.record(answer["best"])
    assert GAME in await olena.record(mine)
    await play_out(server, bartek, await begin(bartek))
    assert GAME in await bartek.record(answer["best"])
    assert {one["name"] for one in (await page(bartek))["results"]} == {"Olena", "Bartek"}


async def test_results_are_shown_to_all_after_the_day(
    server: Server, olena: Client, bartek: Client, day: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = await begin(olena)
    await play_out(server, olena, mine)
    _on(monkeypatch, "2031-02-01")
    answer = await page(bartek, f"?day={day}")
    assert answer["shown"]
    assert answer["best"][:5] == mine
    assert GAME in await bartek.record(answer["best"])
    assert not (await page(bartek))["shown"]


async def test_invalid_days_and_games_are_rejected(olena: Client) -> None:
    with pytest.raises(Refused, match="bad-value"):
        await olena.ask("GET", "/api/daily?day=yesterday")
    with pytest.raises(Refused, match="no-daily"):
        await olena.ask("POST", "/api/daily/minibosses", {})
    with pytest.raises(Refused, match="unknown-game"):
        await olena.ask("POST", "/api/daily/chess", {})


@pytest.mark.parametrize("game", daily_games())
def test_every_set_up_of_a_day_can_be_played(game: str) -> None:
    import undercroft

    for number in range(28):
        wanted = daily(game, f"2031-03-{number + 1:02}")
        undercroft.new(game, seats=wanted.seats, seed=wanted.seed, options=wanted.options)
