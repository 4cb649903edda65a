"""Sources of the parts of a card of Dragon Tower; the rulebook shows some parts, the rest is our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES
from undercroft.kernel.features.provenance import OWN, Part, whole

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed


def parts_of(card: Printed) -> list[Part]:
    """Return the parts of a card with their sources."""
    named: list[str] = card.facts.get("from_rulebook", [])
    return [*map(shown_part, named), Part("web-part-rest", OWN)] if named else whole(card.source)


def shown_part(part: str) -> Part:
    """Return a part that the rulebook shows, from its name in the card tables."""
    attribute = part.removeprefix("has ").lower()
    if part == "name_ru":
        return Part("web-part-name", "rulebook")
    if attribute not in ATTRIBUTES:
        return Part("web-dt-part-" + part.lower().replace(" ", "-"), "rulebook")
    key = "attribute-" + attribute
    if part.startswith("has "):
        return Part("web-dt-part-has", "rulebook", names={"attribute": key})
    return Part(key, "rulebook")
