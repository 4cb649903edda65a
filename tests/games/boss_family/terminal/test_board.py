"""Boss Monster in the app: the whole game by keyboard, marks, function keys, passing, and hands that stay hidden."""

from __future__ import annotations

import random

import pytest
from textual.widgets import OptionList, Static

from tests.games.boss_family.tables import table_at
from tests.games.boss_family.terminal.boards import (
    DUNGEONS,
    HAND,
    answering,
    app_with,
    building,
    entered,
    pass_once,
    seated,
    walking,
)
from tests.suite import draws, share
from tests.terminal.positions import press_forward
from undercroft.games.boss_family.terminal import overlays, panels
from undercroft.games.boss_family.terminal.board import everything
from undercroft.games.boss_family.terminal.texts import BossMonsterTexts
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.cards import message_of
from undercroft.kernel.view_types import AnyView
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.dialogs import PassScreen, ReadScreen, ResultScreen
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.board import first_marked
from undercroft.terminal.widgets.looks import Look
from undercroft.terminal.widgets.widgets import Drawing

WIDE = (120, 40)
SMALL = (80, 24)
ENGLISH = language("en", "boss-monster")


def table_of(app: UndercroftApp) -> TableScreen:
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen


def shown(app: UndercroftApp) -> str:
    """Everything that the screen holds, also what is scrolled out of sight; spaces between the lines."""
    parts: list[str] = []
    for drawing in app.screen.query(Drawing):
        parts += [line.plain for line in drawing.lines(max(20, drawing.size.width))]
    parts += [str(static.render()) for static in app.screen.query(Static)]
    for choices in app.screen.query(OptionList):
        parts += [str(option.prompt) for option in choices.options]
    return " ".join(" ".join(parts).split())


def panel(app: UndercroftApp, name: str) -> str:
    drawing = app.screen.query_one(name, Drawing)
    return "\n".join(line.plain for line in drawing.lines(drawing.size.width))


def names_of(*cards: str) -> list[str]:
    return [ENGLISH.text(message_of(card)) for card in cards]


async def test_enter_in_the_menu_starts_a_game_against_a_bot(profile: Profile) -> None:
    app = app_with(profile)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, MenuScreen)
        assert "each for themselves" in app.form.help(ENGLISH, app.form.rows()[0])
        await pilot.press("enter")
        assert table_of(app).session.leaders[0] == "you"
        assert len(table_of(app).session.leaders) == 2
        assert table_of(app).session.decision is not None


@pytest.mark.parametrize("size", share([SMALL], [WIDE, SMALL]))
async def test_a_whole_game_by_keyboard(profile: Profile, size: tuple[int, int]) -> None:
    chance = random.Random(5)
    session = Session.begin(profile, "boss-monster", ("you", "random"), 11, {"variants": ["classic", "pick-boss"]})
    app = app_with(profile, session)
    async with app.run_test(size=size) as pilot:
        for _ in range(400):
            if session.over:
                break
            await press_forward(app, pilot, chance)
        assert session.over
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        assert " wins!" in shown(app)
        assert "souls less wounds" in shown(app)
        await pilot.press("a")  # what can be earned
        assert isinstance(app.screen, ReadScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, ResultScreen)
    assert profile.saved("boss-monster")[0].result is not None


async def test_what_the_table_shows_while_a_hero_walks(profile: Profile) -> None:
    app = app_with(profile, walking(profile))
    async with app.run_test(size=WIDE):
        dungeon = panel(app, "#dungeon")
        assert "▼ Jesta the Rogue damage 3 of 6 · ☠ dies in the Recycling Center" in dungeon
        assert "▼ 3/6" in dungeon
        assert "6/6 ☠" in dungeon
        assert "Entrance: ● Joman Chimm, Cutpurse ♥4" in dungeon
        assert "2 beneath" in dungeon
        row = next(line for line in dungeon.splitlines() if "♛ King Croak" in line)
        names = ("Dizzygas", "Brainsucker", "Recycling", "Bottomless", "♛ King Croak")
        assert [row.index(name) for name in names] == sorted(row.index(name) for name in names)
        assert "→ Arabella (1:2:3)" in panel(app, "#town")
        assert "Adventure · Active: Player 1" in str(table_of(app).query_one("#title", Static).render())


