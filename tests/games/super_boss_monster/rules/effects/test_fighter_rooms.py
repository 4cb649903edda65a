"""The rooms with fighter treasure that calculate their damage or bear tokens: effects and limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import Dungeon, damages, pass_all, pass_round, state_of, wounds_of
from tests.games.boss_family.walks import card_at, died, entered, hurt_of, pass_to_room, survived
from tests.games.helpers import Cards, asked_now, kinds, of_kind, offers, play
from tests.games.super_boss_monster.tables import ALONE, table_at, tokens_of
from undercroft.games.boss_family.rules.city_events import TokensPlaced
from undercroft.games.boss_family.rules.durations import NEUTRALIZED, replace
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.games.super_boss_monster.rules import tokens as damage_tokens
from undercroft.kernel.events import Event

MIX = {"sets": ["boss-monster"]}
BOOK = ["booby_trapped_armory", "book_eater_dragon", "frozen_monster"]
"""Emperor Dododo's dungeon in the book's example, from the boss outward (SB-144)."""


def tokened(events: list[Event]) -> list[str]:
    """The rooms that got a token, in order."""
    return [PRINTED[event.room.face].id for event in of_kind(events, TokensPlaced) for _ in range(event.tokens)]


# -- Frozen Monster --------------------------------------------------------------------------------------------------


@pytest.mark.card("frozen_monster")
@pytest.mark.rule("SB-142", "SB-144")
def test_the_first_hero_of_the_example_passes_the_sleeping_monster_and_wakes_it() -> None:
    table = table_at(
        "adventure", ("emperor_dododo", "bishop_bonemeal"), dungeons=[BOOK], entrances=[["laliho", "bunny"]]
    )
    walk = entered(table.opening)
    assert walk[:3] == [("frozen_monster", 0), ("book_eater_dragon", 2), ("booby_trapped_armory", 1)]
    assert survived(table.opening) == ["laliho"]  # 3 damage, health 8
    assert walk[3] == ("frozen_monster", 3)  # it is awake now


@pytest.mark.card("frozen_monster")
@pytest.mark.rule("SB-143", "SB-184", "SB-197")
def test_the_second_hero_of_the_example_takes_nothing_from_the_neutralized_monster_with_its_token() -> None:
    table = table_at(
        "adventure",
        ("emperor_dododo", "bishop_bonemeal"),
        dungeons=[BOOK],
        entrances=[["laliho", "bunny"]],
        hands=[[], ["giant_size"]],
        options=MIX,
    )
    pass_all(table, until=lambda later: wounds_of(later, 0) == 1)
    assert damages(table, 0) == [1, 2, 3]
    frozen, dragon = card_at(table, 0, 2), card_at(table, 0, 1)
    replace(state_of(table), NEUTRALIZED, frozen, 1)
    for room in (frozen, dragon):
        damage_tokens.put(state_of(table), room, 1)
    assert damages(table, 0) == [1, 3, 0]
    events = pass_all(table)
    assert entered(events) == [("frozen_monster", 0), ("book_eater_dragon", 3), ("booby_trapped_armory", 1)]
    assert died(events) == ["bunny"]  # health 4


@pytest.mark.card("frozen_monster")
def test_tokens_on_a_sleeping_monster_deal_nothing_and_every_later_hero_takes_all_its_damage() -> None:
    table = table_at(
        "adventure",
        dungeons=[["frozen_monster"]],
        entrances=[["laliho", "gladiator", "velvet_vic"]],
        tokens=[(0, 0, 2)],
    )
    assert [damage for _, damage in entered(table.opening)] == [0, 5, 5]


@pytest.mark.card("frozen_monster")
def test_each_monster_sleeps_for_itself_and_again_from_the_next_turn_on() -> None:
    table = table_at(
        "adventure",
        dungeons=[["frozen_monster", "frozen_monster"]],
        entrances=[["laliho", "gladiator"]],
        hands=[["giant_size"]],
        options=MIX,
    )
    assert damages(table, 0) == [0, 0]
    events = pass_all(table, until=lambda later: damages(later, 0) == [3, 3])
    assert entered(events) == [("frozen_monster", 0), ("frozen_monster", 0)]
    events = pass_round(table)
    assert entered(events) == [("frozen_monster", 3), ("frozen_monster", 3)]
    assert died(events) == ["gladiator"]
    assert damages(table, 0) == [0, 0]


@pytest.mark.card("frozen_monster")
@pytest.mark.rule("SB-308")
def test_the_hero_that_wakes_the_monster_is_not_hurt_by_it_while_it_is_there() -> None:
    table = table_at(
        "adventure", dungeons=[["frozen_monster"]], entrances=[["bunny"]], hands=[["giant_size"]], options=MIX
    )
    pass_to_room(table, "frozen_monster")
    assert (damages(table, 0), hurt_of(table)) == ([3], (0, 4))
    events = play(table, "cast_at card=giant_size target=frozen_monster")
    assert survived(events) == ["bunny"]


# -- Minion Arena ------------------------------------------------------------------------------------------------------


@pytest.mark.card("minion_arena")
@pytest.mark.rule("SB-186", "SB-163")
def test_a_minion_in_the_arena_makes_it_deal_2_more_until_the_end_of_the_turn_without_tokens() -> None:
    table = table_at(
        "minions",
        dungeons=[["minion_arena", "minion_arena"]],
        minions=[(0, "minion_arena")],
        hands=[["giant_size"]],
        options=MIX,
    )
    assert sorted(damages(table, 0)) == [2, 4]
    assert tokens_of(table) == {}
    pass_round(table)
    assert damages(table, 0) == [2, 2]


# -- Goblin Gym --------------------------------------------------------------------------------------------------------


@pytest.mark.card("goblin_gym")
@pytest.mark.rule("SB-301", "SB-170")
def test_the_gym_gets_one_token_a_turn_when_a_hero_dies_in_it() -> None:
    table = table_at("adventure", dungeons=[["goblin_gym"]], entrances=[["bunny", "pockets"]], tokens=[(0, 0, 3)])
    assert died(table.opening) == ["bunny", "pockets"]
    assert tokened(table.opening) == ["goblin_gym"]
    assert tokens_of(table) == {"goblin_gym": 4}  # in the next turn


@pytest.mark.card("goblin_gym")
def test_the_gym_gets_no_token_for_a_hero_that_dies_elsewhere_or_survives() -> None:
    table = table_at("adventure", dungeons=[["titans_forge", "goblin_gym"]], entrances=[["bunny", "laliho"]])
    assert (died(table.opening), survived(table.opening)) == (["bunny"], ["laliho"])
    assert tokens_of(table) == {}


@pytest.mark.card("goblin_gym")
@pytest.mark.rule("SB-236", "SB-237")
def test_one_player_s_gym_with_four_tokens_gets_no_fifth() -> None:
    table = table_at("adventure", ALONE, dungeons=[["goblin_gym"]], entrances=[["bunny"]], tokens=[(0, 0, 4)])
    assert died(table.opening) == ["bunny"]
    assert "room-acted" not in kinds(table.opening)
    assert tokens_of(table) == {"goblin_gym": 4}


# -- Bruiser Barracks --------------------------------------------------------------------------------------------------


@pytest.mark.card("bruiser_barracks")
@pytest.mark.rule("SB-305")
def test_new_barracks_put_a_token_on_a_monster_room_beside_them() -> None:
    table = table_at(
        "reveal",
        dungeons=[["goblin_gym", "ghoul_kitchen", ["soul_mill", "bruiser_barracks"], "titans_forge"]],
        face_down=[(0, 2)],
        hands=[["giant_size"]],
        options=MIX,
    )
    assert (asked_now(table), offers(table)) == (
        (0, "which_room_for_token"),
        ["put_token card=ghoul_kitchen", "put_token card=titans_forge"],
    )  # neither itself nor the room two places away
    play(table, "put_token card=ghoul_kitchen")
    assert tokens_of(table) == {"ghoul_kitchen": 1}


@pytest.mark.card("bruiser_barracks")
@pytest.mark.rule("SB-262", "SB-187")
@pytest.mark.parametrize(
    ("rooms", "slot", "more", "tokens"),
    [
        (["goblin_gym", "bruiser_barracks", "soul_mill"], 1, {}, {"goblin_gym": 1}),  # one needs no question, no trap
        (["soul_mill", "bruiser_barracks"], 1, {}, {}),
        (["bruiser_barracks"], 0, {}, {}),
        (["goblin_gym", "bruiser_barracks"], 1, {"deactivated": [[0, 0]]}, {}),
        (["goblin_gym", "soul_mill", "bruiser_barracks"], 2, {"deactivated": [[0, 1]]}, {}),
        (["goblin_gym", ["ghoul_kitchen", "bruiser_barracks"]], 1, {}, {"goblin_gym": 1}),
    ],
)
def test_bruisers_go_only_to_active_monster_rooms_directly_beside(
    rooms: Dungeon, slot: int, more: dict[str, Any], tokens: dict[str, int]
) -> None:
    table = table_at("reveal", dungeons=[rooms], face_down=[(0, slot)], hands=[["giant_size"]], options=MIX, **more)
    assert tokens_of(table) == tokens


@pytest.mark.card("bruiser_barracks")
@pytest.mark.rule("SB-101")
def test_barracks_that_were_built_before_send_nobody() -> None:
    table = table_at("reveal", dungeons=[["goblin_gym", "bruiser_barracks"]], hands=[["giant_size"]], options=MIX)
    assert tokens_of(table) == {}


# -- Titan's Forge -----------------------------------------------------------------------------------------------------


@pytest.mark.card("titans_forge")
def test_a_minion_in_the_forge_puts_a_token_on_it_or_on_another_monster_room() -> None:
    table = table_at(
        "minions",
        dungeons=[["goblin_gym", "soul_mill", "titans_forge"], ["ghoul_kitchen"]],
        minions=[(0, "titans_forge")],
        hands=[["giant_size"]],
        options=MIX,
    )
    assert (asked_now(table), offers(table)) == (
        (0, "which_room_for_token"),
        ["put_token card=goblin_gym", "put_token card=titans_forge"],
    )
    play(table, "put_token card=titans_forge")
    assert (tokens_of(table), damages(table, 0)) == ({"titans_forge": 1}, [1, 2, 5])


@pytest.mark.card("titans_forge")
@pytest.mark.rule("SB-237")
def test_the_only_room_that_can_take_the_token_gets_it_without_a_question() -> None:
    posted = [(0, "titans_forge")]
    table = table_at("minions", dungeons=[["soul_mill", "titans_forge"]], minions=posted)
    assert tokens_of(table) == {"titans_forge": 1}
    rooms: Cards = ["goblin_gym", "titans_forge"]
    table = table_at("minions", ALONE, dungeons=[rooms], minions=posted, tokens=[(0, 1, 4)])
    assert tokens_of(table) == {"titans_forge": 4, "goblin_gym": 1}
    table = table_at("minions", ALONE, dungeons=[rooms], minions=posted, tokens=[(0, 0, 4), (0, 1, 4)])
    assert tokens_of(table) == {"titans_forge": 4, "goblin_gym": 4}


# -- Dragon Colosseum and Siege Golem ----------------------------------------------------------------------------------


@pytest.mark.card("dragon_colosseum")
@pytest.mark.parametrize(
    ("tokens", "more", "dealt"),
    [
        ([], {}, 3),
        ([(0, 0, 3)], {}, 3 + 3),  # its own tokens count as tokens only
        ([(0, 1, 3)], {}, 3 + 1),  # rooms are counted, not tokens
        ([(0, 1, 1), (0, 2, 1)], {}, 3 + 2),
        ([(0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 4, 2)], {}, 3 + 3),  # at most 3
        ([(0, 1, 1), (0, 2, 1)], {"deactivated": [[0, 2]]}, 3 + 1),
        ([(1, 0, 1)], {}, 3),  # another dungeon
    ],
)
def test_the_colosseum_deals_1_more_for_each_other_room_with_tokens(
    tokens: list[tuple[int, int, int]], more: dict[str, Any], dealt: int
) -> None:
    rooms = ["dragon_colosseum", "goblin_gym", "soul_mill", "ghoul_kitchen", "titans_forge"]
    table = table_at(
        "build", dungeons=[rooms, ["bone_choir"]], tokens=tokens, hands=[["giant_size"]], options=MIX, **more
    )
    assert damages(table, 0)[0] == dealt


@pytest.mark.card("siege_golem")
@pytest.mark.parametrize(
    ("rooms", "more", "dealt"),
    [
        (["siege_golem", "goblin_gym", "soul_mill", "ghoul_kitchen", "titans_forge"], {}, 5),
        (["siege_golem", "goblin_gym", "soul_mill", "ghoul_kitchen"], {}, 3),
        (["siege_golem", "goblin_gym", "soul_mill", "ghoul_kitchen", "titans_forge"], {"deactivated": [[0, 4]]}, 3),
        (["siege_golem", "goblin_gym", "soul_mill", ["titans_forge", "ghoul_kitchen"]], {}, 3),
    ],
)
def test_the_golem_deals_2_more_while_five_rooms_are_visible(rooms: Dungeon, more: dict[str, Any], dealt: int) -> None:
    table = table_at("build", dungeons=[rooms], leveled=[0], hands=[["giant_size"]], options=MIX, **more)
    assert damages(table, 0)[0] == dealt
