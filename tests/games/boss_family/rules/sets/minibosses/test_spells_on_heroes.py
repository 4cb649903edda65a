"""Spells of Rise of the Minibosses on heroes: ambushed, smashed, or armoured."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    souls_of,
    state_of,
    wounds_of,
)
from tests.games.boss_family.walks import hurt_of, pass_to_room
from tests.games.helpers import name_of, of_kind, offers, play, refusal
from tests.games.minibosses.tables import coins_of, mixed_table_at, table_at
from undercroft.games.boss_family.rules import totals
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.events import CardsDiscarded, HeroHurt, HeroStrengthened
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.kernel.table import Table

# -- Ambush ----------------------------------------------------------------------------------------------------------


def ambushing(*hand: str) -> Table:
    """An epic hero stands in seat 0's only room."""
    table = mixed_table_at(
        "adventure", dungeons=[["golem_factory"]], entrances=[["haize_half_angel"]], hands=[["ambush", *hand]]
    )
    pass_to_room(table, "golem_factory")
    return table


@pytest.mark.card("ambush")
@pytest.mark.rule("MB-122")
def test_ambush_kills_a_hero_for_two_monster_rooms_discarded_together() -> None:
    table = ambushing("fetid_beast", "unstable_mine", "power_leech", "goblin_market", "kid_croak")
    play(table, "prepare card=ambush")
    assert offers(table) == ["choose_way way=miniboss", "choose_way way=monsters", "never_mind"]
    play(table, "choose_way way=monsters")
    assert offers(table) == [
        "pay_with card=fetid_beast",
        "pay_with card=power_leech",
        "pay_with card=goblin_market",
        "never_mind",
    ]
    events = play(table, "pay_with card=power_leech", "pay_with card=fetid_beast")
    assert [len(event.cards) for event in of_kind(events, CardsDiscarded)] == [2]
    assert souls_of(table, 0) == 2
    assert discards(table) == ["power_leech", "fetid_beast", "ambush"]


@pytest.mark.card("ambush")
@pytest.mark.rule("MB-108")
def test_ambush_kills_a_hero_for_a_miniboss_which_is_no_monster_room() -> None:
    table = ambushing("kid_croak", "unstable_mine", "fetid_beast")
    play(table, "prepare card=ambush")
    assert offers(table) == ["choose_way way=miniboss", "never_mind"]  # asked, since by the backs there are two ways
    play(table, "choose_way way=miniboss")
    assert offers(table) == ["pay_with card=kid_croak", "never_mind"]
    play(table, "pay_with card=kid_croak")
    assert souls_of(table, 0) == 2
    assert discards(table) == ["kid_croak", "ambush"]


@pytest.mark.card("ambush")
def test_who_imagines_another_spell_in_place_of_ambush_pays_nothing_for_it() -> None:
    table = ambushing("kid_croak", "draculad")
    play(table, "prepare card=ambush", "choose_way way=miniboss")
    assert offers(table) == ["pay_with card=kid_croak", "pay_with card=draculad", "never_mind"]
    worlds = [table.determinize(1, seed) for seed in range(20)]
    others = [offers(world) for world in worlds if hand_of(world, 0)[0] != "ambush"]
    assert others == [["never_mind"]] * len(others)
    assert others


@pytest.mark.card("ambush")
@pytest.mark.parametrize("hand", [["unstable_mine", "garbage_chute"], ["fetid_beast"], []])
def test_ambush_needs_what_it_costs(hand: list[str]) -> None:
    table = ambushing(*hand)
    assert castings(table, "ambush") == []


@pytest.mark.card("ambush")
@pytest.mark.parametrize("prices", [(["kid_croak"], ["draculad"]), (["fetid_beast", "power_leech"],) * 2])
def test_ambush_is_for_a_hero_inside_ones_own_dungeon(prices: tuple[list[str], list[str]]) -> None:
    table = mixed_table_at(
        "adventure",
        dungeons=[["golem_factory"], ["golem_factory"]],
        entrances=[["haize_half_angel"]],
        hands=[["ambush", *price] for price in prices],
    )
    assert castings(table, "ambush") == []  # the hero is at the entrance
    pass_to_room(table, "golem_factory")
    assert castings(table, "ambush") == [""]
    pass_to(table, 1)
    assert castings(table, "ambush") == []


