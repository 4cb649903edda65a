"""Auto-pass: windows that are passed, windows that are asked, and what passing reveals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import table_at
from tests.games.boss_family.terminal.boards import (
    DUNGEONS,
    answering,
    building,
    pass_once,
    seated,
    sit_down,
    walking,
)
from undercroft.games.boss_family.auto_pass import AIMED_AT, NEXT_BUILD
from undercroft.games.boss_monster.game import BOSS_MONSTER
from undercroft.games.dragon_tower.game import DRAGON_TOWER
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.windows import THROUGH
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.auto_pass import ABLE, ASK, automatic_choice, settings_of
from undercroft.terminal.session.session import Session

PASS = {"text": "pass_on", "idle": True}
CAST = {"text": "cast card=3"}


SETTINGS = settings_of(BOSS_MONSTER)


def window(*options: dict[str, Any], passed_by: tuple[str, ...] = (AIMED_AT, NEXT_BUILD)) -> dict[str, Any]:
    """A window of seat 0, and the wishes that pass it."""
    return {"seat": 0, "decision": {"options": list(options), "passed_by": list(passed_by)}}


@pytest.mark.parametrize("setting", [ABLE, AIMED_AT, NEXT_BUILD])
@pytest.mark.parametrize("passed_by", [(), (AIMED_AT, NEXT_BUILD)])
def test_where_nothing_can_be_played_it_is_passed(setting: str, passed_by: tuple[str, ...]) -> None:
    assert automatic_choice(window(PASS, passed_by=passed_by), setting) == "pass_on"


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_choice_without_a_pass_is_always_asked(setting: str) -> None:
    assert automatic_choice(window(CAST), setting) is None


@pytest.mark.parametrize("setting", SETTINGS)
def test_another_seats_question_is_not_answered(setting: str) -> None:
    view = window(PASS)
    view["decision"] = {"seat": 1}
    assert automatic_choice(view, setting) is None
    assert automatic_choice({**view, "decision": None}, setting) is None


def test_ask_when_something_can_be_played() -> None:
    assert automatic_choice(window(PASS, CAST), ABLE) is None
    assert automatic_choice(window(PASS, CAST, passed_by=()), ABLE) is None
    assert automatic_choice(window(PASS), ABLE) == "pass_on"


def test_always_ask_means_always() -> None:
    assert automatic_choice(window(PASS, CAST), ASK) is None
    assert automatic_choice(window(PASS), ASK) is None


def test_a_wish_passes_the_windows_that_the_game_says() -> None:
    for wish in (AIMED_AT, NEXT_BUILD):
        assert automatic_choice(window(PASS, CAST, passed_by=(wish,)), wish) == "pass_on"
        others = tuple(other for other in (AIMED_AT, NEXT_BUILD) if other != wish)
        assert automatic_choice(window(PASS, CAST, passed_by=others), wish) is None


def test_by_public_facts_alone_it_does_not_matter_what_could_be_played() -> None:
    for setting in SETTINGS:
        for passed_by in ((), (AIMED_AT,), (AIMED_AT, NEXT_BUILD)):
            with_card = automatic_choice(window(PASS, CAST, passed_by=passed_by), setting, public_only=True)
            without = automatic_choice(window(PASS, passed_by=passed_by), setting, public_only=True)
            assert with_card == without


def test_a_game_without_wishes_is_passed_only_where_nothing_can_be_done() -> None:
    assert settings_of(DRAGON_TOWER) == (ABLE, ASK)
    view = {"seat": 0, "decision": {"options": [PASS, CAST]}}
    assert [automatic_choice(view, setting) for setting in (ABLE, NEXT_BUILD)] == [None, None]
    view["decision"] = {"options": [PASS]}
    assert automatic_choice(view, ABLE) == "pass_on"


# -- at a table ----------------------------------------------------------------------------------------------------


def test_windows_without_a_choice_are_passed_at_the_table_and_counted(profile: Profile) -> None:
    """Until round 6 begins this seat has nothing to play but its Build turns."""
    dungeons = [["open_grave"], ["open_grave"]]
    table = table_at(
        "build", dungeons=dungeons, hands=[["fear", "beast_menagerie"], ["fear"]], town=["mage_4_a"], turn=0
    )
    session = seated(profile, table, "you", "random")
    assert session.decision is not None
    assert {option.verb for option in session.decision.options} == {"pass_on", "place"}
    before = len(session.table.moves)
    pass_once(session)
    mine = [made.option for made in session.table.moves[before + 1 :] if made.seat == 0]
    assert mine
    assert set(mine) == {"pass_on"}
    assert session.passed == {0: len(mine)}
    assert any(option.verb != "pass_on" for option in session.decision.options)


def test_a_spell_aimed_at_me_is_a_window_too(profile: Profile) -> None:
    wanting = answering(profile, turn=1)
    assert wanting.view()["decision"]["prompt"] == "whether_to_cancel"
    passed = answering(profile, turn=1, setting=NEXT_BUILD)
    assert next(made.option for made in passed.table.moves if made.seat == 0) == "let_it_be"
    mine = answering(profile, turn=0, setting=NEXT_BUILD)
    assert mine.view()["decision"]["prompt"] == "whether_to_cancel"


def test_a_setting_leaves_the_question_at_hand_alone_and_is_kept_with_the_game(profile: Profile) -> None:
    session = answering(profile, turn=1)
    made = len(session.table.moves)
    session.change_setting(NEXT_BUILD)
    assert session.view()["decision"]["prompt"] == "whether_to_cancel"
    assert len(session.table.moves) == made
    session = building(profile)
    session.change_setting(ASK)
    pass_once(session)
    assert session.path is not None
    assert Session.resume(profile, session.path).setting == ASK
    assert session.rematch().setting == ASK


def alone(profile: Profile, *hand: str, heroes: tuple[str, ...] = ("mage_8_a",), **more: Any) -> Session:
    """The Adventure turn of the first seat in round 2; nobody else can act, and heroes of health 8 die at the last."""
    table = table_at(
        "adventure",
        dungeons=[["neanderthal_cave"] * 3, ["mimic_vault"]],
        hands=[hand, []],
        entrances=[heroes, []],
        round=2,
        turn=0,
    )
    return seated(profile, table, "you", "random", **more)


def test_a_window_in_which_nothing_can_change_anything_is_passed(profile: Profile) -> None:
    """More damage does nothing to a hero who dies anyway."""
    session = alone(profile, "giant_size")
    assert [made.option for made in session.table.moves if made.seat == 0][:3] == ["pass_on"] * 3
    assert session.view()["phase"] != "adventure"
    assert session.passed[0] >= 3


def test_a_window_in_which_a_hero_can_be_saved_is_asked(profile: Profile) -> None:
    session = alone(profile, "freeze")
    assert session.table.moves == []
    assert session.decision is not None


def test_full_control_asks_everywhere(profile: Profile) -> None:
    session = alone(profile, "giant_size", settings={0: ASK})
    assert session.table.moves == []
    pass_once(session)
    assert session.decision is not None
    assert session.setting == ASK


def test_to_the_boss_asks_once_in_a_walk(profile: Profile) -> None:
    def asked(setting: str) -> int:
        session = alone(profile, "freeze")
        pass_once(session)  # the window before the hero comes in
        count = 0
        while session.view()["phase"] == "adventure":
            assert session.view()["walk"] is not None
            if setting == THROUGH:
                session.change_setting(THROUGH)
            pass_once(session)
            count += 1
        return count

    assert asked(ABLE) > 1
    assert asked(THROUGH) == 1


def test_a_mode_ends_where_the_player_is_asked_again(profile: Profile) -> None:
    session = alone(profile, "freeze", heroes=("mage_8_a", "thief_8_a"))
    session.change_setting(AIMED_AT)
    pass_once(session)
    assert session.view()["phase"] == "build"
    assert session.view()["round"] == 3
    assert session.setting == ABLE


def test_undo_goes_back_over_what_was_passed(profile: Profile) -> None:
    """Between the walks the next hero can be saved."""
    session = alone(profile, "freeze", heroes=("mage_8_a", "thief_8_a"))
    pass_once(session)
    first = session.view()["walk"]["hero"]
    session.change_setting(THROUGH)
    before = len(session.table.moves)
    pass_once(session)
    assert session.view()["walk"] is None
    assert session.decision is not None
    assert session.passed[0] > 1
    session.undo()
    assert session.view()["walk"]["hero"] == first
    assert len(session.table.moves) == before
    assert max(happening.decisions for happening in session.happenings) <= before
    assert session.decision is not None  # it is asked, not passed again


def test_an_undo_that_would_end_at_a_passed_window_is_refused_and_changes_nothing(profile: Profile) -> None:
    session = alone(profile, "giant_size")
    before = (session.table.digest(), list(session.happenings))
    with pytest.raises(Illegal):
        session.undo()
    assert (session.table.digest(), session.happenings) == before


# -- several people at one keyboard ----------------------------------------------------------------------------------


@pytest.mark.parametrize("spell", ["giant_size", "freeze", "fear", "kobold_strike"])
def test_the_keyboard_moves_whatever_the_other_one_holds(profile: Profile, spell: str) -> None:
    table = table_at("build", dungeons=DUNGEONS[1:3], hands=[["golem_factory"], [spell]], turn=0)
    session = seated(profile, table, "you", "you")
    pass_once(session)
    assert session.waits_for == 1


def test_a_setting_that_passes_for_the_other_one_leaves_the_keyboard_where_it_is(profile: Profile) -> None:
    session = walking(profile, "you", "you", "random")
    session.settings = {1: NEXT_BUILD}
    moved: list[int | None] = []
    while session.view()["walk"] is not None and session.waits_for is None:
        pass_once(session)
        moved.append(session.waits_for)
    assert moved
    assert moved[:-1] == [None] * (len(moved) - 1)


def test_each_seat_has_its_own_setting(profile: Profile) -> None:
    session = building(profile, "you", "you", "random", "random")
    session.change_setting(NEXT_BUILD)
    while session.waits_for is None:
        pass_once(session)
    sit_down(session)
    assert session.viewer == 1
    assert session.setting == ABLE
