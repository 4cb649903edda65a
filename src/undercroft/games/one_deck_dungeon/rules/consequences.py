"""Step 5 of an encounter: what the empty boxes cost (OD-107 to OD-112, DECISION 19)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.boxes import empty_places
from undercroft.games.one_deck_dungeon.rules.effects import encounter_kind
from undercroft.games.one_deck_dungeon.rules.events import ConsequencesCounted
from undercroft.games.one_deck_dungeon.rules.facts import BOXES, EFFECTS, ENCOUNTER_BOXES, HEART, POISON, TIME
from undercroft.games.one_deck_dungeon.rules.floors import HEARTS, HOURGLASSES, POISONS
from undercroft.games.one_deck_dungeon.rules.healing import health_of
from undercroft.games.one_deck_dungeon.rules.health import poison, wound
from undercroft.games.one_deck_dungeon.rules.hourglass import spend_time
from undercroft.games.one_deck_dungeon.rules.in_force import ability_in_force, floors_in_force, tell_ability
from undercroft.games.one_deck_dungeon.rules.state import State, leader, side_of
from undercroft.kernel.state import Move, ask

BITS = (HEART, TIME, POISON)


def icons_left_open(state: State) -> list[int]:
    """Hearts, hourglasses and poison of all active unfilled boxes, and what the foe adds (OD-107, (a))."""
    icons = [0, 0, 0]
    for place in empty_places(state):
        box = BOXES[state.boxes[place]]
        icons[HEARTS] += box.hearts
        icons[HOURGLASSES] += box.time
        icons[POISONS] += box.poison
    more = ability_in_force(state).armor_poison
    if more and empty_armor(state):
        icons[POISONS] += more
    if state.fighting:
        icons[HOURGLASSES] = 0  # DECISION 38
    return icons


def empty_armor(state: State) -> bool:
    """Whether an armor box stayed empty, on the card or on the dungeon."""
    return any(state.shields[place] for place in empty_places(state))


def loses_loot(state: State) -> bool:
    """Whether the card would be discarded instead of claimed, because an armor box stayed empty."""
    return ability_in_force(state).armor_loot and empty_armor(state)


def suffer_consequences(state: State) -> None:
    """Add up, take off what was prevented, let the dungeon add, then wounds, then time."""
    state.losses = icons_left_open(state)
    for icons, amount in state.prevented:  # (b): what leaves no choice
        if len(kinds_of(icons)) == 1:
            take_off(state.losses, icons, amount)
    state.agenda.append((add_dungeon_effects,))
    for icons, amount in state.prevented:
        if len(kinds_of(icons)) > 1:
            state.agenda.append((choose_prevention, icons, amount))


def kinds_of(icons: int) -> list[int]:
    """Hearts, hourglasses or poison: the kinds in a mask."""
    return [kind for kind in range(3) if icons & BITS[kind]]


def take_off(losses: list[int], icons: int, amount: int) -> None:
    """Prevented icons are taken off the losses, kind by kind."""
    for kind in kinds_of(icons):
        less = min(amount, losses[kind])
        losses[kind] -= less
        amount -= less


def foreseen(state: State) -> list[int]:
    """What would be lost if the party had enough now; where it will have a choice, it prevents hearts and stands."""
    losses = icons_left_open(state)
    for icons, amount in sorted(state.prevented, key=lambda entry: len(kinds_of(entry[0]))):
        take_off(losses, icons, amount)
    add_for_dungeon(state, losses)
    for hero in reversed(state.party):
        if protects_now(state, hero):
            protect(state, hero, losses)
    return losses


def foreseen_poison_wounds(state: State) -> int:
    """How many of the foreseen poison icons would be wounds, because the tokens run out (FS-017, DECISION 75)."""
    if is_sharing(state):
        return 0
    return max(0, foreseen(state)[POISONS] - state.poison_supply)


def foreseen_health(state: State) -> list[tuple[int, int]]:
    """The least and the most health that each hero of the party would be left with, for the party splits the losses."""
    if is_sharing(state):
        return []
    hearts, _, poisons = foreseen(state)
    missing = max(0, poisons - state.poison_supply)
    least_hearts, most_hearts = _shares(hearts, len(state.party))
    least_poisons, most_poisons = _shares(poisons, len(state.party))
    best = least_hearts + max(0, least_poisons - state.poison_supply)
    worst = most_hearts + min(missing, most_poisons)
    left = [health_of(state, hero) - state.wounds[hero] for hero in state.party]
    return [(max(0, health - worst), max(0, health - best)) for health in left]


def _shares(losses: int, heroes: int) -> tuple[int, int]:
    """The smallest and the largest part of losses that are split as evenly as possible."""
    return losses // heroes, -(-losses // heroes)


def is_sharing(state: State) -> bool:
    """Whether the losses are being shared out or have been: there is nothing left to foresee."""
    return any(state.shares)


def choose_prevention(state: State, icons: int, amount: int) -> None:
    """What a skill leaves open, heart or poison, is chosen now ((b) of DECISION 19)."""
    if not amount or not any(state.losses[kind] for kind in kinds_of(icons)):
        return
    state.agenda.append((choose_prevention, icons, amount - 1))
    ask(state, leader(state), which_icon, icons)


def which_icon(state: State, icons: int) -> list[Move]:
    """Choose the icon to ignore."""
    return [(ignore, kind) for kind in kinds_of(icons) if state.losses[kind]]


def ignore(state: State, icon: int) -> None:
    """This icon never becomes a consequence (OD-112)."""
    state.losses[icon] -= 1


def add_dungeon_effects(state: State) -> None:
    """Dungeon effects look once at what is left and add to it ((c)); then skills that depend on the amount ((d))."""
    add_for_dungeon(state, state.losses)
    state.agenda.append((share_out,))
    for hero in state.party:
        state.agenda.append((apply_own_protection, hero))


def add_for_dungeon(state: State, losses: list[int]) -> None:
    """What the visible floors add to losses."""
    before = losses[:]
    for more in floors_in_force(state).more:
        if before[more.if_of] >= more.least:
            losses[more.of] += 1


def apply_own_protection(state: State, hero: int) -> None:
    """Armor, Kiting and Thick Hide look at the hearts about to be lost."""
    if not protects_now(state, hero):
        return
    protect(state, hero, state.losses)
    for op in EFFECTS[side_of(state, hero).skill].ops:
        if op.kind == "replace_if_exactly" and state.losses[HEARTS] == op.most and not state.fighting:
            ask(state, state.setup.seat_of[hero], whether_to_kite, hero)


def protects_now(state: State, hero: int) -> bool:
    """Whether a hero's printed skill is one for this kind of encounter."""
    return bool(EFFECTS[side_of(state, hero).skill].usable & encounter_kind(state))