# -- Smash! ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("smash")
@pytest.mark.parametrize(("way", "damage"), [("own_hero", 2), ("miniboss_hero", 4)])
def test_smash_deals_2_in_ones_own_dungeon_or_4_in_a_room_with_a_miniboss(way: str, damage: int) -> None:
    table = mixed_table_at(
        "adventure",
        dungeons=[[["draculad", "golem_factory"]]],
        entrances=[["haize_half_angel"]],
        hands=[["smash", "windfall"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "prepare card=smash")
    assert offers(table) == ["choose_way way=own_hero", "choose_way way=miniboss_hero", "never_mind"]
    play(table, f"choose_way way={way}")
    assert hurt_of(table) == (2 + damage, 11)


@pytest.mark.card("smash")
@pytest.mark.parametrize(("room", "smashed"), [(["draculad", "golem_factory"], True), (["golem_factory"], False)])
def test_in_anothers_dungeon_smash_needs_a_room_with_a_miniboss(room: list[str], smashed: bool) -> None:
    table = mixed_table_at(
        "adventure",
        dungeons=[[room, "neanderthal_cave"]],
        entrances=[["haize_half_angel"]],
        hands=[[], ["smash", "windfall"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert castings(table, "smash") == []
    pass_to_room(table, "golem_factory")
    assert castings(table, "smash") == ([""] if smashed else [])
    if smashed:
        play(table, "prepare card=smash", "aim_at card=haize_half_angel")
        events = pass_all(table, until=lambda later: not state_of(later).pending)
        assert [event.damage for event in of_kind(events, HeroHurt)] == [4]


@pytest.mark.card("smash")
def test_smash_has_no_target_in_the_build_phase_nor_at_an_entrance() -> None:
    for phase in ("build", "adventure"):
        table = table_at(
            phase, dungeons=[[["draculad", "fetid_beast"]]], entrances=[["haize_half_angel"]], hands=[["smash"]]
        )
        assert refusal(table, "prepare card=smash") == "BM-219"


# -- Armor Up! -------------------------------------------------------------------------------------------------------


def healths(table: Table) -> dict[str, int]:
    """The health of the heroes in town, at entrances and inside."""
    state = state_of(table)
    heroes = targets.hero_in_play(state, 0, 0)
    return {name_of(table, hero): totals.health_of(state, hero) for hero in heroes}


@pytest.mark.card("armor_up")
@pytest.mark.parametrize("hero", ["holkin_propheteer", "eloi_marlborn", "joe_the_smith"])
@pytest.mark.parametrize(("paid", "more"), [(0, 1), (1, 3), (2, 5)])
def test_armor_up_gives_any_hero_one_health_and_two_for_each_coin(hero: str, paid: int, more: int) -> None:
    table = table_at(
        "build",
        entrances=[["holkin_propheteer"], ["eloi_marlborn"]],
        town=["joe_the_smith"],
        souls=[["koverian_executioner"]],
        hands=[["armor_up", "windfall"]],
        coins=[2, 3],
    )
    before = healths(table)
    play(table, "prepare card=armor_up")
    assert set(offers(table)) == {*(f"aim_at card={hero}" for hero in before), "never_mind"}
    assert set(before) == {"joe_the_smith", "holkin_propheteer", "eloi_marlborn"}  # no dead ones
    play(table, f"aim_at card={hero}")
    assert offers(table) == [*(f"choose_amount coins={coins}" for coins in range(3)), "never_mind"]
    play(table, f"choose_amount coins={paid}")
    assert healths(table) == {**before, hero: before[hero] + more}
    assert coins_of(table, 0) == 2 - paid
    assert hand_of(table, 0) == ["windfall"]
    pass_round(table)
    assert totals.health_of(state_of(table), table.state.face.index(FACE[hero])) == before[hero]


@pytest.mark.card("armor_up")
@pytest.mark.rule("MB-083")
def test_armor_up_saves_a_hero_inside_a_dungeon_before_it_leaves_its_room() -> None:
    table = mixed_table_at(
        "adventure",
        dungeons=[["neanderthal_cave", "haunted_library"]],
        entrances=[["tess_dwarven_shieldmaiden"]],
        hands=[[], ["armor_up"]],
        coins=[0, 0],
    )
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (4, 4)
    events = play(table, "prepare card=armor_up", "aim_at card=tess_dwarven_shieldmaiden")  # no coins
    assert [event.health for event in of_kind(events, HeroStrengthened)] == [1]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, 1)
