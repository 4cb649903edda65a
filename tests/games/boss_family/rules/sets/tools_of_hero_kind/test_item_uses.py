"""One-time effects of items for the players who won them."""

from __future__ import annotations

import pytest

from tests.games.boss_family.sets import items_of, tools_at
from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room
from tests.games.boss_family.windows import cancelled, deactivated
from tests.games.helpers import kinds, offers, play, prompt, seat_to_move, zone_of
from undercroft.kernel.table import Table


def aims(table: Table, item: str) -> list[str]:
    """Return the targets of an item that is used."""
    play(table, f"use card={item}")
    return [offer.split("=")[1] for offer in offers(table) if offer.startswith("aim_at")]


# -- wounds and heroes -----------------------------------------------------------------------------------------------


@pytest.mark.card("extra_life")
def test_extra_life_is_used_without_a_target() -> None:
    table = tools_at("build", items=[["extra_life"]], hands=[["freeze"]])
    assert "cannot-lose" in kinds(play(table, "use card=extra_life"))
    assert items_of(table, 0) == ([], ["extra_life"])


@pytest.mark.card("staff_of_healing")
def test_a_staff_heals_an_ordinary_wound() -> None:
    wounds = [["cleric_4_a", "mage_4_a", "epic_cleric_11_a"]]
    table = tools_at("build", items=[["staff_of_healing"]], wounds=wounds, hands=[["freeze"]])
    assert aims(table, "staff_of_healing") == ["cleric_4_a", "mage_4_a"]
    play(table, "aim_at card=mage_4_a")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 3)
    table = tools_at("build", items=[["staff_of_healing"]], wounds=[["epic_cleric_11_a"]], hands=[["freeze"]])
    assert "use card=staff_of_healing" not in offers(table)


@pytest.mark.card("star_of_invulnerability")
def test_a_star_removes_a_hero_that_wounded_its_user_in_this_round() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["dark_altar"]],
        entrances=[["cleric_4_a"]],
        items=[["star_of_invulnerability"]],
        wounds=[["mage_4_a"]],
        hands=[["freeze"]],
    )
    assert "use card=star_of_invulnerability" not in offers(table)
    pass_all(table, until=lambda later: wounds_of(later, 0) == 2)
    pass_to(table, 0)
    play(table, "use card=star_of_invulnerability")
    pass_all(table, until=lambda later: wounds_of(later, 0) == 1)
    assert zone_of(table, "wounds", 0) == ["mage_4_a"]
    assert "cleric_4_a" in zone_of(table, "removed")


@pytest.mark.card("vorpal_blade")
@pytest.mark.rule("CL-016")
def test_a_blade_kills_a_hero_that_has_lost_half_of_its_health() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["dark_altar", "golem_factory", "open_grave"]],
        entrances=[["fighter_8_a"]],
        items=[["vorpal_blade"]],
        hands=[["freeze"]],
    )
    pass_to_room(table, "open_grave")
    assert "use card=vorpal_blade" not in offers(table)  # 2 of 8
    pass_to_room(table, "golem_factory")
    events = play(table, "use card=vorpal_blade")  # 4 of 8
    assert died(events) == ["fighter_8_a"]
    assert souls_of(table, 0) == 1


@pytest.mark.card("oversized_sword", "claws_of_the_berserker")
@pytest.mark.parametrize(("item", "more"), [("oversized_sword", 5), ("claws_of_the_berserker", 2)])
def test_a_sword_or_claws_help_a_hero_elsewhere(item: str, more: int) -> None:
    table = tools_at(
        "adventure",
        dungeons=[["dark_altar"], ["golem_factory", "open_grave", "brainsucker_hive"]],
        entrances=[["fighter_8_a"]],
        items=[[], [item]],
        hands=[["freeze"]],
    )
    pass_to_room(table, "dark_altar")
    pass_to(table, 1)
    play(table, f"use card={item}")
    pass_all(table, until=lambda later: hurt_of(later)[1] != 8)
    assert hurt_of(table) == (1, 8 + more)


@pytest.mark.card("claws_of_the_berserker")
def test_claws_reach_heroes_in_town_and_need_a_monster_room() -> None:
    table = tools_at(
        "build",
        dungeons=[["golem_factory"]],
        town=["mage_4_a", "cleric_4_a"],
        items=[["claws_of_the_berserker"]],
        hands=[["freeze"], ["fear"]],
    )
    assert aims(table, "claws_of_the_berserker") == ["mage_4_a", "cleric_4_a"]
    play(table, "aim_at card=mage_4_a")
    assert [one["health"] for one in table.view(None)["heroes"]] == [5]
    table = tools_at("build", town=["mage_4_a"], items=[["claws_of_the_berserker"]], hands=[["freeze"]])
    assert "use card=claws_of_the_berserker" not in offers(table)


