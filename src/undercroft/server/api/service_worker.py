"""What a browser keeps for when the server cannot be reached: the service worker, and a page in each language."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.routing import Route

from undercroft.i18n.language import LANGUAGES, language
from undercroft.server.api.responses import error_responses, json_response
from undercroft.server.api.static_files import Content, StaticFiles
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Problem

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

WORKER: Final = "sw.js"
PARTS: Final = ("offline.css", "offline.js", "icon-32.png", "icon-192.png")
"""The files of the folder `app` that the page is made of."""
LINES: Final = ("offline-safe", "offline-not", "offline-terminal")


@cache
def offline_page(code: str, root: str) -> Content:
    """The page in a language; it says plainly what works and what does not. It is shown at any path below `root`."""
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


def worker(web: StaticFiles, root: str) -> Content | None:
    """The service worker, with a version that changes whenever it or something that it keeps does."""
    source = web.root_file(WORKER)
    if source is None:
        return None
    parts = [source, *(offline_page(code, root) for code in LANGUAGES), *(web.app_file(name) for name in PARTS)]
    digest = blake2b("".join(part.tag for part in parts if part is not None).encode(), digest_size=8)
    return Content(source.plain.replace(b"{version}", digest.hexdigest().encode()), source.media_type)


async def offline(request: Request) -> Response:
    """The page in one of the languages."""
    code = request.path_params["lang"]
    if code not in LANGUAGES:
        raise ApiError("no-such-language", language=code)
    return offline_page(code, request.scope["root_path"]).response(request)


async def service_worker(request: Request) -> Response:
    """The service worker; browsers ask for it anew with every page."""
    content = worker(request.app.state.web, request.scope["root_path"])
    return json_response(Problem("no-such-path", {}), 404) if content is None else content.response(request)


OFFLINE_ROUTES = [
    Route("/" + WORKER, error_responses(service_worker)),
    Route("/offline/{lang}", error_responses(offline)),
]
