"""Promoting minibosses: one a round, for a coin, in the own Build turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import pass_phase, pass_round, pass_to, phase_of, state_of
from tests.games.helpers import of_kind, offers, play, prompt, refusal, seat_to_move
from tests.games.minibosses.tables import ROW, building, coins_of, levels_of, miniboss, table_at
from undercroft.games.boss_family.rules.effects.registry import use_of
from undercroft.games.boss_family.rules.miniboss_events import MinibossPromoted
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL, demote, enter_play
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def promoting(**more: Any) -> Table:
    """A table on which the owner of two minibosses builds."""
    more.setdefault("dungeons", [[["spike", ROW[0]], ROW[1], ["rocky", ROW[2]]]])
    return table_at("build", hands=[["garbage_chute", "rage"], ["rage"]], **more)


@pytest.mark.rule("MB-051", "MB-053", "MB-054")
def test_one_miniboss_may_be_promoted_for_a_coin_once_a_round() -> None:
    table = promoting()
    assert {"promote card=spike", "promote card=rocky"} <= set(offers(table))
    [promoted] = of_kind(play(table, "promote card=spike"), MinibossPromoted)
    assert (promoted.seat, promoted.level) == (0, 2)
    assert (levels_of(table), coins_of(table, 0)) == ({"spike": 2, "rocky": 1}, 2)
    assert [refusal(table, f"promote card={name}") for name in ("spike", "rocky")] == ["MB-053", "MB-053"]
    assert table.view(1)["players"][0]["promoted"]


@pytest.mark.rule("MB-051", "MB-052", "MB-054")
def test_level_3_takes_another_promotion_and_there_is_nothing_above() -> None:
    table = promoting(levels=[[0, 0, 2]])
    play(table, "promote card=spike")
    assert levels_of(table)["spike"] == 3
    shown = miniboss(table, 0, 0)
    assert shown is not None
    assert (shown["level"], shown["in_force"]) == (3, 3)
    pass_round(table)
    assert "promote card=rocky" in offers(table)
    assert refusal(table, "promote card=spike") == "MB-054"


@pytest.mark.rule("MB-054", "MB-028")
def test_without_a_coin_nothing_is_promoted() -> None:
    table = promoting(coins=[0, 3])
    assert refusal(table, "promote card=spike") == "MB-054"


@pytest.mark.rule("MB-058")
@pytest.mark.parametrize("first", ["promote card=spike", "place card=garbage_chute slot=3"])
def test_promoting_is_an_action_before_or_after_the_placing_that_nobody_can_answer(first: str) -> None:
    second = "place card=garbage_chute slot=3" if first.startswith("promote") else "promote card=spike"
    table = table_at(
        "build",
        dungeons=[[["spike", ROW[0]], ROW[1], ["rocky", ROW[2]]]],
        hands=[["garbage_chute", "rage"], ["counterspell"]],
        options=MIXED,
    )
    play(table, first)
    assert (seat_to_move(table), prompt(table)) == (0, "what_to_play")
    play(table, second)
    assert (seat_to_move(table), prompt(table)) == (0, "what_to_play")
    assert levels_of(table)["spike"] == 2


@pytest.mark.rule("MB-058")
def test_promoting_is_for_the_own_build_turn_alone() -> None:
    table = promoting(bosses=("dr_deadly", "kirax"))  # Kirax builds first
    pass_to(table, 0)
    assert table.view(None)["active"] == 1
    assert refusal(table, "promote card=spike") == "MB-058"
    later = table_at("adventure", dungeons=[[["spike", ROW[0]]]], hands=[["rage"]])
    assert phase_of(later) == "adventure"
    assert refusal(later, "promote card=spike") == "MB-058"
    others = table_at("build", dungeons=[[], [["spike", ROW[0]]]], hands=[["rage"]])
    assert refusal(others, "promote card=spike") == "MB-054"


@pytest.mark.rule("MB-059")
def test_a_miniboss_built_in_this_round_is_promoted_in_the_next_at_the_earliest() -> None:
    table = building("spike")
    play(table, "place card=spike slot=0")
    assert "promote card=spike" not in offers(table)
    pass_phase(table)
    play(table, "hire card=spike")
    assert state_of(table).unready == [state_of(table).zones[stack_zone(table, 0)][0]]
    pass_round(table)
    assert "promote card=spike" in offers(table)


def stack_zone(table: Table, slot: int) -> int:
    """The number of the zone of a stack of seat 0."""
    zone = table.game.zones.named("dungeon")
    assert zone is not None
    return zone.first + slot


@pytest.mark.rule("MB-059")
def test_a_miniboss_that_an_effect_built_in_the_build_phase_is_not_promoted_in_it() -> None:
    table = promoting()
    enter_play(state_of(table), 0, state_of(table).zones[stack_zone(table, 0)][0])
    play(table, "place card=garbage_chute slot=3")
    assert "promote card=rocky" in offers(table)
    assert refusal(table, "promote card=spike") == "MB-059"


@pytest.mark.rule("MB-056", "MB-060")
def test_a_demoted_miniboss_is_promoted_again_from_the_next_round_on() -> None:
    table = promoting(levels=[[0, 0, 3]])
    spike = state_of(table).zones[stack_zone(table, 0)][0]
    state_of(table).used.append(use_of(spike, TOP_LEVEL))
    demote(state_of(table), spike)
    play(table, "place card=garbage_chute slot=3")
    assert levels_of(table) == {"spike": 1, "rocky": 1}
    assert refusal(table, "promote card=spike") == "MB-060"
    assert "promote card=rocky" in offers(table)  # the promotion of the round is unused
    pass_round(table)
    play(table, "promote card=spike")
    assert (levels_of(table)["spike"], coins_of(table, 0)) == (2, 2)
