"""The mage rooms that are built for coins, and those whose damage changes."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    phase_of,
    room_names,
    stacks_of,
    state_of,
)
from tests.games.boss_family.walks import card_at, entered, hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, offers, play, prompt, refusal, zone_of
from tests.games.minibosses.tables import coins_of, coins_on_rooms, table_at
from undercroft.games.boss_family.rules.reveal import act_as_built

MIX = {"sets": ["boss-monster"]}

# -- Loot Box --------------------------------------------------------------------------------------------------------


@pytest.mark.card("loot_box")
@pytest.mark.rule("MB-031", "MB-032", "MB-033")
def test_the_loot_box_is_paid_at_the_reveal_and_gives_two_spells() -> None:
    table = table_at("build", hands=[["loot_box"], ["spike"]])
    spells = zone_of(table, "spell_deck")[:-3:-1]
    play(table, "place card=loot_box slot=0")
    assert coins_of(table, 0) == 3  # not when it is placed
    events = pass_phase(table)
    assert (coins_of(table, 0), hand_of(table, 0), room_names(table, 0)) == (1, spells, ["loot_box"])
    order = kinds(events)
    assert order.index("rooms-revealed") < order.index("coins-paid") < order.index("cards-drawn")


@pytest.mark.card("loot_box")
@pytest.mark.rule("MB-031", "MB-033")
def test_a_loot_box_may_not_be_placed_by_who_cannot_pay_for_it() -> None:
    table = table_at("build", hands=[["loot_box", "cursed_well"]], coins=[1, 0])
    assert refusal(table, "place card=loot_box slot=0") == "MB-033"
    play(table, "spend card=cursed_well", "choose_way way=coins", "place card=loot_box slot=0")
    assert room_names(table, 0) == ["loot_box"]


@pytest.mark.card("loot_box", "the_dreadmill", "delvers_quarry")
@pytest.mark.rule("MB-033", "MB-076", "MB-116")
def test_a_loot_box_that_cannot_be_paid_any_more_is_not_built() -> None:
    table = table_at(
        "build",
        dungeons=[["delvers_quarry", "the_dreadmill"]],
        hands=[["loot_box"], ["spike"]],
        coins=[2, 0],
    )
    play(table, "place card=loot_box slot=0")
    events = pass_phase(table)  # the mill takes a coin at the end of the turn
    assert "build-failed" in kinds(events)
    assert (discards(table), stacks_of(table, 0)) == (["loot_box"], [["delvers_quarry"], ["the_dreadmill"]])
    assert (coins_of(table, 0), hand_of(table, 0)) == (1, [])  # nothing was drawn, neither built nor uncovered


@pytest.mark.card("loot_box")
@pytest.mark.rule("MB-033")
def test_a_first_room_is_paid_for_too() -> None:
    table = table_at("first-rooms", hands=[["loot_box"], ["spike"]])
    assert prompt(table) == "which_first_room"
    play(table, "lay_first card=loot_box slot=0")
    assert coins_of(table, 0) == 3
    play(table, "build_nothing")
    assert (coins_of(table, 0), room_names(table, 0)) == (1, ["loot_box"])


@pytest.mark.card("loot_box")
@pytest.mark.rule("MB-033")
def test_a_loot_box_that_an_effect_builds_at_once_is_paid_for_at_once() -> None:
    table = table_at("build", hands=[["construction_zone", "loot_box", "garbage_chute"], ["spike"]], options=MIX)
    play(table, "place card=construction_zone slot=0")
    pass_all(table)
    play(table, "build_more card=loot_box slot=1")
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (1, 3)
    poor = table_at(
        "build", hands=[["construction_zone", "loot_box", "garbage_chute"], ["spike"]], options=MIX, coins=[1, 1]
    )
    play(poor, "place card=construction_zone slot=0")
    pass_all(poor)
    assert [offer for offer in offers(poor) if "loot_box" in offer] == []


@pytest.mark.card("loot_box")
@pytest.mark.rule("MB-121")
@pytest.mark.parametrize(("coins", "left", "drawn"), [(3, 1, 2), (2, 0, 2), (1, 1, 0)])
def test_a_loot_box_acts_as_if_just_built_for_its_price_or_not_at_all(coins: int, left: int, drawn: int) -> None:
    table = table_at("build", dungeons=[["loot_box"]], hands=[["spike"]], coins=[coins, 0])
    state = state_of(table)
    act_as_built(state, 0, card_at(table, 0, 0))
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (left, 1 + drawn)


@pytest.mark.card("loot_box")
def test_a_deactivated_loot_box_asks_and_gives_nothing() -> None:
    table = table_at("build", dungeons=[["loot_box"]], hands=[["freeze", "spike"]], options=MIX)
    play(table, "cast_at card=freeze target=loot_box")
    act_as_built(state_of(table), 0, card_at(table, 0, 0))
    assert (coins_of(table, 0), hand_of(table, 0)) == (3, ["spike"])


# -- Crystal Ballroom ------------------------------------------------------------------------------------------------


@pytest.mark.card("crystal_ballroom")
@pytest.mark.rule("MB-110")
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_coins_on_the_ballroom_bring_spells_and_cost_damage(coins: int) -> None:
    table = table_at("build", dungeons=[["loot_box"]], hands=[["crystal_ballroom"], ["spike"]], coins=[4, 0])
    play(table, "place card=crystal_ballroom slot=0")
    pass_all(table)
    assert asked_now(table) == (0, "how_many_coins")
    assert offers(table) == [f"put_coins coins={number} card=crystal_ballroom" for number in range(4)]
    play(table, f"put_coins coins={coins} card=crystal_ballroom")
    assert len(hand_of(table, 0)) == coins
    assert (coins_of(table, 0), sum(coins_on_rooms(table).values())) == (4 - coins, coins)
    assert damages(table, 0) == [3 - coins]


@pytest.mark.card("crystal_ballroom")
def test_nobody_puts_more_coins_on_the_ballroom_than_there_are() -> None:
    table = table_at("build", dungeons=[["loot_box"]], hands=[["crystal_ballroom"], ["spike"]], coins=[1, 0])
    play(table, "place card=crystal_ballroom slot=0")
    pass_all(table)
    assert offers(table) == [f"put_coins coins={number} card=crystal_ballroom" for number in range(2)]
    poor = table_at("build", dungeons=[["loot_box"]], hands=[["crystal_ballroom"], ["spike"]], coins=[0, 0])
    play(poor, "place card=crystal_ballroom slot=0")
    pass_phase(poor)
    assert (phase_of(poor), hand_of(poor, 0), damages(poor, 0)) == ("adventure", [], [3])


@pytest.mark.card("crystal_ballroom")
@pytest.mark.rule("MB-026", "MB-027")
def test_coins_on_a_ballroom_that_is_built_over_are_lost_at_the_reveal() -> None:
    table = table_at(
        "build",
        dungeons=[[["loot_box", "crystal_ballroom"]]],
        hands=[["garbage_chute"], ["spike"]],
        room_coins=[(0, 0, 2)],
    )
    assert damages(table, 0) == [1]
    play(table, "place card=garbage_chute slot=0")
    assert coins_on_rooms(table) == {"crystal_ballroom": 2}  # covered is what is built over
    events = pass_phase(table)
    assert "coins-lost" in kinds(events)
    assert (coins_on_rooms(table), coins_of(table, 0)) == ({}, 3)


@pytest.mark.card("crystal_ballroom")
def test_a_ballroom_that_acts_as_if_just_built_draws_for_the_new_coins_only() -> None:
    table = table_at(
        "build", dungeons=[["crystal_ballroom", "unstable_mine"]], hands=[["spike"]], room_coins=[(0, 0, 2)]
    )
    state = state_of(table)
    state.question = None
    act_as_built(state, 0, card_at(table, 0, 0))
    assert asked_now(table) == (0, "how_many_coins")
    play(table, "put_coins coins=2 card=crystal_ballroom")
    assert len(hand_of(table, 0)) == 1 + 2
    assert (coins_on_rooms(table), damages(table, 0)[0]) == ({"crystal_ballroom": 4}, 0)  # and never less than none


# -- Efreet's Chamber ------------------------------------------------------------------------------------------------


@pytest.mark.card("efreets_chamber")
def test_the_efreet_gives_a_spell_and_strikes_less() -> None:
    table = table_at(
        "adventure",
        dungeons=[["efreets_chamber"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["freeze"]],
        options=MIX,
    )
    spell = zone_of(table, "spell_deck")[-1]
    play(table, "use card=efreets_chamber")
    assert offers(table) == ["choose_way way=weaker", "choose_way way=stronger", "never_mind"]
    play(table, "choose_way way=weaker")
    assert (hand_of(table, 0), damages(table, 0)) == (["freeze", spell], [0])
    assert refusal(table, "use card=efreets_chamber") == "BM-155"  # once a round, in one way or the other
    assert entered(pass_round(table)) == [("efreets_chamber", 0)]
    assert damages(table, 0) == [2]  # until the end of the round


@pytest.mark.card("efreets_chamber")
def test_the_efreet_eats_a_spell_and_strikes_more() -> None:
    table = table_at(
        "adventure",
        dungeons=[["efreets_chamber"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["freeze", "fear"]],
        options=MIX,
    )
    play(table, "use card=efreets_chamber", "choose_way way=stronger", "pay_with card=fear")
    assert (hand_of(table, 0), discards(table), damages(table, 0)) == (["freeze"], ["fear"], [4])
    assert refusal(table, "use card=efreets_chamber") == "BM-155"


@pytest.mark.card("efreets_chamber")
def test_the_efreet_waits_for_a_hero_at_its_own_entrance() -> None:
    table = table_at(
        "adventure",
        dungeons=[["efreets_chamber", "unstable_mine"]],
        entrances=[[], ["felicity_joyful_nurse"]],
        hands=[["freeze"]],
        options=MIX,
    )
    assert refusal(table, "use card=efreets_chamber") == "BM-153"
    inside = table_at(
        "adventure",
        dungeons=[["efreets_chamber", "unstable_mine"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["freeze"]],
        options=MIX,
    )
    assert "use card=efreets_chamber" in offers(inside)
    pass_to_room(inside, "unstable_mine")
    assert refusal(inside, "use card=efreets_chamber") == "BM-153"  # it is not at the entrance any more


@pytest.mark.card("efreets_chamber")
def test_without_a_spell_the_efreet_only_gives_one() -> None:
    table = table_at(
        "adventure",
        dungeons=[["efreets_chamber"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
    )
    play(table, "use card=efreets_chamber")  # one way, no question
    assert (len(hand_of(table, 0)), damages(table, 0)) == (2, [0])


@pytest.mark.card("efreets_chamber")
def test_an_efreet_frozen_before_it_answers_still_gives_its_spell() -> None:
    table = table_at(
        "adventure",
        dungeons=[[], ["efreets_chamber"]],
        entrances=[["eloi_marlborn"], ["felicity_joyful_nurse"]],
        hands=[["freeze"], ["spike"]],
        options=MIX,
    )
    play(table, "pass_on", "use card=efreets_chamber", "cast_at card=freeze target=efreets_chamber")
    pass_all(table, until=lambda later: len(hand_of(later, 1)) == 2)
    assert len(hand_of(table, 1)) == 2
    assert state_of(table).lasting == {}


@pytest.mark.card("efreets_chamber")
@pytest.mark.rule("BM-153", "BM-192")
def test_an_efreet_frozen_before_it_answers_has_eaten_its_spell_and_strikes_no_more() -> None:
    table = table_at(
        "adventure",
        dungeons=[[], ["efreets_chamber"]],
        entrances=[["eloi_marlborn"], ["felicity_joyful_nurse"]],
        hands=[["freeze"], ["fear"]],
        options=MIX,
    )
    play(table, "pass_on", "use card=efreets_chamber", "choose_way way=stronger")
    assert discards(table) == ["fear"]
    order = kinds(play(table, "cast_at card=freeze target=efreets_chamber"))
    assert "room-deactivated" in order  # and then the chamber's turn has come and gone
    assert "hero-survived" in order
    assert "room-strengthened" not in order


# -- Magipede --------------------------------------------------------------------------------------------------------


@pytest.mark.card("magipede")
def test_the_magipede_has_a_foot_more_for_each_spell_in_its_owners_hand() -> None:
    table = table_at(
        "adventure",
        dungeons=[["magipede"], ["unstable_mine"]],
        entrances=[["petros_dwarven_noble"]],
        hands=[["freeze", "freeze", "fear", "spike"], ["freeze"]],
        options=MIX,
    )
    assert damages(table, 0) == [2 + 3]  # neither room cards nor an opponent's spells count
    play(table, "cast_at card=freeze target=unstable_mine", "let_it_be")
    assert damages(table, 0) == [2 + 2]
    pass_to_room(table, "magipede")
    assert hurt_of(table) == (4, 13)


@pytest.mark.card("magipede")
@pytest.mark.rule("BM-225")
def test_a_hero_in_the_magipede_is_hurt_by_a_new_foot_and_not_healed_by_a_lost_one() -> None:
    table = table_at(
        "adventure",
        dungeons=[["magipede", "pool_of_shadows"]],
        entrances=[["petros_dwarven_noble"]],
        hands=[["freeze", "cursed_well"]],
        options=MIX,
    )
    pass_to_room(table, "magipede")
    assert hurt_of(table) == (1 + 3, 13)
    play(table, "spend card=cursed_well", "choose_way way=spell")
    assert hurt_of(table) == (1 + 4, 13)
    play(table, "use card=pool_of_shadows", "pay_with card=freeze")
    assert (damages(table, 0)[0], hurt_of(table)) == (3, (1 + 4, 13))
