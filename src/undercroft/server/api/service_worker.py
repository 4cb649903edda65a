"""The service worker, and the page in each language that it shows when the server cannot be reached."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from undercroft.i18n.language import LANGUAGES, language
from undercroft.server.api.responses import error_responses, json_response
from undercroft.server.api.static_files import Content, WebApp
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Problem

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

WORKER: Final = "sw.js"
OFFLINE_FILES: Final = ("offline.css", "offline.js", "icon-32.png", "icon-192.png")
"""Files of the folder `app` that the offline page uses."""
LINES: Final = ("offline-safe", "offline-not", "offline-terminal")


@cache
def offline_page(code: str, root: str) -> Content:
    """Return the offline page in a language; it works at any path below `root`."""
    words = language(code)
    lines = "".join(f"<li>{escape(words.text(line))}</li>" for line in LINES)
    title = escape(words.text("offline-title"))
    page = (
        f'<!doctype html>\n<html lang="{code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n'
        f'<title>{title} · Undercroft</title>\n<link rel="icon" href="{root}/app/icon-32.png">\n'
        f'<link rel="stylesheet" href="{root}/app/offline.css">\n</head>\n<body>\n<main>\n'
        f'<img src="{root}/app/icon-192.png" width="96" height="96" alt="">\n<h1>{title}</h1>\n'
        f"<p>{escape(words.text('offline-why'))}</p>\n<ul>{lines}</ul>\n"
        f'<a href="">{escape(words.text("offline-again"))}</a>\n</main>\n'
        f'<script src="{root}/app/offline.js"></script>\n</body>\n</html>\n'
    )
    return Content(page.encode(), "text/html")


def worker(web: WebApp, root: str) -> Content | None:
    """Return the service worker; its version changes when the worker or a file that it caches changes."""
    source = web.root.find(WORKER)
    if source is None:
        return None
    parts = [source, *(offline_page(code, root) for code in LANGUAGES), *(web.app.find(name) for name in OFFLINE_FILES)]
    digest = blake2b("".join(part.tag for part in parts if part is not None).encode(), digest_size=8)
    return Content(source.plain.replace(b"{version}", digest.hexdigest().encode()), source.media_type)


async def offline(request: Request) -> Response:
    """Serve the offline page in a language."""
    code = request.path_params["lang"]
    if code not in LANGUAGES:
        raise ApiError("no-such-language", language=code)
    return offline_page(code, request.scope["root_path"]).response(request)


async def service_worker(request: Request) -> Response:
    """Serve the service worker."""
    content = worker(request.app.state.web, request.scope["root_path"])
    return json_response(Problem("no-such-path", {}), 404) if content is None else content.response(request)


OFFLINE_ROUTES = [
    Route("/" + WORKER, error_responses(service_worker)),
    Route("/offline/{lang}", error_responses(offline)),
]
