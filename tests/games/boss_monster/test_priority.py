"""Windows: who may act when, what waits, what cuts in, and who is asked at all."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.tables import (
    asked,
    discards,
    events_of,
    hand_of,
    kinds,
    offers,
    pass_all,
    pass_to,
    play,
    prompt,
    refusal,
    room_names,
    seat_asked,
    souls_of,
    state_of,
    table_at,
    town_of,
    zone_of,
)
from tests.games.boss_monster.walks import card_at, pass_to_room
from undercroft.games.boss_monster.events import (
    CardsDrawn,
    DungeonStrengthened,
    RoomDeactivated,
    SpellCancelled,
    TargetLost,
)
from undercroft.games.boss_monster.facts import DECK
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

THREE = ("draculord", "xyzax", "gorgona")  # XP 900, 750, 500
FOUR = ("draculord", "xyzax", "gorgona", "robobo")  # XP 900, 750, 500, 400
SPELLS = [card.id for card in DECK.printed if card.kind == "spell"]


def asked_now(table: Table) -> tuple[int, str]:
    """Who is asked, and what."""
    return asked(table).seat, asked(table).prompt


def deactivated(events: list[Event]) -> list[str]:
    """The rooms that were deactivated, in order."""
    return [DECK.ids[event.room.face] for event in events_of(RoomDeactivated, events)]


def cancelled(events: list[Event]) -> list[tuple[int, str]]:
    """The spells that were cancelled, with their casters, in order."""
    return [(event.seat, DECK.ids[event.spell.face]) for event in events_of(SpellCancelled, events)]


def lost_targets(events: list[Event]) -> list[str]:
    """The spells and effects that lost their target, in order."""
    return [DECK.ids[event.source.face] for event in events_of(TargetLost, events)]


def waiting(table: Table) -> list[tuple[int, str]]:
    """The announced effects that wait, as everybody sees them."""
    return [(entry["seat"], entry["source"]["card"]) for entry in table.view(None)["waiting"]]


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
    # All have passed: by the XP of their users, not in the order of announcement; one's own as one likes.
    assert deactivated(events) == ["goblin_armory"]
    assert asked_now(table) == (2, "which_resolves_first")
    second = state_of(table).pending[1][1]
    assert deactivated(play(table, f"resolve_first card={second}")) == [
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
        turns.append((table.view(None)["active"], seat_asked(table)))
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
    assert [event.damage for event in events_of(DungeonStrengthened, events)] == [2, 2]


# -- targets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-148", "BM-149", "BM-153", "BM-147")
@pytest.mark.card("ligers_den")
def test_a_spell_whose_target_has_gone_is_cancelled_discarded_and_hits_nothing_else() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar", "golem_factory"], ["ligers_den"]],
        hands=[["assassin"], ["freeze"]],
        discard=["annihilator"],
    )
    play(table, "pass_on", "cast_at card=freeze target=dark_altar", "let_it_be")
    assert table.view(None)["waiting"][0]["target"] == card_at(table, 0, 0)
    play(table, "use card=dark_altar")
    assert room_names(table, 0) == ["golem_factory"]
    events = play(table, "pass_on")
    assert lost_targets(events) == ["freeze"]
    assert deactivated(events) == []
    assert discards(table) == ["dark_altar", "freeze"]
    assert hand_of(table, 1) == []  # not played: the den gives no spell


@pytest.mark.rule("BM-149")
def test_an_announced_target_cannot_be_changed() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        hands=[["assassin"], ["freeze", "assassin"]],
    )
    play(table, "pass_on", "cast_at card=freeze target=golem_factory", "let_it_be")
    assert refusal(table, "never_mind") is None
    assert refusal(table, "aim_at card=neanderthal_cave") is None
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")
    assert offers(table) == ["pass_on"]
    assert deactivated(play(table, "pass_on")) == ["golem_factory"]


@pytest.mark.rule("BM-148", "BM-153")
@pytest.mark.card("zombie_prison", "soul_harvest")
def test_the_cost_of_an_effect_whose_target_has_gone_is_not_returned() -> None:
    table = table_at(
        "adventure",
        dungeons=[[], ["zombie_prison", "golem_factory"]],
        hands=[["soul_harvest"]],
        souls=[["cleric_4_a"]],
    )
    play(table, "pass_on", "use card=zombie_prison")
    assert room_names(table, 1) == ["golem_factory"]  # paid as it was announced
    play(table, "cast_at card=soul_harvest target=cleric_4_a")
    events = play(table, "pass_on")
    assert lost_targets(events) == ["zombie_prison"]
    assert room_names(table, 1) == ["golem_factory"]
    assert discards(table) == ["zombie_prison", "soul_harvest"]


@pytest.mark.rule("BM-148")
@pytest.mark.card("fear", "bottomless_pit")
def test_a_spell_on_a_hero_fails_when_the_hero_has_died() -> None:
    table = table_at(
        "adventure", dungeons=[["bottomless_pit"]], entrances=[["cleric_8_a"]], hands=[["motivation"], ["fear"]]
    )
    pass_to_room(table, "bottomless_pit")
    play(table, "pass_on", "cast_at card=fear target=cleric_8_a", "let_it_be", "use card=bottomless_pit")
    assert souls_of(table, 0) == 1
    events = play(table, "pass_on")
    assert lost_targets(events) == ["fear"]
    assert town_of(table) == []
    assert "fear" in discards(table)


@pytest.mark.rule("BM-148", "BM-142")
@pytest.mark.card("princess_in_peril")
def test_of_two_who_call_the_same_hero_the_one_with_more_xp_gets_it() -> None:
    table = table_at(
        "build",
        THREE,
        hands=[["assassin"], ["princess_in_peril"], ["princess_in_peril"]],
        town=["cleric_4_a"],
    )
    play(table, "pass_on", "pass_on", "cast_at card=princess_in_peril target=cleric_4_a", "let_it_be", "let_it_be")
    play(table, "pass_on", "cast_at card=princess_in_peril target=cleric_4_a", "let_it_be")
    events = pass_all(table, until=lambda later: not state_of(later).pending)
    assert zone_of(table, "entrance", 1) == ["cleric_4_a"]
    assert [event.seat for event in events_of(TargetLost, events)] == [2]


@pytest.mark.rule("BM-244", "BM-153")
@pytest.mark.card("witchs_kitchen")
def test_the_announced_effect_of_a_room_takes_place_though_the_room_is_deactivated_meanwhile() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["witchs_kitchen"]],
        hands=[["freeze", "assassin"], ["goblin_armory"]],
        zones={"spell_deck": ["fear"]},
    )
    play(table, "pass_on", "use card=witchs_kitchen")
    assert discards(table) == ["goblin_armory"]
    events = play(table, "cast_at card=freeze target=witchs_kitchen")
    assert deactivated(events) == ["witchs_kitchen"]
    play(table, "pass_on")
    assert hand_of(table, 1) == ["fear"]


@pytest.mark.rule("BM-244", "BM-154")
@pytest.mark.card("witchs_kitchen", "cave_in")
def test_the_announced_effect_of_a_room_takes_place_though_the_room_is_destroyed_meanwhile() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["witchs_kitchen", "haunted_library"]],
        hands=[["soul_harvest"], ["goblin_armory", "cave_in"]],
        zones={"spell_deck": ["fear"]},
    )
    play(table, "pass_on", "use card=witchs_kitchen", "pass_on")
    play(table, "cast_at card=cave_in target=witchs_kitchen", "let_it_be")
    pass_all(table, until=lambda later: prompt(later) == "which_resolves_first")
    events = play(table, "resolve_first card=cave_in")
    assert kinds(events)[:2] == ["room-destroyed", "cards-drawn"]
    assert hand_of(table, 1) == ["fear"]
    assert room_names(table, 1) == ["haunted_library"]


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
    assert events_of(CardsDrawn, events) == []  # the den saw no spell
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
        seats.append(seat_asked(table))
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
    assert asked(table).names == {"card": "card-counterspell"}
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


# -- who is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-150", "BM-218")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("spell", SPELLS)
def test_being_asked_tells_nothing_about_the_spell_in_a_hand(phase: str, spell: str) -> None:
    table = table_at(phase, THREE, dungeons=[["golem_factory"]], hands=[[], [spell], []], entrances=[["cleric_8_a"]])
    seats = []
    while table.view(None)["active"] == 0:
        seats.append(asked_now(table))
        play(table, "pass_on")
    assert seats == [(1, "what_to_play")] * (1 if phase == "build" else 2)


@pytest.mark.rule("BM-146", "BM-218")
@pytest.mark.parametrize("spell", [spell for spell in SPELLS if spell != "kobold_strike"])
def test_being_asked_whether_to_cancel_tells_nothing_about_the_spell_in_a_hand(spell: str) -> None:
    table = table_at("build", THREE, hands=[["kobold_strike"], [spell], []])
    play(table, "cast card=kobold_strike")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table)[0] == "let_it_be"
    assert (len(offers(table)) > 1) == (spell == "counterspell")


@pytest.mark.rule("BM-150", "BM-218")
@pytest.mark.card("witchs_kitchen")
def test_a_room_that_could_be_used_by_its_look_asks_even_if_the_cost_cannot_be_paid() -> None:
    for held in ("goblin_armory", "haunted_library"):  # a monster room and a trap room: the backs are the same
        table = table_at("adventure", dungeons=[["witchs_kitchen"]], hands=[[held]])
        assert asked_now(table) == (0, "what_to_play")
        assert ("use card=witchs_kitchen" in offers(table)) == (held == "goblin_armory")


@pytest.mark.rule("BM-150")
@pytest.mark.card("witchs_kitchen", "all_seeing_eye", "dark_altar", "zombie_prison")
def test_nobody_waits_for_those_who_publicly_cannot_act() -> None:
    rooms = ["witchs_kitchen", "all_seeing_eye", "dark_altar", "zombie_prison", "bottomless_pit"]
    table = table_at("adventure", dungeons=[rooms], hands=[[], ["soul_harvest"]])
    # No room card, no spell, nothing in the discard pile, no soul of an opponent, no hero in the pit.
    assert asked_now(table) == (1, "what_to_play")
    assert table.view(None)["active"] == 0


@pytest.mark.rule("BM-150")
def test_an_option_that_only_passes_is_marked_so() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["freeze"], ["freeze"]])
    idle = [[option.get("idle", False), option["verb"]] for option in table.view(0)["decision"]["options"]]
    assert idle == [[True, "pass_on"], [False, "cast_at"]]
    play(table, "cast_at card=freeze target=golem_factory")
    assert [option.get("idle") for option in table.view(1)["decision"]["options"]] == [True]


@pytest.mark.rule("BM-150", "BM-218")
@pytest.mark.parametrize("seed", range(12))
def test_in_any_world_that_looks_the_same_the_same_seats_are_asked_the_same(seed: int) -> None:
    def asked_while_passing(table: Table) -> list[tuple[int, str]]:
        questions: list[tuple[int, str]] = []
        while table.decision is not None and len(questions) < 25:
            questions.append(asked_now(table))
            idle = next((option for option in asked(table).options if option.idle), None)
            if idle is None:
                break
            table.apply(idle)
        return questions

    table = table_at(
        "build",
        THREE,
        dungeons=[["witchs_kitchen"], ["all_seeing_eye", "dark_altar"], ["torture_chamber", "goblin_armory"]],
        hands=[["goblin_armory", "freeze"], ["haunted_library", "counterspell"], ["dark_altar", "fear", "motivation"]],
        entrances=[["cleric_8_a"], ["mage_8_a"], ["thief_8_a"]],
        discard=["freeze"],
    )
    world = table.determinize(None, seed)
    expected = asked_while_passing(table)
    assert len(expected) == 25
    assert asked_while_passing(world) == expected


@pytest.mark.rule("BM-164", "BM-150")
def test_a_player_who_has_lost_is_never_asked() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["golem_factory"], [], []],
        hands=[["freeze", "assassin"], [], ["freeze"]],
        zones={"boss": [["draculord"], [], ["gorgona"]]},
        out=[1],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (2, "whether_to_cancel")
    play(table, "let_it_be", "pass_on")
    assert asked_now(table) == (2, "what_to_play")
    play(table, "pass_on")
    assert table.view(None)["active"] == 2


@pytest.mark.rule("BM-076", "BM-143")
def test_others_are_asked_in_every_build_turn() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["assassin"], ["freeze", "assassin"]])
    pass_to(table, 1)
    assert table.view(None)["active"] == 0
    assert "cast_at card=freeze target=golem_factory" in offers(table)
