"""The thief rooms that kill, deactivate or let heroes pass for a price."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    state_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, survived
from tests.games.boss_family.windows import deactivated, waiting
from tests.games.helpers import asked_now, kinds, offers, play, prompt, refusal
from tests.games.minibosses.tables import coins_of, table_at

MIX = {"sets": ["boss-monster"]}

# -- Sawtooth Pendulum -----------------------------------------------------------------------------------------------


@pytest.mark.card("sawtooth_pendulum")
def test_the_pendulum_kills_a_hero_with_3_health_left_for_a_coin() -> None:
    table = table_at(
        "adventure",
        dungeons=[["loot_box", "sawtooth_pendulum", "loot_box"]],
        entrances=[["holkin_propheteer", "rotgut_half_giant_berserker"]],  # 6 health each
        hands=[["spike"]],
    )
    assert refusal(table, "use card=sawtooth_pendulum") == "BM-153"
    pass_to_room(table, "sawtooth_pendulum")
    assert hurt_of(table) == (3, 6)
    events = play(table, "use card=sawtooth_pendulum")
    assert (died(events), souls_of(table, 0), coins_of(table, 0)) == (["holkin_propheteer"], 1, 2)
    pass_to_room(table, "sawtooth_pendulum")
    assert refusal(table, "use card=sawtooth_pendulum") == "BM-155"  # once a round
    assert survived(pass_round(table)) == ["rotgut_half_giant_berserker"]


@pytest.mark.card("sawtooth_pendulum")
def test_the_pendulum_does_not_reach_a_hero_with_4_health_left_nor_one_elsewhere() -> None:
    table = table_at(
        "adventure",
        dungeons=[["loot_box", "sawtooth_pendulum"]],
        entrances=[["holkin_propheteer"]],
        hands=[["spike"]],
    )
    pass_to_room(table, "sawtooth_pendulum")
    assert hurt_of(table) == (2, 6)
    assert refusal(table, "use card=sawtooth_pendulum") == "BM-153"
    pass_to_room(table, "loot_box")
    assert hurt_of(table) == (3, 6)
    assert refusal(table, "use card=sawtooth_pendulum") == "BM-153"  # weak enough, but in another room


@pytest.mark.card("sawtooth_pendulum")
def test_the_pendulum_does_not_swing_without_a_coin() -> None:
    table = table_at(
        "adventure",
        dungeons=[["sawtooth_pendulum"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
        coins=[0, 3],
    )
    pass_to_room(table, "sawtooth_pendulum")
    assert refusal(table, "use card=sawtooth_pendulum") == "BM-153"


# -- The Catapult ----------------------------------------------------------------------------------------------------


@pytest.mark.card("the_catapult")
def test_a_miniboss_card_is_hurled_at_a_room_of_an_opponent() -> None:
    table = table_at(
        "build",
        dungeons=[["the_catapult", "loot_box"], ["unstable_mine", "loot_box"]],
        hands=[["spike", "jinx", "garbage_chute"]],
    )
    play(table, "use card=the_catapult")
    assert offers(table) == ["aim_at card=unstable_mine", "aim_at card=loot_box", "never_mind"]
    play(table, "aim_at card=unstable_mine")
    assert offers(table) == ["pay_with card=spike", "pay_with card=jinx", "never_mind"]
    events = play(table, "pay_with card=jinx")
    assert (deactivated(events), discards(table), hand_of(table, 0)) == (
        ["unstable_mine"],
        ["jinx"],
        ["spike", "garbage_chute"],
    )
    assert refusal(table, "use card=the_catapult") == "BM-155"  # once a round
    assert "rooms-reactivated" in kinds(pass_round(table))


@pytest.mark.card("the_catapult")
def test_the_catapult_hurls_no_rooms_and_needs_something_to_hit() -> None:
    table = table_at("build", dungeons=[["the_catapult"], ["unstable_mine"]], hands=[["garbage_chute"]])
    assert refusal(table, "use card=the_catapult") == "BM-153"
    alone = table_at("build", dungeons=[["the_catapult", "loot_box"], []], hands=[["spike"]])
    assert refusal(alone, "use card=the_catapult") == "BM-153"


@pytest.mark.card("the_catapult")
def test_the_only_miniboss_is_asked_for_all_the_same() -> None:
    table = table_at("build", dungeons=[["the_catapult"], ["unstable_mine"]], hands=[["spike", "garbage_chute"]])
    play(table, "use card=the_catapult")
    assert offers(table) == ["pay_with card=spike", "never_mind"]  # that it is the only one is nobody's business
    play(table, "pay_with card=spike")
    assert state_of(table).shut != []


# -- Paywall ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("paywall")
@pytest.mark.rule("MB-118", "MB-110")
def test_an_opponent_gives_its_owner_coins_and_the_paywall_deals_less() -> None:
    table = table_at(
        "adventure",
        dungeons=[["paywall"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
        coins=[0, 3],
    )
    assert refusal(table, "use card=paywall") == "BM-153"  # not by its owner
    pass_to(table, 1)
    play(table, "use card=paywall")
    assert offers(table) == [*(f"choose_amount coins={number}" for number in (1, 2, 3)), "never_mind"]
    events = play(table, "choose_amount coins=1")
    assert [kind for kind in kinds(events) if kind.startswith("coins")] == ["coins-given"]
    assert (coins_of(table, 0), coins_of(table, 1), damages(table, 0)) == (1, 2, [4])  # it waits
    pass_to(table, 1)
    play(table, "use card=paywall", "choose_amount coins=2")  # any number of times
    pass_all(table, until=lambda later: damages(later, 0) == [1])
    assert (coins_of(table, 0), coins_of(table, 1)) == (3, 0)
    later = pass_round(table)
    assert (entered(later), survived(later)) == ([("paywall", 1)], ["felicity_joyful_nurse"])
    assert damages(table, 0) == [4]  # until the end of the round


@pytest.mark.card("paywall")
@pytest.mark.rule("MB-118")
def test_the_active_player_pays_at_anothers_paywall_at_once_and_never_without_coins() -> None:
    table = table_at(
        "build", dungeons=[["loot_box"], ["paywall", "loot_box"]], hands=[["spike"], ["jinx"]], coins=[1, 0]
    )
    play(table, "use card=paywall")  # one coin, no question
    assert (coins_of(table, 0), coins_of(table, 1), damages(table, 1)) == (0, 1, [3, 1])
    assert refusal(table, "use card=paywall") == "BM-153"


@pytest.mark.card("paywall")
@pytest.mark.rule("MB-118")
def test_several_players_pay_and_each_orders_the_own_effects() -> None:
    table = table_at(
        "adventure",
        bosses=("gregore", "dr_deadly", "lamia"),  # XP 365, 300, 255
        dungeons=[["paywall"], ["unstable_mine"], []],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"], ["jinx"], ["rocky"]],
        coins=[0, 1, 1],
    )
    pass_to(table, 2)
    play(table, "use card=paywall")
    pass_to(table, 1)
    play(table, "use card=paywall")
    pass_to(table, 1)
    play(table, "use card=unstable_mine")
    assert waiting(table) == [(2, "paywall"), (1, "paywall"), (1, "unstable_mine")]
    pass_all(table)
    assert asked_now(table) == (1, "which_resolves_first")
    play(table, "resolve_first card=paywall")
    assert (damages(table, 0), coins_of(table, 0), coins_of(table, 1)) == ([2], 2, 3)
    assert waiting(table) == []


@pytest.mark.card("paywall")
@pytest.mark.rule("BM-225")
def test_coins_that_come_too_late_do_not_heal() -> None:
    table = table_at(
        "adventure",
        dungeons=[["paywall"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["spike"]],
        coins=[0, 3],
    )
    pass_to_room(table, "paywall")
    pass_to(table, 1)
    play(table, "use card=paywall", "choose_amount coins=3")
    pass_all(table, until=lambda later: damages(later, 0) == [1])
    assert died(pass_round(table)) == ["felicity_joyful_nurse"]


@pytest.mark.card("paywall")
@pytest.mark.rule("MB-118")
def test_coins_for_a_paywall_that_is_frozen_meanwhile_are_gone() -> None:
    table = table_at(
        "adventure",
        dungeons=[["paywall"]],
        entrances=[["felicity_joyful_nurse"]],
        hands=[["freeze"]],
        options=MIX,
        coins=[0, 3],
    )
    pass_to(table, 1)
    play(table, "use card=paywall", "choose_amount coins=2", "cast_at card=freeze target=paywall")
    pass_all(table, until=lambda later: not waiting(later))
    assert (coins_of(table, 0), coins_of(table, 1), state_of(table).lasting) == (2, 1, {})


# -- Living Trap -----------------------------------------------------------------------------------------------------


@pytest.mark.card("living_trap")
def test_a_monster_room_is_destroyed_to_kill_the_hero_in_the_trap() -> None:
    table = table_at(
        "adventure",
        dungeons=[["personnel_office", "living_trap", "magipede", "loot_box"], ["pixie_fountain"]],
        entrances=[["petros_dwarven_noble", "koverian_executioner"]],
        hands=[["spike"]],
    )
    assert refusal(table, "use card=living_trap") == "BM-153"
    pass_to_room(table, "magipede")
    assert refusal(table, "use card=living_trap") == "BM-153"
    pass_to_room(table, "living_trap")
    play(table, "use card=living_trap")
    assert offers(table) == ["pay_with card=personnel_office", "pay_with card=magipede", "never_mind"]
    events = play(table, "pay_with card=magipede")
    assert (died(events), souls_of(table, 0)) == (["petros_dwarven_noble"], 2)
    assert room_names(table, 0) == ["personnel_office", "living_trap", "loot_box"]
    pass_to_room(table, "living_trap")
    events = play(table, "use card=living_trap")  # as often as there are monsters
    assert (died(events), souls_of(table, 0)) == (["koverian_executioner"], 4)
    assert room_names(table, 0) == ["living_trap", "loot_box"]


@pytest.mark.card("living_trap")
def test_the_trap_needs_an_active_monster_room_of_its_own_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["living_trap", "personnel_office"], ["magipede"]],
        entrances=[["petros_dwarven_noble"]],
        hands=[["spike"]],
        deactivated=[(0, 1)],
    )
    pass_to_room(table, "living_trap")
    assert (prompt(table), refusal(table, "use card=living_trap")) == ("what_to_play", "BM-153")
