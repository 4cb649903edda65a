"""Announcing a spell or a room's effect: target and cost are chosen, paid, and cannot be changed (BM-149, BM-153)."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.dungeon import active_rooms, destroy, place_of
from undercroft.games.boss_monster.rules.edition import edition_of
from undercroft.games.boss_monster.rules.effects.moments import ABILITIES, ON_SEATS, Ability
from undercroft.games.boss_monster.rules.events import EffectAnnounced, OpponentChosen, SpellAnnounced, TargetChosen
from undercroft.games.boss_monster.rules.facts import ADVENTURE, BUILD, CRUSHINATOR, ICON, KIND, SPELL
from undercroft.games.boss_monster.rules.heroes import settle
from undercroft.games.boss_monster.rules.state import ANNOUNCED, BUILDING, HAND, NO_CARD, State, count_of_kind, kind_of
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card


def ability_of(state: State, source: int) -> Ability:
    """What a spell or a room lets its owner announce."""
    return ABILITIES[state.face[source]]


def may_act(state: State, seat: int) -> bool:
    """Whether a seat may have something to announce, judged by what everybody knows."""
    if count_of_kind(state, HAND + seat, SPELL):
        return True
    face = state.face
    return any(face[room] in ABILITIES and may_use(state, seat, room) for room in active_rooms(state, seat))


def may_use(state: State, seat: int, room: int) -> bool:
    """Whether a room's effect can be announced, judged by what everybody knows: backs are seen, faces are not."""
    ability = ABILITIES[state.face[room]]
    if is_used_up(state, room):
        return False
    if not ability.when(state, seat, room):
        return False
    if ability.targets is not None and not ability.targets(state, seat, room):
        return False
    return ability.cost is None or ability.cost.most(state, seat, room) >= ability.cost.count


def is_used_up(state: State, room: int) -> bool:
    """Whether a once-a-round effect has been used in this round (BM-155)."""
    if room not in state.used:
        return False
    face = state.face[room]
    return ABILITIES[face].once or (face == CRUSHINATOR and state.setup.crushinator_once)


def announceable(state: State, seat: int, *, cancels_only: bool = False) -> list[Move]:
    """The spells (with their targets) and the effects of rooms that a seat can announce and pay for now."""
    moves: list[Move] = []
    face = state.face
    icon = BUILD if state.phase == BUILDING else ADVENTURE
    faces: set[int] = set()
    for card in state.zones[HAND + seat]:
        printed = face[card]
        if KIND[printed] == SPELL and ICON[printed] & icon and printed not in faces:  # BM-022
            faces.add(printed)
            if ABILITIES[printed].cancels or not cancels_only:
                moves += _castings(state, seat, card)
    for room in active_rooms(state, seat):
        if face[room] in ABILITIES and (ABILITIES[face[room]].cancels or not cancels_only):
            cost = ABILITIES[face[room]].cost
            if may_use(state, seat, room) and (cost is None or len(cost.candidates(state, seat, room)) >= cost.count):
                moves.append((use, room))
    return moves


def _castings(state: State, seat: int, spell: int) -> list[Move]:
    """Every way to play a spell."""
    ability = ability_of(state, spell)
    if not ability.when(state, seat, spell):
        return []
    if ability.targets is None:
        return [(cast, spell)]
    play = cast_on if ability.kind == ON_SEATS else cast_at
    return [(play, spell, target) for target in ability.targets(state, seat, spell)]


def cast(state: State, card: int) -> None:
    """Play a spell that needs no target."""
    _announce(state, state.seat, card, NO_CARD, [])


def cast_at(state: State, card: int, target: int) -> None:
    """Play a spell on a card."""
    _announce(state, state.seat, card, target, [])


def cast_on(state: State, card: int, opponent: int) -> None:
    """Play a spell on a player."""
    _announce(state, state.seat, card, opponent, [])


def use(state: State, card: int) -> None:
    """Use a room's effect: its target and its cost are chosen next."""
    state.source = card
    state.target = NO_CARD
    state.paid = []
    state.agenda.append((compose, state.seat))


def compose(state: State, seat: int) -> None:
    """Ask for what is still to be chosen: the target, then the cost; a single possibility needs no question."""
    source = state.source
    ability = ability_of(state, source)
    if ability.targets is not None and state.target == NO_CARD:
        targets = ability.targets(state, seat, source)
        if len(targets) > 1:
            ask(state, seat, which_target, source)
            return
        state.target = targets[0]
    cost = ability.cost
    if cost is not None and len(state.paid) < cost.count:
        if cost.most(state, seat, source) > cost.count:  # whether there is a choice must not betray the hand
            ask(state, seat, which_payment, source)
            return
        state.paid = cost.candidates(state, seat, source)
    target, paid = state.target, state.paid
    _put_back(state)
    _announce(state, seat, source, target, paid)


def which_target(state: State, source: int) -> list[Move]:
    """Choose the target, or leave the room alone."""
    ability = ability_of(state, source)
    assert ability.targets is not None
    targets = ability.targets(state, place_of(state, source)[0], source)
    choose = aim_at_opponent if ability.kind == ON_SEATS else aim_at
    return [*((choose, target) for target in targets), (never_mind,)]


def which_payment(state: State, source: int) -> list[Move]:
    """Choose a card that pays the cost, or leave the room alone."""
    cost = ability_of(state, source).cost
    assert cost is not None
    candidates = cost.candidates(state, place_of(state, source)[0], source)
    return [*((pay_with, card) for card in candidates if card not in state.paid), (never_mind,)]


def aim_at(state: State, card: int) -> None:
    """Choose a card as the target."""
    state.target = card
    state.agenda.append((compose, state.seat))


def aim_at_opponent(state: State, opponent: int) -> None:
    """Choose a player as the target."""
    state.target = opponent
    state.agenda.append((compose, state.seat))


def pay_with(state: State, card: int) -> None:
    """Pay with this card."""
    state.paid.append(card)
    state.agenda.append((compose, state.seat))


def never_mind(state: State) -> None:
    """Leave the room alone after all: nothing was announced."""
    _put_back(state)
    state.agenda.append(state.origin)


def _put_back(state: State) -> None:
    state.source = state.target = NO_CARD
    state.paid = []


def _announce(state: State, seat: int, source: int, target: int, paid: list[int]) -> None:
    """The card is announced, its cost paid; the edition says when it resolves."""
    ability = ability_of(state, source)
    if kind_of(state, source) == SPELL:
        move_card(state, source, HAND + seat, ANNOUNCED)
        state.casters[source] = seat
        if state.events is not None:
            state.events.append(SpellAnnounced(seat, seen(state, source)))
    else:
        if source not in state.used:
            state.used.append(source)
        if state.events is not None:
            state.events.append(EffectAnnounced(seat, seen(state, source)))
    if ability.targets is not None and state.events is not None:
        if ability.kind == ON_SEATS:
            state.events.append(OpponentChosen(seat, seen(state, source), target))
        else:
            state.events.append(TargetChosen(seat, seen(state, source), seen(state, target)))
    edition_of(state).announced(state, seat, source, target)
    # The cost comes first of all, with everything it sets off (BM-153).
    state.agenda.append((settle,))
    if ability.cost is not None:
        for card in paid:
            ability.cost.pay(state, seat, source, card)
    if ability.destroys_itself:
        destroy(state, source)  # BM-230: what the destruction brings comes from this use alone
