"""Requests of seats: moves, each applied once, and undo."""

from __future__ import annotations

import asyncio

from tests.server.running_server import Line, Server, dealt, forward, merged, move, pair
from undercroft.client import Client

ME = {"kind": "me"}


async def test_moves_that_are_refused_change_nothing(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with (
        Line(server.url, code, olena) as first,
        Line(server.url, code, bartek) as second,
        Line(server.url, code) as spectator,
    ):
        view = await first.hear("view")
        other = await second.hear("view")
        await spectator.hear("view")
        lines = [first, second]
        seat = view["view"]["decision"]["seat"]
        mine, theirs = lines[seat], lines[1 - seat]
        options = [view, other][seat]["view"]["decision"]["options"]
        good = options[-1]["text"]

        assert (await theirs.ask(move(0, good)))["code"] == "not-your-turn"
        assert (await spectator.ask(move(0, good)))["code"] == "not-your-turn"
        assert (await spectator.ask({"type": "undo", "entry": 0}))["code"] == "not-your-turn"
        assert (await spectator.ask({"type": "say", "phrase": "yes"}))["code"] == "seat-needed"
        refused = await mine.ask(move(1, good))
        assert (refused["code"], refused["entry"]) == ("out-of-order", 1)
        assert refused["details"] == {"expected": 0, "entry": 1}
        assert (await mine.ask(move(-1, good)))["code"] == "out-of-order"
        assert (await mine.ask(move(10**30, good)))["code"] == "out-of-order"
        assert (await mine.ask(move(0, "fly")))["code"] == "unknown-verb"
        assert (await mine.ask(move(0, "")))["code"] == "empty-option"
        assert (await mine.ask(move(0, "enter")))["code"] == "wrong-arguments"
        assert (await mine.ask(move(0, "enter room=left")))["code"] in ("not-asked", "not-legal", "forbidden")
        assert (await mine.ask(move(0, "enter room=\x00")))["code"] == "bad-value"
        assert (await mine.ask({"type": "undo", "entry": 0}))["code"] == "undo-start"
        assert (await mine.ask({"type": "say", "phrase": "nonsense"}))["code"] == "not-a-phrase"

        update = await mine.ask(move(0, good))
        assert (update["type"], update["entry"]) == ("update", 1)
    assert (await olena.ask("GET", f"/api/tables/{code}"))["entries"] == 1


async def test_a_repeated_number_is_answered_and_not_applied_again(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        option = forward((await line.hear("view"))["view"])
        update = await line.ask(move(0, option))
        assert update["entry"] == 1
        answer = await line.ask(move(0, option))
        assert (answer["type"], answer["entry"], answer["events"]) == ("view", 1, [])
        assert (await line.ask(move(0, "refill hero=9")))["code"] == "out-of-order"
    assert (await olena.ask("GET", f"/api/tables/{code}"))["entries"] == 1


async def test_two_sockets_of_one_seat_at_once_make_one_entry(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as left, Line(server.url, code, olena) as right:
        options = (await left.hear("view"))["view"]["decision"]["options"]
        await right.hear("view")
        await asyncio.gather(left.send(move(0, options[0]["text"])), right.send(move(0, options[0]["text"])))
        for line in (left, right):
            assert (await line.hear("update"))["entry"] == 1
        # The slower of the two gets the current view.
        await asyncio.gather(left.send({"type": "ping"}), right.send({"type": "ping"}))
        await left.hear("pong")
        await right.hear("pong")
        answers = [message for line in (left, right) for message in line.heard[1:] if message["type"] == "view"]
        assert [answer["entry"] for answer in answers] == [1]

        # Different moves for the same entry: one is applied, the other is out of order.
        assert len(options) > 1
        now = await right.ask(move(0, options[0]["text"]))
        first, last = (now["view"]["decision"]["options"][index]["text"] for index in (0, -1))
        await asyncio.gather(left.send(move(1, first)), right.send(move(1, last)))
        heard = [await line.hear("refused", "pong") for line in await ping_all(left, right)]
        assert sorted(message.get("code", "pong") for message in heard) == ["out-of-order", "pong"]
    assert (await olena.ask("GET", f"/api/tables/{code}"))["entries"] == 2


async def ping_all(*lines: Line) -> tuple[Line, ...]:
    """Send a ping, so that the client gets a message even if nothing else is sent."""
    for line in lines:
        await line.send({"type": "ping"})
    return lines


async def test_taking_back(server: Server, olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], {"team": "choose", "skills": "none"})
    await bartek.change_seat(code, 1, "sit")
    async with Line(server.url, code, olena) as first, Line(server.url, code, bartek) as second:
        view = await first.hear("view")
        await second.hear("view")
        assert view["undo"] == "undo-start"
        before = view["view"]
        options = before["decision"]["options"]
        update = await first.ask(move(0, options[0]["text"]))
        assert update["undo"] is None
        assert (await second.hear("update"))["undo"] == "undo-start", "who has not moved has nothing to take back"
        assert (await second.ask({"type": "undo", "entry": 1}))["code"] == "undo-start"
        assert (await first.ask({"type": "undo", "entry": 0}))["code"] == "out-of-order"
        back = await first.ask({"type": "undo", "entry": 1})
        assert (back["entry"], back["events"]) == (2, [])
        assert merged(merged(before, update["changes"]), back["changes"]) == before
        assert (await first.ask({"type": "undo", "entry": 1}))["type"] == "view", "asked twice, done once"
        assert (await first.ask(move(2, options[1]["text"])))["entry"] == 3


async def test_undone_events_are_not_sent_to_later_clients(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], {"heroes": 3, "team": "choose", "skills": "none"})
    async with Line(server.url, code, olena) as line:
        view = (await line.hear("view"))["view"]
        first, other = (view["decision"]["options"][index]["text"] for index in (0, 1))
        update = await line.ask(move(0, first))
        await line.ask(move(1, update["changes"]["decision"]["options"][0]["text"]))
        for number in (2, 3):
            assert (await line.ask({"type": "undo", "entry": number}))["entry"] == number + 1
        told = (await line.ask(move(4, other)))["events"]
        assert told
        assert told != update["events"]
    for query, events in (("", told), ("?after=1", told), ("?after=4", told), ("?after=5", [])):
        async with Line(server.url, code, olena, query) as line:
            assert (await line.hear("view"))["events"] == events


async def test_a_decision_that_revealed_something_cannot_be_undone(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        message = await line.hear("view")
        view, number = message["view"], 0
        while message["undo"] != "undo-revealed":
            message = await line.ask(move(number, forward(view)))
            view, number = merged(view, message["changes"]), number + 1
        refused = await line.ask({"type": "undo", "entry": number})
        assert (refused["type"], refused["code"]) == ("refused", "undo-revealed")