@pytest.mark.card("boots_of_jumping")
@pytest.mark.rule("TH-023")
def test_boots_let_a_hero_skip_one_room() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory", "dark_altar", "open_grave"]],
        entrances=[["epic_fighter_11_a"]],
        items=[["boots_of_jumping"]],
        hands=[["freeze"]],
    )
    assert "use card=boots_of_jumping" not in offers(table)  # nobody is inside
    pass_to_room(table, "open_grave")
    play(table, "use card=boots_of_jumping")
    assert [step["slot"] for step in table.view(None)["walk"]["ahead"]] == [0]
    assert entered(pass_all(table, until=lambda later: bool(wounds_of(later, 0)))) == [("golem_factory", 2)]


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("holy_hand_grenade")
def test_a_grenade_costs_every_opponent_a_room_card() -> None:
    table = tools_at(
        "build",
        ("draculord", "gorgona", "robobo"),
        items=[["holy_hand_grenade"]],
        hands=[["dark_altar"], ["dark_altar", "freeze"], ["fear"]],
    )
    play(table, "use card=holy_hand_grenade")
    assert [hand_of(table, seat) for seat in range(3)] == [["dark_altar"], ["freeze"], ["fear"]]
    empty = tools_at("build", items=[["holy_hand_grenade"]], hands=[["dark_altar"], ["fear"]])
    assert "use card=holy_hand_grenade" not in offers(empty)


@pytest.mark.card("antimagic_lizard")
def test_a_lizard_eats_a_spell_of_an_opponent() -> None:
    table = tools_at(
        "build",
        ("draculord", "gorgona", "robobo"),
        items=[["antimagic_lizard"]],
        hands=[["freeze"], ["dark_altar", "fear"], ["freeze", "fear"]],
    )
    play(table, "use card=antimagic_lizard")
    assert offers(table) == ["aim_at_opponent opponent=1", "aim_at_opponent opponent=2", "never_mind"]
    play(table, "aim_at_opponent opponent=2")
    assert [len(hand_of(table, seat)) for seat in range(3)] == [1, 2, 1]


@pytest.mark.card("necronomicon")
def test_the_book_draws_a_spell() -> None:
    table = tools_at("adventure", items=[["necronomicon"]], hands=[["dark_altar"]])
    play(table, "use card=necronomicon")
    assert len(hand_of(table, 0)) == 2


@pytest.mark.card("bag_of_holding")
def test_a_bag_holds_a_rich_room_of_the_discard_pile() -> None:
    table = tools_at(
        "build",
        items=[["bag_of_holding"]],
        discard=["golem_factory", "dark_altar", "centipede_tunnel", "fear"],
        hands=[["freeze"]],
    )
    assert aims(table, "bag_of_holding") == ["dark_altar", "centipede_tunnel"]
    play(table, "aim_at card=dark_altar")
    assert hand_of(table, 0) == ["freeze", "dark_altar"]


@pytest.mark.card("ring_of_invisibility")
def test_a_ring_cancels_a_spell_in_the_adventure_turn_of_its_user() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_8_a"]],
        items=[["ring_of_invisibility"]],
        hands=[[], ["assassin"]],
    )
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, "cast_at card=assassin target=fighter_8_a")
    assert (seat_to_move(table), prompt(table)) == (0, "whether_to_cancel")
    assert offers(table) == ["let_it_be", "use card=ring_of_invisibility"]
    assert cancelled(play(table, "use card=ring_of_invisibility")) == [(1, "assassin")]
    assert items_of(table, 0) == ([], ["ring_of_invisibility"])


@pytest.mark.card("ring_of_invisibility")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_ring_cancels_nothing_in_other_turns(phase: str) -> None:
    table = tools_at(
        phase,
        dungeons=[["golem_factory"], ["dark_altar"]],
        items=[[], ["ring_of_invisibility"]],
        hands=[["freeze"]],
    )
    assert deactivated(play(table, "cast_at card=freeze target=dark_altar")) == ["dark_altar"]


# -- rooms -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("inquisitors_robes")
def test_robes_destroy_an_advanced_room_anywhere() -> None:
    table = tools_at(
        "build",
        dungeons=[["beast_menagerie", "golem_factory"], ["ligers_den", "dark_altar"]],
        items=[["inquisitors_robes"]],
        hands=[["freeze"]],
    )
    assert aims(table, "inquisitors_robes") == ["beast_menagerie", "ligers_den"]
    play(table, "aim_at card=ligers_den")
    assert room_names(table, 1) == ["dark_altar"]
    assert discards(table) == ["ligers_den"]


@pytest.mark.card("the_bomb")
def test_a_bomb_destroys_an_own_room_and_hurts_the_hero_there() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory", "open_grave"], ["dark_altar"]],
        entrances=[["fighter_6_a"]],
        items=[["the_bomb"]],
        hands=[["freeze"]],
    )
    pass_to_room(table, "open_grave")
    assert aims(table, "the_bomb") == ["golem_factory", "open_grave"]
    events = play(table, "aim_at card=open_grave")
    assert room_names(table, 0) == ["golem_factory"]
    assert died(events) == ["fighter_6_a"]  # 2 + 5


@pytest.mark.card("the_bomb")
def test_a_bomb_elsewhere_hurts_nobody() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory", "open_grave"]],
        entrances=[["fighter_6_a"]],
        items=[["the_bomb"]],
        hands=[["freeze"]],
    )
    pass_to_room(table, "open_grave")
    play(table, "use card=the_bomb", "aim_at card=golem_factory")
    assert hurt_of(table) == (2, 6)


