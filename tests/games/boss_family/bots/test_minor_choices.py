"""The smaller choices of the greedy bot."""

from __future__ import annotations

import pytest

from tests.games.boss_family.bots.answers import answer
from tests.games.boss_family.tables import table_at
from tests.games.helpers import play, prompt


def test_it_heals_the_wound_that_brings_most_souls() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["cleric_6_a"]],
        wounds=[["thief_4_a", "epic_mage_11_a"]],
    )
    assert answer(table) == "heal_wound card=epic_mage_11_a source=vampire_bordello"


def test_it_draws_the_spell_of_a_hive() -> None:
    table = table_at("adventure", dungeons=[["brainsucker_hive"]], entrances=[["fool"]])
    assert answer(table) == "act card=brainsucker_hive moment=hero_dies_here"


def test_it_petrifies_the_hero_worth_most() -> None:
    table = table_at(
        "reveal",
        ("gorgona", "robobo"),
        dungeons=[["golem_factory"] * 3 + ["haunted_library"] * 2],
        town=["cleric_8_a", "epic_cleric_11_a", "epic_mage_13_a", "fool"],
        face_down=[[0, 4]],
    )
    assert prompt(table) == "whom_to_petrify"
    assert answer(table) == "turn_to_stone card=epic_mage_13_a"


def test_a_vault_brings_it_a_hero_that_dies_rather_than_one_that_wounds() -> None:
    table = table_at(
        "reveal",
        dungeons=[["neanderthal_cave", "golem_factory", "mimic_vault"]],
        town=["cleric_8_a", "mage_6_a", "thief_8_a"],
        face_down=[[0, 2]],
    )
    assert answer(table) == "lure card=mage_6_a"


def test_it_gives_up_the_room_that_it_will_miss_least() -> None:
    table = table_at(
        "reveal",
        dungeons=[["vampire_bordello", "dragon_hatchery", "golem_factory"], ["goblin_armory"] * 3 + ["dark_altar"] * 2],
        face_down=[[1, 4]],
    )
    assert prompt(table) == "which_room_to_lose"
    assert answer(table) == "give_up card=dragon_hatchery"


def test_it_turns_against_the_leader() -> None:
    table = table_at(
        "reveal",
        ("draculord", "robobo", "gorgona"),
        dungeons=[["specters_sanctum"]],
        hands=[[], ["fear"], ["freeze"]],
        souls=[[], ["cleric_4_a"], ["cleric_6_a", "cleric_8_a"]],
        face_down=[[0, 0]],
    )
    assert answer(table) == "strip opponent=2"


def test_it_takes_the_best_card_and_discards_the_worst() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monstrous_monument"]],
        discard=["centipede_tunnel", "vampire_bordello", "dragon_hatchery"],
        face_down=[[0, 0]],
    )
    assert answer(table) == "take card=vampire_bordello"
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory"]],
        face_down=[[0, 0]],
        zones={"spell_deck": ["exhaustion", "soul_harvest"]},
    )
    assert answer(table) == "discard card=soul_harvest"


def test_it_swaps_rooms_where_that_makes_them_deal_more() -> None:
    table = table_at(
        "reveal",
        dungeons=[["golem_factory", "dark_altar", "goblin_armory", "centipede_tunnel"]],
        face_down=[[0, 3]],
    )
    assert answer(table) == "swap first=golem_factory second=dark_altar"
    table = table_at("reveal", dungeons=[["dark_altar", "centipede_tunnel"]], face_down=[[0, 1]])
    assert answer(table) == "decline"


@pytest.mark.parametrize(("hand", "pile"), [([], "room"), (["golem_factory"] * 3, "spell")])
def test_it_draws_what_it_has_too_little_of(hand: list[str], pile: str) -> None:
    table = table_at("round", dungeons=[["haunted_library"]], hands=[hand])
    assert answer(table) == f"draw_from pile={pile}"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (["beast_menagerie", "vampire_bordello", "recycling_center", "ligers_den", "golem_factory"], "redraw"),
        (["golem_factory", "goblin_armory", "neanderthal_cave", "minotaurs_maze", "dark_altar"], "keep_hand"),
    ],
)
def test_it_redraws_a_hand_that_cannot_be_built(hand: list[str], expected: str) -> None:
    table = table_at("hands", zones={"room_deck": hand[::-1]})
    assert prompt(table) == "whether_to_redraw"
    assert answer(table) == expected


def test_it_crushes_the_room_that_it_needs_least() -> None:
    table = table_at(
        "adventure", dungeons=[["the_crushinator", "beast_menagerie", "dragon_hatchery"]], hands=[["fear"]]
    )
    play(table, "use card=the_crushinator")
    assert answer(table) == "pay_with card=dragon_hatchery"
