"""Access to tables: private ones need their key, and guessing codes is limited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import QUICK, Line, Server, ask, settings
from undercroft.client import Client, Refused
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OPEN = ["me", "open"]


async def line_of(client: Client, address: str) -> str:
    """Return the address of a table as the server sends it."""
    return str((await client.ask("GET", f"/api/tables/{address}"))["id"])


async def test_a_private_table_is_found_by_its_whole_address_alone(
    server: Server, olena: Client, bartek: Client
) -> None:
    address = await olena.make_table("dragon-tower", OPEN, QUICK)
    code, _, key = address.partition("-")
    assert (len(code), len(key)) == (5, 18)
    assert await line_of(bartek, address) == address
    assert await line_of(olena, code) == address, "a player needs no key"
    for other in (code, f"{code}-", f"{code}-{key[:-1]}", f"{code}-{'A' * 18}", f"{code}-{key}A", f"{code}-Ё"):
        with pytest.raises(Refused, match="no-such-table"):
            await line_of(bartek, other)
        async with Line(server.url, other, bartek) as line:
            assert (await line.hear())["code"] == "no-such-table"
    with pytest.raises(Refused, match="no-such-table"):
        await bartek.change_seat(code, 1, "sit")
    page = ask("GET", f"{server.url}/t/{code}").text
    assert "Dragon Tower" not in page
    await bartek.change_seat(address, 1, "sit")
    assert await line_of(bartek, code) == address


async def test_the_code_works_while_the_host_has_the_table_open(server: Server, olena: Client, bartek: Client) -> None:
    address = await olena.make_table("dragon-tower", OPEN, QUICK)
    code = address[:5]
    async with Line(server.url, address, olena) as host:
        await host.hear("view")
        assert await line_of(bartek, code) == address
        async with Line(server.url, code, bartek) as line:
            assert (await line.hear("view"))["table"] == address
    async with olena.spectate(address):  # the address works without the host
        pass


async def test_a_listed_table_is_found_by_its_code(server: Server, olena: Client, bartek: Client) -> None:
    body = {"game": "dragon-tower", "seats": [{"kind": "me"}, {"kind": "open"}], "options": QUICK, "listed": True}
    code = (await olena.ask("POST", "/api/tables", body))["id"]
    assert len(code) == 5
    assert await line_of(bartek, code) == code


async def test_codes_cannot_be_tried_one_after_the_other(make_database: Callable[[], str]) -> None:
    limits = Limits(guesses_a_second=0.001, guesses_burst=3, guests_an_address=4)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url) as host, Client(server.url) as thief, Client(server.url) as other:
            address = await host.make_table("dragon-tower", OPEN, QUICK)
            async with Line(server.url, address, host) as line:
                await line.hear("view")
                for guess in ("AAAAA", "BBBBB", "CCCCC"):
                    with pytest.raises(Refused, match="no-such-table"):
                        await line_of(thief, guess)
                # From now on a right guess looks like a wrong one; links and own tables still work.
                for guess in ("DDDDD", address[:5]):
                    with pytest.raises(Refused, match="too-fast"):
                        await line_of(thief, guess)
                assert await line_of(thief, address) == address
                assert await line_of(host, address[:5]) == address
                # A fresh guest of the same IP address has the rest of its guesses.
                for _ in range(3):
                    assert await line_of(other, address[:5]) == address
                with pytest.raises(Refused, match="too-fast"):
                    await line_of(other, address[:5])


def test_publicly_cached_responses_carry_no_cookie(server: Server) -> None:
    for path in ("/api/games", "/api/texts/en/common", "/api/games/dragon-tower/cards", "/api/version"):
        answer = ask("GET", server.url + path)
        assert answer.headers["cache-control"] == "public, no-cache"
        assert "set-cookie" not in answer.headers
    for path in ("/api/me", "/api/tables", "/api/profile", "/api/nothing"):
        answer = ask("GET", server.url + path)
        assert answer.headers["cache-control"] == "private, no-store"
        assert "set-cookie" in answer.headers


@pytest.mark.parametrize(
    ("path", "kept", "cookie"),
    [
        ("/assets/index-Ab12.js", "public, max-age=31536000, immutable", False),
        ("/app/icon-32.png", "public, max-age=86400", False),
        ("/favicon.ico", "public, max-age=86400", False),
        ("/app/manifest.webmanifest", "public, no-cache", False),
        ("/sw.js", "public, no-cache", False),
        ("/offline/pl", "public, no-cache", False),
        ("/", "private, no-cache", True),
        ("/t/ABCDE", "private, no-cache", True),
    ],
)
def test_files_of_the_app_carry_no_cookie_and_its_page_does(
    server: Server, tmp_path: Path, path: str, kept: str, cookie: bool
) -> None:
    """A shared cache must not hand out one guest's cookie to all."""
    for name in ("assets/index-Ab12.js", "app/icon-32.png", "app/manifest.webmanifest", "favicon.ico", "sw.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"x")
    (tmp_path / "index.html").write_text("<title>Undercroft</title>")
    with server.serving_web(tmp_path):
        answer = ask("GET", server.url + path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == kept
    assert ("set-cookie" in answer.headers) == cookie
