"""Super Boss Monster in lists of cards: the texts of a card, and the sources of its parts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.super_boss_monster.game import SUPER_BOSS_MONSTER
from undercroft.i18n import language


def card_data(card: str) -> dict[str, Any]:
    """Return a printed card in the form of lists of cards."""
    return SUPER_BOSS_MONSTER.describe_card(next(one for one in SUPER_BOSS_MONSTER.cards() if one.id == card))


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("runic_study", {"original": ["web-origin-whole"]}),
        (
            "frozen_monster",
            {
                "rulebook": ["web-sb-part-name", "web-sb-part-damage", "web-sb-part-ability"],
                "original": ["web-sb-part-rest"],
            },
        ),
        ("stealth", {"rulebook": ["web-sb-part-name", "web-sb-part-copies"], "original": ["web-sb-part-rest"]}),
        ("gregore", {"two-sources": ["web-origin-whole"]}),  # a card of another set, as there
    ],
)
def test_a_card_says_what_the_book_gives_and_what_is_ours(card: str, parts: dict[str, list[str]]) -> None:
    origins = {origin["source"]: [part["text"] for part in origin["parts"]] for origin in card_data(card)["origins"]}
    assert origins == parts


@pytest.mark.parametrize("code", ["en", "ru", "uk", "pl"])
def test_every_part_and_every_space_has_its_words(code: str) -> None:
    words = language(code, "super-boss-monster")
    cards = [SUPER_BOSS_MONSTER.describe_card(card) for card in SUPER_BOSS_MONSTER.cards()]
    parts = {part["text"] for card in cards for origin in card["origins"] for part in origin["parts"]}
    assert len(parts) > 8
    assert [part for part in parts if not words.has(part)] == []
    spaces = [text for card in cards for text in card["texts"] if text.endswith("-space")]
    assert len(spaces) == 15
    assert [text for text in spaces if not words.has(text)] == []
