"""The rooms and the spell of Tools of Hero-Kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.sets import BOTH, borne, items_of, tools_at
from tests.games.boss_family.tables import discards, hand_of, pass_all, souls_of
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, name_of, offers, play, prompt, refusal, zone_of

# -- Burial Mound ----------------------------------------------------------------------------------------------------


@pytest.mark.card("burial_mound")
def test_the_mound_turns_an_item_up_for_two_rooms() -> None:
    table = tools_at(
        "build",
        dungeons=[["burial_mound"]],
        spent=[["ice_rod", "pet_monster"], ["goblin_suit"]],
        hands=[["dark_altar", "open_grave", "freeze"]],
    )
    play(table, "use card=burial_mound")
    assert offers(table) == ["aim_at card=ice_rod", "aim_at card=pet_monster", "never_mind"]
    play(table, "aim_at card=pet_monster")
    assert items_of(table, 0) == (["pet_monster"], ["ice_rod"])
    assert discards(table) == ["dark_altar", "open_grave"]
    assert refusal(table, "use card=burial_mound") == "BM-155"


@pytest.mark.card("burial_mound")
@pytest.mark.rule("TH-013")
def test_an_item_that_is_turned_up_beside_another_asks_which_stays() -> None:
    table = tools_at(
        "build",
        dungeons=[["burial_mound"]],
        items=[["ice_rod"]],
        spent=[["pet_monster"]],
        hands=[["dark_altar", "open_grave", "freeze"]],
    )
    play(table, "use card=burial_mound")
    assert asked_now(table) == (0, "which_item")
    play(table, "turn_over card=ice_rod")
    assert items_of(table, 0) == (["pet_monster"], ["ice_rod"])
    poor = tools_at("build", dungeons=[["burial_mound"]], spent=[["ice_rod"]], hands=[["dark_altar", "freeze"]])
    assert "use card=burial_mound" not in offers(poor)


# -- Orcish Smithy ---------------------------------------------------------------------------------------------------


@pytest.mark.card("orcish_smithy")
@pytest.mark.rule("TH-028")
def test_the_smithy_arms_any_hero_without_an_item() -> None:
    table = tools_at(
        "build",
        dungeons=[["orcish_smithy"]],
        waiting=["goblin_suit", "ice_rod"],
        town=["fool", "mage_4_a"],
        entrances=[[], ["thief_4_a"]],
        bearers=[("mage_4_a", "necronomicon")],
        hands=[["freeze"]],
    )
    play(table, "use card=orcish_smithy", "aim_at card=goblin_suit")
    assert asked_now(table) == (0, "whom_to_arm")
    assert offers(table) == ["arm card=thief_4_a", "arm card=fool", "never_mind"]
    play(table, "arm card=fool")
    assert borne(table) == {"mage_4_a": "necronomicon", "fool": "goblin_suit"}
    assert zone_of(table, "items_waiting") == ["ice_rod"]
    assert refusal(table, "use card=orcish_smithy") == "BM-155"


@pytest.mark.card("orcish_smithy")
@pytest.mark.rule("BM-149", "TH-028")
def test_item_and_hero_are_named_when_the_smithy_is_announced() -> None:
    table = tools_at(
        "build",
        dungeons=[[], ["orcish_smithy"]],
        waiting=["goblin_suit"],
        town=["fool", "mage_4_a"],
        hands=[["freeze"], ["fear"]],
    )
    play(table, "pass_on", "use card=orcish_smithy", "arm card=fool")
    [waiting] = table.view(None)["waiting"]
    assert [name_of(table, waiting[part]) for part in ("target", "extra")] == ["goblin_suit", "fool"]
    pass_all(table, until=lambda later: bool(borne(later)))
    assert borne(table) == {"fool": "goblin_suit"}


@pytest.mark.card("orcish_smithy")
@pytest.mark.rule("BM-148", "TH-028")
def test_a_hero_that_has_died_meanwhile_gets_no_item() -> None:
    table = tools_at(
        "build",
        dungeons=[[["darkling_lair", "jackpot_stash"]], ["orcish_smithy"]],
        waiting=["goblin_suit"],
        town=["mage_4_a"],
        entrances=[["fool"]],
        hands=[["freeze"], ["fear"]],
        options=BOTH,
    )
    play(table, "pass_on", "use card=orcish_smithy", "arm card=fool")
    assert died(play(table, "use card=jackpot_stash")) == ["fool"]  # bitten by the lair
    events = pass_all(table, until=lambda later: not later.view(None)["waiting"])
    assert "target-lost" in kinds(events)
    assert (borne(table), zone_of(table, "items_waiting")) == ({}, ["goblin_suit"])


@pytest.mark.card("orcish_smithy")
def test_the_smithy_works_in_the_build_phase_with_a_waiting_item_alone() -> None:
    more: dict[str, Any] = {"dungeons": [["orcish_smithy"]], "town": ["fool"], "hands": [["freeze"]]}
    assert "use card=orcish_smithy" not in offers(tools_at("adventure", waiting=["ice_rod"], **more))
    assert "use card=orcish_smithy" not in offers(tools_at("build", **more))
    assert "use card=orcish_smithy" in offers(tools_at("build", waiting=["ice_rod"], **more))


# -- Artificer's Workbench -------------------------------------------------------------------------------------------


@pytest.mark.card("artificers_workbench")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_workbench_turns_an_item_into_a_spell(phase: str) -> None:
    table = tools_at(phase, dungeons=[["artificers_workbench"]], items=[["goblin_suit"]], hands=[["freeze"]])
    play(table, "use card=artificers_workbench")
    assert len(hand_of(table, 0)) == 2
    assert items_of(table, 0) == ([], ["goblin_suit"])
    assert refusal(table, "use card=artificers_workbench") == "BM-155"


@pytest.mark.card("artificers_workbench")
def test_without_a_face_up_item_the_workbench_is_idle() -> None:
    table = tools_at("build", dungeons=[["artificers_workbench"]], spent=[["goblin_suit"]], hands=[["freeze"]])
    assert refusal(table, "use card=artificers_workbench") == "BM-153"


# -- Magnetic Ceiling ------------------------------------------------------------------------------------------------


@pytest.mark.card("magnetic_ceiling")
@pytest.mark.rule("TH-027", "TH-030")
def test_the_ceiling_takes_a_sword_before_the_damage() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["magnetic_ceiling", "beast_menagerie", "neanderthal_cave"]],
        entrances=[["fighter_6_a"]],
        bearers=[("fighter_6_a", "oversized_sword")],
        hands=[["freeze"]],
    )
    pass_to_room(table, "beast_menagerie")
    assert hurt_of(table) == (7, 11)
    pass_all(table)
    assert asked_now(table) == (0, "whether_to_act")
    events = play(table, "act card=magnetic_ceiling moment=item_enters")
    assert items_of(table, 0) == ([], ["oversized_sword"])
    assert entered(events) == [("magnetic_ceiling", 3)]
    assert hurt_of(table) == (10, 6)
    assert died(pass_all(table, until=lambda later: souls_of(later, 0) > 0)) == ["fighter_6_a"]


@pytest.mark.card("magnetic_ceiling")
@pytest.mark.rule("TH-027")
def test_the_ceiling_may_be_declined_and_takes_one_item_a_round() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["magnetic_ceiling"]],
        entrances=[["fighter_8_a", "mage_8_a", "thief_8_a"]],
        bearers=[("fighter_8_a", "oversized_sword"), ("mage_8_a", "ice_rod"), ("thief_8_a", "pet_monster")],
        hands=[["freeze"]],
    )
    pass_all(table)
    play(table, "decline")
    pass_all(table)
    assert prompt(table) == "whether_to_act"
    play(table, "act card=magnetic_ceiling moment=item_enters")
    pass_all(table, until=lambda later: len(items_of(later, 0)[1]) == 3)
    assert sorted(items_of(table, 0)[1]) == ["ice_rod", "oversized_sword", "pet_monster"]


@pytest.mark.card("magnetic_ceiling")
def test_a_hero_without_an_item_is_of_no_interest() -> None:
    table = tools_at("adventure", dungeons=[["magnetic_ceiling"]], entrances=[["fighter_8_a"]], hands=[["freeze"]])
    pass_to_room(table, "magnetic_ceiling")
    assert prompt(table) == "what_to_play"


# -- Excavation ------------------------------------------------------------------------------------------------------


@pytest.mark.card("excavation")
def test_excavation_turns_an_item_of_any_score_area() -> None:
    table = tools_at("build", items=[["ice_rod"]], spent=[[], ["pet_monster"]], hands=[["excavation", "excavation"]])
    assert castings(table, "excavation") == ["ice_rod", "pet_monster"]
    play(table, "cast_at card=excavation target=ice_rod")
    assert items_of(table, 0) == ([], ["ice_rod"])
    play(table, "cast_at card=excavation target=pet_monster")
    assert items_of(table, 1) == (["pet_monster"], [])


@pytest.mark.card("excavation")
@pytest.mark.rule("TH-013")
def test_an_excavated_item_may_be_one_too_many_for_its_owner() -> None:
    table = tools_at(
        "adventure", items=[[], ["goblin_suit"]], spent=[[], ["pet_monster"]], hands=[["excavation", "freeze"]]
    )
    play(table, "cast_at card=excavation target=pet_monster")
    assert asked_now(table) == (1, "which_item")
    assert offers(table) == ["use_at_once card=goblin_suit", "turn_over card=goblin_suit", "turn_over card=pet_monster"]


@pytest.mark.card("excavation", "ring_of_invisibility")
@pytest.mark.rule("TH-014")
def test_an_item_that_would_do_nothing_now_is_only_turned_over() -> None:
    table = tools_at(
        "adventure",
        items=[[], ["ring_of_invisibility"]],
        spent=[[], ["pet_monster"]],
        hands=[["excavation", "freeze"]],
    )
    play(table, "cast_at card=excavation target=pet_monster")  # there is a spell, but not in the own Adventure turn
    assert asked_now(table) == (1, "which_item")
    assert offers(table) == ["turn_over card=ring_of_invisibility", "turn_over card=pet_monster"]
