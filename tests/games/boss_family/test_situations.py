"""Situations that come with questions: who did what to whom, what is at stake, what passing means."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.sets import FIVE, crash_at, tools_at
from tests.games.boss_family.tables import table_at
from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import asked_now, play
from undercroft.i18n import LANGUAGES, language, prompt_text, waiting_text
from undercroft.kernel.table import Table

NAMES = ("Ann", "Bartek")


def said(table: Table, looker: int | None, lang: str = "en") -> str:
    """Return the prompt for a seat: the question if it is asked, else what the other seat decides."""
    view = table.view(looker)
    say = prompt_text if view["decision"]["seat"] == looker else waiting_text
    return say(language(lang, table.game.id), view["decision"], NAMES)


def situation(table: Table, looker: int | None = None) -> dict[str, Any]:
    """Return the situation in the form that a seat receives."""
    data: dict[str, Any] = table.view(looker)["decision"]["situation"]
    return data


def a_hero_inside(hero: str, *rooms: str, **more: Any) -> Table:
    """A hero in the first room of Ann's dungeon; both players hold a spell."""
    hands = [["giant_size"], ["exhaustion"]]
    return table_at("adventure", dungeons=[rooms, []], hands=hands, entrances=[[hero]], **more)


@pytest.mark.rule("BM-146")
def test_who_may_cancel_a_spell_is_told_who_plays_it_and_on_which_room() -> None:
    table = table_at("build", dungeons=[[], ["golem_factory"]], hands=[["freeze"], ["counterspell"]])
    play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert said(table, 1) == "Ann plays Freeze on your Golem Factory. Cancel it, or let it happen?"
    assert said(table, 0) == (
        "You play Freeze on the Golem Factory in the dungeon of Bartek. Bartek decides whether to cancel it."
    )
    assert said(table, None).startswith("Ann plays Freeze on the Golem Factory in the dungeon of Bartek.")


@pytest.mark.rule("BM-141")
def test_an_effect_that_waits_is_told_to_the_active_player_who_may_answer() -> None:
    table = table_at("build", dungeons=[["golem_factory"], []], hands=[["assassin", "dark_altar"], ["freeze"]])
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be")
    assert asked_now(table) == (0, "what_to_play")
    assert said(table, 0) == "Bartek plays Freeze on your Golem Factory. Answer, or let it happen?"
    assert said(table, 1) == "You play Freeze on the Golem Factory in the dungeon of Ann. Ann may answer."


@pytest.mark.rule("BM-120")
def test_a_hero_that_will_reach_the_boss_is_told_with_the_wound() -> None:
    table = a_hero_inside("fighter_6_a", "golem_factory")
    pass_to_room(table, "golem_factory")
    name = language("en", "boss-monster").text("card-fighter-6-a")
    assert said(table, 0) == (
        f"{name} will reach your boss with 4 health: 1 wound for you. Use something, or let the hero walk on?"
    )
    assert said(table, 1) == f"{name} will reach the boss with 4 health: 1 wound for Ann. Ann may use something."


@pytest.mark.rule("BM-160")
def test_the_fifth_wound_is_told_as_the_end() -> None:
    wounds = [["mage_4_a", "cleric_4_a", "thief_4_a", "mage_6_a"]]
    table = a_hero_inside("fighter_6_a", "golem_factory", wounds=wounds)
    pass_to_room(table, "golem_factory")
    assert situation(table)["args"]["fate"] == "out"
    assert "you are out of the game" in said(table, 0)
    spared = a_hero_inside("fighter_6_a", "golem_factory", wounds=wounds, options={"variants": ["immortality"]})
    pass_to_room(spared, "golem_factory")
    assert situation(spared)["args"]["fate"] == "stays"  # BM-184


@pytest.mark.rule("BM-114")
def test_a_hero_that_will_die_is_told_with_the_room_and_the_soul() -> None:
    table = a_hero_inside("fighter_4_a", "bottomless_pit", "golem_factory", "neanderthal_cave")
    pass_to_room(table, "neanderthal_cave")
    data = situation(table, 0)
    assert (data["key"], data["names"]["room"], data["args"]["n"]) == ("hero_dies", "card-golem-factory", 1)
    name = language("en", "boss-monster").text("card-fighter-4-a")
    assert said(table, 0).startswith(f"{name} (1 health left) will die in your Golem Factory: 1 soul for you.")


