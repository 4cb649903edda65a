"""Costs of effects: cards of the hand, rooms of the dungeon; who pays what, and when."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import discards, hand_of, room_names, state_of, table_at
from tests.games.boss_family.walks import card_at, pass_to_room
from tests.games.helpers import kinds, offers, play, prompt, refusal
from undercroft.games.boss_family.rules.durations import ROOMS_DEAL_MORE, lasts
from undercroft.games.boss_family.rules.state import HAND


@pytest.mark.rule("BM-229")
@pytest.mark.card("the_crushinator", "boulder_ramp")
@pytest.mark.parametrize("user", ["the_crushinator", "boulder_ramp"])
def test_only_other_active_rooms_of_ones_own_dungeon_pay(user: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[
            [user, "golem_factory", ["dark_altar", "haunted_library"], "torture_chamber"],
            ["goblin_armory", "dark_laboratory"],
        ],
        entrances=[["epic_mage_13_a"]],
        hands=[["fear"]],
        deactivated=[[0, 3]],
    )
    pass_to_room(table, user)
    play(table, f"use card={user}")
    assert prompt(table) == "which_payment"
    assert offers(table) == ["pay_with card=golem_factory", "pay_with card=haunted_library", "never_mind"]


@pytest.mark.rule("BM-229")
@pytest.mark.card("the_crushinator")
def test_two_crushinators_pay_for_each_other() -> None:
    table = table_at("adventure", dungeons=[["the_crushinator", "the_crushinator"]], hands=[["fear"]])
    play(table, f"use card={card_at(table, 0, 0)}")
    assert room_names(table, 0) == ["the_crushinator"]
    assert refusal(table, "use card=the_crushinator") == "BM-153"


@pytest.mark.rule("BM-153")
@pytest.mark.card("dracolich_lair")
def test_a_cost_of_two_cards_is_chosen_card_by_card_and_may_be_taken_back() -> None:
    table = table_at(
        "build",
        dungeons=[["dracolich_lair"]],
        hands=[["golem_factory", "golem_factory", "haunted_library", "fear"]],
        discard=["bottomless_pit"],
    )
    before = hand_of(table, 0)
    play(table, "use card=dracolich_lair", "pay_with card=haunted_library")
    assert offers(table) == ["pay_with card=golem_factory", "pay_with card=golem_factory", "never_mind"]
    assert (hand_of(table, 0), discards(table)) == (before, ["bottomless_pit"])  # nothing has been paid yet
    play(table, "never_mind")
    assert (hand_of(table, 0), discards(table), state_of(table).used) == (before, ["bottomless_pit"], [])
    play(table, "use card=dracolich_lair", "pay_with card=haunted_library")
    play(table, f"pay_with card={state_of(table).zones[HAND][0]}")
    assert hand_of(table, 0) == ["golem_factory", "fear", "bottomless_pit"]


@pytest.mark.rule("BM-153")
@pytest.mark.card("recycling_center", "the_crushinator")
def test_the_cost_is_paid_with_all_it_sets_off_before_the_effect_takes_place() -> None:
    table = table_at(
        "build",
        dungeons=[["recycling_center", "the_crushinator", "golem_factory"]],
        hands=[["fear"]],
    )
    play(table, "use card=the_crushinator", "pay_with card=golem_factory")
    assert prompt(table) == "whether_to_act"
    assert not lasts(state_of(table), ROOMS_DEAL_MORE, 0)
    events = play(table, "act card=recycling_center moment=other_destroyed")
    assert kinds(events) == ["room-acted", "cards-drawn", "dungeon-strengthened"]
    assert lasts(state_of(table), ROOMS_DEAL_MORE, 0) == 2


@pytest.mark.rule("BM-230")
@pytest.mark.card("witchs_kitchen", "dracolich_lair")
def test_a_card_discarded_for_one_effect_does_not_pay_another() -> None:
    table = table_at(
        "build",
        dungeons=[["witchs_kitchen", "dracolich_lair"]],
        hands=[["golem_factory", "goblin_armory"]],
        discard=["bottomless_pit"],
    )
    play(table, "use card=witchs_kitchen", "pay_with card=golem_factory")
    assert refusal(table, "use card=dracolich_lair") == "BM-153"


@pytest.mark.rule("BM-153")
@pytest.mark.card("all_seeing_eye")
def test_a_spell_pays_for_the_eye_whatever_its_phase() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["all_seeing_eye"]],
        hands=[["freeze"], ["annihilator", "counterspell", "dark_altar"]],
    )
    play(table, "cast_at card=freeze target=golem_factory", "use card=all_seeing_eye")
    assert offers(table) == ["pay_with card=annihilator", "pay_with card=counterspell", "never_mind"]
    play(table, "never_mind")
    assert prompt(table) == "whether_to_cancel"  # and it can still be done
