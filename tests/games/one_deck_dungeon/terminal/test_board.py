"""One Deck Dungeon in the app: whole games by keyboard, and the contents of the panels."""

from __future__ import annotations

import random
from typing import Any

import pytest
from textual.widgets import Static

from tests.games.one_deck_dungeon.tables import table_at
from tests.games.one_deck_dungeon.terminal.boards import (
    app_with,
    at_the_doors,
    fighting,
    placing,
    placing_as_two,
    seated,
)
from tests.games.one_deck_dungeon.terminal.shown import SMALL, WIDE, WORDS, listed, panel, prompt, table_of
from tests.suite import share
from undercroft.games.one_deck_dungeon.rules.facts import ABILITY, DECK, DUNGEONS, EFFECTS, HEROES, TALENTS
from undercroft.games.one_deck_dungeon.terminal import encounter_lines, overlays, panels
from undercroft.games.one_deck_dungeon.terminal.board import everything
from undercroft.games.one_deck_dungeon.terminal.cards import loot_words
from undercroft.games.one_deck_dungeon.terminal.choices import dungeon_text, hero_text
from undercroft.i18n import LANGUAGES, language
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.dialogs import ReadScreen, ResultScreen
from undercroft.terminal.screens.menu import MenuScreen
from undercroft.terminal.screens.replay import ReplayScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.looks import Look

# -- whole games -----------------------------------------------------------------------------------------------------


async def test_enter_in_the_menu_starts_a_game(profile: Profile) -> None:
    app = app_with(profile)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, MenuScreen)
        assert "talents" not in {row.name for row in app.form.rows()}  # it comes from the sheets
        await pilot.press("enter")
        assert prompt(app).startswith("Choose a hero to lead.")
        assert "Frenzy: For each damage taken" in prompt(app)
        assert any("Lead the Warrior S4 A2 M1 ♥6" in line for line in listed(app))


@pytest.mark.parametrize(
    ("size", "leaders", "options"),
    [
        (SMALL, ("you", "random"), {"cards": "forest", "heroes": 4}),
        (WIDE, ("you",), {"dungeon": "dragons_cave"}),
    ][: share(1, 2)],
)
async def test_a_whole_game_by_keyboard(
    profile: Profile, size: tuple[int, int], leaders: tuple[str, ...], options: dict[str, Any]
) -> None:
    chance = random.Random(3)
    session = Session.begin(profile, "one-deck-dungeon", leaders, 4, {"team": "deal", **options})
    app = app_with(profile, session)
    async with app.run_test(size=size) as pilot:
        for _ in range(1500):
            if session.over:
                break
            offer = table_of(app).offer
            places = [
                place
                for place, row in enumerate(offer.rows)
                if offer.key(place) and not offer.options[row.options[0]].get("back")
            ]
            await pilot.press(offer.key(chance.choice(places)))
        assert session.over
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
    assert profile.saved("one-deck-dungeon")[0].result in ("victory", "hero-died")


async def test_a_finished_game_can_be_watched_again(profile: Profile) -> None:
    chance = random.Random(1)
    session = Session.begin(profile, "one-deck-dungeon", ("you",), 2, {"team": "deal"})
    while not session.over:
        assert session.decision is not None
        session.choose(chance.randrange(len(session.decision.options)))
    app = app_with(profile)
    async with app.run_test(size=WIDE) as pilot:
        app.open_game(profile.saved("one-deck-dungeon")[0])
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        for _ in range(6):
            await pilot.press("pagedown")
        assert "Deck" in panel(app, "#od-doors")


# -- what is shown -----------------------------------------------------------------------------------------------------


async def test_the_doors_and_what_can_be_entered(profile: Profile) -> None:
    app = app_with(profile, at_the_doors(profile))
    async with app.run_test(size=WIDE):
        doors = panel(app, "#od-doors")
        assert "◔ Deck 32  Discard pile 2" in doors
        assert "1 Door 1: Goblin Combat 2 XP" in doors
        assert "[ΣSX]▣" in doors
        assert "2 ▒ Door 2" in doors
        assert "Magic shield: −◔1 [ΣM6]♥2◔3" in doors
        heroes = panel(app, "#od-heroes")
        assert "Warrior  ♥♥♥♡ 3/4  S4 A1 M0" in heroes
        assert "Goblin +S" in heroes
        dungeon = panel(app, "#od-dungeon")
        assert "Level 2  XP 4/8" in dungeon
        assert "Potions ⚗2" in dungeon
        assert "Clarity" in dungeon
        assert "1 Hall of Statues  Combat [S3]♥1" in dungeon
        assert dungeon.endswith("3 Dragonskin")  # not reached yet: only its name
        assert "Floor 2 · Turn 7 · Deck 32" in str(table_of(app).query_one("#title", Static).render())


async def test_the_stairs_and_their_tokens(profile: Profile) -> None:
    table = table_at("act", deck=(), doors=[["goblin_a"]], stair_tokens=2, floor=1)
    app = app_with(profile, seated(profile, table))
    async with app.run_test(size=WIDE):
        assert "▼ Stairs 2" in panel(app, "#od-doors")


