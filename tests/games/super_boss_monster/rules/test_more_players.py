"""Five and six players with Crash Landing: the board's extension, decks, market, and ties in the Bait phase."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft
from tests.games.boss_family.tables import entrance_of, pass_all, state_of, town_of
from tests.games.helpers import Cards, of_kind, offers, play, seat_to_move, zone_of
from tests.games.super_boss_monster.tables import FOUR, decline_all, market_of, minions_of, table_at
from undercroft.games.boss_family.rules.city_events import MarkerPassed
from undercroft.games.boss_family.rules.events import HeroesRevealed
from undercroft.games.boss_family.rules.facts import KIND, PRINTED, SET
from undercroft.games.boss_family.rules.state import ROOM_DECK, SPELL_DECK
from undercroft.games.super_boss_monster.game import SUPER_BOSS_MONSTER
from undercroft.kernel.table import Table

FIVE: Cards = (*FOUR, "madame_marionette")
SIX: Cards = (*FIVE, "captain_rustclaw")
CRASH = {"sets": ["crash-landing"]}


def new(seats: int, *sets: str) -> Table:
    """A new game with these sets."""
    return undercroft.new("super-boss-monster", seats=seats, seed=1, options={"sets": list(sets)})


def landmarks_of(table: Table) -> list[str]:
    """The landmarks on the board."""
    return [landmark["id"] for landmark in table.view(None)["city"]["landmarks"]]


def heroes_by_set(table: Table) -> Counter[tuple[str, str]]:
    """Return the numbers of heroes in the two hero decks, by set and kind."""
    decks = [*zone_of(table, "hero_deck"), *zone_of(table, "epic_deck")]
    faces = [face for face, card in enumerate(PRINTED) if card.kind in ("hero", "epic")]
    by_id = {PRINTED[face].id: (SET[face], PRINTED[face].kind) for face in faces}
    return Counter(by_id[hero] for hero in decks)


# -- who can play ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-009", "SB-010")
def test_five_and_six_play_with_the_expansion_and_nobody_more() -> None:
    assert SUPER_BOSS_MONSTER.seats == (1, 6)
    for seats in (1, 2, 3, 4):
        assert "crash-landing" not in {SET[face] for face in new(seats).state.face}  # this box is enough
    for seats in (5, 6):
        table = new(seats)
        assert table.seats == seats
        assert "crash-landing" in {SET[face] for face in table.state.face}  # always, asked for or not
        assert new(seats, "crash-landing").digest() == table.digest()
    for seats in (0, 7):
        with pytest.raises(undercroft.ImpossibleSetup):
            new(seats)


@pytest.mark.rule("SB-009", "SB-208")
@pytest.mark.parametrize("bosses", [FOUR[:2], FOUR, FIVE, SIX])
def test_the_board_is_extended_where_the_expansion_is_in_the_game(bosses: Cards) -> None:
    usual = ["temple", "stadium", "library", "hideout", "tavern"]
    assert landmarks_of(table_at("round", bosses, options=CRASH)) == [*usual, "launch_pad"]
    if len(bosses) < 5:
        assert landmarks_of(table_at("round", bosses)) == usual
    else:
        assert landmarks_of(table_at("round", bosses)) == [*usual, "launch_pad"]


@pytest.mark.rule("SB-208", "SB-304", "SB-199")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_cards_of_the_expansion_are_shuffled_into_their_decks(seats: int) -> None:
    table = new(seats)
    kinds = Counter(PRINTED[face].kind for face in table.state.face if SET[face] == "crash-landing")
    assert kinds == {"boss": 3, "room": 23, "spell": 7, "hero": 7, "epic": 5}
    assert heroes_by_set(table) == {
        ("super-boss-monster", "hero"): 25,
        ("super-boss-monster", "epic"): 17,
        ("crash-landing", "hero"): 7,
        ("crash-landing", "epic"): 5,
    }
    state = state_of(table)
    for deck in (ROOM_DECK, SPELL_DECK):
        sets = [SET[state.face[card]] for card in state.zones[deck]]
        first = sets.index("crash-landing")
        assert "super-boss-monster" in sets[first:]  # not one set upon the other


@pytest.mark.rule("SB-304")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_players_may_add_all_heroes_of_the_expansion_too(seats: int) -> None:
    with_it, without = heroes_by_set(new(seats, "crash-landing")), heroes_by_set(new(seats))
    assert with_it == without + Counter({("crash-landing", "hero"): 7, ("crash-landing", "epic"): 5})


@pytest.mark.rule("SB-304")
def test_the_expansions_are_sets_of_their_own_and_no_other_is_offered() -> None:
    setting = next(setting for setting in SUPER_BOSS_MONSTER.settings if setting.name == "sets")
    assert setting.choices == ("boss-monster", "minibosses", "crash-landing", "tools-of-hero-kind")
    table = new(3, "tools-of-hero-kind")
    assert Counter(PRINTED[face].kind for face in table.state.face if SET[face] == "tools-of-hero-kind") == {
        "item": 20,
        "room": 4,
        "spell": 2,
    }
    assert zone_of(new(3), "item_deck") == []
    with pytest.raises(undercroft.ImpossibleSetup):
        new(3, "implements-of-destruction")


# -- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-209", "SB-210", "SB-014")
@pytest.mark.parametrize(("bosses", "rooms", "spells"), [(FOUR, 4, 1), (FIVE, 5, 1), (SIX, 5, 2)])
def test_the_sixth_place_of_the_market_holds_a_second_spell(bosses: Cards, rooms: int, spells: int) -> None:
    seats = len(bosses)
    table = table_at("round", bosses, zones={"hero_deck": [*HEROES[:seats]]})
    state = state_of(table)
    printed = {card.id: KIND[face] for face, card in enumerate(PRINTED)}
    kinds = Counter(printed[card] for card in market_of(table))
    assert list(kinds.values()) == [rooms, spells]
    city = table.view(None)["city"]
    assert (city["places"], city["market"], city["heroes_a_turn"]) == (seats, [rooms, spells], seats)
    assert len(of_kind(table.opening, HeroesRevealed)[0].heroes) == seats
    assert len(town_of(table)) == seats
    assert len(state.order) == seats


HEROES = ("bunny", "laliho", "pockets", "velvet_vic", "fizz_first_year", "orbella_owlhat")


@pytest.mark.rule("SB-216")
def test_the_minions_of_the_fifth_and_sixth_player_are_as_good_as_any() -> None:
    table = table_at("round", SIX, marker=4, zones={"hero_deck": [*HEROES]})
    assert minions_of(table) == ["base"] * 6
    for seat in (4, 5):
        assert seat_to_move(table) == seat
        play(table, offers(table)[0])  # a card of the market
        play(table, f"send_minion space={('launch_pad_bonus', 'stadium_bonus')[seat - 4]}")
    assert minions_of(table)[4:] == ["launch_pad_bonus", "stadium_bonus"]
    assert "send_minion space=stadium_bonus" not in offers(table)


@pytest.mark.rule("SB-215")
@pytest.mark.parametrize("bosses", [FOUR, FIVE])
def test_tied_heroes_are_not_divided(bosses: Cards) -> None:
    """Two dungeons share the most fighter symbols and two fighters are in town: both stay."""
    table = table_at(
        "bait",
        bosses,
        dungeons=[["minion_arena", "goblin_gym"], ["bruiser_barracks"]],  # the second boss is a fighter
        town=["bunny", "laliho"],
        hands=[["rush_job"]],
        options=CRASH,
    )
    treasure = [player["treasure"] for player in table.view(None)["players"]]
    assert [counts[2] for counts in treasure[:2]] == [2, 2]
    assert town_of(table) == ["bunny", "laliho"]
    assert [entrance_of(table, seat) for seat in range(len(bosses))] == [[]] * len(bosses)


@pytest.mark.rule("SB-010", "SB-040")
def test_the_marker_goes_round_six_players() -> None:
    table = table_at("end", SIX, marker=5, hands=[["rush_job"]])
    assert [event.seat for event in of_kind(table.opening, MarkerPassed)] == [0]
    assert state_of(table).order == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("SB-010", "SB-178")
def test_six_players_play_to_the_end_and_nobody_is_eliminated() -> None:
    wounds = [["bunny", "laliho", "pockets", "velvet_vic", "fizz_first_year", "orbella_owlhat"]]
    table = table_at("adventure", SIX, wounds=wounds, hands=[["rush_job"]])
    decline_all(table)
    pass_all(table)
    assert table.decision is not None
    assert state_of(table).order == [1, 2, 3, 4, 5, 0]
