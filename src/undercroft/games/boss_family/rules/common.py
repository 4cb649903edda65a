"""The rules of the base game, which the other editions share unless they state their own."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from undercroft.games.boss_family.rules import heroes, priority, setup
from undercroft.games.boss_family.rules.adventure import begin_adventure
from undercroft.games.boss_family.rules.bait import bait, whoever_has_most
from undercroft.games.boss_family.rules.build import begin_build
from undercroft.games.boss_family.rules.edition import EDITIONS, Edition
from undercroft.games.boss_family.rules.ending import check_the_end, lowest_xp
from undercroft.games.boss_family.rules.facts import SHARED_DECK
from undercroft.games.boss_family.rules.reveal import reveal_rooms
from undercroft.games.boss_family.rules.rounds import begin_round, end_round
from undercroft.games.boss_family.rules.state import State


def everybody(state: State, seat: int) -> bool:
    """Every player takes a turn (BM-233)."""
    return True


COMMON: Final = Edition(
    id="common",
    deck=SHARED_DECK,
    begin_round=(begin_round,),
    round_steps=((end_round,), (begin_adventure,), (bait,), (reveal_rooms,), (begin_build,)),  # BM-047
    phases={
        (setup.deal_hands,): "hands",
        (setup.first_rooms,): "first-rooms",
        (begin_round,): "round",
        (begin_build,): "build",
        (reveal_rooms,): "reveal",
        (bait,): "bait",
        (begin_adventure,): "adventure",
        (end_round,): "end",
    },
    before_build_turns=(),
    acting_order=setup.order_by_xp,  # BM-048
    open_window=priority.open_window,  # BM-140
    announced=priority.announced,
    all_passed=priority.all_passed,
    acts_with_nothing_waiting=False,
    has_adventure_turn=everybody,
    check_the_end=check_the_end,
    break_tie=lowest_xp,
    raised_damage_reaches=True,  # BM-225
    leaves_destroyed_room=True,  # BM-126
    shown_treasure_fits=True,  # BM-234
    late_effects=True,  # BM-091, BM-222
    level_up_first=False,  # BM-084
    level_up_on_the_way=True,  # BM-092
    shows_redrawn_hand=False,  # BM-039
    town_places=None,
    join_town=heroes.join_town,
    follows=whoever_has_most,
    clauses={},
)
"""The rules of the base game: order by XP, the active player acts first, answers to spells come at once."""


def declare_edition(**differences: Any) -> Edition:
    """Register and return an edition that differs from the common rules in some fields."""
    declared = msgspec.structs.replace(COMMON, **differences)
    EDITIONS[declared.id] = declared
    return declared
