"""Tables over HTTP: creation, seats, lists, records, and games continued from a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import undercroft
from tests.server.running_server import QUICK, Line, dealt, finish, forward, record_of_start, refusal
from undercroft.client import Client, Refused

if TYPE_CHECKING:
    from tests.server.running_server import Server

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


# -- making and joining --------------------------------------------------------------------------------------------


async def test_a_table_begins_when_the_last_open_seat_is_taken(olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    line = await bartek.ask("GET", f"/api/tables/{code}")
    assert (line["status"], line["entries"], line["my_turn"]) == ("open", 0, False)
    assert [seat["kind"] for seat in line["seats"]] == ["person", "open"]
    async with olena.sit(code) as seat:
        assert seat.view is None
        await bartek.change_seat(code, 1, "sit")
        async for view in seat.changes():
            assert view["names"] == ["Olena", "Bartek"]
            assert view["options"]["heroes"] == 2
            break
    line = await bartek.ask("GET", f"/api/tables/{code}")
    assert line["status"] == "playing"
    assert [seat["mine"] for seat in line["seats"]] == [False, True]


async def test_a_taken_seat_cannot_be_taken(server: Server, olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    assert await refusal(bartek, "POST", f"/api/tables/{code}/seats/0", {"action": "sit"}) == (409, "seat-taken")
    assert await refusal(bartek, "POST", f"/api/tables/{code}/seats/7", {"action": "sit"}) == (404, "no-such-seat")
    await bartek.change_seat(code, 1, "sit")
    async with Client(server.url, name="Third") as third:
        with pytest.raises(Refused) as refused:
            async with third.sit(code):
                pass
        assert refused.value.code == "seat-taken"
        assert await refusal(third, "POST", f"/api/tables/{code}/seats/1", {"action": "leave"}) == (
            409,
            "not-your-seat",
        )
        assert await refusal(third, "POST", f"/api/tables/{code}/seats/1", {"action": "bot"}) == (409, "not-your-seat")


async def test_taking_ones_own_seat_changes_nothing(olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    before = await olena.ask("GET", f"/api/tables/{code}")
    await olena.change_seat(code, 0, "sit")
    assert await olena.ask("GET", f"/api/tables/{code}") == before


async def test_a_seat_left_before_the_game_is_free_again(olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open", "open"], {"team": "deal", "skills": "none"})
    await bartek.change_seat(code, 1, "sit")
    await bartek.change_seat(code, 1, "leave")
    line = await olena.ask("GET", f"/api/tables/{code}")
    assert [seat["kind"] for seat in line["seats"]] == ["person", "open", "open"]


async def test_an_open_table_without_players_is_deleted(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    async with Line(server.url, code) as spectator:
        await spectator.hear("seats")
        await olena.change_seat(code, 0, "leave")
        assert (await spectator.hear("refused"))["code"] == "no-such-table"
    assert await refusal(olena, "GET", f"/api/tables/{code}") == (404, "no-such-table")
    assert code not in [line["id"] for line in (await olena.tables())["mine"]]


async def test_the_host_can_give_open_seats_to_bots(olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    assert await refusal(bartek, "POST", f"/api/tables/{code}/seats/1", {"action": "bot"}) == (409, "not-your-seat")
    body = {"action": "bot", "level": "genius"}
    assert await refusal(olena, "POST", f"/api/tables/{code}/seats/1", body) == (422, "unknown-bot")
    await olena.change_seat(code, 1, "bot", "random")
    line = await olena.ask("GET", f"/api/tables/{code}")
    assert line["status"] == "playing"
    assert (line["seats"][1]["kind"], line["seats"][1]["level"]) == ("bot", "rat")


async def test_a_bot_takes_over_from_a_player_who_leaves(server: Server, olena: Client, bartek: Client) -> None:
    code = await dealt(olena, [ME, OPEN])
    await bartek.change_seat(code, 1, "sit")
    async with bartek.sit(code) as seat, Line(server.url, code, olena) as leaving:
        first = await leaving.hear("view")
        assert first["view"]["seat"] == 0
        await olena.change_seat(code, 0, "leave")
        view = await leaving.hear("view")
        assert view["seat"] is None, "who has left sees what spectators see"
        assert view["seats"][0]["kind"] == "bot"
        async for view in seat:  # the bot moves: sooner or later the other seat is asked, and the game ends
            await seat.choose(forward(view))
    assert (await olena.ask("GET", f"/api/tables/{code}"))["status"] == "over"
    assert await refusal(bartek, "POST", f"/api/tables/{code}/seats/1", {"action": "leave"}) == (409, "game-over")
    assert code in [line["id"] for line in (await bartek.tables())["finished"]]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [ME]}, 422, "unknown-game"),
        ({"game": "dragon-tower", "seats": []}, 422, "bad-seats"),
        ({"game": "dragon-tower", "seats": [ME] * 9}, 422, "bad-seats"),
        ({"game": "dragon-tower", "seats": [ME], "options": {"heroes": 99}}, 422, "bad-setting"),
        ({"game": "dragon-tower", "seats": [ME], "options": {"x": 1}}, 422, "unknown-setting"),
        ({"game": "dragon-tower", "seats": [{"kind": "bot", "level": "x"}]}, 422, "unknown-bot"),
        ({"game": "dragon-tower", "seats": [{"kind": "king"}]}, 400, "unreadable-message"),
        ({"game": "dragon-tower"}, 400, "unreadable-message"),
        ({"game": "dragon-tower", "seats": [ME], "seed": 1}, 400, "unreadable-message"),
        ({"game": "dragon-tower", "seats": [ME], "record": ""}, 422, "empty-record"),
        ({"game": "dragon-tower", "seats": [ME], "record": "/etc/hostname"}, 422, "bad-record"),
        ({"game": "dragon-tower", "seats": [ME, ME], "record": record_of_start(1, 1)}, 409, "record-does-not-fit"),
    ],
)
async def test_impossible_tables_are_rejected(olena: Client, body: Any, status: int, code: str) -> None:
    assert await refusal(olena, "POST", "/api/tables", body) == (status, code)


# -- lists ---------------------------------------------------------------------------------------------------------


async def test_tables_are_listed_for_their_players(olena: Client, bartek: Client) -> None:
    hidden = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    shown = await olena.make_table("dragon-tower", ["me", "open"], QUICK, listed=True)
    alone = await dealt(olena, [ME])
    mine = {line["id"]: line for line in (await olena.tables())["mine"]}
    assert set(mine) == {hidden, shown, alone}
    assert mine[alone]["my_turn"]
    assert not mine[hidden]["my_turn"]
    open_ones = [line["id"] for line in (await bartek.tables())["open"]]
    assert shown in open_ones
    assert hidden not in open_ones
    assert shown not in [line["id"] for line in (await olena.tables())["open"]], "my own are among mine"
    await finish(olena, alone)
    lists = await olena.tables()
    assert [line["id"] for line in lists["finished"]] == [alone]
    result = undercroft.replay(await olena.record(alone)).result
    assert result is not None
    assert lists["finished"][0]["result"] == result.reason
    assert lists["finished"][0]["won"] is bool(result.winners)
    assert alone not in [line["id"] for line in lists["mine"]]


# -- records -------------------------------------------------------------------------------------------------------


async def test_a_record_is_given_only_when_the_game_is_over(olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], QUICK)
    assert await refusal(olena, "GET", f"/api/tables/{code}/record") == (409, "not-over")
    assert await refusal(olena, "POST", "/api/watch", {"table": code}) == (409, "not-over")
    async with olena.sit(code) as seat:
        spoken = 0
        async for view in seat:
            if spoken == 0:
                await seat.say("well_fought")
                spoken = 1
            await seat.choose(forward(view))
        assert seat.view is not None
        last = seat.view
    text = await bartek.record(code)
    table = undercroft.replay(text)
    assert table.result is not None
    assert table.result.reason == last["result"]["reason"]
    assert table.names == ("Olena",)
    assert [said.text for said in table.said] == ["well_fought"]
    assert table.view(0)["zones"] == last["zones"]


async def test_a_table_continues_a_record_from_a_decision(olena: Client) -> None:
    code = await dealt(olena, [ME])
    await finish(olena, code)
    text = await olena.record(code)
    body = {"game": "dragon-tower", "seats": [ME], "record": text, "upto": 5}
    again = (await olena.ask("POST", "/api/tables", body))["id"]
    async with olena.sit(again) as seat:
        assert seat.next == 5
        assert seat.view is not None
        assert seat.view["zones"] == undercroft.replay(text, upto=5).view(0)["zones"]
        assert seat.view["number"] == 5
        await seat.choose(forward(seat.view))
        assert seat.next == 6
    whole = {**body, "upto": None}
    assert await refusal(olena, "POST", "/api/tables", whole) == (409, "record-does-not-fit")


async def test_an_open_table_that_continues_a_record_begins_at_its_end(
    server: Server, olena: Client, bartek: Client
) -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=7, options=QUICK)
    for _ in range(6):
        table.apply(0)
    body = {"game": "dragon-tower", "seats": [ME, {"kind": "open"}], "record": table.record().text(), "upto": 5}
    code = (await olena.ask("POST", "/api/tables", body))["id"]
    async with olena.sit(code) as seat:
        await bartek.change_seat(code, 1, "sit")
        while seat.status == "open":
            await seat._receive()
        assert seat.next == 5
        assert seat.view is not None
        assert seat.view["zones"] == undercroft.replay(table.record().text(), upto=5).view(0)["zones"]


async def test_a_table_begins_at_a_scenario(olena: Client) -> None:
    position = {"game": "dragon-tower", "seats": 1, "options": QUICK}
    table = undercroft.scenario(position)
    body = {"game": "dragon-tower", "seats": [ME], "record": table.record().text()}
    code = (await olena.ask("POST", "/api/tables", body))["id"]
    async with olena.sit(code) as seat:
        assert seat.view is not None
        assert seat.view["zones"] == table.view(0)["zones"]
    await finish(olena, code)
    assert undercroft.replay(await olena.record(code)).result is not None
