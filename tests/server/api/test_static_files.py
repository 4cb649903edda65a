"""Compression, ETags and caching headers of the browser app, texts and cards."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from tests.server.running_server import Server, ask
from undercroft.server.api.static_files import StaticFiles, WebApp, accepts_gzip

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCRIPT = "console.log('the tower stands');\n" * 100
PLAIN = {"Accept-Encoding": "identity"}


@pytest.fixture
def built(server: Server, tmp_path: Path) -> Iterator[Path]:
    """A server with a minimal app."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>Undercroft</p>" * 50)
    (tmp_path / "assets" / "index-Ab12.js").write_text(SCRIPT)
    (tmp_path / "assets" / "hall-Cd34.png").write_bytes(b"\x89PNG" + bytes(2000))
    (tmp_path / "secret.txt").write_text("nobody's to see")
    with server.serving_web(tmp_path) as folder:
        yield folder


def test_assets_are_compressed_and_immutable(server: Server, built: Path) -> None:
    url = f"{server.url}/assets/index-Ab12.js"
    packed = ask("GET", url, headers={"Accept-Encoding": "br, gzip"})
    assert packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = ask("GET", url, headers=PLAIN)
    assert plain.content == SCRIPT.encode()
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] != packed.headers["etag"], "other bytes, another tag"
    head = ask("HEAD", url, headers=PLAIN)
    assert (head.content, head.headers["content-length"]) == (b"", str(len(SCRIPT)))


def test_images_are_not_compressed(server: Server, built: Path) -> None:
    answer = ask("GET", f"{server.url}/assets/hall-Cd34.png")
    assert answer.headers["content-type"] == "image/png"
    assert "content-encoding" not in answer.headers
    assert answer.content.startswith(b"\x89PNG")


@pytest.mark.parametrize("path", ["/", "/table/ABCDE"])
def test_the_page_is_revalidated_and_sent_once(server: Server, built: Path, path: str) -> None:
    first = ask("GET", server.url + path)
    assert first.headers["cache-control"] == "private, no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = ask("GET", server.url + path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert "content-security-policy" in again.headers
    (built / "index.html").write_text("built again")
    os.utime(built / "index.html", ns=(time.time_ns(), time.time_ns() + 1_000_000_000))
    other = ask("GET", server.url + path, headers={"If-None-Match": first.headers["etag"]})
    assert (other.status_code, other.text) == (200, "built again")


@pytest.mark.parametrize(
    "name",
    ["nothing.js", "..%2Fsecret.txt", "..%2F..%2Fapp.py", "%2Fetc%2Fpasswd", "%00", "x" * 3000, "", "..%5Csecret"],
)
def test_only_assets_are_served(server: Server, built: Path, name: str) -> None:
    answer = ask("GET", f"{server.url}/assets/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-path")


def test_texts_and_cards_are_compressed(server: Server) -> None:
    for path in ("/api/texts/pl/dragon-tower", "/api/games/dragon-tower/cards", "/api/games"):
        packed, plain = ask("GET", server.url + path), ask("GET", server.url + path, headers=PLAIN)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        again = ask("GET", server.url + path, headers={"If-None-Match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_same_bytes_have_the_same_tag(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("x" * 2000)
    tags = {content.tag for _ in range(2) if (content := StaticFiles(tmp_path).find("index.html"))}
    assert len(tags) == 1


def test_before_the_app_is_built_there_is_nothing(tmp_path: Path) -> None:
    assert WebApp(tmp_path / "nowhere").page is None
    assert WebApp(tmp_path).assets.find("index.js") is None


async def test_before_the_app_is_built_assets_are_missing(tmp_path: Path) -> None:
    app = Starlette(routes=[Mount("/assets", WebApp(tmp_path / "nowhere").assets)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        assert (await client.get("/assets/index.js")).status_code == 404


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip, deflate, br", True),
        ("GZIP;q=0.5", True),
        ("br, *", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("identity", False),
        ("", False),
        ("xgzip", False),
    ],
)
def test_accept_encoding(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) == accepted
