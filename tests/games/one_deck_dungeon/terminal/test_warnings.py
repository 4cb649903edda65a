"""The app of One Deck Dungeon where the supply is short, a way has a price, and doors have a limit."""

from __future__ import annotations

import pytest
from textual.widgets import OptionList, Static

from tests.games.one_deck_dungeon.tables import table_at
from tests.games.one_deck_dungeon.terminal.boards import app_with, seated
from undercroft.i18n import LANGUAGES
from undercroft.kernel.table import Table
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.dialogs import ReadScreen
from undercroft.terminal.widgets.widgets import Drawing

WIDE = (120, 40)


def short_of_magic() -> Table:
    """All magic dice lie on the table: Mana rolls nothing, and Static Burst lacks a strength die."""
    dice = ["magic-4", *["magic-1"] * 7, *["strength-1"] * 8]
    return table_at("placing", faced=["ogre_a"], skills=[["shadow_a"]], potions=["arrow_wall_b"], tokens=1, dice=[dice])


def panel(app: UndercroftApp, name: str) -> str:
    """The text of a panel, its lines joined."""
    drawing = app.screen.query_one(name, Drawing)
    return " ".join(" ".join(line.plain for line in drawing.lines(drawing.size.width)).split())


def listed(app: UndercroftApp) -> list[str]:
    """The lines of the list of options, with their keys."""
    return [" ".join(str(option.prompt).split()) for option in app.screen.query_one(OptionList).options]


async def test_skills_and_potions_are_marked_in_panels_and_options(profile: Profile) -> None:
    app = app_with(profile, seated(profile, short_of_magic()))
    async with app.run_test(size=WIDE):
        assert "Static Burst M≥4 ⚠S1" in panel(app, "#od-heroes")
        assert "Mana ⚠M3" in panel(app, "#od-dungeon")
        assert sum("⚠S1" in line for line in listed(app)) == 1
        assert sum("⚠M3" in line for line in listed(app)) == 1


async def test_the_note_of_an_option_has_the_warning_in_words(profile: Profile) -> None:
    table = table_at("encounter", ["rogue"], faced=["ogre_a"], exiled=(0, 0, 0, 5))
    app = app_with(profile, seated(profile, table))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down")
        said = str(app.screen.query_one("#prompt", Static).render())
        assert "⚠ The supply lacks dice for this (at worst): heroic 1. Roll 1 or 2 heroic dice" in said


@pytest.mark.parametrize(
    ("key", "warning"),
    [
        ("f3", "⚠ The supply lacks dice for this (at worst): strength 1."),
        ("f6", "⚠ The supply lacks dice for this (at worst): magic 3."),
    ],
)
async def test_all_texts_have_the_warning_beside_them(profile: Profile, key: str, warning: str) -> None:
    app = app_with(profile, seated(profile, short_of_magic()))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, ReadScreen)
        assert warning in panel(app, "#text")


@pytest.mark.parametrize("code", LANGUAGES)
async def test_a_way_costs_what_the_party_pays(profile: Profile, code: str) -> None:
    for talents, shown, gone in (([], "−◔3", "−◔2"), (["0:warrior:talent_planning"], "−◔2", "−◔3")):
        table = table_at("encounter", faced=["boulder_a"], options={"talents": talents})
        app = app_with(profile, seated(profile, table), code=code)
        async with app.run_test(size=WIDE):
            assert shown in panel(app, "#od-encounter")
            assert any(shown in line for line in listed(app))
            assert not any(gone in line for line in [panel(app, "#od-encounter"), *listed(app)])


@pytest.mark.parametrize(("dungeon", "doors"), [("minotaurs_maze", "Doors 2/3"), ("dragons_cave", "Doors 2/4")])
async def test_the_doors_are_counted_against_the_limit(profile: Profile, dungeon: str, doors: str) -> None:
    table = table_at("act", dungeon=dungeon, doors=[["ogre_a"], ["goblin_a"]])
    app = app_with(profile, seated(profile, table))
    async with app.run_test(size=WIDE):
        assert doors in panel(app, "#od-doors")
