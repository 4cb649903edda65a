"""Contents of the box: heroes, dice, cards, tokens, and their printed facts."""

from __future__ import annotations

import colorsys
import re

import pytest

from tests.games.helpers import offers, play
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from tools.rule_coverage import ROOT
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.facts import (
    ABILITY,
    BASE,
    BOSS_OF,
    BOXES,
    COLOURS,
    DECK,
    DIFFICULTY,
    DUNGEONS,
    ENCOUNTER_BOXES,
    FLOORS_OF,
    FOREST,
    HEROES,
    IS_PERIL,
    ITEM,
    OPTIONS,
    PAIR_LEVELS,
    PAIR_SIDE,
    POTION,
    SET_OF,
    SKILL,
    SOLO_LEVELS,
    SOLO_SIDE,
    TABLES,
    TAGGED,
    XP,
)
from undercroft.kernel.errors import ImpossibleSetup

ENCOUNTERS = [face for face in range(len(DECK.ids)) if DECK.printed[face].kind in ("combat", "peril")]
"""The encounters of both sets."""


def of_base(faces: list[int] | tuple[int, ...]) -> list[str]:
    """The ids of the base game's cards among these."""
    return [DECK.ids[face] for face in faces if SET_OF[face] == BASE]


# -- heroes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-006")
def test_the_base_game_has_five_heroes() -> None:
    assert of_base(HEROES) == ["warrior", "rogue", "archer", "mage", "paladin"]


@pytest.mark.rule("OD-007")
@pytest.mark.parametrize("hero", of_base(HEROES))
def test_a_hero_card_has_a_side_for_one_and_a_side_for_two(hero: str) -> None:
    alone = table_at("turn", [hero]).view(0)["heroes"][0]
    together = table_at("turn", [hero, "druid"]).view(0)["heroes"][0]
    assert sum(alone["icons"]) == 7
    assert sum(together["icons"]) == 4
    assert alone["health"] > together["health"]
    assert alone["skills"] != together["skills"]


@pytest.mark.rule("OD-020")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_card_shows_icons_health_and_a_feat(hero: int) -> None:
    for side in (SOLO_SIDE[hero], PAIR_SIDE[hero]):
        assert len(side.dice) == 3
        assert min(side.dice) >= 0
        assert side.health >= 3
        assert side.feat["kind"] in ("stored", "roll", "pay_time", "pay_damage")
    shown = table_at("turn", [DECK.ids[hero]]).view(0)["heroes"][0]
    assert shown["icons"] == list(SOLO_SIDE[hero].dice)
    assert (shown["health"], shown["feat"]) == (SOLO_SIDE[hero].health, SOLO_SIDE[hero].feat["id"])


@pytest.mark.rule("OD-020")
def test_a_row_of_icons_may_be_empty() -> None:
    assert table_at("turn", ["warrior", "mage"]).view(0)["heroes"][0]["icons"] == [3, 1, 0]


@pytest.mark.rule("OD-DECISION-3")
def test_a_printed_skill_is_owned_and_takes_no_place_of_the_limit() -> None:
    table = table_at("placing", faced=["bandit_a"], skills=[["wraith_a"]], dice=[[]])
    assert table.view(0)["heroes"][0]["skills"] == ["hero_second_wind_1p", "skill_dexterity"]
    play(table, "had_enough")
    assert table.view(0)["level"]["skills"] == 2
    assert "take_skill card=bandit_a hero=0" in offers(table)  # the second one: the printed one does not count
    full = table_at("placing", faced=["bandit_a"], skills=[["wraith_a", "wraith_b"]], dice=[[]])
    play(full, "had_enough")
    assert "take_skill card=bandit_a hero=0" not in offers(full)


# -- dice and tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-008", "OD-010", "OD-DECISION-2")
def test_thirty_dice_in_four_colours() -> None:
    view = table_at("turn").view(0)
    assert COLOURS == ("strength", "agility", "magic", "heroic")
    assert view["supply"] == [8, 8, 8, 6]
    assert sum(view["supply"]) == 30


@pytest.mark.rule("OD-009")
def test_strength_is_yellow_agility_pink_magic_blue_and_heroic_black() -> None:
    drawn = (ROOT / "src/undercroft/games/one_deck_dungeon/web/dice/Die.svelte").read_text(encoding="utf-8")
    faces = dict(re.findall(r"\.(\w+) \.face \{\s*fill: #(\w{6});", drawn))
    assert {colour: pigment_of(faces[colour]) for colour in COLOURS} == {
        "strength": "yellow",
        "agility": "pink",
        "magic": "blue",
        "heroic": "black",
    }


def pigment_of(code: str) -> str:
    """Return the common name of a colour of dice."""
    hue, lightness, _ = colorsys.rgb_to_hls(*(int(code[place : place + 2], 16) / 255 for place in (0, 2, 4)))
    if lightness < 0.2:
        return "black"
    hues = {"yellow": (0.11, 0.19), "blue": (0.52, 0.70), "pink": (0.85, 0.97)}
    return next((name for name, (low, high) in hues.items() if low <= hue <= high), f"#{code}")


@pytest.mark.rule("OD-008")
def test_a_die_shows_one_to_six() -> None:
    tables = [table_at("encounter", faced=["ogre_a"], seed=seed) for seed in range(12)]
    rolled = {word for table in tables for word in pool_of(table)}
    assert {word for word in rolled if word.startswith("strength")} == {f"strength-{value}" for value in range(1, 7)}
    assert rolled <= set(DIE_WORDS)
    with pytest.raises(ImpossibleSetup):
        table_at("encounter", faced=["ogre_a"], rolls=[7])


@pytest.mark.rule("OD-011")
def test_one_turn_card_brings_one_potion() -> None:
    assert table_at("turn").view(0)["found"] == ["potion_healing"]


