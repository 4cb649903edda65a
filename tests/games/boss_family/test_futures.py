"""Relevant options of windows in positions: what would change something, and what would not."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tests.games.boss_family.tables import IDLE, pass_to, state_of, table_at
from tests.games.helpers import apply, decision_of, offers, play, prompt, seat_to_move
from tests.games.super_boss_monster.tables import table_at as city_at
from undercroft.games.boss_family.rules.state import NO_CARD
from undercroft.kernel.features.windows import Attention, Effect, Window, open_window, window_of
from undercroft.kernel.table import Table
from undercroft.simulation.random_tables import random_option, random_table


def window(table: Table) -> Window:
    """Return the open window of the seat that is asked."""
    return window_of(table.worlds(seat_to_move(table)))


def relevant(table: Table) -> dict[str, Effect]:
    """Return the relevant options of the open window, with cards by their printed ids."""
    texts = dict(zip((option.text for option in decision_of(table).options), offers(table), strict=True))
    return {texts[text]: effect for text, effect in window(table).options.items()}


def adventure(
    rooms: tuple[str, ...], hand: tuple[str, ...], *, other: tuple[str, ...] = (), heroes: Iterable[str] = ("mage_4_a",)
) -> Table:
    """The Adventure turn of the first seat, with heroes (health 4) before its dungeon."""
    return table_at(
        "adventure",
        dungeons=[rooms, ("mimic_vault",)],
        hands=[hand, other],
        entrances=[list(heroes), []],
        round=2,
        turn=0,
    )


# -- fates -----------------------------------------------------------------------------------------------------------


def test_a_spell_that_kills_a_hero_is_relevant() -> None:
    table = adventure(("golem_factory",), ("giant_size",))
    assert relevant(table) == {"cast_at card=giant_size target=golem_factory": "fate"}
    assert "cast_at card=giant_size target=mimic_vault" not in relevant(table)


def test_a_spell_is_not_relevant_if_the_hero_dies_anyway() -> None:
    table = adventure(("golem_factory", "golem_factory"), ("giant_size", "exhaustion"))
    assert len(offers(table)) > 1
    assert relevant(table) == {}


def test_saving_a_hero_in_another_dungeon_is_relevant() -> None:
    table = adventure(("neanderthal_cave", "golem_factory"), (), other=("assassin",))
    while not (seat_to_move(table) == 1 and state_of(table).walker != NO_CARD):
        apply(table, "pass_on")
    assert relevant(table) == {"cast_at card=assassin target=mage_4_a": "fate"}


def test_sending_a_hero_back_to_town_is_relevant() -> None:
    table = adventure(("golem_factory",), ("fear",))
    apply(table, "pass_on")
    assert relevant(table) == {"cast_at card=fear target=mage_4_a": "fate"}


# -- gains and costs ---------------------------------------------------------------------------------------------------


def test_a_card_drawn_is_a_gain_once_in_a_phase() -> None:
    table = adventure(("witchs_kitchen",), ("golem_factory",), heroes=("mage_4_a", "thief_4_a"))
    attention = Attention()
    asked = []
    while state_of(table).active == 0:
        if seat_to_move(table) == 0:
            assert set(relevant(table).values()) <= {"gain"}
            asked.append(attention.asks(window(table)))
            attention.passed(window(table))
        apply(table, next(option for option in decision_of(table).options if option.verb in IDLE))
    assert len(asked) > 2
    assert asked == [True] + [False] * (len(asked) - 1)


def test_a_cost_alone_is_not_relevant() -> None:
    """The treasure of the Jackpot Stash is doubled after the bait, when it counts for nothing."""
    table = adventure(("jackpot_stash", "neanderthal_cave"), (), heroes=["mage_4_a"])
    apply(table, "pass_on")
    pass_to(table, 0)
    stays = table_at(
        "adventure",
        dungeons=[("mimic_vault",), ("jackpot_stash",)],
        hands=[[], []],
        entrances=[["mage_4_a"], []],
        round=2,
        turn=0,
    )
    while seat_to_move(stays) == 0:
        apply(stays, "pass_on")
    assert "use card=jackpot_stash" in offers(stays)
    assert relevant(stays) == {}
    assert relevant(table) == {"use card=jackpot_stash": "fate"}  # the room that kills the hero would be gone


def test_a_building_turn_is_relevant() -> None:
    table = table_at("build", dungeons=[["open_grave"], ["open_grave"]], hands=[["golem_factory"], []], turn=0)
    assert set(relevant(table)) >= {"place card=golem_factory slot=1"}


# -- answers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rooms", "expected"),
    [
        (("golem_factory",), {"cast_at card=counterspell target=giant_size": "fate"}),
        (("golem_factory", "neanderthal_cave"), {}),
    ],
)
def test_only_a_spell_that_does_something_is_worth_an_answer(
    rooms: tuple[str, ...], expected: dict[str, Effect]
) -> None:
    table = adventure(rooms, ("giant_size",), other=("counterspell",))
    play(table, "cast_at card=giant_size target=golem_factory")
    assert (seat_to_move(table), prompt(table)) == (1, "whether_to_cancel")
    assert relevant(table) == expected


# -- secrecy -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["boss-monster", "minibosses", "super-boss-monster"])
def test_a_window_does_not_depend_on_hidden_cards(game: str) -> None:
    """A determinized table differs from the real one in hidden cards alone."""
    compared, relevant_ones = 0, 0
    for seed in range(4):
        table, random = random_table(seed, game), Random(seed)
        while table.decision is not None and compared < 6 * (seed + 1):
            seat = table.decision.seat
            if open_window(table) and len(table.decision.options) > 1:
                hidden = table.clone()
                hidden.state = table.worlds(seat).sample(99)
                assert hidden.state.face != table.state.face
                assert window(hidden) == window(table)
                compared += 1
                relevant_ones += len(window(table).options)
            table.apply(random_option(table, random))
    assert compared > 20
    assert relevant_ones


def test_what_an_option_offers_later_is_taken() -> None:
    """Rush Job gives a room to build once it takes place; whoever plays it builds one."""
    table = city_at("build", hands=[["rush_job", "minion_arena"], []], dungeons=[["runic_study"]], marker=0)
    play(table, "place_nothing")
    while "cast card=rush_job" not in offers(table):
        apply(table, next(option for option in decision_of(table).options if option.verb in IDLE))
    assert "cast card=rush_job" in relevant(table)
