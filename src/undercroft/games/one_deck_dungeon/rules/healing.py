"""Healing: wounds and poison tokens taken off a hero (OD-DECISION-27, FS-018)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.events import HeroHealed, HeroSaved, PoisonRemoved
from undercroft.games.one_deck_dungeon.rules.health import health_left, health_of, is_dying
from undercroft.games.one_deck_dungeon.rules.state import State, led
from undercroft.kernel.state import Move, ask


def heal(state: State, hero: int, count: int) -> None:
    """Remove wounds from a hero, at most those there are (OD-DECISION-27)."""
    healed = min(count, state.wounds[hero])
    if healed:
        dying = is_dying(state, hero)
        state.wounds[hero] -= healed
        if state.events is not None:
            state.events.append(HeroHealed(led(state, hero), healed, health_left(state, hero), health_of(state, hero)))
            if dying and not is_dying(state, hero):
                state.events.append(HeroSaved(led(state, hero)))


def remove_poison(state: State, hero: int, count: int) -> None:
    """A hero loses poison tokens."""
    removed = min(count, state.poison[hero])
    if removed:
        state.poison[hero] -= removed
        state.poison_supply += removed
        if state.events is not None:
            state.events.append(PoisonRemoved(led(state, hero), removed))


def heal_points(state: State, hero: int, count: int) -> None:
    """Heal point by point: a wound, or a poison token instead (FS-018, OD-DECISION-60), unless it is enough for all."""
    wounds, poison = state.wounds[hero], state.poison[hero]
    if wounds and poison and 0 < count < wounds + poison:
        state.agenda.append((heal_points, hero, count - 1))
        ask(state, state.setup.seat_of[hero], wound_or_poison, hero)
    else:
        heal(state, hero, count)
        remove_poison(state, hero, count)


def wound_or_poison(state: State, hero: int) -> list[Move]:
    """Choose a wound or a poison token for a point of healing."""
    return [(heal_wound, hero), (cleanse, hero)]


def heal_wound(state: State, hero: int) -> None:
    """Remove a wound."""
    heal(state, hero, 1)


def cleanse(state: State, hero: int) -> None:
    """Remove a poison token."""
    remove_poison(state, hero, 1)
