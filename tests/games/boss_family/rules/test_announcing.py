"""Announcing effects: what is activated, what it costs, how often, and what cannot be taken back."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    BASE_CARDS,
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    room_names,
    stacks_of,
    state_of,
    table_at,
    treasure_of,
)
from tests.games.boss_family.walks import card_at, pass_to_room
from tests.games.helpers import decision_of, kinds, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_family.rules.effects.registry import ABILITIES
from undercroft.games.boss_family.rules.events import EffectAnnounced, TargetChosen
from undercroft.games.boss_family.rules.facts import FIRST_DECK


@pytest.mark.rule("BM-144", "BM-145")
def test_the_activated_effects_are_those_that_need_an_announcement_or_a_cost() -> None:
    rooms = {card.id for card in BASE_CARDS if card.kind == "room" and card.facts["activated"]}
    spells = {card.id for card in BASE_CARDS if card.kind == "spell"}
    assert {FIRST_DECK.ids[face] for face in ABILITIES if face < len(BASE_CARDS)} == rooms | spells


@pytest.mark.rule("BM-145")
@pytest.mark.parametrize("room", ["goblin_armory", "dark_laboratory", "golem_factory", "haunted_library"])
def test_continuous_effects_and_those_that_happen_by_themselves_cannot_be_announced(room: str) -> None:
    table = table_at("build", dungeons=[[room]], hands=[["golem_factory"]])
    assert refusal(table, f"use card={room}") == "BM-144"


@pytest.mark.rule("BM-144", "BM-155", "BM-076")
@pytest.mark.card("jackpot_stash")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_an_effect_may_be_used_in_both_phases_and_in_any_players_turn(phase: str, turn: int) -> None:
    table = table_at(
        phase, ("draculord", "xyzax", "gorgona"), dungeons=[[], ["jackpot_stash", "dark_altar"]], turn=turn
    )
    assert (seat_to_move(table), table.view(None)["active"]) == (1, turn)
    play(table, "use card=jackpot_stash")
    assert (room_names(table, 1), discards(table)) == (["dark_altar"], ["jackpot_stash"])


@pytest.mark.rule("BM-155", "BM-144")
@pytest.mark.card("jackpot_stash")
def test_only_the_owner_may_use_a_rooms_effect() -> None:
    table = table_at("build", dungeons=[["jackpot_stash"], []], hands=[[], ["freeze"]], turn=1)
    assert seat_to_move(table) == 1
    assert refusal(table, "use card=jackpot_stash") == "BM-012"


@pytest.mark.rule("BM-012", "BM-192")
@pytest.mark.card("jackpot_stash")
@pytest.mark.parametrize("how", ["deactivated", "covered", "covered face down"])
def test_a_room_that_is_not_visible_and_active_has_no_effect_to_use(how: str) -> None:
    stack = ["jackpot_stash"] if how == "deactivated" else ["jackpot_stash", "golem_factory"]
    table = table_at(
        "build",
        dungeons=[[stack]],
        hands=[["fear"]],
        deactivated=[[0, 0]] if how == "deactivated" else [],
        face_down=[[0, 0]] if how == "covered face down" else [],
    )
    assert offers(table) == ["pass_on"]
    assert refusal(table, "use card=jackpot_stash") == "BM-012"


@pytest.mark.rule("BM-155")
@pytest.mark.card("the_crushinator", "boulder_ramp")
def test_an_effect_without_a_limit_may_be_used_as_often_as_its_cost_can_be_paid() -> None:
    rooms = ["the_crushinator", "golem_factory", "goblin_armory", "dark_laboratory"]
    table = table_at("build", dungeons=[rooms], hands=[["fear"]])
    for paid in rooms[1:3]:
        play(table, "use card=the_crushinator", f"pay_with card={paid}")
    play(table, "use card=the_crushinator")  # a single room left to pay with
    assert damages(table, 0) == [2 + 3 * 2]
    assert refusal(table, "use card=the_crushinator") == "BM-153"


@pytest.mark.rule("BM-155")
@pytest.mark.card("witchs_kitchen")
def test_once_a_round_is_counted_for_each_card_in_play() -> None:
    table = table_at(
        "build",
        dungeons=[["witchs_kitchen", "witchs_kitchen"]],
        hands=[["golem_factory", "golem_factory", "golem_factory", "goblin_armory"]],
        zones={"spell_deck": ["fear", "assassin"]},
    )
    first, second = card_at(table, 0, 0), card_at(table, 0, 1)
    play(table, f"use card={first}", "pay_with card=goblin_armory")
    assert hand_of(table, 0)[-1] == "assassin"
    assert refusal(table, f"use card={first}") == "BM-155"
    play(table, f"use card={second}", "pay_with card=golem_factory")
    assert hand_of(table, 0)[-1] == "fear"
    assert not any(offer.startswith("use") for offer in offers(table))


@pytest.mark.rule("BM-153")
@pytest.mark.card("boulder_ramp")
def test_target_and_cost_are_settled_as_an_effect_is_announced() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "goblin_armory", "boulder_ramp"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["motivation"]],
    )
    pass_to_room(table, "boulder_ramp")
    play(table, "use card=boulder_ramp")
    assert prompt(table) == "which_payment"
    assert offers(table) == ["pay_with card=golem_factory", "pay_with card=goblin_armory", "never_mind"]
    events = play(table, "pay_with card=goblin_armory")
    assert kinds(events)[:4] == ["effect-announced", "target-chosen", "room-destroyed", "hero-hurt"]
    assert len(of_kind(events, EffectAnnounced)) == len(of_kind(events, TargetChosen)) == 1


@pytest.mark.rule("BM-149", "BM-153")
@pytest.mark.card("the_crushinator")
def test_until_it_is_announced_an_effect_can_be_left_alone() -> None:
    table = table_at("build", dungeons=[["the_crushinator", "golem_factory", "goblin_armory"]], hands=[["fear"]])
    play(table, "use card=the_crushinator")
    back = next(option for option in decision_of(table).options if option.verb == "never_mind")
    assert back.back
    events = play(table, "never_mind")
    assert events == []
    assert prompt(table) == "what_to_play"
    assert room_names(table, 0) == ["the_crushinator", "golem_factory", "goblin_armory"]
    assert "use card=the_crushinator" in offers(table)


@pytest.mark.rule("BM-153")
@pytest.mark.card("dracolich_lair")
def test_a_card_just_paid_is_not_a_target() -> None:
    table = table_at(
        "build",
        dungeons=[["dracolich_lair"]],
        hands=[["golem_factory", "goblin_armory", "dark_altar"]],
        discard=["neanderthal_cave", "open_grave", "fear"],
    )
    play(table, "use card=dracolich_lair")
    assert prompt(table) == "which_target"
    assert offers(table) == ["aim_at card=neanderthal_cave", "aim_at card=open_grave", "never_mind"]
    play(table, "aim_at card=open_grave", "pay_with card=dark_altar", "pay_with card=golem_factory")
    assert hand_of(table, 0) == ["goblin_armory", "open_grave"]
    assert discards(table) == ["neanderthal_cave", "fear", "dark_altar", "golem_factory"]


@pytest.mark.rule("BM-153", "BM-218")
@pytest.mark.card("witchs_kitchen")
@pytest.mark.parametrize("other", ["goblin_armory", "haunted_library"])
def test_whether_the_cost_is_asked_for_tells_nothing_about_the_hand(other: str) -> None:
    table = table_at("build", dungeons=[["witchs_kitchen"]], hands=[["golem_factory", other]])
    play(table, "use card=witchs_kitchen")
    assert prompt(table) == "which_payment"  # even if only one of the two cards can pay


@pytest.mark.rule("BM-235")
@pytest.mark.card("giant_size", "cave_in")
def test_an_effect_on_one_room_does_not_pass_to_the_room_uncovered_beneath_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[[["neanderthal_cave", "golem_factory"]]],
        hands=[["giant_size", "cave_in", "motivation"]],
    )
    play(table, "cast_at card=giant_size target=golem_factory")
    assert damages(table, 0) == [5]
    play(table, "cast_at card=cave_in target=golem_factory")
    assert damages(table, 0) == [3]


@pytest.mark.rule("BM-235")
@pytest.mark.card("jackpot_stash")
def test_an_effect_on_a_whole_dungeon_reaches_rooms_uncovered_and_revealed_later() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo"),
        dungeons=[[["dark_laboratory", "jackpot_stash"], "the_crushinator", "golem_factory"]],
        hands=[["goblin_armory", "fear"]],
    )
    play(table, "use card=the_crushinator", "pay_with card=golem_factory", "use card=jackpot_stash")
    assert damages(table, 0) == [1 + 2, 2 + 2]
    assert treasure_of(table, 0) == [1, 4, 0, 2]  # the uncovered laboratory is doubled too, the boss is not
    play(table, "place card=goblin_armory slot=2")
    pass_all(table, until=lambda later: not state_of(later).down)
    assert room_names(table, 0)[2] == "goblin_armory"
    assert damages(table, 0)[2] == 1 + 2
    assert treasure_of(table, 0) == [1, 4, 4, 2]


@pytest.mark.rule("BM-235")
@pytest.mark.card("freeze")
def test_a_deactivation_belongs_to_its_card() -> None:
    table = table_at(
        "build",
        dungeons=[[["dark_laboratory", "golem_factory"], "goblin_armory"]],
        hands=[["freeze", "fear", "neanderthal_cave"]],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert refusal(table, "place card=neanderthal_cave slot=0") == "BM-071"
    assert stacks_of(table, 0)[0] == ["dark_laboratory", "golem_factory"]
    assert treasure_of(table, 0) == [1, 0, 2, 0]  # neither the factory nor what lies beneath it
    pass_round(table)
    assert treasure_of(table, 0) == [1, 0, 3, 0]


@pytest.mark.rule("BM-144", "BM-088")
@pytest.mark.card("zombie_prison")
def test_an_effect_is_announced_for_all_to_see() -> None:
    table = table_at("build", dungeons=[[], ["zombie_prison"]], souls=[["cleric_4_a", "mage_4_a"]], hands=[["fear"]])
    play(table, "pass_on", "use card=zombie_prison")
    assert prompt(table) == "which_target"
    play(table, "aim_at card=mage_4_a")
    shown = table.view(None)["waiting"]
    assert [(entry["seat"], entry["source"]["card"]) for entry in shown] == [(1, "zombie_prison")]
    assert FIRST_DECK.ids[state_of(table).face[shown[0]["target"]]] == "mage_4_a"
    assert zone_of(table, "souls", 0) == ["cleric_4_a", "mage_4_a"]
