"""Warnings that the supply lacks dice for something, in signs and in words (OD-DECISION-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.terminal.box_words import letter

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.i18n import Language


def missing_for_skill(view: DungeonView, number: int, skill: str) -> dict[str, int]:
    """The dice that the supply lacks if this hero uses a skill now, by colour."""
    return view["short"].get(f"use hero={number} skill={skill}", {})


def missing_for_potion(view: DungeonView, potion: str) -> dict[str, int]:
    """The dice that the supply lacks if a potion is used now, by colour."""
    found = (missing_for_skill(view, number, potion) for number in range(len(view["heroes"])))
    return next((missing for missing in found if missing), {})


def missing_signs(language: Language, missing: dict[str, int]) -> str:
    """Dice that are missing, in signs: `⚠M3`."""
    return "⚠" + " ".join(f"{letter(language, colour)}{count}" for colour, count in missing.items())


def missing_words(language: Language, missing: dict[str, int]) -> str:
    """The warning that dice are missing."""
    parts = [
        f"{language.text('word-any-colour' if colour == 'any' else 'colour-' + colour)} {count}"
        for colour, count in missing.items()
    ]
    return language.text("warning-short-supply", dice=", ".join(parts))
