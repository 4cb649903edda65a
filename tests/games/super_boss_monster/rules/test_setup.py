"""From the box to the first turn: decks, two bosses each, the marker, hands, the redraw, first rooms."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import hand_of, phase_of, room_names, state_of, town_of
from tests.games.helpers import (
    Cards,
    asked_now,
    decision_of,
    kinds,
    name_of,
    of_kind,
    offers,
    play,
    prompt,
    refusal,
    seat_to_move,
    zone_of,
)
from tests.games.super_boss_monster.tables import market_of, minions_of, only, table_at
from undercroft.games.boss_family.rules.city_events import MarkerPassed
from undercroft.games.boss_family.rules.events import BossTaken, CardsDrawn, HandRedrawn, RoomsRevealed
from undercroft.games.boss_family.rules.facts import KIND, PRINTED, SET
from undercroft.games.boss_family.rules.miniboss_events import CardsShown
from undercroft.games.boss_family.rules.state import NOBODY_SEAT
from undercroft.games.super_boss_monster.rules.facts import DECK
from undercroft.games.super_boss_monster.rules.turns import clockwise
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("madame_marionette", "baron_von_grabbe", "captain_rustclaw")  # XP 305, 930, 365
FOUR_THIEVES = ("dart_gallery", "cutpurse_alley", "spring_floor", "beggars_catacomb", "wailing_crypt")
FOUR_ADVANCED = ("titans_forge", "storm_djinn", "mana_reactor", "vault_of_blades", "wailing_crypt")
PLAIN = ("wailing_crypt", "minion_arena", "runic_study", "cutpurse_alley", "bone_choir")


def new(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A new game in which everybody is asked for a boss."""
    return undercroft.new("super-boss-monster", seats=seats, seed=seed, options=options)


def dealt(*rooms: Cards, **more: Any) -> Table:
    """A table on which the players are dealt these rooms and are asked for the redraw."""
    deck = [room for hand in reversed(rooms) for room in reversed(hand)]
    return table_at("hands", zones={"room_deck": deck}, **more)


def choose_bosses(table: Table) -> None:
    """Everybody keeps the first of the two bosses."""
    while prompt(table) == "which_boss":
        table.apply(decision_of(table).options[0])


# -- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-010")
def test_one_to_four_players_play_with_this_box() -> None:
    for seats in (1, 2, 3, 4):
        table = new(seats)
        assert table.seats == seats
        assert {SET[face] for face in table.state.face} == {"super-boss-monster"}
    for seats in (0, 7):
        with pytest.raises(undercroft.ImpossibleSetup):
            new(seats)


@pytest.mark.rule("SB-011")
def test_there_are_four_kinds_of_treasure() -> None:
    table = table_at("round")
    assert [len(player["treasure"]) for player in table.view(None)["players"]] == [4, 4]
    assert [landmark["treasure"] for landmark in table.view(None)["city"]["landmarks"]] == [
        *("cleric", "fighter", "mage", "thief", None)
    ]


@pytest.mark.rule("SB-012")
def test_every_card_names_the_set_that_it_belongs_to() -> None:
    table = new(4, sets=["boss-monster", "minibosses"])
    sets = Counter(SET[face] for face in table.state.face)
    assert sets == {
        "super-boss-monster": 12 + 75 + 32 + 42,
        "boss-monster": 8 + 75 + 31,
        "minibosses": sets["minibosses"],
    }
    assert sets["minibosses"] > 80


@pytest.mark.parametrize(
    ("seats", "ordinary", "epic"),
    [
        pytest.param(2, 13, 9, marks=pytest.mark.rule("SB-022", "SB-026")),
        pytest.param(3, 17, 13, marks=pytest.mark.rule("SB-022", "SB-026")),
        pytest.param(4, 25, 17, marks=pytest.mark.rule("SB-022", "SB-024")),
    ],
)
def test_heroes_for_more_players_stay_in_the_box(seats: int, ordinary: int, epic: int) -> None:
    table = new(seats)
    zones = table.view(None)["zones"]
    assert (zones["hero_deck"]["count"], zones["epic_deck"]["count"]) == (ordinary, epic)
    icons = {card.id: card.facts["min_players"] for card in DECK.printed if card.kind in ("hero", "epic")}
    used = zone_of(table, "hero_deck") + zone_of(table, "epic_deck")
    assert {icons[hero] for hero in used} == set(range(2, seats + 1))


