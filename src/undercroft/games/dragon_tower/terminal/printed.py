"""Where the parts of a card of Dragon Tower come from: the rulebook shows some of them, the rest is our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES
from undercroft.lang.language import Name
from undercroft.terminal.origin import OWN, Part

if TYPE_CHECKING:
    from undercroft.kernel.cards import Printed
    from undercroft.lang import Language


def parts(language: Language, card: Printed) -> list[Part]:
    """The parts of a card with their sources."""
    named: list[str] = card.facts.get("from_rulebook", [])
    if not named:
        return [Part(language.text("web-origin-whole"), card.source)]
    shown = [Part(part_name(language, part), "rulebook") for part in named]
    return [*shown, Part(language.text("web-part-rest"), OWN)]


def part_name(language: Language, part: str) -> str:
    """What the card tables call a part, in words."""
    if part == "name_ru":
        return language.text("web-part-name")
    attribute = part.removeprefix("has ").lower()
    if attribute not in ATTRIBUTES:
        return language.text("web-dt-part-" + part.lower().replace(" ", "-"))
    if part.startswith("has "):
        return language.text("web-dt-part-has", attribute=Name("attribute-" + attribute))
    return language.text("attribute-" + attribute)
