"""Broken clients: garbage over the WebSocket, and fuzzed requests."""

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

from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, dealt, forward
from undercroft.client import Client
from undercroft.kernel.game import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


ME = {"kind": "me"}
JSON = {"Content-Type": "application/json"}
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


# -- garbage over the socket -----------------------------------------------------------------------------------------

GARBAGE = [
    "",
    " ",
    "null",
    "true",
    "17",
    '"choose"',
    "[]",
    "{}",
    "{",
    "\x00",
    "\ufffe",
    "[" * 8000,
    '{"a":' * 3000,
    '{"type":"dance"}',
    '{"type":null}',
    '{"type":["choose"]}',
    '{"type":"choose"}',
    '{"type":"choose","entry":0}',
    '{"type":"choose","entry":"0","option":"x"}',
    '{"type":"choose","entry":0.5,"option":"x"}',
    '{"type":"choose","entry":true,"option":"x"}',
    '{"type":"choose","entry":0,"option":7}',
    '{"type":"choose","entry":0,"option":null}',
    '{"type":"choose","entry":0,"option":"x","seat":1}',
    '{"type":"undo","entry":null}',
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
        assert (await line.ask({"type": "choose", "entry": 0, "option": option}))["entry"] == 1


@examples(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_messages_with_any_values_are_answered(server: Server, data: st.DataObject) -> None:
    """Each message of well-formed JSON gets one answer, and the socket stays open."""
    numbers = st.one_of(st.integers(), st.integers(-2, 3))
    texts = st.one_of(st.text(max_size=40), st.sampled_from(["draw hero=0 deck=magic", "refill hero=0", "a=b c=d"]))
    any_message = st.one_of(
        st.fixed_dictionaries({"type": st.just("choose"), "entry": numbers, "option": texts}),
        st.fixed_dictionaries({"type": st.just("undo"), "entry": numbers}),
        st.fixed_dictionaries({"type": st.just("say"), "phrase": texts}),
        json_values,
    )
    messages = data.draw(st.lists(any_message, min_size=1, max_size=8))

    async def talk() -> None:
        async with Client(server.url) as client, Line(server.url, await dealt(client, [ME]), client) as line:
            await line.hear("view")
            for message in messages:
                assert (await line.ask(message))["type"] in ("refused", "update", "view", "talk", "pong")

    asyncio.run(talk())


# -- fuzzed requests -------------------------------------------------------------------------------------------------


def like(example: Any) -> st.SearchStrategy[Any]:
    """Return nearly valid bodies: any part of the example may be replaced or missing."""
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
RULES = find_game("dragon-tower").version
HEADER = {
    "undercroft": 1,
    "game": "dragon-tower",
    "rules": RULES,
    "seats": 1,
    "seed": 1,
    "options": QUICK,
    "names": ["x"],
}
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
    """Draw one of the bodies; as a function, because the strategy itself is too long to be printed."""
    return draw(bodies)


methods = st.sampled_from(["GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    """One connection for all examples."""
    with httpx.Client(verify=False, timeout=PATIENCE, base_url=server.url) as client:
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
        return  # the client library refuses to send it
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
