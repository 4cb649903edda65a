"""Imp Hoard: what opponents discard, and what they do not."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import discards, hand_of, pass_round, pass_to, state_of
from tests.games.helpers import asked_now, decision_of, kinds, of_kind, offers, play
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.events import CardTaken

THREE = ("gregore", "dr_deadly", "lamia")  # XP 365, 300, 255
FOUR = ("gregore", "dr_deadly", "lamia", "calabeza")  # and 205
MIX = {"sets": ["boss-monster"]}


def taken(card: str) -> str:
    """The option of taking a card with the imps."""
    return f"pick_up card={card} source=imp_hoard"


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_the_imps_may_take_a_card_that_an_opponent_discards() -> None:
    table = table_at("build", dungeons=[["spectral_bomb", "imp_hoard"]], hands=[[], ["windfall"]])
    play(table, "use card=spectral_bomb")
    assert (asked_now(table), offers(table)) == ((0, "which_discarded"), [taken("windfall"), "decline"])
    events = play(table, taken("windfall"))
    assert [event.seat for event in of_kind(events, CardTaken)] == [0]
    assert (hand_of(table, 0), discards(table)) == (["windfall"], ["spectral_bomb"])


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122", "BM-155")
def test_the_imps_take_one_card_a_round() -> None:
    table = table_at(
        "build",
        dungeons=[["imp_hoard"]],
        hands=[[], ["tomb_of_terrors", "tomb_of_terrors"]],
        discard=["windfall", "heist"],
        turn=1,
    )
    play(table, "spend card=tomb_of_terrors", "aim_at card=windfall", taken("tomb_of_terrors"))
    assert hand_of(table, 0) == ["tomb_of_terrors"]
    play(table, "spend card=tomb_of_terrors")  # the second one: only one card lies in the pile
    assert asked_now(table)[1] == "what_to_play"
    assert (hand_of(table, 1), discards(table)) == (["windfall", "heist"], ["tomb_of_terrors"])


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("BM-239")
def test_imps_that_were_not_sent_are_not_used_up() -> None:
    table = table_at(
        "build",
        dungeons=[["imp_hoard"]],
        hands=[[], ["tomb_of_terrors", "tomb_of_terrors"]],
        discard=["windfall", "heist"],
        turn=1,
    )
    play(table, "spend card=tomb_of_terrors", "aim_at card=windfall", "decline", "spend card=tomb_of_terrors")
    play(table, "aim_at card=heist")
    assert asked_now(table) == (0, "which_discarded")
    play(table, taken("tomb_of_terrors"))
    assert hand_of(table, 0) == ["tomb_of_terrors"]


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_a_card_that_pays_a_cost_is_discarded_too() -> None:
    table = table_at("build", dungeons=[["imp_hoard"], ["training_camp"]], hands=[[], ["spike"]], turn=1)
    play(table, "use card=training_camp")
    assert (asked_now(table), offers(table)) == ((0, "which_discarded"), [taken("spike"), "decline"])
    play(table, taken("spike"))
    assert hand_of(table, 0) == ["spike"]


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122", "MB-005")
def test_a_room_card_that_is_sold_is_discarded_too() -> None:
    table = table_at("build", dungeons=[["imp_hoard"]], hands=[[], ["spike"]], turn=1, options=MIX, coins=[0, 0])
    play(table, "sell card=spike", taken("spike"))
    assert (hand_of(table, 0), coins_of(table, 1)) == (["spike"], 1)


@pytest.mark.card("imp_hoard", "tomb_of_terrors")
@pytest.mark.rule("MB-122", "MB-117")
def test_the_imps_may_take_a_card_that_was_discarded_for_its_own_effect() -> None:
    table = table_at("build", dungeons=[["imp_hoard"]], hands=[[], ["tomb_of_terrors"]], discard=["windfall"], turn=1)
    play(table, "spend card=tomb_of_terrors", taken("tomb_of_terrors"))
    assert (hand_of(table, 0), hand_of(table, 1)) == (
        ["tomb_of_terrors"],
        ["windfall"],
    )  # its effect comes all the same


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_of_several_cards_discarded_at_once_the_imps_take_one() -> None:
    table = table_at(
        "build",
        dungeons=[["imp_hoard"]],
        hands=[["heist"], ["jeopardy", "power_leech", "power_leech", "spike"]],
        turn=1,
        options=MIX,
    )
    play(table, "cast card=jeopardy", "let_it_be")
    assert asked_now(table) == (0, "which_discarded")
    assert offers(table) == [
        taken("power_leech"),
        taken("spike"),
        "decline",
    ]  # neither the own card nor the spell played
    play(table, taken("spike"))
    assert "spike" in hand_of(table, 0)
    assert sorted(discards(table)) == ["heist", "jeopardy", "power_leech", "power_leech"]


@pytest.mark.card("imp_hoard", "jeopardy")
@pytest.mark.rule("MB-122")
def test_the_imps_act_when_all_discard_their_hands_and_nobody_has_drawn_yet() -> None:
    table = table_at(
        "build", dungeons=[["imp_hoard"]], hands=[["jeopardy", "power_leech"], ["windfall", "spike"]], options=MIX
    )
    play(table, "cast card=jeopardy", "let_it_be")
    assert (asked_now(table), offers(table)) == ((0, "which_discarded"), [taken("windfall"), taken("spike"), "decline"])
    assert (hand_of(table, 0), hand_of(table, 1)) == ([], [])
    play(table, taken("spike"))
    assert (hand_of(table, 0)[0], len(hand_of(table, 0)), len(hand_of(table, 1))) == ("spike", 4, 3)


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_spells_that_are_played_and_rooms_that_are_destroyed_are_not_discarded() -> None:
    table = table_at(
        "build",
        dungeons=[["imp_hoard"], ["spectral_bomb", "power_leech"]],
        hands=[[], ["freeze"]],
        turn=1,
        options=MIX,
    )
    play(table, "cast_at card=freeze target=power_leech")
    assert (asked_now(table), discards(table)) == ((1, "what_to_play"), ["freeze"])
    play(table, "use card=spectral_bomb")
    assert asked_now(table)[1] == "what_to_play"
    assert discards(table) == ["freeze", "spectral_bomb"]


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_a_miniboss_that_is_not_paid_for_does_not_come_from_a_hand() -> None:
    table = table_at(
        "reveal",
        dungeons=[["imp_hoard"], [["power_leech", "spike"]]],
        hands=[[], ["windfall"]],
        face_down=[[1, 0]],
    )
    assert asked_now(table) == (1, "whether_to_pay")
    events = play(table, "dismiss card=spike")
    assert ("miniboss-discarded" in kinds(events), discards(table)) == (True, ["spike"])
    assert decision_of(table).prompt == "what_to_play"


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_the_imps_of_several_players_go_in_the_order_of_experience() -> None:
    table = table_at(
        "build",
        FOUR,
        dungeons=[["imp_hoard"], [], ["imp_hoard"]],
        hands=[[], ["tomb_of_terrors"]],
        discard=["windfall"],
        turn=1,
    )
    play(table, "spend card=tomb_of_terrors")
    assert asked_now(table) == (0, "which_discarded")
    play(table, "decline")
    assert asked_now(table) == (2, "which_discarded")
    play(table, taken("tomb_of_terrors"))
    assert [hand_of(table, seat) for seat in range(3)] == [[], ["windfall"], ["tomb_of_terrors"]]


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122", "BM-239")
def test_a_card_that_other_imps_have_taken_cannot_be_taken_again() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["imp_hoard"], [], ["imp_hoard"]],
        hands=[[], ["tomb_of_terrors"]],
        discard=["windfall"],
        turn=1,
    )
    play(table, "spend card=tomb_of_terrors", taken("tomb_of_terrors"))
    assert asked_now(table)[1] == "what_to_play"  # the second hoard has nothing left, and is not used up
    assert len(state_of(table).used) == 1


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_imps_do_not_see_what_their_own_player_discards_nor_act_while_deactivated() -> None:
    table = table_at("build", dungeons=[["imp_hoard"]], hands=[["tomb_of_terrors"]], discard=["windfall"])
    play(table, "spend card=tomb_of_terrors")
    assert (hand_of(table, 0), state_of(table).discards) == (["windfall"], [])
    table = table_at(
        "build",
        dungeons=[["imp_hoard"]],
        hands=[[], ["tomb_of_terrors"]],
        discard=["windfall"],
        turn=1,
        deactivated=[[0, 0]],
    )
    play(table, "spend card=tomb_of_terrors")
    assert (asked_now(table), discards(table)) == ((1, "what_to_play"), ["tomb_of_terrors"])


@pytest.mark.card("imp_hoard")
@pytest.mark.rule("MB-122")
def test_what_was_discarded_is_forgotten_at_the_end_of_the_round() -> None:
    table = table_at(
        "adventure", dungeons=[["imp_hoard"]], hands=[[], ["tomb_of_terrors"]], discard=["windfall"], turn=1
    )
    pass_to(table, 1)
    play(table, "spend card=tomb_of_terrors", taken("tomb_of_terrors"))
    assert len(state_of(table).discards) == 1
    pass_round(table)
    assert (state_of(table).round, state_of(table).discards, state_of(table).used) == (2, [], [])
