"""Talk at a table: stored in the database, the last lines cached for subscribers who join."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from undercroft.kernel.errors import UndercroftError
from undercroft.server.errors import ApiError
from undercroft.server.ws_messages import Talk

if TYPE_CHECKING:
    from undercroft.kernel.table import Table
    from undercroft.server.storage.store import Store

Kind = Literal["phrase", "chat", "note"]


class ChatLog:
    """The talk of one table."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._id = table_id
        self.lines: deque[Talk] = deque(maxlen=0)
        """The last lines, after the first `reload`."""
        self.version = 0
        """Increases with every change of the lines."""

    async def write(self, table: Table, entry: int, seat: int | None, name: str | None, kind: Kind, text: str) -> Talk:
        """Store and add a line; return it as sent to clients."""
        if not await self._store.add_talk(self._id, entry, seat, name, kind, text):
            raise ApiError("no-such-table", table=self._id)
        return self.add(table, entry, seat, name, kind, text)

    def add(self, table: Table, entry: int, seat: int | None, name: str | None, kind: Kind, text: str) -> Talk:
        """Add a line that is stored already; return it as sent to clients."""
        line = chat_line(table, entry, seat, name, kind, text)
        self.lines.append(line)
        self.version += 1
        return line

    async def reload(self, table: Table, limit: int) -> bool:
        """Read the last lines from the database; return False if a line was added meanwhile, which may be missing."""
        version = self.version
        stored = await self._store.talk_of(self._id, limit)
        if version != self.version:
            return False
        fields = ("entry", "seat", "name", "kind", "text")
        lines = deque((chat_line(table, *(line[name] for name in fields)) for line in stored), maxlen=limit)
        if lines != self.lines:
            self.version += 1
        self.lines = lines  # even if both are empty: the first reload sets the limit
        return True


def chat_line(table: Table, entry: int, seat: int | None, name: str | None, kind: Kind, text: str) -> Talk:
    """Return a chat line as sent to clients; a phrase includes the names of its arguments."""
    phrase = table.phrase(text) if kind == "phrase" else None
    return Talk(entry=entry, seat=seat, name=name, kind=kind, text=text, phrase=phrase)


def possible_phrase(table: Table, seat: int, phrase: str) -> str | None:
    """Return the text of a phrase, or None if it cannot be said now."""
    try:
        return table.clone().say(seat, phrase).text
    except UndercroftError:
        return None
