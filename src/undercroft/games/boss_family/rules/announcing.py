"""Spells and effects that a seat can announce, and the choices that come first: way, target, cost (BM-149, BM-153)."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.announcement import announce
from undercroft.games.boss_family.rules.durations import NO_SPELLS
from undercroft.games.boss_family.rules.effects.registry import (
    ABILITIES,
    EXTRA_BEARER,
    EXTRA_COINS,
    EXTRA_SEAT,
    EXTRA_TARGET,
    EXTRA_TREASURE,
    IN_HAND,
    ON_CARDS,
    ON_SEATS,
    ON_SPACES,
    WAYS,
    Ability,
)
from undercroft.games.boss_family.rules.facts import ADVENTURE, BUILD, ICON, KIND, MINIBOSS, ROOM, SPELL
from undercroft.games.boss_family.rules.items import may_cast
from undercroft.games.boss_family.rules.sources import (
    abilities_of,
    ability_of,
    is_payable,
    on_the_table,
    possible_ways,
    targets_of,
)
from undercroft.games.boss_family.rules.state import (
    BUILDING,
    HAND,
    NO_CARD,
    NO_EXTRA,
    NO_WAY,
    NOBODY_SEAT,
    Announced,
    State,
    back_of,
    kind_of,
)
from undercroft.kernel.state import Move, ask

FIRST_WAY = 0
FIRST: Final = 1
LATER: Final = 0
"""Arguments of `compose`: nothing was asked so far, or something was."""


def announceable(state: State, seat: int, *, cancels_only: bool = False) -> list[Move]:
    """The spells (with their targets) and the effects that a seat can announce and pay for now."""
    moves: list[Move] = []
    face = state.face
    icon = BUILD if state.phase == BUILDING else ADVENTURE
    faces: set[int] = set()
    casts = (not state.carried or may_cast(state, seat)) and (NO_SPELLS, seat) not in state.lasting
    for card in state.zones[HAND + seat]:
        printed = face[card]
        if printed not in IN_HAND or printed in faces:
            continue
        faces.add(printed)
        if KIND[printed] == SPELL:
            if casts and ICON[printed] & icon:  # BM-022
                moves += _castings(state, seat, card, cancels_only=cancels_only)
        elif ways_of(state, seat, card, cancels_only=cancels_only):  # MB-117
            moves.append((spend, card))
    for card in on_the_table(state, seat):
        if ways_of(state, seat, card, cancels_only=cancels_only):
            moves.append((use, card))
    return moves


def ways_of(state: State, seat: int, card: int, *, cancels_only: bool = False) -> list[int]:
    """The ways in which a seat can use a card now and pay for it."""
    ways = possible_ways(state, seat, card)
    if not ways:
        return ways
    abilities = abilities_of(state, card)
    return [
        way
        for way in ways
        if is_payable(state, seat, card, abilities[way]) and (not cancels_only or abilities[way].cancels)
    ]


def _castings(state: State, seat: int, spell: int, *, cancels_only: bool) -> list[Move]:
    """Every way to play a spell; one that needs more than a target is prepared first."""
    abilities = ABILITIES[state.face[spell]]
    ability = abilities[FIRST_WAY]
    if len(abilities) > 1 or not ability.plain:
        return [(prepare, spell)] if ways_of(state, seat, spell, cancels_only=cancels_only) else []
    if cancels_only and not ability.cancels:
        return []
    if ability.when is not None and not ability.when(state, seat, spell):
        return []
    if ability.targets is None:
        return [(cast, spell)]
    play = CASTS[ability.kind]
    return [(play, spell, target) for target in targets_of(state, seat, spell, ability)]


def cast(state: State, card: int) -> None:
    """Play a spell that needs no target."""
    announce(state, Announced(state.seat, card, FIRST_WAY, NO_CARD, NO_EXTRA), [])


def cast_at(state: State, card: int, target: int) -> None:
    """Play a spell on a card."""
    announce(state, Announced(state.seat, card, FIRST_WAY, target, NO_EXTRA), [])


def cast_on(state: State, card: int, opponent: int) -> None:
    """Play a spell on a player."""
    announce(state, Announced(state.seat, card, FIRST_WAY, opponent, NO_EXTRA), [])


def cast_to(state: State, card: int, space: int) -> None:
    """Play a spell on an action space of a landmark."""
    announce(state, Announced(state.seat, card, FIRST_WAY, space, NO_EXTRA), [])


CASTS: Final = {ON_CARDS: cast_at, ON_SEATS: cast_on, ON_SPACES: cast_to}
"""The move that plays a spell, by the kind of its target."""


# -- the choices before it is announced ----------------------------------------------------------------------------


def use(state: State, card: int) -> None:
    """Use an effect of a card in play: its way, target and cost are chosen next."""
    _begin(state, card)


def prepare(state: State, card: int) -> None:
    """Play a spell whose way, target and cost are chosen next."""
    _begin(state, card)


def spend(state: State, card: int) -> None:
    """Discard a room card for the effect that it has in the hand (MB-117)."""
    _begin(state, card)


def _begin(state: State, card: int) -> None:
    _put_back(state)
    state.source = card
    state.user = state.seat
    state.agenda.append((compose, state.seat, FIRST))


def compose(state: State, seat: int, turn: int = LATER) -> None:
    """Ask for the next open choice: way, target, extra, cost.

    A single possibility needs no question, but nothing is announced before its user has read what it does and to whom.
    """
    source = state.source
    kind = kind_of(state, source)
    if state.way == NO_WAY:
        # The question must not reveal anything about the hand: public facts decide whether it is asked.
        answers = is_answering(state)
        possible = possible_ways(state, seat, source)
        ways = len([way for way in possible if not answers or ability_of(state, source, way).cancels])
        if ways > 1 or kind == MINIBOSS:  # MB-135
            ask(state, seat, which_way, source, always=True)
            return
        state.way = ways_of(state, seat, source, cancels_only=answers)[0]
    ability = ability_of(state, source, state.way)
    if ability.targets is not None and state.target == NO_CARD:
        targets = targets_of(state, seat, source, ability)
        itself = kind == MINIBOSS and ability.kind == ON_CARDS and targets[0] == source
        if len(targets) > 1 or itself:  # MB-135
            ask(state, seat, which_target, source, always=True)
            return
        state.target = targets[0]
    if ability.extra is not None and state.extra == NO_EXTRA:
        amounts = ability.extra(state, seat, source)
        if len(amounts) > 1:
            ask(state, seat, EXTRA_QUESTIONS[ability.extra_kind], source)
            return
        state.extra = amounts[0]
    cost = ability.cost
    if cost is not None and len(state.paid) < cost.count:
        if cost.most(state, seat, source) > cost.count:
            ask(state, seat, which_payment, source, always=True)
            return
        state.paid = cost.candidates(state, seat, source)
    if turn == FIRST and kind == SPELL and ability.targets is not None:  # BM-247
        ask(state, seat, which_target, source, always=True)
        return
    announced, paid = Announced(seat, source, state.way, state.target, state.extra), state.paid
    _put_back(state)
    announce(state, announced, paid)


def is_answering(state: State) -> bool:
    """Whether a spell is being answered, so that only answers are possible (BM-146); `origin` then names the spell."""
    return len(state.origin) > 1


def which_way(state: State, source: int) -> list[Move]:
    """Choose an effect of the card, or leave it alone."""
    ways = ways_of(state, state.user, source, cancels_only=is_answering(state))
    return [*((choose_way, WAYS.index(ability_of(state, source, way).word)) for way in ways), (never_mind,)]


def which_target(state: State, source: int) -> list[Move]:
    """Choose the target, or leave the card alone."""
    ability = _put_together(state, source)
    if ability is None or ability.targets is None or ability.kind == ON_SPACES:
        return [(never_mind,)]
    choose = aim_at_opponent if ability.kind == ON_SEATS else aim_at
    return [*((choose, target) for target in targets_of(state, state.user, source, ability)), (never_mind,)]


def which_amount(state: State, source: int) -> list[Move]:
    """Choose how many coins to pay, or leave the card alone."""
    return [*((choose_amount, amount) for amount in _extras(state, source, EXTRA_COINS)), (never_mind,)]


def which_treasure(state: State, source: int) -> list[Move]:
    """Choose a treasure, or leave the card alone."""
    return [*((choose_treasure, treasure) for treasure in _extras(state, source, EXTRA_TREASURE)), (never_mind,)]


def which_second_target(state: State, source: int) -> list[Move]:
    """Choose a second target, or none, or leave the card alone (SB-309)."""
    found = _extras(state, source, EXTRA_TARGET)
    if not found:
        return [(never_mind,)]
    seconds = [card for card in found if card != state.target]
    return [*((aim_also_at, card) for card in seconds), (aim_at_no_more,), (never_mind,)]


def which_opponent(state: State, source: int) -> list[Move]:
    """Choose the opponent that the card affects besides its target, or leave the card alone."""
    return [*((choose_opponent, opponent) for opponent in _extras(state, source, EXTRA_SEAT)), (never_mind,)]


def whom_to_arm(state: State, source: int) -> list[Move]:
    """Choose the hero who gets the item, or leave the card alone."""
    return [*((arm, hero) for hero in _extras(state, source, EXTRA_BEARER)), (never_mind,)]


EXTRA_QUESTIONS: Final = {
    EXTRA_COINS: which_amount,
    EXTRA_TREASURE: which_treasure,
    EXTRA_TARGET: which_second_target,
    EXTRA_SEAT: which_opponent,
    EXTRA_BEARER: whom_to_arm,
}
"""The question for the extra choice of an ability, by its kind."""


def _extras(state: State, source: int, kind: int) -> list[int]:
    """The choices for the extra of this kind.

    Empty if the ability has no such extra: in a determinized state the card may be a different one.
    """
    ability = _put_together(state, source)
    if ability is None or ability.extra is None or ability.extra_kind != kind:
        return []
    return ability.extra(state, state.user, source)


def which_payment(state: State, source: int) -> list[Move]:
    """Choose a card that pays the cost, or leave the card alone."""
    ability = _put_together(state, source)
    if ability is None or ability.cost is None:
        return [(never_mind,)]
    candidates = ability.cost.candidates(state, state.user, source)
    return [*((pay_with, card) for card in candidates if card not in state.paid), (never_mind,)]


def _put_together(state: State, source: int) -> Ability | None:
    """The ability whose choices are being made.

    None if the card has no such ability: in a determinized state it may be a different card.
    """
    abilities = abilities_of(state, source)
    if state.way >= len(abilities):
        return None
    ability = abilities[state.way]
    in_hand = back_of(state, source) == ROOM and source in state.zones[HAND + state.user]
    return None if in_hand and not ability.from_hand else ability


def choose_way(state: State, way: int) -> None:
    """Use the card in this way."""
    word = WAYS[way]
    abilities = abilities_of(state, state.source)
    state.way = next(number for number, ability in enumerate(abilities) if ability.word == word)
    state.agenda.append((compose, state.seat))


def aim_at(state: State, card: int) -> None:
    """Choose a card as the target."""
    state.target = card
    state.agenda.append((compose, state.seat))


def aim_at_opponent(state: State, opponent: int) -> None:
    """Choose a player as the target."""
    state.target = opponent
    state.agenda.append((compose, state.seat))


def choose_amount(state: State, coins: int) -> None:
    """Pay this number of coins."""
    state.extra = coins
    state.agenda.append((compose, state.seat))


def choose_treasure(state: State, treasure: int) -> None:
    """Choose this treasure."""
    state.extra = treasure
    state.agenda.append((compose, state.seat))


def aim_also_at(state: State, card: int) -> None:
    """Choose a card as the second target."""
    state.extra = card
    state.agenda.append((compose, state.seat))


def aim_at_no_more(state: State) -> None:
    """Choose no second target."""
    state.extra = state.target
    state.agenda.append((compose, state.seat))


def choose_opponent(state: State, opponent: int) -> None:
    """Choose this opponent."""
    state.extra = opponent
    state.agenda.append((compose, state.seat))


def arm(state: State, card: int) -> None:
    """This hero gets the item."""
    state.extra = card
    state.agenda.append((compose, state.seat))


def pay_with(state: State, card: int) -> None:
    """Pay with this card."""
    state.paid.append(card)
    state.agenda.append((compose, state.seat))


def never_mind(state: State) -> None:
    """Leave the card alone after all; nothing was announced."""
    _put_back(state)
    state.agenda.append(state.origin)


def _put_back(state: State) -> None:
    state.source = state.target = NO_CARD
    state.user = NOBODY_SEAT
    state.way = NO_WAY
    state.extra = NO_EXTRA
    state.paid = []
