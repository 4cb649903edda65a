"""Placing dice in the app: keys and clicks, skills, confirmations, and the best cover."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_deck_dungeon.tables import table_at
from tests.games.one_deck_dungeon.terminal.boards import app_with, at_the_doors, fighting, placing, seated
from tests.games.one_deck_dungeon.terminal.shown import ENGLISH, SMALL, WIDE, laid, listed, panel, prompt, table_of
from undercroft.games.one_deck_dungeon.terminal import encounter_lines
from undercroft.games.one_deck_dungeon.terminal.targets import die_target
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.dialogs import AdviceScreen
from undercroft.terminal.widgets.looks import Look
from undercroft.terminal.widgets.widgets import Drawing

# -- placing dice ------------------------------------------------------------------------------------------------------


async def test_a_die_then_a_box_by_two_keys_and_undo(profile: Profile) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        lines = listed(app)
        assert lines[0] == "1 strength 5 ×2 –"
        assert "6 magic 5 ▸ #1 #2" in lines
        assert len(lines) < len(table_of(app).options) / 2
        await pilot.press("6")
        assert not session.table.moves
        assert prompt(app).splitlines()[1] == "Pointing at Warrior: magic 5. Esc: all options."
        assert listed(app)[1] == "2 Warrior: lay magic 5 on box 2 [M3]▣"
        assert "2 #2 [M3]▣" in panel(app, "#od-encounter")
        await pilot.press("2")
        assert laid(session)[1] == ["magic-5"]
        assert "#2 [M3] ✓" in panel(app, "#od-encounter")
        await pilot.press("u")
        assert laid(session)[1] == []


async def test_esc_goes_back_to_all_dice(profile: Profile) -> None:
    app = app_with(profile, placing(profile))
    async with app.run_test(size=SMALL) as pilot:
        every = listed(app)
        await pilot.press("7")
        assert listed(app) != every
        await pilot.press("escape")
        assert listed(app) == every


async def test_a_box_then_a_die(profile: Profile) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        table_of(app).action_touch("box", 0)
        await pilot.pause()
        assert [line.split(" ", 1)[1] for line in listed(app)] == [
            f"Warrior: lay {die} on box 1 [M2]▣" for die in ("magic 5", "heroic 3", "magic 2", "magic 3")
        ]
        await pilot.press("3")
        assert laid(session)[0] == ["magic-2"]


async def test_clicks_on_a_die_and_on_a_box(profile: Profile) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        for text in ("H3", "[M2]"):
            drawing = app.screen.query_one("#od-encounter", Drawing)
            lines = drawing.lines(drawing.size.width)
            row, line = next((row, line) for row, line in enumerate(lines) if text in line.plain)
            await pilot.click(drawing, offset=(line.plain.index(text), row))
            await pilot.pause()
        assert laid(session)[0] == ["heroic-3"]


async def test_equal_dice_of_two_heroes_are_different_targets(profile: Profile) -> None:
    table = table_at(
        "placing",
        ("warrior", "mage"),
        faced=["goblin_a"],
        dice=[["strength-5", "agility-6"], ["agility-6", "magic-1"]],
    )
    session = seated(profile, table)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE):
        marks = table_of(app).offer.marks()
        assert marks[die_target(0, "agility-6")] == "2"
        assert marks[die_target(1, "agility-6")] == "3"
        assert "Mage: agility 6" in listed(app)[2]


async def test_a_skill_is_marked_used_and_paid_by_dice(profile: Profile) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        key = next(line.split()[0] for line in listed(app) if "Flameweave" in line)
        assert f"{key} Flameweave M≥2" in panel(app, "#od-heroes")
        await pilot.press(key)
        assert prompt(app).startswith("Warrior: choose a die to pay for Flameweave.")
        assert "Gain a magic 5." in prompt(app)
        assert "1  M5" in panel(app, "#od-encounter")
        place = next(number for number, line in enumerate(listed(app)) if "magic 2" in line)
        await pilot.press(table_of(app).offer.key(place))
        assert "✓ Flameweave (Used)" in panel(app, "#od-heroes")
        assert session.view()["heroes"][0]["pool"].count("magic-5") == 2


async def test_enough_that_kills_is_asked_twice(profile: Profile) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        place = next(number for number, line in enumerate(listed(app)) if "Enough" in line)
        assert listed(app)[place].endswith("Enough ♥6 ◔5 ⚠ Warrior would fall; a potion could still help")
        table_of(app).choose(place)
        await pilot.pause()
        assert not session.table.moves
        assert "Warrior would fall; a potion could still help. Press again to confirm: Enough" in prompt(app)
        table_of(app).choose(place)
        assert session.table.moves


async def test_stopping_is_confirmed_once_if_a_hero_can_survive(profile: Profile) -> None:
    # One heart: the warrior would die of it, the mage would not.
    position: dict[str, Any] = {"faced": ["locked_door_a"], "option": 0, "wounds": [3, 0]}
    session = seated(profile, table_at("placing", ("warrior", "mage"), dice=[[], []], **position))
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        place = next(number for number, line in enumerate(listed(app)) if "Enough" in line)
        table_of(app).choose(place)
        await pilot.pause()
        assert session.table.moves


async def test_the_time_of_an_ability_stands_apart_with_its_name(profile: Profile) -> None:
    session = seated(profile, table_at("placing", ("warrior",), faced=["skeleton_a"], dice=[[]]))
    app = app_with(profile, session)
    async with app.run_test(size=WIDE):
        look = Look(ENGLISH, session.view(), ["1"])
        assert encounter_lines.stopping(look).plain == "Consequences: ♥3 ◔5 · Undying: ◔2 · ♥6→3"
        assert any(line.endswith("Enough ♥3 ◔7") for line in listed(app))


# -- the best cover ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("again", ["b", "enter", "и"])
async def test_the_best_cover_is_shown_and_then_laid(profile: Profile, again: str) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    suggestion = session.suggestions()[0]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("b")
        assert isinstance(app.screen, AdviceScreen)
        text = panel(app, "#text")
        assert f"{len(suggestion.options)}. Warrior: " in text
        assert "Left open: 1 heart, 3 time." in text
        assert not session.table.moves
        await pilot.press(again)
        await pilot.pause()
        assert len(session.table.moves) == len(suggestion.options)
        assert session.view()["encounter"]["consequences"] == [1, 3, 0]
        for _ in suggestion.options:
            await pilot.press("u")
        assert not session.table.moves


async def test_another_suggestion_spares_something_else(profile: Profile) -> None:
    session = fighting(profile)
    app = app_with(profile, session)
    suggestions = session.suggestions()
    assert len(suggestions) > 1
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("b")
        first = panel(app, "#text")
        assert f"Skull: {suggestions[0].notes['boss']}." in first
        await pilot.press("right")
        assert panel(app, "#text") != first
        assert f"2/{len(suggestions)}" in str(app.screen.query_one(".dialog").border_title)
        await pilot.press("left", "left", "enter")
        await pilot.pause()
        assert session.view()["encounter"]["consequences"][0] == suggestions[-1].notes["hearts"]


async def test_the_advice_reports_that_nothing_can_be_covered(profile: Profile) -> None:
    table = table_at("placing", ("warrior",), faced=["glooping_ooze_a"], dice=[["strength-1"]])
    app = app_with(profile, seated(profile, table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("b")
        assert "Nothing more can be covered." in prompt(app)


async def test_the_best_cover_can_be_left(profile: Profile) -> None:
    session = placing(profile)
    app = app_with(profile, session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("b", "escape")
        assert table_of(app)
        assert not session.table.moves


async def test_there_is_no_advice_outside_the_placing_step(profile: Profile) -> None:
    app = app_with(profile, at_the_doors(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("b")
        assert "No advice right now." in prompt(app)
