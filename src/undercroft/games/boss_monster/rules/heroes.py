"""What becomes of heroes: lured, hurt, killed, scored, sent away."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.dungeon import is_active
from undercroft.games.boss_monster.rules.effects import triggers
from undercroft.games.boss_monster.rules.effects.moments import TRIGGERS, WHEN_HERO_DIES_HERE
from undercroft.games.boss_monster.rules.events import (
    HeroDied,
    HeroHurt,
    HeroSentToEntrance,
    HeroSentToStart,
    HeroSentToTown,
    HeroStrengthened,
    HeroSurvived,
    WoundHealed,
)
from undercroft.games.boss_monster.rules.facts import SOULS, WOUNDS
from undercroft.games.boss_monster.rules.numbers import damage_of, health_of
from undercroft.games.boss_monster.rules.state import (
    ENTRANCE,
    NO_CARD,
    NO_SLOT,
    ON_ITS_WAY,
    SOULS_OF,
    TOWN,
    WALKING,
    WOUNDS_OF,
    State,
)
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


def score_death(state: State, seat: int, hero: int, source: int) -> None:
    """A dead hero is put face down into a score area: its souls are gained (BM-117, BM-129)."""
    move_card(state, hero, source, SOULS_OF + seat)
    state.gained |= 1 << seat
    if state.events is not None:
        state.events.append(HeroDied(seat, seen(state, hero), SOULS[state.face[hero]]))


def kill_walker(state: State, room: int) -> None:
    """The hero inside dies; the dungeon's owner scores it, and the room it died in may act (BM-114, BM-119, BM-224)."""
    hero, seat = state.walker, state.active
    stop_walking(state)
    score_death(state, seat, hero, WALKING)
    # A room that is gone or deactivated does not act (BM-226).
    if room >= 0 and state.face[room] in TRIGGERS[WHEN_HERO_DIES_HERE] and is_active(state, room):
        state.agenda.append((triggers.happen, WHEN_HERO_DIES_HERE, seat, room))


def survive(state: State) -> None:
    """A hero that reaches the boss wounds it (BM-120)."""
    hero, seat = state.walker, state.active
    stop_walking(state)
    move_card(state, hero, WALKING, WOUNDS_OF + seat)
    if state.events is not None:
        state.events.append(HeroSurvived(seat, seen(state, hero), WOUNDS[state.face[hero]]))


def stop_walking(state: State) -> None:
    """Nobody is inside any more."""
    state.walker = NO_CARD
    state.walk_room = NO_CARD
    state.walk_slot = NO_SLOT
    state.hurt = state.dealt = 0


def is_dying(state: State) -> bool:
    """Whether the hero inside has taken as much damage as it has health (BM-117, BM-201)."""
    return state.hurt >= health_of(state, state.walker)


def hurt_walker(state: State, damage: int) -> None:
    """The hero inside takes more damage; whether it dies is seen when it leaves its room (BM-123)."""
    state.hurt += damage
    if state.events is not None:
        hero = state.walker
        state.events.append(HeroHurt(seen(state, hero), damage, state.hurt, health_of(state, hero)))


def settle(state: State) -> None:
    """After an effect: a raised room deals the difference, and a hero whose room is gone leaves it."""
    if state.walker == NO_CARD:
        return
    room = state.walk_room
    if room < 0:
        if is_dying(state):
            kill_walker(state, NO_CARD)  # BM-126: the death check comes first; BM-236: in no room
        return
    if room not in state.shut:
        damage = damage_of(state, room)
        if damage > state.dealt:  # BM-225: a fall never gives damage back
            hurt_walker(state, damage - state.dealt)
            state.dealt = damage


def strengthen_hero(state: State, hero: int, health: int) -> None:
    """A hero has more health until the end of the round."""
    state.health_boosts[hero] = state.health_boosts.get(hero, 0) + health
    if state.events is not None:
        state.events.append(HeroStrengthened(seen(state, hero), health))


def come_into_play(state: State, hero: int) -> None:
    """A hero that goes back to town, rises or comes out of a deck counts as the newest one (BM-138, BM-245)."""
    if hero in state.seniority:
        state.seniority.remove(hero)
    state.seniority.append(hero)


def send_to_town(state: State) -> None:
    """The hero inside goes back to town as the newest there; its damage is forgotten (BM-138)."""
    hero = state.walker
    stop_walking(state)
    move_card(state, hero, WALKING, TOWN)
    come_into_play(state, hero)
    if state.events is not None:
        state.events.append(HeroSentToTown(seen(state, hero)))


def send_to_start(state: State) -> None:
    """The hero inside goes back to the first room with its damage; a dying one dies in the room it is in (BM-236)."""
    if is_dying(state):
        kill_walker(state, state.walk_room)
        return
    state.walk_slot = state.size[state.active]
    state.walk_room = ON_ITS_WAY
    if state.events is not None:
        state.events.append(HeroSentToStart(state.active, seen(state, state.walker)))


def send_to_entrance(state: State, seat: int, hero: int, source: int) -> None:
    """A hero is put last in line at an entrance (BM-128)."""
    move_card(state, hero, source, ENTRANCE + seat)
    if source != TOWN:
        come_into_play(state, hero)
    if state.events is not None:
        state.events.append(HeroSentToEntrance(seat, seen(state, hero)))


def heal(state: State, seat: int, hero: int) -> None:
    """Turn a wound face down: from now on it is a soul (BM-188)."""
    move_card(state, hero, WOUNDS_OF + seat, SOULS_OF + seat)
    state.gained |= 1 << seat  # BM-183
    if state.events is not None:
        state.events.append(WoundHealed(seat, seen(state, hero)))
