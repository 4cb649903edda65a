"""Loot: the use of a card that helps the party most on its way to the boss."""

from __future__ import annotations

from math import fsum

from undercroft.games.one_deck_dungeon.bots.observation import Observation, effect_named
from undercroft.games.one_deck_dungeon.bots.prices import prices_in
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS_OF,
    BOXES,
    COMBAT,
    DECK,
    DICE_COST,
    EFFECTS,
    ENCOUNTER_BOXES,
    FLOORS_OF,
    INVISIBILITY,
    ITEM,
    MAGIC,
    MANA_COST,
    PERIL,
    POTION,
    SKILL,
    TIME,
    XP,
    Effect,
    Op,
)
from undercroft.games.one_deck_dungeon.rules.health import HEALTH_ON_ITEM

TOKEN = 18.0
"""The worth of a potion token, which a new potion brings."""
LEVEL_ALONE = 18.0
"""The worth of a level to a hero alone, who rolls all its dice and drinks all its tokens."""
PERILS = 0.4
"""The frequency of perils, compared with fights."""
PAID = 2.2
"""The value of a die that pays: low ones pay."""
USUAL = tuple(
    sum(BOXES[box].value for boxes in ENCOUNTER_BOXES for box in boxes if BOXES[box].colour == colour)
    / sum(bool(boxes) for boxes in ENCOUNTER_BOXES)
    for colour in range(3)
)
"""The points of each colour that a foe asks for on average."""


class Needs:
    """Weights of the colours, by what the boss and the foes ask for and what the party has."""

    def __init__(self, obs: Observation) -> None:
        self.prices = prices_in(obs.dungeon)
        boxes = [*BOSS_OF[obs.dungeon].boxes, *(box for row in FLOORS_OF[obs.dungeon] for box in row.combat)]
        needed = [
            USUAL[colour] + sum(BOXES[box].value for box in boxes if BOXES[box].colour == colour) for colour in range(3)
        ]
        have = [1 + sum(hero["icons"][colour] for hero in obs.heroes) for colour in range(3)]
        ratio = [one / other for one, other in zip(needed, have, strict=True)]
        usual = fsum(ratio) / 3
        self.weight = [max(0.6, min(1.6, each / usual)) for each in ratio]
        self.weight.append(1.25)  # heroic dice fit everywhere

    def of(self, colour: int) -> float:
        """Return the worth of a point of a colour."""
        return self.prices.point * self.weight[colour] if colour >= 0 else self.prices.point


def which_loot(obs: Observation) -> int:
    """Return the most valuable use."""
    needs = Needs(obs)
    return max(range(len(obs.options)), key=lambda index: _worth(obs, needs, index))


def _worth(obs: Observation, needs: Needs, index: int) -> float:
    verb, args = obs.options[index]["verb"], obs.args(index)
    face = obs.face_of[args["card"]]
    match verb:
        case "take_item":
            return item_worth(needs, face) - 0.1 * len(obs.zones["items"][args["hero"]])
        case "replace_item":
            old = obs.face_of[args["old"]]
            if (
                ITEM[old][HEALTH_ON_ITEM] > ITEM[face][HEALTH_ON_ITEM]
                and obs.health_left(args["hero"]) <= ITEM[old][HEALTH_ON_ITEM]
            ):
                return -1.0  # the hero would die without the heart
            return item_worth(needs, face) - item_worth(needs, old) + xp_worth(obs, XP[old])
        case "take_skill":
            return skill_worth(obs, needs, EFFECTS[SKILL[face]], args["hero"])
        case "replace_skill":
            old = obs.face_of[args["old"]]
            worth = skill_worth(obs, needs, EFFECTS[SKILL[face]], args["hero"])
            return worth - skill_worth(obs, needs, EFFECTS[SKILL[old]], args["hero"]) + xp_worth(obs, XP[old])
        case "take_potion":
            return TOKEN + (4.0 if POTION[face] == INVISIBILITY else 2.0)
    return xp_worth(obs, XP[face] + (verb == "take_xp_knowing"))