async def test_the_boss(profile: Profile) -> None:
    session = fighting(profile)
    app = app_with(profile, session)
    async with app.run_test(size=WIDE):
        shown = panel(app, "#od-encounter")
        assert "♥ 4/6  Round 1" in shown
        assert "#3 [A6]♥1☠" in shown
        assert "Skull boxes accept no heroic dice." in shown
        box = table_of(app).query_one("#od-encounter-box")
        assert box.border_title == "Dragon"
        assert "Consequences: " in str(box.border_subtitle)
        assert "♥11" in str(box.border_subtitle)
        assert not table_of(app).query_one("#od-doors-box").display
        assert "Boss: Dragon · Round 1" in str(table_of(app).query_one("#title", Static).render())


async def test_poison_restricted_dice_and_whose_heroes_they_are(profile: Profile) -> None:
    app = app_with(profile, placing_as_two(profile, "you", "you"))
    async with app.run_test(size=WIDE):
        assert "☣1" in panel(app, "#od-heroes")
        assert "Player 2" in panel(app, "#od-heroes")
        assert "A6▣" in panel(app, "#od-encounter")
        assert all("Mage:" not in line for line in listed(app))  # the dice of the other seat
        assert "☣" in panel(app, "#od-dungeon")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("f2", ("Hall of Statues", "Before the first turn", "Boss: Dragon ♥6", "[ΣM16]♥4")),
        ("f3", ("Feat: Frenzy", "Skill: Chaotic Aura (Mana 6)", "Item: Goblin +S")),
        ("f5", ("Door 4: Arrow Wall", "Loot: +1 strength, Dodge", "Discard pile: Ogre, Phantom")),
        ("f6", ("Level 2", "Clarity", "XP: Boulder")),
    ],
)
async def test_the_function_keys(profile: Profile, key: str, words: tuple[str, ...]) -> None:
    app = app_with(profile, at_the_doors(profile))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(key)
        assert isinstance(app.screen, ReadScreen)
        text = panel(app, "#text")
        for word in words:
            assert word in text
        await pilot.press("escape")
        assert table_of(app)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [30, 36, 76])
def test_no_panel_is_wider_than_its_place_in_any_language(profile: Profile, code: str, width: int) -> None:
    words = language(code, "one-deck-dungeon")
    draws = [panels.heroes, panels.doors, panels.dungeon, encounter_lines.encounter, everything]
    draws += [overlays.dungeon, overlays.heroes, overlays.doors, overlays.potions]
    for session in (at_the_doors(profile), placing(profile), placing_as_two(profile), fighting(profile)):
        view = session.view()
        look = Look(words, view, session.names(words))
        for draw in draws:
            for line in draw(look, width):
                assert line.cell_length <= width, (draw.__name__, line.plain)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_hero_and_dungeon_has_a_text(profile: Profile, code: str) -> None:
    words = language(code, "one-deck-dungeon")
    view: Any = at_the_doors(profile).view()
    look = Look(words, view, ["1"])
    for face, card in enumerate(DECK.printed):
        if card.kind in ("combat", "peril"):
            assert encounter_lines.card_lines(look, card.id, 40)
            assert loot_words(words, card.id, spoken=True)
            assert bool(encounter_lines.ability(look, card.id, 40)) == bool(ABILITY[face])
    for face in HEROES:
        assert hero_text(words, view, DECK.ids[face])
    for face in DUNGEONS:
        assert dungeon_text(words, DECK.ids[face])
    for talent in TALENTS:
        assert words.has("card-" + EFFECTS[talent].id.replace("_", "-"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_has_lines_numbers_notes_and_names(profile: Profile, code: str) -> None:
    """Play random games of several kinds: every message and every name of a target exists."""
    words = language(code, "one-deck-dungeon")
    chance = random.Random(5)
    for number, options in enumerate(({}, {"heroes": 2, "cards": "forest"}, {"heroes": 4, "cards": "hybrid"})):
        session = Session.begin(profile, "one-deck-dungeon", ("you",), number, {"team": "deal", **options})
        names = session.names(words)
        while not session.over:
            view: Any = session.view()
            offered = view["decision"]["options"]
            rows = WORDS.rows(words, view, names, offered, spoken=bool(number % 2))
            assert sorted(index for row in rows for index in row.options) == list(range(len(offered)))
            for option in offered:
                for spoken in (True, False):
                    WORDS.option_numbers(words, view, names, option, spoken=spoken)
                WORDS.option_note(words, view, option)
                for target in WORDS.targets(view, option):
                    assert WORDS.thing_name(words, view, names, target)
            assert WORDS.whole_situation(words, view, names) or view["dungeon"] is None
            everything(Look(words, view, names), 40)
            encounter_lines.encounter(Look(words, view, names), 40, 20)
            panels.doors(Look(words, view, names), 40, 20)
            forward = [place for place, option in enumerate(offered) if option["verb"] != "put_back"]
            session.choose(chance.choice(forward))
