"""The box of Super Boss Monster: the card table against its totals and a second copy of the numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.boss_family import card_tables
from tests.games.boss_family.card_tables import copies, letters, read_table, rows
from undercroft.kernel.features.provenance import SOURCES

SECTIONS = ("boss", "room", "spell", "hero")
CLASSES = ("cleric", "fighter", "mage", "thief")


TABLE = read_table("super_boss_monster/cards/super_boss_monster.toml")
META: dict[str, Any] = TABLE["meta"]
SOLO: dict[str, Any] = META["solo"]
OTHERS = [
    read_table("boss_family/cards/boss_monster.toml"),
    read_table("boss_family/cards/minibosses.toml"),
]

# Code, XP and the treasure.
BOSSES = {
    "bishop_bonemeal": (1, 470, "c"),
    "abbess_ashveil": (2, 735, "c"),
    "the_sunken_oracle": (3, 885, "c"),
    "emperor_dododo": (4, 780, "f"),
    "gromgut_the_gourmand": (5, 845, "f"),
    "queen_thornhide": (6, 410, "f"),
    "your_sliminess": (7, 520, "m"),
    "professor_polyp": (8, 690, "m"),
    "madame_marionette": (9, 305, "m"),
    "baron_von_grabbe": (10, 930, "t"),
    "captain_rustclaw": (11, 365, "t"),
    "mimi_the_mimic": (12, 615, "t"),
}

# Code, copies, kind (in capitals: advanced), damage, and the treasures by their first letters.
ROOMS = {
    "wailing_crypt": (101, 2, "monster", 1, "c"),
    "mourners_chapel": (102, 2, "trap", 1, "c"),
    "ghoul_kitchen": (103, 2, "monster", 2, "c"),
    "confession_booth": (104, 2, "trap", 2, "c"),
    "bone_choir": (105, 2, "monster", 1, "c"),
    "reliquary_snare": (106, 1, "trap", 3, "c"),
    "cathedral_of_chains": (107, 1, "MONSTER", 3, "c"),
    "lichs_infirmary": (108, 2, "MONSTER", 3, "c"),
    "soul_mill": (109, 1, "TRAP", 2, "c"),
    "frozen_monster": (110, 2, "monster", 3, "f"),
    "minion_arena": (111, 2, "monster", 2, "f"),
    "goblin_gym": (112, 2, "monster", 1, "f"),
    "bruiser_barracks": (113, 2, "monster", 2, "f"),
    "boulder_ramp_sbm": (114, 1, "trap", 4, "f"),
    "ogre_toll_bridge": (115, 2, "monster", 2, "f"),
    "titans_forge": (116, 1, "MONSTER", 4, "f"),
    "dragon_colosseum": (117, 2, "MONSTER", 3, "f"),
    "siege_golem": (118, 1, "TRAP", 3, "f"),
    "book_eater_dragon": (119, 2, "monster", 2, "m"),
    "runic_study": (120, 2, "trap", 1, "m"),
    "wisp_aviary": (121, 2, "monster", 1, "m"),
    "cursed_bookshelf": (122, 2, "trap", 1, "m"),
    "arcane_turbine": (123, 1, "trap", 2, "m"),
    "portal_alcove": (124, 2, "trap", 1, "m"),
    "mana_reactor": (125, 1, "TRAP", 2, "m"),
    "astral_observatory": (126, 2, "TRAP", 2, "m"),
    "storm_djinn": (127, 1, "MONSTER", 3, "m"),
    "trap_in_a_box": (128, 2, "trap", 2, "t"),
    "cutpurse_alley": (129, 2, "monster", 1, "t"),
    "spring_floor": (130, 2, "trap", 2, "t"),
    "smugglers_chute": (131, 2, "trap", 1, "t"),
    "dart_gallery": (132, 2, "trap", 1, "t"),
    "vanishing_bridge": (133, 1, "trap", 1, "t"),
    "vault_of_blades": (134, 1, "TRAP", 3, "t"),
    "clockwork_gauntlet": (135, 2, "TRAP", 3, "t"),
    "counterfeit_treasury": (136, 1, "TRAP", 2, "tt"),
    "crusader_kennel": (137, 2, "monster", 1, "cf"),
    "haunted_scriptorium": (138, 2, "trap", 1, "cm"),
    "beggars_catacomb": (139, 2, "monster", 1, "ct"),
    "elemental_dojo": (140, 2, "monster", 1, "fm"),
    "booby_trapped_armory": (141, 2, "trap", 1, "ft"),
    "mirror_bazaar": (142, 2, "trap", 1, "mt"),
    "grand_menagerie": (143, 1, "MONSTER", 2, "cfmt"),
    "clock_tower_of_doom": (144, 1, "TRAP", 3, "ft"),
    "sanctum_of_whispers": (145, 1, "MONSTER", 2, "cm"),
}

# Code, copies and the phases of the icon.
SPELLS = {
    "stealth": (201, 2, "build"),
    "grand_heist": (202, 2, "build"),
    "ghost_cheat": (203, 2, "adventure"),
    "safety_inspection": (204, 2, "both"),
    "freeze_sbm": (205, 2, "adventure"),
    "co_op": (206, 2, "build"),
    "adventure": (207, 2, "build"),
    "dream_catcher": (208, 1, "both"),
    "power_bonus": (209, 2, "both"),
    "extra_spikes": (210, 2, "both"),
    "critical_hit": (211, 2, "adventure"),
    "rush_job": (212, 2, "build"),
    "loot_drop": (213, 2, "both"),
    "checkpoint": (214, 2, "adventure"),
    "coup_de_grace": (215, 2, "adventure"),
    "golden_bait": (216, 2, "build"),
    "continue": (217, 1, "both"),
}

# Code, class by its first letter, health, and the smallest number of players.
HEROES = {
    "pim_choir_recruit": (301, "c", 4, 2),
    "acolyte": (302, "c", 6, 2),
    "brother_barrow": (303, "c", 8, 2),
    "sister_lanterna": (304, "c", 6, 3),
    "tollo_the_bell_ringer": (305, "c", 4, 4),
    "pilgrim_gang": (306, "c", 6, 4),
    "bunny": (307, "f", 4, 2),
    "gladiator": (308, "f", 6, 2),
    "laliho": (309, "f", 8, 2),
    "dent_shield_tester": (310, "f", 6, 3),
    "twigblade": (311, "f", 4, 4),
    "hilda_monster_tamer": (312, "f", 6, 4),
    "fizz_first_year": (313, "m", 4, 2),
    "researcher": (314, "m", 6, 2),
    "orbella_owlhat": (315, "m", 8, 2),
    "quill_the_footnoted": (316, "m", 6, 3),
    "sparkplug_ned": (317, "m", 4, 4),
    "nullo_the_unenchantable": (318, "m", 6, 4),
    "pockets": (319, "t", 4, 2),
    "criminal": (320, "t", 6, 2),
    "velvet_vic": (321, "t", 8, 2),
    "rope_trick_rosa": (322, "t", 6, 3),
    "snatch_and_sons": (323, "t", 4, 4),
    "lockjaw_lou": (324, "t", 6, 4),
    "idler": (325, "", 5, 2),
}
EPIC_HEROES = {
    "saint_ottoline": (326, "c", 11, 2),
    "priestess": (327, "c", 12, 2),
    "archdeacon_thunder": (328, "c", 13, 3),
    "halo_of_hobb": (329, "c", 11, 4),
    "sir_overkill": (330, "f", 11, 2),
    "champion": (331, "f", 12, 2),
    "brunhilde_ironbraid": (332, "f", 13, 3),
    "the_wrecking_squire": (333, "f", 11, 4),
    "zephyra_stormscroll": (334, "m", 11, 2),
    "archivist": (335, "m", 12, 2),
    "magister_moonbeard": (336, "m", 13, 3),
    "vexa_silence_incarnate": (337, "m", 11, 4),
    "night_cat_nadia": (338, "t", 11, 2),
    "rogue": (339, "t", 12, 2),
    "the_gilded_ghost": (340, "t", 13, 3),
    "backdoor_bastian": (341, "t", 11, 4),
    "bar_brawler": (342, "", 14, 2),
}

# When each room does something; the others have no effect of this kind.
TIMINGS = {
    "activated": {
        "mourners_chapel",
        "ogre_toll_bridge",
        "book_eater_dragon",
        "storm_djinn",
        "spring_floor",
        "vanishing_bridge",
    },
    "continuous": {
        "bone_choir",
        "reliquary_snare",
        "soul_mill",
        "frozen_monster",
        "dragon_colosseum",
        "siege_golem",
        "mana_reactor",
        "dart_gallery",
        "clock_tower_of_doom",
    },
    "market_pick": {"cursed_bookshelf", "mirror_bazaar"},
    "on_build": {
        "confession_booth",
        "lichs_infirmary",
        "bruiser_barracks",
        "portal_alcove",
        "trap_in_a_box",
        "clockwork_gauntlet",
        "counterfeit_treasury",
        "crusader_kennel",
        "haunted_scriptorium",
        "booby_trapped_armory",
    },
    "triggered": {
        "ghoul_kitchen",
        "goblin_gym",
        "boulder_ramp_sbm",
        "wisp_aviary",
        "arcane_turbine",
        "smugglers_chute",
    },
}
WITH_SPACE = {
    "wailing_crypt",
    "cathedral_of_chains",
    "minion_arena",
    "titans_forge",
    "runic_study",
    "astral_observatory",
    "cutpurse_alley",
    "vault_of_blades",
    "beggars_catacomb",
    "elemental_dojo",
    "sanctum_of_whispers",
}
STRAIGHT_TO = {
    "acolyte": "temple",
    "gladiator": "stadium",
    "researcher": "library",
    "criminal": "hideout",
    "idler": "tavern",
    "priestess": "temple",
    "champion": "stadium",
    "archivist": "library",
    "rogue": "hideout",
    "bar_brawler": "tavern",
}


def code(number: int) -> str:
    """The code of a card."""
    return f"SBM{number:03}"


# -- the whole box -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-008")
def test_the_box_holds_what_the_book_lists() -> None:
    assert [copies(TABLE, section) for section in SECTIONS] == [12, 75, 32, 42]
    assert Counter(row["epic"] for row in TABLE["hero"]) == {False: 25, True: 17}
    assert (META["damage_tokens"], META["health_tokens"], META["treasure_tokens"]) == (28, 8, 5)


def test_an_id_is_used_once_here_and_in_no_other_set() -> None:
    ids = [row["id"] for section in SECTIONS for row in TABLE[section]]
    assert len(set(ids)) == len(ids) == 116
    assert not set(ids) & {
        row["id"] for table in OTHERS for part in table.values() if part != table["meta"] for row in part
    }


def test_every_row_names_its_sources() -> None:
    for section in (*SECTIONS, "landmark"):
        for row in TABLE[section]:
            assert row["source"] in SOURCES, row["id"]
            assert row.get("health_token_source", row["source"]) in SOURCES, row["id"]
            assert section == "landmark" or row["source"] != "rulebook" or row["rulebook_gives"], row["id"]


def test_what_the_book_shows_of_a_card_is_told() -> None:
    from_the_book = {
        name for section in SECTIONS for name, row in rows(TABLE, section).items() if row["source"] == "rulebook"
    }
    assert from_the_book == {
        *("frozen_monster", "minion_arena", "book_eater_dragon", "freeze_sbm", "power_bonus"),
        *("bunny", "gladiator", "laliho", "criminal"),
    }
    assert sum("name_uk" in row for section in SECTIONS for row in TABLE[section]) == 27


# -- card by card --------------------------------------------------------------------------------------------------


def test_every_boss_has_its_experience_and_treasure() -> None:
    assert card_tables.bosses(TABLE) == {
        name: (code(number), xp, kind, True) for name, (number, xp, kind) in BOSSES.items()
    }
    assert Counter(kind for _, _, kind in BOSSES.values()) == {name[0]: 3 for name in CLASSES}


def test_one_boss_of_each_class_has_an_action_space() -> None:
    spaces = [name for name, row in rows(TABLE, "boss").items() if "action_space" in row]
    assert spaces == ["abbess_ashveil", "gromgut_the_gourmand", "professor_polyp", "captain_rustclaw"]


def test_every_room_has_its_copies_kind_damage_and_treasure() -> None:
    assert card_tables.rooms(TABLE) == {name: (code(number), *facts) for name, (number, *facts) in ROOMS.items()}


def test_the_rooms_add_up() -> None:
    sorts: Counter[str] = Counter()
    treasures: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    for row in TABLE["room"]:
        shown = letters(row["treasure"])
        sorts["advanced " + row["kind"] if row["advanced"] else row["kind"]] += row["copies"]
        treasures[shown[0] if len(set(shown)) == 1 else "multi"] += row["copies"]
        icons.update(shown * row["copies"])
    assert sorts == {"monster": 28, "trap": 28, "advanced monster": 9, "advanced trap": 10}
    assert treasures == {"c": 15, "f": 15, "m": 15, "t": 15, "multi": 15}
    assert icons == {name[0]: count for name, count in META["room_treasure_totals"].items()}
    assert icons == {"c": 23, "f": 23, "m": 23, "t": 24}


def test_every_room_has_its_timing_and_a_space_where_it_should() -> None:
    for name, row in rows(TABLE, "room").items():
        timings = [timing for timing, names in TIMINGS.items() if name in names]
        assert row["timing"] == (timings[0] if timings else "none"), name
        assert row["activated"] == (row["timing"] == "activated"), name
        assert bool(row.get("effect")) == bool(timings), name
        assert bool(row.get("action_space")) == (name in WITH_SPACE), name
        assert row["cost_coins"] == 0, name


def test_every_spell_has_its_copies_and_phases() -> None:
    assert card_tables.spells(TABLE) == {name: (code(number), *facts) for name, (number, *facts) in SPELLS.items()}
    assert all(row["effect"] for row in TABLE["spell"])


@pytest.mark.parametrize(("epic", "printed", "worth"), [(False, HEROES, 1), (True, EPIC_HEROES, 2)])
def test_every_hero_has_its_class_health_and_worth(
    epic: bool, printed: dict[str, tuple[int, str, int, int]], worth: int
) -> None:
    found = {
        name: (row["code"], row["class"][0] if row["class"] in CLASSES else "", row["health"], row["min_players"])
        for name, row in rows(TABLE, "hero").items()
        if row["epic"] == epic
    }
    assert found == {name: (code(number), *facts) for name, (number, *facts) in printed.items()}
    for name in printed:
        row = rows(TABLE, "hero")[name]
        assert (row["souls"], row["wounds"], row["copies"]) == (worth, worth, 1), name


@pytest.mark.rule("SB-284")
def test_epic_heroes_have_more_health_than_ordinary_ones() -> None:
    most = max(row["health"] for row in TABLE["hero"] if not row["epic"])
    assert all(row["health"] > most for row in TABLE["hero"] if row["epic"])


def test_one_hero_of_each_landmark_and_deck_goes_straight_there() -> None:
    assert {name: row["landmark"] for name, row in rows(TABLE, "hero").items() if "landmark" in row} == STRAIGHT_TO
    able = {name for name, row in rows(TABLE, "hero").items() if "ability" in row} - set(STRAIGHT_TO)
    assert able == {name for name, row in rows(TABLE, "hero").items() if row["min_players"] == 4} - {
        *("tollo_the_bell_ringer", "twigblade", "sparkplug_ned", "snatch_and_sons")
    }


# -- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17)])
def test_the_hero_decks_grow_with_the_players(players: int, ordinary: int, epic: int) -> None:
    taking_part = Counter(row["epic"] for row in TABLE["hero"] if row["min_players"] <= players)
    assert taking_part == {False: ordinary, True: epic}
    assert META["hero_deck"][f"p{players}"] == [ordinary, epic]


def test_one_player_takes_fifteen_spells_out() -> None:
    """SB-222."""
    assert {name: rows(TABLE, "spell")[name]["copies"] for name in SOLO["removed_spells"]} == {
        "stealth": 2,
        "grand_heist": 2,
        "ghost_cheat": 2,
        "safety_inspection": 2,
        "freeze_sbm": 2,
        "co_op": 2,
        "adventure": 2,
        "dream_catcher": 1,
    }
    assert copies(TABLE, "spell") - sum(rows(TABLE, "spell")[name]["copies"] for name in SOLO["removed_spells"]) == 17


@pytest.mark.rule("SB-025", "SB-226")
def test_one_player_meets_twelve_ordinary_and_twelve_epic_heroes() -> None:
    assert set(SOLO["removed_heroes"]) == {name for name in STRAIGHT_TO if name in HEROES}  # SB-223
    assert set(SOLO["removed_epic_heroes"]) == {name for name in STRAIGHT_TO if name in EPIC_HEROES}  # SB-224
    icons = [name for name, row in rows(TABLE, "hero").items() if not row["epic"] and row["min_players"] == 4]
    assert SOLO["removed_heroes_from"] == 4
    assert len(icons) == 8
    assert not set(icons) & set(SOLO["removed_heroes"])
    assert [25 - 8 - 5, 17 - 5] == SOLO["hero_deck"] == [12, 12]
    assert 12 * 1 + 12 * 2 == SOLO["most_points"] == 36
