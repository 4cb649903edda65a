"""The end of the Build phase in its four steps: reveal, payment, Level Ups due, effects by experience."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import discards, pass_all, pass_phase, phase_of, room_names, stacks_of, state_of
from tests.games.helpers import asked_now, kinds, name_of, of_kind, offers, play, prompt
from tests.games.minibosses.tables import ROW, coins_of, levels_of, table_at
from undercroft.games.boss_family.rules.events import LeveledUp, RoomActed, RoomsRevealed
from undercroft.games.boss_family.rules.miniboss_events import CoinsPaid, MinibossDiscarded
from undercroft.games.boss_family.rules.state import HAND
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}
THREE = ("oculus", "kirax", "dr_deadly")  # XP 630, 980, 300


def reveal(*dungeons: Any, bosses: tuple[str, ...] = ("oculus", "dr_deadly"), **more: Any) -> Table:
    """A table whose face-down cards are about to be turned up; seat 0 holds a spell and is asked after that."""
    more.setdefault("hands", [["rage"]])
    return table_at("reveal", bosses, dungeons=dungeons, **more)


def levels(table: Table) -> list[bool]:
    """Return the seats whose bosses have levelled up."""
    return [player["leveled"] for player in table.view(None)["players"]]


# -- turned up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-046", "MB-074", "MB-076")
def test_rooms_and_minibosses_are_turned_up_together_after_the_last_build_turn() -> None:
    table = table_at("build", dungeons=[ROW[:1], ROW[1:2]], hands=[["spike", "rage"], ["garbage_chute", "rage"]])
    play(table, "place card=spike slot=0")
    pass_all(table, until=lambda later: later.view(None)["active"] == 1)
    placed = play(table, "place card=garbage_chute slot=1")
    assert not of_kind(placed, RoomsRevealed)
    events = pass_phase(table)
    [revealed] = of_kind(events, RoomsRevealed)
    assert [(room.seat, name_of(table, room.room.id)) for room in revealed.rooms] == [
        (0, "spike"),
        (1, "garbage_chute"),
    ]
    assert [room["room"]["card"] for room in revealed.told_to(1, table.game.deck)["rooms"]] == [
        "spike",
        "garbage_chute",
    ]
    assert asked_now(table) == (0, "whether_to_pay")
    assert table.view(1)["dungeons"][0][0]["miniboss"]["card"]["card"] == "spike"  # all see it before it is paid


# -- paid for ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-047")
def test_a_revealed_miniboss_is_paid_for_or_discarded() -> None:
    table = reveal([["unstable_mine", "spike"]], face_down=[[0, 0]])
    assert offers(table) == ["hire card=spike", "dismiss card=spike"]
    play(table, "hire card=spike")
    assert (levels_of(table), coins_of(table, 0), discards(table)) == ({"spike": 1}, 2, [])
    table = reveal([["unstable_mine", "spike"]], face_down=[[0, 0]])
    play(table, "dismiss card=spike")
    assert (levels_of(table), coins_of(table, 0), discards(table)) == ({}, 3, ["spike"])
    assert stacks_of(table, 0) == [["unstable_mine"]]


@pytest.mark.rule("MB-048")
def test_it_may_be_placed_without_a_coin_and_is_lost_then() -> None:
    table = table_at("build", dungeons=[ROW[:1]], hands=[["spike", "rage"]], coins=[0, 3])
    play(table, "place card=spike slot=0")
    events = pass_phase(table)
    assert of_kind(events, MinibossDiscarded)
    assert (levels_of(table), discards(table)) == ({}, ["spike"])


@pytest.mark.rule("MB-048", "MB-076")
def test_all_pay_by_experience_before_any_effect_of_anybody() -> None:
    table = reveal(
        [["unstable_mine", "spike"], "dark_laboratory"],
        [["training_camp", "rocky"]],
        [["the_catapult", "jinx"]],
        bosses=THREE,
        face_down=[[0, 0], [0, 1], [1, 0], [2, 0]],
        options=MIXED,
    )
    asked = []
    while prompt(table) == "whether_to_pay":
        asked.append(asked_now(table)[0])
        assert not of_kind(table.opening, RoomActed)
        events = table.apply(0)
    assert asked == [1, 0, 2]
    assert of_kind(events, RoomActed)  # the Dark Laboratory comes after the last payment
    assert prompt(table) == "which_spell_to_discard"


@pytest.mark.rule("MB-076", "MB-033")
def test_a_player_pays_for_minibosses_and_rooms_before_the_next_one_does() -> None:
    table = reveal(
        ["loot_box"],
        [["training_camp", "rocky"]],
        ["loot_box"],
        bosses=THREE,
        face_down=[[0, 0], [1, 0], [2, 0]],
        hands=[["rage"], ["rage"], ["smash"]],
    )
    assert asked_now(table) == (1, "whether_to_pay")
    assert [coins_of(table, seat) for seat in range(3)] == [3, 3, 3]  # Kirax comes first
    events = play(table, "hire card=rocky")
    assert [(event.seat, event.coins) for event in of_kind(events, CoinsPaid)] == [(1, 1), (0, 2), (2, 2)]


# -- Level Up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-075", "MB-074")
def test_a_boss_levels_up_at_the_first_five_visible_rooms_and_never_again() -> None:
    five = reveal([*ROW, "garbage_chute"], face_down=[[0, 4]])
    assert [event.seat for event in of_kind(five.opening, LeveledUp)] == [0]
    assert levels(five) == [True, False]
    again = reveal([*ROW, "garbage_chute"], face_down=[[0, 4]], leveled=[0])
    assert not of_kind(again.opening, LeveledUp)
    four = reveal(ROW, face_down=[[0, 3]])
    assert levels(four) == [False, False]


@pytest.mark.rule("MB-075", "MB-074")
def test_level_up_comes_before_the_effect_of_the_fifth_room() -> None:
    table = reveal(
        [*ROW, "dark_laboratory"],
        bosses=("cerebellus", "dr_deadly"),
        face_down=[[0, 4]],
        hands=[["freeze", "fear"]],
        options=MIXED,
    )
    assert kinds(table.opening) == ["rooms-revealed", "leveled-up"]
    assert prompt(table) == "whether_to_draw"


@pytest.mark.rule("MB-074")
def test_effects_of_the_reveal_come_by_experience() -> None:
    table = reveal(
        ["dark_laboratory"],
        ["dark_laboratory"],
        ["dark_laboratory"],
        bosses=THREE,
        face_down=[[0, 0], [1, 0], [2, 0]],
        options=MIXED,
    )
    asked = []
    while phase_of(table) == "reveal":
        asked.append(asked_now(table))
        table.apply(0)
    assert asked == [(seat, "which_spell_to_discard") for seat in (1, 0, 2)]


@pytest.mark.rule("MB-076", "MB-033")
@pytest.mark.parametrize(("coins", "leveled"), [(2, True), (1, False)])
def test_who_has_five_rooms_is_settled_after_the_payments(coins: int, leveled: bool) -> None:
    table = reveal([*ROW, "loot_box"], face_down=[[0, 4]], coins=[coins, 3])
    assert levels(table) == [leveled, False]
    assert len(room_names(table, 0)) == 4 + leveled


@pytest.mark.rule("MB-076", "MB-048")
def test_a_coin_for_a_miniboss_may_be_missing_for_the_fifth_room() -> None:
    def table_with_both() -> Table:
        dungeon = [["unstable_mine", "spike"], *ROW[1:], "loot_box"]
        return reveal(dungeon, face_down=[[0, 0], [0, 4]], coins=[2, 3])

    table = table_with_both()
    assert levels(table) == [False, False]
    play(table, "hire card=spike")  # one coin is left, and the Loot Box costs two
    assert (levels(table), discards(table)) == ([False, False], ["loot_box"])
    table = table_with_both()
    play(table, "dismiss card=spike")
    assert (levels(table), coins_of(table, 0)) == ([True, False], 0)


@pytest.mark.rule("MB-075")
def test_a_room_over_another_is_no_fifth_room_whatever_miniboss_lies_below() -> None:
    table = reveal(
        [*ROW, ["spike", "loot_box", "dark_laboratory"]],
        bosses=("cerebellus", "dr_deadly"),
        face_down=[[0, 4]],
        hands=[["freeze", "fear"]],
        options=MIXED,
    )
    assert prompt(table) == "which_first"  # it lies over a room: no fifth room, so the order is free
    assert offers(table) == ["let_boss_act card=cerebellus", "let_room_act card=dark_laboratory"]


# -- worlds that somebody imagines -----------------------------------------------------------------------------------


@pytest.mark.rule("MB-021", "MB-042")
@pytest.mark.parametrize("stack", [["garbage_chute"], ["rocky", "unstable_mine", "garbage_chute"]])
def test_a_miniboss_that_cannot_lie_there_is_discarded(stack: list[str]) -> None:
    table = table_at("build", dungeons=[[ROW[0], stack, ROW[2]]], hands=[["spike", "rage"]], face_down=[[0, 1]], turn=0)
    state = state_of(table)
    spike, placed = state.zones[HAND][0], state.down[0]
    # Somebody who sees neither card may think that they are the other way round.
    state.face[spike], state.face[placed] = state.face[placed], state.face[spike]
    events = pass_phase(table)
    assert of_kind(events, MinibossDiscarded)
    assert discards(table) == ["spike"]
    beneath = [stack[:-1]] if len(stack) > 1 else []
    assert stacks_of(table, 0) == [[ROW[0]], *beneath, [ROW[2]]]
    assert levels_of(table) == dict.fromkeys(stack[: len(beneath)], 1)
