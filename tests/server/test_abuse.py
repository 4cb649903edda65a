"""Hostile and broken clients: limits, cookies, origins, headers, garbage over the socket, and fuzzed requests."""

from __future__ import annotations

import asyncio
import json
import string
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from tests.server.serving import QUICK, Line, Server, ask, dealt, forward, settings
from undercroft.client import Client, Refused
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

ME = {"kind": "me"}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that are soon reached; next to nothing is given back while the tests run."""
    limits = Limits(
        message_bytes=2000,
        body_bytes=5000,
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
    """The cookie of a new guest, got by reading only."""
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
    async with httpx.AsyncClient(verify=False, base_url=strict.url, cookies=guest_of(strict)) as http:
        answers = [(await http.put("/api/me", json={"name": "x"})).status_code for _ in range(10)]
        assert answers == [200] * 8 + [429] * 2
        assert (await http.put("/api/me", json={"name": "x"})).json()["code"] == "too-fast"
        assert (await http.get("/api/me")).status_code == 200, "reading is free"


def test_requests_without_a_cookie_count_by_address(strict: Server) -> None:
    """Who drops the cookie is a new guest every time, but does not get around the limit so."""
    answers = [ask("PUT", f"{strict.url}/api/me", json={"name": "x"}).status_code for _ in range(12)]
    assert answers[-1] == 429


async def test_a_flood_of_messages_is_refused_and_then_forgotten(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        code = await client.make_table("dragon-tower", ["me"], QUICK)
        async with Line(strict.url, code, client) as line:
            for _ in range(30):
                await line.send({"type": "ping"})
            answers = [await line.hear("pong", "refused") for _ in range(30)]
            assert [answer["type"] for answer in answers] == ["pong"] * 8 + ["refused"] * 22
            assert answers[-1]["code"] == "too-fast"
        async with Line(strict.url, code, client) as again:
            await again.hear("view")
            assert (await again.ask({"type": "ping"}))["type"] == "pong"


async def test_sockets_per_guest(strict: Server) -> None:
    async with Client(strict.url, cookie=guest_of(strict)["undercroft"]) as client:
        code = await client.make_table("dragon-tower", ["me"], QUICK)
        async with Line(strict.url, code, client) as one, Line(strict.url, code, client) as two:
            await one.hear("seats")
            await two.hear("seats")
            with pytest.raises(InvalidStatus):
                await Line(strict.url, code, client).__aenter__()
        async with asyncio.timeout(10):
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
        """Without a length that could be refused beforehand."""
        for _ in range(20):
            yield b"x" * 1000

    async with httpx.AsyncClient(verify=False, base_url=strict.url, cookies=guest_of(strict)) as http:
        for content in (b"x" * 6000, in_pieces()):
            answer = await http.post("/api/watch", content=content, headers=JSON)
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
            "foreign": f'"{server.room.identity.guest_of(cookie)}"',
        }[change]
    answer = ask("GET", f"{server.url}/api/tables", headers={b"Cookie": f"undercroft={forged}".encode("latin-1")})
    assert answer.json()["mine"] == []
    assert "set-cookie" in answer.headers
    if change != "garbage":  # the client library itself refuses to send that one
        async with Line(server.url, code, headers={"Cookie": f"undercroft={forged}"}) as line:
            view = await line.hear("view")
            assert view["seat"] is None
            assert "options" not in view["view"]["decision"]


async def test_without_a_cookie_one_only_looks(server: Server, olena: Client) -> None:
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
    async with httpx.AsyncClient(verify=False, base_url=strict.url, cookies=cookies) as http:
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


# -- garbage over the socket -----------------------------------------------------------------------------------------

GARBAGE = [
    "",
    " ",
    "null",
    "true",
    "17",
    '"move"',
    "[]",
    "{}",
    "{",
    "\x00",
    "\ufffe",
    "[" * 8000,
    '{"a":' * 3000,
    '{"type":"dance"}',
    '{"type":null}',
    '{"type":["move"]}',
    '{"type":"move"}',
    '{"type":"move","number":0}',
    '{"type":"move","number":"0","option":"x"}',
    '{"type":"move","number":0.5,"option":"x"}',
    '{"type":"move","number":true,"option":"x"}',
    '{"type":"move","number":0,"option":7}',
    '{"type":"move","number":0,"option":null}',
    '{"type":"move","number":0,"option":"x","seat":1}',
    '{"type":"undo","number":null}',
    '{"type":"say","phrase":{}}',
    '{"type":"chat","text":["x"]}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"ping","extra":1}',
    b"",
    b"\xff\xfe\x00",
    b"\x00" * 100,
    b"\x80\x04\x95",
]


async def test_garbage_is_answered_and_changes_nothing(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        before = await line.hear("view")
        for message in GARBAGE:
            answer = await line.ask(message)
            assert (answer["type"], answer["code"]) == ("refused", "unreadable-message"), message
        binary = b'{"type":"ping"}'
        assert (await line.ask(binary))["type"] == "pong", "what can be read is read"
        option = forward(before["view"])
        assert (await line.ask({"type": "move", "number": 0, "option": option}))["number"] == 1


@examples(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_wishes_with_any_values_are_answered(server: Server, data: st.DataObject) -> None:
    """Well-formed JSON of every kind: each message gets one answer, and the socket lives on."""
    numbers = st.one_of(st.integers(), st.integers(-2, 3))
    texts = st.one_of(st.text(max_size=40), st.sampled_from(["draw hero=0 deck=magic", "refill hero=0", "a=b c=d"]))
    wish = st.one_of(
        st.fixed_dictionaries({"type": st.just("move"), "number": numbers, "option": texts}),
        st.fixed_dictionaries({"type": st.just("undo"), "number": numbers}),
        st.fixed_dictionaries({"type": st.just("say"), "phrase": texts}),
        json_values,
    )
    wishes = data.draw(st.lists(wish, min_size=1, max_size=8))

    async def talk() -> None:
        async with Client(server.url) as client, Line(server.url, await dealt(client, [ME]), client) as line:
            await line.hear("view")
            for message in wishes:
                assert (await line.ask(message))["type"] in ("refused", "update", "view", "talk", "pong")

    asyncio.run(talk())


# -- fuzzed requests -------------------------------------------------------------------------------------------------

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(string.ascii_lowercase, max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def like(example: Any) -> st.SearchStrategy[Any]:
    """Bodies that are nearly right: any part of the example may be something else or missing."""
    if isinstance(example, dict):
        parts = {key: like(value) for key, value in example.items()}
        return st.fixed_dictionaries({}, optional=parts) | st.fixed_dictionaries(parts) | json_values
    if isinstance(example, list):
        return st.lists(st.one_of([like(item) for item in example]), max_size=5) | json_values
    return st.just(example) | st.just(example) | json_values


POSITION = {
    "game": "dragon-tower",
    "seats": 1,
    "seed": 3,
    "options": {"heroes": 2, "team": "deal", "skills": "none", "variants": ["no-break"]},
    "names": ["x"],
    "chance": [1],
    "zones": {"hero": [["paladin"], ["mage"]], "hand": [["backflip"]], "room": [["orc"]]},
    "position": {"phase": "fight", "floor": 1, "health": [3, 4], "fought": [0], "room": 0, "stage": "solo"},
}
HEADER = {"undercroft": 1, "game": "dragon-tower", "rules": 1, "seats": 1, "seed": 1, "options": QUICK, "names": ["x"]}
records = st.tuples(
    like(HEADER) | like({**HEADER, "position": POSITION}),
    st.lists(like({"seat": 0, "do": "refill hero=0", "say": "yes", "result": "victory", "digest": "x"}), max_size=3),
).map(lambda parts: "".join(json.dumps(part) + "\n" for part in (parts[0], *parts[1])))
bodies = st.one_of(
    json_values,
    like({"game": "dragon-tower", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "options": QUICK}),
    like({"name": "Olena"}),
    like({"action": "sit", "level": "random"}),
    like({"table": "AAAAA", "seat": 0, "first": 1, "count": 3}),
    st.fixed_dictionaries({"record": records, "first": st.integers(-5, 5), "seat": st.none() | st.integers(-1, 2)}),
    st.fixed_dictionaries(
        {"game": st.just("dragon-tower"), "seats": st.just([{"kind": "me"}]), "record": records, "upto": st.integers()}
    ),
)
segments = st.sampled_from(
    ["AAAAA", "seats", "record", "0", "9" * 5000, "-1", "..", "%00", "%2e%2e", "en", "dragon-tower"]
)
paths = st.one_of(
    st.sampled_from(["/api/health", "/api/version", "/api/games", "/api/me", "/api/tables", "/api/watch", "/", "//"]),
    st.lists(segments | st.text(st.characters(codec="utf-8"), max_size=6), max_size=5).map(
        lambda parts: "/api/tables/" + "/".join(parts)
    ),
    st.lists(segments, max_size=3).map(lambda parts: "/" + "/".join(parts)),
)


@st.composite
def any_body(draw: st.DrawFn) -> Any:
    """One of the bodies; a function of its own, because the strategy itself is too long to be printed."""
    return draw(bodies)


methods = st.sampled_from(["GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    """One connection for all examples."""
    with httpx.Client(verify=False, base_url=server.url) as client:
        client.get("/api/me")
        yield client


FUZZED: Callable[[Any], Any] = examples(
    max_examples=120,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],  # shrinking a request that fails would take minutes
)


@FUZZED
@given(method=methods, path=paths, body=any_body(), kind=st.sampled_from(["application/json"] * 5 + ["text/plain", ""]))
def test_no_request_makes_the_server_fail(
    server: Server, http: httpx.Client, method: str, path: str, body: Any, kind: str
) -> None:
    try:
        url = httpx.URL(server.url).copy_with(raw_path=quote(path, safe="/%").encode())
        answer = http.request(method, url, content=json.dumps(body), headers={"Content-Type": kind})
    except httpx.InvalidURL:
        return  # the client library itself refuses to send it
    expected = path.startswith("/api/") is False and answer.status_code == 503  # the browser app may not be built
    assert answer.status_code < 500 or expected, (method, path, body, answer.text)


@FUZZED
@given(body=any_body())
def test_no_body_makes_the_server_fail(server: Server, http: httpx.Client, body: Any) -> None:
    for path in ("/api/tables", "/api/watch"):
        answer = http.post(path, content=json.dumps(body), headers=JSON)
        assert answer.status_code < 500, (path, body)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "details"}


NO_JSON = {
    "empty": b"",
    "no-text": b"\xff\xfe",
    "deep": b"[" * 50_000,
    "zeros": b'{"record": "' + b"\\u0000" * 50 + b'"}',
    "half-a-sign": b'{"name": "\\ud800"}',
    "nan": b"NaN",
}


@pytest.mark.parametrize("body", NO_JSON.values(), ids=NO_JSON)
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/watch")):
        answer = ask(method, f"{server.url}{path}", content=body, headers=JSON)
        assert answer.status_code in (400, 422)
