"""Groups of events that the log merges into one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

IGNORED: Final = frozenset({"story", "swing"})
"""Keys of an event that do not affect its log line."""


def belongs(events: Sequence[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Return True if an event fits into the log line of those before it: they differ in at most one field, a card."""
    if not events:
        return False
    fields = {name for other in (*events, event) for name in _differences(events[0], other)}
    return len(fields) < 2 and all(_is_card(event.get(name)) for name in fields)


def together(events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Merge such events into one, in which the field that differs is a list of cards."""
    fields = {name for event in events for name in _differences(events[0], event)}
    return {name: [event[name] for event in events] if name in fields else value for name, value in events[0].items()}


def _differences(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    """Return the fields in which two events differ."""
    return {name for name in (one.keys() | other.keys()) - IGNORED if one.get(name) != other.get(name)}


def _is_card(value: Any) -> bool:
    return isinstance(value, dict) and ("card" in value or "back" in value)
