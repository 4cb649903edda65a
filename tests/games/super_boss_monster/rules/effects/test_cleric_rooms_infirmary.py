"""Lich's Infirmary: two cards for a wound."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import discards, hand_of, pass_all, souls_of, wounds_of
from tests.games.helpers import Cards, asked_now, kinds, of_kind, offers, play
from tests.games.super_boss_monster.tables import table_at
from undercroft.games.boss_family.rules.events import CardsDiscarded
from undercroft.kernel.table import Table

MIX = {"sets": ["boss-monster"]}
TREAT = "treat card=bunny source=lichs_infirmary"


def infirmary(hand: Cards, wounds: Cards = ("bunny",), **more: Any) -> Table:
    """A table where the infirmary is being revealed."""
    return table_at(
        "reveal",
        dungeons=[[["wailing_crypt", "lichs_infirmary"]]],
        face_down=[(0, 0)],
        hands=[hand],
        wounds=[wounds],
        options={"sets": ["boss-monster", "minibosses"]},
        **more,
    )


@pytest.mark.card("lichs_infirmary")
@pytest.mark.rule("SB-268")
def test_two_cards_of_the_hand_heal_a_wound_dealt_by_an_ordinary_hero() -> None:
    table = infirmary(["goblin_gym", "fear", "soul_mill", "fear"], ["bunny", "sir_overkill", "laliho"])
    assert (asked_now(table), offers(table)) == (
        (0, "which_wound_to_treat"),
        [TREAT, "treat card=laliho source=lichs_infirmary", "decline"],
    )
    play(table, TREAT)
    assert (asked_now(table), offers(table)) == (
        (0, "which_card_for_treatment"),
        ["hand_over card=goblin_gym", "hand_over card=fear", "hand_over card=soul_mill"],
    )
    play(table, "hand_over card=fear")
    assert (offers(table)[-1], discards(table)) == ("hand_over card=fear", [])
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, 4)
    events = play(table, "hand_over card=goblin_gym")
    assert [len(event.cards) for event in of_kind(events, CardsDiscarded)] == [2]  # together
    assert (discards(table)[:2], hand_of(table, 0)[:2]) == (["fear", "goblin_gym"], ["soul_mill", "fear"])
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 3)


@pytest.mark.card("lichs_infirmary")
def test_the_last_two_cards_are_discarded_without_a_question() -> None:
    table = infirmary(["goblin_gym", "fear"])
    play(table, TREAT)
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 0)
    assert discards(table)[:2] == ["goblin_gym", "fear"]


@pytest.mark.card("lichs_infirmary")
def test_even_equal_cards_are_chosen_so_that_nobody_learns_that_they_are_equal() -> None:
    table = infirmary(["fear", "soul_mill", "fear"])
    play(table, TREAT, "hand_over card=soul_mill")
    assert offers(table) == ["hand_over card=fear"]


@pytest.mark.card("lichs_infirmary")
@pytest.mark.rule("SB-114")
def test_the_treatment_may_be_declined() -> None:
    table = infirmary(["goblin_gym", "fear"])
    events = play(table, "decline")
    assert "room-acted" not in kinds(events)
    assert (hand_of(table, 0)[:2], wounds_of(table, 0)) == (["goblin_gym", "fear"], 1)


@pytest.mark.card("lichs_infirmary")
@pytest.mark.parametrize(
    ("hand", "wounds"),
    [(["fear"], ["bunny"]), (["fear", "goblin_gym"], ["sir_overkill"]), (["fear", "goblin_gym"], [])],
)
def test_nothing_is_offered_without_two_cards_and_an_ordinary_wound(hand: Cards, wounds: Cards) -> None:
    table = infirmary(hand, wounds)
    assert asked_now(table)[1] != "which_wound_to_treat"
    pass_all(table)
    assert (souls_of(table, 0), len(hand_of(table, 0))) == (0, len(hand))


@pytest.mark.card("lichs_infirmary", "imp_hoard")
@pytest.mark.rule("MB-122")
def test_the_imps_of_an_opponent_take_one_of_the_two_cards_after_the_wound_is_healed() -> None:
    table = table_at(
        "reveal",
        dungeons=[[["wailing_crypt", "lichs_infirmary"]], ["imp_hoard"]],
        face_down=[(0, 0)],
        hands=[["goblin_gym", "fear"]],
        wounds=[["bunny"]],
        options={"sets": ["boss-monster", "minibosses"]},
    )
    play(table, TREAT)
    assert (asked_now(table), souls_of(table, 0)) == ((1, "which_discarded"), 1)
    assert offers(table) == [
        "pick_up card=goblin_gym source=imp_hoard",
        "pick_up card=fear source=imp_hoard",
        "decline",
    ]
