"""Heroes of Super Boss Monster: those with a text of their own, those bound for a landmark, and all the others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import Dungeon, pass_all, pass_phase, pass_to, souls_of, state_of, wounds_of
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, survived
from tests.games.helpers import asked_now, kinds, offers, play, refusal
from tests.games.super_boss_monster.tables import FOUR, heroes_at, resolve_all, table_at, tokens_of
from undercroft.games.boss_family.rules.effects.registry import MUTES_HEROES
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.kernel.table import Table

MONSTERS = ["minion_arena", "wailing_crypt"]  # deal 2 and 1
TRAPS = ["trap_in_a_box", "runic_study"]  # deal 2 and 1

PLAIN = {
    "pim_choir_recruit": (4, 1),
    "brother_barrow": (8, 1),
    "sister_lanterna": (6, 1),
    "tollo_the_bell_ringer": (4, 1),
    "bunny": (4, 1),
    "laliho": (8, 1),
    "dent_shield_tester": (6, 1),
    "twigblade": (4, 1),
    "fizz_first_year": (4, 1),
    "orbella_owlhat": (8, 1),
    "quill_the_footnoted": (6, 1),
    "sparkplug_ned": (4, 1),
    "pockets": (4, 1),
    "velvet_vic": (8, 1),
    "rope_trick_rosa": (6, 1),
    "snatch_and_sons": (4, 1),
    "saint_ottoline": (11, 2),
    "archdeacon_thunder": (13, 2),
    "sir_overkill": (11, 2),
    "brunhilde_ironbraid": (13, 2),
    "zephyra_stormscroll": (11, 2),
    "magister_moonbeard": (13, 2),
    "night_cat_nadia": (11, 2),
    "the_gilded_ghost": (13, 2),
}
"""Heroes without a text: health, and their value as souls or wounds."""
STRAIGHT = {
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

ORDINARY, EPIC = list(STRAIGHT)[:5], list(STRAIGHT)[5:]
WITH_TEXT = ["pilgrim_gang", "hilda_monster_tamer", "nullo_the_unenchantable", "lockjaw_lou"]


def coming(*heroes: str, rooms: Dungeon, **more: Any) -> Table:
    """Heroes stand at the entrance of seat 0, whose rooms are listed from the boss outward."""
    position: dict[str, Any] = {"hands": [["loot_drop"], ["freeze_sbm"]], **more}
    return table_at("adventure", FOUR, dungeons=[rooms], entrances=[heroes], **position)


# -- without a text ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in PLAIN])
@pytest.mark.rule("SB-134", "SB-135")
def test_a_hero_dies_of_as_much_damage_as_it_has_health_and_else_wounds(hero: str) -> None:
    health, worth = PLAIN[hero]
    table = coming(hero, rooms=["runic_study"], tokens=[(0, 0, health - 2)])
    assert survived(pass_phase(table)) == [hero]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, worth)
    table = coming(hero, rooms=["runic_study"], tokens=[(0, 0, health - 1)])
    assert died(pass_phase(table)) == [hero]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (worth, 0)


# -- straight to a landmark --------------------------------------------------------------------------------------------


def revealed(hero: str, **more: Any) -> Table:
    """The hero is among those revealed at the beginning of a turn, the rest are plain."""
    if hero in EPIC:  # no ordinary ones are left
        ordinary = [name for name, (_, worth) in PLAIN.items() if worth == 1 and name != "velvet_vic"]
        gone = [*ordinary, *ORDINARY, *WITH_TEXT]
        if "landmarks" not in more:
            gone.append("velvet_vic")
        return table_at("round", FOUR, zones={"removed": gone, "epic_deck": [hero]}, **more)
    return table_at("round", FOUR, zones={"hero_deck": ["bunny", "pockets", "laliho", hero]}, **more)


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in STRAIGHT])
@pytest.mark.rule("SB-051", "SB-052")
def test_some_heroes_go_straight_to_their_landmark_or_to_the_tavern(hero: str) -> None:
    landmark = STRAIGHT[hero]
    assert heroes_at(revealed(hero), landmark) == [hero]
    taken = revealed(hero, landmarks={landmark: ["velvet_vic"]})
    if landmark == "tavern":
        assert heroes_at(taken, "tavern") == ["velvet_vic", hero]  # on top
    else:
        assert heroes_at(taken, landmark) == ["velvet_vic"]
        assert heroes_at(taken, "tavern") == [hero]


# -- Pilgrim Gang ------------------------------------------------------------------------------------------------------


@pytest.mark.card("pilgrim_gang")
@pytest.mark.rule("SB-313")
@pytest.mark.parametrize(("before", "health"), [([], 6), (["bunny"], 7), (["bunny", "pockets"], 8)])
def test_the_pilgrim_gang_has_more_health_for_each_other_hero_when_the_phase_begins(
    before: list[str], health: int
) -> None:
    table = coming(*before, "pilgrim_gang", rooms=["titans_forge"], tokens=[(0, 0, 1)])
    pass_all(table, until=lambda later: state_of(later).walker >= 0 and hurt_of(later)[1] >= 6)
    assert hurt_of(table) == (5, health)  # the others are dead by now


@pytest.mark.card("pilgrim_gang")
@pytest.mark.rule("SB-313")
def test_heroes_that_come_later_or_wait_elsewhere_do_not_help_the_pilgrims() -> None:
    table = table_at(
        "adventure",
        FOUR,
        dungeons=[["minion_arena"], ["runic_study"]],
        entrances=[["pilgrim_gang"], ["bunny", "pockets"]],
        hands=[["loot_drop"]],
    )
    pass_to_room(table, "minion_arena")
    assert hurt_of(table) == (2, 6)
    pass_phase(table)
    assert wounds_of(table, 0) == 1


# -- taking less -------------------------------------------------------------------------------------------------------


@pytest.mark.card("hilda_monster_tamer", "lockjaw_lou")
@pytest.mark.parametrize(
    ("hero", "taken"), [("hilda_monster_tamer", [1, 2, 0, 1]), ("lockjaw_lou", [0, 1, 1, 2]), ("laliho", [1, 2, 1, 2])]
)
def test_some_heroes_take_less_from_monster_rooms_or_from_trap_rooms(hero: str, taken: list[int]) -> None:
    table = coming(hero, rooms=[*MONSTERS, *TRAPS])
    events = pass_phase(table)
    assert entered(events) == list(zip([*reversed(TRAPS), *reversed(MONSTERS)], taken, strict=True))


@pytest.mark.card("hilda_monster_tamer")
def test_less_than_nothing_nobody_takes() -> None:
    table = coming("hilda_monster_tamer", rooms=["wailing_crypt"], hands=[["loot_drop"], ["freeze_sbm", "loot_drop"]])
    pass_to(table, 1)
    play(table, "cast_at card=freeze_sbm target=wailing_crypt")
    resolve_all(table)
    assert entered(pass_phase(table)) == [("wailing_crypt", 0)]


@pytest.mark.card("halo_of_hobb")
def test_halo_takes_nothing_from_the_first_room_it_enters_in_a_turn() -> None:
    table = coming("halo_of_hobb", rooms=["minion_arena", "trap_in_a_box", "titans_forge"])
    pass_to_room(table, "titans_forge")
    assert [step["hurt"] for step in table.view(None)["walk"]["ahead"]] == [2, 4]
    assert entered(pass_phase(table)) == [("trap_in_a_box", 2), ("minion_arena", 2)]
    assert wounds_of(table, 0) == 2


# -- Nullo -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("nullo_the_unenchantable")
def test_no_spell_can_be_aimed_at_nullo() -> None:
    hands = [["checkpoint", "coup_de_grace", "critical_hit"], ["ghost_cheat", "loot_drop"]]
    table = coming("nullo_the_unenchantable", rooms=["trap_in_a_box"], tokens=[(0, 0, 2)], hands=hands)
    pass_to(table, 1)
    assert castings(table, "ghost_cheat") == []
    pass_to_room(table, "trap_in_a_box")
    assert hurt_of(table) == (4, 6)
    assert castings(table, "checkpoint") == castings(table, "coup_de_grace") == []
    play(table, "cast_at card=critical_hit target=trap_in_a_box")  # aimed at the room
    resolve_all(table)
    assert hurt_of(table) == (7, 6)


@pytest.mark.card("nullo_the_unenchantable")
def test_nullo_cannot_be_called_to_adventure() -> None:
    town = ["nullo_the_unenchantable", "bunny"]
    table = table_at("build", FOUR, town=town, hands=[["adventure", "loot_drop"]])
    play(table, "prepare card=adventure")
    assert [offer for offer in offers(table) if "aim_at" in offer] == []
    assert asked_now(table) == (0, "which_opponent")  # only Bunny is left to be aimed at


# -- The Wrecking Squire -----------------------------------------------------------------------------------------------


@pytest.mark.card("the_wrecking_squire")
@pytest.mark.rule("SB-139")
def test_the_squire_costs_the_owner_a_token_before_the_first_room_deals_its_damage() -> None:
    rooms = ["minion_arena", "trap_in_a_box"]
    table = coming("the_wrecking_squire", rooms=rooms, tokens=[(0, 0, 1), (0, 1, 2)])
    pass_all(table)
    assert asked_now(table) == (0, "which_token_to_lose")
    assert offers(table) == ["lose_token card=minion_arena", "lose_token card=trap_in_a_box"]
    events = play(table, "lose_token card=trap_in_a_box")
    assert entered(events) == [("trap_in_a_box", 3)]
    events = pass_phase(table)
    assert entered(events) == [("minion_arena", 3)]  # asked once for a dungeon
    assert tokens_of(table) == {"minion_arena": 1, "trap_in_a_box": 1}


@pytest.mark.card("the_wrecking_squire")
def test_the_squire_finds_nothing_to_wreck_where_no_tokens_lie() -> None:
    table = coming("the_wrecking_squire", rooms=["minion_arena"])
    assert entered(pass_phase(table)) == [("minion_arena", 2)]


# -- Vexa --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("vexa_silence_incarnate")
def test_while_vexa_is_inside_the_owner_of_the_dungeon_cannot_play_spells() -> None:
    table = coming("vexa_silence_incarnate", "laliho", rooms=["minion_arena", "trap_in_a_box"])
    assert castings(table, "loot_drop") == [""]  # it is at the entrance
    events = pass_to_room(table, "trap_in_a_box")
    assert kinds(events).index("spells-forbidden") < kinds(events).index("room-entered")
    assert asked_now(table) == (0, "what_to_play")
    assert castings(table, "loot_drop") == []
    assert refusal(table, "cast card=loot_drop") is not None
    pass_to(table, 1)
    assert castings(table, "freeze_sbm") != []  # the others can
    pass_to_room(table, "minion_arena")
    assert castings(table, "loot_drop") == []
    pass_to_room(table, "trap_in_a_box")  # now it is Laliho
    assert castings(table, "loot_drop") == [""]
    assert wounds_of(table, 0) == 2


@pytest.mark.card("vexa_silence_incarnate")
def test_a_dead_vexa_silences_nobody() -> None:
    table = coming("vexa_silence_incarnate", "laliho", rooms=["minion_arena"], tokens=[(0, 0, 9)])
    pass_to_room(table, "minion_arena")
    assert castings(table, "loot_drop") == []
    pass_all(table, until=lambda later: souls_of(later, 0) == 2)
    assert castings(table, "loot_drop") == [""]


# -- Backdoor Bastian --------------------------------------------------------------------------------------------------


@pytest.mark.card("backdoor_bastian")
@pytest.mark.rule("SB-313")
@pytest.mark.parametrize(
    ("rooms", "walk"),
    [
        (["titans_forge", "minion_arena", "runic_study"], ["runic_study", "minion_arena"]),
        (["titans_forge"], []),
        ([], []),
    ],
)
def test_bastian_does_not_enter_the_room_next_to_the_boss(rooms: list[str], walk: list[str]) -> None:
    table = coming("backdoor_bastian", rooms=rooms)
    events = pass_phase(table)
    assert [room for room, _ in entered(events)] == walk
    assert survived(events) == ["backdoor_bastian"]


@pytest.mark.card("backdoor_bastian")
@pytest.mark.rule("SB-313")
def test_bastians_room_is_the_place_next_to_the_boss_even_if_that_is_deactivated() -> None:
    table = coming("backdoor_bastian", rooms=["titans_forge", "minion_arena"], deactivated=[(0, 0)])
    assert [room for room, _ in entered(pass_phase(table))] == ["minion_arena"]


# -- muted -------------------------------------------------------------------------------------------------------------

MUTED = ["hilda_monster_tamer", "halo_of_hobb", "vexa_silence_incarnate", "the_wrecking_squire", "backdoor_bastian"]


@pytest.mark.card(*MUTED, "pilgrim_gang")
@pytest.mark.parametrize("hero", [*MUTED, "pilgrim_gang"])
def test_where_the_texts_of_heroes_are_ignored_they_do_nothing(hero: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MUTES_HEROES, FACE["icicle_man"], 1)
    table = coming(
        hero,
        "bunny",
        rooms=[["icicle_man", "minion_arena"]],
        tokens=[(0, 0, 1)],
        options={"sets": ["minibosses"]},
    )
    pass_to_room(table, "minion_arena")
    hurt, health = hurt_of(table)
    assert hurt >= 3
    assert health == {"hilda_monster_tamer": 6, "pilgrim_gang": 6}.get(hero, 11)
    assert castings(table, "loot_drop") == [""]
    assert tokens_of(table) == {"minion_arena": 1}


@pytest.mark.card("nullo_the_unenchantable", "icicle_man")
@pytest.mark.parametrize("level", [1, 2])
def test_where_the_texts_of_heroes_do_not_count_spells_can_be_aimed_at_nullo(level: int) -> None:
    table = table_at(
        "adventure",
        FOUR,
        options={"sets": ["minibosses"]},
        dungeons=[[["icicle_man", "minion_arena"]]],
        levels=[[0, 0, level]],
        entrances=[["nullo_the_unenchantable"]],
        hands=[["checkpoint"]],
    )
    pass_to_room(table, "minion_arena")
    assert ("cast_at card=checkpoint target=nullo_the_unenchantable" in offers(table)) is (level == 2)
