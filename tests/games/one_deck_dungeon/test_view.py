"""Facts in the view that players need to choose: seats that still act, used skills, the faced door."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.games.one_deck_dungeon.rules.events import LootClaimed
from undercroft.i18n import event_text, language
from undercroft.kernel.table import Table


def at_loot(card: str) -> Table:
    """A table where this peril is to be claimed after a skill was used in it."""
    table = table_at("placing", ["rogue", "mage"], faced=[card], option=0, doors=[[], ["ogre_a"]], dice=[[], []])
    play(table, "use hero=0 skill=hero_dungeoneering_2p", "had_enough")
    while prompt(table) != "which_loot":
        play(table, offers(table)[0])
    return table


@pytest.mark.rule("OD-DECISION-16")
def test_stopping_lets_the_other_seat_act_until_that_one_has_had_enough_too() -> None:
    table = table_at("placing", ["warrior", "mage"], seats=2, faced=["ogre_a"], dice=[["strength-6"], ["agility-6"]])
    assert table.view(0)["encounter"]["others_act"]
    play(table, "had_enough")
    assert not table.view(1)["encounter"]["others_act"]
    play(table, "lay hero=1 die=agility-6 box=1")
    assert table.view(1)["encounter"]["others_act"]


def test_a_single_seat_that_stops_ends_the_placing() -> None:
    table = table_at("placing", ["warrior", "mage"], faced=["ogre_a"], dice=[["strength-6"], ["agility-6"]])
    assert not table.view(0)["encounter"]["others_act"]


@pytest.mark.rule("OD-101")
def test_a_skill_is_used_for_its_encounter_only() -> None:
    table = table_at("placing", ["rogue", "mage"], faced=["cave_in_a"], option=0, dice=[[], []])
    play(table, "use hero=0 skill=hero_dungeoneering_2p")
    assert table.view(0)["heroes"][0]["used"] == ["hero_dungeoneering_2p"]
    assert at_loot("cave_in_a").view(0)["heroes"][0]["used"] == []


@pytest.mark.rule("OD-DECISION-35", "OD-162")
def test_while_a_hero_heals_on_the_way_down_the_stairs_and_their_tokens_are_gone() -> None:
    facts: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}, "discard": ["panther_a"]}
    table = table_at("end", ["slayer"], deck=[], stair_tokens=2, wounds=[1], poison=[2], tokens=0, **facts)
    assert (table.view(0)["stairs"], table.view(0)["stair_tokens"]) == (True, 2)
    play(table, "go_down")
    assert (prompt(table), table.view(0)["floor"]) == ("wound_or_poison", 1)
    assert (table.view(0)["stairs"], table.view(0)["stair_tokens"]) == (False, 0)


def test_the_faced_door_is_shown_until_its_card_is_claimed() -> None:
    table = at_loot("cave_in_a")
    assert table.view(0)["faced_door"] == 0
    play(table, "take_xp card=cave_in_a")
    assert table.view(0)["faced_door"] is None


@pytest.mark.parametrize(
    ("card", "choice", "line"),
    [
        ("cave_in_a", "take_skill card=cave_in_a hero=0", "Rogue learns a skill: Flameweave (Cave-in)."),
        ("bear_traps_a", "take_potion card=bear_traps_a", "Claimed as a potion: Mana (Bear Traps)."),
        ("cave_in_a", "take_xp card=cave_in_a", "Claimed as XP: Cave-in."),
    ],
)
def test_the_log_names_the_skill_or_potion_that_a_card_gives(card: str, choice: str, line: str) -> None:
    table = at_loot(card)
    (claimed,) = of_kind(play(table, choice), LootClaimed)
    assert event_text(language("en", "one-deck-dungeon"), claimed.told_to(0, table.game.deck)) == line


@pytest.mark.rule("OD-DECISION-26", "OD-DECISION-27", "FS-018")
@pytest.mark.parametrize(
    ("phase", "wounds", "poison", "turn_card", "heals"),
    [
        ("turn", 1, 0, "healing", 1),  # 3 points, but only 1 wound
        ("turn", 4, 0, "healing", 3),
        ("turn", 1, 1, "healing", 2),  # a wound and a poison token
        ("act", 4, 0, "healing", 2),
        ("act", 4, 0, "cure", 1),
        ("act", 0, 0, "cure", 0),
    ],
)
def test_the_view_shows_the_points_that_a_potion_would_heal(
    phase: str, wounds: int, poison: int, turn_card: str, heals: int
) -> None:
    table = table_at(
        phase,
        doors=[["spore_cloud_a"]],
        wounds=[wounds],
        poison=[poison],
        tokens=1,
        options={"cards": "hybrid", "turn_card": turn_card},
    )
    [hero] = table.view(0)["heroes"]
    assert hero["heals"] == heals
    drinks = [offer for offer in offers(table) if offer.startswith("drink")]
    assert bool(drinks) is bool(heals)
    if drinks:
        play(table, drinks[0])
        [after] = table.view(0)["heroes"]
        assert wounds + poison - after["wounds"] - after["poison"] == heals
