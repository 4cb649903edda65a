"""Time: discarded cards, and a deck that runs out in the middle."""

from __future__ import annotations

import pytest

from tests.games.helpers import decision_of, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import HeroWounded, StairsFound, StairTokenPlaced, TimeSpent
from undercroft.games.one_deck_dungeon.rules.facts import DECK


@pytest.mark.rule("OD-050")
def test_a_unit_of_time_is_the_top_card_face_up_on_the_discard_pile() -> None:
    deck = ["goblin_a", "beetle_a", "ogre_a", "ogre_b"]
    table = table_at("turn", dungeon="yetis_cavern", deck=deck, doors=[["phantom_a"]], discard=["beetle_b"], wounds=[1])
    events = play(table, "go_on")
    assert [DECK.ids[event.card.face] for event in of_kind(events, TimeSpent)] == ["ogre_b", "ogre_a"]
    assert zone_of(table, "deck") == ["goblin_a", "beetle_a"]
    assert zone_of(table, "discard") == ["beetle_b", "ogre_b", "ogre_a"]
    shown = [card["card"] for _, card in table.view(None)["zones"]["discard"]["known"]]
    assert shown == ["beetle_b", "ogre_b", "ogre_a"]


@pytest.mark.rule("OD-050", "OD-075")
def test_the_time_of_a_way_is_paid_with_cards() -> None:
    table = table_at("encounter", faced=["bear_traps_a"], dungeon="yetis_cavern")
    before = len(zone_of(table, "deck"))
    events = play(table, "choose_option option=0")
    assert len(of_kind(events, TimeSpent)) == 3
    assert len(zone_of(table, "deck")) == before - 3


@pytest.mark.rule("OD-DECISION-9")
def test_time_that_outlasts_the_deck_goes_on_with_tokens_on_the_stairs() -> None:
    # Three hourglasses of Frost against one card: the card, then two tokens.
    table = table_at("encounter", faced=["ice_elemental_a"], dungeon="yetis_cavern", deck=["ogre_a"])
    kinds = [type(event) for event in table.opening if isinstance(event, (TimeSpent, StairsFound, StairTokenPlaced))]
    assert kinds == [TimeSpent, StairsFound, StairTokenPlaced, StairTokenPlaced]
    view = table.view(0)
    assert (view["stairs"], view["stair_tokens"]) == (True, 2)
    assert zone_of(table, "discard") == ["ogre_a"]


@pytest.mark.rule("OD-DECISION-9")
def test_units_are_spent_one_by_one_so_that_a_wound_falls_between_them() -> None:
    # Four units with two tokens on the stairs: wound after the first, then tokens 1, 2, and the third wounds again.
    table = table_at(
        "encounter", ["warrior", "mage"], faced=["ice_elemental_a"], dungeon="yetis_cavern", deck=[], stair_tokens=2
    )
    assert (prompt(table), decision_of(table).args) == ("who_is_wounded", {"count": 1})
    assert state_of(table).stair_tokens == 0  # the other two units are not spent yet
    events = play(table, "suffer_wound hero=1 count=1")
    assert [event.hero.number for event in of_kind(events, HeroWounded)] == [1]
    assert state_of(table).stair_tokens == 2
    assert "suffer_wound hero=0 count=1" not in offers(table)
