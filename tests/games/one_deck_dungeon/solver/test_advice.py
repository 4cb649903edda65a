"""Suggestions for placing dice: legal moves, as good as the exact solver's cover, only for the seat that is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.bots import make_bot
from undercroft.games.one_deck_dungeon.solver.advice import left_open
from undercroft.kernel.features.analysis import Advice
from undercroft.kernel.table import Table, new_table


def played_out(table: Table, texts: tuple[str, ...]) -> Table:
    """The table after a suggestion."""
    after = table.clone()
    for text in texts:
        assert text in offers(after)
        after.apply(text)
    return after


def test_the_best_cover_is_a_list_of_options_and_the_losses_left() -> None:
    table = table_at("placing", faced=["beetle_a"], dice=[["strength-6", "strength-5", "agility-4", "magic-1"]])
    advice = table.advice(0)
    assert advice
    for suggestion in advice:
        after = played_out(table, suggestion.texts)
        assert left_open(state_of(after)) == suggestion.notes
    assert len({tuple(suggestion.notes.items()) for suggestion in advice}) == len(advice)


def test_dice_are_combined_where_that_covers_more() -> None:
    table = table_at("placing", faced=["fire_elemental_a"], dice=[["strength-6", "strength-5"]])
    combining = [suggestion for suggestion in table.advice(0) if any("combine" in text for text in suggestion.texts)]
    assert combining
    for suggestion in combining:
        assert left_open(state_of(played_out(table, suggestion.texts))) == suggestion.notes


def test_nothing_is_suggested_when_nothing_can_be_covered_or_something_else_is_asked() -> None:
    assert table_at("placing", faced=["beetle_a"], dice=[[]]).advice(0) == []
    assert table_at("act", doors=[["beetle_a"]]).advice(0) == []


def test_only_the_seat_that_is_asked_is_advised_and_plays_its_own_dice() -> None:
    table = table_at(
        "placing", ("warrior", "mage"), seats=2, faced=["beetle_a"], dice=[["strength-6"], ["strength-5", "agility-6"]]
    )
    assert table.advice(1) == []
    assert table.advice(None) == []
    own = [text for suggestion in table.advice(0) for text in suggestion.texts]
    assert own
    assert all("hero=0" in text for text in own if text.startswith("lay"))
    assert "combine hero=1 die=strength-5" in own, "dice of two heroes may be combined (OD-048)"
    play(table, "had_enough")
    assert any("hero=1" in text for suggestion in table.advice(1) for text in suggestion.texts)


PIT: dict[str, Any] = {"faced": ["pit_of_spikes_a"], "option": 0}


def together(table: Table, suggestion: Advice) -> Table:
    """Return the table after a suggestion and the later moves of the other seats."""
    after = played_out(table, suggestion.texts)
    for option in suggestion.later:
        while option["text"] not in offers(after):
            after.apply("had_enough")
        after.apply(option["text"])
    return after


def test_moves_of_other_seats_are_listed_and_count() -> None:
    table = table_at("placing", ("warrior", "mage"), seats=2, faced=["beetle_a"], dice=[["strength-5"], ["magic-3"]])
    (suggestion,) = table.advice(0)
    assert suggestion.texts == ("lay hero=0 die=strength-5 box=2",)
    assert [option["text"] for option in suggestion.later] == ["lay hero=1 die=magic-3 box=3"]
    assert left_open(state_of(together(table, suggestion))) == suggestion.notes


def test_of_equal_covers_one_is_suggested_that_the_asked_seat_can_begin() -> None:
    """Either heroic die covers the armor; only with the larger one the rest is enough for the wide box."""
    table = table_at(
        "placing", ("mage", "paladin"), seats=2, dice=[["heroic-4"], ["strength-4", "strength-5", "heroic-1"]], **PIT
    )
    best, *_ = table.advice(0)
    assert best.texts
    assert [best.notes[icon] for icon in ("hearts", "time", "poison")] == [0, 0, 0]
    assert left_open(state_of(together(table, best))) == best.notes


def test_where_the_others_have_to_begin_that_is_suggested() -> None:
    table = table_at("placing", ("warrior", "mage"), seats=2, faced=["beetle_a"], dice=[[], ["magic-3"]])
    (suggestion,) = table.advice(0)
    assert suggestion.texts == ()
    assert [option["text"] for option in suggestion.later] == ["lay hero=1 die=magic-3 box=3"]


def test_a_deadly_cover_is_marked_and_never_comes_first() -> None:
    """In a whole game, the first suggestion keeps the hero alive if any suggestion does."""
    both = 0
    table = new_table("one-deck-dungeon", seats=1, seed=1, options={"heroes": 1, "team": ["warrior"]})
    bot = make_bot("one-deck-dungeon", "greedy", 1)
    while table.decision is not None:
        deadly = ["deadly" in suggestion.notes for suggestion in table.advice(0)]
        assert deadly == sorted(deadly)
        both += len(set(deadly)) > 1
        table.apply(bot.choose(table.view(0)))
    assert both


def test_every_suggestion_of_whole_games_can_be_played() -> None:
    """Games of four heroes with the hybrid deck, boss fights included: every suggestion has the announced result."""
    checked = 0
    for seed, heroes, cards in ((1, 1, "base"), (2, 2, "forest"), (3, 4, "hybrid")):
        table = new_table(
            "one-deck-dungeon", seats=1, seed=seed, options={"heroes": heroes, "cards": cards, "tier": "novice"}
        )
        bot = make_bot("one-deck-dungeon", "greedy", seed)
        while table.decision is not None:
            if table.decision.number % 5 == 0:
                for suggestion in table.advice(0):
                    assert left_open(state_of(played_out(table, suggestion.texts))) == suggestion.notes
                    checked += 1
            table.apply(bot.choose(table.view(0)))
    assert checked > 50


# -- between the two halves of a combination -----------------------------------------------------------------------


def test_a_combination_that_was_begun_is_finished() -> None:
    table = table_at("placing", faced=["fire_elemental_a"], dice=[["strength-6", "strength-5"]])
    whole = next(suggestion for suggestion in table.advice(0) if suggestion.texts[0].startswith("combine"))
    play(table, whole.texts[0])
    rest = table.advice(0)
    assert (whole.texts[1:], whole.notes) in [(suggestion.texts, suggestion.notes) for suggestion in rest]
    for suggestion in rest:
        assert left_open(state_of(played_out(table, suggestion.texts))) == suggestion.notes


def test_a_combination_that_is_part_of_no_best_cover_is_taken_back() -> None:
    """The beetle's boxes want each of these dice as it is."""
    table = table_at("placing", faced=["beetle_a"], dice=[["strength-5", "magic-3"]])
    best, *_ = table.advice(0)
    play(table, "combine hero=0 die=magic-3")
    back, *_ = table.advice(0)
    assert (back.texts[0], back.texts[1:], back.notes) == ("keep_apart", best.texts, best.notes)


