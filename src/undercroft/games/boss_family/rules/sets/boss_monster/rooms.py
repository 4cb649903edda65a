"""Effects of the rooms of the base game."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import active_monster_rooms
from undercroft.games.boss_family.rules.durations import (
    DOUBLE_TREASURE,
    EVERYBODY,
    NO_BUILDING,
    ROOMS_DEAL_MORE,
    last,
    lasts,
)
from undercroft.games.boss_family.rules.effects import choices, costs, targets
from undercroft.games.boss_family.rules.effects.conditions import (
    opponent_holds_cards,
    opponent_holds_spells,
    room_to_draw,
    spell_to_draw,
)
from undercroft.games.boss_family.rules.effects.registry import (
    BARS_ADVANCED,
    CHOOSES_ROUND_DRAW,
    ON_SEATS,
    TURNS_HEROES_BACK,
    WHEN_BUILT,
    WHEN_HERO_DIES_HERE,
    WHEN_OTHER_BUILT,
    WHEN_OTHER_DESTROYED,
    WHEN_OWN_SPELL,
    card,
)
from undercroft.games.boss_family.rules.events import DungeonStrengthened, TreasureDoubled
from undercroft.games.boss_family.rules.facts import FACE, HERO, MONSTER, ROOM, SPELL, TRAP
from undercroft.games.boss_family.rules.heroes import hurt_more_by_room, kill_walker, send_to_entrance
from undercroft.games.boss_family.rules.piles import discard_from_hand, draw, random_card, take_from_discard
from undercroft.games.boss_family.rules.priority import cancel
from undercroft.games.boss_family.rules.state import (
    HAND,
    SOULS_OF,
    TOWN,
    WOUNDS_OF,
    State,
    count_of_back,
    kind_of,
)
from undercroft.kernel.state import ask

# -- cleric rooms --------------------------------------------------------------------------------------------------


@card("dark_altar").announced(destroys_itself=True, targets=targets.card_in_discard, still=targets.any_card_in_discard)
def fetch_any_card(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: take any card of the discard pile."""
    take_from_discard(state, seat, target)


def _room_in_discard(state: State, seat: int, room: int) -> bool:
    return bool(choices.wanted_in_discard(state, choices.ANY_ROOM))


