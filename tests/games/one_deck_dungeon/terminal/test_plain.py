"""One Deck Dungeon in numbered lines: a whole game, placing dice step by step, the best cover."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.one_deck_dungeon.tables import table_at
from tests.games.one_deck_dungeon.terminal.boards import at_the_doors, fighting, placing, placing_as_two, seated
from tests.terminal.positions import typed_at_random
from tests.terminal.test_plain import typed
from undercroft.games.one_deck_dungeon.terminal.cards import card_text
from undercroft.i18n import LANGUAGES, language
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session


@pytest.mark.parametrize("code", LANGUAGES)
def test_random_numbers_play_a_whole_game(profile: Profile, code: str) -> None:
    chance = random.Random(3)
    session = Session.begin(profile, "one-deck-dungeon", ("you", "random"), 5, {"cards": "forest"})
    output = typed(session, *typed_at_random(chance, 4000), code=code)
    assert session.over
    words = language(code, "one-deck-dungeon")
    reason = session.view()["result"]["reason"]
    assert words.text("reason-" + reason) in output.splitlines()
    assert profile.saved("one-deck-dungeon")[0].result == reason


def test_a_whole_game_through_a_real_pipe(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    chance = random.Random(1)
    lines = "".join(f"{number}\n" for number in typed_at_random(chance, 4000))
    command = [sys.executable, "-c", "from undercroft.cli import main; main()"]
    arguments = ["play", "one-deck-dungeon", "--plain", "--seed", "1", "--lang", "en"]
    ran = subprocess.run(
        [*command, *arguments], input=lines, capture_output=True, text=True, env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\nDefeat.\nA hero has died: the party loses.\nTurning points:\n" in ran.stdout


def test_the_situation_in_sentences(profile: Profile) -> None:
    output = typed(at_the_doors(profile), "q")
    assert "Floor 2, Turn 7, Deck 32, Doors 4/4." in output
    assert "Door 2, Closed.\n" in output
    assert "Door 4, Open. Arrow Wall: Peril, 2 XP. Boxes: Magic shield: 1 time at once; sum of dice, magic 6" in output
    assert "Floor 1, Hall of Statues. Combat: strength 3, 1 heart. Peril: Any colour 2, Armor. Before the" in output
    assert "Warrior: Health 3/4; strength 4, agility 1, magic 0; Stored: 1 die." in output
    assert (
        "Skills: Power Transfer (Free; Combat), Flameweave (Mana 2; Combat, Peril); Items: Beetle (+1 magic)." in output
    )
    assert "Potion tokens 2 (Healing, Clarity)." in output


def test_the_dice_the_boxes_and_the_losses(profile: Profile) -> None:
    output = typed(placing(profile), "q")
    assert "Box 1: magic 2, Armor." in output
    assert "Box 8: magic 5, 2 hearts (Flame Aura)." in output
    assert "Dice, Warrior: strength 5 ×2, strength 4," in output
    assert "Consequences: 6 hearts, 5 time." in output
    assert "6. magic 5 (covers box 1, 2)" in output
    assert "1. strength 5 ×2 (covers no box now)" in output


def test_losses_besides_the_icons_are_listed_apart(profile: Profile) -> None:
    undying = table_at("placing", ("warrior",), faced=["skeleton_a"], dice=[[]])
    assert "Consequences: 3 hearts, 5 time.\nUndying: 2 time.\n" in typed(seated(profile, undying), "q")
    forest: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}, "basic_potion": "potion_aid"}
    nest = table_at("placing", ("warrior",), faced=["hornet_nest_a"], option=0, dice=[[]], poison=[7], **forest)
    output = typed(seated(profile, nest), "q")
    assert "Consequences: 3 time, 2 poison.\nPoison tokens run out, damage: 1.\n" in output


def test_the_loot_and_the_health_at_risk_are_shown(profile: Profile) -> None:
    output = typed(seated(profile, table_at("placing", ("warrior",), faced=["beetle_a"], dice=[[]])), "q")
    assert "\nNo loot, no XP.\nHealth 6→" in output
    assert "; No loot, no XP)" in output
    two = table_at("placing", ("warrior", "mage"), faced=["locked_door_a"], option=0, dice=[[], []])
    assert "Warrior: Health 4→3–4.\nMage: Health 3→2–3.\n" in typed(seated(profile, two), "q")


def test_the_payment_so_far_is_shown(profile: Profile) -> None:
    table = table_at("placing", ("mage",), faced=["ogre_a"], skills=[["cave_in_a"]], dice=[["magic-1"] * 6])
    table.apply("use hero=0 skill=skill_flameweave")
    assert "Mana 2: 0 of 2 paid." in typed(seated(profile, table), "q")
    table.apply("pay die=magic-1")
    assert "Mana 2: 1 of 2 paid." in typed(seated(profile, table), "q")


def test_the_best_cover_lists_the_moves_of_other_seats(profile: Profile) -> None:
    table = table_at("placing", ("warrior", "mage"), seats=2, faced=["beetle_a"], dice=[["strength-5"], ["magic-3"]])
    output = typed(seated(profile, table, "you", "random"), "b", "q")
    assert "1. Warrior: lay strength 5 on box 3\nThen the others:\n– Mage: lay magic 3 on box 4\n" in output
    table = table_at("placing", ("warrior", "mage"), seats=2, faced=["beetle_a"], dice=[[], ["magic-3"]])
    output = typed(seated(profile, table, "you", "random"), "b", "q")
    assert "Let others begin:\n– Mage: lay magic 3 on box 4\n" in output


def test_to_discard_a_stored_die_has_to_be_said_twice(profile: Profile) -> None:
    position: dict[str, Any] = {"faced": ["ogre_a"], "dice": [[]], "stored": [1]}
    session = seated(profile, table_at("placing", ("warrior",), **position))
    (line,) = (line for line in typed(session, "q").splitlines() if "discard a stored die" in line)
    assert "(puts a heroic die back into the supply)" in line
    number = line.split(".")[0]
    assert f"Type {number} again to confirm." in typed(session, number, "q")


def test_a_die_opens_into_its_options(profile: Profile) -> None:
    session = placing(profile)
    output = typed(session, "6", "0", "6", "2", "q")
    opened = output.split("magic 5:\n")[1]
    assert opened.startswith("1. Warrior: lay magic 5 on box 1 (magic 2, Armor)\n2. ")
    assert "0. Back" in opened
    assert output.count("Lay dice on boxes") == 3  # at first, after going back, after laying
    assert session.view()["encounter"]["boxes"][1]["dice"] == ["magic-5"]
    assert "Box 2: magic 3, Armor. magic 5. Covered." in output
    assert output.count("Box 1: ") == 1  # it has not changed


def test_nought_is_enough_where_nothing_is_open_and_other_numbers_are_named(profile: Profile) -> None:
    session = placing(profile)
    assert "Type 0 again to confirm." in typed(session, "0", "q")
    assert "Type one of these numbers: 1–" in typed(session, "99", "q")
    assert not session.table.moves


def test_the_best_cover_is_shown_and_carried_out(profile: Profile) -> None:
    session = placing(profile)
    output = typed(session, "b", "b 9", "b 1", "u", "q")
    assert output.count("b 1. Best cover:") == 2
    assert "Left open: 1 heart, 3 time." in output
    assert "Consequences: 1 heart, 3 time." in output
    assert len(session.table.moves) == 5  # one of the six dice was taken back
    assert "No advice right now." in typed(at_the_doors(profile), "b", "q")


def test_enough_that_kills_has_to_be_said_twice(profile: Profile) -> None:
    session = placing(profile)
    number = next(line.split(".")[0] for line in typed(session, "q").splitlines() if ". Enough" in line)
    assert f"Type {number} again to confirm." in typed(session, number, "q")
    assert not session.table.moves


def test_the_boss_and_the_other_seat(profile: Profile) -> None:
    output = typed(fighting(profile), "q")
    assert "Dragon: Health 4/6." in output
    assert "Skull boxes accept no heroic dice." in output
    assert "Box 3: agility 6, 1 heart, Skull." in output
    shared = typed(placing_as_two(profile, "you", "random"), "q")
    assert "Warrior: Health 3/4; strength 3, agility 1, magic 0; Poison 1; Player 1." in shared
    assert "agility 6 (armor only)" in shared


def test_the_whole_situation_has_texts_and_supply(profile: Profile) -> None:
    output = typed(at_the_doors(profile), "s", "q")
    assert "Supply: strength 8, agility 8, magic 8, heroic 5." in output
    assert "Frenzy: Taking damage stores 1 heroic die" in output
    assert "Clarity: Reroll all your 1s and 2s" in output


def test_help_lists_the_commands_of_this_game(profile: Profile) -> None:
    output = typed(at_the_doors(profile), "?", "q")
    assert "the number of a die lists what can be done with it; 0 goes back" in output
    assert "b shows what the game would do now" in output
    assert "behind the last line of the log" in output


def test_paying_for_missing_dice_is_warned_of(profile: Profile) -> None:
    def output(*dice: str) -> str:
        skills, pool = [["shadow_a"]], [["magic-4", *dice]]
        table = table_at("placing", faced=["ogre_a"], skills=skills, potions=["arrow_wall_b"], tokens=1, dice=pool)
        return typed(seated(profile, table), "q")

    assert "The supply lacks" not in output(*["strength-1"] * 7, *["magic-1"] * 4)
    short = output(*["strength-1"] * 8, *["magic-1"] * 6)
    assert "use Static Burst (Mana 4; The supply lacks dice for this (at worst): strength 1.)\n" in short
    assert "use Mana (1 token; The supply lacks dice for this (at worst): magic 2.)\n" in short


def test_feats_and_parts_of_a_skill_are_warned_of_too(profile: Profile) -> None:
    feat = table_at("encounter", ["archer"], faced=["ogre_a"], exiled=(0, 0, 0, 4))
    output = typed(seated(profile, feat), "q")
    assert "roll 2 heroic dice, discard one of them)\n" in output
    assert "roll 3 heroic dice, discard one of them; The supply lacks dice for this (at worst): heroic 1.)" in output
    gift = table_at("placing", ["mage", "warrior"], faced=["ogre_a"], dice=[[], []], exiled=(8, 0, 0, 0))
    gift.apply("use hero=0 skill=hero_power_transfer_2p")
    output = typed(seated(profile, gift), "q")
    assert "(Strength 1 for the partner; The supply lacks dice for this (at worst): strength 1.)\n" in output
    assert "(Agility 1 for the partner)\n" in output


def test_a_way_costs_the_time_that_the_party_pays(profile: Profile) -> None:
    def output(**options: object) -> str:
        table = table_at("encounter", faced=["boulder_a"], options=options)
        return typed(seated(profile, table), "q")

    assert output().count("3 time at once") == 2, "on the card and in the answer"
    planned = output(talents=["0:warrior:talent_planning"])
    assert planned.count("2 time at once") == 2
    assert "3 time at once" not in planned


def test_the_doors_are_counted_against_the_limit_of_the_dungeon(profile: Profile) -> None:
    table = table_at("act", dungeon="minotaurs_maze", doors=[["ogre_a"], ["goblin_a"]])
    assert "Doors 2/3." in typed(seated(profile, table), "q")


def test_a_list_that_is_open_stays_open_with_its_way_back(profile: Profile) -> None:
    for word in ("s", ""):
        again = typed(placing(profile), "6", word, "0", "q").split("magic 5:\n")[2]
        assert again.startswith("1. Warrior: lay magic 5 on box 1 (magic 2, Armor)\n2. ")
        assert re.search(r"\n0\. Back\n.*Lay dice on boxes", again)


def test_a_way_through_a_peril_is_named_once(profile: Profile) -> None:
    session = seated(profile, table_at("act", ("warrior",), doors=[["arrow_wall_a"]], open=(0,)))
    output = typed(session, "2", "q")
    assert "\n1. Magic shield (1 time at once; sum of dice, magic 6, 2 hearts, 3 time)\n" in output


def test_enough_is_not_the_end_while_others_act(profile: Profile) -> None:
    output = typed(placing_as_two(profile, "you", "you"), "q")
    assert "Enough (open so far: 4 hearts, 6 time, 3 poison; the others go on)\n" in output
    assert "the others go on" not in typed(placing_as_two(profile), "q")


def test_skills_and_potions_list_their_encounters(profile: Profile) -> None:
    output = typed(placing(profile), "s", "q")
    assert "Gain a magic 5. (Combat, Peril)\n" in output
    assert "Mana: Roll 3 magic dice. (Combat, Peril)\n" in output
    assert "Second Wind: This hero heals 2 damage on every descent.\n" in output  # this potion has its own moment


@pytest.mark.parametrize("code", LANGUAGES)
def test_skills_that_read_alike_work_elsewhere(code: str) -> None:
    words = language(code, "one-deck-dungeon")
    steady, valor = (card_text(words, "skill_" + name) for name in ("steady_hands", "valor"))
    assert steady.endswith(f"({words.text('word-peril')})")
    assert valor.endswith(f"({words.text('word-combat')})")
    assert card_text(words, "talent_grit").endswith(f"({words.text('word-boss')})")


def test_heroes_who_would_fall_are_named_before_and_in_the_confirmation(profile: Profile) -> None:
    session = placing(profile)
    output = typed(session, "q")
    (line,) = (line for line in output.splitlines() if ". Enough" in line)
    assert line.endswith("Enough (6 hearts, 5 time; Warrior would fall; a potion could still help)")
    number = line.split(".")[0]
    output = typed(session, number, "q")
    assert f"\nWarrior would fall; a potion could still help. Type {number} again to confirm.\n" in output
    assert "cannot be taken back" not in output


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_who_would_fall_are_named(code: str, profile: Profile) -> None:
    position: dict[str, Any] = {"faced": ["ogre_a"], "wounds": (3, 2), "tokens": 0}
    table = table_at("placing", ("warrior", "mage"), dice=[[], []], **position)
    words = language(code, "one-deck-dungeon")
    both = words.join([words.text("card-warrior"), words.text("card-mage")])
    expected = {"en": "would fall", "ru": "погибнут", "uk": "загинуть", "pl": "zginą"}[code]
    assert f"{both} {expected})\n" in typed(seated(profile, table), "q", code=code)