@pytest.mark.rule("SB-021")
def test_everybody_has_a_minion_on_its_base_and_the_decks_are_shuffled() -> None:
    first, second = new(3, seed=1), new(3, seed=2)
    assert minions_of(first) == ["base", "base", "base"]
    assert state_of(first).tokens == state_of(first).health_tokens == {}
    for deck, size in (("room_deck", 75), ("spell_deck", 32)):
        assert len(zone_of(first, deck)) == size
        assert zone_of(first, deck) != zone_of(second, deck)
        assert sorted(zone_of(first, deck)) == sorted(zone_of(second, deck))


@pytest.mark.rule("SB-023")
def test_ordinary_heroes_lie_over_the_epic_ones_and_both_are_shuffled() -> None:
    first, second = new(4, seed=1), new(4, seed=2)
    for deck in ("hero_deck", "epic_deck"):
        assert zone_of(first, deck) != zone_of(second, deck)
        assert sorted(zone_of(first, deck)) == sorted(zone_of(second, deck))
    zones = {**only(2, "bunny", "sir_overkill", "saint_ottoline"), "hero_deck": ["bunny"]}
    last = table_at("round", zones=zones)
    assert town_of(last)[0] == "bunny"
    assert town_of(last)[1] in ("sir_overkill", "saint_ottoline")


# -- bosses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-007", "SB-027", "SB-029")
def test_everybody_keeps_one_of_two_bosses_in_secret_and_all_are_shown_together() -> None:
    table = new(3)
    chosen = []
    for seat in (0, 1, 2):
        assert asked_now(table) == (seat, "which_boss")
        assert len(offers(table)) == 2
        assert table.view(None)["zones"]["boss"][:3] == [[], [], []]
        others = table.view((seat + 1) % 3)["zones"]["boss_choice"][seat]
        assert all("card" not in card for card in others)
        chosen.append(name_of(table, int(decision_of(table).options[0].args["card"])))
        events = play(table, offers(table)[0])
    assert [zone_of(table, "boss", seat) for seat in range(3)] == [[boss] for boss in chosen]
    assert len(of_kind(events, BossTaken)) == 3
    order = kinds(events)
    assert order.index("boss-taken") < order.index("cards-drawn")  # before the hands
    bosses = [card for card in zone_of(table, "removed") if KIND[DECK.index[card]] == KIND[DECK.index[chosen[0]]]]
    assert len(bosses) == 3
    assert not set(bosses) & set(chosen)


@pytest.mark.rule("SB-028")
def test_bosses_lie_open_and_the_first_room_goes_beside_its_boss() -> None:
    table = new(2)
    choose_bosses(table)
    for seat in (0, 1):
        [boss] = table.view(1 - seat)["zones"]["boss"][seat]
        assert boss["card"] == zone_of(table, "boss", seat)[0]
    table = table_at("first-rooms", hands=[PLAIN, PLAIN])
    play(table, "lay_first card=wailing_crypt slot=0", "build_nothing")
    assert room_names(table, 0) == ["wailing_crypt"]


@pytest.mark.rule("SB-030", "SB-042")
def test_the_boss_with_most_experience_gives_the_marker() -> None:
    table = table_at("hands", THREE)
    assert state_of(table).marker == 1
    assert state_of(table).order == [1, 2, 0]  # clockwise, not by XP: 930, 365, 305
    for seed in range(5):
        begun = new(3, seed=seed)
        choose_bosses(begun)
        assert begun.view(None)["city"]["marker"] == max(range(3), key=state_of(begun).xp.__getitem__)


@pytest.mark.rule("SB-031")
def test_equal_experience_draws_lots_for_the_marker() -> None:
    first = set()
    for chance in (0, 1):
        state = state_of(table_at("hands", THREE)).clone()
        state.xp = [500, 400, 500]
        state.marker = NOBODY_SEAT
        state.script = [chance]
        first.add(clockwise(state)[0])
    assert first == {0, 2}


# -- hands ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-032")
def test_everybody_draws_five_rooms_and_two_spells() -> None:
    table = new(4)
    choose_bosses(table)
    for seat in range(4):
        kinds_held = Counter(DECK.printed[DECK.index[card]].kind for card in hand_of(table, seat))
        assert kinds_held == {"room": 5, "spell": 2}


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        pytest.param(FOUR_THIEVES, True, marks=pytest.mark.rule("SB-033", "SB-034")),
        pytest.param(FOUR_ADVANCED, True, marks=pytest.mark.rule("SB-033", "SB-034")),
        pytest.param(PLAIN, False, marks=pytest.mark.rule("SB-033")),
        pytest.param(("beggars_catacomb", *FOUR_THIEVES[:3], "mirror_bazaar"), True, marks=pytest.mark.rule("SB-034")),
        pytest.param(("beggars_catacomb", "elemental_dojo", *FOUR_THIEVES[:2], "bone_choir"), False, marks=()),
    ],
)
def test_a_hand_of_one_kind_may_be_drawn_anew(hand: Cards, may: bool) -> None:
    table = dealt(hand, PLAIN)
    assert asked_now(table) == (0, "whether_to_redraw")  # everybody is asked, so that it tells nothing
    assert offers(table) == (["keep_hand", "redraw"] if may else ["keep_hand"])


