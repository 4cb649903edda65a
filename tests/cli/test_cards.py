"""The list of printed cards: the text of each card, and the source of each of its parts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.runner import refused, run
from undercroft.cli.cards import card_facts, card_lines
from undercroft.games.one_deck_dungeon.rules.facts import DECK
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.features.provenance import Origin, Part, origins_of, source_of
from undercroft.kernel.game import registered

GAME = "one-deck-dungeon"
ENGLISH = language("en", GAME)


def told_of(card: str, code: str = "en") -> dict[str, Any]:
    return card_facts(language(code, GAME), DECK.printed[DECK.index[card]])


def lines_of(card: str) -> list[str]:
    return [line.strip() for line in card_lines(ENGLISH, told_of(card))]


def origins(card: str) -> dict[str, list[str]]:
    return {origin["source"]: origin["parts"] for origin in told_of(card)["origins"]}


# -- what is printed -----------------------------------------------------------------------------------------------


def test_a_hero_has_both_sides_with_feat_and_skill() -> None:
    told = lines_of("warrior")
    assert told[0].startswith("Warrior · warrior · hero · One Deck Dungeon · ")
    assert told[1] == "Alone: strength 4, agility 2, magic 1, Health 6."
    assert told[2].startswith("Feat: Frenzy. For each damage taken")
    assert told[3] == "Skill: Second Wind (acts by itself). This hero heals 2 damage on every descent."
    assert told[4] == "With others: strength 3, agility 1, magic 0, Health 4."
    assert told[6] == "Skill: Fearless Charge (Free). Prevent 1 time icon. (Combat)"
    assert told_of("warrior")["numbers"]["2p"] == {"strength": 3, "agility": 1, "magic": 0, "health": 4}


def test_a_foe_has_boxes_ability_and_loot() -> None:
    told = lines_of("bandit_a")
    assert told[0] == "Bandit · bandit_a · combat ×1 · One Deck Dungeon · two public sources agree"
    assert told[1:3] == [
        "Combat, 3 XP.",
        "Ability: Dodge. A combined heroic die takes 3 dice (value = lowest of them).",
    ]
    assert told[3].startswith("Boxes: sum of dice, agility 8, 2 hearts; agility 3, 1 heart; ")
    assert told[4:] == ["Loot: +1 magic, Backstab (agility ×1; Combat).", "Backstab: Roll 2 strength dice. (Combat)"]
    assert [box["value"] for box in told_of("bandit_a")["numbers"]["boxes"]] == [8, 3, 4, 5, 5]


def test_a_peril_has_its_ways_and_the_only_loot_after_each() -> None:
    assert "Magic shield: 1 time at once; sum of dice, magic 6, 2 hearts, 3 time." in lines_of("arrow_wall_a")
    bound = next(card.id for card in DECK.printed if card.kind == "peril" and card.facts["options"][0].get("loot"))
    first, second = (line for line in lines_of(bound) if "Loot: only" in line)
    assert first.endswith("Loot: only as an item or XP.")
    assert second.endswith("Loot: only as a skill, potion or XP.")


def test_a_dungeon_has_floors_and_boss() -> None:
    told = lines_of("dragons_cave")
    assert told[1] == "Dungeon, easy."
    assert told[3] == "Floor 2, Flame Aura. Combat: magic 5, 2 hearts. Peril: Any colour 6, 1 heart."
    assert told[5] == "Boss: Dragon, Health 6."
    assert told[6].startswith("Boxes: agility 5, Armor; agility 5, Armor; agility 6, 1 heart, Skull; ")
    assert told_of("dragons_cave")["numbers"]["boss"]["health"] == 6


def test_skills_and_potions_have_a_cost_and_the_cards_that_give_them() -> None:
    assert lines_of("skill_dodge")[1:] == [
        "Cost: agility ×1.",
        "Prevent 1 heart; in a boss round prevent 2. (Combat)",
        "On the cards: Arrow Wall and Goblin.",
    ]
    assert lines_of("potion_healing")[1] == "Cost: 1 token."
    assert lines_of("skill_flameweave")[1] == "Cost: Mana 2."


def test_talents_have_marks_and_levels_both_sides() -> None:
    assert lines_of("talent_durability")[1] == "Basic talents: green circle 6, yellow square 4."
    assert lines_of("level_2")[1:3] == [
        "Alone: Items 3, Skills 3, Bonus dice 1, +1 potion token, 8 XP to the next level.",
        "With others: Items 2, Skills 2, Bonus dice 1, +1 potion token, 8 XP to the next level.",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", list(registered()))
def test_every_card_says_something_in_every_language(game: str, code: str) -> None:
    words = language(code, game)
    for card in registered()[game].cards():
        facts = card_facts(words, card)
        head, *rest = card_lines(words, facts)
        assert "×0" not in head
        assert f" · {card.id} · " in head
        assert facts["origins"]
        assert all(line.strip() and not any(sign in line for sign in "{}$") for line in rest)
        if game == GAME:
            assert facts["lines"], card.id
            assert all(facts["lines"]), card.id
            assert facts["numbers"] or card.kind == "hordes", card.id


# -- where it comes from -------------------------------------------------------------------------------------------


def test_what_is_printed_and_what_is_ours_is_told_part_by_part() -> None:
    assert lines_of("basic_true_strike")[-2:] == [
        "one public source: name",
        "our own: cost; where it works; what it does",
    ]
    assert origins("warrior")["public-list"] == [
        "with others: dice and health",
        "with others: feat",
        "with others: skill",
    ]
    assert origins("dragons_cave")["public-list"] == ["floor 1: effect", "health, boxes and ability of the boss"]
    elite = next(card.id for card in DECK.printed if "xp" in card.facts.get("known", ()))
    assert origins(elite)["public-list"][:3] == ["name", "kind", "XP"]
    assert "boxes" in origins(elite)["original"]


def test_a_card_from_one_source_needs_no_foot_and_a_doubt_is_told() -> None:
    assert [line for line in lines_of("bandit_a") if "two public sources" in line] == lines_of("bandit_a")[:1]
    assert lines_of("potion_cure")[-1] == "In doubt: how much it heals."


def test_dragon_tower_tells_what_the_rulebook_shows() -> None:
    words, deck = language("en", "dragon-tower"), registered()["dragon-tower"].deck
    facts = card_facts(words, deck.printed[deck.index["paladin"]])
    assert [(origin["source"], origin["parts"]) for origin in facts["origins"]] == [
        ("rulebook", ["name", "Strength", "Faith", "Magic", "Agility"]),
        ("original", ["all the rest"]),
    ]


def test_sources_come_in_the_order_of_how_sure_they_are() -> None:
    parts = [Part("c", "original"), Part("a", "rulebook"), Part("b", "original")]
    assert origins_of(parts) == [Origin("rulebook", [parts[1]]), Origin("original", [parts[0], parts[2]])]


@pytest.mark.parametrize(
    ("source", "expected"), [("original", "public-list"), ("memory", "public-list"), ("rulebook", "rulebook")]
)
def test_what_is_known_of_a_row_is_surer_than_the_row(source: str, expected: str) -> None:
    assert source_of({"source": source, "known": ["name"]}, "name") == expected
    assert source_of({"source": source, "known": ["name"]}, "cost") == source


# -- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards(code: str) -> None:
    result = run("cards", "dragon-tower", "--lang", code)
    assert result.exit_code == 0
    cards = json.loads(run("cards", "dragon-tower", "--json", "--lang", code).stdout)
    assert sum(card["copies"] for card in cards) == 172
    assert all(card["name"] in result.stdout for card in cards)


def test_the_cards_of_a_kind() -> None:
    bosses = json.loads(run("cards", "dragon-tower", "--kind", "boss", "--json").stdout)
    assert bosses[0]["id"] == "dragon"
    assert bosses[0]["numbers"] == {"strength": 4, "faith": 3, "magic": 3, "agility": 3}
    assert bosses[0]["source"] in ("rulebook", "original")
    assert "kitten" in refused(run("cards", "dragon-tower", "--kind", "kitten"))
    assert "chess" in refused(run("cards", "chess"))
