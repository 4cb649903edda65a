"""Priority: the active player acts at once, what others announce waits, and windows go round until all have passed."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import table_at
from tests.games.boss_family.windows import FOUR, THREE, deactivated, waiting
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, refusal, seat_to_move
from undercroft.games.boss_family.rules.events import DungeonStrengthened

# -- the active player -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-140", "BM-150", "BM-049")
def test_the_active_player_uses_any_number_of_effects_before_anybody_else_whatever_the_xp() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "neanderthal_cave", "goblin_armory"]],
        hands=[["freeze", "jeopardy"], ["freeze", "freeze", "assassin"]],
        turn=1,
    )
    assert asked_now(table) == (1, "what_to_play")  # XP 400 against 900
    events = play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (0, "whether_to_cancel")  # nobody may answer but with a cancel
    assert offers(table) == ["let_it_be"]
    assert refusal(table, "cast card=jeopardy") == "BM-150"
    events += play(table, "let_it_be")
    assert deactivated(events) == ["golem_factory"]  # resolved before the next one
    assert asked_now(table) == (1, "what_to_play")
    events = play(table, "cast_at card=freeze target=neanderthal_cave", "let_it_be")
    assert deactivated(events) == ["neanderthal_cave"]
    assert asked_now(table) == (1, "what_to_play")
    play(table, "pass_on")
    assert asked_now(table) == (0, "what_to_play")
    assert "cast card=jeopardy" in offers(table)


@pytest.mark.rule("BM-140", "BM-144")
@pytest.mark.card("jackpot_stash")
def test_effects_of_the_active_players_rooms_resolve_at_once_too() -> None:
    table = table_at("build", dungeons=[["jackpot_stash", "bottomless_pit"]], hands=[["freeze"], ["freeze"]])
    events = play(table, "use card=jackpot_stash")
    assert "treasure-doubled" in kinds(events)
    assert asked_now(table) == (0, "what_to_play")


# -- the others ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-141", "BM-143", "BM-150")
def test_what_another_player_announces_waits_and_the_active_player_may_act_first() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "neanderthal_cave"], ["haunted_library"]],
        hands=[["freeze", "assassin"], ["freeze"]],
    )
    play(table, "pass_on")
    events = play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (0, "whether_to_cancel")
    events += play(table, "let_it_be")
    assert deactivated(events) == []
    assert waiting(table) == [(1, "freeze")]
    assert asked_now(table) == (0, "what_to_play")
    events = play(table, "cast_at card=freeze target=haunted_library")
    assert deactivated(events) == ["haunted_library"]
    assert waiting(table) == [(1, "freeze")]
    events = play(table, "pass_on")
    assert deactivated(events) == ["golem_factory"]
    assert waiting(table) == []


@pytest.mark.rule("BM-150", "BM-142")
def test_a_window_goes_round_until_all_have_passed_and_then_begins_anew() -> None:
    table = table_at(
        "build",
        FOUR,
        dungeons=[["golem_factory", "goblin_armory", "neanderthal_cave", "haunted_library"]],
        hands=[["assassin"], ["freeze", "assassin"], ["freeze", "freeze", "assassin"], ["freeze", "fear"]],
    )
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")  # the others by XP
    play(table, "pass_on")
    assert asked_now(table) == (2, "what_to_play")
    play(table, "cast_at card=freeze target=golem_factory")
    for seat in (0, 1, 3):
        assert asked_now(table) == (seat, "whether_to_cancel")
        play(table, "let_it_be")
    # While something waits, rounds of asking go on: first the active player, then every other one.
    assert asked_now(table) == (0, "what_to_play")
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")
    play(table, "cast_at card=freeze target=goblin_armory", "let_it_be", "let_it_be", "let_it_be")
    assert asked_now(table) == (2, "what_to_play")  # one each: player 1 is not asked again in this round
    play(table, "cast_at card=freeze target=neanderthal_cave", "let_it_be", "let_it_be", "let_it_be")
    assert asked_now(table) == (3, "what_to_play")
    play(table, "pass_on")
    assert waiting(table) == [(2, "freeze"), (1, "freeze"), (2, "freeze")]
    # Not all passed in that round: another one.
    for seat in (0, 1, 2):
        assert asked_now(table) == (seat, "what_to_play")
        play(table, "pass_on")
    assert asked_now(table) == (3, "what_to_play")
    play(table, "cast_at card=freeze target=haunted_library", "let_it_be", "let_it_be", "let_it_be")
    for seat in (0, 1, 2):
        assert asked_now(table) == (seat, "what_to_play")
        play(table, "pass_on")
    assert asked_now(table) == (3, "what_to_play")
    events = play(table, "pass_on")
    # All have passed: effects resolve by the XP of their users, not as announced; players order their own.
    assert deactivated(events) == ["goblin_armory"]
    assert asked_now(table) == (2, "which_resolves_first")
    assert deactivated(play(table, "resolve_first_at card=freeze target=neanderthal_cave")) == [
        "neanderthal_cave",
        "golem_factory",
        "haunted_library",
    ]


@pytest.mark.rule("BM-150")
def test_after_waiting_effects_have_resolved_the_active_player_is_asked_again_and_then_all_others() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["golem_factory", "goblin_armory"]],
        hands=[["assassin"], ["freeze", "assassin"], ["assassin"]],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be", "let_it_be")
    play(table, "pass_on", "pass_on")
    events = play(table, "pass_on")
    assert deactivated(events) == ["golem_factory"]
    assert table.view(None)["active"] == 0
    for seat in (0, 1, 2):
        assert asked_now(table) == (seat, "what_to_play")
        assert table.view(None)["active"] == 0
        play(table, "pass_on")
    assert table.view(None)["active"] == 1  # all passed with nothing waiting: the window has closed


@pytest.mark.rule("BM-150")
def test_a_window_closes_when_all_pass() -> None:
    table = table_at("build", THREE, hands=[["assassin"], ["assassin"], ["assassin"]])
    turns = []
    for _ in range(9):
        turns.append((table.view(None)["active"], seat_to_move(table)))
        play(table, "pass_on")
    assert turns == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (1, 2), (2, 2), (2, 0), (2, 1)]


@pytest.mark.rule("BM-142", "BM-154")
@pytest.mark.parametrize("first", ["freeze", "princess_in_peril"])
def test_a_player_orders_the_own_waiting_effects(first: str) -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"]],
        hands=[["assassin"], ["freeze", "princess_in_peril", "assassin"]],
        town=["cleric_4_a"],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be", "pass_on")
    play(table, "cast_at card=princess_in_peril target=cleric_4_a", "let_it_be")
    assert asked_now(table) == (0, "what_to_play")
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")
    play(table, "pass_on")
    assert asked_now(table) == (1, "which_resolves_first")
    assert offers(table) == ["resolve_first card=freeze", "resolve_first card=princess_in_peril"]
    story = kinds(play(table, f"resolve_first card={first}"))
    assert (story.index("room-deactivated") < story.index("hero-sent-to-entrance")) == (first == "freeze")


@pytest.mark.rule("BM-154", "BM-155")
@pytest.mark.card("the_crushinator")
def test_two_waiting_uses_of_one_room_need_no_order() -> None:
    table = table_at(
        "adventure",
        dungeons=[[], ["the_crushinator", "golem_factory", "goblin_armory", "neanderthal_cave"]],
    )
    play(table, "use card=the_crushinator", "pay_with card=golem_factory")
    play(table, "use card=the_crushinator", "pay_with card=goblin_armory")
    assert waiting(table) == [(1, "the_crushinator"), (1, "the_crushinator")]
    events = play(table, "pass_on")
    assert [event.damage for event in of_kind(events, DungeonStrengthened)] == [2, 2]


@pytest.mark.rule("BM-154")
def test_waiting_effects_of_the_same_name_are_told_by_their_targets() -> None:
    rooms = ["golem_factory", "dark_altar"]
    table = table_at("build", dungeons=[rooms], hands=[["assassin"], ["freeze", "freeze", "assassin"]])
    for room in rooms:
        play(table, "pass_on", f"cast_at card=freeze target={room}", "let_it_be")
    play(table, "pass_on", "pass_on")
    assert asked_now(table) == (1, "which_resolves_first")
    assert offers(table) == [f"resolve_first_at card=freeze target={room}" for room in rooms]
    play(table, "resolve_first_at card=freeze target=dark_altar")
    assert waiting(table) == []
