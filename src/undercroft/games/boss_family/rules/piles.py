"""Drawing, discarding and taking cards: the two decks of the players and the one discard pile (SB-310)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import in_turn, watchers
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import WHEN_OPPONENT_DISCARDS
from undercroft.games.boss_family.rules.events import CardsDiscarded, CardsDrawn, CardTaken, DeckReshuffled
from undercroft.games.boss_family.rules.facts import BACK, BACKS, KIND, MINIBOSS, ROOM, SPELL
from undercroft.games.boss_family.rules.state import (
    DISCARD,
    HAND,
    ROOM_DECK,
    SPELL_DECK,
    State,
    cards_of_back,
)
from undercroft.kernel.events import seen
from undercroft.kernel.rng import below, shuffle
from undercroft.kernel.zones import draw_top, move_card

DECK_OF = {ROOM: ROOM_DECK, SPELL: SPELL_DECK}


def draw(state: State, seat: int, kind: int, count: int) -> None:
    """Draw rooms or spells from the top of their deck, as many as there are (BM-215, BM-217)."""
    cards: list[int] = []
    for _ in range(count):
        if not fill_deck(state, kind):
            break
        cards.append(draw_top(state, DECK_OF[kind], HAND + seat))
    if cards and state.events is not None:
        state.events.append(CardsDrawn(seat, tuple(seen(state, card) for card in cards)))


def deck_has(state: State, kind: int) -> bool:
    """Whether a card of this kind can be drawn, from the deck or after a reshuffle."""
    return bool(state.zones[DECK_OF[kind]]) or bool(_old_cards(state, kind))


def fill_deck(state: State, kind: int) -> bool:
    """Whether a deck has a card, after the discards of its kind were shuffled into an empty one (BM-215)."""
    deck = DECK_OF[kind]
    if state.zones[deck]:
        return True
    old = _old_cards(state, kind)
    if not old:
        return False
    for card in old:
        move_card(state, card, DISCARD, deck)
    shuffle(state, deck)
    if state.events is not None:
        state.events.append(DeckReshuffled(BACKS[kind]))
    return True


def _old_cards(state: State, kind: int) -> list[int]:
    """The discards that would make a new deck, without cards whose effects still wait (BM-153, SB-159)."""
    old = cards_of_back(state, DISCARD, kind)
    if not state.pending:
        return old
    waiting = {entry.source for entry in state.pending}
    return [card for card in old if card not in waiting]


def discard_from_hand(state: State, seat: int, cards: list[int]) -> None:
    """Put cards of a hand on the discard pile (BM-208); some cards of opponents notice it (MB-122)."""
    if not cards:
        return
    for card in cards:
        move_card(state, card, HAND + seat, DISCARD)
    if state.events is not None:
        state.events.append(CardsDiscarded(seat, tuple(seen(state, card) for card in cards)))
    if not state.setup.base_only:
        batch = len(state.discards)
        noticing = [
            (WHEN_OPPONENT_DISCARDS, other, watcher, batch)
            for other in in_turn(state)
            if other != seat
            for watcher in watchers(state, WHEN_OPPONENT_DISCARDS, other)
        ]
        if noticing:
            state.discards.append(tuple(cards))
            triggers.set_off(state, noticing)


def random_card(state: State, seat: int, kind: int) -> int:
    """A card of a kind picked blindly out of a hand (BM-217, MB-101, MB-102)."""
    cards = cards_of_back(state, HAND + seat, kind)
    return cards[below(state, len(cards))]


def take_from_discard(state: State, seat: int, card: int) -> None:
    """Take a card out of the discard pile into the hand; everybody has seen which."""
    move_card(state, card, DISCARD, HAND + seat)
    if state.events is not None:
        state.events.append(CardTaken(seat, seen(state, card)))


def rooms_in_discard(state: State) -> list[int]:
    """The room cards of the discard pile."""
    return [card for card in state.zones[DISCARD] if BACK[state.face[card]] == ROOM]


def minibosses_in_hand(state: State, seat: int) -> list[int]:
    """The minibosses in a hand; their backs are those of rooms, so that only the owner can list them."""
    return [card for card in state.zones[HAND + seat] if KIND[state.face[card]] == MINIBOSS]


def one_of_each(state: State, cards: list[int]) -> list[int]:
    """One of each printed card among some; it makes no difference which copy is chosen."""
    faces: set[int] = set()
    chosen: list[int] = []
    for card in cards:
        if state.face[card] not in faces:
            faces.add(state.face[card])
            chosen.append(card)
    return chosen
