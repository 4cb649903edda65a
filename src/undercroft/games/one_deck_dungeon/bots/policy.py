"""The policy of playouts: the greedy bot on a state, with fewer samples, and a cover laid as one move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.one_deck_dungeon.bots.dice_plans import Placing
from undercroft.games.one_deck_dungeon.bots.greedy import GreedyBot
from undercroft.games.one_deck_dungeon.bots.roll_estimates import Estimator
from undercroft.games.one_deck_dungeon.bots.state_observation import StateObservation
from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force
from undercroft.games.one_deck_dungeon.rules.boxes import takes_first_die
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, colour_of, die, value_of
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, HEROIC
from undercroft.games.one_deck_dungeon.rules.placing import how_to_place
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.kernel.state import play

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.rules.state import State
    from undercroft.games.one_deck_dungeon.solver.cover import Laying
    from undercroft.kernel.state import Move

ROLLS: Final = 4
OUTCOMES: Final = 2
"""The rolls of an estimate and the sampled outcomes of a roll: fewer than for the greedy bot."""


class Policy:
    """The fast policy of all seats, which follow one plan."""

    def __init__(self) -> None:
        self._placing = Placing(0, OUTCOMES)
        self._bot = GreedyBot(0, self._placing, Estimator(0, ROLLS, fast=True))

    def choose(self, state: State) -> Move:
        """Return the move of the seat that is asked."""
        return state.options[self._bot.answer(StateObservation(state))]

    def advance(self, state: State) -> None:
        """Play on; a whole cover is one step."""
        obs = StateObservation(state)
        if state.question is how_to_place:
            play(state, self._placed(obs))
        else:
            play(state, state.options[self._bot.answer(obs)])

    def _placed(self, obs: StateObservation) -> Move:
        """Return the use of a skill or potion that helps, else a cover of all boxes at once."""
        placing = self._placing
        placing.way = None
        coverer, pools, prevented = placing.present_dice(obs)
        cover = coverer.cover(pools, prevented)
        used = placing.best_use(obs, coverer, cover, pools, prevented)
        if used is not None:
            return obs.moves[used]
        places = coverer.challenge.places
        return cover_at_once, [(places[number], kinds) for number, kinds in cover.layings]


def cover_at_once(state: State, layings: list[Laying]) -> None:
    """Lay the dice of a whole cover and stop placing."""
    ability = ability_in_force(state)
    for place, kinds in layings:
        dice = [_taken(state, kind if kind >= 0 else ~kind, bool(state.shields[place])) for kind in kinds]
        if len(dice) > 1:
            mixed = [value_of(one) for one, kind in zip(dice, kinds, strict=True) if kind >= 0]
            for one in dice:
                state.supply[colour_of(one)] += 1
            state.supply[HEROIC] -= 1
            dice = [die(HEROIC, max(1, min(mixed) - ability.combined_less))]
            if ability.combining_time:
                state.agenda.append((spend_time, ability.combining_time))
        if takes_first_die(state, place) and place not in state.taken:
            state.taken.append(place)
            state.supply[colour_of(dice[0])] += 1
        else:
            state.laid[place].append(dice[0])


def _taken(state: State, kind: int, armor: bool) -> int:
    """Take a die of a type from a hero who has one, preferably a restricted one."""
    plain = die(kind // SIDES, kind % SIDES + 1)
    for one in (plain | ARMOR_ONLY << 5, plain) if armor else (plain,):
        for hero in state.party:
            if one in state.pool[hero]:
                state.pool[hero].remove(one)
                return one
    raise RuntimeError(f"nobody has a die of type {kind}")
