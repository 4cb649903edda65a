"""The rooms of two treasures: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    pass_to,
    phase_of,
    room_names,
    state_of,
)
from tests.games.boss_family.walks import card_at, died
from tests.games.helpers import asked_now, kinds, offers, play, refusal
from tests.games.minibosses.tables import coins_of, levels_of, table_at
from undercroft.games.boss_family.rules.durations import BARE, ONE_OF_EACH, TREASURE_SET, replace
from undercroft.games.boss_family.rules.sets.minibosses.mixed_rooms import show_the_trophies

MIX = {"sets": ["boss-monster"]}

# -- Personnel Office ------------------------------------------------------------------------------------------------


@pytest.mark.card("personnel_office")
def test_the_office_takes_a_coin_when_an_opponent_builds_a_miniboss() -> None:
    table = table_at("build", dungeons=[["loot_box"], ["personnel_office"]], hands=[["spike"], ["jinx"]], coins=[1, 0])
    play(table, "place card=spike slot=0")
    pass_all(table)
    play(table, "hire card=spike")
    assert (levels_of(table), coins_of(table, 0), coins_of(table, 1)) == ({"spike": 1}, 0, 1)


@pytest.mark.card("personnel_office")
def test_the_office_takes_a_coin_when_an_opponent_promotes_a_miniboss_once_a_round() -> None:
    table = table_at(
        "build",
        dungeons=[[["spike", "loot_box"], "unstable_mine", "loot_box"], ["personnel_office"]],
        hands=[["jinx"], ["rocky"]],
        coins=[2, 0],
    )
    play(table, "promote card=spike")
    assert (levels_of(table), coins_of(table, 1)) == ({"spike": 2}, 1)
    play(table, "place card=jinx slot=2")
    pass_all(table)
    play(table, "hire card=jinx")
    assert (levels_of(table), coins_of(table, 1)) == ({"spike": 2, "jinx": 1}, 1)  # once a round
    pass_round(table)
    assert coins_of(table, 1) == 1


@pytest.mark.card("personnel_office")
def test_the_office_takes_nothing_for_own_minibosses_or_those_not_paid_for() -> None:
    table = table_at(
        "build",
        dungeons=[[["spike", "personnel_office"]], ["personnel_office", "loot_box"]],
        hands=[[], ["jinx"]],
        coins=[1, 1],
    )
    play(table, "promote card=spike")
    assert (coins_of(table, 0), coins_of(table, 1)) == (0, 2)
    pass_to(table, 1)
    pass_all(table, until=lambda later: any(offer.startswith("place") for offer in offers(later)))
    play(table, "place card=jinx slot=1")
    pass_all(table)
    play(table, "dismiss card=jinx")
    assert (coins_of(table, 0), coins_of(table, 1)) == (0, 2)


# -- Trophy Room -----------------------------------------------------------------------------------------------------


@pytest.mark.card("trophy_room")
def test_the_trophy_room_counts_visible_rooms_with_more_than_one_symbol() -> None:
    table = table_at(
        "build",
        dungeons=[["lightning_rod", "loot_box", ["pool_of_shadows", "unstable_mine"]], ["the_keystone"]],
        hands=[["trophy_room"], ["spike"]],
        coins=[0, 0],
    )
    play(table, "place card=trophy_room slot=3")
    events = pass_phase(table)
    assert coins_of(table, 0) == 2  # itself and the rod; the pool is covered
    assert "room-acted" in kinds(events)


@pytest.mark.card("trophy_room")
def test_the_trophy_room_counts_the_treasure_that_rooms_show_now() -> None:
    table = table_at("build", dungeons=[["lightning_rod", "loot_box", "unstable_mine"]], coins=[0, 0])
    replace(state_of(table), TREASURE_SET, card_at(table, 0, 0), BARE)
    replace(state_of(table), TREASURE_SET, card_at(table, 0, 1), ONE_OF_EACH)
    show_the_trophies(state_of(table), 0, card_at(table, 0, 2))
    assert coins_of(table, 0) == 1  # the rod shows nothing, the box four symbols


@pytest.mark.card("trophy_room")
@pytest.mark.rule("MB-116")
def test_an_uncovered_trophy_room_counts_again_without_deactivated_rooms() -> None:
    table = table_at(
        "adventure",
        dungeons=[["lightning_rod", "pool_of_shadows", ["trophy_room", "unstable_mine"]]],
        hands=[["spike"]],
        coins=[0, 0],
        deactivated=[(0, 0)],
    )
    play(table, "use card=unstable_mine")
    assert coins_of(table, 0) == 3 + 2  # the mine's three; the trophy room and the pool


@pytest.mark.card("trophy_room")
def test_the_trophy_room_is_not_uncovered_by_what_is_taken_up_again() -> None:
    table = table_at(
        "build", dungeons=[["trophy_room"]], hands=[["garbage_chute", "kobold_strike"]], options=MIX, coins=[0, 0]
    )
    play(table, "place card=garbage_chute slot=0", "cast card=kobold_strike")
    assert (coins_of(table, 0), hand_of(table, 0), room_names(table, 0)) == (0, ["garbage_chute"], ["trophy_room"])


# -- Lightning Rod ---------------------------------------------------------------------------------------------------


@pytest.mark.card("lightning_rod")
def test_the_rod_gives_3_coins_for_the_first_hero_that_dies_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["lightning_rod", "unstable_mine", "loot_box"]],
        entrances=[["felicity_joyful_nurse", "eloi_marlborn"]],  # 4 health each
        hands=[["spike"]],
        coins=[0, 0],
    )
    assert died(pass_round(table)) == ["felicity_joyful_nurse", "eloi_marlborn"]
    assert coins_of(table, 0) == 3  # once a round


@pytest.mark.card("lightning_rod")
def test_the_rod_gives_nothing_for_heroes_that_die_elsewhere_or_walk_on() -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", "lightning_rod", "loot_box"], ["lightning_rod"]],
        entrances=[["felicity_joyful_nurse"], ["eloi_marlborn"]],
        hands=[["spike"], ["jinx"]],
        coins=[0, 0],
    )
    assert died(pass_round(table)) == ["felicity_joyful_nurse"]
    assert (coins_of(table, 0), coins_of(table, 1)) == (0, 0)


# -- Pixie Fountain --------------------------------------------------------------------------------------------------


@pytest.mark.card("pixie_fountain")
@pytest.mark.parametrize(
    ("wounds", "coins"),
    [([], 0), (["felicity_joyful_nurse"], 1), (["felicity_joyful_nurse", "petros_dwarven_noble"], 3)],
)
def test_the_fountain_is_destroyed_for_a_coin_a_wound(wounds: list[str], coins: int) -> None:
    table = table_at(
        "build",
        dungeons=[["pixie_fountain"], ["pixie_fountain"]],
        hands=[["spike"]],
        wounds=[wounds, ["eloi_marlborn"]],
        coins=[0, 0],
    )
    play(table, "use card=pixie_fountain")
    assert (coins_of(table, 0), coins_of(table, 1)) == (coins, 0)
    assert (room_names(table, 0), discards(table)) == ([], ["pixie_fountain"])


# -- The Keystone ----------------------------------------------------------------------------------------------------


@pytest.mark.card("the_keystone")
@pytest.mark.rule("BM-195")
def test_the_keystone_is_destroyed_for_a_coin_for_each_room_that_is_left() -> None:
    table = table_at(
        "build",
        dungeons=[["loot_box", ["unstable_mine", "the_keystone"], "lightning_rod", "loot_box"], ["unstable_mine"]],
        hands=[["spike"]],
        coins=[0, 0],
        deactivated=[(0, 3)],
    )
    play(table, "use card=the_keystone")
    assert coins_of(table, 0) == 3  # the mine below counts, a deactivated room does not
    alone = table_at("adventure", dungeons=[["the_keystone"]], hands=[["spike"]], coins=[0, 0])
    play(alone, "use card=the_keystone")
    assert (coins_of(alone, 0), room_names(alone, 0)) == (0, [])


# -- Pool of Shadows -------------------------------------------------------------------------------------------------


@pytest.mark.card("pool_of_shadows")
def test_a_spell_is_drowned_in_the_pool_for_2_coins() -> None:
    table = table_at(
        "build",
        dungeons=[["pool_of_shadows"]],
        hands=[["freeze", "fear", "spike"]],
        options=MIX,
        coins=[0, 0],
    )
    play(table, "use card=pool_of_shadows")
    assert offers(table) == ["pay_with card=freeze", "pay_with card=fear", "never_mind"]
    play(table, "pay_with card=fear")
    assert (coins_of(table, 0), hand_of(table, 0), discards(table)) == (2, ["freeze", "spike"], ["fear"])
    assert refusal(table, "use card=pool_of_shadows") == "BM-155"  # once a round


@pytest.mark.card("pool_of_shadows")
def test_the_pool_wants_spells_only() -> None:
    table = table_at("build", dungeons=[["pool_of_shadows"]], hands=[["spike", "loot_box"]])
    assert asked_now(table) == (0, "what_to_play")
    assert refusal(table, "use card=pool_of_shadows") == "BM-153"
    assert phase_of(table) == "build"
