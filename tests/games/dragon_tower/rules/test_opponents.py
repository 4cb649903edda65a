"""Every opponent and every capability card in the engine: the points that it asks for or gives."""

from __future__ import annotations

import pytest

from tests.games.dragon_tower.fights import BEST_CARDS, LETTERS, missing, needed, offered, points, ways_to_settle
from tests.games.dragon_tower.tables import fight, room_of
from tests.games.helpers import play, refusal, zone_of
from undercroft.games.dragon_tower.rules.facts import KIND, TABLE
from undercroft.kernel.table import Table

OPPONENTS = {
    # normal monsters
    "orc": "S3",
    "ghost": "F3",
    "fire_imp": "M3",
    "cave_bat_swarm": "A3",
    "troll": "S5",
    "goblin_shaman": "F1 M3",
    "skeleton_archer": "F2 A2",
    "swirling_darkness": "F3 M1",
    "stone_sentinel": "S2 M3",
    "goblin_scout": "S1 A3",
    "werewolf": "S2 A2",
    "skeleton_guard": "S2 F2",
    "ghoul": "S2 F2 A1",
    "marsh_light": "M2 A2",
    "hedge_witch": "M3 A1",
    "cultist": "F3 M2",
    "harpy": "F1 A4",
    "cellar_spider": "S1 M1 A2",
    "gargoyle": "S3 M1",
    "rat_king": "S1 F2 A1",
    # elite monsters
    "necromancer": "F3 M4",
    "minotaur": "S5 A2",
    "black_knight": "S4 F3",
    "vampire": "S2 F3 A2",
    "stone_golem": "S4 M3",
    "banshee": "F5 A2",
    "basilisk": "S2 M3 A2",
    "shadow_dancer": "F2 A5",
    "warlock": "F2 M5",
    "manticore": "S3 A4",
    "fallen_saint": "S2 F5",
    "storm_elemental": "M4 A3",
    "chimera": "S2 F1 M2 A2",
    "ogre_chief": "S5 F1",
    "mirror_mage": "M4 A2",
    "night_stalker": "S1 F2 M1 A3",
    # circumstances
    "ceiling_collapse": "A3",
    "rusted_door": "S3",
    "whispering_walls": "F3",
    "wild_magic": "M3",
    "flooded_passage": "S1 A1",
    "cursed_idol": "F1 M1",
    "acid_pit": "M1 A1",
    "grave_chill": "S1 F1",
    "rune_trap": "S1 M1",
    "blinding_smoke": "F1 A1",
    # bosses
    "dragon": "S4 F3 M3 A3",
    "shadow_of_the_dragon": "S3 F2 M3 A2",
    "giant_troll": "S6 F2 M1 A3",
    "dark_lord": "S2 F3 M4 A2",
    "lord_of_the_dead": "S1 F2 M1 A1",
}

CAPABILITIES = {
    "power_strike": "S3",
    "giant_swing": "S3",
    "strength_potion": "S2",
    "shield_bash": "S2",
    "elbow_jab": "S1",
    "firm_stance": "S1",
    "divine_song": "F3",
    "holy_symbol": "F3",
    "daylight_amulet": "F2",
    "prayer": "F2",
    "candle_of_hope": "F1",
    "vow": "F1",
    "lightning_strike": "M3",
    "spell_break": "M3",
    "mana_potion": "M2",
    "magic_circle": "M2",
    "magic_amulet": "M1",
    "wand_spark": "M1",
    "shadow_leap": "A3",
    "whirling_dodge": "A3",
    "agility_potion": "A2",
    "rope_trick": "A2",
    "backflip": "A1",
    "side_step": "A1",
}

THREE_OF_EACH = ("orc", "ghost", "fire_imp", "cave_bat_swarm")
"""Monsters that ask for nothing but 3 Strength, Faith, Magic, Agility."""

opponents = pytest.mark.parametrize(
    ("card", "numbers"),
    [pytest.param(card, numbers, marks=pytest.mark.card(card), id=card) for card, numbers in OPPONENTS.items()],
)
capabilities = pytest.mark.parametrize(
    ("card", "numbers"),
    [pytest.param(card, numbers, marks=pytest.mark.card(card), id=card) for card, numbers in CAPABILITIES.items()],
)


