"""The list of printed cards: what is printed on each, and which of it is of the printed game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.cards import Printed, message_of
from undercroft.terminal.games import words_of
from undercroft.terminal.origin import origins_of

if TYPE_CHECKING:
    from undercroft.lang import Language


def card_facts(words: Language, card: Printed) -> dict[str, Any]:
    """What the list of cards tells about one: what is printed on it, and which of it is of the printed game."""
    key = message_of(card.id)
    game = words_of(words.game or "")
    origins = origins_of(game.card_parts(words, card))
    sources = {origin.source: words.text("source-" + origin.source) for origin in origins}

    def text(end: str) -> str:
        return words.text(key + end) if words.has(key + end) else ""

    return {
        "id": card.id,
        "name": words.text(key),
        "kind": card.kind,
        "set": words.text("web-set-" + card.facts["set"]) if "set" in card.facts else "",
        "copies": card.copies,
        "numbers": game.card_numbers(card),
        "lines": game.card_lines(words, card),
        "text": text("-text"),
        "flavour": text("-flavour"),
        "source": card.source,
        "provenance": ", ".join(sources.values()),
        "origins": [{"source": source, "provenance": sources[source], "parts": parts} for source, parts in origins],
        "doubt": text("-doubt"),
    }


def card_lines(words: Language, facts: dict[str, Any]) -> list[str]:
    """A card of the list for reading; where its parts come from stands at its foot, if not all from one source."""
    copies = f" ×{facts['copies']}" if facts["copies"] else ""
    head = [facts["name"], facts["id"], facts["kind"] + copies, facts["set"], facts["provenance"]]
    foot = [f"{origin['provenance']}: {'; '.join(origin['parts'])}" for origin in facts["origins"]]
    told = [*facts["lines"], facts["flavour"], *(foot if len(foot) > 1 else [])]
    told.append(words.text("web-origin-doubt", doubt=facts["doubt"]) if facts["doubt"] else "")
    return [" · ".join(filter(None, head)), *(f"    {line}" for line in told if line)]
