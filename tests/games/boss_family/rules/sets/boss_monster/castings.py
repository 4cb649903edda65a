"""What a spell may be cast at, as it is offered."""

from __future__ import annotations

from tests.games.helpers import offers
from undercroft.kernel.table import Table


def castings(table: Table, spell: str) -> list[str]:
    """What the spell may be cast at or on, as offered; an empty string where it needs no target."""
    texts = [offer.split() for offer in offers(table)]
    return [text[2].partition("=")[2] if len(text) > 2 else "" for text in texts if text[1:2] == [f"card={spell}"]]