def protect(state: State, hero: int, losses: list[int]) -> None:
    """The hearts that a printed skill prevents by itself."""
    for op in EFFECTS[side_of(state, hero).skill].ops:
        hearts = losses[HEARTS]
        if op.kind == "prevent_per":
            losses[HEARTS] -= hearts // op.value * op.most
        elif op.kind == "prevent_if_at_least":
            losses[HEARTS] -= op.most if hearts >= op.value else 0
        elif op.kind == "prevent" and op.boss_only:
            losses[HEARTS] -= op.most if state.fighting and hearts else 0


def whether_to_kite(state: State, hero: int) -> list[Move]:
    """Spend time instead of losing the one heart, or not."""
    return [(kite,), (stand,)]


def kite(state: State) -> None:
    """Time instead of a wound."""
    state.losses[HEARTS] -= 1
    state.losses[HOURGLASSES] += 1


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
    """Split wounds or poison; only the odd one is the party's choice (DECISION 18)."""
    each, odd = divmod(state.losses[icon], len(state.party))
    state.shares[icon] = [each] * len(state.party)
    if odd and len(state.party) > 1:
        ask(state, leader(state), who_takes_more, icon)
    elif odd:
        state.shares[icon][0] += odd


def who_takes_more(state: State, icon: int) -> list[Move]:
    """Choose who takes one more than the other."""
    return [(take_more, hero, icon) for hero in state.party]


def take_more(state: State, hero: int, icon: int) -> None:
    """This hero takes the odd one."""
    state.shares[icon][state.party.index(hero)] += 1


def place_losses(state: State) -> None:
    """Poison and wounds are placed together, before anybody is found dead (DECISION 20, DECISION 75)."""
    wanting = [hero for hero, tokens in zip(state.party, state.shares[POISONS], strict=True) if tokens]
    if len(wanting) > 1 and sum(state.shares[POISONS]) > state.poison_supply > 0:
        ask(state, leader(state), who_gets_tokens)
    else:
        _place(state)


def who_gets_tokens(state: State) -> list[Move]:
    """Too few poison tokens are left: choose who gets the next one; what is missing becomes wounds."""
    return [(get_tokens, hero) for hero, tokens in zip(state.party, state.shares[POISONS], strict=True) if tokens]


def get_tokens(state: State, hero: int) -> None:
    """This hero gets a token (DECISION 75)."""
    poison(state, hero, 1)
    state.shares[POISONS][state.party.index(hero)] -= 1
    state.agenda.append((place_losses,))


def _place(state: State) -> None:
    for hero, hearts, tokens in zip(state.party, state.shares[HEARTS], state.shares[POISONS], strict=True):
        poison(state, hero, tokens)
        wound(state, hero, hearts)


def after_consequences(state: State) -> None:
    """Abilities that act after the consequences ((g))."""
    time = time_afterwards(state)
    if time:
        tell_ability(state, time)
    state.agenda.append((spend_time, time))


def time_afterwards(state: State) -> int:
    """The time that Undying or Rooted takes for boxes left open: no icon, so nothing prevents it."""
    ability = ability_in_force(state)
    time = 0
    if ability.empty_time and empty_places(state):
        time += ability.empty_time
    if ability.own_wide_time:
        own = len(_own_places(state))
        wide = sum(BOXES[state.boxes[place]].wide for place in empty_places(state) if place < own)
        time += ability.own_wide_time * wide
    return time


def _own_places(state: State) -> range:
    return range(len(ENCOUNTER_BOXES[state.face[state.card]]))
