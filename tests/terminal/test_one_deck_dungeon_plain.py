"""One Deck Dungeon in numbered lines: a whole game, placing dice step by step, the best cover."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

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
    assert "Floor 2, Turn 7, Deck 32." in told
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
        table = table_at("placing", faced=["ogre_a"], skills=[["shadow_a"]], dice=[["magic-4", *dice]])
        return typed(seated(profile, table), "q")

    warning = "Static Burst (Mana 4; The supply has too few dice for this: what is missing is lost.)"
    assert warning not in told(*["strength-1"] * 7)
    assert warning in told(*["strength-1"] * 8)
