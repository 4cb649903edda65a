"""Goblin Market, Power Leech, Fetid Beast, Training Camp and Dragon's Nest, which depend on other rooms."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    Dungeon,
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    room_names,
    state_of,
)
from tests.games.boss_family.walks import entered, hurt_of, pass_to_room
from tests.games.helpers import asked_now, decision_of, kinds, of_kind, offers, play, refusal
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.miniboss_events import CoinsGained, DamageDoubled, MonstersFed
from undercroft.games.boss_family.rules.state import HAND

MIX = {"sets": ["boss-monster"]}

# -- Goblin Market ---------------------------------------------------------------------------------------------------


@pytest.mark.card("goblin_market")
@pytest.mark.rule("BM-199")
@pytest.mark.parametrize(
    ("rooms", "slot", "gain"),
    [
        (["goblin_market", "power_leech"], 1, 2),  # a new place to its left
        (["power_leech", "goblin_market"], 0, 2),  # on its right
        ([["imp_hoard", "power_leech"], "goblin_market"], 0, 2),  # over a room beside it
        (["goblin_market", "imp_hoard", "power_leech"], 2, 0),  # further away
        ([["goblin_market", "power_leech"]], 0, 0),  # over the market itself
        (["goblin_market"], 0, 0),  # itself
        (["goblin_market", "power_leech", "goblin_market"], 1, 4),  # between two
    ],
)
def test_the_market_gives_2_coins_when_a_room_is_built_beside_it(rooms: Dungeon, slot: int, gain: int) -> None:
    table = table_at("reveal", dungeons=[rooms], face_down=[[0, slot]], hands=[["windfall"]], coins=[0, 0])
    while asked_now(table)[1] == "which_first":  # which of two markets opens first
        table.apply(decision_of(table).options[0])
    assert (coins_of(table, 0), coins_of(table, 1)) == (gain, 0)


@pytest.mark.card("goblin_market")
def test_a_room_of_an_opponent_or_a_miniboss_is_no_room_built_beside_the_market() -> None:
    table = table_at(
        "reveal",
        dungeons=[["goblin_market", ["power_leech", "spike"]], ["goblin_market", "power_leech"]],
        face_down=[[0, 1], [1, 1]],
        coins=[1, 0],
    )
    play(table, "hire card=spike")
    assert (coins_of(table, 0), coins_of(table, 1)) == (0, 2)  # MB-037


@pytest.mark.card("goblin_market")
@pytest.mark.rule("BM-196")
def test_a_deactivated_market_is_closed_and_a_deactivated_room_between_is_no_neighbour() -> None:
    for shut in ([0, 0], [0, 1]):
        table = table_at(
            "reveal",
            dungeons=[["goblin_market", "imp_hoard", "power_leech"] if shut[1] else ["goblin_market", "power_leech"]],
            face_down=[[0, 2 if shut[1] else 1]],
            deactivated=[shut],
            hands=[["windfall"]],
            coins=[0, 0],
        )
        assert coins_of(table, 0) == 0
        assert of_kind(table.opening, CoinsGained) == []


@pytest.mark.card("goblin_market")
def test_the_market_gives_coins_each_time_even_twice_a_round() -> None:
    table = table_at(
        "reveal",
        dungeons=[["power_leech", "goblin_market", "imp_hoard"]],
        face_down=[[0, 0], [0, 2]],
        hands=[["windfall"]],
        coins=[0, 0],
    )
    pass_all(table)
    assert [event.coins for event in of_kind(table.opening, CoinsGained)] == [2, 2]


# -- Power Leech -----------------------------------------------------------------------------------------------------


@pytest.mark.card("power_leech")
@pytest.mark.rule("BM-199", "BM-204")
@pytest.mark.parametrize(
    ("rooms", "dealt"),
    [
        (["imp_hoard", "power_leech"], [3, 1]),  # directly to the right, towards the boss
        (["power_leech", "imp_hoard"], [1, 1]),  # not to the left
        (["spectral_bomb", "power_leech"], [1, 1]),  # no trap room
        (["imp_hoard", "spectral_bomb", "power_leech"], [1, 1, 1]),  # nothing between
        (["power_leech", "power_leech"], [3, 1]),
    ],
)
def test_the_leech_makes_the_monster_room_to_its_right_deal_2_more(rooms: Dungeon, dealt: list[int]) -> None:
    table = table_at("build", dungeons=[rooms], hands=[["windfall"]])
    assert damages(table, 0) == dealt


@pytest.mark.card("power_leech")
@pytest.mark.rule("BM-196", "BM-192")
def test_a_deactivated_leech_helps_nobody_and_nobody_is_helped_over_a_deactivated_room() -> None:
    rooms = ["imp_hoard", "power_leech"]
    table = table_at("build", dungeons=[rooms], hands=[["windfall"]], deactivated=[[0, 1]])
    assert damages(table, 0) == [1, 0]
    table = table_at("build", dungeons=[["imp_hoard", *rooms]], hands=[["windfall"]], deactivated=[[0, 1]])
    assert damages(table, 0) == [1, 0, 1]
    table = table_at("adventure", dungeons=[rooms], entrances=[["joe_the_smith"]])
    assert entered(table.opening) == [("power_leech", 1), ("imp_hoard", 3)]


# -- Fetid Beast -----------------------------------------------------------------------------------------------------


@pytest.mark.card("fetid_beast")
@pytest.mark.rule("BM-219")
@pytest.mark.parametrize("room", ["power_leech", "haunted_cavern", "fetid_beast"])
def test_no_monster_room_is_built_beside_the_beast(room: str) -> None:
    rooms = ["vampire_lab", "fetid_beast", "vampire_lab", "imp_hoard"]
    table = table_at("build", dungeons=[rooms], hands=[[room]])
    held = state_of(table).zones[HAND][0]
    for slot in (0, 2):
        assert refusal(table, f"place card={held} slot={slot}") == "BM-219"
    allowed = [offer for offer in offers(table) if offer.startswith("place")]
    free = [3] if room == "haunted_cavern" else [1, 3, 4]  # advanced ones need a cleric's treasure below
    assert allowed == [f"place card={room} slot={slot}" for slot in free]


@pytest.mark.card("fetid_beast")
def test_trap_rooms_and_minibosses_do_not_mind_the_beast() -> None:
    table = table_at("build", dungeons=[["fetid_beast", "vampire_lab"]], hands=[["spectral_bomb", "spike"]])
    placements = [offer for offer in offers(table) if offer.startswith("place")]
    assert placements == [
        *(f"place card=spectral_bomb slot={slot}" for slot in range(3)),
        *(f"place card=spike slot={slot}" for slot in range(2)),
    ]


@pytest.mark.card("fetid_beast")
def test_the_beast_itself_may_be_built_beside_monster_rooms() -> None:
    table = table_at("build", dungeons=[["power_leech", "imp_hoard"]], hands=[["fetid_beast", "windfall"]])
    play(table, "place card=fetid_beast slot=2")
    pass_round(table)
    assert room_names(table, 0) == ["power_leech", "imp_hoard", "fetid_beast"]


@pytest.mark.card("fetid_beast")
@pytest.mark.rule("BM-196")
def test_a_deactivated_beast_keeps_nobody_away_and_no_beast_reaches_another_dungeon() -> None:
    table = table_at(
        "build",
        dungeons=[["fetid_beast", "imp_hoard"], ["fetid_beast", "imp_hoard"]],
        hands=[["power_leech"]],
        deactivated=[[0, 0]],
    )
    assert "place card=power_leech slot=1" in offers(table)
    table = table_at("build", dungeons=[["imp_hoard"], ["fetid_beast"]], hands=[["power_leech"]])
    assert "place card=power_leech slot=1" in offers(table)


# -- Training Camp ---------------------------------------------------------------------------------------------------


@pytest.mark.card("training_camp")
@pytest.mark.rule("MB-119")
def test_the_camp_takes_a_miniboss_of_the_hand_to_double_the_damage_of_a_monster_room() -> None:
    table = table_at(
        "build",
        dungeons=[["imp_hoard", "power_leech", "training_camp", "spectral_bomb"], ["goblin_market"]],
        hands=[["spike", "power_leech", "jinx", "windfall"]],
    )
    play(table, "use card=training_camp")
    monsters = ["imp_hoard", "power_leech", "training_camp"]  # no trap room, none of an opponent
    assert offers(table) == [*(f"aim_at card={room}" for room in monsters), "never_mind"]
    play(table, "aim_at card=imp_hoard")
    assert offers(table) == ["pay_with card=spike", "pay_with card=jinx", "never_mind"]
    events = play(table, "pay_with card=jinx")
    assert len(of_kind(events, DamageDoubled)) == 1
    assert damages(table, 0) == [6, 1, 2, 1]  # doubled after what the leech adds
    assert (hand_of(table, 0), discards(table)) == (["spike", "power_leech", "windfall"], ["jinx"])
    assert refusal(table, "use card=training_camp") == "BM-155"
    pass_round(table)
    assert damages(table, 0)[0] == 3  # until the end of the round


@pytest.mark.card("training_camp")
@pytest.mark.rule("BM-225")
def test_a_hero_in_the_room_takes_what_the_camp_adds() -> None:
    table = table_at(
        "adventure", dungeons=[["training_camp"]], entrances=[["joe_the_smith"]], hands=[["spike", "windfall"]]
    )
    pass_to_room(table, "training_camp")
    assert hurt_of(table) == (2, 8)
    play(table, "use card=training_camp")
    assert hurt_of(table) == (4, 8)


@pytest.mark.card("training_camp")
@pytest.mark.rule("MB-007")
@pytest.mark.parametrize("held", ["spike", "power_leech"])
def test_the_camp_asks_by_the_backs_of_the_hand_and_takes_only_minibosses(held: str) -> None:
    table = table_at("adventure", dungeons=[["training_camp"]], hands=[[held]])
    assert asked_now(table) == (0, "what_to_play")
    assert ("use card=training_camp" in offers(table)) == (held == "spike")


# -- Dragon's Nest ---------------------------------------------------------------------------------------------------


@pytest.mark.card("dragons_nest")
def test_the_nest_when_built_makes_other_monster_rooms_deal_more_by_their_treasure() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dragons_nest", "training_camp", "spectral_bomb", "personnel_office"], ["training_camp"]],
        face_down=[[0, 0]],
        hands=[["windfall"]],
    )
    assert [event.seat for event in of_kind(table.opening, MonstersFed)] == [0]
    assert damages(table, 0) == [4, 3, 1, 3]  # not itself, no trap room; the last one has two treasures
    assert damages(table, 1) == [2]
    pass_round(table)
    assert damages(table, 0) == [4, 2, 1, 1]  # until the end of the round


@pytest.mark.card("dragons_nest")
@pytest.mark.rule("MB-116")
def test_a_nest_that_is_uncovered_hatches_at_once() -> None:
    table = table_at(
        "build",
        dungeons=[["training_camp", ["dragons_nest", "spectral_bomb"]]],
        hands=[["heist"], ["windfall"]],
    )
    events = play(table, "use card=spectral_bomb")
    assert [kind for kind in kinds(events) if kind in ("monsters-fed", "cards-discarded")] == [
        *("monsters-fed", "cards-discarded"),
    ]
    assert damages(table, 0) == [3, 4]


@pytest.mark.card("dragons_nest")
def test_what_the_nest_gave_stays_when_it_is_gone() -> None:
    table = table_at(
        "reveal",
        dungeons=[["the_crushinator", "training_camp", "dragons_nest"]],
        face_down=[[0, 2]],
        hands=[["windfall"]],
        options=MIX,
    )
    assert damages(table, 0)[1:] == [3, 4]
    pass_all(table, until=lambda later: later.view(None)["phase"] == "adventure")
    play(table, "use card=the_crushinator", "pay_with card=dragons_nest")
    assert damages(table, 0)[1:] == [5]  # 2, 1 of the nest and 2 of the crushinator
