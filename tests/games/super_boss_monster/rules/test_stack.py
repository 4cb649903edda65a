"""The stack: the last effect resolves first, and all may act again after each resolution."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    phase_of,
    room_names,
    souls_of,
    state_of,
)
from tests.games.boss_family.walks import pass_to_room
from tests.games.boss_family.windows import cancelled, deactivated, waiting
from tests.games.helpers import Cards, asked_now, kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from tests.games.minibosses.tables import coins_of
from tests.games.super_boss_monster.tables import table_at
from undercroft.games.boss_family.rules.events import SpellCancelled, TargetLost
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")
ROOM = "golem_factory"
FREEZE = f"cast_at card=freeze target={ROOM}"


def window(*hands: Cards, **more: Any) -> Table:
    """The window before a hero enters the first player's dungeon of one monster room."""
    more.setdefault("dungeons", [[ROOM]])
    return table_at(
        "adventure", THREE[: max(2, len(hands))], hands=hands, entrances=[["laliho"]], options=MIXED, marker=0, **more
    )


@pytest.mark.rule("SB-145", "SB-002", "SB-146", "SB-156", "SB-300")
def test_the_last_one_used_resolves_first_and_may_take_the_target_from_the_first() -> None:
    table = window(["giant_size", "fear"], ["freeze"])
    play(table, f"cast_at card=giant_size target={ROOM}", "pass_on", FREEZE)
    assert waiting(table) == [(0, "giant_size"), (1, "freeze")]
    events = pass_all(table, until=lambda later: not waiting(later))
    assert deactivated(events) == [ROOM]
    assert [event.seat for event in of_kind(events, TargetLost)] == [0]
    assert discards(table)[-2:] == ["freeze", "giant_size"]


@pytest.mark.rule("SB-146", "SB-147")
def test_anybody_may_answer_also_the_same_player_and_without_limit() -> None:
    table = window(["freeze", "giant_size", "counterspell", "fear"], ["counterspell", "giant_size"])
    play(table, FREEZE)
    assert seat_to_move(table) == 0  # the same player first, being active
    play(table, f"cast_at card=giant_size target={ROOM}", "pass_on", "cast_at card=counterspell target=giant_size")
    play(table, "cast_at card=counterspell target=counterspell", "pass_on")
    play(table, f"cast_at card=giant_size target={ROOM}")
    assert seat_to_move(table) == 0
    assert [source for _, source in waiting(table)] == [
        *("freeze", "giant_size", "counterspell", "counterspell", "giant_size")
    ]


@pytest.mark.rule("SB-155", "SB-299")
def test_a_cancelled_spell_does_nothing_and_is_discarded_and_a_cancel_can_be_cancelled() -> None:
    table = window(["freeze", "counterspell", "fear"], ["counterspell"])
    play(table, FREEZE, "pass_on", "cast_at card=counterspell target=freeze")
    assert seat_to_move(table) == 0
    own = [offer for offer in offers(table) if "counterspell" in offer]
    assert own == ["cast_at card=counterspell target=counterspell"]  # never one's own spell
    play(table, *own)
    events = pass_all(table, until=lambda later: not waiting(later))
    assert cancelled(events) == [(1, "counterspell")]
    assert deactivated(events) == [ROOM]
    plain = window(["freeze", "fear"], ["counterspell"])
    play(plain, FREEZE, "pass_on", "cast_at card=counterspell target=freeze")
    events = pass_all(plain, until=lambda later: not waiting(later))
    assert (cancelled(events), deactivated(events)) == ([(0, "freeze")], [])
    assert sorted(discards(plain)) == ["counterspell", "freeze"]


@pytest.mark.rule("SB-299")
def test_only_spells_can_be_cancelled() -> None:
    table = window(["fear"], ["counterspell"], dungeons=[[ROOM, "jackpot_stash"]])
    play(table, "use card=jackpot_stash", "pass_on")
    assert asked_now(table) == (1, "what_to_play")
    assert not [offer for offer in offers(table) if "counterspell" in offer]


@pytest.mark.rule("SB-299")
def test_a_cancelled_spell_was_not_resolved() -> None:
    dungeon = [ROOM, "ligers_den"]  # draws a spell after its owner's spell
    table = window(["freeze", "fear"], ["counterspell"], dungeons=[dungeon])
    play(table, FREEZE, "pass_on", "cast_at card=counterspell target=freeze")
    pass_all(table, until=lambda later: not waiting(later))
    assert hand_of(table, 0) == ["fear"]
    resolved = window(["freeze", "fear"], ["counterspell"], dungeons=[dungeon])
    play(resolved, FREEZE)
    pass_all(resolved, until=lambda later: not waiting(later))
    assert len(hand_of(resolved, 0)) == 2


