"""Super Boss Monster in the app: city, minions, tokens, stack, one player alone, and whole games by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from textual.content import Content

from tests.games.boss_family.terminal.test_board import SMALL, WIDE, panel, shown, table_of
from tests.games.super_boss_monster.terminal.boards import (
    alone,
    answering,
    app_with,
    building,
    sending,
    summoning,
    taking,
    walking,
)
from tests.suite import draws, share
from tests.terminal.positions import key_of, press_forward
from undercroft.games.boss_family.terminal import overlays, panels
from undercroft.games.boss_family.terminal.board import everything
from undercroft.games.super_boss_monster.terminal import city
from undercroft.games.super_boss_monster.terminal.board import ALONE, TOGETHER
from undercroft.games.super_boss_monster.terminal.texts import SuperBossMonsterTexts
from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.render import option_text, prompt_text
from undercroft.kernel.view_types import AnyView
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.dialogs import ResultScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.looks import Look

ENGLISH = language("en", "super-boss-monster")
Draw = Callable[[Look, int], list[Content]]
READ: tuple[Draw, ...] = (overlays.dungeons, overlays.hand, overlays.discard, city.reading)


@pytest.mark.parametrize(("size", "seats"), share([(SMALL, 1)], [(WIDE, 2), (SMALL, 1), (WIDE, 1)]))
async def test_a_whole_game_by_keyboard(profile: Profile, size: tuple[int, int], seats: int) -> None:
    chance = random.Random(5)
    session = Session.begin(profile, "super-boss-monster", ("you", "random")[:seats], 11, {})
    app = app_with(profile, session)
    async with app.run_test(size=size) as pilot:
        for _ in range(900):
            if session.over:
                break
            await press_forward(app, pilot, chance)
        assert session.over
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        assert ("Title: " if seats == 1 else " wins!") in shown(app)


# -- the city ------------------------------------------------------------------------------------------------------


async def test_town_landmarks_spaces_and_minions(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        board = panel(app, "#town")
        assert "1. ✚ Brother Barrow ♥8" in board
        assert "= tie, stays in town (0:1:1:0)" in board
        assert "3. ● Pockets ♥4  → Mortimer (1:2:1:1)" in board
        assert "✚ Temple · +✚ · market card ☻ Arabella" in board
        assert "⚔ Stadium · ⚔ Gladiator ♥6\n  summon +2 ☻ Mortimer" in board  # the hero covers the other two spaces
        assert "☖ Tavern · ✚ Pim, Choir Recruit ♥4\n  ∅ Idler ♥5 · summon −2" in board  # the top one first
        assert "4 heroes come each turn" in board


async def test_the_market_is_shown_while_cards_lie_there(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        assert "Ogre Toll Bridge −2 ⚔ ♞" in panel(app, "#market")
        assert app.screen.query_one("#market-box").display
    app = app_with(profile, building(profile, market=()))
    async with app.run_test(size=WIDE):
        assert not app.screen.query_one("#market-box").display


async def test_tokens_minions_and_action_spaces_on_rooms_and_bosses(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        dungeon = panel(app, "#dungeon")
        for words in ("▲ 2 damage tokens", "⊖ Neutralized", "☾ Asleep", "☻ Minion", "◇ Action space", "⚔ ◇"):
            assert words in dungeon
        assert "Orbella Owlhat ♥8+2" in dungeon
        assert "Minion ☻ Runic Study" in dungeon
        assert "Wounds ✖ 1  " in dungeon  # no number of wounds loses
        assert "Minion Arena −2 ⚔ ◇" in panel(app, "#others")


async def test_the_small_board_shows_the_same_in_signs(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=SMALL):
        dungeon = panel(app, "#dungeon")
        assert "Clock Tower of Doom −5 ⚔● ▲2" in dungeon
        assert "Titan's Forge −0 ⚔ ◇ ⊖ +1" in dungeon
        assert "Runic Study −1 ◆ ☻" in dungeon
        assert "Frozen Monster −0 ⚔ ☾" in dungeon


async def test_a_minion_on_the_boss(profile: Profile) -> None:
    app = app_with(profile, building(profile, minions=[(0, "gromgut_the_gourmand")]))
    async with app.run_test(size=WIDE):
        assert "⚔ ☻" in panel(app, "#dungeon")


async def test_the_first_player_and_the_turn_order(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE):
        lines = panel(app, "#others").splitlines()
        assert " ".join(lines[0].split()) == "⚑ Mortimer → Arabella → Pip"
        assert "→ Player 1" in lines[1]
        assert "Mortimer  ⚑" in lines[2]


async def test_spaces_are_marked_and_a_touch_sends_the_minion(profile: Profile) -> None:
    session = sending(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE) as pilot:
        options = table_of(app).options
        place = next(place for place, option in enumerate(options) if option["args"].get("space") == "stadium_summon")
        assert f"{key_of(app, place)} summon +2" in panel(app, "#town")
        await pilot.press(key_of(app, place))
        assert "You send your minion to the stadium" in shown(app)


def test_what_a_space_does_is_told_before_one_goes_there(profile: Profile) -> None:
    telling = SuperBossMonsterTexts()
    view: AnyView = sending(profile).view()
    for option in view["decision"]["options"]:
        note = telling.option_note(ENGLISH, view, option)
        if option["verb"] == "send_minion":
            assert note == ENGLISH.text(f"space-{option['args']['space'].replace('_', '-')}-text")
        else:
            assert "Action space: " in note
            assert telling.option_numbers(ENGLISH, view, (), option, spoken=True).startswith("Action space: ")


def test_a_summoning_tells_the_health_with_the_token_and_what_the_rooms_deal(profile: Profile) -> None:
    telling, session = SuperBossMonsterTexts(), summoning(profile)
    view: AnyView = session.view()
    names = session.names(ENGLISH)
    told = [
        telling.option_numbers(ENGLISH, view, names, option, spoken=False) for option in view["decision"]["options"]
    ]
    assert told == ["the rooms deal 15; ✚ ♥4−2", "the rooms deal 6; ✚ ♥4−2", "the rooms deal 4; ✚ ♥4−2"]
    assert telling.thing_name(ENGLISH, view, names, ("space", 12)) == "Tavern (summon the top hero)"
    assert telling.thing_name(ENGLISH, view, names, ("landmark", 4)) == "Tavern"


async def test_the_city_over_the_whole_screen_tells_every_space(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("f6")
        text = " ".join(panel(app, "#text").split())
        for space in building(profile).view()["city"]["landmarks"][1]["spaces"]:
            assert ENGLISH.text(f"space-{space['id'].replace('_', '-')}-text")[:60] in text
        assert "Stadium (draw a room) (closed now)" in text
        assert ENGLISH.text("card-gromgut-the-gourmand-space") in text


# -- the stack -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, SMALL])
async def test_on_the_stack_the_newest_is_first_and_whose_answer_is_awaited(
    profile: Profile, size: tuple[int, int]
) -> None:
    app = app_with(profile, answering(profile))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = panel(app, "#waiting" if size == WIDE else "#everything")
        assert "1. Mortimer: Loot Drop" in text
        assert "2. Mortimer: Power Bonus → Minion Arena" in " ".join(text.split())
        assert "Waiting for an answer from Player 1." in text
        if size == SMALL:
            assert app.screen.query_one("#everything-box").scroll_y == 0


# -- one player alone ----------------------------------------------------------------------------------------------


async def test_the_board_of_one_player(profile: Profile) -> None:
    app = app_with(profile, alone(profile))
    async with app.run_test(size=WIDE):
        score = " ".join(panel(app, "#others").split())
        assert "Souls less wounds: 2 of 36. Title: Kobold." in score
        assert "Next title: Minion, from 7 points." in score
        assert "Wounds 1/5" in score
        assert "Challenge" not in score
        board = panel(app, "#town")
        assert "1. ✚ Brother Barrow ♥8  stays in town (0/1)" in board
        assert "2. ⚔★ Sir Overkill ♥11  → Player 1 (5/2)" in board
        assert "3. ● Pockets ♥4  stays in town (1/3)" in board  # too few symbols are no tie
        assert "4. free · comes for 4 treasures" in board
        assert "Souls ☠ 3  Wounds ✖ 1/5" in panel(app, "#dungeon")  # no number of souls ends it
        assert "Score 2/36, Kobold" in shown(app)


async def test_the_challenge(profile: Profile) -> None:
    app = app_with(profile, alone(profile, "on"))
    async with app.run_test(size=WIDE):
        assert "Title: True Kobold." in " ".join(panel(app, "#others").split())
        assert "Challenge: every hero in town needs one more treasure." in " ".join(panel(app, "#others").split())
        assert "2. ⚔★ Sir Overkill ♥11  → Player 1 (5/3)" in panel(app, "#town")


def test_the_result_of_one_player_is_a_title(profile: Profile) -> None:
    session = Session.begin(profile, "super-boss-monster", ("random",), 3, {})
    while not session.over:
        session.step()
    view: AnyView = session.table.view(None)
    told = SuperBossMonsterTexts().result_lines(ENGLISH, view, session.names(ENGLISH))
    points = view["result"]["scores"][0]
    assert told[0] == ENGLISH.text("terminal-won" if points >= 0 else "terminal-lost")
    assert told[1].startswith(f"Souls less wounds: {points} of 36. Title: ")


async def test_the_help_tells_of_the_city_and_its_signs(profile: Profile) -> None:
    app = app_with(profile, building(profile))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("f1")
        text = shown(app)
        for key in ("terminal-key-sb-marks",):
            assert ENGLISH.text(key)[:60] in text


# -- the panels ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [29, 34, 36, 46, 116])
def test_no_line_of_a_panel_is_wider_than_the_panel(profile: Profile, code: str, width: int) -> None:
    words = language(code, "super-boss-monster")
    for session in (building(profile), sending(profile), answering(profile), alone(profile, "on"), walking(profile)):
        touch = {("card", card): "▸" for card in range(400)} | {("space", space): "1" for space in range(16)}
        touch |= {("slot", slot): "1" for slot in range(5)} | {("seat", seat): "2" for seat in range(4)}
        look = Look(words, session.view(), session.names(words), touch, ("seat", 1))
        parts = ALONE if session.table.seats == 1 else TOGETHER
        drawn: list[Draw] = [panels.dungeon, partial(everything, shown=parts), *READ]
        for draw in drawn + [draw for _, draw in parts.values()]:
            lines = draw(look, width)
            assert max((line.cell_length for line in lines), default=0) <= width, draw


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"challenge": "on"}), (2, {}), (4, {"sets": ["boss-monster", "minibosses"]})],
)
def test_everything_can_be_drawn_and_told_through_whole_games(
    profile: Profile, code: str, seats: int, options: dict[str, Any]
) -> None:
    words, telling = language(code, "super-boss-monster"), SuperBossMonsterTexts()
    parts = ALONE if seats == 1 else TOGETHER
    chance = random.Random(seats)
    session = Session.begin(profile, "super-boss-monster", ("you", *["random"] * (seats - 1)), seats, options)
    while not session.over:
        view: AnyView = session.view()
        choice = chance.randrange(len(view["decision"]["options"]))
        if not draws(code, len(session.table.moves)):
            session.choose(choice)
            continue
        names = session.names(words)
        look = Look(words, view, names)
        for draw, width in ((panels.dungeon, 76), (partial(everything, shown=parts), 36), (city.reading, 70)):
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
    assert everything(outside, 40, parts)


async def test_taking_from_the_market_tells_the_text_of_the_card(profile: Profile) -> None:
    app = app_with(profile, taking(profile))
    async with app.run_test(size=WIDE):
        first = table_of(app).options[0]
        assert first["verb"] == "take_market_card"
        assert ENGLISH.text(first["names"]["card"] + "-text")[:40] in shown(app)
