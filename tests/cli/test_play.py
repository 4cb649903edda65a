"""The command `undercroft play`."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tests.cli.runner import DEAL, refused, run, saved_game
from undercroft.cli import main
from undercroft.i18n import LANGUAGES
from undercroft.terminal.profile.profile import Profile


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "There is no game chess"),
        (("dragon-tower", "--seats", "9"), "not 9"),
        (("dragon-tower", "--heroes", "7"), "heroes"),
        (("dragon-tower", "--heroes", "two"), "heroes"),
        (("dragon-tower", "--boss", "kitten"), "kitten"),
        (("dragon-tower", "--team", "paladin,nobody"), "team"),
        (("one-deck-dungeon", "--team", "warrior,warrior"), "The option team names warrior twice"),
        (("dragon-tower", "--variant", "easy"), "easy"),
        (("dragon-tower", "--option", "heroes"), "heroes is not an argument of the form name=value"),
        (("dragon-tower", "--option", "colour=red"), "no option colour"),
        (("dragon-tower", "--heroes", "2", "--option", "heroes=3"), "heroes is given twice, as 2 and as 3"),
        (("dragon-tower", "--option", "heroes=2", "--option", "heroes=3"), "heroes is given twice, as 2 and as 3"),
        (
            ("dragon-tower", "--variant", "surrounded", "--option", "variants=no-break"),
            "variants is given twice, as surrounded and as no-break",
        ),
        (("dragon-tower", "--setup", "first-game", "--skills", "one"), "Here it is first-game"),
        (("dragon-tower", "--seats", "3", "--heroes", "2"), "only if seats is one of: 1, 2. Here it is 3"),
        (("dragon-tower", "--team", "paladin,mage", "--heroes", "3"), "3"),
        (("dragon-tower", "--bots", "genius"), "There is no bot genius"),
        (("dragon-tower", "--seats", "4", "--bots", "random,random"), "2 bots"),
        (("dragon-tower", "--seed", "-1"), "-1"),
        (
            ("one-deck-dungeon", "--option", "dungeon=the_mudlands"),
            "only if cards is one of: forest, hybrid. Here it is base",
        ),
        (("one-deck-dungeon", "--option", "talents=0:mage:talent_grit"), "The campaign sets the option talents"),
        (("dragon-tower", "--continue"), "unfinished"),
        (("dragon-tower", "--continue", "--heroes", "2"), "--continue"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert words in refused(run("play", *arguments, "--plain"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_speaks_the_language_asked_for(code: str) -> None:
    line = refused(run("play", "chess", "--lang", code))
    assert "chess" in line
    assert ("There is no game" in line) == (code == "en")


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Оберіть" in run("play", "dragon-tower", "--plain", *DEAL).stdout


def test_every_way_to_name_an_option() -> None:
    result = run(
        *("play", "dragon-tower", "--plain", "--option", "heroes=2", "--option", "team=paladin,mage"),
        *("--option", "variants=surrounded,no-break", "--boss", "dark_lord", "--skills", "none", "--seed", "3"),
        typed="1\n",
    )
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert saved.options == {
        "heroes": 2,
        "team": ["paladin", "mage"],
        "setup": "standard",
        "skills": "none",
        "boss": "dark_lord",
        "variants": ["surrounded", "no-break"],
    }


def test_the_same_seed_is_the_same_game() -> None:
    first = run("play", "dragon-tower", "--plain", *DEAL, typed="1\n1\n1\n")
    second = run("play", "dragon-tower", "--plain", *DEAL, typed="1\n1\n1\n")
    assert first.stdout == second.stdout


def test_bots_take_the_other_seats() -> None:
    result = run("play", "dragon-tower", "--plain", *DEAL, "--bots", "random,random", typed="1\n")
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert saved.seats == 3
    assert Profile().leaders(saved.path, 3) == ("you", "rat", "rat")


def test_bytes_that_are_no_text_are_bad_input_and_no_crash() -> None:
    result = CliRunner().invoke(main, ["play", "dragon-tower", "--plain", *DEAL], input=b"\xff\xfe\n1\n")
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert saved.decisions == 1


def test_a_game_is_continued() -> None:
    path = saved_game(moves=3)
    result = run("play", "dragon-tower", "--plain", "--continue", typed="1\n")
    assert result.exit_code == 0
    [saved] = Profile().saved("dragon-tower")
    assert (saved.path, saved.decisions) == (path, 4)


@pytest.mark.parametrize("option", ["--tutorial", "--learn"])
def test_the_tutorial_starts_the_guided_game(option: str) -> None:
    told = run("play", "boss-monster", option, "--plain", "--lang", "en", typed="q\n").stdout
    assert "Continue the lesson with: " in told


def test_the_help_names_the_tutorial_by_its_new_name_alone() -> None:
    told = run("play", "--help").stdout
    assert "--tutorial" in told
    assert "--learn" not in told
