"""How search plays on in Super Boss Monster: the market, the minions, and what is built."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.boss_family.bots import idle_plays
from undercroft.games.boss_family.bots.card_values import card_worth
from undercroft.games.boss_family.bots.forecast import Forecast
from undercroft.games.boss_family.bots.policy import FamilyPolicy, use_it, which_to_lose, which_to_take
from undercroft.games.boss_family.rules import build
from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES
from undercroft.games.boss_family.rules.dungeon import active_rooms, top_of
from undercroft.games.boss_family.rules.facts import ADVANCED, FACE, KIND, MOST_ROOMS, ROOM, SPELL, TREASURE_MASK
from undercroft.games.boss_family.rules.state import ENTRANCE, HAND, State
from undercroft.games.boss_family.rules.totals import damage_of
from undercroft.games.super_boss_monster.bots.card_values import ALWAYS_GOOD, ERRAND_WORTH, SPACE_WORTH
from undercroft.games.super_boss_monster.bots.forecast import CityForecast, outcome
from undercroft.games.super_boss_monster.bots.walk_plays import use_of
from undercroft.games.super_boss_monster.rules import minions, stack, town
from undercroft.games.super_boss_monster.rules.city import hero_at
from undercroft.games.super_boss_monster.rules.effects import choices
from undercroft.games.super_boss_monster.rules.facts import (
    HIDEOUT,
    KIND_OF_SPACE,
    LANDMARK_OF,
    SUMMON_SPACE,
    TOKEN_ON,
    TREASURE_AT,
    TREASURE_SPACE,
)
from undercroft.games.super_boss_monster.rules.minions import LAST_ROOM_BONUS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.games.boss_family.bots.idle_plays import Use
    from undercroft.games.boss_family.bots.walk_plays import Walk
    from undercroft.kernel.state import Move

BLIND_CARD: Final = 150
"""What a card is worth that nobody has seen yet."""
CITY_USES: Final[Mapping[int, Use]] = {
    **idle_plays.USES,
    **{face: idle_plays.always(worth) for face, worth in ALWAYS_GOOD.items()},
    FACE["rush_job"]: idle_plays.with_rooms(100, 2),
    FACE["co_op"]: idle_plays.always(70),
    FACE["grand_heist"]: idle_plays.always(80),
}


class CityPolicy(FamilyPolicy):
    """What everybody would do in the city."""

    forecast: ClassVar[type[Forecast]] = CityForecast
    uses: ClassVar[Mapping[int, Use]] = CITY_USES

    def __init__(self) -> None:
        super().__init__()
        self.choosers |= {
            town.which_market_card: self.which_market_card,
            town.where_to_send: self.where_to_send,
            minions.whose_dungeon: self.whose_dungeon,
            minions.which_leftover: which_to_take,
            stack.what_to_build: self.what_to_build,
            choices.which_room_for_token: which_room_for_token,
            choices.whether_to_put_token: which_room_for_token,
            choices.which_card_to_discard: which_to_lose,
        }

    def what_to_build(self, state: State) -> Move:
        """What gains most, or nothing."""
        return self.built_or_not(state, build.place)

    def use_of(self, state: State, walk: Walk, move: Move) -> int:
        """What an announcement is worth while a hero walks."""
        return use_of(state, walk, move)

    # -- the market --------------------------------------------------------------------------------------------------

    def which_market_card(self, state: State) -> Move:
        """The card that helps the own dungeon most, now or later."""
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
        """The space that is worth most now."""
        forecast = self.forecast(state, state.seat)
        return max(state.options, key=lambda move: _space_value(state, forecast, move))

    def whose_dungeon(self, state: State) -> Move:
        """Where the summoned hero brings most, or hurts an opponent."""
        space = state.options[0][2]
        seat = _best_summons(state, space)[1]
        return next(move for move in state.options if move[1] == seat)


def _gain(forecast: Forecast, face: int) -> int:
    """The most that a room could add to the own dungeon, as far as anybody cares."""
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
        return _best_summons(state, space)[0]
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
    """What more damage in the last room gains in this turn."""
    if not state.size[state.seat]:
        return 0
    damage, treasure = forecast.damage, forecast.treasure
    waiting = [state.face[hero] for hero in state.zones[ENTRANCE + state.seat]]
    before = forecast.lured(damage, treasure) + sum([outcome(face, damage) for face in waiting])
    more = damage + LAST_ROOM_BONUS
    return forecast.lured(more, treasure) + sum([outcome(face, more) for face in waiting]) - before


def _best_summons(state: State, space: int) -> tuple[int, int]:
    """What summoning the hero of a landmark is worth, and to whose dungeon it should go."""
    hero = hero_at(state, LANDMARK_OF[space])
    if hero is None:
        return 0, state.seat
    face, token = state.face[hero], TOKEN_ON[space]
    best = outcome(face, _damage(state, state.seat), token), state.seat
    others = [other for other in state.order if other != state.seat]
    for other in others:
        theirs = outcome(face, _damage(state, other), token)
        worth = -theirs // len(others) if theirs < 0 else -theirs
        if worth > best[0]:
            best = worth, other
    return best


def _damage(state: State, seat: int) -> int:
    return sum([damage_of(state, room) for room in active_rooms(state, seat)])


def which_room_for_token(state: State) -> Move:
    """A room that will stay: an advanced one."""
    offered = [move for move in state.options if len(move) > 1]
    return max(offered, key=lambda move: ADVANCED[state.face[move[1]]]) if offered else use_it(state)
