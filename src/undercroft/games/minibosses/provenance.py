"""What is printed on a card of Rise of the Minibosses: where each part comes from, and its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_monster.rules.minibosses import FIRST_LEVEL, TOP_LEVEL
from undercroft.kernel.cards import message_of
from undercroft.kernel.features.provenance import Part, own_texts, whole

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed

PARTS: Final = {
    "ability_source": "web-mb-part-ability",
    "class2_source": "web-mb-part-class2",
    "min_players_source": "web-mb-part-players",
}
"""What may have a source of its own, by the field that names it: the message of the part."""


def parts_of(card: Printed) -> list[Part]:
    """The parts of a card with their sources: ability, second class and number of players may have their own."""
    apart = [
        Part(text, card.facts[field])
        for field, text in PARTS.items()
        if card.facts.get(field, card.source) != card.source
    ]
    return [Part("web-mb-part-rest", card.source), *apart] if apart else whole(card.source)


def texts_on(card: Printed) -> list[str]:
    """The messages of all that is printed on a card: with the powers of a miniboss, level by level."""
    key = message_of(card.id)
    levels = range(FIRST_LEVEL, TOP_LEVEL + 1) if card.kind == "miniboss" else ()
    return [*own_texts(key), *(f"{key}-level-{level}" for level in levels)]
