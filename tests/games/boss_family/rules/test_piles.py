"""Decks and the discard pile: drawing, reshuffling, random cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.boss_family.tables import BASE_CARDS, discards, hand_of, state_of, table_at
from tests.games.helpers import Cards, kinds, of_kind, play, prompt, zone_of
from undercroft.games.boss_family.rules.events import CardsDrawn, DeckReshuffled
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.piles import draw, random_card
from undercroft.games.boss_family.rules.state import HAND
from undercroft.kernel.state import bit_of

ALL_ROOMS = [card.id for card in BASE_CARDS if card.kind == "room" for _ in range(card.copies)]
ALL_SPELLS = [card.id for card in BASE_CARDS if card.kind == "spell" for _ in range(card.copies)]


def but(cards: list[str], *taken: str) -> Cards:
    """All these cards without some."""
    return list((Counter(cards) - Counter(taken)).elements())


@pytest.mark.rule("BM-217")
def test_the_top_card_of_a_deck_is_drawn() -> None:
    table = table_at(
        "adventure",
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory"]],
        zones={"spell_deck": ["fear", "assassin", "freeze"]},
    )
    play(table, "use card=witchs_kitchen")
    assert hand_of(table, 0) == ["freeze"]
    assert zone_of(table, "spell_deck")[-2:] == ["fear", "assassin"]


@pytest.mark.rule("BM-215", "BM-034")
@pytest.mark.card("witchs_kitchen")
def test_an_empty_spell_deck_is_made_anew_of_the_spells_in_the_discard_pile() -> None:
    gone = but(ALL_SPELLS, "fear", "freeze")
    table = table_at(
        "adventure",
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory"]],
        discard=["fear", "dark_altar", "freeze"],
        zones={"removed": gone},
    )
    assert zone_of(table, "spell_deck") == []
    events = play(table, "use card=witchs_kitchen")
    assert [event.pile for event in of_kind(events, DeckReshuffled)] == ["spell"]
    assert discards(table) == ["dark_altar", "golem_factory"]  # the rooms stay, the cost just paid among them
    assert sorted([*hand_of(table, 0), *zone_of(table, "spell_deck")]) == ["fear", "freeze"]
    assert len(hand_of(table, 0)) == 1


@pytest.mark.rule("BM-215")
@pytest.mark.parametrize("numbers", [[0], [1]])
def test_the_new_deck_is_shuffled(numbers: list[int]) -> None:
    table = table_at(
        "adventure",
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory"]],
        discard=["fear", "freeze"],
        chance=numbers,
        zones={"removed": but(ALL_SPELLS, "fear", "freeze")},
    )
    play(table, "use card=witchs_kitchen")
    assert hand_of(table, 0) == (["fear"] if numbers == [0] else ["freeze"])


@pytest.mark.rule("BM-215")
def test_nobody_knows_the_order_of_a_deck_made_of_discards() -> None:
    table = table_at(
        "adventure",
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory"]],
        discard=["fear", "freeze", "assassin"],
        zones={"removed": but(ALL_SPELLS, "fear", "freeze", "assassin")},
    )
    play(table, "use card=witchs_kitchen")
    for seat in (0, 1, None):
        assert table.view(seat)["zones"]["spell_deck"] == {"count": 2, "known": []}
    assert [state_of(table).known[card] for card in state_of(table).zones[HAND]] == [bit_of(0)]


@pytest.mark.rule("BM-215")
def test_a_draw_from_a_deck_that_cannot_be_made_anew_is_skipped() -> None:
    table = table_at(
        "round",
        hands=[["fear"]],
        discard=["freeze"],
        zones={"removed": list(ALL_ROOMS)},
    )
    assert of_kind(table.opening, CardsDrawn) == []
    assert "deck-reshuffled" not in kinds(table.opening)
    assert (hand_of(table, 0), hand_of(table, 1)) == (["fear"], [])
    assert discards(table) == ["freeze"]


@pytest.mark.rule("BM-215")
@pytest.mark.card("soul_harvest")
def test_of_a_deck_that_runs_out_only_what_is_there_is_drawn() -> None:
    table = table_at(
        "build",
        hands=[["soul_harvest", "motivation"]],
        souls=[["cleric_4_a"]],
        zones={"spell_deck": ["fear"], "removed": but(ALL_SPELLS, "soul_harvest", "fear", "motivation")},
    )
    play(table, "cast_at card=soul_harvest target=cleric_4_a")
    assert hand_of(table, 0) == ["motivation", "fear"]  # not the harvest itself, which has not been discarded yet
    assert discards(table) == ["soul_harvest"]


@pytest.mark.rule("BM-215")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    table = table_at(
        "build",
        hands=[["motivation"]],
        discard=["dark_altar", "freeze"],
        zones={"room_deck": ["golem_factory"], "removed": but(ALL_ROOMS, "golem_factory", "dark_altar")},
    )
    state = state_of(table)
    draw(state, 1, ROOM, 2)
    assert hand_of(table, 1) == ["golem_factory", "dark_altar"]
    draw(state, 1, ROOM, 1)
    assert hand_of(table, 1) == ["golem_factory", "dark_altar"]


@pytest.mark.rule("BM-217", "BM-208")
@pytest.mark.card("torture_chamber")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_random_card_is_any_card_of_its_kind_in_the_hand(number: int) -> None:
    rooms = ["golem_factory", "goblin_armory", "haunted_library"]
    table = table_at(
        "adventure",
        dungeons=[["torture_chamber"]],
        hands=[[], [rooms[0], "fear", rooms[1], "freeze", rooms[2]]],
        chance=[number],
    )
    play(table, "use card=torture_chamber")
    assert discards(table) == ["torture_chamber", rooms[number]]


@pytest.mark.rule("BM-217")
def test_all_cards_of_a_hand_are_equally_likely() -> None:
    table = table_at("build", hands=[["motivation"], ["fear", "golem_factory", "freeze", "assassin"]])
    state = state_of(table)
    picked = Counter(random_card(state, 1, SPELL) for _ in range(900))
    assert len(picked) == 3
    assert all(250 < count < 350 for count in picked.values())


@pytest.mark.rule("BM-219")
@pytest.mark.card("haunted_library")
def test_a_cards_text_overrides_the_rules() -> None:
    table = table_at("round", dungeons=[["haunted_library"]], zones={"spell_deck": ["fear"]})
    assert prompt(table) == "which_deck"  # BM-054 has everybody draw a room
    play(table, "draw_from pile=spell")
    assert hand_of(table, 0) == ["fear"]
