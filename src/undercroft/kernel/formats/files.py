"""Text input: a string, or the path of a file."""

from __future__ import annotations

from pathlib import Path

from undercroft.kernel.errors import Malformed


def text_of(source: str | Path) -> str:
    """Return the text of a file, or the string itself if it is empty or has several lines and so is not a path."""
    if not isinstance(source, (str, Path)):
        raise Malformed("not-a-text", kind=type(source).__name__)
    if isinstance(source, str) and ("\n" in source or not source):
        return source
    try:
        return Path(source).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not a text file"
        raise Malformed("unreadable-file", path=str(source), reason=reason) from error
