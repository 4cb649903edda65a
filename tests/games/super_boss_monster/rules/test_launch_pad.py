"""The launch pad, landmark of the explorers: symbol, shuffling and summoning."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    damages,
    entrance_of,
    hand_of,
    pass_all,
    stacks_of,
    state_of,
    town_of,
    treasure_of,
)
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal
from tests.games.super_boss_monster.tables import health_tokens_of, heroes_at, table_at, tokens_of
from undercroft.games.boss_family.rules.city_events import HeroPushed, StackShuffled, TokensLost
from undercroft.games.boss_family.rules.facts import PRINTED, TREASURES
from undercroft.games.boss_family.rules.state import ENTRANCE
from undercroft.games.boss_family.rules.totals import health_of
from undercroft.kernel.table import Table

EXPLORER = TREASURES.index("explorer")
CRASH = {"sets": ["crash-landing"]}
ALL = {"sets": ["crash-landing", "minibosses"]}


def pad(space: str, **more: Any) -> Table:
    """The Minion phase with the first player's minion on a space of the launch pad."""
    return table_at("minions", minions=[[0, f"launch_pad_{space}"]], options=more.pop("options", CRASH), **more)


# -- its spaces ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-211")
def test_the_first_space_gives_an_explorer_symbol_until_the_end_of_the_turn() -> None:
    table = pad("treasure", dungeons=[["alien_ooze"], ["alien_excavator"]], town=["tmatha"], hands=[["not_dead_yet"]])
    assert [treasure_of(table, seat)[EXPLORER] for seat in (0, 1)] == [2, 1]
    assert entrance_of(table, 0) == ["tmatha"]  # without the minion it were a tie
    pass_all(table, until=lambda later: state_of(later).round == 2)
    assert treasure_of(table, 0)[EXPLORER] == 1


@pytest.mark.rule("SB-213", "SB-067", "SB-068", "SB-070")
def test_the_launch_pad_is_a_landmark_like_the_others() -> None:
    spaces = [f"launch_pad_{name}" for name in ("treasure", "bonus", "summon")]
    table = table_at("round", market=[], zones={"hero_deck": ["bunny", "laliho"]}, options=CRASH)
    play(table, offers(table)[0])
    assert [space for space in spaces if f"send_minion space={space}" in offers(table)] == spaces[:2]
    taken = table_at("round", landmarks={"launch_pad": ["tmatha"]}, options=CRASH)
    play(taken, offers(taken)[0])
    assert [space for space in spaces if f"send_minion space={space}" in offers(taken)] == spaces[2:]
    without = table_at("round")
    play(without, offers(without)[0])
    assert refusal(without, "send_minion space=launch_pad_bonus") == "SB-059"


@pytest.mark.rule("SB-213", "SB-018")
def test_explorers_pushed_out_of_town_go_to_the_launch_pad_one_at_a_time() -> None:
    zones = {"hero_deck": ["bunny", "laliho"]}
    table = table_at("round", town=["tmatha", "crash_dodgers"], zones=zones, options=CRASH)
    pushed = [(PRINTED[event.hero.face].id, event.landmark) for event in of_kind(table.opening, HeroPushed)]
    assert pushed == [("tmatha", "launch_pad"), ("crash_dodgers", "tavern")]
    assert heroes_at(table, "launch_pad") == ["tmatha"]
    assert town_of(table) == ["laliho", "bunny"]


@pytest.mark.rule("SB-213")
def test_a_hero_summoned_from_the_launch_pad_has_a_token_that_raises_its_health() -> None:
    table = pad("summon", landmarks={"launch_pad": ["tmatha"]}, dungeons=[["alien_ooze"]], hands=[["not_dead_yet"]])
    assert offers(table) == [f"summon_to opponent={seat} space=launch_pad_summon" for seat in (0, 1)]
    play(table, "summon_to opponent=1 space=launch_pad_summon")
    assert heroes_at(table, "launch_pad") == []
    assert health_tokens_of(table) == {"tmatha": 2}
    state = state_of(table)
    assert health_of(state, state.zones[ENTRANCE + 1][0]) == 6 + 2


# -- shuffling a stack -----------------------------------------------------------------------------------------------


def three_rooms(seed: int = 0) -> Table:
    """A stack of three rooms in an opponent's dungeon."""
    dungeon = [["bone_choir", "mourners_chapel", "ghoul_kitchen"], "goblin_gym"]
    return pad("bonus", dungeons=[["wisp_aviary"], dungeon], hands=[["not_dead_yet"]], seed=seed)


@pytest.mark.rule("SB-212")
def test_the_second_space_may_put_the_rooms_of_any_stack_in_a_random_order() -> None:
    table = three_rooms()
    assert offers(table) == ["shuffle_stack card=ghoul_kitchen", "decline"]  # single rooms are no stacks to shuffle
    orders: set[tuple[str, ...]] = set()
    for seed in range(60):
        again = three_rooms(seed)
        events = play(again, "shuffle_stack card=ghoul_kitchen")
        event = of_kind(events, StackShuffled)[0]
        shown = [PRINTED[room.face].id for room in (event.room, *event.under)]
        assert shown == stacks_of(again, 1)[0][::-1]  # the new order is public
        orders.add(tuple(stacks_of(again, 1)[0]))
        assert stacks_of(again, 1)[1] == ["goblin_gym"]
    assert len(orders) == 6  # every order comes
    play(table, "decline")
    assert stacks_of(table, 1)[0] == ["bone_choir", "mourners_chapel", "ghoul_kitchen"]


