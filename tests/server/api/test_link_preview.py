"""Links to tables say what is played there, in the reader's language, and never more than everybody may know."""

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
    with server.handing_out(tmp_path) as folder:
        yield folder


def told(server: Server, path: str, wanted: str = "en") -> dict[str, str]:
    """What the head of a page says."""
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


def test_the_first_page_says_what_this_is(server: Server, built: Path) -> None:
    page = told(server, "/", "uk")
    assert page["og:title"] == "Undercroft"
    assert page["og:description"].startswith("Карткові ігри")
    assert page["og:image"] == f"{server.url}/app/preview.png"


async def test_an_open_listed_table_says_who_waits_and_how_many_seats_are_free(
    server: Server, built: Path, olena: Client
) -> None:
    code = await table(olena, [*OPEN, {"kind": "open"}], listed=True)
    page = told(server, f"/t/{code}")
    assert page["title"] == page["og:title"] == "Dragon Tower · Undercroft"
    assert page["og:description"] == "At the table: Olena. 2 seats of 3 are free."
    assert page["og:url"] == f"{server.url}/t/{code}"
    assert page["og:image"] == f"{server.url}/app/preview-dragon-tower.png"
    assert "Свободно 2 места из 3" in told(server, f"/t/{code.lower()}", "ru-RU,en;q=0.8")["og:description"]
    assert "Wolne 2 miejsca z 3" in told(server, f"/t/{code}", "pl")["og:description"]


async def test_a_table_in_play_names_those_who_play(server: Server, built: Path, olena: Client, bartek: Client) -> None:
    code = await table(olena, OPEN, listed=True)
    await bartek.ask("POST", f"/api/tables/{code}/seats/1", {"action": "sit"})
    assert told(server, f"/t/{code}")["og:description"] == "Under way, with Olena and Bartek. Follow the link to watch."


async def test_a_table_that_is_not_listed_tells_nothing_but_the_game(
    server: Server, built: Path, olena: Client
) -> None:
    code = await table(olena, OPEN, listed=False)
    page = told(server, f"/t/{code}")
    assert page["og:description"] == "A table of Dragon Tower. Follow the link to play or to watch."
    assert "Olena" not in str(page)


async def test_names_cannot_become_markup(server: Server, built: Path, bartek: Client) -> None:
    await bartek.ask("PUT", "/api/me", {"name": '"><script>x()</script>'})
    code = await table(bartek, OPEN, listed=True)
    page = ask("GET", f"{server.url}/t/{code}").text
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;" in page
    assert '"><script>x()</script>' in told(server, f"/t/{code}")["og:description"]


@pytest.mark.parametrize("path", ["/t/ZZZZZ", "/t/", "/t/no-such-table", "/t/ABCDE/more", "/about"])
def test_other_pages_speak_of_the_house(server: Server, built: Path, path: str) -> None:
    assert told(server, path)["og:title"] == "Undercroft"


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
def test_which_language_is_preferred(header: str, code: str) -> None:
    assert preferred_language(header) == code
