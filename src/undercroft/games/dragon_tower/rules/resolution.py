"""Settling a fight: one commitment of cards and health, won or lost (DT-083 to DT-087, DT-093 to DT-096)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules import skills
from undercroft.games.dragon_tower.rules.arithmetic import card_points, fighters, missing_points, need_points
from undercroft.games.dragon_tower.rules.capabilities import discard
from undercroft.games.dragon_tower.rules.ending import bury
from undercroft.games.dragon_tower.rules.events import FightLost, FightWon, Part, SkillUsed, cards_seen, hero_seen
from undercroft.games.dragon_tower.rules.facts import (
    AGILITY,
    ATTRIBUTES,
    DECK,
    DRAGON,
    FAITH,
    FURY,
    LORD_OF_THE_DEAD,
    MAGIC,
    STRENGTH,
    skill_faces,
)
from undercroft.games.dragon_tower.rules.state import (
    BEATEN,
    DISCARD_OF,
    LAID,
    LEFTOVERS,
    NO_CARD,
    NO_HERO,
    PAIRS,
    UNDER_BOSS,
    State,
    kind_of,
    room_here,
)
from undercroft.kernel.zones import move_card, reveal

STORY_ORDER = (AGILITY, MAGIC, FAITH, STRENGTH)  # DT-127


def commit(state: State, first: int, second: int) -> None:
    """Settle the fight with the cards and this much health of the first and the second hero."""
    heroes = fighters(state)
    foes = state.foes
    _show_cards(state, heroes)
    _drop_idle_fury(state)
    if state.events is not None:
        paid = (first,) if state.second == NO_HERO else (first, second)
        _tell_skills(state, heroes)
        state.events.append(
            FightWon(
                tuple(hero_seen(state, hero) for hero in heroes), cards_seen(state, foes), paid, _parts(state, heroes)
            )
        )
    _spend(state, heroes)
    for hero, left in zip(heroes, left_after(state, first, second), strict=True):
        state.health[hero] = left
    if state.second == NO_HERO:
        state.soloed[state.first] = 1
        state.beat_alone[state.first] += len(foes)
        if any(state.face[foe] == DRAGON for foe in foes):
            state.dragon_alone = 1
    else:
        state.pair_fights += 1
    for foe in foes:
        _remove(state, foe)  # DT-029: even if the blow costs a hero's life
    _close(state, heroes)


def left_after(state: State, first: int, second: int) -> list[int]:
    """The health that each fighter has left after these payments (DT-085, DT-093)."""
    return [state.health[hero] - paid for hero, paid in zip(fighters(state), (first, second), strict=False)]


def give_all(state: State) -> None:
    """Sacrifice all health of the fighters in vain: they die, the opponents keep all attributes (DT-095, DT-096)."""
    heroes = fighters(state)
    _show_cards(state, heroes)
    _drop_idle_fury(state)
    if state.events is not None:
        cards = [card for hero in heroes for card in state.zones[LAID + hero]]
        _tell_skills(state, heroes)
        state.events.append(
            FightLost(
                tuple(hero_seen(state, hero) for hero in heroes),
                cards_seen(state, state.foes),
                cards_seen(state, cards),
            )
        )
    _spend(state, heroes)
    for hero in heroes:
        state.health[hero] = 0
    state.failed = 1
    if state.stage == LEFTOVERS:
        # What a fallen hero could not beat passes to the comrades, pairs first (DT-DECISION-19).
        state.stage = PAIRS
    _close(state, heroes)


def _drop_idle_fury(state: State) -> None:
    """Leave Fury unspent if it makes up no second point."""
    if state.in_use & FURY and sum(missing_points(state)) < 2:
        state.in_use &= ~FURY


def _spend(state: State, heroes: list[int]) -> None:
    """Discard the played cards (DT-086) and mark the skills used in the fight as spent on this floor (DT-031)."""
    for hero in heroes:
        state.fought[hero] = 1  # DT-094
        state.spent[hero] |= state.in_use & state.skills[hero]
        for card in state.zones[LAID + hero][:]:
            discard(state, card, LAID + hero)


def _show_cards(state: State, heroes: list[int]) -> None:
    """Reveal the cards of a committed fight."""
    for hero in heroes:
        for card in state.zones[LAID + hero]:
            reveal(state, card)


def clear_fight(state: State) -> None:
    """Reset the fight in preparation."""
    state.first = state.second = NO_HERO
    state.foes = []
    state.in_use = 0
    state.lowered = state.turned = NO_CARD
    state.offers = [0, 0]
    state.handovers = 0


def _close(state: State, heroes: list[int]) -> None:
    clear_fight(state)
    if any(state.skills):
        state.agenda.append((skills.healer_windows,))
    bury(state, heroes)


def _remove(state: State, foe: int) -> None:
    """Remove a beaten opponent; keep normal monsters for the Lord of the Dead (DT-113, DT-DECISION-27)."""
    kind = kind_of(state, foe)
    boss = state.setup.boss
    target = BEATEN if kind == "normal" and boss == LORD_OF_THE_DEAD else DISCARD_OF[kind]
    move_card(state, foe, room_here(state), target)
    if state.face[foe] == boss:
        for card in state.zones[UNDER_BOSS][:]:
            move_card(state, card, UNDER_BOSS, DISCARD_OF[kind_of(state, card)])


def _parts(state: State, heroes: list[int]) -> tuple[Part, ...]:
    """The cards and the health used in each attribute, in the order of the story (DT-127)."""
    need = need_points(state)
    missing = missing_points(state)
    laid = [card for hero in heroes for card in state.zones[LAID + hero]]
    return tuple(
        Part(
            ATTRIBUTES[attribute],
            cards_seen(state, [card for card in laid if card_points(state, card)[0] == attribute]),
            missing[attribute],
        )
        for attribute in STORY_ORDER
        if need[attribute]
    )


def _tell_skills(state: State, heroes: list[int]) -> None:
    assert state.events is not None
    for hero in heroes:
        for face in skill_faces(state.in_use & state.skills[hero]):
            state.events.append(SkillUsed(hero_seen(state, hero), DECK.ids[face]))
