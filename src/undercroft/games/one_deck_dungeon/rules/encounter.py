"""An encounter from the door to the loot (OD-069 to OD-076, O4-015 to O4-020)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules import loot
from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force, tell_ability
from undercroft.games.one_deck_dungeon.rules.boxes import set_out_boxes
from undercroft.games.one_deck_dungeon.rules.consequences import suffer_consequences, would_lose_loot
from undercroft.games.one_deck_dungeon.rules.death import check_death
from undercroft.games.one_deck_dungeon.rules.dice import give_back
from undercroft.games.one_deck_dungeon.rules.events import (
    DieExiled,
    EncounterBegun,
    EncounterSkipped,
    ItemDrained,
    LootLost,
    WayChosen,
)
from undercroft.games.one_deck_dungeon.rules.facts import (
    DECK,
    EFFECTS,
    HEROIC,
    INVISIBILITY,
    IS_PERIL,
    OPTIONS,
)
from undercroft.games.one_deck_dungeon.rules.feats import offer_feats
from undercroft.games.one_deck_dungeon.rules.placing import place_dice
from undercroft.games.one_deck_dungeon.rules.potions import drinkable, found
from undercroft.games.one_deck_dungeon.rules.rolling import gather_dice
from undercroft.games.one_deck_dungeon.rules.state import DISCARD, FACED, ITEM_OF, NO_CARD, XP_CARDS, State, leader, led
from undercroft.games.one_deck_dungeon.rules.talents import talents_of
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.games.one_deck_dungeon.rules.tokens import spend_token
from undercroft.games.one_deck_dungeon.rules.wounds import poison_of_choice, wound_of_choice
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_card

SNEAKING_TIME = EFFECTS[INVISIBILITY].ops[0].most  # OD-DECISION-25


def begin(state: State) -> None:
    """The party faces the card, or in two pairs the two cards of a door; loot comes when all is over (O4-020)."""
    state.open_doors &= ~(1 << state.entered)
    state.claims = []
    state.agenda.append((loot.claim_next,))
    if state.setup.pairs:
        state.agenda.append((join_groups,))
        state.agenda.append((split_party,))
    else:
        state.agenda.append((face, state.zones[FACED][0]))


# -- four heroes ---------------------------------------------------------------------------------------------------


def split_party(state: State) -> None:
    """Ask which card comes first and who faces it (O4-015, O4-016)."""
    ask(state, leader(state), who_faces_what)


def who_faces_what(state: State) -> list[Move]:
    """Choose the card of the first encounter and the two heroes for it; of two equal cards only one is offered."""
    heroes = range(state.setup.heroes)
    return [
        (send, card, first, second)
        for card in {state.face[card]: card for card in state.zones[FACED]}.values()
        for first in heroes
        for second in heroes
        if first < second
    ]


def send(state: State, card: int, first: int, second: int) -> None:
    """Let these two heroes face this card first, then the others the other card."""
    others = [hero for hero in range(state.setup.heroes) if hero not in (first, second)]
    other_card = next(other for other in state.zones[FACED] if other != card)
    split_supply(state)
    state.agenda.append((face_as, other_card, others[0], others[1]))
    state.agenda.append((swap_groups,))
    state.agenda.append((face_as, card, first, second))


def face_as(state: State, card: int, first: int, second: int) -> None:
    """Play the encounter of one pair with its card."""
    state.party = [first, second]
    face(state, card)


def split_supply(state: State) -> None:
    """The dice of every colour are divided into two groups, one for each pair (O4-006, O4-007, OD-DECISION-50)."""
    state.aside = [count // 2 for count in state.supply]
    state.supply = [count - half for count, half in zip(state.supply, state.aside, strict=True)]


def swap_groups(state: State) -> None:
    """Give the second pair the other group of dice."""
    state.supply, state.aside = state.aside, state.supply


def join_groups(state: State) -> None:
    """Reunite the heroes and both groups of dice after the second pair."""
    state.party = list(range(state.setup.heroes))
    state.supply = [count + other for count, other in zip(state.supply, state.aside, strict=True)]
    state.aside = [0, 0, 0, 0]


# -- the steps -----------------------------------------------------------------------------------------------------


def face(state: State, card: int) -> None:
    """Put the steps of an encounter on the agenda (OD-072)."""
    state.card = card
    state.option = -1
    state.sneaking = 0
    if INVISIBILITY in found(state) and state.tokens:
        state.agenda.append((offer_to_sneak,))
    else:
        state.agenda.append((start,))


def offer_to_sneak(state: State) -> None:
    """Offer to skip to the loot with an Invisibility potion (OD-146, O4-023, OD-DECISION-25)."""
    if not state.tokens:  # drunk just now
        be_seen(state)
        return
    state.origin = (offer_to_sneak,)
    ask(state, leader(state), whether_to_sneak)


def whether_to_sneak(state: State) -> list[Move]:
    """Skip the encounter unseen, or face it."""
    return [(be_seen,), (sneak,), *drinkable(state)]


def be_seen(state: State) -> None:
    """Face the encounter."""
    state.agenda.append((start,))


def sneak(state: State) -> None:
    """Spend time and go straight to claiming the card."""
    if state.events is not None:
        state.events.append(EncounterSkipped(seen(state, state.card)))
    state.sneaking = 1
    state.claims.append((state.card, -1))
    state.card = NO_CARD
    state.agenda.append((spend_time, SNEAKING_TIME))
    spend_token(state, INVISIBILITY)


def start(state: State) -> None:
    """Clear what belongs to an encounter and lay out its steps."""
    clear(state)
    if state.events is not None:
        state.events.append(EncounterBegun(seen(state, state.card), tuple(led(state, hero) for hero in state.party)))
    state.agenda += [
        (finish_encounter,),
        (suffer_consequences,),
        (place_dice,),
        (gather_dice,),
        (offer_feats,),
        (lay_out,),
    ]
    state.agenda.append((choose_way,) if IS_PERIL[state.face[state.card]] else (start_ability,))


def clear(state: State) -> None:
    """Reset the dice, boxes, skills and prevention of an encounter."""
    state.pool = [[] for _ in range(state.setup.heroes)]
    state.used = []
    state.prevented = []
    state.rolled_ones = 0
    state.boxes = []
    state.shields = []
    state.laid = []
    state.shares = [[], [], []]


def start_ability(state: State) -> None:
    """Apply the foe's ability at the start of combat (OD-073); the party chooses the hero (OD-DECISION-11)."""
    ability = ability_in_force(state)
    drains = ability.drains and any(state.zones[ITEM_OF + hero] for hero in state.party)
    if ability.start_wounds or ability.start_time or ability.start_poison or ability.start_exile or drains:
        tell_ability(state, ability.start_time)
    if ability.start_wounds:
        wound_of_choice(state, state.party, ability.start_wounds)
    if ability.start_time:
        state.agenda.append((spend_time, ability.start_time))
    if ability.start_poison:
        poison_of_choice(state, state.party)
    if ability.start_exile and not exile_heroic(state):
        wound_of_choice(state, state.party, 1)
    if drains:
        ask(state, leader(state), which_item_is_drained)


