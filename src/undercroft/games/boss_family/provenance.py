"""Sources of the parts of a printed card, and the messages of its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules.facts import MINIBOSSES_SET
from undercroft.games.boss_family.rules.minibosses import FIRST_LEVEL, TOP_LEVEL
from undercroft.kernel.cards import message_of
from undercroft.kernel.features.provenance import Part, own_texts, whole

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed

PARTS: Final = {"ability_source": "web-bm-part-ability", "phase_source": "web-bm-part-phase"}
"""The message of each part that may have its own source, by the field that names the source."""
MINIBOSSES_PARTS: Final = {
    "ability_source": "web-mb-part-ability",
    "class2_source": "web-mb-part-class2",
    "min_players_source": "web-mb-part-players",
}


def parts_of(card: Printed) -> list[Part]:
    """Return the parts of a card with their sources; the ability, the phase or a second class may have their own."""
    own = card.facts["set"] == MINIBOSSES_SET
    parts, rest = (MINIBOSSES_PARTS, "web-mb-part-rest") if own else (PARTS, "web-bm-part-rest")
    apart = [
        Part(text, card.facts[field])
        for field, text in parts.items()
        if card.facts.get(field, card.source) != card.source
    ]
    return [Part(rest, card.source), *apart] if apart else whole(card.source)


def texts_on(card: Printed) -> list[str]:
    """Return the messages of all texts on a card: both texts of an item, the powers of a miniboss by level."""
    key = message_of(card.id)
    texts = own_texts(key)
    if card.kind == "item":
        texts = [*texts, f"{key}-hero", f"{key}-boss"]
    if card.kind == "miniboss":
        texts = [*texts, *(f"{key}-level-{level}" for level in range(FIRST_LEVEL, TOP_LEVEL + 1))]
    return texts
