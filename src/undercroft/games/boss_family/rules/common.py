"""The course of play that editions share unless they state their own."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules import heroes, priority, setup
from undercroft.games.boss_family.rules.adventure import begin_adventure
from undercroft.games.boss_family.rules.bait import bait, whoever_has_most
from undercroft.games.boss_family.rules.build import begin_build
from undercroft.games.boss_family.rules.edition import Edition
from undercroft.games.boss_family.rules.ending import check_the_end, lowest_xp
from undercroft.games.boss_family.rules.facts import SHARED_DECK
from undercroft.games.boss_family.rules.reveal import reveal_rooms
from undercroft.games.boss_family.rules.rounds import begin_round, end_round
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.state import Step

ROUND_STEPS: Final[tuple[Step, ...]] = ((end_round,), (begin_adventure,), (bait,), (reveal_rooms,), (begin_build,))
"""The phases of a round (BM-047), from the last to the first."""


def everybody(state: State, seat: int) -> bool:
    """Every player takes a turn (BM-233)."""
    return True


def setup_steps(first_round: Step) -> tuple[Step, ...]:
    """The set-up before the first round, from the last step to the first."""
    return first_round, (setup.first_rooms,), (setup.deal_hands,), (setup.show_bosses,), (setup.deal_bosses,)


def positions(before: tuple[Step, ...], steps: tuple[Step, ...], **begins_with: Step) -> dict[str, tuple[Step, ...]]:
    """The steps that are left in each phase of a scenario; `begins_with` names phases by their first step."""
    named = {name: steps[: steps.index(step) + 1] for name, step in begins_with.items()}
    return {"hands": before[:3], "first-rooms": before[:2], "round": before[:1], **named}


SETUP_STEPS: Final = setup_steps((begin_round,))

COMMON: Final = Edition(
    id="common",
    deck=SHARED_DECK,
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
    clauses={},
    positions=positions(
        SETUP_STEPS,
        ROUND_STEPS,
        build=(begin_build,),
        reveal=(reveal_rooms,),
        bait=(bait,),
        adventure=(begin_adventure,),
        end=(end_round,),
    ),
)
"""The edition of the base rules: order by XP, the active player acts first, cancels cut in."""
