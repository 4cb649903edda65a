"""A room's damage changes under a hero."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, pass_all, pass_to, state_of, table_at
from tests.games.boss_family.walks import card_at, died, entered, hurt_of, pass_to_room, room_of_hero, survived
from tests.games.helpers import kinds, of_kind, play
from undercroft.games.boss_family.rules.events import HeroHurt


@pytest.mark.rule("BM-225")
@pytest.mark.card("giant_size")
def test_a_hero_takes_the_difference_when_the_damage_of_its_room_rises() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["giant_size", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    events = play(table, "cast_at card=giant_size target=neanderthal_cave")
    assert [(event.damage, event.hurt) for event in of_kind(events, HeroHurt)] == [(3, 6)]
    play(table, "pass_on")
    assert room_of_hero(table) == "golem_factory"
    assert hurt_of(table) == (8, 8)


@pytest.mark.rule("BM-225")
@pytest.mark.card("giant_size")
def test_a_room_behind_or_before_the_hero_does_not_hurt_it_by_growing() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["giant_size", "motivation"], ["giant_size"]],
    )
    pass_to_room(table, "neanderthal_cave")
    play(table, "cast_at card=giant_size target=golem_factory", "let_it_be")
    assert hurt_of(table) == (3, 13)
    pass_to_room(table, "golem_factory")
    assert hurt_of(table) == (8, 13)
    pass_to(table, 1)
    play(table, "cast_at card=giant_size target=neanderthal_cave")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table) == (8, 13)


@pytest.mark.rule("BM-225", "BM-226")
@pytest.mark.card("freeze", "goblin_armory", "giant_size")
def test_a_fall_gives_nothing_back_and_only_more_than_was_dealt_hurts_again() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "goblin_armory", "golem_factory", "goblin_armory"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["freeze", "giant_size", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    assert damages(table, 0)[2] == 4  # 2, and an armory on either side
    hurt, health = hurt_of(table)
    play(table, f"cast_at card=freeze target={card_at(table, 0, 1)}")
    assert damages(table, 0)[2] == 3
    assert hurt_of(table) == (hurt, health)
    play(table, f"cast_at card=giant_size target={card_at(table, 0, 2)}")
    assert damages(table, 0)[2] == 6
    assert hurt_of(table) == (hurt + 2, health)


@pytest.mark.rule("BM-225")
@pytest.mark.card("the_crushinator")
def test_on_a_second_visit_a_room_deals_its_damage_anew() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "the_crushinator", "golem_factory"]],
        entrances=[["epic_cleric_13_a"]],
    )
    pass_to_room(table, "the_crushinator")
    play(table, "use card=the_crushinator", "pay_with card=golem_factory")
    assert hurt_of(table) == (6, 13)  # 2 of the factory, 2 of the Crushinator, 2 more
    pass_all(table, until=lambda later: room_of_hero(later) == "the_crushinator" and hurt_of(later)[0] > 6)
    assert hurt_of(table) == (10, 13)


@pytest.mark.rule("BM-226")
@pytest.mark.card("freeze", "golem_factory")
def test_damage_taken_in_a_room_stays_when_it_is_deactivated_and_its_text_is_ignored() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "golem_factory"]],
        entrances=[["cleric_4_a", "cleric_8_a"]],
        hands=[["freeze", "motivation"]],
    )
    play(table, "pass_on", "pass_on")
    assert hurt_of(table) == (4, 4)
    play(table, f"cast_at card=freeze target={card_at(table, 0, 1)}")
    assert hurt_of(table) == (4, 4)
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)
    assert entered(events) == [("golem_factory", 2), ("haunted_library", 1)]  # the second hero walks past it


@pytest.mark.rule("BM-226")
@pytest.mark.card("freeze")
def test_a_hero_in_a_deactivated_room_goes_on_from_there() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["freeze", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=freeze target=golem_factory")
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert entered(events) == [("haunted_library", 1)]
    assert survived(events) == ["cleric_8_a"]


@pytest.mark.rule("BM-226", "BM-225")
@pytest.mark.card("freeze", "the_crushinator")
def test_a_deactivated_room_deals_no_difference_when_all_rooms_deal_more() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "the_crushinator", "golem_factory"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["freeze", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=freeze target=golem_factory", "use card=the_crushinator")
    assert hurt_of(table) == (2, 13)
    pass_to_room(table, "the_crushinator")
    assert hurt_of(table) == (2 + 4, 13)
