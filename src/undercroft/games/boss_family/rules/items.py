"""Items: turned up in town, borne by heroes, won by their killers, used once (TH-002 to TH-019)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.effects.bearing import CARRIED, ITEM_LOST, MUTES_OWNER, OUT_OF_THE_DUNGEON
from undercroft.games.boss_family.rules.effects.registry import ABILITIES, ON_SEATS
from undercroft.games.boss_family.rules.expansion_events import (
    ItemActed,
    ItemGiven,
    ItemKept,
    ItemsRevealed,
    ItemTurnedDown,
    ItemTurnedUp,
    ItemUsedAtOnce,
    ItemWon,
)
from undercroft.games.boss_family.rules.facts import CLASSES
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    ENTRANCE,
    ITEM_DECK,
    ITEMS_CARRIED,
    ITEMS_OF,
    ITEMS_SPENT,
    ITEMS_WAITING,
    NO_CARD,
    TOWN,
    State,
)
from undercroft.games.boss_family.rules.totals import dungeon_of
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top, move_card

# -- in town -------------------------------------------------------------------------------------------------------


def reveal_items(state: State) -> None:
    """Items come to town before the heroes (TH-002, TH-003) and go to matching heroes who are there."""
    items = [draw_top(state, ITEM_DECK, ITEMS_WAITING) for _ in range(min(state.setup.items, _left(state)))]
    if items and state.events is not None:
        state.events.append(ItemsRevealed(tuple(seen(state, item) for item in items)))
    hand_out(state)


def _left(state: State) -> int:
    return len(state.zones[ITEM_DECK])


def hand_out(state: State) -> None:
    """Waiting items go to the matching heroes longest in town, the item first turned up first (TH-004 to TH-008)."""
    for item in state.zones[ITEMS_WAITING][:]:
        hero = next((hero for hero in state.zones[TOWN] if suits(state, hero, item)), NO_CARD)
        if hero != NO_CARD:
            give(state, hero, item)


def suits(state: State, hero: int, item: int) -> bool:
    """Whether an item goes to a hero by itself: the hero has no item yet, and a class that the item fits."""
    wanted, classes = CLASSES[state.face[item]], CLASSES[state.face[hero]]
    return hero not in state.carried and bool(classes) and (not wanted or wanted[0] in classes)


def give(state: State, hero: int, item: int) -> None:
    """A hero bears an item from now on, wherever it goes (TH-009)."""
    move_card(state, item, ITEMS_WAITING, ITEMS_CARRIED)
    state.carried[hero] = item
    if state.events is not None:
        state.events.append(ItemGiven(seen(state, hero), seen(state, item)))


# -- on a hero -----------------------------------------------------------------------------------------------------


def act(state: State, stage: int, seat: int, hero: int, room: int = NO_CARD) -> bool:
    """Let the item of a hero act at a stage of its way; return whether it has an effect there."""
    item = state.carried.get(hero, NO_CARD)
    if item == NO_CARD or state.face[item] not in CARRIED[stage]:
        return False
    CARRIED[stage][state.face[item]](state, seat, hero, room)
    return True


def tell(state: State, hero: int) -> None:
    """Report that the item of a hero acts."""
    if state.events is not None:
        state.events.append(ItemActed(seen(state, hero), seen(state, state.carried[hero])))


def may_cast(state: State, seat: int) -> bool:
    """Whether no hero in or before a player's dungeon keeps the player from playing spells (TH-026)."""
    if not state.carried or state.phase != ADVENTURING:
        return True
    heroes = state.zones[ENTRANCE + seat]
    if state.walker != NO_CARD and state.active == seat:
        heroes = [*heroes, state.walker]
    return not any(hero in state.carried and state.face[state.carried[hero]] in MUTES_OWNER for hero in heroes)


def lose(state: State, hero: int) -> int:
    """Take the item from a hero and return it."""
    if state.walker == hero:
        act(state, OUT_OF_THE_DUNGEON, state.active, hero)
    act(state, ITEM_LOST, dungeon_of(state, hero), hero)
    return state.carried.pop(hero)


