"""Automatic passes, which come with the question and depend on public facts alone."""

from __future__ import annotations

from random import Random

import pytest

import undercroft
from tests.games.boss_family.tables import IDLE, state_of, table_at
from tests.games.helpers import apply, decision_of, play, prompt, seat_to_move
from tests.games.super_boss_monster.tables import table_at as city_at
from undercroft.games.boss_family.auto_pass import AIMED_AT, NEXT_BUILD
from undercroft.games.boss_family.rules.state import NO_CARD
from undercroft.kernel.features.windows import THROUGH
from undercroft.kernel.table import Table

ROOMS = [("open_grave",), ("golem_factory",)]


def passes(table: Table) -> tuple[int, list[str]]:
    """Return the seat that is asked, and the modes that pass the question."""
    decision = decision_of(table).data(with_options=True)
    return decision["seat"], decision["passed_by"]


def go_on(table: Table) -> None:
    """Let the seat that is asked pass."""
    apply(table, next(option for option in decision_of(table).options if option.verb in IDLE))


def walking(hands: list[tuple[str, ...]]) -> Table:
    """A hero in the dungeon of the first seat, which is asked."""
    table = table_at("adventure", dungeons=ROOMS, hands=hands, entrances=[["mage_6_a"], []], round=2, turn=0)
    while state_of(table).walker == NO_CARD or seat_to_move(table) != 0:
        go_on(table)
    return table


def test_the_own_build_turn_is_never_passed() -> None:
    table = table_at("build", dungeons=[["open_grave"], ["open_grave"]], hands=[["beast_menagerie"], []], turn=0)
    assert passes(table) == (0, [])


def test_in_the_build_turn_of_another_windows_are_passed() -> None:
    table = table_at("build", dungeons=[["open_grave"], ["open_grave"]], hands=[["beast_menagerie"], ["fear"]], turn=0)
    while decision_of(table).seat == 0:
        table.apply("pass_on")
    assert table.view(1)["active"] == 0
    assert passes(table) == (1, [AIMED_AT, NEXT_BUILD])


def test_a_walk_is_passed_to_the_boss() -> None:
    table = table_at("adventure", dungeons=ROOMS, hands=[("fear",), ()], entrances=[["mage_6_a"], []], round=2, turn=0)
    assert passes(table) == (0, [AIMED_AT, NEXT_BUILD])  # no hero has come in
    assert passes(walking([("fear",), ()])) == (0, [THROUGH, AIMED_AT, NEXT_BUILD])


@pytest.mark.parametrize(
    ("spell", "target", "aimed"),
    [
        ("freeze", "open_grave", True),  # my room
        ("freeze", "golem_factory", False),
        ("fear", "mage_6_a", True),  # the hero in my dungeon
    ],
)
def test_an_effect_aimed_at_my_dungeon_is_aimed_at_me(spell: str, target: str, *, aimed: bool) -> None:
    """It waits until the active player has passed once more (BM-141)."""
    table = walking([("giant_size",), (spell,)])
    while seat_to_move(table) != 1:
        go_on(table)
    play(table, f"cast_at card={spell} target={target}")
    assert (seat_to_move(table), prompt(table)) == (0, "whether_to_cancel")
    assert passes(table) == (0, [THROUGH, *([] if aimed else [AIMED_AT]), NEXT_BUILD])
    go_on(table)
    assert (seat_to_move(table), prompt(table)) == (0, "what_to_play")
    assert passes(table) == (0, [THROUGH, *([] if aimed else [AIMED_AT]), NEXT_BUILD])


def test_what_i_aim_at_my_own_dungeon_is_not_aimed_at_me() -> None:
    table = walking([("freeze",), ("assassin", "counterspell")])
    play(table, "cast_at card=freeze target=open_grave")
    assert (seat_to_move(table), prompt(table)) == (1, "whether_to_cancel")
    assert passes(table) == (1, [THROUGH, AIMED_AT, NEXT_BUILD])


def test_a_cancel_of_my_spell_is_aimed_at_me() -> None:
    table = walking([("giant_size", "counterspell"), ("counterspell",)])
    play(table, "cast_at card=giant_size target=golem_factory")
    play(table, "cast_at card=counterspell target=giant_size")
    assert (seat_to_move(table), prompt(table)) == (0, "whether_to_cancel")
    assert AIMED_AT not in passes(table)[1]


def test_a_spell_that_names_me_is_aimed_at_me() -> None:
    table = table_at(
        "adventure",
        ("draculord", "xyzax", "robobo"),
        dungeons=[("open_grave",), ("golem_factory",), ("golem_factory",)],
        hands=[("giant_size",), ("trepidation",), ("freeze",)],
        souls=[["cleric_4_a", "fighter_4_a"], [], []],
        entrances=[["mage_6_a"], [], []],
        round=2,
        turn=0,
    )
    while seat_to_move(table) != 1:
        go_on(table)
    apply(table, next(option for option in decision_of(table).options if option.verb == "cast_on"))
    asked = {}
    while prompt(table) == "whether_to_cancel" or seat_to_move(table) != 2:
        seat, modes = passes(table)
        asked[seat] = AIMED_AT in modes
        go_on(table)
    assert asked == {0: False, 2: True}


@pytest.mark.parametrize(("target", "aimed"), [("golem_factory", True), ("open_grave", False)])
def test_a_spell_in_the_stack_of_a_city_is_aimed_at_me_too(target: str, *, aimed: bool) -> None:
    table = city_at(
        "adventure",
        hands=[["fear"], ["freeze"]],
        dungeons=[["golem_factory"], ["open_grave"]],
        entrances=[["laliho"], []],
        options={"sets": ["boss-monster"]},
        marker=0,
    )
    go_on(table)
    play(table, f"cast_at card=freeze target={target}")
    while seat_to_move(table) != 0:
        go_on(table)
    assert table.view(None)["waiting"]
    assert (AIMED_AT not in passes(table)[1]) == aimed


def test_what_passes_a_window_follows_from_what_a_spectator_sees() -> None:
    seen = set()
    for seed in range(6):
        random = Random(seed)
        table = undercroft.new("boss-monster", seats=3, seed=seed)
        while table.decision is not None:
            view = table.view(None)
            if prompt(table) not in ("what_to_play", "whether_to_cancel"):
                assert "passed_by" not in decision_of(table).data(with_options=True)
                table.apply(random.choice(table.decision.options))
                continue
            seat, passed_by = passes(table)
            asked = view["active"] == seat and view["phase"] == "build"
            assert (NEXT_BUILD in passed_by) == (not asked)
            assert (THROUGH in passed_by) == (not asked and view["walk"] is not None)
            if not view["waiting"] and prompt(table) == "what_to_play":
                assert (AIMED_AT in passed_by) == (not asked)
            assert "passed_by" not in view["decision"]
            seen.add(tuple(passed_by))
            table.apply(random.choice(table.decision.options))
    assert seen >= {(), (AIMED_AT, NEXT_BUILD), (THROUGH, AIMED_AT, NEXT_BUILD)}
