"""Exhaustive search for a win in a small room, written from the ledger and not from the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

Points = tuple[int, ...]
Card = tuple[int, int]
"""An attribute and a value."""


@dataclass(frozen=True)
class Fighter:
    """A hero in a room."""

    base: Points
    health: int
    hand: tuple[Card, ...]
    fought: bool = False
    soloed: bool = False


@dataclass(frozen=True)
class Room:
    """The rest of a room: opponents, two heroes, the stage of the fights."""

    foes: tuple[Points, ...]
    heroes: tuple[Fighter, Fighter]
    stage: str = "solo"
    failed: bool = False
    everyone_counts: bool = False


@cache
def winnable(room: Room) -> bool:
    """True if some sequence of legal commitments beats everything and leaves a hero alive."""
    alive = [hero for hero in room.heroes if hero.health > 0]
    if not alive or (room.everyone_counts and len(alive) < 2):
        return False
    return not room.foes or any(winnable(after) for after in moves(room))


def moves(room: Room) -> Iterator[Room]:
    """Yield the rooms after one step: a fight settled in some way, or the next stage."""
    alive = [place for place in (0, 1) if room.heroes[place].health > 0]
    if room.stage in ("pairs", "pairs again"):
        if len(alive) < 2 or room.failed:  # DT-DECISION-19
            kept = room.stage == "pairs again" and not all(room.heroes[place].soloed for place in alive)
            fresh = tuple(replace(hero, soloed=kept and hero.soloed) for hero in room.heroes)
            yield replace(room, stage="leftovers", heroes=(fresh[0], fresh[1]))
        if len(alive) == 2:
            for foe in range(len(room.foes)):
                yield from pair_fights(room, foe)
        return
    for place in alive:
        if not room.heroes[place].soloed:
            for size in range(1, len(room.foes) + 1):
                for group in combinations(range(len(room.foes)), size):
                    yield from solo_fights(room, place, group)
    if room.stage == "solo" or all(room.heroes[place].soloed for place in alive):
        yield replace(room, stage="pairs")
    elif len(alive) == 2:
        for foe in range(len(room.foes)):  # back to the pairs (DT-DECISION-40)
            yield from pair_fights(replace(room, stage="pairs again"), foe)


def subsets(hand: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every way to divide a hand into cards played and cards kept."""
    for size in range(len(hand) + 1):
        for chosen in combinations(range(len(hand)), size):
            yield (
                tuple(card for place, card in enumerate(hand) if place in chosen),
                tuple(card for place, card in enumerate(hand) if place not in chosen),
            )


def short_of(need: list[int], bases: list[Points], played: list[Card]) -> int:
    """The points missing, each attribute for itself (DT-084)."""
    brought = [sum(base[attribute] for base in bases) for attribute in range(4)]
    for attribute, value in played:
        brought[attribute] += value
    return sum(max(0, want - got) for want, got in zip(need, brought, strict=True))


def solo_fights(room: Room, place: int, group: tuple[int, ...]) -> Iterator[Room]:
    """One hero against a group, with every choice of cards (DT-081 to DT-085, DT-DECISION-18)."""
    hero = room.heroes[place]
    need = [sum(room.foes[foe][attribute] for foe in group) for attribute in range(4)]
    left = tuple(foe for number, foe in enumerate(room.foes) if number not in group)
    for played, kept in subsets(hero.hand):
        missing = short_of(need, [] if hero.fought else [hero.base], list(played))
        if missing <= hero.health:
            after = replace(hero, health=hero.health - missing, hand=kept, fought=True, soloed=True)
            yield replace(room, foes=left, heroes=with_hero(room, place, after))
        else:
            fallen = replace(hero, health=0, hand=())
            stage = "pairs" if room.stage == "leftovers" else room.stage
            yield replace(room, heroes=with_hero(room, place, fallen), stage=stage, failed=True)


def pair_fights(room: Room, foe: int) -> Iterator[Room]:
    """Both heroes against one opponent (DT-088 to DT-093)."""
    first, second = room.heroes
    need = [points + 1 if points else 0 for points in room.foes[foe]]
    left = room.foes[:foe] + room.foes[foe + 1 :]
    bases = [hero.base for hero in room.heroes if not hero.fought]
    for mine, keep in subsets(first.hand):
        for yours, retain in subsets(second.hand):
            missing = short_of(need, bases, [*mine, *yours])
            for paid in range(max(0, missing - second.health), min(missing, first.health) + 1):
                yield replace(
                    room,
                    foes=left,
                    heroes=(
                        replace(first, health=first.health - paid, hand=keep, fought=True),
                        replace(second, health=second.health - missing + paid, hand=retain, fought=True),
                    ),
                )
            # A vain sacrifice of both leaves nobody to win.


def with_hero(room: Room, place: int, hero: Fighter) -> tuple[Fighter, Fighter]:
    """The two heroes, one of them changed."""
    return (hero, room.heroes[1]) if place == 0 else (room.heroes[0], hero)
