"""Skills used outside a fight: Diviner, Decoy, Trade, Healer, Regeneration, Scavenger.

DT-DECISION-42 says when each is offered. Whether a seat is asked depends only on what lies open: the skill, its use on
this floor, and how many cards a hand has.
"""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.capabilities import discard, draw_one
from undercroft.games.dragon_tower.rules.events import (
    CardDiscarded,
    CardsTraded,
    CircumstanceReplaced,
    CircumstancesDivined,
    MonstersSwapped,
    SkillUsed,
    TradeRefused,
    cards_seen,
    hero_seen,
)
from undercroft.games.dragon_tower.rules.facts import (
    ANY_DECK,
    DECOY,
    DIVINER,
    HEALER,
    HEALING_VALUE,
    HEALTH_CAP,
    REGENERATION,
    SCAVENGER,
    TRADE,
    VALUE,
)
from undercroft.games.dragon_tower.rules.healing import heal
from undercroft.games.dragon_tower.rules.layout import rooms_on
from undercroft.games.dragon_tower.rules.state import (
    CIRCUMSTANCE_DECK,
    CIRCUMSTANCES,
    HAND,
    LAID,
    NO_CARD,
    ROOM,
    State,
    has_unspent,
    leader,
    living,
    room_here,
)
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top, move_card, reveal


def decline(state: State, hero: int) -> None:
    """Do not use the skill now."""


def _use(state: State, hero: int, skill: int, name: str) -> None:
    state.spent[hero] |= skill  # DT-031
    if state.events is not None:
        state.events.append(SkillUsed(hero_seen(state, hero), name))


# -- before the refill, before entering ----------------------------------------------------------------------------


def before_refill(state: State) -> None:
    """Offer Decoy, then Diviner, while the way is discussed."""
    for hero in reversed(living(state)):
        if has_unspent(state, hero, DIVINER) and state.zones[CIRCUMSTANCES + state.floor - 1]:
            state.agenda.append((offer_divining, hero))
        if has_unspent(state, hero, DECOY) and rooms_on(state, state.floor) == 2:
            state.agenda.append((offer_decoy, hero))


def before_entering(state: State) -> None:
    """Offer Trade after the refill, then Decoy if it was not used before."""
    for hero in reversed(living(state)):
        if has_unspent(state, hero, DECOY) and rooms_on(state, state.floor) == 2:
            state.agenda.append((offer_decoy, hero))
        if has_unspent(state, hero, TRADE):
            state.agenda.append((offer_trade, hero, 0))


# -- Diviner -------------------------------------------------------------------------------------------------------


def offer_divining(state: State, hero: int) -> None:
    """Ask whether to look at the circumstances of the floor."""
    ask(state, state.setup.seat_of[hero], whether_to_divine, hero)


def whether_to_divine(state: State, hero: int) -> list[Move]:
    """Look, or not."""
    return [(divine, hero), (decline, hero)]


def divine(state: State, hero: int) -> None:
    """Turn the circumstances of the current floor face up, without the cards under a boss (DT-112)."""
    _use(state, hero, DIVINER, "diviner")
    hidden = state.zones[CIRCUMSTANCES + state.floor - 1]
    for card in hidden:
        reveal(state, card)
    if state.events is not None:
        state.events.append(CircumstancesDivined(hero_seen(state, hero), cards_seen(state, hidden)))
    if state.zones[CIRCUMSTANCE_DECK]:
        state.agenda.append((offer_to_send_away, hero))


def offer_to_send_away(state: State, hero: int) -> None:
    """Ask whether one of them is to be replaced."""
    ask(state, state.setup.seat_of[hero], which_to_send_away, hero)


def which_to_send_away(state: State, hero: int) -> list[Move]:
    """One of the floor's circumstances, or none."""
    options: list[Move] = [(send_away, hero, card) for card in state.zones[CIRCUMSTANCES + state.floor - 1]]
    options.append((decline, hero))
    return options


def send_away(state: State, hero: int, card: int) -> None:
    """Put a circumstance at the bottom of its deck and the top card, unseen, in its place."""
    row = CIRCUMSTANCES + state.floor - 1
    place = state.zones[row].index(card)
    new = draw_top(state, CIRCUMSTANCE_DECK, row)
    state.zones[row] = [*state.zones[row][:place], new, *state.zones[row][place + 1 : -1]]
    state.zones[CIRCUMSTANCE_DECK] = [card, *state.zones[CIRCUMSTANCE_DECK]]
    if state.events is not None:
        state.events.append(CircumstanceReplaced(hero_seen(state, hero), seen(state, card)))


