"""Heroes: luring, damage, death (SB-269), scoring, sending away."""

from __future__ import annotations

from undercroft.games.boss_family.rules import items
from undercroft.games.boss_family.rules.dungeon import due, has_text, is_active, place_of, powers_at
from undercroft.games.boss_family.rules.durations import (
    HURT,
    MORE_HEALTH,
    NEUTRALIZED,
    NO_SPELLS,
    PASSING,
    SKIPS_NEXT,
    SURVIVED,
    last,
    lasts,
)
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.bearing import AT_THE_BOSS, OUT_OF_THE_DUNGEON, SAVES_BEARER
from undercroft.games.boss_family.rules.effects.registry import (
    TRIGGERS,
    WHEN_HERO_DIES_HERE,
    WHEN_HERO_DIES_IN_ROOM,
    WHEN_HERO_KILLED,
    WHEN_HERO_LEAVES,
    Arising,
)
from undercroft.games.boss_family.rules.events import (
    HeroDied,
    HeroHurt,
    HeroSentToEntrance,
    HeroSentToStart,
    HeroSentToTown,
    HeroStrengthened,
    HeroSurvived,
    WoundHealed,
)
from undercroft.games.boss_family.rules.facts import SOULS, WOUNDS
from undercroft.games.boss_family.rules.state import (
    ENTRANCE,
    NO_CARD,
    NO_SLOT,
    NOBODY_SEAT,
    ON_ITS_WAY,
    SOULS_OF,
    TOWN,
    WALKING,
    WOUNDS_OF,
    State,
)
from undercroft.games.boss_family.rules.totals import damage_of, damage_to, health_of, is_muted, is_shielded, taken_by
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


def score_death(state: State, seat: int, hero: int, source: int) -> bool:
    """A dead hero is put face down into a score area: its souls are gained (BM-117, BM-129).

    The killer gets its item (TH-011). Return whether the hero really died.
    """
    saved = hero in state.carried and state.face[state.carried[hero]] in SAVES_BEARER
    if hero in state.carried:
        items.win(state, seat, hero)
    if saved:
        go_to_town(state, hero, source)  # TH-025
        return False
    move_card(state, hero, source, SOULS_OF + seat)
    state.health_tokens.pop(hero, None)  # SB-195
    state.gained[seat] += 1
    if state.events is not None:
        state.events.append(HeroDied(seat, seen(state, hero), SOULS[state.face[hero]]))
    return True


def kill_walker(state: State, room: int) -> None:
    """The hero inside dies; the dungeon's owner scores it, and the room it died in may act (BM-114, BM-119, BM-224)."""
    hero, seat = state.walker, state.active
    silent = room >= 0 and not has_text(state, room)  # the dead hero's item may have silenced it
    depth = len(state.agenda)
    stop_walking(state)
    if not score_death(state, seat, hero, WALKING):
        return
    effects = [] if state.setup.base_only else _after_a_kill(state, seat, hero, room)
    # A room that is gone or deactivated does not act (BM-226).
    if room >= 0 and is_active(state, room):
        effects = _after_a_death_in(state, seat, hero, room, silent) + effects
    _after_its_item(state, depth, effects)


def _after_its_item(state: State, depth: int, effects: list[Arising]) -> None:
    """Put the effects that a death sets off after those of the item won by it (TH-014)."""
    won = state.agenda[depth:]
    del state.agenda[depth:]
    triggers.set_off(state, effects)
    state.agenda += won


