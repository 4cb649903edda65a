"""Step 4 of an encounter: covering boxes, using skills, combining and discarding dice (OD-094 to OD-106)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.abilities import NO_ABILITY
from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force, clause_of_ability, tell_ability
from undercroft.games.one_deck_dungeon.rules.boxes import dice_taken, is_filled, open_places, takes_first_die
from undercroft.games.one_deck_dungeon.rules.dice import (
    DIE_WORDS,
    colour_of,
    die,
    drop,
    restriction_of,
    value_of,
)
from undercroft.games.one_deck_dungeon.rules.effects import drinkable_now, usable
from undercroft.games.one_deck_dungeon.rules.events import (
    BoxCovered,
    DiceCombined,
    DieLaid,
    DieReturned,
    DieTaken,
    HadEnough,
)
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.games.one_deck_dungeon.rules.potions import drinkable
from undercroft.games.one_deck_dungeon.rules.state import State, leader, led
from undercroft.games.one_deck_dungeon.rules.storing import releasable, release
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.kernel.state import Move, ask


def place_dice(state: State) -> None:
    """Let the seats act in any order until all have had enough (OD-097, OD-DECISION-16)."""
    seats = seats_of_party(state)
    state.acting = leader(state) if leader(state) in seats else seats[0]
    state.had_enough = 0
    state.agenda.append((act,))


def seats_of_party(state: State) -> list[int]:
    """The seats whose heroes take part in this encounter."""
    return sorted({state.setup.seat_of[hero] for hero in state.party})


def act(state: State) -> None:
    """Ask the acting seat for its next action."""
    state.origin = (act,)
    ask(state, state.acting, how_to_place, always=True)


def how_to_place(state: State) -> list[Move]:
    """The actions of the seat, or to stop."""
    return [*actions_of(state, state.acting), (had_enough,)]


def actions_of(state: State, seat: int) -> list[Move]:
    """Lay dice, use skills and potions, combine or discard dice."""
    moves: list[Move] = []
    places = [(place, dice_taken(state, place)) for place in open_places(state)]
    combining = not why_not_combining(state)
    for hero in state.party:
        if state.setup.seat_of[hero] != seat:
            continue
        dice = list(dict.fromkeys(state.pool[hero]))
        moves += [(lay, hero, one, place) for place, taken in places for one in dice if taken >> one & 1]
        moves += usable(state, hero)
        moves += drinkable_now(state, hero)
        if combining:
            moves += [(combine, hero, one) for one in dice if not restriction_of(one)]
        moves += [(put_back, hero, one) for one in dice]
        moves += releasable(state, [hero])
    return moves + drinkable(state)


def had_enough(state: State) -> None:
    """Let the others act; when all have had enough in a row, the consequences follow."""
    seats = seats_of_party(state)
    if len(seats) > 1 and state.events is not None:
        hero = next(hero for hero in state.party if state.setup.seat_of[hero] == state.acting)
        state.events.append(HadEnough(led(state, hero)))
    following = who_acts_next(state)
    if following:
        state.acting = following[0]
        state.had_enough = len(seats) - len(following)
        state.agenda.append((act,))


def who_acts_next(state: State) -> list[int]:
    """The other seats that have not had enough, in their order, from the first that could act."""
    seats = seats_of_party(state)
    turn = seats.index(state.acting) + 1
    others = (seats[turn:] + seats[:turn])[: len(seats) - state.had_enough - 1]
    while others and not could_act(state, others[0]):
        others = others[1:]
    return others


def could_act(state: State, seat: int) -> bool:
    """Whether a seat has a useful option; giving back a stored die is useless while the supply has heroic dice."""
    idle = (release,) if state.supply[HEROIC] else ()
    return any(move[0] not in idle for move in actions_of(state, seat))


def _go_on(state: State) -> None:
    state.had_enough = 0
    state.agenda.append((act,))


# -- covering ------------------------------------------------------------------------------------------------------


def lay(state: State, hero: int, die: int, box: int) -> None:
    """Lay a die on a box (OD-098); it stays there for this encounter (OD-DECISION-8)."""
    if takes_first_die(state, box) and box not in state.taken:
        state.taken.append(box)
        drop(state, hero, die)
        if state.events is not None:
            state.events.append(DieTaken(led(state, hero), DIE_WORDS[die], box))
        _go_on(state)
        return
    state.pool[hero].remove(die)
    state.laid[box].append(die)
    if state.events is not None:
        state.events.append(DieLaid(led(state, hero), DIE_WORDS[die], box))
        if is_filled(state, box):
            state.events.append(BoxCovered(box))
    _go_on(state)


# -- combining -----------------------------------------------------------------------------------------------------


def free_dice(state: State) -> list[tuple[int, int]]:
    """The dice of all pools of the encounter that may be combined, with their heroes (OD-048)."""
    return [(hero, one) for hero in state.party for one in state.pool[hero] if not restriction_of(one)]


def why_not_combining(state: State) -> str:
    """The clause that forbids to combine dice now; empty if there are enough and a heroic die is available."""
    needed = ability_in_force(state).to_combine
    dice = free_dice(state)
    if len(dice) < NO_ABILITY.to_combine:
        return "OD-047"
    if not needed or len(dice) < needed:
        return clause_of_ability(state)
    if not state.supply[HEROIC] and all(colour_of(one) != HEROIC for _, one in dice):
        return "OD-DECISION-6"
    return ""


def why_not_given_up(state: State, hero: int, one: int) -> str:
    """The clause that forbids to give up a die of a pool, with those given already, for a heroic one."""
    if restriction_of(one):
        return "OD-DECISION-70"
    if not state.mixing:
        return why_not_combining(state)
    if state.mixing.count((hero, one)) >= state.pool[hero].count(one):
        return "OD-047"  # the same die is not given up twice
    given = [*state.mixing, (hero, one)]
    last = len(given) == ability_in_force(state).to_combine
    if last and not state.supply[HEROIC] and all(colour_of(each) != HEROIC for _, each in given):
        return "OD-DECISION-6"
    return ""


def combine(state: State, hero: int, die: int) -> None:
    """Give up this die for a heroic one."""
    state.mixing.append((hero, die))
    state.agenda.append((mix,))


def mix(state: State) -> None:
    """Ask for the other dice, then for the hero who gets the heroic die."""
    if len(state.mixing) < ability_in_force(state).to_combine:
        ask(state, state.acting, what_to_combine, always=True)
        return
    heroes = sorted({hero for hero, _ in state.mixing})
    if len(heroes) > 1:
        ask(state, state.acting, who_gets_heroic)
    else:
        give_heroic(state, heroes[0])


def what_to_combine(state: State) -> list[Move]:
    """Choose another die, or cancel."""
    left = free_dice(state)
    for pair in state.mixing:
        left.remove(pair)
    fitting = [(hero, one) for hero, one in dict.fromkeys(left) if not why_not_given_up(state, hero, one)]
    return [*((combine, hero, one) for hero, one in fitting), (keep_apart,)]


def keep_apart(state: State) -> None:
    """Cancel the combination."""
    state.mixing = []
    state.agenda.append((act,))


def who_gets_heroic(state: State) -> list[Move]:
    """The dice came from two heroes: choose who gets the heroic die (OD-048)."""
    return [(give_heroic, hero) for hero in sorted({hero for hero, _ in state.mixing})]


def give_heroic(state: State, hero: int) -> None:
    """The heroic die shows the lowest value of the dice given up (OD-047)."""
    mixing, state.mixing = state.mixing, []
    ability = ability_in_force(state)
    value = max(1, min(value_of(one) for _, one in mixing) - ability.combined_less)
    for owner, one in mixing:
        drop(state, owner, one)
    state.supply[HEROIC] -= 1
    state.pool[hero].append(die(HEROIC, value))
    if state.events is not None:
        state.events.append(DiceCombined(led(state, hero), tuple(DIE_WORDS[one] for _, one in mixing), value))
    _go_on(state)
    if ability.combining_time:
        tell_ability(state, ability.combining_time)
        state.agenda.append((spend_time, ability.combining_time))


# -- giving back ---------------------------------------------------------------------------------------------------


def put_back(state: State, hero: int, die: int) -> None:
    """Discard a die of the pool (OD-105)."""
    drop(state, hero, die)
    if state.events is not None:
        state.events.append(DieReturned(led(state, hero), DIE_WORDS[die]))
    _go_on(state)