@pytest.mark.card("short_circuit")
@pytest.mark.rule("MB-126", "SB-146", "SB-198")
@pytest.mark.parametrize("paid", [True, False])
def test_a_taxed_spell_goes_onto_the_stack_and_is_paid_for_before_anybody_answers(paid: bool) -> None:
    table = table_at(
        "build",
        dungeons=[["bone_choir"]],
        hands=[["heist", "heist"], ["short_circuit", "rage"]],
        coins=[2, 0],
        options={"sets": ["minibosses"]},
    )
    play(table, "cast_at card=heist target=bone_choir", "pass_on", "cast_at card=short_circuit target=heist")
    pass_all(table, until=lambda later: prompt(later) == "whether_to_pay_tax")
    play(table, "pay_tax coins=1")
    pass_all(table, until=lambda later: not state_of(later).pending)
    left = coins_of(table, 0)
    pass_all(table, until=lambda later: seat_to_move(later) == 0)
    play(table, "cast_at card=heist target=bone_choir")
    assert asked_now(table) == (0, "whether_to_pay_tax")
    assert waiting(table) == [(0, "heist")]
    play(table, offers(table)[not paid])
    assert coins_of(table, 0) == left - paid
    assert waiting(table) == [(0, "heist")] * paid


@pytest.mark.rule("SB-157", "SB-159")
def test_a_target_is_chosen_when_the_spell_is_announced_and_does_not_change() -> None:
    table = window(["giant_size", "fear"], ["freeze"], dungeons=[[ROOM, "minion_arena"]])
    play(table, "cast_at card=giant_size target=minion_arena", "pass_on", "cast_at card=freeze target=minion_arena")
    assert table.view(None)["waiting"][0]["target"] is not None
    pass_all(table, until=lambda later: not waiting(later))
    assert damages(table, 0) == [2, 0]  # no other room gets the bonus
    assert "giant_size" in discards(table)  # nothing is given back


@pytest.mark.rule("SB-158")
def test_asking_goes_from_the_active_player_clockwise_and_begins_anew_after_each_announcement_and_resolution() -> None:
    table = table_at(
        "adventure",
        THREE,
        dungeons=[[ROOM], ["minion_arena"]],
        entrances=[[], ["laliho"]],
        hands=[["freeze"], ["fear"], ["freeze"]],
        marker=0,
        options=MIXED,
    )
    assert table.view(None)["active"] == 1
    asked = []
    for option in ("pass_on", FREEZE, "pass_on", "pass_on", "pass_on"):
        asked.append(seat_to_move(table))
        events = play(table, option)
    # 1 passes, 2 announces: from 1 on again; who holds nothing any more is not asked
    assert asked == [1, 2, 1, 0, 1]
    assert "room-deactivated" not in kinds(events)
    assert table.view(None)["dungeons"][0][0]["deactivated"]


@pytest.mark.rule("SB-158")
def test_where_nobody_is_active_the_first_player_is_asked_first() -> None:
    table = table_at("adventure", THREE, hands=[["freeze"], ["fear"], ["freeze"]], marker=2, options=MIXED)
    asked = []
    while phase_of(table) == "adventure":
        asked.append(seat_to_move(table))
        play(table, "pass_on")
    assert asked == [2, 0, 1]


@pytest.mark.rule("SB-158", "SB-160")
def test_after_a_resolution_all_may_act_before_the_next_one() -> None:
    table = window(["giant_size", "annihilator"], ["freeze", "counterspell"])
    play(table, f"cast_at card=giant_size target={ROOM}", "pass_on", FREEZE)
    while len(waiting(table)) == 2:
        play(table, "pass_on")
    assert table.view(None)["dungeons"][0][0]["deactivated"]
    assert waiting(table) == [(0, "giant_size")]
    assert asked_now(table) == (0, "what_to_play")
    assert state_of(table).walker < 0  # the hero does not enter while something waits
    play(table, "pass_on")
    assert "cast_at card=counterspell target=giant_size" in offers(table)


@pytest.mark.rule("SB-159")
def test_a_cost_is_paid_at_once_and_a_room_that_was_the_cost_still_acts() -> None:
    table = window(["fear"], ["freeze"], dungeons=[[ROOM, "bottomless_pit"]])
    pass_to_room(table, "bottomless_pit")
    play(table, "use card=bottomless_pit")
    assert room_names(table, 0) == [ROOM]  # paid, and the effect waits
    assert waiting(table) == [(0, "bottomless_pit")]
    assert souls_of(table, 0) == 0
    play(table, "pass_on", "pass_on")
    assert souls_of(table, 0) == 1


@pytest.mark.rule("SB-156", "SB-300")
def test_a_hero_that_has_left_is_a_lost_target() -> None:
    table = window(["exhaustion", "giant_size"], ["fear"])
    pass_to_room(table, ROOM)
    play(table, "cast_at card=exhaustion target=laliho", "pass_on", "cast_at card=fear target=laliho")
    events = pass_all(table)
    assert [event.seat for event in of_kind(events, TargetLost)] == [0]
    assert of_kind(events, SpellCancelled) == []


