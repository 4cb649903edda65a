"""Effects of the spells of the base game."""

from __future__ import annotations

from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import active_rooms, deactivate, top_of
from undercroft.games.boss_family.rules.durations import CLOSED, EVERYBODY, EXTRA_ROOMS, NO_BUILDING, last
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.boosts import strengthen
from undercroft.games.boss_family.rules.effects.registry import ON_SEATS, card
from undercroft.games.boss_family.rules.events import BuildingForbidden, DungeonClosed, ExtraRoomAllowed, HeroRemoved
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.heroes import (
    hurt_walker,
    kill_walker,
    send_to_entrance,
    send_to_start,
    send_to_town,
    strengthen_hero,
)
from undercroft.games.boss_family.rules.piles import discard_from_hand, draw
from undercroft.games.boss_family.rules.placement import take_up
from undercroft.games.boss_family.rules.priority import cancel
from undercroft.games.boss_family.rules.sets.boss_monster.rooms import raise_the_dead
from undercroft.games.boss_family.rules.state import HAND, REMOVED, SOULS_OF, TOWN, State, opponents_of
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


@card("annihilator").announced(targets=targets.active_trap_room)
def annihilate(state: State, seat: int, spell: int, target: int) -> None:
    """A trap room deals 3 more damage until the end of the round."""
    strengthen(state, target, 3)


@card("giant_size").announced(targets=targets.active_monster_room)
def grow(state: State, seat: int, spell: int, target: int) -> None:
    """A monster room deals 3 more damage until the end of the round."""
    strengthen(state, target, 3)


@card("assassin").announced(targets=targets.hero_in_other_dungeon)
def toughen(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in an opponent's dungeon has 3 more health until the end of the round."""
    strengthen_hero(state, target, 3)


@card("cave_in").announced(targets=targets.own_destructible_room)
def bring_down(state: State, seat: int, spell: int, target: int) -> None:
    """Destroy a room of one's own; a hero in it dies."""
    inside = state.walk_room == target
    destroy(state, target)
    if inside:
        kill_walker(state, state.walk_room)


@card("counterspell").announced(targets=targets.spell_of_another, cancels=True)
def counter(state: State, seat: int, spell: int, target: int) -> None:
    """Cancel a spell of another player."""
    cancel(state, target)


@card("exhaustion").announced(targets=targets.hero_in_own_dungeon)
def exhaust(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in one's own dungeon takes as much damage as there are active rooms."""
    hurt_walker(state, len(active_rooms(state, seat)))


@card("fear").announced(targets=targets.hero_in_any_dungeon)
def frighten(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in any dungeon goes back to town."""
    send_to_town(state)


@card("freeze").announced(targets=targets.active_room)
def freeze(state: State, seat: int, spell: int, target: int) -> None:
    """A room is deactivated until the end of the round."""
    deactivate(state, target)


@card("jeopardy").announced()
def risk_everything(state: State, seat: int, spell: int, target: int) -> None:
    """All players discard their hands; each draws a spell and two rooms."""
    state.agenda.append((deal_anew,))
    for player in state.order:
        discard_from_hand(state, player, state.zones[HAND + player][:])


def deal_anew(state: State) -> None:
    """Everybody draws, after everything that the discarding set off (MB-122)."""
    for player in state.order:
        draw(state, player, SPELL, 1)
        draw(state, player, ROOM, 2)


@card("kobold_strike").announced()
def strike(state: State, seat: int, spell: int, target: int) -> None:
    """Nothing can be built until the end of the round; rooms lying face down go back to the hands."""
    last(state, NO_BUILDING, EVERYBODY)
    returned: list[int] = []
    for player in state.order:
        for slot in range(state.size[player] - 1, -1, -1):
            room = top_of(state, player, slot)
            if room in state.down:
                take_up(state, player, slot)
                returned.append(room)
    if state.events is not None:
        state.events.append(BuildingForbidden(tuple(seen(state, room) for room in returned)))


def _is_behind_in_rooms(state: State, seat: int, spell: int) -> bool:
    """At least one opponent has more rooms; one's own Build turn is not over (BM-241)."""
    mine = len(active_rooms(state, seat))
    return not state.turns_over & 1 << seat and any(
        len(active_rooms(state, other)) > mine for other in opponents_of(state, seat)
    )


@card("motivation").announced(when=_is_behind_in_rooms)
def motivate(state: State, seat: int, spell: int, target: int) -> None:
    """One more room may be placed in this round."""
    last(state, EXTRA_ROOMS, seat)
    if state.events is not None:
        state.events.append(ExtraRoomAllowed(seat))


@card("princess_in_peril").announced(targets=targets.hero_in_town)
def cry_for_help(state: State, seat: int, spell: int, target: int) -> None:
    """A hero of the town comes to one's own entrance."""
    send_to_entrance(state, seat, target, TOWN)


@card("soul_harvest").announced(targets=targets.own_soul)
def harvest(state: State, seat: int, spell: int, target: int) -> None:
    """Remove a dead hero of one's own from the game: draw two spells."""
    move_card(state, target, SOULS_OF + seat, REMOVED)
    if state.events is not None:
        state.events.append(HeroRemoved(seen(state, target)))
    draw(state, seat, SPELL, 2)


@card("teleportation").announced(targets=targets.hero_in_own_dungeon)
def teleport(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in one's own dungeon goes back to the first room."""
    send_to_start(state)


@card("trepidation").announced(targets=targets.leader_in_souls, kind=ON_SEATS)
def close_a_dungeon(state: State, seat: int, spell: int, target: int) -> None:
    """No more heroes enter the dungeon of a player with two souls more in this round."""
    last(state, CLOSED, target)
    if state.events is not None:
        state.events.append(DungeonClosed(target))


@card("zombie_attack").announced(targets=targets.soul_of_an_opponent)
def attack_with_a_zombie(state: State, seat: int, spell: int, target: int) -> None:
    """A dead hero of an opponent comes to that opponent's entrance with 2 more health until the end of the round."""
    raise_the_dead(state, target)
    strengthen_hero(state, target, 2)
