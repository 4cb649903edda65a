"""Lessons on a server: created, played, left, resumed and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.running_server import Line
from undercroft.kernel.features.lesson import Guide, find_lesson

if TYPE_CHECKING:
    from tests.server.running_server import Server
    from undercroft.client import Client

LESSON = {"game": "boss-monster", "seats": [], "lesson": "first"}


async def begin(client: Client) -> str:
    return str((await client.ask("POST", "/api/tables", LESSON))["id"])


def is_asked(message: dict[str, Any]) -> bool:
    """True if the update contains steps for the learner."""
    return bool(message["lesson"]["steps"])


def choice(entry: int, option: str) -> dict[str, Any]:
    return {"type": "choose", "entry": entry, "option": option}


async def test_a_lesson_is_played_to_its_end(server: Server, olena: Client) -> None:
    code = await begin(olena)
    guide = Guide(find_lesson("boss-monster", "first"))
    async with Line(server.url, code, olena) as line:
        message = await line.hear("view")
        told = 0
        while True:
            assert message["lesson"]["first"] == told
            told += len(message["lesson"]["steps"])
            option = message["lesson"]["option"]
            if option is None:
                break
            await line.send(choice(message["entry"], option))
            message = await line.hear("update", when=is_asked)
    assert told == len(guide.lesson.steps)
    mine = (await olena.tables())["mine"]
    assert [table["lesson"] for table in mine if table["id"] == code] == [True]
    await olena.change_seat(code, 0, "leave")
    lists = await olena.tables()
    assert code not in [table["id"] for name in ("mine", "open", "finished") for table in lists[name]]


async def test_a_mistake_is_explained_and_not_made(server: Server, olena: Client) -> None:
    code = await begin(olena)
    async with Line(server.url, code, olena) as line:
        entry = (await line.hear("view"))["entry"]
        refused = await line.ask(choice(entry, "pass_on"))
        assert (refused["code"], refused["details"]) == ("lesson-mistake", {"text": "lesson-bm-build-pass"})
        assert (await line.ask({"type": "undo", "entry": entry}))["code"] == "undo-lesson"
        assert await line.ask({"type": "ping"}) == {"type": "pong"}


async def test_a_lesson_that_was_left_is_taken_up(server: Server, olena: Client, bartek: Client) -> None:
    code = await begin(olena)
    async with Line(server.url, code, olena) as line:
        message = await line.hear("view")
        await line.send(choice(message["entry"], message["lesson"]["option"]))
        before = await line.hear("update", when=is_asked)
    assert await begin(olena) == code
    assert await begin(bartek) != code
    async with Line(server.url, code, olena) as line:
        assert (await line.hear("view"))["lesson"] == before["lesson"]
