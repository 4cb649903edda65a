"""The base game as an edition of the family."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_monster.rules import heroes, priority, setup
from undercroft.games.boss_monster.rules.adventure import begin_adventure
from undercroft.games.boss_monster.rules.bait import bait, whoever_has_most
from undercroft.games.boss_monster.rules.build import begin_build
from undercroft.games.boss_monster.rules.edition import EDITIONS, Edition
from undercroft.games.boss_monster.rules.ending import check_the_end, lowest_xp
from undercroft.games.boss_monster.rules.facts import DECK
from undercroft.games.boss_monster.rules.reveal import reveal_rooms
from undercroft.games.boss_monster.rules.rounds import begin_round, end_round
from undercroft.games.boss_monster.rules.state import State
from undercroft.kernel.state import Step


def everybody(state: State, seat: int) -> bool:
    """Every player takes a turn (BM-233)."""
    return True


ROUND_STEPS: Final[tuple[Step, ...]] = ((end_round,), (begin_adventure,), (bait,), (reveal_rooms,), (begin_build,))
"""BM-047, from the last to the first."""
SETUP_STEPS: Final[tuple[Step, ...]] = (
    (begin_round,),
    (setup.first_rooms,),
    (setup.deal_hands,),
    (setup.show_bosses,),
    (setup.deal_bosses,),
)
POSITIONS: Final[dict[str, tuple[Step, ...]]] = {
    "hands": SETUP_STEPS[:3],
    "first-rooms": SETUP_STEPS[:2],
    "round": SETUP_STEPS[:1],
    "build": ROUND_STEPS,
    "reveal": ROUND_STEPS[:4],
    "bait": ROUND_STEPS[:3],
    "adventure": ROUND_STEPS[:2],
    "end": ROUND_STEPS[:1],
}

BASE: Final = Edition(
    id="boss-monster",
    deck=DECK,
    setup_steps=SETUP_STEPS,
    round_steps=ROUND_STEPS,
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
    join_town=heroes.join_town,
    follows=whoever_has_most,
    clauses={"MB-117": "CL-011"},
    positions=POSITIONS,
)
"""The base game: XP order, the active player first, cancels cut in."""

EDITIONS[BASE.id] = BASE
