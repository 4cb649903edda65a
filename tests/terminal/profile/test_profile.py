from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercroft.terminal.profile.profile import FOLDER_VARIABLE, Profile, data_folder, language_of_system
from undercroft.terminal.session.session import Session


def begun(profile: Profile, seed: int = 1) -> Session:
    session = Session.begin(profile, "dragon-tower", ("you",), seed, {"team": "deal", "skills": "none"})
    session.choose(0)
    return session


def test_the_environment_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert data_folder().name == "undercroft"


@pytest.mark.parametrize(
    ("value", "code"), [("uk_UA.UTF-8", "uk"), ("pl", "pl"), ("de_DE.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_locale_names_the_language(folder: Path, monkeypatch: pytest.MonkeyPatch, value: str, code: str) -> None:
    monkeypatch.setenv("LANG", value)
    assert language_of_system() == code


def test_settings_are_kept(profile: Profile, folder: Path) -> None:
    profile.change(language="ru", story=False)
    again = Profile(folder)
    assert (again.language, again.settings.story) == ("ru", False)


def test_achievements_are_kept_and_only_new_ones_are_news(profile: Profile, folder: Path) -> None:
    assert profile.earn("dragon-tower", ["first_climb", "all_home"]) == ["first_climb", "all_home"]
    again = Profile(folder)
    assert again.earn("dragon-tower", ["first_climb", "no_rest"]) == ["no_rest"]
    assert again.achievements("dragon-tower") == ["first_climb", "all_home", "no_rest"]
    assert json.loads((folder / "achievements.json").read_text())["dragon-tower"][0] == "first_climb"


@pytest.mark.parametrize("name", ["settings.json", "achievements.json"])
@pytest.mark.parametrize("data", [b"{", b"\xff\xfe\x00", b"[1, 2]", b""])
def test_a_damaged_file_is_put_aside_and_told_about(folder: Path, name: str, data: bytes) -> None:
    folder.mkdir()
    (folder / name).write_bytes(data)
    profile = Profile(folder)
    assert (folder / f"{name}.damaged").read_bytes() == data
    assert not (folder / name).exists()
    [notice] = profile.take_notices()
    assert notice.key == "terminal-notice-damaged"
    assert notice.args["kept"] == f"{name}.damaged"
    assert profile.take_notices() == []


def test_a_second_damaged_file_does_not_overwrite_the_first(folder: Path) -> None:
    folder.mkdir()
    for data in (b"first", b"second"):
        (folder / "settings.json").write_bytes(data)
        Profile(folder)
    assert (folder / "settings.json.damaged").read_bytes() == b"first"
    assert (folder / "settings.json.damaged-2").read_bytes() == b"second"


def test_saved_games_are_listed_newest_first(profile: Profile) -> None:
    first, second = begun(profile, 1), begun(profile, 2)
    first.choose(0)
    assert first.path is not None
    assert second.path is not None
    assert (first.path.name, second.path.name) == ("dragon-tower-0001.undercroft", "dragon-tower-0002.undercroft")
    assert [saved.path for saved in profile.saved("dragon-tower")] == [first.path, second.path]
    assert [saved.decisions for saved in profile.saved("dragon-tower")] == [2, 1]


def test_a_damaged_record_is_put_aside(profile: Profile) -> None:
    path = begun(profile).path
    assert path is not None
    path.write_text("not a record\n")
    assert profile.saved("dragon-tower") == []
    assert path.with_name(path.name + ".damaged").read_text() == "not a record\n"
    assert [notice.key for notice in profile.take_notices()] == ["terminal-notice-damaged"]
    assert begun(profile).path == path  # the name is free again, what was left is kept under the other


def test_a_folder_that_cannot_be_written_is_told_about(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    profile = Profile(blocked)
    profile.take_notices()
    begun(profile)
    assert "terminal-notice-unwritable" in [notice.key for notice in profile.take_notices()]


def test_foreign_files_in_the_folder_do_no_harm(profile: Profile) -> None:
    profile.games_folder.mkdir(parents=True)
    (profile.games_folder / "dragon-tower-notes.undercroft").write_text("mine")
    (profile.games_folder / "holiday.txt").write_text("mine")
    assert profile.saved("dragon-tower") == []
    assert begun(profile).path is not None
    assert (profile.games_folder / "dragon-tower-notes.undercroft").read_text() == "mine"
