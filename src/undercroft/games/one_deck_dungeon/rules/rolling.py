"""Rolling dice, effects on rolled dice, and step 3 of an encounter (OD-085 to OD-093)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.active_effects import (
    ability_in_force,
    floors_in_force,
    tell_ability,
    tell_floors,
)
from undercroft.games.one_deck_dungeon.rules.dice import (
    DIE_WORDS,
    SIDES,
    colour_of,
    die,
    drop,
    give_back,
    value_of,
    with_value,
)
from undercroft.games.one_deck_dungeon.rules.events import DiceChanged, DiceDiscarded, DiceRolled
from undercroft.games.one_deck_dungeon.rules.facts import BOXES, GREY, HEROIC, IS_PERIL, ITEM, OPTIONS
from undercroft.games.one_deck_dungeon.rules.state import ITEM_OF, State, leader, led, level_of, side_of
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.games.one_deck_dungeon.rules.wounds import poison_of_choice
from undercroft.kernel.rng import below
from undercroft.kernel.state import Move, ask


def roll(state: State, hero: int, dice: list[int]) -> None:
    """Dice are rolled into a pool."""
    tell_roll(state, hero, dice)
    take_in(state, hero, dice)


def tell_roll(state: State, hero: int, dice: list[int]) -> None:
    """Report a roll."""
    if dice and state.events is not None:
        state.events.append(DiceRolled(led(state, hero), tuple(DIE_WORDS[one] for one in dice)))


def lose(state: State, hero: int, dice: list[int]) -> None:
    """Return rolled dice to the supply before they enter a pool."""
    for one in dice:
        give_back(state, one)
    if dice and state.events is not None:
        state.events.append(DiceDiscarded(led(state, hero), tuple(DIE_WORDS[one] for one in dice)))


def take_in(state: State, hero: int, dice: list[int]) -> None:
    """Add rolled dice to a pool after all effects on rolled dice (OD-093, OD-DECISION-15)."""
    ability, floors = ability_in_force(state), floors_in_force(state)
    losing = ability.loses | floors.loses
    lost = [one for one in dice if losing >> value_of(one) & 1]
    tell_causes(state, lost)
    lose(state, hero, lost)
    ones = sum([value_of(one) == 1 for one in dice])
    state.rolled_ones += ones
    time = ones * ability.time_for_a_one
    if time:
        tell_ability(state, time)
        state.agenda.append((spend_time, time))
    kept = [one for one in dice if one not in lost]
    if floors.heroic_less:
        kept = lowered(state, hero, kept, floors.heroic_less)
    state.pool[hero] += kept


def lowered(state: State, hero: int, dice: list[int], less: int) -> list[int]:
    """Return the dice, heroic ones with a lower value."""
    lower = [with_value(one, value_of(one) - less) if colour_of(one) == HEROIC else one for one in dice]
    changed = [(old, new) for old, new in zip(dice, lower, strict=True) if old != new]
    if changed and state.events is not None:
        tell_floors(state, lambda floor: floor.heroic_less)
        was, is_now = (tuple(DIE_WORDS[one] for one in each) for each in zip(*changed, strict=True))
        state.events.append(DiceChanged(led(state, hero), was, is_now))
    return lower


def tell_causes(state: State, lost: list[int]) -> None:
    """Report why rolled dice are lost."""
    if state.events is None:
        return
    shown = 0
    for one in lost:
        shown |= 1 << value_of(one)
    if ability_in_force(state).loses & shown:
        tell_ability(state)
    if floors_in_force(state).loses & shown:
        tell_floors(state, lambda floor: floor.loses & shown)


# -- step 3 --------------------------------------------------------------------------------------------------------


def gather_dice(state: State) -> None:
    """Dice are taken, bonus dice first, a short colour in the party's order (OD-092); then all are rolled together."""
    state.agenda.append((look_at_first_roll,))
    state.agenda.append((roll_gathered,))
    for colour in reversed(range(3)):
        state.agenda.append((gather_colour, colour))
    for _ in range(level_of(state).bonus):  # OD-089, OD-DECISION-53
        state.agenda.append((share_bonus_die,))


