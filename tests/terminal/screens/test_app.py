from __future__ import annotations

import random

import pytest
from textual.widgets import OptionList

from tests.suite import share
from tests.terminal.positions import (
    app_with,
    begun,
    facing_death,
    in_fight,
    in_room,
    key_of,
    lost,
    press_forward,
    table_of,
)
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.dialogs import PassScreen, ReadScreen, ResultScreen, TalkScreen
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.screens.saved import SavedScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.widgets import Drawing

WIDE = (120, 40)
SMALL = (80, 24)


def prompt_of(app: UndercroftApp) -> str:
    return str(table_of(app).query_one("#prompt").render())


def panel(app: UndercroftApp, name: str) -> str:
    drawing = app.screen.query_one(name, Drawing)
    return "\n".join(line.plain for line in drawing.lines(drawing.size.width))


async def test_enter_in_the_menu_starts_a_game_that_is_remembered(profile: Profile) -> None:
    app = app_with(profile, seed=5)
    async with app.run_test(size=WIDE) as pilot:
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("down", "down", "down", "right", "home", "enter")
        assert table_of(app).session.leaders == ("you", "witch")
        assert table_of(app).session.table.seed == 5
    remembered = Profile(profile.folder).settings.setups["dragon-tower"]
    assert remembered == {"leaders": ["you", "witch"], "options": {"setup": "first-game"}}


def place_of(menu: MenuScreen, name: str) -> int:
    return next(place for place, row in enumerate(menu.rows) if row.name == name)


async def test_the_menu_says_what_excludes_each_other_and_does_not_start(profile: Profile) -> None:
    profile.remember_setup("dragon-tower", {"leaders": ["you"], "options": {"team": ["paladin", "mage"]}})
    app = app_with(profile)
    async with app.run_test(size=SMALL) as pilot:
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        await pilot.press(*["down"] * place_of(menu, "heroes"), "left", "home", "enter")
        assert isinstance(app.screen, MenuScreen)
        assert "does not fit 4 heroes" in str(menu.query_one("#note").render())


async def test_the_menu_says_what_fell_back_and_stays_on_its_row(profile: Profile) -> None:
    profile.remember_setup("dragon-tower", {"leaders": ["you"], "options": {"skills": "many"}})
    app = app_with(profile)
    async with app.run_test(size=SMALL) as pilot:
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        before = place_of(menu, "setup")
        await pilot.press(*["down"] * before, "right")
        assert place_of(menu, "setup") == before - 1  # the first game deals the team: no row for it
        assert menu.query_one(OptionList).highlighted == before - 1
        note = str(menu.query_one("#note").render())
        assert "Skills: “as many as a hero can pay” no longer fits; now “without skills”." in note


@pytest.mark.parametrize("size", share([SMALL], [WIDE, SMALL]))
async def test_a_whole_game_by_keyboard(profile: Profile, size: tuple[int, int]) -> None:
    chance = random.Random(3)
    session = begun(profile, "you", "random", heroes=2, skills="one")
    app = app_with(profile, session)
    async with app.run_test(size=size) as pilot:
        for _ in range(200):
            if session.over:
                break
            await press_forward(app, pilot, chance)
        assert session.over
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
    assert profile.saved("dragon-tower")[0].result is not None


async def test_arrows_and_enter_choose_from_the_list(profile: Profile) -> None:
    session = begun(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        second = table_of(app).options[1]["text"]
        await pilot.press("down", "enter")
        assert session.table.moves[-1].option == second


async def test_a_cyrillic_keyboard_works_too(profile: Profile) -> None:
    session = in_fight(begun(profile))
    app = app_with(profile, session)
    made = len(session.table.moves)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("г")  # where a Latin keyboard has u
        assert len(session.table.moves) == made - 1


async def test_undo_and_why_it_goes_no_further(profile: Profile) -> None:
    session = in_room(begun(profile))
    app = app_with(profile, session)
    made = len(session.table.moves)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "u")
        assert "Taken back." in prompt_of(app)
        assert len(session.table.moves) == made
        await pilot.press("u")
        assert "it revealed a card" in prompt_of(app)
        assert len(session.table.moves) == made


