from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.positions import typed_at_random
from undercroft.i18n import LANGUAGES
from undercroft.terminal.plain import PlainGame
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.session import Session

DEALT = {"team": "deal", "skills": "none"}


def typed(session: Session, *lines: str, code: str = "en", story: bool = True) -> str:
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    PlainGame(session, code, source, target, story=story).run()
    return target.getvalue()


def begun(profile: Profile, *leaders: str, seed: int = 1, **options: object) -> Session:
    return Session.begin(profile, "dragon-tower", leaders or ("you",), seed, {**DEALT, **options})


def test_a_question_and_its_numbered_answers(profile: Profile) -> None:
    told = typed(begun(profile))
    assert "1. " in told
    assert "2. " in told
    assert re.search(r"^Choose a deck for the \w+ to draw from\.$", told, re.M)


@pytest.mark.parametrize("code", LANGUAGES)
def test_random_numbers_play_a_whole_game(profile: Profile, code: str) -> None:
    chance = random.Random(7)
    session = begun(profile, "you", "random", seed=3, skills="one")
    told = typed(session, *typed_at_random(chance, 3000), code=code)
    assert session.over
    assert session.table.result is not None
    assert told.rstrip().splitlines()[-1] != ""
    [saved] = profile.saved("dragon-tower")
    assert saved.result == session.table.result.reason


def test_the_end_of_the_input_saves_and_says_how_to_go_on(profile: Profile) -> None:
    session = begun(profile)
    told = typed(session, "1", "1")
    assert told.rstrip().endswith("undercroft play dragon-tower --plain --continue")
    [saved] = profile.saved("dragon-tower")
    assert saved.decisions == 2
    assert Session.resume(profile, saved.path).table.digest() == session.table.digest()


def test_nothing_decided_nothing_saved(profile: Profile) -> None:
    assert "Nothing was decided yet" in typed(begun(profile), "q")
    assert profile.saved("dragon-tower") == []


@pytest.mark.parametrize("wrong", ["0", "99", "99999999999999999999", "-1", "x", "1 2", "²", "٣"])
def test_bad_input_is_one_clear_line_and_the_question_stays(profile: Profile, wrong: str) -> None:
    session = begun(profile)
    before = typed(begun(profile), "q").splitlines()
    told = typed(session, wrong, "q").splitlines()
    assert len(told) == len(before) + 1
    assert session.table.moves == []


def test_an_empty_line_puts_the_question_again(profile: Profile) -> None:
    session = begun(profile)
    once = typed(begun(profile), "q").splitlines()
    told = typed(session, "", "q").splitlines()
    again = told[len(once) - 1 : -1]
    assert again == once[-1 - len(again) : -1]
    assert again[-1].startswith(f"{len(again) - 1}. ")
    assert session.table.moves == []


def test_undo_and_its_refusal(profile: Profile) -> None:
    session = begun(profile, skills="none", team="choose")
    told = typed(session, "1", "u", "u", "q")
    assert "Taken back." in told
    assert "There is nothing to undo." in told
    assert session.table.moves == []


def test_the_situation_is_read_again_with_the_whole_tower(profile: Profile) -> None:
    told = typed(begun(profile), *["1"] * 5, "s", "q")
    again = told[told.rindex("Floor 6") :]
    assert again.count("Dragon (") == 1
    for floor in range(1, 7):
        assert f"Floor {floor}" in again


def test_only_what_changed_is_read_out(profile: Profile) -> None:
    session = begun(profile)
    told = typed(session, "1", "q")
    heroes = [line for line in told.splitlines() if ", hand: " in line]
    assert len(heroes) == 3  # two at first, then only the one who drew


def test_the_language_is_switched_and_remembered(profile: Profile) -> None:
    told = typed(begun(profile), "l xx", "l uk", "q")
    assert "Type l and a language: en, ru, uk, pl." in told
    assert "Здоров’я" in told
    assert Profile(profile.folder).language == "uk"


def test_help_names_the_commands(profile: Profile) -> None:
    told = typed(begun(profile), "?", "q")
    assert "u takes back the last decision." in told
    assert "r: the rule for this question" in told


def test_talk_lists_phrases_and_says_one(profile: Profile) -> None:
    session = begun(profile, "you", "greedy")
    told = typed(session, "t", "t 1", "q")
    assert "t 1. I have plenty of strength." in told
    assert "Player 1: “I have plenty of strength.”" in told
    assert session.table.said[0].text == "i_am_rich_in attribute=strength"


def test_a_grave_choice_is_confirmed(profile: Profile) -> None:
    session = begun(profile)
    while not any(option.verb == "give_all" for option in session.decision.options if session.decision):  # type: ignore[union-attr]
        options = session.decision.options if session.decision else []
        faces = [index for index, option in enumerate(options) if option.verb in ("face_too", "fight_alone")]
        session.choose(faces[0] if faces else 0)
    assert session.decision is not None
    number = next(place for place, option in enumerate(session.decision.options, 1) if option.verb == "give_all")
    before = len(session.table.moves)
    told = typed(session, str(number), "q")
    assert f"Type {number} again to confirm." in told
    assert len(session.table.moves) == before
    typed(session, str(number), str(number), "q")
    assert session.table.moves[before].option == "give_all"


def test_another_seat_at_the_keyboard_does_not_hear_the_first_ones_cards(profile: Profile) -> None:
    session = begun(profile, "you", "you")
    told = typed(session, "1", "1", "", "1")
    first, second = told.split("Pass the keyboard to Player 2. Player 2: press Enter.")
    mine = re.findall(r"draws ([A-Z][\w ]+)\.", first)
    assert mine
    assert not any(name in second for name in mine if "card" not in name)
    assert "a " in second


def test_without_the_story_only_the_news(profile: Profile) -> None:
    chance = [str(random.Random(1).randint(1, 4)) for _ in range(120)]
    with_story = typed(begun(profile, seed=2), *chance)
    without = typed(begun(profile, seed=2), *chance, story=False)
    assert "Floor 1, torches up" in with_story or "creaked open" in with_story
    assert "torches up" not in without
    assert "creaked open" not in without


def test_bots_alone_are_told_to_the_end(profile: Profile) -> None:
    session = begun(profile, "random")
    told = typed(session)
    assert session.over
    assert "Floor 1" in told


def test_through_a_real_pipe(folder: Path) -> None:
    environment = {**os.environ, "UNDERCROFT_DATA": str(folder)}
    command = [sys.executable, "-c", "from undercroft.cli import main; main()"]
    arguments = ["play", "dragon-tower", "--plain", "--seed", "1", "--lang", "en"]
    ran = subprocess.run(
        [*command, *arguments], input="1\n2\n", capture_output=True, text=True, env=environment, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.rstrip().endswith("--plain --continue")
    again = subprocess.run(
        [*command, "play", "dragon-tower", "--continue"],
        input="q\n",
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert len(list((folder / "games").glob("*.undercroft"))) == 1


def test_w_tells_what_a_bot_would_do_and_why(profile: Profile) -> None:
    told = typed(Session.begin(profile, "boss-monster", ("you", "witch"), 1, {}), "w", "q")
    assert re.search(r"^1\. .+ — \d+ % to win \(give or take \d+\)$", told, re.MULTILINE)
    assert any(why in told for why in ("Better than", "clearly better", "the only option"))