@card("open_grave").when(WHEN_HERO_DIES_HERE, once=True, possible=_room_in_discard)
def dig_up_a_room(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero dies here: take a room of the discard pile."""
    ask(state, seat, choices.which_to_take, room, choices.ANY_ROOM)


@card("specters_sanctum").when(WHEN_BUILT, possible=opponent_holds_spells)
def scare_a_spell_away(state: State, seat: int, room: int) -> None:
    """When built: an opponent discards a random spell."""
    ask(state, seat, choices.whose_spell, room, seat)


@card("succubus_spa").when(WHEN_HERO_DIES_HERE, once=True, possible=opponent_holds_cards)
def rob_an_opponent(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero dies here: a random room or spell of an opponent."""
    ask(state, seat, choices.whom_to_rob, room, seat)


@card("dracolich_lair").announced(
    once=True, cost=costs.DISCARD_TWO_ROOMS, targets=targets.room_in_discard, still=targets.any_card_in_discard
)
def fetch_a_room(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard two rooms: take a room of the discard pile that already lay there."""
    take_from_discard(state, seat, target)


def _is_wounded(state: State, seat: int, room: int) -> bool:
    return bool(state.zones[WOUNDS_OF + seat])


@card("vampire_bordello").when(WHEN_HERO_DIES_HERE, once=True, possible=_is_wounded, asks_itself=True)
def heal_a_wound(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero dies here: a wound may become a soul."""
    ask(state, seat, choices.which_wound, room, seat)


# -- fighter rooms -------------------------------------------------------------------------------------------------


@card("goblin_armory").helps_neighbour()
def arm_monsters(neighbour: int, to_right: bool) -> int:
    """Monster rooms directly left and right deal 1 more damage."""
    return MONSTER[neighbour]


@card("golem_factory").when(WHEN_HERO_DIES_HERE, once=True, possible=room_to_draw, plain=True)
def make_a_room(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero dies here: draw a room."""
    draw(state, seat, ROOM, 1)


TURNS_HEROES_BACK.add(FACE["minotaurs_maze"])
BARS_ADVANCED.add(FACE["neanderthal_cave"])


def _another_monster(state: State, seat: int, room: int, built: int) -> bool:
    return bool(MONSTER[state.face[built]])


@card("beast_menagerie").when(WHEN_OTHER_BUILT, once=True, possible=room_to_draw, watches=_another_monster, plain=True)
def welcome_another_beast(state: State, seat: int, room: int) -> None:
    """Once a round, when another monster room is built here: draw a room."""
    draw(state, seat, ROOM, 1)


@card("monsters_ballroom").own_damage()
def count_the_dancers(state: State, seat: int, room: int) -> int:
    """As much damage as there are active monster rooms in the dungeon, itself included."""
    return active_monster_rooms(state, seat)


# -- mage rooms ----------------------------------------------------------------------------------------------------


@card("brainsucker_hive").when(WHEN_HERO_DIES_HERE, once=True, optional=True, possible=spell_to_draw, plain=True)
def suck_up_a_spell(state: State, seat: int, room: int) -> None:
    """Once a round, when a hero dies here: a spell may be drawn."""
    draw(state, seat, SPELL, 1)


@card("dark_laboratory").when(WHEN_BUILT)
def brew_spells(state: State, seat: int, room: int) -> None:
    """When built: draw two spells, then discard one."""
    draw(state, seat, SPELL, 2)
    state.agenda.append((discard_a_spell, seat, room))


def discard_a_spell(state: State, seat: int, source: int) -> None:
    """A spell of the hand, drawn now or held before, is discarded."""
    spells = count_of_back(state, HAND + seat, SPELL)
    if spells:
        ask(state, seat, choices.which_spell_to_discard, source, seat, always=spells > 1)


CHOOSES_ROUND_DRAW.add(FACE["haunted_library"])


@card("witchs_kitchen").announced(once=True, cost=costs.DISCARD_A_MONSTER_ROOM)
def cook_a_spell(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard a monster room: draw a spell."""
    draw(state, seat, SPELL, 1)


@card("all_seeing_eye").announced(once=True, cost=costs.DISCARD_A_SPELL, targets=targets.spell_of_another, cancels=True)
def see_through_a_spell(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard a spell: cancel an opponent's spell."""
    cancel(state, target)


@card("ligers_den").when(WHEN_OWN_SPELL, once=True, possible=spell_to_draw, plain=True)
def follow_a_spell(state: State, seat: int, room: int) -> None:
    """Once a round, after a spell of one's own: draw a spell."""
    draw(state, seat, SPELL, 1)


# -- thief rooms ---------------------------------------------------------------------------------------------------


@card("bottomless_pit").announced(
    destroys_itself=True, targets=targets.hero_in_this_room, still=targets.hero_in_own_dungeon
)
def drop_a_hero(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: the hero in it dies."""
    kill_walker(state, state.walk_room)


@card("boulder_ramp").announced(cost=costs.DESTROY_ANOTHER_ROOM, targets=targets.hero_in_this_room)
def roll_a_boulder(state: State, seat: int, room: int, target: int) -> None:
    """Destroy another room: the hero in this one takes 5 damage."""
    hurt_more_by_room(state, room, 5)


@card("dizzygas_hallway").helps_neighbour()
def confuse_the_next(neighbour: int, to_right: bool) -> int:
    """A trap room directly to the right deals 2 more damage."""
    return 2 if to_right and TRAP[neighbour] else 0


@card("jackpot_stash").announced(destroys_itself=True)
def double_the_treasure(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: treasure in this dungeon's rooms counts double until the end of the round (BM-238)."""
    last(state, DOUBLE_TREASURE, seat)
    if state.events is not None:
        state.events.append(TreasureDoubled(seat))


@card("recycling_center").when(WHEN_OTHER_DESTROYED, optional=True, possible=room_to_draw, plain=True)
def recycle(state: State, seat: int, room: int) -> None:
    """Each time another room of this dungeon is destroyed: two rooms may be drawn."""
    draw(state, seat, ROOM, 2)


@card("the_crushinator").announced(cost=costs.DESTROY_ANOTHER_ROOM)
def crush(state: State, seat: int, room: int, target: int) -> None:
    """Destroy another room: all rooms of the dungeon deal 2 more damage until the end of the round."""
    last(state, ROOMS_DEAL_MORE, seat, 2)
    if state.events is not None:
        state.events.append(DungeonStrengthened(seat, 2))


# -- rooms of two and more treasures -------------------------------------------------------------------------------


def _two_rooms_somewhere(state: State, seat: int, room: int) -> bool:
    return choices.can_swap(state)


@card("centipede_tunnel").when(WHEN_BUILT, possible=_two_rooms_somewhere, asks_itself=True)
def tunnel(state: State, seat: int, room: int) -> None:
    """When built: two rooms of a dungeon may change places."""
    ask(state, seat, choices.which_to_swap, room)


def _may_build(state: State, seat: int, room: int) -> bool:
    return not lasts(state, NO_BUILDING, EVERYBODY) and count_of_back(state, HAND + seat, ROOM) > 0


@card("construction_zone").when(WHEN_BUILT, possible=_may_build, asks_itself=True)
def go_on_building(state: State, seat: int, room: int) -> None:
    """When built: one more room may be built at once."""
    ask(state, seat, choices.which_extra_room, room, seat, always=True)


def _ordinary_hero_in_town(state: State, seat: int, room: int) -> bool:
    return any(kind_of(state, hero) == HERO for hero in state.zones[TOWN])


@card("mimic_vault").when(WHEN_BUILT, possible=_ordinary_hero_in_town)
def lure_a_hero(state: State, seat: int, room: int) -> None:
    """When built: an ordinary hero of the town comes to the entrance."""
    ask(state, seat, choices.which_hero_to_lure, room)


def _monster_room_in_discard(state: State, seat: int, room: int) -> bool:
    return bool(choices.wanted_in_discard(state, choices.MONSTER_ROOM))


@card("monstrous_monument").when(WHEN_BUILT, possible=_monster_room_in_discard)
def raise_a_monster(state: State, seat: int, room: int) -> None:
    """When built: take a monster room of the discard pile."""
    ask(state, seat, choices.which_to_take, room, choices.MONSTER_ROOM)


@card("torture_chamber").announced(
    destroys_itself=True, targets=targets.opponent, still=targets.opponent_with_rooms, kind=ON_SEATS
)
def torture(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: an opponent discards a random room card; it is wasted on one who holds none (BM-246)."""
    discard_from_hand(state, target, [random_card(state, target, ROOM)])


@card("zombie_prison").announced(destroys_itself=True, targets=targets.soul_of_an_opponent)
def free_a_zombie(state: State, seat: int, room: int, target: int) -> None:
    """Destroy this room: a dead hero of an opponent comes to that opponent's entrance."""
    raise_the_dead(state, target)


def raise_the_dead(state: State, hero: int) -> None:
    """A dead hero rises at the entrance of the player who killed it."""
    owner = next(seat for seat in state.order if hero in state.zones[SOULS_OF + seat])
    send_to_entrance(state, owner, hero, SOULS_OF + owner)