# -- Decoy ---------------------------------------------------------------------------------------------------------


def offer_decoy(state: State, hero: int) -> None:
    """Ask whether two monsters are to change rooms."""
    ask(state, state.setup.seat_of[hero], which_to_swap, hero)


def which_to_swap(state: State, hero: int) -> list[Move]:
    """A monster of each room of the floor, or none."""
    left = ROOM + 2 * (state.floor - 1)
    options: list[Move] = [
        (swap, hero, monster, other) for monster in state.zones[left] for other in state.zones[left + 1]
    ]
    options.append((decline, hero))
    return options


def swap(state: State, hero: int, monster: int, other: int) -> None:
    """Exchange two monsters of the floor about to be entered."""
    _use(state, hero, DECOY, "decoy")
    left = ROOM + 2 * (state.floor - 1)
    state.zones[left] = [other if card == monster else card for card in state.zones[left]]
    state.zones[left + 1] = [monster if card == other else card for card in state.zones[left + 1]]
    if state.events is not None:
        state.events.append(MonstersSwapped(hero_seen(state, hero), seen(state, monster), seen(state, other)))


# -- Trade ---------------------------------------------------------------------------------------------------------


def offer_trade(state: State, hero: int, refused: int) -> None:
    """Ask whether a card is to be exchanged, if anybody who has not refused has cards to exchange."""
    if has_unspent(state, hero, TRADE) and state.zones[HAND + hero] and trade_partners(state, hero, refused):
        ask(state, state.setup.seat_of[hero], whom_to_trade_with, hero, refused)


def trade_partners(state: State, hero: int, refused: int) -> list[int]:
    """Other living heroes with cards, without those (a mask) who refused."""
    return [
        other for other in living(state) if other != hero and state.zones[HAND + other] and not refused >> other & 1
    ]


def whom_to_trade_with(state: State, hero: int, refused: int) -> list[Move]:
    """Another living hero with cards, or nobody."""
    options: list[Move] = [(propose_trade, hero, other) for other in trade_partners(state, hero, refused)]
    options.append((decline, hero))
    return options


def propose_trade(state: State, hero: int, other: int) -> None:
    """Propose an exchange; the other hero must agree."""
    seat_of = state.setup.seat_of
    refused = state.question_args[1]
    state.agenda += [(trade, hero, other), (lay_for_trade, other), (lay_for_trade, hero)]
    if seat_of[hero] != seat_of[other]:
        state.agenda.append((ask_consent, hero, other, refused))


def ask_consent(state: State, hero: int, other: int, refused: int) -> None:
    """Ask the other hero's seat."""
    ask(state, state.setup.seat_of[other], whether_to_trade, hero, other, refused)


def whether_to_trade(state: State, hero: int, other: int, refused: int) -> list[Move]:
    """Agree or refuse."""
    return [(agree, hero, other), (refuse, hero, other)]


def agree(state: State, hero: int, other: int) -> None:
    """Agree to exchange a card."""


def refuse(state: State, hero: int, other: int) -> None:
    """Refuse the exchange: the skill stays unspent, and another hero may be asked."""
    refused = state.question_args[2] | 1 << other
    del state.agenda[-3:]  # the exchange that was waiting for consent
    state.agenda.append((offer_trade, hero, refused))
    if state.events is not None:
        state.events.append(TradeRefused(hero_seen(state, hero), hero_seen(state, other)))


def lay_for_trade(state: State, hero: int) -> None:
    """Each owner chooses the card given."""
    ask(state, state.setup.seat_of[hero], which_to_give, hero)


def which_to_give(state: State, hero: int) -> list[Move]:
    """A card of the hand."""
    return [(give, hero, card) for card in state.zones[HAND + hero]]


def give(state: State, hero: int, card: int) -> None:
    """Lay the card face down for the exchange."""
    move_card(state, card, HAND + hero, LAID + hero)