def test_the_next_hero_is_told_with_its_health_and_what_the_dungeon_deals() -> None:
    table = a_hero_inside("fighter_6_a", "golem_factory")
    data = situation(table, 0)
    assert (data["key"], data["args"]["health"], data["args"]["damage"]) == ("hero_comes", 6, 2)
    assert data["args"]["seat_is"] == "you"
    assert situation(table, 1)["args"]["seat_is"] == situation(table)["args"]["seat_is"] == "other"


def test_who_builds_is_told_to_the_others() -> None:
    table = table_at("build", hands=[["dark_altar"], ["freeze"]], dungeons=[["golem_factory"]])
    assert said(table, 0) == "Your turn to build: place a room face down, use something, or build nothing."
    assert said(table, 1) == said(table, None) == "Ann chooses a room to build."
    play(table, "pass_on", "pass_on")
    assert said(table, 1) == "You have nothing more to build. Use something, or end your building turn?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_reader_apart_from_the_others(lang: str) -> None:
    table = a_hero_inside("fighter_6_a", "golem_factory")
    assert len({said(table, 0, lang), said(table, 1, lang)}) == 2
    assert "Ann" in said(table, 1, lang)
    assert "Ann" not in said(table, 0, lang)


def test_what_goes_on_tells_nobody_a_card_that_they_do_not_know() -> None:
    table = table_at("build", dungeons=[["golem_factory"], []], hands=[["dark_altar", "freeze"], ["freeze"]])
    play(table, "place card=dark_altar slot=1")
    for looker in (0, 1, None):
        data = situation(table, looker)
        assert "dark_altar" not in str(data)
        assert data["names"] == {}


@pytest.mark.rule("CL-006")
def test_with_five_players_nobody_is_said_to_be_out_by_wounds() -> None:
    table = crash_at(
        "adventure",
        FIVE,
        dungeons=[["golem_factory"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["teleportation"]],
        wounds=[["cleric_4_a", "cleric_4_b", "cleric_6_a"]],
    )
    pass_to_room(table, "golem_factory")
    assert situation(table)["args"]["fate"] == "stays"


FATES = {
    "ru": ("вы получите 1 рану. ", "Ann получит 1 рану. ", "вы получите 1 душу. Применить что-нибудь или продолжить?"),
    "uk": (
        "ви отримаєте 1 поранення. ",
        "Ann отримає 1 поранення. ",
        "ви отримаєте 1 душу. Застосувати щось чи продовжити?",
    ),
    "pl": ("1 rana dla ciebie. ", "Ann otrzyma 1 ranę. ", "1 dusza dla ciebie. Użyć czegoś czy grać dalej?"),
}
"""The end of a hero's walk, for its owner and for another seat, and the question while a hero falls."""


@pytest.mark.parametrize("lang", FATES)
def test_what_a_hero_brings_stands_in_the_case_that_its_verb_asks_for(lang: str) -> None:
    wound, theirs, soul = FATES[lang]
    table = a_hero_inside("fighter_6_a", "golem_factory")
    pass_to_room(table, "golem_factory")
    assert wound in said(table, 0, lang)
    assert theirs in said(table, 1, lang)
    table = a_hero_inside("cleric_4_a", "golem_factory", "golem_factory")
    pass_to_room(table, "golem_factory")
    assert soul in said(table, 0, lang)


@pytest.mark.parametrize(("left", "health"), [(1, "został 1 punkt"), (2, "zostały 2 punkty"), (5, "zostało 5 punktów")])
def test_polish_health_is_counted(left: int, health: str) -> None:
    assert language("pl", "boss-monster").text("health-left", left=left) == f"{health} życia"


@pytest.mark.rule("TH-025")
@pytest.mark.card("extra_life")
def test_a_hero_whom_an_item_saves_is_not_said_to_die() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["open_grave"]],
        entrances=[["fool"]],
        hands=[["fear"]],
        bearers=[("fool", "extra_life")],
    )
    pass_to_room(table, "open_grave")
    assert said(table, 0).startswith("The Fool (0 health left) will fall in your Open Grave, but an item saves it")
    for lang in LANGUAGES:
        assert "{" not in said(table, 0, lang) + said(table, 1, lang)


@pytest.mark.rule("TH-018")
@pytest.mark.card("vorpal_blade")
def test_a_deep_cut_is_counted_in_what_is_foreseen() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["fear"]],
        wounds=[["cleric_6_a", "mage_6_a", "cleric_8_a"]],
        bearers=[("cleric_4_a", "vorpal_blade")],
    )
    pass_to_room(table, "golem_factory")
    assert (situation(table)["args"]["n"], situation(table)["args"]["fate"]) == (2, "out")
