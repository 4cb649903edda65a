"""Skills, potions and talents: paying for them, and carrying out their operations one after another."""

from __future__ import annotations

from functools import cache

from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force, tell_ability
from undercroft.games.one_deck_dungeon.rules.dice import (
    ALL_DICE,
    DIE_WORDS,
    SIDES,
    colour_of,
    die,
    drop,
    gain,
    give_back,
    restriction_of,
    take,
    throw,
    value_of,
    with_value,
)
from undercroft.games.one_deck_dungeon.rules.events import DiceChanged, IconsPrevented, SkillUsed
from undercroft.games.one_deck_dungeon.rules.facts import (
    ARMOR_ONLY,
    BOSS,
    COLOURS,
    COMBAT,
    DICE_COST,
    EFFECTS,
    HEROIC,
    IS_PERIL,
    MAGIC,
    MANA_COST,
    MANA_ONLY,
    PERIL,
    SKILL,
    TIME,
    TOKEN_COST,
    Effect,
    Op,
)
from undercroft.games.one_deck_dungeon.rules.losses import prevention
from undercroft.games.one_deck_dungeon.rules.potions import cleanse_one_of, found
from undercroft.games.one_deck_dungeon.rules.rolling import roll
from undercroft.games.one_deck_dungeon.rules.state import SKILL_OF, State, led, side_of
from undercroft.games.one_deck_dungeon.rules.time_track import spend_time
from undercroft.games.one_deck_dungeon.rules.tokens import spend_token
from undercroft.kernel.rng import below
from undercroft.kernel.state import Move, ask

PASSIVE = frozenset(("prevent_per", "replace_if_exactly", "prevent_if_at_least", "forbid_other_prevent"))
"""Operations that act by themselves in the consequences step."""
MAIN = -1
"""The branch number of the operations outside any branch."""


def encounter_kind(state: State) -> int:
    """Combat, peril or boss round."""
    if state.fighting:
        return BOSS
    return PERIL if IS_PERIL[state.face[state.card]] else COMBAT


def owned(state: State, hero: int) -> list[int]:
    """A hero's skills: the printed one, those claimed as loot, a basic one, and talents with an icon (OC-014)."""
    effects = [side_of(state, hero).skill]  # OD-DECISION-3
    effects += [SKILL[state.face[card]] for card in state.zones[SKILL_OF + hero]]
    if state.gifts[hero] >= 0:
        effects.append(state.gifts[hero])
    return effects + [talent for talent in state.talents[hero] if EFFECTS[talent].ops]


def is_passive(effect: int) -> bool:
    """Whether an effect is never used by hand."""
    return any(op.kind in PASSIVE for op in EFFECTS[effect].ops)


def usable(state: State, hero: int) -> list[Move]:
    """The skills that a hero can use and pay for now (OD-128)."""
    kind = encounter_kind(state)
    return [(use, hero, effect) for effect in owned(state, hero) if not why_not_used(state, hero, effect, kind)]


def why_not_used(state: State, hero: int, effect: int, kind: int) -> str:
    """The clause that forbids a hero to use a skill of their own in an encounter of this kind; empty if it may be."""
    facts = EFFECTS[effect]
    if is_passive(effect):
        return "OD-DECISION-79"
    if not facts.usable & kind:
        return "OD-102"
    if (hero, effect) in state.used:
        return "OD-172" if state.fighting else "OD-101"
    if not can_pay(state, hero, effect):
        return clause_of_cost(facts)
    if only_cleanses(effect) and not any(state.poison[other] for other in state.party):
        return "OD-DECISION-76"
    return ""


def only_cleanses(effect: int) -> bool:
    """Whether an effect does nothing but remove poison."""
    return all(op.kind == "remove_poison" for op in EFFECTS[effect].ops)


def drinkable_now(state: State, hero: int) -> list[Move]:
    """The potions that a hero can use in this step (OD-103, OD-129)."""
    if not state.tokens:
        return []
    kind = encounter_kind(state)
    return [(use, hero, potion) for potion in found(state) if not why_not_for_potion(potion, kind)]


