"""A guest has a name, and can take another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import QUICK, Line, refusal
from undercroft.client import Client

if TYPE_CHECKING:
    from tests.server.running_server import Server


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
        message = await spectator.hear("seats")
        assert message["seats"][0]["name"] == "Olha"
    (line,) = (await olena.tables())["mine"]
    assert line["seats"][0]["name"] == "Olha"


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u2066", "\x00\x01\x7f", "\ud7ff\n"[1:]])
async def test_an_empty_name_is_rejected(olena: Client, name: str) -> None:
    assert await refusal(olena, "PUT", "/api/me", {"name": name}) == (409, "empty-name")


async def test_names_are_cut_and_lose_control_characters(olena: Client) -> None:
    assert (await olena.ask("PUT", "/api/me", {"name": "x" * 100}))["name"] == "x" * 24
    assert (await olena.ask("PUT", "/api/me", {"name": "a\u202eb\x00c\u2028d\u200be"}))["name"] == "abcde"
    assert (await olena.ask("PUT", "/api/me", {"name": "<b>&"}))["name"] == "<b>&"  # screens escape
