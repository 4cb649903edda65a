"""Potions of the party and their use (OD-103, OD-120, OD-136, OD-144)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.facts import CURE, EFFECT_OF, EFFECTS, HEALING, POTION
from undercroft.games.one_deck_dungeon.rules.healing import heal_points, remove_poison
from undercroft.games.one_deck_dungeon.rules.state import POTIONS, State, leader
from undercroft.games.one_deck_dungeon.rules.storing import waiting_for
from undercroft.games.one_deck_dungeon.rules.tokens import curable, spend_token
from undercroft.kernel.state import Move, ask

ANTIDOTE = EFFECT_OF["potion_antidote"]
ANTIDOTE_TOKENS = EFFECTS[ANTIDOTE].ops[0].most
AT_ANY_TIME = (HEALING, CURE)  # OD-144


def turn_potion(state: State) -> int:
    """The potion of the turn card, which is found from the start (OD-011, FS-006)."""
    return CURE if state.setup.cure else HEALING


def found(state: State) -> list[int]:
    """The potions that a token can pay for: the turn card's, the basic one, those found as loot (OD-040, FS-004)."""
    potions = [turn_potion(state)]  # FS-028; a basic one lies beside it (OD-DECISION-58)
    if state.basic_potion >= 0:
        potions.append(state.basic_potion)
    return potions + [POTION[state.face[card]] for card in state.zones[POTIONS]]


def drinkable(state: State) -> list[Move]:
    """The offers to drink a potion now: if it helps a hero, or if its use stores a die for a feat."""
    if not state.tokens:
        return []
    moves: list[Move] = []
    waiting = waiting_for(state, "potion_used")
    for potion in found(state):
        if potion in AT_ANY_TIME:
            moves += [(drink, potion, hero) for hero in curable(state) or waiting]
        elif potion == ANTIDOTE and (any(state.poison) or waiting):
            moves.append((take_antidote, potion))
    return moves


def why_not_drunk(state: State, potion: int, hero: int) -> str:
    """The clause that forbids a hero to drink a potion at a moment for it; empty if it may be drunk."""
    if not state.tokens or potion not in found(state):
        return "OD-136"
    if potion not in AT_ANY_TIME:
        return "OD-144"
    return "" if hero in (curable(state) or waiting_for(state, "potion_used")) else "OD-DECISION-76"


def why_not_antidote(state: State, potion: int) -> str:
    """The clause that forbids to take an antidote at a moment for it; empty if it may be taken."""
    if not state.tokens or potion not in found(state):
        return "OD-136"
    if potion != ANTIDOTE:
        return "OD-144"
    return "" if any(state.poison) or waiting_for(state, "potion_used") else "OD-DECISION-76"


def pause(state: State) -> None:
    """Offer potions (OD-144); ask only if one would help."""
    state.origin = (pause,)
    ask(state, leader(state), whether_to_drink)


def whether_to_drink(state: State) -> list[Move]:
    """Drink something, or nothing more."""
    return [(drink_nothing,), *drinkable(state)]


def drink_nothing(state: State) -> None:
    """Go on without a potion."""


def drink(state: State, potion: int, hero: int) -> None:
    """One hero heals (OD-145); then the question is asked again."""
    state.agenda.append(state.origin)
    state.agenda.append((heal_points, hero, points_of(state, potion)))
    spend_token(state, potion)


def points_of(state: State, potion: int) -> int:
    """The points that Cure or Healing heals now."""
    return healed_by(potion, at_start=bool(state.at_start))


def healed_by(potion: int, at_start: bool) -> int:
    """The points that Cure or Healing heals: Healing heals more at the start of a turn (OD-DECISION-26)."""
    return EFFECTS[potion].ops[0 if at_start else -1].most


def healed_now(state: State, hero: int) -> int:
    """The wounds and poison that the turn card's potion would take off a hero now (OD-DECISION-27, FS-018)."""
    points = points_of(state, turn_potion(state))
    return min(points, state.wounds[hero] + state.poison[hero])


def take_antidote(state: State, potion: int) -> None:
    """Up to two poison tokens of the party go; then the question is asked again."""
    state.agenda.append(state.origin)
    state.agenda.append((antidote, ANTIDOTE_TOKENS))
    spend_token(state, potion)


def antidote(state: State, count: int) -> None:
    """Remove poison tokens one by one from heroes of the party's choice."""
    if count and any(state.poison):
        state.agenda.append((antidote, count - 1))
        cleanse_one_of(state, list(range(state.setup.heroes)))


def cleanse_one_of(state: State, heroes: list[int]) -> None:
    """Remove a poison token from one of these heroes, of the party's choice (OD-DECISION-76)."""
    state.chosen_among = [hero for hero in heroes if state.poison[hero]]
    ask(state, leader(state), whom_to_cleanse)


def whom_to_cleanse(state: State) -> list[Move]:
    """Choose the hero who loses a poison token."""
    return [(cleanse_hero, hero) for hero in state.chosen_among]


def cleanse_hero(state: State, hero: int) -> None:
    """This hero loses a poison token."""
    remove_poison(state, hero, 1)
