"""The HTTP side: games, guests, tables, seats, records, replays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import undercroft
from tests.server.serving import QUICK, Line, ask, dealt, forward, record_of_start
from undercroft.client import Client, Refused
from undercroft.kernel.game import find_game
from undercroft.kernel.record import read_record
from undercroft.lang import LANGUAGES

if TYPE_CHECKING:
    from tests.server.serving import Server

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


async def refusal(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """The status and the code with which a request is refused."""
    response = await client._http.request(method, path, json=body)
    return response.status_code, response.json()["code"]


async def finish(client: Client, code: str) -> None:
    """Play a table of one person to its end."""
    async with client.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))


# -- about the server ----------------------------------------------------------------------------------------------


async def test_games_are_listed_with_seats_options_and_bots(olena: Client) -> None:
    (game,) = [game for game in await olena.games() if game["id"] == "dragon-tower"]
    assert game["seats"] == [1, 4]
    assert {"name", "choices", "default"} <= set(game["options"][0])
    (listed,) = [listed for listed in undercroft.games() if listed["id"] == "dragon-tower"]
    assert [option["name"] for option in game["options"]] == [setting["name"] for setting in listed["options"]]
    assert game["bots"][0] == "rat"


async def test_version_and_health(olena: Client) -> None:
    version = await olena.ask("GET", "/api/version")
    assert version["undercroft"] == undercroft.__version__
    assert version["games"]["dragon-tower"] == find_game("dragon-tower").version
    health = await olena.ask("GET", "/api/health")
    assert health["status"] == "ok"
    assert health["sockets"] >= 0


async def test_cards_come_with_their_facts_and_their_source(olena: Client) -> None:
    cards = await olena.ask("GET", "/api/games/dragon-tower/cards")
    dragon = next(card for card in cards if card["id"] == "dragon")
    assert dragon["facts"]
    assert all(card["source"] for card in cards)
    assert await refusal(olena, "GET", "/api/games/chess/cards") == (422, "unknown-game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_come_in_every_language(server: Server, lang: str) -> None:
    answer = ask("GET", f"{server.url}/api/texts/{lang}/dragon-tower")
    assert answer.status_code == 200
    assert "card-dragon =" in answer.text
    assert "error-not-your-turn =" in answer.text
    common = ask("GET", f"{server.url}/api/texts/{lang}/common").text
    assert "card-dragon =" not in common
    assert "\nerror-not-your-turn =" in common


async def test_there_are_no_texts_in_other_languages(olena: Client) -> None:
    assert await refusal(olena, "GET", "/api/texts/xx/common") == (404, "no-such-language")
    assert await refusal(olena, "GET", "/api/texts/../common") == (404, "no-such-path")


async def test_unknown_paths_are_refused(olena: Client) -> None:
    assert await refusal(olena, "GET", "/api/nothing") == (404, "no-such-path")


# -- guests --------------------------------------------------------------------------------------------------------


async def test_a_guest_has_a_name_and_can_change_it(server: Server) -> None:
    async with Client(server.url) as nobody:
        assert nobody.name is None
        assert await nobody.ask("PUT", "/api/me", {"name": " Тарас\tБ.\n"}) == {"name": "Тарас Б."}
        assert await nobody.ask("GET", "/api/me") == {"name": "Тарас Б."}
        async with Client(server.url, cookie=nobody.cookie) as again:
            assert again.name == "Тарас Б."


async def test_a_new_name_is_seen_at_the_tables_at_once(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    async with Line(server.url, code) as spectator:
        await spectator.hear("seats")
        await olena.ask("PUT", "/api/me", {"name": "Olha"})
        told = await spectator.hear("seats")
        assert told["seats"][0]["name"] == "Olha"
    (line,) = (await olena.tables())["mine"]
    assert line["seats"][0]["name"] == "Olha"


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u2066", "\x00\x01\x7f", "\ud7ff\n"[1:]])
async def test_a_name_of_nothing_is_refused(olena: Client, name: str) -> None:
    assert await refusal(olena, "PUT", "/api/me", {"name": name}) == (409, "empty-name")


async def test_names_are_cut_and_lose_control_characters(olena: Client) -> None:
    assert (await olena.ask("PUT", "/api/me", {"name": "x" * 100}))["name"] == "x" * 24
    assert (await olena.ask("PUT", "/api/me", {"name": "a\u202eb\x00c\u2028d\u200be"}))["name"] == "abcde"
    assert (await olena.ask("PUT", "/api/me", {"name": "<b>&"}))["name"] == "<b>&"  # screens escape


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


async def test_sitting_down_where_one_sits_changes_nothing(olena: Client) -> None:
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


async def test_a_table_that_nobody_waits_at_is_forgotten(server: Server, olena: Client) -> None:
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


async def test_a_bot_takes_over_from_whoever_leaves(server: Server, olena: Client, bartek: Client) -> None:
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
async def test_impossible_tables_are_refused(olena: Client, body: Any, status: int, code: str) -> None:
    assert await refusal(olena, "POST", "/api/tables", body) == (status, code)


# -- lists ---------------------------------------------------------------------------------------------------------


async def test_tables_are_listed_for_those_whom_they_concern(olena: Client, bartek: Client) -> None:
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


# -- records and replays -------------------------------------------------------------------------------------------


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


async def test_a_finished_game_can_be_watched(olena: Client) -> None:
    code = await dealt(olena, [ME])
    await finish(olena, code)
    text = await olena.record(code)
    moves = len(undercroft.replay(text).moves)
    whole: list[dict[str, Any]] = []
    while len(whole) <= moves:
        part = await olena.ask("POST", "/api/watch", {"table": code, "seat": 0, "first": len(whole)})
        assert part["total"] == moves + 1
        whole += part["frames"]
    assert [frame["decisions"] for frame in whole] == list(range(moves + 1))
    assert whole[0]["option"] is None
    assert whole[-1]["view"]["result"] is not None
    for number in (0, 1, moves // 2, moves):
        assert whole[number]["view"]["zones"] == undercroft.replay(text, upto=number).view(0)["zones"]
    uploaded = await olena.ask("POST", "/api/watch", {"record": text, "first": 3, "count": 2})
    assert [frame["decisions"] for frame in uploaded["frames"]] == [3, 4]
    assert uploaded["options"] == read_record(text).header.options
    assert uploaded["frames"][0]["view"]["seat"] is None


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({}, 422, "empty-record"),
        ({"record": "/etc/passwd"}, 422, "bad-record"),
        ({"table": "AAAAA"}, 404, "no-such-table"),
        ({"table": "../.."}, 404, "no-such-table"),
        ({"record": record_of_start(1, 1), "seat": 5}, 404, "no-such-seat"),
        ({"record": record_of_start(1, 1), "seat": 10**30}, 404, "no-such-seat"),
        ({"record": record_of_start(1, -1)}, 422, "bad-seed"),
        ({"record": record_of_start(1, 1) + '{"seat":0,"do":"fly"}'}, 422, "unknown-verb"),
        ({"record": record_of_start(1, 1) + '{"seat":0,"do":"give_all"}'}, 409, "not-asked"),
    ],
)
async def test_what_cannot_be_watched_is_refused(olena: Client, wish: Any, status: int, code: str) -> None:
    assert await refusal(olena, "POST", "/api/watch", wish) == (status, code)


async def test_one_can_play_on_from_a_point_of_a_record(olena: Client) -> None:
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


async def test_an_open_table_that_goes_on_from_a_record_begins_where_the_record_stands(
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


async def test_one_can_play_on_from_a_scenario(olena: Client) -> None:
    position = {"game": "dragon-tower", "seats": 1, "options": QUICK}
    table = undercroft.scenario(position)
    body = {"game": "dragon-tower", "seats": [ME], "record": table.record().text()}
    code = (await olena.ask("POST", "/api/tables", body))["id"]
    async with olena.sit(code) as seat:
        assert seat.view is not None
        assert seat.view["zones"] == table.view(0)["zones"]
    await finish(olena, code)
    assert undercroft.replay(await olena.record(code)).result is not None
