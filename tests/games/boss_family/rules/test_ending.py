"""The end of a round and the end of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from tests.games.boss_family.scores import decks_of, score_areas
from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    phase_of,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    town_of,
    treasure_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, pass_to_room, survived
from tests.games.helpers import kinds, of_kind, offers, play, prompt, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import CardsDrawn, GameEnded, HeroesRevealed, PlayerLost
from undercroft.kernel.result import Result
from undercroft.kernel.table import Table

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "boss_monster"
THREE = ("draculord", "xyzax", "gorgona")  # XP 900, 750, 500
FOUR = ("draculord", "xyzax", "gorgona", "robobo")  # XP 900, 750, 500, 400


def end_of_round(bosses: tuple[str, ...], *scores: tuple[int, int], last_round: bool = False) -> Table:
    """A table at the end of a round with these souls and wounds by seat."""
    areas = score_areas(*scores)
    return table_at("end", bosses, souls=areas["souls"], wounds=areas["wounds"], last_round=last_round)


def revealed(table: Table) -> list[int]:
    """Return the numbers of heroes that came to town at the beginning of each round so far."""
    return [len(event.heroes) for event in of_kind(table.opening, HeroesRevealed)]


# -- the end of the round --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-133", "BM-132")
@pytest.mark.card("the_crushinator", "jackpot_stash", "giant_size")
def test_everything_that_lasts_until_the_end_of_the_round_stops() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "the_crushinator", "jackpot_stash", "dark_laboratory"]],
        hands=[["giant_size", "motivation"]],
    )
    before = damages(table, 0), treasure_of(table, 0)
    play(table, "use card=jackpot_stash", "use card=the_crushinator", "pay_with card=dark_laboratory")
    play(table, "cast_at card=giant_size target=golem_factory")
    assert damages(table, 0) == [2 + 2 + 3, 2 + 2]
    assert treasure_of(table, 0) == [1, 0, 2, 2]
    pass_round(table)
    assert before[0][:2] == damages(table, 0)
    assert treasure_of(table, 0) == [1, 0, 1, 1]


@pytest.mark.rule("BM-134", "BM-192")
def test_deactivated_rooms_become_active_again() -> None:
    table = table_at("end", dungeons=[["golem_factory"], ["goblin_armory"]], deactivated=[[0, 0], [1, 0]])
    assert kinds(table.opening)[0] == "rooms-reactivated"
    assert (damages(table, 0), damages(table, 1)) == ([2], [1])


@pytest.mark.rule("BM-155", "BM-133")
@pytest.mark.card("witchs_kitchen")
def test_what_may_be_used_once_a_round_may_be_used_again_in_the_next() -> None:
    table = table_at(
        "adventure",
        dungeons=[["witchs_kitchen"]],
        hands=[["golem_factory", "goblin_armory", "neanderthal_cave"]],
        zones={"spell_deck": ["motivation"]},
    )
    play(table, "use card=witchs_kitchen", "pay_with card=golem_factory")
    assert "use card=witchs_kitchen" not in offers(table)
    pass_round(table)
    assert "use card=witchs_kitchen" in offers(table)


@pytest.mark.rule("BM-135", "BM-138")
@pytest.mark.card("fear")
def test_damage_never_carries_over_to_another_round() -> None:
    table = table_at(
        "adventure",
        ("draculord", "gorgona"),
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_6_a"]],
        hands=[["fear", "motivation"]],
        zones={"hero_deck": ["fighter_4_a", "fighter_6_a"]},
    )
    pass_to_room(table, "neanderthal_cave")
    play(table, "cast_at card=fear target=cleric_6_a")
    assert town_of(table) == ["cleric_6_a"]
    pass_all(table, until=lambda later: phase_of(later) == "adventure" and state_of(later).round == 2)
    events = pass_round(table)
    assert "cleric_6_a" in survived(events)  # 3 and 2 of 6; with the 3 of last round it would have died


@pytest.mark.rule("BM-136", "BM-057")
def test_nothing_can_be_played_at_the_end_or_the_beginning_of_a_round() -> None:
    table = table_at(
        "end",
        dungeons=[["dark_altar", "golem_factory"]],
        hands=[["freeze", "jeopardy"], ["soul_harvest", "counterspell"]],
        souls=[["cleric_4_a"], ["mage_4_a"]],
        discard=["fear"],
    )
    assert (phase_of(table), state_of(table).round) == ("build", 2)
    assert [kind for kind in kinds(table.opening) if "announced" in kind] == []


@pytest.mark.rule("BM-137", "BM-091")
@pytest.mark.card("cerebellus")
def test_the_order_of_what_happens_at_the_end_of_a_round() -> None:
    areas = score_areas((0, 0), (0, 5), (0, 0))
    table = table_at(
        "reveal",
        ("cerebellus", "robobo", "gorgona"),
        dungeons=[["golem_factory", "goblin_armory", "open_grave", "neanderthal_cave", "dark_laboratory"]],
        wounds=areas["wounds"],
        deactivated=[[0, 2]],
        options={"variants": ["machinations"]},
    )
    assert kinds(table.opening)[-2:] == ["rooms-reactivated", "leveled-up"]
    assert prompt(table) == "whether_to_draw"
    events = play(table, "decline")
    assert kinds(events) == []
    assert (seat_to_move(table), prompt(table)) == (0, "which_consolation")
    play(table, "decline")
    assert (seat_to_move(table), prompt(table)) == (2, "which_consolation")  # who is beaten draws nothing
    events = play(table, "decline")
    assert kinds(events)[:2] == ["player-lost", "round-begun"]


# -- losing and winning ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-158", "BM-161")
@pytest.mark.parametrize(("souls", "wins"), [(9, False), (10, True), (11, True)])
def test_ten_souls_win(souls: int, wins: bool) -> None:
    table = end_of_round(("draculord", "robobo"), (souls, 4), (0, 0))
    assert table.result == (Result((0,), (souls - 4, 0), "souls") if wins else None)


@pytest.mark.rule("BM-158", "BM-160", "BM-167", "BM-168")
@pytest.mark.parametrize(("wounds", "loses"), [(4, False), (5, True), (6, True)])
def test_five_wounds_lose_whatever_the_souls(wounds: int, loses: bool) -> None:
    table = end_of_round(("draculord", "robobo"), (12 if loses else 9, wounds), (3, 0))
    if loses:
        assert table.result == Result((1,), (12 - wounds, 3), "last-standing")
    else:
        assert table.result is None


@pytest.mark.rule("BM-162")
def test_of_several_who_have_enough_souls_the_best_result_wins() -> None:
    table = end_of_round(THREE, (12, 4), (10, 1), (4, 0))
    assert table.result == Result((1,), (8, 9, 4), "souls")


@pytest.mark.rule("BM-162", "BM-160")
def test_a_better_result_without_ten_souls_or_with_five_wounds_does_not_win() -> None:
    table = end_of_round(FOUR, (10, 4), (9, 0), (14, 5), (0, 0))
    assert table.result == Result((0,), (6, 9, 9, 0), "souls")


@pytest.mark.rule("BM-163", "BM-010")
@pytest.mark.parametrize("bosses", [("draculord", "robobo", "xyzax"), ("robobo", "xyzax", "draculord")])
def test_a_tie_goes_to_the_lowest_xp(bosses: tuple[str, ...]) -> None:
    table = end_of_round(bosses, (10, 1), (11, 2), (10, 1))
    assert table.result is not None
    assert table.result.winners == (bosses.index("robobo"),)


@pytest.mark.rule("BM-159", "BM-166")
@pytest.mark.card("vampire_bordello")
def test_five_wounds_during_a_round_do_not_lose_if_one_is_healed_before_its_end() -> None:
    areas = score_areas((0, 4), (0, 0))
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello"], ["golem_factory"]],
        entrances=[["mage_8_a", "mage_4_a", "fool"]],
        wounds=areas["wounds"],
        hands=[["motivation"]],
    )
    pass_all(table, until=lambda later: wounds_of(later, 0) == 5)
    assert table.result is None
    pass_all(table)
    assert wounds_of(table, 0) >= 5  # two heroes have got through
    assert prompt(table) == "which_wound"
    wound = next(offer for offer in offers(table) if "epic" in offer)
    play(table, wound)
    pass_round(table)
    assert table.result is None
    assert 0 in state_of(table).order


@pytest.mark.rule("BM-159", "BM-166")
def test_ten_souls_during_a_round_do_not_win_before_all_have_had_their_adventure() -> None:
    areas = score_areas((9, 0), (9, 0))
    table = table_at(
        "adventure",
        dungeons=[["neanderthal_cave", "golem_factory"], ["neanderthal_cave", "golem_factory"]],
        entrances=[["mage_4_a"], ["fighter_4_a", "cleric_4_a"]],
        souls=areas["souls"],
        hands=[["motivation"]],
    )
    pass_all(table, until=lambda later: souls_of(later, 0) == 10)
    assert table.result is None
    pass_all(table)
    assert table.result == Result((1,), (10, 11), "souls")


@pytest.mark.rule("BM-168")
def test_the_last_one_standing_wins_with_any_number_of_souls() -> None:
    table = end_of_round(THREE, (9, 5), (0, 4), (8, 6))
    assert table.result == Result((1,), (4, -4, 2), "last-standing")
    assert [event.reason for event in of_kind(table.opening, GameEnded)] == ["last-standing"]


@pytest.mark.rule("BM-160", "BM-168")
@pytest.mark.parametrize(
    ("scores", "losers"),
    [
        (((9, 5), (0, 4), (8, 6)), [0, 2]),  # one is left
        (((10, 4), (0, 5), (3, 0)), [1]),  # somebody has enough souls
    ],
)
def test_who_loses_in_the_round_that_ends_the_game_is_told_before_who_wins(
    scores: tuple[tuple[int, int], ...], losers: list[int]
) -> None:
    table = end_of_round(THREE, *scores)
    assert [event.seat for event in of_kind(table.opening, PlayerLost)] == losers
    assert kinds(table.opening) == ["player-lost"] * len(losers) + ["game-ended"]


@pytest.mark.rule("BM-169")
@pytest.mark.parametrize(
    ("scores", "winner"),
    [(((4, 5), (6, 6), (1, 5)), 1), (((4, 5), (5, 6), (1, 5)), 1), (((12, 5), (0, 6), (2, 5)), 0)],
)
def test_if_all_lose_at_once_the_best_result_wins_then_the_lowest_xp(
    scores: tuple[tuple[int, int], ...], winner: int
) -> None:
    table = end_of_round(THREE, *scores)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((winner,), "all-lost")


# -- players who have lost -------------------------------------------------------------------------------------------


def a_player_loses() -> Table:
    """The second of three players has too many wounds at the end of a round."""
    areas = score_areas((3, 0), (4, 5), (2, 4))
    return table_at(
        "end",
        THREE,
        dungeons=[["golem_factory"], [["dark_altar", "goblin_armory"], "dark_laboratory"], ["golem_factory"]],
        hands=[["freeze", "zombie_attack"], ["golem_factory", "fear"], ["motivation"]],
        souls=areas["souls"],
        wounds=areas["wounds"],
        discard=["giant_size"],
    )


@pytest.mark.rule("BM-164", "BM-171")
def test_the_cards_of_a_player_who_has_lost_leave_the_game() -> None:
    table = a_player_loses()
    assert [event.seat for event in of_kind(table.opening, PlayerLost)] == [1]
    assert table.result is None
    assert state_of(table).order == [0, 2]
    assert (hand_of(table, 1), stacks_of(table, 1), zone_of(table, "boss", 1)) == ([], [], [])
    assert (zone_of(table, "souls", 1), zone_of(table, "wounds", 1)) == ([], [])
    assert discards(table) == ["giant_size"]
    gone = zone_of(table, "removed")
    assert {"dark_altar", "goblin_armory", "dark_laboratory", "golem_factory", "fear", "xyzax"} <= set(gone)
    assert table.view(0)["players"][1]["out"]


@pytest.mark.rule("BM-164")
@pytest.mark.card("freeze", "zombie_attack")
def test_nothing_can_affect_a_player_who_has_lost() -> None:
    table = a_player_loses()
    assert seat_to_move(table) == 0
    targets = [offer.split("target=")[1] for offer in offers(table) if offer.startswith("cast_at card=freeze")]
    assert targets == ["golem_factory", "golem_factory"]
    risen = [offer.split("target=")[1] for offer in offers(table) if offer.startswith("cast_at card=zombie_attack")]
    assert risen == zone_of(table, "souls", 2)


@pytest.mark.rule("BM-165", "BM-170", "BM-051")
def test_as_many_heroes_as_before_come_but_only_those_still_in_the_game_draw() -> None:
    table = a_player_loses()
    assert revealed(table) == [3]
    drawn = [(event.seat, len(event.cards)) for event in of_kind(table.opening, CardsDrawn)]
    assert drawn == [(0, 1), (2, 1)]


@pytest.mark.rule("BM-171", "BM-138")
@pytest.mark.card("trepidation")
def test_heroes_at_the_entrance_of_a_player_who_has_lost_go_back_to_town_in_their_old_places() -> None:
    areas = score_areas((2, 5), (0, 0), (0, 0))
    table = table_at(
        "round",
        ("draculord", "xyzax", "cerebellus"),
        entrances=[["cleric_4_a"]],
        town=["thief_6_a"],
        hands=[[], ["trepidation"]],
        souls=areas["souls"],
        wounds=areas["wounds"],
        zones={"hero_deck": ["thief_8_a", "thief_4_a", "fighter_4_a"]},
    )
    assert town_of(table) == ["thief_6_a", "fighter_4_a", "thief_4_a", "thief_8_a"]
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    play(table, "cast_on card=trepidation opponent=0")
    pass_all(table, until=lambda later: state_of(later).round == 2)
    assert state_of(table).order == [1, 2]
    assert town_of(table)[:5] == ["thief_6_a", "cleric_4_a", "fighter_4_a", "thief_4_a", "thief_8_a"]


@pytest.mark.rule("BM-168", "BM-164")
def test_the_game_goes_on_between_those_who_are_left() -> None:
    table = a_player_loses()
    pass_round(table)
    assert state_of(table).round == 3
    assert len(table.view(None)["players"]) == 3


# -- the hero decks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-172")
def test_the_first_round_whose_heroes_cannot_all_come_is_the_last() -> None:
    table = table_at(
        "round",
        dungeons=[["golem_factory", "neanderthal_cave"], []],
        hands=[["motivation"]],
        zones=decks_of(2, ["cleric_4_a"]),
    )
    assert revealed(table) == [1]
    assert table.view(None)["last_round"]
    assert table.result is None  # it is played to its end
    events = pass_all(table)
    assert died(events) == ["cleric_4_a"]
    assert table.result == Result((0,), (1, 0), "heroes-gone")


@pytest.mark.rule("BM-172")
def test_a_round_that_takes_the_last_heroes_is_not_the_last() -> None:
    table = table_at("round", hands=[["motivation"]], zones=decks_of(2, ["cleric_4_a", "epic_mage_11_a"]))
    assert revealed(table) == [2]
    assert not table.view(None)["last_round"]
    pass_round(table)
    assert (table.result, state_of(table).round) == (None, 2)
    assert table.view(None)["last_round"]
    pass_all(table)
    assert table.result is not None
    assert table.result.reason == "heroes-gone"


@pytest.mark.rule("BM-172", "BM-163")
@pytest.mark.parametrize(
    ("scores", "result"),
    [
        (((3, 1), (4, 1), (6, 4)), Result((1,), (2, 3, 2), "heroes-gone")),
        (((3, 1), (4, 1), (7, 4)), Result((2,), (2, 3, 3), "heroes-gone")),  # the lowest XP
        (((9, 5), (2, 1), (1, 1)), Result((1,), (4, 1, 0), "heroes-gone")),  # only those who survive
        (((10, 4), (9, 0), (1, 1)), Result((0,), (6, 9, 0), "souls")),  # the normal check comes first
    ],
)
def test_after_the_last_round_the_best_survivor_wins(scores: tuple[tuple[int, int], ...], result: Result) -> None:
    assert end_of_round(THREE, *scores, last_round=True).result == result


@pytest.mark.rule("BM-159")
def test_a_finished_game_asks_nothing_and_shows_who_won() -> None:
    table = end_of_round(("draculord", "robobo"), (10, 0), (0, 0))
    assert table.decision is None
    assert table.view(1)["result"] == {"winners": [0], "scores": [10, 0], "reason": "souls"}
    assert table.view(1)["decision"] is None


@pytest.mark.rule("BM-167", "BM-173", "BM-174", "BM-175")
@pytest.mark.parametrize(("example", "scores"), [("167", (7, 0)), ("173", (8, 9)), ("174", (9, 9)), ("175", (8, 0))])
def test_the_second_player_wins_each_of_the_examples(example: str, scores: tuple[int, int]) -> None:
    table, _ = undercroft.play_scenario(SCENARIOS / f"example-bm-{example}.toml")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((1,), scores)
