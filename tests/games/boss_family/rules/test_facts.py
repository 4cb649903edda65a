"""The box of Boss Monster: the cards and the facts printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

import undercroft
from tests.games.boss_family.tables import (
    BASE_CARDS,
    damages,
    pass_all,
    phase_of,
    room_names,
    souls_of,
    state_of,
    table_at,
    treasure_of,
    wounds_of,
)
from tests.games.helpers import kinds, of_kind, offers, refusal, zone_of
from undercroft.games.boss_family.rules.effects.registry import ABILITIES, LEVEL_UPS
from undercroft.games.boss_family.rules.events import RoomEntered
from undercroft.games.boss_family.rules.facts import ADVANCED, FIRST_DECK, KIND, MONSTER, PRINTED, SPELL, add_set

TREASURES = ("cleric", "mage", "fighter", "thief")

# XP and the treasure.
BOSSES = {
    "draculord": (900, "cleric"),
    "cleopatra": (850, "thief"),
    "king_croak": (800, "fighter"),
    "xyzax": (750, "cleric"),
    "cerebellus": (650, "mage"),
    "seducia": (600, "mage"),
    "gorgona": (500, "thief"),
    "robobo": (400, "fighter"),
}

# Copies, advanced or not, kind, damage, and the treasures: cleric, mage, fighter, thief.
ROOMS = {
    "dark_altar": (3, False, "trap", 1, [2, 0, 0, 0]),
    "open_grave": (2, False, "trap", 2, [1, 0, 0, 0]),
    "specters_sanctum": (3, False, "monster", 2, [1, 0, 0, 0]),
    "succubus_spa": (3, False, "monster", 1, [1, 0, 0, 0]),
    "dracolich_lair": (2, True, "monster", 3, [1, 0, 0, 0]),
    "vampire_bordello": (2, True, "monster", 3, [1, 0, 0, 0]),
    "goblin_armory": (3, False, "monster", 1, [0, 0, 2, 0]),
    "golem_factory": (3, False, "monster", 2, [0, 0, 1, 0]),
    "minotaurs_maze": (2, False, "monster", 0, [0, 0, 1, 0]),
    "neanderthal_cave": (3, False, "monster", 3, [0, 0, 1, 0]),
    "beast_menagerie": (2, True, "monster", 4, [0, 0, 1, 0]),
    "monsters_ballroom": (2, True, "monster", 1, [0, 0, 1, 0]),  # alone: it counts itself
    "brainsucker_hive": (3, False, "monster", 2, [0, 1, 0, 0]),
    "dark_laboratory": (3, False, "trap", 1, [0, 2, 0, 0]),
    "haunted_library": (2, False, "trap", 1, [0, 1, 0, 0]),
    "witchs_kitchen": (3, False, "monster", 1, [0, 1, 0, 0]),
    "all_seeing_eye": (2, True, "trap", 3, [0, 1, 0, 0]),
    "ligers_den": (2, True, "monster", 2, [0, 1, 0, 0]),
    "bottomless_pit": (3, False, "trap", 1, [0, 0, 0, 1]),
    "boulder_ramp": (2, False, "trap", 1, [0, 0, 0, 1]),
    "dizzygas_hallway": (3, False, "trap", 1, [0, 0, 0, 1]),
    "jackpot_stash": (3, False, "trap", 1, [0, 0, 0, 2]),
    "recycling_center": (2, True, "trap", 3, [0, 0, 0, 1]),
    "the_crushinator": (2, True, "trap", 2, [0, 0, 0, 1]),
    "centipede_tunnel": (2, False, "monster", 1, [0, 1, 1, 0]),
    "construction_zone": (2, False, "trap", 1, [0, 0, 1, 1]),
    "dragon_hatchery": (3, False, "monster", 0, [1, 1, 1, 1]),
    "mimic_vault": (2, False, "trap", 1, [0, 1, 0, 1]),
    "monstrous_monument": (2, False, "trap", 1, [1, 0, 1, 0]),
    "torture_chamber": (2, False, "trap", 1, [1, 0, 0, 1]),
    "zombie_prison": (2, False, "monster", 1, [1, 1, 0, 0]),
}

# Copies and the phases of the icon.
SPELLS = {
    "annihilator": (2, "adventure"),
    "assassin": (3, "adventure"),
    "cave_in": (2, "adventure"),
    "counterspell": (2, "both"),
    "exhaustion": (1, "adventure"),
    "fear": (2, "adventure"),
    "freeze": (4, "both"),
    "giant_size": (2, "adventure"),
    "jeopardy": (2, "both"),
    "kobold_strike": (1, "build"),
    "motivation": (2, "build"),
    "princess_in_peril": (2, "build"),
    "soul_harvest": (1, "both"),
    "teleportation": (2, "adventure"),
    "trepidation": (1, "adventure"),
    "zombie_attack": (2, "build"),
}

# Health, and the smallest number of players: the letters a and b of each class.
ORDINARY = {"4": (2, 4), "6": (2, 3), "8": (2, 4)}
EPIC = {"11": (2, 3), "13": (2, 4)}


def heroes(prefix: str, numbers: dict[str, tuple[int, int]]) -> dict[str, tuple[str, int, int]]:
    """The class, health and player count of the heroes of every class."""
    return {
        f"{prefix}{kind}_{health}_{letter}": (kind, int(health), players)
        for kind in TREASURES
        for health, counts in numbers.items()
        for letter, players in zip("ab", counts, strict=True)
    }


HEROES = {**heroes("", ORDINARY), "fool": ("fool", 2, 2)}
EPIC_HEROES = heroes("epic_", EPIC)


def each(cards: Iterable[str]) -> list[object]:
    """The cards as cases of a test that each prove their card."""
    return [pytest.param(card, marks=pytest.mark.card(card)) for card in cards]


# -- the whole box -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-001")
def test_the_box_holds_a_hundred_and_fifty_five_cards() -> None:
    table = undercroft.new("boss-monster", seats=2, seed=1)
    backs = Counter(FIRST_DECK.backs[face] for face in table.state.face)
    assert backs == {"boss": 8, "room": 75, "spell": 31, "hero": 25, "epic": 16}
    assert len(table.state.face) == 155
    assert sorted(card.id for card in BASE_CARDS) == sorted([*BOSSES, *ROOMS, *SPELLS, *HEROES, *EPIC_HEROES])


def test_no_two_printed_cards_share_an_id() -> None:
    box = len(PRINTED)
    with pytest.raises(ValueError, match="share the id draculord"):
        add_set("another-box", {"boss": [{"id": "draculord", "source": "", "xp": 900, "treasure": "cleric"}]})
    assert len(PRINTED) == box


@pytest.mark.rule("BM-002")
def test_two_three_or_four_play() -> None:
    for seats in (2, 3, 4):
        assert undercroft.new("boss-monster", seats=seats, seed=1).seats == seats
        assert undercroft.new("boss-monster", seats=seats, seed=1).options["sets"] == []
    for seats in (1, 7):  # five and six need another set (CL-002)
        with pytest.raises(undercroft.ImpossibleSetup) as refused:
            undercroft.new("boss-monster", seats=seats, seed=1)
        assert refused.value.code == "bad-seats"


@pytest.mark.rule("BM-004")
def test_there_are_four_treasures() -> None:
    table = table_at("build", dungeons=[["dragon_hatchery"]], hands=[["freeze"]])
    assert treasure_of(table, 1) == [0, 0, 1, 0]  # Robobo alone
    assert treasure_of(table, 0) == [2, 1, 1, 1]  # Draculord and one of each


# -- bosses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-006", "BM-009")
@pytest.mark.parametrize("boss", each(BOSSES))
def test_every_boss_has_its_experience_and_one_treasure_that_counts(boss: str) -> None:
    xp, treasure = BOSSES[boss]
    other = "robobo" if boss != "robobo" else "gorgona"
    table = table_at("build", (boss, other), hands=[["freeze"]])
    assert table.view(None)["players"][0]["xp"] == xp
    assert treasure_of(table, 0) == [int(kind == treasure) for kind in TREASURES]


@pytest.mark.rule("BM-008")
def test_every_boss_has_one_level_up_and_nobody_else_has_any() -> None:
    assert {FIRST_DECK.ids[face] for face in LEVEL_UPS if face < len(BASE_CARDS)} == set(BOSSES)
    assert not set(LEVEL_UPS) & set(ABILITIES)  # nothing else that its owner could use


@pytest.mark.rule("BM-005")
def test_a_boss_is_no_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["dark_altar", "monsters_ballroom"]],
        hands=[["freeze", "cave_in"]],
        entrances=[["cleric_8_a"]],
    )
    assert damages(table, 0) == [1, 1]  # the Ballroom dances alone
    freezing = [offer for offer in offers(table) if offer.startswith("cast")]
    rooms = ("dark_altar", "monsters_ballroom")
    spells = ("freeze", "cave_in")
    assert freezing == [f"cast_at card={spell} target={room}" for spell in spells for room in rooms]
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert [event.kind() for event in events if event.kind() in ("room-entered", "hero-survived")] == [
        "room-entered",
        "room-entered",
        "hero-survived",
    ]
    assert (wounds_of(table, 0), souls_of(table, 0)) == (1, 0)  # 8 health, 2 damage: the boss dealt none


@pytest.mark.rule("BM-007", "BM-032")
def test_heroes_walk_from_the_left_and_reach_the_boss_last() -> None:
    table = table_at(
        "adventure",
        dungeons=[["dark_altar", "open_grave", "torture_chamber"]],
        hands=[["freeze"]],
        entrances=[["cleric_8_a"]],
    )
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    walk = [event for event in kinds(events) if event in ("dungeon-entered", "room-entered", "hero-survived")]
    assert walk == ["dungeon-entered", *["room-entered"] * 3, "hero-survived"]
    rooms = [FIRST_DECK.ids[event.room.face] for event in of_kind(events, RoomEntered)]
    assert rooms == ["torture_chamber", "open_grave", "dark_altar"]
    assert zone_of(table, "wounds", 0) == ["cleric_8_a"]
    assert room_names(table, 0) == ["dark_altar", "open_grave", "torture_chamber"]


# -- rooms ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-011", "BM-014")
@pytest.mark.parametrize("room", each(ROOMS))
def test_every_room_shows_its_damage_and_counts_for_its_treasure(room: str) -> None:
    copies, advanced, kind, damage, treasure = ROOMS[room]
    table = table_at("build", ("draculord", "gorgona"), dungeons=[[room]], hands=[["freeze"]])
    assert damages(table, 0) == [damage]
    boss = [1, 0, 0, 0]
    assert [count - mine for count, mine in zip(treasure_of(table, 0), boss, strict=True)] == treasure
    face = FIRST_DECK.index[room]
    assert table.state.face.count(face) == copies
    assert (bool(ADVANCED[face]), "monster" if MONSTER[face] else "trap") == (advanced, kind)


@pytest.mark.rule("BM-011")
def test_ordinary_and_advanced_rooms_are_monsters_and_traps_alike() -> None:
    sorts = Counter((advanced, kind) for _, advanced, kind, _, _ in ROOMS.values())
    assert set(sorts) == {(False, "monster"), (False, "trap"), (True, "monster"), (True, "trap")}


@pytest.mark.rule("BM-015")
def test_a_room_of_several_treasures_counts_for_each_of_them() -> None:
    table = table_at(
        "build",
        ("gorgona", "robobo"),
        dungeons=[["torture_chamber", "dragon_hatchery", "monstrous_monument"]],
        hands=[["freeze"]],
    )
    assert treasure_of(table, 0) == [3, 1, 2, 3]  # Gorgona is the third thief


# -- heroes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-016", "BM-017", "BM-019", "BM-020")
@pytest.mark.parametrize("hero", each(HEROES))
def test_every_ordinary_hero_dies_of_its_health_and_not_of_less(hero: str) -> None:
    _, health, _ = HEROES[hero]
    assert fate(hero, health) == (1, 0)
    assert fate(hero, health - 1) == (0, 1)


@pytest.mark.rule("BM-016", "BM-017", "BM-019", "BM-020")
@pytest.mark.parametrize("hero", each(EPIC_HEROES))
def test_every_epic_hero_dies_of_its_health_and_counts_twice(hero: str) -> None:
    _, health, _ = EPIC_HEROES[hero]
    assert fate(hero, health) == (2, 0)
    assert fate(hero, health - 1) == (0, 2)


DEALING: dict[int, list[str]] = {
    1: ["dark_altar"],
    2: ["open_grave"],
    3: ["neanderthal_cave"],
    4: ["beast_menagerie"],
    5: ["beast_menagerie", "dark_altar"],
    6: ["beast_menagerie", "open_grave"],
    7: ["beast_menagerie", "neanderthal_cave"],
    8: ["beast_menagerie", "beast_menagerie"],
    10: ["beast_menagerie", "neanderthal_cave", "neanderthal_cave"],
    11: ["beast_menagerie", "beast_menagerie", "neanderthal_cave"],
    12: ["beast_menagerie", "beast_menagerie", "neanderthal_cave", "dark_altar"],
    13: ["beast_menagerie", "beast_menagerie", "neanderthal_cave", "open_grave"],
}


def fate(hero: str, damage: int) -> tuple[int, int]:
    """The souls and wounds that a hero leaves behind in a dungeon that deals this damage."""
    table = table_at(
        "adventure",
        ("draculord", "robobo", "gorgona", "seducia"),
        dungeons=[DEALING[damage]],
        entrances=[[hero]],
    )
    assert state_of(table).round == 2  # nobody could play anything
    return souls_of(table, 0), wounds_of(table, 0)


@pytest.mark.rule("BM-016")
@pytest.mark.parametrize("kind", TREASURES)
def test_a_hero_is_drawn_by_its_own_treasure(kind: str) -> None:
    room = {"cleric": "open_grave", "mage": "haunted_library", "fighter": "golem_factory", "thief": "boulder_ramp"}
    rivals = ("xyzax", "robobo") if kind != "cleric" else ("seducia", "robobo")
    for hero in (hero for hero, facts in {**HEROES, **EPIC_HEROES}.items() if facts[0] == kind and facts[2] == 2):
        table = table_at("build", rivals, dungeons=[[], [room[kind]]], hands=[["freeze"]], town=[hero])
        [bait] = table.view(None)["bait"]
        assert (bait["to"], bait["counts"][0]) == (1, 0)


@pytest.mark.rule("BM-018")
def test_epic_heroes_have_more_health() -> None:
    rows = [FIRST_DECK.printed[face] for face in set(undercroft.new("boss-monster", seats=4, seed=1).state.face)]
    ordinary = [row.facts["health"] for row in rows if row.kind == "hero"]
    epic = [row.facts["health"] for row in rows if row.kind == "epic"]
    assert max(ordinary) < min(epic)


@pytest.mark.rule("BM-021", "BM-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hero_takes_part_from_its_player_count_on(seats: int) -> None:
    table = undercroft.new("boss-monster", seats=seats, seed=1)
    for deck, printed in (("hero_deck", HEROES), ("epic_deck", EPIC_HEROES)):
        assert sorted(zone_of(table, deck)) == sorted(hero for hero, facts in printed.items() if facts[2] <= seats)
    added = Counter(facts[2] for facts in HEROES.values())
    epic = Counter(facts[2] for facts in EPIC_HEROES.values())
    assert ([added[2], added[3], added[4]], [epic[2], epic[3], epic[4]]) == ([13, 4, 8], [8, 4, 4])


# -- spells --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spell", each(SPELLS))
def test_every_spell_has_its_copies(spell: str) -> None:
    table = undercroft.new("boss-monster", seats=2, seed=1)
    assert table.state.face.count(FIRST_DECK.index[spell]) == SPELLS[spell][0]
    assert KIND[FIRST_DECK.index[spell]] == SPELL


@pytest.mark.rule("BM-022")
@pytest.mark.parametrize("spell", each(spell for spell, (_, icon) in SPELLS.items() if icon != "both"))
def test_a_spell_is_refused_in_the_phase_that_its_icon_does_not_show(spell: str) -> None:
    icon = SPELLS[spell][1]
    text = f"cast card={spell}"
    for phase in ("build", "adventure"):
        table = spellbook(phase, spell)
        offered = any(f"card={spell}" in offer for offer in offers(table))
        assert offered == (phase == icon)
        if phase != icon:
            assert refusal(table, text) == "BM-022"


@pytest.mark.rule("BM-022")
@pytest.mark.parametrize("spell", ["freeze", "jeopardy", "soul_harvest"])
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_spell_with_both_icons_can_be_played_in_both_phases(phase: str, spell: str) -> None:
    assert any(f"card={spell}" in offer for offer in offers(spellbook(phase, spell)))


def spellbook(phase: str, spell: str) -> undercroft.Table:
    """A table on which a spell has everything that it needs, if this is its phase; seat 0 is asked."""
    mine = spell in ("exhaustion", "teleportation", "cave_in", "fear")
    table = table_at(
        phase,
        ("draculord", "robobo", "gorgona"),
        dungeons=[["dark_altar"], ["golem_factory", "open_grave"]],
        hands=[[spell]],
        town=["thief_8_a"],
        souls=[["fool"], ["cleric_4_a", "cleric_6_a", "cleric_8_a"]],
        entrances=[["mage_8_a"] if mine else [], ["fighter_8_a"]],
    )
    inside = spell in ("exhaustion", "teleportation", "fear", "assassin")
    if phase == "adventure" and inside:
        pass_all(table, until=lambda later: state_of(later).walker >= 0)
    return table