def _after_a_death_in(state: State, seat: int, hero: int, room: int, silent: bool) -> list[Arising]:
    """The effects that a death in a room sets off: those of the room, its miniboss and the boss."""
    effects: list[Arising] = []
    acting = TRIGGERS[WHEN_HERO_DIES_HERE]
    if not silent and not (state.setup.city and lasts(state, PASSING, hero)):  # else the room did not notice it
        if state.face[room] in acting:
            effects.append((WHEN_HERO_DIES_HERE, seat, room, hero))
        miniboss, level = powers_at(state, *place_of(state, room)) if state.levels else (NO_CARD, 0)
        if level and state.face[miniboss] in acting and level >= acting[state.face[miniboss]].level:
            effects.append((WHEN_HERO_DIES_HERE, seat, miniboss, hero))
    if state.setup.city:
        effects += due(state, WHEN_HERO_DIES_IN_ROOM, seat, room)
    return effects


def _after_a_kill(state: State, seat: int, hero: int, room: int) -> list[Arising]:
    """The effects that a hero's death in or before a dungeon sets off (MB-128)."""
    killings = TRIGGERS[WHEN_HERO_KILLED]
    effects = due(state, WHEN_HERO_KILLED, seat, hero)
    return [effect for effect in effects if killings[state.face[effect[2]]].watches(state, seat, effect[2], room)]


def survive(state: State) -> None:
    """A hero that reaches the boss wounds it (BM-120, SB-135)."""
    hero, seat = state.walker, state.active
    stop_walking(state)
    move_card(state, hero, WALKING, WOUNDS_OF + seat)
    state.health_tokens.pop(hero, None)
    if state.events is not None:
        state.events.append(HeroSurvived(seat, seen(state, hero), WOUNDS[state.face[hero]]))
    if state.setup.base_only:
        return
    last(state, SURVIVED, hero)
    if hero in state.carried:
        items.act(state, AT_THE_BOSS, seat, hero)
        items.keep(state, seat, hero)


def stop_walking(state: State) -> None:
    """Forget the walk: no hero is inside a dungeon now."""
    if state.carried:
        items.act(state, OUT_OF_THE_DUNGEON, state.active, state.walker)
    if state.lasting:
        state.lasting.pop((SKIPS_NEXT, state.walker), None)
        state.lasting.pop((NO_SPELLS, state.active), None)  # the hero that silenced the owner is gone
    state.walker = NO_CARD
    state.walk_room = NO_CARD
    state.walk_slot = NO_SLOT
    state.hurt = state.dealt = 0


def is_dying(state: State) -> bool:
    """Whether the hero inside has taken as much damage as it has health, or more (BM-117, BM-201, MB-105)."""
    return state.hurt >= health_of(state, state.walker)


def hurt_walker(state: State, damage: int) -> None:
    """The hero inside takes more damage; whether it dies is checked when it leaves its room (BM-123)."""
    state.hurt += damage
    if state.events is not None:
        hero = state.walker
        state.events.append(HeroHurt(seen(state, hero), damage, state.hurt, health_of(state, hero)))


def hurt_more_by_room(state: State, room: int, damage: int) -> None:
    """The hero inside takes damage besides that of its room, which may have been destroyed meanwhile (BM-244)."""
    is_there = place_of(state, room)[0] != NOBODY_SEAT
    hurt_by_room(state, room, damage, damage_of(state, room) if is_there else state.dealt)


def hurt_by_room(state: State, room: int, damage: int, dealt: int) -> None:
    """The hero inside takes more damage of its room, which has dealt `dealt` to it before.

    A neutralized room deals no damage (SB-303), nor does any room to a hero that passes unseen or is shielded (TH-020).
    """
    hero = state.walker
    if lasts(state, NEUTRALIZED, room) or lasts(state, PASSING, hero) or is_shielded(state, hero, room):
        return
    more = taken_by(state, hero, room, dealt + damage) - taken_by(state, hero, room, dealt)
    if more:
        hurt_walker(state, more)


def hurt_waiting(state: State, seat: int, hero: int, damage: int) -> None:
    """A hero at an entrance takes damage, which it keeps until the end of the round; it may die there (CL-015)."""
    last(state, HURT, hero, damage)
    hurt, health = lasts(state, HURT, hero), health_of(state, hero)
    if state.events is not None:
        state.events.append(HeroHurt(seen(state, hero), damage, hurt, health))
    if hurt >= health:
        kill_waiting(state, seat, hero)


