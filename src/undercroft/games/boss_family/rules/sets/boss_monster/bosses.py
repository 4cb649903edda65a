"""The Level Ups of the bosses of the base game."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import destructible_rooms
from undercroft.games.boss_family.rules.effects import choices
from undercroft.games.boss_family.rules.effects.registry import card
from undercroft.games.boss_family.rules.effects.targets import opponent_with_cards
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.events import CardTaken, DeckSearched, HandShown
from undercroft.games.boss_family.rules.facts import ADVANCED, BACKS, FACE, MONSTER, ROOM, SPELL
from undercroft.games.boss_family.rules.heroes import score_death, send_to_entrance
from undercroft.games.boss_family.rules.piles import draw, one_of_each, rooms_in_discard
from undercroft.games.boss_family.rules.placement import slots_for
from undercroft.games.boss_family.rules.reveal import build_at_once
from undercroft.games.boss_family.rules.sets.boss_monster.rooms import discard_a_spell
from undercroft.games.boss_family.rules.state import (
    DISCARD,
    EPIC_DECK,
    HAND,
    HERO_DECK,
    NO_CARD,
    ROOM_DECK,
    TOWN,
    State,
    opponents_of,
)
from undercroft.kernel.events import seen
from undercroft.kernel.rng import shuffle
from undercroft.kernel.state import Move, ask, bit_of
from undercroft.kernel.zones import move_card

KING_CROAK = FACE["king_croak"]


def look_through(state: State, seat: int, zone: int) -> None:
    """A player sees every card of a zone."""
    for searched in state.zones[zone]:
        state.known[searched] |= bit_of(seat)


# -- Draculord -----------------------------------------------------------------------------------------------------


@card("draculord").level_up()
def drink_from_a_hand(state: State, seat: int, boss: int) -> None:
    """Look at an opponent's hand and take one card of it."""
    if opponent_with_cards(state, seat, boss):
        ask(state, seat, whose_hand, boss, seat)


def whose_hand(state: State, source: int, seat: int) -> list[Move]:
    """Choose the opponent whose hand to look at."""
    return [(look_at_hand, other) for other in opponent_with_cards(state, seat, source)]


def look_at_hand(state: State, opponent: int) -> None:
    """Look at this opponent's whole hand."""
    seat = state.seat
    look_through(state, seat, HAND + opponent)
    if state.events is not None:
        cards = tuple(seen(state, held) for held in state.zones[HAND + opponent])
        state.events.append(HandShown(seat, opponent, cards))
    state.agenda.append((choose_booty, seat, opponent))


def choose_booty(state: State, seat: int, opponent: int) -> None:
    """One card of the hand changes its owner."""
    ask(state, seat, which_booty, opponent, always=len(state.zones[HAND + opponent]) > 1)


def which_booty(state: State, opponent: int) -> list[Move]:
    """Choose a card of the opponent's hand."""
    return [(snatch, held, opponent) for held in one_of_each(state, state.zones[HAND + opponent])]


def snatch(state: State, card: int, opponent: int) -> None:
    """Take this card."""
    choices.steal(state, state.seat, opponent, card)


# -- Xyzax ---------------------------------------------------------------------------------------------------------


@card("xyzax").level_up()
def take_two_cards(state: State, seat: int, boss: int) -> None:
    """Take two cards of the discard pile, or as many as there are."""
    state.agenda.append((take_a_card, seat, boss))
    state.agenda.append((take_a_card, seat, boss))


def take_a_card(state: State, seat: int, source: int) -> None:
    """Take a card of the discard pile, if there is one."""
    if state.zones[DISCARD]:
        ask(state, seat, choices.which_to_take, source, choices.ANY_CARD)


# -- King Croak and Cleopatra --------------------------------------------------------------------------------------


@card("king_croak").level_up()
@card("cleopatra").level_up()
def call_an_advanced_room(state: State, seat: int, boss: int) -> None:
    """An advanced monster room (King Croak) or trap room (Cleopatra) from deck or discard may be built or kept."""
    ask(state, seat, where_to_search, boss)


def _is_wanted(state: State, boss: int, room: int) -> bool:
    face = state.face[room]
    return bool(ADVANCED[face]) and MONSTER[face] == _wants_monsters(state, boss)


def _wants_monsters(state: State, boss: int) -> int:
    return int(state.face[boss] == KING_CROAK)


def where_to_search(state: State, source: int) -> list[Move]:
    """Take a fitting room of the discard pile, look through the room deck, or decline."""
    rooms = [room for room in rooms_in_discard(state) if _is_wanted(state, source, room)]
    moves: list[Move] = [(call, room, source) for room in one_of_each(state, rooms)]
    if state.zones[ROOM_DECK]:
        moves.append((search_rooms, source))
    return [*moves, (decline,)]


def search_rooms(state: State, source: int) -> None:
    """Look through the room deck."""
    seat = state.seat
    look_through(state, seat, ROOM_DECK)
    if state.events is not None:
        state.events.append(DeckSearched(seat, BACKS[ROOM]))
    state.agenda.append((end_search, ROOM_DECK))
    state.agenda.append((choose_found_room, seat, source))


def end_search(state: State, deck: int) -> None:
    """A searched deck is shuffled (BM-207, SB-273)."""
    shuffle(state, deck)


