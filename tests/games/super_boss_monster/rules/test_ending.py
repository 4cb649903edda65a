"""The end of the game: its moment and its winner; nobody is eliminated before."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.tables import phase_of, state_of, town_of, wounds_of
from tests.games.helpers import Cards, kinds, of_kind, offers, play
from tests.games.super_boss_monster.tables import decline_all, only, table_at
from undercroft.games.boss_family.rules.events import HeroesRevealed
from undercroft.games.super_boss_monster.rules.turns import check_the_end, highest_xp
from undercroft.kernel.table import Table

EPIC = ("sir_overkill", "saint_ottoline", "night_cat_nadia", "zephyra_stormscroll", "champion")
"""Ten souls."""
ORDINARY = (
    "bunny",
    "pockets",
    "fizz_first_year",
    "pim_choir_recruit",
    "velvet_vic",
    "orbella_owlhat",
    "brother_barrow",
)


def is_over(table: Table) -> bool:
    """True if no heroes are left and the game is over."""
    return table.result is not None and table.result.reason == "heroes-gone"


@pytest.mark.rule("SB-172", "SB-171", "SB-175")
def test_ten_souls_end_the_game_after_a_complete_turn() -> None:
    table = table_at("end", souls=[EPIC, []])
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((0,), (10, 0), "souls")
    nine = table_at("end", souls=[[*EPIC[:4], "bunny"], []])
    assert nine.result is None
    during = table_at("adventure", souls=[EPIC, []], hands=[["freeze"]], options={"sets": ["boss-monster"]})
    assert during.result is None
    assert phase_of(during) == "adventure"  # the turn goes on to its end
    play(during, "pass_on")
    assert during.result is not None


@pytest.mark.rule("SB-004", "SB-175", "SB-003")
def test_who_reaches_ten_souls_need_not_win() -> None:
    table = table_at("end", souls=[EPIC, ["archivist", "rogue", "priestess", "bar_brawler"]], wounds=[ORDINARY[:3], []])
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((1,), (7, 8))


@pytest.mark.rule("SB-006", "SB-176", "SB-042")
@pytest.mark.parametrize(
    ("bosses", "winner"),
    [(("bishop_bonemeal", "madame_marionette"), 0), (("madame_marionette", "bishop_bonemeal"), 1)],
)
@pytest.mark.parametrize("marker", [0, 1])
def test_of_tied_players_the_one_with_most_experience_wins_whoever_has_the_marker(
    bosses: Cards, winner: int, marker: int
) -> None:
    souls = [EPIC, ["archivist", "rogue", "priestess", "bar_brawler", "bunny", "pockets"]]
    table = table_at("end", bosses, souls=souls, marker=marker)
    assert table.result is not None
    assert table.result.scores == (10, 10)
    assert table.result.winners == (winner,)


@pytest.mark.rule("SB-177")
def test_equal_experience_too_shares_the_win() -> None:
    state = state_of(table_at("build", hands=[["freeze"]], options={"sets": ["boss-monster"]}))
    state.xp = [500, 500]
    state.events = []
    assert highest_xp(state, [0, 1]) == [0, 1]
    assert set(kinds(state.events)) == {"win-shared"}
    assert highest_xp(state, [1]) == [1]
    state.xp = [500, 600]
    assert highest_xp(state, [0, 1]) == [1]


@pytest.mark.rule("SB-178", "SB-003")
def test_nobody_is_out_however_many_wounds_there_are() -> None:
    table = table_at("end", wounds=[[*EPIC, *ORDINARY], []])
    assert wounds_of(table, 0) == 17
    assert table.result is None
    assert state_of(table).order == [1, 0]
    assert table.view(None)["limits"]["wounds"] == 0
    assert "player-lost" not in kinds(table.opening)


@pytest.mark.rule("SB-173", "SB-174")
def test_an_empty_town_deck_ends_the_game_after_the_turn() -> None:
    gone = table_at("end", zones=only(2))
    assert gone.result is not None
    assert gone.result.reason == "heroes-gone"
    one_left = table_at("end", zones=only(2, "bunny"))
    assert one_left.result is None
    assert town_of(one_left) == ["bunny"]  # two should come; the turn is played to its end with one
    while not is_over(one_left):
        if not decline_all(one_left):
            play(one_left, offers(one_left)[0])
    assert state_of(one_left).round == 2


@pytest.mark.rule("SB-174")
def test_the_last_hero_of_the_deck_makes_its_turn_the_last() -> None:
    state = state_of(table_at("end", zones=only(2, "bunny", "pockets")))
    assert state.result is None
    check_the_end(state)
    assert state.result is not None  # nobody is left in the deck


@pytest.mark.rule("SB-182")
@pytest.mark.parametrize(("seats", "last"), [(4, 2), (2, 2)])
def test_the_town_deck_lasts_eleven_turns(seats: int, last: int) -> None:
    """Nobody ever builds, so nobody gains a soul."""
    table = undercroft.new("super-boss-monster", seats=seats, seed=3)
    events = table.opening[:]
    while table.result is None:
        quiet = [offer for offer in offers(table) if offer in ("build_nothing", "place_nothing", "pass_on")]
        events += play(table, quiet[-1] if quiet else offers(table)[0])
    revealed = [len(event.heroes) for event in of_kind(events, HeroesRevealed)]
    assert revealed == [seats] * 10 + [last]
    assert (table.result.reason, state_of(table).round) == ("heroes-gone", 11)
