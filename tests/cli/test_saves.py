"""The command `undercroft saves`, and playing a saved game by its number."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from undercroft.cli import main
from undercroft.terminal.profile.profile import FOLDER_VARIABLE, Profile
from undercroft.terminal.session.session import Session


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Profile:
    """A profile with one game of a few decisions."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    profile = Profile(tmp_path)
    session = Session.begin(profile, "dragon-tower", ("you",), 3, {"team": "deal"})
    while len(session.table.moves) < 6:
        session.choose(0)
    return profile


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, [*args], input=typed)


def test_saved_games_are_listed_and_deleted_only_on_purpose(profile: Profile) -> None:
    (saved,) = profile.saved("dragon-tower")
    listed = run("saves", "dragon-tower", "--lang", "en")
    assert listed.exit_code == 0
    assert listed.output.startswith("0001 · 20")
    assert "to be continued" in listed.output
    refused = run("saves", "dragon-tower", "--delete", "1", "--lang", "en")
    assert refused.exit_code == 2
    assert "add --yes" in refused.output
    assert saved.path.exists()
    deleted = run("saves", "dragon-tower", "--delete", "1", "--yes", "--lang", "pl")
    assert deleted.exit_code == 0
    assert not saved.path.exists()
    assert run("saves", "dragon-tower", "--delete", "1", "--yes").exit_code == 2


def test_a_saved_game_is_played_by_its_number_or_branched(profile: Profile) -> None:
    assert run("play", "dragon-tower", "--saved", "0001", "--plain", typed="q\n").exit_code == 0
    assert len(profile.saved("dragon-tower")) == 1
    assert run("play", "dragon-tower", "--saved", "1", "--at", "3", "--plain", typed="q\n").exit_code == 0
    branch, first = sorted(profile.saved("dragon-tower"), key=lambda saved: saved.decisions)
    assert (branch.decisions, first.decisions) == (3, 6)
    assert run("play", "dragon-tower", "--saved", "1", "--seed", "4").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--at", "3"), "--at needs --saved"),
        (("--continue", "--at", "3"), "--at needs --saved"),
        (("--saved", "1", "--at", "7"), "Game 0001 cannot go on from decision 7: --at takes a number from 0 to 6"),
        (("--saved", "1", "--at", "-5"), "Game 0001 cannot go on from decision -5: --at takes a number from 0 to 6"),
        (("--continue", "--saved", "1"), "Use either --continue or --saved"),
        (("--tutorial", "--at", "3"), "lesson brings its own set-up"),
        (("--learn", "--at", "3"), "lesson brings its own set-up"),
    ],
)
def test_what_names_no_point_of_a_saved_game_is_refused(
    profile: Profile, arguments: tuple[str, ...], words: str
) -> None:
    refused = run("play", "dragon-tower", *arguments, "--plain", "--lang", "en", typed="q\n")
    assert refused.exit_code == 2
    assert words in " ".join(refused.stderr.split())
    assert len(profile.saved("dragon-tower")) == 1


def test_a_game_that_is_over_goes_on_from_no_later_than_its_last_decision(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("you",), 3, {"team": "deal"})
    while not session.over:
        session.choose(0)
    over = len(session.table.moves)
    late = run("play", "dragon-tower", "--saved", "2", "--at", str(over), "--plain", "--lang", "en", typed="q\n")
    assert f"from 0 to {over - 1}" in late.stderr
    last = run("play", "dragon-tower", "--saved", "2", "--at", str(over - 1), "--plain", typed="q\n")
    assert last.exit_code == 0