def facing(card: str, hand: list[str]) -> Table:
    """A Barbarian with this hand, whose base is used up, is about to fight this opponent alone."""
    boss = card if card in ("giant_troll", "dark_lord", "lord_of_the_dead") else "dragon"
    table = fight(
        ["barbarian", "priest"],
        [card],
        floor=6,
        hands=[hand],
        health=[6, 6],
        fought=[0],
        options={"boss": boss},
    )
    play(table, f"fight_alone hero=0 foe={card}")
    return table


def test_no_opponent_and_no_capability_is_left_out() -> None:
    printed = {row["id"] for part in ("monster", "circumstance", "boss") for row in TABLE[part]}
    assert printed == set(OPPONENTS)
    assert {row["id"] for row in TABLE["capability"]} == set(CAPABILITIES)
    assert set(KIND) == {"hero", "skill", "normal", "elite", "circumstance", "capability", "boss"}


@opponents
@pytest.mark.parametrize("attribute", range(4), ids=["strength", "faith", "magic", "agility"])
@pytest.mark.rule("DT-075", "DT-083", "DT-085")
def test_an_opponent_costs_exactly_its_number_in_health_where_cards_cover_all_else(
    card: str, numbers: str, attribute: int
) -> None:
    others = [best for other, best in enumerate(BEST_CARDS) if other != attribute]
    table = facing(card, [card_id for best in others for card_id in best])
    while cards := offered(table, "play_card"):
        play(table, cards[0])
    cost = points(numbers)[attribute]
    assert ways_to_settle(table) == [f"commit first={cost} second=0"]
    play(table, f"commit first={cost} second=0")
    assert room_of(table, 6) == []


@opponents
@pytest.mark.rule("DT-084")
def test_an_attribute_that_the_opponent_lacks_cannot_be_answered(card: str, numbers: str) -> None:
    table = facing(card, [best[0] for best in BEST_CARDS])
    for asks, best in zip(points(numbers), BEST_CARDS, strict=True):
        if asks:
            assert f"play_card card={best[0]}" in offered(table, "play_card")
        else:
            assert refusal(table, f"play_card card={best[0]}") == "DT-084"


@opponents
@pytest.mark.rule("DT-089", "DT-090", "DT-DECISION-16")
def test_two_heroes_together_find_every_attribute_that_it_has_raised_by_one(card: str, numbers: str) -> None:
    table = fight(
        ["barbarian", "priest"],
        [card],
        floor=6,
        hands=[[cards[0] for cards in BEST_CARDS], [cards[1] for cards in BEST_CARDS]],
        health=[6, 6],
        fought=[0, 1],
        stage="pairs",
        failed=True,
    )
    play(table, f"fight_together first=0 second=1 foe={card}")
    raised = [asks + 1 if asks else 0 for asks in points(numbers)]
    assert needed(table) == raised
    assert missing(table) == raised  # neither has base points left


@capabilities
@pytest.mark.rule("DT-083", "DT-084", "DT-085")
def test_a_capability_card_gives_exactly_its_number_in_exactly_its_attribute(card: str, numbers: str) -> None:
    table = fight(["barbarian", "priest"], THREE_OF_EACH, hands=[[card], _all_the_rest()], health=[6, 6], fought=[0])
    play(table, "fight_alone hero=0 foe=orc", *[f"face_too foe={foe}" for foe in THREE_OF_EACH[1:]])
    assert missing(table) == [3, 3, 3, 3]
    play(table, f"play_card card={card}")
    assert missing(table) == [3 - given for given in points(numbers)]


@capabilities
@pytest.mark.rule("DT-085", "DT-086")
def test_a_capability_card_saves_exactly_its_number_in_health(card: str, numbers: str) -> None:
    attribute = LETTERS.index(numbers[0])
    foe = THREE_OF_EACH[attribute]
    table = facing(foe, [card])
    assert ways_to_settle(table) == ["commit first=3 second=0"]
    play(table, f"play_card card={card}")
    rest = 3 - int(numbers[1])
    assert ways_to_settle(table) == [f"commit first={rest} second=0"]
    play(table, f"commit first={rest} second=0")
    assert zone_of(table, "discards", attribute) == [card]


def _all_the_rest() -> list[str]:
    """The +3 cards of all attributes: with them in the comrade's hand the room is not hopeless."""
    return [card for best in BEST_CARDS for card in best]