@pytest.mark.rule("SB-034")
def test_a_hand_that_is_drawn_anew_is_shown_shuffled_back_and_may_be_bad_again() -> None:
    table = dealt(FOUR_THIEVES, PLAIN)
    spells = [card for card in hand_of(table, 0) if card not in FOUR_THIEVES]
    before = Counter(zone_of(table, "room_deck") + hand_of(table, 0) + zone_of(table, "spell_deck"))
    events = play(table, "redraw")
    [shown] = of_kind(events, CardsShown)
    assert [PRINTED[card.face].id for card in shown.cards] == [*FOUR_THIEVES, *spells]
    assert [event.seat for event in of_kind(events, HandRedrawn)] == [0]
    assert Counter(zone_of(table, "room_deck") + hand_of(table, 0) + zone_of(table, "spell_deck")) == before
    assert hand_of(table, 0) != [*FOUR_THIEVES, *spells]
    assert sum(len(event.cards) for event in of_kind(events, CardsDrawn)) == 7
    assert asked_now(table) == (0, "whether_to_redraw")  # as often as the new hand is bad
    assert "card" not in table.view(1)["zones"]["hand"][0][0]  # the new hand is secret again


@pytest.mark.rule("SB-287")
def test_redraws_go_in_turn_order_and_one_player_finishes_before_the_next() -> None:
    table = dealt(FOUR_THIEVES, FOUR_ADVANCED, marker=1)
    assert hand_of(table, 1)[:5] == list(FOUR_THIEVES)  # who is first draws first
    assert seat_to_move(table) == 1
    play(table, "redraw")
    assert asked_now(table) == (1, "whether_to_redraw")
    play(table, "keep_hand")
    assert asked_now(table) == (0, "whether_to_redraw")
    play(table, "keep_hand")
    assert asked_now(table) == (1, "which_first_room")
    play(table, offers(table)[0])
    first = table.view(0)["dungeons"][1][0]
    assert first["face_down"]
    assert "card" not in first["top"]  # chosen in secret


# -- first rooms ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-035")
def test_first_rooms_are_laid_face_down_and_revealed_together() -> None:
    table = table_at("first-rooms", hands=[PLAIN, PLAIN])
    play(table, "lay_first card=wailing_crypt slot=0")
    assert table.view(1)["dungeons"][0][0]["face_down"]
    events = play(table, "lay_first card=minion_arena slot=0")
    [revealed] = of_kind(events, RoomsRevealed)
    assert [each.seat for each in revealed.rooms] == [0, 1]
    assert phase_of(table) == "town"
    without = table_at("first-rooms", hands=[PLAIN, PLAIN])
    play(without, "build_nothing", "build_nothing")
    assert (room_names(without, 0), phase_of(without)) == ([], "town")


@pytest.mark.rule("SB-036")
def test_what_first_rooms_do_when_built_goes_clockwise_from_the_first_player() -> None:
    hands = [["dark_laboratory", "freeze"], ["dark_laboratory", "freeze"]]
    table = table_at("first-rooms", hands=hands, options=MIXED, marker=1)
    play(table, "lay_first card=dark_laboratory slot=0", "lay_first card=dark_laboratory slot=0")
    assert asked_now(table) == (1, "which_spell_to_discard")
    play(table, "discard card=freeze")
    assert asked_now(table) == (0, "which_spell_to_discard")
    events = play(table, "discard card=freeze")
    assert "round-begun" in kinds(events)
    assert state_of(table).round == 1


@pytest.mark.rule("SB-037")
def test_a_first_room_is_no_advanced_one_and_nothing_is_played_in_the_set_up() -> None:
    table = table_at("first-rooms", hands=[["titans_forge", "dark_altar", "freeze"]], discard=["fear"], options=MIXED)
    assert offers(table) == ["lay_first card=dark_altar slot=0", "build_nothing"]
    assert refusal(table, "lay_first card=titans_forge slot=0") == "SB-087"
    events = play(table, "lay_first card=dark_altar slot=0")
    assert "rooms-revealed" in kinds(events)
    assert (phase_of(table), prompt(table)) == ("town", "which_market_card")  # no window before
    assert market_of(table)
    assert MarkerPassed(0) not in events
