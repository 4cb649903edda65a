"""The screen of a campaign: the sheets in every language and size, ticking at the second press, saving to a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.games.one_deck_dungeon.terminal.boards import app_with
from tests.games.one_deck_dungeon.terminal.sheets import GAME, KEPT, kept, played, with_sheets
from undercroft.games.one_deck_dungeon.campaign import HERO_IDS
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.terminal import sheets
from undercroft.i18n import LANGUAGES, language
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.campaign import CampaignScreen
from undercroft.terminal.screens.dialogs import ReadScreen, ResultScreen
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.widgets.widgets import Drawing

WIDE = (120, 40)
SMALL = (80, 24)

Compare = Callable[..., bool]


def screen_of(app: UndercroftApp) -> CampaignScreen:
    assert isinstance(app.screen, CampaignScreen)
    return app.screen


def note_of(app: UndercroftApp) -> str:
    return str(screen_of(app).query_one("#note").render())


def ticked(profile: Profile, hero: str = "warrior") -> dict[str, list[int]]:
    marks: dict[str, list[int]] = kept(profile)[hero]["ticked"]
    return marks


# -- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_sheets(snap_compare: Compare, profile: Profile, size: tuple[int, int]) -> None:
    assert snap_compare(app_with(with_sheets(profile)), terminal_size=size, press=["c"])


def test_a_mark_being_ticked_in_ukrainian(snap_compare: Compare, profile: Profile) -> None:
    app = app_with(with_sheets(profile), code="uk")
    assert snap_compare(app, terminal_size=SMALL, press=["c", "down", "3"])


def test_the_result_of_a_game_of_the_campaign(snap_compare: Compare, profile: Profile) -> None:
    assert snap_compare(app_with(profile, played(profile)), terminal_size=SMALL)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_every_line_fits(code: str, width: int) -> None:
    words = language(code, GAME)
    full = dict.fromkeys(HERO_IDS, KEPT["warrior"])
    pages = sheets.pages(words, ONE_DECK_DUNGEON.campaign.told(full), width)
    assert len(pages) == len(HERO_IDS)
    lines = [line for page in pages for shown in page.lines for line in shown.text.split("\n")]
    assert max(line.cell_length for line in lines) <= width - sheets.FRAME
    assert words.text("campaign-focus-help") in sheets.notes(words)


# -- the way there and back ----------------------------------------------------------------------------------------


async def test_the_menu_leads_there_and_escape_back(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "down", "enter")
        assert screen_of(app).pages[0].name == "Warrior"
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("с")  # where a Latin keyboard has c
        assert screen_of(app).number == 0


async def test_a_game_without_a_campaign_does_not_offer_one(profile: Profile) -> None:
    app = UndercroftApp(profile, "dragon-tower", "en")
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, MenuScreen)
        assert "campaign" not in [row.kind for row in app.screen.rows]
        await pilot.press("c")
        assert isinstance(app.screen, MenuScreen)


async def test_the_result_leads_there_and_back(profile: Profile) -> None:
    app = app_with(profile, played(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("c")
        assert [page.open for page in screen_of(app).pages] == [1, 1]
        await pilot.press("escape")
        assert isinstance(app.screen, ResultScreen)


async def test_the_result_of_a_single_game_does_not(profile: Profile) -> None:
    app = app_with(profile, played(profile, campaign="no"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("c")
        assert isinstance(app.screen, ResultScreen)


@pytest.mark.parametrize("code", LANGUAGES)
async def test_nobody_has_a_sheet_at_the_beginning(profile: Profile, code: str) -> None:
    app = app_with(profile, code=code)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "right", "enter", "1")
        head = screen_of(app).query_one("#sheet-head", Drawing).lines(78)
        assert head[0].plain.startswith(language(code, GAME).text("campaign-empty")[:40])


# -- ticking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-011")
async def test_a_key_ticks_at_the_second_press(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "down", "3")
        assert "Press again to tick: Crafty, red mark" in note_of(app)
        assert ticked(profile) == KEPT["warrior"]["ticked"]
        await pilot.press("3")
        assert ticked(profile)["talent_crafty"] == [3, 1, 2]
        assert "4 marks to tick (easy 2, hard 2)" in note_of(app)
        assert kept(profile)["warrior"]["unspent"] == [2, 0, 2]


async def test_enter_ticks_what_comes_first_and_teaches(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("c", "enter", "enter")
        assert ticked(profile)["talent_durability"] == [6, 4, 0]
        assert "Durability: green circle 6/6, yellow square 4/4, Learned" in note_of(app)
        await pilot.press("enter", "enter")
        assert ticked(profile)["talent_durability"] == [6, 4, 0]


async def test_enter_confirms_the_colour_that_was_asked_about(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "down", "2", "enter")
        assert ticked(profile)["talent_crafty"] == [3, 2, 1]


async def test_looking_elsewhere_forgets_the_question(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "2", "down", "up", "2")
        assert "Press again" in note_of(app)
        await pilot.press("right", "left", "2")
        assert "Press again" in note_of(app)
        assert ticked(profile) == KEPT["warrior"]["ticked"]


async def test_a_colour_without_marks_left_does_nothing(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "right", "down", "down", "3", "3")
        assert screen_of(app).pages[1].name == "Archer"
        assert ticked(profile, "archer") == {}
        await pilot.press("2", "2")
        assert ticked(profile, "archer") == {"talent_crafty": [0, 1, 0]}


async def test_a_click_chooses_a_hero_and_a_talent(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c")
        await pilot.click("#sheet-tabs", offset=(16, 0))
        assert screen_of(app).number == 1
        for _ in range(2):
            await pilot.click("#rows", offset=(6, 2))
        assert ticked(profile, "archer") == {"talent_veteran": [1, 0, 0]}


async def test_a_change_from_elsewhere_is_not_overwritten(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "2")
        bare = {**KEPT, "warrior": {**KEPT["warrior"], "unspent": [0, 0, 0]}}
        Profile(profile.folder).change_campaign(ONE_DECK_DUNGEON, bare)
        await pilot.press("2")
        assert "No mark is left" in note_of(app)
        assert kept(profile) == bare


async def test_what_cannot_be_written_is_told(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    (profile.folder / "campaigns" / f"{GAME}.json.new").mkdir()  # in the way of what is written
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "2", "2")
        assert "cannot be written" in note_of(app)
        assert kept(profile) == KEPT


# -- the rest ------------------------------------------------------------------------------------------------------


async def test_the_sheets_are_saved_to_new_files(
    profile: Profile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = app_with(with_sheets(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("c", "e")
        assert str(tmp_path / f"{GAME}-campaign.json") in note_of(app)
        await pilot.press("2", "2", "e")
        assert f"{GAME}-campaign-2.json" in note_of(app)
    first, second = (json.loads((tmp_path / f"{GAME}-campaign{end}.json").read_text()) for end in ("", "-2"))
    assert (first["game"], first["kept"]) == (GAME, KEPT)
    assert second["kept"] == kept(profile)


async def test_a_file_that_cannot_be_read_is_told_and_not_saved_empty(
    profile: Profile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (profile.folder / "campaigns" / f"{GAME}.json").mkdir(parents=True)
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("c", "e")
        assert "cannot be read" in note_of(app)
    assert not list(tmp_path.glob("*.json"))


async def test_language_and_help(profile: Profile) -> None:
    app = app_with(with_sheets(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("c", "down", "l")
        assert screen_of(app).pages[0].name == "Воительница"
        assert screen_of(app).query_one(OptionList).highlighted == 3
        assert "Изворотливость" in note_of(app)
        await pilot.press("question_mark")
        assert isinstance(app.screen, ReadScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, CampaignScreen)
