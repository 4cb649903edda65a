"""Cards of the other sets in this game: legal mixes, and the meaning of their texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import damages, discards, hand_of, pass_all, stacks_of, state_of
from tests.games.helpers import asked_now, offers, play, prompt, refusal, zone_of
from tests.games.super_boss_monster.tables import table_at, tokens_of
from undercroft.games.boss_family.rules.facts import PRINTED, ROOM, SET
from undercroft.games.boss_family.rules.piles import draw
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
MINIBOSSES = {"sets": ["minibosses"]}
BOTH = ("boss-monster", "minibosses")


def new(seats: int = 2, **options: Any) -> Table:
    """A new game with these options."""
    return undercroft.new("super-boss-monster", seats=seats, seed=1, options=options)


@pytest.mark.rule("SB-198")
def test_bosses_rooms_and_spells_of_the_other_sets_are_shuffled_in() -> None:
    plain, mixed = new(), new(sets=list(BOTH))
    assert {SET[face] for face in plain.state.face} == {"super-boss-monster"}
    kinds = {(SET[face], PRINTED[face].back) for face in mixed.state.face if PRINTED[face].back not in ("hero", "epic")}
    assert kinds == {(name, back) for name in ("super-boss-monster", *BOTH) for back in ("boss", "room", "spell")}


@pytest.mark.rule("SB-199")
@pytest.mark.parametrize("heroes", ["super-boss-monster", "boss-monster", "minibosses"])
def test_the_heroes_are_those_of_one_set(heroes: str) -> None:
    table = new(4, sets=list(BOTH), heroes=heroes)
    sets = Counter(SET[face] for face in table.state.face if PRINTED[face].kind in ("hero", "epic"))
    assert list(sets) == [heroes]
    with pytest.raises(undercroft.ImpossibleSetup):
        new(4, heroes="boss-monster")  # only of a set that is played with


@pytest.mark.rule("SB-217")
def test_with_coins_everybody_begins_with_three() -> None:
    table = table_at("hands", options=MINIBOSSES)
    assert state_of(table).coins == [3, 3]
    assert table.view(None)["coins"]
    assert not table_at("hands").view(None)["coins"]


@pytest.mark.rule("SB-219", "SB-261", "SB-262")
def test_a_deactivated_room_counts_for_nothing_and_separates_its_neighbours() -> None:
    dungeon = ["goblin_armory", ["runic_study", "golem_factory"], "minion_arena"]
    table = table_at("build", dungeons=[dungeon], hands=[["freeze", "monsters_ballroom"], ["fear"]], options=MIXED)
    assert damages(table, 0) == [1, 3, 2]
    play(table, "cast_at card=freeze target=golem_factory", "pass_on")
    shown = table.view(None)["players"][0]
    assert (shown["active_rooms"], shown["treasure"]) == (2, [1, 0, 3, 0])
    stack = table.view(1)["dungeons"][0][1]
    assert (stack["deactivated"], stack["damage"], stack["top"]["card"]) == (True, 0, "golem_factory")
    assert damages(table, 0) == [1, 0, 2]  # the armory has no neighbour any more
    assert not [offer for offer in offers(table) if "slot=1" in offer]


@pytest.mark.rule("SB-220", "SB-221")
def test_one_player_plays_with_the_cards_of_this_game_alone() -> None:
    for sets in ("boss-monster", "minibosses"):
        with pytest.raises(undercroft.ImpossibleSetup):
            new(1, sets=[sets])
    assert {SET[face] for face in new(1).state.face} == {"super-boss-monster"}


@pytest.mark.rule("SB-310")
def test_the_discard_pile_of_another_sets_card_is_both_piles() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar"]],
        hands=[["fear"]],
        discard=["bone_choir", "loot_drop", "golem_factory", "freeze"],
        options=MIXED,
    )
    for seat in (0, 1, None):
        assert len(table.view(seat)["zones"]["discard"]["known"]) == 4  # public
    play(table, "use card=dark_altar")
    targets = {offer.removeprefix("aim_at card=") for offer in offers(table) if offer.startswith("aim_at")}
    assert targets == {"bone_choir", "loot_drop", "golem_factory", "freeze"}


@pytest.mark.rule("SB-310", "SB-278")
def test_each_deck_is_rebuilt_from_its_own_discards() -> None:
    table = table_at("build", hands=[["fear"]], discard=["bone_choir", "loot_drop"], options=MIXED)
    state = state_of(table)
    rooms = table.game.zones.named("room_deck")
    assert rooms is not None
    state.zones[rooms.first] = []
    draw(state, 0, ROOM, 1)
    assert hand_of(table, 0) == ["fear", "bone_choir"]
    assert discards(table) == ["loot_drop"]


@pytest.mark.rule("SB-315")
def test_the_order_by_experience_is_turn_order_here() -> None:
    """Jeopardy lets all draw; the player with the marker draws first, with any XP."""
    zones = {
        "room_deck": ["golem_factory", "bone_choir", "runic_study", "minion_arena"],
        "spell_deck": ["fear", "freeze"],
    }
    table = table_at("build", hands=[["assassin"], ["jeopardy", "annihilator"]], marker=1, zones=zones, options=MIXED)
    play(table, "cast card=jeopardy")
    pass_all(table, until=lambda later: "minion_arena" in hand_of(later, 1))
    assert hand_of(table, 1) == ["freeze", "minion_arena", "runic_study"]
    assert hand_of(table, 0) == ["fear", "bone_choir", "golem_factory"]


@pytest.mark.rule("SB-316", "SB-090")
def test_a_miniboss_is_not_placed_on_a_room_with_a_minion() -> None:
    table = table_at(
        "build",
        dungeons=[["wailing_crypt", "bone_choir"]],
        hands=[["spike"]],
        minions=[[0, "wailing_crypt"]],
        options=MINIBOSSES,
    )
    assert "place card=spike slot=1" in offers(table)
    assert "place card=spike slot=0" not in offers(table)
    assert refusal(table, "place card=spike slot=0") == "SB-090"


@pytest.mark.rule("SB-316")
def test_a_promotion_does_not_use_the_stack_and_level_three_does() -> None:
    dungeon = [["spike", "wailing_crypt"], "bone_choir"]
    table = table_at(
        "build",
        dungeons=[dungeon],
        hands=[["rage", "loot_box"], ["rage"]],
        levels=[[0, 0, 2]],
        coins=[9, 9],
        options=MINIBOSSES,
    )
    play(table, "promote card=spike")
    assert table.view(None)["dungeons"][0][0]["miniboss"]["level"] == 3  # at once
    assert table.view(None)["waiting"] == []
    assert stacks_of(table, 0)[0] == ["spike", "wailing_crypt"]
    assert asked_now(table)[0] == 0
    assert prompt(table) == "what_to_play"
    assert zone_of(table, "announced") == []


@pytest.mark.rule("SB-273", "SB-315")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    row = ["bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo"]
    table = table_at("reveal", ("seducia", "madame_marionette"), dungeons=[row], hands=[["freeze"]], options=MIXED)
    before = {deck: zone_of(table, deck) for deck in ("hero_deck", "epic_deck")}
    play(table, next(offer for offer in offers(table) if offer.startswith("search_heroes")))
    play(table, "decline")
    for deck, cards in before.items():
        assert sorted(zone_of(table, deck)) == sorted(cards)  # each part by itself
        assert zone_of(table, deck) != cards


@pytest.mark.rule("SB-309")
def test_of_two_targets_the_one_that_remains_is_affected() -> None:
    table = table_at(
        "build",
        dungeons=[["bone_choir", "minion_arena"]],
        hands=[["power_bonus", "fear"], ["freeze", "assassin"]],
        options=MIXED,
    )
    play(table, "prepare card=power_bonus", "aim_at card=bone_choir", "aim_also_at card=minion_arena", "pass_on")
    play(table, "cast_at card=freeze target=bone_choir")
    pass_all(table, until=lambda later: not later.view(None)["waiting"])
    assert tokens_of(table) == {"minion_arena": 1}