def why_not_for_potion(potion: int, kind: int) -> str:
    """The clause that forbids to use a potion in step 4 of an encounter of this kind; empty if it may be used."""
    usable = EFFECTS[potion].usable
    return "" if usable & kind else "OD-102" if usable else "OD-144"


# -- paying --------------------------------------------------------------------------------------------------------


def payment(state: State) -> tuple[int, int]:
    """The cost of the effect that is being paid for, in dice or in mana, and the amount paid so far."""
    cost = EFFECTS[state.question_args[1]]
    paid = sum(value_of(one) for one in state.picked) if cost.cost == MANA_COST else len(state.picked)
    return cost.amount, paid


def is_idle(state: State, effect: int) -> bool:
    """Whether an effect would do nothing now: against a boss there is no time to prevent (OD-DECISION-38)."""
    return bool(state.fighting) and all(op.kind == "prevent" and op.icons == TIME for op in EFFECTS[effect].ops)


def means(state: State, hero: int, effect: int) -> list[int]:
    """The dice that could pay for an effect: those of the hero's own pool (OD-131, OD-134)."""
    paying = dice_that_pay(effect)
    return [one for one in state.pool[hero] if paying >> one & 1]  # OD-042: gained ones too (OD-137)


@cache
def dice_that_pay(effect: int) -> int:
    """All dice that may pay for an effect, as a mask of their numbers."""
    return sum([1 << one for one in ALL_DICE if not why_not_paid(EFFECTS[effect], one)])


def why_not_paid(effect: Effect, one: int) -> str:
    """The clause that forbids to pay for an effect with a die of the pool; empty if it may pay."""
    in_mana = effect.cost == MANA_COST
    if restriction_of(one) & (ARMOR_ONLY if in_mana else ARMOR_ONLY | MANA_ONLY):
        return "OD-DECISION-70"
    if colour_of(one) not in (MAGIC if in_mana else effect.colour, HEROIC):  # OD-049
        return clause_of_cost(effect)
    return ""


def clause_of_cost(effect: Effect) -> str:
    """The clause about costs of this kind: dice of a colour, or mana."""
    return "OD-133" if effect.cost == MANA_COST else "OD-132"


def can_pay(state: State, hero: int, effect: int) -> bool:
    """Whether a hero's own pool can pay the cost."""
    cost = EFFECTS[effect]
    if cost.cost == DICE_COST:
        return len(means(state, hero, effect)) >= cost.amount
    if cost.cost == MANA_COST:
        return sum(value_of(one) for one in means(state, hero, effect)) >= cost.amount
    return True


def use(state: State, hero: int, effect: int) -> None:
    """Use a skill, talent or potion: pay first, then carry it out (OD-100)."""
    state.picked = []
    state.agenda.append((pay_for, hero, effect))


def pay_for(state: State, hero: int, effect: int) -> None:
    """Ask for dice until the cost is paid; then carry the effect out."""
    cost = EFFECTS[effect]
    if (cost.cost == DICE_COST and len(state.picked) < cost.amount) or (
        cost.cost == MANA_COST and sum(value_of(one) for one in state.picked) < cost.amount
    ):
        ask(state, state.setup.seat_of[hero], which_to_pay, hero, effect)
        return
    for one in state.picked:
        drop(state, hero, one)  # OD-023: back in the supply at once
    state.picked = []
    _begin(state, hero, effect)


def which_to_pay(state: State, hero: int, effect: int) -> list[Move]:
    """Choose a die that pays, even more than needed (OD-DECISION-28), or cancel."""
    left = means(state, hero, effect)
    for one in state.picked:
        left.remove(one)
    return [*((pay, one) for one in dict.fromkeys(left)), (think_better,)]


def pay(state: State, die: int) -> None:
    """Pay with this die."""
    hero, effect = state.question_args
    state.picked.append(die)
    state.agenda.append((pay_for, hero, effect))


def picked_dice(state: State) -> list[tuple[int, int]]:
    """The dice picked so far to pay or to be changed, each with its hero."""
    if state.question in (which_to_pay, which_dice):
        return [(state.question_args[0], one) for one in state.picked]
    return []


