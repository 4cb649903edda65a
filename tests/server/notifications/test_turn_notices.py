"""Those who are away and asked for it are told of their turn: a real receiver on loopback opens what it is sent."""

from __future__ import annotations

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import httpcore
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, settings
from undercroft.client import Client
from undercroft.client.seat import Refused
from undercroft.server.notifications.safe_http import NotPublic, PublicAddresses, PublicHttpClient, is_outward
from undercroft.server.notifications.webpush import CURVE, BadKey, PushKey, decoded, derived, encoded, point, sealed
from undercroft.server.storage.push_subscriptions import PushSubscriptions
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEY = PushKey.new()
CONTACT = "mailto:keeper@example.org"


class Browser:
    """A browser that has subscribed, and the push service that it subscribed to."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(CURVE)
        self._shared = b"sixteen bytes..!"
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
        keys = {"p256dh": encoded(point(self._private.public_key())), "auth": encoded(self._shared)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def opened(self, body: bytes) -> dict[str, str]:
        """The message, opened as a browser does."""
        salt, sender, content = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + point(self._private.public_key()) + sender
        agreed = derived(self._private.exchange(ec.ECDH(), theirs), self._shared, info, 32)
        key = derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derived(agreed, salt, b"Content-Encoding: nonce\0", 12), content, None)
        assert plain.endswith(b"\x02")
        told: dict[str, str] = msgspec.json.decode(plain[:-1])
        return told

    async def hears(self, number: int) -> tuple[dict[str, str], bytes]:
        """The notice with that number, once it has come."""
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
    """A server that has a key."""
    config = settings(make_database(), push_key=KEY.text, push_contact=CONTACT, push_anywhere=True)
    with Server(config) as running:
        yield running


async def endpoints_of(push_server: Server, client: Client) -> list[str]:
    """Where a guest is told, the newest first."""
    store = Store(push_server.config.database_url())  # of this loop
    try:
        rows = await PushSubscriptions(store).of(push_server.services.guest_cookies.guest_of(client.cookie))
    finally:
        await store.close()
    return [row.endpoint for row in rows]


async def opened_table(olena: Client, bartek: Client, deadline: dict[str, Any] | None = None) -> str:
    """A table that begins, with Olena to move first."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "dragon-tower", "seats": seats, "options": QUICK, "deadline": deadline}
    code = str((await olena.ask("POST", "/api/tables", body))["id"])
    await bartek.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
    return code


async def test_who_is_away_is_told_and_nobody_else_can_read_it(push_server: Server, browser: Browser) -> None:
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
    token, _, key = headers["Authorization"].removeprefix("vapid t=").partition(", k=")
    assert key == KEY.public
    head, claims, signature = token.split(".")
    number = decoded(signature)
    told = msgspec.json.decode(decoded(claims))
    assert (told["aud"], told["sub"]) == (browser.endpoint.removesuffix("/push/abc"), CONTACT)
    halves = encode_dss_signature(int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big"))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    signer.verify(halves, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))  # raises if it is not ours


async def test_a_notice_says_how_long_there_is_for_the_move(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription("pl"))
        code = await opened_table(olena, bartek, {"seconds": 259200})
        _, body = await browser.hears(0)
    assert browser.opened(body)["body"] == f"Stół {code[:5]} czeka na twój ruch. Czas na ruch: 3 dni."


async def test_nobody_is_told_who_is_there_or_was_told_already(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription())
        code = await opened_table(olena, bartek)
        await browser.hears(0)
        live = await push_server.services.tables.get(code[:5])
        under_way = set(push_server.services.turn_notices._tasks)  # what was heard may still wait for its answer
        push_server.services.turn_notices.turn(live)
        assert push_server.services.turn_notices._tasks <= under_way, "told already"
        async with Line(push_server.url, code, olena) as line:
            await line.hear("view")
            push_server.services.turn_notices.turn(live)
            assert push_server.services.turn_notices._tasks <= under_way, "she looks at the table"
        assert len(browser.heard) == 1


async def test_a_browser_that_is_gone_is_forgotten(push_server: Server, browser: Browser) -> None:
    browser.status = 410
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription())
        await opened_table(olena, bartek)
        await browser.hears(0)
        async with asyncio.timeout(PATIENCE):
            while await endpoints_of(push_server, olena):
                await asyncio.sleep(0.02)


@pytest.mark.both_databases
async def test_who_unsubscribes_is_told_no_more_and_only_their_own(push_server: Server, browser: Browser) -> None:
    async with Client(push_server.url, name="Olena") as olena, Client(push_server.url, name="Bartek") as bartek:
        await olena.ask("PUT", "/api/push", browser.subscription())
        await bartek.ask("DELETE", "/api/push", {"endpoint": browser.endpoint})
        assert await endpoints_of(push_server, olena) == [browser.endpoint]
        await olena.ask("DELETE", "/api/push", {"endpoint": browser.endpoint})
        assert await endpoints_of(push_server, olena) == []


async def test_a_guest_has_only_so_many_browsers(push_server: Server, browser: Browser) -> None:
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


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:def", True),
        ("https://updates.push.services.mozilla.com:443/wpush/v2/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
        ("https://[::ffff:127.0.0.1]/x", False),
        ("https://169.254.169.254/latest/meta-data", False),
        ("https://192.168.1.1/x", False),
        ("https://push.example.org:22/x", False),
        ("https://user:password@push.example.org/x", False),
        ("https://push.example.org/" + "x" * 1000, False),
        ("https://push.example.org/x\r\nX-Evil: 1", False),
        ("https://[bad/x", False),
        ("https:///x", False),
        ("file:///etc/passwd", False),
    ],
)
def test_which_addresses_of_strangers_are_asked(url: str, allowed: bool) -> None:
    assert is_outward(url) is allowed
    assert PublicHttpClient(anywhere=False).allows(url) is allowed


async def test_a_name_that_stands_for_this_machine_is_not_asked() -> None:
    with pytest.raises(NotPublic):
        await PublicAddresses().connect_tcp("localhost", 80)
    outward = PublicHttpClient(anywhere=False)
    with pytest.raises((NotPublic, httpcore.ConnectError)):
        await outward.post("https://localhost/x", {"Host": "localhost", "Content-Length": "0"}, b"")
    await outward.close()


def test_a_message_is_sealed_as_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    sender = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(sender, CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("text", ["", "short", "AA" * 40, encoded(bytes(32)), "not base64!"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(BadKey):
        PushKey.read(text)


def test_a_key_is_read_as_it_was_written() -> None:
    assert PushKey.read(KEY.text + "\n").public == KEY.public
