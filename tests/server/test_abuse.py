"""Hostile clients: limits, cookies, origins and headers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, dealt, settings
from undercroft.client import Client, Refused
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator


ME = {"kind": "me"}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits and slow refill rates."""
    limits = Limits(
        guests_an_address=1000,
        message_bytes=2000,
        body_bytes=5000,
        small_body_bytes=1000,
        messages_a_second=0.001,
        burst=8,
        tables_a_guest=2,
        sockets_a_guest=2,
        name_length=5,
        chat_length=10,
        chat_lines=3,
    )
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.sqlite'}"
    with Server(settings(database, limits=limits, origins=("https://friend.example",))) as server:
        yield server


def guest_of(server: Server) -> dict[str, str]:
    """Return the cookie of a new guest, from a request that changes nothing."""
    return dict(ask("GET", f"{server.url}/api/me").cookies)


# -- limits --------------------------------------------------------------------------------------------------------


async def test_tables_per_guest(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        codes = [await client.make_table("dragon-tower", ["me", "open"], QUICK) for _ in range(2)]
        with pytest.raises(Refused, match="too-many-tables") as refused:
            await client.make_table("dragon-tower", ["me"], QUICK)
        assert refused.value.details == {"limit": 2}
        await client.change_seat(codes[0], 0, "leave")
        assert await client.make_table("dragon-tower", ["me"], QUICK)


async def test_requests_per_guest(strict: Server) -> None:
    async with httpx.AsyncClient(verify=False, timeout=PATIENCE, base_url=strict.url, cookies=guest_of(strict)) as http:
        answers = [(await http.put("/api/me", json={"name": "x"})).status_code for _ in range(10)]
        assert answers == [200] * 8 + [429] * 2
        assert (await http.put("/api/me", json={"name": "x"})).json()["code"] == "too-fast"
        assert (await http.get("/api/me")).status_code == 200, "reading is free"


def test_requests_without_a_cookie_count_by_address(strict: Server) -> None:
    """Dropping the cookie makes a new guest every time but does not reset the limit."""
    answers = [ask("PUT", f"{strict.url}/api/me", json={"name": "x"}).status_code for _ in range(12)]
    assert answers[-1] == 429


async def test_a_flood_of_messages_is_refused_and_a_new_socket_does_not_help(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        code = await client.make_table("dragon-tower", ["me"], QUICK)
        async with Line(strict.url, code, client) as line:
            for _ in range(12):
                await line.send({"type": "ping"})
            answers = [await line.hear("pong", "refused") for _ in range(12)]
            # One of the eight was used to create the table.
            assert [answer["type"] for answer in answers] == ["pong"] * 7 + ["refused"] * 5
            assert answers[-1]["code"] == "too-fast"
        async with Line(strict.url, code, client) as again:
            await again.hear("view")
            assert (await again.ask({"type": "ping"}))["code"] == "too-fast"


async def test_sockets_per_guest(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        code = await client.make_table("dragon-tower", ["me"], QUICK)
        async with Line(strict.url, code, client) as one, Line(strict.url, code, client) as two:
            await one.hear("seats")
            await two.hear("seats")
            async with Line(strict.url, code, client) as third:
                assert (await third.hear())["code"] == "too-many-windows"
                with pytest.raises(ConnectionClosed):
                    await third.hear()
        async with asyncio.timeout(PATIENCE):
            while (await client.ask("GET", "/api/health"))["sockets"]:
                await asyncio.sleep(0.01)
        async with Line(strict.url, code, client) as free:
            await free.hear("view")


async def test_messages_that_are_too_large(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        code = await client.make_table("dragon-tower", ["me"], QUICK)
        for message in ("x" * 3000, b"x" * 3000, '{"type":"chat","text":"' + "я" * 1990 + '"}'):
            async with Line(strict.url, code, client) as line:
                await line.hear("seats")
                await line.send(message)
                assert await line.closed() == 1009
        async with Line(strict.url, code, client) as line:
            await line.hear("view")


async def test_bodies_that_are_too_large(strict: Server) -> None:
    async def in_pieces() -> AsyncIterator[bytes]:
        """Yield a body without a Content-Length that could be rejected in advance."""
        for _ in range(20):
            yield b"x" * 1000

    async with httpx.AsyncClient(verify=False, timeout=PATIENCE, base_url=strict.url, cookies=guest_of(strict)) as http:
        for content in (b"x" * 6000, in_pieces()):
            answer = await http.post("/api/watch", content=content, headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        name = b'{"name": "' + b"x" * 1000 + b'"}'  # a body that other endpoints accept
        answer = await http.put("/api/me", content=name, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_names_and_chat_are_cut_to_their_limits(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        assert (await client.ask("PUT", "/api/me", {"name": "Дмитро Іванович"}))["name"] == "Дмитр"
        code = await client.make_table("dragon-tower", ["me"], QUICK)
        async with Line(strict.url, code, client) as line:
            for number in range(5):
                talk = await line.ask({"type": "chat", "text": f"{number} {'z' * 50}"})
                while talk["type"] != "talk":
                    talk = await line.hear("talk")
                assert talk["talk"]["text"] == f"{number} zzzzzzzz"
        async with Line(strict.url, code, client) as late:
            assert [line["text"][0] for line in (await late.hear("view"))["talk"]] == ["2", "3", "4"]


# -- who asks ------------------------------------------------------------------------------------------------------


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = ask("GET", f"{server.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    again = ask("GET", f"{server.url}/api/me", cookies=dict(answer.cookies))
    assert "set-cookie" not in again.headers


def test_cookies_are_secure_where_the_server_is(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('secure') / 'tables.sqlite'}"
    with Server(settings(database, secure_cookies=True)) as server:
        assert "; Secure" in ask("GET", f"{server.url}/api/me").headers["set-cookie"]


@pytest.mark.parametrize("change", ["cut", "other", "swapped", "garbage", "empty", "huge", "foreign"])
async def test_forged_cookies_make_nobody_else(server: Server, olena: Client, change: str) -> None:
    code = await dealt(olena, [ME])
    cookie = olena.cookie
    assert cookie is not None
    body = cookie.rpartition(".")[0]
    async with Client(server.url) as stranger:
        assert stranger.cookie is not None
        forged = {
            "cut": cookie[:-1],
            "other": ("B" if body[0] == "A" else "A") + cookie[1:],
            "swapped": f"{body}.{stranger.cookie.rpartition('.')[2]}",
            "garbage": "\u00ff.\u00ff",
            "empty": "",
            "huge": cookie + "x" * 5000,
            "foreign": f'"{server.services.guest_cookies.guest_of(cookie)}"',
        }[change]
    answer = ask("GET", f"{server.url}/api/tables", headers={b"Cookie": f"undercroft={forged}".encode("latin-1")})
    assert answer.json()["mine"] == []
    assert "set-cookie" in answer.headers
    if change != "garbage":  # the client library refuses to send that one
        async with Line(server.url, code, headers={"Cookie": f"undercroft={forged}"}) as line:
            view = await line.hear("view")
            assert view["seat"] is None
            assert "options" not in view["view"]["decision"]


async def test_without_a_cookie_a_client_is_a_spectator(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code) as line:
        view = await line.hear("view")
        assert view["seat"] is None
        assert not any(seat["mine"] for seat in view["seats"])
    answer = ask("POST", f"{server.url}/api/tables/{code}/seats/0", json={"action": "leave"})
    assert answer.json()["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("http://{host}.evil.example", False),
        ("http://evil.example/{host}", False),
        ("http://user@{host}", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
async def test_foreign_pages_are_refused(strict: Server, origin: str | None, allowed: bool) -> None:
    cookies = guest_of(strict)
    headers = {} if origin is None else {"Origin": origin.format(host=strict.host)}
    async with httpx.AsyncClient(verify=False, timeout=PATIENCE, base_url=strict.url, cookies=cookies) as http:
        answer = await http.post("/api/tables", json={"game": "dragon-tower", "seats": [ME]}, headers=headers)
        assert answer.status_code == (201 if allowed else 403)
        if not allowed:
            assert answer.json()["code"] == "foreign-origin"
            code = (await http.post("/api/tables", json={"game": "dragon-tower", "seats": [ME]})).json()["id"]
        else:
            code = answer.json()["id"]
    if allowed:
        async with Line(strict.url, code, headers=headers) as line:
            await line.hear("view")
    else:
        with pytest.raises(InvalidStatus):
            await Line(strict.url, code, headers=headers).__aenter__()


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/t/ABCDE"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/assets/../../config.py"),
        ("GET", "/api/games"),
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/AAAAA"),
        ("GET", "/api/texts/en/common"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("PATCH", "/"),
        ("OPTIONS", "/api/me"),
        ("HEAD", "/api/me"),
    ],
)
def test_every_answer_has_the_security_headers(server: Server, method: str, path: str) -> None:
    headers = ask(method, f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
