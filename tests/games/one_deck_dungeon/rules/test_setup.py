"""Players, set-up, and the common victory and defeat."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import decision_of, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import all_dice, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import GameLost, GameWon, HeroChosen, PoisonResisted
from undercroft.games.one_deck_dungeon.rules.facts import BASE, DECK, SET_OF
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.table import Table

BASE_DUNGEONS = ["dragons_cave", "yetis_cavern", "hydras_reef", "lichs_tomb", "minotaurs_maze"]


def new(seats: int = 1, seed: int = 7, **options: Any) -> Table:
    """A new table."""
    return undercroft.new("one-deck-dungeon", seats=seats, seed=seed, options=options)


# -- who plays -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-002", "OD-DECISION-1")
@pytest.mark.parametrize(("seats", "heroes"), [(1, 1), (2, 2), (3, 4), (4, 4)])
def test_there_are_one_two_or_four_heroes_and_every_seat_leads_at_least_one(seats: int, heroes: int) -> None:
    led = [hero["seat"] for hero in new(seats, team="deal", dungeon="yetis_cavern").view(0)["heroes"]]
    assert len(led) == heroes
    assert led == [hero % seats for hero in range(heroes)]


@pytest.mark.rule("OD-002", "OD-DECISION-1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"heroes": 3}),
        (1, {"heroes": 5}),
        (1, {"team": ["warrior", "mage", "rogue"]}),
        (2, {"heroes": 1}),
        (3, {"heroes": 2}),
        (5, {}),
    ],
)
def test_other_numbers_of_heroes_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleSetup):
        new(seats, **options)


@pytest.mark.rule("OD-DECISION-1")
def test_one_person_may_lead_all_heroes() -> None:
    table = new(1, heroes=4, team=["warrior", "mage", "rogue", "archer"], dungeon="yetis_cavern")
    assert [hero["seat"] for hero in table.view(0)["heroes"]] == [0, 0, 0, 0]
    assert decision_of(table).seat == 0


# -- the end of the game -------------------------------------------------------------------------------------------


def against_the_yeti(wounds: int, seats: int = 1) -> tuple[Table, list[Any]]:
    """The Warrior covers the Yeti's wide box (one wound) and all but one magic box of the others."""
    table = table_at(
        "boss", dungeon="yetis_cavern", seats=seats, boss_wounds=wounds, floor=3, rolls=[6, 6, 6, 6, 5, 6, 6]
    )
    events = play(table, *["lay hero=0 die=strength-6 box=0"] * 4)
    events += play(table, "lay hero=0 die=agility-5 box=6", "lay hero=0 die=agility-6 box=7")
    return table, events + play(table, "lay hero=0 die=magic-6 box=4", "had_enough")


@pytest.mark.rule("OD-003")
def test_the_game_is_won_when_the_boss_has_as_many_wounds_as_health() -> None:
    table, events = against_the_yeti(wounds=5)
    assert of_kind(events, GameWon) == [GameWon("yeti")]
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "victory")
    table, events = against_the_yeti(wounds=4)
    assert table.result is None
    assert table.view(0)["boss"]["wounds"] == 5


@pytest.mark.rule("OD-003")
def test_the_boss_waits_below_the_third_floor() -> None:
    for floor, fighting in ((1, False), (2, False), (3, True)):
        table = table_at("end", dungeon="yetis_cavern", floor=floor, deck=[], discard=["ogre_a", "ogre_b", "beetle_a"])
        play(table, "go_down")
        assert (table.view(0)["boss"] is not None) == fighting
        assert table.view(0)["floor"] == (3 if fighting else floor + 1)


@pytest.mark.rule("OD-001", "OD-004")
def test_one_dead_hero_is_the_end_for_everybody() -> None:
    table = table_at(
        "encounter", ["warrior", "mage"], seats=2, faced=["fire_elemental_a"], wounds=[3, 0], tokens=0, turn=1
    )
    events = play(table, "suffer_wound hero=0 count=1")
    assert of_kind(events, GameLost) == [GameLost(1)]
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((), (0, 0), "hero-died")


@pytest.mark.rule("OD-004")
def test_a_hero_with_one_health_left_fights_on() -> None:
    table = table_at("encounter", ["warrior"], faced=["fire_elemental_a"], wounds=[4], tokens=0)
    assert table.result is None
    assert table.view(0)["heroes"][0]["wounds"] == 5
    dead = table_at("encounter", ["warrior"], faced=["fire_elemental_a"], wounds=[5], tokens=0)
    assert dead.result is not None


