"""Costly requests cost more tokens, and few of them run at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.running_server import PATIENCE, Server, ask
from undercroft.i18n import language
from undercroft.server.access import costly_requests
from undercroft.server.access.costly_requests import COSTLY, CostlyRequests, Turn, price_of
from undercroft.server.access.rate_limits import Caller, RateLimiter
from undercroft.server.config import Limits
from undercroft.server.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HERE, THERE = "192.0.2.1", "192.0.2.2"


@pytest.mark.parametrize(
    ("method", "path", "costly"),
    [
        ("GET", "/api/tables", True),
        ("HEAD", "/api/tables", True),
        ("GET", "/api/profile", True),
        ("PUT", "/api/profile/picture", True),
        ("GET", "/t/ABCDE", True),
        ("GET", "/api/tables/ABCDE", True),
        ("GET", "/api/tables/ABCDE/review/0", False),  # waits for a worker, and must not keep a turn meanwhile
        ("GET", "/api/games", False),
        ("POST", "/api/tables", False),
        ("GET", "/", False),
    ],
)
def test_prices(method: str, path: str, costly: bool) -> None:
    assert (price_of(method, path) >= COSTLY) is costly


def test_a_request_takes_as_many_tokens_as_it_costs() -> None:
    limiter = RateLimiter(Limits(guests_an_address=1, reads_a_second=0.0001, reads_burst=25))
    olena = Caller("olena", HERE)
    assert [limiter.allows("read", olena, 10) for _ in range(3)] == [True, True, False]
    assert [limiter.allows("read", olena) for _ in range(6)] == [True] * 5 + [False]
    small = RateLimiter(Limits(guests_an_address=1, reads_a_second=0.0001, reads_burst=5))
    assert [small.allows("read", olena, 10) for _ in range(2)] == [True, False], "a full bucket is enough for one"


class Runs:
    """Requests that run, until the test ends them."""

    def __init__(self, requests: CostlyRequests) -> None:
        self.requests = requests
        self.turns: dict[str, list[Turn]] = {HERE: [], THERE: []}

    async def start(self, address: str) -> None:
        self.turns[address].append(await self.requests.take_turn(address))


async def settle() -> None:
    """Let all tasks run until they wait."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_an_address_has_few_turns_and_cannot_take_those_of_others() -> None:
    runs = Runs(CostlyRequests(Limits(costly_requests=3, costly_requests_an_address=2)))
    tasks = [asyncio.create_task(runs.start(HERE)) for _ in range(5)]
    await settle()
    tasks += [asyncio.create_task(runs.start(THERE)) for _ in range(2)]
    await settle()
    assert {address: len(turns) for address, turns in runs.turns.items()} == {HERE: 2, THERE: 1}
    runs.turns[HERE][0].release()
    runs.turns[HERE][0].release()  # counts once
    await settle()
    assert {address: len(turns) for address, turns in runs.turns.items()} == {HERE: 2, THERE: 2}, "it waited first"
    for turn in (*runs.turns[HERE], *runs.turns[THERE]):
        turn.release()
    await settle()
    assert len(runs.turns[HERE]) == 4
    for turn in runs.turns[HERE]:
        turn.release()
    await asyncio.gather(*tasks)
    runs.turns[HERE][-1].release()
    tasks.clear()
    runs.turns.clear()
    assert not runs.requests._addresses, "nothing is remembered of addresses without requests"


async def test_a_request_that_waits_too_long_is_refused_and_leaves_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    requests = CostlyRequests(Limits(costly_requests=1, costly_requests_an_address=1))
    turn = await requests.take_turn(HERE)
    monkeypatch.setattr(costly_requests, "MAX_WAIT", 0.0)
    for address in (HERE, THERE):
        with pytest.raises(ApiError, match="too-busy"):
            await requests.take_turn(address)
    turn.release()
    monkeypatch.undo()
    (await requests.take_turn(THERE)).release()
    (await requests.take_turn(HERE)).release()


async def test_lists_of_tables_wait_for_their_turn(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight requests of one address arrive while two run."""
    store, limiter = server.services.store, server.services.limiter
    tables_of: Callable[..., Awaitable[Any]] = store.tables_of
    allows: Callable[..., bool] = limiter.allows
    all_here = asyncio.Event()
    loop = asyncio.get_running_loop()
    running: set[str] = set()
    most, arrived = 0, 0

    async def wait(guest: str, *, over: bool, limit: int = 50) -> Any:
        nonlocal most
        running.add(guest)
        most = max(most, len(running))
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(all_here.wait(), loop))
        found = await tables_of(guest, over=over, limit=limit)
        running.discard(guest)
        return found

    def count(*args: Any) -> bool:
        nonlocal arrived
        arrived += 1
        if arrived == 8:
            loop.call_soon_threadsafe(all_here.set)
        return allows(*args)

    cookies = [dict(ask("GET", f"{server.url}/api/me").cookies) for _ in range(8)]
    monkeypatch.setattr(store, "tables_of", wait)
    monkeypatch.setattr(limiter, "allows", count)

    async def read(cookie: dict[str, str]) -> int:
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE, base_url=server.url, cookies=cookie) as http:
            return (await http.get("/api/tables")).status_code

    assert await asyncio.gather(*map(read, cookies)) == [200] * 8
    assert most == server.config.limits.costly_requests_an_address


async def test_who_waits_in_vain_gets_an_error_and_browsers_a_sentence(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = server.services.costly_requests
    turns = [await server.within(requests.take_turn("127.0.0.1")) for _ in range(2)]
    monkeypatch.setattr(costly_requests, "MAX_WAIT", 0.0)
    try:
        program = ask("GET", f"{server.url}/api/tables")
        browser = ask("GET", f"{server.url}/t/ABCDE", headers={"Accept": "text/html", "Accept-Language": "pl"})
        other = ask("GET", f"{server.url}/api/games")
    finally:
        for turn in turns:
            server.loop.call_soon_threadsafe(turn.release)
    assert (program.status_code, program.json()["code"]) == (503, "too-busy")
    assert (browser.status_code, browser.text) == (503, language("pl").text("error-too-busy"))
    assert other.status_code == 200
