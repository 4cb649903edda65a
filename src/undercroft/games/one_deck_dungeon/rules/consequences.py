"""Step 5 of an encounter: the consequences of empty boxes (OD-107 to OD-112, OD-DECISION-19)."""

from __future__ import annotations

from functools import cache

from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force, floors_in_force, tell_ability
from undercroft.games.one_deck_dungeon.rules.boxes import empty_places, own_boxes
from undercroft.games.one_deck_dungeon.rules.effects import encounter_kind
from undercroft.games.one_deck_dungeon.rules.events import ConsequencesCounted
from undercroft.games.one_deck_dungeon.rules.facts import BOXES, EFFECTS, HEARTS, HOURGLASSES, POISONS
from undercroft.games.one_deck_dungeon.rules.losses import (
    OpenBox,
    add_for_floors,
    icons_of,
    kinds_of,
    loses_loot,
    may_kite,
    protect,
    take_off,
    time_afterwards,
    time_instead,
)
from undercroft.games.one_deck_dungeon.rules.state import State, leader, side_of
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.games.one_deck_dungeon.rules.wounds import poison, wound
from undercroft.kernel.state import Move, ask


@cache
def _open_box(number: int, armor: bool, own: bool) -> OpenBox:
    box = BOXES[number]
    return OpenBox(box.hearts, box.time, box.poison, armor, box.wide, own)


def open_boxes(state: State, places: list[int]) -> list[OpenBox]:
    """The boxes at these places in the form that the losses are calculated from."""
    own = len(state.boxes) if state.fighting else own_boxes(state.face[state.card])
    return [_open_box(state.boxes[place], bool(state.shields[place]), place < own) for place in places]


def left_open(state: State) -> list[OpenBox]:
    """The active boxes that are not covered."""
    return open_boxes(state, empty_places(state))


def would_lose_loot(state: State) -> bool:
    """Whether the card is discarded instead of claimed, as things stand."""
    return loses_loot(left_open(state), ability_in_force(state))


def suffer_consequences(state: State) -> None:
    """Add up, take off what was prevented, let the dungeon add, then wounds, then time."""
    state.losses = icons_of(left_open(state), ability_in_force(state), bool(state.fighting))
    choices: dict[int, int] = {}
    for icons, amount in state.prevented:
        if len(kinds_of(icons)) == 1:
            take_off(state.losses, icons, amount)  # (b): what leaves no choice
        else:
            choices[icons] = choices.get(icons, 0) + amount
    state.agenda.append((add_dungeon_effects,))
    state.agenda += [(choose_prevention, icons, amount) for icons, amount in choices.items()]


def is_sharing(state: State) -> bool:
    """Whether the party is splitting the losses or has split them, so that no forecast is needed."""
    return any(state.shares)


def choose_prevention(state: State, icons: int, amount: int) -> None:
    """Ask which icons a skill prevents ((b) of OD-DECISION-19), unless it is enough for all of them."""
    if amount >= sum(state.losses[kind] for kind in kinds_of(icons)):
        take_off(state.losses, icons, amount)
    elif amount:
        state.agenda.append((choose_prevention, icons, amount - 1))
        ask(state, leader(state), which_icon, icons)


def which_icon(state: State, icons: int) -> list[Move]:
    """Choose the icon to ignore."""
    return [(ignore, kind) for kind in kinds_of(icons) if state.losses[kind]]


def ignore(state: State, icon: int) -> None:
    """This icon never becomes a consequence (OD-112)."""
    state.losses[icon] -= 1


def add_dungeon_effects(state: State) -> None:
    """Add dungeon effects once to the remaining losses ((c)); then apply skills that depend on the amount ((d))."""
    add_for_floors(state.losses, floors_in_force(state))
    state.agenda.append((share_out,))
    for hero in state.party:
        state.agenda.append((apply_own_protection, hero))


def apply_own_protection(state: State, hero: int) -> None:
    """Armor, Kiting and Thick Hide look at the hearts about to be lost."""
    if not protects_now(state, hero):
        return
    skill = EFFECTS[side_of(state, hero).skill].ops
    protect(state.losses, skill, bool(state.fighting))
    if may_kite(state.losses, skill, bool(state.fighting)):
        ask(state, state.setup.seat_of[hero], whether_to_kite, hero)


def protects_now(state: State, hero: int) -> bool:
    """Whether a hero's printed skill may be used in this kind of encounter."""
    return bool(EFFECTS[side_of(state, hero).skill].usable & encounter_kind(state))


def whether_to_kite(state: State, hero: int) -> list[Move]:
    """Spend time instead of losing the one heart, or not."""
    return [(kite,), (stand,)]


def kite(state: State) -> None:
    """Spend time instead of taking the wound."""
    time_instead(state.losses)


def stand(state: State) -> None:
    """Take the wound."""


def share_out(state: State) -> None:
    """Wounds and poison are split as evenly as possible (OD-109, FS-008); then time is spent."""
    if state.events is not None:
        state.events.append(ConsequencesCounted(*state.losses))
    state.agenda.append((after_consequences,))
    state.agenda.append((spend_time, state.losses[HOURGLASSES]))
    state.agenda.append((place_losses,))
    state.agenda.append((share, POISONS))
    state.agenda.append((share, HEARTS))


def share(state: State, icon: int) -> None:
    """Split wounds or poison evenly; the party assigns the odd one (OD-DECISION-18)."""
    each, odd = divmod(state.losses[icon], len(state.party))
    state.shares[icon] = [each] * len(state.party)
    if odd:
        ask(state, leader(state), who_takes_more, icon)


def who_takes_more(state: State, icon: int) -> list[Move]:
    """Choose who takes one more than the other."""
    return [(take_more, hero, icon) for hero in state.party]


def take_more(state: State, hero: int, icon: int) -> None:
    """This hero takes the odd one."""
    state.shares[icon][state.party.index(hero)] += 1


def place_losses(state: State) -> None:
    """Place poison and wounds together before deaths are checked (OD-DECISION-20, OD-DECISION-75)."""
    wanting = [hero for hero, tokens in zip(state.party, state.shares[POISONS], strict=True) if tokens]
    if len(wanting) > 1 and sum(state.shares[POISONS]) > state.poison_supply > 0:
        ask(state, leader(state), who_gets_tokens)
    else:
        _place(state)


def who_gets_tokens(state: State) -> list[Move]:
    """Too few poison tokens are left: choose who gets the next one; what is missing becomes wounds."""
    return [(get_tokens, hero) for hero, tokens in zip(state.party, state.shares[POISONS], strict=True) if tokens]


def get_tokens(state: State, hero: int) -> None:
    """This hero gets a token (OD-DECISION-75)."""
    poison(state, hero, 1)
    state.shares[POISONS][state.party.index(hero)] -= 1
    state.agenda.append((place_losses,))


def _place(state: State) -> None:
    for hero, hearts, tokens in zip(state.party, state.shares[HEARTS], state.shares[POISONS], strict=True):
        poison(state, hero, tokens)
        wound(state, hero, hearts)


def after_consequences(state: State) -> None:
    """Apply abilities that act after the consequences ((g))."""
    time = time_afterwards(left_open(state), ability_in_force(state))
    if time:
        tell_ability(state, time)
    state.agenda.append((spend_time, time))
