"""Laying out the tower: floors, rooms, circumstances and bosses by the number of heroes (DT-043 to DT-053)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.facts import DRAGON, LAYOUT, META, SHADOW
from undercroft.games.dragon_tower.rules.state import (
    CIRCUMSTANCE_DECK,
    CIRCUMSTANCES,
    ELITE_DECK,
    NORMAL_DECK,
    ROOM,
    UNUSED_BOSSES,
    Setup,
    State,
)
from undercroft.kernel.zones import draw_top, move_card


def boss_faces(setup: Setup) -> list[int]:
    """The bosses on floor 6: an extra boss replaces the Dragon, or with four heroes its Shadow (DT-104 to DT-106).

    With four heroes the Dragon itself is there, too (DT-DECISION-7).
    """
    bosses = list(LAYOUT[setup.heroes][-1].bosses)
    if setup.boss != DRAGON:
        replaced = SHADOW if SHADOW in bosses else DRAGON
        bosses[bosses.index(replaced)] = setup.boss
    return bosses


def deal_floors(state: State) -> None:
    """Put monsters face up into the rooms and circumstances face down beside the floors (DT-048, DT-049)."""
    setup = state.setup
    top = len(LAYOUT[setup.heroes])
    for number, floor in enumerate(LAYOUT[setup.heroes], 1):
        for side, (normal, elite) in enumerate(floor.rooms):
            room = ROOM + 2 * (number - 1) + side
            if number == top:
                for face in boss_faces(setup):
                    card = next(card for card in state.zones[UNUSED_BOSSES] if state.face[card] == face)
                    move_card(state, card, UNUSED_BOSSES, room)
                if setup.fewer_elites:
                    elite -= META["first_game_removes_elites_on_floor_6"]  # DT-023
            for _ in range(normal):
                draw_top(state, NORMAL_DECK, room)
            for _ in range(elite):
                draw_top(state, ELITE_DECK, room)
        for _ in range(floor.circumstances):
            draw_top(state, CIRCUMSTANCE_DECK, CIRCUMSTANCES + number - 1)


def rooms_on(state: State, floor: int) -> int:
    """How many rooms a floor has: two on floors 1, 2, 4 and 5, one on 3 and 6 (DT-043, DT-DECISION-8)."""
    return len(LAYOUT[state.setup.heroes][floor - 1].rooms)
