"""A refused move names the rule that forbids it, changes nothing, and reveals nothing about hidden cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

import undercroft
from tests.games.helpers import offers, play, prompt, refusal
from tests.games.one_deck_dungeon.tables import state_of, table_at
from tools.ledger import read
from tools.rule_coverage import ROOT
from undercroft.kernel.table import Table

FOUR = [["ogre_a"], ["ogre_b"], ["beetle_a"], ["arrow_wall_a"]]
GREY = {"foe": "arrow_wall_a", "dungeon": "yetis_cavern"}
"""A peril whose second box is a grey 4."""
FOREST = {"cards": "forest", "basic_potion": "potion_aid"}


def placing(*dice: str, foe: str = "ogre_a", **more: Any) -> Table:
    """The Warrior (or another hero) with these dice against an Ogre (or another foe)."""
    more.setdefault("heroes", ["warrior"])
    return table_at("placing", more.pop("heroes"), faced=[foe], dice=[list(dice)], **more)


# -- the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "option", "rule"),
    [
        ({"doors": FOUR}, "explore", "OD-056"),
        ({"doors": FOUR[:1], "deck": []}, "explore", "OD-057"),
        ({"doors": FOUR[:3], "dungeon": "minotaurs_maze"}, "explore", "OD-060"),
        ({"doors": FOUR[:2]}, "enter door=3", "OD-061"),
        ({"doors": FOUR}, "go_down", "OD-159"),
        ({"doors": FOUR, "deck": []}, "go_down", "OD-159"),  # only at the end of a turn
        ({"doors": FOUR, "deck": []}, "hurry_down", "OD-160"),
        ({"doors": FOUR}, "flee", None),  # from what?
    ],
)
def test_an_action_that_is_not_possible_is_refused_by_its_rule(
    more: dict[str, Any], option: str, rule: str | None
) -> None:
    assert refusal(table_at("act", wounds=[1], **more), option) == rule


def test_time_comes_before_the_action() -> None:
    table = table_at("turn", doors=FOUR[:2], wounds=[1])
    assert prompt(table) == "how_to_begin"
    assert refusal(table, "explore") == "OD-052"
    assert refusal(table, "enter door=0") == "OD-052"


def test_there_is_one_action_a_turn() -> None:
    table = table_at("act", doors=FOUR[:2])
    play(table, "enter door=0")
    assert refusal(table, "explore") == "OD-053"
    play(table, "face_it")
    assert refusal(table, "enter door=1") == "OD-053"


def test_nobody_flees_from_an_open_door() -> None:
    table = table_at("act", doors=FOUR, open=[0])
    play(table, "enter door=0")
    assert refusal(table, "flee") == "OD-066"


@pytest.mark.parametrize("option", ["explore", "flee", "go_down", "enter door=0"])
def test_there_is_no_way_out_of_the_boss_fight(option: str) -> None:
    assert refusal(table_at("boss", floor=3), option) == "OD-DECISION-41"


def test_a_way_is_chosen_once() -> None:
    table = table_at("encounter", faced=["arrow_wall_a"])
    play(table, "choose_option option=0")
    assert refusal(table, "choose_option option=1") == "OD-074"
    assert refusal(table_at("encounter", faced=["ogre_a"]), "choose_option option=0") is None


# -- feats ---------------------------------------------------------------------------------------------------------


def test_a_feat_out_of_its_step_or_turn_is_refused() -> None:
    table = table_at("encounter", ["mage", "rogue"], faced=["ogre_a"], stored=[1, 0])
    assert refusal(table, "gamble hero=1 count=1") == "OD-079"
    assert refusal(table, "roll_stored hero=0 count=2") == "OD-082"
    play(table, "no_feat", "no_feat")
    assert refusal(table, "gamble hero=1 count=1") == "OD-077"
    assert refusal(table_at("boss", ["rogue"], floor=3), "gamble hero=0 count=1") == "OD-080"


# -- laying --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "more", "option", "rule"),
    [
        (["agility-3"], {}, "die=agility-3 box=1", "OD-044"),  # too low
        (["magic-6"], {}, "die=magic-6 box=1", "OD-044"),  # another colour
        (["magic-6"], {}, "die=magic-6 box=2", "OD-045"),  # another colour, on a wide box
        (["agility-6"], {"foe": "phantom_a"}, "die=agility-6 box=2", "OD-099"),  # armor first
        (["agility-6"], {"foe": "shadow_a"}, "die=agility-6 box=1", "OD-099"),
        (["heroic-6-armor"], {}, "die=heroic-6-armor box=1", "OD-DECISION-70"),
        (["magic-6-mana"], {"dungeon": "yetis_cavern"}, "die=magic-6-mana box=6", "OD-DECISION-70"),
        (
            ["strength-3"],
            {"foe": "arrow_wall_a", "option": 1, "dungeon": "yetis_cavern"},
            "die=strength-3 box=1",
            "OD-178",
        ),
        (["agility-6"], {}, "die=agility-5 box=1", None),  # there is no such die
        (["agility-6"], {}, "die=agility-6 box=99", None),
    ],
)
def test_a_die_that_does_not_fit_is_refused(
    dice: list[str], more: dict[str, Any], option: str, rule: str | None
) -> None:
    assert refusal(placing(*dice, **more), f"lay hero=0 {option}") == rule


def test_a_covered_box_takes_no_other_die() -> None:
    table = placing("agility-4", "agility-6", "strength-6", "strength-5")
    play(table, "lay hero=0 die=agility-4 box=1", "lay hero=0 die=strength-6 box=0")
    assert refusal(table, "lay hero=0 die=agility-6 box=1") == "OD-044"
    assert refusal(table, "lay hero=0 die=strength-5 box=0") == "OD-045"


def test_the_dragon_refuses_heroic_dice() -> None:
    table = table_at("boss", ["warrior"], level=2, floor=3, rolls=[6, *[6] * 7])
    play(table, *["lay hero=0 die=agility-6 box=0", "lay hero=0 die=agility-6 box=1"])
    assert refusal(table, "lay hero=0 die=heroic-6 box=2") == "OD-DECISION-39"


def test_refusals_reveal_nothing_about_dice_of_others() -> None:
    table = table_at("placing", ["warrior", "mage"], seats=2, faced=["ogre_a"], dice=[["agility-3"], ["agility-3"]])
    assert refusal(table, "lay hero=0 die=agility-3 box=1") == "OD-044"
    assert refusal(table, "lay hero=1 die=agility-3 box=1") is None
    assert refusal(table, "lay hero=7 die=agility-3 box=1") is None


# -- combining -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "more", "option", "rule"),
    [
        (["strength-6"], {}, "die=strength-6", "OD-047"),  # one die is not two
        (["strength-6", "magic-5"], {"foe": "bandit_a"}, "die=magic-5", "OD-073"),  # here it takes three
        (["strength-6", "magic-5"], {"exiled": [0, 0, 0, 6]}, "die=magic-5", "OD-DECISION-6"),
        (["magic-6-mana", "magic-5", "magic-4"], {}, "die=magic-6-mana", "OD-DECISION-70"),
        (["strength-6", "magic-5"], {}, "die=magic-1", None),
    ],
)
def test_dice_that_cannot_be_combined_are_refused(
    dice: list[str], more: dict[str, Any], option: str, rule: str | None
) -> None:
    assert refusal(placing(*dice, **more), f"combine hero=0 {option}") == rule


def test_one_die_is_not_given_up_twice() -> None:
    table = placing("strength-6", "magic-5")
    play(table, "combine hero=0 die=strength-6")
    assert refusal(table, "combine hero=0 die=strength-6") == "OD-047"


def test_the_mud_golem_bars_combining() -> None:
    table = table_at("boss", ["warrior"], dungeon="the_mudlands", floor=3, options=FOREST, rolls=[1] * 7)
    assert refusal(table, "combine hero=0 die=strength-1") == "OD-DECISION-39"


# -- skills and potions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "more", "skill", "rule"),
    [
        (["agility-6"], {"skills": [["beetle_b"]]}, "skill_crushing_blow", "OD-132"),
        (["magic-2"], {"skills": [["wraith_b"]]}, "skill_haste", "OD-133"),
        (
            ["strength-6"],
            {**GREY, "option": 0, "skills": [["beetle_b"]]},
            "skill_crushing_blow",
            "OD-102",
        ),
        (["strength-6"], {}, "skill_crushing_blow", None),  # nobody has learned it
        ([], {"potions": ["arrow_wall_b"], "tokens": 0}, "potion_mana", "OD-136"),
        ([], {"tokens": 1}, "potion_mana", "OD-136"),  # not found
        ([], {"potions": ["bear_traps_b"], "tokens": 1}, "potion_invisibility", "OD-144"),
        ([], {"tokens": 1}, "potion_healing", None),  # that is drunk
        ([], {"heroes": ["paladin"]}, "hero_armor_1p", "OD-DECISION-79"),  # it acts by itself
    ],
)
def test_a_skill_or_potion_that_cannot_be_used_is_refused(
    dice: list[str], more: dict[str, Any], skill: str, rule: str | None
) -> None:
    assert refusal(placing(*dice, **more), f"use hero=0 skill={skill}") == rule


def test_a_skill_is_used_once() -> None:
    table = placing("strength-1", "strength-2", skills=[["beetle_b"]])
    play(table, "use hero=0 skill=skill_crushing_blow", "pay die=strength-1")
    assert refusal(table, "use hero=0 skill=skill_crushing_blow") == "OD-101"
    boss = table_at("boss", ["warrior"], floor=3, skills=[["boulder_a"]])
    play(boss, "use hero=0 skill=skill_valor")
    assert refusal(boss, "use hero=0 skill=skill_valor") == "OD-172"


def test_a_die_that_cannot_pay_is_refused() -> None:
    dice = [["strength-6", "strength-1", "heroic-6-armor", "magic-3"], ["agility-2"]]
    table = table_at("placing", ["warrior", "mage"], faced=["phantom_a"], skills=[["wraith_b", "beetle_b"]], dice=dice)
    play(table, "lay hero=0 die=strength-6 box=0", "use hero=0 skill=skill_crushing_blow")
    assert refusal(table, "pay die=magic-3") == "OD-132"
    assert refusal(table, "pay die=agility-2") == "OD-131"  # the partner's
    assert refusal(table, "pay die=strength-6") == "OD-134"  # it lies on a box
    assert refusal(table, "pay die=heroic-6-armor") == "OD-DECISION-70"
    assert refusal(table, "pay die=magic-1") is None
    play(table, "think_better", "use hero=0 skill=skill_haste")
    assert refusal(table, "pay die=strength-1") == "OD-133"


@pytest.mark.parametrize(
    ("more", "potion", "rule"),
    [
        ({"wounds": [1], "tokens": 0}, "potion_healing", "OD-136"),
        ({"tokens": 1}, "potion_healing", "OD-DECISION-76"),  # nothing to heal
        ({"wounds": [1]}, "potion_cure", "OD-136"),  # not on this turn card
        ({"wounds": [1], "potions": ["arrow_wall_b"]}, "potion_mana", "OD-144"),
    ],
)
def test_a_potion_that_cannot_be_drunk_is_refused(more: dict[str, Any], potion: str, rule: str) -> None:
    table = table_at("act", doors=FOUR, **more)
    assert refusal(table, f"drink potion={potion} hero=0") == rule
    assert refusal(table, f"drink potion={potion} hero=9") is None


@pytest.mark.parametrize(
    ("more", "potion", "rule"),
    [
        ({"poison": [1], "tokens": 0}, "potion_antidote", "OD-136"),
        ({"poison": [1], "tokens": 1, "basic_potion": "potion_aid"}, "potion_antidote", "OD-136"),  # not found
        ({"poison": [1], "tokens": 1}, "potion_cure", "OD-144"),  # that is drunk by one hero
        ({"tokens": 1}, "potion_antidote", "OD-DECISION-76"),  # nobody is poisoned
    ],
)
def test_an_antidote_that_cannot_be_taken_is_refused(more: dict[str, Any], potion: str, rule: str) -> None:
    forest = {"cards": "forest", "basic_potion": "choose"}
    position = {"basic_potion": "potion_antidote", "wounds": [1], **more}
    table = table_at("turn", dungeon="the_mudlands", options=forest, **position)
    assert refusal(table, f"take_antidote potion={potion}") == rule
    assert refusal(table, "take_antidote potion=hero_armor_1p") is None  # that is no potion


# -- loot ----------------------------------------------------------------------------------------------------------


def looting(card: str, option: int = -1, **more: Any) -> Table:
    """A card about to be claimed: its foe was met with wounds to spare."""
    options = {**more.pop("options", {}), "talents": ["0:warrior:talent_durability"]}
    more.setdefault("dungeon", "hydras_reef" if "cards" not in options else "realm_of_venom")
    table = table_at("placing", ["warrior"], faced=[card], option=option, dice=[[]], options=options, **more)
    play(table, "had_enough")
    assert prompt(table) == "which_loot"
    return table


@pytest.mark.parametrize(
    ("card", "more", "option", "rule"),
    [
        ("bandit_a", {"items": [["goblin_a"]]}, "take_item card=bandit_a hero=0", "OD-117"),
        ("bandit_a", {"skills": [["wraith_a", "wraith_b"]]}, "take_skill card=bandit_a hero=0", "OD-117"),
        ("bandit_a", {"skills": [["flame_statues_b"]]}, "take_skill card=bandit_a hero=0", "OD-125"),
        ("bandit_a", {}, "take_potion card=bandit_a", "OD-DECISION-23"),
        ("skeleton_a", {}, "take_skill card=skeleton_a hero=0", "OD-DECISION-23"),
        ("skeleton_a", {"potions": ["bear_traps_b"]}, "take_potion card=skeleton_a", "OD-126"),
        (
            "bandit_a",
            {"items": [["goblin_a"]], "skills": [["wraith_a"]]},
            "replace_item card=bandit_a hero=0 old=wraith_a",
            "OD-DECISION-21",
        ),
        ("bandit_a", {}, "take_item card=bandit_a hero=5", None),
    ],
)
def test_loot_that_cannot_be_taken_is_refused(card: str, more: dict[str, Any], option: str, rule: str | None) -> None:
    assert refusal(looting(card, **more), option) == rule


@pytest.mark.parametrize(
    ("option", "text", "rule"),
    [
        (1, "take_item card=misty_crossroads_a hero=0", "FS-030"),
        (0, "take_skill card=misty_crossroads_a hero=0", "FS-031"),
    ],
)
def test_loot_of_the_other_way_is_refused(option: int, text: str, rule: str) -> None:
    assert refusal(looting("misty_crossroads_a", option, options=FOREST), text) == rule


def test_after_an_invisibility_potion_fixed_loot_is_refused() -> None:
    options = {"cards": "hybrid", "turn_card": "healing", "talents": ["0:warrior:talent_knowledge"]}
    table = table_at(
        "encounter", faced=["misty_crossroads_a"], potions=["skeleton_a"], options=options, dungeon="the_mudlands"
    )
    play(table, "sneak")
    assert offers(table) == ["take_xp card=misty_crossroads_a", "take_xp_knowing card=misty_crossroads_a"]
    assert refusal(table, "take_item card=misty_crossroads_a hero=0") == "OD-DECISION-68"


def test_a_superfluous_xp_card_is_refused() -> None:
    experience = ["ogre_a", "bandit_a", "bandit_b", "goblin_a"]  # 4, 3, 3 and 2 for a price of 6
    table = table_at("placing", faced=["beetle_a"], xp=experience, dice=[[]])
    play(table, "had_enough", "pay_with_card card=bandit_a")
    assert offers(table) == ["pay_with_card card=ogre_a", "pay_with_card card=bandit_b"]
    assert refusal(table, "pay_with_card card=goblin_a") == "OD-DECISION-30"
    assert refusal(table, "pay_with_card card=999") is None
    assert refusal(table, "buy_potion") == "OD-154"


# -- before the game -----------------------------------------------------------------------------------------------


def test_a_hero_who_is_taken_and_a_dungeon_of_another_set_are_refused() -> None:
    table = undercroft.new("one-deck-dungeon", seats=2, seed=1)
    play(table, "lead hero=0 card=mage")
    assert refusal(table, "lead hero=1 card=mage") == "OD-006"
    assert refusal(table, "lead hero=1 card=ogre_a") is None
    play(table, "lead hero=1 card=rogue")
    assert refusal(table, "go_into card=the_mudlands") == "FS-024"
    assert refusal(table, "go_down") is None
    assert refusal(table, "explore") is None


def test_a_hero_cannot_be_sent_twice() -> None:
    heroes = ["warrior", "mage", "rogue", "archer"]
    table = table_at("encounter", heroes, faced=["ogre_a", "ogre_b"])
    card = state_of(table).options[0][1]
    assert refusal(table, f"send card={card} first=1 second=1") == "O4-015"
    assert refusal(table, "send card=999 first=0 second=1") is None


# -- in general ----------------------------------------------------------------------------------------------------


def test_a_refusal_says_nothing_about_hidden_cards() -> None:
    table = looting("bandit_a", doors=FOUR)
    [mine] = {option[1] for option in state_of(table).options}
    for verb in (
        "take_item card={} hero=0",
        "take_skill card={} hero=0",
        "take_potion card={}",
        "pay_with_card card={}",
    ):
        answers = {refusal(table, verb.format(card)) for card in range(len(table.state.face)) if card != mine}
        assert answers == {None}


def test_an_answer_to_another_question_is_refused() -> None:
    table = table_at("act", doors=FOUR)
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply("had_enough")
    assert (refused.value.code, refused.value.rule) == ("not-asked", None)


def test_every_rule_that_a_refusal_names_is_in_the_ledger() -> None:
    folder = ROOT / "src" / "undercroft" / "games" / "one_deck_dungeon"
    sources = [
        path.read_text(encoding="utf-8") for path in (folder / "illegal_moves.py", *(folder / "rules").glob("*.py"))
    ]
    named = {word for source in sources for word in re.findall(r'"((?:OD|FS|O4|OC)-[A-Z0-9-]+)"', source)}
    [ledger] = read([ROOT / "docs" / "rules" / "one_deck_dungeon.md"])
    assert len(named) > 30
    assert named <= {clause.id for clause in ledger.clauses}
