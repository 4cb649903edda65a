"""Priority by XP: the active player first, then the others; spells are answered at once (BM-140 to BM-154, MB-114)."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.announcing import announceable
from undercroft.games.boss_family.rules.build import has_built, may_place, may_sell, place, place_nothing, sales
from undercroft.games.boss_family.rules.dungeon import due, in_turn
from undercroft.games.boss_family.rules.durations import SPELL_TAX, lasts
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import EXTRA_TARGET, ON_CARDS, WHEN_OWN_SPELL, Ability
from undercroft.games.boss_family.rules.events import SpellCancelled, TargetLost
from undercroft.games.boss_family.rules.facts import SPELL
from undercroft.games.boss_family.rules.heroes import settle
from undercroft.games.boss_family.rules.items import may_cast
from undercroft.games.boss_family.rules.minibosses import may_promote, promotions
from undercroft.games.boss_family.rules.placement import placements
from undercroft.games.boss_family.rules.sources import ability_of, may_act, on_the_table, possible_ways
from undercroft.games.boss_family.rules.state import (
    ANNOUNCED,
    DISCARD,
    HAND,
    NO_CARD,
    NOBODY_SEAT,
    Announced,
    State,
    holds,
    kind_of,
)
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card


def open_window(state: State, seat: int) -> None:
    """Open a window for spells and effects, with this player active (BM-150)."""
    state.active = seat
    state.asked_seats = 0
    state.announced_now = 0
    ask_around(state)


def ask_around(state: State) -> None:
    """Ask the active player, then the others by XP; skip players who publicly cannot act."""
    seats = in_turn(state)
    for number in range(state.asked_seats, len(seats)):
        seat = seats[number]
        if may_act(state, seat) or (number == 0 and may_do_more(state, seat)):
            state.asked_seats = number
            state.origin = (ask_around,)
            ask(state, seat, what_to_play, always=True)  # being asked must not reveal anything about a hand
            return
    state.asked_seats = 0
    edition_of(state).all_passed(state)


def all_passed(state: State) -> None:
    """Nobody announces more: waiting effects resolve, unless one was announced in this round of asking (BM-150)."""
    if state.announced_now:
        state.announced_now = 0  # another round of asking
        state.agenda.append((ask_around,))
    elif state.pending:
        state.agenda.append((resolve_pending,))


def may_do_more(state: State, seat: int) -> bool:
    """Whether the active player may place, promote or sell something, judged by public facts."""
    if not is_free(state):
        return False
    return may_place(state, seat) or (state.setup.coins and (may_promote(state, seat) or may_sell(state, seat)))


def is_free(state: State) -> bool:
    """Whether the active player may do more than announce: in some editions only while no effect waits (SB-290)."""
    return not state.pending or not edition_of(state).acts_with_nothing_waiting


def what_to_play(state: State) -> list[Move]:
    """Announce a spell or an effect; place, promote or sell something in one's own Build turn; or pass."""
    seat = state.seat
    moves: list[Move] = [(pass_on,)]
    if seat == state.active and is_free(state):
        if may_place(state, seat):
            moves += placements(state, seat, place, rooms_only=has_built(state, seat))
            if state.marker != NOBODY_SEAT:
                moves.append((place_nothing,))  # SB-092
        if state.setup.coins:
            if may_promote(state, seat):
                moves += promotions(state, seat)
            if may_sell(state, seat):
                moves += sales(state, seat)
    return moves + announceable(state, seat)


def pass_on(state: State) -> None:
    """Play nothing now."""
    state.asked_seats += 1
    ask_around(state)


def announced(state: State, entry: Announced) -> None:
    """The active player's effects resolve at once, the others' wait; a spell can be answered as it is played."""
    seat, source, way, target, _ = entry
    spell = kind_of(state, source) == SPELL
    if ability_of(state, source, way).cancels:
        # An answer is outside the order of priority (BM-146, BM-151); if it is cancelled itself, all may try again.
        if state.origin[0] is not offer_cancel:
            if seat != state.active:
                state.announced_now = 1  # not all have passed in this round of asking (BM-150)
            state.agenda.append(state.origin)
        state.agenda.append((offer_cancel, target, 0))
        state.agenda.append((answer, *entry))
    elif seat == state.active:
        state.agenda.append(state.origin)
        state.agenda.append((resolve, *entry))  # BM-140
    else:
        state.agenda.append(state.origin)
        if state.pending:
            state.announced_now = 1
            state.asked_seats += 1
        else:
            state.asked_seats = 0  # BM-141: the active player may answer first
        state.pending.append(entry)
    if spell:
        state.agenda.append((offer_cancel, source, 0))
        if state.lasting and lasts(state, SPELL_TAX, seat):
            state.agenda.append((ask_for_tax, source, lasts(state, SPELL_TAX, seat)))


# -- cancels -------------------------------------------------------------------------------------------------------


def offer_cancel(state: State, spell: int, tried: int) -> None:
    """Everybody who holds a spell card may cancel another player's spell as it is played (BM-146, BM-237)."""
    if spell not in state.zones[ANNOUNCED]:
        return
    caster = caster_of(state, spell)
    seats = in_turn(state)
    for number in range(tried, len(seats)):
        seat = seats[number]
        if seat != caster and may_answer(state, seat):
            state.origin = (offer_cancel, spell, number)
            ask(state, seat, whether_to_cancel, spell, always=True)
            return


def may_answer(state: State, seat: int) -> bool:
    """Whether a seat may have something that cancels a spell, judged by public facts."""
    if holds(state, HAND + seat, SPELL) and (not state.carried or may_cast(state, seat)):
        return True
    return state.setup.items > 0 and any(
        ability_of(state, card, way).cancels
        for card in on_the_table(state, seat)
        for way in possible_ways(state, seat, card)
    )


