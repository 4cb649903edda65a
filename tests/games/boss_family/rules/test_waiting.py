"""Announced effects that wait: they may lose their target, or the room that they come from."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    room_names,
    souls_of,
    state_of,
    table_at,
    town_of,
)
from tests.games.boss_family.walks import card_at, pass_to_room
from tests.games.boss_family.windows import THREE, deactivated
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, refusal, zone_of
from undercroft.games.boss_family.rules.events import TargetLost
from undercroft.games.boss_family.rules.facts import FIRST_DECK
from undercroft.kernel.events import Event


def lost_targets(events: list[Event]) -> list[str]:
    """The spells and effects that lost their target, in order."""
    return [FIRST_DECK.ids[event.source.face] for event in of_kind(events, TargetLost)]


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
    assert [event.seat for event in of_kind(events, TargetLost)] == [2]


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