@pytest.mark.rule("OD-004")
def test_healing_right_then_averts_the_loss() -> None:
    table = table_at("encounter", ["warrior"], faced=["fire_elemental_a"], wounds=[5], tokens=1)
    assert offers(table) == ["save hero=0", "give_up"]
    play(table, "save hero=0")
    assert table.result is None
    assert table.view(0)["heroes"][0]["wounds"] == 4


@pytest.mark.rule("OD-001")
def test_all_seats_win_together() -> None:
    # 6 + 6 + 6 + 6 strength dice of two heroes fill the wide box; the wounds of both stay below health.
    items = [["goblin_a", "glooping_ooze_b"], ["ogre_a", "plague_rat_a"]]
    table = table_at(
        "boss",
        ["warrior", "archer"],
        seats=2,
        dungeon="yetis_cavern",
        boss_wounds=5,
        floor=3,
        items=items,
        level=2,
        rolls=[6, 6, 6, 6, 6, 6, 4, 5, 6, 5, 6, 6],
    )
    while table.result is None:
        texts = [option.text for option in decision_of(table).options]
        lay = [text for text in texts if text.startswith("lay ") and not ("heroic" in text and "box=0" in text)]
        table.apply(lay[0] if lay else "had_enough" if "had_enough" in texts else texts[0])
    assert (table.result.winners, table.result.scores) == ((0, 1), (1, 1))


# -- without the expansion -----------------------------------------------------------------------------------------


@pytest.mark.rule("OD-005")
def test_the_base_game_knows_nothing_of_the_forest() -> None:
    table = new(1, team=["warrior"], dungeon="yetis_cavern")
    view = table.view(0)
    assert view["poison_supply"] == 0
    assert view["found"] == ["potion_healing"]  # neither Cure nor a basic potion
    state = state_of(table)
    in_play = {state.face[card] for zone in state.zones[:-1] for card in zone}
    assert {SET_OF[face] for face in in_play} == {BASE}
    assert len(in_play) == 44


@pytest.mark.rule("OD-005")
@pytest.mark.parametrize("options", [{"turn_card": "cure"}, {"dungeon": "the_mudlands"}])
def test_parts_of_the_forest_are_refused_in_a_base_game(options: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleSetup):
        new(1, **options)


@pytest.mark.rule("OD-005")
def test_nobody_resists_poison_after_exploring_in_a_base_game() -> None:
    table = table_at("act", wounds=[1])
    assert of_kind(play(table, "explore"), PoisonResisted) == []


# -- heroes and dungeon --------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-029", "OD-035")
def test_each_player_picks_a_hero_and_the_party_a_dungeon() -> None:
    table = new(2)
    assert (decision_of(table).seat, prompt(table)) == (0, "which_hero")
    assert "lead hero=0 card=mage" in offers(table)
    play(table, "lead hero=0 card=mage")
    assert (decision_of(table).seat, prompt(table)) == (1, "which_hero")
    assert "lead hero=1 card=mage" not in offers(table)
    play(table, "lead hero=1 card=warrior")
    assert offers(table) == [f"go_into card={dungeon}" for dungeon in BASE_DUNGEONS]
    play(table, "go_into card=hydras_reef")
    view = table.view(0)
    assert [hero["hero"] for hero in view["heroes"]] == ["mage", "warrior"]
    assert view["dungeon"]["card"] == "hydras_reef"


@pytest.mark.rule("OD-035")
def test_unused_heroes_and_dungeons_are_nowhere_in_the_game() -> None:
    state = state_of(new(1, team=["rogue"], dungeon="dragons_cave"))
    kinds = {DECK.printed[state.face[card]].kind for zone in state.zones for card in zone}
    assert kinds == {"combat", "peril"}
    assert state.hero == [DECK.index["rogue"]]


@pytest.mark.rule("OD-029")
def test_a_hero_is_not_led_twice() -> None:
    with pytest.raises(ImpossibleSetup):
        new(1, heroes=2, team=["mage", "mage"])


@pytest.mark.rule("OD-030")
def test_one_hero_uses_the_1p_sides_and_two_the_2p_sides() -> None:
    alone = new(1, team=["warrior"], dungeon="yetis_cavern").view(0)
    assert alone["heroes"][0]["icons"] == [4, 2, 1]
    assert alone["heroes"][0]["health"] == 6
    assert alone["heroes"][0]["skills"] == ["hero_second_wind_1p"]
    assert (alone["level"]["items"], alone["level"]["skills"]) == (1, 2)
    together = new(2, team=["warrior", "rogue"], dungeon="yetis_cavern").view(0)
    assert [hero["icons"] for hero in together["heroes"]] == [[3, 1, 0], [0, 3, 1]]
    assert [hero["health"] for hero in together["heroes"]] == [4, 3]
    assert together["heroes"][0]["skills"] == ["hero_fearless_charge_2p"]
    assert (together["level"]["items"], together["level"]["skills"]) == (1, 1)


