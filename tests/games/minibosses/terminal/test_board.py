"""Rise of the Minibosses in the app: coins, minibosses and marks of sets on the table, and whole games by keyboard."""

from __future__ import annotations

import random

import pytest

from tests.games.boss_family.tables import Dungeon
from tests.games.boss_family.terminal.test_board import SMALL, WIDE, panel, shown
from tests.games.helpers import play
from tests.games.minibosses.terminal.boards import MIX, app_with, building, mixed
from tests.suite import draws, share
from tests.terminal.positions import press_forward
from undercroft.games.boss_family.terminal import overlays, panels
from undercroft.games.boss_family.terminal.board import everything
from undercroft.games.boss_family.terminal.texts import BossMonsterTexts
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.render import option_text, prompt_text
from undercroft.kernel.view_types import AnyView
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.dialogs import ResultScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.looks import Look

ENGLISH = language("en", "minibosses")
DRAWN = (panels.dungeon, panels.hand, panels.town, panels.others, panels.waiting, everything)
READ = (overlays.dungeons, overlays.hand, overlays.discard, overlays.town)


@pytest.mark.parametrize(("size", "options"), share([(SMALL, MIX)], [(WIDE, {}), (SMALL, MIX)]))
async def test_a_whole_game_by_keyboard(profile: Profile, size: tuple[int, int], options: dict[str, list[str]]) -> None:
    chance = random.Random(5)
    session = Session.begin(profile, "minibosses", ("you", "random"), 11, options)
    app = app_with(profile, session)
    async with app.run_test(size=size) as pilot:
        for _ in range(900):
            if session.over:
                break
            await press_forward(app, pilot, chance)
        assert session.over
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        assert " wins!" in shown(app)


async def test_coins_in_treasuries_and_on_rooms(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        assert "Coins ◎ 4" in panel(app, "#dungeon")
        assert "◎ 2 coins" in panel(app, "#dungeon")
        assert "✖0/5 ◎3 ✚1" in panel(app, "#others")
        assert "Loot Box −1 ◆ ⚙ ◎−2" in panel(app, "#hand")


async def test_minibosses_under_their_rooms_with_level_and_what_they_add(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        assert "♟ Spike 2/3" in panel(app, "#dungeon")
        assert "−3 ●" in panel(app, "#dungeon")  # the Unstable Mine deals 2, and 1 more with Spike
        assert "Spectral Bomb −1 ✚✚ ♟ Draculad 3/3" in panel(app, "#others")  # 1 treasure is Draculad's
        assert "1 beneath" in panel(app, "#dungeon")  # the miniboss is no room beneath
        assert "Mageseeker ♟ miniboss" in panel(app, "#hand")
        await pilot.press("f2")
        text = panel(app, "#text")
        assert "Miniboss Spike (level 2)" in text
        assert "Miniboss Rocky (level 1, powers not in force)" in text
        for level in (1, 2, 3):
            assert f"Level {level}: {ENGLISH.text(f'card-spike-level-{level}')[:40]}" in text


@pytest.mark.parametrize(
    ("word", "move", "marked"),
    [
        ("level_2", "swap first=unstable_mine second=loot_box", True),
        ("level_3", "aim_at_opponent opponent=0", False),
    ],
)
async def test_a_power_of_level_2_leaves_a_mark_and_a_demotion_none(
    profile: Profile, word: str, move: str, marked: bool
) -> None:
    dungeons: list[Dungeon] = [[("kid_croak", "unstable_mine"), "loot_box"], ["paywall"]]
    session = building(profile, seats=2, dungeons=dungeons, levels=((0, 0, 3),), room_coins=(), deactivated=())
    play(session.table, "use card=kid_croak", f"choose_way way={word}", move)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE):
        assert "♟ Kid Croak" in panel(app, "#dungeon")
        assert (" ✓" in panel(app, "#dungeon")) == marked


async def test_what_lasts_until_the_end_of_the_round(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        assert "⊘ no abilities" in panel(app, "#dungeon")
        assert "Holkin, Propheteer ♥6 ‖ waits this round" in panel(app, "#dungeon")
        assert "♟✓" in panel(app, "#others")
        assert "✦◎−1" in panel(app, "#others")


async def test_heroes_with_two_classes_and_with_none(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        assert "✚⚔★ Paladin ♥12" in panel(app, "#town")
        assert "∅ The Fool ♥2" in panel(app, "#town")


async def test_a_miniboss_face_down_is_seen_by_its_owner_alone(profile: Profile) -> None:
    dungeons = [[("unstable_mine", "spike"), "loot_box"], [("spectral_bomb", "draculad"), "paywall"]]
    hidden = {"face_down": ((0, 0), (1, 0)), "levels": (), "room_coins": (), "deactivated": ()}
    app = app_with(profile, building(profile, seats=2, dungeons=dungeons, **hidden))
    async with app.run_test(size=WIDE) as pilot:
        assert "Spike" in panel(app, "#dungeon")
        assert "♟ miniboss" in panel(app, "#dungeon")
        assert "▒ Face down" in panel(app, "#others")
        assert "Draculad" not in shown(app)
        await pilot.press("f2")
        assert "Draculad" not in shown(app)


def test_the_note_on_a_promotion_is_the_power_that_it_brings(profile: Profile) -> None:
    view: AnyView = mixed(profile).view()
    promotion = next(option for option in view["decision"]["options"] if option["verb"] == "promote")
    note = BossMonsterTexts().option_note(ENGLISH, view, promotion)
    assert note == f"Level 2: {ENGLISH.text('card-spike-level-2')}"


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("prepare card=pay_to_win", "aim_at card=goblin_market", "choose_amount coins=2"), "2 coins"),
        (("use card=spike", "choose_way way=level_3", "aim_at card=draculad"), "Level 3: a miniboss returns to a hand"),
    ],
)
def test_what_waits_tells_the_coins_and_the_way(profile: Profile, steps: tuple[str, ...], told: str) -> None:
    session = building(profile, "you", "you", seats=2, turn=1, levels=((0, 0, 3), (1, 0, 2)))
    play(session.table, "pass_on", *steps)
    view: AnyView = session.table.view(1)
    names = session.names(ENGLISH)
    target = "Goblin Market" if "coins" in told else "Draculad"
    (line, *_) = panels.waiting(Look(ENGLISH, view, names), 110)
    assert f"({told}) → {target}" in line.plain
    lines = BossMonsterTexts().whole_situation(ENGLISH, view, names)
    assert any(line.startswith("Waiting: ") and f", {told}, target: {target}." in line for line in lines)


