"""Cards of the expansions in the city: rooms with minions, full towns, copied Level Ups, the stack."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_to,
    room_names,
    stacks_of,
    state_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt, zone_of
from tests.games.super_boss_monster.items import WITH_BASE_GAME, armed
from tests.games.super_boss_monster.tables import (
    decline_all,
    health_tokens_of,
    resolve_all,
    table_at,
    tokens_of,
)
from undercroft.games.boss_family.rules.city_events import HeroPushed, TokensLost
from undercroft.games.boss_family.rules.events import HeroSentToTown
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.games.boss_family.rules.state import REMOVED, ROOM_DECK

CRASH = {"sets": ["crash-landing"]}
FIVE_ROOMS = ("wisp_aviary", "runic_study", "cursed_bookshelf", "arcane_turbine", "book_eater_dragon")

# -- items and the city ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-167", "SB-304")
def test_a_hero_with_an_extra_life_goes_to_a_full_town_and_pushes() -> None:
    table = armed(
        "adventure",
        ("pim_choir_recruit", "extra_life"),
        dungeons=[["boulder_ramp_sbm"]],
        entrances=[["pim_choir_recruit"]],
        town=["bunny", "pockets"],
        hands=[["excavation"]],
        health_tokens=[["pim_choir_recruit", -2]],
    )
    events = pass_all(table, until=lambda later: "pim_choir_recruit" in town_of(later))
    assert died(events) == []
    assert len(of_kind(events, HeroSentToTown)) == 1
    assert [(PRINTED[event.hero.face].id, event.landmark) for event in of_kind(events, HeroPushed)] == [
        ("bunny", "stadium")
    ]
    assert town_of(table) == ["pockets", "pim_choir_recruit"]
    assert zone_of(table, "items", 0) == ["extra_life"]
    assert health_tokens_of(table) == {"pim_choir_recruit": -2}
    pass_all(table, until=lambda later: state_of(later).round == 2)
    assert health_tokens_of(table) == {}  # SB-165


@pytest.mark.rule("SB-312")
def test_who_is_killed_in_a_full_town_and_has_an_extra_life_stays_there_and_pushes_nobody() -> None:
    table = armed(
        "reveal",
        ("pim_choir_recruit", "extra_life"),
        bosses=("gorgona", "madame_marionette"),
        dungeons=[["wisp_aviary", "runic_study", "cursed_bookshelf", "arcane_turbine", "book_eater_dragon"]],
        town=["pim_choir_recruit", "bunny"],
        hands=[["excavation"]],
        options=WITH_BASE_GAME,
    )
    events = play(table, "turn_to_stone card=pim_choir_recruit")
    assert town_of(table) == ["bunny", "pim_choir_recruit"]
    assert of_kind(events, HeroPushed) == []
    assert zone_of(table, "items", 0) == ["extra_life"]


@pytest.mark.card("inquisitors_robes", "the_bomb")
@pytest.mark.rule("SB-090")
def test_no_item_of_a_player_is_aimed_at_a_room_with_a_minion() -> None:
    dungeon = ["titans_forge", "dragon_colosseum"]
    minions = [[0, "titans_forge"]]
    for item in ("inquisitors_robes", "the_bomb"):
        table = armed("build", dungeons=[dungeon], minions=minions, hands=[["excavation"]], zones={"items": [[item]]})
        play(table, f"use card={item}")
        resolve_all(table)
        assert stacks_of(table, 0) == [["titans_forge"]]
    guarded = armed(
        "build", dungeons=[dungeon[:1]], minions=minions, hands=[["excavation"]], zones={"items": [["the_bomb"]]}
    )
    assert "use card=the_bomb" not in offers(guarded)


@pytest.mark.card("the_bomb")
@pytest.mark.rule("SB-090")
def test_the_bomb_of_a_hero_does_nothing_to_a_room_with_a_minion() -> None:
    table = armed(
        "adventure",
        ("velvet_vic", "the_bomb"),
        dungeons=[["wailing_crypt", "goblin_gym"]],
        entrances=[["velvet_vic"]],
        minions=[[0, "wailing_crypt"]],
        hands=[["excavation"]],
    )
    events = pass_to_room(table, "wailing_crypt")
    assert hurt_of(table)[0] == 2
    assert "item-acted" not in kinds(events)
    assert damages(table, 0) == [1, 1]


@pytest.mark.card("inquisitors_robes")
@pytest.mark.rule("SB-090")
def test_the_robes_wait_for_a_room_without_a_minion() -> None:
    table = armed(
        "adventure",
        ("brother_barrow", "inquisitors_robes"),
        dungeons=[["soul_mill", "titans_forge"]],
        entrances=[["brother_barrow"]],
        minions=[[0, "titans_forge"]],
        hands=[["excavation"]],
    )
    pass_all(table, until=lambda later: wounds_of(later, 0) > 0)
    assert stacks_of(table, 0) == [["titans_forge"]]  # the second advanced room was destroyed


@pytest.mark.card("bag_of_holding")
@pytest.mark.rule("SB-090")
def test_the_bag_leaves_a_room_with_a_minion() -> None:
    table = armed(
        "adventure",
        ("velvet_vic", "bag_of_holding"),
        dungeons=[["elemental_dojo", "crusader_kennel"]],
        entrances=[["velvet_vic"]],
        minions=[[0, "elemental_dojo"]],
        hands=[["excavation"]],
    )
    pass_all(table, until=lambda later: wounds_of(later, 0) > 0)
    assert stacks_of(table, 0) == [["elemental_dojo"]]


@pytest.mark.card("goblin_suit", "critical_hit")
def test_a_critical_hit_does_not_reach_who_is_safe_from_the_room() -> None:
    table = armed(
        "adventure",
        ("laliho", "goblin_suit"),
        dungeons=[["goblin_gym"]],
        entrances=[["laliho"]],
        hands=[["critical_hit", "continue", "coup_de_grace"]],
    )
    pass_to_room(table, "goblin_gym")
    play(table, "cast_at card=critical_hit target=goblin_gym")
    resolve_all(table)
    assert damages(table, 0) == [4]
    assert hurt_of(table)[0] == 0  # TH-020


@pytest.mark.card("goblin_suit", "ogre_toll_bridge")
def test_the_toll_is_not_taken_from_who_is_safe_from_the_bridge() -> None:
    table = armed(
        "adventure",
        ("laliho", "goblin_suit"),
        dungeons=[["ogre_toll_bridge"]],
        entrances=[["laliho"]],
        tokens=[[0, 0, 1]],
        hands=[["excavation"]],
    )
    pass_to_room(table, "ogre_toll_bridge")
    play(table, "use card=ogre_toll_bridge")
    resolve_all(table)
    assert hurt_of(table)[0] == 0  # TH-020


@pytest.mark.card("magnetic_ceiling", "ghost_cheat")
def test_a_ceiling_does_not_notice_who_passes_unseen() -> None:
    table = armed(
        "adventure",
        ("laliho", "goblin_suit"),
        dungeons=[["magnetic_ceiling"]],
        entrances=[["laliho"]],
        hands=[["excavation"], ["ghost_cheat"]],
    )
    pass_to(table, 1)
    play(table, "cast_at card=ghost_cheat target=laliho")
    pass_all(table, until=lambda later: wounds_of(later, 0) > 0)
    assert zone_of(table, "items_spent", 0) == ["goblin_suit"]
    assert state_of(table).used == []  # only the survivor's item came, the ceiling did nothing


# -- Crash Landing: rooms brought to the top -------------------------------------------------------------------------


@pytest.mark.card("mando")
@pytest.mark.rule("SB-090")
def test_mando_does_not_cover_a_room_with_a_minion() -> None:
    stacks = [["bone_choir", "wailing_crypt"], ["goblin_gym", "ghoul_kitchen"]]
    table = table_at(
        "reveal",
        ("mando", "madame_marionette"),
        dungeons=[FIVE_ROOMS, stacks],
        minions=[[1, "wailing_crypt"]],
        hands=[["not_dead_yet"]],
        options=CRASH,
    )
    assert asked_now(table) == (0, "which_to_uncover")
    assert offers(table) == ["uncover_room card=goblin_gym source=mando", "decline"]


@pytest.mark.card("mando")
@pytest.mark.rule("SB-188")
def test_the_tokens_of_a_room_that_mando_covers_go_back() -> None:
    table = table_at(
        "reveal",
        ("mando", "madame_marionette"),
        dungeons=[FIVE_ROOMS, [["goblin_gym", "ghoul_kitchen"]]],
        tokens=[[1, 0, 2]],
        hands=[["not_dead_yet"]],
        options=CRASH,
    )
    events = play(table, "uncover_room card=goblin_gym source=mando")
    assert stacks_of(table, 1) == [["ghoul_kitchen", "goblin_gym"]]
    assert tokens_of(table) == {}
    assert [event.tokens for event in of_kind(events, TokensLost)] == [2]


# -- other sets: the stack, searches, lasting bonuses ----------------------------------------------------------------


@pytest.mark.rule("SB-315")
def test_a_search_of_the_town_deck_shuffles_its_two_parts_apart() -> None:
    table = table_at(
        "reveal",
        ("seducia", "madame_marionette"),
        dungeons=[FIVE_ROOMS],
        hands=[["fear"]],
        options={"sets": ["boss-monster"]},
    )

    def deck(name: str) -> list[str]:
        return zone_of(table, name)

    before = {name: deck(name) for name in ("hero_deck", "epic_deck")}
    play(table, "search_heroes source=seducia")
    play(table, f"bring card={before['epic_deck'][0]}")
    hero_deck, epic_deck = deck("hero_deck"), deck("epic_deck")
    assert sorted(hero_deck) == sorted(before["hero_deck"])  # an epic hero came, and none has changed its part
    assert sorted(epic_deck) == sorted(before["epic_deck"][1:])
    assert hero_deck != before["hero_deck"]
    assert epic_deck != before["epic_deck"][1:]


@pytest.mark.rule("SB-316")
def test_the_greatest_power_of_a_miniboss_uses_the_stack() -> None:
    table = table_at(
        "build",
        dungeons=[[["icicle_man", "goblin_gym"]], ["wisp_aviary"]],
        levels=[[0, 0, 3]],
        hands=[["rage"], ["freeze"]],
        options={"sets": ["minibosses", "boss-monster"]},
    )
    play(table, "use card=icicle_man", "choose_way way=level_3", "aim_at card=wisp_aviary")
    assert table.view(None)["dungeons"][0][0]["miniboss"]["level"] == 1  # the price is paid at once
    assert len(table.view(None)["waiting"]) == 1
    pass_to(table, 1)
    play(table, "cast_at card=freeze target=wisp_aviary")
    events = resolve_all(table)
    order = [kind for kind in kinds(events) if kind in ("room-deactivated", "target-lost")]
    assert order == ["room-deactivated", "target-lost"]  # last in, first out


@pytest.mark.rule("SB-315", "SB-276")
def test_a_round_on_the_cards_of_other_sets_is_a_turn() -> None:
    table = table_at(
        "build",
        dungeons=[["dracolich_lair"]],
        hands=[["bone_choir", "goblin_gym", "wisp_aviary", "dart_gallery"]],
        discard=["runic_study"],
        options={"sets": ["boss-monster"]},
    )
    play(table, "use card=dracolich_lair", "pay_with card=bone_choir", "pay_with card=goblin_gym")
    resolve_all(table)
    assert "runic_study" in hand_of(table, 0)
    assert "use card=dracolich_lair" not in offers(table)  # once a turn
    decline_all(table)
    while state_of(table).round == 1 or prompt(table) != "what_to_play" or asked_now(table)[0] != 0:
        table.apply(offers(table)[0] if "pass_on" not in offers(table) else "pass_on")
    assert "use card=dracolich_lair" in offers(table)


@pytest.mark.rule("SB-200")
def test_a_bonus_that_lasts_while_its_condition_holds_ends_with_it_and_leaves_no_token() -> None:
    table = table_at(
        "build",
        dungeons=[["goblin_gym", "invasion_swarm"]],
        hands=[["meteorite"], ["freeze"]],
        options={"sets": ["crash-landing", "boss-monster"]},
    )
    assert damages(table, 0) == [2, 0]
    pass_to(table, 1)
    play(table, "cast_at card=freeze target=invasion_swarm")
    resolve_all(table)
    assert damages(table, 0) == [1, 0]
    assert tokens_of(table) == {}


@pytest.mark.card("caged_gundarf", "alien_excavator")
@pytest.mark.rule("SB-308")
def test_damage_doubled_while_a_hero_is_inside_does_not_reach_it() -> None:
    """The Omega 42 lets Caged Gundarf act while a hero stands in it."""
    table = table_at(
        "adventure",
        dungeons=[["the_omega_42", "caged_gundarf"]],
        entrances=[["laliho"]],
        hands=[["hypercube", "not_dead_yet"]],
        options=CRASH,
    )
    pass_to_room(table, "caged_gundarf")
    play(table, "use card=the_omega_42")
    resolve_all(table)
    assert damages(table, 0)[1] == 2
    assert hurt_of(table)[0] == 1


@pytest.mark.card("frostman_lander")
@pytest.mark.rule("SB-159", "SB-278")
def test_a_room_whose_effect_waits_is_not_shuffled_into_a_new_deck() -> None:
    """An answer to the Lander lets two rooms be drawn while the room deck is empty."""
    table = table_at(
        "build",
        dungeons=[["titans_forge"]],
        hands=[["loot_drop"], ["frostman_lander"]],
        discard=["bone_choir"],
        options=CRASH,
    )
    state = state_of(table)
    state.zones[REMOVED] = state.zones[REMOVED] + state.zones[ROOM_DECK]
    state.zones[ROOM_DECK] = []
    pass_to(table, 1)
    play(table, "spend card=frostman_lander")
    pass_to(table, 0)
    play(table, "cast card=loot_drop")
    events = resolve_all(table)
    assert hand_of(table, 0) == ["bone_choir"]
    assert "room-deactivated" in kinds(events)
    assert discards(table) == ["frostman_lander", "loot_drop"]


@pytest.mark.card("boulder_ramp")
@pytest.mark.rule("BM-244")
def test_a_boulder_rolls_although_its_ramp_is_destroyed_while_it_waits_on_the_stack() -> None:
    table = table_at(
        "adventure",
        options={"sets": ["boss-monster"]},
        dungeons=[["bone_choir", "the_crushinator", "boulder_ramp", "runic_study"]],
        entrances=[["laliho"]],
        hands=[["loot_drop"]],
    )
    pass_to_room(table, "boulder_ramp")
    before = hurt_of(table)[0]
    play(table, "use card=boulder_ramp", "pay_with card=runic_study")
    play(table, "use card=the_crushinator", "pay_with card=boulder_ramp")
    resolve_all(table)
    assert room_names(table, 0) == ["bone_choir", "the_crushinator"]
    assert hurt_of(table)[0] == before + 5
