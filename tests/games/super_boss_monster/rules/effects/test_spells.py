"""Spells of Super Boss Monster on minions, hands, building and other spells."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import discards, entrance_of, hand_of, pass_to, room_names, state_of
from tests.games.boss_family.windows import cancelled, waiting
from tests.games.helpers import asked_now, kinds, name_of, of_kind, offers, play, seat_to_move
from tests.games.super_boss_monster.tables import (
    QUIET,
    decline_all,
    health_tokens_of,
    heroes_at,
    minions_of,
    resolve_all,
    table_at,
)
from undercroft.games.boss_family.rules.events import CardStolen, HandShown, RoomsRevealed
from undercroft.kernel.table import Table

THREE = (*QUIET, "mimi_the_mimic")  # XP 470, 305, 615: seat 2 is the first player, then 0 and 1

# -- Stealth -----------------------------------------------------------------------------------------------------------


def hiding(**more: Any) -> Table:
    """Seat 0 holds Stealth; the minions of the three players stand at different spaces."""
    position: dict[str, Any] = {
        "marker": 0,
        "hands": [["stealth"], ["stealth"]],
        "minions": [(0, "temple_bonus"), (1, "stadium_bonus"), (2, "captain_rustclaw")],
        **more,
    }
    return table_at("build", (*QUIET, "captain_rustclaw"), leveled=[2], **position)


@pytest.mark.card("stealth")
def test_stealth_moves_ones_minion_to_a_landmark_space_of_an_opponents_minion() -> None:
    table = hiding()
    assert castings(table, "stealth") == ["stadium_bonus"]  # neither the boss's space nor one's own
    play(table, "cast_to card=stealth space=stadium_bonus")
    events = resolve_all(table)
    assert minions_of(table) == ["stadium_bonus", "stadium_bonus", "captain_rustclaw"]
    assert "minion-moved" in kinds(events)
    rooms = [len(hand_of(table, seat)) for seat in range(2)]
    decline_all(table)
    assert [len(hand_of(table, seat)) - rooms[seat] for seat in range(2)] == [1, 1]  # both drew a room


@pytest.mark.card("stealth")
@pytest.mark.rule("SB-115")
def test_a_second_summon_finds_only_what_the_first_left() -> None:
    position: dict[str, Any] = {"minions": [(1, "stadium_summon")], "landmarks": {"stadium": ["bunny"]}}
    table = hiding(**position)
    play(table, "cast_to card=stealth space=stadium_summon")
    resolve_all(table)
    decline_all(table)
    assert asked_now(table) == (0, "whose_dungeon")  # in turn order
    events = play(table, "summon_to opponent=1 space=stadium_summon")
    assert "errand-in-vain" in kinds(events)
    assert heroes_at(table, "stadium") == []
    assert (entrance_of(table, 1), health_tokens_of(table)) == (["bunny"], {"bunny": 2})


@pytest.mark.card("stealth")
def test_stealth_frees_the_card_where_the_minion_stood_and_works_from_the_base_too() -> None:
    table = hiding(dungeons=[["wailing_crypt"]], minions=[(0, "wailing_crypt"), (1, "stadium_bonus")])
    play(table, "cast_to card=stealth space=stadium_bonus")
    resolve_all(table)
    assert minions_of(table)[0] == "stadium_bonus"
    table = hiding(minions=[(1, "stadium_bonus")])
    assert castings(table, "stealth") == ["stadium_bonus"]
    assert castings(hiding(minions=[(0, "temple_bonus")]), "stealth") == []


@pytest.mark.card("stealth")
def test_stealth_is_of_no_use_where_ones_minion_stands_already() -> None:
    table = hiding(minions=[(0, "stadium_bonus"), (1, "stadium_bonus")])
    assert castings(table, "stealth") == []


@pytest.mark.card("stealth")
@pytest.mark.rule("SB-156", "SB-157")
def test_stealth_does_not_follow_a_minion_that_has_gone_elsewhere() -> None:
    minions = [(0, "temple_bonus"), (1, "stadium_bonus")]
    table = hiding(minions=minions, hands=[["stealth", "freeze_sbm"], ["stealth"]])
    play(table, "cast_to card=stealth space=stadium_bonus")
    pass_to(table, 1)
    events = play(table, "cast_to card=stealth space=temple_bonus") + resolve_all(table)
    assert "target-lost" in kinds(events)
    assert minions_of(table)[:2] == ["temple_bonus", "temple_bonus"]


# -- Grand Heist -------------------------------------------------------------------------------------------------------


@pytest.mark.card("grand_heist")
def test_grand_heist_shows_a_hand_and_takes_a_room_for_which_the_opponent_draws_one() -> None:
    hands = [["grand_heist"], ["runic_study", "runic_study", "wisp_aviary", "freeze_sbm"]]
    table = table_at("build", hands=hands)
    play(table, "cast_on card=grand_heist opponent=1")
    events = resolve_all(table)
    assert asked_now(table) == (0, "which_room_to_lift")
    assert offers(table) == ["lift card=runic_study opponent=1", "lift card=wisp_aviary opponent=1"]
    shown = of_kind(events, HandShown)[0]
    assert (shown.seat, shown.opponent, len(shown.cards)) == (0, 1, 4)
    assert all(table.state.known[card.id] & 1 for card in shown.cards)
    events = play(table, "lift card=wisp_aviary opponent=1")
    assert hand_of(table, 0) == ["wisp_aviary"]
    assert hand_of(table, 1)[:3] == ["runic_study", "runic_study", "freeze_sbm"]
    assert len(hand_of(table, 1)) == 4
    assert "grand_heist" in discards(table)


@pytest.mark.card("grand_heist")
def test_grand_heist_only_looks_where_no_room_is_held_and_needs_a_hand_with_cards() -> None:
    table = table_at("build", THREE, marker=0, hands=[["grand_heist"], ["freeze_sbm"]])
    assert castings(table, "grand_heist") == ["1"]
    play(table, "cast_on card=grand_heist opponent=1")
    events = resolve_all(table)
    assert "hand-shown" in kinds(events)
    assert not of_kind(events, CardStolen)
    assert hand_of(table, 1) == ["freeze_sbm"]


@pytest.mark.card("grand_heist")
def test_a_hand_that_has_become_empty_is_looked_at_all_the_same() -> None:
    table = table_at("build", hands=[["grand_heist", "stealth"], ["loot_drop"]], discard=[])
    play(table, "cast_on card=grand_heist opponent=1")
    pass_to(table, 1)
    play(table, "cast card=loot_drop")  # the hand is empty until it resolves, which is first
    events = resolve_all(table)
    assert len(of_kind(events, HandShown)[0].cards) == 2
    table = table_at("build", hands=[["grand_heist", "dream_catcher"], ["co_op"]])
    play(table, "cast_on card=grand_heist opponent=1")
    pass_to(table, 1)
    events = play(table, "cast_on card=co_op opponent=0", "cast_at card=dream_catcher target=co_op")
    assert "hand-shown" in kinds(events)
    assert "target-lost" not in kinds(events)
    assert hand_of(table, 1) == []


@pytest.mark.card("grand_heist")
def test_who_has_only_equal_rooms_does_not_betray_it_to_the_others() -> None:
    table = table_at("build", THREE, marker=0, hands=[["grand_heist"], ["runic_study", "runic_study"]])
    play(table, "cast_on card=grand_heist opponent=1")
    assert asked_now(table) == (0, "which_room_to_lift")
    assert offers(table) == ["lift card=runic_study opponent=1"]


# -- Co-op and Loot Drop -----------------------------------------------------------------------------------------------


@pytest.mark.card("co_op")
def test_co_op_draws_a_room_and_a_spell_and_an_opponent_draws_a_room() -> None:
    table = table_at("build", THREE, marker=0, hands=[["co_op"]])
    assert castings(table, "co_op") == ["1", "2"]
    play(table, "cast_on card=co_op opponent=2")
    backs = [[table.game.deck.backs[table.state.face[card]] for card in cards(table, seat)] for seat in range(3)]
    assert backs == [["room", "spell"], [], ["room"]]


def cards(table: Table, seat: int) -> list[int]:
    """The cards of a hand."""
    hand = table.game.zones.named("hand")
    assert hand is not None
    return table.state.zones[hand.first + seat]


@pytest.mark.card("loot_drop")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_loot_drop_draws_two_rooms(phase: str) -> None:
    table = table_at(phase, hands=[["loot_drop", "freeze_sbm"]])
    play(table, "cast card=loot_drop")
    resolve_all(table)
    drawn = [card for card in cards(table, 0) if name_of(table, card) != "freeze_sbm"]
    assert [table.game.deck.backs[table.state.face[card]] for card in drawn] == ["room", "room"]


# -- Dream Catcher -----------------------------------------------------------------------------------------------------


@pytest.mark.card("dream_catcher")
@pytest.mark.rule("SB-155", "SB-299")
def test_dream_catcher_cancels_a_spell_of_another_player_that_waits() -> None:
    table = table_at("build", hands=[["loot_drop", "co_op"], ["dream_catcher", "freeze_sbm"]])
    assert castings(table, "dream_catcher") == []
    play(table, "cast card=loot_drop", "cast_on card=co_op opponent=1")
    pass_to(table, 1)
    assert castings(table, "dream_catcher") == ["loot_drop", "co_op"]  # any that has not resolved
    play(table, "cast_at card=dream_catcher target=loot_drop")
    assert waiting(table) == [(0, "loot_drop"), (0, "co_op"), (1, "dream_catcher")]
    events = resolve_all(table)
    assert cancelled(events) == [(0, "loot_drop")]
    assert len(hand_of(table, 0)) == 2  # of Co-op alone
    assert discards(table) == ["loot_drop", "dream_catcher", "co_op"]


@pytest.mark.card("dream_catcher")
@pytest.mark.rule("SB-299")
def test_dream_catcher_cancels_neither_ones_own_spell_nor_a_rooms_effect() -> None:
    table = table_at("build", hands=[["loot_drop", "dream_catcher"], ["freeze_sbm"]])
    play(table, "cast card=loot_drop")
    assert castings(table, "dream_catcher") == []
    table = table_at(
        "build", hands=[["freeze_sbm"], ["dream_catcher"]], dungeons=[["mourners_chapel"]], discard=["runic_study"]
    )
    assert seat_to_move(table) == 0
    pass_to(table, 1)
    assert castings(table, "dream_catcher") == []


# -- Rush Job ----------------------------------------------------------------------------------------------------------


def rushing(*hand: str, **more: Any) -> Table:
    """Seat 0 has one room and plays Rush Job, which resolves."""
    table = table_at("build", hands=[["rush_job", *hand], ["freeze_sbm"]], dungeons=[["runic_study"]], **more)
    play(table, "cast card=rush_job")
    resolve_all(table)
    return table


@pytest.mark.card("rush_job")
def test_rush_job_places_a_room_at_once_besides_that_of_the_build_turn() -> None:
    table = rushing("wisp_aviary", "cutpurse_alley", "titans_forge")
    assert asked_now(table) == (0, "which_rushed_room")
    assert offers(table) == [
        "rush card=wisp_aviary slot=0",
        "rush card=wisp_aviary slot=1",
        "rush card=cutpurse_alley slot=0",
        "rush card=cutpurse_alley slot=1",
        "decline",
    ]  # the forge does not fit over the study
    events = play(table, "rush card=wisp_aviary slot=1")
    assert "room-placed" in kinds(events)
    assert "place card=cutpurse_alley slot=2" in offers(table)
    play(table, "place card=cutpurse_alley slot=2")
    assert not any(offer.startswith("place card") for offer in offers(table))
    events = decline_all(table)
    assert [len(event.rooms) for event in of_kind(events, RoomsRevealed)] == [2]  # together with the others
    assert room_names(table, 0) == ["runic_study", "wisp_aviary", "cutpurse_alley"]


@pytest.mark.card("rush_job")
@pytest.mark.rule("MB-133")
def test_rush_job_builds_no_miniboss_and_leaves_the_normal_build() -> None:
    table = rushing("spike", "wisp_aviary", options={"sets": ["minibosses"]}, coins=[1, 1])
    assert offers(table) == ["rush card=wisp_aviary slot=0", "rush card=wisp_aviary slot=1", "decline"]
    play(table, "rush card=wisp_aviary slot=1")
    assert "place card=spike slot=0" in offers(table)


@pytest.mark.card("rush_job")
def test_rush_job_may_be_declined_and_then_allows_nothing_more() -> None:
    table = rushing("wisp_aviary", "cutpurse_alley")
    play(table, "decline", "place card=wisp_aviary slot=1")
    assert not any(offer.startswith("place card") for offer in offers(table))


@pytest.mark.card("rush_job")
def test_rush_job_works_after_the_own_build_turn_and_after_declining_to_build() -> None:
    table = table_at("build", hands=[["rush_job", "wisp_aviary"], ["freeze_sbm"]], dungeons=[["runic_study"]])
    play(table, "place_nothing", "pass_on")
    pass_to(table, 0)
    play(table, "cast card=rush_job")
    resolve_all(table)
    play(table, "rush card=wisp_aviary slot=0")
    decline_all(table)
    assert room_names(table, 0) == ["wisp_aviary"]


@pytest.mark.card("rush_job")
def test_rush_job_asks_whoever_holds_a_room_card_even_if_none_fits() -> None:
    table = rushing("titans_forge")
    assert asked_now(table) == (0, "which_rushed_room")
    assert offers(table) == ["decline"]
    table = rushing()
    assert asked_now(table)[1] != "which_rushed_room"
    assert not state_of(table).down


@pytest.mark.card("rush_job")
@pytest.mark.rule("SB-090")
def test_rush_job_places_nothing_over_a_room_with_a_minion() -> None:
    table = rushing("wisp_aviary", minions=[(0, "runic_study")])
    assert offers(table) == ["rush card=wisp_aviary slot=1", "decline"]


@pytest.mark.card("rush_job")
def test_who_may_place_nothing_in_this_turn_cannot_hurry_either() -> None:
    table = table_at(
        "build",
        hands=[["traitor", "rush_job", "wisp_aviary"], ["freeze_sbm"]],
        dungeons=[["runic_study"], [["icicle_man", "minion_arena"]]],
        options={"sets": ["minibosses"]},
        coins=[0, 0],
    )
    play(table, "cast_at card=traitor target=icicle_man")
    resolve_all(table)
    play(table, "cast card=rush_job")
    resolve_all(table)
    assert asked_now(table)[1] == "what_to_play"
    assert "rush_job" in discards(table)
    assert hand_of(table, 0) == ["wisp_aviary"]
