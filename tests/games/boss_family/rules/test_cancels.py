"""Cancelling spells: in answer to them, in answer to cancels, and late, while they wait."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import discards, hand_of, pass_all, souls_of, state_of, table_at
from tests.games.boss_family.windows import FOUR, THREE, cancelled, deactivated, waiting
from tests.games.helpers import asked_now, decision_of, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import CardsDrawn

# -- cancels ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-146", "BM-147")
@pytest.mark.card("counterspell", "ligers_den")
def test_a_cancel_interrupts_the_active_players_spell_which_then_was_never_played() -> None:
    table = table_at(
        "build",
        dungeons=[["ligers_den"], ["golem_factory"]],
        hands=[["freeze", "assassin"], ["counterspell"]],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be", "cast_at card=counterspell target=freeze"]
    events = play(table, "cast_at card=counterspell target=freeze", "let_it_be")
    assert cancelled(events) == [(0, "freeze")]
    assert deactivated(events) == []
    assert of_kind(events, CardsDrawn) == []  # the den saw no spell
    assert discards(table) == ["freeze", "counterspell"]
    assert asked_now(table) == (0, "what_to_play")


@pytest.mark.rule("BM-147")
@pytest.mark.card("ligers_den", "counterspell")
def test_a_cancel_that_worked_was_played() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["ligers_den"]],
        hands=[["freeze"], ["counterspell"]],
        zones={"spell_deck": ["fear"]},
    )
    play(table, "cast_at card=freeze target=golem_factory", "cast_at card=counterspell target=freeze")
    assert hand_of(table, 1) == ["fear"]


@pytest.mark.rule("BM-146", "BM-237")
@pytest.mark.card("counterspell")
def test_everybody_but_the_caster_may_cancel_the_active_player_first_then_by_xp() -> None:
    table = table_at(
        "build",
        FOUR,
        dungeons=[["golem_factory"]],
        hands=[["assassin"], ["assassin"], ["freeze", "counterspell"], ["assassin"]],
        turn=3,
    )
    play(table, "pass_on", "pass_on", "pass_on")
    play(table, "cast_at card=freeze target=golem_factory")
    seats = []
    while prompt(table) == "whether_to_cancel":
        seats.append(seat_to_move(table))
        play(table, "let_it_be")
    assert seats == [3, 0, 1]
    assert asked_now(table) == (3, "what_to_play")


@pytest.mark.rule("BM-151", "BM-146")
@pytest.mark.card("counterspell")
def test_a_cancel_can_be_cancelled_and_the_last_one_announced_comes_first() -> None:
    table = table_at(
        "build",
        dungeons=[[], ["golem_factory"]],
        hands=[["freeze", "counterspell", "assassin"], ["counterspell", "assassin"]],
    )
    play(table, "cast_at card=freeze target=golem_factory", "cast_at card=counterspell target=freeze")
    assert asked_now(table) == (0, "whether_to_cancel")
    assert offers(table) == ["let_it_be", "cast_at card=counterspell target=counterspell"]
    events = play(table, "cast_at card=counterspell target=counterspell")
    assert asked_now(table) == (1, "whether_to_cancel")  # the second counterspell could be cancelled too
    assert offers(table) == ["let_it_be"]
    events += play(table, "let_it_be")
    assert cancelled(events) == [(1, "counterspell")]
    assert deactivated(events) == []
    # The first cancel has been cancelled: all may try again to cancel the spell.
    assert asked_now(table) == (1, "whether_to_cancel")
    events = play(table, "let_it_be")
    assert deactivated(events) == ["golem_factory"]
    assert discards(table) == ["counterspell", "counterspell", "freeze"]


@pytest.mark.rule("BM-151", "BM-152", "BM-237")
@pytest.mark.card("all_seeing_eye", "counterspell")
def test_cancels_of_cancels_of_cancels() -> None:
    table = table_at(
        "build",
        dungeons=[[], ["golem_factory", "all_seeing_eye"]],
        hands=[["freeze", "counterspell", "assassin"], ["counterspell", "fear"]],
    )
    play(table, "cast_at card=freeze target=golem_factory", "cast_at card=counterspell target=freeze")
    play(table, "cast_at card=counterspell target=counterspell")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be", "use card=all_seeing_eye"]
    events = play(table, "use card=all_seeing_eye")
    # The eye stops the second counterspell; the first one is still there, and can be tried to be cancelled again.
    assert cancelled(events) == [(0, "counterspell")]
    assert asked_now(table) == (0, "whether_to_cancel")
    assert decision_of(table).names == {"card": "card-counterspell"}
    events = play(table, "let_it_be")
    assert cancelled(events) == [(0, "freeze")]
    assert deactivated(events) == []
    assert asked_now(table) == (0, "what_to_play")
    assert discards(table) == ["fear", "counterspell", "freeze", "counterspell"]
    assert zone_of(table, "announced") == []


@pytest.mark.rule("BM-152", "BM-155", "BM-153")
@pytest.mark.card("all_seeing_eye")
def test_the_eye_cancels_for_a_spell_once_a_round_and_no_counterspell_stops_it() -> None:
    table = table_at(
        "build",
        dungeons=[[], ["golem_factory", "all_seeing_eye"]],
        hands=[["freeze", "freeze", "counterspell"], ["fear", "annihilator", "giant_size"]],
    )
    play(table, "cast_at card=freeze target=golem_factory", "use card=all_seeing_eye")
    assert asked_now(table) == (1, "which_payment")
    events = play(table, "pay_with card=annihilator")
    assert cancelled(events) == [(0, "freeze")]  # the counterspell in the caster's hand was of no use
    assert hand_of(table, 1) == ["fear", "giant_size"]
    assert asked_now(table) == (0, "what_to_play")
    play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be"]
    assert refusal(table, "use card=all_seeing_eye") == "BM-155"
    assert deactivated(play(table, "let_it_be")) == ["golem_factory"]


@pytest.mark.rule("BM-152", "BM-237")
@pytest.mark.card("all_seeing_eye", "counterspell")
def test_nobody_can_cancel_an_own_spell() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "all_seeing_eye"]],
        hands=[["freeze", "counterspell", "fear"], []],
        turn=1,
    )
    assert asked_now(table) == (0, "what_to_play")
    assert "cast_at card=counterspell target=freeze" not in offers(table)
    play(table, "cast_at card=freeze target=golem_factory")
    # It waits, and its caster is asked again, but not whether to cancel it.
    assert asked_now(table) == (0, "what_to_play")
    assert waiting(table) == [(0, "freeze")]
    assert offers(table) == ["pass_on"]
    assert refusal(table, "use card=all_seeing_eye") == "BM-153"


@pytest.mark.rule("BM-152", "BM-145")
@pytest.mark.card("counterspell")
def test_effects_of_rooms_cannot_be_cancelled() -> None:
    table = table_at(
        "build",
        dungeons=[[], ["zombie_prison", "all_seeing_eye"]],
        hands=[["counterspell"], ["fear"]],
        souls=[["cleric_4_a"]],
    )
    play(table, "pass_on", "use card=zombie_prison")
    assert asked_now(table) == (0, "what_to_play")
    assert offers(table) == ["pass_on"]
    play(table, "pass_on", "pass_on")
    assert zone_of(table, "entrance", 0) == ["cleric_4_a"]


@pytest.mark.rule("BM-012", "BM-146")
@pytest.mark.card("all_seeing_eye")
@pytest.mark.parametrize("state", ["deactivated", "covered"])
def test_an_eye_that_is_not_visible_sees_nothing(state: str) -> None:
    stack = "all_seeing_eye" if state == "deactivated" else ["all_seeing_eye", "golem_factory"]
    table = table_at(
        "build",
        dungeons=[["haunted_library"], [stack]],
        hands=[["freeze"], ["fear"]],
        deactivated=[[1, 0]] if state == "deactivated" else [],
    )
    play(table, "cast_at card=freeze target=haunted_library")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be"]


@pytest.mark.rule("BM-153", "BM-147")
@pytest.mark.card("counterspell", "soul_harvest")
def test_a_cancelled_spell_does_nothing_and_its_caster_does_not_get_it_back() -> None:
    table = table_at(
        "build",
        hands=[["soul_harvest", "fear"], ["counterspell"]],
        souls=[["cleric_4_a"]],
    )
    play(table, "cast_at card=soul_harvest target=cleric_4_a", "cast_at card=counterspell target=soul_harvest")
    play(table, "let_it_be")
    assert souls_of(table, 0) == 1
    assert hand_of(table, 0) == ["fear"]
    assert discards(table) == ["soul_harvest", "counterspell"]


@pytest.mark.rule("BM-150", "BM-147")
@pytest.mark.card("counterspell")
def test_a_waiting_spell_that_is_cancelled_leaves_the_others_waiting() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["golem_factory", "goblin_armory"]],
        hands=[["counterspell"], ["freeze", "assassin"], ["freeze", "assassin"]],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be", "let_it_be")
    play(table, "pass_on", "pass_on", "cast_at card=freeze target=goblin_armory")
    play(table, "cast_at card=counterspell target=freeze", "let_it_be", "let_it_be")
    assert waiting(table) == [(1, "freeze")]
    events = pass_all(table, until=lambda later: not state_of(later).pending)
    assert deactivated(events) == ["golem_factory"]


@pytest.mark.rule("BM-150", "BM-146")
@pytest.mark.card("jackpot_stash")
def test_effects_of_rooms_that_cancel_nothing_are_no_answer_to_a_spell_just_announced() -> None:
    table = table_at("build", dungeons=[["golem_factory"], ["jackpot_stash"]], hands=[["freeze", "assassin"], ["fear"]])
    play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be"]


# -- late cancels ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-237")
@pytest.mark.card("dark_altar", "counterspell")
def test_a_counterspell_fetched_in_answer_to_a_spell_works() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar", "golem_factory"]],
        hands=[[], ["freeze", "assassin"]],
        discard=["counterspell"],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (0, "what_to_play")  # without a spell card nobody asks whether to cancel
    play(table, "use card=dark_altar")
    assert hand_of(table, 0) == ["counterspell"]
    assert asked_now(table) == (0, "what_to_play")
    assert "cast_at card=counterspell target=freeze" in offers(table)
    play(table, "cast_at card=counterspell target=freeze")
    assert asked_now(table) == (1, "whether_to_cancel")
    events = play(table, "let_it_be")
    assert cancelled(events) == [(1, "freeze")]
    assert waiting(table) == []
    assert discards(table) == ["dark_altar", "freeze", "counterspell"]


@pytest.mark.rule("BM-237", "BM-150")
@pytest.mark.card("counterspell")
def test_who_let_a_spell_be_may_still_cancel_it_while_it_waits_and_then_all_are_asked_again() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["golem_factory"]],
        hands=[["assassin"], ["freeze", "assassin"], ["counterspell", "assassin"]],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be", "let_it_be")
    play(table, "pass_on", "pass_on")
    assert asked_now(table) == (2, "what_to_play")
    events = play(table, "cast_at card=counterspell target=freeze", "let_it_be", "let_it_be")
    assert cancelled(events) == [(1, "freeze")]
    assert asked_now(table) == (2, "what_to_play")
    play(table, "pass_on")
    # The active player passed while the spell waited; the window closes only when all pass with nothing waiting.
    for seat in (0, 1, 2):
        assert asked_now(table) == (seat, "what_to_play")
        assert table.view(None)["active"] == 0
        play(table, "pass_on")
    assert table.view(None)["active"] == 1


@pytest.mark.rule("BM-237", "BM-151")
@pytest.mark.card("counterspell")
def test_a_late_cancel_can_be_cancelled_and_the_spell_goes_on_waiting() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar", "golem_factory"]],
        hands=[[], ["freeze", "counterspell", "assassin"]],
        discard=["counterspell"],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "use card=dark_altar")
    play(table, "cast_at card=counterspell target=freeze")
    events = play(table, "cast_at card=counterspell target=counterspell")
    assert cancelled(events) == [(0, "counterspell")]
    assert waiting(table) == [(1, "freeze")]
    events = pass_all(table, until=lambda later: not state_of(later).pending)
    assert deactivated(events) == ["golem_factory"]


@pytest.mark.rule("BM-237")
@pytest.mark.card("counterspell")
def test_a_counterspell_needs_a_spell_to_cancel() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["counterspell"], ["counterspell"]])
    assert offers(table) == ["pass_on"]
    assert refusal(table, "cast card=counterspell") == "BM-219"


@pytest.mark.rule("BM-237", "BM-149")
@pytest.mark.card("counterspell")
def test_with_several_spells_waiting_a_late_cancel_chooses_one() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["golem_factory", "dark_altar"]],
        hands=[[], ["freeze", "assassin"], ["princess_in_peril", "assassin"]],
        town=["cleric_4_a"],
        discard=["counterspell"],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be", "pass_on", "pass_on")
    play(table, "cast_at card=princess_in_peril target=cleric_4_a", "let_it_be")
    assert asked_now(table) == (0, "what_to_play")
    play(table, "use card=dark_altar")
    assert offers(table)[1:] == [
        "cast_at card=counterspell target=freeze",
        "cast_at card=counterspell target=princess_in_peril",
    ]
    events = play(table, "cast_at card=counterspell target=princess_in_peril", "let_it_be", "let_it_be")
    assert cancelled(events) == [(2, "princess_in_peril")]
    assert waiting(table) == [(1, "freeze")]
