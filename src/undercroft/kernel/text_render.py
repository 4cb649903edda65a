"""A generic rendering of any view as plain text."""

from __future__ import annotations

from typing import Any


def draw_view(view: dict[str, Any]) -> str:
    """Render the zones of a view as lines of text, without empty zones."""
    seat = "spectator" if view["seat"] is None else f"seat {view['seat']}"
    lines = [f"{view['game']}, decision {view['number']}, seen by {seat}"]
    for name, zone in view["zones"].items():
        rows = enumerate(zone) if isinstance(zone, list) and _is_group(zone) else [(None, zone)]
        for place, row in rows:
            text = _draw_row(row)
            if text:
                label = name if place is None else f"{name} {place}"
                lines.append(f"  {label}: {text}")
    return "\n".join(lines)


def _is_group(zone: list[Any]) -> bool:
    return bool(zone) and all(isinstance(row, list) or "count" in row for row in zone)


def _draw_row(row: Any) -> str:
    if isinstance(row, dict):
        known = dict(row["known"])
        if row["count"] and len(known) == row["count"]:
            return ", ".join(draw_card(card) for card in known.values())
        parts = [f"{row['count']} cards"] if row["count"] else []
        parts += [f"{place}: {draw_card(card)}" for place, card in known.items()]
        return ", ".join(parts)
    return ", ".join(draw_card(card) for card in row)


def draw_card(card: dict[str, Any]) -> str:
    """Render a card: its printed id and number, or its back."""
    return f"{card['card']}#{card['id']}" if "card" in card else f"({card['back']})"
