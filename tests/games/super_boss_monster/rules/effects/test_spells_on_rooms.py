"""Spells of Super Boss Monster on rooms: tokens, frozen rooms, more damage, more treasure."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import damages, discards, entrance_of, hand_of, pass_to, state_of, treasure_of
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room
from tests.games.helpers import kinds, name_of, of_kind, offers, play, prompt
from tests.games.super_boss_monster.tables import ALONE, FOUR, QUIET, decline_all, resolve_all, table_at, tokens_of
from undercroft.games.boss_family.rules.events import HeroHurt, TargetChosen
from undercroft.kernel.table import Table

# -- Safety Inspection -------------------------------------------------------------------------------------------------


@pytest.mark.card("safety_inspection")
@pytest.mark.rule("SB-319")
@pytest.mark.parametrize(
    ("phase", "tokens", "choices", "taken"),
    [("build", 2, [2, 1], 2), ("adventure", 3, [3, 2, 1], 1), ("build", 5, [3, 2, 1], 3)],
)
def test_safety_inspection_takes_up_to_three_tokens_off_an_opponents_room(
    phase: str, tokens: int, choices: list[int], taken: int
) -> None:
    table = table_at(
        phase,
        dungeons=[["minion_arena"], ["trap_in_a_box", "runic_study"]],
        tokens=[(0, 0, 2), (1, 0, tokens)],
        hands=[["safety_inspection", "loot_drop"]],
    )
    assert castings(table, "safety_inspection") == ["trap_in_a_box"]  # only a room with tokens, not one's own
    play(table, "cast_at card=safety_inspection target=trap_in_a_box")
    resolve_all(table)
    assert offers(table) == [f"take_tokens_off card=trap_in_a_box tokens={count}" for count in choices]
    play(table, f"take_tokens_off card=trap_in_a_box tokens={taken}")
    left = tokens - taken
    assert tokens_of(table) == {"minion_arena": 2, **({"trap_in_a_box": left} if left else {})}


@pytest.mark.card("safety_inspection")
def test_safety_inspection_of_a_single_token_asks_nothing() -> None:
    table = table_at(
        "build", dungeons=[["minion_arena"], ["trap_in_a_box"]], tokens=[(1, 0, 1)], hands=[["safety_inspection"]]
    )
    play(table, "cast_at card=safety_inspection target=trap_in_a_box")
    resolve_all(table)
    assert prompt(table) != "how_many_tokens"
    assert tokens_of(table) == {}


# -- Freeze ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("freeze_sbm")
@pytest.mark.rule("SB-140", "SB-184", "SB-197")
def test_freeze_neutralizes_a_room_of_any_dungeon_until_the_end_of_the_turn() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minion_arena", "trap_in_a_box"], ["runic_study"]],
        tokens=[(0, 1, 3)],
        entrances=[["laliho"]],
        hands=[["loot_drop"], ["freeze_sbm", "loot_drop"]],
    )
    pass_to(table, 1)
    assert castings(table, "freeze_sbm") == ["minion_arena", "trap_in_a_box", "runic_study"]
    play(table, "cast_at card=freeze_sbm target=trap_in_a_box")
    events = resolve_all(table)
    assert "room-neutralized" in kinds(events)
    assert damages(table, 0) == [2, 0]
    events = decline_all(table)
    assert entered(events) == [("trap_in_a_box", 0), ("minion_arena", 2)]  # entered all the same
    assert damages(table, 0) == [2, 5]


@pytest.mark.card("freeze_sbm")
def test_a_frozen_room_still_shows_its_treasure() -> None:
    table = table_at("adventure", dungeons=[["trap_in_a_box"]], hands=[["freeze_sbm", "loot_drop"]])
    before = treasure_of(table, 0)
    play(table, "cast_at card=freeze_sbm target=trap_in_a_box")
    resolve_all(table)
    assert treasure_of(table, 0) == before
    assert damages(table, 0) == [0]


# -- Power Bonus and Extra Spikes --------------------------------------------------------------------------------------

BONUSES = [
    pytest.param(
        "power_bonus", ["minion_arena", "titans_forge", "wailing_crypt"], marks=pytest.mark.card("power_bonus")
    ),
    pytest.param(
        "extra_spikes", ["runic_study", "vault_of_blades", "trap_in_a_box"], marks=pytest.mark.card("extra_spikes")
    ),
]
OTHERS = {"power_bonus": "astral_observatory", "extra_spikes": "elemental_dojo"}
"""A room of the wrong kind."""


def bonus_table(spell: str, rooms: list[str], phase: str = "build", **more: Any) -> Table:
    """Seat 0 has rooms of the right kind and one of the wrong."""
    position: dict[str, Any] = {"hands": [[spell, "loot_drop"], ["loot_drop"]], **more}
    dungeons = [[*rooms, OTHERS[spell]], ["cutpurse_alley", "haunted_scriptorium"]]
    return table_at(phase, dungeons=dungeons, **position)


@pytest.mark.parametrize(("spell", "rooms"), BONUSES)
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_two_different_rooms_of_ones_own_get_a_token_each(spell: str, rooms: list[str], phase: str) -> None:
    table = bonus_table(spell, rooms, phase)
    play(table, f"prepare card={spell}")
    assert offers(table) == [*(f"aim_at card={room}" for room in rooms), "never_mind"]
    play(table, f"aim_at card={rooms[1]}")
    seconds = [f"aim_also_at card={room}" for room in rooms if room != rooms[1]]
    assert offers(table) == [*seconds, "aim_at_no_more", "never_mind"]
    events = play(table, f"aim_also_at card={rooms[2]}")
    assert [name_of(table, event.target.id) for event in of_kind(events, TargetChosen)] == rooms[1:]
    resolve_all(table)
    assert tokens_of(table) == {rooms[1]: 1, rooms[2]: 1}


@pytest.mark.parametrize(("spell", "rooms"), BONUSES)
def test_one_room_is_enough(spell: str, rooms: list[str]) -> None:
    table = bonus_table(spell, rooms)
    play(table, f"prepare card={spell}", f"aim_at card={rooms[0]}", "aim_at_no_more")
    resolve_all(table)
    assert tokens_of(table) == {rooms[0]: 1}
    table = bonus_table(spell, rooms[:1])
    play(table, f"prepare card={spell}", f"aim_at card={rooms[0]}")
    resolve_all(table)
    assert tokens_of(table) == {rooms[0]: 1}
    assert castings(bonus_table(spell, []), spell) == []


@pytest.mark.parametrize(("spell", "rooms"), BONUSES)
def test_who_puts_the_spell_back_has_announced_nothing(spell: str, rooms: list[str]) -> None:
    table = bonus_table(spell, rooms)
    play(table, f"prepare card={spell}", f"aim_at card={rooms[0]}", "never_mind")
    assert f"prepare card={spell}" in offers(table)
    assert not state_of(table).pending


@pytest.mark.rule("SB-309")
@pytest.mark.parametrize(("spell", "rooms"), BONUSES)
@pytest.mark.parametrize(("lost", "left"), [([0], [1]), ([1], [0]), ([0, 1], [])])
def test_of_two_rooms_those_that_remain_get_their_token(
    spell: str, rooms: list[str], lost: list[int], left: list[int]
) -> None:
    table = bonus_table(
        spell,
        rooms[:2],
        "adventure",
        hands=[[spell, "loot_drop"], ["freeze", "freeze", "loot_drop"]],
        options={"sets": ["boss-monster"]},
    )
    play(table, f"prepare card={spell}", f"aim_at card={rooms[0]}", f"aim_also_at card={rooms[1]}")
    pass_to(table, 1)
    for number in lost:  # deactivated, which is to be lost (SB-300)
        play(table, f"cast_at card=freeze target={rooms[number]}")
        pass_to(table, 1)
    events = resolve_all(table)
    assert ("target-lost" in kinds(events)) == (not left)
    assert tokens_of(table) == {rooms[number]: 1 for number in left}
    assert spell in discards(table)


@pytest.mark.card("power_bonus")
@pytest.mark.rule("SB-236", "SB-237")
def test_one_player_cannot_aim_at_a_room_with_four_tokens() -> None:
    table = table_at(
        "build",
        ALONE,
        dungeons=[["minion_arena", "titans_forge"]],
        tokens=[(0, 0, 4)],
        hands=[["power_bonus", "loot_drop"]],
    )
    play(table, "prepare card=power_bonus")
    assert offers(table) == ["aim_at card=titans_forge", "never_mind"]
    play(table, "aim_at card=titans_forge")
    resolve_all(table)
    assert tokens_of(table) == {"minion_arena": 4, "titans_forge": 1}


@pytest.mark.parametrize(("spell", "rooms"), BONUSES)
def test_who_imagines_another_spell_aims_at_no_second_room(spell: str, rooms: list[str]) -> None:
    table = bonus_table(spell, rooms)
    play(table, f"prepare card={spell}", f"aim_at card={rooms[0]}")
    assert prompt(table) == "which_second_target"
    worlds = [table.determinize(1, seed) for seed in range(20)]
    others = [offers(world) for world in worlds if hand_of(world, 0)[0] not in ("power_bonus", "extra_spikes")]
    assert others == [["never_mind"]] * len(others)
    assert others


# -- Critical Hit ------------------------------------------------------------------------------------------------------


def critical(hero: str, *hand: str, **more: Any) -> Table:
    """A hero stands in seat 0's first room, a monster room that deals 2."""
    position: dict[str, Any] = {"dungeons": [["trap_in_a_box", "minion_arena"], ["runic_study"]], **more}
    table = table_at(
        "adventure", entrances=[[hero]], hands=[["critical_hit", "loot_drop", *hand], ["freeze_sbm"]], **position
    )
    pass_to_room(table, "minion_arena")
    return table


