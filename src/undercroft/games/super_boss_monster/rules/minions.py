"""The Minion phase: the effects of action spaces in turn order, and the end of the market (SB-066 to SB-117)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.city_events import (
    SPACES,
    CardErrandDone,
    ErrandDone,
    ErrandInVain,
    HeroSummoned,
    LastRoomStrengthened,
    MarketCleared,
    StackShuffled,
)
from undercroft.games.boss_family.rules.destruction import uncover
from undercroft.games.boss_family.rules.dungeon import (
    active_rooms,
    has_text,
    is_active,
    is_guarded,
    lose_coins,
    lose_tokens,
    place_of,
    stack_of,
    top_of,
)
from undercroft.games.boss_family.rules.durations import LAST_ROOM_DEALS_MORE, last
from undercroft.games.boss_family.rules.effects.boosts import add_treasure
from undercroft.games.boss_family.rules.effects.choices import which_spell_to_discard
from undercroft.games.boss_family.rules.effects.registry import ERRANDS
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.facts import BOSS, ROOM, SPELL
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.state import (
    AT_BASE,
    DISCARD,
    ENTRANCE,
    HAND,
    LANDMARK,
    MARKET,
    MINION_PHASE,
    NO_CARD,
    NOBODY_SEAT,
    ON_CARD,
    State,
    holds,
    kind_of,
)
from undercroft.games.super_boss_monster.rules.city import hero_at
from undercroft.games.super_boss_monster.rules.facts import (
    HIDEOUT,
    KIND_OF_SPACE,
    LANDMARK_OF,
    LAUNCH_PAD,
    LIBRARY,
    STADIUM,
    SUMMON_SPACE,
    TEMPLE,
    TOKEN_ON,
    TREASURE_AT,
    TREASURE_SPACE,
)
from undercroft.games.super_boss_monster.rules.spaces import boss_with_space
from undercroft.games.super_boss_monster.rules.town import take_from_market
from undercroft.kernel.events import seen
from undercroft.kernel.rng import below
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_all, move_card

LAST_ROOM_BONUS: Final = 2  # SB-076


def begin_minion_phase(state: State) -> None:
    """From the first player on each minion does its errand; no spells, nobody can answer (SB-106, SB-112, SB-113)."""
    state.phase = MINION_PHASE
    state.active = NOBODY_SEAT
    state.agenda.append((clear_market,))
    for seat in reversed(state.order):
        state.agenda.append((do_errand, seat))


def clear_market(state: State) -> None:
    """Discard the cards left in the market (SB-110, SB-117)."""
    cards = state.zones[MARKET]
    if cards and state.events is not None:
        state.events.append(MarketCleared(tuple(seen(state, card) for card in cards)))
    move_all(state, MARKET, DISCARD)


def do_errand(state: State, seat: int) -> None:
    """The space where a minion stands takes effect, unless the minion is at its base."""
    at = state.minions[seat]
    if at == AT_BASE:
        return
    if at < ON_CARD:
        _visit(state, seat, at)
    else:
        _work(state, seat, at - ON_CARD)


def _work(state: State, seat: int, card: int) -> None:
    """Use the space of a card; it has no effect if the room is deactivated or gone (SB-111)."""
    is_boss = kind_of(state, card) == BOSS
    source = boss_with_space(state, seat) if is_boss else card
    in_force = source != NO_CARD if is_boss else is_active(state, card) and has_text(state, card)
    if not in_force or state.face[source] not in ERRANDS:  # only a position puts a minion on a card without a space
        _be_in_vain(state, seat)
        return
    if state.events is not None:
        state.events.append(CardErrandDone(seat, seen(state, card)))
    ERRANDS[state.face[source]](state, seat, card)


def _visit(state: State, seat: int, space: int) -> None:
    if KIND_OF_SPACE[space] == SUMMON_SPACE and hero_at(state, LANDMARK_OF[space]) is None:
        _be_in_vain(state, seat)  # SB-115
        return
    if state.events is not None:
        state.events.append(ErrandDone(seat, SPACES[space]))
    if KIND_OF_SPACE[space] == SUMMON_SPACE:
        ask(state, seat, whose_dungeon, space)
    elif KIND_OF_SPACE[space] == TREASURE_SPACE:
        add_treasure(state, seat, TREASURE_AT[space])  # SB-069, SB-211
    else:
        BONUSES[LANDMARK_OF[space]](state, seat)


def _be_in_vain(state: State, seat: int) -> None:
    if state.events is not None:
        state.events.append(ErrandInVain(seat))


# -- summon spaces -------------------------------------------------------------------------------------------------


def whose_dungeon(state: State, space: int) -> list[Move]:
    """Send the hero of the landmark to any dungeon, own or another's; it must be sent (SB-071)."""
    return [(summon_to, player, space) for player in state.order]


