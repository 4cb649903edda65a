"""The round: its five phases, its beginning and its end (BM-047, BM-051 to BM-059, BM-132 to BM-137)."""

from __future__ import annotations

from undercroft.games.boss_family.rules import items
from undercroft.games.boss_family.rules.dungeon import active_rooms, active_rooms_of
from undercroft.games.boss_family.rules.durations import end
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import CHOOSES_ROUND_DRAW, WHEN_BUILT
from undercroft.games.boss_family.rules.ending import is_beaten
from undercroft.games.boss_family.rules.events import HeroesRevealed, RoomsReactivated, RoundBegun
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.piles import deck_has, draw
from undercroft.games.boss_family.rules.reveal import level_up, shows_five, take_effect, take_effects
from undercroft.games.boss_family.rules.state import BEGINNING, ENDING, EPIC_DECK, HERO_DECK, NOBODY_SEAT, TOWN, State
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top


def begin_round(state: State) -> None:
    """Heroes come to town, everybody draws; then build, bait, adventure and the end (BM-047)."""
    open_round(state, BEGINNING)
    if state.setup.items:
        items.reveal_items(state)  # TH-002: before the heroes
    reveal_heroes(state)  # BM-055: before the draws
    if state.setup.items:
        items.hand_out(state)
    for seat in reversed(state.order):  # BM-056
        state.agenda.append((round_draw, seat))


def open_round(state: State, phase: int) -> None:
    """Count a new round, make all effects usable again, and put the steps of the round on the agenda."""
    state.round += 1
    state.phase = phase
    state.active = NOBODY_SEAT  # BM-050
    state.lasting.clear()  # effects that lasted until the check at the end are over
    state.used.clear()  # BM-155, SB-301
    if state.events is not None:
        state.events.append(RoundBegun(state.round))
    state.agenda += edition_of(state).round_steps


def reveal_heroes(state: State) -> None:
    """As many heroes as players began the game, epic ones after the ordinary (BM-051, BM-052, BM-165, MB-070)."""
    heroes: list[int] = []
    for _ in range(state.setup.seats):
        deck = HERO_DECK if state.zones[HERO_DECK] else EPIC_DECK
        if not state.zones[deck]:
            state.last_round = 1  # BM-172
            break
        heroes.append(draw_top(state, deck, TOWN))  # BM-058: new heroes join at the far end
        state.seniority.append(heroes[-1])
    if heroes and state.events is not None:
        state.events.append(HeroesRevealed(tuple(seen(state, hero) for hero in heroes)))


def round_draw(state: State, seat: int) -> None:
    """A player draws one room card (BM-054) and no spell (BM-023), unless a room lets the owner choose the deck."""
    if active_rooms_of(state, seat, CHOOSES_ROUND_DRAW):
        ask(state, seat, which_deck)
    else:
        draw(state, seat, ROOM, 1)


def which_deck(state: State) -> list[Move]:
    """Draw a room or a spell; an empty deck with no discards gives nothing."""
    kinds = [kind for kind in (ROOM, SPELL) if deck_has(state, kind)] or [ROOM]
    return [(draw_from, kind) for kind in kinds]


def draw_from(state: State, pile: int) -> None:
    """Draw one card of this deck."""
    draw(state, state.seat, pile, 1)


# -- the end of the round ------------------------------------------------------------------------------------------


def end_round(state: State) -> None:
    """Effects end, rooms come back, delayed effects happen, damage is forgotten (BM-133 to BM-137)."""
    state.phase = ENDING
    state.active = NOBODY_SEAT
    end_effects(state)
    held_up, state.held_up = state.held_up, []
    state.agenda.append((begin_round,))
    state.agenda.append((edition_of(state).check_the_end,))
    if state.setup.machinations:
        for seat in reversed(state.order):
            state.agenda.append((machinate, seat))
    for seat in reversed(state.order):
        late = [(WHEN_BUILT, seat, room, room) for room in held_up if room in active_rooms(state, seat)]  # BM-222
        if late:
            state.agenda.append(triggers.step_for(late, take_effect, take_effects))
        if state.level_held & 1 << seat:
            state.agenda.append((late_level_up, seat))
    state.level_held = 0


def end_effects(state: State) -> None:
    """End the effects that last until the end of the round (BM-133); deactivated rooms count again (BM-134)."""
    if state.shut and state.events is not None:
        state.events.append(RoomsReactivated(tuple(seen(state, room) for room in state.shut)))
    state.shut.clear()
    end(state)
    state.unready.clear()
    state.discards.clear()
    state.turned_back.clear()
    state.casters.clear()


def late_level_up(state: State, seat: int) -> None:
    """A Level Up that a deactivated room held up, if five rooms are visible now (BM-091, BM-223)."""
    if shows_five(state, seat):
        level_up(state, seat)


def machinate(state: State, seat: int) -> None:
    """Machinations: a player who gained no soul in the round may draw a card (BM-182, BM-183)."""
    beaten = is_beaten(state, seat) and not state.setup.immortality
    if not state.gained[seat] and not beaten:
        ask(state, seat, which_consolation)


def which_consolation(state: State) -> list[Move]:
    """Draw a room, a spell, or nothing."""
    kinds = [kind for kind in (ROOM, SPELL) if deck_has(state, kind)]
    return [*((draw_from, kind) for kind in kinds), (triggers.decline,)]
