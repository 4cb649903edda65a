"""Rise of the Minibosses in lists of cards: the texts of a card, and the sources of its parts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.minibosses.game import MINIBOSSES
from undercroft.i18n import language
from undercroft.kernel.features.provenance import SOURCES


def card_data(card: str) -> dict[str, Any]:
    """Return a printed card in the form of lists of cards."""
    return MINIBOSSES.describe_card(next(one for one in MINIBOSSES.cards() if one.id == card))


def parts_by_source(card: str) -> dict[str, list[str]]:
    """Return the messages of a card's parts by source, the most reliable source first."""
    return {origin["source"]: [part["text"] for part in origin["parts"]] for origin in card_data(card)["origins"]}


def test_a_miniboss_has_the_texts_of_its_three_levels() -> None:
    levels = [f"card-spike-level-{level}" for level in (1, 2, 3)]
    assert card_data("spike")["texts"][-3:] == levels
    assert all(language("en", "minibosses").has(level) for level in levels)
    assert not any("-level-" in text for text in card_data("loot_box")["texts"])


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("gregore", {"two-sources": ["web-origin-whole"]}),
        ("spike", {"public-list": ["web-origin-whole"]}),
        ("paladin", {"public-list": ["web-mb-part-rest"], "inferred": ["web-mb-part-players"]}),
        ("warlock", {"public-list": ["web-mb-part-rest"], "inferred": ["web-mb-part-class2", "web-mb-part-players"]}),
        (
            "inquisitor",
            {
                "public-list": ["web-mb-part-rest"],
                "inferred": ["web-mb-part-players"],
                "original": ["web-mb-part-ability"],
            },
        ),
    ],
)
def test_what_was_inferred_or_is_ours_is_told_apart_from_what_is_printed(
    card: str, parts: dict[str, list[str]]
) -> None:
    assert parts_by_source(card) == parts
    assert list(parts) == [source for source in SOURCES if source in parts]


def test_no_source_of_any_part_is_lost() -> None:
    for card in MINIBOSSES.cards():
        named = {value for key, value in card.facts.items() if key.endswith("source")}
        assert set(parts_by_source(card.id)) == named, card.id
