"""The socket of a table: views, updates, moves, taking back, talking, who is here."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import undercroft
from tests.server.serving import QUICK, Line, Server, dealt, forward, record_of_start, settings
from undercroft.bots import make_bot
from undercroft.client import Client
from undercroft.kernel.game import registered
from undercroft.kernel.talk import COMMON
from undercroft.server.config import Limits
from undercroft.server.table.live import LiveTable
from undercroft.server.table.telling import Telling

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.messages import Talk
    from undercroft.server.table.listener import Listener

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def move(number: int, option: str) -> dict[str, Any]:
    return {"type": "choose", "entry": number, "option": option}


def merged(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view after an update, as the protocol says that clients make it."""
    return {**view, **changes, "zones": {**view["zones"], **changes.get("zones", {})}}


def told(table: undercroft.Table, seat: int | None) -> dict[str, Any]:
    """The view of a table without what the server tells beside it."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
    return {key: value for key, value in view.items() if key not in ("said", "options", "names")}


async def pair(olena: Client, bartek: Client, seed: int = 7) -> str:
    """A table in play at which both sit."""
    code = await dealt(olena, [ME, OPEN], seed)
    await bartek.change_seat(code, 1, "sit")
    return code


# -- views and updates ---------------------------------------------------------------------------------------------


async def test_a_whole_game_of_two_seats(server: Server, olena: Client, bartek: Client) -> None:
    """Every seat and a spectator can keep up with only what they are told: their views are those of the table."""
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
            assert message["view"] == told(table, seat)
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
                assert views[seat] == told(table, seat)
                assert ("options" in (views[seat]["decision"] or {})) == (
                    table.decision is not None and table.decision.seat == seat
                )
        assert update["status"] == "over"
        assert update["undo"] == "game-over"
        assert (await first.ask(move(number, option)))["code"] == "game-over"
        assert (await first.ask({"type": "undo", "entry": number}))["code"] == "game-over"
    assert undercroft.replay(await olena.record(code)).digest() == table.digest()


async def test_the_first_view_tells_the_whole_game_and_later_ones_what_was_missed(
    server: Server, olena: Client
) -> None:
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


async def test_a_lost_connection_is_taken_up_where_it_was(server: Server, olena: Client, bartek: Client) -> None:
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
            assert len((await fresh.hear("view"))["events"]) == events, "nothing is told twice or left out"


async def test_who_is_here_is_told(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with Line(server.url, code, olena) as line:
        seats = (await line.hear("seats"))["seats"]
        assert [(seat["here"], seat["mine"]) for seat in seats] == [(True, True), (False, False)]
        async with Line(server.url, code, bartek):
            assert (await line.hear("seats"))["seats"][1]["here"]
        assert not (await line.hear("seats"))["seats"][1]["here"]


async def test_whoever_sits_down_while_looking_is_here(server: Server, olena: Client, bartek: Client) -> None:
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


# -- moves ---------------------------------------------------------------------------------------------------------


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
        # The slower of the two was told how the table stands.
        await asyncio.gather(left.send({"type": "ping"}), right.send({"type": "ping"}))
        await left.hear("pong")
        await right.hear("pong")
        answers = [message for line in (left, right) for message in line.heard[1:] if message["type"] == "view"]
        assert [answer["entry"] for answer in answers] == [1]

        # Different wishes for the same number: one is granted, the other is out of order.
        assert len(options) > 1
        now = await right.ask(move(0, options[0]["text"]))
        first, last = (now["view"]["decision"]["options"][index]["text"] for index in (0, -1))
        await asyncio.gather(left.send(move(1, first)), right.send(move(1, last)))
        heard = [await line.hear("refused", "pong") for line in await ping_all(left, right)]
        assert sorted(message.get("code", "pong") for message in heard) == ["out-of-order", "pong"]
    assert (await olena.ask("GET", f"/api/tables/{code}"))["entries"] == 2


async def ping_all(*lines: Line) -> tuple[Line, ...]:
    """Ping, so that whoever is told nothing else hears something."""
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


async def test_what_was_taken_back_is_not_told_to_those_who_come_later(server: Server, olena: Client) -> None:
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


async def test_what_has_revealed_something_cannot_be_taken_back(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        message = await line.hear("view")
        view, number = message["view"], 0
        while message["undo"] != "undo-revealed":
            message = await line.ask(move(number, forward(view)))
            view, number = merged(view, message["changes"]), number + 1
        refused = await line.ask({"type": "undo", "entry": number})
        assert (refused["type"], refused["code"]) == ("refused", "undo-revealed")


# -- bots ----------------------------------------------------------------------------------------------------------


async def test_bots_play_their_seats(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "random"], QUICK)
    async with olena.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))
        assert seat.status == "over"
    seats = {made.seat for made in undercroft.replay(await olena.record(code)).moves}
    assert seats == {0, 1}


async def test_bots_play_by_themselves_and_people_can_watch(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["random", "random"], QUICK)
    async with olena.spectate(code) as spectator:
        assert spectator.seat is None
        views = [view["number"] async for view in spectator.changes()]
        assert views == sorted(views)
        assert spectator.view is not None
        assert spectator.view["result"] is not None


async def test_handing_a_seat_to_a_bot_in_the_middle(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with bartek.sit(code) as seat:
        await olena.change_seat(code, 0, "bot", "random")
        async for view in seat:
            await seat.choose(forward(view))
        assert seat.seats[0]["kind"] == "bot"
        assert seat.seats[0]["level"] == "rat"
    assert (await olena.ask("GET", f"/api/tables/{code}"))["status"] == "over"


# -- suggestions ---------------------------------------------------------------------------------------------------


async def test_the_strongest_bot_suggests_what_to_do_and_plays_nothing(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        view = (await line.hear("view"))["view"]
        await line.send({"type": "suggest", "entry": 7})  # an entry that is not the next one is not thought about
        await line.send({"type": "suggest", "entry": 0})
        suggestion = await line.hear("suggestion")
        assert suggestion["entry"] == 0
        assert suggestion["option"] in [option["text"] for option in view["decision"]["options"]]
        assert not [message for message in line.heard if message["type"] == "update"]
    assert (await olena.ask("GET", f"/api/tables/{code}"))["status"] == "playing"


async def test_nobody_gets_a_suggestion_for_the_seat_of_another(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with Line(server.url, code, olena) as one, Line(server.url, code, bartek) as two:
        seat = (await one.hear("view"))["view"]["decision"]["seat"]
        await two.hear("view")
        asked, other = (one, two) if seat == 0 else (two, one)
        await other.send({"type": "suggest", "entry": 0})
        await asked.send({"type": "suggest", "entry": 0})
        assert (await asked.hear("suggestion"))["entry"] == 0
        await other.send({"type": "ping"})
        assert (await other.hear("pong"))["type"] == "pong"  # and nothing before it
        assert "suggestion" not in {message["type"] for message in other.heard}


# -- talk ----------------------------------------------------------------------------------------------------------


async def test_a_client_is_told_what_can_be_said_with_the_names_of_it(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        await line.hear("view")
        await line.send({"type": "phrases"})
        told = (await line.hear("phrases"))["phrases"]
        assert {"text": "yes", "verb": "yes", "args": {}, "names": {}} in told
        magic = next(phrase for phrase in told if phrase["text"] == "i_can_cover attribute=magic")
        assert magic["names"] == {"attribute": "attribute-magic"}
        await line.send({"type": "say", "phrase": magic["text"]})
        assert (await line.hear("talk"))["talk"]["phrase"] == magic


async def test_every_game_has_emotes_and_phrases(server: Server, olena: Client) -> None:
    for game in registered().values():
        code = await olena.make_table(game.id, ["me", "random"])
        async with Line(server.url, code, olena) as line:
            await line.hear("view")
            await line.send({"type": "phrases"})
            said = {phrase["text"] for phrase in (await line.hear("phrases"))["phrases"]}
            assert {"emote_laugh", "well_played", "thank_you"} <= said
            assert len(said) > len(COMMON), "and some of its own"
            await line.send({"type": "say", "phrase": "emote_laugh"})
            assert (await line.hear("talk"))["talk"]["phrase"]["verb"] == "emote_laugh"


async def test_who_talks_too_fast_is_slowed_but_may_play(make_database: Callable[[], str]) -> None:
    limits = Limits(talk_a_second=0.001, talk_burst=2)
    with Server(settings(make_database(), limits=limits)) as strict:
        async with Client(strict.url, name="Olena") as olena:
            code = await dealt(olena, [ME])
            async with Line(strict.url, code, olena) as line:
                view = await line.hear("view")
                for wish in ({"type": "say", "phrase": "hello"}, {"type": "chat", "text": "hello"}):
                    assert (await line.ask(wish))["type"] == "talk"
                for wish in ({"type": "say", "phrase": "hello"}, {"type": "chat", "text": "hello"}):
                    assert (await line.ask(wish))["code"] == "too-fast"
                assert (await line.ask(move(view["entry"], forward(view["view"]))))["type"] == "update"


async def test_talk_reaches_everybody_and_is_kept(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with Line(server.url, code, olena) as first, Line(server.url, code, bartek) as second:
        for line in (first, second):
            await line.hear("view")
        await first.send({"type": "say", "phrase": "i_am_rich_in attribute=magic"})
        await first.send({"type": "chat", "text": "hello\x00 \u202e<b>world</b>\n" + "x" * 400})
        for line in (first, second):
            said = (await line.hear("talk"))["talk"]
            assert said["text"] == "i_am_rich_in attribute=magic"
            assert (said["seat"], said["name"], said["kind"]) == (0, "Olena", "phrase")
            assert said["phrase"]["names"] == {"attribute": "attribute-magic"}
            wrote = (await line.hear("talk"))["talk"]
            assert wrote["text"].startswith("hello <b>world</b> xxx")
            assert len(wrote["text"]) == 300
    async with Line(server.url, code) as late:
        phrase, chat = (await late.hear("view"))["talk"]
        assert (phrase["kind"], phrase["phrase"]["verb"]) == ("phrase", "i_am_rich_in")
        assert (chat["kind"], chat["phrase"]) == ("chat", None)
        await late.send({"type": "chat", "text": "\x00\n"})  # nothing: nobody is told
        await late.send({"type": "chat", "text": "I only look"})
        talk = (await late.hear("talk"))["talk"]
        assert (talk["seat"], talk["name"], talk["text"]) == (None, None, "I only look")


@pytest.mark.parametrize("code", ["AAAAA", "aaaaa", "A" * 500, "%00", "А" * 5])
async def test_there_is_no_socket_to_a_table_that_is_not_there(server: Server, code: str) -> None:
    async with Line(server.url, code) as line:
        assert (await line.hear())["code"] == "no-such-table"
        assert await line.closed() == 1008


async def test_a_crowd_is_shown_what_was_made_once_and_keeps_nobody_from_moving(
    server: Server, olena: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await dealt(olena, [ME])
    live = await server.within(server.room.tables.get(code[:5]))
    made: list[int | None] = []
    first_view = Telling.first_view

    def counted(self: Telling, live: LiveTable, listener: Listener, after: int | None, talk: tuple[Talk, ...]) -> bytes:
        made.append(listener.seat)
        return first_view(self, live, listener, after, talk)

    monkeypatch.setattr(Telling, "first_view", counted)
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


async def test_what_was_said_before_the_game_began_is_told_when_it_begins(
    server: Server, olena: Client, bartek: Client
) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], {**QUICK, "heroes": 2})
    async with Line(server.url, code, olena) as waiting:
        await waiting.hear("view")
        await waiting.send({"type": "chat", "text": "Sit down!"})
        await waiting.hear("talk")
        await bartek.change_seat(code, 1, "sit")
        begun = await waiting.hear("view")
        assert begun["status"] == "playing"
        assert [said["text"] for said in begun["talk"]] == ["Sit down!"]
