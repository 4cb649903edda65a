"""Super Boss Monster as an edition of the family: the city, turn order by a marker, effects last in, first out."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.adventure import begin_adventure
from undercroft.games.boss_family.rules.bait import bait, whoever_has_most
from undercroft.games.boss_family.rules.build import begin_build
from undercroft.games.boss_family.rules.common import COMMON, declare_edition
from undercroft.games.boss_family.rules.reveal import reveal_rooms
from undercroft.games.boss_family.rules.state import State
from undercroft.games.super_boss_monster.rules import solo, stack, turns
from undercroft.games.super_boss_monster.rules.city import return_to_town, town_places
from undercroft.games.super_boss_monster.rules.facts import DECK, SOLO_SEATS
from undercroft.games.super_boss_monster.rules.minions import begin_minion_phase
from undercroft.games.super_boss_monster.rules.town import begin_turn
from undercroft.kernel.state import Step

TURN_STEPS: Final[tuple[Step, ...]] = (
    (turns.end_turn,),
    (turns.common_adventure_window,),
    (begin_adventure,),
    (bait,),
    (begin_minion_phase,),
    (reveal_rooms,),
    (turns.common_build_window,),
    (begin_build,),
)
"""The steps of a turn after the town phase, the last one first (SB-038, SB-039)."""

CLAUSES: Final = {
    "BM-012": "SB-277",
    "BM-022": "SB-150",
    "BM-024": "SB-149",
    "BM-037": "SB-033",
    "BM-060": "SB-082",
    "BM-061": "SB-083",
    "BM-063": "SB-085",
    "BM-066": "SB-087",
    "BM-067": "SB-087",
    "BM-070": "SB-088",
    "BM-071": "SB-089",
    "BM-144": "SB-153",
    "BM-153": "SB-159",
    "BM-155": "SB-301",
    "BM-214": "SB-082",
    "BM-219": "SB-283",
    "MB-005": "SB-217",
    "MB-006": "SB-218",
}
"""Clauses of other editions and those that restate them here (SB-315, SB-316: all others hold as they are)."""


def follows(state: State, hero: int, counts: dict[int, int]) -> int:
    """The dungeon with most symbols draws a hero, any tie leaves it in town (SB-118 to SB-121); alone: SB-232."""
    if state.setup.seats == SOLO_SEATS:
        return solo.follows(state, hero, counts)
    return whoever_has_most(state, hero, counts)


EDITION: Final = declare_edition(
    id="super-boss-monster",
    deck=DECK,
    begin_round=(begin_turn,),
    round_steps=TURN_STEPS,
    phases={
        **COMMON.phases,
        (begin_turn,): "round",
        (begin_minion_phase,): "minions",
        (turns.end_turn,): "end",
    },
    before_build_turns=((turns.window_before_building,),),
    acting_order=turns.clockwise,  # SB-001
    announced=stack.announced,  # SB-002
    all_passed=stack.all_passed,
    acts_with_nothing_waiting=True,  # SB-290
    has_adventure_turn=turns.has_heroes,
    check_the_end=turns.check_the_end,
    break_tie=turns.highest_xp,
    raised_damage_reaches=False,  # SB-308
    leaves_destroyed_room=False,  # SB-141
    shown_treasure_fits=False,  # SB-294
    late_effects=False,  # SB-292, SB-311
    level_up_first=True,  # SB-099
    level_up_on_the_way=False,  # SB-102
    shows_redrawn_hand=True,  # SB-034
    town_places=town_places,  # SB-014, SB-228
    join_town=return_to_town,
    follows=follows,
    clauses=CLAUSES,
)