@pytest.mark.card("critical_hit")
def test_critical_hit_hurts_the_hero_in_the_room_and_those_that_come_later() -> None:
    table = critical("sir_overkill")
    assert castings(table, "critical_hit") == ["trap_in_a_box", "minion_arena"]
    play(table, "cast_at card=critical_hit target=minion_arena")
    events = resolve_all(table)
    assert [event.damage for event in of_kind(events, HeroHurt)] == [3]
    assert hurt_of(table) == (5, 11)
    assert damages(table, 0) == [2, 5]
    decline_all(table)
    assert damages(table, 0) == [2, 2]  # no tokens: until the end of the turn


@pytest.mark.card("critical_hit")
@pytest.mark.rule("SB-308")
def test_critical_hit_on_a_room_ahead_hurts_when_the_hero_enters_it() -> None:
    table = critical("sir_overkill")
    play(table, "cast_at card=critical_hit target=trap_in_a_box")
    resolve_all(table)
    assert hurt_of(table) == (2, 11)
    pass_to_room(table, "trap_in_a_box")
    assert hurt_of(table) == (7, 11)


@pytest.mark.card("critical_hit")
@pytest.mark.rule("SB-303")
def test_critical_hit_does_nothing_in_a_neutralized_room() -> None:
    table = critical("sir_overkill")
    pass_to(table, 1)
    play(table, "cast_at card=freeze_sbm target=minion_arena")
    resolve_all(table)
    play(table, "cast_at card=critical_hit target=minion_arena")
    resolve_all(table)
    assert hurt_of(table) == (2, 11)
    assert damages(table, 0) == [2, 0]


