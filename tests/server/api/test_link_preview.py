"""Metadata of links to tables, in the reader's language, without secrets of unlisted tables."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running_server import QUICK, Server, ask
from undercroft.server.api.link_preview import preferred_language

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.client import Client

OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def built(server: Server, tmp_path: Path) -> Iterator[Path]:
    """A server with a page and the pictures of two games."""
    (tmp_path / "app").mkdir()
    (tmp_path / "index.html").write_text("<head>\n    <title>Undercroft</title>\n</head>")
    for name in ("preview.png", "preview-dragon-tower.png"):
        (tmp_path / "app" / name).write_bytes(b"\x89PNG")
    with server.serving_web(tmp_path) as folder:
        yield folder


def metadata(server: Server, path: str, wanted: str = "en") -> dict[str, str]:
    """Return the metadata in the head of a page."""
    page = ask("GET", server.url + path, headers={"Accept-Language": wanted})
    assert page.status_code == 200
    assert "Accept-Language" in page.headers["vary"]
    metas = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text)
    title = re.search(r"<title>([^<]*)</title>", page.text)
    assert title is not None
    return {"title": unescape(title[1]), **{name: unescape(value) for name, value in metas}}


async def table(client: Client, seats: list[dict[str, Any]], *, listed: bool) -> str:
    body = {"game": "dragon-tower", "seats": seats, "options": {**QUICK, "heroes": len(seats)}, "listed": listed}
    return str((await client.ask("POST", "/api/tables", body))["id"])


def test_the_home_page_describes_the_app(server: Server, built: Path) -> None:
    page = metadata(server, "/", "uk")
    assert page["og:title"] == "Undercroft"
    assert page["og:description"].startswith("Карткові ігри")
    assert page["og:image"] == f"{server.url}/app/preview.png"


async def test_an_open_listed_table_names_players_and_free_seats(server: Server, built: Path, olena: Client) -> None:
    code = await table(olena, [*OPEN, {"kind": "open"}], listed=True)
    page = metadata(server, f"/t/{code}")
    assert page["title"] == page["og:title"] == "Dragon Tower · Undercroft"
    assert page["og:description"] == "At the table: Olena. 2 seats of 3 are free."
    assert page["og:url"] == f"{server.url}/t/{code}"
    assert page["og:image"] == f"{server.url}/app/preview-dragon-tower.png"
    assert "Свободно 2 места из 3" in metadata(server, f"/t/{code.lower()}", "ru-RU,en;q=0.8")["og:description"]
    assert "Wolne 2 miejsca z 3" in metadata(server, f"/t/{code}", "pl")["og:description"]


async def test_a_table_in_play_names_its_players(server: Server, built: Path, olena: Client, bartek: Client) -> None:
    code = await table(olena, OPEN, listed=True)
    await bartek.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
    assert (
        metadata(server, f"/t/{code}")["og:description"]
        == "Under way, with Olena and Bartek. Follow the link to watch."
    )


async def test_an_unlisted_table_names_only_the_game(server: Server, built: Path, olena: Client) -> None:
    code = await table(olena, OPEN, listed=False)
    page = metadata(server, f"/t/{code}")
    assert page["og:description"] == "A table of Dragon Tower. Follow the link to play or to watch."
    assert "Olena" not in str(page)


async def test_names_cannot_become_markup(server: Server, built: Path, bartek: Client) -> None:
    await bartek.ask("PUT", "/api/me", {"name": '"><script>x()</script>'})
    code = await table(bartek, OPEN, listed=True)
    page = ask("GET", f"{server.url}/t/{code}").text
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;" in page
    assert '"><script>x()</script>' in metadata(server, f"/t/{code}")["og:description"]


@pytest.mark.parametrize("path", ["/t/ZZZZZ", "/t/", "/t/no-such-table", "/t/ABCDE/more", "/about"])
def test_other_pages_describe_the_app(server: Server, built: Path, path: str) -> None:
    assert metadata(server, path)["og:title"] == "Undercroft"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "en"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de, ru;q=0.5, pl;q=0.7", "pl"),
        ("en;q=0.1, RU", "ru"),
        ("de", "en"),
        ("pl;q=high, ru;q=0.1", "ru"),
    ],
)
def test_preferred_language(header: str, code: str) -> None:
    assert preferred_language(header) == code
