"""Missed deadlines: bots as stand-ins, games ended by agreement, and restarts of the server."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.running_server import (
    GENEROUS,
    QUICK,
    Line,
    Server,
    forward,
    record_of_start,
    settings,
    wait_until_kept,
)
from undercroft.client import Client
from undercroft.client.seat import Refused
from undercroft.server.storage.schema import tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

HOUR = 3600
BOT, END = {"seconds": HOUR, "after": "bot"}, {"seconds": HOUR, "after": "end"}


class Clock:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.now = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def server(make_database: Callable[[], str], clock: Clock) -> Iterator[Server]:
    """A server with that clock."""
    with Server(settings(make_database()), clock) as running:
        yield running


@pytest.fixture
async def zofia(server: Server) -> AsyncIterator[Client]:
    """A third guest."""
    async with Client(server.url, name="Zofia") as client:
        yield client


async def table_of(clients: list[Client], deadline: dict[str, Any] | None, seed: int = 7) -> str:
    """Create a table in play with these players; the first one is to move."""
    host, *others = clients
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    record = record_of_start(len(seats), seed, {**QUICK, "heroes": len(seats)})
    body = {"game": "dragon-tower", "seats": seats, "record": record, "deadline": deadline}
    code = str((await host.ask("POST", "/api/tables", body))["id"])
    for seat, client in enumerate(others, 1):
        await client.change_seat(code, seat, "sit")
    return code


async def passes(server: Server, clock: Clock, seconds: float) -> None:
    """Advance the clock and let the server check its deadlines."""
    clock.now += seconds
    await server.within(server.services.tables.deadlines.check())


@asynccontextmanager
async def at(server: Server, code: str, *clients: Client | None) -> AsyncIterator[list[tuple[Line, dict[str, Any]]]]:
    """Connect these clients to a table; yield each connection with its first view."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(Line(server.url, code, client)) for client in clients]
        yield [(line, await line.hear("view")) for line in lines]


async def line_of(client: Client, code: str) -> dict[str, Any]:
    found: dict[str, Any] = await client.ask("GET", f"/api/tables/{code}")
    return found


def notes(messages: list[dict[str, Any]]) -> list[str]:
    return [one["talk"]["text"] for one in messages if one["type"] == "talk" and one["talk"]["kind"] == "note"]


# -- how long it is waited -----------------------------------------------------------------------------------------


async def test_all_clients_see_the_time_left_and_each_decision_has_its_own(
    server: Server, clock: Clock, olena: Client, bartek: Client
) -> None:
    code = await table_of([olena, bartek], BOT)
    async with at(server, code, olena, bartek, None) as ((first, mine), (_, theirs), (watching, seen)):
        assert mine["allowance"] == theirs["allowance"] == seen["allowance"] == BOT
        assert mine["seconds_left"] == theirs["seconds_left"] == seen["seconds_left"] == HOUR
        clock.now += 600
        assert (await line_of(bartek, code))["seconds_left"] == HOUR - 600
        async with at(server, code, None) as ((_, late_comer),):
            assert late_comer["seconds_left"] == HOUR - 600, "a cached view has the current time left"
        answer = await first.ask({"type": "choose", "entry": 0, "option": forward(mine["view"])})
        assert (answer["entry"], answer["seconds_left"]) == (1, HOUR)
        assert (await watching.hear("update"))["seconds_left"] == HOUR
        if answer["undo"] is None:
            clock.now += 600
            assert (await first.ask({"type": "undo", "entry": 1}))["seconds_left"] == HOUR
    [listed] = [one for one in (await olena.tables())["mine"] if one["id"] == code]
    assert listed["seconds_left"] == HOUR


async def test_there_is_no_deadline_without_other_people(server: Server, olena: Client, bartek: Client) -> None:
    alone = await olena.make_table("dragon-tower", ["me", "greedy"], deadline=BOT)
    twice = await table_of([olena, olena], BOT)
    plain = await table_of([olena, bartek], None)
    for code in (alone, twice, plain):
        assert (await line_of(olena, code))["seconds_left"] is None
    waiting = await olena.make_table("dragon-tower", ["me", "open"], deadline=BOT)
    assert (await line_of(olena, waiting))["seconds_left"] is None, "it has not begun"
    left = await table_of([olena, bartek], BOT)
    await bartek.change_seat(left, 1, "leave")
    assert (await line_of(olena, left))["seconds_left"] is None, "the one who waited has left for good"