async def test_a_walk_in_anothers_dungeon_is_shown_there(profile: Profile) -> None:
    table = table_at(
        "adventure",
        ("gorgona", "draculord"),
        dungeons=DUNGEONS[:2],
        hands=[["freeze"], []],
        entrances=[[], ["mage_8_a"]],
    )
    session = seated(profile, table, "you", "random")
    pass_once(session)  # the window before the hero goes in
    app = app_with(profile, session)
    async with app.run_test(size=WIDE):
        others = panel(app, "#others")
        assert "▼ Dartteon, Elf Pyromancer damage 1 of 8" in " ".join(others.split())
        assert "▼ 1/8" in others


async def test_what_waits_and_whose_answer_is_awaited(profile: Profile) -> None:
    app = app_with(profile, answering(profile))
    async with app.run_test(size=WIDE):
        assert table_of(app).query_one("#waiting-box").display
        assert "1. Mortimer: 1 Freeze → Dark Laboratory" in " ".join(panel(app, "#waiting").split())
        assert "Waiting for an answer from Player 1." in panel(app, "#waiting")
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        assert not table_of(app).query_one("#waiting-box").display


async def test_rooms_face_down_deactivated_and_covered(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        assert "✗ Deactivated" in panel(app, "#dungeon")
        assert "▒ Face down" in panel(app, "#others")
        assert "Dragon Hatchery" not in shown(app)  # what lies face down in another dungeon
        await pilot.press("f2")
        assert "Beneath: Neanderthal Cave, Monstrous Monument" in panel(app, "#text")
        assert "Souls: Acacia, Warrior of Light, Tempros the Time Marauder" in panel(app, "#text")


async def test_legal_things_are_marked_and_a_touch_chooses(profile: Profile) -> None:
    session = building(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        assert "▸ Haunted Library" in panel(app, "#hand")
        assert "▸ · fifth from" in panel(app, "#dungeon")
        assert "\nGiant Size" in panel(app, "#hand")  # not in the Build phase
        table_of(app).action_touch("slot", 4)
        await pilot.pause()
        assert table_of(app).pointed == ("slot", 4)
        verbs = [table_of(app).options[index]["text"] for index in table_of(app).shown]
        assert verbs
        assert all(text.endswith("slot=4") for text in verbs)
        await pilot.press("enter")
        assert session.table.moves[-1].option == verbs[0]
        assert "▒ Face down" in panel(app, "#dungeon")
        await pilot.press("u")
        assert "▒ Face down" not in panel(app, "#dungeon")


async def test_the_note_is_the_text_of_the_card(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down")
        prompt = str(table_of(app).query_one("#prompt", Static).render())
        assert ENGLISH.text("card-haunted-library-text") in prompt


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("f2", "Pip"),
        ("f3", "Cancel a spell that any player has just announced"),
        ("f5", "Golem Factory ×2"),
        ("f6", "Nick the Masher"),
        ("f1", "the rules of the game"),
        ("f7", "to the left of your leftmost room"),
        ("f8", "You are a boss, and heroes come for your treasure"),
    ],
)
async def test_cards_over_the_whole_screen(profile: Profile, key: str, text: str) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, ReadScreen)
        assert text in shown(app)
        await pilot.press("escape")
        assert table_of(app).options