def gather(state: State, hero: int, colour: int, count: int) -> None:
    """A hero takes dice out of the supply, as many as it holds (OD-091)."""
    taken = min(count, state.supply[colour])
    if taken:
        state.supply[colour] -= taken
        state.gathered.append((hero, colour, taken))


def roll_gathered(state: State) -> None:
    """Roll all gathered dice; nobody has seen a roll while they were shared out (OD-090)."""
    gathered, state.gathered = state.gathered, []
    for hero, colour, count in gathered:
        roll(state, hero, [die(colour, 1 + below(state, SIDES)) for _ in range(count)])


def share_bonus_die(state: State) -> None:
    """Ask the party who rolls a bonus die of the level (OD-090, OD-152)."""
    if state.supply[HEROIC]:
        ask(state, leader(state), who_rolls_bonus)


def who_rolls_bonus(state: State) -> list[Move]:
    """Choose who rolls the bonus die."""
    return [(roll_bonus, hero) for hero in state.party]


def roll_bonus(state: State, hero: int) -> None:
    """This hero rolls it."""
    gather(state, hero, HEROIC, 1)


def icons_of(state: State, hero: int, colour: int) -> int:
    """Number of dice of a colour that a hero and the hero's items give (OD-085, OD-118)."""
    items = sum([ITEM[state.face[card]][colour] for card in state.zones[ITEM_OF + hero]])
    return side_of(state, hero).dice[colour] + items


def colour_is_rolled(state: State, colour: int) -> bool:
    """Whether dice of a colour are rolled in this encounter or round."""
    return bool(state.fighting) or is_rolled_for(state.face[state.card], state.option, colour)


def is_rolled_for(face: int, option: int, colour: int) -> bool:
    """Whether dice of a colour are rolled for a card: in a peril only the colour of the way (OD-086, OD-087)."""
    return not IS_PERIL[face] or BOXES[OPTIONS[face][option].box].colour in (colour, GREY)  # OD-DECISION-14


def gather_colour(state: State, colour: int) -> None:
    """Gather the dice of one colour; if the supply is short, ask who takes first (OD-091, OD-092)."""
    if not colour_is_rolled(state, colour):
        return
    wanting = [hero for hero in state.party if icons_of(state, hero, colour)]
    if len(wanting) > 1 and sum(icons_of(state, hero, colour) for hero in wanting) > state.supply[colour]:
        ask(state, leader(state), who_takes_first, colour)
        return
    for hero in wanting:
        gather(state, hero, colour, icons_of(state, hero, colour))


def who_takes_first(state: State, colour: int) -> list[Move]:
    """Choose who takes dice of a short colour first."""
    return [(take_first, hero, colour) for hero in state.party if icons_of(state, hero, colour)]


def take_first(state: State, hero: int, colour: int) -> None:
    """Let this hero take dice first, then the other one the rest."""
    for other in sorted(state.party, key=lambda other: other != hero):
        gather(state, other, colour, icons_of(state, other, colour))


def look_at_first_roll(state: State) -> None:
    """Carry out abilities that depend on the first roll, feat dice included (OD-DECISION-15)."""
    ability = ability_in_force(state)
    if ability.ones_that_poison and state.rolled_ones >= ability.ones_that_poison:
        tell_ability(state)
        poison_of_choice(state, state.party)
    elif ability.takes_highest and any(state.pool[hero] for hero in state.party):
        ask(state, leader(state), which_die_is_ambushed)


def which_die_is_ambushed(state: State) -> list[Move]:
    """One die showing the highest value is lost; the party picks among equals."""
    highest = max(value_of(one) for hero in state.party for one in state.pool[hero])
    return [
        (lose_die, hero, one)
        for hero in state.party
        for one in dict.fromkeys(state.pool[hero])
        if value_of(one) == highest
    ]


def lose_die(state: State, hero: int, one: int) -> None:
    """This die is lost."""
    drop(state, hero, one)
    tell_ability(state)
    if state.events is not None:
        state.events.append(DiceDiscarded(led(state, hero), (DIE_WORDS[one],)))