# -- in a score area -----------------------------------------------------------------------------------------------


def win(state: State, seat: int, hero: int) -> None:
    """The killer of a hero gets its item face up (TH-011); of two items only one stays so (TH-013)."""
    item = lose(state, hero)
    move_card(state, item, ITEMS_CARRIED, ITEMS_OF + seat)
    if state.events is not None:
        state.events.append(ItemWon(seat, seen(state, item)))
    state.agenda.append((settle_items, seat))


def keep(state: State, seat: int, hero: int) -> None:
    """The item of a hero goes face down to a score area (TH-012)."""
    item = lose(state, hero)
    move_card(state, item, ITEMS_CARRIED, ITEMS_SPENT + seat)
    if state.events is not None:
        state.events.append(ItemKept(seat, seen(state, item)))


def owner_of_item(state: State, item: int) -> int:
    """The seat in whose score area an item lies."""
    return next(seat for seat in state.order if item in state.zones[ITEMS_OF + seat] + state.zones[ITEMS_SPENT + seat])


def turn_up(state: State, item: int) -> None:
    """Turn a face-down item of a score area face up, so that it can be used again."""
    seat = owner_of_item(state, item)
    move_card(state, item, ITEMS_SPENT + seat, ITEMS_OF + seat)
    if state.events is not None:
        state.events.append(ItemTurnedUp(seat, seen(state, item)))
    state.agenda.append((settle_items, seat))


def turn_down(state: State, item: int) -> None:
    """Turn a face-up item of a score area face down."""
    seat = owner_of_item(state, item)
    move_card(state, item, ITEMS_OF + seat, ITEMS_SPENT + seat)
    if state.events is not None:
        state.events.append(ItemTurnedDown(seat, seen(state, item)))


def settle_items(state: State, seat: int) -> None:
    """Only one item of a score area lies face up: the older one is used at once, or one is turned down (TH-013)."""
    if len(state.zones[ITEMS_OF + seat]) > 1:
        ask(state, seat, which_item, seat)


def which_item(state: State, player: int) -> list[Move]:
    """Use the older item at once, or turn one of the two face down."""
    older, newer = state.zones[ITEMS_OF + player][:2]
    moves: list[Move] = [(use_at_once, older)] if can_use_at_once(state, player, older) else []
    return [*moves, (turn_over, older), (turn_over, newer)]


def turn_over(state: State, card: int) -> None:
    """Turn this item face down without using it."""
    turn_down(state, card)


def can_use_at_once(state: State, seat: int, item: int) -> bool:
    """Whether an item would have an effect now."""
    ability = ABILITIES[state.face[item]][0]
    if ability.when is not None and not ability.when(state, seat, item):
        return False
    return ability.targets is None or bool(ability.targets(state, seat, item))


def use_at_once(state: State, card: int) -> None:
    """Use this item now; nobody may answer (TH-014)."""
    seat = state.seat
    turn_down(state, card)
    if state.events is not None:
        state.events.append(ItemUsedAtOnce(seat, seen(state, card)))
    perform(state, seat, card)


def perform(state: State, seat: int, item: int) -> None:
    """Use an item at once, after asking for its target if it has one."""
    ability = ABILITIES[state.face[item]][0]
    if ability.targets is None:
        ability.does(state, seat, item, NO_CARD)
    else:
        ask(state, seat, which_aim, item, seat)


def which_aim(state: State, source: int, player: int) -> list[Move]:
    """Choose the target of an item that is used at once."""
    ability = ABILITIES[state.face[source]][0]
    assert ability.targets is not None
    aim = aim_item_on if ability.kind == ON_SEATS else aim_item
    return [(aim, source, target) for target in ability.targets(state, player, source)]


def aim_item(state: State, card: int, target: int) -> None:
    """Use the item on this card."""
    ABILITIES[state.face[card]][0].does(state, state.seat, card, target)


def aim_item_on(state: State, card: int, opponent: int) -> None:
    """Use the item on this player."""
    ABILITIES[state.face[card]][0].does(state, state.seat, card, opponent)