@pytest.mark.parametrize("wanted", [{"seconds": 7}, {"seconds": HOUR, "after": "nothing"}, {"seconds": "3600"}, HOUR])
async def test_only_the_times_that_are_offered_can_be_set(server: Server, olena: Client, wanted: Any) -> None:
    before = len((await olena.tables())["mine"])
    with pytest.raises(Refused) as refused:
        await olena.make_table("dragon-tower", ["me", "open"], deadline=wanted)
    assert refused.value.code == "unreadable-message"
    assert len((await olena.tables())["mine"]) == before


# -- a bot plays on ------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
async def test_a_bot_replaces_a_late_player_until_they_come_back(
    server: Server, clock: Clock, olena: Client, bartek: Client
) -> None:
    code = await table_of([olena, bartek], BOT)
    async with at(server, code, olena, bartek) as ((late, view), (waiting, _)):
        await passes(server, clock, HOUR - 1)
        assert (await line_of(olena, code))["my_turn"]
        await passes(server, clock, 1)
        told = await waiting.hear("seats", when=lambda message: message["seats"][0]["kind"] == "bot")
        assert told["seats"][0]["late"] == {"name": "Olena", "me": False}
        assert told["seconds_left"] is None
        assert notes(waiting.heard) == ["late-bot"]
        update = await waiting.hear("update")
        assert update["entry"] == 1, "the bot has moved"
        looks_on = await late.hear("view")
        assert looks_on["seat"] is None
        assert [said["text"] for said in looks_on["talk"]] == ["late-bot"], "with what was said, as after every change"
        assert looks_on["seats"][0]["late"]["me"]
        await late.send({"type": "choose", "entry": 0, "option": forward(view["view"])})
        assert (await late.hear("refused"))["code"] == "out-of-order"
        line = await line_of(olena, code)
        assert not line["my_turn"]
        assert code in {one["id"] for one in (await olena.tables())["mine"]}, "it is still a game of hers"
        with pytest.raises(Refused, match="seat-taken"):
            await bartek.change_seat(code, 0, "sit")
        await olena.change_seat(code, 0, "sit")
        back = await late.hear("view", when=lambda message: message["seat"] == 0)
        assert back["view"]["seat"] == 0
        await waiting.hear("talk", when=lambda message: message["talk"]["text"] == "back")
        again = await waiting.hear("seats", when=lambda message: message["seats"][0]["kind"] == "person")
        assert again["seats"][0]["late"] is None
        assert again["seconds_left"] == HOUR, "the player to move has the whole time again"


async def test_a_bot_takes_every_seat_of_the_late_one_and_gives_all_back(
    server: Server, clock: Clock, olena: Client, bartek: Client
) -> None:
    code = await table_of([olena, olena, bartek], BOT)
    await passes(server, clock, HOUR)
    assert [seat["kind"] for seat in (await line_of(olena, code))["seats"]] == ["bot", "bot", "person"]
    async with olena.sit(code) as seat:
        assert seat.seat == 0, "a program that sits down comes back, too"
    assert [seat["mine"] for seat in (await line_of(olena, code))["seats"]] == [True, True, False]


async def test_a_replaced_player_may_leave_for_good(
    server: Server, clock: Clock, olena: Client, bartek: Client
) -> None:
    code = await table_of([olena, bartek], BOT)
    await passes(server, clock, HOUR)
    await olena.change_seat(code, 0, "leave")
    assert (await line_of(bartek, code))["seats"][0]["late"] is None
    with pytest.raises(Refused, match="seat-taken"):
        await olena.change_seat(code, 0, "sit")