def think_better(state: State) -> None:
    """Cancel the use before a die is paid."""
    state.picked = []
    state.agenda.append(state.origin)


def _begin(state: State, hero: int, effect: int) -> None:
    facts = EFFECTS[effect]
    state.agenda.append(state.origin)
    state.gained = []
    state.agenda.append((run_op, hero, effect, 0, MAIN))
    if facts.cost == TOKEN_COST:
        spend_token(state, effect)
        return
    state.used.append((hero, effect))
    state.had_enough = 0  # seats that had enough may react (OD-DECISION-16)
    if state.events is not None:
        state.events.append(SkillUsed(led(state, hero), facts.id))
    time = ability_in_force(state).skill_time
    if time:
        tell_ability(state, time)
        state.agenda.append((spend_time, time))


# -- operations ----------------------------------------------------------------------------------------------------


def op_at(effect: int, index: int, branch: int) -> Op | None:
    """An operation of an effect, in its main line or in a branch that was chosen."""
    ops = EFFECTS[effect].ops
    if branch != MAIN:
        ops = ops[branch >> 4].choices[branch & 15]
    return ops[index] if index < len(ops) else None


def partner_of(state: State, hero: int) -> int:
    """The other hero of the encounter; only the card sides for two heroes refer to it."""
    return next(other for other in state.party if other != hero)


def run_op(state: State, hero: int, effect: int, index: int, branch: int) -> None:
    """Carry out one operation, and then the next."""
    op = op_at(effect, index, branch)
    if op is None:
        return
    state.agenda.append((run_op, hero, effect, index + 1, branch))
    whose = partner_of(state, hero) if op.partner else hero
    if op.kind == "gain":
        for _ in range(op.most):
            one = gain(state, whose, op.colour, op.value, op.restriction)
            if one:
                state.gained.append(one)
    elif op.kind == "roll":
        roll(state, whose, throw(state, op.colour, op.most))  # OD-043
    elif op.kind == "prevent":
        prevent(state, hero, op)
    elif op.kind == "remove_poison":
        cleanse_one_of(state, state.party)  # O4-017
    elif op.kind == "choose_one":
        ask(state, state.setup.seat_of[hero], which_way, hero, effect, index)
    elif op.kind in ("increase", "set_value", "reroll", "recolor", "trade"):
        state.picked = []
        state.agenda.append((choose_dice, whose, effect, index, branch))
    else:
        raise RuntimeError(f"{EFFECTS[effect].id} has an operation that cannot be used here: {op.kind}")


def prevent(state: State, hero: int, op: Op) -> None:
    """Record icons to be ignored in the consequences (OD-142)."""
    icons, amount = prevention(op, EFFECTS[side_of(state, hero).skill].ops, bool(state.fighting))
    if icons:
        state.prevented.append((icons, amount))
        if state.events is not None:
            state.events.append(IconsPrevented(led(state, hero), amount))


def which_way(state: State, hero: int, effect: int, index: int) -> list[Move]:
    """Choose one of the branches of an effect."""
    op = EFFECTS[effect].ops[index]
    return [(choose_way, choice) for choice in range(len(op.choices))]


def choose_way(state: State, choice: int) -> None:
    """Carry out this branch."""
    hero, effect, index = state.question_args
    state.agenda.append((run_op, hero, effect, 0, index << 4 | choice))


# -- dice that an operation touches --------------------------------------------------------------------------------


def matching(state: State, hero: int, op: Op) -> list[int]:
    """The dice of a pool that an operation may touch and that are not picked yet."""
    if op.gained:
        dice = [one for one in state.gained if one in state.pool[hero]]
    else:
        dice = [
            one
            for one in state.pool[hero]
            if op.colours >> colour_of(one) & 1
            and op.values >> value_of(one) & 1
            and not (restriction_of(one) and op.kind in ("recolor", "trade"))  # OD-DECISION-70
        ]
    for one in state.picked:
        dice.remove(one)
    if op.one_value and state.picked:
        dice = [one for one in dice if value_of(one) == value_of(state.picked[0])]
    return dice


