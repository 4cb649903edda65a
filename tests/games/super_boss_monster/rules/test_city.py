"""The town queue and the landmarks: places of heroes, and heroes that are pushed on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import entrance_of, pass_all, state_of, town_of
from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import Cards, kinds, name_of, of_kind, offers, play, zone_of
from tests.games.super_boss_monster.tables import heroes_at, market_of, minions_of, only, table_at
from undercroft.games.boss_family.rules.city_events import HeroPushed, HeroWentStraight
from undercroft.games.boss_family.rules.events import HeroesRevealed
from undercroft.games.boss_family.rules.facts import CLASSES, PRINTED
from undercroft.games.boss_family.rules.state import LANDMARK
from undercroft.games.super_boss_monster.rules.city import landmark_for
from undercroft.games.super_boss_monster.rules.facts import LANDMARK_FOR
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")
FOUR = (*THREE, "mimi_the_mimic")
LANDMARKS = ("temple", "stadium", "library", "hideout", "tavern")


def arrivals(heroes: Cards, bosses: Cards = ("bishop_bonemeal", "madame_marionette"), **more: Any) -> Table:
    """A turn in which these heroes come, the first of them first."""
    return table_at("round", bosses, zones={"hero_deck": list(reversed(heroes))}, **more)


def pushed(table: Table) -> list[tuple[str, str]]:
    """Return heroes with the landmarks to which they were pushed at the set-up."""
    return [(PRINTED[event.hero.face].id, event.landmark) for event in of_kind(table.opening, HeroPushed)]


# -- the board -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-013", "SB-016", "SB-017")
def test_the_board_has_a_town_five_landmarks_from_the_left_and_a_market() -> None:
    table = table_at("round")
    view = table.view(None)
    assert [landmark["id"] for landmark in view["city"]["landmarks"]] == list(LANDMARKS)
    kinds_of = {landmark["id"]: landmark["treasure"] for landmark in view["city"]["landmarks"]}
    assert kinds_of == {"temple": "cleric", "stadium": "fighter", "library": "mage", "hideout": "thief", "tavern": None}
    assert len(view["zones"]["town"]) + sum(len(heroes_at(table, name)) for name in LANDMARKS) == 2
    assert len(view["zones"]["market"]) == 3
    alone = table_at("round", ("bishop_bonemeal",), town=["pockets", "velvet_vic", "bunny", "laliho"])
    assert pushed(alone) == [("pockets", "temple"), ("velvet_vic", "stadium"), ("bunny", "library")]  # from the left


@pytest.mark.rule("SB-014")
@pytest.mark.parametrize("bosses", [THREE[:2], THREE, FOUR])
def test_as_many_places_are_used_as_there_are_players(bosses: Cards) -> None:
    seats = len(bosses)
    heroes = ["bunny", "laliho", "pockets", "velvet_vic"][:seats]
    table = arrivals(heroes, bosses)
    assert town_of(table) == heroes
    assert len(market_of(table)) == seats + 1
    city = table.view(None)["city"]
    assert (city["places"], city["market"]) == (seats, [seats, 1])
    later = arrivals(["pim_choir_recruit", "gladiator", "criminal", "idler"][:seats], bosses, town=heroes)
    assert len(town_of(later)) == seats


@pytest.mark.rule("SB-018")
def test_a_landmark_holds_one_hero_and_the_tavern_any_number() -> None:
    table = arrivals(["bunny", "laliho"], town=["pockets", "velvet_vic"], landmarks={"hideout": ["criminal"]})
    assert pushed(table) == [("pockets", "tavern"), ("velvet_vic", "tavern")]
    assert heroes_at(table, "hideout") == ["criminal"]
    assert heroes_at(table, "tavern") == ["pockets", "velvet_vic"]  # stacked, the top one last
    assert [name_of(table, hero) for hero in table.view(None)["city"]["landmarks"][4]["heroes"]] == [
        *("velvet_vic", "pockets")
    ]


@pytest.mark.rule("SB-019", "SB-081", "SB-122")
def test_what_refers_to_town_does_not_reach_a_landmark() -> None:
    table = table_at(
        "build",
        dungeons=[["minion_arena", "goblin_armory"]],
        hands=[["princess_in_peril"]],
        town=["laliho", "bunny"],
        landmarks={"stadium": ["gladiator"]},
        options=MIXED,
    )
    casts = [offer for offer in offers(table) if offer.startswith("cast_at")]
    assert casts == [f"cast_at card=princess_in_peril target={hero}" for hero in ("laliho", "bunny")]
    play(table, casts[0])
    pass_all(table, until=lambda later: state_of(later).round == 2)
    assert entrance_of(table, 0) == []
    assert heroes_at(table, "stadium") == ["gladiator"]  # neither the spell nor three fighter symbols move it


@pytest.mark.rule("SB-020")
def test_the_town_deck_and_the_two_decks_of_the_market_lie_apart() -> None:
    zones = table_at("round").view(None)["zones"]
    assert [zones[deck]["count"] for deck in ("room_deck", "spell_deck")] == [75 - 2, 32 - 1]
    assert zones["hero_deck"]["count"] + zones["epic_deck"]["count"] == 22 - 2


# -- the queue -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-046", "SB-047")
def test_a_new_hero_stands_right_of_all_others() -> None:
    table = arrivals(["bunny", "pockets", "laliho"], THREE, town=["velvet_vic"], landmarks={})
    assert town_of(table) == ["bunny", "pockets", "laliho"]
    two = arrivals(["bunny", "idler"], town=["velvet_vic"])
    assert town_of(two) == ["velvet_vic", "bunny"]


@pytest.mark.rule("SB-048", "SB-049")
def test_a_full_town_pushes_its_leftmost_hero_out_for_each_that_comes() -> None:
    table = arrivals(["bunny", "pockets", "fizz_first_year"], THREE, town=["velvet_vic", "laliho", "orbella_owlhat"])
    assert pushed(table) == [("velvet_vic", "hideout"), ("laliho", "stadium"), ("orbella_owlhat", "library")]
    assert town_of(table) == ["bunny", "pockets", "fizz_first_year"]
    again = arrivals(["bunny", "pockets"], town=["velvet_vic", "criminal"])
    assert pushed(again) == [("velvet_vic", "hideout"), ("criminal", "tavern")]  # the second finds it taken


@pytest.mark.rule("SB-050")
def test_the_others_close_up_when_a_hero_leaves_the_town() -> None:
    table = table_at(
        "bait",
        THREE,
        dungeons=[["runic_study"], ["minion_arena"]],
        hands=[["freeze"]],
        town=["bunny", "orbella_owlhat", "laliho"],
        options=MIXED,
    )
    assert town_of(table) == ["orbella_owlhat"]
    assert entrance_of(table, 1) == ["bunny", "laliho"]


@pytest.mark.rule("SB-051", "SB-052", "SB-053")
def test_some_heroes_go_straight_to_their_landmark() -> None:
    table = arrivals(["gladiator", "bunny"], town=["pockets", "velvet_vic"])
    assert heroes_at(table, "stadium") == ["gladiator"]
    assert town_of(table) == ["velvet_vic", "bunny"]  # it was one of the two, and took no place
    assert len(of_kind(table.opening, HeroesRevealed)[0].heroes) == 2
    assert pushed(table) == [("pockets", "hideout")]
    taken = arrivals(["gladiator", "laliho"], landmarks={"stadium": ["champion"]})
    [straight] = of_kind(taken.opening, HeroWentStraight)
    assert straight.landmark == "tavern"
    assert heroes_at(taken, "tavern") == ["gladiator"]
    assert town_of(taken) == ["laliho"]  # a hero without such a text waits in town
    idle = arrivals(["idler", "laliho"], landmarks={"tavern": ["bar_brawler"]})
    assert heroes_at(idle, "tavern") == ["bar_brawler", "idler"]


# -- heroes of other sets ------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-201", "SB-056")
def test_a_hero_of_two_kinds_goes_to_the_first_free_landmark_of_its_own() -> None:
    table = table_at("round", options={"sets": ["minibosses"], "heroes": "minibosses"})
    state = state_of(table).clone()
    hero = next(card for zone in state.zones for card in zone if len(CLASSES[state.face[card]]) == 2)
    first, second = (LANDMARK_FOR[kind] for kind in CLASSES[state.face[hero]])
    state.zones[LANDMARK + first] = []
    state.zones[LANDMARK + second] = []
    assert landmark_for(state, hero) == first
    other = next(card for card in range(len(state.face)) if card != hero)
    state.zones[LANDMARK + first] = [other]
    assert landmark_for(state, hero) == second
    state.zones[LANDMARK + second] = [other]
    assert LANDMARKS[landmark_for(state, hero)] == "tavern"


@pytest.mark.rule("SB-203", "SB-056")
def test_a_hero_without_a_kind_goes_to_the_tavern() -> None:
    table = table_at(
        "round",
        town=["fool", "cleric_4_a"],
        zones={"hero_deck": ["fighter_4_a", "mage_4_a"]},
        options={**MIXED, "heroes": "boss-monster"},
    )
    assert pushed(table) == [("fool", "tavern"), ("cleric_4_a", "temple")]


# -- sent back -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-167", "SB-312")
def test_a_hero_sent_back_joins_the_town_at_once_as_a_new_one_does() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minion_arena", "runic_study"]],
        entrances=[["laliho"]],
        hands=[["fear", "freeze"]],
        town=["pockets", "bunny"],
        minions=[[1, "hideout_treasure"]],
        options=MIXED,
    )
    pass_to_room(table, "runic_study")
    play(table, "cast_at card=fear target=laliho", "pass_on")
    assert town_of(table) == ["bunny", "laliho"]
    assert heroes_at(table, "hideout") == ["pockets"]
    assert minions_of(table) == ["base", "hideout_treasure"]  # who stands there already is not disturbed
    assert entrance_of(table, 0) == []


@pytest.mark.rule("SB-126")
def test_heroes_that_stay_are_pushed_on_by_those_who_come_later() -> None:
    zones = {"hero_deck": ["pim_choir_recruit", "brother_barrow"]}
    table = table_at("bait", town=["bunny", "pockets"], zones=zones)
    assert town_of(table) == ["brother_barrow", "pim_choir_recruit"]
    assert (heroes_at(table, "stadium"), heroes_at(table, "hideout")) == (["bunny"], ["pockets"])
    assert kinds(table.opening).count("hero-pushed") == 2


@pytest.mark.rule("SB-045")
def test_as_many_heroes_come_as_there_are_players_ordinary_ones_first() -> None:
    zones = {**only(3, "bunny", "saint_ottoline", "sir_overkill", "night_cat_nadia"), "epic_deck": ["sir_overkill"]}
    table = table_at("round", THREE, zones=zones)
    [revealed] = of_kind(table.opening, HeroesRevealed)
    assert [PRINTED[hero.face].id for hero in revealed.heroes][:2] == ["bunny", "sir_overkill"]
    assert len(revealed.heroes) == 3
    assert len(zone_of(table, "epic_deck")) == 1
