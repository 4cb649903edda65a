"""What of all that happened belongs together in one line of a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

BESIDES: Final = frozenset({"story", "swing"})
"""What an event tells besides its sentence."""


def belongs(events: Sequence[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Whether an event can be told in one sentence with those before it: all tell the same of one card each."""
    if not events:
        return False
    fields = {name for one in (*events, event) for name in _differences(events[0], one)}
    return len(fields) < 2 and all(_is_card(event.get(name)) for name in fields)


def together(events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Several such events in a row as one: the card in which they differ becomes a list of cards."""
    fields = {name for event in events for name in _differences(events[0], event)}
    return {name: [event[name] for event in events] if name in fields else value for name, value in events[0].items()}


def _differences(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    """The fields in which two events differ."""
    return {name for name in (one.keys() | other.keys()) - BESIDES if one.get(name) != other.get(name)}


def _is_card(value: Any) -> bool:
    return isinstance(value, dict) and ("card" in value or "back" in value)