def choose_dice(state: State, hero: int, effect: int, index: int, branch: int) -> None:
    """A hero picks dice for an operation, as many as it touches and as there are (OD-DECISION-70, OD-DECISION-81)."""
    op = op_at(effect, index, branch)
    assert op is not None
    dice = matching(state, hero, op)
    if op.everything:
        state.picked = dice
    elif dice and len(state.picked) < op.most:
        must = len(state.picked) + len(dice) <= op.least  # no choice is left
        if not must:
            ask(state, state.setup.seat_of[hero], which_dice, hero, effect, index, branch)
            return
        state.picked += dice
    change_dice(state, hero, op)


def which_dice(state: State, hero: int, effect: int, index: int, branch: int) -> list[Move]:
    """Pick one of this hero's dice, or stop if enough are picked."""
    op = op_at(effect, index, branch)
    assert op is not None
    moves: list[Move] = [(pick, one) for one in dict.fromkeys(matching(state, hero, op))]
    return [*moves, (enough,)] if len(state.picked) >= op.least else moves


def pick(state: State, die: int) -> None:
    """Pick this die."""
    state.picked.append(die)
    hero, effect, index, branch = state.question_args
    state.agenda.append((choose_dice, hero, effect, index, branch))


def enough(state: State) -> None:
    """Pick no more dice."""
    hero, effect, index, branch = state.question_args
    op = op_at(effect, index, branch)
    assert op is not None
    change_dice(state, hero, op)


def change_dice(state: State, hero: int, op: Op) -> None:
    """Change the picked dice as the operation says."""
    picked, state.picked = state.picked, []
    if not picked:
        return
    pool = state.pool[hero]
    if op.kind == "reroll":  # OD-141
        for one in picked:
            pool.remove(one)
        roll(state, hero, [die(colour_of(one), 1 + below(state, SIDES), restriction_of(one)) for one in picked])
        return
    if op.kind == "trade":
        for one in picked:
            drop(state, hero, one)
        for _ in picked:
            gain(state, hero, COLOURS.index("strength"), op.value)
        return
    if op.kind == "recolor":
        for one in reversed(picked):
            state.agenda.append((recolour, hero, one, op.to_colours))
        return
    changed: list[int] = []
    for one in picked:
        new = with_value(one, value_of(one) + op.value if op.kind == "increase" else op.value)
        pool[pool.index(one)] = new
        changed.append(new)
    if state.events is not None:
        state.events.append(
            DiceChanged(
                led(state, hero), tuple(DIE_WORDS[one] for one in picked), tuple(DIE_WORDS[one] for one in changed)
            )
        )


def recolour(state: State, hero: int, one: int, colours: int) -> None:
    """Exchange a die for one of another colour with the same value (OD-DECISION-70)."""
    choices = [colour for colour in range(4) if colours >> colour & 1 and colour != colour_of(one)]
    if len(choices) > 1:
        ask(state, state.setup.seat_of[hero], which_colour, hero, one, colours)
    else:
        _turn_into(state, hero, one, choices[0])


def which_colour(state: State, hero: int, die: int, colours: int) -> list[Move]:
    """Choose the new colour of a die."""
    return [
        (turn_into, colour)
        for colour in range(4)
        if colours >> colour & 1 and colour != colour_of(die) and state.supply[colour]
    ] or [(turn_into, colour_of(die))]


def turn_into(state: State, colour: int) -> None:
    """Turn the die into one of this colour."""
    hero, one, _ = state.question_args
    _turn_into(state, hero, one, colour)


def _turn_into(state: State, hero: int, one: int, colour: int) -> None:
    give_back(state, one)
    new = one
    if take(state, colour):
        new = die(colour, value_of(one))
    else:
        take(state, colour_of(one))
    pool = state.pool[hero]
    pool[pool.index(one)] = new
    if new != one and state.events is not None:
        state.events.append(DiceChanged(led(state, hero), (DIE_WORDS[one],), (DIE_WORDS[new],)))