def choose_found_room(state: State, seat: int, source: int) -> None:
    """Ask which room of the deck is called, even if none fits."""
    ask(state, seat, which_found_room, source, always=True)


def which_found_room(state: State, source: int) -> list[Move]:
    """Choose a fitting room of the deck, or none."""
    rooms = [room for room in state.zones[ROOM_DECK] if _is_wanted(state, source, room)]
    return [*((call, room, source) for room in one_of_each(state, rooms)), (decline,)]


def call(state: State, card: int, source: int) -> None:
    """Take this room, to build it at once or to keep it."""
    seat = state.seat
    zone = ROOM_DECK if card in state.zones[ROOM_DECK] else DISCARD
    move_card(state, card, zone, HAND + seat)
    if state.events is not None:
        state.events.append(CardTaken(seat, seen(state, card)))
    state.agenda.append((settle_called_room, seat, card))


def settle_called_room(state: State, seat: int, room: int) -> None:
    """The room is built over a fitting one, or kept in hand."""
    state.source = room  # not an argument of the question: the others may not know the card (BM-242)
    ask(state, seat, where_to_build, seat, always=True)


def where_to_build(state: State, seat: int) -> list[Move]:
    """Build the called room at once, or keep it in hand."""
    room = state.source
    return [*((build_called, room, slot) for slot in slots_for(state, seat, room)), (keep_called,)]


def build_called(state: State, card: int, slot: int) -> None:
    """Build it here."""
    state.source = NO_CARD
    build_at_once(state, state.seat, card, slot, HAND + state.seat)


def keep_called(state: State) -> None:
    """Keep it in hand."""
    state.source = NO_CARD


# -- Robobo --------------------------------------------------------------------------------------------------------


@card("robobo").level_up()
def demolish(state: State, seat: int, boss: int) -> None:
    """Every opponent destroys a room of their own, in acting order."""
    for other in reversed(opponents_of(state, seat)):
        state.agenda.append((lose_a_room, other))


def lose_a_room(state: State, seat: int) -> None:
    """A player chooses one of their own rooms to destroy, if there is one."""
    if destructible_rooms(state, seat):
        ask(state, seat, choices.which_room_to_lose, seat)


# -- Cerebellus ----------------------------------------------------------------------------------------------------


@card("cerebellus").level_up()
def think_hard(state: State, seat: int, boss: int) -> None:
    """Three spells may be drawn and one discarded."""
    ask(state, seat, whether_to_draw, boss)


def whether_to_draw(state: State, source: int) -> list[Move]:
    """Draw three spells and discard one, or not."""
    return [(draw_three, source), (decline,)]


def draw_three(state: State, source: int) -> None:
    """Draw three spells, then discard one."""
    seat = state.seat
    draw(state, seat, SPELL, 3)
    state.agenda.append((discard_a_spell, seat, source))


# -- Seducia -------------------------------------------------------------------------------------------------------


@card("seducia").level_up()
def seduce(state: State, seat: int, boss: int) -> None:
    """A hero of the town or of the hero decks may be put at the entrance."""
    if state.zones[TOWN] or state.zones[HERO_DECK] or state.zones[EPIC_DECK]:
        ask(state, seat, whom_to_seduce, boss)


def whom_to_seduce(state: State, source: int) -> list[Move]:
    """Choose a hero of the town, look through the hero decks, or decline."""
    moves: list[Move] = [(bring, hero) for hero in state.zones[TOWN]]
    if state.zones[HERO_DECK] or state.zones[EPIC_DECK]:
        moves.append((search_heroes, source))
    return [*moves, (decline,)]


def search_heroes(state: State, source: int) -> None:
    """Look through both hero decks (BM-243)."""
    seat = state.seat
    for deck, back in ((HERO_DECK, "hero"), (EPIC_DECK, "epic")):
        if state.zones[deck]:
            look_through(state, seat, deck)
            state.agenda.append((end_search, deck))
            if state.events is not None:
                state.events.append(DeckSearched(seat, back))
    state.agenda.append((choose_found_hero, seat, source))


def choose_found_hero(state: State, seat: int, source: int) -> None:
    """Ask which hero comes."""
    ask(state, seat, which_found_hero, source, always=True)


def which_found_hero(state: State, source: int) -> list[Move]:
    """Choose a hero of the decks or the town, or none."""
    heroes = state.zones[TOWN] + state.zones[HERO_DECK] + state.zones[EPIC_DECK]
    return [*((bring, hero) for hero in heroes), (decline,)]


def bring(state: State, card: int) -> None:
    """Put this hero at one's own entrance."""
    zone = next(zone for zone in (TOWN, HERO_DECK, EPIC_DECK) if card in state.zones[zone])
    send_to_entrance(state, state.seat, card, zone)


# -- Gorgona -------------------------------------------------------------------------------------------------------


@card("gorgona").level_up()
def petrify(state: State, seat: int, boss: int) -> None:
    """A hero in town dies at once, and its souls are gained."""
    if state.zones[TOWN]:
        ask(state, seat, whom_to_petrify, boss)


def whom_to_petrify(state: State, source: int) -> list[Move]:
    """Choose a hero in town."""
    return [(turn_to_stone, hero) for hero in state.zones[TOWN]]


def turn_to_stone(state: State, card: int) -> None:
    """This hero dies."""
    score_death(state, state.seat, card, TOWN)
