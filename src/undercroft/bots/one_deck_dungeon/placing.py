"""Placing dice: the best cover, and skills and potions where they cover more."""

from __future__ import annotations

from typing import Any

from undercroft.bots.one_deck_dungeon.sight import HEART_WORTH, POISON_WORTH, TIME_WORTH, Sight, effect_named, kind_of
from undercroft.games.one_deck_dungeon.facts import DICE_COST, HEART, HEROIC, MAGIC, MANA_COST, POISON, TIME, Effect
from undercroft.games.one_deck_dungeon.solver import SIDES, Laying, best_cover

EXPECTED = 4
"""What a rolled die is taken to show."""
TOKEN_WORTH = 12
"""A potion must help at least so much."""
SURE = 3
"""Skills must help more than this: dice have other uses."""


class Plan:
    """What the dice cover now, and which dice are needed for it."""

    def __init__(self, sight: Sight) -> None:
        self.targets, self.places = sight.targets()
        self.rules = sight.rules()
        self.kinds = [kind_of(word) for word in sight.dice()]
        self.armor = sight.armor_dice()
        self.worth, self.layings = best_cover(self.kinds, self.armor, self.targets, self.rules)
        used = [kind if kind >= 0 else ~kind for _, kinds in self.layings for kind in kinds]
        self.spare = self.kinds[:]
        for kind in used:
            if kind in self.spare:
                self.spare.remove(kind)

    def worth_with(self, kinds: list[int]) -> int:
        """What could be covered with other dice."""
        return best_cover(kinds, self.armor, self.targets, self.rules)[0]

    def icons_open(self, sight: Sight) -> list[int]:
        """Hearts, time and poison that this plan leaves open."""
        covered = {self.places[place] for place, _ in self.layings}
        icons = [0, 0, 0]
        for place in self.places:
            if place not in covered:
                box = sight.encounter["boxes"][place] if sight.encounter is not None else {}
                for number, name in enumerate(("hearts", "time", "poison")):
                    icons[number] += box[name]
        return icons


def how_to_place(sight: Sight) -> tuple[int, list[int]]:
    """The next action, and the dice that it will still have to name."""
    plan = Plan(sight)
    helpful = _best_skill(sight, plan)
    if helpful is not None:
        return helpful, []
    return _lay(sight, plan)


def _lay(sight: Sight, plan: Plan) -> tuple[int, list[int]]:
    for place, kinds in sorted(plan.layings, key=lambda laying: not plan.targets[laying[0]].armor):
        index = _first_step(sight, plan, (place, kinds))
        if index is not None:
            return index, [kind for kind in kinds if kind >= 0][1:]
    return sight.of_verb("had_enough")[0], []


def _first_step(sight: Sight, plan: Plan, laying: Laying) -> int | None:
    place, kinds = laying
    if kinds[0] < 0:
        return _option(sight, "put_back", ~kinds[0], None)
    if len(kinds) == 1:
        return _option(sight, "lay", kinds[0], plan.places[place])
    return _option(sight, "combine", kinds[0], None)


def _option(sight: Sight, verb: str, kind: int, box: int | None) -> int | None:
    for index in sight.of_verb(verb):
        args = sight.args(index)
        if kind_of(args["die"]) == kind and (box is None or args["box"] == box):
            return index
    return None


def _best_skill(sight: Sight, plan: Plan) -> int | None:
    best: tuple[float, int] | None = None
    for index in sight.of_verb("use"):
        effect = effect_named(sight.args(index)["skill"])
        help_ = _help(sight, plan, effect) - (TOKEN_WORTH if effect.kind == "potion" else SURE * bool(effect.amount))
        if help_ > 0 and (best is None or help_ > best[0]):
            best = (help_, index)
    return None if best is None else best[1]


def _help(sight: Sight, plan: Plan, effect: Effect) -> float:
    """By how much an effect raises what can be covered or prevented."""
    kinds = plan.kinds[:]
    colour = MAGIC if effect.cost == MANA_COST else effect.colour
    paid = 0
    for kind in sorted(kinds, key=lambda kind: (kind not in plan.spare, kind // SIDES == HEROIC, kind % SIDES)):
        if effect.cost not in (DICE_COST, MANA_COST) or paid >= effect.amount:
            break
        if kind // SIDES in (colour, HEROIC):
            kinds.remove(kind)
            paid += 1 if effect.cost == DICE_COST else kind % SIDES + 1
    prevented = 0.0
    icons = plan.icons_open(sight)
    for op in effect.ops:
        if op.kind in ("gain", "roll") and not op.restriction and not op.partner:
            kinds += [op.colour * SIDES + (op.value if op.kind == "gain" else EXPECTED) - 1] * op.most
        elif op.kind == "prevent":
            for bit, number, worth in ((HEART, 0, HEART_WORTH), (POISON, 2, POISON_WORTH), (TIME, 1, TIME_WORTH)):
                if op.icons & bit and icons[number]:
                    prevented += worth * min(icons[number], op.most)
                    break
        elif op.kind in ("increase", "set_value", "reroll") and plan.worth < sum(box.worth for box in plan.targets):
            prevented += 1.0  # it may help, and costs little
    return plan.worth_with(kinds) - plan.worth + prevented


def which_to_pay(sight: Sight) -> int:
    """A die that the best cover does not need."""
    plan = Plan(sight)

    def value(index: int) -> tuple[bool, bool, int]:
        kind = kind_of(sight.args(index)["die"])
        return kind not in plan.spare, kind // SIDES == HEROIC, kind % SIDES

    return min(sight.of_verb("pay"), key=value)


def which_dice(sight: Sight) -> int:
    """Low dice are changed or rolled again first."""
    options = sight.of_verb("pick")
    if not options:
        return sight.of_verb("enough")[0]
    lowest = min(options, key=lambda index: kind_of(sight.args(index)["die"]) % SIDES)
    stop = sight.of_verb("enough")
    return stop[0] if stop and kind_of(sight.args(lowest)["die"]) % SIDES >= EXPECTED else lowest


def which_to_combine(sight: Sight, wanted: list[int]) -> int:
    """The other dice that were planned to be combined."""
    for kind in wanted:
        for index in sight.of_verb("combine"):
            if kind_of(sight.args(index)["die"]) == kind:
                wanted.remove(kind)
                return index
    return sight.of_verb("keep_apart")[0]


def lowest_die(sight: Sight, options: list[int]) -> int:
    """The option with the lowest die."""
    args: dict[int, Any] = {index: sight.args(index) for index in options}
    return min(options, key=lambda index: kind_of(args[index]["die"]) % SIDES)