def summon_to(state: State, opponent: int, space: int) -> None:
    """The hero, the top one of the tavern's stack, goes to this player's entrance (SB-072, SB-109, SB-116)."""
    landmark = LANDMARK_OF[space]
    hero = hero_at(state, landmark)
    assert hero is not None
    move_card(state, hero, LANDMARK + landmark, ENTRANCE + opponent)
    state.health_tokens[hero] = TOKEN_ON[space]  # SB-191, SB-194
    if state.events is not None:
        state.events.append(HeroSummoned(state.seat, seen(state, hero), opponent, TOKEN_ON[space]))


# -- bonus spaces --------------------------------------------------------------------------------------------------


def offer_leftovers(state: State, seat: int) -> None:
    """The temple gives one of the cards left in the market, if any is left (SB-073)."""
    if state.zones[MARKET]:
        ask(state, seat, which_leftover)


def which_leftover(state: State) -> list[Move]:
    """Take one of the cards left in the market."""
    return [(take_leftover, card) for card in state.zones[MARKET]]


def take_leftover(state: State, card: int) -> None:
    """Take this card into the hand."""
    take_from_market(state, state.seat, card)


def _draw_a_room(state: State, seat: int) -> None:
    """The stadium gives the top card of the room deck, too late for this turn's building (SB-074, SB-080)."""
    draw(state, seat, ROOM, 1)


def _swap_a_spell(state: State, seat: int) -> None:
    """The library gives a spell for a spell; the drawn one may be discarded (SB-075, SB-079)."""
    draw(state, seat, SPELL, 1)
    if holds(state, HAND + seat, SPELL):
        ask(state, seat, which_spell_to_discard, NO_CARD, seat)


def _strengthen_last_room(state: State, seat: int) -> None:
    """The room next to the boss deals more until the end of the turn; no tokens (SB-076, SB-078)."""
    last(state, LAST_ROOM_DEALS_MORE, seat, LAST_ROOM_BONUS)
    if state.events is not None:
        state.events.append(LastRoomStrengthened(seat, LAST_ROOM_BONUS))


def _offer_shuffle(state: State, seat: int) -> None:
    """The launch pad may put the rooms of a stack in a random order (SB-212)."""
    if shufflable(state):
        ask(state, seat, which_stack)


def shufflable(state: State) -> list[int]:
    """The uppermost rooms of the stacks that may be shuffled: more than one room, no minion on it (SB-214)."""
    tops = [room for seat in state.order for room in active_rooms(state, seat)]
    return [
        room for room in tops if not is_guarded(state, room) and len(_rooms_of_stack(state, *place_of(state, room))) > 1
    ]


def _rooms_of_stack(state: State, seat: int, slot: int) -> list[int]:
    """The rooms of a stack, the lowest first, without a miniboss under it."""
    return [card for card in state.zones[stack_of(seat, slot)] if card not in state.levels]


def which_stack(state: State) -> list[Move]:
    """Choose a stack of any dungeon by its uppermost room, or none."""
    return [*((shuffle_stack, room) for room in shufflable(state)), (decline,)]


def shuffle_stack(state: State, card: int) -> None:
    """The rooms of this stack come into a random order; a new one on top is uncovered, not built (SB-212, SB-214)."""
    seat, slot = place_of(state, card)
    zone = stack_of(seat, slot)
    rooms = _rooms_of_stack(state, seat, slot)
    beneath = [each for each in state.zones[zone] if each in state.levels]
    for place in range(len(rooms) - 1, 0, -1):
        other = below(state, place + 1)
        rooms[place], rooms[other] = rooms[other], rooms[place]
    state.zones[zone] = [*beneath, *rooms]
    top = top_of(state, seat, slot)
    if state.events is not None:
        under = tuple(seen(state, room) for room in rooms[-2::-1])
        state.events.append(StackShuffled(seat, seen(state, top), under))
    if top != card:
        lose_coins(state, card)
        lose_tokens(state, card)
        uncover(state, seat, slot)


BONUSES: Final[dict[int, Callable[[State, int], None]]] = {
    TEMPLE: offer_leftovers,
    STADIUM: _draw_a_room,
    LIBRARY: _swap_a_spell,
    HIDEOUT: _strengthen_last_room,
    LAUNCH_PAD: _offer_shuffle,
}
"""The effect of the bonus space of each landmark (SB-077)."""
