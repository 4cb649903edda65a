"""Positions of One Deck Dungeon for scenarios: heroes, floor, dice, tokens, doors."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.games.one_deck_dungeon import boss, encounter, turn
from undercroft.games.one_deck_dungeon.facts import DECK, DOOR_LIMIT, EFFECT_OF, FLOORS, HEROES, TOP_LEVEL
from undercroft.games.one_deck_dungeon.setup import dungeons_of
from undercroft.games.one_deck_dungeon.state import DECK_ZONE, DOOR, FACED, State
from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.kernel.state import EVERYONE, Step

PHASE_STEPS: dict[str, tuple[Step, ...]] = {
    "floor": ((turn.begin_floor,),),
    "turn": ((turn.begin_turn,),),
    "act": ((turn.act,),),
    "encounter": ((turn.end_turn,),),
    "end": ((turn.end_turn,),),
    "boss": ((boss.begin_fight,),),
}
"""What is still to happen in each phase, the last step first."""


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


def place(state: State, data: dict[str, Any]) -> None:
    """Bring the counters of a position into a state whose cards are placed."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Malformed("bad-scenario", reason=str(error)) from error
    heroes = state.setup.heroes
    if position.phase not in PHASE_STEPS:
        raise ImpossibleSetup("position-word", name="phase", choices=", ".join(PHASE_STEPS))
    names = [DECK.ids[face] for face in HEROES]
    if len(position.heroes) != heroes or any(name not in names for name in position.heroes):
        raise ImpossibleSetup("position-word", name="heroes", choices=", ".join(names))
    dungeons = [DECK.ids[face] for face in dungeons_of(state.setup)]
    if position.dungeon not in dungeons:
        raise ImpossibleSetup("position-word", name="dungeon", choices=", ".join(dungeons))
    _check_number("floor", position.floor, 0 if position.phase == "floor" else 1, FLOORS)
    _check_number("level", position.level, 1, TOP_LEVEL)
    _check_number("tokens", position.tokens, 0, state.token_supply)
    for name, numbers in (("wounds", position.wounds), ("poison", position.poison), ("stored", position.stored)):
        if len(numbers) not in (0, heroes) or any(number < 0 for number in numbers):
            raise ImpossibleSetup("position-list", name=name, count=heroes, low=0, high=9)
    state.hero = [DECK.index[name] for name in position.heroes]
    state.dungeon = DECK.index[position.dungeon]
    state.floor = position.floor
    state.turn = position.turn
    state.level = position.level
    state.wounds = list(position.wounds) or state.wounds
    state.poison = list(position.poison) or state.poison
    state.poison_supply -= sum(state.poison)
    state.stored = list(position.stored) or state.stored
    state.supply[3] -= sum(state.stored)
    state.supply = [count - gone for count, gone in zip(state.supply, position.exiled, strict=True)]
    state.tokens = position.tokens
    state.token_supply -= position.tokens
    state.stair_tokens = position.stair_tokens
    state.stairs = int(not state.zones[DECK_ZONE])
    state.boss_wounds = position.boss_wounds
    if position.basic_potion is not None:
        if position.basic_potion not in EFFECT_OF:
            raise ImpossibleSetup("unknown-card", card=position.basic_potion)
        state.basic_potion = EFFECT_OF[position.basic_potion]
    for door in position.open:
        _check_number("open", door, 0, DOOR_LIMIT - 1)
        state.open_doors |= 1 << door
        for card in state.zones[DOOR + door]:
            state.known[card] = EVERYONE
    state.agenda += PHASE_STEPS[position.phase]
    if position.phase == "encounter":
        if not state.zones[FACED]:
            raise ImpossibleSetup("position-card", zone="faced")
        encounter.begin(state)


def _check_number(name: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise ImpossibleSetup("position-number", name=name, low=low, high=high)
