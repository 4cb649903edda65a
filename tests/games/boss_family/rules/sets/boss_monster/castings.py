"""Targets of a spell, as they are offered."""

from __future__ import annotations

from tests.games.helpers import offers
from undercroft.kernel.table import Table


def castings(table: Table, spell: str) -> list[str]:
    """Return the targets that are offered for a spell; an empty string if it needs none."""
    texts = [offer.split() for offer in offers(table)]
    return [text[2].partition("=")[2] if len(text) > 2 else "" for text in texts if text[1:2] == [f"card={spell}"]]
