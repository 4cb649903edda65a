"""One Deck Dungeon in numbered lines: a whole game, placing dice step by step, the best cover."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.one_deck_dungeon.tables import table_at
from tests.terminal.delves import at_the_doors, fighting, placing, placing_as_two, seated
from tests.terminal.test_plain import typed
from undercroft.lang import LANGUAGES, language
from undercroft.terminal.profile import Profile
from undercroft.terminal.session import Session


@pytest.mark.parametrize("code", LANGUAGES)
def test_random_numbers_play_a_whole_game(profile: Profile, code: str) -> None:
    chance = random.Random(3)
    session = Session.begin(profile, "one-deck-dungeon", ("you", "random"), 5, {"cards": "forest"})
    told = typed(session, *(str(chance.randint(0, 5)) for _ in range(4000)), code=code)
    assert session.over
    words = language(code, "one-deck-dungeon")
    reason = session.view()["result"]["reason"]
    assert told.splitlines()[-1] == words.text("reason-" + reason)
    assert profile.saved("one-deck-dungeon")[0].result == reason


def test_a_whole_game_through_a_real_pipe(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    chance = random.Random(1)
    lines = "".join(f"{chance.randint(0, 5)}\n" for _ in range(4000))
    command = [sys.executable, "-c", "from undercroft.cli import main; main()"]
    arguments = ["play", "one-deck-dungeon", "--plain", "--seed", "1", "--lang", "en"]
    ran = subprocess.run(
        [*command, *arguments], input=lines, capture_output=True, text=True, env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[-2:] == ["Defeat.", "A hero has died: the party loses."]


def test_the_situation_in_sentences(profile: Profile) -> None:
    told = typed(at_the_doors(profile), "q")
    assert "Floor 2, Turn 7, Deck 32, Doors 4/4." in told
    assert "Door 2, Closed.\n" in told
    assert "Door 4, Open. Arrow Wall: Peril, 2 XP. Boxes: Magic shield: 1 time at once; sum of dice, magic 6" in told
    assert "Floor 1, Hall of Statues. Combat: strength 3, 1 heart. Peril: Any colour 2, Armor. Before the" in told
    assert "Warrior: Health 3/4; strength 4, agility 1, magic 0; Stored: 1 die." in told
    assert "Skills: Power Transfer (Free), Flameweave (Mana 2); Items: Beetle (+1 magic)." in told
    assert "Potion tokens 2 (Healing, Clarity)." in told


def test_the_dice_the_boxes_and_what_is_lost(profile: Profile) -> None:
    told = typed(placing(profile), "q")
    assert "Box 1: magic 2, Armor." in told
    assert "Box 8: magic 5, 2 hearts (Flame Aura)." in told
    assert "Dice, Warrior: strength 5 ×2, strength 4," in told
    assert "Consequences: 6 hearts, 5 time." in told
    assert "6. magic 5 (covers box 1, 2)" in told
    assert "1. strength 5 ×2 (covers no box now)" in told


def test_what_comes_on_top_of_the_icons_is_told_apart(profile: Profile) -> None:
    undying = table_at("placing", ("warrior",), faced=["skeleton_a"], dice=[[]])
    assert "Consequences: 3 hearts, 5 time.\nUndying: 2 time.\n" in typed(seated(profile, undying), "q")
    forest: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}, "basic_potion": "potion_aid"}
    nest = table_at("placing", ("warrior",), faced=["hornet_nest_a"], option=0, dice=[[]], poison=[7], **forest)
    told = typed(seated(profile, nest), "q")
    assert "Consequences: 3 time, 2 poison.\nPoison tokens run out, damage: 1.\n" in told


def test_a_die_opens_into_what_can_be_done_with_it(profile: Profile) -> None:
    session = placing(profile)
    told = typed(session, "6", "0", "6", "2", "q")
    opened = told.split("magic 5:\n")[1]
    assert opened.startswith("1. Warrior: lay magic 5 on box 1 (magic 2, Armor)\n2. ")
    assert "0. Back" in opened
    assert told.count("Cover boxes, use skills") == 3  # at first, after going back, after laying
    assert session.view()["encounter"]["boxes"][1]["dice"] == ["magic-5"]
    assert "Box 2: magic 3, Armor. magic 5. Covered." in told
    assert told.count("Box 1: ") == 1  # it has not changed


def test_nought_is_no_number_where_nothing_is_open(profile: Profile) -> None:
    assert "Type a number from 1 to" in typed(placing(profile), "0", "q")


def test_the_best_cover_is_told_and_done(profile: Profile) -> None:
    session = placing(profile)
    told = typed(session, "b", "b 9", "b 1", "u", "q")
    assert told.count("b 1. Best cover:") == 2
    assert "Left open: 1 heart, 3 time." in told
    assert "Consequences: 1 heart, 3 time." in told
    assert len(session.table.moves) == 5  # one of the six dice was taken back
    assert "There is nothing to advise now." in typed(at_the_doors(profile), "b", "q")


def test_enough_that_kills_has_to_be_said_twice(profile: Profile) -> None:
    session = placing(profile)
    number = next(line.split(".")[0] for line in typed(session, "q").splitlines() if ". Enough" in line)
    assert f"Type {number} again to confirm." in typed(session, number, "q")
    assert not session.table.moves


def test_the_boss_and_the_other_seat(profile: Profile) -> None:
    told = typed(fighting(profile), "q")
    assert "Dragon: Health 4/6." in told
    assert "Skull boxes accept no heroic dice." in told
    assert "Box 3: agility 6, 1 heart, Skull." in told
    shared = typed(placing_as_two(profile, "you", "random"), "q")
    assert "Warrior: Health 3/4; strength 3, agility 1, magic 0; Poison 1; Player 1." in shared
    assert "agility 6 (armor only)" in shared


def test_the_whole_situation_has_texts_and_supply(profile: Profile) -> None:
    told = typed(at_the_doors(profile), "s", "q")
    assert "Supply: strength 8, agility 8, magic 8, heroic 5." in told
    assert "Frenzy: Taking damage stores 1 heroic die" in told
    assert "Clarity: All own 1s and 2s are rerolled" in told


def test_help_names_what_this_game_has(profile: Profile) -> None:
    told = typed(at_the_doors(profile), "?", "q")
    assert "the number of a die lists what can be done with it; 0 goes back" in told
    assert "b tells what the game would do now" in told
    assert "The heroes win or lose together." in told


def test_who_would_pay_for_dice_that_are_not_there_is_warned(profile: Profile) -> None:
    def told(*dice: str) -> str:
        skills, pool = [["shadow_a"]], [["magic-4", *dice]]
        table = table_at("placing", faced=["ogre_a"], skills=skills, potions=["arrow_wall_b"], tokens=1, dice=pool)
        return typed(seated(profile, table), "q")

    assert "The supply lacks" not in told(*["strength-1"] * 7, *["magic-1"] * 4)
    short = told(*["strength-1"] * 8, *["magic-1"] * 6)
    assert "use Static Burst (Mana 4; The supply lacks dice for this (at worst): strength 1.)\n" in short
    assert "use Mana (⚗; The supply lacks dice for this (at worst): magic 2.)\n" in short


def test_feats_and_parts_of_a_skill_are_warned_of_too(profile: Profile) -> None:
    feat = table_at("encounter", ["archer"], faced=["ogre_a"], exiled=(0, 0, 0, 4))
    told = typed(seated(profile, feat), "q")
    assert "roll 2 heroic dice, discard one of them)\n" in told
    assert "roll 3 heroic dice, discard one of them; The supply lacks dice for this (at worst): heroic 1.)" in told
    gift = table_at("placing", ["mage", "warrior"], faced=["ogre_a"], dice=[[], []], exiled=(8, 0, 0, 0))
    gift.apply("use hero=0 skill=hero_power_transfer_2p")
    told = typed(seated(profile, gift), "q")
    assert "(Strength 1 for the partner; The supply lacks dice for this (at worst): strength 1.)\n" in told
    assert "(Agility 1 for the partner)\n" in told


def test_a_way_costs_the_time_that_the_party_pays(profile: Profile) -> None:
    def told(**options: object) -> str:
        table = table_at("encounter", faced=["boulder_a"], options=options)
        return typed(seated(profile, table), "q")

    assert told().count("3 time at once") == 2, "on the card and in the answer"
    planned = told(talents=["0:warrior:talent_planning"])
    assert planned.count("2 time at once") == 2
    assert "3 time at once" not in planned


def test_the_doors_are_counted_against_the_limit_of_the_dungeon(profile: Profile) -> None:
    table = table_at("act", dungeon="minotaurs_maze", doors=[["ogre_a"], ["goblin_a"]])
    assert "Doors 2/3." in typed(seated(profile, table), "q")
