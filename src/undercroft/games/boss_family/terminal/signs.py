"""Signs for the values printed on cards of the family."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.facts import TREASURES

TREASURE_SIGNS: Final = ("✚", "◆", "⚔", "●", "▲")
KIND_SIGNS: Final = {"monster": "♞", "trap": "⚙"}
ADVANCED_SIGN: Final = "★"
MINIBOSS_SIGN: Final = "♟"
CLASS_SIGNS: Final = {**dict(zip(TREASURES, TREASURE_SIGNS, strict=True)), "fool": "☼", "none": "∅"}
SOUL: Final = "☠"
WOUND: Final = "✖"
HEALTH: Final = "♥"
ROOM_CARD: Final = "▤"
SPELL_CARD: Final = "✦"
COIN: Final = "◎"
ITEM_SIGN: Final = "⚱"
SILENT: Final = "⊘"
HELD_BACK: Final = "‖"
TREASURE_INK: Final = ("#dff3ff", "#c48cf5", "#f2862c", "#3fe08f", "#f25fa5")
COIN_INK: Final = "#e3cf8f"
