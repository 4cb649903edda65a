"""Push notices of a turn: a receiver on loopback decrypts what it is sent."""

from __future__ import annotations

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notifications.receiver import claims_of, decrypted
from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, settings
from undercroft.client import Client
from undercroft.client.seat import Refused
from undercroft.server.notifications.webpush import CURVE, PushKey, encoded, public_bytes
from undercroft.server.storage.push_subscriptions import PushSubscriptions
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEY = PushKey.new()
CONTACT = "mailto:keeper@example.org"


class Browser:
    """A subscribed browser, and its push service."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(CURVE)
        self._auth_secret = b"sixteen bytes..!"
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.heard.append((dict(self.headers), body))
                self.send_response(browser.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self._service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.endpoint = f"http://127.0.0.1:{self._service.server_port}/push/abc"
        threading.Thread(target=self._service.serve_forever, daemon=True).start()

    def subscription(self, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": encoded(public_bytes(self._private)), "auth": encoded(self._auth_secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def opened(self, body: bytes) -> dict[str, str]:
        """Decrypt a message."""
        notice: dict[str, str] = msgspec.json.decode(decrypted(body, self._private, self._auth_secret))
        return notice

    async def hears(self, number: int) -> tuple[dict[str, str], bytes]:
        """Wait for the notice with this number."""
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) <= number:
                await asyncio.sleep(0.02)
        return self.heard[number]

    def close(self) -> None:
        self._service.shutdown()
        self._service.server_close()


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.close()


@pytest.fixture(scope="module")
def push_server(make_database: Callable[[], str]) -> Iterator[Server]:
    """A server with a VAPID key."""
    config = settings(make_database(), push_key=KEY.text, push_contact=CONTACT, push_anywhere=True)
    with Server(config) as running:
        yield running


async def endpoints_of(push_server: Server, client: Client) -> list[str]:
    """Return the subscriptions of a guest, the newest first."""
    store = Store(push_server.config.database_url())  # of this loop
    try:
        rows = await PushSubscriptions(store).of(push_server.services.guest_cookies.guest_of(client.cookie))
    finally:
        await store.close()
    return [row.endpoint for row in rows]


async def opened_table(olena: Client, bartek: Client, deadline: dict[str, Any] | None = None) -> str:
    """Make a table that begins with Olena's turn; return its code."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "dragon-tower", "seats": seats, "options": QUICK, "deadline": deadline}
    code = str((await olena.ask("POST", "/api/tables", body))["id"])
    await bartek.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
    return code


async def test_an_absent_player_is_notified_and_nobody_else_can_read_it(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        assert (await olena.ask("GET", "/api/push"))["key"] == KEY.public
        await olena.ask("PUT", "/api/push", browser.subscription("uk"))
        code = await opened_table(olena, bartek)
        headers, body = await browser.hears(0)
    assert browser.opened(body) == {
        "title": "Вежа Дракона: ваш хід",
        "body": f"Стіл {code[:5]} чекає на ваш хід.",
        "path": f"t/{code[:5]}",
    }
    assert code[:5].encode() not in body
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    claims = claims_of(headers["Authorization"], KEY.public)
    assert (claims["aud"], claims["sub"]) == (browser.endpoint.removesuffix("/push/abc"), CONTACT)


async def test_a_notice_says_how_long_there_is_for_the_move(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription("pl"))
        code = await opened_table(olena, bartek, {"seconds": 259200})
        _, body = await browser.hears(0)
    assert browser.opened(body)["body"] == f"Stół {code[:5]} czeka na twój ruch. Czas na ruch: 3 dni."


async def test_players_who_are_present_or_were_notified_get_no_notice(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription())
        code = await opened_table(olena, bartek)
        await browser.hears(0)
        live = await push_server.services.tables.get(code[:5])
        under_way = set(
            push_server.services.turn_notices._tasks
        )  # a notice that arrived may still wait for its response
        push_server.services.turn_notices.turn(live)
        assert push_server.services.turn_notices._tasks <= under_way, "notified already"
        async with Line(push_server.url, code, olena) as line:
            await line.hear("view")
            push_server.services.turn_notices.turn(live)
            assert push_server.services.turn_notices._tasks <= under_way, "she is connected"
        assert len(browser.heard) == 1


async def test_an_expired_subscription_is_deleted(push_server: Server, browser: Browser) -> None:
    browser.status = 410
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription())
        await opened_table(olena, bartek)
        await browser.hears(0)
        async with asyncio.timeout(PATIENCE):
            while await endpoints_of(push_server, olena):
                await asyncio.sleep(0.02)


@pytest.mark.both_databases
async def test_guests_end_only_their_own_subscriptions(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription())
        await bartek.ask("DELETE", "/api/push", {"endpoint": browser.endpoint})
        assert await endpoints_of(push_server, olena) == [browser.endpoint]
        await olena.ask("DELETE", "/api/push", {"endpoint": browser.endpoint})
        assert await endpoints_of(push_server, olena) == []


async def test_the_number_of_subscriptions_of_a_guest_is_limited(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena:
        for number in range(12):
            wanted = {**browser.subscription(), "endpoint": f"https://push.example.org/{number}"}
            await olena.ask("PUT", "/api/push", wanted)
        assert await endpoints_of(push_server, olena) == [
            f"https://push.example.org/{number}" for number in range(11, 1, -1)
        ]


@pytest.mark.parametrize(
    "part",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "https://[2606:4700::1111]/x"},
        {"language": "de"},
        {"keys": {"p256dh": "AAAA", "auth": "c2l4dGVlbiBieXRlcy4uIQ"}},
        {"keys": {"p256dh": KEY.public, "auth": "c2hvcnQ"}},
        {"keys": {"p256dh": "ключ", "auth": ""}},
    ],
)
async def test_bad_subscriptions_are_refused(push_server: Server, browser: Browser, part: dict[str, Any]) -> None:
    async with Client(push_server.url, name="Olena") as olena:
        with pytest.raises(Refused, match="bad-subscription"):
            await olena.ask("PUT", "/api/push", {**browser.subscription(), **part})


async def test_without_a_key_nothing_is_offered(server: Server, browser: Browser) -> None:
    assert ask("GET", f"{server.url}/api/push").json() == {"key": None}
    async with Client(server.url, name="Olena") as olena:
        with pytest.raises(Refused, match="no-push"):
            await olena.ask("PUT", "/api/push", browser.subscription())
