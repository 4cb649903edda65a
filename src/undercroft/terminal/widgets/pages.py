"""What the screen of a campaign shows: pages with lines, and what can be decided at a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from textual.content import Content


class Wish(msgspec.Struct, frozen=True):
    """Something that can be decided, the key for it, and the question to be sure."""

    key: str
    wish: dict[str, str]
    ask: str


class Line(msgspec.Struct, frozen=True):
    """A line of a page; a heading cannot be chosen."""

    text: Content
    note: str = ""
    wishes: tuple[Wish, ...] = ()
    heading: bool = False


class Page(msgspec.Struct, frozen=True):
    """A page, such as the sheet of one hero."""

    name: str
    open: int
    """How much there is to decide."""
    title: str
    head: tuple[Content, ...]
    lines: tuple[Line, ...]
