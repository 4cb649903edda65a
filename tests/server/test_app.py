"""A server below a base path: all routes, cookies and links are below it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.running_server import PATIENCE, QUICK, Server, ask, forward, record_of_start, settings
from undercroft.client import Client

if TYPE_CHECKING:
    from collections.abc import Iterator

BASE = "/games/undercroft"
PAGE = '<head>\n<base href="/" />\n<title>Undercroft</title>\n<link rel="icon" href="app/icon-32.png" />\n</head>'


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server below a path, with a small app."""
    folder = tmp_path_factory.mktemp("below")
    (folder / "web" / "assets").mkdir(parents=True)
    (folder / "web" / "app").mkdir()
    (folder / "web" / "index.html").write_text(PAGE)
    (folder / "web" / "sw.js").write_text("const VERSION = '{version}';")
    (folder / "web" / "assets" / "index-Ab12.js").write_text("play();")
    with (
        Server(settings(f"sqlite:///{folder / 'tables.sqlite'}", base_path=BASE)) as server,
        server.serving_web(folder / "web"),
    ):
        yield server


async def test_a_page_names_the_base_path(below: Server) -> None:
    async with Client(below.url, name="Olena") as olena:
        code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    for path in ("/", "/about", f"/t/{code}"):
        page = ask("GET", below.url + path).text
        assert f'<base href="{BASE}/" />' in page
        assert f'content="{below.url}{path}"' in page, "its link"
        assert f'content="{below.url}/app/preview' in page, "its picture"
    assert "Dragon Tower" in page
    assert ask("GET", f"{below.url}/assets/index-Ab12.js").text == "play();"
    assert ask("GET", f"{below.url}/sw.js").status_code == 200
    offline = ask("GET", f"{below.url}/offline/en").text
    asked_for = re.findall(r'(?:src|href)="(/[^"]*)"', offline)
    assert len(asked_for) == 4
    assert all(path.startswith(f"{BASE}/app/") for path in asked_for)


async def test_a_game_is_played_below_the_base_path(below: Server) -> None:
    async with Client(below.url, name="Olena") as olena:
        code = await olena.make_table("dragon-tower", ["me"], QUICK)
        async with olena.sit(code) as seat:
            assert seat.view is not None
            await seat.choose(forward(seat.view))
            assert seat.next == 1


def test_the_cookie_is_limited_to_the_base_path(below: Server) -> None:
    assert f"; Path={BASE}/;" in ask("GET", f"{below.url}/api/me").headers["set-cookie"]


async def test_body_limits_apply_below_the_base_path(below: Server) -> None:
    record = record_of_start(1, 7) + " " * below.config.limits.small_body_bytes
    async with Client(below.url) as olena:
        body = {"game": "dragon-tower", "seats": [{"kind": "me"}], "record": record}
        assert (await olena.ask("POST", "/api/tables", body))["id"]
        with pytest.raises(Exception, match="too-large"):
            await olena.ask("PUT", "/api/me", {"name": record})


@pytest.mark.parametrize("path", ["/", "/api/me", "/games", "/games/undercroftish/", "/assets/index-Ab12.js", "/sw.js"])
def test_there_is_nothing_outside_the_base_path(below: Server, path: str) -> None:
    assert ask("GET", f"http://{below.host}{path}").status_code == 404


def test_the_base_path_without_a_slash_redirects(below: Server) -> None:
    answer = httpx.get(below.url, follow_redirects=True, timeout=PATIENCE)
    assert str(answer.url) == f"{below.url}/"
    assert f'<base href="{BASE}/" />' in answer.text
