"""Talk at a table: phrases, chat, rate limits and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.running_server import QUICK, Line, Server, dealt, forward, move, pair, settings
from undercroft.client import Client
from undercroft.kernel.features.chat import COMMON
from undercroft.kernel.game import registered
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Callable

ME = {"kind": "me"}


async def test_a_client_gets_the_phrases_with_the_names_in_them(server: Server, olena: Client) -> None:
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


async def test_talk_has_a_rate_limit_of_its_own(make_database: Callable[[], str]) -> None:
    limits = Limits(talk_a_second=0.001, talk_burst=2)
    with Server(settings(make_database(), limits=limits)) as strict:
        async with Client(strict.url, name="Olena") as olena:
            code = await dealt(olena, [ME])
            async with Line(strict.url, code, olena) as line:
                view = await line.hear("view")
                for message in ({"type": "say", "phrase": "hello"}, {"type": "chat", "text": "hello"}):
                    assert (await line.ask(message))["type"] == "talk"
                for message in ({"type": "say", "phrase": "hello"}, {"type": "chat", "text": "hello"}):
                    assert (await line.ask(message))["code"] == "too-fast"
                assert (await line.ask(move(view["entry"], forward(view["view"]))))["type"] == "update"


async def test_talk_is_broadcast_and_stored(server: Server, olena: Client, bartek: Client) -> None:
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
        await late.send({"type": "chat", "text": "\x00\n"})  # empty after cleaning: not sent
        await late.send({"type": "chat", "text": "I only look"})
        talk = (await late.hear("talk"))["talk"]
        assert (talk["seat"], talk["name"], talk["text"]) == (None, None, "I only look")


async def test_talk_from_before_the_start_is_in_the_first_view(server: Server, olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], {**QUICK, "heroes": 2})
    async with Line(server.url, code, olena) as waiting:
        await waiting.hear("view")
        await waiting.send({"type": "chat", "text": "Sit down!"})
        await waiting.hear("talk")
        await bartek.change_seat(code, 1, "sit")
        begun = await waiting.hear("view")
        assert begun["status"] == "playing"
        assert [said["text"] for said in begun["talk"]] == ["Sit down!"]
