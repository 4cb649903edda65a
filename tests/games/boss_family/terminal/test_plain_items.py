"""Items and explorers in the sentences of the plain mode."""

from __future__ import annotations

import pytest

from tests.games.boss_family.sets import BOTH, tools_at
from undercroft.games.boss_family.terminal.plain import whole_situation
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.table import Table
from undercroft.kernel.view_types import AnyView


def told(table: Table, lang: str = "en") -> str:
    """Everything there is, as the first player reads it."""
    view: AnyView = table.view(0)
    return "\n".join(whole_situation(language(lang, "boss-monster"), view, ["Ann", "Bo"]))


def with_items() -> Table:
    """Items on a hero, in town and in both score areas."""
    return tools_at(
        "build",
        options=BOTH,
        dungeons=[["reactor_core"]],
        town=["fighter_8_a", "tmatha"],
        bearers=[("fighter_8_a", "oversized_sword")],
        waiting=["ice_rod"],
        items=[["pet_monster"]],
        spent=[[], ["goblin_suit"]],
        hands=[["freeze"]],
    )


def test_items_are_told_wherever_they_are() -> None:
    text = told(with_items())
    assert "Health 13, carries the Oversized Sword" in text
    assert "Items in town: Ice Rod ‹TH› (item, Mage)." in text
    assert "Item, face up: Pet Monster" in text
    assert "Items, face down: Goblin Suit" in text
    assert "Pet Monster ‹TH›: Hero: When this hero enters your dungeon" in text
    assert "Explorer 1" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_them(lang: str) -> None:
    assert "‹" in told(with_items(), lang)