# -- or the others end it ------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@pytest.mark.usefixtures("no_lull")
async def test_the_others_may_end_the_game_together(
    server: Server, clock: Clock, olena: Client, bartek: Client, zofia: Client
) -> None:
    code = await table_of([olena, bartek, zofia], END)
    with pytest.raises(Refused, match="not-outdated"):
        await bartek.end(code)
    async with at(server, code, bartek) as ((line, _),):
        await passes(server, clock, HOUR)
        told = await line.hear("seats", when=lambda message: message["seconds_left"] == 0)
        assert told["seats"][0]["kind"] == "person", "she can still move"
        with pytest.raises(Refused, match="late-yourself"):
            await olena.end(code)
        await bartek.end(code)
        await bartek.end(code)  # agreeing twice counts once
        told = await line.hear("seats", when=lambda message: message["seats"][1]["agreed"])
        assert [seat["agreed"] for seat in told["seats"]] == [False, True, False]
        assert told["status"] == "playing"
        await zofia.end(code)
        over = await line.hear("view")
        assert (over["status"], over["ended"], over["view"]["result"]) == ("over", "ended-late", None)
        assert notes(line.heard) == ["late-end", "agrees", "agrees"]
    listed = (await zofia.tables())["finished"][0]
    assert (listed["id"], listed["result"], listed["won"]) == (code, "ended-late", None)
    assert "dragon-tower" in await zofia.record(code)
    wait_until_kept(server.config, code)
    with pytest.raises(Refused, match="game-over"):
        await bartek.end(code)


async def test_a_move_that_comes_late_is_a_move_and_agreements_are_void(
    server: Server, clock: Clock, olena: Client, bartek: Client, zofia: Client
) -> None:
    code = await table_of([olena, bartek, zofia], END)
    await passes(server, clock, HOUR)
    await bartek.end(code)
    async with at(server, code, olena) as ((line, view),):
        assert view["seconds_left"] == 0
        update = await line.ask({"type": "choose", "entry": 0, "option": forward(view["view"])})
        assert (update["type"], update["seconds_left"]) == ("update", HOUR)
    assert not any(seat["agreed"] for seat in (await line_of(olena, code))["seats"])
    with pytest.raises(Refused, match="not-outdated"):
        await zofia.end(code)


@pytest.mark.usefixtures("no_lull")
async def test_silent_players_agree_when_the_vote_closes(
    server: Server, clock: Clock, olena: Client, bartek: Client, zofia: Client
) -> None:
    code = await table_of([olena, bartek, zofia], END)
    await passes(server, clock, HOUR)
    await passes(server, clock, 10 * HOUR)
    assert (await line_of(bartek, code))["status"] == "playing", "no player has agreed yet"
    await bartek.end(code)
    await passes(server, clock, HOUR - 60)
    await bartek.end(code)  # agreeing again does not extend the time of the others
    assert (await line_of(zofia, code))["status"] == "playing"
    async with at(server, code, zofia) as ((line, _),):
        await passes(server, clock, 60)
        over = await line.hear("view")
        assert (over["status"], over["ended"]) == ("over", "ended-late")
        assert notes(line.heard) == []
    assert (await line_of(bartek, code))["result"] == "ended-late"
    wait_until_kept(server.config, code)
    with pytest.raises(Refused, match="game-over"):
        await zofia.end(code)


async def test_a_late_move_ends_the_vote_and_its_time(
    server: Server, clock: Clock, olena: Client, bartek: Client, zofia: Client
) -> None:
    code = await table_of([olena, bartek, zofia], END)
    await passes(server, clock, HOUR)
    await bartek.end(code)
    await passes(server, clock, HOUR - 60)
    async with at(server, code, olena) as ((line, view),):
        update = await line.ask({"type": "choose", "entry": 0, "option": forward(view["view"])})
        assert update["seconds_left"] == HOUR
    await passes(server, clock, 120)
    told = await line_of(zofia, code)
    assert (told["status"], told["seconds_left"]) == ("playing", HOUR - 120)


async def test_the_game_ends_when_the_last_player_without_a_vote_leaves(
    server: Server, clock: Clock, olena: Client, bartek: Client, zofia: Client
) -> None:
    code = await table_of([olena, bartek, zofia], END)
    await passes(server, clock, HOUR)
    await bartek.end(code)
    await zofia.change_seat(code, 2, "leave")
    assert (await line_of(bartek, code))["result"] == "ended-late"


