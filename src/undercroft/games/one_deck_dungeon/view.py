"""Fields that One Deck Dungeon adds to a view: heroes, dice, boxes, doors, and the consequences so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from undercroft.games.one_deck_dungeon.campaign import marks_earned
from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force
from undercroft.games.one_deck_dungeon.rules.boss import boss_health
from undercroft.games.one_deck_dungeon.rules.boxes import is_filled, need_of, takes_first_die
from undercroft.games.one_deck_dungeon.rules.consequences import left_open, would_lose_loot
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.effects import is_idle, owned, payment, picked_dice, which_to_pay
from undercroft.games.one_deck_dungeon.rules.encounter import time_of_way
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS_OF,
    BOXES,
    COLOURS,
    DECK,
    DOOR_LIMIT,
    EFFECTS,
    FLOORS_OF,
    GREY,
    MANA_COST,
    OPTIONS,
    TOP_LEVEL,
)
from undercroft.games.one_deck_dungeon.rules.floors import EFFECTS_OF
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.loot import price_of_level, total_xp
from undercroft.games.one_deck_dungeon.rules.losses import time_afterwards
from undercroft.games.one_deck_dungeon.rules.placing import how_to_place, who_acts_next
from undercroft.games.one_deck_dungeon.rules.potions import found, healed_now
from undercroft.games.one_deck_dungeon.rules.rolling import icons_of, is_rolled_for
from undercroft.games.one_deck_dungeon.rules.state import DOOR, FACED, NO_CARD, State, leader, level_of, side_of
from undercroft.games.one_deck_dungeon.rules.time_track import tokens_for_wounds, wounds_of_waiting
from undercroft.games.one_deck_dungeon.rules.turn import door_limit, face_or_flee, time_of_turn
from undercroft.games.one_deck_dungeon.solver.consequences import foreseen, foreseen_health, foreseen_poison_wounds
from undercroft.games.one_deck_dungeon.solver.coverable import is_coverable, taken_from_pools, waits_for_armor
from undercroft.games.one_deck_dungeon.solver.fatal import fatal, is_deadly
from undercroft.games.one_deck_dungeon.solver.shortage import shortages

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import (
        Afterwards,
        Boss,
        Box,
        Dungeon,
        Encounter,
        Extras,
        Hero,
        Level,
        Payment,
        Waiting,
    )


def view_fields(state: State, seat: int | None) -> Extras:
    """Return the fields that One Deck Dungeon adds to a view."""
    return {
        "floor": state.floor,
        "turn": state.turn,
        "leader": leader(state),
        "dungeon": shown_dungeon(state),
        "heroes": [shown_hero(state, hero) for hero in range(state.setup.heroes)],
        "level": shown_level(state),
        "tokens": state.tokens,
        "found": [EFFECTS[potion].id for potion in found(state)] if state.dungeon >= 0 else [],
        "supply": state.supply[:],
        "short": shortages(state),
        "poison_supply": state.poison_supply,
        "stairs": bool(state.stairs),
        "stair_tokens": state.stair_tokens,
        "stairs_hold": tokens_for_wounds(state.setup.heroes),
        "waiting": shown_waiting(state),
        "door_limit": door_limit(state) if state.dungeon >= 0 else DOOR_LIMIT,
        "open_doors": [door for door in range(DOOR_LIMIT) if state.zones[DOOR + door] and state.open_doors & 1 << door],
        "entered": state.entered if state.question is face_or_flee else None,
        "faced_door": state.entered if state.zones[FACED] else None,
        "encounter": shown_encounter(state),
        "fatal": [{"option": one.option, "heroes": one.heroes, "rescue": one.rescue} for one in fatal(state)],
        "boss": shown_boss(state),
        "marks": None if state.result is None else marks_earned(state),
    }


def shown_waiting(state: State) -> Waiting | None:
    """Return the cost at the start of another turn at the stairs: time, and the wounds that it brings."""
    if not state.stairs:
        return None
    time = time_of_turn(state)
    return {"time": time, "wounds": wounds_of_waiting(state, time)}


def shown_dungeon(state: State) -> Dungeon | None:
    """Return the dungeon card and which of its floors are in force (OD-164)."""
    if state.dungeon < 0:
        return None
    floors = FLOORS_OF[state.dungeon]
    return {
        "card": DECK.ids[state.dungeon],
        "floors": [
            {
                "name": floor.name,
                "effect": floor.effect,
                "lasts": effect.lasts,
                "in_force": number < state.floor and not state.fighting,
                "combat": [shown_box(box) for box in floor.combat],
                "peril": [shown_box(box) for box in floor.peril],
            }
            for number, (floor, effect) in enumerate(zip(floors, EFFECTS_OF[state.dungeon], strict=True))
        ],
    }


def shown_box(number: int) -> Box:
    """Return a printed box."""
    box = BOXES[number]
    return {
        "colour": "any" if box.colour == GREY else COLOURS[box.colour],
        "value": box.value,
        "wide": box.wide,
        "armor": box.armor,
        "hearts": box.hearts,
        "time": box.time,
        "poison": box.poison,
        "skull": box.skull,
    }


def shown_hero(state: State, hero: int) -> Hero:
    """Return a hero with icons, health, skills and dice."""
    if state.hero[hero] < 0:
        return unchosen_hero(state.setup.seat_of[hero])
    side = side_of(state, hero)
    in_encounter = bool(state.boxes) or state.card != NO_CARD
    used = {effect for user, effect in state.used if user == hero and in_encounter}
    return {
        "seat": state.setup.seat_of[hero],
        "hero": DECK.ids[state.hero[hero]],
        "icons": [icons_of(state, hero, colour) for colour in range(3)],
        "wounds": state.wounds[hero],
        "health": health_of(state, hero),
        "poison": state.poison[hero],
        "heals": healed_now(state, hero),
        "feat": side.feat["id"],
        "stored": state.stored[hero],
        "skills": [EFFECTS[effect].id for effect in owned(state, hero)],
        "talents": [EFFECTS[talent].id for talent in state.talents[hero]],
        "idle": [EFFECTS[effect].id for effect in owned(state, hero) if is_idle(state, effect)],
        "used": [EFFECTS[effect].id for effect in sorted(used)],
        "pool": [DIE_WORDS[die] for die in state.pool[hero]],
    }


def unchosen_hero(seat: int) -> Hero:
    """Return the hero of a seat that has not chosen one yet."""
    return {
        "seat": seat,
        "hero": None,
        "icons": [0, 0, 0],
        "wounds": 0,
        "health": 0,
        "poison": 0,
        "heals": 0,
        "feat": "",
        "stored": 0,
        "skills": [],
        "talents": [],
        "idle": [],
        "used": [],
        "pool": [],
    }


def shown_level(state: State) -> Level:
    """Return the level card and the XP towards the next level."""
    level = level_of(state)
    return {
        "level": state.level,
        "top": state.level == TOP_LEVEL,
        "items": level.items,
        "skills": level.skills,
        "bonus": level.bonus,
        "xp": total_xp(state),
        "price": price_of_level(state),
    }


def shown_encounter(state: State) -> Encounter | None:
    """Return the encounter or boss round: the party, the boxes, and the consequences if it stopped now."""
    if not state.boxes and state.card == NO_CARD:
        return None
    picked = [[hero, DIE_WORDS[one]] for hero, one in (*state.mixing, *picked_dice(state))]
    prevented = [list(entry) for entry in state.prevented]
    health = [list(span) for span in foreseen_health(state)] if state.boxes else []
    return {
        "card": None if state.card == NO_CARD else DECK.lying_open(state.card, state.face[state.card]),
        "way_times": times_of_ways(state),
        "way_dice": dice_of_ways(state),
        "option": None if state.option < 0 else state.option,
        "party": state.party[:],
        "boxes": [
            {
                **shown_box(number),
                "value": need_of(state, BOXES[number]),
                "armor": bool(state.shields[place]),
                "dice": [DIE_WORDS[die] for die in state.laid[place]],
                "filled": is_filled(state, place),
                "first_die": first_die(state, place),
                "takes": taken_from_pools(state, place),
                "waits": waits_for_armor(state, place),
                "coverable": is_coverable(state, place),
            }
            for place, number in enumerate(state.boxes)
        ],
        "picked": cast("list[tuple[int, str]]", picked),
        "payment": shown_payment(state),
        "others_act": others_act(state),
        "prevented": cast("list[tuple[int, int]]", prevented),
        "consequences": foreseen(state) if state.boxes else [0, 0, 0],
        "poison_wounds": foreseen_poison_wounds(state),
        "afterwards": shown_afterwards(state),
        "health": cast("list[tuple[int, int]]", health),
        "loot_lost": bool(state.boxes) and would_lose_loot(state),
        "deadly": is_deadly(state),
    }


def others_act(state: State) -> bool:
    """True if another seat would act next when the seat that places dice stops now (OD-DECISION-16)."""
    return state.question is how_to_place and bool(who_acts_next(state))


def shown_payment(state: State) -> Payment | None:
    """Return the cost of the skill or potion that is being paid for, and the amount paid."""
    if state.question is not which_to_pay:
        return None
    cost = EFFECTS[state.question_args[1]]
    need, paid = payment(state)
    return {"of": "mana" if cost.cost == MANA_COST else COLOURS[cost.colour], "need": need, "paid": paid}


def shown_afterwards(state: State) -> Afterwards | None:
    """Return the ability that takes time after the consequences, and the time ((g) of OD-DECISION-19)."""
    time = time_afterwards(left_open(state), ability_in_force(state)) if state.boxes else 0
    return {"ability": ability_in_force(state).id, "time": time} if time else None


def times_of_ways(state: State) -> list[int]:
    """Return the time that each way through the peril costs this party; an empty list for a foe."""
    ways = OPTIONS[state.face[state.card]] if state.card != NO_CARD else ()
    return [time_of_way(state, option) for option in range(len(ways))]


def dice_of_ways(state: State) -> list[list[list[int]]]:
    """Return the dice by way through the peril, hero of the party and colour; an empty list for a foe."""
    face = state.face[state.card] if state.card != NO_CARD else -1
    return [
        [
            [icons_of(state, hero, colour) * is_rolled_for(face, option, colour) for colour in range(3)]
            for hero in state.party
        ]
        for option in range(len(OPTIONS[face]) if face >= 0 else 0)
    ]


def first_die(state: State, place: int) -> Literal["due", "taken"] | None:
    """Return `due` if the boss will take the first die laid on a box, `taken` if it has (OD-DECISION-71)."""
    if not takes_first_die(state, place):
        return None
    return "taken" if place in state.taken else "due"


def shown_boss(state: State) -> Boss | None:
    """Return the boss, or None before the party fights it."""
    if not state.fighting:
        return None
    boss = BOSS_OF[state.dungeon]
    return {
        "id": boss.id,
        "ability": boss.ability,
        "wounds": min(state.boss_wounds, boss_health(state)),  # OD-DECISION-36
        "health": boss_health(state),
        "reborn": bool(state.reborn),
        "round": state.round,
    }
