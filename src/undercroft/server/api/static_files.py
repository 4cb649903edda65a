"""Static files and other content that rarely changes: compressed once, with ETags and caching headers."""

from __future__ import annotations

import gzip
import stat
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette import staticfiles
from starlette.requests import Request
from starlette.responses import Response

if TYPE_CHECKING:
    import os

    from starlette.types import Scope

IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""
ONE_DAY = "public, max-age=86400"
"""For images with fixed names."""
REVALIDATE = "public, no-cache"
"""For content that is the same for everybody."""
PRIVATE_REVALIDATE = "private, no-cache"
"""For pages; the response may set a guest's cookie."""
NO_STORE = "private, no-store"
"""For responses about one guest."""
MIN_BYTES = 500
"""Smaller content is not compressed."""
MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}
"""Media types that not every system knows."""
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "application/javascript", "image/svg+xml")


class Content:
    """Bytes compressed once, with an ETag for each form.

    Starlette's GZipMiddleware compresses every response anew, and sends both forms with the same ETag.
    """

    def __init__(self, body: bytes, media_type: str) -> None:
        self.media_type = media_type
        self.tag = blake2b(body, digest_size=12).hexdigest()
        self.plain = body
        # The best level, because it is done once; without a time, so that the bytes are always the same.
        small = len(body) <= MIN_BYTES or not media_type.startswith(COMPRESSIBLE)
        packed = body if small else gzip.compress(body, 9, mtime=0)
        self._packed = packed if len(packed) < len(body) else None

    def response(self, request: Request, cache_control: str = REVALIDATE, vary: str = "") -> Response:
        """Return the response to a request; it is empty if the client has these bytes already."""
        packed = self._packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None
        headers = {"Cache-Control": cache_control, "ETag": f'"{self.tag}"' if packed is None else f'"{self.tag}-gzip"'}
        varies = [name for name in ("Accept-Encoding" if self._packed is not None else "", vary) if name]
        if varies:
            headers["Vary"] = ", ".join(varies)
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if packed is None:
            return Response(self.plain, media_type=self.media_type, headers=headers)
        return Response(packed, media_type=self.media_type, headers={**headers, "Content-Encoding": "gzip"})


def accepts_gzip(header: str) -> bool:
    """Return True if an `Accept-Encoding` header allows gzip."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class StaticFiles(staticfiles.StaticFiles):
    """A folder of static files, read and compressed once; a changed file is read again."""

    def __init__(self, folder: Path, cache_control: str = REVALIDATE, images: str = "") -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # without the folder there are no files: the browser app may not be built yet
        self._cache_control = cache_control
        self._images = images or cache_control

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        content = read_content(Path(full_path), stat_result.st_mtime_ns)
        is_image = content.media_type.startswith("image/")
        return content.response(Request(scope), self._images if is_image else self._cache_control)

    def find(self, name: str) -> Content | None:
        """Return a file of the folder, or None if there is no such file."""
        try:
            path, found = self.lookup_path(name)
        except (OSError, ValueError):  # too long, or with characters that no file name has
            return None
        if found is None or not stat.S_ISREG(found.st_mode):
            return None
        return read_content(Path(path), found.st_mtime_ns)


@lru_cache(maxsize=512)
def read_content(path: Path, modified: int) -> Content:
    """Read and compress a file; the time of its last change is part of the cache's key."""
    media_type = MEDIA_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return Content(path.read_bytes(), media_type)


class WebApp:
    """Files of the built browser app."""

    def __init__(self, folder: Path) -> None:
        self.root = StaticFiles(folder, images=ONE_DAY)
        self.assets = StaticFiles(folder / "assets", IMMUTABLE)
        self.app = StaticFiles(folder / "app", images=ONE_DAY)
        """Files with fixed names: icons, previews of links, the manifest."""

    @property
    def page(self) -> Content | None:
        """The page, or None before the app is built."""
        return self.root.find("index.html")


def web_folder() -> Path:
    """Return the folder of the built browser app in the package."""
    return Path(str(files("undercroft.server") / "web"))
