"""Who fights, and how a fight is put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots import skills
from undercroft.games.dragon_tower.bots.memory import Memory, Plan
from undercroft.games.dragon_tower.bots.party import Party
from undercroft.games.dragon_tower.bots.payment import Bill

if TYPE_CHECKING:
    from random import Random

    from undercroft.games.dragon_tower.bots.assignment import Battle
    from undercroft.games.dragon_tower.bots.observation import Observation
    from undercroft.games.dragon_tower.view_types import Fight

STARTS: Final = 10
"""From how many random sharings out a room is studied."""
WORSE: Final = 1.0
"""By how much a fight must spoil the best plan for a hero to refuse it."""
PATIENCE: Final = 8
"""How often a bot withdraws while nothing changes; then it fights whatever the outcome."""


def who_fights(sight: Observation, memory: Memory, chance: Random) -> int:
    """The next fight of the plan for this room."""
    heal = skills.healing(sight)
    if heal is not None:
        return heal
    memory.asked_again()
    if memory.plan is None or not memory.plan.covers(sight):
        memory.plan = make_plan(sight, memory, chance)
    index = next_fight(sight, memory)
    memory.proposal = sight.options[index]["text"]
    return index


def next_fight(sight: Observation, memory: Memory) -> int:
    """The option that gets the plan on: solo fights, then pairs; else any that was not refused."""
    plan = memory.plan
    assert plan is not None
    texts = sight.texts
    wanted = [f"fight_alone hero={hero} foe={foe}" for hero, foes in plan.solo.items() for foe in foes]
    wanted += ["pair_up"] if plan.pairs else []
    wanted += [f"fight_together first={one} second={other} foe={foe}" for one, other, foe in plan.pairs]
    wanted += ["pair_up", "go_it_alone"]
    for text in wanted:
        if text in texts and text not in memory.refused:
            return texts[text]
    options = sight.forward()
    return next((index for index in options if sight.options[index]["text"] not in memory.refused), options[0])


def make_plan(sight: Observation, memory: Memory, chance: Random) -> Plan:
    """Study the room and share out its opponents."""
    party = Party(sight)
    battle = party.battle(sight.room)
    restrict(sight, party, battle, memory.refused)
    _, way = battle.study(chance, STARTS)
    return Plan(party, battle, way)


def restrict(sight: Observation, party: Party, battle: Battle, refused: set[str]) -> None:
    """Keep to the places that the stage, the plan made when surrounded, and refusals leave open."""
    heroes = party.heroes
    fixed = {entry[0]: tuple(entry[1:]) for entry in sight.view["plan"]}
    alone = [place for place, hero in enumerate(heroes) if may_fight_alone(sight, hero.number)]
    for index, foe in enumerate(battle.foes):
        names = {place: f"fight_alone hero={heroes[place].number} foe={foe.id}" for place in alone}
        for number, (one, other) in enumerate(battle.pairs):
            first, second = heroes[one].number, heroes[other].number
            names[len(heroes) + number] = f"fight_together first={first} second={second} foe={foe.id}"
        places = [place for place, name in names.items() if name not in refused]
        bound = fixed.get(foe.id)
        if bound is not None and all(sight.heroes[number].health > 0 for number in bound):
            seats = tuple(party.place_of(number) for number in bound)
            places = [seats[0] if len(seats) == 1 else len(heroes) + battle.pairs.index((seats[0], seats[1]))]
        battle.allowed[index] = places or battle.allowed[index]


def may_fight_alone(sight: Observation, hero: int) -> bool:
    """Whether a hero can take on opponents alone in this stage."""
    if sight.stage == "solo":
        return not sight.heroes[hero].fought
    return sight.stage == "leftovers"


# -- putting a fight together ----------------------------------------------------------------------------------------


def how_to_fight(sight: Observation, memory: Memory, chance: Random) -> int:
    """Opponents to add, skills, cards, and then settle the fight, pass it on or withdraw."""
    fight = sight.fight
    assert fight is not None
    texts = sight.texts
    stubborn = memory.withdrawals >= PATIENCE
    if len(fight["heroes"]) == 1:
        group = wanted_group(sight, memory, chance, fight)
        if group is None and "withdraw" in texts and not stubborn:
            return withdraw(sight, memory)
        for foe in group or ():
            if f"face_too foe={foe}" in texts:
                return texts[f"face_too foe={foe}"]
    bill = Bill(sight, fight)
    step = bill.next_step()
    if step is not None:
        return step
    if "withdraw" in texts and not stubborn:
        return withdraw(sight, memory)
    return bill.last_resort()


def withdraw(sight: Observation, memory: Memory) -> int:
    """Take everything back and remember having done so."""
    memory.withdrawals += 1
    memory.plan = None
    return sight.texts["withdraw"]


def wanted_group(sight: Observation, memory: Memory, chance: Random, fight: Fight) -> list[int] | None:
    """The opponents that the hero should fight alone, or None if somebody else had better do so."""
    hero: int = fight["heroes"][0]
    facing = [foe["id"] for foe in fight["foes"]]
    group = memory.plan.solo.get(hero) if memory.plan is not None else None
    if group is not None and set(facing) <= set(group):
        return group
    party = Party(sight)
    place = party.place_of(hero)
    battle = party.battle(sight.room)
    restrict(sight, party, battle, memory.refused)
    free_cost, _ = battle.study(chance, STARTS // 2)
    for index, foe in enumerate(battle.foes):
        if foe.id in facing:
            battle.allowed[index] = [place]
        elif sight.stage == "solo" and place not in battle.allowed[index] and f"face_too foe={foe.id}" in sight.texts:
            battle.allowed[index].append(place)
    cost, way = battle.study(chance, STARTS // 2)
    if cost > free_cost + WORSE:
        return None
    memory.plan = Plan(party, battle, way)
    return memory.plan.solo[hero]
