"""The boss fight: round after round until victory or defeat (OD-166 to OD-177, O4-025 to O4-030)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force
from undercroft.games.one_deck_dungeon.rules.boxes import is_filled
from undercroft.games.one_deck_dungeon.rules.consequences import left_open, suffer_consequences
from undercroft.games.one_deck_dungeon.rules.encounter import (
    clear,
    exile_heroic,
    join_groups,
    lay_out,
    return_dice,
    split_supply,
    start_ability,
    swap_groups,
)
from undercroft.games.one_deck_dungeon.rules.events import (
    BossHealed,
    BossReborn,
    BossWounded,
    FightBegun,
    GameWon,
)
from undercroft.games.one_deck_dungeon.rules.facts import BOSS_OF, BOXES
from undercroft.games.one_deck_dungeon.rules.feats import offer_feats
from undercroft.games.one_deck_dungeon.rules.losses import boss_recovers
from undercroft.games.one_deck_dungeon.rules.placing import place_dice
from undercroft.games.one_deck_dungeon.rules.potions import pause
from undercroft.games.one_deck_dungeon.rules.resisting import attempt
from undercroft.games.one_deck_dungeon.rules.rolling import gather_dice
from undercroft.games.one_deck_dungeon.rules.state import State, leader
from undercroft.games.one_deck_dungeon.rules.storing import give_back_stored
from undercroft.kernel.result import Result
from undercroft.kernel.state import Move, ask, finish

HORDES_HEALTH = 2


def begin_fight(state: State) -> None:
    """Turn the dungeon card over and return stored dice (OD-127, OD-166, OD-169)."""
    for hero in range(state.setup.heroes):
        give_back_stored(state, hero, state.stored[hero])
    state.fighting = 1
    if state.events is not None:
        state.events.append(FightBegun(BOSS_OF[state.dungeon].id, boss_health(state)))
    state.agenda.append((begin_round,))


def boss_health(state: State) -> int:
    """Printed health, doubled for four heroes; Hordes of Shadows adds to it (O4-025, OD-DECISION-74)."""
    health = BOSS_OF[state.dungeon].health * state.setup.groups
    return health + (HORDES_HEALTH if state.setup.hordes else 0)


def begin_round(state: State) -> None:
    """A round of all heroes, or of one pair after the other (OD-167, O4-026, O4-028)."""
    state.round += 1
    state.turn += 1
    state.agenda.append((begin_round,))
    if state.setup.pairs:
        ask(state, leader(state), who_fights_first)
    else:
        fight_round(state)


def who_fights_first(state: State) -> list[Move]:
    """Choose the pair that fights first in this round."""
    heroes = range(state.setup.heroes)
    return [(fight_first, first, second) for first in heroes for second in heroes if first < second]


def fight_first(state: State, first: int, second: int) -> None:
    """Let these two heroes fight first, then the others (OD-DECISION-57)."""
    others = [hero for hero in range(state.setup.heroes) if hero not in (first, second)]
    split_supply(state)
    state.agenda.append((join_groups,))
    state.agenda.append((fight_as, others[0], others[1]))
    state.agenda.append((swap_groups,))
    state.agenda.append((fight_as, first, second))


def fight_as(state: State, first: int, second: int) -> None:
    """Play the round of one pair."""
    state.party = [first, second]
    fight_round(state)


def fight_round(state: State) -> None:
    """Roll, place, suffer, wound the boss, clear the dice (OD-170 to OD-177)."""
    clear(state)
    state.agenda += [
        (end_round,),
        (wound_boss,),
        (suffer_consequences,),
        (place_dice,),
        (gather_dice,),
        (offer_feats,),
        (lay_out,),
        (resist,),
        (brace,),
    ]
    start_ability(state)


def brace(state: State) -> None:
    """Offer potions before poison is resisted (OD-DECISION-80)."""
    if any(state.poison[hero] for hero in state.party):
        pause(state)


def resist(state: State) -> None:
    """A poisoned party resists at the start of every round (FS-011, OD-DECISION-55)."""
    attempt(state, state.party)


def wound_boss(state: State) -> None:
    """Covered boss-wound icons wound the boss (OD-175); some bosses recover or rise again (OD-DECISION-71)."""
    ability = ability_in_force(state)
    skulls = [place for place, box in enumerate(state.boxes) if BOXES[box].skull]
    covered = sum(is_filled(state, place) for place in skulls)
    before, after = boss_recovers(left_open(state), len(skulls) - covered, ability, state.boss_wounds)
    _heal_boss(state, before)
    state.boss_wounds += covered
    if covered and state.events is not None:
        state.events.append(BossWounded(covered, max(0, boss_health(state) - state.boss_wounds), boss_health(state)))
    if state.boss_wounds >= boss_health(state):
        if ability.rises_again and not state.reborn:
            state.reborn = 1
            state.boss_wounds = 0
            if state.events is not None:
                state.events.append(BossReborn())
        else:
            win(state)
    else:
        _heal_boss(state, after)


def _heal_boss(state: State, count: int) -> None:
    healed = min(count, state.boss_wounds)
    if healed:
        state.boss_wounds -= healed
        if state.events is not None:
            state.events.append(BossHealed(healed, boss_health(state) - state.boss_wounds, boss_health(state)))


def end_round(state: State) -> None:
    """All dice go back (OD-177); a heroic one may be gone for ever."""
    return_dice(state)
    if ability_in_force(state).end_exile:
        exile_heroic(state)


def win(state: State) -> None:
    """The boss is defeated: everybody wins (OD-003, OD-176)."""
    if state.events is not None:
        state.events.append(GameWon(BOSS_OF[state.dungeon].id))
    seats = state.setup.seats
    finish(state, Result(tuple(range(seats)), (1,) * seats, "victory"))
