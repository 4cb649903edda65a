"""The rooms with thief treasure: effects and limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    phase_of,
    room_names,
    souls_of,
    stacks_of,
    state_of,
    treasure_of,
)
from tests.games.boss_family.walks import card_at, died, entered, pass_to_room, survived
from tests.games.helpers import asked_now, kinds, offers, play, zone_of
from tests.games.super_boss_monster.tables import ALONE, decline_all, resolve_all, table_at, tokens_of
from undercroft.kernel.table import Table

MIX = {"sets": ["boss-monster"]}
"""Spells of the base set, which are well known (SB-198)."""


# -- Trap in a Box ---------------------------------------------------------------------------------------------------


@pytest.mark.card("trap_in_a_box")
def test_the_box_may_give_a_token_to_another_trap_room_when_built() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dart_gallery", "cutpurse_alley", "spring_floor", "trap_in_a_box"], ["smugglers_chute"]],
        face_down=[(0, 3)],
    )
    assert asked_now(table) == (0, "whether_to_put_token")
    assert offers(table) == ["put_token card=dart_gallery", "put_token card=spring_floor", "decline"]
    play(table, "put_token card=spring_floor")
    assert tokens_of(table) == {"spring_floor": 1}


@pytest.mark.card("trap_in_a_box")
def test_nobody_has_to_unpack_the_box() -> None:
    table = table_at("reveal", dungeons=[["dart_gallery", "trap_in_a_box"]], face_down=[(0, 1)])
    play(table, "decline")
    assert tokens_of(table) == {}


@pytest.mark.card("trap_in_a_box")
@pytest.mark.rule("SB-187")
def test_the_box_asks_nothing_where_no_other_trap_room_can_take_a_token() -> None:
    table = table_at(
        "reveal",
        dungeons=[["cutpurse_alley", "dart_gallery", "trap_in_a_box"], ["smugglers_chute"]],
        face_down=[(0, 2)],
        deactivated=[(0, 1)],
    )
    assert asked_now(table)[1] == "which_market_card"  # the next turn has begun
    assert tokens_of(table) == {}


# -- Smuggler's Chute ------------------------------------------------------------------------------------------------


@pytest.mark.card("smugglers_chute")
def test_the_chute_gives_a_room_for_the_first_room_destroyed_anywhere_each_turn() -> None:
    table = table_at(
        "build",
        dungeons=[["dart_gallery", "spring_floor", "spring_floor"], ["smugglers_chute"]],
        hands=[["runic_study"]],
    )
    play(table, f"use card={card_at(table, 0, 1)}", "aim_at card=dart_gallery")
    assert len(hand_of(table, 1)) == 1  # a destruction that is a cost counts too
    resolve_all(table)
    play(table, "use card=spring_floor")
    assert (len(hand_of(table, 1)), room_names(table, 0)) == (1, ["dart_gallery"])


@pytest.mark.card("smugglers_chute")
def test_the_chute_counts_rooms_of_its_own_dungeon_but_not_its_own_end() -> None:
    table = table_at(
        "adventure",
        dungeons=[["smugglers_chute", "smugglers_chute", "runic_study"]],
        hands=[["cave_in", "fear"]],
        options=MIX,
    )
    play(table, "cast_at card=cave_in target=runic_study")
    resolve_all(table)
    assert len(hand_of(table, 0)) == 3  # each of the two for itself
    alone = table_at("adventure", dungeons=[["smugglers_chute"]], hands=[["cave_in", "fear"]], options=MIX)
    play(alone, "cast_at card=cave_in target=smugglers_chute")
    resolve_all(alone)
    assert (room_names(alone, 0), hand_of(alone, 0)) == ([], ["fear"])


# -- Counterfeit Treasury --------------------------------------------------------------------------------------------


@pytest.mark.card("counterfeit_treasury")
def test_the_treasury_gives_a_room_when_built_and_shows_two_symbols() -> None:
    table = table_at("build", dungeons=[["dart_gallery"]], hands=[["counterfeit_treasury"]])
    top = zone_of(table, "room_deck")[-1]
    play(table, "place card=counterfeit_treasury slot=0")
    decline_all(table)
    assert (hand_of(table, 0), stacks_of(table, 0)) == ([top], [["dart_gallery", "counterfeit_treasury"]])
    assert treasure_of(table, 0) == [1, 0, 0, 2]


@pytest.mark.card("counterfeit_treasury")
@pytest.mark.rule("SB-101")
def test_the_treasury_gives_nothing_when_it_is_uncovered() -> None:
    table = table_at(
        "build",
        dungeons=[[["counterfeit_treasury", "spring_floor"], "dart_gallery"]],
        hands=[["runic_study"]],
    )
    play(table, "use card=spring_floor")
    resolve_all(table)
    assert (hand_of(table, 0), room_names(table, 0)) == (["runic_study"], ["counterfeit_treasury", "dart_gallery"])


# -- Dart Gallery ----------------------------------------------------------------------------------------------------


@pytest.mark.card("dart_gallery")
@pytest.mark.rule("SB-305")
@pytest.mark.parametrize(
    ("dungeon", "damage"),
    [
        (["dart_gallery"], 1),
        (["spring_floor", "dart_gallery", "runic_study"], 3),
        (["spring_floor", "dart_gallery", "cutpurse_alley"], 2),
        (["dart_gallery", "cutpurse_alley", "spring_floor"], 1),
    ],
)
def test_the_gallery_deals_1_more_for_each_trap_room_beside_it(dungeon: list[str], damage: int) -> None:
    table = table_at("build", dungeons=[dungeon, ["spring_floor"]], hands=[["wisp_aviary"]])
    assert damages(table, 0)[dungeon.index("dart_gallery")] == damage


@pytest.mark.card("dart_gallery")
@pytest.mark.rule("SB-262")
def test_a_deactivated_neighbour_is_an_empty_space() -> None:
    table = table_at(
        "build",
        dungeons=[["spring_floor", "dart_gallery", "runic_study"]],
        hands=[["wisp_aviary"]],
        deactivated=[(0, 0)],
    )
    assert damages(table, 0)[1] == 2


# -- Spring Floor ----------------------------------------------------------------------------------------------------


@pytest.mark.card("spring_floor")
@pytest.mark.rule("SB-159")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_floor_is_destroyed_for_two_tokens_on_one_other_room(phase: str) -> None:
    table = table_at(
        phase,
        dungeons=[["spring_floor", "wisp_aviary", "storm_djinn"], ["runic_study"]],
        hands=[["freeze", "fear"]],
        options=MIX,
    )
    play(table, "use card=spring_floor")
    assert offers(table) == ["aim_at card=wisp_aviary", "aim_at card=storm_djinn", "never_mind"]
    play(table, "aim_at card=storm_djinn")
    assert (room_names(table, 0), tokens_of(table)) == (["wisp_aviary", "storm_djinn"], {})
    resolve_all(table)
    assert (tokens_of(table), discards(table)) == ({"storm_djinn": 2}, ["spring_floor"])


@pytest.mark.card("spring_floor")
def test_a_floor_alone_in_its_dungeon_cannot_be_used() -> None:
    table = table_at("build", dungeons=[["spring_floor"], ["dart_gallery"]], hands=[["runic_study"], ["wisp_aviary"]])
    assert not [offer for offer in offers(table) if offer.startswith("use")]


@pytest.mark.card("spring_floor")
@pytest.mark.rule("SB-156", "SB-159")
def test_the_floor_is_wasted_if_its_target_is_deactivated_meanwhile() -> None:
    table = table_at(
        "build",
        dungeons=[["spring_floor", "wisp_aviary"], ["runic_study"]],
        hands=[["runic_study"], ["freeze"]],
        options=MIX,
    )
    play(table, "use card=spring_floor")
    pass_to(table, 1)
    events = play(table, "cast_at card=freeze target=wisp_aviary")
    assert "target-lost" in kinds(events)
    assert (room_names(table, 0), tokens_of(table)) == (["wisp_aviary"], {})


@pytest.mark.card("spring_floor")
@pytest.mark.rule("SB-236", "SB-237")
def test_alone_a_full_room_takes_no_more_and_a_nearly_full_one_only_what_fits() -> None:
    table = table_at(
        "build",
        ALONE,
        dungeons=[["spring_floor", "wisp_aviary", "dart_gallery"]],
        hands=[["runic_study"]],
        tokens=[(0, 1, 4), (0, 2, 3)],
    )
    play(table, "use card=spring_floor")  # the gallery is the only target
    resolve_all(table)
    assert tokens_of(table) == {"wisp_aviary": 4, "dart_gallery": 4}


# -- Vanishing Bridge ------------------------------------------------------------------------------------------------


@pytest.mark.card("vanishing_bridge")
@pytest.mark.rule("SB-141")
def test_the_bridge_vanishes_with_the_ordinary_hero_on_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["runic_study", "vanishing_bridge"]],
        entrances=[["laliho", "bunny"]],
        hands=[["fear"]],
        options=MIX,
    )
    assert "use card=vanishing_bridge" not in offers(table)  # nobody is on it
    pass_to_room(table, "vanishing_bridge")
    events = play(table, "use card=vanishing_bridge")
    events += pass_all(table, until=lambda later: souls_of(later, 0) > 0)
    assert (died(events), entered(events), room_names(table, 0)) == (["laliho"], [], ["runic_study"])
    assert survived(pass_round(table)) == ["bunny"]


@pytest.mark.card("vanishing_bridge")
@pytest.mark.rule("SB-258")
def test_an_epic_hero_does_not_fall_from_the_bridge() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vanishing_bridge"], ["runic_study"]],
        entrances=[["sir_overkill"]],
        hands=[["fear"], ["assassin"]],
        options=MIX,
    )
    pass_to_room(table, "vanishing_bridge")
    assert "use card=vanishing_bridge" not in offers(table)


@pytest.mark.card("vanishing_bridge")
@pytest.mark.rule("SB-300")
def test_a_hero_who_has_left_the_bridge_meanwhile_does_not_fall() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vanishing_bridge"]],
        entrances=[["laliho"]],
        hands=[["freeze"], ["fear"]],
        options=MIX,
    )
    pass_to_room(table, "vanishing_bridge")
    play(table, "use card=vanishing_bridge")
    pass_to(table, 1)
    play(table, "cast_at card=fear target=laliho")
    events = pass_all(table, until=lambda later: not state_of(later).pending)
    assert "target-lost" in kinds(events)
    assert (souls_of(table, 0), room_names(table, 0), zone_of(table, "town")) == (0, [], ["laliho"])


# -- Cutpurse Alley --------------------------------------------------------------------------------------------------


@pytest.mark.card("cutpurse_alley")
def test_a_minion_in_the_alley_brings_a_symbol_of_any_treasure_for_the_turn() -> None:
    table = table_at(
        "minions",
        dungeons=[["cutpurse_alley"], ["storm_djinn"]],
        minions=[(0, "cutpurse_alley")],
        hands=[["fear"]],
        town=["laliho"],
        options=MIX,
    )
    assert asked_now(table) == (0, "which_symbol_to_show")
    treasures = ("cleric", "mage", "fighter", "thief")
    assert offers(table) == [f"show_symbol treasure={treasure}" for treasure in treasures]
    play(table, "show_symbol treasure=fighter")
    assert treasure_of(table, 0) == [1, 0, 1, 1]
    assert zone_of(table, "entrance", 0) == ["laliho"]  # it counts for the bait
    pass_round(table)
    assert treasure_of(table, 0) == [1, 0, 0, 1]


# -- Vault of Blades -------------------------------------------------------------------------------------------------


@pytest.mark.card("vault_of_blades")
def test_a_minion_in_the_vault_may_destroy_another_room_for_two_tokens() -> None:
    table = table_at(
        "minions",
        dungeons=[["vault_of_blades", ["dart_gallery", "spring_floor"], "runic_study"], ["wisp_aviary"]],
        minions=[(0, "vault_of_blades")],
    )
    assert asked_now(table) == (0, "which_room_to_scrap")
    assert offers(table) == [
        "scrap card=spring_floor source=vault_of_blades",
        "scrap card=runic_study source=vault_of_blades",
        "decline",
    ]
    play(table, "scrap card=spring_floor source=vault_of_blades")
    assert tokens_of(table) == {"vault_of_blades": 2}
    assert room_names(table, 0) == ["vault_of_blades", "dart_gallery", "runic_study"]


@pytest.mark.card("vault_of_blades")
@pytest.mark.rule("SB-114")
def test_the_vault_gets_nothing_for_nothing() -> None:
    table = table_at(
        "minions", dungeons=[["vault_of_blades", "runic_study"]], minions=[(0, "vault_of_blades")], tokens=[(0, 1, 1)]
    )
    play(table, "decline")
    assert (tokens_of(table), room_names(table, 0)) == ({"runic_study": 1}, ["vault_of_blades", "runic_study"])


@pytest.mark.card("vault_of_blades")
@pytest.mark.rule("SB-262")
def test_the_vault_asks_nothing_if_no_other_room_can_be_destroyed() -> None:
    table = table_at(
        "minions",
        dungeons=[["vault_of_blades", "runic_study"], ["wisp_aviary"]],
        minions=[(0, "vault_of_blades")],
        deactivated=[(0, 1)],
    )
    assert asked_now(table)[1] == "which_market_card"
    assert tokens_of(table) == {}


# -- Clockwork Gauntlet ----------------------------------------------------------------------------------------------


def build_the_gauntlet(bosses: Any = ("bishop_bonemeal", "madame_marionette"), **more: Any) -> Table:
    """A gauntlet has just been built over the room beside the boss."""
    rooms = [["dart_gallery", "clockwork_gauntlet"], "runic_study", "wisp_aviary", "storm_djinn"]
    return table_at("reveal", bosses, dungeons=[rooms, ["spring_floor"]][: len(bosses)], face_down=[(0, 0)], **more)


@pytest.mark.card("clockwork_gauntlet")
def test_the_gauntlet_takes_as_many_tokens_of_other_rooms_as_its_owner_likes() -> None:
    table = build_the_gauntlet(tokens=[(0, 1, 2), (0, 2, 1), (1, 0, 3)])
    assert asked_now(table) == (0, "which_token_to_move")
    from_study, from_aviary = (
        f"move_token card={room} source=clockwork_gauntlet" for room in ("runic_study", "wisp_aviary")
    )
    assert offers(table) == [from_study, from_aviary, "decline"]
    play(table, from_study, from_aviary)
    assert offers(table) == [from_study, "decline"]
    play(table, "decline")
    assert tokens_of(table) == {"runic_study": 1, "spring_floor": 3, "clockwork_gauntlet": 2}
    assert damages(table, 0)[0] == 5


@pytest.mark.card("clockwork_gauntlet")
def test_the_gauntlet_stops_when_no_token_is_left() -> None:
    table = build_the_gauntlet(tokens=[(0, 1, 2)])
    option = "move_token card=runic_study source=clockwork_gauntlet"
    play(table, option, option)
    assert (tokens_of(table), phase_of(table)) == ({"clockwork_gauntlet": 2}, "town")


@pytest.mark.card("clockwork_gauntlet")
@pytest.mark.rule("SB-187")
def test_the_gauntlet_asks_nothing_without_tokens_on_other_active_rooms() -> None:
    table = build_the_gauntlet(tokens=[(0, 3, 2)], deactivated=[(0, 3)])
    assert (phase_of(table), tokens_of(table)) == ("town", {"storm_djinn": 2})


@pytest.mark.card("clockwork_gauntlet")
@pytest.mark.rule("SB-236", "SB-237")
def test_alone_the_gauntlet_takes_four_tokens_at_most() -> None:
    table = build_the_gauntlet(ALONE, tokens=[(0, 1, 3), (0, 2, 3)])
    moves = [f"move_token card={room} source=clockwork_gauntlet" for room in ("runic_study", "wisp_aviary")]
    play(table, *moves, *moves)
    assert tokens_of(table) == {"clockwork_gauntlet": 4, "runic_study": 1, "wisp_aviary": 1}
    assert phase_of(table) == "town"  # nobody is asked for a fifth
