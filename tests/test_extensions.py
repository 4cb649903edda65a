"""A game that extends another inherits its texts, bots, terminal and browser table, unless it has its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

import undercroft
from tests.editions import PARENT, folder, sibling
from undercroft.bots import bot_levels
from undercroft.bots.random_bot import RandomBot
from undercroft.i18n import language
from undercroft.i18n.language import message_files
from undercroft.kernel.game import Package, find_package, forget, register, registered
from undercroft.server.api.games import cards_of, texts_of
from undercroft.server.api.plugin_assets import plugin_file, plugin_table
from undercroft.server.api.static_files import Content
from undercroft.simulation.conformance import keeps_promises
from undercroft.terminal import plugin
from undercroft.terminal.plugin import GameUI, ui_of

TITLES = {"en": "Night Shift", "ru": "Ночная смена"}
TEXTS = {lang: f"game-title = {title}" for lang, title in TITLES.items()}
LATE = {"en": "game-title = Late Shift"}


def sent_as(content: Content) -> bytes:
    """Return the body of the response to a plain GET request."""
    return bytes(content.response(Request({"type": "http", "method": "GET", "headers": []})).body)


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Unregister the games of a test after it."""
    games = set(registered())
    yield
    for name in set(registered()) - games:
        forget(name)
        plugin._uis.pop(name, None)
    for kept in (language, texts_of, cards_of):
        kept.cache_clear()


@pytest.fixture
def night(tmp_path: Path) -> Package:
    """A game that extends Boss Monster, with its own title in two languages."""
    for kept in (language, texts_of, cards_of):
        kept.cache_clear()
    package = Package(sibling("night-shift"), folder(tmp_path / "night", TEXTS), extends=find_package(PARENT))
    register(package)
    return package


@pytest.mark.parametrize(("lang", "title"), [*TITLES.items(), ("uk", "Night Shift"), ("pl", "Night Shift")])
def test_its_own_texts_come_first_then_those_it_builds_on_then_the_programs(
    night: Package, lang: str, title: str
) -> None:
    words, parents = language(lang, "night-shift"), language(lang, PARENT)
    assert words.text("game-title") == title
    assert parents.text("game-title") != title
    for key in ("game-tagline", "card-draculord", "rulebook-winning"):
        assert words.text(key) == parents.text(key)
    assert words.text("terminal-won") == language(lang).text("terminal-won")


def test_only_languages_that_all_of_it_has_are_told(night: Package) -> None:
    listed = {game["id"]: game for game in undercroft.games()}
    assert listed["night-shift"]["languages"] == ["en", "ru"]
    assert listed[PARENT]["languages"] == ["en", "pl", "ru", "uk"]


def test_the_browser_is_sent_the_same_texts_in_the_same_order(night: Package) -> None:
    sent = sent_as(texts_of("ru", "night-shift")).decode()
    titles = [line for line in sent.splitlines() if line.startswith("game-title = ")]
    assert titles[0] == "game-title = Ночная смена"  # the first one wins
    assert len(titles) == 2
    assert 'web-game-night-shift = { "Ночная смена" }' in sent
    places = [str(file) for file in message_files("ru", "night-shift")]
    assert [place for place in places if "/night/" in place] == places[:1]
    assert all("/undercroft/i18n/" in place for place in places[-3:])


def test_its_cards_are_the_printed_ones_of_its_own_deck(night: Package) -> None:
    cards = json.loads(sent_as(cards_of("night-shift")))
    assert [card["id"] for card in cards] == [card.id for card in night.game.deck.printed]


def test_bots_and_the_face_in_the_terminal_are_taken_over(night: Package) -> None:
    assert bot_levels("night-shift") == bot_levels(PARENT)
    assert ui_of("night-shift").board is ui_of(PARENT).board
    assert type(ui_of("night-shift").texts) is type(ui_of(PARENT).texts)
    assert night.samples().golden == ()


def test_its_own_parts_override_inherited_ones(tmp_path: Path) -> None:
    own = GameUI()
    register(
        Package(
            sibling("dawn-shift"),
            folder(tmp_path, {"en": "game-title = Dawn Shift"}),
            extends=find_package(PARENT),
            bots=lambda: {"sleepy": RandomBot},
            terminal=lambda: own,
        )
    )
    assert bot_levels("dawn-shift") == ["rat", "sleepy"]
    assert ui_of("dawn-shift") is own


def test_it_keeps_every_promise(night: Package) -> None:
    keeps_promises("night-shift", 0)


def test_a_line_of_three_is_looked_through_in_order(night: Package, tmp_path: Path) -> None:
    late = Package(sibling("late-shift"), folder(tmp_path / "late", LATE), extends=night)
    register(late)
    assert late.lineage == (late, night, *find_package(PARENT).lineage)
    assert late.languages == ("en",)
    assert language("ru", "late-shift").text("game-title") == "Late Shift"
    assert language("ru", "late-shift").text("rulebook-winning") == language("ru", PARENT).text("rulebook-winning")


def test_a_table_for_the_browser_is_taken_over_with_its_files(night: Package, tmp_path: Path) -> None:
    assert plugin_table("night-shift") is None
    web = tmp_path / "night" / "web"
    web.mkdir()
    (web / "table.js").write_text("export const mount = 1;")
    register(Package(sibling("late-shift"), folder(tmp_path / "late", LATE), extends=night))
    assert plugin_table("late-shift") == plugin_table("night-shift") == "api/games/night-shift/web/table.js"
    assert plugin_file("night-shift", "table.js") is not None
    assert plugin_file("late-shift", "table.js") is None


def test_an_extended_game_must_be_registered_first(tmp_path: Path) -> None:
    unknown = Package(sibling("night-shift"), folder(tmp_path / "night", TEXTS))
    late = Package(sibling("late-shift"), folder(tmp_path / "late", LATE), extends=unknown)
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        register(late)
    assert refused.value.code == "parent-unknown"
    assert "late-shift" not in registered()
    register(unknown)
    register(late)
    assert list(registered())[-2:] == ["night-shift", "late-shift"]
