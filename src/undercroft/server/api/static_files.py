"""Handing out what does not change: compressed where that is wanted, and not at all to those who have it already."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.requests import Request

ALWAYS = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_FIRST = "public, no-cache"
"""For what is the same for everybody and may be kept, but must be asked for every time."""
MINE_ASK_FIRST = "private, no-cache"
"""The same for a page with which a guest's cookie may come."""
NEVER = "private, no-store"
"""For what concerns one guest, now."""
SMALL = 500
"""Bytes that are not worth compressing."""
A_DAY = "public, max-age=86400"
"""For pictures that keep their names: a new one may take so long to be seen."""
KINDS = {".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}
"""What not every system's list of kinds knows."""
TEXTUAL = ("text/", "application/json", "application/manifest+json", "application/javascript", "image/svg+xml")


class Content:
    """Bytes to hand out, compressed once, with a tag that names exactly these bytes."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.media_type = media_type
        self.tag = blake2b(body, digest_size=12).hexdigest()
        self.plain = body
        # The level for files that are handed out often; the time of the file would change its bytes every time.
        packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and media_type.startswith(TEXTUAL) else body
        self._packed = packed if len(packed) < len(body) else None

    def response(self, request: Request, keep: str = ASK_FIRST, vary: str = "") -> Response:
        """The response to a request: these bytes, or that the asker has them."""
        packed = self._packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None
        headers = {"Cache-Control": keep, "ETag": f'"{self.tag}"' if packed is None else f'"{self.tag}-gzip"'}
        varies = [name for name in ("Accept-Encoding" if self._packed is not None else "", vary) if name]
        if varies:
            headers["Vary"] = ", ".join(varies)
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if packed is None:
            return Response(self.plain, media_type=self.media_type, headers=headers)
        return Response(packed, media_type=self.media_type, headers={**headers, "Content-Encoding": "gzip"})


def accepts_gzip(header: str) -> bool:
    """Whether an `Accept-Encoding` allows gzip."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def web_folder() -> Path:
    """Where the built browser app lies in the package."""
    return Path(str(files("undercroft.server") / "web"))


class StaticFiles:
    """The built browser app: read when first asked for, and again if it was built again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[Path, tuple[int, Content]] = {}

    def page(self) -> Content | None:
        """The page; None before the app is built."""
        return self._find(self._folder, "index.html")

    def asset(self, name: str) -> Content | None:
        """A file that the page asks for; None for whatever else is asked for."""
        return self._find(self._folder / "assets", name)

    def app_file(self, name: str) -> Content | None:
        """A file with a fixed name by which systems and other sites know the app: icons, its manifest."""
        return self._find(self._folder / "app", name)

    def root_file(self, name: str) -> Content | None:
        """A file that has to lie beside the page."""
        return self._find(self._folder, name)

    def _find(self, folder: Path, name: str) -> Content | None:
        # Compared with what is there: a name from outside never becomes a path.
        path = next((path for path in folder.iterdir() if path.name == name), None) if folder.is_dir() else None
        if path is None:
            return None
        built = path.stat().st_mtime_ns
        read = self._read.get(path)
        if read is None or read[0] != built:
            media_type = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
            read = self._read[path] = (built, Content(path.read_bytes(), media_type))
        return read[1]