@pytest.mark.rule("OD-012")
@pytest.mark.parametrize("hero", of_base(HEROES))
def test_every_hero_can_have_a_campaign_sheet_with_talents(hero: str) -> None:
    plain = table_at("turn", [hero]).view(0)["heroes"][0]["health"]
    sheet = {"campaign": "yes", "talents": [f"0:{hero}:talent_durability"]}
    assert table_at("turn", [hero], options=sheet).view(0)["heroes"][0]["health"] == plain + 1


@pytest.mark.rule("OD-018")
def test_fifteen_wound_tokens_lie_in_the_box() -> None:
    assert TABLES[BASE]["components"]["damage_tokens"] == 15


@pytest.mark.rule("OD-019")
def test_there_are_six_potion_tokens() -> None:
    state = state_of(table_at("turn", tokens=2))
    assert (state.tokens, state.token_supply) == (2, 4)
    with pytest.raises(ImpossibleSetup):
        table_at("turn", tokens=7)


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-013")
def test_the_deck_of_fifty_six_cards() -> None:
    encounters = of_base(ENCOUNTERS)
    levels = TABLES[BASE]["levels"]
    dungeons = of_base(DUNGEONS)
    basic = {row["card"] for row in TABLES[BASE]["basic_skills"]}
    stairs = {row["side"] for row in TABLES[BASE]["stairs"]}
    assert (len(encounters), len(levels), len(dungeons), len(basic)) == (44, 4, 5, 2)
    assert stairs == {"1p_2p", "4p"}  # two sides of one card
    assert len(encounters) + len(levels) + len(dungeons) + len(basic) + 1 == 56


@pytest.mark.rule("OD-014")
def test_level_cards_are_numbered_one_to_four_and_have_two_sides() -> None:
    assert [row["level"] for row in TABLES[BASE]["levels"]] == [1, 2, 3, 4]
    assert len(SOLO_LEVELS) == len(PAIR_LEVELS) == 4
    for level in range(1, 5):
        alone = table_at("turn", level=level).view(0)["level"]
        together = table_at("turn", ["warrior", "mage"], level=level).view(0)["level"]
        assert (alone["level"], together["level"]) == (level, level)
        assert alone["skills"] == together["skills"] + 1  # the sides differ


@pytest.mark.rule("OD-015")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_a_dungeon_has_three_floors_and_a_boss_on_its_back(dungeon: int) -> None:
    assert len(FLOORS_OF[dungeon]) == 3
    boss = BOSS_OF[dungeon]
    assert boss.health > 0
    assert any(BOXES[box].skull for box in boss.boxes)
    assert len({BOSS_OF[other].id for other in DUNGEONS}) == len(DUNGEONS)


@pytest.mark.rule("OD-016")
def test_a_dungeon_is_easy_medium_or_hard() -> None:
    dots = {DECK.ids[face]: DIFFICULTY[face] for face in DUNGEONS if SET_OF[face] == BASE}
    assert dots == {"dragons_cave": 1, "yetis_cavern": 2, "hydras_reef": 2, "lichs_tomb": 3, "minotaurs_maze": 3}


@pytest.mark.rule("OD-017")
def test_the_back_of_every_encounter_is_a_closed_door() -> None:
    assert {DECK.backs[face] for face in ENCOUNTERS} == {"door"}
    view = table_at("act", doors=[["ogre_a"], ["arrow_wall_a"]]).view(0)
    assert view["zones"]["door"] == [[{"back": "door"}], [{"back": "door"}], [], []]


@pytest.mark.rule("OD-069")
def test_an_encounter_has_an_item_a_skill_or_potion_and_experience() -> None:
    for face in ENCOUNTERS:
        assert sum(ITEM[face]) >= 1
        assert (SKILL[face] >= 0) != (POTION[face] >= 0)
        assert XP[face] in (2, 3, 4)
    for cards, tag in ((BASE, "castle"), (FOREST, "leaf")):
        tags = [DECK.printed[face].facts["tag"] for face in ENCOUNTERS if SET_OF[face] == cards]
        assert sorted(set(tags)) == ["", tag]
        assert tags.count(tag) == 22
    assert sum(TAGGED[face] for face in ENCOUNTERS) == 44


@pytest.mark.rule("OD-069")
def test_a_claimed_card_is_offered_by_its_three_edges() -> None:
    table = table_at("placing", faced=["bandit_a"], dice=[[]])
    play(table, "had_enough")
    assert offers(table) == [
        f"take_{edge} card=bandit_a{to}" for edge, to in (("item", " hero=0"), ("skill", " hero=0"), ("xp", ""))
    ]
    table = table_at("placing", faced=["arrow_wall_b"], option=0, dice=[[]])
    play(table, "had_enough")
    assert offers(table) == [
        "take_item card=arrow_wall_b hero=0",
        "take_potion card=arrow_wall_b",
        "take_xp card=arrow_wall_b",
    ]


@pytest.mark.rule("OD-070")
def test_a_combat_card_shows_boxes_and_mostly_an_ability() -> None:
    combat = [face for face in ENCOUNTERS if not IS_PERIL[face]]
    assert all(len(ENCOUNTER_BOXES[face]) >= 4 and not OPTIONS[face] for face in combat)
    plain = {DECK.ids[face] for face in combat if not ABILITY[face]}
    assert plain == {"ogre_a", "ogre_b"}


@pytest.mark.rule("OD-071")
def test_a_peril_card_shows_two_ways_and_a_time_cost_on_one() -> None:
    for face in ENCOUNTERS:
        if IS_PERIL[face]:
            assert not ABILITY[face]
            first, second = OPTIONS[face]
            assert first.box != second.box
            assert first.time > second.time == 0