def trade(state: State, hero: int, other: int) -> None:
    """Exchange the two cards; nobody else sees them."""
    _use(state, hero, TRADE, "trade")
    given, received = state.zones[LAID + hero][0], state.zones[LAID + other][0]
    move_card(state, given, LAID + hero, HAND + other)
    move_card(state, received, LAID + other, HAND + hero)
    if state.events is not None:
        state.events.append(
            CardsTraded(hero_seen(state, hero), hero_seen(state, other), seen(state, given), seen(state, received))
        )


# -- Healer --------------------------------------------------------------------------------------------------------


def can_heal(state: State, hero: int) -> bool:
    """Whether a hero could heal, by public facts alone: skill unspent, cards in hand, a hero hurt."""
    return (
        has_unspent(state, hero, HEALER)
        and bool(state.zones[HAND + hero])
        and any(0 < health < HEALTH_CAP for health in state.health)
    )


def may_heal(state: State, seat: int) -> bool:
    """Whether a seat leads a hero who could heal somebody."""
    return any(state.setup.seat_of[hero] == seat and can_heal(state, hero) for hero in range(state.setup.heroes))


def healing_options(state: State, seat: int) -> list[Move]:
    """The options to heal, for a seat that is choosing its next action."""
    if not any(state.skills):
        return []
    return [
        (begin_healing, hero)
        for hero in living(state)
        if state.setup.seat_of[hero] == seat and can_heal(state, hero) and healing_cards(state, hero)
    ]


def healing_cards(state: State, hero: int) -> list[int]:
    """The cards of value 2 or more in a hand."""
    return [card for card in state.zones[HAND + hero] if VALUE[state.face[card]] >= HEALING_VALUE]


def healer_windows(state: State) -> None:
    """Ask healers after entering and after each fight, except the seat that chooses the next action."""
    cleared = not state.zones[room_here(state)]
    for hero in reversed(living(state)):
        if can_heal(state, hero) and (cleared or state.setup.seat_of[hero] != leader(state)):
            state.agenda.append((offer_healing, hero))


def offer_healing(state: State, hero: int) -> None:
    """Ask a healer; the question reveals nothing about the hand."""
    ask(state, state.setup.seat_of[hero], whether_to_heal, hero, always=True)


def whether_to_heal(state: State, hero: int) -> list[Move]:
    """Heal, or not now."""
    options: list[Move] = [(begin_healing, hero)] if healing_cards(state, hero) else []
    options.append((decline, hero))
    return options


def begin_healing(state: State, hero: int) -> None:
    """Choose the card and the hero to heal."""
    ask(state, state.setup.seat_of[hero], whom_to_heal, hero, always=True)


def whom_to_heal(state: State, hero: int) -> list[Move]:
    """A card of value 2 or more and a living hero who lacks health."""
    options: list[Move] = [
        (heal_with, hero, card, target)
        for card in healing_cards(state, hero)
        for target in living(state)
        if state.health[target] < HEALTH_CAP
    ]
    options.append((think_better, hero))
    return options


def heal_with(state: State, hero: int, card: int, target: int) -> None:
    """Discard the card: the hero regains 1 health (DT-027, DT-030)."""
    _use(state, hero, HEALER, "healer")
    discard(state, card, HAND + hero)
    if state.events is not None:
        state.events.append(CardDiscarded(hero_seen(state, hero), seen(state, card)))
    heal(state, target, 1, "healer")


def think_better(state: State, hero: int) -> None:
    """Cancel the healing."""


# -- after the room is cleared -------------------------------------------------------------------------------------


def regenerate(state: State) -> None:
    """Regeneration: after floors 1 to 5 this hero, if alive, regains 1 health."""
    for hero in living(state):
        if has_unspent(state, hero, REGENERATION) and state.health[hero] < HEALTH_CAP:
            _use(state, hero, REGENERATION, "regeneration")
            heal(state, hero, 1, "regeneration")


def scavenge(state: State) -> None:
    """Scavenger: a living hero who beat two or more opponents alone in this room takes a card of any deck."""
    for hero in reversed(living(state)):
        if has_unspent(state, hero, SCAVENGER) and state.beat_alone[hero] >= 2:
            _use(state, hero, SCAVENGER, "scavenger")
            state.refilled[hero], state.drawn = 0, NO_CARD  # this is no refill: Lucky does not apply
            state.agenda.append((draw_one, hero, ANY_DECK))
