"""Open Graph metadata for shared links."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from undercroft.i18n.language import LANGUAGES, language
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import find_game
from undercroft.server.api.static_files import Content
from undercroft.server.errors import ApiError
from undercroft.server.storage.errors import StorageFailed

if TYPE_CHECKING:
    from starlette.requests import Request

    from undercroft.server.services import Services
    from undercroft.server.storage.rows import TableRow

TITLE: Final = b"<title>Undercroft</title>"
"""The title in the built page, replaced by the metadata."""
BASE: Final = b'<base href="/" />'
"""The base path in the built page, replaced by the server's; all other paths in it are relative."""


async def page_for(request: Request, services: Services, page: Content) -> Content:
    """Return the page with the server's base path and metadata; the page of a table describes that table."""
    root = request.scope["root_path"]
    code = preferred_language(request.headers.get("accept-language", ""))
    words = language(code)
    title, text, picture = "Undercroft", words.text("web-tagline"), "preview.png"
    row = await _table_at(request.path_params["rest"], services)
    if row is not None:
        words = language(code, row.game)
        title, text = words.text("preview-title", game=words.text("game-title")), table_text(row, code)
        picture = f"preview-{row.game}.png"
        if request.app.state.web.app.find(picture) is None:  # a plug-in
            picture = "preview.png"
    host = str(request.base_url).rstrip("/")
    properties = {
        "og:site_name": "Undercroft",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": host + request.url.path,
        "og:image": f"{host}{root}/app/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": code,
    }
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(text)}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    based = page.plain.replace(BASE, f'<base href="{root}/" />'.encode())
    return Content(based.replace(TITLE, "\n    ".join(lines).encode()), page.media_type)


async def _table_at(path: str, services: Services) -> TableRow | None:
    """Return the table that a path leads to, or None."""
    kind, _, code = path.strip("/").partition("/")
    if kind != "t":
        return None
    try:
        row = await services.tables.admitted(code.upper(), "", lambda: False)
        find_game(row.game)
    except (ApiError, StorageFailed, UndercroftError):
        return None  # the page itself shows the error
    return row


def table_text(row: TableRow, code: str) -> str:
    """Return the public description of a table; for an unlisted one only the name of the game."""
    words = language(code, row.game)
    title = words.text("game-title")
    if not row.listed:
        return words.text("preview-invited", game=title)
    people = words.join([seat.name or words.text("web-guest") for seat in row.seats if seat.kind == "person"])
    if row.status == "open":
        free = sum(seat.kind == "open" for seat in row.seats)
        return words.text("preview-open", people=people, free=free, seats=len(row.seats))
    return words.text("preview-playing" if row.status == "playing" else "preview-over", people=people)


def preferred_language(header: str) -> str:
    """Return the supported language that an `Accept-Language` header prefers, or English."""
    preferences: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        code = name.strip()[:2].lower()
        if code in LANGUAGES:
            preferences.append((-_weight(weight), code))
    return min(preferences, key=lambda preference: preference[0])[1] if preferences else "en"


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
