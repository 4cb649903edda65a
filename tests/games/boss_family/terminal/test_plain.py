"""Boss Monster in numbered lines: whole games, what is read out, passing, and hands that stay secret."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.boss_family.tables import table_at
from tests.games.boss_family.terminal.boards import DUNGEONS, HAND, answering, building, seated, walking
from tests.games.helpers import play
from tests.terminal.positions import typed_at_random
from tests.terminal.test_plain import typed
from undercroft.bots.names import personas
from undercroft.games.boss_family.terminal.overlays import dungeons
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.cards import message_of
from undercroft.terminal.help import TURNING_POINTS
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.looks import LookAt


@pytest.mark.parametrize("code", LANGUAGES)
def test_random_numbers_play_a_whole_game(profile: Profile, code: str) -> None:
    chance = random.Random(3)
    session = Session.begin(profile, "boss-monster", ("you", "random", "random"), 5, {"variants": ["classic"]})
    told = typed(session, *typed_at_random(chance, 2000), code=code)
    assert session.over
    winner = session.view()["result"]["winners"][0]
    words = language(code, "boss-monster")
    lines = told.splitlines()
    won = words.text("terminal-winner", seats=session.names(words)[winner], count=1)
    turns = lines[lines.index(words.text("terminal-turning-points")) : lines.index(words.text("ending-missed"))]
    assert any(line.endswith(won) for line in lines)
    assert len(turns) == 1 + TURNING_POINTS
    assert profile.saved("boss-monster")[0].result == session.view()["result"]["reason"]


def test_the_situation_in_sentences(profile: Profile) -> None:
    told = typed(building(profile), "q")
    assert "Round 5, Build, Active: Player 1." in told
    assert "Town: Nick the Masher (Cleric, Health 4); would go to Pip (" in told
    assert "Recycling Center (Damage 0, Thief 1, trap room, advanced, Deactivated), 1 beneath" in told
    assert "Dungeon of Arabella, from the entrance to the boss: 1. Face down; 2. Boulder Ramp" in told
    assert "Place Haunted Library beside the boss (over the Bottomless Pit)" in told
    assert "Dragon Hatchery" not in told


def test_the_walk_and_what_waits_are_read_out(profile: Profile) -> None:
    assert "Jesta the Rogue, damage 3 of 6, dies in the Recycling Center." in typed(walking(profile), "q")
    assert "Waiting: Mortimer, Freeze, target: Dark Laboratory." in typed(answering(profile), "q")


def test_the_whole_situation_has_the_texts_of_the_hand_and_the_discard_pile(profile: Profile) -> None:
    told = typed(building(profile), "s", "q")
    assert "Counterspell: Cancel a spell that any player has just announced" in told
    assert "Discard pile: Golem Factory ×2, Zombie Prison, Teleportation." in told
    assert "Windows for spells: ask when I can change something." in told


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Seen before, now hidden: Brainsucker Hive (Hand: Grimble; Dungeon: Grimble)."),
        ("ru", "Видели раньше, теперь скрыто: "),
        ("uk", "Бачили раніше, тепер приховано: "),
        ("pl", "Widziane wcześniej, teraz ukryte: "),
    ],
)
def test_cards_that_went_out_of_sight_are_read_out(profile: Profile, code: str, line: str) -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "dark_altar"]],
        hands=[["bottomless_pit", "fear"], ["freeze"]],
        discard=["brainsucker_hive"],
        turn=0,
    )
    for move in ("use card=dark_altar", "place card=bottomless_pit slot=1", "pass_on"):
        play(table, move)
    session = seated(profile, table, "random", "you")
    assert line in typed(session, "q", code=code)
    words = language(code, "boss-monster")
    view: Any = session.view()
    drawn = dungeons(LookAt(words, view, session.names(words)), 60)
    assert line.split(":")[0] in " ".join(row.plain for row in drawn)


def test_only_what_changed_is_read_out(profile: Profile) -> None:
    session = building(profile)
    told = typed(session, "2", "q")
    assert told.count("Town: Nick the Masher") == 1
    assert told.count("Dungeon of Player 1") == 2


def test_the_setting_for_windows(profile: Profile) -> None:
    session = building(profile)
    told = typed(session, "m", "m nonsense", "m build", "q")
    assert told.count("m aimed. pass until something is aimed at me") == 2
    assert "Windows for spells: pass until my next build." in told
    assert session.setting == "build"


def test_why_windows_were_passed_is_told_on_request(profile: Profile) -> None:
    table = table_at(
        "adventure",
        dungeons=[["neanderthal_cave", "neanderthal_cave"], ["open_grave"]],
        hands=[["giant_size"], []],
        entrances=[["mage_4_a"], []],
        round=2,
        turn=0,
    )
    told = typed(seated(profile, table, "you", "random"), "m", "q")
    assert "Passed for you: nothing could change the way of Tieg and the Magic Bubble." in told
    assert "Passed for you: nothing you could do would change anything." in told


def test_passed_windows_are_told(profile: Profile) -> None:
    table = table_at("build", dungeons=[["open_grave"]] * 2, hands=[["fear", "beast_menagerie"], []], turn=0)
    told = typed(seated(profile, table, "you", "random"), "1", "q")
    assert "windows were passed for you." in told or "One window was passed for you." in told


def test_help_names_what_this_game_has(profile: Profile) -> None:
    told = typed(building(profile), "?", "q")
    assert "m shows how windows are passed for you" in told
    assert "behind the last line of the log" in told
    assert "tower" not in told


def test_bosses_have_things_to_say(profile: Profile) -> None:
    session = building(profile)
    told = typed(session, "t", "t 2", "q")
    assert "t 1. Come closer, heroes: there is treasure here!" in told
    assert "Well played!" in told
    assert session.table.said[-1].text == "that_hero_was_mine"


def test_another_person_does_not_hear_the_first_ones_cards(profile: Profile) -> None:
    second = ("zombie_prison", "witchs_kitchen", "fear")
    table = table_at("build", ("king_croak", "gorgona"), dungeons=DUNGEONS[:2], hands=[HAND, second], turn=0)
    told = typed(seated(profile, table, "you", "you"), "0", "0", "", "q")
    words = language("en", "boss-monster")
    mine, yours = told.split("Pass the keyboard to Player 2. Player 2: press Enter.")
    for card in HAND:
        assert words.text(message_of(card)) in mine
        assert words.text(message_of(card)) not in yours
    for card in second:
        assert words.text(message_of(card)) in yours
        assert words.text(message_of(card)) not in mine


def test_a_whole_game_through_a_real_pipe(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    chance = random.Random(1)
    lines = "".join(f"{number}\n" for number in typed_at_random(chance, 2000))
    command = [sys.executable, "-c", "from undercroft.cli import main; main()"]
    arguments = ["play", "boss-monster", "--plain", "--seed", "1", "--bots", "random", "--lang", "en"]
    ran = subprocess.run(
        [*command, *arguments], input=lines, capture_output=True, text=True, env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert " wins!" in ran.stdout
    again = subprocess.run(
        [*command, "play", "boss-monster", "--continue"],
        input="",
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert again.returncode == 2  # it is over: nothing is left to continue


def test_without_any_words_you_play_a_bot(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    command = [sys.executable, "-c", "from undercroft.cli import main; main()", "play", "boss-monster", "--plain"]
    ran = subprocess.run(
        [*command, "--lang", "en"], input="", capture_output=True, text=True, env=environment, check=False
    )
    assert ran.returncode == 0
    names = [language("en").text("bot-" + persona) for persona in personas()]
    assert any(f"{name}: " in ran.stdout for name in names)


def test_passing_is_typed_twice_while_something_can_be_done(profile: Profile) -> None:
    session = building(profile)
    made = len(session.table.moves)
    told = typed(session, "0", "q")
    assert "0. Pass" in told
    assert "You could still do something. Type 0 again to confirm." in told
    assert len(session.table.moves) == made
    typed(session, "0", "0", "q")
    assert session.table.moves[made].option == "pass_on"


def test_another_setting_leaves_the_question_at_hand(profile: Profile) -> None:
    session = answering(profile, turn=1)
    made = len(session.table.moves)
    told = typed(session, "m build", "q")
    assert "From your next question on." in told
    assert len(session.table.moves) == made