async def test_the_setting_for_windows_is_changed_with_a_key_and_shown(profile: Profile) -> None:
    session = building(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        assert "[m: ask when I can change something]" in shown(app)
        question, made = session.decision, len(session.table.moves)
        await pilot.press("m")
        assert "[m: pass until this hero is through]" in shown(app)
        assert "From your next question on." in shown(app)
        await pilot.press("ь")  # the same key of a Cyrillic keyboard
        assert "[m: pass until something is aimed at me]" in shown(app)
        assert session.decision is question
        assert len(session.table.moves) == made
    assert session.settings == {0: "aimed"}


async def test_how_many_windows_were_passed_is_told(profile: Profile) -> None:
    session = entered(profile)
    session.passed = {0: 3}
    app = app_with(profile, session)
    async with app.run_test(size=WIDE):
        assert "passed for you: 3]" in shown(app)


async def test_a_key_without_a_meaning_here_says_so(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("n")
        assert "has no story" in shown(app)


async def test_ready_phrases_are_said_by_a_key(profile: Profile) -> None:
    session = building(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("t")
        await pilot.press("enter")
        assert session.table.said[-1].text == "come_closer"
        assert "Come closer, heroes" in shown(app)


async def test_the_language_switches_at_once(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("l", "l")
        assert "Король Квак" in panel(app, "#dungeon")
        await pilot.press("l")
        assert "Król Rechot" in panel(app, "#dungeon")


async def test_left_and_continued(profile: Profile) -> None:
    session = Session.begin(profile, "boss-monster", ("you", "random"), 2, {})
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "q")
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("down", "down", "enter", "enter")
        assert table_of(app).session is not session
        assert table_of(app).session.table.digest() == session.table.digest()


async def test_a_finished_game_is_watched_with_ones_own_hand_or_from_outside(profile: Profile) -> None:
    session = Session.begin(profile, "boss-monster", ("you", "random"), 11, {})
    while not session.over:
        session.choose(0)
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "down", "enter", "enter")
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("pagedown", "pagedown")
        assert "Spectators do not see the hands." not in shown(app)
        await pilot.press("tab")
        assert "Spectators do not see the hands." in shown(app)
        await pilot.press("end")
        assert " wins: " in panel(app, "#log")


async def test_bots_among_themselves(profile: Profile) -> None:
    session = Session.begin(profile, "boss-monster", ("random", "random"), 1, {})
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press(*["enter"] * 8)
        assert len(session.table.moves) == 8
        assert "[m:" not in shown(app)


# -- several people at one keyboard --------------------------------------------------------------------------------


async def test_no_hand_is_shown_to_another_person(profile: Profile) -> None:
    """Two people, whose cards are nowhere else on the table; every screen is searched for the other's."""
    second = ("zombie_prison", "witchs_kitchen", "fear", "exhaustion")
    hands = {0: names_of(*HAND), 1: names_of(*second)}
    table = table_at("build", ("king_croak", "gorgona"), dungeons=DUNGEONS[:2], hands=[HAND, second], turn=0)
    session = seated(profile, table, "you", "you")
    app = app_with(profile, session)
    sat: set[int | None] = set()
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(12):
            if session.view()["phase"] == "reveal" or session.view()["round"] > 1:
                break
            if isinstance(app.screen, PassScreen):
                assert not [name for name in [*hands[0], *hands[1]] if name in shown(app)]
                await pilot.press("enter")
            else:
                viewer = session.viewer
                assert viewer is not None
                sat.add(viewer)
                text = shown(app)
                assert [name for name in hands[viewer] if name in text] == hands[viewer]
                assert not [name for name in hands[1 - viewer] if name in text]
                pass_once(session)
                table_of(app).refresh_table()
                await pilot.pause()
    assert sat == {0, 1}


# -- the panels ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [34, 36, 54, 116])
def test_no_line_of_a_panel_is_wider_than_the_panel(profile: Profile, code: str, width: int) -> None:
    words = language(code, "boss-monster")
    for session in (building(profile), walking(profile), answering(profile)):
        view = session.view()
        touch = {("card", card): "▸" for card in range(200)}
        touch |= {("slot", slot): "1" for slot in range(5)} | {("seat", seat): "2" for seat in range(4)}
        look = Look(words, view, session.names(words), touch, ("seat", 1))
        draws = (panels.dungeon, panels.hand, panels.town, panels.others, panels.waiting, everything)
        for draw in (*draws, overlays.dungeons, overlays.hand, overlays.discard, overlays.town):
            lines = draw(look, width)
            assert lines or draw is panels.waiting
            assert max((line.cell_length for line in lines), default=0) <= width, draw


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_line_of_keys_fits_on_one_line(code: str) -> None:
    words = language(code, "boss-monster")
    assert len(words.text("terminal-bm-keys")) <= WIDE[0] - 2
    assert len(words.text("terminal-bm-keys-short")) <= SMALL[0] - 2


def test_a_panel_is_scrolled_to_the_first_thing_that_can_be_chosen(profile: Profile) -> None:
    session = building(profile)
    view = session.view()
    plain = Look(ENGLISH, view, session.names(ENGLISH))
    assert first_marked(everything(plain, 36), 9) == 0
    foe = view["dungeons"][1][0]["top"]["id"]
    marked = Look(ENGLISH, view, session.names(ENGLISH), {("card", foe): "1"})
    lines = everything(marked, 36)
    top = first_marked(lines, 9)
    assert "1 Open Grave" in lines[top + 1].plain


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_drawn_and_told_through_whole_games(profile: Profile, code: str) -> None:
    words, telling = language(code, "boss-monster"), BossMonsterTexts()
    options = {"variants": ["classic", "pick-boss", "machinations"], "discard": "seeded", "crushinator": "once"}
    for seed, leaders in enumerate((("you", "random"), ("you", "random", "random", "random"))):
        chance = random.Random(seed)
        session = Session.begin(profile, "boss-monster", leaders, seed, options)
        while not session.over:
            view: AnyView = session.view()
            choice = chance.randrange(len(view["decision"]["options"]))
            if not draws(code, len(session.table.moves)):
                session.choose(choice)
                continue
            names = session.names(words)
            look = Look(words, view, names)
            assert panels.dungeon(look, 76)
            assert everything(look, 36)
            assert telling.header(words, view, names)
            assert telling.whole_situation(words, view, names)
            for option in view["decision"]["options"]:
                for spoken in (False, True):
                    telling.option_numbers(words, view, names, option, spoken=spoken)
                telling.option_note(words, view, option)
                assert all(telling.thing_name(words, view, names, (kind, number)) for kind, number in option["targets"])
            session.choose(choice)
        view = session.view()
        assert len(telling.result_lines(words, view, session.names(words))) == 1 + len(leaders)
        outside = Look(words, session.table.view(None), session.names(words))
        assert panels.dungeon(outside, 76)
        assert overlays.hand(outside, 40)


async def test_passing_has_its_own_key_and_needs_a_second_press_while_something_can_be_done(profile: Profile) -> None:
    session = building(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        offer = table_of(app).offer
        (place,) = [place for place, row in enumerate(offer.rows) if offer.options[row.options[0]].get("idle")]
        assert offer.key(place) == "0"
        assert place == len(offer.rows) - 1
        made = len(session.table.moves)
        for key in "123456789":
            assert offer.place_of(key) != place
        await pilot.press("0")
        assert "You could still do something." in shown(app)
        assert len(session.table.moves) == made
        await pilot.press("0")
        assert session.table.moves[made].option == "pass_on"


async def test_what_the_others_did_is_marked_and_cannot_be_taken_back(profile: Profile) -> None:
    session = building(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        assert "since your last move" not in panel(app, "#log")
        await pilot.press("0", "0")
        new = panel(app, "#log").partition("── since your last move ──")[2]
        assert new.strip()
        assert "Pip places a room card" in new
        await pilot.press("u")
        assert "cannot undo" in shown(app)


async def test_the_text_of_what_is_pointed_at_is_told(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("tab")
        pointed = table_of(app).pointed
        assert pointed is not None
        card = BossMonsterTexts().thing_card(table_of(app).session.view(), pointed)
        assert card is not None
        words = language("en", "boss-monster")
        assert " ".join(words.text(f"{message_of(card)}-text").split()[:4]) in " ".join(shown(app).split())


async def test_a_large_window_has_a_panel_for_what_is_looked_at(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=(200, 50)) as pilot:
        assert app.screen.query_one("#focus-box").display
        await pilot.press("tab")
        assert panel(app, "#focus").strip()
    small = app_with(profile, building(profile))
    async with small.run_test(size=WIDE):
        assert not small.screen.query_one("#focus-box").display
