"""What was said at a table: kept in storage, the last lines in memory for those who come."""

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
        """What was said last, once somebody has looked."""
        self.said = 0
        """Grows with whatever is said."""

    async def keep(self, table: Table, entry: int, seat: int | None, name: str | None, kind: Kind, text: str) -> Talk:
        """Store a line of talk; as it is told."""
        if not await self._store.add_talk(self._id, entry, seat, name, kind, text):
            raise ApiError("no-such-table", table=self._id)
        return self.add(table, entry, seat, name, kind, text)

    def add(self, table: Table, entry: int, seat: int | None, name: str | None, kind: Kind, text: str) -> Talk:
        """Remember a line that is stored; as it is told."""
        line = chat_line(table, entry, seat, name, kind, text)
        self.lines.append(line)
        self.said += 1
        return line

    async def look(self, table: Table, most: int) -> bool:
        """Read the last lines anew; False if something was said meanwhile, so that the newest may be missing."""
        said = self.said
        kept = await self._store.talk_of(self._id, most)
        if said != self.said:
            return False
        fields = ("entry", "seat", "name", "kind", "text")
        lines = deque((chat_line(table, *(line[name] for name in fields)) for line in kept), maxlen=most)
        if lines != self.lines:
            self.said += 1
        self.lines = lines  # even if it is as empty: from now on it has room
        return True


def chat_line(table: Table, entry: int, seat: int | None, name: str | None, kind: Kind, text: str) -> Talk:
    """A line of talk; a phrase is told with the names of what it speaks of."""
    phrase = table.told_phrase(text) if kind == "phrase" else None
    return Talk(entry=entry, seat=seat, name=name, kind=kind, text=text, phrase=phrase)


def sayable(table: Table, seat: int, phrase: str) -> str | None:
    """The text of a phrase if it makes sense now."""
    try:
        return table.clone().say(seat, phrase).text
    except UndercroftError:
        return None
