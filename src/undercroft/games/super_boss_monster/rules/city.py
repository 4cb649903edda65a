"""The city: town places, landmarks, and how heroes get from one to the other (SB-013 to SB-020, SB-045 to SB-056)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, HeroPushed, HeroWentStraight
from undercroft.games.boss_family.rules.durations import SENT_BACK, replace
from undercroft.games.boss_family.rules.effects.registry import GOES_STRAIGHT_TO
from undercroft.games.boss_family.rules.facts import CLASSES
from undercroft.games.boss_family.rules.state import LANDMARK, TOWN, State
from undercroft.games.super_boss_monster.rules import solo
from undercroft.games.super_boss_monster.rules.facts import LANDMARK_FOR, SOLO_SEATS, TAVERN
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


def town_places(state: State) -> int:
    """How many heroes the town holds: one for each player (SB-014); one player uses four places (SB-228)."""
    seats = state.setup.seats
    return solo.TOWN_PLACES if seats == SOLO_SEATS else seats


def hero_at(state: State, landmark: int) -> int | None:
    """The hero at a landmark; of the tavern's stack the top one (SB-072)."""
    heroes = state.zones[LANDMARK + landmark]
    return heroes[-1] if heroes else None


def is_taken(state: State, landmark: int) -> bool:
    """Whether a landmark has no place for another hero; the tavern always has one (SB-018)."""
    return landmark != TAVERN and bool(state.zones[LANDMARK + landmark])


def arrive(state: State, hero: int, source: int) -> None:
    """A revealed hero joins the town, or goes straight to its landmark (SB-051, SB-052)."""
    straight = GOES_STRAIGHT_TO.get(state.face[hero])
    if straight is None:
        join_town(state, hero, source)
        return
    landmark = TAVERN if is_taken(state, straight) else straight
    move_card(state, hero, source, LANDMARK + landmark)
    if state.events is not None:
        state.events.append(HeroWentStraight(seen(state, hero), LANDMARK_NAMES[landmark]))


def join_town(state: State, hero: int, source: int) -> None:
    """A hero takes the place right of all others; a full town pushes its first hero out (SB-046 to SB-049, SB-126)."""
    if source != TOWN and len(state.zones[TOWN]) >= town_places(state):
        _push_out(state)  # a hero that is in town already leaves its own place free
    move_card(state, hero, source, TOWN)


def return_to_town(state: State, hero: int, source: int) -> None:
    """A hero that is sent back joins the town at once as a new arrival does, and recovers later (SB-165, SB-312)."""
    replace(state, SENT_BACK, hero, 1)
    join_town(state, hero, source)  # SB-167


def _push_out(state: State) -> None:
    hero = state.zones[TOWN][0]
    landmark = landmark_for(state, hero)
    move_card(state, hero, TOWN, LANDMARK + landmark)
    if state.events is not None:
        state.events.append(HeroPushed(seen(state, hero), LANDMARK_NAMES[landmark]))
    if landmark == TAVERN and state.setup.seats == SOLO_SEATS:
        solo.end_at_once(state)


def landmark_for(state: State, hero: int) -> int:
    """The landmark for a hero that finds no place in town.

    To the first free landmark among its classes, or to the tavern (SB-048, SB-201, SB-203); one player's heroes go
    to the first free one from the left (SB-229).
    """
    if state.setup.seats == SOLO_SEATS:
        landmarks = list(range(TAVERN))
    else:
        landmarks = [LANDMARK_FOR[kind] for kind in CLASSES[state.face[hero]]]
    return next((landmark for landmark in landmarks if not is_taken(state, landmark)), TAVERN)
