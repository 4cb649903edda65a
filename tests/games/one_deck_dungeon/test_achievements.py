"""Achievements of One Deck Dungeon: each has its condition on a won game."""

from __future__ import annotations

from typing import Any

import undercroft
from undercroft.games.one_deck_dungeon.achievements import ACHIEVEMENTS, earned
from undercroft.kernel.result import Result

WON = Result((0,), (1,), "victory")
LOST = Result((), (0,), "hero-died")


def ended(result: Result = WON, *, options: dict[str, Any] | None = None, **position: Any) -> set[str]:
    """Return the achievements of a game that ends in this position."""
    heroes = position.pop("heroes", ["warrior"])
    base = {"heroes": len(heroes), "team": "deal", **(options or {})}
    table = undercroft.scenario(
        {
            "game": "one-deck-dungeon",
            "options": base,
            "position": {"phase": "act", "heroes": heroes, "dungeon": "dragons_cave", **position},
        }
    )
    table.state.result = result
    return set(earned(table.state))  # type: ignore[arg-type]  # the state of this game


def test_a_lost_game_earns_nothing() -> None:
    assert ended(LOST) == set()


def test_the_party() -> None:
    assert {"first_boss", "alone_below"} <= ended()
    assert "alone_below" not in ended(heroes=["warrior", "mage"])
    assert "four_below" in ended(heroes=["warrior", "mage", "archer", "rogue"])
    assert "four_below" not in ended()


def test_health_level_tier_and_potions() -> None:
    assert "healthy_return" in ended()
    assert "healthy_return" not in ended(wounds=[1])
    assert "top_of_the_class" in ended(level=4)
    assert "top_of_the_class" not in ended(level=3)
    assert "no_fear" in ended(options={"tier": "fearless"})
    assert "no_fear" not in ended()
    assert "potion_saver" in ended(tokens=3)
    assert "potion_saver" not in ended(tokens=2)
    assert "light_pack" in ended()


def test_the_boxes() -> None:
    assert "forest_walker" in ended(options={"cards": "forest"}, dungeon="the_mudlands", basic_potion="potion_aid")
    assert "both_boxes" in ended(options={"cards": "hybrid"})
    assert not {"forest_walker", "both_boxes"} & ended()


def test_all_of_them_are_listed() -> None:
    assert len(ACHIEVEMENTS) == 10
