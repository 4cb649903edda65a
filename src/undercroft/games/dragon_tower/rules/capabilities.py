"""Drawing and discarding capability cards: the first hand, the refill, and the skill Lucky."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.events import (
    CardDrawn,
    CardReplaced,
    DeckReshuffled,
    SkillUsed,
    hero_seen,
)
from undercroft.games.dragon_tower.rules.facts import ANY_DECK, ATTRIBUTE, ATTRIBUTES, LUCKY, REFILL, START_CARDS
from undercroft.games.dragon_tower.rules.state import (
    CAPABILITIES,
    DISCARDS,
    HAND,
    NO_CARD,
    State,
    has_unspent,
    leader,
    living,
)
from undercroft.kernel.events import seen
from undercroft.kernel.rng import shuffle
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top, move_all, move_card

# -- the refill of a turn ------------------------------------------------------------------------------------------


def refill_hands(state: State) -> None:
    """Let every living hero refill, one after the other in any order (DT-064, DT-072)."""
    waiting = [hero for hero in living(state) if not state.refilled[hero]]
    if waiting:
        state.agenda.append((refill_hands,))
        ask(state, leader(state), who_refills)


def who_refills(state: State) -> list[Move]:
    """The heroes that have not refilled on this floor."""
    return [(refill, hero) for hero in living(state) if not state.refilled[hero]]


def refill(state: State, hero: int) -> None:
    """Refill a hero's hand completely before another hero begins (DT-073)."""
    state.refilled[hero] = 1
    state.drawn = NO_CARD
    if state.skills[hero] & LUCKY:
        state.agenda.append((last_chance_for_luck, hero))
    draw_all(state, hero, REFILL[state.hero[hero]])


def deal_start_cards(state: State, hero: int) -> None:
    """Deal a hero the cards named in the "at start" part of the hero card (DT-035)."""
    draw_all(state, hero, START_CARDS[state.hero[hero]])


def draw_all(state: State, hero: int, masks: tuple[int, ...]) -> None:
    """Put the drawing of several cards on the agenda, each from one of the decks of its mask."""
    for mask in reversed(masks):
        state.agenda.append((draw_one, hero, mask))


# -- one card ------------------------------------------------------------------------------------------------------


def draw_one(state: State, hero: int, mask: int) -> None:
    """Draw one card for a hero, who looks at it before drawing the next (DT-DECISION-13)."""
    if open_decks(state, ANY_DECK):
        ask(state, state.setup.seat_of[hero], which_deck, hero, mask)


def which_deck(state: State, hero: int, mask: int) -> list[Move]:
    """The decks that a card may come from; a lucky hero may first replace the card just drawn."""
    options: list[Move] = [(draw, hero, deck) for deck in open_decks(state, mask)]
    if not options:
        options = [(draw, hero, deck) for deck in open_decks(state, ANY_DECK)]  # DT-071, DT-DECISION-14
    if state.drawn != NO_CARD and has_unspent(state, hero, LUCKY):
        options.append((replace, hero, state.drawn))
    return options


def open_decks(state: State, mask: int) -> list[int]:
    """The decks of a mask that can give a card, from their discards if need be (DT-070)."""
    zones = state.zones
    return [
        deck for deck in (0, 1, 2, 3) if mask >> deck & 1 and (zones[CAPABILITIES + deck] or zones[DISCARDS + deck])
    ]


def draw(state: State, hero: int, deck: int) -> None:
    """Draw the top card of a deck (DT-069); reshuffle the discards into an empty deck (DT-070)."""
    if not state.zones[CAPABILITIES + deck]:
        move_all(state, DISCARDS + deck, CAPABILITIES + deck)
        shuffle(state, CAPABILITIES + deck)
        if state.events is not None:
            state.events.append(DeckReshuffled(ATTRIBUTES[deck]))
    card = draw_top(state, CAPABILITIES + deck, HAND + hero)
    state.drawn = card if state.refilled[hero] else NO_CARD
    if state.events is not None:
        state.events.append(CardDrawn(hero_seen(state, hero), ATTRIBUTES[deck], seen(state, card)))


def discard(state: State, card: int, source: int) -> None:
    """Put a capability card on the discards of its type (DT-086)."""
    move_card(state, card, source, DISCARDS + ATTRIBUTE[state.face[card]])


# -- Lucky: "Discard one card just drawn and draw another from the same deck" ---------------------------------------


def last_chance_for_luck(state: State, hero: int) -> None:
    """Let a lucky hero replace the last card of the refill, too."""
    if state.drawn != NO_CARD and has_unspent(state, hero, LUCKY):
        ask(state, state.setup.seat_of[hero], keep_or_replace, hero)


def keep_or_replace(state: State, hero: int) -> list[Move]:
    """Keep the last card drawn, or replace it."""
    return [(keep, hero), (replace, hero, state.drawn)]


def keep(state: State, hero: int) -> None:
    """Keep the last card drawn."""


def replace(state: State, hero: int, card: int) -> None:
    """Discard the card just drawn and draw another from the same deck; the second card stays."""
    question_left_open = state.question_args
    state.spent[hero] |= LUCKY
    deck = ATTRIBUTE[state.face[card]]
    discard(state, card, HAND + hero)
    if state.events is not None:
        state.events.append(SkillUsed(hero_seen(state, hero), "lucky"))
        state.events.append(CardReplaced(hero_seen(state, hero), seen(state, card)))
    if len(question_left_open) == 2:  # asked while another card was still to be drawn
        state.agenda.append((draw_one, *question_left_open))
    draw(state, hero, deck)
