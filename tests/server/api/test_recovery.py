"""A guest signs in from another browser with a recovery phrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import QUICK, Server, settings
from undercroft.client import Client, Refused
from undercroft.server.api.recovery import digest_of, new_phrase
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.both_databases
async def test_a_guest_signs_in_from_another_browser(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], QUICK)
    first = (await olena.ask("POST", "/api/me/phrase", {}))["phrase"]
    phrase = (await olena.ask("POST", "/api/me/phrase", {}))["phrase"]
    async with Client(server.url, name="Somebody") as elsewhere:
        for wrong in (first, phrase[:-1], "", "x" * 1000, phrase + "A"):
            with pytest.raises(Refused, match="wrong-phrase"):
                await elsewhere.ask("POST", "/api/me/recover", {"phrase": wrong})
        before = elsewhere.cookie
        spoken = phrase.lower().replace(" ", " - ")
        assert await elsewhere.ask("POST", "/api/me/recover", {"phrase": spoken}) == {"name": "Olena"}
        assert elsewhere.cookie != before
        assert [line["id"] for line in (await elsewhere.tables())["mine"]] == [code]
        async with elsewhere.sit(code) as seat:
            assert seat.is_asked


def test_the_digest_does_not_reveal_the_phrase() -> None:
    phrase, other = new_phrase(), new_phrase()
    assert digest_of(phrase) == digest_of(phrase.lower())
    assert digest_of(phrase) != digest_of(other)
    assert phrase.replace(" ", "").lower() not in (digest_of(phrase) or "")


async def test_guesses_of_phrases_are_limited(make_database: Callable[[], str]) -> None:
    limits = Limits(guesses_a_second=0.001, guesses_burst=2)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url) as olena, Client(server.url) as thief:
            phrase = (await olena.ask("POST", "/api/me/phrase", {}))["phrase"]
            for _ in range(2):
                with pytest.raises(Refused, match="wrong-phrase"):
                    await thief.ask("POST", "/api/me/recover", {"phrase": new_phrase()})
            with pytest.raises(Refused, match="too-fast"):
                await thief.ask("POST", "/api/me/recover", {"phrase": phrase})
