"""A server behind nginx with the how-to's configuration: HTTPS, base paths, WebSockets, client addresses."""

from __future__ import annotations

import re
import ssl
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import httpx
import pytest

from tests.server.running_server import PATIENCE, QUICK, Server, forward, settings
from tools import nginx
from tools.postgres import free_port
from undercroft.client import Client
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-server.md"
PAGE = '<base href="/" /><title>Undercroft</title><script type="module" src="./assets/index-Ab12.js"></script>'


class Behind(NamedTuple):
    """A server behind nginx."""

    url: str
    """URL of the server behind nginx."""
    certificate: Path
    server: Server

    def caller(self, address: str) -> httpx.AsyncClient:
        """Return a client at another loopback address."""
        trusting = ssl.create_default_context(cafile=str(self.certificate))
        transport = httpx.AsyncHTTPTransport(verify=trusting, local_address=address)
        return httpx.AsyncClient(transport=transport, timeout=PATIENCE)


def written_in_the_how_to(base: str) -> str:
    """Return the how-to's nginx configuration for a server at a path."""
    location = rf"```nginx\n(location {base}/ {{.*?)```"
    found = re.search(location, HOW_TO.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found.group(1)


def kept_as_in_the_how_to() -> str:
    """Return the how-to's configuration for persistent connections to the server."""
    found = re.search(r"```nginx\n(map \$http_upgrade .*?)```", HOW_TO.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found.group(1)


@pytest.fixture(scope="module", params=["", "/undercroft"], ids=["host", "path"])
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    """A server with a small app, at the root of its host or below a path."""
    folder = tmp_path_factory.mktemp("nginx")
    (folder / "web" / "assets").mkdir(parents=True)
    (folder / "web" / "index.html").write_text(PAGE)
    (folder / "web" / "assets" / "index-Ab12.js").write_text("play();")
    config = settings(
        f"sqlite:///{folder / 'tables.sqlite'}",
        base_path=request.param,
        secure_cookies=True,
        trusted_proxies=("127.0.0.1",),
        limits=Limits(guesses_a_second=0.001, guesses_burst=2, guests_an_address=1),
    )
    with Server(config) as server, server.serving_web(folder / "web"):
        port = free_port()
        inside = written_in_the_how_to(request.param).replace("127.0.0.1:8000", server.host)
        try:
            running = nginx.running(port, inside)
            certificate = running.__enter__()
        except nginx.NoNginx as reason:
            pytest.skip(str(reason))
        yield Behind(f"https://127.0.0.1:{port}{request.param}", certificate, server)
        running.__exit__(None, None, None)


async def test_the_app_and_its_requests(behind: Behind) -> None:
    async with behind.caller("127.0.0.1") as client:
        page = await client.get(f"{behind.url}/")
        base = re.search(r'<base href="([^"]+)" />', page.text)
        script = re.search(r'src="([^"]+)"', page.text)
        assert base is not None
        assert script is not None
        assert page.url.join(base[1]) == f"{behind.url}/"
        assert (await client.get(page.url.join(base[1]).join(script[1]))).text == "play();"
        assert f'content="{behind.url}/"' in page.text, "the address that people see, HTTPS included"
        assert f"; Path={base[1]}; " in page.headers["set-cookie"]
        assert "; Secure" in page.headers["set-cookie"]


async def test_a_game_is_played_over_https(behind: Behind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(behind.certificate))
    async with Client(behind.url, name="Olena") as olena:
        code = await olena.make_table("dragon-tower", ["me"], QUICK)
        async with olena.sit(code) as seat:
            assert seat.view is not None
            await seat.choose(forward(seat.view))
            assert seat.next == 1


async def test_pages_of_other_origins_are_refused(behind: Behind) -> None:
    own = re.match(r"https://[^/]+", behind.url)
    assert own is not None
    async with behind.caller("127.0.0.1") as client:
        answers = [
            (await client.put(f"{behind.url}/api/me", json={"name": "Olena"}, headers={"Origin": origin})).status_code
            for origin in (own[0], "https://elsewhere.example")
        ]
    assert answers == [200, 403]


async def guessed(behind: Behind, url: str, address: str, times: int) -> list[str]:
    """Return the responses to guesses of codes, without a cookie and with a different forged address each time."""
    codes = []
    async with behind.caller(address) as client:
        for number in range(times):
            client.cookies.clear()
            forged = {"X-Forwarded-For": f"198.51.100.{number}"}
            codes.append((await client.get(f"{url}/api/tables/AAAAA", headers=forged)).json()["code"])
    return codes


async def test_limits_count_client_addresses(behind: Behind) -> None:
    """Limits count the client's own address, not nginx's and not a forged one."""
    allowed = ["no-such-table", "no-such-table", "too-fast"]
    assert await guessed(behind, behind.url, "127.0.0.7", 3) == allowed
    assert await guessed(behind, behind.url, "127.0.0.8", 3) == allowed
    assert await guessed(behind, behind.server.url, "127.0.0.9", 3) == allowed, "past the web server nobody is believed"
    asked = set(behind.server.services.limiter._addresses["guess"]._buckets)
    assert asked == {"127.0.0.7", "127.0.0.8", "127.0.0.9"}


@pytest.mark.parametrize("behind", [""], ids=["host"], indirect=True)
async def test_nginx_keeps_its_connections_to_the_server(behind: Behind) -> None:
    inside = written_in_the_how_to("")
    for before, now in (
        ("http://127.0.0.1:8000", "http://undercroft"),
        ('Connection "upgrade"', "Connection $connection_for"),
    ):
        assert before in inside
        inside = inside.replace(before, now)
    port = free_port()
    around = kept_as_in_the_how_to().replace("127.0.0.1:8000", behind.server.host)
    with nginx.running(port, inside, around) as certificate:
        kept = Behind(f"https://127.0.0.1:{port}", certificate, behind.server)
        open_before = set(behind.server.connections)
        async with kept.caller("127.0.0.1") as client:
            for _ in range(5):
                assert (await client.get(f"{kept.url}/api/me")).status_code == 200
        assert len(behind.server.connections - open_before) == 1, "one connection for all"
