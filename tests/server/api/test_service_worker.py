"""The service worker, the offline page, and the files for installing the app."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import Server, ask
from undercroft.i18n import LANGUAGES, language
from undercroft.server.api.service_worker import worker
from undercroft.server.api.static_files import WebApp

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def built(server: Server, tmp_path: Path) -> Iterator[Path]:
    """A server with a minimal app."""
    (tmp_path / "app").mkdir()
    (tmp_path / "sw.js").write_text("const VERSION = '{version}';\n")
    (tmp_path / "favicon.ico").write_bytes(b"\0\0\1\0")
    (tmp_path / "app" / "offline.css").write_text("body { color: black }\n")
    (tmp_path / "app" / "icon-192.png").write_bytes(b"\x89PNG")
    (tmp_path / "app" / "manifest.webmanifest").write_text(json.dumps({"name": "Undercroft"}))
    (tmp_path / "secret.txt").write_text("nobody's to see")
    with server.serving_web(tmp_path) as folder:
        yield folder


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_offline_page_exists_in_every_language_and_uses_only_cached_files(server: Server, code: str) -> None:
    page = ask("GET", f"{server.url}/offline/{code}")
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{code}">' in page.text
    assert language(code).text("offline-title") in page.text
    asked_for = set(re.findall(r'(?:src|href)="(/[^"]+)"', page.text))
    assert asked_for <= {f"/app/{name}" for name in ("offline.css", "offline.js", "icon-32.png", "icon-192.png")}
    assert "<style" not in page.text, "the content security policy would not let it"


def test_the_offline_page_is_missing_in_other_languages(server: Server) -> None:
    answer = ask("GET", f"{server.url}/offline/de")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-language")


def test_the_worker_is_revalidated_and_changes_with_the_files_it_caches(server: Server, built: Path) -> None:
    first = ask("GET", f"{server.url}/sw.js")
    assert first.headers["content-type"].startswith("text/javascript")
    assert first.headers["cache-control"] == "public, no-cache"
    version = re.fullmatch(r"const VERSION = '([0-9a-f]{16})';\n", first.text)
    assert version is not None
    assert ask("GET", f"{server.url}/sw.js").text == first.text
    (built / "app" / "offline.css").write_text("body { color: brown }\n")
    changed = worker(WebApp(built), "")
    assert changed is not None
    assert changed.plain.decode() != first.text


def test_before_the_app_is_built_there_is_no_worker(tmp_path: Path) -> None:
    assert worker(WebApp(tmp_path), "") is None


def test_icons_are_cached_and_the_manifest_is_revalidated(server: Server, built: Path) -> None:
    icon = ask("GET", f"{server.url}/app/icon-192.png")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/png", "public, max-age=86400")
    assert ask("GET", f"{server.url}/favicon.ico").headers["content-type"] == "image/x-icon"
    manifest = ask("GET", f"{server.url}/app/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.headers["cache-control"] == "public, no-cache"


@pytest.mark.parametrize("path", ["/app/nothing.png", "/app/..%2Fsecret.txt", "/app/%2Fetc%2Fpasswd", "/app/"])
def test_no_other_file_is_served(server: Server, built: Path, path: str) -> None:
    answer = ask("GET", server.url + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-path")
