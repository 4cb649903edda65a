from __future__ import annotations

from undercroft.games.one_deck_dungeon.bots.prices import prices_in
from undercroft.games.one_deck_dungeon.rules.facts import BASE, DUNGEONS, FOREST, SET_OF


def test_in_the_forest_hearts_are_dearer_and_loot_is_cheaper() -> None:
    cave, roots = (next(face for face in DUNGEONS if SET_OF[face] == one) for one in (BASE, FOREST))
    brave, careful = prices_in(cave), prices_in(roots)
    assert careful.plenty / careful.loot > 2 * brave.plenty / brave.loot
    for prices in (brave, careful):
        assert list(prices.hearts) == sorted(prices.hearts, reverse=True), "the last hearts are dearest"
        assert all(alone > shared for alone, shared in zip(prices.hearts_alone, prices.hearts, strict=True))


def test_every_dungeon_has_prices() -> None:
    assert all(prices_in(dungeon).loot > 0 for dungeon in DUNGEONS)