async def test_where_two_sets_are_in_play_cards_bear_the_marks_of_theirs(profile: Profile) -> None:
    app = app_with(profile, mixed(profile))
    async with app.run_test(size=WIDE):
        assert "♛ King Croak ‹BM›" in panel(app, "#dungeon")
        assert "King Croak ‹RM›" in panel(app, "#others")
        assert "Freeze ‹BM›" in panel(app, "#hand")
        assert "Mageseeker ‹RM›" in panel(app, "#hand")
        assert "Promote Spike for 1 coin ‹RM›, ♟ 1/3, Unstable Mine" in shown(app)
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        assert "‹" not in shown(app)


async def test_the_rulebook_tells_of_coins_and_minibosses(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("f8")
        assert "Everybody begins with 3 coins" in shown(app)
        assert "Instead of a room you may place a miniboss" in shown(app)


# -- the panels ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [34, 36, 54, 116])
def test_no_line_of_a_panel_is_wider_than_the_panel(profile: Profile, code: str, width: int) -> None:
    words = language(code, "minibosses")
    for session in (building(profile), building(profile, seats=2), mixed(profile)):
        touch = {("card", card): "▸" for card in range(400)}
        touch |= {("slot", slot): "1" for slot in range(5)} | {("seat", seat): "2" for seat in range(4)}
        look = Look(words, session.view(), session.names(words), touch, ("seat", 1))
        for draw in (*DRAWN, *READ):
            lines = draw(look, width)
            assert lines or draw is panels.waiting
            assert max((line.cell_length for line in lines), default=0) <= width, draw


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_drawn_and_told_through_whole_games(profile: Profile, code: str) -> None:
    words, telling = language(code, "minibosses"), BossMonsterTexts()
    for seed, (seats, options) in enumerate(((2, {}), (4, MIX), (3, {"variants": ["pick-boss", "classic"]}))):
        chance = random.Random(seed)
        session = Session.begin(profile, "minibosses", ("you", *["random"] * (seats - 1)), seed, options)
        while not session.over:
            view: AnyView = session.view()
            choice = chance.randrange(len(view["decision"]["options"]))
            if not draws(code, len(session.table.moves)):
                session.choose(choice)
                continue
            names = session.names(words)
            look = Look(words, view, names)
            for draw, width in ((panels.dungeon, 76), (panels.dungeon, 36), (everything, 36), (overlays.dungeons, 70)):
                assert max(line.cell_length for line in draw(look, width)) <= width
            assert telling.whole_situation(words, view, names)
            assert prompt_text(words, view["decision"], names)
            for option in view["decision"]["options"]:
                assert option_text(words, option, names)
                for spoken in (False, True):
                    telling.option_numbers(words, view, names, option, spoken=spoken)
                telling.option_note(words, view, option)
                assert all(telling.thing_name(words, view, names, (kind, number)) for kind, number in option["targets"])
            session.choose(choice)
        outside = Look(words, session.table.view(None), session.names(words))
        assert panels.dungeon(outside, 76)
        assert overlays.hand(outside, 40)
