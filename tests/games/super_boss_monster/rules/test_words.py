"""The words of the glossary in the texts of cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    room_names,
    souls_of,
    stacks_of,
    state_of,
    treasure_of,
    wounds_of,
)
from tests.games.helpers import offers, play, zone_of
from tests.games.super_boss_monster.tables import table_at
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import swap_stacks, top_of
from undercroft.games.boss_family.rules.effects.targets import active_room
from undercroft.games.boss_family.rules.facts import ROOM
from undercroft.games.boss_family.rules.piles import random_card
from undercroft.games.boss_family.rules.state import BOSS_OF
from undercroft.games.super_boss_monster.rules.effects.choices import neighbours
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def quiet(**more: Any) -> Table:
    """The Build phase of two players, held by a spell."""
    more.setdefault("hands", [["freeze"], ["fear"]])
    return table_at("build", options=MIXED, **more)


@pytest.mark.rule("SB-258")
def test_an_ordinary_hero_is_one_that_is_not_epic_and_a_hero_any() -> None:
    table = quiet(
        wounds=[["bunny", "sir_overkill"]], hands=[["continue", "princess_in_peril"]], town=["laliho", "saint_ottoline"]
    )
    healed = [offer for offer in offers(table) if "continue" in offer]
    assert healed == ["cast_at card=continue target=bunny"]  # an ordinary one
    called = [offer for offer in offers(table) if "princess" in offer]
    assert [offer.split("target=")[1] for offer in called] == ["laliho", "saint_ottoline"]  # any


@pytest.mark.rule("SB-259", "SB-260")
def test_monster_and_trap_are_told_by_the_symbol_for_ordinary_and_advanced_rooms_alike() -> None:
    dungeon = ["bone_choir", "titans_forge", "runic_study", "mana_reactor"]
    table = table_at(
        "adventure",
        dungeons=[dungeon],
        entrances=[["laliho"]],
        hands=[["giant_size", "annihilator", "freeze"]],
        options=MIXED,
    )
    aimed = {
        name: [o.split("target=")[1] for o in offers(table) if name in o]
        for name in ("giant_size", "annihilator", "freeze")
    }
    assert aimed == {
        "giant_size": ["bone_choir", "titans_forge"],
        "annihilator": ["runic_study", "mana_reactor"],
        "freeze": dungeon,  # a room without more words is any
    }


@pytest.mark.rule("SB-285")
def test_every_visible_symbol_of_a_room_counts() -> None:
    assert treasure_of(quiet(dungeons=[["counterfeit_treasury"]]), 0) == [1, 0, 0, 2]
    assert treasure_of(quiet(dungeons=[["grand_menagerie"]]), 0) == [2, 1, 1, 1]
    assert treasure_of(quiet(dungeons=[[["grand_menagerie", "bone_choir"]]]), 0) == [2, 0, 0, 0]


@pytest.mark.rule("SB-264", "SB-267")
def test_a_destroyed_room_is_discarded_uncovers_what_lies_beneath_and_closes_its_gap() -> None:
    table = quiet(dungeons=[["bone_choir", ["wailing_crypt", "minion_arena"], "runic_study"]])
    state = state_of(table)
    destroy(state, top_of(state, 0, 1))
    assert room_names(table, 0) == ["bone_choir", "wailing_crypt", "runic_study"]
    destroy(state, top_of(state, 0, 0))
    assert room_names(table, 0) == ["wailing_crypt", "runic_study"]  # towards the boss
    assert discards(table) == ["minion_arena", "bone_choir"]


@pytest.mark.rule("SB-265", "SB-103")
def test_a_card_that_lies_face_down_is_no_target() -> None:
    table = quiet(dungeons=[["bone_choir", ["wailing_crypt", "minion_arena"]]], face_down=[[0, 1]])
    state = state_of(table)
    assert active_room(state, 0, 0) == [top_of(state, 0, 0)]


@pytest.mark.rule("SB-266")
def test_of_a_stack_only_the_top_counts_and_all_of_it_moves() -> None:
    table = quiet(dungeons=[["bone_choir", ["goblin_armory", "minion_arena"]]])
    assert damages(table, 0) == [1, 2]
    assert treasure_of(table, 0) == [2, 0, 1, 0]
    swap_stacks(state_of(table), 0, 0, 1)
    assert stacks_of(table, 0) == [["goblin_armory", "minion_arena"], ["bone_choir"]]


@pytest.mark.rule("SB-268")
@pytest.mark.parametrize(("hero", "worth"), [("bunny", 1), ("sir_overkill", 2)])
def test_a_healed_wound_counts_its_souls(hero: str, worth: int) -> None:
    row = ["bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo"]
    table = table_at("reveal", dungeons=[row], wounds=[[hero]], hands=[["freeze"]], options=MIXED)
    assert (souls_of(table, 0), wounds_of(table, 0)) == (worth, 0)
    assert zone_of(table, "souls", 0) == [hero]


@pytest.mark.rule("SB-269")
def test_a_hero_killed_by_an_effect_goes_to_the_owner_of_the_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[[], ["bottomless_pit"]],
        entrances=[[], ["laliho"]],
        hands=[["fear"], ["freeze"]],
        options=MIXED,
    )
    pass_all(table, until=lambda later: later.view(None)["walk"] is not None)
    play(table, "use card=bottomless_pit")
    pass_all(table)
    assert (souls_of(table, 0), souls_of(table, 1)) == (0, 1)


@pytest.mark.rule("SB-270", "SB-282")
def test_a_hand_is_secret_and_has_no_limit() -> None:
    rooms = ["bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo", "minion_arena"] * 2
    table = quiet(hands=[["freeze", *rooms], ["fear"]])
    assert len(hand_of(table, 0)) == 13
    assert all("card" not in card for card in table.view(1)["zones"]["hand"][0])
    assert table.view(1)["players"][0]["rooms"] == 12


@pytest.mark.rule("SB-271", "SB-272")
def test_who_discards_chooses_and_chance_picks_what_is_taken_at_random() -> None:
    table = quiet(hands=[["freeze"], ["bone_choir", "wailing_crypt", "fear"]])
    picked = set()
    for chance in (0, 1):
        state = state_of(table).clone()
        state.script = [chance]
        picked.add(random_card(state, 1, ROOM))
    assert len(picked) == 2
    chosen = table_at(
        "minions", minions=[[0, "library_bonus"]], hands=[["freeze"]], options=MIXED, zones={"spell_deck": ["fear"]}
    )
    assert sorted(offers(chosen)) == ["discard card=fear", "discard card=freeze"]


@pytest.mark.rule("SB-274")
def test_a_boss_is_no_room() -> None:
    table = quiet(dungeons=[["bone_choir"]])
    state = state_of(table)
    [boss] = state.zones[BOSS_OF]
    assert boss not in active_room(state, 0, 0)
    assert damages(table, 0) == [1]
    assert treasure_of(table, 0) == [1 + 1, 0, 0, 0]  # its symbol counts


@pytest.mark.rule("SB-305")
def test_adjacent_rooms_are_next_to_each_other_and_both_visible() -> None:
    table = quiet(dungeons=[["bone_choir", "wailing_crypt", "runic_study"]], deactivated=[[0, 1]])
    state = state_of(table)
    assert neighbours(state, top_of(state, 0, 0)) == []  # the boss is no room, the next one no neighbour
    state.shut.clear()
    assert neighbours(state, top_of(state, 0, 0)) == [top_of(state, 0, 1)]
    assert len(neighbours(state, top_of(state, 0, 1))) == 2


@pytest.mark.rule("SB-306")
def test_looking_at_the_top_of_a_deck_does_not_shuffle_it() -> None:
    zones = {"spell_deck": ["loot_drop", "power_bonus", "continue"]}
    table = table_at(
        "reveal", dungeons=[["portal_alcove"]], face_down=[[0, 0]], hands=[["freeze"]], zones=zones, options=MIXED
    )
    before = zone_of(table, "spell_deck")
    play(table, offers(table)[0])
    after = zone_of(table, "spell_deck")
    assert [card for card in after if card in before][-1] == "loot_drop"  # what lay third is on top now


@pytest.mark.rule("SB-283")
def test_the_text_of_a_card_is_stronger_than_a_rule() -> None:
    """An ordinary rule lets one room be placed in a turn; a spell lets its caster place another."""
    zones = {"room_deck": ["golem_factory"]}
    table = quiet(
        dungeons=[[], ["runic_study", "wailing_crypt"]],
        hands=[["motivation", "bone_choir", "minion_arena", "fear"]],
        zones=zones,
    )
    play(table, "place card=bone_choir slot=0", "cast card=motivation", "pass_on")
    assert "place card=minion_arena slot=1" in offers(table)
    assert "place card=minion_arena slot=0" not in offers(table)  # the other rules hold
