"""The Build phase until the reveal: legal places, and windows for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_to,
    phase_of,
    room_names,
    stacks_of,
    state_of,
)
from tests.games.helpers import Cards, asked_now, kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from tests.games.super_boss_monster.tables import decline_all, minions_of, table_at, tokens_of
from undercroft.games.boss_family.rules.city_events import TokensLost
from undercroft.games.boss_family.rules.events import BuildTurnBegun, NothingBuilt, RoomsRevealed
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")
ROW = ("bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo")
"""Five rooms that do nothing by themselves, from the boss outward."""


def building(*hand: str, dungeon: Cards = (), **more: Any) -> Table:
    """The first player's Build turn with these cards in the hand, and a spell in the other's."""
    more.setdefault("dungeons", [list(dungeon)])
    return table_at("build", hands=[list(hand), ["freeze"]], options=MIXED, **more)


def slots(table: Table, card: str) -> list[int]:
    """The slots that are offered for a card."""
    start = f"place card={card} slot="
    return [int(offer.removeprefix(start)) for offer in offers(table) if offer.startswith(start)]


# -- where ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-083", "SB-084", "SB-086")
def test_an_ordinary_room_goes_to_the_left_end_or_over_any_room() -> None:
    table = building("minion_arena", dungeon=ROW[:3])
    assert slots(table, "minion_arena") == [0, 1, 2, 3]
    over_advanced = building("minion_arena", dungeon=["titans_forge"])
    assert slots(over_advanced, "minion_arena") == [0, 1]
    assert refusal(table, "place card=minion_arena slot=4") == "SB-083"
    play(table, "place card=minion_arena slot=3")
    assert [stack[-1] for stack in stacks_of(table, 0)] == [*ROW[:3], "minion_arena"]


@pytest.mark.rule("SB-085")
def test_five_rooms_are_the_most_in_a_row() -> None:
    table = building("minion_arena", dungeon=ROW)
    assert slots(table, "minion_arena") == [0, 1, 2, 3, 4]
    assert refusal(table, "place card=minion_arena slot=5") == "SB-085"


@pytest.mark.rule("SB-087", "SB-285")
def test_an_advanced_room_goes_over_a_room_with_a_symbol_of_its_own() -> None:
    table = building("mana_reactor", dungeon=ROW)  # mage; runic_study and elemental_dojo show it
    assert slots(table, "mana_reactor") == [2, 4]
    assert refusal(table, "place card=mana_reactor slot=0") == "SB-087"
    short = building("mana_reactor", dungeon=ROW[:2])
    assert refusal(short, "place card=mana_reactor slot=2") == "SB-087"


@pytest.mark.rule("SB-294")
def test_an_added_symbol_does_not_help_an_advanced_room() -> None:
    table = table_at(
        "build", dungeons=[["bone_choir"]], hands=[["golden_bait", "mana_reactor"], ["freeze"]], options=MIXED
    )
    play(table, "prepare card=golden_bait")
    while prompt(table) != "what_to_play":
        wanted = [
            offer
            for offer in offers(table)
            if offer.endswith(("target=bone_choir", "treasure=mage", "card=bone_choir"))
        ]
        play(table, wanted[0])
    pass_all(table, until=lambda later: not later.view(None)["waiting"])
    assert table.view(None)["dungeons"][0][0]["treasure"] == [1, 1, 0, 0]
    assert slots(table, "mana_reactor") == []


@pytest.mark.rule("SB-088", "SB-265")
def test_nothing_is_built_over_a_card_that_lies_face_down() -> None:
    table = table_at(
        "build",
        dungeons=[["bone_choir"], [*ROW[1:3]]],
        hands=[["minion_arena", "cutpurse_alley", "motivation"], ["freeze"]],
        options=MIXED,
    )
    play(table, "place card=minion_arena slot=0", "cast card=motivation", "pass_on")
    assert slots(table, "cutpurse_alley") == [1]
    assert refusal(table, "place card=cutpurse_alley slot=0") == "SB-088"
    assert "cast_at card=freeze target=minion_arena" not in offers(table)


@pytest.mark.rule("SB-089", "SB-262")
def test_nothing_is_built_over_a_deactivated_room() -> None:
    table = building("minion_arena", dungeon=ROW[:2], deactivated=[[0, 1]])
    assert slots(table, "minion_arena") == [0, 2]
    assert refusal(table, "place card=minion_arena slot=1") == "SB-089"


@pytest.mark.rule("SB-090", "SB-105")
def test_a_room_with_a_minion_is_neither_covered_nor_destroyed_nor_chosen_for_it() -> None:
    table = building(
        *("bone_choir", "fear"),
        dungeons=[["wailing_crypt", "jackpot_stash", "boulder_ramp"]],
        minions=[[0, "wailing_crypt"], [1, "temple_treasure"]],
    )
    assert slots(table, "bone_choir") == [1, 2, 3]
    assert refusal(table, "place card=bone_choir slot=0") == "SB-090"
    assert "use card=jackpot_stash" in offers(table)
    assert minions_of(table)[0] == "wailing_crypt"


@pytest.mark.rule("SB-090")
def test_a_room_with_a_minion_pays_no_cost() -> None:
    itself = building("bone_choir", dungeons=[["jackpot_stash"]], minions=[[0, "jackpot_stash"]])
    assert "use card=jackpot_stash" not in offers(itself)
    assert refusal(itself, "use card=jackpot_stash") == "SB-090"
    dungeon = ["the_crushinator", "wailing_crypt", "bone_choir"]
    other = building("minion_arena", dungeons=[dungeon], minions=[[0, "wailing_crypt"]])
    play(other, "use card=the_crushinator")
    assert "pay_with card=wailing_crypt" not in offers(other)
    only_guarded = building("minion_arena", dungeons=[dungeon[:2]], minions=[[0, "wailing_crypt"]])
    assert "use card=the_crushinator" not in offers(only_guarded)


@pytest.mark.rule("SB-090")
def test_a_room_with_a_minion_is_no_target_of_a_destruction_but_of_a_deactivation() -> None:
    table = table_at(
        "adventure",
        dungeons=[["wailing_crypt", "bone_choir"]],
        hands=[["cave_in", "freeze"]],
        entrances=[["laliho"]],
        minions=[[0, "wailing_crypt"]],
        options=MIXED,
    )
    assert "cast_at card=cave_in target=bone_choir" in offers(table)
    assert "cast_at card=cave_in target=wailing_crypt" not in offers(table)
    assert "cast_at card=freeze target=wailing_crypt" in offers(table)


@pytest.mark.rule("SB-091")
def test_built_rooms_stay_where_they_are() -> None:
    table = building("minion_arena", dungeon=ROW[:3])
    play(table, "place card=minion_arena slot=1")
    pass_all(table)
    assert room_names(table, 0) == [ROW[0], "minion_arena", ROW[2]]


# -- tokens of a covered room --------------------------------------------------------------------------------------


@pytest.mark.rule("SB-093", "SB-094", "SB-103")
def test_tokens_of_a_covered_room_lie_idle_and_are_lost_at_the_reveal() -> None:
    table = building("minion_arena", dungeon=["bone_choir", "jackpot_stash"], tokens=[[0, 0, 2]])
    play(table, "place card=minion_arena slot=0")
    assert tokens_of(table) == {"bone_choir": 2}
    assert damages(table, 0) == [0, 1]  # covered at once: it deals nothing
    assert seat_to_move(table) == 0
    assert "bone_choir" not in " ".join(offers(table))  # and is no target
    pass_to(table, 1)
    assert "cast_at card=freeze target=bone_choir" not in offers(table)
    events = pass_all(table)
    order = kinds(events)
    assert order.index("rooms-revealed") < order.index("tokens-lost")
    assert [event.tokens for event in of_kind(events, TokensLost)] == [2]
    assert tokens_of(table) == {}


# -- turns and windows ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-082", "SB-040", "SB-041")
def test_players_build_in_turn_order_one_room_each() -> None:
    hands = [["bone_choir", "freeze"], ["wailing_crypt", "freeze"], ["runic_study", "fear"]]
    table = table_at("build", THREE, hands=hands, marker=1, options=MIXED)
    events = []
    for seat in (1, 2, 0):
        assert (table.view(None)["active"], seat_to_move(table)) == (seat, seat)
        placed = next(offer for offer in offers(table) if offer.startswith("place "))
        events += play(table, placed)
        assert not [offer for offer in offers(table) if offer.startswith("place")]
        events += pass_to(table, (seat + 1) % 3)
        while table.view(None)["active"] == seat:
            events += play(table, "pass_on")
    assert [event.seat for event in of_kind(events, BuildTurnBegun)] == [2, 0]
    assert [event.kind() for event in events].count("room-placed") == 3


@pytest.mark.rule("SB-092", "SB-290")
def test_who_declines_says_so_and_builds_nothing_for_good() -> None:
    table = building("bone_choir", "fear")
    play(table, "place_nothing")
    assert asked_now(table) == (0, "what_to_play")  # all may act once more
    assert not [offer for offer in offers(table) if offer.startswith("place")]
    assert refusal(table, "place card=bone_choir slot=0") == "SB-092"
    events = pass_all(table)
    assert [event.seat for event in of_kind(events, NothingBuilt)][:1] == [0]
    assert "bone_choir" in hand_of(table, 0)


@pytest.mark.rule("SB-095", "SB-290")
def test_all_may_act_before_the_first_player_may_place() -> None:
    hands = [["bone_choir", "freeze"], ["freeze"]]
    table = table_at("build-phase", dungeons=[["wailing_crypt"]], hands=hands, options=MIXED)
    assert asked_now(table) == (0, "what_to_play")
    assert offers(table) == ["pass_on", "cast_at card=freeze target=wailing_crypt"]  # no placing yet
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")
    assert "cast_at card=freeze target=wailing_crypt" in offers(table)
    play(table, "pass_on")
    assert "place card=bone_choir slot=1" in offers(table)


@pytest.mark.rule("SB-290")
def test_all_may_act_before_and_after_the_active_player_places() -> None:
    table = building("bone_choir", "freeze", dungeon=["wailing_crypt"])
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")  # before
    play(table, "pass_on")
    assert asked_now(table) == (0, "what_to_build")
    assert offers(table)[-1] == "place_nothing"
    play(table, "place card=bone_choir slot=1")
    assert asked_now(table) == (0, "what_to_play")
    play(table, "pass_on")
    assert asked_now(table) == (1, "what_to_play")  # after
    assert table.view(None)["active"] == 0
    assert "cast_at card=freeze target=wailing_crypt" in offers(table)


@pytest.mark.rule("SB-290", "SB-160")
def test_a_room_is_placed_only_while_nothing_waits() -> None:
    table = table_at(
        "build", dungeons=[["wailing_crypt"]], hands=[["bone_choir", "freeze", "fear"], ["counterspell"]], options=MIXED
    )
    play(table, "cast_at card=freeze target=wailing_crypt")
    assert asked_now(table) == (0, "what_to_play")
    assert not [offer for offer in offers(table) if offer.startswith("place")]
    assert refusal(table, "place card=bone_choir slot=1") == "SB-290"
    play(table, "pass_on", "pass_on")
    assert table.view(None)["dungeons"][0][0]["deactivated"]
    assert "place card=bone_choir slot=1" in offers(table)


@pytest.mark.rule("SB-290", "SB-096")
def test_after_the_last_build_turn_there_is_one_window_for_all_and_then_the_reveal() -> None:
    table = table_at("build", hands=[["bone_choir", "freeze"], ["wailing_crypt", "freeze"]], options=MIXED)
    play(table, "place card=bone_choir slot=0", "pass_on", "pass_on", "place card=wailing_crypt slot=0")
    play(table, "pass_on", "pass_on")
    assert (table.view(None)["active"], phase_of(table), seat_to_move(table)) == (None, "build", 0)
    play(table, "pass_on")
    assert seat_to_move(table) == 1
    assert table.view(0)["dungeons"][1][0]["face_down"]
    events = play(table, "pass_on")
    [revealed] = of_kind(events, RoomsRevealed)
    assert [each.seat for each in revealed.rooms] == [0, 1]
    assert phase_of(table) == "adventure"


@pytest.mark.rule("SB-291", "SB-103")
def test_cards_that_lie_face_down_slide_with_the_others_and_keep_their_order() -> None:
    table = table_at(
        "build", dungeons=[["jackpot_stash", "bone_choir"]], hands=[["minion_arena", "fear"]], options=MIXED
    )
    play(table, "place card=minion_arena slot=2", "use card=jackpot_stash", "pass_on")
    assert room_names(table, 0) == ["bone_choir", "minion_arena"]
    assert [stack["face_down"] for stack in table.view(0)["dungeons"][0]] == [False, True]
    assert discards(table) == ["jackpot_stash"]


@pytest.mark.rule("SB-218", "SB-217")
def test_a_room_card_is_sold_once_a_turn_in_the_own_build_turn_before_the_reveal() -> None:
    sets = {"sets": ["minibosses"]}
    table = table_at("build", hands=[["bone_choir", "wailing_crypt"], ["minion_arena"]], options=sets, coins=[3, 3])
    assert "sell card=bone_choir" in offers(table)
    play(table, "sell card=bone_choir")
    assert state_of(table).coins == [4, 3]
    assert refusal(table, "sell card=wailing_crypt") == "SB-217"
    decline_all(table)
    without = building("bone_choir", "fear")
    assert refusal(without, "sell card=bone_choir") == "SB-218"
