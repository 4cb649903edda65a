"""The two small sets, Crash Landing and Tools of Hero-Kind, against their totals and a second copy of the numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.boss_family import card_tables
from tests.games.boss_family.card_tables import copies, letters, read_table, rows
from undercroft.kernel.features.provenance import SOURCES

CRASH = read_table("boss_family/cards/crash_landing.toml")
TOOLS = read_table("boss_family/cards/tools_of_hero_kind.toml")
OTHERS = [
    read_table("boss_family/cards/boss_monster.toml"),
    read_table("boss_family/cards/minibosses.toml"),
    read_table("super_boss_monster/cards/super_boss_monster.toml"),
]
SECTIONS = ("boss", "room", "spell", "hero", "item")

# Code and XP.
BOSSES = {"imperiatrix": (1, 475), "klonos": (2, 175), "mando": (3, 855)}

# Code, copies, kind (in capitals: advanced), damage, the treasures by their first letters, and when it does something.
CRASH_ROOMS = {
    "alien_excavator": (4, 2, "trap", 2, "e", "on_build"),
    "alien_ooze": (5, 2, "trap", 1, "e", "continuous"),
    "decoy_garden": (6, 1, "monster", 1, "e", "on_build"),
    "frostman_lander": (7, 2, "monster", 2, "e", "from_hand"),
    "invasion_swarm": (8, 2, "monster", 0, "e", "continuous"),
    "reactor_core": (9, 2, "trap", 2, "e", "continuous"),
    "digicron_library": (10, 1, "TRAP", 3, "e", "on_build"),
    "hypercube": (11, 2, "TRAP", 4, "e", "continuous"),
    "the_omega_42": (12, 1, "TRAP", 3, "e", "activated"),
    "crash_site": (13, 2, "trap", 1, "ce", "on_uncover"),
    "caged_gundarf": (14, 2, "monster", 1, "fe", "on_uncover"),
    "celestial_map": (15, 2, "trap", 1, "me", "on_uncover"),
    "darkling_lair": (16, 2, "monster", 1, "te", "on_uncover"),
}
TOOLS_ROOMS = {
    "burial_mound": (21, 1, "TRAP", 3, "c", "activated"),
    "orcish_smithy": (22, 1, "MONSTER", 3, "f", "activated"),
    "artificers_workbench": (23, 1, "TRAP", 3, "m", "activated"),
    "magnetic_ceiling": (24, 1, "TRAP", 3, "t", "triggered"),
}

# Code, copies and the phases of the icon.
CRASH_SPELLS = {
    "finish_him": (29, 1, "adventure"),
    "essence_transfer": (30, 2, "adventure"),
    "healing_tank": (31, 1, "adventure"),
    "meteorite": (32, 1, "build"),
    "not_dead_yet": (33, 2, "adventure"),
}
TOOLS_SPELLS = {"excavation": (25, 2, "both")}

# Code, class, health and the souls or wounds.
HEROES = {
    "the_prince": (17, "none", 3, 1),
    "crash_dodgers": (18, "explorer", 4, 1),
    "corbin_crickton": (19, "explorer", 4, 1),
    "tmatha": (20, "explorer", 6, 1),
    "lindo_callari": (21, "explorer", 6, 1),
    "doug_oshibe_ace_pilot": (22, "explorer", 8, 1),
    "guy_the_redrobe": (23, "explorer", 8, 1),
    "andromeda_james": (24, "explorer", 11, 2),
    "morgan_fragman": (25, "explorer", 11, 2),
    "banzai_barb": (26, "explorer", 13, 2),
    "aliff": (27, "explorer", 13, 2),
    "the_king": (28, "none", 20, 2),
}

# Four items of each class, in the order of their codes; the last four are for everybody.
ITEMS = {
    "cleric": ["extra_life", "holy_hand_grenade", "inquisitors_robes", "staff_of_healing"],
    "fighter": ["goblin_suit", "claws_of_the_berserker", "oversized_sword", "vorpal_blade"],
    "mage": ["antimagic_lizard", "ice_rod", "magic_mirror", "necronomicon"],
    "thief": ["bag_of_holding", "cheat_code", "ten_foot_pole", "the_bomb"],
    "none": ["boots_of_jumping", "pet_monster", "star_of_invulnerability", "ring_of_invisibility"],
}


def ids(table: dict[str, Any]) -> list[str]:
    """The ids of all cards of a table."""
    return [row["id"] for section in (*SECTIONS, "miniboss") for row in table.get(section, ())]


def test_the_sets_hold_their_cards() -> None:
    assert [copies(CRASH, section) for section in SECTIONS] == [3, 23, 7, 12, 0]
    assert [copies(TOOLS, section) for section in SECTIONS] == [0, 4, 2, 0, 20]


def test_the_tables_state_the_numbers_of_the_sets() -> None:
    assert CRASH["meta"]["players"] == [5, 6]
    assert CRASH["meta"]["added_heroes"] == [7, 5]
    assert TOOLS["meta"]["items_each_turn"] == {"p2": 1, "p3": 1, "p4": 2, "p5": 3, "p6": 3}


def test_an_id_is_used_once_over_all_sets() -> None:
    used = [name for table in (CRASH, TOOLS, *OTHERS) for name in ids(table)]
    assert [name for name, count in Counter(used).items() if count > 1] == []


def test_every_row_names_its_sources() -> None:
    for table in (CRASH, TOOLS):
        for section in SECTIONS:
            for row in table.get(section, ()):
                assert row["source"] in SOURCES, row["id"]
                assert row.get("ability_source", row["source"]) in SOURCES, row["id"]
                assert row.get("phase_source", "inferred") == "inferred", row["id"]


def test_every_boss_is_an_explorer_with_its_experience() -> None:
    found = {row["id"]: (row["code"], row["xp"], letters(row["treasure"])) for row in CRASH["boss"]}
    assert found == {name: (f"CRL{number:03}", xp, "e") for name, (number, xp) in BOSSES.items()}


@pytest.mark.parametrize(("table", "code", "printed"), [(CRASH, "CRL", CRASH_ROOMS), (TOOLS, "THK", TOOLS_ROOMS)])
def test_every_room_has_its_copies_kind_damage_treasure_and_timing(
    table: dict[str, Any], code: str, printed: dict[str, tuple[int, int, str, int, str, str]]
) -> None:
    found = {name: (*facts, rows(table, "room")[name]["timing"]) for name, facts in card_tables.rooms(table).items()}
    assert found == {name: (f"{code}{number:03}", *facts) for name, (number, *facts) in printed.items()}
    for row in table["room"]:
        assert row["activated"] == (row["timing"] in ("activated", "from_hand")), row["id"]
        assert row["effect"], row["id"]


@pytest.mark.parametrize(("table", "code", "printed"), [(CRASH, "CRL", CRASH_SPELLS), (TOOLS, "THK", TOOLS_SPELLS)])
def test_every_spell_has_its_copies_and_phases(
    table: dict[str, Any], code: str, printed: dict[str, tuple[int, int, str]]
) -> None:
    assert card_tables.spells(table) == {
        name: (f"{code}{number:03}", *facts) for name, (number, *facts) in printed.items()
    }


def test_every_hero_has_its_class_health_and_worth() -> None:
    found = {row["id"]: (row["code"], row["class"], row["health"], row["souls"]) for row in CRASH["hero"]}
    assert found == {name: (f"CRL{number:03}", *facts) for name, (number, *facts) in HEROES.items()}
    for row in CRASH["hero"]:
        assert row["souls"] == row["wounds"] == 1 + row["epic"], row["id"]
        assert (row["min_players"], row["copies"]) == (5, 1), row["id"]
        assert ("ability" in row) == (row["class"] == "none"), row["id"]
    assert Counter(row["epic"] for row in CRASH["hero"]) == {False: 7, True: 5}


def test_every_item_has_its_class_and_its_two_abilities() -> None:
    found = {row["code"]: (row["class"], row["id"]) for row in TOOLS["item"]}
    printed = [(kind, name) for kind, names in ITEMS.items() for name in names]
    assert found == {f"THK{number:03}": item for number, item in enumerate(printed, start=1)}
    assert all(row["hero"] and row["boss"] for row in TOOLS["item"])
