"""The WebSocket of a table: views, updates, presence and many spectators."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import undercroft
from tests.server.running_server import Line, Server, dealt, forward, merged, move, pair, record_of_start
from undercroft.bots import make_bot
from undercroft.client import Client
from undercroft.server.live.broadcast import Broadcaster
from undercroft.server.live.session import TableSession

if TYPE_CHECKING:
    from undercroft.server.live.subscriber import Subscriber
    from undercroft.server.ws_messages import Talk

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def expected_view(table: undercroft.Table, seat: int | None) -> dict[str, Any]:
    """Return the view of a table without the fields that the server adds."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
    return {key: value for key, value in view.items() if key not in ("said", "options", "names")}


async def test_a_whole_game_of_two_seats(server: Server, olena: Client, bartek: Client) -> None:
    """The views that seats and a spectator build from updates equal those of the table."""
    code = await pair(olena, bartek)
    table = undercroft.replay(record_of_start(2, 7))
    async with (
        Line(server.url, code, olena) as first,
        Line(server.url, code, bartek) as second,
        Line(server.url, code) as spectator,
    ):
        lines: list[tuple[Line, int | None]] = [(first, 0), (second, 1), (spectator, None)]
        views: dict[int | None, dict[str, Any]] = {}
        for line, seat in lines:
            message = await line.hear("view")
            assert message["seat"] == seat
            assert message["view"] == expected_view(table, seat)
            views[seat] = message["view"]
        bots = [make_bot("dragon-tower", "greedy", seed=seat) for seat in range(2)]
        number = 0
        while table.decision is not None:
            seat = table.decision.seat
            option = views[seat]["decision"]["options"][bots[seat].choose(table.view(seat))]["text"]
            await lines[seat][0].send(move(number, option))
            table.apply(option)
            number += 1
            for line, seat in lines:
                update = await line.hear("update")
                assert update["entry"] == number
                views[seat] = merged(views[seat], update["changes"])
                assert views[seat] == expected_view(table, seat)
                assert ("options" in (views[seat]["decision"] or {})) == (
                    table.decision is not None and table.decision.seat == seat
                )
        assert update["status"] == "over"
        assert update["undo"] == "game-over"
        assert (await first.ask(move(number, option)))["code"] == "game-over"
        assert (await first.ask({"type": "undo", "entry": number}))["code"] == "game-over"
    assert undercroft.replay(await olena.record(code)).digest() == table.digest()


async def test_the_first_view_has_all_events_and_later_ones_the_missed_events(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    table = undercroft.replay(record_of_start(1, 7))
    happened = [table.game.tell(table.opening, 0, 0)]
    async with olena.sit(code) as seat:
        for _ in range(6):
            assert seat.view is not None
            option = forward(seat.view)
            happened.append(table.game.tell(table.apply(option), 0, len(table.moves)))
            await seat.choose(option)
    for after, first in ((None, 0), (0, 1), (4, 5), (6, 7), (99, 0), ("x", 0), (-1, 0)):
        async with Line(server.url, code, olena, "" if after is None else f"?after={after}") as line:
            view = await line.hear("view")
            assert view["events"] == [event for events in happened[first:] for event in events]
            assert view["entry"] == 6


async def test_a_reconnect_continues_where_it_stopped(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with olena.sit(code) as one, bartek.sit(code) as other:
        assert one.view is not None
        assert one._socket is not None
        while not one.is_asked:
            assert other.view is not None
            await other.choose(forward(other.view))
            await one._receive()
        before = one.next
        one._socket.transport.abort()  # no farewell: as if the network had gone
        await one.choose(forward(one.view))
        assert one.next > before
        events = len(one.events)
        async with Line(server.url, code, olena) as fresh:
            assert len((await fresh.hear("view"))["events"]) == events, "nothing is expected_view twice or left out"


async def test_connected_players_are_marked(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with Line(server.url, code, olena) as line:
        seats = (await line.hear("seats"))["seats"]
        assert [(seat["here"], seat["mine"]) for seat in seats] == [(True, True), (False, False)]
        async with Line(server.url, code, bartek):
            assert (await line.hear("seats"))["seats"][1]["here"]
        assert not (await line.hear("seats"))["seats"][1]["here"]


async def test_a_spectator_who_takes_a_seat_is_marked_as_connected(
    server: Server, olena: Client, bartek: Client
) -> None:
    code = await dealt(olena, [ME, OPEN, OPEN], options={"team": "deal", "skills": "none"})
    async with Line(server.url, code, bartek) as line:
        assert (await line.hear("view"))["seat"] is None
        await bartek.change_seat(code, 1, "sit")
        view = await line.hear("view")
        assert (view["seat"], view["view"], view["status"]) == (1, None, "open")
        assert view["seats"][1]["here"]
        assert (await line.ask(move(0, "refill hero=0")))["code"] == "not-begun"


async def test_a_guest_with_two_seats_chooses_which_one_to_see(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME, ME])
    for query, seat in (("", 0), ("?seat=1", 1), ("?seat=7", 0), ("?seat=x", 0)):
        async with Line(server.url, code, olena, query) as line:
            view = await line.hear("view")
            assert (view["seat"], view["view"]["seat"]) == (seat, seat)
    async with Line(server.url, code, query="?seat=1") as spectator:
        assert (await spectator.hear("view"))["seat"] is None


@pytest.mark.parametrize("code", ["AAAAA", "aaaaa", "A" * 500, "%00", "А" * 5])
async def test_a_socket_to_a_missing_table_is_rejected(server: Server, code: str) -> None:
    async with Line(server.url, code) as line:
        assert (await line.hear())["code"] == "no-such-table"
        assert await line.closed() == 1008


async def test_many_spectators_share_one_view_and_do_not_delay_moves(
    server: Server, olena: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await dealt(olena, [ME])
    live = await server.within(server.services.tables.get(code[:5]))
    made: list[int | None] = []
    first_view = Broadcaster.first_view

    def counted(
        self: Broadcaster, live: TableSession, subscriber: Subscriber, after: int | None, talk: tuple[Talk, ...]
    ) -> bytes:
        made.append(subscriber.seat)
        return first_view(self, live, subscriber, after, talk)

    monkeypatch.setattr(Broadcaster, "first_view", counted)
    async with AsyncExitStack() as crowd, Line(server.url, code, olena) as mine:
        view = await mine.hear("view")
        lines = [await crowd.enter_async_context(Line(server.url, code)) for _ in range(15)]
        seen = [await line.hear("view") for line in lines]
        assert all(one == seen[0] for one in seen)
        assert made == [0, None], "one view for the seat, and one for all who look on"
        await server.within(live.lock.acquire())
        try:  # somebody's move is on its way to the disk
            late = await crowd.enter_async_context(Line(server.url, code))
            assert (await late.hear("view"))["entry"] == 0
        finally:
            server.loop.call_soon_threadsafe(live.lock.release)
        await mine.send({"type": "choose", "entry": 0, "option": forward(view["view"])})
        for line in (mine, late, *lines):
            assert (await line.hear("update"))["entry"] == 1
