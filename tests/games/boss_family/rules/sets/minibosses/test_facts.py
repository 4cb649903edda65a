"""The box of Rise of the Minibosses: the card table against its totals and a second copy of the numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.boss_family import card_tables
from tests.games.boss_family.card_tables import copies, letters, read_table, rows
from undercroft.games.boss_family.rules.facts import FIRST_DECK as BASE
from undercroft.kernel.features.provenance import SOURCES

TABLE = read_table("boss_family/cards/minibosses.toml")
SECTIONS = ("boss", "room", "miniboss", "spell", "hero")
CLASSES = ("cleric", "fighter", "mage", "thief")

# Code, XP and the treasure.
BOSSES = {
    "gregore": (1, 365, "cleric"),
    "calabeza": (2, 205, "cleric"),
    "belladonna": (3, 860, "cleric"),
    "lamia": (4, 255, "fighter"),
    "king_croak_rmb": (5, 760, "fighter"),
    "ravenus": (6, 760, "fighter"),
    "baron_hex": (7, 535, "mage"),
    "oculus": (8, 630, "mage"),
    "kazanna": (9, 935, "mage"),
    "dr_deadly": (10, 300, "thief"),
    "scott": (11, 780, "thief"),
    "kirax": (12, 980, "thief"),
}

# Code, copies, kind (in capitals: advanced), damage, and the treasures by their first letters.
ROOMS = {
    "spectral_bomb": (13, 1, "trap", 1, "c"),
    "monster_academy": (14, 2, "monster", 1, "c"),
    "ancient_guardtower": (15, 2, "trap", 2, "c"),
    "tomb_of_terrors": (16, 2, "trap", 2, "c"),
    "imp_hoard": (17, 2, "monster", 1, "c"),
    "vampire_lab": (18, 2, "monster", 2, "c"),
    "haunted_cavern": (19, 1, "MONSTER", 3, "c"),
    "minion_clinic": (20, 2, "MONSTER", 3, "c"),
    "robbers_vault": (21, 1, "TRAP", 3, "c"),
    "minotaur_catacombs": (22, 1, "monster", 1, "f"),
    "goblin_market": (23, 2, "monster", 1, "f"),
    "power_leech": (24, 2, "monster", 1, "f"),
    "fetid_beast": (25, 2, "monster", 3, "f"),
    "training_camp": (26, 2, "monster", 2, "f"),
    "shrooman_aviary": (27, 2, "monster", 2, "f"),
    "dragons_nest": (28, 1, "MONSTER", 4, "f"),
    "doppelganger_hive": (29, 2, "MONSTER", 2, "f"),
    "foyer_elemental": (30, 1, "MONSTER", 4, "f"),
    "mysterious_portal": (31, 1, "trap", 1, "m"),
    "alchemists_lab": (32, 2, "trap", 1, "m"),
    "black_market": (33, 2, "trap", 2, "m"),
    "mind_thresher": (34, 2, "trap", 2, "m"),
    "cursed_well": (35, 2, "trap", 2, "m"),
    "loot_box": (36, 2, "trap", 1, "m"),
    "crystal_ballroom": (37, 1, "TRAP", 3, "m"),
    "efreets_chamber": (38, 2, "MONSTER", 2, "m"),
    "magipede": (39, 1, "MONSTER", 2, "m"),
    "delvers_quarry": (40, 1, "trap", 1, "t"),
    "garbage_chute": (41, 2, "trap", 1, "t"),
    "unstable_mine": (42, 2, "trap", 2, "t"),
    "sawtooth_pendulum": (43, 2, "trap", 2, "t"),
    "the_catapult": (44, 2, "trap", 2, "t"),
    "endless_gallery": (45, 2, "trap", 2, "t"),
    "paywall": (46, 1, "TRAP", 4, "t"),
    "living_trap": (47, 2, "TRAP", 3, "t"),
    "the_dreadmill": (48, 1, "TRAP", 2, "t"),
    "personnel_office": (49, 2, "monster", 1, "fm"),
    "trophy_room": (50, 2, "trap", 1, "ft"),
    "lightning_rod": (51, 2, "trap", 1, "mt"),
    "pixie_fountain": (52, 2, "monster", 1, "cf"),
    "the_keystone": (53, 2, "trap", 1, "ct"),
    "pool_of_shadows": (54, 2, "trap", 1, "cm"),
}

MINIBOSSES = {
    "spike": 55,
    "kid_croak": 56,
    "draculad": 57,
    "rocky": 58,
    "cerebella": 59,
    "paddywhack": 60,
    "icicle_man": 61,
    "mageseeker": 62,
    "brassknuckle": 63,
    "jinx": 64,
}

# Code and the phases of the icon.
SPELLS = {
    "windfall": (65, "both"),
    "internship": (66, "build"),
    "spirit_dragon": (67, "build"),
    "sabotage": (68, "both"),
    "rage": (69, "both"),
    "ambush": (70, "adventure"),
    "rebirth": (71, "both"),
    "smash": (72, "both"),
    "pay_to_win": (73, "both"),
    "zoning_board": (74, "build"),
    "respawn": (75, "both"),
    "heist": (76, "build"),
    "short_circuit": (77, "both"),
    "traitor": (78, "build"),
    "armor_up": (79, "both"),
}

# Code, class or classes by their first letters, health, and the smallest number of players.
HEROES = {
    "felicity_joyful_nurse": (80, "c", 4, 2),
    "wolfhard_teen_hero": (81, "c", 4, 4),
    "holkin_propheteer": (82, "c", 6, 2),
    "luz_merciful_healer": (83, "c", 6, 3),
    "inquisitor": (84, "c", 6, 4),
    "josie_vampire_slayer": (85, "c", 8, 2),
    "tess_dwarven_shieldmaiden": (86, "f", 4, 2),
    "steven_the_human": (87, "f", 4, 4),
    "rotgut_half_giant_berserker": (88, "f", 6, 2),
    "maxine_sister_of_steel": (89, "f", 6, 3),
    "sellsword": (90, "f", 6, 4),
    "joe_the_smith": (91, "f", 8, 2),
    "eloi_marlborn": (92, "m", 4, 2),
    "exai_mindmage": (93, "m", 4, 4),
    "clebrina_familiar": (94, "m", 6, 2),
    "bross_illusionist_adept": (95, "m", 6, 3),
    "alchemist": (96, "m", 6, 4),
    "dovkro_born_of_the_dragon": (97, "m", 8, 2),
    "kbothi_the_spy": (98, "t", 4, 2),
    "the_steel_mouser": (99, "t", 4, 4),
    "ofcroak_vengeful_handmaid": (100, "t", 6, 2),
    "koko_the_piper": (101, "t", 6, 3),
    "scoundrel": (102, "t", 6, 4),
    "marmo_master_of_dreams": (103, "t", 8, 2),
    "the_fool": (104, "", 2, 2),
}
EPIC_HEROES = {
    "haize_half_angel": (105, "c", 11, 2),
    "the_overseer": (106, "c", 11, 3),
    "paladin": (107, "cf", 12, 4),
    "koverian_executioner": (108, "c", 13, 2),
    "varraka_combat_instructor": (109, "f", 11, 2),
    "zheng_yi_one_kick_woman": (110, "f", 11, 3),
    "relic_hunter": (111, "mt", 12, 4),
    "unseena_invisible_wrestler": (112, "f", 13, 2),
    "zutara_elemental_master": (113, "m", 11, 2),
    "mortimer_evil_genius": (114, "m", 11, 3),
    "warlock": (115, "mc", 12, 4),
    "shigeru_the_spellbinder": (116, "m", 13, 2),
    "moran_master_of_keys": (117, "t", 11, 2),
    "marsden_reformed_outlaw": (118, "t", 11, 3),
    "tax_collector": (119, "tf", 12, 4),
    "petros_dwarven_noble": (120, "t", 13, 2),
    "the_progenitors": (121, "", 20, 2),
}


def code(number: int) -> str:
    """Return the code printed at the foot of a card."""
    return f"RMB{number:03}"


# -- the whole box -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-001")
def test_the_box_holds_a_hundred_and_sixty_six_cards() -> None:
    assert copies(TABLE, "boss") == 12
    assert copies(TABLE, "room") + copies(TABLE, "miniboss") == 82
    assert copies(TABLE, "spell") == 30
    assert copies(TABLE, "hero") == 42
    assert Counter(row["epic"] for row in TABLE["hero"]) == {False: 25, True: 17}
    assert TABLE["meta"]["coin_tokens"] == 35


def test_two_three_or_four_play() -> None:
    assert TABLE["meta"]["players"] == [2, 3, 4]


def test_the_table_states_the_numbers_of_the_book() -> None:
    meta = TABLE["meta"]
    assert (meta["start_rooms"], meta["start_spells"], meta["start_coins"]) == (5, 2, 3)  # MB-017
    assert (meta["seeded_rooms"], meta["seeded_spells"]) == (4, 2)  # MB-015
    assert (meta["reveal_cost"], meta["promote_cost"]) == (1, 1)  # MB-047, MB-051
    assert (meta["souls_to_win"], meta["wounds_to_lose"]) == (10, 5)  # MB-087, MB-088
    assert (meta["max_rooms"], meta["start_discard"]) == (5, 2)  # MB-072, MB-094


def test_an_id_is_used_once_here_and_never_in_the_base_set() -> None:
    ids = [row["id"] for section in SECTIONS for row in TABLE[section]]
    assert len(set(ids)) == len(ids) == 121
    assert not set(ids) & set(BASE.ids)


def test_every_row_names_its_sources() -> None:
    for section in SECTIONS:
        for row in TABLE[section]:
            assert row["source"] in SOURCES, row["id"]
            assert row.get("ability_source", row["source"]) in SOURCES, row["id"]
            assert row["source"] != "two-sources" or row["rulebook_confirms"], row["id"]


# -- card by card --------------------------------------------------------------------------------------------------


def test_every_boss_has_its_experience_and_treasure() -> None:
    assert card_tables.bosses(TABLE) == {
        name: (code(number), xp, kind[0], True) for name, (number, xp, kind) in BOSSES.items()
    }
    assert Counter(kind for _, _, kind in BOSSES.values()) == dict.fromkeys(CLASSES, 3)


def test_every_room_has_its_copies_kind_damage_and_treasure() -> None:
    assert card_tables.rooms(TABLE) == {name: (code(number), *facts) for name, (number, *facts) in ROOMS.items()}


def test_the_rooms_add_up() -> None:
    sorts: Counter[str] = Counter()
    treasures: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    for row in TABLE["room"]:
        shown = letters(row["treasure"])
        sorts["advanced " + row["kind"] if row["advanced"] else row["kind"]] += row["copies"]
        treasures[shown if len(shown) == 1 else "multi"] += row["copies"]
        icons.update(shown * row["copies"])
    assert sorts == {"monster": 21, "trap": 35, "advanced monster": 10, "advanced trap": 6}
    assert treasures == {"c": 15, "f": 15, "m": 15, "t": 15, "multi": 12}
    assert icons == {name[0]: count for name, count in TABLE["meta"]["room_treasure_totals"].items()}
    assert set(icons.values()) == {21}


def test_only_the_loot_box_costs_coins_to_build() -> None:
    assert {name: row["cost_coins"] for name, row in rows(TABLE, "room").items() if row["cost_coins"]} == {
        "loot_box": 2
    }


def test_every_miniboss_has_three_levels() -> None:
    found = {name: row["code"] for name, row in rows(TABLE, "miniboss").items()}
    assert found == {name: code(number) for name, number in MINIBOSSES.items()}
    for name, row in rows(TABLE, "miniboss").items():
        assert row["copies"] == 1, name
        assert all(row[f"level{level}"] for level in (1, 2, 3)), name


def test_every_spell_is_there_twice_and_has_its_phases() -> None:
    assert card_tables.spells(TABLE) == {name: (code(number), 2, phase) for name, (number, phase) in SPELLS.items()}


@pytest.mark.card(*HEROES, *EPIC_HEROES)
@pytest.mark.parametrize(("epic", "printed", "worth"), [(False, HEROES, 1), (True, EPIC_HEROES, 2)])
def test_every_hero_has_its_class_health_and_worth(
    epic: bool, printed: dict[str, tuple[int, str, int, int]], worth: int
) -> None:
    found = {
        name: (
            row["code"],
            "".join(kind[0] for kind in (row["class"], row.get("class2", "none")) if kind != "none"),
            row["health"],
            row["min_players"],
        )
        for name, row in rows(TABLE, "hero").items()
        if row["epic"] == epic
    }
    assert found == {name: (code(number), *facts) for name, (number, *facts) in printed.items()}
    for name in printed:
        row = rows(TABLE, "hero")[name]
        assert (row["souls"], row["wounds"], row["copies"]) == (worth, worth, 1), name


def test_dark_heroes_hybrids_and_heroes_without_a_class_are_those_with_an_ability() -> None:
    able = {name: row.get("subtype", row["class"]) for name, row in rows(TABLE, "hero").items() if "ability" in row}
    assert able == {
        **dict.fromkeys(("inquisitor", "sellsword", "alchemist", "scoundrel"), "dark"),
        **dict.fromkeys(("paladin", "relic_hunter", "warlock", "tax_collector"), "hybrid"),
        **dict.fromkeys(("the_fool", "the_progenitors"), "none"),
    }


@pytest.mark.rule("MB-011")
@pytest.mark.parametrize(("players", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17)])
def test_the_hero_decks_grow_with_the_players(players: int, ordinary: int, epic: int) -> None:
    taking_part = Counter(row["epic"] for row in TABLE["hero"] if row["min_players"] <= players)
    assert taking_part == {False: ordinary, True: epic}
    assert TABLE["meta"]["hero_deck"][f"p{players}"] == [ordinary, epic]
