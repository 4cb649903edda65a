"""What a link to a page says of itself where it is shown by others: in a chat, in a search, in a list of links."""

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
"""Where the page says what it is called."""
BASE: Final = b'<base href="/" />'
"""Where the page says below which path the app lies: everything else in it is relative to that."""


async def page_for(request: Request, services: Services, page: Content) -> Content:
    """The page with where the app lies, and the words for its link; a page of a table speaks of that table."""
    root = request.scope["root_path"]
    code = preferred_language(request.headers.get("accept-language", ""))
    words = language(code)
    title, text, picture = "Undercroft", words.text("web-tagline"), "preview.png"
    row = await _table_at(request.path_params["rest"], services)
    if row is not None:
        told = language(code, row.game)
        title, text = told.text("preview-title", game=told.text("game-title")), table_text(row, code)
        picture = f"preview-{row.game}.png"
        if request.app.state.web.app_file(picture) is None:  # a game from elsewhere
            picture = "preview.png"
    host = str(request.base_url).rstrip("/")
    told_parts = {
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
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told_parts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    based = page.plain.replace(BASE, f'<base href="{root}/" />'.encode())
    return Content(based.replace(TITLE, "\n    ".join(lines).encode()), page.media_type)


async def _table_at(path: str, services: Services) -> TableRow | None:
    """The table whose page this is."""
    kind, _, code = path.strip("/").partition("/")
    if kind != "t":
        return None
    try:
        row = await services.tables.admitted(code.upper(), "", lambda: False)
        find_game(row.game)
    except (ApiError, StorageFailed, UndercroftError):
        return None  # the page itself says so
    return row


def table_text(row: TableRow, code: str) -> str:
    """What may be said of a table to everybody: of one that is not listed, nothing but what is played there."""
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
    """The language of ours that an `Accept-Language` puts first."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        code = name.strip()[:2].lower()
        if code in LANGUAGES:
            wishes.append((-_weight(weight), code))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