def test_advice_names_the_hero_who_gets_the_heroic_die() -> None:
    table = table_at(
        "placing", ("warrior", "mage"), seats=2, faced=["fire_elemental_a"], dice=[["strength-6"], ["strength-5"]]
    )
    play(table, "combine hero=0 die=strength-6", "combine hero=1 die=strength-5")
    assert prompt(table) == "who_gets_heroic"
    for suggestion in table.advice(0):
        assert suggestion.texts[0] == "give_heroic hero=0"
        assert left_open(state_of(played_out(table, suggestion.texts))) == suggestion.notes


def test_advice_lists_all_three_dice_of_a_combination() -> None:
    """Against bandits, three dice make a heroic one."""
    table = table_at("placing", faced=["bandit_a"], dice=[["magic-6", "magic-5", "magic-4", "magic-3"]])
    whole = next(one for one in table.advice(0) if one.texts[0].startswith("combine"))
    notes = whole.notes
    for _ in range(3):
        whole = next(one for one in table.advice(0) if one.notes == notes)
        assert whole.texts[0].startswith("combine")
        play(table, whole.texts[0])
    play(table, whole.texts[1])
    assert left_open(state_of(table)) == notes


# -- what heroes prevent by themselves -----------------------------------------------------------------------------


@pytest.mark.card("paladin")
def test_hearts_that_armor_prevents_are_not_covered() -> None:
    """Armor leaves 3 of 6 open hearts, and 3 of 5 as well: the die is worth more on time."""
    table = table_at(
        "placing", ("paladin",), dungeon="minotaurs_maze", faced=["fire_elemental_a"], dice=[["agility-3"]]
    )
    assert table.view(0)["encounter"]["consequences"] == [3, 5, 0]
    best, *_ = table.advice(0)
    assert (best.texts, best.notes["time"]) == (("lay hero=0 die=agility-3 box=1",), 4)


@pytest.mark.card("warden")
def test_hearts_that_thick_hide_prevents_are_not_covered() -> None:
    """Thick Hide leaves 2 of 3 open hearts, and 2 of 2 as well: the die is worth more on time."""
    table = table_at(
        "placing",
        ("warden",),
        dungeon="smoldering_ruins",
        options={"cards": "forest"},
        faced=["thorn_sprite_a"],
        dice=[["magic-4"]],
    )
    assert table.view(0)["encounter"]["consequences"] == [2, 4, 1]
    best, *_ = table.advice(0)
    assert (best.notes["hearts"], best.notes["time"]) == (2, 3)