@pytest.mark.rule("OD-031")
def test_the_level_cards_come_in_their_order() -> None:
    assert new(1, team=["mage"], dungeon="yetis_cavern").view(0)["level"]["level"] == 1
    for level, price in ((1, 6), (2, 8), (3, 10)):
        experience = ["ogre_a", "ogre_b", "phantom_a"][: price // 4 + 1]
        table = table_at("placing", faced=["beetle_a"], level=level, xp=experience, dice=[[]], option=-1)
        assert table.view(0)["level"]["price"] == price
        play(table, "had_enough")
        while prompt(table) == "which_xp":
            table.apply(0)
        assert table.view(0)["level"]["level"] == level + 1


# -- the table -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-032", "OD-033")
def test_all_44_encounters_are_one_shuffled_face_down_deck_above_the_stairs() -> None:
    orders = set()
    for seed in range(3):
        table = new(1, seed=seed, team=["warrior"])
        assert prompt(table) == "which_dungeon"
        view = table.view(0)
        assert view["zones"]["deck"] == {"count": 44, "known": []}
        assert view["stairs"] is False
        orders.add(tuple(zone_of(table, "deck")))
    assert len(orders) == 3
    [cards] = {tuple(sorted(order)) for order in orders}
    assert list(cards) == sorted(DECK.ids[face] for face in DECK.of_kind("combat", "peril") if SET_OF[face] == BASE)


@pytest.mark.rule("OD-033")
@pytest.mark.parametrize(("deck", "visible"), [(["ogre_a", "ogre_b", "beetle_a"], False), (["ogre_a", "ogre_b"], True)])
def test_the_stairs_show_when_the_cards_above_them_are_gone(deck: list[str], visible: bool) -> None:
    table = table_at("turn", dungeon="yetis_cavern", deck=deck, doors=[["phantom_a"]])
    assert table.view(0)["stairs"] is visible


@pytest.mark.rule("OD-034")
def test_only_the_first_floor_shows() -> None:
    table = new(1, team=["warrior"], dungeon="yetis_cavern")
    view = table.view(0)
    assert view["floor"] == 1
    assert [floor["in_force"] for floor in view["dungeon"]["floors"]] == [True, False, False]
    play(table, "enter door=0", "face_it")
    while prompt(table) != "how_to_place":
        table.apply(0)
    own = len(state_of(table).boxes) - (2 if table.view(0)["encounter"]["option"] is None else 1)
    first = view["dungeon"]["floors"][0]["combat" if own > 1 else "peril"]
    shown = [(box["colour"], box["value"]) for box in table.view(0)["encounter"]["boxes"][own:]]
    assert shown == [(box["colour"], box["value"]) for box in first]


@pytest.mark.rule("OD-036", "OD-037", "OD-DECISION-5")
def test_one_potion_token_lies_on_the_turn_card_and_all_else_in_the_supply() -> None:
    table = new(1, team=["warrior"], dungeon="yetis_cavern")
    state = state_of(table)
    assert (state.tokens, state.token_supply) == (1, 5)
    assert state.supply == [8, 8, 8, 6]  # no die lies on the turn card
    assert all_dice(table) == [8, 8, 8, 6]


@pytest.mark.rule("OD-038")
def test_basic_skills_are_for_campaigns() -> None:
    for campaign in ("no", "yes"):
        table = new(1, team=["warrior"], dungeon="yetis_cavern", campaign=campaign)
        assert prompt(table) == "what_to_do"  # nobody was asked for a basic skill
        assert table.view(0)["heroes"][0]["skills"] == ["hero_second_wind_1p"]
    sheet = ["0:warrior:talent_veteran"]
    table = new(1, team=["warrior"], dungeon="yetis_cavern", campaign="yes", talents=sheet)
    assert prompt(table) == "which_basic_skill"


@pytest.mark.rule("OD-040")
def test_healing_can_be_drunk_from_the_first_turn() -> None:
    table = table_at("floor", dungeon="yetis_cavern", floor=0, turn=0, wounds=[4])
    assert table.view(0)["turn"] == 1
    assert "drink potion=potion_healing hero=0" in offers(table)
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).wounds, state_of(table).tokens) == ([1], 0)


def test_every_choice_of_a_hero_is_reported_once() -> None:
    table = undercroft.new("one-deck-dungeon", seats=1, seed=1, options={"heroes": 2, "dungeon": "dragons_cave"})
    chosen = [play(table, f"lead hero={hero} card={card}") for hero, card in ((0, "rogue"), (1, "mage"))]
    assert [[event.hero.card for event in of_kind(events, HeroChosen)] for events in chosen] == [["rogue"], ["mage"]]
