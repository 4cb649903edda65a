"""When the greatest power can be used, what it costs, and when no power is in force (MB-055 to MB-064)."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import pass_all, pass_phase, pass_to, phase_of
from tests.games.boss_family.walks import pass_to_room
from tests.games.boss_family.windows import waiting
from tests.games.helpers import asked_now, of_kind, offers, play, prompt, refusal
from tests.games.minibosses.powers import HOST, can_use, hero_inside, pass_to_turn, silence, table_with, use
from tests.games.minibosses.tables import coins_of, levels_of
from undercroft.games.boss_family.rules.miniboss_events import MinibossDemoted

WEAK = "kbothi_the_spy"  # health 4
ALL = (
    "spike",
    "kid_croak",
    "draculad",
    "rocky",
    "cerebella",
    "paddywhack",
    "icicle_man",
    "mageseeker",
    "brassknuckle",
    "jinx",
)


@pytest.mark.rule("MB-055", "MB-062", "MB-124")
@pytest.mark.parametrize("miniboss", [pytest.param(name, marks=pytest.mark.card(name)) for name in ALL])
def test_the_greatest_power_demotes_when_it_is_announced_and_needs_level_3(miniboss: str) -> None:
    table = hero_inside(miniboss)
    pass_to_room(table, HOST)
    before = levels_of(table)
    assert before == {miniboss: 3}
    use(table, miniboss)
    while prompt(table) == "which_target":
        assert levels_of(table) == before  # nothing is announced yet
        table.apply(len(offers(table)) - 2)
    if miniboss != "spike":  # who may send himself home
        assert levels_of(table) == {miniboss: 1}
        assert f"use card={miniboss}" not in offers(table)
    table = hero_inside(miniboss, 2)
    pass_to_room(table, HOST)
    if can_use(table, miniboss):  # by its second power
        play(table, f"use card={miniboss}")
    assert levels_of(table) == {miniboss: 2}


@pytest.mark.rule("MB-064", "MB-120")
@pytest.mark.parametrize("off", ["deactivated", "silence"])
@pytest.mark.parametrize("miniboss", [pytest.param(name, marks=pytest.mark.card(name)) for name in ALL])
def test_no_power_can_be_used_in_a_deactivated_or_silent_room_but_the_level_is_kept(miniboss: str, off: str) -> None:
    shut = [[0, 0]] if off == "deactivated" else []
    table = hero_inside(miniboss, deactivated=shut, beside=["delvers_quarry"])
    if off == "silence":
        silence(table, 0)
    pass_to_room(table, "delvers_quarry")
    assert asked_now(table) == (0, "what_to_play")
    assert not can_use(table, miniboss)
    if off == "silence":
        pass_to_room(table, HOST)
        assert not can_use(table, miniboss)
    assert levels_of(table) == {miniboss: 3}


@pytest.mark.rule("MB-063")
@pytest.mark.parametrize("miniboss", [name for name in ALL if name not in ("rocky", "paddywhack")])
def test_no_power_can_be_used_while_a_card_lies_face_down_on_the_room(miniboss: str) -> None:
    """Rocky and Paddywhack need a hero inside, and in the Adventure phase no card lies face down."""
    table = table_with(
        miniboss, 3, "build", hands=[["fetid_beast", "power_leech"], ["windfall"]], town=[WEAK], zones={"room_deck": []}
    )
    if prompt(table) == "which_room_card_to_discard":
        table.apply(1)
    assert can_use(table, miniboss)
    play(table, "place card=fetid_beast slot=0")
    assert asked_now(table) == (0, "what_to_play")
    assert not can_use(table, miniboss)
    assert levels_of(table) == {miniboss: 3}
    pass_phase(table)
    assert phase_of(table) == "adventure"
    pass_to(table, 0)
    assert can_use(table, miniboss) or miniboss == "jinx"  # the new room has the powers; nobody is left in town


@pytest.mark.rule("MB-061")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("turn", [0, 1])
def test_level_3_can_be_used_in_every_window_of_both_phases(phase: str, turn: int) -> None:
    table = table_with("cerebella", 3, phase, turn=turn, hands=[["windfall"], ["power_leech"]])
    pass_to(table, 0)
    use(table, "cerebella")
    play(table, "aim_at_opponent opponent=1")
    assert levels_of(table) == {"cerebella": 1}
    if turn == 1:
        assert waiting(table) == [(0, "cerebella")]  # an opponent is active: it waits
        assert not table.view(None)["dungeons"][1]


@pytest.mark.rule("MB-056", "MB-060")
@pytest.mark.card("cerebella")
def test_a_demoted_miniboss_is_promoted_again_from_the_next_round_on() -> None:
    table = table_with("cerebella", 3, "build", hands=[["windfall"]], coins=[3, 0])
    use(table, "cerebella")
    [demoted] = of_kind(play(table, "aim_at_opponent opponent=1"), MinibossDemoted)
    assert demoted.seat == 0
    assert refusal(table, "promote card=cerebella") == "MB-060"
    pass_all(table, until=lambda later: later.view(None)["round"] == 2 and prompt(later) == "what_to_play")
    pass_to_turn(table, 0)
    play(table, "promote card=cerebella")
    assert (levels_of(table), coins_of(table, 0)) == ({"cerebella": 2}, 2)
