"""Positions of One Deck Dungeon for scenarios: heroes, floor, dice, tokens, doors."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.games.one_deck_dungeon.rules import boss, encounter, loot, setup, turn
from undercroft.games.one_deck_dungeon.rules.consequences import suffer_consequences
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS, colour_of, take
from undercroft.games.one_deck_dungeon.rules.facts import (
    BASIC_POTIONS,
    BASIC_SKILLS,
    COLOURS,
    DECK,
    DOOR_LIMIT,
    EFFECT_OF,
    EFFECTS,
    FLOORS,
    HEROES,
    HEROIC,
    OPTIONS,
    POTION,
    SKILL,
    TOP_LEVEL,
)
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.placing import place_dice
from undercroft.games.one_deck_dungeon.rules.setup import dungeons_of
from undercroft.games.one_deck_dungeon.rules.state import (
    DECK_ZONE,
    DOOR,
    FACED,
    ITEM_OF,
    MOST_HEROES,
    POTIONS,
    SKILL_OF,
    State,
    side_of,
)
from undercroft.games.one_deck_dungeon.rules.time_track import tokens_for_wounds
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.formats.position import check_number, check_word, read_position
from undercroft.kernel.state import EVERYONE, Step

PHASE_STEPS: dict[str, tuple[Step, ...]] = {
    "floor": ((turn.begin_floor,),),
    "turn": ((turn.begin_turn,),),
    "act": ((turn.act,),),
    "encounter": ((turn.end_turn,),),
    "placing": ((turn.end_turn,),),
    "end": ((turn.end_turn,),),
    "boss": ((boss.begin_fight,),),
}
"""Agenda of each phase, the last step first."""


MOST_DICE = 30
MOST_TURNS = 999
PAIR = 2
BASIC_NAMES = ("", *(EFFECTS[skill].id for skill in BASIC_SKILLS))


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The counters of a position; lists are by hero."""

    phase: str
    heroes: tuple[str, ...]
    dungeon: str
    floor: int = 1
    turn: int = 1
    level: int = 1
    wounds: tuple[int, ...] = ()
    poison: tuple[int, ...] = ()
    stored: tuple[int, ...] = ()
    tokens: int = 1
    stair_tokens: int = 0
    open: tuple[int, ...] = ()
    """The doors that lie open."""
    exiled: tuple[int, int, int, int] = (0, 0, 0, 0)
    boss_wounds: int = 0
    basic_potion: str | None = None
    gifts: tuple[str, ...] = ()
    """The basic skills of veterans."""
    party: tuple[int, ...] = ()
    """With four heroes, the two that face the first card."""
    option: int = -1
    """The way chosen through a peril, for the phase placing."""
    dice: tuple[tuple[str, ...], ...] = ()
    """The rolled dice by hero, for the phase placing."""


def place(state: State, position: dict[str, Any]) -> None:
    """Apply the counters of a position to a state whose cards are placed."""
    _place(state, read_position(position, Position))


def _place(state: State, position: Position) -> None:
    heroes = state.setup.heroes
    check_word("phase", position.phase, PHASE_STEPS)
    names = [DECK.ids[face] for face in HEROES]
    if len(set(position.heroes)) != heroes or any(name not in names for name in position.heroes):
        raise ImpossibleSetup("position-word", name="heroes", choices=", ".join(names))
    dungeons = [DECK.ids[face] for face in dungeons_of(state.setup)]
    check_word("dungeon", position.dungeon, dungeons)
    begins = position.phase == "floor"
    check_number("floor", position.floor, 0 if begins else 1, FLOORS - begins)
    check_number("turn", position.turn, 0, MOST_TURNS)
    check_number("level", position.level, 1, TOP_LEVEL)
    check_number("tokens", position.tokens, 0, state.token_supply)
    for colour, count in zip(COLOURS, position.exiled, strict=True):
        check_number(f"exiled {colour}", count, 0, state.supply[COLOURS.index(colour)])
    if position.phase != "placing" and (position.dice or position.party or position.option >= 0):
        raise ImpossibleSetup("position-word", name="phase", choices="placing")
    state.hero = [DECK.index[name] for name in position.heroes]
    state.dungeon = DECK.index[position.dungeon]
    state.floor = position.floor
    state.turn = position.turn
    state.level = position.level
    state.descents = _descents(position)
    state.levels_gained = max(0, position.level - setup.first_level(state.setup))  # OC-004, OD-DECISION-44
    state.talents = [setup.all_learned(state, hero) for hero in range(heroes)]
    state.supply = [count - gone for count, gone in zip(state.supply, position.exiled, strict=True)]
    _check_cards(state, position.phase)
    most = [health_of(state, hero) - 1 for hero in range(heroes)]
    state.wounds = _list_by_hero("wounds", position.wounds, most, sum(most))
    state.poison = _list_by_hero("poison", position.poison, [state.poison_supply] * heroes, state.poison_supply)
    state.poison_supply -= sum(state.poison)
    most = [side_of(state, hero).feat.get("capacity", 0) for hero in range(heroes)]
    state.stored = _list_by_hero("stored", position.stored, most, state.supply[HEROIC])
    state.supply[HEROIC] -= sum(state.stored)
    state.tokens = position.tokens
    state.token_supply -= position.tokens
    state.stairs = int(not state.zones[DECK_ZONE] and position.phase != "floor")  # `begin_floor` checks by itself
    check_number("stair_tokens", position.stair_tokens, 0, tokens_for_wounds(heroes) - 1 if state.stairs else 0)
    state.stair_tokens = position.stair_tokens
    check_number("boss_wounds", position.boss_wounds, 0, boss.boss_health(state) - 1)
    state.boss_wounds = position.boss_wounds
    if position.basic_potion is not None:
        potions = [EFFECTS[potion].id for potion in BASIC_POTIONS] if state.setup.cure else []
        check_word("basic_potion", position.basic_potion, potions)
        state.basic_potion = EFFECT_OF[position.basic_potion]
    if position.gifts:
        if len(position.gifts) != heroes or any(name not in BASIC_NAMES for name in position.gifts):
            raise ImpossibleSetup("position-word", name="gifts", choices=", ".join(BASIC_NAMES[1:]))
        state.gifts = [EFFECT_OF[name] if name else -1 for name in position.gifts]
    for door in position.open:
        check_number("open", door, 0, DOOR_LIMIT - 1)
        if not state.zones[DOOR + door]:
            raise ImpossibleSetup("position-cards", zone="door", count=_cards_per_door(state))
        state.open_doors |= 1 << door
        for card in state.zones[DOOR + door]:
            state.known[card] = EVERYONE
    state.agenda += PHASE_STEPS[position.phase]
    if position.phase == "encounter":
        encounter.begin(state)
    elif position.phase == "placing":
        _place_dice(state, position)