async def test_a_grave_choice_needs_a_second_press(profile: Profile) -> None:
    session = facing_death(begun(profile))
    app = app_with(profile, session)
    made = len(session.table.moves)
    async with app.run_test(size=WIDE) as pilot:
        place = [option["verb"] for option in table_of(app).options].index("give_all")
        await pilot.press(key_of(app, place))
        assert "Press again to confirm" in prompt_of(app)
        await pilot.press("home", key_of(app, place))  # looking elsewhere in between forgets it
        assert len(session.table.moves) == made
        await pilot.press(key_of(app, place))
        assert session.table.moves[made].option == "give_all"


async def test_pointing_narrows_the_list_and_enter_chooses(profile: Profile) -> None:
    session = in_room(begun(profile))
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        every = len(table_of(app).shown)
        await pilot.press("tab")
        assert 0 < len(table_of(app).shown) < every
        assert "Pointing at" in prompt_of(app)
        assert "»" in panel(app, "#heroes") + panel(app, "#tower")
        await pilot.press("escape")
        assert len(table_of(app).shown) == every
        await pilot.press("shift+tab", "enter")
        assert table_of(app).session.view()["fight"] is not None


async def test_touching_a_marked_thing_chooses_its_only_option_or_narrows(profile: Profile) -> None:
    session = in_room(begun(profile))
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        foe = session.view()["room"][0]["id"]
        table_of(app).action_touch("card", foe)
        await pilot.pause()
        assert table_of(app).pointed == ("card", foe)
        assert len(table_of(app).shown) == 2  # either hero
        await pilot.press("1")
        other = next(option for option in table_of(app).options if option["verb"] == "face_too")
        table_of(app).action_touch(*other["targets"][0])
        assert session.table.moves[-1].option == other["text"]


async def test_a_click_on_a_marked_card_plays_it(profile: Profile) -> None:
    session = in_fight(begun(profile), cards=0)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        option = next(option for option in table_of(app).options if option["verb"] == "play_card")
        mark = table_of(app).offer.marks()[("card", option["targets"][0][1])] + " "
        lines = panel(app, "#heroes").splitlines()
        row = next(place for place, line in enumerate(lines) if line.startswith("  ") and f"  {mark}" in line)
        await pilot.click("#heroes", offset=(lines[row].index(f"  {mark}") + 2, row))
        assert session.table.moves[-1].option == option["text"]


async def test_the_language_switches_at_once_and_is_remembered(profile: Profile) -> None:
    app = app_with(profile, in_fight(begun(profile)))
    async with app.run_test(size=WIDE) as pilot:
        assert "against" in panel(app, "#fight")
        await pilot.press("l", "l")
        assert "проти" in panel(app, "#fight")
        await pilot.press("l")
        assert "przeciw" in panel(app, "#fight")
    assert Profile(profile.folder).language == "pl"


async def test_the_story_can_be_switched_off_and_stays_off(profile: Profile) -> None:
    app = app_with(profile, in_room(begun(profile)))
    async with app.run_test(size=WIDE) as pilot:
        told = panel(app, "#log")
        await pilot.press("n")
        assert len(panel(app, "#log")) < len(told)
    assert Profile(profile.folder).settings.story is False


async def test_talk(profile: Profile) -> None:
    session = begun(profile, "you", "random")
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("t")
        assert isinstance(app.screen, TalkScreen)
        await pilot.press("down", "enter")
        assert [said.text for said in session.table.said if said.seat == 0] == ["i_am_rich_in attribute=faith"]
        assert "I have plenty of faith." in panel(app, "#log")


