"""The Town phase: market, heroes, then all take a card and send the minion (SB-044 to SB-065, SB-288, SB-289)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.city_events import (
    SPACES,
    DrawnInstead,
    MarketCardTaken,
    MarketFilled,
    MinionIdle,
    MinionPosted,
    MinionSent,
)
from undercroft.games.boss_family.rules.dungeon import active_rooms, bosses_in_force, due
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import CHOOSES_ROUND_DRAW, MARKET_DRAWS, WHEN_MARKET_CARD_TAKEN
from undercroft.games.boss_family.rules.events import HeroesRevealed
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.items import reveal_items
from undercroft.games.boss_family.rules.piles import DECK_OF, deck_has, draw, fill_deck
from undercroft.games.boss_family.rules.rounds import open_round
from undercroft.games.boss_family.rules.state import (
    EPIC_DECK,
    HAND,
    HERO_DECK,
    MARKET,
    ON_CARD,
    TOWN_PHASE,
    State,
)
from undercroft.games.super_boss_monster.rules import solo
from undercroft.games.super_boss_monster.rules.city import arrive
from undercroft.games.super_boss_monster.rules.facts import META, SOLO_SEATS
from undercroft.games.super_boss_monster.rules.spaces import free_spaces, own_cards_with_space
from undercroft.kernel.events import Seen, seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top, move_card, reveal


def begin_turn(state: State) -> None:
    """Begin a turn with the Town phase, in which nothing can be announced or placed (SB-038, SB-064, SB-276)."""
    open_round(state, TOWN_PHASE)
    for seat in reversed(state.order):  # SB-057, SB-058: each does both before the next
        state.agenda.append((send_out, seat))
        state.agenda.append((go_to_market, seat))
    if state.setup.items:
        state.agenda.append((reveal_items,))  # SB-205, SB-207: after the heroes
    state.agenda.append((reveal_heroes,))
    fill_market(state)


# -- market --------------------------------------------------------------------------------------------------------


def market_places(state: State) -> tuple[int, int]:
    """How many rooms and spells the market has (SB-014, SB-044, SB-209, SB-231)."""
    seats = state.setup.seats
    if seats == SOLO_SEATS:
        return solo.MARKET
    rooms, spells = META["market"][f"p{seats}"]
    return rooms, spells


def fill_market(state: State) -> None:
    """Put out the cards; a place stays empty where no card is left (SB-005, SB-044, SB-278)."""
    rooms, spells = market_places(state)
    put_out = [ROOM] * rooms + [SPELL] * spells
    cards = [draw_top(state, DECK_OF[kind], MARKET) for kind in put_out if fill_deck(state, kind)]
    if cards and state.events is not None:
        state.events.append(MarketFilled(tuple(seen(state, card) for card in cards)))


def go_to_market(state: State, seat: int) -> None:
    """A player takes a card, if there is one to take or to draw instead (SB-057, SB-280)."""
    if state.zones[MARKET] or instead_of_market(state, seat):
        ask(state, seat, which_market_card, seat)


def which_market_card(state: State, seat: int) -> list[Move]:
    """Take a card of the market, or use a card in play that lets its owner draw instead."""
    moves: list[Move] = [(take_market_card, card) for card in state.zones[MARKET]]
    return moves + [(draw_instead, source, kind) for source, kind in instead_of_market(state, seat)]


def instead_of_market(state: State, seat: int) -> list[tuple[int, int]]:
    """The decks from which a player may draw instead of taking a market card, and the cards that say so (SB-289).

    A room of the base game that lets its owner choose the deck at the beginning gives a spell (SB-315).
    """
    face = state.face
    found: list[tuple[int, int]] = []
    for room in active_rooms(state, seat):  # texts that were taken away came back with the end of the turn (SB-163)
        found += [(room, kind) for kind in MARKET_DRAWS.get(face[room], ())]
        if face[room] in CHOOSES_ROUND_DRAW:
            found.append((room, SPELL))
    for boss in bosses_in_force(state, seat):
        found += [(boss, kind) for kind in MARKET_DRAWS.get(face[boss], ())]
    distinct: dict[tuple[int, int], tuple[int, int]] = {}
    for source, kind in found:  # of two equal rooms either may be used
        if deck_has(state, kind):
            distinct.setdefault((face[source], kind), (source, kind))
    return list(distinct.values())


def take_market_card(state: State, card: int) -> None:
    """Take this card into the hand (SB-057, SB-288)."""
    take_from_market(state, state.seat, card)


def take_from_market(state: State, seat: int, card: int) -> None:
    """A card of the market goes to a hand; everybody has seen which, and some cards react to it (SB-289)."""
    move_card(state, card, MARKET, HAND + seat)
    if state.events is not None:
        state.events.append(MarketCardTaken(seat, seen(state, card)))
    triggers.set_off(state, due(state, WHEN_MARKET_CARD_TAKEN, seat, card))


def draw_instead(state: State, source: int, pile: int) -> None:
    """Draw from this deck instead of taking a market card (SB-063); that is no card from the market (SB-289)."""
    if state.events is not None:
        state.events.append(DrawnInstead(state.seat, seen(state, source)))
    draw(state, state.seat, pile, 1)


# -- heroes --------------------------------------------------------------------------------------------------------


def heroes_a_turn(state: State) -> int:
    """How many heroes are revealed each turn (SB-045, SB-228)."""
    return solo.HEROES_PER_TURN if state.setup.seats == SOLO_SEATS else state.setup.seats


def reveal_heroes(state: State) -> None:
    """Heroes come one by one, ordinary ones before epic ones; all are shown first (SB-023, SB-045, SB-049, SB-174)."""
    heroes: list[tuple[int, int]] = []
    for number in range(heroes_a_turn(state)):
        deck, place = _deck_at(state, number)
        if deck is not None:
            heroes.append((state.zones[deck][place], deck))
    shown: list[Seen] = []
    for hero, _ in heroes:
        reveal(state, hero)
        shown.append(seen(state, hero))
    if heroes and state.events is not None:
        state.events.append(HeroesRevealed(tuple(shown)))
    for hero, deck in heroes:
        if state.result is None:
            arrive(state, hero, deck)


def _deck_at(state: State, number: int) -> tuple[int | None, int]:
    """The deck of the hero with this number among those to come, and its place in the deck."""
    ordinary = len(state.zones[HERO_DECK])
    if number < ordinary:
        return HERO_DECK, -1 - number
    if number - ordinary < len(state.zones[EPIC_DECK]):
        return EPIC_DECK, -1 - (number - ordinary)
    return None, 0


# -- minions -------------------------------------------------------------------------------------------------------


def send_out(state: State, seat: int) -> None:
    """A player puts the minion on one free space; without any it stays on its base (SB-057, SB-275, SB-281)."""
    if free_spaces(state) or own_cards_with_space(state, seat):
        ask(state, seat, where_to_send, seat)
    elif state.events is not None:
        state.events.append(MinionIdle(seat))


def where_to_send(state: State, seat: int) -> list[Move]:
    """A free space of a landmark, or of a card in one's own dungeon (SB-059)."""
    moves: list[Move] = [(send_minion, space) for space in free_spaces(state)]
    return moves + [(post_minion, card) for card in own_cards_with_space(state, seat)]


def send_minion(state: State, space: int) -> None:
    """Send the minion to this space of a landmark."""
    state.minions[state.seat] = space
    if state.events is not None:
        state.events.append(MinionSent(state.seat, SPACES[space]))


def post_minion(state: State, card: int) -> None:
    """Put the minion on this card of one's own dungeon."""
    state.minions[state.seat] = ON_CARD + card
    if state.events is not None:
        state.events.append(MinionPosted(state.seat, seen(state, card)))