def _descents(position: Position) -> int:
    """Return the number of floors that the party has left (OC-003); before the boss, all of them."""
    return {"floor": position.floor, "boss": FLOORS}.get(position.phase, position.floor - 1)


def _cards_per_door(state: State) -> int:
    """Return the number of cards at a door: one, with four heroes a stack of two (O4-010)."""
    return PAIR if state.setup.pairs else 1


def _check_cards(state: State, phase: str) -> None:
    """Reject incomplete doors, cards without a skill or potion in those zones, and cards of absent heroes."""
    count = _cards_per_door(state)
    if any(len(state.zones[DOOR + door]) not in (0, count) for door in range(DOOR_LIMIT)):
        raise ImpossibleSetup("position-cards", zone="door", count=count)
    faced = {"encounter": (count,), "placing": range(1, count + 1)}.get(phase, (0,))
    if len(state.zones[FACED]) not in faced:
        raise ImpossibleSetup("position-cards", zone="faced", count=max(faced))
    misplaced = [("potions", card) for card in state.zones[POTIONS] if POTION[state.face[card]] < 0]
    for hero in range(MOST_HEROES):
        there = hero < state.setup.heroes
        misplaced += [("items", card) for card in state.zones[ITEM_OF + hero] if not there]
        skills = state.zones[SKILL_OF + hero]
        misplaced += [("skills", card) for card in skills if not there or SKILL[state.face[card]] < 0]
    for zone, card in misplaced:
        raise ImpossibleSetup("position-misplaced", zone=zone, card=DECK.ids[state.face[card]])


def _party(state: State, position: Position) -> list[int]:
    """Return the heroes in the encounter: the given ones, by default the first two."""
    heroes = state.setup.heroes
    size = min(heroes, PAIR)
    party = list(position.party) or list(range(size))
    if len(set(party)) != len(party) or len(party) != size or not set(party) <= set(range(heroes)):
        raise ImpossibleSetup("position-list", name="party", count=size, low=0, high=heroes - 1)
    return party


def _place_dice(state: State, position: Position) -> None:
    """Set up an encounter whose dice are already rolled."""
    heroes = state.setup.heroes
    state.party = _party(state, position)
    if len(position.dice) != heroes or any(position.dice[hero] for hero in range(heroes) if hero not in state.party):
        raise ImpossibleSetup("position-list", name="dice", count=heroes, low=0, high=MOST_DICE)
    state.card = state.zones[FACED][0]
    ways = len(OPTIONS[state.face[state.card]])
    check_number("option", position.option, 0 if ways else -1, ways - 1)
    state.option = position.option
    encounter.clear(state)
    state.agenda.append((loot.claim_next,))
    if state.setup.pairs:
        encounter.split_supply(state)
        state.agenda.append((encounter.join_groups,))
        for card in state.zones[FACED][1:]:
            others = [hero for hero in range(heroes) if hero not in state.party]
            state.agenda += [(encounter.face_as, card, *others), (encounter.swap_groups,)]
    for hero, words in enumerate(position.dice):
        for word in words:
            if word not in DIE_WORDS or word.startswith("no-die"):
                raise ImpossibleSetup("position-word", name="dice", choices="strength-1, heroic-6, …")
            one = DIE_WORDS.index(word)
            if not take(state, colour_of(one)):
                raise ImpossibleSetup("position-number", name="dice", low=0, high=MOST_DICE)
            state.pool[hero].append(one)
    state.agenda += [
        (encounter.finish_encounter,),
        (suffer_consequences,),
        (place_dice,),
        (encounter.lay_out,),
    ]


def _list_by_hero(name: str, numbers: tuple[int, ...], most: list[int], in_all: int) -> list[int]:
    """Return a number for every hero, by default 0; reject numbers out of range."""
    fits = len(numbers) == len(most) and all(0 <= number <= high for number, high in zip(numbers, most, strict=True))
    if numbers and (not fits or sum(numbers) > in_all):
        raise ImpossibleSetup("position-list", name=name, count=len(most), low=0, high=min(max(most), in_all))
    return list(numbers) or [0] * len(most)