def item_worth(needs: Needs, face: int) -> float:
    """Return the worth of the dice and the health of an item."""
    dice = fsum(3.5 * needs.of(colour) * count for colour, count in enumerate(ITEM[face][:3]))
    return dice + needs.prices.health * ITEM[face][HEALTH_ON_ITEM]


def xp_worth(obs: Observation, points: int) -> float:
    """Return the worth of experience, higher if it reaches the next level."""
    level, prices = obs.view["level"], prices_in(obs.dungeon)
    if not level["price"]:
        return 0.7 * prices.xp_point * points  # enough points are a potion
    left: int = level["price"] - level["xp"]
    made = LEVEL_ALONE if len(obs.heroes) == 1 else prices.level
    return prices.xp_point * min(points, left) + made * (points >= left)


def skill_worth(obs: Observation, needs: Needs, effect: Effect, hero: int) -> float:
    """Return the worth of a skill: its gain less its cost, by how often it can be used and paid."""
    often = needs.prices.often * (bool(effect.usable & COMBAT) + PERILS * bool(effect.usable & PERIL))
    worth = fsum(_op_worth(needs, op) for op in effect.ops)
    icons: list[int] = obs.heroes[hero]["icons"]
    if effect.cost == DICE_COST:
        worth -= PAID * needs.of(effect.colour) * effect.amount
        often *= _chance_to_pay(icons[effect.colour], effect.amount)
    elif effect.cost == MANA_COST:
        worth -= 0.8 * needs.of(MAGIC) * effect.amount
        often *= _chance_to_pay(icons[MAGIC], 1 + effect.amount // 4)
    return worth * often


def _chance_to_pay(icons: int, amount: int) -> float:
    return (0.1, 0.7, 0.9, 1.0)[max(0, min(3, icons - amount + 1))]


def _op_worth(needs: Needs, op: Op) -> float:
    match op.kind:
        case "gain":
            fit = 0.5 if op.restriction else 1.0
            return fit * needs.of(op.colour) * (op.value + 0.5) * op.most
        case "roll":
            return needs.of(op.colour) * 3.5 * op.most
        case "prevent":
            return 8.0 * min(op.most, 2) * (0.5 if op.icons == TIME else 1.0)
        case "increase":
            return 3.5 * min(op.most, 4)
        case "set_value":
            return 9.0 * min(op.most, 2)
        case "reroll" | "remove_poison":
            return 5.0
        case "recolor":
            return 5.0 * op.most
        case "trade":
            return 4.0
        case "choose_one":
            return 1.2 * max(fsum(_op_worth(needs, part) for part in branch) for branch in op.choices)
    return 0.0


def which_basic_skill(obs: Observation, hero: int) -> int:
    """Choose the basic skill that the hero can pay for best."""
    needs = Needs(obs)
    return max(
        range(len(obs.options)),
        key=lambda index: skill_worth(obs, needs, effect_named(obs.args(index)["skill"]), hero),
    )


def least_item(obs: Observation) -> int:
    """Choose the item that is missed least."""
    needs = Needs(obs)

    def worth(index: int) -> float:
        face = obs.face_of[obs.args(index)["card"]]
        deadly = ITEM[face][HEALTH_ON_ITEM] >= obs.health_left(obs.args(index)["hero"])
        return item_worth(needs, face) + 1000.0 * deadly

    return min(range(len(obs.options)), key=worth)


def which_hero(obs: Observation) -> int:
    """Choose a hero whose dice differ from those of the others."""
    side = "side_1p" if len(obs.heroes) == 1 else "side_2p"
    have = [0, 0, 0]
    for hero in obs.heroes:
        if hero["hero"] is not None:
            facts = DECK.printed[DECK.index[hero["hero"]]].facts[side]
            have = [have[0] + facts["strength"], have[1] + facts["agility"], have[2] + facts["magic"]]

    def worth(index: int) -> float:
        facts = DECK.printed[DECK.index[obs.args(index)["card"]]].facts[side]
        dice = [have[0] + facts["strength"], have[1] + facts["agility"], have[2] + facts["magic"]]
        return float(sum(min(3, count) for count in dice) + 0.5 * sum(dice) + facts["health"])

    return max(range(len(obs.options)), key=worth)
