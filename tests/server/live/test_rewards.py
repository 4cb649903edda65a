"""Achievements are stored, sent when the game ends, and earned once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import undercroft
from tests.server.running_server import QUICK, Line, Server, dealt, forward, settings
from undercroft.bots import make_bot
from undercroft.client import Client
from undercroft.games.dragon_tower.game import DragonTower

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import State


@pytest.fixture
def generous(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[str]]:
    """Make every finished game earn these achievements, by seat: arbitrary moves seldom win."""
    gifts = {0: ["first_climb", "all_home"], 1: ["first_climb"]}

    def earned(self: DragonTower, state: State, seat: int) -> list[str]:
        return gifts[seat] if state.result is not None else []

    monkeypatch.setattr(DragonTower, "earned", earned)
    return gifts


async def achievements(client: Client) -> list[tuple[str, str]]:
    """Return the achievements of a guest, each with its table."""
    told = await client.ask("GET", "/api/achievements")
    return [(one["id"], one["table"]) for one in told["dragon-tower"]["earned"]]


async def play_out(url: str, code: str, client: Client) -> dict[str, Any]:
    """Play a table of one person to its end and return the last update."""
    async with Line(url, code, client) as line:
        message = await line.hear("view")
        view = message["view"]
        while message["status"] != "over":
            assert message["new_achievements"] == []
            message = await line.ask({"type": "choose", "entry": message["entry"], "option": forward(view)})
            view = {**view, **message["changes"]}
    return message


async def test_all_achievements_are_listed(olena: Client) -> None:
    told = await olena.ask("GET", "/api/achievements")
    assert told["dragon-tower"]["all"] == list(DragonTower.achievements)
    assert len(told["dragon-tower"]["all"]) == 20
    assert told["dragon-tower"]["earned"] == []


@pytest.mark.both_databases
async def test_new_achievements_are_sent_stored_and_earned_once(
    server: Server, olena: Client, bartek: Client, generous: dict[int, list[str]]
) -> None:
    first = await olena.make_table("dragon-tower", ["me"], QUICK)
    assert (await play_out(server.url, first, olena))["new_achievements"] == ["first_climb", "all_home"]
    assert sorted(await achievements(olena)) == [("all_home", first[:5]), ("first_climb", first[:5])]
    generous[0] = ["all_home", "untouched"]
    second = await olena.make_table("dragon-tower", ["me"], QUICK)
    assert (await play_out(server.url, second, olena))["new_achievements"] == ["untouched"], "the other one is not new"
    assert sorted(await achievements(olena)) == [
        ("all_home", first[:5]),
        ("first_climb", first[:5]),
        ("untouched", second[:5]),
    ]
    assert await achievements(bartek) == []
    async with Line(server.url, first, olena) as again, Line(server.url, first, bartek) as other:
        assert sorted((await again.hear("view"))["new_achievements"]) == ["all_home", "first_climb"]
        assert (await other.hear("view"))["new_achievements"] == []


async def test_each_player_gets_their_own_achievements(
    server: Server, olena: Client, bartek: Client, generous: dict[int, list[str]]
) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    await bartek.change_seat(code, 1, "sit")
    async with (
        Line(server.url, code, olena) as one,
        Line(server.url, code, bartek) as two,
        Line(server.url, code) as spectator,
    ):
        lines = [one, two]
        views = [(await line.hear("view"))["view"] for line in lines]
        await spectator.hear("view")  # from now on it gets updates
        status, number = "playing", 0
        while status != "over":
            seat = views[0]["decision"]["seat"]
            await lines[seat].send({"type": "choose", "entry": number, "option": forward(views[seat])})
            updates = [await line.hear("update") for line in (*lines, spectator)]
            views = [{**view, **update["changes"]} for view, update in zip(views, updates, strict=False)]
            status, number = updates[0]["status"], number + 1
        assert [update["new_achievements"] for update in updates] == [["first_climb", "all_home"], ["first_climb"], []]
    assert await achievements(bartek) == [("first_climb", code[:5])]


async def test_bots_and_continued_games_earn_nothing(
    server: Server, olena: Client, generous: dict[int, list[str]]
) -> None:
    code = await olena.make_table("dragon-tower", ["random", "me"], QUICK)
    guess = make_bot("dragon-tower", "rat", 1)
    async with olena.sit(code) as seat:
        async for view in seat:
            await seat.choose(view["decision"]["options"][guess.choose(view)]["text"])
    assert await achievements(olena) == [("first_climb", code[:5])]
    generous[0] = ["untouched"]
    continued = await dealt(olena, [{"kind": "me"}])
    assert (await play_out(server.url, continued, olena))["new_achievements"] == []
    assert await achievements(olena) == [("first_climb", code[:5])]


async def test_achievements_survive_a_restart(make_database: Callable[[], str], generous: dict[int, list[str]]) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url, name="Olena") as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            await play_out(server.url, code, olena)
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=olena.cookie) as again, Line(server.url, code, again) as line:
            assert len(await achievements(again)) == 2
            assert sorted((await line.hear("view"))["new_achievements"]) == ["all_home", "first_climb"]


def test_a_game_reports_the_achievements_of_each_seat() -> None:
    won = undercroft.scenario(
        {
            "game": "dragon-tower",
            "seats": 2,
            "options": {"heroes": 2, "skills": "none"},
            "zones": {"hero": [["paladin"], ["mage"]]},
            "position": {"phase": "end", "floor": 6},
        }
    )
    assert won.result is not None
    assert won.game.earned(won.state, 0) == won.game.earned(won.state, 1) == won.view(0)["achievements"]
    assert "first_climb" in won.game.earned(won.state, 0)
    assert undercroft.new("dragon-tower", seats=2, seed=1).game.earned(undercroft.new("dragon-tower").state, 0) == []
