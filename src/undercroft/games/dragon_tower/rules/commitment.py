"""Putting a fight together: opponents, cards, skills, health; take-back until it is committed (DT-DECISION-18)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules import skills, surrounded
from undercroft.games.dragon_tower.rules.arithmetic import fighters, missing_points
from undercroft.games.dragon_tower.rules.events import FightHandedOver, cards_seen, hero_seen
from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    FURY,
    KIND,
    POINTS,
    RESOURCEFUL,
    SECOND_STANCE,
    SHOULDER_TO_SHOULDER,
    TROUBLEWISE,
    TURNED_LOSS,
    VALUE,
    skill_face,
)
from undercroft.games.dragon_tower.rules.resolution import clear_fight, commit, give_all
from undercroft.games.dragon_tower.rules.state import (
    HAND,
    LAID,
    NO_CARD,
    NO_HERO,
    State,
    leader,
)
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card, reveal

HANDOVERS = 3
"""Maximum number of times that two seats may hand an unfinished pair fight to each other."""


def fight_alone(state: State, hero: int, foe: int) -> None:
    """A hero takes on an opponent alone; more may join the same total (DT-081)."""
    open_fight(state, hero, NO_HERO, surrounded.solo_group(state, hero, foe))


def fight_together(state: State, first: int, second: int, foe: int) -> None:
    """Two heroes take on one opponent (DT-077, DT-088)."""
    open_fight(state, first, second, [foe])


def open_fight(state: State, first: int, second: int, foes: list[int]) -> None:
    """Begin to put a fight together."""
    state.first = first
    state.second = second
    state.foes = foes
    state.offers = [0, 0]
    state.handovers = 0
    state.in_use = 0
    state.lowered = NO_CARD
    state.turned = NO_CARD
    # There was something else to do. The hand is hidden (DT-036), so the possibility to heal counts.
    others = sum(move[0] is not skills.begin_healing for move in state.options) - 1
    state.may_withdraw = int(others > 0 or skills.may_heal(state, leader(state)))
    state.agenda.append((put_together,))


def put_together(state: State) -> None:
    """Ask the acting seat, even with a single option: it decides when to commit."""
    ask(state, acting_seat(state), how_to_fight, always=True)


def acting_seat(state: State) -> int:
    """The seat whose turn it is to add to the fight; in a pair of two seats they take turns."""
    hero = state.second if state.second != NO_HERO and state.handovers % 2 else state.first
    return state.setup.seat_of[hero]


# -- what can be done ----------------------------------------------------------------------------------------------


def how_to_fight(state: State) -> list[Move]:
    """Cards to play, opponents to add, skills to use, ways to settle, and what can be taken back."""
    seat_of = state.setup.seat_of
    seat = acting_seat(state)
    both = fighters(state)
    mine = [hero for hero in both if seat_of[hero] == seat]
    missing = missing_points(state)
    zones, face = state.zones, state.face
    options: list[Move] = [  # DT-DECISION-39: only cards for what is short
        (play_card, card) for hero in mine for card in zones[HAND + hero] if missing[ATTRIBUTE[face[card]]]
    ]
    if state.second == NO_HERO:
        options += [(face_too, foe) for foe in surrounded.foes_to_add(state)]
    for hero in mine:
        if state.skills[hero]:
            skill_options(state, hero, missing, options)
    settling_options(state, sum(missing), options)
    if len(mine) < len(both) and state.handovers < HANDOVERS:
        health = state.health[mine[0]]
        options += [(hand_over, points) for points in range(min(health, sum(missing)) + 1)]
    take_back_options(state, mine, options)
    return options


def settling_options(state: State, missing: int, options: list[Move]) -> None:
    """Ways to pay what is missing with health (DT-085, DT-093), or the vain sacrifice (DT-DECISION-18)."""
    if state.second == NO_HERO:
        if state.in_use & FURY and missing >= 2:
            missing -= 1  # the first point of health makes up two
        if missing <= state.health[state.first]:
            options.append((commit, missing, 0))
        else:
            options.append((give_all,))
        return
    limits = [limit(state, place) for place in (0, 1)]
    before = len(options)
    for first in range(max(0, missing - limits[1]), min(missing, limits[0]) + 1):
        options.append((commit, first, missing - first))
    if len(options) == before and all(
        limits[place] == state.health[hero] for place, hero in enumerate((state.first, state.second))
    ):
        options.append((give_all,))


def limit(state: State, place: int) -> int:
    """The health that a fighter can pay: for a partner led by another seat, only what that seat offered."""
    hero = (state.first, state.second)[place]
    health = state.health[hero]
    bound = state.handovers >= HANDOVERS and not state.may_withdraw  # no alternative (DT-DECISION-41)
    if state.setup.seat_of[hero] == acting_seat(state) or bound:
        return health
    return min(health, state.offers[place])


def skill_options(state: State, hero: int, missing: list[int], options: list[Move]) -> None:
    """The skills that act in a fight."""
    ready = state.skills[hero] & ~state.spent[hero] & ~state.in_use
    if ready & TROUBLEWISE:
        for foe in state.foes:
            if KIND[state.face[foe]] == "circumstance":
                options += [(lower, foe, attribute) for attribute in range(4) if POINTS[state.face[foe]][attribute]]
    if ready & RESOURCEFUL:
        for card in state.zones[HAND + hero]:
            face = state.face[card]
            if VALUE[face] > TURNED_LOSS:
                options += [
                    (play_as, card, attribute)
                    for attribute in range(4)
                    if missing[attribute] and attribute != ATTRIBUTE[face]
                ]
    if ready & FURY and state.second == NO_HERO and sum(missing) >= 2:
        options.append((use_skill, hero, skill_face(FURY)))
    if state.second != NO_HERO:
        if ready & SECOND_STANCE and state.fought[hero]:
            options.append((use_skill, hero, skill_face(SECOND_STANCE)))
        if ready & SHOULDER_TO_SHOULDER:
            options.append((use_skill, hero, skill_face(SHOULDER_TO_SHOULDER)))


def take_back_options(state: State, mine: list[int], options: list[Move]) -> None:
    """Add the options to take back cards, opponents and skills; possible until the fight is committed."""
    options += [(take_back, card) for hero in mine for card in state.zones[LAID + hero]]
    if state.second == NO_HERO and len(state.foes) > 1:
        options += [(leave_out, foe) for foe in state.foes if not surrounded.is_fixed(state, foe)]
    if state.in_use:
        for hero in mine:
            for skill in (FURY, SECOND_STANCE, SHOULDER_TO_SHOULDER):
                if state.in_use & skill & state.skills[hero]:
                    options.append((put_away, hero, skill_face(skill)))
            if state.in_use & TROUBLEWISE & state.skills[hero]:
                options.append((restore, state.lowered))
    if state.may_withdraw:
        options.append((withdraw,))


# -- doing it ------------------------------------------------------------------------------------------------------


def play_card(state: State, card: int) -> None:
    """Play a card (DT-083)."""
    hero = holder_of(state, card, HAND)
    move_card(state, card, HAND + hero, LAID + hero)
    state.agenda.append((put_together,))


def play_as(state: State, card: int, attribute: int) -> None:
    """Resourceful: play a card of value 2 or 3 as another attribute, its value lowered by 1."""
    state.in_use |= RESOURCEFUL
    state.turned = card
    state.turned_attribute = attribute
    play_card(state, card)


def take_back(state: State, card: int) -> None:
    """Take a card back into the hand."""
    hero = holder_of(state, card, LAID)
    move_card(state, card, LAID + hero, HAND + hero)
    if state.turned == card:
        state.turned = NO_CARD
        state.in_use &= ~RESOURCEFUL
    state.agenda.append((put_together,))


def holder_of(state: State, card: int, zone: int) -> int:
    """The fighter in whose hand, or before whom, a card lies."""
    return next(hero for hero in fighters(state) if card in state.zones[zone + hero])


def face_too(state: State, foe: int) -> None:
    """Add an opponent to the total (DT-081)."""
    state.foes.append(foe)
    state.agenda.append((put_together,))


def leave_out(state: State, foe: int) -> None:
    """Remove an opponent from the total."""
    state.foes.remove(foe)
    if state.lowered == foe:
        restore(state, foe)
    else:
        state.agenda.append((put_together,))


def lower(state: State, foe: int, attribute: int) -> None:
    """Troublewise: lower one attribute of a circumstance by 1 before anything is added up."""
    state.in_use |= TROUBLEWISE
    state.lowered = foe
    state.lowered_attribute = attribute
    state.agenda.append((put_together,))


def restore(state: State, foe: int) -> None:
    """Take Troublewise back."""
    state.in_use &= ~TROUBLEWISE
    state.lowered = NO_CARD
    state.agenda.append((put_together,))


def use_skill(state: State, hero: int, skill: int) -> None:
    """Use Fury, Second Stance or Shoulder to Shoulder in this fight."""
    state.in_use |= 1 << (skill - skill_face(1))
    state.agenda.append((put_together,))


def put_away(state: State, hero: int, skill: int) -> None:
    """Take the use of a skill back."""
    state.in_use &= ~(1 << (skill - skill_face(1)))
    state.agenda.append((put_together,))


def hand_over(state: State, points: int) -> None:
    """Show the partner the cards played and offer health; then the partner goes on."""
    place = state.handovers % 2
    hero, other = (state.first, state.second) if place == 0 else (state.second, state.first)
    state.offers[place] = points
    for card in state.zones[LAID + hero]:
        reveal(state, card)
    state.handovers += 1
    if state.events is not None:
        cards = cards_seen(state, state.zones[LAID + hero])
        state.events.append(FightHandedOver(hero_seen(state, hero), hero_seen(state, other), cards, points))
    state.agenda.append((put_together,))


def withdraw(state: State) -> None:
    """Take everything back and cancel the fight (DT-DECISION-18 and DT-DECISION-36)."""
    for hero in fighters(state):
        for card in state.zones[LAID + hero][:]:
            move_card(state, card, LAID + hero, HAND + hero)
    clear_fight(state)