async def test_a_late_player_alone_at_the_table_is_no_longer_late(
    server: Server, clock: Clock, olena: Client, bartek: Client
) -> None:
    code = await table_of([olena, bartek], END)
    await passes(server, clock, HOUR)
    await bartek.change_seat(code, 1, "leave")
    line = await line_of(olena, code)
    assert (line["seconds_left"], line["my_turn"], line["status"]) == (None, True, "playing")


# -- whatever happens meanwhile ------------------------------------------------------------------------------------


@pytest.mark.both_databases
async def test_a_table_that_is_gone_or_cannot_be_played_holds_up_no_other(
    server: Server, clock: Clock, olena: Client, bartek: Client
) -> None:
    gone, broken, sound = [await table_of([olena, bartek], BOT) for _ in range(3)]
    await server.within(server.services.store.forget(gone[:5]))
    row = await server.within(server.services.store.table(broken[:5]))
    assert row is not None
    setup = msgspec.json.encode({**row.setup, "rules": -1}).decode()

    async def spoil() -> None:
        server.services.tables._live.pop(broken[:5])
        async with server.services.store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == broken[:5]).values(setup=setup))

    await server.within(spoil())
    await passes(server, clock, HOUR)
    assert (await line_of(bartek, sound))["seats"][0]["kind"] == "bot"
    assert (await line_of(bartek, broken))["seconds_left"] is None
    assert await server.within(server.services.store.overdue_tables(clock(), 9)) == []
    assert any("dropping the deadline" in mishap for mishap in server.mishaps.seen)
    server.mishaps.seen.clear()


@pytest.mark.both_databases
async def test_of_two_servers_on_one_database_one_calls_the_bot(make_database: Callable[[], str], clock: Clock) -> None:
    config = settings(make_database(), bot_pause=9.0)
    with Server(config, clock) as one, Server(config, clock) as other:
        async with Client(one.url, name="Olena") as olena, Client(one.url, name="Bartek") as bartek:
            code = await table_of([olena, bartek], BOT)
            async with Client(other.url, cookie=bartek.cookie) as there, at(other, code, there) as ((line, _),):
                clock.now += HOUR
                # both see it as late: the transaction decides which one acts
                seen = [server.within(server.services.tables.deadlines._run_out(code[:5])) for server in (one, other)]
                await asyncio.gather(*seen)
                await line.hear("seats", when=lambda message: message["seats"][0]["kind"] == "bot")
            async with at(one, code, bartek) as ((_, view),):
                assert [said["text"] for said in view["talk"] if said["kind"] == "note"] == ["late-bot"]
    assert one.mishaps.seen == []


async def test_deadlines_that_pass_without_a_server_are_handled_after_a_start(
    make_database: Callable[[], str], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.server.lobby.deadlines.BATCH", 2)  # more than one batch
    config = settings(make_database(), limits=GENEROUS)
    with Server(config, clock) as before:
        async with Client(before.url, name="Olena") as olena, Client(before.url, name="Bartek") as bartek:
            codes = [await table_of([olena, bartek], deadline) for deadline in (BOT, END, BOT, END, BOT)]
            cookie = bartek.cookie
    clock.now += HOUR
    with Server(config, clock) as after:
        async with Client(after.url, cookie=cookie) as bartek:
            for code in codes[::2]:
                async with at(after, code, bartek) as ((line, view),):
                    if view["seats"][0]["kind"] != "bot":
                        await line.hear("seats", when=lambda message: message["seats"][0]["kind"] == "bot")
            for code in codes[1::2]:
                assert (await line_of(bartek, code))["seconds_left"] == 0
                await bartek.end(code)
                assert (await line_of(bartek, code))["result"] == "ended-late"


async def test_the_timer_rings_by_itself(make_database: Callable[[], str]) -> None:
    ahead = 0.0
    with Server(settings(make_database()), lambda: time() + ahead) as server:
        async with Client(server.url, name="Olena") as olena, Client(server.url, name="Bartek") as bartek:
            await table_of([olena, bartek], {"seconds": 604800})
            code = await table_of([olena, bartek], BOT)
            async with at(server, code, bartek) as ((line, _),):
                ahead = HOUR - 0.1
                await server.within(server.services.tables.deadlines.check())
                await line.hear("seats", when=lambda message: message["seats"][0]["kind"] == "bot")