@pytest.mark.rule("SB-149", "SB-151", "SB-152")
def test_any_number_of_spells_is_played_each_is_discarded_and_none_comes_by_itself() -> None:
    table = window(["giant_size", "giant_size", "fear"])
    play(table, f"cast_at card=giant_size target={ROOM}", "pass_on")
    play(table, f"cast_at card=giant_size target={ROOM}", "pass_on")
    assert damages(table, 0) == [2 + 3 + 3]
    assert discards(table) == ["giant_size", "giant_size"]
    assert hand_of(table, 0) == ["fear"]


@pytest.mark.rule("SB-153", "SB-154", "SB-277", "SB-301")
def test_an_activated_ability_is_used_by_its_owner_whenever_spells_may_be_played() -> None:
    table = window(["fear"], ["freeze"], dungeons=[[ROOM, ["jackpot_stash", "bone_choir"]], ["jackpot_stash"]])
    assert refusal(table, "use card=golem_factory") == "SB-153"  # what it does is not announced
    assert "use card=jackpot_stash" not in offers(table)  # the own one is covered, the other is not one's own
    play(table, "pass_on")
    assert "use card=jackpot_stash" in offers(table)  # in the turn of another
    play(table, "use card=jackpot_stash", "pass_on", "pass_on")
    assert room_names(table, 1) == []


@pytest.mark.rule("SB-301")
def test_an_ability_may_be_used_again_unless_its_text_limits_it_and_then_anew_next_turn() -> None:
    table = window(
        ["fear", "minion_arena", "bone_choir"], dungeons=[["the_crushinator", ROOM, "minion_arena", "witchs_kitchen"]]
    )
    play(table, "use card=the_crushinator", "pay_with card=golem_factory", "pass_on")
    play(table, "use card=the_crushinator", "pay_with card=minion_arena", "pass_on")
    assert damages(table, 0) == [2 + 4, 1 + 4]
    play(table, "use card=witchs_kitchen", "pay_with card=bone_choir", "pass_on")
    assert refusal(table, "use card=witchs_kitchen") == "SB-301"
    assert state_of(table).used
    pass_all(table)
    assert phase_of(table) == "town"
    assert state_of(table).used == []


@pytest.mark.rule("SB-298")
def test_a_trigger_acts_as_soon_as_its_cause_is_done_and_cannot_be_answered() -> None:
    table = window(["fear"], ["freeze"], dungeons=[["recycling_center", "bottomless_pit"]])
    pass_to_room(table, "bottomless_pit")
    play(table, "use card=bottomless_pit")
    assert asked_now(table) == (0, "whether_to_act")  # the destroyed room: before anybody answers its use
    play(table, "act card=recycling_center moment=other_destroyed")
    assert asked_now(table) == (0, "what_to_play")
    assert waiting(table) == [(0, "bottomless_pit")]


@pytest.mark.rule("SB-298")
def test_triggers_of_several_players_begin_with_the_active_one() -> None:
    rooms = ["smugglers_chute"]
    zones = {"room_deck": ["elemental_dojo", "runic_study", "wailing_crypt"]}
    table = table_at(
        "adventure",
        THREE,
        dungeons=[rooms, ["jackpot_stash"], rooms],
        entrances=[[], ["bunny"]],
        hands=[[], ["freeze"], ["fear"]],
        marker=0,
        options=MIXED,
        zones=zones,
    )
    assert table.view(None)["active"] == 1
    play(table, "use card=jackpot_stash")
    assert hand_of(table, 2) == ["fear", "wailing_crypt"]  # the next after the active player
    assert hand_of(table, 0) == ["runic_study"]


@pytest.mark.rule("SB-298")
@pytest.mark.card("black_market", "garbage_chute")
def test_one_orders_ones_own_effects_too() -> None:
    table = table_at(
        "adventure",
        dungeons=[["black_market", "garbage_chute", "pixie_fountain"]],
        coins=[1, 0],
        options={"sets": ["minibosses"]},
    )
    play(table, "use card=pixie_fountain")
    assert asked_now(table) == (0, "which_acts_first")
    play(table, "let_act card=black_market", "act card=black_market moment=any_destroyed")
    assert coins_of(table, 0) == 2


@pytest.mark.rule("SB-298")
@pytest.mark.card("smugglers_chute", "delvers_quarry")
def test_a_room_that_is_uncovered_waits_for_the_effects_of_the_active_player() -> None:
    table = table_at(
        "adventure",
        dungeons=[[["delvers_quarry", "jackpot_stash"]], ["smugglers_chute"]],
        entrances=[[], ["bunny"]],
        hands=[["fear"], ["fear"]],
        marker=0,
        options={"sets": ["boss-monster", "minibosses"]},
        zones={"room_deck": ["elemental_dojo", "runic_study", "wailing_crypt"]},
    )
    assert table.view(None)["active"] == 1
    play(table, "pass_on", "use card=jackpot_stash")
    assert hand_of(table, 1) == ["fear", "wailing_crypt"]
    assert "runic_study" in hand_of(table, 0)
