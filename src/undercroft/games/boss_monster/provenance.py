"""What is printed on a card of Boss Monster and its small sets: where each part comes from, and its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.cards import message_of
from undercroft.kernel.features.provenance import Part, own_texts, whole

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed

PARTS: Final = {"ability_source": "web-bm-part-ability", "phase_source": "web-bm-part-phase"}
"""What may have a source of its own, by the field that names it: the message of the part."""


def parts_of(card: Printed) -> list[Part]:
    """The parts of a card with their sources: a hero's ability and a spell's phase may have their own."""
    apart = [
        Part(text, card.facts[field])
        for field, text in PARTS.items()
        if card.facts.get(field, card.source) != card.source
    ]
    return [Part("web-bm-part-rest", card.source), *apart] if apart else whole(card.source)


def texts_on(card: Printed) -> list[str]:
    """The messages of all that is printed on a card: an item has a text for heroes and one for bosses."""
    key = message_of(card.id)
    return [*own_texts(key), f"{key}-hero", f"{key}-boss"] if card.kind == "item" else own_texts(key)
