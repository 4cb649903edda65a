"""Four heroes: two cards per door, and doubled amounts."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.four_heroes import FOUR, PERILS, all_dice, at_doors, go_on_to, placing
from tests.games.one_deck_dungeon.tables import in_the_deck, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    DoorsDealt,
    HeroWounded,
    PoisonResisted,
    StairTokenPlaced,
    TimeSpent,
)
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.table import Table

# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("O4-001", "O4-002", "O4-003", "O4-005", "O4-008", "OD-DECISION-49")
def test_four_heroes_have_two_of_most_things() -> None:
    table = undercroft.new("one-deck-dungeon", seats=4, seed=2, options={"team": list(FOUR), "dungeon": "lichs_tomb"})
    view = table.view(None)
    assert [hero["seat"] for hero in view["heroes"]] == [0, 1, 2, 3]  # one each
    warrior = view["heroes"][0]
    assert (warrior["health"], warrior["skills"]) == (4, ["hero_fearless_charge_2p"])  # side 2P
    assert (view["level"]["items"], view["level"]["skills"]) == (1, 1)  # side 2P; 1P would be 1 and 2
    assert (view["tokens"], state_of(table).token_supply) == (2, 10)
    assert all_dice(table) == [16, 16, 16, 12]
    assert len(in_the_deck({}, 4)) == 88


# -- turn and doors ------------------------------------------------------------------------------------------------


@pytest.mark.rule("O4-009", "O4-010")
def test_a_turn_costs_4_time_and_exploring_deals_stacks_of_two() -> None:
    table = at_doors(phase="turn")
    assert len(of_kind(table.opening, TimeSpent)) == 4
    play(table, "explore")
    assert [len(zone_of(table, "door", door)) for door in range(4)] == [2, 2, 2, 2]
    assert len(zone_of(table, "deck")) == 88 - 2 - 4 - 6 - 4  # the next turn's time is spent, too


@pytest.mark.rule("O4-010")
def test_the_limit_stays_four_doors() -> None:
    stacks = [["cave_in_a", "cave_in_b"], ["ogre_a", "ogre_b"], ["goblin_a", "goblin_b"], ["bandit_a", "bandit_b"]]
    assert "explore" in offers(at_doors(*stacks[:3]))
    assert "explore" not in offers(at_doors(*stacks))


@pytest.mark.rule("O4-011", "OD-DECISION-52")
def test_a_single_card_left_for_a_stack_is_discarded_and_shows_the_stairs_without_a_token() -> None:
    table = at_doors(deck=["ogre_a", "ogre_b", "goblin_a"])
    events = play(table, "explore")
    assert [zone_of(table, "door", door) for door in range(4)] == [PERILS, ["goblin_a", "ogre_b"], [], []]
    assert zone_of(table, "discard") == ["ogre_a"]
    assert [event.count for event in of_kind(events, DoorsDealt)] == [1]
    assert not of_kind(events, TimeSpent)
    assert (table.view(None)["stairs"], table.view(None)["stair_tokens"]) == (True, 0)
    assert prompt(table) == "whether_to_descend"


@pytest.mark.rule("O4-012", "O4-013")
def test_entering_turns_up_both_cards_and_one_flees_from_both() -> None:
    table = at_doors()
    play(table, "enter door=0")
    assert [card["card"] for card in table.view(None)["zones"]["door"][0]] == PERILS
    assert offers(table) == ["face_it", "flee"]
    play(table, "flee")
    assert table.view(None)["open_doors"] == [0]
    assert zone_of(table, "door") == PERILS


@pytest.mark.rule("O4-013")
def test_from_an_open_stack_there_is_no_fleeing() -> None:
    table = at_doors(open=[0])
    play(table, "enter door=0")
    assert prompt(table) == "who_faces_what"
    assert zone_of(table, "faced") == PERILS  # both


DUNGEON_TIME = [
    ("hydras_reef", 1, "turn", 6),  # Sticky Surrounding: 3 and 3
    ("lair_of_indrax", 2, "turn", 6),  # Dragon Fear
    ("minotaurs_maze", 2, "explore", 2),  # Crumbling Walls
    ("vile_roots", 1, "explore", 2),  # Snaring Roots: one open door
    ("smoldering_ruins", 1, "enter", 2),  # Smoke
    ("the_mudlands", 1, "flee", 2),  # Clinging Mud
    ("dragons_cave", 0, "floor", 5),  # Hall of Statues: a floor start is not doubled
    ("lair_of_indrax", 0, "floor", 3),  # Outer Wards
]


@pytest.mark.rule("O4-014", "OD-DECISION-73")
@pytest.mark.parametrize(("dungeon", "floor", "moment", "time"), DUNGEON_TIME)
def test_dungeon_effects_of_turns_exploring_and_rooms_are_doubled(
    dungeon: str, floor: int, moment: str, time: int
) -> None:
    options = {"cards": "hybrid", "turn_card": "healing"}
    phase = moment if moment in ("turn", "floor") else "act"
    table = table_at(
        phase,
        FOUR,
        dungeon=dungeon,
        floor=floor,
        options=options,
        doors=[PERILS, ["goblin_a", "goblin_b"]],
        open=[] if phase == "floor" else [0],
        tokens=1,
        wounds=[1, 0, 0, 0],
    )
    if moment == "floor":  # asked before the turn's own time is spent
        assert (prompt(table), len(of_kind(table.opening, TimeSpent))) == ("how_to_begin", time)
        return
    before = len(zone_of(table, "discard"))
    play(
        table, *{"turn": ["go_on"], "explore": ["explore"], "enter": ["enter door=1"], "flee": ["enter door=1"]}[moment]
    )
    if moment == "flee":
        assert len(zone_of(table, "discard")) == before
        play(table, "flee")
    assert len(zone_of(table, "discard")) - before == time


@pytest.mark.rule("OD-DECISION-73")
def test_the_door_limit_the_resist_roll_and_consequences_are_not_doubled() -> None:
    stacks = [["cave_in_a", "cave_in_b"], ["ogre_a", "ogre_b"], ["goblin_a", "goblin_b"]]
    assert "explore" not in offers(at_doors(*stacks, dungeon="minotaurs_maze"))
    assert "explore" in offers(at_doors(*stacks[:2], dungeon="minotaurs_maze"))
    venom: dict[str, Any] = {"dungeon": "realm_of_venom", "options": {"cards": "hybrid", "turn_card": "healing"}}
    table = at_doors(poison=[1, 0, 0, 0], rolls=[5], tokens=0, **venom)
    events = play(table, "explore")
    assert [event.result for event in of_kind(events, PoisonResisted)] == [4]
    storm = placing(["cave_in_a"], option=0, dungeon="lichs_tomb", floor=3)
    assert storm.view(None)["encounter"]["consequences"][0] == 1 + 1 + 1 + 1  # boxes 1, 1 and 1; Blade Storm 1


@pytest.mark.rule("OD-DECISION-73")
def test_a_stack_is_one_door_for_a_swarm_and_the_door_being_fought_is_open_until_both_are_over() -> None:
    doors = [["ogre_a", "ogre_b"], ["bandit_a", "bandit_b"], ["cave_in_b", "arrow_wall_b"]]
    table = placing(["goblin_a", "plague_rat_a"], doors=doors, open=[0, 1])
    assert table.view(None)["encounter"]["boxes"][0]["value"] == 4 * 3  # two open doors and the one being fought
    play(table, "had_enough")
    go_on_to(table, "how_to_place")
    assert state_of(table).party == [1, 2]
    assert table.view(None)["encounter"]["boxes"][0]["value"] == 4 * 3


@pytest.mark.rule("OD-DECISION-73")
def test_a_closed_stack_is_one_door_for_a_pack() -> None:
    options = {"cards": "hybrid", "turn_card": "healing"}
    doors = [["ogre_a", "ogre_b"], ["bandit_a", "bandit_b"], ["cave_in_b", "arrow_wall_b"]]
    table = placing(["dire_wolf_a"], doors=doors, open=[0], options=options)
    assert table.view(None)["encounter"]["boxes"][0]["value"] == 3 * 2


# -- levels --------------------------------------------------------------------------------------------------------


def sneaked(**position: Any) -> Table:
    """A party that claims a single peril."""
    table = placing(["cave_in_b"], option=0, dungeon="dragons_cave", **position)
    play(table, "had_enough", "take_more hero=0 icon=heart")
    return table


@pytest.mark.rule("O4-021", "O4-022")
@pytest.mark.parametrize(
    ("xp", "level", "tokens"),
    [(["ogre_a", "goblin_a"], 1, 0), (["ogre_a", "ogre_b"], 1, 0), (["ogre_a", "ogre_b", "goblin_a"], 2, 2)],
)
def test_a_level_costs_twice_the_xp_and_gives_two_tokens(xp: list[str], level: int, tokens: int) -> None:
    table = sneaked(xp=xp)
    assert table.view(None)["level"]["price"] == 12
    play(table, "take_xp card=cave_in_b")
    assert (state_of(table).level, state_of(table).tokens) == (level, tokens)


@pytest.mark.rule("OD-DECISION-53")
def test_a_potion_for_xp_is_not_dearer() -> None:
    table = sneaked(xp=["ogre_a"], level=4)
    play(table, "take_xp card=cave_in_b", "buy_potion")
    assert (state_of(table).tokens, zone_of(table, "xp")) == (1, [])  # 4 + 2 for one token


# -- stairs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("O4-024", "O4-004")
def test_six_tokens_on_the_stairs_wound_two_different_heroes() -> None:
    table = table_at("turn", FOUR, deck=[], doors=[PERILS], stair_tokens=5, tokens=0)
    assert offers(table) == [f"suffer_wound hero={hero} count=1" for hero in range(4)]
    play(table, "suffer_wound hero=2 count=1")
    assert offers(table) == [f"suffer_wound hero={hero} count=1" for hero in (0, 1, 3)]
    play(table, "suffer_wound hero=1 count=1")
    assert state_of(table).wounds == [0, 1, 1, 0]
    assert table.view(None)["stair_tokens"] == 3


@pytest.mark.rule("O4-024", "OD-DECISION-20")
def test_both_wounds_of_the_stairs_are_placed_before_anybody_is_saved() -> None:
    """The mage and the rogue have 1 health left each: the second wound comes before the first rescue."""
    table = table_at("turn", FOUR, deck=[], doors=[PERILS], stair_tokens=5, tokens=2, wounds=[0, 2, 2, 0])
    play(table, "go_on", "suffer_wound hero=1 count=1")
    assert (prompt(table), state_of(table).wounds) == ("who_is_wounded", [0, 3, 2, 0])
    play(table, "suffer_wound hero=2 count=1")
    assert (prompt(table), state_of(table).wounds) == ("whether_to_save", [0, 3, 3, 0])
    play(table, "save hero=2", "save hero=1")
    assert (prompt(table), state_of(table).wounds) == ("face_or_flee", [0, 1, 1, 0])


@pytest.mark.rule("O4-024", "OD-DECISION-20")
def test_no_rescue_is_offered_if_one_token_cannot_save_both_at_the_stairs() -> None:
    table = table_at("turn", FOUR, deck=[], doors=[PERILS], stair_tokens=5, tokens=1, wounds=[0, 2, 2, 0])
    play(table, "go_on", "suffer_wound hero=1 count=1", "suffer_wound hero=2 count=1")
    assert table.result is not None
    assert (state_of(table).tokens, table.result.reason) == (1, "hero-died")


@pytest.mark.rule("O4-024")
def test_the_stairs_may_wound_heroes_who_are_not_in_the_encounter() -> None:
    table = placing(["cave_in_b"], option=0, deck=[], stair_tokens=5)
    events = play(table, "had_enough", "take_more hero=0 icon=heart")  # 3 time: 1 token makes 6
    assert len(of_kind(events, StairTokenPlaced)) == 1
    assert offers(table) == [f"suffer_wound hero={hero} count=1" for hero in range(4)]
    events = play(table, "suffer_wound hero=1 count=1", "suffer_wound hero=2 count=1")
    assert [event.hero.number for event in of_kind(events, HeroWounded)] == [1, 2]


@pytest.mark.rule("O4-004", "O4-024")
def test_three_tokens_do_nothing_on_the_side_for_four() -> None:
    table = table_at("turn", FOUR, deck=[], doors=[PERILS, ["ogre_a", "ogre_b"]], stair_tokens=1, tokens=0)
    assert (prompt(table), state_of(table).wounds) == ("what_to_do", [0, 0, 0, 0])
    assert table.view(None)["stair_tokens"] == 5


@pytest.mark.rule("OC-015", "OD-180")
@pytest.mark.card("talent_recovery")
def test_each_of_four_heroes_recovers_on_a_descent_by_the_own_talent() -> None:
    talents = ["0:mage:talent_recovery", "0:paladin:talent_recovery"]
    discard = [f"{name}_{side}" for name in ("ogre", "bandit", "goblin", "beetle", "wraith") for side in "ab"]
    table = table_at(
        "end",
        FOUR,
        dungeon="yetis_cavern",
        deck=[],
        discard=discard,
        wounds=[2, 2, 2, 2],
        tokens=0,
        options={"talents": talents},
    )
    play(table, "go_down")
    assert state_of(table).wounds == [2, 1, 2, 1]


# -- Hordes of Shadows ---------------------------------------------------------------------------------------------


@pytest.mark.rule("O4-032", "FS-003", "OD-DECISION-74")
@pytest.mark.card("hordes_of_shadows")
def test_hordes_of_shadows_takes_4_time_a_floor() -> None:
    for hordes, time in (("no", 0), ("yes", 4)):
        options = {"cards": "hybrid", "hordes": hordes}
        table = table_at("floor", FOUR, floor=0, dungeon="yetis_cavern", options=options, wounds=[1, 0, 0, 0], tokens=1)
        assert prompt(table) == "how_to_begin"
        assert len(of_kind(table.opening, TimeSpent)) == time


@pytest.mark.rule("O4-032")
@pytest.mark.parametrize("heroes", [1, 2])
def test_hordes_of_shadows_needs_four_heroes(heroes: int) -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        undercroft.new("one-deck-dungeon", seats=1, seed=1, options={"heroes": heroes, "hordes": "yes"})
    assert refusal.value.code == "setting-needs"
    assert refusal.value.details["actual"] == heroes


@pytest.mark.rule("OD-DECISION-77", "O4-032")
@pytest.mark.parametrize(("cards", "allowed"), [("base", False), ("forest", True), ("hybrid", True)])
def test_hordes_of_shadows_comes_with_the_cards_of_the_forest(cards: str, allowed: bool) -> None:
    options = {"heroes": 4, "hordes": "yes", "cards": cards}
    if allowed:
        assert undercroft.new("one-deck-dungeon", seats=1, seed=1, options=options).decision is not None
        return
    with pytest.raises(ImpossibleSetup) as refusal:
        undercroft.new("one-deck-dungeon", seats=1, seed=1, options=options)
    assert (refusal.value.code, refusal.value.details["actual"]) == ("setting-needs", cards)