def exile_heroic(state: State) -> bool:
    """A heroic die leaves the game (FS-020, OD-DECISION-63), if there is one."""
    if not state.supply[HEROIC]:
        return False
    state.supply[HEROIC] -= 1
    if state.events is not None:
        state.events.append(DieExiled())
    return True


def which_item_is_drained(state: State) -> list[Move]:
    """Choose the item that turns into XP."""
    return [(drain, hero, item) for hero in state.party for item in state.zones[ITEM_OF + hero]]


def drain(state: State, hero: int, card: int) -> None:
    """This item becomes XP; losing its heart can be the end (OD-179)."""
    move_card(state, card, ITEM_OF + hero, XP_CARDS)
    if state.events is not None:
        state.events.append(ItemDrained(led(state, hero), seen(state, card)))
    state.agenda.append((check_death, hero))


def choose_way(state: State) -> None:
    """Step 1 of a peril: one of two options (OD-074)."""
    state.origin = (choose_way,)
    ask(state, leader(state), which_option)


def which_option(state: State) -> list[Move]:
    """Choose the way through the peril."""
    ways: list[Move] = [(choose_option, number) for number in range(len(OPTIONS[state.face[state.card]]))]
    return [*ways, *drinkable(state)]


def way_of(state: State, option: int) -> str:
    """A way through a peril by name; both cards of a peril have the same ones."""
    return f"{DECK.ids[state.face[state.card]][:-2]}_{option}"


def choose_option(state: State, option: int) -> None:
    """Take this way: spend its time (OD-075); the other box does not exist (OD-076)."""
    state.option = option
    if state.events is not None:
        state.events.append(WayChosen(seen(state, state.card), way_of(state, option)))
    state.agenda.append((spend_time, time_of_way(state, option)))


def time_of_way(state: State, option: int) -> int:
    """The time that a way costs this party: 1 less for each hero with the Planning talent."""
    less = sum(talents_of(state, hero).way_time_less for hero in state.party)
    return max(0, OPTIONS[state.face[state.card]][option].time - less)


def lay_out(state: State) -> None:
    """Activate the boxes of this encounter."""
    set_out_boxes(state)


def finish_encounter(state: State) -> None:
    """Return all dice after the party survived, and queue the card to be claimed (OD-025, OD-113)."""
    lost = would_lose_loot(state)
    return_dice(state)
    card = state.card
    if lost:
        move_card(state, card, FACED, DISCARD)
        if state.events is not None:
            state.events.append(LootLost(seen(state, card)))
    else:
        state.claims.append((card, state.option))
    state.card = NO_CARD


def return_dice(state: State) -> None:
    """Return every die of pools and boxes to the supply (OD-025, O4-019)."""
    for dice in (*state.pool, *state.laid):
        for one in dice:
            give_back(state, one)
        dice.clear()
    state.boxes = []
    state.shields = []
    state.laid = []
