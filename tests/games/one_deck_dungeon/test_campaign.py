"""The campaign: check-marks, ticking them, learned talents, and imported sheets."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.games.helpers import play
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.campaign import (
    COLOURS,
    NEEDS,
    Earned,
    MarkRefused,
    Sheet,
    Sheets,
    booked,
    is_learned,
    marks_earned,
    open_colours,
    ticked,
)
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.i18n import LANGUAGES, error_text, language
from undercroft.kernel.errors import Illegal, Malformed
from undercroft.kernel.result import Result
from undercroft.kernel.table import Table, new_table

VETERAN, DURABILITY, CRAFTY = "talent_veteran", "talent_durability", "talent_crafty"
SHEETS = Sheets()


def over(
    tier: str = "expert", *, descents: int = 0, levels: int = 0, won: bool = False, **options: Any
) -> tuple[Table, State]:
    """A finished game of two seats with this progress."""
    given = {"team": ["warrior", "mage"], "dungeon": "dragons_cave", "tier": tier, "campaign": "yes", **options}
    table = new_table("one-deck-dungeon", seats=2, seed=1, options=given)
    state = state_of(table)
    state.descents = descents
    state.levels_gained = levels
    state.result = Result((0, 1) if won else (), (int(won),) * 2, "victory" if won else "defeat")
    return table, state


def sheet_with(easy: int = 0, medium: int = 0, hard: int = 0) -> Sheet:
    return Sheet(unspent=(easy, medium, hard))


# -- what a game gives ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-002", "OC-003", "OC-004", "OC-005", "OC-027")
@pytest.mark.parametrize(("tier", "bonus"), [("novice", 0), ("standard", 1), ("expert", 2), ("fearless", 3)])
def test_marks_come_from_descents_levels_the_boss_and_the_tier(tier: str, bonus: int) -> None:
    assert marks_earned(over(tier)[1]) == bonus, "won or lost"
    assert marks_earned(over(tier, descents=2)[1]) == bonus + 2
    assert marks_earned(over(tier, descents=2, levels=1)[1]) == bonus + 3
    assert marks_earned(over(tier, descents=3, levels=1, won=True)[1]) == bonus + 7


@pytest.mark.rule("OD-DECISION-43", "OD-DECISION-44")
def test_the_most_that_a_game_can_give() -> None:
    most = [
        marks_earned(over(tier, descents=3, levels=levels, won=True)[1])
        for tier, levels in (("novice", 2), ("standard", 3), ("expert", 3), ("fearless", 3))
    ]
    assert most == [8, 10, 11, 12]


@pytest.mark.rule("OC-003", "OD-DECISION-43")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_every_descent_is_counted_that_to_the_boss_too(floor: int) -> None:
    discard = ["ogre_a", "ogre_b", "goblin_a", "goblin_b"]
    table = table_at("end", ["mage"], dungeon="yetis_cavern", floor=floor, deck=[], discard=discard, tokens=0)
    before = marks_earned(state_of(table))
    play(table, "go_down")
    assert marks_earned(state_of(table)) == before + 1


@pytest.mark.rule("OC-004")
def test_every_level_gained_in_play_is_counted() -> None:
    table = table_at("placing", ["mage"], faced=["cave_in_a"], option=0, xp=["ogre_a"], dice=[[]], tokens=0)
    play(table, "had_enough")
    before = marks_earned(state_of(table))
    play(table, "take_xp card=cave_in_a")
    assert (state_of(table).level, marks_earned(state_of(table))) == (2, before + 1)


@pytest.mark.rule("OD-EXAMPLE-18")
def test_a_boss_beaten_at_the_highest_level_gives_eleven() -> None:
    assert marks_earned(over("expert", descents=3, levels=3, won=True)[1]) == 11


@pytest.mark.rule("OD-EXAMPLE-17")
def test_five_marks_of_a_medium_dungeon_complete_durability() -> None:
    table, state = over("standard", descents=2, levels=2, team=["archer", "mage"], dungeon="yetis_cavern")
    earned = SHEETS.earned(state, table.options, 0)
    assert earned == {"earned": [{"hero": "archer", "marks": 5, "difficulty": 2, "boss": None}]}
    kept = SHEETS.book({"archer": {"ticked": {DURABILITY: [5, 0, 0]}}}, earned)
    for colour in ("green", "yellow", "yellow", "yellow", "yellow"):
        kept = SHEETS.change(kept, {"hero": "archer", "talent": DURABILITY, "colour": colour})
    assert SHEETS.bring(table.options, 0, kept)["talents"] == [f"0:archer:{DURABILITY}"]


@pytest.mark.rule("OC-001", "OD-DECISION-42")
def test_every_hero_earns_the_full_number_on_the_sheet_of_its_own_player() -> None:
    table, state = over(descents=1)
    first, second = (SHEETS.earned(state, table.options, seat) for seat in (0, 1))
    assert first == {"earned": [{"hero": "warrior", "marks": 3, "difficulty": 1, "boss": None}]}
    assert second == {"earned": [{"hero": "mage", "marks": 3, "difficulty": 1, "boss": None}]}


def test_nothing_is_earned_outside_a_campaign() -> None:
    table, state = over(descents=1, campaign="no")
    assert SHEETS.earned(state, table.options, 0) is None
    assert SHEETS.bring(table.options, 0, {"warrior": {"ticked": {VETERAN: [6, 0, 0]}}}) == table.options


@pytest.mark.rule("OC-020")
def test_the_sheet_counts_games_and_bosses() -> None:
    sheet = booked(Sheet(), Earned("warrior", 3, 1, None))
    sheet = booked(sheet, Earned("warrior", 8, 1, "dragon"))
    sheet = booked(sheet, Earned("warrior", 8, 1, "dragon"))
    assert sheet.games == 3
    assert sheet.bosses == ("dragon",)


# -- ticking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-006")
def test_marks_of_an_easy_dungeon_tick_green_only() -> None:
    assert open_colours(sheet_with(easy=5), CRAFTY) == ["green"]
    with pytest.raises(Illegal) as refused:
        ticked(sheet_with(easy=5), CRAFTY, "yellow")
    assert refused.value.code == "no-mark-left"


@pytest.mark.rule("OC-007")
def test_marks_of_a_medium_dungeon_tick_green_or_yellow() -> None:
    assert open_colours(sheet_with(medium=5), CRAFTY) == ["green", "yellow"]
    with pytest.raises(Illegal) as refused:
        ticked(sheet_with(medium=5), CRAFTY, "red")
    assert refused.value.code == "no-mark-left"


@pytest.mark.rule("OC-008")
def test_marks_of_a_hard_dungeon_tick_any_colour() -> None:
    assert open_colours(sheet_with(hard=5), CRAFTY) == list(COLOURS)
    assert ticked(sheet_with(hard=5), CRAFTY, "red").unspent == (0, 0, 4)


def test_the_mark_that_is_good_for_least_is_spent_first() -> None:
    assert ticked(sheet_with(1, 1, 1), CRAFTY, "green").unspent == (0, 1, 1)
    assert ticked(sheet_with(0, 1, 1), CRAFTY, "green").unspent == (0, 0, 1)
    assert ticked(sheet_with(1, 1, 1), CRAFTY, "yellow").unspent == (1, 0, 1)


@pytest.mark.rule("OC-009", "OC-011", "OD-DECISION-42")
def test_a_talent_is_learned_when_all_its_marks_are_ticked_and_marks_may_be_spread() -> None:
    sheet = sheet_with(medium=20)
    for _ in range(6):
        sheet = ticked(sheet, DURABILITY, "green")
    assert not is_learned(sheet, DURABILITY)
    sheet = ticked(sheet, VETERAN, "green")
    for _ in range(4):
        sheet = ticked(sheet, DURABILITY, "yellow")
    assert is_learned(sheet, DURABILITY)
    assert not is_learned(sheet, VETERAN)
    assert sheet.unspent == (0, 9, 0)
    with pytest.raises(Illegal) as refused:
        ticked(sheet, DURABILITY, "green")
    assert refused.value.code == "talent-ticked"


@pytest.mark.parametrize("code", MarkRefused.sentences)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_itself_says_why_a_mark_is_refused(code: str, lang: str) -> None:
    error = MarkRefused(code, colour="<colour>")
    message = error_text(language(lang), error)
    assert message == error_text(language(lang, "one-deck-dungeon"), error)
    assert "<colour>" in message
    assert (message == str(error)) is (lang == "en")


def test_the_refusal_of_a_mark_may_be_the_reason_of_another_one() -> None:
    mark = pickle.loads(pickle.dumps(MarkRefused("no-mark-left", colour="red")))
    assert isinstance(mark, MarkRefused)
    whole = Malformed("bad-campaign", reason=mark)
    assert error_text(language("pl"), mark) in error_text(language("pl"), whole)
    assert str(mark) in str(whole)


@pytest.mark.rule("OD-DECISION-42")
def test_a_mark_with_nothing_left_to_tick_is_lost() -> None:
    green_done = {talent: (needs[0], 0, 0) for talent, needs in NEEDS.items()}
    sheet = Sheet(ticked=green_done)
    assert booked(sheet, Earned("warrior", 5, 1, None)).unspent == (0, 0, 0)
    assert booked(sheet, Earned("warrior", 5, 2, None)).unspent == (0, 5, 0)
    everything = Sheet(ticked=dict(NEEDS))
    assert booked(everything, Earned("warrior", 5, 3, None)).unspent == (0, 0, 0)


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"hero": "warrior"},
        {"hero": "nobody", "talent": VETERAN, "colour": "green"},
        {"hero": "warrior", "talent": "flying", "colour": "green"},
        {"hero": "warrior", "talent": VETERAN, "colour": "blue"},
    ],
)
def test_meaningless_changes_are_refused(change: dict[str, str]) -> None:
    with pytest.raises(Malformed):
        SHEETS.change({"warrior": {"unspent": [3, 0, 0]}}, change)


# -- from game to game ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OC-009", "OD-DECISION-42")
def test_learned_talents_go_along_to_the_next_game() -> None:
    table, state = over(descents=3, levels=2, won=True)
    earned = SHEETS.earned(state, table.options, 0)
    assert earned is not None
    kept = SHEETS.book({}, earned)
    for _ in range(6):
        kept = SHEETS.change(kept, {"hero": "warrior", "talent": VETERAN, "colour": "green"})
    options = SHEETS.bring(table.options, 0, kept)
    assert options["talents"] == [f"0:warrior:{VETERAN}"]
    again = new_table("one-deck-dungeon", seats=2, seed=2, options=options)
    assert again.decision is not None
    assert again.decision.prompt == "which_basic_skill"
    assert SHEETS.bring(table.options, 1, kept)["talents"] == [f"1:warrior:{VETERAN}"]


@pytest.mark.rule("OC-010")
def test_screens_receive_every_talent_and_the_marks_to_tick() -> None:
    kept = SHEETS.book({}, {"earned": [{"hero": "rogue", "marks": 4, "difficulty": 2, "boss": None}]})
    (sheet,) = SHEETS.told(kept)["sheets"]
    assert sheet["hero"] == "rogue"
    assert sheet["unspent"] == [0, 4, 0]
    assert len(sheet["talents"]) == 15
    groups = [talent["group"] for talent in sheet["talents"]]
    assert {group: groups.count(group) for group in groups} == {"basic": 3, "focus_1": 4, "focus_2": 4, "focus_3": 4}
    first = sheet["talents"][0]
    assert first == {
        "talent": VETERAN,
        "group": "basic",
        "needs": [6, 0, 0],
        "ticked": [0, 0, 0],
        "learned": False,
        "open": ["green"],
    }


def test_saved_sheets_can_be_read_back() -> None:
    kept = SHEETS.book({}, {"earned": [{"hero": "rogue", "marks": 4, "difficulty": 2, "boss": "dragon"}]})
    assert SHEETS.read(kept) == kept
    assert SHEETS.read({}) == {}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "sheets",
        {"nobody": {}},
        {"rogue": {"gold": 3}},
        {"rogue": {"unspent": [1, 2]}},
        {"rogue": {"unspent": [-1, 0, 0]}},
        {"rogue": {"games": -1}},
        {"rogue": {"bosses": ["nobody"]}},
        {"rogue": {"bosses": ["dragon", "dragon"]}},
        {"rogue": {"ticked": {"flying": [0, 0, 0]}}},
        {"rogue": {"ticked": {VETERAN: [7, 0, 0]}}},
    ],
)
def test_sheets_that_make_no_sense_are_refused(data: Any) -> None:
    with pytest.raises(Malformed) as refused:
        SHEETS.read(data)
    assert refused.value.code == "bad-campaign"
