"""Rate limits by guest and address, also for reading and for callers without a cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, settings
from undercroft.client import Client
from undercroft.i18n import language
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.access.rate_limits import Caller, RateLimiter, network_of, site_of
from undercroft.server.config import Limits, read_limits

if TYPE_CHECKING:
    from pathlib import Path

NEVER = 0.0001
"""A rate so low that no token is refilled during a test."""


def small(**limits: Any) -> Limits:
    """Return small limits."""
    return Limits(
        **{
            "guests_an_address": 3,
            "reads_a_second": NEVER,
            "reads_burst": 1000,
            "messages_a_second": NEVER,
            "burst": 1000,
            "makes_a_second": NEVER,
            "makes_burst": 1000,
            **limits,
        }
    )


def test_a_fresh_cookie_resets_nothing_and_one_guest_does_not_block_an_address() -> None:
    limiter = RateLimiter(small(reads_burst=2))
    one, other = Caller("olena", "192.0.2.1"), Caller("bartek", "192.0.2.1")
    assert [limiter.allows("read", one) for _ in range(3)] == [True, True, False]
    assert limiter.allows("read", other), "a neighbour has a share of their own"
    fresh = [limiter.allows("read", Caller(f"guest {number}", "192.0.2.1")) for number in range(5)]
    assert fresh.count(True) == 2, "all from one address together have three shares"
    assert limiter.allows("read", Caller("nela", "192.0.2.2"))


def test_a_site_of_many_ipv6_networks_has_a_bound_too() -> None:
    limiter = RateLimiter(small(reads_burst=1, guests_an_address=1, addresses_a_site=3))
    here = [Caller(f"guest {number}", network_of(f"2001:db8:1:{number}::1")) for number in range(6)]
    assert [limiter.allows("read", caller) for caller in here] == [True] * 3 + [False] * 3
    assert limiter.allows("read", Caller("mira", network_of("2001:db8:2:1::1")))


def test_a_site_is_bounded_in_sockets() -> None:
    limiter = RateLimiter(small(sockets_a_guest=1, guests_an_address=1, addresses_a_site=2))
    here = [Caller(f"guest {number}", network_of(f"2001:db8:1:{number}::1")) for number in range(4)]
    assert [limiter.acquire_socket(caller) for caller in here] == [None, None, "too-busy", "too-busy"]
    assert limiter.acquire_socket(Caller("mira", network_of("2001:db8:2:1::1"))) is None
    limiter.release_socket(here[0])
    assert limiter.acquire_socket(here[3]) is None
    for caller in (here[1], here[3], Caller("mira", network_of("2001:db8:2:1::1"))):
        limiter.release_socket(caller)
    assert not limiter._sockets


def test_callers_without_a_cookie_count_as_one_guest() -> None:
    limiter = RateLimiter(small(reads_burst=2))
    strangers = [limiter.allows("read", Caller.at("192.0.2.1", None)) for _ in range(3)]
    assert strangers == [True, True, False]
    assert limiter.allows("read", Caller.at("192.0.2.1", "olena"))


def test_tokens_are_refilled_up_to_the_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("undercroft.server.access.rate_limits.monotonic", lambda: now)
    limiter, olena = RateLimiter(small(reads_burst=2, reads_a_second=1.0)), Caller("olena", "192.0.2.1")
    assert [limiter.allows("read", olena) for _ in range(3)] == [True, True, False]
    now += 1
    assert [limiter.allows("read", olena) for _ in range(2)] == [True, False]
    now += 1000
    assert [limiter.allows("read", olena) for _ in range(3)] == [True, True, False]


def test_the_least_recently_active_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.access.rate_limits.MAX_BUCKETS", 3)
    limiter, olena = RateLimiter(small(reads_burst=1, guests_an_address=1000)), Caller("olena", "192.0.2.1")
    assert limiter.allows("read", olena)
    for number in range(10):  # many new guests do not wash away the one who goes on
        assert limiter.allows("read", Caller(f"guest {number}", "192.0.2.1"))
        assert not limiter.allows("read", olena)


def test_sockets_are_counted_by_guest_by_address_and_for_all() -> None:
    limiter = RateLimiter(small(sockets_a_guest=2, sockets=7))
    olena = Caller("olena", "192.0.2.1")
    assert [limiter.acquire_socket(olena) for _ in range(3)] == [None, None, "too-many-windows"]
    others = [limiter.acquire_socket(Caller(f"guest {number}", "192.0.2.1")) for number in range(5)]
    assert others == [None] * 4 + ["too-busy"], "three guests with two each"
    assert [limiter.acquire_socket(Caller(f"guest {number}", f"192.0.2.{number}")) for number in (7, 8)] == [
        None,
        "too-busy",
    ]
    limiter.release_socket(olena)
    assert limiter.acquire_socket(olena) is None
    assert limiter.sockets == 7


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
    ],
)
def test_networks_of_addresses(host: str, counted: str) -> None:
    assert network_of(host) == counted


@pytest.mark.parametrize(
    ("network", "site"),
    [("192.0.2.1", None), ("testclient", None), ("2001:db8:1:2::/64", "2001:db8:1::/48"), ("::/64", "::/48")],
)
def test_sites_of_networks(network: str, site: str | None) -> None:
    assert site_of(network) == site


async def test_reading_is_limited_too(tmp_path: Path) -> None:
    config = settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=small(reads_burst=5))
    with Server(config) as server:
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE, base_url=server.url) as http:
            answers = [
                await http.get(path)
                for path in ("/api/me", "/api/games", "/", "/assets/x", "/api/tables", "/", "/", "/", "/", "/")
            ]
            assert [answer.status_code for answer in answers[:2]] == [200, 200]
            assert answers[4].status_code == 429, "a list costs more tokens than are left"
            assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-fast")


async def test_tables_are_made_at_a_rate_and_sockets_without_a_cookie_are_few(tmp_path: Path) -> None:
    limits = small(makes_burst=2, sockets_a_guest=2)
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=limits)) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            body = {"game": "dragon-tower", "seats": [{"kind": "me"}], "options": QUICK}
            cookies = {"undercroft": olena.cookie or ""}
            made = [ask("POST", f"{server.url}/api/tables", json=body, cookies=cookies) for _ in range(2)]
            assert [answer.status_code for answer in made] == [201, 429]
            assert made[-1].json()["code"] == "too-fast"
            assert ask("POST", f"{server.url}/api/daily/one-deck-dungeon", json={}, cookies=cookies).status_code == 429
            async with Line(server.url, code) as one, Line(server.url, code) as two:
                await one.hear("view")
                await two.hear("view")
                async with Line(server.url, code) as third:
                    assert (await third.hear())["code"] == "too-many-windows"
                    with pytest.raises(ConnectionClosed):
                        await third.hear()
                async with Line(server.url, code, olena) as mine:
                    await mine.hear("view")


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.1",), True)])
def test_only_a_trusted_proxy_names_client_addresses(tmp_path: Path, proxies: tuple[str, ...], believed: bool) -> None:
    config = settings(
        f"sqlite:///{tmp_path}/tables.sqlite", limits=small(reads_burst=3, guests_an_address=1), trusted_proxies=proxies
    )
    with Server(config) as server:
        answers = [
            ask("GET", f"{server.url}/api/me", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(6)
        ]
    assert (429 not in answers) == believed


def test_a_browser_over_the_limit_gets_a_sentence(tmp_path: Path) -> None:
    limits = small(reads_burst=1, guests_an_address=1)
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=limits)) as server:
        browser = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": "ru-RU,ru;q=0.9"}
        page = [ask("GET", f"{server.url}/", headers=browser) for _ in range(3)][-1]
        program = ask("GET", f"{server.url}/api/me")
    assert (page.status_code, program.status_code) == (429, 429)
    assert page.headers["content-type"].startswith("text/plain")
    assert page.text == language("ru").text("error-too-fast")
    assert program.json()["code"] == "too-fast"


def test_limits_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables_a_guest = 7\n[replay]\nseconds = 5\nwaiting = 1\na_guest = 1\nan_address = 2\n")
    limits = read_limits(str(file))
    assert (limits.tables_a_guest, limits.replay.seconds, limits.burst) == (7, 5, Limits().burst)


@pytest.mark.parametrize("text", ["tables_a_gest = 7", "tables_a_guest = [", "tables_a_guest = 'many'", None])
def test_an_invalid_file_of_limits_is_rejected(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "limits.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(ImpossibleSetup, match=r"limits\.toml has no valid limits"):
        read_limits(str(file))