@pytest.mark.card("critical_hit", "hilda_monster_tamer", "halo_of_hobb")
@pytest.mark.parametrize(
    ("hero", "hurt"), [("hilda_monster_tamer", 1 + 3), ("halo_of_hobb", 0), ("lockjaw_lou", 2 + 3)]
)
def test_who_takes_less_of_a_rooms_damage_takes_less_of_a_critical_hit(hero: str, hurt: int) -> None:
    table = critical(hero, bosses=FOUR)
    play(table, "cast_at card=critical_hit target=minion_arena")
    resolve_all(table)
    assert hurt_of(table)[0] == hurt


@pytest.mark.card("critical_hit")
def test_critical_hit_may_kill() -> None:
    table = critical("bunny")
    play(table, "cast_at card=critical_hit target=minion_arena")
    assert died(decline_all(table)) == ["bunny"]


# -- Golden Bait -------------------------------------------------------------------------------------------------------


@pytest.mark.card("golden_bait")
def test_golden_bait_gives_a_room_one_more_symbol_until_the_end_of_the_turn() -> None:
    table = table_at(
        "build",
        dungeons=[["minion_arena", "runic_study"]],
        town=["pockets"],
        hands=[["golden_bait", "loot_drop"], ["loot_drop"]],
    )
    before = treasure_of(table, 0)
    play(table, "prepare card=golden_bait")
    assert offers(table) == ["aim_at card=minion_arena", "aim_at card=runic_study", "never_mind"]
    play(table, "aim_at card=minion_arena")
    assert offers(table) == [
        *(f"choose_treasure treasure={name}" for name in ("cleric", "mage", "fighter", "thief")),
        "never_mind",
    ]
    play(table, "choose_treasure treasure=thief")
    resolve_all(table)
    assert [now - then for now, then in zip(treasure_of(table, 0), before, strict=True)] == [0, 0, 0, 1]
    events = decline_all(table)
    assert "hero-survived" in kinds(events)  # it lured the thief
    assert treasure_of(table, 0) == before
    assert entrance_of(table, 0) == []


@pytest.mark.card("golden_bait")
@pytest.mark.rule("SB-294")
def test_golden_bait_does_not_help_to_place_an_advanced_room() -> None:
    table = table_at("build", dungeons=[["runic_study"]], hands=[["golden_bait", "titans_forge"], ["loot_drop"]])
    play(table, "prepare card=golden_bait", "choose_treasure treasure=fighter")
    resolve_all(table)
    pass_to(table, 0)
    assert not any(offer.startswith("place card") for offer in offers(table))


@pytest.mark.card("golden_bait")
def test_a_covered_room_shows_no_golden_bait() -> None:
    table = table_at(
        "build", QUIET, dungeons=[["runic_study"]], hands=[["golden_bait", "cutpurse_alley"], ["loot_drop"]]
    )
    play(table, "prepare card=golden_bait", "choose_treasure treasure=fighter")
    resolve_all(table)
    assert treasure_of(table, 0)[2] == 1
    pass_to(table, 0)
    play(table, "place card=cutpurse_alley slot=0")
    assert treasure_of(table, 0)[2] == 0