async def test_alone_there_is_nobody_to_talk_to(profile: Profile) -> None:
    app = app_with(profile, begun(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("t")
        assert "nobody to talk to" in prompt_of(app)


async def test_left_and_continued_from_the_menu(profile: Profile) -> None:
    session = in_room(begun(profile, "you", "random"))
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("q")
        shown: list[object] = [app.screen]
        await pilot.press("down", "down", "enter")
        shown.append(app.screen)
        assert [type(screen) for screen in shown] == [MenuScreen, SavedScreen]
        await pilot.press("enter")
        assert table_of(app).session is not session
        assert table_of(app).session.table.digest() == session.table.digest()
        assert table_of(app).session.leaders == ("you", "rat")


async def test_a_saved_game_that_disagrees_is_told_about(profile: Profile) -> None:
    session = in_room(begun(profile))
    assert session.path is not None
    text = session.path.read_text()
    session.path.write_text(text.replace("draw hero=0", "draw hero=1", 1))
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "down", "enter", "enter")
        assert isinstance(app.screen, MenuScreen)
        assert "cannot be continued" in str(app.screen.query_one("#note").render())
    assert session.path.read_text() != text  # nobody touched it


async def test_damaged_settings_are_told_about_in_the_menu(profile: Profile) -> None:
    profile.folder.mkdir(parents=True)
    (profile.folder / "settings.json").write_text("{")
    app = app_with(Profile(profile.folder))
    async with app.run_test(size=WIDE):
        assert "settings.json.damaged" in str(app.screen.query_one("#note").render())


async def test_the_keyboard_is_passed_and_hands_stay_hidden(profile: Profile) -> None:
    session = begun(profile, "you", "you")
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "1")
        assert isinstance(app.screen, PassScreen)
        shown = "\n".join(str(widget.render()) for widget in app.screen.query("Static"))
        assert "Player 2" in shown
        mine = [name["card"] for name in session.table.view(0)["zones"]["hand"][0]]
        assert mine
        await pilot.press("enter")
        assert session.viewer == 1
        assert "▒" in panel(app, "#heroes").splitlines()[1]
        assert all(card not in session.view()["zones"]["hand"][0] for card in mine)


async def test_the_result_offers_a_rematch(profile: Profile) -> None:
    session = facing_death(begun(profile, variants=["everyone-counts"]))
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        place = [option["verb"] for option in table_of(app).options].index("give_all")
        await pilot.press(key_of(app, place), key_of(app, place))
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("a")
        assert isinstance(app.screen, ReadScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("enter")
        assert table_of(app).session is not session
        assert table_of(app).session.table.options == session.table.options


async def test_a_finished_game_is_watched_again(profile: Profile) -> None:
    session = lost(begun(profile))
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "down", "enter", "enter")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("right", "right", "left")
        assert screen.number == 1
        await pilot.press("end")
        assert screen.number == len(session.table.moves)
        assert "Defeat on floor" in panel(app, "#log")
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)


async def test_bots_among_themselves_move_at_every_enter(profile: Profile) -> None:
    session = Session.begin(profile, "dragon-tower", ("random",), 1, {"team": "deal", "skills": "none"})
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("enter", "enter")
        assert len(session.table.moves) == 2


@pytest.mark.rule("DT-116")
async def test_achievements_show_all_twenty_with_the_earned_ones_marked(profile: Profile) -> None:
    profile.earn("dragon-tower", ["all_home"])
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("a")
        text = panel(app, "#text")
        assert text.count("✓") == 1
        assert "✓ All Home" in text
        assert sum(line.startswith(("✓", "·")) for line in text.splitlines()) == 20


@pytest.mark.parametrize("key", ["f1", "?", "f2", "f3", "f7", "f8"])
async def test_panels_over_the_whole_screen(profile: Profile, key: str) -> None:
    app = app_with(profile, in_room(begun(profile)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("question_mark" if key == "?" else key)
        assert isinstance(app.screen, ReadScreen)
        assert len(panel(app, "#text")) > 100
        await pilot.press("escape")
        assert table_of(app).options


async def test_a_hint_is_thought_out_beside_the_screen_and_shown_unless_the_game_went_on(profile: Profile) -> None:
    app = app_with(profile, in_room(begun(profile)))
    async with app.run_test(size=WIDE) as pilot:
        words = app.language
        await pilot.press("f9")
        await app.workers.wait_for_complete()
        await pilot.pause()
        hint = app.screen
        assert isinstance(hint, ReadScreen)
        assert hint.query_one(".dialog").border_title == words.text("hint-title")
        board = app.screen_stack[-2].query_one("#board").region
        assert not hint.query_one(".dialog").region.overlaps(board), "it hides neither hand nor opponents"
        assert "1. " in panel(app, "#text")
        await pilot.press("escape")
        table = table_of(app)
        table._show_hint(table.session, len(table.session.table.moves) - 1, ["too late"])
        assert table.is_current