@pytest.mark.rule("SB-212")
def test_with_no_stack_to_shuffle_nobody_is_asked() -> None:
    table = pad("bonus", dungeons=[["wisp_aviary"], ["goblin_gym"]], hands=[["not_dead_yet"]])
    assert prompt(table) == "what_to_play"


@pytest.mark.rule("SB-212")
def test_a_stack_of_the_own_dungeon_may_be_chosen_and_a_miniboss_stays_lowest() -> None:
    dungeon = [["spike", "bone_choir", "mourners_chapel"], "goblin_gym"]
    tops: set[str] = set()
    for seed in range(20):
        table = pad("bonus", dungeons=[dungeon], hands=[["rage"]], options=ALL, levels=[[0, 0, 2]], seed=seed)
        assert offers(table) == ["shuffle_stack card=mourners_chapel", "decline"]
        play(table, "shuffle_stack card=mourners_chapel")
        stack = stacks_of(table, 0)[0]
        assert stack[0] == "spike"
        tops.add(stack[-1])
    assert tops == {"bone_choir", "mourners_chapel"}
    alone = pad("bonus", dungeons=[[["spike", "bone_choir"]]], hands=[["rage"]], options=ALL)
    assert prompt(alone) == "what_to_play"  # one room and its miniboss are no two rooms


def with_new_top(top: str, **more: Any) -> tuple[Table, list[Any]]:
    """The first shuffle of a stack after which this room lies on top."""
    for seed in range(60):
        table = pad("bonus", seed=seed, **more)
        events = play(table, offers(table)[0])
        if PRINTED[of_kind(events, StackShuffled)[0].room.face].id == top:
            return table, events
    raise AssertionError(f"{top} never came to the top")


@pytest.mark.rule("SB-214")
def test_the_new_top_room_is_uncovered_and_not_built() -> None:
    """Caged Gundarf acts when uncovered, the Counterfeit Treasury only when built."""
    dungeons = [[["caged_gundarf", "goblin_gym"]]]
    table, events = with_new_top("caged_gundarf", dungeons=dungeons, hands=[["not_dead_yet"]])
    assert "room-acted" in kinds(events)
    assert damages(table, 0) == [2]  # doubled
    dungeons = [[["counterfeit_treasury", "goblin_gym"]]]
    table, events = with_new_top("counterfeit_treasury", dungeons=dungeons, hands=[["not_dead_yet"]])
    assert hand_of(table, 0) == ["not_dead_yet"]
    assert "room-built" not in kinds(events)
    assert "room-acted" not in kinds(events)


@pytest.mark.rule("SB-214")
def test_a_room_that_stays_on_top_is_not_uncovered_and_keeps_its_tokens() -> None:
    more: dict[str, Any] = {"dungeons": [[["goblin_gym", "caged_gundarf"]]], "tokens": [[0, 0, 3]]}
    table, events = with_new_top("caged_gundarf", hands=[["not_dead_yet"]], **more)
    assert damages(table, 0) == [1 + 3]
    assert tokens_of(table) == {"caged_gundarf": 3}
    assert "room-acted" not in kinds(events)


@pytest.mark.rule("SB-214")
def test_the_tokens_of_a_room_that_is_covered_so_are_removed() -> None:
    more: dict[str, Any] = {"dungeons": [[["goblin_gym", "bone_choir"]]], "tokens": [[0, 0, 3]]}
    table, events = with_new_top("goblin_gym", hands=[["not_dead_yet"]], **more)
    assert tokens_of(table) == {}
    assert [event.tokens for event in of_kind(events, TokensLost)] == [3]
    assert damages(table, 0) == [1]


@pytest.mark.rule("SB-214", "SB-316")
def test_the_coins_on_a_room_that_is_covered_so_are_lost() -> None:
    more: dict[str, Any] = {"dungeons": [[["goblin_gym", "the_dreadmill"]]], "room_coins": [[0, 0, 3]], "options": ALL}
    table, events = with_new_top("goblin_gym", hands=[["rage"]], **more)
    assert state_of(table).room_coins == {}  # MB-027
    assert "coins-lost" in kinds(events)


@pytest.mark.rule("SB-214", "SB-090")
def test_a_stack_with_a_minion_on_its_top_room_may_not_be_chosen() -> None:
    dungeon = [["bone_choir", "wailing_crypt"], ["goblin_gym", "ghoul_kitchen"]]
    minions = [[0, "launch_pad_bonus"], [1, "wailing_crypt"]]
    table = table_at("minions", dungeons=[[], dungeon], minions=minions, hands=[["not_dead_yet"]], options=CRASH)
    assert offers(table) == ["shuffle_stack card=ghoul_kitchen", "decline"]


@pytest.mark.rule("SB-212")
def test_a_deactivated_stack_cannot_be_shuffled() -> None:
    dungeon = [["bone_choir", "mourners_chapel"], ["goblin_gym", "ghoul_kitchen"]]
    table = pad("bonus", dungeons=[dungeon], deactivated=[[0, 0]], hands=[["not_dead_yet"]])
    assert offers(table) == ["shuffle_stack card=ghoul_kitchen", "decline"]
