"""The model of a campaign screen: pages of lines, and the changes that a line offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from textual.content import Content


class Change(msgspec.Struct, frozen=True):
    """A change that a line offers, its key, and the question that confirms it."""

    key: str
    change: dict[str, str]
    ask: str


class Line(msgspec.Struct, frozen=True):
    """A line of a page; a heading cannot be chosen."""

    text: Content
    note: str = ""
    changes: tuple[Change, ...] = ()
    heading: bool = False


class Page(msgspec.Struct, frozen=True):
    """A page, such as the sheet of one hero."""

    name: str
    open: int
    """The number of open decisions."""
    title: str
    head: tuple[Content, ...]
    lines: tuple[Line, ...]
