"""Two heroes about to die at once: the price of their rescue, and its events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import HeroHealed, HeroSaved
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

HEALTH = [4, 3]
"""The Warrior's and the Rogue's."""


def after_the_wall(turn_card: str, beyond: list[int], tokens: int, **position: Any) -> Table:
    """The Warrior and the Rogue have taken 2 wounds each at a force wall, `beyond` more than their health."""
    table = table_at(
        "placing",
        ["warrior", "rogue"],
        faced=["force_wall_a"],
        option=1,
        wounds=[health + more - 2 for health, more in zip(HEALTH, beyond, strict=True)],
        tokens=tokens,
        options={"cards": "hybrid", "turn_card": turn_card},
        dice=[[], []],
        **position,
    )
    play(table, "had_enough")
    return table


def saved(events: list[Event]) -> list[int]:
    """Return the heroes that events report as saved."""
    return [event.hero.number for event in of_kind(events, HeroSaved)]


@pytest.mark.rule("OD-DECISION-20", "OD-DECISION-26", "OD-DECISION-67", "OD-111")
@pytest.mark.parametrize(
    ("turn_card", "beyond", "price"),
    [
        ("healing", [0, -1], 1),
        ("healing", [0, 0], 2),  # a token heals one hero: 1 and 1 are not one potion's 2
        ("healing", [1, 0], 2),  # 2 and 1
        ("healing", [1, 1], 2),
        ("cure", [0, -1], 1),
        ("cure", [0, 0], 2),
        ("cure", [1, 0], 3),
        ("cure", [1, 1], 4),
    ],
)
def test_the_party_is_asked_only_if_its_tokens_can_save_all_who_are_about_to_die(
    turn_card: str, beyond: list[int], price: int
) -> None:
    if price > 1:
        lost = after_the_wall(turn_card, beyond, price - 1)
        assert lost.result is not None
        assert state_of(lost).tokens == price - 1
    table = after_the_wall(turn_card, beyond, price)
    for _ in range(price):
        assert prompt(table) == "whether_to_save"
        play(table, offers(table)[0])
    assert (prompt(table), state_of(table).tokens) == ("which_loot", 0)
    assert all(wounds < health for wounds, health in zip(state_of(table).wounds, HEALTH, strict=True))


@pytest.mark.rule("OD-DECISION-80", "FS-026", "OD-DECISION-67")
def test_the_healing_of_an_antidote_may_save_the_other_dying_hero() -> None:
    table = after_the_wall("cure", [0, 0], 2, basic_potion="potion_antidote")
    assert offers(table) == ["save hero=1", "save_by_antidote", "give_up"]
    events = play(table, "save_by_antidote", "cure_hero hero=0")
    assert saved(events) == [0]
    assert (state_of(table).wounds, prompt(table)) == ([3, 3], "whether_to_save")
    assert saved(play(table, "save hero=1")) == [1]
    assert (state_of(table).wounds, prompt(table)) == ([3, 2], "which_loot")


@pytest.mark.rule("OD-111")
def test_healing_a_hero_who_is_not_dying_is_no_rescue() -> None:
    table = table_at("turn", ["warrior"], wounds=[5], tokens=1)
    events = play(table, "drink potion=potion_healing hero=0")
    assert len(of_kind(events, HeroHealed)) == 1
    assert saved(events) == []
