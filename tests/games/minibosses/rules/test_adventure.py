"""Heroes walk through dungeons of this game: room by room, damage, windows, death and survival."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import pass_all, pass_phase, pass_round, souls_of, state_of, wounds_of
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, room_of_hero, survived, walked
from tests.games.helpers import kinds, of_kind, offers, play, prompt, seat_to_move
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.events import AdventureTurnBegun

MIXED = {"sets": ["boss-monster"], "heroes": "minibosses"}
ROW = ("the_catapult", "unstable_mine", "training_camp")
"""Three rooms that deal 2 each, from the boss outward."""


@pytest.mark.rule("MB-084")
def test_a_hero_goes_from_the_leftmost_room_to_the_boss_and_damage_adds_up() -> None:
    table = table_at("adventure", dungeons=[ROW], entrances=[["josie_vampire_slayer"]], hands=[["rage"]])  # health 8
    events = pass_phase(table)
    assert entered(events) == [("training_camp", 2), ("unstable_mine", 2), ("the_catapult", 2)]
    assert survived(events) == ["josie_vampire_slayer"]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, 1)


@pytest.mark.rule("MB-084")
@pytest.mark.parametrize(
    ("hero", "souls", "wounds"),
    [("holkin_propheteer", 1, 0), ("haize_half_angel", 0, 2), ("felicity_joyful_nurse", 1, 0)],
)
def test_a_hero_with_as_much_damage_as_health_dies_and_another_wounds_the_boss(
    hero: str, souls: int, wounds: int
) -> None:
    table = table_at("adventure", dungeons=[ROW], entrances=[[hero]], hands=[["rage"]])
    events = pass_phase(table)
    assert died(events) + survived(events) == [hero]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (souls, wounds)


@pytest.mark.rule("MB-084")
def test_heroes_go_one_after_another_and_players_by_experience() -> None:
    table = table_at(
        "adventure",
        ("oculus", "kirax"),
        dungeons=[["unstable_mine"], ["the_catapult"]],
        entrances=[["eloi_marlborn", "clebrina_familiar"], ["kbothi_the_spy"]],
        hands=[["rage"]],
    )
    events = [*table.opening, *pass_phase(table)]
    assert [event.seat for event in of_kind(events, AdventureTurnBegun)] == [1, 0]
    assert walked(events) == [
        ("kbothi_the_spy", "the_catapult"),
        ("eloi_marlborn", "unstable_mine"),
        ("clebrina_familiar", "unstable_mine"),
    ]


@pytest.mark.rule("MB-083")
def test_death_is_seen_when_the_hero_leaves_so_that_it_may_be_saved_before() -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", "training_camp"]],
        entrances=[["felicity_joyful_nurse"]],  # health 4
        hands=[["rage"], ["assassin", "rage"]],
        options=MIXED,
    )
    pass_to_room(table, "unstable_mine")
    assert (table.view(None)["walk"]["hurt"], table.view(None)["walk"]["health"]) == (4, 4)
    assert souls_of(table, 0) == 0  # it stands there with deadly damage
    pass_all(table, until=lambda later: seat_to_move(later) == 1)
    play(table, "cast_at card=assassin target=felicity_joyful_nurse")  # 3 more health
    events = pass_phase(table)
    assert survived(events) == ["felicity_joyful_nurse"]
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, 1)


@pytest.mark.rule("MB-083", "MB-105")
@pytest.mark.parametrize(
    ("hero", "dies_in"), [("felicity_joyful_nurse", "unstable_mine"), ("the_fool", "training_camp")]
)
def test_a_hero_dies_with_no_health_or_less_than_none(hero: str, dies_in: str) -> None:
    table = table_at("adventure", dungeons=[ROW], entrances=[[hero]], hands=[["rage"]])
    events = pass_phase(table)
    assert died(events) == [hero]
    assert entered(events)[-1][0] == dies_in


@pytest.mark.rule("MB-105")
def test_more_damage_than_health_kills_too() -> None:
    table = table_at("adventure", dungeons=[["fetid_beast"]], entrances=[["the_fool"]], hands=[["rage"]])
    pass_to_room(table, "fetid_beast")
    assert (table.view(None)["walk"]["hurt"], table.view(None)["walk"]["health"]) == (3, 2)
    assert died(pass_phase(table)) == ["the_fool"]


@pytest.mark.rule("MB-084")
def test_a_room_acts_on_a_death_after_its_damage_and_the_window() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["the_fool"]],
        hands=[["rage"]],
        options=MIXED,
    )
    pass_to_room(table, "golem_factory")
    assert "cards-drawn" not in kinds(table.opening)
    assert (room_of_hero(table), prompt(table)) == ("golem_factory", "what_to_play")
    order = kinds(pass_phase(table))
    assert order.index("hero-died") < order.index("room-acted") < order.index("cards-drawn")


@pytest.mark.rule("MB-085")
def test_damage_stays_within_one_round_and_one_hero() -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine"]],
        entrances=[["felicity_joyful_nurse", "holkin_propheteer"]],
        hands=[["rage"]],
    )
    pass_all(table, until=lambda later: state_of(later).hurt == 2)
    hurts = {table.view(None)["walk"]["hurt"]}
    pass_all(table, until=lambda later: not state_of(later).hurt)
    pass_all(table, until=lambda later: bool(state_of(later).hurt))
    hurts.add(table.view(None)["walk"]["hurt"])
    assert hurts == {2}


@pytest.mark.rule("MB-104")
@pytest.mark.parametrize(("hero", "points"), [("josie_vampire_slayer", 1), ("haize_half_angel", 2)])
def test_a_healed_wound_of_an_ordinary_or_an_epic_hero_is_a_soul(hero: str, points: int) -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello"]],
        entrances=[["the_fool"]],
        wounds=[[hero]],
        hands=[["rage"]],
        options=MIXED,
    )
    assert wounds_of(table, 0) == points
    pass_all(table, until=lambda later: prompt(later) == "which_wound")
    assert offers(table) == [f"heal_wound card={hero} source=vampire_bordello", "decline"]
    play(table, f"heal_wound card={hero} source=vampire_bordello")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1 + points, 0)
    pass_round(table)
    assert souls_of(table, 0) == 1 + points


@pytest.mark.card("respawn")
@pytest.mark.rule("MB-131")
@pytest.mark.parametrize(
    ("entered_first", "then"),
    [
        ("imp_hoard", []),
        ("garbage_chute", [("imp_hoard", 1)]),
        ("centipede_tunnel", [("garbage_chute", 1), ("imp_hoard", 1)]),
    ],
)
def test_a_hero_in_a_room_that_is_moved_goes_with_it(entered_first: str, then: list[tuple[str, int]]) -> None:
    table = table_at(
        "adventure",
        dungeons=[["centipede_tunnel", "garbage_chute", "imp_hoard"]],
        entrances=[["josie_vampire_slayer"]],
        hands=[["respawn", "windfall"]],
        options=MIXED,
    )
    pass_to_room(table, entered_first)
    play(table, "cast card=respawn", "swap first=centipede_tunnel second=imp_hoard")
    assert room_of_hero(table) == entered_first
    events = pass_phase(table)
    assert entered(events) == then
    assert survived(events) == ["josie_vampire_slayer"]


@pytest.mark.card("respawn")
@pytest.mark.rule("MB-131")
def test_a_hero_whose_room_is_built_over_is_touched_by_neither_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["construction_zone", "imp_hoard"]],
        entrances=[["josie_vampire_slayer"]],
        hands=[["respawn", "unstable_mine", "pay_to_win"]],
        options=MIXED,
    )
    pass_to_room(table, "imp_hoard")
    play(table, "cast card=respawn", "build_more card=unstable_mine slot=1")
    assert hurt_of(table) == (1, 8)
    play(table, "prepare card=pay_to_win", "aim_at card=unstable_mine", "choose_amount coins=3")
    assert hurt_of(table) == (1, 8)
    events = pass_phase(table)
    assert [room for room, _ in entered(events)] == ["construction_zone"]
    assert survived(events) == ["josie_vampire_slayer"]
