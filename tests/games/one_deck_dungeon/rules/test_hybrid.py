"""The hybrid dungeon: half of both sets, any dungeon, the other side of the poison card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import in_the_deck, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import HeroWounded, PoisonResisted
from undercroft.games.one_deck_dungeon.rules.facts import DECK, DUNGEONS, LEAF, SET_OF
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.table import Table

BASE_DUNGEONS = ["dragons_cave", "yetis_cavern", "hydras_reef", "lichs_tomb", "minotaurs_maze"]
FOREST_DUNGEONS = ["the_mudlands", "realm_of_venom", "smoldering_ruins", "vile_roots", "lair_of_indrax"]


def a_game(cards: str, heroes: int = 2, **options: Any) -> Table:
    """A new game, before anything is chosen."""
    return undercroft.new("one-deck-dungeon", seats=1, seed=3, options={"cards": cards, "heroes": heroes, **options})


def explored(roll: int, poison: list[int], **position: Any) -> tuple[Table, list[PoisonResisted]]:
    """A poisoned party of a hybrid game explores and rolls this."""
    heroes = ("warrior", "warden")[: len(poison)]
    options = {"cards": "hybrid", "turn_card": "healing"}
    doors = position.pop("doors", [["ogre_b"]])
    table = table_at("act", heroes, options=options, doors=doors, poison=poison, rolls=[roll], tokens=0, **position)
    return table, of_kind(play(table, "explore"), PoisonResisted)


@pytest.mark.rule("FS-021")
@pytest.mark.parametrize("heroes", [1, 2])
def test_the_deck_is_the_castle_half_of_one_set_and_the_leaf_half_of_the_other(heroes: int) -> None:
    names = in_the_deck({"cards": "hybrid"}, heroes)
    tags = Counter((SET_OF[DECK.index[name]], DECK.printed[DECK.index[name]].facts["tag"]) for name in names)
    assert tags == {("base", "castle"): 22, ("forest", "leaf"): 22}
    assert len(set(names)) == 44


@pytest.mark.rule("OD-DECISION-64", "FS-015")
def test_every_forest_card_of_a_hybrid_deck_helps_to_resist_and_no_castle_card_does() -> None:
    names = in_the_deck({"cards": "hybrid"}, 1)
    for name in names:
        forest = SET_OF[DECK.index[name]] == "forest"
        assert LEAF[DECK.index[name]] == forest
    for name in names[::11]:
        _, attempts = explored(3, [5], doors=[[name]], open=[0])
        assert [attempt.result for attempt in attempts] == [3 + (SET_OF[DECK.index[name]] == "forest")]


@pytest.mark.rule("FS-022", "OD-DECISION-65")
def test_success_removes_no_token_on_the_hybrid_side() -> None:
    table, attempts = explored(6, [2])
    assert [attempt.success for attempt in attempts] == [True]
    assert (state_of(table).poison, state_of(table).wounds) == ([2], [0])
    assert prompt(table) == "what_to_do"  # without a question about the token


@pytest.mark.rule("OD-DECISION-65")
def test_failure_works_as_in_the_forest() -> None:
    table, attempts = explored(2, [1, 1])
    assert [attempt.success for attempt in attempts] == [False]
    assert offers(table) == ["shed_poison hero=0 success=0", "shed_poison hero=1 success=0"]
    events = play(table, "shed_poison hero=1 success=0")
    assert [(event.hero.number, event.count) for event in of_kind(events, HeroWounded)] == [(1, 2)]
    assert state_of(table).poison == [1, 0]


@pytest.mark.rule("FS-022")
def test_the_hybrid_side_is_used_with_a_hybrid_deck_only() -> None:
    table = table_at(
        "act",
        dungeon="the_mudlands",
        options={"cards": "forest"},
        doors=[["panther_b"]],
        poison=[2],
        rolls=[6],
        tokens=0,
    )
    play(table, "explore")
    assert state_of(table).poison == [1]


@pytest.mark.rule("FS-023")
@pytest.mark.parametrize(
    ("cards", "dungeon"), [("base", "dragons_cave"), ("forest", "the_mudlands"), ("hybrid", "dragons_cave")]
)
def test_heroes_of_both_sets_may_be_mixed_in_any_game(cards: str, dungeon: str) -> None:
    table = a_game(cards, team=["warrior", "druid"], dungeon=dungeon)
    assert [hero["hero"] for hero in table.view(None)["heroes"]] == ["warrior", "druid"]
    assert len(offers(a_game(cards))) == 10  # all heroes of both sets are there to be chosen


@pytest.mark.rule("FS-024", "FS-025")
@pytest.mark.parametrize(
    ("cards", "dungeons"),
    [("base", BASE_DUNGEONS), ("forest", FOREST_DUNGEONS), ("hybrid", BASE_DUNGEONS + FOREST_DUNGEONS)],
)
@pytest.mark.parametrize("heroes", [1, 4])
def test_the_dungeon_belongs_to_the_set_of_the_deck(cards: str, dungeons: list[str], heroes: int) -> None:
    table = a_game(cards, heroes, team="deal")
    assert prompt(table) == "which_dungeon"
    assert offers(table) == [f"go_into card={name}" for name in dungeons]
    for name in (DECK.ids[face] for face in DUNGEONS):
        if name in dungeons:
            assert a_game(cards, heroes, dungeon=name).options["dungeon"] == name
        else:
            with pytest.raises(ImpossibleSetup) as refusal:
                a_game(cards, heroes, dungeon=name)
            assert refusal.value.code == "setting-needs"


@pytest.mark.rule("OD-DECISION-66")
def test_in_a_hybrid_game_the_party_chooses_the_turn_card() -> None:
    team: dict[str, Any] = {"team": ["warrior", "druid"], "dungeon": "dragons_cave"}
    healing = a_game("hybrid", turn_card="healing", **team)
    assert healing.view(None)["found"] == ["potion_healing"]
    cure = a_game("hybrid", turn_card="cure", **team)
    assert prompt(cure) == "which_basic_potion"
    play(cure, "take_basic_potion potion=potion_luck")
    assert cure.view(None)["found"] == ["potion_cure", "potion_luck"]


# -- four heroes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("O4-033", "O4-002", "O4-001")
def test_four_heroes_shuffle_all_cards_of_both_sets() -> None:
    names = in_the_deck({"cards": "hybrid"}, 4)
    assert Counter(SET_OF[DECK.index[name]] for name in names) == {"base": 44, "forest": 44}
    assert len(set(names)) == 88


@pytest.mark.rule("O4-001", "O4-002")
@pytest.mark.parametrize("cards", ["base", "forest"])
def test_four_heroes_with_one_set_need_two_boxes_of_it(cards: str) -> None:
    copies = Counter(in_the_deck({"cards": cards}, 4))
    assert len(copies) == 44
    assert set(copies.values()) == {2}
    assert {SET_OF[DECK.index[name]] for name in copies} == {cards}


@pytest.mark.rule("O4-034")
def test_a_hybrid_game_of_four_has_only_8_poison_tokens() -> None:
    assert a_game("hybrid", 4).view(None)["poison_supply"] == 8
    assert a_game("forest", 4).view(None)["poison_supply"] == 16  # two boxes
    assert a_game("base", 4).view(None)["poison_supply"] == 0
