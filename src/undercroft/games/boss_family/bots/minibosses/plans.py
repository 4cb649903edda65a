"""Plans for cards of which more than the target has to be chosen: their value now, and how to use them.

Nothing is remembered between decisions: the same plan is made again when way, target and amount are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undercroft.games.boss_family.bots.card_values import SOUL, WOUND, outcome
from undercroft.games.boss_family.bots.idle_plays import strength
from undercroft.games.boss_family.bots.minibosses.card_values import COIN
from undercroft.games.boss_family.bots.minor_choices import leader
from undercroft.games.boss_family.bots.walk_plays import SPOIL, TURN, Walk, is_worth_spoiling
from undercroft.games.boss_family.rules.dungeon import (
    active_at,
    active_rooms,
    host_of,
    is_active,
    minibosses_of,
    place_of,
    powers_at,
    powers_of,
    top_of,
)
from undercroft.games.boss_family.rules.effects.registry import WAYS
from undercroft.games.boss_family.rules.facts import (
    DARK,
    FACE,
    HEALTH,
    KIND,
    MINIBOSS,
    MONSTER,
    MOST_ROOMS,
    ROOM,
    SOULS,
    SPELL,
    TRAP,
)
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    ENTRANCE,
    HAND,
    NO_CARD,
    TOWN,
    State,
    count_of_back,
    opponents_of,
)
from undercroft.games.boss_family.rules.totals import damage_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.games.boss_family.bots.idle_plays import Forecasts
    from undercroft.kernel.state import Move

    InWalk = Callable[[State, Walk, int], "Plan"]
    """A plan for a card while a hero walks."""
    Idle = Callable[[State, Forecasts, int], "Plan"]
    """A plan for a card while no hero walks."""


class Plan(NamedTuple):
    """The value of using a card, and the way, the target and the coins that go with it; -1 stands for none."""

    worth: int
    way: int = -1
    target: int = -1
    amount: int = -1

    def worth_by(self, move: Move) -> int:
        """Return the value of a move that announces the card; 0 if it aims at another target than the plan."""
        return self.worth if len(move) < 3 or self.target in (-1, move[2]) else 0


NOTHING: Final = Plan(0)
LEVEL_2, LEVEL_3, LEVEL_3_MINUS = WAYS.index("level_2"), WAYS.index("level_3"), WAYS.index("level_3_minus")
OWN_HERO, MINIBOSS_HERO, DEACTIVATE = WAYS.index("own_hero"), WAYS.index("miniboss_hero"), WAYS.index("deactivate")
WITH_MINIBOSS, WITH_MONSTERS = WAYS.index("miniboss"), WAYS.index("monsters")
STRONGER, WEAKER, FOR_COINS = WAYS.index("stronger"), WAYS.index("weaker"), WAYS.index("coins")
POWER: Final = 60
"""The value of the power of a miniboss that is used up."""
PAYWALL: Final = FACE["paywall"]


def plan_in_walk(state: State, walk: Walk, card: int) -> Plan:
    """Return the best use of a card while a hero walks."""
    face = state.face[card]
    if walk.seat == state.seat:
        save = SAVES.get(face)
        return NOTHING if save is None or walk.missing <= 0 else save(state, walk, card)
    if DARK[face]:
        helps = card == walk.hero and walk.missing > -2 and is_worth_spoiling(state, walk)
        return Plan(SPOIL * SOULS[state.face[walk.hero]] - COIN) if helps else NOTHING
    spoil = SPOILS.get(face)
    return NOTHING if spoil is None or not is_worth_spoiling(state, walk) else spoil(state, walk, card)


# -- the own dungeon: kill a hero that would come through, or be rid of it -------------------------------------------


def _turn(state: State, walk: Walk) -> int:
    return TURN * SOULS[state.face[walk.hero]]


def _met(state: State, walk: Walk) -> list[int]:
    """Return the rooms whose damage still counts for the hero inside: those ahead, and the one it stands in."""
    inside = walk.inside != NO_CARD and is_active(state, walk.inside)
    return [*walk.ahead, walk.inside] if inside else walk.ahead


def _enough_alone(state: State, walk: Walk) -> list[int]:
    """Return the rooms that kill the hero if they deal their damage once more."""
    return [room for room in _met(state, walk) if damage_of(state, room) >= walk.missing]


def _kill(cost: int, way: int = -1) -> InWalk:
    """Return a plan that rids the dungeon of the hero inside at a cost."""
    return lambda state, walk, card: Plan(_turn(state, walk) - cost, way, walk.hero)


def _pay_to_win(state: State, walk: Walk, card: int) -> Plan:
    amount, met = walk.missing - 1, _met(state, walk)
    if not met or amount > state.coins[state.seat]:
        return NOTHING
    return Plan(_turn(state, walk) - COIN * amount, target=met[0], amount=amount)


def _smash(state: State, walk: Walk, card: int) -> Plan:
    if walk.missing <= 2:
        return Plan(_turn(state, walk), OWN_HERO, walk.hero)
    strong = walk.inside != NO_CARD and powers_at(state, *place_of(state, walk.inside))[1]
    return Plan(_turn(state, walk), MINIBOSS_HERO, walk.hero) if strong and walk.missing <= 4 else NOTHING


def _ambush(state: State, walk: Walk, card: int) -> Plan:
    hand = state.zones[HAND + state.seat]
    way = WITH_MINIBOSS if any(KIND[state.face[held]] == MINIBOSS for held in hand) else WITH_MONSTERS
    return Plan(_turn(state, walk) - 120, way, walk.hero)


def _rage(state: State, walk: Walk, card: int) -> Plan:
    """Let the room of a miniboss deal more by its level, or double if it is the only one."""
    minibosses, met = minibosses_of(state, state.seat), _met(state, walk)
    for miniboss in minibosses:
        seat, slot = host_of(state, miniboss)
        room, level = top_of(state, seat, slot), state.levels[miniboss]
        more = level + (damage_of(state, room) + level if len(minibosses) == 1 else 0)
        if more >= walk.missing and room in met and powers_at(state, seat, slot)[1]:
            return Plan(_turn(state, walk), target=miniboss)
    return NOTHING


def _double_a_monster(state: State, walk: Walk, card: int) -> Plan:
    rooms = [room for room in _enough_alone(state, walk) if MONSTER[state.face[room]]]
    return Plan(_turn(state, walk) - 3 * COIN, target=rooms[0]) if rooms else NOTHING


def _brassknuckle(state: State, walk: Walk, card: int) -> Plan:
    seat, slot = host_of(state, card)
    host = active_at(state, seat, slot) if seat == state.seat else NO_CARD
    return Plan(_turn(state, walk) - POWER, LEVEL_3) if host in _enough_alone(state, walk) else NOTHING


def _spike(state: State, walk: Walk, card: int) -> Plan:
    return Plan(_turn(state, walk) - POWER, LEVEL_2, walk.hero) if walk.missing <= 2 else NOTHING


def _stronger_monsters(state: State, walk: Walk, card: int) -> Plan:
    monsters = sum([MONSTER[state.face[room]] for room in _met(state, walk)])
    return Plan(_turn(state, walk) - POWER, LEVEL_3, state.seat) if monsters >= walk.missing else NOTHING


def _catacombs(state: State, walk: Walk, card: int) -> Plan:
    again = sum([damage_of(state, room) for room in active_rooms(state, walk.seat) if room != card])
    return Plan(_turn(state, walk) - 150, target=walk.hero) if not walk.ahead and walk.missing <= again else NOTHING


def _draculad_in_walk(state: State, walk: Walk, card: int) -> Plan:
    return NOTHING if walk.ahead else Plan(9 * WOUND // 10 * SOULS[state.face[walk.hero]], LEVEL_2, walk.hero)


SAVES: Final[dict[int, InWalk]] = {
    FACE["pay_to_win"]: _pay_to_win,
    FACE["smash"]: _smash,
    FACE["ambush"]: _ambush,
    FACE["rage"]: _rage,
    FACE["training_camp"]: _double_a_monster,
    FACE["ravenus"]: _double_a_monster,
    FACE["brassknuckle"]: _brassknuckle,
    FACE["paddywhack"]: _kill(POWER, LEVEL_3),
    FACE["spike"]: _spike,
    FACE["kid_croak"]: _stronger_monsters,
    FACE["sawtooth_pendulum"]: _kill(COIN),
    FACE["living_trap"]: _kill(150),
    FACE["minotaur_catacombs"]: _catacombs,
    FACE["draculad"]: _draculad_in_walk,
}


# -- other dungeons: let a hero through that would have died ---------------------------------------------------------


def _spoil(state: State, walk: Walk) -> int:
    return SPOIL * SOULS[state.face[walk.hero]]


def _decisive(state: State, walk: Walk) -> list[int]:
    """Return the rooms ahead without whose damage the hero lives."""
    return [room for room in walk.ahead if damage_of(state, room) > -walk.missing]


def _armor_up(state: State, walk: Walk, card: int) -> Plan:
    amount = (1 - walk.missing) // 2
    affordable = amount <= state.coins[state.seat]
    return Plan(_spoil(state, walk) - COIN * amount, target=walk.hero, amount=amount) if affordable else NOTHING


def _more_health(health: int, cost: int, way: int = -1) -> InWalk:
    def plan(state: State, walk: Walk, card: int) -> Plan:
        return Plan(_spoil(state, walk) - cost, way, walk.hero) if -walk.missing < health else NOTHING

    return plan


def _take_out(cost: int, way: int = -1) -> InWalk:
    """Return a plan that takes the damage of a room away at a cost."""

    def plan(state: State, walk: Walk, card: int) -> Plan:
        rooms = _decisive(state, walk)
        return Plan(_spoil(state, walk) - cost, way, rooms[0]) if rooms else NOTHING

    return plan


def _sabotage(state: State, walk: Walk, card: int) -> Plan:
    rooms = _decisive(state, walk)
    more = len(minibosses_of(state, state.seat)) > len(minibosses_of(state, walk.seat))
    return Plan(_spoil(state, walk), DEACTIVATE, rooms[0]) if rooms and more else NOTHING


def _weaker_monsters(state: State, walk: Walk, card: int) -> Plan:
    monsters = [room for room in walk.ahead if MONSTER[state.face[room]] and damage_of(state, room)]
    return Plan(_spoil(state, walk) - 20, LEVEL_3_MINUS, walk.seat) if len(monsters) > -walk.missing else NOTHING


def _weaker_traps(state: State, walk: Walk, card: int) -> Plan:
    traps = sum([TRAP[state.face[room]] for room in walk.ahead])
    return Plan(_spoil(state, walk) - 2 * COIN) if traps > -walk.missing else NOTHING


def _pass_the_wall(state: State, walk: Walk, card: int) -> Plan:
    """Pay so much that the Paywall spares the hero."""
    amount = 1 - walk.missing
    walls = [room for room in walk.ahead if state.face[room] == PAYWALL and damage_of(state, room) >= amount]
    affordable = walls and amount <= state.coins[state.seat]
    return Plan(_spoil(state, walk) - 2 * COIN * amount, amount=amount) if affordable else NOTHING


SPOILS: Final[dict[int, InWalk]] = {
    FACE["armor_up"]: _armor_up,
    FACE["shrooman_aviary"]: _more_health(3, 20),
    FACE["rocky"]: _more_health(5, 0, LEVEL_3),
    FACE["icicle_man"]: _take_out(0, LEVEL_3),
    FACE["sabotage"]: _sabotage,
    FACE["the_catapult"]: _take_out(80),
    FACE["kid_croak"]: _weaker_monsters,
    FACE["scott"]: _weaker_traps,
    PAYWALL: _pass_the_wall,
}


# -- while no hero walks ---------------------------------------------------------------------------------------------


def _windfall(state: State, forecast: Forecasts, card: int) -> Plan:
    return Plan(200)


def _internship(state: State, forecast: Forecasts, card: int) -> Plan:
    return Plan(90) if state.coins[state.seat] and state.size[state.seat] else NOTHING


def _traitor(state: State, forecast: Forecasts, card: int) -> Plan:
    """Bribe the greatest miniboss of an opponent that can be paid for, when there is no room to build."""
    seat, levels = state.seat, state.levels
    if state.size[seat] < MOST_ROOMS:
        return NOTHING
    found = [miniboss for other in opponents_of(state, seat) for miniboss in minibosses_of(state, other)]
    best = max([(levels[one], one) for one in found if levels[one] <= state.coins[seat]], default=None)
    return NOTHING if best is None else Plan(100 + 60 * best[0], target=best[1])


def _kazanna(state: State, forecast: Forecasts, card: int) -> Plan:
    return Plan(60) if state.coins[state.seat] >= 3 else NOTHING


def _belladonna(state: State, forecast: Forecasts, card: int) -> Plan:
    return Plan(50, target=leader(state)) if state.coins[state.seat] >= 5 else NOTHING


def _cursed_well(state: State, forecast: Forecasts, card: int) -> Plan:
    many = count_of_back(state, HAND + state.seat, ROOM) > 3
    return Plan(30, FOR_COINS) if many and not state.coins[state.seat] else NOTHING


def _draculad(state: State, forecast: Forecasts, card: int) -> Plan:
    at_top = (card, 3) in powers_of(state, state.seat)
    return Plan(100, LEVEL_3, leader(state)) if at_top else NOTHING


def _beckon(state: State, forecast: Forecasts, card: int) -> Plan:
    """Bring a hero from town that dies here and would go elsewhere."""
    best, expected, damage = NOTHING, forecast(state, state.seat), strength(state, state.seat)
    for hero, guest in zip(state.zones[TOWN], expected.guests, strict=True):
        worth = 2 * outcome(state.face[hero], damage - 1)
        if worth > best.worth and not expected.comes(guest):
            best = Plan(worth, LEVEL_3, hero)
    return best


def _own_adventure(state: State) -> bool:
    return state.phase == ADVENTURING and state.active == state.seat


def _hold_back(state: State, forecast: Forecasts, card: int) -> Plan:
    """Let the hero wait that would wound most."""
    face, damage = state.face, strength(state, state.seat)
    tough = [hero for hero in state.zones[ENTRANCE + state.seat] if HEALTH[face[hero]] > damage]
    if not tough or not _own_adventure(state):
        return NOTHING
    target = max(tough, key=lambda hero: SOULS[face[hero]])
    return Plan(WOUND // 2 * SOULS[face[target]], target=target)


def _ask_the_efreet(state: State, forecast: Forecasts, card: int) -> Plan:
    """Make the room stronger if that kills a hero at the entrance, weaker if all die anyway."""
    if not _own_adventure(state):
        return NOTHING
    damage = strength(state, state.seat)
    healths = [HEALTH[state.face[hero]] for hero in state.zones[ENTRANCE + state.seat]]
    if any(damage < health <= damage + 2 for health in healths) and count_of_back(state, HAND + state.seat, SPELL):
        return Plan(SOUL, STRONGER)
    return Plan(60, WEAKER) if healths and max(healths) <= damage - 2 else NOTHING


IDLE: Final[dict[int, Idle]] = {
    FACE["windfall"]: _windfall,
    FACE["internship"]: _internship,
    FACE["traitor"]: _traitor,
    FACE["kazanna"]: _kazanna,
    FACE["belladonna"]: _belladonna,
    FACE["cursed_well"]: _cursed_well,
    FACE["draculad"]: _draculad,
    FACE["jinx"]: _beckon,
    FACE["haunted_cavern"]: _hold_back,
    FACE["efreets_chamber"]: _ask_the_efreet,
}
