"""The command `undercroft campaign`: the sheets, ticking, export and import, and rejected input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import refused, run
from tests.games.one_deck_dungeon.terminal.sheets import GAME, KEPT, kept, with_sheets
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.i18n import LANGUAGES, language
from undercroft.terminal.profile.profile import Profile


@pytest.fixture
def sheets(profile: Profile) -> Profile:
    return with_sheets(profile)


@pytest.mark.usefixtures("sheets")
def test_the_sheets_are_printed() -> None:
    result = run("campaign", GAME)
    assert result.exit_code == 0
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert lines[:7] == [
        "Sheet of the Warrior (warrior)",
        "Games played: 7",
        "Bosses beaten: 2/10 (Dragon, Yeti)",
        "5 marks to tick",
        "2 · Easy dungeon: only green circles may be ticked.",
        "3 · Hard dungeon: marks of every colour may be ticked.",
        "Basic talents",
    ]
    assert "✓ Veteran: green circle 6/6, Learned (veteran)" in lines
    assert "▸ Durability: green circle 6/6, yellow square 3/4 (durability)" in lines
    assert "Reroll one of your dice. (Peril)" in lines
    assert [line for line in lines if line.startswith("Sheet of")] == [
        "Sheet of the Warrior (warrior)",
        "Sheet of the Archer (archer)",
        "Sheet of the Mage (mage)",
    ]
    assert "red = red mark" in lines[-1]


@pytest.mark.usefixtures("sheets")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_sheets_in_every_language(code: str) -> None:
    told = run("campaign", GAME, "--lang", code).stdout
    words = language(code, GAME)
    assert told.count(words.text("card-talent-durability-text")) == 3
    assert told.count(words.text("campaign-learned")) == 2
    assert told.count(words.text("focus-focus-3")) == 3


@pytest.mark.usefixtures("profile")
def test_nobody_has_a_sheet_at_the_beginning() -> None:
    told = run("campaign", GAME).stdout
    assert "There are no sheets yet" in told
    assert f"undercroft play {GAME} --option campaign=yes" in told
    assert json.loads(run("campaign", GAME, "--json").stdout) == {"sheets": []}


def test_programs_are_told_everything(sheets: Profile) -> None:
    told = json.loads(run("campaign", GAME, "--json").stdout)
    assert ONE_DECK_DUNGEON.campaign is not None
    assert told == ONE_DECK_DUNGEON.campaign.told(kept(sheets))


# -- ticking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-011")
@pytest.mark.parametrize("words", [("warrior", "guile", "green"), ("Warrior", "talent_guile", "GREEN")])
def test_a_mark_is_ticked(sheets: Profile, words: tuple[str, str, str]) -> None:
    result = run("campaign", GAME, "--tick", *words)
    assert result.stdout == "Warrior · Guile: green circle 3/6 · 4 marks to tick (easy 1, hard 3)\n"
    assert kept(sheets)["warrior"]["ticked"]["talent_guile"] == [3, 0, 0]
    assert kept(sheets)["mage"] == KEPT["mage"]


def test_the_last_mark_of_a_talent_teaches_it(sheets: Profile) -> None:
    told = json.loads(run("campaign", GAME, "--tick", "warrior", "durability", "yellow", "--json").stdout)
    assert [talent["talent"] for talent in told["sheets"][0]["talents"] if talent["learned"]] == [
        "talent_veteran",
        "talent_durability",
    ]
    assert "Learned" in run("campaign", GAME).stdout.splitlines()[9]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("paladin", "guile", "green"), "no sheet for paladin; there are: warrior, archer, mage"),
        (("warrior", "flying", "green"), "no talent flying; there are: veteran, durability"),
        (("warrior", "guile", "blue"), "no blue marks; there are: green, yellow, red"),
        (("warrior", "veteran", "green"), "All green marks of this talent are ticked already"),
        (("mage", "guile", "green"), "No mark is left"),
        (("archer", "crafty", "red"), "No mark is left"),
    ],
)
def test_what_cannot_be_ticked_is_refused_and_changes_nothing(
    sheets: Profile, words: tuple[str, str, str], why: str
) -> None:
    assert why in refused(run("campaign", GAME, "--tick", *words))
    assert kept(sheets) == KEPT


@pytest.mark.usefixtures("profile")
def test_without_a_sheet_nothing_can_be_ticked() -> None:
    told = refused(run("campaign", GAME, "--tick", "warrior", "guile", "green"))
    assert "There are no sheets yet" in told
    assert f"undercroft play {GAME} --option campaign=yes" in told


def test_a_refusal_speaks_the_language_asked_for(sheets: Profile) -> None:
    assert "Нет" not in refused(run("campaign", GAME, "--tick", "druid", "guile", "green"))
    assert "Листа для druid нет" in refused(run("campaign", GAME, "--tick", "druid", "guile", "green", "--lang", "ru"))


# -- taking it along -----------------------------------------------------------------------------------------------


def test_sheets_go_to_another_computer(sheets: Profile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "sheets.json")
    assert file in run("campaign", GAME, "--export", file).stdout
    monkeypatch.setenv("UNDERCROFT_DATA", str(tmp_path / "other"))
    assert file in run("campaign", GAME, "--import", file).stdout
    assert kept(Profile()) == kept(sheets) == KEPT


def test_an_import_replaces_only_when_told_to(sheets: Profile, tmp_path: Path) -> None:
    file = tmp_path / "sheets.json"
    file.write_text(json.dumps({"undercroft": "campaign-1", "game": GAME, "kept": {"mage": KEPT["mage"]}}))
    assert "--yes" in refused(run("campaign", GAME, "--import", str(file)))
    assert kept(sheets) == KEPT
    told = json.loads(run("campaign", GAME, "--import", str(file), "--yes", "--json").stdout)
    assert [sheet["hero"] for sheet in told["sheets"]] == ["mage"]
    assert kept(sheets) == {"mage": KEPT["mage"]}


def test_an_export_replaces_only_when_told_to(sheets: Profile, tmp_path: Path) -> None:
    file = tmp_path / "sheets.json"
    file.write_text("mine")
    assert "already exists" in refused(run("campaign", GAME, "--export", str(file)))
    assert file.read_text() == "mine"
    assert run("campaign", GAME, "--export", str(file), "--yes").exit_code == 0
    assert json.loads(file.read_text()) == {"undercroft": "campaign-1", "game": GAME, "kept": kept(sheets)}
    assert "cannot be written" in refused(run("campaign", GAME, "--export", str(tmp_path / "no" / "sheets.json")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "campaign cannot be read"),
        ("[]", "campaign cannot be read"),
        ('{"undercroft": "campaign-9", "game": "one-deck-dungeon", "kept": {}}', "campaign cannot be read"),
        ('{"game": "one-deck-dungeon", "kept": {"kitten": {}}}', "kitten: no such hero"),
        ('{"game": "one-deck-dungeon", "kept": {"mage": {"games": -1}}}', "out of range"),
        ('{"game": "dragon-tower", "kept": {}}', "belongs to the campaign of dragon-tower"),
    ],
)
def test_a_file_that_is_no_campaign_is_refused(sheets: Profile, tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "sheets.json"
    file.write_text(text)
    assert why in refused(run("campaign", GAME, "--import", str(file), "--yes"))
    assert kept(sheets) == KEPT


def test_files_that_are_not_there_or_not_texts_are_refused(sheets: Profile, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x80")
    for name in ("nowhere", "picture", "."):
        assert "cannot be read" in refused(run("campaign", GAME, "--import", str(tmp_path / name), "--yes"))
    assert kept(sheets) == KEPT


# -- wrong use -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("sheets")
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("dragon-tower",), "dragon-tower has no campaign"),
        (("boss-monster", "--json"), "boss-monster has no campaign"),
        (("chess",), "There is no game chess"),
        ((), "GAME"),
        ((GAME, "--tick", "warrior"), "--tick"),
        ((GAME, "--export", "a", "--import", "b"), "only one of --tick, --export and --import"),
        ((GAME, "--tick", "mage", "guile", "green", "--export", "a"), "only one of --tick, --export and --import"),
    ],
)
def test_wrong_use_is_refused(arguments: tuple[str, ...], why: str) -> None:
    assert why in refused(run("campaign", *arguments))


def test_a_damaged_file_is_told_about(sheets: Profile) -> None:
    path = sheets.folder / "campaigns" / f"{GAME}.json"
    path.write_text("{")
    result = run("campaign", GAME)
    assert result.exit_code == 0
    assert "was damaged" in result.stderr
    assert "There are no sheets yet" in result.stdout


def test_an_unreadable_or_unwritable_file_is_refused(sheets: Profile, tmp_path: Path) -> None:
    file = str(tmp_path / "sheets.json")
    run("campaign", GAME, "--export", file)
    path = sheets.folder / "campaigns" / f"{GAME}.json"
    path.with_name(path.name + ".new").mkdir()  # in the way of the file to be written
    assert "cannot be written" in refused(run("campaign", GAME, "--tick", "warrior", "guile", "green"))
    assert "cannot be written" in refused(run("campaign", GAME, "--import", file, "--yes"))
    assert kept(sheets) == KEPT
    path.unlink()
    path.mkdir()
    assert "cannot be read" in refused(run("campaign", GAME, "--export", file, "--yes"))
