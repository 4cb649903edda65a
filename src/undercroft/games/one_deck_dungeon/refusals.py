"""Which clause forbids a move, for those who try one that is not offered; nothing is said about hidden cards."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules import effects, encounter, feats, loot, placing, potions, setup, turn
from undercroft.games.one_deck_dungeon.rules.boxes import why_not_laid
from undercroft.games.one_deck_dungeon.rules.dice import restriction_of
from undercroft.games.one_deck_dungeon.rules.facts import (
    CURE,
    DICE_COST,
    DOOR_LIMIT,
    DUNGEONS,
    EFFECTS,
    HEALING,
    HEROES,
    INVISIBILITY,
    MANA_COST,
    OPTIONS,
    POTION,
    SKILL,
    TOKEN_COST,
    TOP_LEVEL,
)
from undercroft.games.one_deck_dungeon.rules.state import (
    FACED,
    ITEM_OF,
    SKILL_OF,
    XP_CARDS,
    State,
    doors_in_play,
    level_of,
    side_of,
)
from undercroft.kernel.state import Move

FEATS = (feats.roll_stored, feats.gamble, feats.take_time, feats.bleed)
LOOT = (
    loot.take_item,
    loot.replace_item,
    loot.take_skill,
    loot.replace_skill,
    loot.take_potion,
)


def why_not(state: State, move: Move) -> str | None:
    """The clause that forbids a well-formed move, if it can be named."""
    does, args = move[0], move[1:]
    if does in (turn.explore, turn.enter, turn.flee, turn.go_down, turn.hurry_down):
        return _turn_rule(state, move)
    if does in FEATS:
        return _feat_rule(state, args[0])
    if does is encounter.choose_option and state.question is not encounter.which_option:
        return "OD-074" if state.option >= 0 else None
    if state.question in (placing.how_to_place, placing.what_to_combine) and does is placing.combine:
        return _combining_rule(state, args[0], args[1])
    if state.question is placing.how_to_place and does is placing.lay:
        return _laying_rule(state, args[0], args[1], args[2])
    if does is effects.use:
        return _use_rule(state, args[0], args[1])
    if state.question is effects.which_to_pay and does is effects.pay:
        return _payment_rule(state, args[0])
    if does is potions.drink:
        return _drinking_rule(state, args[0], args[1])
    if state.question is loot.which_loot and does in LOOT and args[0] == state.claims[0][0]:
        return _loot_rule(state, move)
    if does is loot.pay_with_card:
        known = state.question is loot.which_xp and args[0] in state.zones[XP_CARDS]
        return "OD-DECISION-30" if known else None
    if does is loot.buy_potion:
        return "OD-154" if state.level < TOP_LEVEL else None
    if state.question is setup.which_hero and does is setup.lead and args[0] == state.question_args[0]:
        return "OD-006" if args[1] in HEROES else None
    if state.question is setup.which_dungeon and does is setup.go_into:
        return "FS-024" if args[0] in DUNGEONS else None
    if state.question is encounter.who_faces_what and does is encounter.send:
        return "O4-015" if args[0] in state.zones[FACED] else None
    return None


def _leads(state: State, hero: int) -> bool:
    """Whether the seat that is asked leads this hero."""
    return 0 <= hero < state.setup.heroes and state.setup.seat_of[hero] == state.seat


# -- turns ---------------------------------------------------------------------------------------------------------


def _turn_rule(state: State, move: Move) -> str | None:
    does = move[0]
    if state.fighting:
        return "OD-DECISION-41"
    if does is turn.flee:
        return "OD-066" if state.zones[FACED] else None
    if does is turn.go_down:
        return "OD-159"
    if does is turn.hurry_down:
        return "OD-160"
    if state.question is turn.how_to_begin:
        return "OD-052"  # time comes first
    if state.question is not turn.what_to_do:
        return "OD-053" if state.floor else None  # one action a turn
    if does is turn.enter:
        return "OD-061"
    if state.stairs:
        return "OD-057"
    limit = turn.door_limit(state)
    if doors_in_play(state) < limit:
        return None
    return "OD-056" if limit == DOOR_LIMIT else "OD-060"


# -- feats ---------------------------------------------------------------------------------------------------------


def _feat_rule(state: State, hero: int) -> str | None:
    if not 0 <= hero < state.setup.heroes:
        return None
    if state.fighting:
        return None if side_of(state, hero).feat["boss"] else "OD-080"
    if state.question is not feats.which_feat:
        return "OD-077"
    if hero != state.question_args[0]:
        return "OD-079"
    return "OD-082" if side_of(state, hero).feat["kind"] == "stored" else None


# -- placing -------------------------------------------------------------------------------------------------------


def _laying_rule(state: State, hero: int, one: int, place: int) -> str | None:
    if not _leads(state, hero) or one not in state.pool[hero] or not 0 <= place < len(state.boxes):
        return None
    return why_not_laid(state, one, place) or None


def _combining_rule(state: State, hero: int, one: int) -> str | None:
    if hero not in state.party or one not in state.pool[hero]:
        return None
    if state.question is placing.how_to_place and not _leads(state, hero):
        return None
    return placing.why_not_given_up(state, hero, one) or None


# -- skills and potions --------------------------------------------------------------------------------------------


def _use_rule(state: State, hero: int, effect: int) -> str | None:
    if state.question is not placing.how_to_place or not _leads(state, hero) or hero not in state.party:
        return None
    facts = EFFECTS[effect]
    fitting = bool(facts.usable & effects.encounter_kind(state))
    if facts.cost == TOKEN_COST:
        if effect == INVISIBILITY:
            return "OD-144"
        if effect not in potions.found(state) or not state.tokens:
            return "OD-136"
        return None if fitting else "OD-102"
    if effect not in effects.owned(state, hero) or effects.is_passive(effect):
        return None
    if not fitting:
        return "OD-102"
    if (hero, effect) in state.used:
        return "OD-172" if state.fighting else "OD-101"
    return {DICE_COST: "OD-132", MANA_COST: "OD-133"}.get(facts.cost)


def _payment_rule(state: State, one: int) -> str | None:
    hero, effect = state.question_args
    if one in state.pool[hero]:
        if restriction_of(one):
            return "OD-DECISION-70"
        return "OD-133" if EFFECTS[effect].cost == MANA_COST else "OD-132"
    if any(one in pool for pool in state.pool):
        return "OD-131"
    return "OD-134" if any(one in dice for dice in state.laid) else None


def _drinking_rule(state: State, potion: int, hero: int) -> str | None:
    if not 0 <= hero < state.setup.heroes or EFFECTS[potion].cost != TOKEN_COST:
        return None
    if not state.tokens or potion not in potions.found(state):
        return "OD-136"
    if potion not in (HEALING, CURE):
        return "OD-144"
    return None if state.wounds[hero] or state.poison[hero] else "OD-DECISION-27"


# -- loot ----------------------------------------------------------------------------------------------------------


def _loot_rule(state: State, move: Move) -> str | None:
    does, card = move[0], move[1]
    face, option = state.face[card], state.claims[0][1]
    ways = OPTIONS[face]
    item = does in (loot.take_item, loot.replace_item)
    if any(way.loot for way in ways):
        if option < 0:
            return "OD-DECISION-68"
        if ways[option].loot != ("item" if item else "skill"):
            return "FS-030" if item else "FS-031"
    if does is loot.take_potion:
        return "OD-126" if POTION[face] >= 0 else "OD-DECISION-23"
    hero = move[2]
    if not 0 <= hero < state.setup.heroes:
        return None
    if not item and SKILL[face] < 0:
        return "OD-DECISION-23"
    if not item and SKILL[face] in effects.owned(state, hero):
        return "OD-125"
    if does in (loot.replace_item, loot.replace_skill):
        return "OD-DECISION-21"
    owned = state.zones[(ITEM_OF if item else SKILL_OF) + hero]
    level = level_of(state)
    return "OD-117" if len(owned) >= (level.items if item else level.skills) else None
