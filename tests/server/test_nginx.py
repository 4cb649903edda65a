"""Behind nginx, set up as the how-to says: HTTPS, sockets, and the addresses of those who ask."""

from __future__ import annotations

import re
import ssl
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.serving import QUICK, Server, settings
from tools import nginx
from tools.postgres import free_port
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-server.md"


def written_in_the_how_to() -> str:
    """The first piece of nginx's settings in the how-to."""
    found = re.search(r"```nginx\n(.*?)```", HOW_TO.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found.group(1)


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path, Server]]:
    """The address of nginx, the certificate to trust, and the server behind."""
    database = f"sqlite:///{tmp_path_factory.mktemp('nginx') / 'tables.sqlite'}"
    limits = Limits(guesses_a_second=0.001, guesses_burst=1, guests_an_address=2)
    config = settings(database, secure_cookies=True, trusted_proxies=("127.0.0.1",), limits=limits)
    with Server(config) as server:
        port = free_port()
        inside = written_in_the_how_to().replace("127.0.0.1:8000", server.host)
        try:
            running = nginx.running(port, inside)
            certificate = running.__enter__()
        except nginx.NoNginx as reason:
            pytest.skip(str(reason))
        yield f"https://127.0.0.1:{port}", certificate, server
        running.__exit__(None, None, None)


async def test_playing_over_https(behind: tuple[str, Path, Server]) -> None:
    url, certificate, _ = behind
    trusting = ssl.create_default_context(cafile=str(certificate))
    async with httpx.AsyncClient(base_url=url, verify=trusting, headers={"Origin": url}) as client:
        first = await client.get("/api/me")
        assert "; Secure" in first.headers["set-cookie"]
        body = {"game": "dragon-tower", "seats": [{"kind": "me"}], "options": QUICK}
        made = await client.post("/api/tables", json=body)
        assert made.status_code == 201
        cookie = f"undercroft={first.cookies['undercroft']}"
        address = f"wss{url.removeprefix('https')}/api/tables/{made.json()['id']}/socket"
        async with connect(address, ssl=trusting, origin=url, additional_headers={"Cookie": cookie}) as socket:  # type: ignore[arg-type]  # it is an origin
            assert '"type":"view"' in str(await socket.recv())
        foreign = await client.post("/api/tables", json=body, headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403


async def test_limits_count_those_who_ask_and_not_the_web_server(behind: tuple[str, Path, Server]) -> None:
    """Whoever pretends to be somebody else by a header of their own counts as who they are."""
    url, certificate, server = behind
    trusting = ssl.create_default_context(cafile=str(certificate))
    codes = []
    async with httpx.AsyncClient(base_url=url, verify=trusting) as client:
        for number in range(3):
            client.cookies.clear()  # a fresh guest every time
            answer = await client.get("/api/tables/AAAAA", headers={"X-Forwarded-For": f"198.51.100.{number}"})
            codes.append(answer.json()["code"])
    assert codes == ["no-such-table", "no-such-table", "too-fast"] or codes.count("too-fast") >= 1
    assert set(server.room.gate._addresses["guess"]._of) == {"127.0.0.1"}
