"""Set-up: decks, bosses, hands, first rooms (BM-026 to BM-046, BM-220)."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.games.boss_family.rules.build import lay_face_down
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.events import BossesOffered, BossTaken, DiscardSeeded, HandRedrawn
from undercroft.games.boss_family.rules.facts import (
    ADVANCED,
    BACK,
    BACKS,
    BOSS,
    CLASSIC_DISCARD,
    CRASH_SET,
    EPIC,
    HEALTH,
    HERO,
    ITEM_BACK,
    KIND,
    MIN_PLAYERS,
    PRINTED,
    ROOM,
    SEEDED_ROOMS,
    SEEDED_SPELLS,
    SET,
    SPELL,
    START_ROOMS,
    START_SPELLS,
    TREASURE,
    TREASURES,
    XP,
)
from undercroft.games.boss_family.rules.miniboss_events import CardsShown
from undercroft.games.boss_family.rules.piles import DECK_OF, discard_from_hand, draw
from undercroft.games.boss_family.rules.placement import placements
from undercroft.games.boss_family.rules.reveal import reveal_rooms
from undercroft.games.boss_family.rules.state import (
    AT_BASE,
    BOSS_CHOICE,
    BOSS_DECK,
    BOSS_OF,
    DISCARD,
    EPIC_DECK,
    HAND,
    HERO_DECK,
    ITEM_DECK,
    NO_CARD,
    REMOVED,
    ROOM_DECK,
    SET_ASIDE,
    SPELL_DECK,
    ZONES,
    Setup,
    State,
    back_of,
    count_of_back,
    kind_of,
)
from undercroft.kernel.events import seen
from undercroft.kernel.pools import by_back
from undercroft.kernel.rng import below, shuffle
from undercroft.kernel.state import Move, Step, ask
from undercroft.kernel.zones import draw_top, move_card, reveal

HOME = {BOSS: BOSS_DECK, ROOM: ROOM_DECK, SPELL: SPELL_DECK, HERO: HERO_DECK, EPIC: EPIC_DECK, ITEM_BACK: ITEM_DECK}
EASY_HEALTH = 4
"""The Hard variant takes out ordinary heroes with this health (BM-179)."""
START_COINS = 3
REDRAW_COUNT = 4  # BM-037, BM-038: or more


def start_zone(face: int) -> int:
    """The deck in which a printed card starts, by its back."""
    return HOME[BACK[face]]


def unpacked(setup: Setup, chance: int) -> State:
    """A state with every card in its own deck, unshuffled, without heroes for more players (BM-026 to BM-028)."""
    state = State()
    state.setup = setup
    state.chance = chance
    faces, zones, state.backs = _box(setup)
    state.alike = _alike(setup)
    state.face = faces[:]
    state.zones = zones[:]
    state.known = [0] * len(faces)
    state.sight = ZONES.sights(tuple(range(setup.seats)))
    seats = setup.seats
    state.order = list(range(seats))
    state.xp = [0] * seats
    state.size = [0] * seats
    state.coins = [0] * seats
    state.placed = [0] * seats
    state.gained = [0] * seats
    state.fifth = [NO_CARD] * seats
    state.left_with = [0] * seats
    if setup.city:  # SB-021
        state.minions = [AT_BASE] * seats  # SB-021; any marker will do for a fifth and sixth one (SB-216)
    return state


@cache
def _box(setup: Setup) -> tuple[list[int], list[list[int]], tuple[frozenset[int], ...]]:
    """The faces of the cards in play, their zones before the set-up, and the cards of each back.

    SB-022, SB-024, SB-026. Shuffling changes the face of a card, but not its back: a deck has only one back.
    """
    faces = [face for face, card in enumerate(PRINTED) if _belongs(setup, face) for _ in range(card.copies)]
    zones: list[list[int]] = [[] for _ in range(ZONES.total)]
    for card, face in enumerate(faces):
        zones[start_zone(face) if _is_used(setup, face) else REMOVED].append(card)
    backs = [frozenset(card for card, face in enumerate(faces) if BACK[face] == back) for back in range(len(BACKS))]
    return faces, zones, tuple(backs)


@cache
def _alike(setup: Setup) -> tuple[int, ...]:
    return by_back([BACK[face] for face in _box(setup)[0]])


def _belongs(setup: Setup, face: int) -> bool:
    """Bosses, rooms and spells of all sets are shuffled together, the heroes are those of one set (MB-003, MB-004)."""
    if KIND[face] in (HERO, EPIC) and SET[face] != CRASH_SET:  # CL-003: its heroes come on top
        return SET[face] == setup.heroes
    return SET[face] in setup.sets


def _is_used(setup: Setup, face: int) -> bool:
    if face in setup.left_out:
        return False
    if KIND[face] not in (HERO, EPIC):
        return True
    if setup.hard and KIND[face] == HERO and HEALTH[face] == EASY_HEALTH:
        return False
    return MIN_PLAYERS[face] <= (setup.heroes_for or setup.seats) or SET[face] == CRASH_SET  # CL-004


def begin(state: State) -> None:
    """Shuffle the decks and put the steps of the set-up on the agenda: bosses, hands, redraw, first rooms."""
    for deck in (BOSS_DECK, ROOM_DECK, SPELL_DECK, HERO_DECK, EPIC_DECK):  # BM-030, BM-034
        shuffle(state, deck)
    if state.setup.items:
        shuffle(state, ITEM_DECK)  # TH-001
    state.agenda += (edition_of(state).begin_round, *SETUP_STEPS)


# -- bosses --------------------------------------------------------------------------------------------------------


def deal_bosses(state: State) -> None:
    """Everybody gets one boss at random (BM-031), or two to choose from (BM-180, SB-027)."""
    for seat in range(state.setup.seats):
        for _ in range(2 if state.setup.pick_boss else 1):
            draw_top(state, BOSS_DECK, BOSS_CHOICE + seat)
    if state.setup.pick_boss:
        for seat in reversed(range(state.setup.seats)):
            state.agenda.append((offer_bosses, seat))


def offer_bosses(state: State, seat: int) -> None:
    """A player chooses a boss; the others see it when all have chosen (BM-181, SB-029)."""
    if state.events is not None:
        bosses = tuple(seen(state, boss) for boss in state.zones[BOSS_CHOICE + seat])
        state.events.append(BossesOffered(seat, bosses))
    ask(state, seat, which_boss)


def which_boss(state: State) -> list[Move]:
    """Keep one of two bosses."""
    seat = next(seat for seat in range(state.setup.seats) if len(state.zones[BOSS_CHOICE + seat]) > 1)
    return [(keep_boss, boss) for boss in state.zones[BOSS_CHOICE + seat]]


def keep_boss(state: State, card: int) -> None:
    """Keep this boss; the other one leaves the game."""
    other = next(boss for boss in state.zones[BOSS_CHOICE + state.seat] if boss != card)
    move_card(state, other, BOSS_CHOICE + state.seat, REMOVED)


def show_bosses(state: State) -> None:
    """The bosses lie open and fix the order of play (BM-009, BM-048, SB-028)."""
    for seat in range(state.setup.seats):
        boss = state.zones[BOSS_CHOICE + seat][0]
        move_card(state, boss, BOSS_CHOICE + seat, BOSS_OF + seat)
        state.xp[seat] = XP[state.face[boss]]
        if state.events is not None:
            state.events.append(BossTaken(seat, seen(state, boss), state.xp[seat]))
    state.order = edition_of(state).acting_order(state)


def order_by_xp(state: State) -> list[int]:
    """From highest XP to lowest; equal ones are ordered at random for the whole game (BM-010)."""
    order: list[int] = []
    seats = list(range(state.setup.seats))
    while seats:
        order.append(seat_with_most_xp(state, seats))
        seats.remove(order[-1])
    return order


def seat_with_most_xp(state: State, seats: list[int]) -> int:
    """The seat whose boss has most XP, at random among equal ones (BM-010, SB-031)."""
    highest = max(state.xp[seat] for seat in seats)
    equal = [seat for seat in seats if state.xp[seat] == highest]
    return equal[below(state, len(equal))] if len(equal) > 1 else equal[0]


# -- hands ---------------------------------------------------------------------------------------------------------


def deal_hands(state: State) -> None:
    """Five rooms and two spells each, in acting order (BM-036, BM-056, SB-032); redraws and, in Classic, discards."""
    if state.setup.seeded_discard:
        _seed_discard(state)
    for seat in state.order:
        _deal_hand(state, seat)
        if state.setup.coins:
            state.coins[seat] = START_COINS  # MB-017, MB-022
    if state.setup.classic:
        state.agenda.append((discard_set_aside,))
        for seat in reversed(state.order):
            state.agenda.append((set_cards_aside, seat))
    for seat in reversed(state.order):  # BM-040, SB-287
        state.agenda.append((offer_redraw, seat))


def _deal_hand(state: State, seat: int) -> None:
    draw(state, seat, ROOM, START_ROOMS)
    draw(state, seat, SPELL, START_SPELLS)


def _seed_discard(state: State) -> None:
    """Random cards from the tops of the decks lie in the discard pile from the start (BM-220, MB-015, MB-016)."""
    cards = [draw_top(state, ROOM_DECK, DISCARD) for _ in range(SEEDED_ROOMS)]
    cards += [draw_top(state, SPELL_DECK, DISCARD) for _ in range(SEEDED_SPELLS)]
    if state.events is not None:
        state.events.append(DiscardSeeded(tuple(seen(state, card) for card in cards)))


def offer_redraw(state: State, seat: int) -> None:
    """Ask every player, so that the question reveals nothing about the hand (BM-039)."""
    ask(state, seat, whether_to_redraw, seat, always=True)


def whether_to_redraw(state: State, seat: int) -> list[Move]:
    """Keep the hand, or draw anew if it is bad enough."""
    moves: list[Move] = [(keep_hand,)]
    return [*moves, (redraw,)] if may_redraw(state, seat) else moves


def may_redraw(state: State, seat: int) -> bool:
    """Four or more advanced rooms, or rooms that share a treasure (BM-037, BM-038, MB-018); minibosses not (MB-019)."""
    rooms = [state.face[card] for card in state.zones[HAND + seat] if kind_of(state, card) == ROOM]
    if sum(ADVANCED[face] for face in rooms) >= REDRAW_COUNT:
        return True
    kinds = range(len(TREASURES))
    return any(sum(TREASURE[face][kind] > 0 for face in rooms) >= REDRAW_COUNT for kind in kinds)


def keep_hand(state: State) -> None:
    """Play with these cards."""


def redraw(state: State) -> None:
    """Shuffle the whole hand back and draw a fresh one; a bad one may be redrawn again (BM-039)."""
    seat = state.seat
    hand = state.zones[HAND + seat][:]
    if edition_of(state).shows_redrawn_hand:
        for card in hand:
            reveal(state, card)
        if state.events is not None:
            state.events.append(CardsShown(seat, tuple(seen(state, card) for card in hand)))
    for card in hand:
        move_card(state, card, HAND + seat, DECK_OF[back_of(state, card)])
    shuffle(state, ROOM_DECK)
    shuffle(state, SPELL_DECK)
    if state.events is not None:
        state.events.append(HandRedrawn(seat))
    _deal_hand(state, seat)
    state.agenda.append((offer_redraw, seat))


def set_cards_aside(state: State, seat: int) -> None:
    """Classic: choose two of the seven cards to discard (BM-177)."""
    if len(state.zones[SET_ASIDE + seat]) < CLASSIC_DISCARD:
        ask(state, seat, which_to_discard, seat)


def which_to_discard(state: State, seat: int) -> list[Move]:
    """Choose cards to discard; they are shown when all have chosen."""
    moves: list[Move] = [(set_aside, card) for card in state.zones[HAND + seat]]
    return moves + [(take_back, card) for card in state.zones[SET_ASIDE + seat]]


def set_aside(state: State, card: int) -> None:
    """This card will be discarded."""
    move_card(state, card, HAND + state.seat, SET_ASIDE + state.seat)
    state.agenda.append((set_cards_aside, state.seat))


def take_back(state: State, card: int) -> None:
    """Keep this card after all."""
    move_card(state, card, SET_ASIDE + state.seat, HAND + state.seat)
    state.agenda.append((set_cards_aside, state.seat))


def discard_set_aside(state: State) -> None:
    """All discard at once (BM-178)."""
    for seat in state.order:
        cards = state.zones[SET_ASIDE + seat][:]
        for card in cards:
            move_card(state, card, SET_ASIDE + seat, HAND + seat)
        discard_from_hand(state, seat, cards)


# -- first rooms ---------------------------------------------------------------------------------------------------


def first_rooms(state: State) -> None:
    """Before round 1 everybody may build one room, face down in acting order, revealed together (BM-041, BM-042).

    Nothing else can be played, and nothing advanced is built (SB-035 to SB-037).
    """
    state.agenda.append((reveal_rooms,))
    for seat in reversed(state.order):
        state.agenda.append((first_room, seat))


def first_room(state: State, seat: int) -> None:
    """Ask a player for a first room, unless no card in the hand can be one."""
    if count_of_back(state, HAND + seat, ROOM):
        ask(state, seat, which_first_room, seat, always=True)


def which_first_room(state: State, seat: int) -> list[Move]:
    """Lay a room beside the boss, or build nothing yet."""
    return [*placements(state, seat, lay_first), (build_nothing,)]


def lay_first(state: State, card: int, slot: int) -> None:
    """Lay the first room."""
    lay_face_down(state, state.seat, card, slot)


def build_nothing(state: State) -> None:
    """Begin without a room."""


SETUP_STEPS: Final[tuple[Step, ...]] = ((first_rooms,), (deal_hands,), (show_bosses,), (deal_bosses,))
"""The steps of the set-up, the last one first."""