def whether_to_cancel(state: State, spell: int) -> list[Move]:
    """Cancel the spell just announced, or let it be."""
    return [(let_it_be,), *announceable(state, in_turn(state)[state.origin[2]], cancels_only=True)]


def let_it_be(state: State) -> None:
    """Do not cancel the spell."""
    step, spell, number = state.origin
    state.agenda.append((step, spell, number + 1))


def answer(state: State, seat: int, source: int, way: int, target: int, extra: int) -> None:
    """An answer takes effect on the spell, unless it was cancelled itself."""
    own_spell = kind_of(state, source) == SPELL
    if own_spell and source not in state.zones[ANNOUNCED]:
        return
    if own_spell:
        state.agenda.append((spell_done, seat, source))
    ability_of(state, source, way).does(state, seat, source, target)


def cancel(state: State, spell: int) -> None:
    """Discard a spell without effect (BM-147)."""
    caster = caster_of(state, spell)
    _discard_spell(state, spell)
    if state.events is not None:
        state.events.append(SpellCancelled(caster, seen(state, spell)))


def ask_for_tax(state: State, spell: int, amount: int) -> None:
    """Ask the caster of a taxed spell to pay; without enough coins it is cancelled (MB-126)."""
    if state.coins[caster_of(state, spell)] < amount:
        cancel(state, spell)
    else:
        ask(state, caster_of(state, spell), whether_to_pay_tax, spell, amount)


def whether_to_pay_tax(state: State, spell: int, amount: int) -> list[Move]:
    """Pay the coins that the spell costs, or let it be cancelled."""
    return [(pay_tax, amount), (let_spell_go, spell)]


def pay_tax(state: State, amount: int) -> None:
    """Pay so that the spell is not cancelled."""
    coins.pay(state, state.seat, amount)


def let_spell_go(state: State, card: int) -> None:
    """Pay nothing: the spell is cancelled."""
    cancel(state, card)


def caster_of(state: State, spell: int) -> int:
    """The player who announced a spell."""
    return state.casters[spell]


def _discard_spell(state: State, spell: int) -> None:
    """A spell leaves the table without effect."""
    move_card(state, spell, ANNOUNCED, DISCARD)
    state.pending = [entry for entry in state.pending if entry.source != spell]


# -- resolving -----------------------------------------------------------------------------------------------------


def resolve_pending(state: State) -> None:
    """Waiting effects resolve by the XP of their users (BM-142); a player orders their own (BM-154)."""
    if not state.pending:
        state.agenda.append((ask_around,))
        return
    state.agenda.append((resolve_pending,))
    seat = next(seat for seat in state.order if any(entry.seat == seat for entry in state.pending))
    mine = [entry for entry in state.pending if entry.seat == seat]
    if len(mine) == 1:
        _resolve_entry(state, mine[0])
    else:
        ask(state, seat, which_resolves_first)


def which_resolves_first(state: State) -> list[Move]:
    """Which of one's own waiting effects comes first."""
    seat = next(seat for seat in state.order if any(entry.seat == seat for entry in state.pending))
    mine = [entry for entry in state.pending if entry.seat == seat]
    faces = [state.face[entry.source] for entry in mine]
    # The effect of a room may wait more than once; the order of equal ones makes no difference.
    return list(dict.fromkeys(_first(state, entry, faces.count(state.face[entry.source]) > 1) for entry in mine))


def _first(state: State, entry: Announced, is_repeated: bool) -> Move:
    """The move that lets an effect resolve next; its target tells it apart from another one of the same card."""
    aimed = ability_of(state, entry.source, entry.way).kind == ON_CARDS and entry.target != NO_CARD
    return (resolve_first_at, entry.source, entry.target) if is_repeated and aimed else (resolve_first, entry.source)


def resolve_first(state: State, card: int) -> None:
    """This effect resolves next."""
    _resolve_entry(state, next(entry for entry in state.pending if (entry.seat, entry.source) == (state.seat, card)))


def resolve_first_at(state: State, card: int, target: int) -> None:
    """This effect, aimed at this card, resolves next."""
    wanted = (state.seat, card, target)
    _resolve_entry(state, next(one for one in state.pending if (one.seat, one.source, one.target) == wanted))


def _resolve_entry(state: State, entry: Announced) -> None:
    state.pending.remove(entry)
    resolve(state, *entry)


def resolve(state: State, seat: int, source: int, way: int, target: int, extra: int) -> None:
    """A spell or effect takes place, unless it was cancelled or its target is gone (BM-148, BM-244, SB-300)."""
    spell = kind_of(state, source) == SPELL
    if spell and source not in state.zones[ANNOUNCED]:
        return
    ability = ability_of(state, source, way)
    if ability.still is not None and not _has_target(ability, ability.still(state, seat, source), target, extra):
        if spell:
            _discard_spell(state, source)
        if state.events is not None:
            state.events.append(TargetLost(seat, seen(state, source)))
        return
    state.agenda.append((settle,))
    if spell:
        state.agenda.append((spell_done, seat, source))
    if ability.extra is None:
        ability.does(state, seat, source, target)
    else:
        ability.does(state, seat, source, target, extra)


def _has_target(ability: Ability, left: list[int], target: int, extra: int) -> bool:
    """Whether the target, or at least one of two, is still legal (SB-309)."""
    return target in left or (ability.extra_kind == EXTRA_TARGET and extra in left)


def spell_done(state: State, seat: int, spell: int) -> None:
    """A spell that has taken place goes to the discard (BM-025); rooms may answer their owner's spell."""
    move_card(state, spell, ANNOUNCED, DISCARD)
    triggers.set_off(state, due(state, WHEN_OWN_SPELL, seat, spell))
