"""The Level Ups of the eight bosses, with their limits."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import (
    BASE_CARDS,
    Dungeon,
    discards,
    entrance_of,
    hand_of,
    pass_all,
    phase_of,
    room_names,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    town_of,
)
from tests.games.helpers import Cards, kinds, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import CardStolen, CardTaken, DeckSearched, HandShown, LeveledUp
from undercroft.games.boss_family.rules.facts import ADVANCED, FIRST_DECK, MONSTER, TRAP

FIVE = ("goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa")
"""Five rooms without a "when built" effect: fighter, cleric, thief, fighter, cleric."""


def level_up(boss: str, *others: str, hand: Cards = ("freeze",), **more: Any) -> undercroft.Table:
    """A table on which this boss levels up; without other bosses Robobo sits opposite."""
    opponents = others or ("robobo" if boss != "robobo" else "gorgona",)
    hands = [hand, *more.pop("hands", [])]
    dungeons: list[Dungeon] = [more.pop("dungeon", FIVE), *more.pop("dungeons", [])]
    table = table_at("reveal", (boss, *opponents), hands=hands, dungeons=dungeons, face_down=[[0, 4]], **more)
    assert [event.seat for event in of_kind(table.opening, LeveledUp)] == [0]
    return table


def known(table: undercroft.Table, seat: int | None, pile: str) -> list[str]:
    """The cards of a deck that a seat knows."""
    return [card["card"] for _, card in table.view(seat)["zones"][pile]["known"]]


def seen_in_hand(table: undercroft.Table, seat: int | None, player: int) -> list[str]:
    """The cards of a hand that a seat knows."""
    return [card["card"] for card in table.view(seat)["zones"]["hand"][player] if "card" in card]


# -- Draculord -----------------------------------------------------------------------------------------------------


@pytest.mark.card("draculord")
def test_draculord_looks_at_a_hand_and_takes_a_card_of_it() -> None:
    table = level_up("draculord", "gorgona", "robobo", hands=[["dark_altar", "fear"], ["dark_laboratory"]])
    assert prompt(table) == "whose_hand"
    assert offers(table) == ["look_at_hand opponent=1", "look_at_hand opponent=2"]
    [shown] = of_kind(play(table, "look_at_hand opponent=1"), HandShown)
    assert [card["card"] for card in shown.told_to(0, FIRST_DECK)["cards"]] == ["dark_altar", "fear"]
    assert [card.get("card") for card in shown.told_to(2, FIRST_DECK)["cards"]] == [None, None]
    assert offers(table) == ["snatch card=dark_altar opponent=1", "snatch card=fear opponent=1"]
    [stolen] = of_kind(play(table, "snatch card=fear opponent=1"), CardStolen)
    assert stolen.told_to(2, FIRST_DECK)["card"] == {"back": "spell"}
    assert [hand_of(table, seat) for seat in range(3)] == [["freeze", "fear"], ["dark_altar"], ["dark_laboratory"]]
    assert seen_in_hand(table, 0, 1) == ["dark_altar"]  # what was seen is remembered
    assert seen_in_hand(table, 2, 1) == []


@pytest.mark.card("draculord")
def test_draculord_takes_one_card_only_and_must_take_it() -> None:
    table = level_up("draculord", hands=[["dark_altar", "golem_factory"]])
    assert offers(table) == ["snatch card=dark_altar opponent=1", "snatch card=golem_factory opponent=1"]
    play(table, "snatch card=dark_altar opponent=1")
    assert phase_of(table) == "adventure"
    assert hand_of(table, 1) == ["golem_factory"]


@pytest.mark.card("draculord")
def test_draculord_cannot_choose_an_empty_hand_and_without_any_card_nothing_happens() -> None:
    table = level_up("draculord", "gorgona", "robobo", hands=[[], ["fear", "assassin"]])
    assert prompt(table) == "which_booty"  # the only hand with cards
    table = level_up("draculord")
    assert phase_of(table) == "adventure"
    assert hand_of(table, 0) == ["freeze"]
    assert table.view(None)["players"][0]["leveled"]


# -- Xyzax ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("xyzax")
def test_xyzax_takes_two_cards_of_the_discard_pile() -> None:
    table = level_up("xyzax", discard=["dark_altar", "fear", "golem_factory"])
    assert offers(table) == ["take card=dark_altar", "take card=fear", "take card=golem_factory"]
    play(table, "take card=fear", "take card=dark_altar")
    assert (hand_of(table, 0), discards(table)) == (["freeze", "fear", "dark_altar"], ["golem_factory"])
    assert phase_of(table) == "adventure"


@pytest.mark.card("xyzax")
@pytest.mark.parametrize("pile", [[], ["fear"], ["fear", "dark_altar"]])
def test_xyzax_takes_as_many_as_there_are(pile: list[str]) -> None:
    table = level_up("xyzax", discard=pile)
    while phase_of(table) == "reveal":
        assert not any(offer == "decline" for offer in offers(table))  # it is no choice whether
        table.apply(0)
    assert (sorted(hand_of(table, 0)), discards(table)) == (sorted(["freeze", *pile]), [])


# -- King Croak and Cleopatra --------------------------------------------------------------------------------------


CALLS = [
    pytest.param("king_croak", "vampire_bordello", "recycling_center", marks=pytest.mark.card("king_croak")),
    pytest.param("cleopatra", "recycling_center", "vampire_bordello", marks=pytest.mark.card("cleopatra")),
]
"""The boss, an advanced room of its kind, and one of the other kind."""


@pytest.mark.rule("BM-093")
@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_an_advanced_room_of_the_own_kind_is_taken_from_the_discard_and_built(
    boss: str, wanted: str, other: str
) -> None:
    table = level_up(boss, discard=[wanted, other, "dark_altar", "boulder_ramp"])
    assert prompt(table) == "where_to_search"
    assert offers(table) == [f"call card={wanted} source={boss}", f"search_rooms source={boss}", "decline"]
    play(table, f"call card={wanted} source={boss}")
    fitting = [1, 4] if boss == "king_croak" else [2]
    assert offers(table) == [*(f"build_called card={wanted} slot={place}" for place in fitting), "keep_called"]
    refusal(table, f"build_called card={wanted} slot=0")
    play(table, f"build_called card={wanted} slot={fitting[0]}")
    assert room_names(table, 0)[fitting[0]] == wanted
    assert (hand_of(table, 0), len(stacks_of(table, 0))) == (["freeze"], 5)
    assert wanted not in discards(table)
    assert table.view(1)["dungeons"][0][fitting[0]]["top"]["card"] == wanted


@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_the_deck_is_searched_for_it_and_shuffled_afterwards(boss: str, wanted: str, other: str) -> None:
    table = level_up(boss)
    before = zone_of(table, "room_deck")
    play(table, f"search_rooms source={boss}")
    assert sorted(known(table, 0, "room_deck")) == sorted(before)
    assert known(table, 1, "room_deck") == []
    kind = MONSTER if boss == "king_croak" else TRAP
    faces = {FIRST_DECK.index[room] for room in before}
    fitting = {FIRST_DECK.ids[face] for face in faces if ADVANCED[face] and kind[face]}
    assert set(offers(table)) == {*(f"call card={room} source={boss}" for room in fitting), "decline"}
    events = play(table, f"call card={wanted} source={boss}")
    [taken] = of_kind(events, CardTaken)
    assert taken.told_to(1, FIRST_DECK)["card"] == {"back": "room"}
    play(table, "keep_called")
    after = zone_of(table, "room_deck")
    assert sorted([*after, wanted]) == sorted(before)
    assert after != [room for room in before if room != wanted]
    assert known(table, 0, "room_deck") == []  # shuffled: nobody knows where anything lies


@pytest.mark.rule("BM-215")
@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_an_empty_room_deck_is_not_searched(boss: str, wanted: str, other: str) -> None:
    rooms = [card.id for card in BASE_CARDS if card.kind == "room" for _ in range(card.copies)]
    for room in (*FIVE, wanted, other):
        rooms.remove(room)
    table = level_up(boss, discard=[wanted, other], zones={"removed": rooms})
    assert zone_of(table, "room_deck") == []
    assert offers(table) == [f"call card={wanted} source={boss}", "decline"]


@pytest.mark.rule("BM-242")
@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_a_room_found_and_kept_is_not_shown_to_the_others(boss: str, wanted: str, other: str) -> None:
    table = level_up(boss)
    play(table, f"search_rooms source={boss}", f"call card={wanted} source={boss}")
    decision = table.view(1)["decision"]
    assert (decision["prompt"], "options" in decision) == ("where_to_build", False)
    assert wanted not in str(decision)
    events = play(table, "keep_called")
    assert wanted in hand_of(table, 0)
    for seat in (1, None):
        assert seen_in_hand(table, seat, 0) == []
        assert not any(wanted in str(event.told_to(seat, FIRST_DECK)) for event in events)


@pytest.mark.rule("BM-242")
@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_nothing_that_does_not_fit_can_be_called(boss: str, wanted: str, other: str) -> None:
    table = level_up(boss, discard=[other])
    refusal(table, f"call card={other} source={boss}")
    play(table, f"search_rooms source={boss}")
    for room in (other, "dark_altar", "neanderthal_cave"):
        refusal(table, f"call card={room} source={boss}")


@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_the_call_is_optional_before_and_after_the_search(boss: str, wanted: str, other: str) -> None:
    table = level_up(boss, discard=[wanted])
    play(table, "decline")
    assert (phase_of(table), discards(table)) == ("adventure", [wanted])
    table = level_up(boss)
    play(table, f"search_rooms source={boss}", "decline")
    assert (phase_of(table), hand_of(table, 0)) == ("adventure", ["freeze"])


@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_a_called_room_without_a_fitting_place_is_kept(boss: str, wanted: str, other: str) -> None:
    table = level_up(
        boss,
        dungeon=["neanderthal_cave", "haunted_library", "neanderthal_cave", "haunted_library", "neanderthal_cave"],
        discard=[wanted],
    )
    play(table, f"call card={wanted} source={boss}")
    assert offers(table) == ["keep_called"]
    play(table, "keep_called")
    assert hand_of(table, 0) == ["freeze", wanted]


@pytest.mark.parametrize(("boss", "wanted", "other"), CALLS)
def test_without_such_a_room_the_search_finds_nothing(boss: str, wanted: str, other: str) -> None:
    kind = MONSTER if boss == "king_croak" else TRAP
    fitting = [card.id for face, card in enumerate(BASE_CARDS) if ADVANCED[face] and kind[face]]
    table = level_up(boss, hands=[[room for room in fitting for _ in range(2)]])
    assert offers(table) == [f"search_rooms source={boss}", "decline"]
    play(table, f"search_rooms source={boss}")
    assert offers(table) == ["decline"]  # asked all the same: the others learn nothing


@pytest.mark.rule("BM-093")
@pytest.mark.card("king_croak")
def test_a_called_monster_is_built_at_once_and_seen_by_a_menagerie() -> None:
    table = level_up("king_croak", dungeon=["beast_menagerie", *FIVE[:3], "boulder_ramp"], discard=["vampire_bordello"])
    play(table, "call card=vampire_bordello source=king_croak")
    events = play(table, "build_called card=vampire_bordello slot=2")
    assert kinds(events)[:3] == ["room-built", "room-acted", "cards-drawn"]


# -- Robobo --------------------------------------------------------------------------------------------------------


@pytest.mark.card("robobo")
@pytest.mark.rule("BM-211", "BM-230")
def test_robobo_makes_every_opponent_destroy_a_room_by_experience() -> None:
    table = level_up(
        "robobo",
        "gorgona",
        "draculord",
        "xyzax",
        dungeons=[["dark_altar", "boulder_ramp"], ["torture_chamber", ["golem_factory", "haunted_library"]], []],
        hands=[["fear"], ["golem_factory"]],
    )
    assert (seat_to_move(table), prompt(table)) == (2, "which_room_to_lose")  # Draculord; Xyzax has none
    assert offers(table) == ["give_up card=torture_chamber", "give_up card=haunted_library"]
    play(table, "give_up card=haunted_library")
    assert room_names(table, 2) == ["torture_chamber", "golem_factory"]
    assert seat_to_move(table) == 1
    events = play(table, "give_up card=dark_altar")
    assert room_names(table, 1) == ["boulder_ramp"]
    assert hand_of(table, 1) == ["fear"]  # no card for the Dark Altar
    assert "effect-announced" not in kinds(events)
    assert discards(table) == ["haunted_library", "dark_altar"]
    assert len(stacks_of(table, 0)) == 5  # Robobo's own rooms stand


@pytest.mark.card("robobo")
def test_robobo_leaves_deactivated_rooms_alone() -> None:
    table = level_up("robobo", dungeons=[["dark_altar", "boulder_ramp"]], deactivated=[[1, 0]])
    assert room_names(table, 1) == ["dark_altar"]  # the only active room went
    table = level_up("robobo", dungeons=[["dark_altar"]], deactivated=[[1, 0]])
    assert room_names(table, 1) == ["dark_altar"]
    assert discards(table) == []


# -- Cerebellus ----------------------------------------------------------------------------------------------------


@pytest.mark.card("cerebellus")
@pytest.mark.parametrize("given", ["freeze", "fear"])
def test_cerebellus_draws_three_spells_and_discards_an_old_or_a_new_one(given: str) -> None:
    table = level_up(
        "cerebellus", hand=["freeze", "dark_altar"], zones={"spell_deck": ["jeopardy", "assassin", "fear"]}
    )
    assert offers(table) == ["draw_three source=cerebellus", "decline"]
    play(table, "draw_three source=cerebellus")
    assert hand_of(table, 0) == ["freeze", "dark_altar", "fear", "assassin", "jeopardy"]
    spells = ("freeze", "fear", "assassin", "jeopardy")
    assert offers(table) == [f"discard card={spell}" for spell in spells]  # a spell, not a room
    play(table, f"discard card={given}")
    assert discards(table) == [given]
    assert len(hand_of(table, 0)) == 4
    assert phase_of(table) == "adventure"


@pytest.mark.card("cerebellus")
def test_cerebellus_may_do_without_and_then_it_is_over() -> None:
    table = level_up("cerebellus")
    play(table, "decline")
    assert (hand_of(table, 0), phase_of(table)) == (["freeze"], "adventure")
    assert table.view(None)["players"][0]["leveled"]


# -- Seducia -------------------------------------------------------------------------------------------------------


@pytest.mark.card("seducia")
@pytest.mark.parametrize("hero", ["thief_4_a", "epic_thief_11_a"])
def test_seducia_brings_a_hero_of_the_town_to_her_entrance(hero: str) -> None:
    table = level_up("seducia", town=["cleric_4_a", hero], entrances=[["mage_8_a"]])
    assert prompt(table) == "whom_to_seduce"
    assert offers(table) == ["bring card=cleric_4_a", f"bring card={hero}", "search_heroes source=seducia", "decline"]
    play(table, f"bring card={hero}")
    assert entrance_of(table, 0)[:2] == ["mage_8_a", hero]
    assert hero not in town_of(table)


@pytest.mark.card("seducia")
@pytest.mark.rule("BM-243")
def test_seducia_looks_through_the_one_hero_deck_that_is_left() -> None:
    ordinary = [card.id for card in BASE_CARDS if card.kind == "hero" and card.facts["min_players"] == 2]
    table = level_up("seducia", zones={"removed": ordinary})
    events = play(table, "search_heroes source=seducia")
    assert [event.pile for event in of_kind(events, DeckSearched)] == ["epic"]
    assert all(offer == "decline" or "card=epic_" in offer for offer in offers(table))


@pytest.mark.rule("BM-243", "BM-207")
@pytest.mark.card("seducia")
@pytest.mark.parametrize("hero", ["thief_4_a", "epic_thief_11_a"])
def test_seducia_looks_through_both_hero_decks_which_are_shuffled(hero: str) -> None:
    table = level_up("seducia", town=["fool"])
    before = {deck: zone_of(table, deck) for deck in ("hero_deck", "epic_deck")}
    events = play(table, "search_heroes source=seducia")
    assert kinds(events) == ["deck-searched", "deck-searched"]
    for deck, heroes in before.items():
        assert sorted(known(table, 0, deck)) == sorted(heroes)
        assert known(table, 1, deck) == []
    everybody = ["fool", *before["hero_deck"], *before["epic_deck"]]
    assert sorted(offers(table)) == sorted([*(f"bring card={one}" for one in everybody), "decline"])
    play(table, f"bring card={hero}")
    assert entrance_of(table, 0) == [hero]
    for deck, heroes in before.items():
        left = [one for one in heroes if one != hero]
        assert sorted(zone_of(table, deck)) == sorted(left)
        assert zone_of(table, deck) != left
        assert known(table, 0, deck) == []


@pytest.mark.card("seducia")
def test_seducia_may_bring_nobody_even_after_searching() -> None:
    table = level_up("seducia", town=["fool"])
    play(table, "search_heroes source=seducia", "decline")
    assert (entrance_of(table, 0), town_of(table)) == ([], ["fool"])
    table = level_up("seducia", town=["fool"])
    play(table, "decline")
    assert (entrance_of(table, 0), town_of(table)) == ([], ["fool"])


@pytest.mark.card("seducia")
def test_seducia_finds_nobody_when_the_town_and_the_decks_are_empty() -> None:
    heroes = [card.id for card in BASE_CARDS if card.kind in ("hero", "epic") and card.facts["min_players"] == 2]
    table = level_up("seducia", zones={"removed": heroes})
    assert phase_of(table) == "adventure"
    assert table.view(None)["players"][0]["leveled"]


@pytest.mark.rule("BM-245", "BM-171")
@pytest.mark.card("seducia")
@pytest.mark.parametrize(
    ("brought", "town"),
    [
        ("fool", ["thief_4_a", "thief_6_a", "cleric_4_a", "fool"]),
        ("thief_4_a", ["thief_4_a", "thief_6_a", "cleric_4_a"]),  # it was in town and keeps its seniority
    ],
)
def test_a_hero_out_of_a_deck_is_the_newest_if_it_comes_to_town(brought: str, town: list[str]) -> None:
    table = level_up(
        "seducia",
        "draculord",
        "robobo",
        dungeons=[[], ["boulder_ramp"]],  # as much for thieves as Seducia has
        town=["thief_4_a", "thief_6_a"],
        hands=[["trepidation"], ["freeze"]],
        wounds=[["epic_mage_11_a", "epic_mage_13_a", "mage_4_a"]],
        souls=[["mage_6_a", "mage_8_a"]],
        entrances=[["cleric_4_a"]],
        zones={"hero_deck": ["fighter_4_a", "fighter_6_a", "fighter_8_a"]},
    )
    play(table, "search_heroes source=seducia", f"bring card={brought}")
    assert entrance_of(table, 0) == ["cleric_4_a", brought]
    pass_all(table, until=lambda later: "cast_on card=trepidation opponent=0" in offers(later))
    play(table, "cast_on card=trepidation opponent=0")
    pass_all(table, until=lambda later: state_of(later).round == 2)
    assert table.view(None)["players"][0]["out"]
    assert town_of(table)[: len(town)] == town


# -- Gorgona -------------------------------------------------------------------------------------------------------


@pytest.mark.card("gorgona")
@pytest.mark.parametrize(("hero", "souls"), [("thief_4_a", 1), ("epic_thief_11_a", 2)])
def test_gorgona_turns_a_hero_of_the_town_to_stone(hero: str, souls: int) -> None:
    table = level_up("gorgona", town=["cleric_4_a", hero])
    assert prompt(table) == "whom_to_petrify"
    assert offers(table) == ["turn_to_stone card=cleric_4_a", f"turn_to_stone card={hero}"]
    play(table, f"turn_to_stone card={hero}")
    assert (zone_of(table, "souls", 0), souls_of(table, 0)) == ([hero], souls)
    assert hero not in town_of(table)


@pytest.mark.card("gorgona")
def test_gorgona_reaches_nobody_outside_the_town() -> None:
    table = level_up("gorgona", entrances=[["thief_4_a"], ["mage_4_a"]])
    assert phase_of(table) == "adventure"  # wasted
    assert souls_of(table, 0) == 0
    assert table.view(None)["players"][0]["leveled"]
