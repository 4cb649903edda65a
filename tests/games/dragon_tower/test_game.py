"""The options of the game: heroes, seats, team, and options that exclude each other."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.tables import table_at
from tests.games.helpers import decision_of, prompt, zone_of

TEAM = ["paladin", "mage", "priest", "bard"]


def refused(seats: int = 1, **options: Any) -> str:
    """The code by which a set-up is refused."""
    with pytest.raises(undercroft.ImpossibleSetup) as error:
        undercroft.new("dragon-tower", seats=seats, seed=1, options=options)
    return error.value.code


def test_the_game_tells_its_seats_options_and_languages() -> None:
    [tower] = [game for game in undercroft.games() if game["id"] == "dragon-tower"]
    assert tower["seats"] == [1, 4]
    settings = {setting["name"]: setting["choices"] for setting in tower["options"]}
    assert settings["heroes"] == [2, 3, 4]
    assert settings["boss"] == ["dragon", "giant_troll", "dark_lord", "lord_of_the_dead"]
    assert list(settings) == ["heroes", "team", "setup", "skills", "boss", "variants"]


@pytest.mark.rule("DT-012", "DT-DECISION-1")
@pytest.mark.parametrize(
    ("seats", "heroes", "leads"),
    [
        (1, 2, [0, 0]),
        (1, 3, [0, 0, 0]),
        (1, 4, [0, 0, 0, 0]),
        (2, 2, [0, 1]),
        (2, 3, [0, 1, 0]),
        (2, 4, [0, 1, 0, 1]),
        (3, 3, [0, 1, 2]),
        (3, 4, [0, 1, 2, 0]),
        (4, 4, [0, 1, 2, 3]),
    ],
)
def test_the_heroes_are_shared_out_over_the_seats(seats: int, heroes: int, leads: list[int]) -> None:
    table = undercroft.new("dragon-tower", seats=seats, seed=1, options={"team": TEAM[:heroes], "skills": "none"})
    assert [hero["seat"] for hero in table.view(None)["heroes"]] == leads
    for hero, seat in enumerate(leads):
        while prompt(table) == "which_deck" and decision_of(table).args["hero"] == hero and not table.view(0)["floor"]:
            assert decision_of(table).seat == seat
            table.apply(0)


@pytest.mark.rule("DT-012")
@pytest.mark.parametrize("heroes", [0, 1, 5, "2", True])
def test_there_are_layouts_for_two_to_four_heroes_only(heroes: object) -> None:
    assert refused(heroes=heroes) == "bad-setting"


@pytest.mark.parametrize(("seats", "heroes"), [(3, 2), (4, 2), (4, 3)])
def test_every_seat_needs_a_hero(seats: int, heroes: int) -> None:
    assert refused(seats, heroes=heroes) == "setting-needs"


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_people_can_play(seats: int) -> None:
    assert refused(seats) == "bad-seats"


@pytest.mark.parametrize(("seats", "heroes"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_without_a_number_everybody_leads_one_hero_and_a_single_player_two(seats: int, heroes: int) -> None:
    assert undercroft.new("dragon-tower", seats=seats, seed=1).options["heroes"] == heroes


def test_a_team_may_be_given() -> None:
    table = undercroft.new("dragon-tower", seed=1, options={"team": ["bard", "druid", "mage"], "skills": "none"})
    assert [zone_of(table, "hero", hero) for hero in range(3)] == [["bard"], ["druid"], ["mage"]]
    assert table.options["heroes"] == 3
    assert "bard" not in zone_of(table, "unused_heroes")


def test_a_team_that_is_dealt_is_made_of_ordinary_heroes() -> None:
    teams = set()
    for seed in range(12):
        table = undercroft.new("dragon-tower", seed=seed, options={"team": "deal", "skills": "none"})
        teams.add(tuple(zone_of(table, "hero", hero)[0] for hero in range(2)))
    ordinary = {"paladin", "priest", "mage", "assassin", "spellblade", "pathfinder"}
    assert {hero for team in teams for hero in team} <= ordinary
    assert len(teams) > 3


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"heroes": 3, "team": ["paladin", "mage"]}, "wrong-team-size"),
        ({"team": ["paladin", "fury"]}, "bad-setting-cards"),
        ({"team": "random"}, "bad-setting-cards"),
        ({"setup": "first-game", "skills": "one"}, "setting-needs"),
        ({"setup": "first-game", "team": "choose"}, "setting-needs"),
        ({"setup": "first-game", "team": ["paladin", "mage"]}, "setting-needs"),
        ({"boss": "shadow_of_the_dragon"}, "bad-setting"),
        ({"skills": "all"}, "bad-setting"),
        ({"variants": ["no-mercy"]}, "bad-setting-list"),
        ({"variants": "surrounded"}, "bad-setting-list"),
        ({"dragons": 2}, "unknown-setting"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], code: str) -> None:
    assert refused(**options) == code


def test_by_default_heroes_are_chosen_and_take_a_skill_each() -> None:
    options = undercroft.new("dragon-tower", seed=1).options
    assert (options["team"], options["skills"], options["boss"], options["variants"]) == ("choose", "one", "dragon", [])


@pytest.mark.parametrize(("floor", "leader"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1), (6, 2)])
def test_the_seat_that_speaks_for_the_party_goes_round(floor: int, leader: int) -> None:
    table = table_at("refill", TEAM[:3], floor=floor, seats=3)
    assert (decision_of(table).seat, table.view(0)["leader"]) == (leader, leader)


def test_a_seat_whose_heroes_are_dead_speaks_no_more() -> None:
    table = table_at("refill", TEAM[:3], floor=2, seats=3, health=[5, 0, 5])
    assert (decision_of(table).seat, table.view(0)["leader"]) == (2, 2)


def test_the_names_of_heroes_in_options_are_their_cards() -> None:
    option = decision_of(table_at("refill", ["bard", "mage"])).options[0]
    assert option.names == {"hero": "card-bard"}
