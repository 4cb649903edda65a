"""Windows: the relevant options of a seat, sent to it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tests.games.boss_family.tables import table_at
from tests.server.running_server import GENEROUS, Line, Server, settings
from undercroft.client import Client
from undercroft.server.config import Work

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def made(client: Client, friend: Client, *rooms: str) -> str:
    """Create a table at the Adventure turn of the first seat: a hero of health 4 comes, and it holds Giant Size."""
    table = table_at(
        "adventure",
        dungeons=[rooms, ["mimic_vault"]],
        hands=[["giant_size"], ["freeze"]],
        entrances=[["mage_4_a"], []],
        round=2,
        turn=0,
    )
    body = {"game": "boss-monster", "seats": SEATS, "record": table.record().text()}
    code = str((await client.ask("POST", "/api/tables", body))["id"])
    await friend.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
    return code


async def window(line: Line, entry: int) -> Any:
    """Request a window and return the answer."""
    await line.send({"type": "window", "entry": entry})
    answer = await line.hear("window")
    assert answer["entry"] == entry
    return answer["window"]


async def test_the_relevant_options_are_sent_to_the_seat_that_is_asked(
    server: Server, olena: Client, bartek: Client
) -> None:
    code = await made(olena, bartek, "golem_factory")
    async with Line(server.url, code, olena) as one, Line(server.url, code, bartek) as two:
        entry = (await one.hear("view"))["entry"]
        await two.hear("view")
        shown = await window(one, entry)
        assert (shown["phase"], shown["moment"], shown["fleeting"]) == ("2-adventure", "2-adventure-0--1", False)
        assert list(shown["options"].values()) == ["fate"]
        assert await window(two, entry) is None  # another seat is asked
        await one.send({"type": "choose", "entry": entry, "option": "pass_on"})
        await two.hear("update")
        assert (await window(two, entry + 1))["options"] == {}  # the hero survives without the frozen room, too
        assert await window(one, entry + 1) is None


async def test_nothing_is_relevant_to_a_hero_who_dies_anyway(server: Server, olena: Client, bartek: Client) -> None:
    code = await made(olena, bartek, "neanderthal_cave", "neanderthal_cave")
    async with Line(server.url, code, olena) as line:
        shown = await window(line, (await line.hear("view"))["entry"])
        assert shown["options"] == {}


async def test_about_another_entry_nothing_is_known(server: Server, olena: Client, bartek: Client) -> None:
    code = await made(olena, bartek, "golem_factory")
    async with Line(server.url, code, olena) as line:
        entry = (await line.hear("view"))["entry"]
        assert await window(line, entry + 1) is None
        assert await window(line, entry) is not None


async def test_a_spectator_learns_nothing(server: Server, olena: Client, bartek: Client) -> None:
    code = await made(olena, bartek, "golem_factory")
    async with Line(server.url, code) as line:
        assert await window(line, (await line.hear("view"))["entry"]) is None


async def test_where_no_window_is_open_nothing_is_known(server: Server, olena: Client) -> None:
    body = {"game": "dragon-tower", "seats": [{"kind": "me"}]}
    code = str((await olena.ask("POST", "/api/tables", body))["id"])
    async with Line(server.url, code, olena) as line:
        assert await window(line, (await line.hear("view"))["entry"]) is None


async def test_a_busy_server_does_not_know(make_database: Callable[[], str]) -> None:
    """The client asks the player then."""
    limits = replace(GENEROUS, window=Work(seconds=5, waiting=0, a_guest=0, an_address=0))
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url, name="Olena") as olena, Client(server.url, name="Bartek") as bartek:
            code = await made(olena, bartek, "golem_factory")
            async with Line(server.url, code, olena) as line:
                assert await window(line, (await line.hear("view"))["entry"]) is None
