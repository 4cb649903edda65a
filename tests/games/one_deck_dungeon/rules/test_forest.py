"""Forest of Shadows: contents of the box, basic potions, and exile."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import name_of, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import in_the_deck, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import BasicPotionChosen, DieExiled, HeroWounded
from undercroft.games.one_deck_dungeon.rules.facts import DECK, DUNGEONS, HEROES, LEAF, SET_OF
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.table import Table

BASIC_POTIONS = ["antidote", "aid", "rewind", "luck"]


def a_game(cards: str = "forest", heroes: int = 1, **options: Any) -> Table:
    """A new game, before anything is chosen."""
    return undercroft.new("one-deck-dungeon", seats=1, seed=3, options={"cards": cards, "heroes": heroes, **options})


def from_set(name: str, faces: tuple[int, ...]) -> list[str]:
    """The printed ids that are of a set."""
    return [DECK.ids[face] for face in faces if SET_OF[face] == name]


@pytest.mark.rule("FS-001")
def test_the_forest_has_heroes_encounters_dungeons_and_bosses_of_its_own() -> None:
    assert from_set("forest", HEROES) == ["alchemist", "druid", "hunter", "slayer", "warden"]
    forest = from_set("forest", DUNGEONS)
    assert forest == ["the_mudlands", "realm_of_venom", "smoldering_ruins", "vile_roots", "lair_of_indrax"]
    deck = in_the_deck({"cards": "forest"}, 1)
    assert len(set(deck)) == len(deck) == 44
    assert not set(deck) & set(in_the_deck({"cards": "base"}, 1))
    bosses = []
    for dungeon in forest:
        table = table_at("boss", ("warden",), dungeon=dungeon, floor=3, options={"cards": "forest"}, tokens=6)
        bosses.append(table.view(None)["boss"]["id"])
    assert bosses == ["mud_golem", "poison_elemental", "phoenix", "corrupted_tree", "indrax"]


@pytest.mark.rule("FS-016")
def test_half_of_the_forest_cards_carry_a_leaf() -> None:
    table = a_game()
    leaves = [name_of(table, card) for card in range(44) if LEAF[table.state.face[card]]]
    assert len(leaves) == 22
    assert not any(LEAF[face] for face in a_game("base").state.face)


@pytest.mark.rule("FS-002", "OD-005")
@pytest.mark.parametrize(("cards", "tokens"), [("base", 0), ("forest", 8), ("hybrid", 8)])
def test_the_forest_brings_eight_poison_tokens(cards: str, tokens: int) -> None:
    assert a_game(cards).view(None)["poison_supply"] == tokens


@pytest.mark.rule("OD-005")
def test_without_the_forest_none_of_its_rules_is_in_force() -> None:
    for heroes in (1, 2, 4):
        table = a_game("base", heroes, team="deal", dungeon="dragons_cave")
        assert table.view(None)["found"] == ["potion_healing"]
        assert table.view(None)["poison_supply"] == 0
        assert all(SET_OF[face] == "base" for face in table.state.face)


@pytest.mark.rule("FS-006", "OD-040", "FS-003")
def test_the_turn_card_of_the_forest_has_cure_in_place_of_healing() -> None:
    forest = a_game(team=["warrior"], dungeon="the_mudlands", basic_potion="potion_luck")
    assert forest.view(None)["found"] == ["potion_cure", "potion_luck"]
    assert a_game("base", team=["warrior"], dungeon="dragons_cave").view(None)["found"] == ["potion_healing"]


@pytest.mark.rule("FS-006")
@pytest.mark.parametrize(("cards", "turn_card"), [("base", "cure"), ("forest", "healing")])
def test_a_set_is_played_with_its_own_turn_card(cards: str, turn_card: str) -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        a_game(cards, turn_card=turn_card)
    assert refusal.value.code == "setting-needs"


@pytest.mark.rule("FS-004", "FS-003", "FS-005", "OD-DECISION-58")
@pytest.mark.parametrize("potion", BASIC_POTIONS)
def test_one_of_four_basic_potions_is_found_from_the_start_and_brings_no_token(potion: str) -> None:
    table = a_game(team=["warrior"], dungeon="the_mudlands")
    assert prompt(table) == "which_basic_potion"
    assert offers(table) == [f"take_basic_potion potion=potion_{name}" for name in BASIC_POTIONS]
    events = play(table, f"take_basic_potion potion=potion_{potion}")
    assert [event.potion for event in of_kind(events, BasicPotionChosen)] == [f"potion_{potion}"]
    assert table.view(None)["found"] == ["potion_cure", f"potion_{potion}"]  # beside Cure, not in its place
    assert (state_of(table).tokens, state_of(table).token_supply) == (1, 5)


@pytest.mark.rule("FS-004")
def test_the_basic_potion_is_used_in_the_first_encounter() -> None:
    table = table_at(
        "placing",
        faced=["vine_trap_b"],
        option=0,
        dungeon="the_mudlands",
        options={"cards": "forest"},
        basic_potion="potion_aid",
        dice=[[]],
        rolls=[5],
    )
    play(table, "use hero=0 skill=potion_aid")
    assert table.view(None)["heroes"][0]["pool"] == ["heroic-5"]
    assert state_of(table).tokens == 0


@pytest.mark.rule("FS-004")
@pytest.mark.parametrize("options", [{"cards": "base"}, {"cards": "hybrid", "turn_card": "healing"}])
def test_there_is_no_basic_potion_with_the_base_turn_card(options: dict[str, Any]) -> None:
    assert a_game(**options, team=["warrior"], dungeon="dragons_cave").view(None)["found"] == ["potion_healing"]
    with pytest.raises(ImpossibleSetup) as refusal:
        a_game(**options, basic_potion="potion_luck")
    assert refusal.value.code == "setting-needs"


# -- exile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-020", "OD-DECISION-63")
def test_an_exiled_die_is_gone_for_the_rest_of_the_game() -> None:
    # The shadowstalker exiles a heroic die as the encounter begins.
    table = table_at(
        "encounter", ("warden",), faced=["shadowstalker_a"], dungeon="the_mudlands", options={"cards": "forest"}, seed=2
    )
    assert len(of_kind(table.opening, DieExiled)) == 1
    assert state_of(table).supply[3] == 5
    play(table, "had_enough")
    while prompt(table) != "which_loot":
        play(table, offers(table)[0])
    assert state_of(table).supply == [8, 8, 8, 5]
    play(table, "take_xp card=shadowstalker_a")
    assert state_of(table).supply == [8, 8, 8, 5]


@pytest.mark.rule("FS-020")
def test_a_die_that_was_exiled_cannot_be_gained() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-4", "strength-5"]], exiled=[0, 0, 0, 6])
    assert not [offer for offer in offers(table) if offer.startswith("combine")]
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-4", "strength-5"]], exiled=[0, 0, 0, 5])
    assert [offer for offer in offers(table) if offer.startswith("combine")]


@pytest.mark.rule("FS-020")
def test_if_all_heroic_dice_are_gone_the_stalker_wounds() -> None:
    table = table_at(
        "encounter",
        ("warden",),
        faced=["shadowstalker_a"],
        dungeon="the_mudlands",
        options={"cards": "forest"},
        exiled=[0, 0, 0, 6],
    )
    assert not of_kind(table.opening, DieExiled)
    assert [event.count for event in of_kind(table.opening, HeroWounded)] == [1]


@pytest.mark.rule("FS-020")
def test_indrax_exiles_a_heroic_die_after_every_round() -> None:
    options = {"cards": "hybrid", "turn_card": "healing"}
    table = table_at("boss", ("warden",), dungeon="lair_of_indrax", floor=3, options=options, tokens=6, seed=8)
    assert state_of(table).supply[3] == 6
    play(table, "had_enough")
    while prompt(table) == "whether_to_save":
        play(table, "save hero=0")
        while prompt(table) == "wound_or_poison":
            play(table, "heal_wound hero=0")
    assert (state_of(table).round, state_of(table).supply[3]) == (2, 5)


@pytest.mark.rule("OD-DECISION-63")
def test_wounds_never_run_out() -> None:
    # 15 tokens are in the box; 8 + 8 wounds may lie on heroes all the same.
    items = [["boulder_a", "boulder_b", "ogre_a", "ogre_b"], ["force_wall_a", "force_wall_b", "phantom_a", "phantom_b"]]
    table = table_at("act", ("warrior", "warden"), items=items, wounds=[7, 7], doors=[["goblin_a"]], level=4)
    assert [hero["wounds"] for hero in table.view(None)["heroes"]] == [7, 7]
    table = table_at(
        "placing",
        ("warrior", "warden"),
        items=items,
        wounds=[7, 7],
        faced=["cave_in_a"],
        option=0,
        level=4,
        dice=[[], []],
        tokens=6,
    )
    play(table, "had_enough")
    while prompt(table) == "who_takes_more":
        play(table, offers(table)[0])
    assert sum(state_of(table).wounds) == 15  # 7 + 7 + 1
