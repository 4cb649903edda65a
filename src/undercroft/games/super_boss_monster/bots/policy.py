"""Policy of Super Boss Monster: the market, the minions, and what is built."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.boss_family.bots import idle_plays
from undercroft.games.boss_family.bots import minor_choices as family
from undercroft.games.boss_family.bots.card_values import card_worth
from undercroft.games.boss_family.bots.forecast import Forecast
from undercroft.games.boss_family.bots.minibosses.policy import MinibossesPolicy
from undercroft.games.boss_family.rules import announcing, build
from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.facts import ADVANCED, FACE, KIND, MOST_ROOMS, ROOM, SET, SPELL, TREASURE_MASK
from undercroft.games.boss_family.rules.state import ENTRANCE, HAND, State
from undercroft.games.super_boss_monster.bots import minor_choices
from undercroft.games.super_boss_monster.bots.card_values import ALWAYS_GOOD, ERRAND_WORTH, SPACE_WORTH
from undercroft.games.super_boss_monster.bots.forecast import CityForecast, outcome
from undercroft.games.super_boss_monster.bots.walk_plays import use_of, value_of_cancelling
from undercroft.games.super_boss_monster.rules import minions, stack, town
from undercroft.games.super_boss_monster.rules.city import hero_at
from undercroft.games.super_boss_monster.rules.effects import (
    bosses,
    choices,
    cleric_rooms,
    mage_rooms,
    mixed_rooms,
    spells,
    thief_rooms,
)
from undercroft.games.super_boss_monster.rules.facts import (
    HIDEOUT,
    KIND_OF_SPACE,
    LANDMARK_OF,
    SUMMON_SPACE,
    SUPER_SET,
    TOKEN_ON,
    TREASURE_AT,
    TREASURE_SPACE,
)
from undercroft.games.super_boss_monster.rules.minions import LAST_ROOM_BONUS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.games.boss_family.bots.idle_plays import Forecasts, Use
    from undercroft.games.boss_family.bots.walk_plays import Walk
    from undercroft.kernel.state import Move

ADVENTURE, GOLDEN_BAIT = FACE["adventure"], FACE["golden_bait"]
AIMED_AT_FIRST: Final = frozenset({FACE["power_bonus"], FACE["extra_spikes"], GOLDEN_BAIT})
BLIND_CARD: Final = 150
"""The value of a card that nobody has seen yet."""


def _cancel(state: State, forecast: Forecasts, move: Move) -> int:
    return value_of_cancelling(state, move[2])


class CityPolicy(MinibossesPolicy):
    """Plays in the city, with cards of all sets."""

    forecast: ClassVar[type[Forecast]] = CityForecast
    uses: ClassVar[Mapping[int, Use]] = {
        **MinibossesPolicy.uses,
        **{face: idle_plays.always(worth) for face, worth in ALWAYS_GOOD.items()},
        FACE["rush_job"]: idle_plays.with_rooms(100, 2),
        FACE["co_op"]: idle_plays.always(70),
        FACE["grand_heist"]: idle_plays.always(80),
        FACE["safety_inspection"]: minor_choices.idle_inspection,
        FACE["dream_catcher"]: _cancel,
        GOLDEN_BAIT: minor_choices.idle_bait,
        ADVENTURE: minor_choices.idle_adventure,
    }

    def __init__(self) -> None:
        super().__init__()
        self.choosers |= {
            town.which_market_card: self.which_market_card,
            town.where_to_send: self.where_to_send,
            minions.whose_dungeon: self.whose_dungeon,
            minions.which_leftover: family.which_to_take,
            stack.what_to_build: self.build_or_not,
            announcing.which_target: self.which_target,
            announcing.which_treasure: which_treasure,
            announcing.which_opponent: minor_choices.which_opponent_for_a_hero,
            choices.which_room_for_token: minor_choices.which_room_for_token,
            choices.whether_to_put_token: minor_choices.which_room_for_token,
            choices.which_card_to_discard: family.which_to_lose,
            bosses.whom_to_board: family.which_opponent,
            cleric_rooms.whose_card: family.which_opponent,
            cleric_rooms.whom_to_drag_in: minor_choices.whom_to_drag_in,
            cleric_rooms.which_wound_to_treat: family.decline,
            mage_rooms.which_spell_to_keep: family.which_to_take,
            mixed_rooms.which_room_to_neutralize: minor_choices.which_room_to_neutralize,
            spells.which_room_to_lift: family.which_to_take,
            spells.which_rushed_room: self.build_or_not,
            thief_rooms.which_symbol_to_show: minor_choices.which_symbol,
            thief_rooms.which_room_to_scrap: family.decline,
            thief_rooms.which_token_to_move: family.decline,
        }

    def what_to_play(self, state: State) -> Move:
        """Do what the family does; build nothing for good where it would pass."""
        move = super().what_to_play(state)
        if len(move) > 1:
            return move
        return next((one for one in state.options if one[0] is build.place_nothing), move)

    def use_of(self, state: State, walk: Walk, move: Move) -> int:
        """Return the value of an announcement while a hero walks."""
        if len(move) > 1 and SET[state.face[move[1]]] == SUPER_SET:
            return use_of(state, walk, move)
        return super().use_of(state, walk, move)

    def which_target(self, state: State) -> Move:
        """Aim a spell that was begun at what makes it worth most."""
        face = state.face[state.question_args[0]]
        if face == ADVENTURE:
            hero = minor_choices.worst_guest(state)[1]
            return next((move for move in state.options if len(move) > 1 and move[1] == hero), state.options[0])
        return state.options[0] if face in AIMED_AT_FIRST else self.follow_the_plan(state)

    # -- the market --------------------------------------------------------------------------------------------------

    def which_market_card(self, state: State) -> Move:
        """Return the card that helps the own dungeon most, now or later."""
        forecast = self.forecast(state, state.seat)
        in_hand = max([_gain(forecast, state.face[card]) for card in state.zones[HAND + state.seat]], default=0)
        return max(state.options, key=lambda move: self._card_value(state, forecast, in_hand, move))

    def _card_value(self, state: State, forecast: Forecast, in_hand: int, move: Move) -> int:
        if move[0] is not town.take_market_card:
            return BLIND_CARD
        face = state.face[move[1]]
        if KIND[face] == SPELL:
            return card_worth(face)
        return card_worth(face) // 4 + max(0, _gain(forecast, face) - in_hand)

    # -- minions -----------------------------------------------------------------------------------------------------

    def where_to_send(self, state: State) -> Move:
        """Return the space that is worth most now."""
        forecast = self.forecast(state, state.seat)
        return max(state.options, key=lambda move: _space_value(state, forecast, move))

    def whose_dungeon(self, state: State) -> Move:
        """Summon the hero to where it brings most, or hurts an opponent."""
        space = state.options[0][2]
        seat = _best_summons(state, self.forecast(state, state.seat), space)[1]
        return next(move for move in state.options if move[1] == seat)


def _gain(forecast: Forecast, face: int) -> int:
    """Return the most that a room could add to the own dungeon; 0 for other cards."""
    if KIND[face] != ROOM:
        return 0
    state, seat = forecast.state, forecast.seat
    size = state.size[seat]
    slots = range(size)
    if ADVANCED[face]:
        tops = [state.face[top_of(state, seat, slot)] for slot in slots]
        fitting = [slot for slot in slots if TREASURE_MASK[tops[slot]] & TREASURE_MASK[face]]
    else:
        fitting = list(range(min(size + 1, MOST_ROOMS)))
    return max([forecast.gain(face, slot) for slot in fitting], default=0)


def _space_value(state: State, forecast: Forecast, move: Move) -> int:
    if move[0] is town.post_minion:
        return ERRAND_WORTH.get(state.face[move[1]], 0)
    space = move[1]
    kind = KIND_OF_SPACE[space]
    if kind == SUMMON_SPACE:
        return _best_summons(state, forecast, space)[0]
    damage, treasure = forecast.damage, forecast.treasure
    if kind == TREASURE_SPACE:
        more = treasure[:]
        more[TREASURE_AT[space]] += 1
        return forecast.lured(damage, more) - forecast.lured(damage, treasure)
    if LANDMARK_OF[space] == HIDEOUT:
        return _last_room(state, forecast)
    return SPACE_WORTH_OF[LANDMARK_OF[space]]


SPACE_WORTH_OF: Final = {
    LANDMARK_NAMES.index(name.removesuffix("_bonus")): worth for name, worth in SPACE_WORTH.items()
}


def _last_room(state: State, forecast: Forecast) -> int:
    """Return the gain of more damage in the last room in this turn."""
    if not state.size[state.seat]:
        return 0
    damage, treasure = forecast.damage, forecast.treasure
    waiting = [state.face[hero] for hero in state.zones[ENTRANCE + state.seat]]
    before = forecast.lured(damage, treasure) + sum([outcome(face, damage) for face in waiting])
    more = damage + LAST_ROOM_BONUS
    return forecast.lured(more, treasure) + sum([outcome(face, more) for face in waiting]) - before


def _best_summons(state: State, forecast: Forecast, space: int) -> tuple[int, int]:
    """Return the value of summoning the hero of a landmark, and the seat to whose dungeon it should go."""
    hero = hero_at(state, LANDMARK_OF[space])
    if hero is None:
        return 0, state.seat
    face, token = state.face[hero], TOKEN_ON[space]
    best = outcome(face, forecast.damage, token), state.seat
    others = [other for other in state.order if other != state.seat]
    for other in others:
        theirs = outcome(face, idle_plays.strength(state, other), token)
        worth = -theirs // len(others) if theirs < 0 else -theirs
        if worth > best[0]:
            best = worth, other
    return best


def which_treasure(state: State) -> Move:
    """Name the treasure that lures most, if the card is a bait."""
    if state.face[state.question_args[0]] == GOLDEN_BAIT:
        return minor_choices.which_symbol(state)
    return family.use_it(state)