@pytest.mark.card("ice_rod", "ten_foot_pole", "pet_monster")
@pytest.mark.parametrize(
    ("item", "rooms"),
    [
        ("ice_rod", ["brainsucker_hive", "open_grave"]),
        ("ten_foot_pole", ["dark_altar", "open_grave"]),
        ("pet_monster", ["golem_factory", "brainsucker_hive"]),
    ],
)
def test_a_room_is_deactivated_until_the_end_of_the_round(item: str, rooms: list[str]) -> None:
    table = tools_at(
        "build",
        dungeons=[["golem_factory", "dark_altar"], ["brainsucker_hive", "open_grave"]],
        items=[[item]],
        hands=[["freeze"], ["fear"]],
    )
    assert aims(table, item) == rooms
    assert deactivated(play(table, f"aim_at card={rooms[1]}")) == [rooms[1]]
    assert 0 in damages(table, 0) + damages(table, 1)
    pass_round(table)
    assert 0 not in damages(table, 0) + damages(table, 1)


@pytest.mark.card("cheat_code")
def test_a_code_takes_the_text_of_one_room() -> None:
    table = tools_at(
        "build",
        dungeons=[["golem_factory", "goblin_armory"]],
        items=[["cheat_code"]],
        hands=[["freeze"], ["fear"]],
    )
    assert damages(table, 0) == [3, 1]
    play(table, "use card=cheat_code", "aim_at card=goblin_armory")
    assert damages(table, 0) == [2, 1]
    assert [stack["silent"] for stack in table.view(None)["dungeons"][0]] == [False, True]
    pass_round(table)
    assert damages(table, 0) == [3, 1]


@pytest.mark.card("goblin_suit")
def test_a_suit_makes_the_own_ordinary_monster_rooms_deal_more() -> None:
    table = tools_at(
        "build",
        dungeons=[["golem_factory", "beast_menagerie", "open_grave"], ["golem_factory"]],
        items=[["goblin_suit"]],
        hands=[["freeze"], ["fear"]],
    )
    play(table, "use card=goblin_suit")
    assert (damages(table, 0), damages(table, 1)) == ([3, 4, 2], [2])
    pass_round(table)
    assert damages(table, 0) == [2, 4, 2]


# -- the mirror ------------------------------------------------------------------------------------------------------


@pytest.mark.card("magic_mirror")
@pytest.mark.rule("TH-019")
def test_a_mirror_does_what_another_face_up_item_does() -> None:
    table = tools_at(
        "build",
        dungeons=[["golem_factory"], ["dark_altar", "open_grave"]],
        town=["mage_4_a"],
        bearers=[("mage_4_a", "necronomicon")],
        waiting=["ring_of_invisibility", "oversized_sword"],
        items=[["magic_mirror"], ["ice_rod"]],
        spent=[["goblin_suit"]],
        hands=[["freeze"]],
    )
    # Neither what cancels spells, nor what would do nothing now, nor what lies face down.
    assert aims(table, "magic_mirror") == ["ice_rod", "necronomicon"]
    play(table, "aim_at card=ice_rod")
    assert offers(table) == ["aim_item card=ice_rod target=dark_altar", "aim_item card=ice_rod target=open_grave"]
    play(table, "aim_item card=ice_rod target=dark_altar")
    assert damages(table, 1) == [0, 2]
    assert items_of(table, 0) == ([], ["goblin_suit", "magic_mirror"])
    assert items_of(table, 1) == (["ice_rod"], [])


@pytest.mark.card("magic_mirror")
@pytest.mark.rule("TH-019")
def test_a_mirror_aims_at_players_too() -> None:
    table = tools_at(
        "build",
        ("draculord", "gorgona", "robobo"),
        waiting=["antimagic_lizard"],
        items=[["magic_mirror"]],
        hands=[["dark_altar"], ["fear"], ["freeze"]],
    )
    play(table, "use card=magic_mirror")
    assert offers(table) == [
        "aim_item_on card=antimagic_lizard opponent=1",
        "aim_item_on card=antimagic_lizard opponent=2",
    ]
    play(table, "aim_item_on card=antimagic_lizard opponent=1")
    assert hand_of(table, 1) == []


@pytest.mark.card("magic_mirror")
def test_with_nothing_to_show_a_mirror_is_idle() -> None:
    table = tools_at("build", items=[["magic_mirror"]], hands=[["freeze"]])
    assert "use card=magic_mirror" not in offers(table)


@pytest.mark.card("magic_mirror")
@pytest.mark.rule("TH-019")
def test_a_mirror_does_not_cancel_spells() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_8_a"]],
        waiting=["ring_of_invisibility"],
        items=[["magic_mirror"]],
        hands=[["freeze"], ["assassin"]],
    )
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, "cast_at card=assassin target=fighter_8_a", "let_it_be")
    assert (seat_to_move(table), prompt(table)) == (0, "what_to_play")  # the spell waits
    assert "use card=magic_mirror" not in offers(table)
