"""Sources of the parts of a printed card, and the messages of its texts; most cards of this set are our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family import provenance as family
from undercroft.games.super_boss_monster.rules.facts import SUPER_SET
from undercroft.kernel.cards import message_of
from undercroft.kernel.features.provenance import OWN, Part, whole

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed

BOOK = "rulebook"


def parts_of(card: Printed) -> list[Part]:
    """Return the parts of a card with their sources: those that the rulebook shows, and the rest, which is ours."""
    if card.facts["set"] != SUPER_SET:
        return family.parts_of(card)
    known = card.facts.get("known", ())
    if not known:
        return whole(card.source)
    return [*(Part(f"web-sb-part-{part}", BOOK) for part in known), Part("web-sb-part-rest", OWN)]


def texts_on(card: Printed) -> list[str]:
    """Return the messages of all texts on a card, with that of its action space."""
    texts = family.texts_on(card)
    return [*texts, f"{message_of(card.id)}-space"] if "action_space" in card.facts else texts