def kill_waiting(state: State, seat: int, hero: int) -> None:
    """A hero at an entrance dies; the dungeon's owner scores it (CL-015)."""
    state.lasting.pop((HURT, hero), None)
    depth = len(state.agenda)
    if score_death(state, seat, hero, ENTRANCE + seat):
        _after_its_item(state, depth, _after_a_kill(state, seat, hero, NO_CARD))


def health_left(state: State, hero: int) -> int:
    """The damage that still kills a hero."""
    hurt = state.hurt if hero == state.walker else lasts(state, HURT, hero)
    return health_of(state, hero) - hurt


def depart(state: State) -> None:
    """A hero leaves its room alive; some rooms gain by that, unless they are gone or deactivated (MB-129)."""
    room = state.walk_room
    if room < 0 or state.face[room] not in TRIGGERS[WHEN_HERO_LEAVES] or lasts(state, PASSING, state.walker):
        return
    if is_active(state, room) and has_text(state, room):
        state.agenda.append((triggers.happen, WHEN_HERO_LEAVES, state.active, room, state.walker))


def has_own_text(state: State, seat: int, hero: int) -> bool:
    """Whether the text of a hero in a dungeon or at its entrance counts."""
    return not is_muted(state, seat)


def settle(state: State) -> None:
    """After an effect: let the hero inside take more damage of a raised room, or die if its room is gone."""
    if state.walker == NO_CARD:
        return
    room = state.walk_room
    if room < 0:
        if is_dying(state):
            kill_walker(state, NO_CARD)  # BM-126: the death check comes first; BM-236: in no room
        return
    if is_active(state, room):  # not deactivated, and not built over (MB-131)
        damage = damage_to(state, state.walker, room) if edition_of(state).raised_damage_reaches else 0
        if damage > state.dealt:  # BM-225: a fall never gives damage back
            hurt_walker(state, damage - state.dealt)
            state.dealt = damage


def strengthen_hero(state: State, hero: int, health: int) -> None:
    """A hero has more health until the end of the round."""
    last(state, MORE_HEALTH, hero, health)
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
    depart(state)
    stop_walking(state)
    go_to_town(state, hero, WALKING)


def go_to_town(state: State, hero: int, source: int) -> None:
    """A hero is sent to town."""
    if state.events is not None:
        state.events.append(HeroSentToTown(seen(state, hero)))
    edition_of(state).join_town(state, hero, source)


def join_town(state: State, hero: int, source: int) -> None:
    """A hero joins the town as the newest there (BM-138)."""
    move_card(state, hero, source, TOWN)
    come_into_play(state, hero)


def send_to_start(state: State) -> None:
    """The hero inside goes back to the first room with its damage; a dying one dies in the room it is in (BM-236)."""
    if is_dying(state):
        kill_walker(state, state.walk_room)
        return
    depart(state)
    state.walk_slot = state.size[state.active]
    state.walk_room = ON_ITS_WAY
    if state.events is not None:
        state.events.append(HeroSentToStart(state.active, seen(state, state.walker)))


def send_to_entrance(state: State, seat: int, hero: int, source: int) -> None:
    """A hero is put last in line at an entrance (BM-128, SB-297)."""
    move_card(state, hero, source, ENTRANCE + seat)
    if source != TOWN:
        come_into_play(state, hero)
    if state.events is not None:
        state.events.append(HeroSentToEntrance(seat, seen(state, hero)))


def heal(state: State, seat: int, hero: int) -> None:
    """Turn a wound face down: from now on it is a soul (BM-188)."""
    move_card(state, hero, WOUNDS_OF + seat, SOULS_OF + seat)
    state.gained[seat] += 1  # BM-183
    if state.events is not None:
        state.events.append(WoundHealed(seat, seen(state, hero)))
